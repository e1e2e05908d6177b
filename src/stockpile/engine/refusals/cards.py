"""Why an answer about an investor or a strategy is not allowed."""

from collections.abc import Callable, Mapping
from typing import Any

from stockpile.engine import ids
from stockpile.engine.names import COMPANIES, STAGES
from stockpile.engine.question import Refusal
from stockpile.engine.refusals import bids
from stockpile.engine.rules import card, flow, investors, powers
from stockpile.engine.setup import roster
from stockpile.engine.setup.actions import Action
from stockpile.engine.setup.setup import Setup
from stockpile.engine.state import State, pack

Sheet = Mapping[str, Any]
PLENTY = 30000
WINDOWS = {"bidding-ended": ids.DEMAND, "end-of-demand": ids.DEMAND, "end-of-selling": ids.SELLING}


def rule_of(sheet: Sheet) -> str:
    """The rule of the card whose question is open."""
    return _rule(sheet["about"][sheet["depth"] - 1])


def _rule(number: int) -> str:
    return f"{'STR' if number >= ids.INVESTORS else 'INV'}:{roster.key_of(number)}"


def explain(state: State, setup: Setup, sheet: Sheet, ask: str, seat: int, action: Action) -> Refusal | None:
    """The reason, if the answer or the question is one of investors or strategies."""
    if action.verb == "use":
        return _use(state, setup, sheet, seat, action)
    if action.verb == "play":
        return _play(state, setup, sheet, seat, action)
    if action.verb == "choose":
        dealt = [kind - 1 for kind in sheet["dealt"][seat] if kind]
        key = "already-chosen" if action.power in dealt else "not-dealt"
        return Refusal("INV-1", key, card=action.key)
    if action.verb == "drop":
        return Refusal("STR-1", "no-such-strategy", card=action.key)
    if ask == "investor-bid":
        return bids.investor_bid(sheet, setup, seat, action)
    if ask == "use":
        owned = [kind - 1 for kind in sheet["investor"][seat] if kind and card.is_must(kind - 1)]
        return Refusal("INV-4", "must-use", card=roster.key_of(owned[0]))
    if ask == "action":
        return _action(sheet, action)
    if sheet["ask"] > ids.ASK_PICK:
        return _pick(state, sheet, seat, action)
    return None


def _action(sheet: Sheet, action: Action) -> Refusal | None:
    if action.verb == "done":
        return Refusal("ACT-1", "action-cards-left")
    return Refusal("STR-7", "stock-locked", company=action.card) if _is_locked(sheet, action) else None


def _use(state: State, setup: Setup, sheet: Sheet, seat: int, action: Action) -> Refusal:
    number = action.power or 0
    kinds = sheet["investor"][seat]
    if number + 1 not in kinds:
        return Refusal("INV-4", "not-your-investor", card=action.key)
    stage = STAGES[sheet["stage"]]
    if card.stage_of(number) != WINDOWS.get(stage, sheet["stage"]):
        return Refusal("INV-3", "not-now", card=action.key)
    if sheet["used"][seat] >> kinds.index(number + 1) & 1:
        return Refusal("INV-5", "already-used", card=action.key)
    return _unusable(state, setup, sheet, seat, number)


def _play(state: State, setup: Setup, sheet: Sheet, seat: int, action: Action) -> Refusal:
    number = action.power or 0
    if sheet["strategy_at"][number - ids.INVESTORS] != seat + 1:
        return Refusal("STR-1", "no-such-strategy", card=action.key)
    most = investors.plays(state, seat)
    if sheet["plays"][seat] >= most:
        return Refusal("STR-2", "already-played", most=most)
    return _unusable(state, setup, sheet, seat, number)


def _unusable(state: State, setup: Setup, sheet: Sheet, seat: int, number: int) -> Refusal:
    """Too little cash, or no target: with more money it would be the one or the other."""
    least = _least_cash(state, sheet, seat, lambda other: bool(powers.is_usable(other, number, seat)))
    if least is None:
        return Refusal(_play_rule(number), "no-target", card=roster.key_of(number))
    return _cannot_pay(sheet, seat, number, least)


def _play_rule(number: int) -> str:
    return "STR-2" if number >= ids.INVESTORS else "INV-4"


def _cannot_pay(sheet: Sheet, seat: int, number: int, least: int) -> Refusal:
    cash = sheet["cash"][seat]
    return Refusal(_play_rule(number), "cannot-pay", card=roster.key_of(number), value=least, cash=cash)


def _least_cash(state: State, sheet: Sheet, seat: int, works: Callable[[State], bool]) -> int | None:
    """The least cash with which something would work; None if no money helps."""
    rich = state.sheet()
    other = State(state.box)

    def works_with(cash: int) -> bool:
        rich["cash"][seat] = cash
        other.load(pack(rich))
        return works(other)

    if not works_with(PLENTY):
        return None
    low, high = 0, PLENTY
    while low < high:
        middle = (low + high) // 2
        low, high = (low, middle) if works_with(middle) else (middle + 1, high)
    return low


def _pick(state: State, sheet: Sheet, seat: int, action: Action) -> Refusal:
    """What is wrong with a pick: it is too dear, the thing is not there, or the card does not allow it."""
    about = sheet["about"][sheet["depth"] - 1]
    least = _least_cash(state, sheet, seat, lambda other: action.id in flow.legal_answers(other, seat))
    if least is not None:
        return _cannot_pay(sheet, seat, about, least)
    if action.verb == "pick" and card.is_mover(about) and _is_locked(sheet, action):
        return Refusal("STR-7", "stock-locked", company=action.card)
    return _not_there(sheet, seat, action) or Refusal(rule_of(sheet), "not-this-one", card=roster.key_of(about))


def _not_there(sheet: Sheet, seat: int, action: Action) -> Refusal | None:
    """Whether the thing itself cannot be picked, whatever the card."""
    rule, number = rule_of(sheet), (action.number or 0) - 1
    if action.verb == "take" and action.card in COMPANIES:
        lies = sheet["discard"][COMPANIES.index(action.card) + 1] > 0
        return Refusal("STR-2" if lies else rule, "just-given-up" if lies else "not-in-discard", company=action.card)
    if action.verb == "pick pair" and number < len(sheet["pair_up"]) and sheet["pair_up"][number]:
        return Refusal(rule, "open-pair")
    if action.verb == "pick player" and number == seat:
        return Refusal(rule, "own-seat")
    if action.verb == "pick card":
        return Refusal(rule, "no-such-slot", number=number + 1)
    return None


def _is_locked(sheet: Sheet, action: Action) -> bool:
    """Whether the answer names a stock that no card may move."""
    return action.card in COMPANIES and bool(sheet["locked"] >> COMPANIES.index(action.card) & 1)
