"""How many cards of each kind lie in a regular half that one cannot see: the exact distribution (KNO-4, KNO-5, KNO-7).

The unknown cards of the halves are drawn lot by lot from the cards that are left, the most restricted first; since what
each lot allows includes all that earlier ones allowed, the number of cards to draw from is always certain, and how many
of them are of one kind is hypergeometric, step by step. If a seat must have one of some cards (implied_cards.py), these
are counted along, and what leaves it without any is left out in the end.
"""

from collections import defaultdict
from functools import cached_property
from itertools import permutations
from math import comb, prod
from typing import Any, NamedTuple

from stockpile.engine import ids
from stockpile.engine.names import MARKET
from stockpile.engine.setup.setup import Setup

Sheet = dict[str, Any]


class Drawn(NamedTuple):
    """So far: cards of the kind that is looked at, by all and by one seat; of the bound kinds beside it; is it free?"""

    all: int
    mine: int
    bound: int
    is_met: bool


Spread = dict[Drawn, float]


class Draw(NamedTuple):
    """Cards of one half that are drawn together: whose, how many, and of which kinds."""

    seat: int
    cards: int
    kinds: frozenset[int]


class Bond(NamedTuple):
    """A seat that must have an unknown card of one of these kinds."""

    seat: int
    kinds: frozenset[int]


def kind_of(held: int) -> int:
    """The kind of card in a column of a regular half."""
    return held + 1 if held < ids.STOCKS else held - ids.HELD_BOOM + ids.BOOM


def bond_of(seat: int, mask: int) -> Bond:
    """Reads what implied_cards.py says."""
    return Bond(seat, frozenset(kind_of(held) for held in range(ids.HELD) if mask >> held & 1))


class Halves:
    """One view's unknown cards in the halves of others."""

    def __init__(self, sheet: Sheet, setup: Setup, bond: Bond) -> None:
        self.sheet = sheet
        self.bond = bond
        self.players = setup.players
        self.me: int = sheet["observer"] - 1
        self.copies = _copies(setup)

    def counts(self, seat: int, held: int) -> dict[int, float]:
        """The chance of each number of cards of a kind in a seat's half."""
        if seat == self.me:
            return {self.sheet["regular"][seat][held]: 1.0}
        known = self.sheet["known"][self.me][seat][held]
        found: dict[int, float] = defaultdict(float)
        for drawn, chance in self._spread(kind_of(held), seat).items():
            found[known + drawn.mine] += chance
        return {count: found[count] for count in sorted(found) if found[count] > 0}

    def left(self, kind: int) -> float:
        """How many cards of a kind are expected to be in no half: face-down in a pile, a hand or the deck."""
        if ids.FEE1 <= kind <= ids.FEE3:
            return float(self.pool[kind])
        return self.pool[kind] - sum(drawn.all * chance for drawn, chance in self._spread(kind, -1).items())

    def _spread(self, kind: int, seat: int) -> Spread:
        """What is drawn of a kind in all, and by the seat."""
        spread, drawn = self._starts(kind, seat), len(self.distinct)
        for draw in self._merged(seat):
            if draw.kinds & (self.bond.kinds | {kind}):
                spread = self._after(spread, draw, kind, drawn, draw.seat == seat >= 0)
            drawn += draw.cards
        met = sum(chance for state, chance in spread.items() if state.is_met)
        return {state: chance / met for state, chance in spread.items() if state.is_met and chance > 0}

    def _merged(self, seat: int) -> list[Draw]:
        """The draws, those of the same kinds together as far as it does not matter whose they are."""
        cards: dict[tuple[int, frozenset[int]], int] = defaultdict(int)
        for draw in self.draws:
            cards[draw.seat if draw.seat in (seat, self.bond.seat) else -1, draw.kinds] += draw.cards
        return [Draw(owner, count, kinds) for (owner, kinds), count in cards.items()]

    def _after(self, spread: Spread, draw: Draw, kind: int, drawn: int, is_mine: bool) -> Spread:
        """The spread once a lot has been drawn."""
        later: Spread = defaultdict(float)
        total = sum(self.pool[k] for k in draw.kinds) - drawn
        every, bound = comb(total, draw.cards), (self.bond.kinds & draw.kinds) - {kind}
        is_bound = draw.seat == self.bond.seat >= 0
        every_bound = sum(self.pool[k] for k in bound)
        for state, chance in spread.items():
            left = self.pool[kind] - state.all if kind in draw.kinds else 0
            others = every_bound - state.bound if bound else 0
            for n in range(min(left, draw.cards) + 1):
                for m in range(min(others, draw.cards - n) + 1):
                    ways = comb(left, n) * comb(others, m) * comb(total - left - others, draw.cards - n - m)
                    if ways:
                        is_met = state.is_met or (is_bound and (m > 0 or (n > 0 and kind in self.bond.kinds)))
                        mine = state.mine + (n if is_mine else 0)
                        later[Drawn(state.all + n, mine, state.bound + m, is_met)] += chance * ways / every
        return later

    def _starts(self, kind: int, seat: int) -> Spread:
        """What the starting cards that are cards of their own take of a kind."""
        if not self.bond.kinds:  # then all these seats are alike
            taken = self.start_chances.get(kind, 0.0)
            mine = taken / len(self.distinct) if seat in self.distinct else 0.0
            return {Drawn(0, 0, 0, True): 1 - taken, Drawn(1, 0, 0, True): taken - mine, Drawn(1, 1, 0, True): mine}
        found: Spread = defaultdict(float)
        bound = self.bond.kinds - {kind}
        for cards, chance in self.starts.items():
            mine = sum(card == kind and owner == seat for owner, card in zip(self.distinct, cards, strict=True))
            is_met = any(
                owner == self.bond.seat and card in self.bond.kinds
                for owner, card in zip(self.distinct, cards, strict=True)
            )
            found[Drawn(cards.count(kind), mine, sum(card in bound for card in cards), is_met)] += chance
        return found

    @cached_property
    def starts(self) -> dict[tuple[int, ...], float]:
        """Starting cards that are cards of their own: all different, and unlike those that are known (KNO-5)."""
        open_kinds = [kind for kind in self._stocks(0) if kind not in self.known_starts]
        ways = {
            cards: prod(self.pool[kind] for kind in cards) * self._settled(0, self.known_starts | set(cards))
            for cards in permutations(open_kinds, len(self.distinct))
        }
        total = sum(ways.values())
        return {cards: count / total for cards, count in ways.items() if count}

    @cached_property
    def start_chances(self) -> dict[int, float]:
        """How likely one of them is of a kind."""
        found: dict[int, float] = defaultdict(float)
        for cards, chance in self.starts.items():
            for kind in cards:
                found[kind] += chance
        return found

    def _settled(self, seat: int, used: set[int]) -> float:
        """How likely halves that were seen whole, from this seat on, leave a starting card unlike all others."""
        if seat == self.players:
            return 1.0
        if not self._is_shown(seat):
            return self._settled(seat + 1, used)
        g = self.sheet
        cards: dict[int, int] = {
            kind: g["known"][self.me][seat][kind - 1] - g["known"][ids.PUBLIC][seat][kind - 1]
            for kind in self._stocks(0) - used
        }
        total = sum(cards.values())
        return sum(n / total * self._settled(seat + 1, used | {kind}) for kind, n in cards.items() if n)

    def _is_shown(self, seat: int) -> bool:
        """Whether the observer has seen the whole half and cannot tell which card the table takes for the first."""
        g, public = self.sheet, ids.PUBLIC
        is_open = seat != self.me and not g["left"][seat] and g["start_mark"][self.me][seat] == ids.LOST
        return bool(is_open and g["start_mark"][public][seat] == ids.INTACT and g["lots"][public][seat][0])

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
                    found.append(Draw(seat, cards, self._stocks(lot) | (actions if may_act else frozenset())))
        return sorted(found, key=lambda draw: len(draw.kinds))

    def _may_have_actions(self, seat: int) -> bool:
        g = self.sheet
        turn = (seat - g["first"]) % self.players
        return bool(g["stage"] in (ids.PAYING, ids.END_OF_DEMAND) or (g["stage"] == ids.ACTION and turn >= g["turn"]))


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
