"""What answers do to the cash of whoever gives them, from what that seat may know; labels take their figures from here.

An answer is tried on a copy of the view, where the cards that the seat cannot know are blank: they never decide what
it pays or gets at once. Only the answer itself is tried, with what it sets going; the round does not go on.
"""

# c: cdef

from functools import lru_cache
from typing import NamedTuple

from stockpile.engine import ids
from stockpile.engine.plugins import faults
from stockpile.engine.resampling import resample
from stockpile.engine.rules import flow, investors, rng
from stockpile.engine.setup import roster
from stockpile.engine.setup.boxes import box_of
from stockpile.engine.setup.setup import Setup
from stockpile.engine.state import State

WORLDS = 3  # a card from outside the box may read what its owner cannot know: then these differ, and nothing is said


class Money(NamedTuple):
    """What an answer does to the cash of whoever gives it, in thousands."""

    amount: int  # comes in at once; less than 0 is paid
    fees: int = 0  # held fees that are paid at once, now that there is money (DEM-7)
    bid: int | None = None  # what a bid costs if it stands; less than 0 is what the bank pays (INV-6)

    @property
    def change(self) -> int:
        """How the cash changes at once."""
        return self.amount - self.fees


class Bidding(NamedTuple):
    """What bids cost a seat with certain investors, and what they keep others from."""

    costs: tuple[int, ...]  # by space; less than 0 is what the bank pays
    blocked: int  # how many spaces above the own meeple nobody may take


# c: def
@lru_cache(maxsize=1024)
def bidding(setup: Setup, investors: tuple[str, ...]) -> Bidding:
    """What bids cost a seat with these investors (INV-6)."""
    g = State(box_of(setup))
    seat_investors(g, [roster.number_of(key) for key in investors])
    return Bidding(tuple([bid_cost(g, 0, space) for space in range(g.box.bid_n)]), g.margin[0])


# c: args list numbers; locals slot int
def seat_investors(g: State, numbers: list[int]) -> None:
    """Gives the first seat of an empty table its investors."""
    for slot in range(len(numbers)):
        g.investor[0][slot] = numbers[slot] + 1
    investors.fold_bids(g, 0)


# c: cdef noexcept nogil
def bid_cost(g: State, seat: int, space: int) -> int:
    """What the seat pays for a space; in the auction of investors what stands there (IBV-3)."""
    if g.box.investors == 0 or g.ask == ids.ASK_INVESTOR_BID:
        return g.box.bid_value[space]
    return g.bid_pays[seat][space]


# c: cpdef; args list answers
def money_of(view: State, seat: int, answers: list[int]) -> dict[int, Money]:
    """What each answer of the seat's question does to its cash; what cannot be told is left out."""
    if view.ask == ids.ASK_PICK + ids.SORT_INFORMATION:
        return {}  # the card comes out of what will be dealt, which no view has
    if not view.box.plugged:
        return {given: tried(view, seat, given) for given in answers}
    worlds = [view] + [resample.resample(view, rng.Source(seed)) for seed in range(WORLDS)]
    found = {}
    for given in answers:
        told = {tried(world, seat, given) for world in worlds}
        if faults.forget_faults():  # one that was raised while it was tried is forgotten
            continue
        if len(told) == 1:
            found[given] = told.pop()
    return found


# c: locals g State, held int, fees int
def tried(view: State, seat: int, given: int) -> Money:
    """What one answer does."""
    g = view.clone()
    cost = None
    if ids.ACT_BID <= given < ids.ACT_BID + ids.PILES * ids.BIDS:
        cost = bid_cost(g, seat, (given - ids.ACT_BID) % ids.BIDS)
    held = held_fees(g, seat)
    flow.answer_alone(g, seat, given)
    fees = held - held_fees(g, seat)
    # As Money(…) makes it, without the detour over Python: there is one for every answer of every question.
    return tuple.__new__(Money, (g.cash[seat] - view.cash[seat] + fees, fees, cost))


# c: cdef noexcept nogil
def held_fees(g: State, seat: int) -> int:
    """What the seat's held fees come to."""
    total = 0
    for fee in range(ids.FEES):
        total += g.fees[seat][fee] * g.box.fee_value[fee]
    return total
