"""Which answers of the table can occur with a setup: each kind of answer has its conditions in one table."""

from collections.abc import Callable

from stockpile.engine import ids
from stockpile.engine.declared import answers, asks
from stockpile.engine.declared.keys import LAID
from stockpile.engine.names import WAYS
from stockpile.engine.setup.actions import ACTIONS, POWER_BLOCKS, STRATEGY_VERBS, Action
from stockpile.engine.setup.given import Given
from stockpile.engine.setup.lineup import lineup_of
from stockpile.engine.setup.table import Table, table_of

May = Callable[[Given, Action], bool]
ALWAYS = {verb for ask in asks.EVERY if not ask.module for verb in ask.verbs}
# Verbs that only a module asks for, only the chance seat is asked for, and whose numbers are those of seats.
OF_MODULE = {verb: ask.module for ask in asks.ASKS for verb in ask.verbs if verb not in ALWAYS}
CHANCE = {verb for ask in asks.ASKS if ask.is_chance for verb in ask.verbs}
TO_SEATS = {block.verb for block in answers.BLOCKS if block.numbers is answers.SEATS}
# Verbs of picks that answer nothing else.
PICKS = {verb for ask in asks.PICKS for verb in ask.verbs} - {verb for ask in asks.ASKS for verb in ask.verbs}


def occurring(setup: Given) -> list[int]:
    """The ids of the answers that can occur."""
    kinds = kinds_of(setup)
    return [action.id for action in ACTIONS if _is_there(setup, kinds, action) and _may(setup, action)]


def kinds_of(setup: Given) -> set[str]:
    """What is on the table for an answer to name."""
    table = table_of(setup)
    return {*table.companies, *_kinds_in_deck(table), *_kinds_of_modules(setup), *WAYS}


def _is_there(setup: Given, kinds: set[str], action: Action) -> bool:
    """Whether what the answer names is there: the card, the pile, the space of its track."""
    table = table_of(setup)
    if action.verb in ("boom", "bust") and action.verb not in kinds:
        return False
    return (
        (action.card is None or action.card in kinds or action.verb in POWER_BLOCKS)
        and (action.pile is None or action.pile < setup.players * table.meeples)
        and (action.space is None or action.space < len(table.bids))
    )


def _may(setup: Given, action: Action) -> bool:
    """Whether anything can ask for such an answer."""
    if action.verb in POWER_BLOCKS:
        return _may_power(setup, action)
    if action.verb in OF_MODULE and OF_MODULE[action.verb] not in setup.modules:
        return False
    if action.verb in CHANCE and setup.chance != "asked":
        return False
    if action.verb in TO_SEATS and (action.number or 0) > setup.players:
        return False
    may = CONDITIONS.get(action.verb)
    return may is None or may(setup, action)


def _may_pick(setup: Given, action: Action) -> bool:
    piles = setup.players * table_of(setup).meeples
    is_there = action.verb != "pick pile" or (action.number or 0) <= piles
    return ("investors" in setup.modules or "strategies" in setup.modules) and is_there


def _may_power(setup: Given, action: Action) -> bool:
    """Whether the investor or strategy that the answer names is in play."""
    cards = lineup_of(setup)
    if action.verb in ("investor", "strategy") and setup.chance != "asked":
        return False
    if action.verb in STRATEGY_VERBS:
        number = (action.power or 0) - ids.INVESTORS
        return number in cards.strategies or any(number in row for row in cards.fixed_strategies)
    number = action.power or 0
    given = any(number in row for row in cards.fixed_investors)
    return number in cards.investors or (given and action.verb == "use")


def _with(module: str) -> May:
    return lambda setup, _: module in setup.modules


# The verbs that not every setup asks for, beyond what asks and blocks say of them.
CONDITIONS: dict[str, May] = {
    "up": lambda setup, _: table_of(setup).up > 0,
    "down": lambda setup, _: table_of(setup).down > 0,
    "claim": lambda setup, action: (action.number or 0) <= table_of(setup).stocks,
    "first": lambda setup, _: setup.first is None,
    "start": lambda setup, _: setup.starting_cards,
    **dict.fromkeys(PICKS, _may_pick),
    **dict.fromkeys(("take-company", "take-forecast"), _with("investors")),
}


def _kinds_in_deck(table: Table) -> list[str]:
    kinds = list(table.companies) if table.stocks else []
    kinds += [f"fee{i + 1}" for i, copies in enumerate(table.fees) if copies]
    return kinds + ["boom"] * bool(table.booms) + ["bust"] * bool(table.busts)


def _kinds_of_modules(setup: Given) -> list[str]:
    kinds = list(table_of(setup).forecasts)
    if "dice" in setup.modules:
        dice = setup.printed["dice"]["faces"][: len(table_of(setup).companies)]
        kinds = [*kinds, *(face for die in dice for face in die)]
    return kinds + [card for module, cards in LAID.items() if module in setup.modules for card in cards]
