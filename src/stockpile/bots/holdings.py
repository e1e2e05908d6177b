"""How many cards of each kind lie in a regular half that one cannot see: the exact distribution (KNO-4, KNO-5, KNO-7).

The unknown cards of the halves are drawn lot by lot from the cards that are left, the most restricted first; since what
each lot allows includes all that earlier ones allowed, the number of cards to draw from is always certain, and how many
of them are of one kind is hypergeometric, step by step.
"""

from collections import defaultdict
from functools import cached_property
from math import comb
from typing import Any, NamedTuple

from stockpile.engine import ids
from stockpile.engine.names import MARKET
from stockpile.engine.setup import Setup

Sheet = dict[str, Any]
Spread = dict[tuple[int, int], float]  # (drawn in all, drawn by the seat): chance


class Draw(NamedTuple):
    """Cards of one half that are drawn together: whose, how many, and of which kinds."""

    seat: int
    cards: int
    kinds: frozenset[int]
    has_action: bool = False  # the owner is asked to play an action card, and so has one among these


def kind_of(held: int) -> int:
    """The kind of card in a column of a regular half."""
    return held + 1 if held < ids.STOCKS else held - ids.HELD_BOOM + ids.BOOM


class Halves:
    """One view's unknown cards in the halves of others."""

    def __init__(self, sheet: Sheet, setup: Setup, acting: int) -> None:
        self.sheet = sheet
        self.acting = acting  # the seat that is known to have an action card, -1 if none
        self.players = setup.players
        self.me: int = sheet["observer"] - 1
        self.copies = _copies(setup)

    def counts(self, seat: int, held: int) -> dict[int, float]:
        """The chance of each number of cards of a kind in a seat's half."""
        if seat == self.me:
            return {self.sheet["regular"][seat][held]: 1.0}
        known, kind = self.sheet["known"][self.me][seat][held], kind_of(held)
        spread = self._starts(seat, kind)
        drawn = len(self.distinct)
        for draw in self.draws:
            if kind in draw.kinds:
                total = sum(self.pool[k] for k in draw.kinds) - drawn
                spread = self._after(spread, draw, kind, total, draw.seat == seat)
            drawn += draw.cards
        found: dict[int, float] = defaultdict(float)
        for (_, mine), chance in spread.items():
            found[known + mine] += chance
        return {count: found[count] for count in sorted(found) if found[count] > 0}

    def _after(self, spread: Spread, draw: Draw, kind: int, total: int, is_mine: bool) -> Spread:
        """The spread once a lot has been drawn."""
        later: Spread = defaultdict(float)
        for (drawn, mine), chance in spread.items():
            left = self.pool[kind] - drawn
            for count in range(min(left, draw.cards) + 1):
                share = chance * self._chance(draw, kind, left, total, count)
                if share > 0:
                    later[drawn + count, mine + count if is_mine else mine] += share
        return later

    def _chance(self, draw: Draw, kind: int, left: int, total: int, count: int) -> float:
        """How likely so many cards of the draw are of the kind, with `left` of them among `total`."""
        ways = comb(left, count) * comb(total - left, draw.cards - count)
        every = comb(total, draw.cards)
        if draw.has_action:
            actions = self.pool[ids.BOOM] + self.pool[ids.BUST]
            every -= comb(total - actions, draw.cards)
            if kind < ids.BOOM:
                ways -= comb(left, count) * comb(total - actions - left, draw.cards - count)
            elif count == 0:
                ways -= comb(total - actions, draw.cards)
        return ways / every

    def _starts(self, seat: int, kind: int) -> Spread:
        """Starting cards that are cards of their own: all different, and unlike those that are known (KNO-5)."""
        size = len(self.distinct)
        if not size:
            return {(0, 0): 1.0}
        open_kinds = [k for k in self._stocks(0) if k not in self.known_starts]
        chance = 0.0
        if kind in open_kinds:
            others = [self.pool[k] for k in open_kinds if k != kind]
            every = _symmetric([self.pool[k] for k in open_kinds], size)
            chance = self.pool[kind] * _symmetric(others, size - 1) / (size * every)
        mine = chance if seat in self.distinct else 0.0
        return {(0, 0): 1 - size * chance, (1, 0): size * chance - mine, (1, 1): mine}

    def _stocks(self, lot: int) -> frozenset[int]:
        excluded = self.sheet["excluded"][lot]
        return frozenset(stock + 1 for stock in range(ids.STOCKS) if not excluded >> stock & 1)

    @cached_property
    def pool(self) -> list[int]:
        """The cards by kind that the observer cannot name."""
        g = self.sheet
        pool = [copies - gone for copies, gone in zip(self.copies, g["discard"], strict=True)]
        for seat in range(self.players):
            for fee in range(ids.FEES):
                pool[ids.FEE1 + fee] -= g["fees"][seat][fee]
            for stock in range(ids.STOCKS):
                pool[stock + 1] -= g["split"][seat][stock]
            known = g["regular"][seat] if seat == self.me else g["known"][self.me][seat]
            for held in range(ids.HELD):
                pool[kind_of(held)] -= known[held]
            for card in g["hand"][seat]:
                pool[card] -= card > 0
        for pile, size in zip(g["pile_card"], g["pile_n"], strict=True):
            for card in pile[:size]:
                if 0 < card < ids.MARKET:
                    pool[card] -= 1
        for card in g["opening"]:
            pool[card] -= card > 0
        return pool

    @cached_property
    def distinct(self) -> list[int]:
        """The seats whose starting card is one unknown card of its own."""
        g, me = self.sheet, self.me
        return [
            seat
            for seat in range(self.players)
            if seat != me and not g["left"][seat] and g["start_mark"][me][seat] == ids.INTACT and g["lots"][me][seat][0]
        ]

    @cached_property
    def known_starts(self) -> set[int]:
        """Kinds of starting cards that the observer knows, of halves that nothing has left."""
        marks = [
            self.sheet["start_mark"][self.me][seat] for seat in range(self.players) if not self.sheet["left"][seat]
        ]
        return {mark for mark in marks if mark not in (ids.INTACT, ids.LOST)}

    @cached_property
    def draws(self) -> list[Draw]:
        """Every lot of every half, the most restricted first."""
        g, me = self.sheet, self.me
        actions = frozenset((ids.BOOM, ids.BUST))
        found = []
        for lot in range(g["round"] + 1):
            for seat in range(self.players):
                cards = 0 if seat == me else g["lots"][me][seat][lot] - (lot == 0 and seat in self.distinct)
                may_act = lot == g["round"] > 0 and self._may_have_actions(seat)
                if cards > 0:
                    kinds = self._stocks(lot) | (actions if may_act else frozenset())
                    found.append(Draw(seat, cards, kinds, may_act and self._must_have_action(seat)))
        return sorted(found, key=lambda draw: (len(draw.kinds), not draw.has_action))

    def _may_have_actions(self, seat: int) -> bool:
        g = self.sheet
        turn = (seat - g["first"]) % self.players
        return bool(g["stage"] == ids.PAYING or (g["stage"] == ids.ACTION and turn >= g["turn"]))

    def _must_have_action(self, seat: int) -> bool:
        g = self.sheet
        known = g["known"][self.me][seat]
        return seat == self.acting and not known[ids.HELD_BOOM] + known[ids.HELD_BUST]


def _symmetric(counts: list[int], size: int) -> int:
    """How many ways there are to take so many cards of different kinds."""
    ways = [1] + [0] * size
    for count in counts:
        for i in range(size, 0, -1):
            ways[i] += ways[i - 1] * count
    return ways[size]


def _copies(setup: Setup) -> list[int]:
    """The market cards of the box by kind."""
    table = setup.table
    copies = [0] * ids.MARKET
    for company in table.companies:
        copies[MARKET.index(company)] = table.stocks
    for fee in range(ids.FEES):
        copies[ids.FEE1 + fee] = table.fees[fee]
    copies[ids.BOOM], copies[ids.BUST] = table.booms, table.busts
    return copies
