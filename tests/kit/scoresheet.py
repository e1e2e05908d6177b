"""The referee's own table: what lies where, read from the facts of events and compared with what events assign."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any

from kit import printed_later
from kit.printed import BOND_CARDS, COMMERCE_CARDS, COMMODITIES, COMPANIES, Plain

Event = Mapping[str, Any]


class Objection(AssertionError):
    """The game and the referee disagree; names the event and both opinions."""


class Scoresheet:
    """Everything on the table. `compare=False` ignores the events' `set` and leaves it to the rules."""

    def __init__(self, table: Plain, events: Sequence[Event], *, compare: bool = True) -> None:
        self.table = table
        self.events = events
        self.at = 0
        self.compare = compare
        self.picture: Plain = {}  # what a client has that only assigns
        self.players: int = table["players"]
        self.companies: list[str] = table["companies"]
        self.round = 0
        self.phase = "setup"
        self.first = -1
        self.asked: Plain | None = None
        seats = range(self.players)
        self.cash = [table["cash"] for _ in seats]
        self.regular = [Counter[str]() for _ in seats]
        self.public = [Counter[str]() for _ in seats]  # what the whole table has seen of each regular half
        self.unknown = [Counter[int]() for _ in seats]  # cards the table cannot name, by the round they came in
        # Of a starting card the table knows the company, or only that it is one of its own ("?"), or nothing (KNO-5).
        self.start: list[str | None] = ["?" if table["starting_cards"] else None for _ in seats]
        self.split = [Counter[str]() for _ in seats]
        self.fees = [Counter[str]() for _ in seats]
        self.hands: list[list[str]] = [[] for _ in seats]
        self.off = [table["meeples"] for _ in seats]
        self.piles: list[list[Plain]] = [[] for _ in range(self.players * table["meeples"])]
        self.bids: list[tuple[int, int] | None] = [None for _ in self.piles]  # seat and space
        self.space = {company: table["tracks"][company]["start"] for company in self.companies}
        self.pairs: list[Plain] = [self.blank_pair(i) for i in range(len(self.companies))]
        self.claimable: list[tuple[str, int]] = []  # dividends whose hidden cards are still to be claimed
        self.discard = Counter[str]()
        self.excluded: dict[int, set[str]] = {}  # companies that no unknown card of a round's lot can be (KNO-5)
        self.undrawn = Counter(dict.fromkeys(self.companies, table["stocks"]))
        self.undrawn.update({"boom": table["booms"], "bust": table["busts"]})
        self.undrawn.update({f"fee{i + 1}": n for i, n in enumerate(table["fees"])})
        self.box = dict(self.undrawn)
        self.drawn = 0
        self.modules: list[str] = table["modules"]
        self.bonds = [0 for _ in seats]
        self.open = [Counter[str]() for _ in seats]  # commodities and taxes that lie open before their owner (COM-4)
        self.commerce_hands: list[list[str]] = [[] for _ in seats]
        self.commerce_left = Counter(COMMERCE_CARDS if "commerce" in self.modules else {})
        self.commerce_box = dict(self.commerce_left)
        self.rolled: list[str] = []
        self.heir: int | None = None  # who has the First Player Card
        self.is_taxed = False
        self.majorities = [0 for _ in seats]
        self.scores: list[Plain] = []
        self.winners: list[int] = []

    # Reading events

    def objection(self, what: str, ours: object, theirs: object) -> Objection:
        event = self.events[self.at - 1] if 0 < self.at <= len(self.events) else {}
        facts = {key: value for key, value in event.items() if key != "set"}
        return Objection(f"event {self.at}, {what}: the referee has {ours!r}, the game {theirs!r}; {facts}")

    def insist(self, what: str, ours: object, theirs: object) -> None:
        if ours != theirs:
            raise self.objection(what, ours, theirs)

    def demand(self, law: str, holds: bool) -> None:
        if not holds:
            raise self.objection(law, "no", "yes")

    def peek(self) -> str:
        """The name of the event to come."""
        return self.events[self.at]["event"] if self.at < len(self.events) else "nothing"

    @contextmanager
    def fact(self, name: str, **facts: object) -> Iterator[Event]:
        """The next event must be this one; what it changes is done inside, and then the tables are compared."""
        nothing: Event = {"event": "nothing"}
        event = self.events[self.at] if self.at < len(self.events) else nothing
        self.at += 1
        self.insist("name", name, event["event"])
        self.insist("number", self.at, event["n"])
        for key, value in facts.items():
            self.insist(key, value, event[key])
        if name != "asked":
            self.asked = None
        yield event
        self.check_cards()
        if self.compare:
            self.picture.update(event["set"])
            self.compare_tables()

    def saw(self, name: str, **facts: object) -> None:
        """The next event must be this one and changes nothing on the table."""
        with self.fact(name, **facts):
            pass

    def ask(self, seat: int, kind: str, **about: object) -> None:
        """The next event must be a question to this seat, about a card if it is asked for its sake."""
        self.ask_all([seat], kind, **about)

    def ask_all(self, seats: list[int], kind: str, **about: object) -> None:
        """The next event must be a question to these seats at once."""
        with self.fact("asked", seats=seats, ask=kind):
            self.asked = {"seats": seats, "ask": kind, **about}

    def begin(self, stage: str) -> None:
        with self.fact("stage-began", stage=stage):
            self.phase = stage

    # Comparing

    def check_cards(self) -> None:
        """Every market card is in exactly one place, and nobody owes more cash than there is."""
        tally = dict(self.undrawn)
        for half in (self.discard, *self.regular, *self.split, *self.fees):
            for card, n in half.items():
                tally[card] += n
                if n < 0:
                    raise self.objection(f"a number of {card} that is not negative", 0, n)
        for row in (*self.hands, self.drawn_apart()):
            for card in row:
                tally[card] += 1
        commerce = Counter(self.commerce_left)
        for pile in self.piles:
            for entry in pile:
                if entry["card"] in COMMERCE_CARDS:
                    commerce[entry["card"]] += 1
                elif entry["card"] != "first":
                    tally[entry["card"]] += 1
        for cards in (*self.open, *map(Counter, self.commerce_hands), self.out_of_game()):
            commerce.update(cards)
        self.insist("all cards of the box (SET-5)", self.box, tally)
        self.insist("all commerce cards (COM-1)", self.commerce_box, {card: n for card, n in commerce.items() if n})
        self.demand("cash is not negative before taxes (END-5)", self.is_taxed or min(self.cash) >= 0)

    def drawn_apart(self) -> list[str]:
        """Market cards that were drawn and lie in no hand and on no pile yet."""
        return []

    def out_of_game(self) -> Counter[str]:
        """Commerce cards that have left the game."""
        return Counter()

    def tables(self) -> Iterator[tuple[str, object, object]]:
        """Path, what the referee has, and what lies there before an event sets it: the table as it is set up (SET)."""
        yield "round", self.round, 0
        yield "phase", self.phase, "setup"
        if self.first >= 0:
            yield "first", self.first, self.first
        for seat in range(self.players):
            yield f"cash.{seat}", self.cash[seat], 0 if "investors" in self.modules else self.table["cash"]
            yield f"fees.{seat}", [self.fees[seat][f"fee{i}"] for i in (1, 2, 3)], [0, 0, 0]
            yield f"split.{seat}", dict(+self.split[seat]), {}
            yield f"hands.{seat}", self.hands[seat], []
            yield f"off.{seat}", self.off[seat], self.table["meeples"]
        for pile, cards in enumerate(self.piles):
            yield f"piles.{pile}", cards, []
            yield f"bids.{pile}", self.bid_cell(pile), None
        for company, space in self.space.items():
            track = self.table["tracks"][company]
            start = {"space": track["start"], "price": track["spaces"][track["start"]]}
            yield f"market.{company}", {"space": space, "price": track["spaces"][space]}, start
        yield "discard", dict(+self.discard), {}
        yield from self.module_tables()

    def module_tables(self) -> Iterator[tuple[str, object, object]]:
        """The same for what modules bring to the table."""
        for seat in range(self.players):
            if "bonds" in self.modules:
                yield f"bonds.{seat}", self.bonds[seat], 0
            if "commerce" in self.modules:
                owned = {card: self.open[seat][card] for card in COMMODITIES if self.open[seat][card]}
                row = {"commodities": owned, "taxes": self.open[seat]["tax"], "hand": self.commerce_hands[seat]}
                yield f"commerce.{seat}", row, {"commodities": {}, "taxes": 0, "hand": []}
        if "commerce" in self.modules:
            yield "commerce_deck", self.commerce_left.total(), sum(COMMERCE_CARDS.values())
        if "dice" in self.modules:
            yield "rolled", self.rolled, []
        if "first-player-card" in self.modules:
            yield "heir", self.heir, None
        for module, file in printed_later.modules().items():
            if module in self.modules:
                yield from file.referee_cells(self)

    def bid_cell(self, pile: int) -> Plain | None:
        bid = self.bids[pile]
        return bid and {"seat": bid[0], "space": bid[1], "value": self.table["bids"][bid[1]]}

    def compare_tables(self) -> None:
        for path, ours, default in self.tables():
            theirs = self.picture.get(path, default)
            if ours != theirs:
                raise self.objection(path, ours, theirs)
        for seat in range(self.players):
            self.compare_half(seat)
        for i, pair in enumerate(self.pairs):
            if self.asked == {"seats": [-1], "ask": "forecast"}:
                break  # one pair has only its company yet
            self.insist(f"pairs.{i}", pair, self.picture.get(f"pairs.{i}", self.blank_pair(i)))
        if "deck" in self.picture:
            left = sum(self.undrawn.values())
            self.insist("deck", {"left": left, "drawn": self.drawn}, self.picture["deck"])
        if self.asked is not None:
            self.compare_question()

    def compare_question(self) -> None:
        question = self.picture["question"]
        self.insist("question", self.asked, {key: question.get(key) for key in self.asked or ()})
        masks = [sum(1 << COMPANIES.index(c) for c in self.excluded.get(lot, ())) for lot in range(10)]
        self.insist("excluded", masks, self.picture.get("excluded", [0] * 10))

    def compare_half(self, seat: int) -> None:
        half = self.picture.get(f"regular.{seat}")
        if half is None:
            self.insist(f"regular.{seat}", 0, self.regular[seat].total())
            return
        self.insist(f"regular.{seat}.size", self.regular[seat].total(), half["size"])
        self.insist(f"regular.{seat}.cards", dict(+self.regular[seat]), half["cards"])
        self.insist(f"regular.{seat}.public.known", dict(+self.public[seat]), half["public"]["known"])
        unknown = {str(lot): n for lot, n in sorted(self.unknown[seat].items()) if n}
        self.insist(f"regular.{seat}.public.unknown", unknown, half["public"]["unknown"])
        self.insist(f"regular.{seat}.public.start", self.start[seat], half["public"]["start"])

    # The table

    def turn_order(self) -> list[int]:
        """Clockwise from the first player (RND-1)."""
        return [(self.first + turn) % self.players for turn in range(self.players)]

    def blank_pair(self, i: int) -> Plain:
        """A pair before it is dealt."""
        owner = i // self.table["pairs"] if i < self.players * self.table["pairs"] else None
        return {"owner": owner, "company": "?", "forecast": "?", "up": False, "known": []}

    def bonds_left(self) -> int:
        return BOND_CARDS - sum(self.bonds)

    def price(self, company: str) -> int:
        price: int = self.table["tracks"][company]["spaces"][self.space[company]]
        return price

    def draw(self, card: str) -> None:
        self.demand(f"a {card} is left in the deck", self.undrawn[card] > 0)
        self.undrawn[card] -= 1
        self.drawn += 1

    def chance(self, kind: str) -> None:
        """Where chance is asked, the draw is a question first."""
        if self.table["chance"] == "asked":
            self.ask(-1, kind)

    def fee_value(self, fee: str) -> int:
        value: int = self.table["fee_values"][int(fee[3:]) - 1]
        return value

    def leave(self, seat: int, card: str, count: int) -> None:
        """Cards leave a regular half in sight of all: known ones first, then the longest-held unknown ones (KNO-4)."""
        self.demand(f"seat {seat} has {count} of {card}", self.regular[seat][card] >= count)
        self.regular[seat][card] -= count
        named = min(count, self.public[seat][card])
        self.public[seat][card] -= named
        self.name_unknown(seat, card, count - named)
        if count and card in self.companies:
            self.start[seat] = None

    def may_be(self, seat: int, lot: int, card: str) -> bool:
        """Whether a card that the table cannot name, of the round it came in, can be of that kind."""
        if card in ("boom", "bust"):
            return lot == self.round
        if lot == 0 and self.start[seat] == "?" and card in self.start:
            return False  # starting cards differ
        return card not in self.excluded.get(lot, ())

    def name_unknown(self, seat: int, card: str, count: int) -> None:
        for lot in sorted(self.unknown[seat]):
            taken = min(count, self.unknown[seat][lot]) if self.may_be(seat, lot, card) else 0
            self.unknown[seat][lot] -= taken
            count -= taken
        self.demand(f"the table can tell which {card} that was", count == 0)

    def show(self, seat: int, card: str, count: int) -> None:
        """The table sees that there are at least so many (KNO-4)."""
        missing = count - self.public[seat][card]
        if missing <= 0:
            return
        self.public[seat][card] += missing
        self.name_unknown(seat, card, missing)
        if self.start[seat] == "?" and self.unknown[seat][0] == 0:
            others = [lot for lot, n in self.unknown[seat].items() if n and self.may_be(seat, lot, card)]
            self.start[seat] = None if others else card

    def exclude(self, company: str) -> None:
        """No card now in a regular half is of the company (KNO-5)."""
        for lot in range(self.round + 1):
            self.excluded.setdefault(lot, set()).add(company)
