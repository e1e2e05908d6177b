"""The table as a card from outside the box sees it and acts on it: the engine's verbs, with companies by name."""

# c: cpdef except -1

from stockpile.engine import ids, names
from stockpile.engine.rules import effects
from stockpile.engine.rules.phases import selling
from stockpile.engine.setup import box, roster
from stockpile.engine.state import State

SALES = {"regular": ids.SOLD_REGULAR, "split": ids.SOLD_SPLIT, "half": ids.SOLD_HALF}


class Desk:
    """One state and the card that acts. Reading costs nothing; writing reports what was done to everybody."""

    # c: State g; readonly int number

    def __init__(self, g: State, number: int) -> None:
        self.g = g
        self.number = number

    # Reading

    @property
    def players(self) -> int:
        """How many play."""
        return self.g.box.players

    @property
    def round(self) -> int:
        """The round, from 1."""
        return self.g.round

    @property
    def rounds(self) -> int:
        """How many rounds there are."""
        return self.g.box.rounds

    @property
    def first(self) -> int:
        """The seat of the first player."""
        return self.g.first

    @property
    def piles(self) -> int:
        """How many piles there are."""
        return self.g.box.piles

    @property
    def pairs(self) -> int:
        """How many pairs there are."""
        return self.g.box.pairs

    @property
    def amount(self) -> int:
        """The printed amount of the card."""
        return self.g.box.amount[self.number]

    def companies(self) -> list[str]:
        """The companies in play."""
        return [names.COMPANIES[self.g.box.company[i]] for i in range(self.g.box.companies)]

    def cash(self, seat: int) -> int:
        """Money of a seat."""
        return self.g.cash[seat]

    def price(self, company: str) -> int:
        """The current price of a stock."""
        return effects.price(self.g, stock_of(company))

    def space(self, company: str) -> int:
        """Where a stock stands on its track, from 0."""
        return self.g.space[stock_of(company)]

    def is_locked(self, company: str) -> bool:
        """Whether no card may move the stock."""
        return bool((self.g.locked >> stock_of(company)) & 1)

    def size(self, seat: int) -> int:
        """How many cards lie in a regular half."""
        return self.g.regular_n[seat]

    def regular(self, seat: int, company: str) -> int:
        """Regular cards of a company: a secret of the seat, for what its owner may pick and for what is shown."""
        return self.g.regular[seat][stock_of(company)]

    def split(self, seat: int, company: str) -> int:
        """Split cards of a company."""
        return self.g.split[seat][stock_of(company)]

    def has_share(self, seat: int, company: str) -> bool:
        """Whether the seat has a card of the company; a secret likewise."""
        return bool(effects.has_share(self.g, seat, stock_of(company)))

    def has_card(self, seat: int) -> bool:
        """Whether the seat has a card at all."""
        return bool(selling.has_card(self.g, seat))

    def discard(self, company: str) -> int:
        """Cards of a company in the discard."""
        return self.g.discard[stock_of(company) + 1]

    def bonds(self, seat: int) -> int:
        """Bonds of a seat."""
        return self.g.bonds[seat]

    def commodity_cards(self, seat: int) -> int:
        """Commodity cards of a seat."""
        return effects.commodity_cards(self.g, seat)

    def taxes(self, seat: int) -> int:
        """Tax cards of a seat."""
        return self.g.taxes[seat]

    def strategies(self, seat: int) -> int:
        """Strategy cards in a seat's hand."""
        return self.g.strategy_n[seat]

    def pile_size(self, pile: int) -> int:
        """Cards on a pile."""
        return self.g.pile_n[pile]

    def is_face_up(self, pair: int) -> bool:
        """Whether a pair lies face-up."""
        return self.g.pair_up[pair] == 1

    def owner_of(self, pair: int) -> int | None:
        """The seat a pair was dealt to."""
        owner = box.pair_owner(self.g.box, pair)
        return owner if 0 <= owner < ids.SEATS else None

    def bid_space(self, pile: int) -> int | None:
        """The space of the meeple on a pile's track, from 0."""
        return self.g.bid_space[pile] - 1 if self.g.bid_space[pile] > 0 else None

    # What the card remembers; everybody can see it

    def memo(self, seat: int, place: int = 0) -> int:
        """What the card has noted for a seat."""
        return self.g.memos[roster.plugged(self.number)][seat][place]

    def note(self, seat: int, value: int, place: int = 0) -> None:
        """Notes a number for a seat; it stays until it is changed."""
        if not 0 <= place < ids.MEMOS or not -32000 <= value <= 32000:
            raise ValueError(f"note: place 0 to {ids.MEMOS - 1}, value -32000 to 32000")
        self.g.memos[roster.plugged(self.number)][seat][place] = value

    # Verbs

    def gain(self, seat: int, amount: int) -> None:
        """The bank pays."""
        effects.gain_by(self.g, seat, self.number, amount)

    def pay(self, seat: int, amount: int) -> None:
        """The seat pays the bank, at most what it has."""
        effects.pay(self.g, seat, self.number, min(amount, self.g.cash[seat]))

    def hand_over(self, seat: int, to: int, amount: int) -> None:
        """Money goes from one player to another, at most what is there."""
        effects.hand_over(self.g, seat, to, min(amount, self.g.cash[seat]))

    def move(self, company: str, by: int) -> None:
        """Moves a stock, with all that follows."""
        effects.move_stock(self.g, stock_of(company), by)

    def dividend(self, company: str, amount: int) -> None:
        """Declares a dividend for all holders."""
        effects.declare_dividend(self.g, stock_of(company), amount)

    def sell(self, seat: int, company: str, how: str = "regular", price: int | None = None) -> None:
        """Sells a card: regular, split or half of a split one; at its price unless said."""
        value = effects.price(self.g, stock_of(company)) if price is None else price
        effects.sell(self.g, seat, stock_of(company), SALES[how], value)

    def give_up(self, seat: int, card: str) -> None:
        """A regular card, Boom or Bust goes to the discard."""
        effects.give_up(self.g, seat, names.HELD.index(card))

    def turn_back(self, seat: int, company: str) -> None:
        """A split card goes back to the regular half."""
        effects.turn_back(self.g, seat, stock_of(company))

    def make_split(self, seat: int, company: str) -> None:
        """A regular card goes to the split half."""
        effects.make_split(self.g, seat, stock_of(company))

    def take(self, seat: int, company: str) -> None:
        """A card of the discard goes to the regular half."""
        effects.take_from_discard(self.g, seat, stock_of(company))

    def show(self, seat: int, company: str, shares: int = 1) -> None:
        """Shows shares of a company to all."""
        effects.show_shares(self.g, seat, stock_of(company), shares)

    def look_at_pair(self, seat: int, pair: int) -> None:
        """The seat alone looks at a pair."""
        effects.look_at_pair(self.g, seat, pair)

    def show_pair(self, pair: int) -> None:
        """A pair is turned face-up."""
        effects.show_pair(self.g, pair)

    def look_at_pile(self, seat: int, pile: int) -> None:
        """The seat alone looks at the face-down cards of a pile."""
        effects.look_at_pile(self.g, seat, pile)

    def look_at_half(self, seat: int, other: int) -> None:
        """The seat alone is shown another's regular half."""
        effects.look_at_half(self.g, seat, other)

    def tuck(self, seat: int, pair: int) -> None:
        """The card lies open on a pair and bends its forecast in Movement."""
        effects.tuck(self.g, seat, self.number, pair)

    def bet(self, seat: int, company: str) -> None:
        """The card waits for the move of a stock."""
        effects.bet(self.g, seat, self.number, stock_of(company))

    def lock(self, seat: int, company: str) -> None:
        """No card moves the stock in this Action phase."""
        effects.lock(self.g, seat, stock_of(company))

    def protect(self, seat: int, company: str) -> None:
        """The stock does not go bankrupt this round."""
        effects.protect(self.g, seat, stock_of(company))

    def take_bonds(self, seat: int, bonds: int) -> None:
        """Bonds come from the supply, or go back if less than 0."""
        effects.take_bonds(self.g, seat, bonds)


def stock_of(company: str) -> int:
    """The number of a company."""
    return names.COMPANIES.index(company)
