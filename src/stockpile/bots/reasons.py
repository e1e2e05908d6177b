"""Why an answer is good or bad: keys of the catalogues with numbers that anybody can work out from the view."""

from dataclasses import dataclass
from functools import cached_property
from typing import Any

from stockpile.bots.beliefs import Beliefs, beliefs
from stockpile.bots.card_values import card_values_of
from stockpile.bots.goods import worth as goods_worth
from stockpile.engine.names import COMPANIES, FEES, FORECASTS
from stockpile.engine.setup.actions import ACTIONS, Action
from stockpile.engine.setup.boxes import box_of
from stockpile.engine.view import View

HIDDEN = "?"
OVER = ("movement", "round-end", "game-end", "over")


@dataclass(frozen=True)
class Reason:
    """A key and its numbers; companies and cards are given by their keys, piles count from 1, money has one decimal."""

    key: str
    args: dict[str, Any]

    def to_dict(self) -> dict[str, Any]:
        """As plain JSON."""
        return {"key": self.key, "args": self.args}


class Reasons:
    """One view, looked at for reasons."""

    def __init__(self, view: View) -> None:
        self.setup = view.setup
        self.seat = view.seat
        self.view = view.to_dict()
        self._view = view

    def of(self, given: int) -> tuple[Reason, ...]:
        """Why this answer; an ask that is not known here has no reasons, only numbers."""
        action = ACTIONS[given]
        told = getattr(self, "_" + action.verb.replace("-", "_"), None)
        return tuple(told(action)) if told is not None else ()

    @cached_property
    def beliefs(self) -> Beliefs:
        """What the seat can believe."""
        return beliefs(self._view)

    # What things are worth

    def price(self, company: str) -> int:
        """The price now."""
        return int(self.view["market"][company]["price"])

    def after(self, company: str, split: bool = False) -> float:
        """What a card is expected to bring if it is kept through Movement and then sold."""
        space = self.view["market"][company]["space"]
        tables, stock = card_values_of(self.setup), COMPANIES.index(company)
        if self.view["phase"] in OVER:
            return float(self.price(company) * (2 if split else 1))
        chances = self.beliefs.forecasts[company]
        return sum(
            chance * tables.after(0, stock, space, FORECASTS.index(forecast))[split]
            for forecast, chance in chances.items()
        )

    def card(self, key: str) -> float:
        """What a card of a pile is worth this round: the better of selling and keeping; action cards count nothing."""
        if key == HIDDEN:
            return sum(chance * self.card(kind) for kind, chance in self.beliefs.deck.items())
        if key in self.setup.table.companies:
            return max(float(self.price(key)), self.after(key))
        if key in FEES:
            return -float(self.setup.table.fee_values[FEES.index(key)])
        if self.view.get("commerce") and key not in ("boom", "bust", "first"):
            mine = self.view["commerce"][self.seat]
            return float(goods_worth(self.setup, mine, [key]) - goods_worth(self.setup, mine))
        return 0.0

    def pile(self, number: int, *, openly: bool = False) -> float:
        """What the cards of a pile are worth to the seat, or to one who knows only what lies open."""
        return sum(
            self.card(HIDDEN if openly and not card["up"] else card["card"]) for card in self.view["piles"][number]
        )

    def shares(self, company: str) -> int:
        """The seat's shares."""
        cards = self.view["regular"][self.seat]["cards"].get(company, 0)
        return int(cards + 2 * self.view["split"][self.seat].get(company, 0))

    # Reasons by answer

    def _bid(self, action: Action) -> list[Reason]:
        assert action.pile is not None and action.space is not None
        worth, cost = self.pile(action.pile), self.setup.table.bids[action.space]
        waiting = sum(self.view["off"]) - 1 + (self.view["bids"][action.pile] is not None)
        return [
            Reason("hint-pile-worth", {"pile": action.pile + 1, "worth": round(worth, 1)}),
            Reason("hint-bid-leaves", {"gain": round(worth - cost, 1), "cash": self.view["cash"][self.seat] - cost}),
            Reason("hint-bidders-left", {"count": waiting}),
        ]

    def _up(self, action: Action) -> list[Reason]:
        assert action.pile is not None and action.card is not None
        return [
            Reason("hint-card-worth", {"card": action.card, "worth": round(self.card(action.card), 1)}),
            Reason("hint-pile-seen", {"pile": action.pile + 1, "worth": round(self.pile(action.pile, openly=True), 1)}),
        ]

    _down = _lay = _up

    def _sell(self, action: Action) -> list[Reason]:
        assert action.card is not None
        company, price = action.card, self.price(action.card)
        kept = {"sell": self.after(company), "sell-split": self.after(company, True)}
        later = kept.get(action.verb, self.after(company, True) - self.after(company))
        now = 2 * price if action.verb == "sell-split" else price
        return [
            Reason("hint-sell-now", {"company": company, "price": now}),
            Reason("hint-keep-brings", {"worth": round(later, 1)}),
            Reason("hint-shares", {"company": company, "count": self.shares(company)}),
        ]

    _sell_split = _sell_half = _sell

    def _boom(self, action: Action) -> list[Reason]:
        assert action.card is not None
        others = sum(
            self.beliefs.expected(seat, action.card) + 2 * self.view["split"][seat].get(action.card, 0)
            for seat in self.setup.seats
            if seat != self.seat
        )
        return [
            Reason("hint-price", {"company": action.card, "price": self.price(action.card)}),
            Reason("hint-shares", {"company": action.card, "count": self.shares(action.card)}),
            Reason("hint-shares-others", {"company": action.card, "count": round(others, 1)}),
        ]

    _bust = _boom

    def _claim(self, action: Action) -> list[Reason]:
        assert action.number is not None
        return [Reason("hint-claim-shows", {"count": action.number})]

    def _bonds(self, action: Action) -> list[Reason]:
        assert action.number is not None
        box, left = box_of(self.setup), self.setup.table.rounds - int(self.view["round"]) + 1
        cash = self.view["cash"][self.seat] - action.number * box.bond_price
        interest = action.number * int(self.setup.printed["bonds"]["interest"]) * left
        return [
            Reason("hint-interest", {"interest": interest, "rounds": left}),
            Reason("hint-cash-left", {"cash": cash}),
        ]
