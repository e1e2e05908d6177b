"""What a seat can believe of what it cannot see: exact chances over the possible deals of KNO-7, all weighing alike."""

from dataclasses import dataclass
from typing import Any

from stockpile.bots.holdings import Halves
from stockpile.bots.odds import Odds
from stockpile.engine import ids, resample
from stockpile.engine.names import CARDS, COMMODITIES, COMPANIES, FORECASTS, HELD, MARKET
from stockpile.engine.setup import box_of, commerce_copies_of
from stockpile.engine.view import View

Chances = dict[str, float]
PAIRLESS = (ids.SETUP, ids.BONDS, ids.DICE, ids.INFORMATION, ids.ROUND_END, ids.GAME_END, ids.OVER)


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

    def expected(self, seat: int, key: str) -> float:
        """How many cards of a kind the seat is expected to have in the regular half."""
        return sum(count * chance for count, chance in self.holdings[seat].get(key, {}).items())

    def to_dict(self) -> dict[str, Any]:
        """The same as plain JSON: counts become text."""
        counts = [{key: {str(n): p for n, p in row.items()} for key, row in seat.items()} for seat in self.holdings]
        return {**{name: getattr(self, name) for name in self.__dataclass_fields__}, "holdings": counts}


def beliefs(view: View) -> Beliefs:
    """What the seat of a view, or a spectator, can believe."""
    if not isinstance(view, View):
        raise TypeError(f"view: a View is needed, not {type(view).__name__}")
    sheet = view._state.sheet()
    odds = Odds().of(view._state)
    hidden = {MARKET[kind]: chance for kind, chance in enumerate(odds.face_down()) if chance > 0}
    goods = _goods(view, sheet)
    return Beliefs(
        forecasts=_forecasts(view, odds.forecasts()),
        pairs=_pairs(view, sheet),
        piles=[
            [_named(card, hidden) for card in sheet["pile_card"][pile][: sheet["pile_n"][pile]]]
            for pile in range(box_of(view.setup).piles)
        ],
        hands=_hands(view, sheet["hand"], sheet["hand_n"], hidden),
        commerce_hands=_hands(view, sheet["commerce_hand"], sheet["commerce_n"], goods),
        holdings=_holdings(view, sheet),
        deck=hidden if sheet["deck_at"] < sheet["deck_n"] else {},
    )


def _named(card: int, hidden: Chances) -> Chances:
    return {CARDS[card]: 1.0} if card else dict(hidden)


def _hands(view: View, hands: list[list[int]], sizes: list[int], hidden: Chances) -> list[list[Chances]]:
    return [[_named(card, hidden) for card in hands[seat][: sizes[seat]]] for seat in view.setup.seats]


def _forecasts(view: View, rows: list[list[float]]) -> dict[str, Chances]:
    return {
        company: {FORECASTS[f]: p for f, p in enumerate(rows[COMPANIES.index(company)]) if p > 0}
        for company in view.setup.table.companies
    }


def _pairs(view: View, sheet: dict[str, Any]) -> list[dict[str, Chances]]:
    """Companies and forecasts that are not known are spread evenly over the places that are open."""
    if sheet["stage"] in PAIRLESS:
        return []
    companies, forecasts = sheet["pair_company"], sheet["pair_forecast"]
    rolled = [FORECASTS[f] for f in sheet["rolled"]] if "dice" in view.setup.modules else view.setup.table.forecasts
    left = [key for key in view.setup.table.companies if COMPANIES.index(key) + 1 not in companies]
    cards = list(rolled)
    for forecast in forecasts:
        if forecast:
            cards.remove(FORECASTS[forecast])
    return [
        {
            "company": {COMPANIES[companies[i] - 1]: 1.0} if companies[i] else _evenly(left),
            "forecast": {FORECASTS[forecasts[i]]: 1.0} if forecasts[i] else _evenly(cards),
        }
        for i in range(len(view.setup.table.companies))
    ]


def _evenly(keys: list[str]) -> Chances:
    chances: Chances = {}
    for key in keys:
        chances[key] = chances.get(key, 0.0) + 1 / len(keys)
    return chances


def _goods(view: View, sheet: dict[str, Any]) -> Chances:
    """Commerce cards that the observer cannot see, each as likely as the others."""
    left = {CARDS[kind]: copies for kind, copies in enumerate(commerce_copies_of(view.setup)) if copies}
    seen = [CARDS[card] for pile, size in zip(sheet["pile_card"], sheet["pile_n"], strict=True) for card in pile[:size]]
    for seat in view.setup.seats:
        seen += [key for key, owned in zip(COMMODITIES, sheet["commodities"][seat], strict=True) for _ in range(owned)]
        seen += ["tax"] * sheet["taxes"][seat]
        seen += [CARDS[card] for card in sheet["commerce_hand"][seat] if card]
    for key in seen:
        if key in left:
            left[key] -= 1
    total = sum(left.values())
    return {key: count / total for key, count in left.items() if count > 0}


def _holdings(view: View, sheet: dict[str, Any]) -> list[dict[str, dict[int, float]]]:
    halves = Halves(sheet, view.setup, resample.bound_to_act(view._state))
    return [{HELD[held]: halves.counts(seat, held) for held in range(ids.HELD)} for seat in view.setup.seats]
