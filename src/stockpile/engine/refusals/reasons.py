"""Says why an answer is not allowed: the rule and a key for the words. Reads only what the asked seat knows."""

from collections.abc import Callable, Mapping
from typing import Any

from stockpile.engine import ids
from stockpile.engine.declared import asks
from stockpile.engine.names import ASKS, CARDS, COMPANIES, HELD, WAYS
from stockpile.engine.question import Refusal
from stockpile.engine.refusals import bids, cards
from stockpile.engine.setup.actions import ACTIONS, Action
from stockpile.engine.setup.boxes import box_of
from stockpile.engine.setup.setup import Setup
from stockpile.engine.state import State

ASKED = {ask.key: ask for ask in asks.EVERY}
Sheet = Mapping[str, Any]
Reason = Callable[[Sheet, Setup, int, Action], Refusal]


def unreadable(text: object) -> Refusal:
    """Not an answer of the table at all."""
    return Refusal("RND-2", "no-such-answer", given=str(text)[:80])


def game_over() -> Refusal:
    """Nobody is asked any more."""
    return Refusal("RND-4", "game-over")


def not_asked(seat: object) -> Refusal:
    """Another seat is asked."""
    return Refusal("RND-1", "not-your-turn", seat=seat)


def explain(state: State, setup: Setup, seat: int, given: int) -> Refusal:
    """The reason for an answer that is not in the legal list of the seat's question."""
    sheet: dict[str, Any] = state.sheet()
    ask = ASKS[sheet["ask"]]
    if isinstance(given, bool) or not isinstance(given, int) or not 0 <= given < len(ACTIONS):
        return unreadable(given)
    action = ACTIONS[given]
    if action.verb not in ASKED[ask].verbs or _is_other_sort(ask, action):
        return _other_question(sheet, ask, action)
    if action.pile is not None and action.pile >= setup.players * setup.table.meeples:
        return Refusal("SUP-1", "no-such-pile", pile=action.pile)
    powered = cards.explain(state, setup, sheet, ask, seat, action)
    if powered is not None:
        return powered
    if ask in REASONS:
        return REASONS[ask](sheet, setup, seat, action)
    return Refusal(ASKED[ask].deck_rule, "not-in-deck", verb=action.verb)


def _other_question(sheet: Sheet, ask: str, action: Action) -> Refusal:
    rule = ASKED[ask].rule
    if sheet["ask"] > ids.ASK_PICK:
        rule = cards.rule_of(sheet)
    elif ask == "lay" and sheet["stage"] == ids.FIRST_CARD_STAGE:
        rule = "FPC-1"
    return Refusal(rule, "other-question", ask=ask, verb=action.verb)


def _is_other_sort(ask: str, action: Action) -> bool:
    """Whether the words are right but what they are about is not: the same verb picks companies and ways."""
    if ask == "pick-way":
        return action.card not in WAYS
    if ask == "pick-company" and action.verb == "pick":
        return action.card in WAYS
    if ask in ("offer", "offer-goods") and action.verb == "offer":
        return (action.card in HELD) != (ask == "offer")
    return False


def _place(sheet: Sheet, setup: Setup, seat: int, action: Action) -> Refusal:
    hand = [CARDS[kind] for kind in sheet["hand"][seat] if kind]
    if action.card not in hand:
        return Refusal("SUP-2", "not-in-hand", card=action.card)
    next_verb = "up" if len(hand) > setup.table.down else "down"
    return Refusal("SUP-3", f"place-{next_verb}-now", card=action.card)


def _action(sheet: Sheet, setup: Setup, seat: int, action: Action) -> Refusal:
    if action.card not in setup.table.companies:
        return Refusal("SET-4", "no-such-company", company=action.card)
    return Refusal("ACT-1", "no-such-action-card", card=action.verb)


def _bonds(sheet: Sheet, setup: Setup, seat: int, action: Action) -> Refusal:
    box = box_of(setup)
    wanted = action.number or 0
    left = int(setup.printed["bonds"]["cards"]) - sum(sheet["bonds"])
    if wanted > left:
        return Refusal("BON-1", "too-few-bonds", bonds=wanted, left=left)
    return Refusal("BON-1", "too-little-cash", value=wanted * box.bond_price, cash=sheet["cash"][seat], promised=0)


def _lay(sheet: Sheet, setup: Setup, seat: int, action: Action) -> Refusal:
    hand = [CARDS[kind] for kind in sheet["commerce_hand"][seat][: sheet["commerce_n"][seat]]]
    if sheet["stage"] == ids.FIRST_CARD_STAGE:
        return Refusal("FPC-1", "lay-first-card", card=action.card)
    if action.card not in hand:
        return Refusal("COM-2", "not-in-hand", card=action.card)
    return Refusal("COM-3", "other-pile", pile=action.pile)


def _sell(sheet: Sheet, setup: Setup, seat: int, action: Action) -> Refusal:
    if action.verb == "sell":
        return Refusal("SEL-1", "no-such-card", company=action.card)
    return Refusal("SEL-2", "no-such-split-card", company=action.card)


def _claim(sheet: Sheet, setup: Setup, seat: int, action: Action) -> Refusal:
    stock = sheet["about"][sheet["depth"] - 1]
    most = sheet["regular"][seat][stock] - sheet["known"][ids.PUBLIC][seat][stock]
    return Refusal("MOV-6", "too-many-claimed", company=COMPANIES[stock], cards=action.number, most=most)


def _give(sheet: Sheet, setup: Setup, seat: int, action: Action) -> Refusal:
    return Refusal("FPC-2", "no-such-seat", seat=(action.number or 0) - 1)


REASONS: dict[str, Reason] = {
    "place": _place,
    "bid": bids.market_bid,
    "action": _action,
    "sell": _sell,
    "claim": _claim,
    "bonds": _bonds,
    "lay": _lay,
    "give": _give,
}
