"""What a seat can believe of what it cannot see: exact chances over the possible deals of KNO-7, all weighing alike.

With `reads` the others' acts count too: face-down cards and unseen pairs are weighed by how well they fit to them.
"""

from dataclasses import dataclass, replace
from typing import Any

from stockpile.bots import implied_cards
from stockpile.bots.act_odds import ActOdds, by_company, summed
from stockpile.bots.card_odds import InvestorOdds, unseen_commerce
from stockpile.bots.holdings import Halves
from stockpile.bots.pair_odds import Chances, PairOdds
from stockpile.bots.strategy_odds import StrategyOdds
from stockpile.engine import ids
from stockpile.engine.names import CARDS, HELD, MARKET
from stockpile.engine.setup.boxes import box_of
from stockpile.engine.setup.setup import Setup
from stockpile.engine.view import View

Sheet = dict[str, Any]


@dataclass(frozen=True)
class Beliefs:
    """Chances by key. A card that the seat can name has one entry with chance 1; impossible things have none."""

    forecasts: dict[str, Chances]  # by company: this round's forecast
    pairs: list[dict[str, Chances]]  # for each pair of the round: its company and its forecast
    piles: list[list[Chances]]  # for each pile and each card of it
    hands: list[list[Chances]]  # for each seat and each market card in its hand
    commerce_hands: list[list[Chances]]  # the same for commerce cards
    holdings: list[dict[str, dict[int, float]]]  # for each seat and kind: how many are in the regular half
    deck: Chances  # the next market card
    commerce_deck: Chances  # the next commerce card
    opening: list[Chances]  # opening cards that one seat has drawn and is about to lay
    investors: list[list[Chances]]  # for each seat: each investor that it was dealt and has not shown
    chosen: list[Chances]  # for each seat: how likely it has chosen that investor, before choices are shown
    strategies: list[Chances]  # for each seat: how likely it has that strategy in hand
    strategy_discards: list[Chances]  # for each seat: how likely it has discarded that strategy
    strategy_deck: Chances  # the next strategy

    def expected(self, seat: int, key: str) -> float:
        """How many cards of a kind the seat is expected to have in the regular half."""
        return sum(count * chance for count, chance in self.holdings[seat].get(key, {}).items())

    def to_dict(self) -> dict[str, Any]:
        """The same as plain JSON: counts become text."""
        counts = [{key: {str(n): p for n, p in row.items()} for key, row in seat.items()} for seat in self.holdings]
        return {**{name: getattr(self, name) for name in self.__dataclass_fields__}, "holdings": counts}


def beliefs(view: View, reads: str | None = None) -> Beliefs:
    """What the seat of a view, or a spectator, can believe.

    `reads` says whose acts are read: `"trader"` as if all others were traders, `"anyone"` as if they were any of our
    bots; without it nobody's acts count, and all deals that agree with the view are equally likely.
    """
    if not isinstance(view, View):
        raise TypeError(f"view: a View is needed, not {type(view).__name__}")
    plain = _by_chance(view)
    return plain if reads is None else _read(view, plain, reads)


def _read(view: View, plain: Beliefs, reads: str) -> Beliefs:
    """Piles, pairs and forecasts in the light of what the others did."""
    acts = ActOdds(view, reads)
    piles = [[acts.card(at, slot, card) for slot, card in enumerate(row)] for at, row in enumerate(plain.piles)]
    joint = [acts.pair(at, pair["company"], pair["forecast"]) for at, pair in enumerate(plain.pairs)]
    return replace(
        plain,
        piles=piles,
        pairs=[{"company": summed(odds, 0), "forecast": summed(odds, 1)} for odds in joint],
        forecasts=by_company(joint, plain.forecasts) if joint else plain.forecasts,
    )


def _by_chance(view: View) -> Beliefs:
    """Over all possible deals alike."""
    setup, sheet = view.setup, view._state.sheet()
    pairs, investors = PairOdds(setup, sheet), InvestorOdds(setup, sheet)
    strategies = StrategyOdds(setup, sheet, implied_cards.drawer_of(view._state))
    halves = Halves(view._state, implied_cards.bound_seat(view._state), implied_cards.bound_cards(view._state))
    hidden, goods = _face_down(setup, sheet, halves), unseen_commerce(setup, sheet)
    return Beliefs(
        forecasts=pairs.by_company(),
        pairs=pairs.by_pair(),
        piles=[_named(row, n, hidden) for row, n in _piles(setup, sheet)],
        hands=[_named(sheet["hand"][seat], sheet["hand_n"][seat], hidden) for seat in setup.seats],
        commerce_hands=[_named(sheet["commerce_hand"][s], sheet["commerce_n"][s], goods) for s in setup.seats],
        holdings=[{HELD[held]: halves.counts(seat, held) for held in range(ids.HELD)} for seat in setup.seats],
        deck=hidden if sheet["deck_at"] < sheet["deck_n"] else {},
        commerce_deck=goods if sheet["commerce_at"] < sheet["commerce_size"] else {},
        opening=_named(sheet["opening"], sheet["opening_n"], hidden),
        investors=investors.dealt(),
        chosen=investors.chosen(),
        strategies=strategies.hands(),
        strategy_discards=strategies.discards(),
        strategy_deck=strategies.deck(),
    )


def _piles(setup: Setup, sheet: Sheet) -> list[tuple[list[int], int]]:
    return list(zip(sheet["pile_card"], sheet["pile_n"], strict=True))[: box_of(setup).piles]


def _named(row: list[int], size: int, hidden: Chances) -> list[Chances]:
    return [{CARDS[card]: 1.0} if card else dict(hidden) for card in row[:size]]


def _face_down(setup: Setup, sheet: Sheet, halves: Halves) -> Chances:
    """What any market card in a pile, a hand or the deck can be that the observer cannot name."""
    left = {kind: halves.left(kind) for kind in range(1, ids.MARKET)}
    if sheet["stage"] == ids.SETUP and setup.starting_cards and setup.chance != "asked":
        for company in setup.table.companies:  # starting cards are out of the deck before they are dealt (SET-6)
            left[MARKET.index(company)] -= setup.players / len(setup.table.companies)
    total = sum(left.values())
    return {MARKET[kind]: cards / total for kind, cards in left.items() if cards > 1e-9}
