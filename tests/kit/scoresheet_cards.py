"""The referee's table for investors and strategies: who has which, what they did, and the verbs of their texts."""

from collections import Counter
from collections.abc import Iterator, Sequence

from kit.printed import Plain
from kit.printed_cards import BARBARA, STRATEGIES, investor_deck, strategy_deck
from kit.scoresheet import Event, Scoresheet

RANK = {key: number for number, key in enumerate(STRATEGIES)}
NO_TALLY: Plain = {
    "used": [], "plays": 0, "fee_cards": 0, "fee_money": 0, "fresh": [0, 0, 0], "rebate": 0,
    "highest": None, "lowest": None, "took": "",
}  # fmt: skip


class CardSheet(Scoresheet):
    """A table with investors and strategies on it."""

    def __init__(self, table: Plain, events: Sequence[Event], *, compare: bool = True) -> None:
        super().__init__(table, events, compare=compare)
        seats = range(self.players)
        self.investors: list[list[str]] = [[] for _ in seats]
        self.offered: list[list[str]] = [[] for _ in seats]  # dealt to choose from
        self.chosen: list[set[str]] = [set() for _ in seats]
        self.offers: list[str | None] = [None for _ in self.piles]
        self.hand: list[list[str]] = [[] for _ in seats]
        self.dropped: list[list[str]] = [[] for _ in seats]
        self.redrawn: list[list[str]] = [[] for _ in seats]  # drawn from the discards of the others
        self.played: list[list[str]] = [[] for _ in seats]
        self.investor_deck = investor_deck(self.modules, table["investor_sets"], table["investors"])
        self.strategy_deck = strategy_deck(
            self.modules, table["promo_strategies"], table["investor_sets"], table["strategies"]
        )
        if "strategies" not in self.modules:
            self.strategy_deck = []
        self.strategies_left = self.all_strategies = len(self.strategy_deck)
        self.recycled = 0
        self.tucks: list[Plain] = []
        self.bets: list[Plain] = []
        self.locked: set[str] = set()
        self.protected: set[str] = set()
        self.opening: Plain | None = None
        self.commerce_out = Counter[str]()
        if "investors" in self.modules:
            self.cash = [0 for _ in seats]
        self.clear_tallies()

    def clear_tallies(self) -> None:
        """What was done in a round."""
        self.tally = [{**NO_TALLY, "used": [], "fresh": [0, 0, 0]} for _ in range(self.players)]

    # Comparing

    def drawn_apart(self) -> list[str]:
        return [card for card in self.opening["cards"] if card != "?"] if self.opening else []

    def out_of_game(self) -> Counter[str]:
        return self.commerce_out

    def module_tables(self) -> Iterator[tuple[str, object, object]]:
        yield from super().module_tables()
        for seat in range(self.players):
            if "investors" in self.modules:
                row = {"shown": self.investors[seat], "dealt": self.offered[seat], "chosen": self.places(seat)}
                yield f"investors.{seat}", row, {"shown": [], "dealt": [], "chosen": []}
            if "strategies" in self.modules:
                yield f"strategies.{seat}", self.strategy_row(seat), {"hand": [], "dropped": [], "played": []}
            if "investors" in self.modules or "strategies" in self.modules:
                yield f"tally.{seat}", self.tally_row(seat), NO_TALLY
        if "investors" in self.modules:
            yield "opening", self.opening, None
        if "investor-bidding" in self.modules:
            yield "offers", self.offers, [None] * len(self.piles)
        if "strategies" in self.modules:
            yield from self.strategy_tables()

    def strategy_tables(self) -> Iterator[tuple[str, object, object]]:
        deck = {"left": self.strategies_left, "recycled": self.recycled}
        yield "strategy_deck", deck, {"left": self.all_strategies, "recycled": 0}
        yield "tucks", self.tucks, []
        yield "bets", self.bets, []
        yield "locked", [company for company in self.companies if company in self.locked], []
        yield "protected", [company for company in self.companies if company in self.protected], []
        if "commerce" in self.modules:
            yield "commerce_out", dict(+self.commerce_out), {}

    def places(self, seat: int) -> list[int]:
        return [place for place, key in enumerate(self.offered[seat]) if key in self.chosen[seat]]

    def strategy_row(self, seat: int) -> Plain:
        cards = {"hand": self.hand[seat], "dropped": self.dropped[seat], "played": self.played[seat]}
        if self.redrawn[seat]:
            cards["redrawn"] = self.redrawn[seat]
        return {name: sorted(held, key=RANK.__getitem__) for name, held in cards.items()}

    def tally_row(self, seat: int) -> Plain:
        row = self.tally[seat]
        return {**row, "used": [key for key in self.investors[seat] if key in row["used"]]}

    # What cards stand for

    def has(self, seat: int, investor: str) -> bool:
        return investor in self.investors[seat]

    def bid_price(self, seat: int, space: int) -> int:
        """What a bid costs: Donald the space below, Barbara her own track (INV-6)."""
        if self.has(seat, "donald"):
            space = max(0, space - 1)
        value: int = BARBARA[space] if self.has(seat, "barbara") else self.table["bids"][space]
        return value

    def block(self, seat: int) -> int:
        return 1 if self.has(seat, "carlos") else 0

    def share_price(self, seat: int, price: int) -> int:
        return price + (1 if self.has(seat, "graham") else 0)

    def most_plays(self, seat: int) -> int:
        return 2 if self.has(seat, "ivan") else 1

    def has_cards(self, seat: int) -> bool:
        return self.regular[seat].total() + self.split[seat].total() > 0

    def holds(self, seat: int, company: str) -> bool:
        return self.regular[seat][company] + self.split[seat][company] > 0

    def commodities(self, seat: int) -> Counter[str]:
        return Counter({card: n for card, n in self.open[seat].items() if card != "tax" and n})

    # Verbs

    def promised(self, seat: int) -> int:
        """What the own standing bids would cost; where the bank would pay, nothing (DEM-7, INV-6)."""
        return sum(max(0, self.bid_price(seat, bid[1])) for bid in self.bids if bid and bid[0] == seat)

    def settle(self, seat: int) -> None:
        """Held fees are paid smallest first, each as soon as free cash covers it (DEM-7)."""
        while held := sorted(+self.fees[seat], key=lambda fee: (self.fee_value(fee), fee)):
            fee = held[0]
            if self.cash[seat] - self.promised(seat) < self.fee_value(fee):
                return
            with self.fact("fee-paid", seat=seat, fee=fee, amount=self.fee_value(fee)):
                self.note_paid_fee(seat, fee)
                self.cash[seat] -= self.fee_value(fee)
                self.fees[seat][fee] -= 1
                self.discard[fee] += 1

    def note_paid_fee(self, seat: int, fee: str) -> None:
        """Fees of earlier rounds are paid before their like of this round, which may come back (Broker's Rebate)."""
        kind, row = int(fee[3:]) - 1, self.tally[seat]
        if row["fresh"][kind] == self.fees[seat][fee]:
            row["fresh"][kind] -= 1
            row["rebate"] += self.fee_value(fee)

    def gain(self, seat: int, card: str, amount: int) -> None:
        self.demand(f"{card} brings something (STR-2)", amount > 0)
        with self.fact("gained", seat=seat, by=card, amount=amount):
            self.cash[seat] += amount
        self.settle(seat)

    def charge(self, seat: int, card: str, amount: int) -> None:
        self.demand(f"the cost of {card} is there (STR-2)", self.cash[seat] >= amount)
        if amount > 0:
            with self.fact("paid", seat=seat, by=card, amount=amount):
                self.cash[seat] -= amount

    def hand_over(self, seat: int, to: int, amount: int) -> None:
        if amount > 0:
            with self.fact("given", seat=seat, to=to, amount=amount):
                self.cash[seat] -= amount
                self.cash[to] += amount
            self.settle(to)

    def enter_shown(self, seat: int, company: str) -> None:
        self.regular[seat][company] += 1
        self.public[seat][company] += 1

    def give_up(self, seat: int, cards: Sequence[str]) -> str:
        """One regular card of these goes to the open discard."""
        with self.fact("given-up", seat=seat) as event:
            card: str = event["card"]
            self.demand("a card that may be given up", card in cards)
            self.leave(seat, card, 1)
            self.discard[card] += 1
        return card

    def turn_back(self, seat: int) -> str:
        """One split card goes back to the regular half, shown."""
        with self.fact("turned-back", seat=seat) as event:
            company: str = event["company"]
            self.demand(f"seat {seat} has a split {company}", self.split[seat][company] > 0)
            self.split[seat][company] -= 1
            self.enter_shown(seat, company)
        return company

    def make_split(self, seat: int, company: str) -> None:
        with self.fact("made-split", seat=seat, company=company):
            self.leave(seat, company, 1)
            self.split[seat][company] += 1

    def take(self, seat: int, company: str) -> None:
        """A stock card of the discard, shown, into the regular half."""
        with self.fact("taken", seat=seat, company=company):
            self.demand(f"a {company} lies in the discard", self.discard[company] > 0)
            self.discard[company] -= 1
            self.enter_shown(seat, company)

    def display(self, seat: int, shares: int) -> str:
        """Shows shares of one company; split cards are open anyway."""
        with self.fact("showed", seat=seat, shares=shares) as event:
            company: str = event["company"]
            owned = self.regular[seat][company] + 2 * self.split[seat][company]
            self.demand(f"seat {seat} has {shares} shares of {company}", owned >= shares)
            self.show(seat, company, max(0, shares - 2 * self.split[seat][company]))
        return company

    def lose_commerce(self, seat: int, cards: Sequence[str]) -> None:
        with self.fact("commerce-lost", seat=seat) as event:
            self.demand("a commerce card that may go", event["card"] in cards and self.open[seat][event["card"]] > 0)
            self.open[seat][event["card"]] -= 1
            self.commerce_out[event["card"]] += 1

    def move_bonds(self, seat: int, bonds: int) -> None:
        with self.fact("bonds-moved", seat=seat, bonds=bonds):
            self.bonds[seat] += bonds
            self.demand("bonds that are there (BON-1)", self.bonds[seat] >= 0 and self.bonds_left() >= 0)

    def look(self, seat: int, *, own: bool = False) -> Plain:
        """A player looks at a pair that is not face-up and not the own one, unless that is allowed (STR-7)."""
        with self.fact("pair-looked", seat=seat) as event:
            pair: Plain = self.pairs[event["pair"]]
            self.demand("a pair that lies face-down (STR-7)", not pair["up"])
            self.demand("not an own pair (STR-7)", own or pair["owner"] != seat)
            self.insist("what is seen", (pair["company"], pair["forecast"]), (event["company"], event["forecast"]))
            pair["known"] = sorted({*pair["known"], seat})
        return pair

    def may_look(self, seat: int) -> bool:
        return any(not pair["up"] and pair["owner"] != seat for pair in self.pairs)

    def turn_up(self, pair: int) -> None:
        """A pair is shown to all."""
        row = self.pairs[pair]
        with self.fact("pair-shown", pair=pair, company=row["company"], forecast=row["forecast"]):
            row.update(up=True, known=list(range(self.players)))
