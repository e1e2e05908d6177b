"""A card with a power: an investor or a strategy. One class a card; its hooks are called in investors.py and powers.py.

Three kinds of hook: *modifiers* are nouns that take and return a value, *triggers* are `on_…`, and a *power* is an act
in a named window with the questions it needs. A hook that a card does not have does nothing. Cards are stateless: what
they must remember is in State.
"""

# c: cdef noexcept nogil; void *CARDS[POWERS]; int STAGES[POWERS]

try:
    import cython
except ModuleNotFoundError:
    from stockpile.engine import shadow as cython

from stockpile.engine import ids
from stockpile.engine.state import State


class Card:
    """A card as it is printed: its key, when its power may be used, and what has to be picked for it."""

    # c: public int number, stage, ask_n, enough, is_must, is_late, is_mover; int ask[PICKS]
    # c: methods cdef noexcept nogil

    key = ""
    window = 0  # the stage in which the power is offered; 0 if there is none
    asks: tuple[int, ...] = ()
    must = 0  # 1: the power is not offered but used, by itself or in the order its owner chooses
    late = 0  # 1: offered for the last time at the end of its phase (Demand: after the piles are taken up, INV-7)
    moves = 0  # 1: stocks that it lets pick are moved, so those under Lock-up are left out (STR-7)
    most = 0  # how many things are picked at most, where a prompt has to count them
    varies = 0  # 1: what is asked or paid depends on the picks (next_ask, may_stop or extra_cost is its own)

    ask: list[int]

    def __init__(self) -> None:
        self.number = -1
        self.stage = self.window
        self.ask_n = len(self.asks)
        self.is_must = self.must
        self.is_late = self.late
        self.is_mover = self.moves
        self.enough = -1 if self.varies else len(self.asks)  # so many picks leave nothing to ask or to pay
        if not cython.compiled:
            self.ask = [0] * ids.PICKS
        for i, sort in enumerate(self.asks):
            self.ask[i] = sort

    # Powers

    def next_ask(self, g: State, seat: int, step: int, picks: list[int]) -> int:
        """What has to be picked next, after so many picks; 0 for no more."""
        return self.ask[step] if step < self.ask_n else 0

    def may_use(self, g: State, seat: int) -> int:
        """Whether the power can be used now, beside what its questions demand."""
        return 1

    def may_pick(self, g: State, seat: int, step: int, value: int, picks: list[int]) -> int:
        """Whether a pick is allowed, beside what its sort demands."""
        return 1

    def may_stop(self, g: State, seat: int, step: int) -> int:
        """Whether no more need be picked."""
        return 0

    def asked_step(self, g: State, seat: int, step: int) -> int:
        """Which of its questions is asked after so many picks, from 1: prompts are chosen by it."""
        return step + 1

    def extra_cost(self, g: State, seat: int, picks: list[int]) -> int:
        """What is paid beside the printed cost, once everything is picked."""
        return 0

    def on_pick(self, g: State, seat: int, step: int, value: int) -> None:
        """What happens as soon as something is picked."""

    def act(self, g: State, seat: int, picks: list[int]) -> None:
        """What happens when everything is picked."""

    # Modifiers

    def bid_space(self, space: int) -> int:
        """The space whose value is paid for a meeple on this one."""
        return space

    def bid_value(self, g: State, space: int, value: int) -> int:
        """The value of a space; less than 0 is what the bank pays."""
        return value

    def outbid_margin(self, spaces: int) -> int:
        """How many spaces above the own meeple are blocked."""
        return spaces

    def sale_price(self, g: State, seat: int, price: int) -> int:
        """What a share brings."""
        return price

    def short_price(self, g: State, price: int) -> int:
        """What one share brings in the final sale, whatever its price; 0 if there is no such thing."""
        return price

    def interest(self, g: State, seat: int, amount: int) -> int:
        """What the own bonds bring at the end of a round."""
        return amount

    def plays(self, strategies: int) -> int:
        """How many strategies may be played in a round."""
        return strategies

    def further_draws(self, g: State, cards: int) -> int:
        """How many strategy cards are drawn after the discards."""
        return cards

    def gains_fees(self) -> int:
        """Whether trading fees are gained instead of paid."""
        return 0

    def may_hide(self) -> int:
        """Whether cards that are to be placed face-up may be placed face-down."""
        return 0

    def sells_again(self) -> int:
        """Whether there is a second sale when all have sold."""
        return 0

    def opens_piles(self) -> int:
        """Whether the opening cards of the piles are drawn by the owner."""
        return 0

    # Triggers

    def on_demand(self, g: State, seat: int) -> None:
        """Demand begins."""

    def on_meeple(self, g: State, seat: int) -> None:
        """The owner has placed a meeple."""

    def on_outbid(self, g: State, seat: int) -> None:
        """A meeple of the owner was passed."""

    # Tucks and bets

    def bend(self, g: State, fold: list[int]) -> None:
        """Tucked on a pair: changes its forecast (STR-5)."""

    def payoff(self, g: State, walked: int) -> int:
        """A bet: what it brings when its stock has walked so many spaces (STR-6)."""
        return 0


KEPT: list[Card | None] = [None] * ids.POWERS
if not cython.compiled:
    CARDS = KEPT
    STAGES = [0] * ids.POWERS  # when each power is used: windows ask that so often that no card is called


# c: cpdef
def enlist(number: int, card: Card) -> None:
    """Puts a card at its number, where the engine finds it."""
    card.number = number
    KEPT[number] = card
    STAGES[number] = card.stage
    if cython.compiled:
        CARDS[number] = cython.cast(cython.p_void, card)


if not cython.compiled:

    def owned(g: State, seat: int, slot: int) -> int:
        """The number of an investor of the seat, -1 if there is none; the compiled one is in card.pxd."""
        return g.investor[seat][slot] - 1


# Picks


def is_picked(picks: list[int], step: int, value: int) -> int:
    """Whether one of the first picks was this one already."""
    for i in range(step):
        if picks[i] == value:
            return 1
    return 0


# The hooks of one card


# c: cpdef noexcept nogil
def stage_of(number: int) -> int:
    """The stage in which a card's power is used."""
    return STAGES[number]


# c: cpdef noexcept nogil
def is_must(number: int) -> int:
    """Whether the power is used without being offered."""
    return cython.cast(Card, CARDS[number]).is_must


def is_late(number: int) -> int:
    """Whether the power is offered for the last time at the end of its phase."""
    return cython.cast(Card, CARDS[number]).is_late


# c: cpdef noexcept nogil
def is_mover(number: int) -> int:
    """Whether the stocks it lets pick are moved."""
    return cython.cast(Card, CARDS[number]).is_mover


def asked_step(g: State, number: int, seat: int, step: int) -> int:
    """Which of the card's questions is asked."""
    return cython.cast(Card, CARDS[number]).asked_step(g, seat, step)


# c: def
def most_picks(number: int) -> int:
    """How many things are picked for the card at most, 0 if that is not to be counted."""
    kept = KEPT[number]
    return 0 if kept is None else kept.most


def bend(g: State, number: int, fold: list[int]) -> None:
    """A tucked card changes a forecast."""
    cython.cast(Card, CARDS[number]).bend(g, fold)


def payoff(g: State, number: int, walked: int) -> int:
    """What a bet brings."""
    return cython.cast(Card, CARDS[number]).payoff(g, walked)
