"""A double-entry ledger of a finished game: every thousand of each final total has a cause.

Cash, shares, bonds, commodities, taxes and owed fees are accounts of a seat, shares at today's price. Each booking
takes an amount from one account and gives it to another, so all accounts together always hold nothing. What a seat is
worth changes only by bookings with somebody outside: the bank, the market (prices) or the box (cards). A sale at the
price is a booking between two accounts of one seat: it brings cash, and makes nobody richer. So a final total can be
read in two ways, both exact: `worth_causes` says why a seat became richer or poorer, `cash_causes` from what its cash
came.
"""

import json
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from stockpile.engine.declared.events import CAUSES
from stockpile.engine.game import Game
from stockpile.lab.ledger_accounts import CASH, COUNTERPARTS, MARKET, SHARES, Holdings, account, seat_of
from stockpile.lab.ledger_causes import CONVERSIONS, Context, parted

END = ("round-ended", "game-ended")


@dataclass(frozen=True)
class Booking:
    """So much went from one account to another, because of something; never less than nothing."""

    event: int  # the number of the event that it came with; the first booking of a game has that of its start
    round: int  # 0 before the first
    cause: str
    source: str
    target: str
    amount: int

    def to_dict(self) -> dict[str, Any]:
        """As plain JSON."""
        return {
            "event": self.event,
            "round": self.round,
            "cause": self.cause,
            "from": self.source,
            "to": self.target,
            "amount": self.amount,
        }


@dataclass(frozen=True)
class Ledger:
    """All bookings of a game, in order; `marks` are the numbers of bookings after each round, the end last."""

    players: int
    bookings: tuple[Booking, ...]
    marks: tuple[int, ...]

    def balances(self, upto: int | None = None) -> dict[str, int]:
        """What is in each account after so many bookings; all together nothing."""
        found: dict[str, int] = {}
        for booking in self.bookings[:upto]:
            found[booking.source] = found.get(booking.source, 0) - booking.amount
            found[booking.target] = found.get(booking.target, 0) + booking.amount
        return found

    def worths(self, upto: int | None = None) -> list[int]:
        """What each seat is worth after so many bookings: all its accounts together."""
        worths = [0] * self.players
        for name, amount in self.balances(upto).items():
            seat = seat_of(name)
            if seat is not None:
                worths[seat] += amount
        return worths

    def worth_causes(self, seat: int) -> dict[str, int]:
        """Why a seat became richer or poorer, in the order of CAUSES: the sum is its final total."""
        return self._sums(lambda name: seat_of(name) == seat)

    def cash_causes(self, seat: int) -> dict[str, int]:
        """From what a seat's cash came, in the order of CAUSES: the sum is its final total."""
        return self._sums(lambda name: name == account(seat, CASH))

    def _sums(self, is_inside: Callable[[str], bool]) -> dict[str, int]:
        sums: dict[str, int] = {}
        for booking in self.bookings:
            change = booking.amount * (is_inside(booking.target) - is_inside(booking.source))
            sums[booking.cause] = sums.get(booking.cause, 0) + change
        return {cause: sums[cause] for cause in CAUSES if sums.get(cause)}

    def to_dict(self) -> dict[str, Any]:
        """As plain JSON."""
        seats = range(self.players)
        return {
            "worth": [self.worth_causes(seat) for seat in seats],
            "cash": [self.cash_causes(seat) for seat in seats],
            "totals": self.worths(),
            "bookings": [booking.to_dict() for booking in self.bookings],
        }


def ledger(game: Game) -> Ledger:
    """The ledger of a game that is over; a ValueError if it is not, for what everybody held is a secret until then."""
    if not game.over:
        raise ValueError("the game is not over")
    books = Bookkeeper(game)
    for _ in books.steps():
        pass
    return books.kept()


class Bookkeeper:
    """Reads the facts of a game, with nothing hidden, and books what they changed."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.round = 0
        self.bookings: list[Booking] = []
        self.marks: list[int] = []
        self._start = Game.replay(game.record("all"), 0)
        self.holdings = Holdings(game.setup, [self._start.view(seat).to_dict() for seat in game.setup.seats])
        self.context = Context()
        self._open(self._start.event_count)
        self.marks.append(len(self.bookings))

    def kept(self) -> Ledger:
        """The ledger as far as the facts have been read."""
        return Ledger(self.game.setup.players, tuple(self.bookings), tuple(self.marks))

    def steps(self) -> Iterator[dict[str, Any]]:
        """The facts one by one, each when it is booked."""
        for line in self.game.all_lines():
            event = json.loads(line)
            if event["n"] <= self._start.event_count:
                continue
            self.round = int(event["set"].get("round", self.round))
            self.context.hear(event)
            self._enter(event)
            if event["event"] in END:
                self.marks.append(len(self.bookings))
            yield event

    def _open(self, number: int) -> None:
        """What everybody begins with; a game from a position begins with all that lies there."""
        for (seat, kind), amount in self.holdings.values().items():
            cause = "deal" if kind == SHARES else "start"
            self._book(number, cause, COUNTERPARTS[kind], account(seat, kind), amount)

    def _enter(self, event: Mapping[str, Any]) -> None:
        """Books what one fact changed: first prices, then what changed hands."""
        number, cause = int(event["n"]), self.context.cause_of(event)
        for seat, amount in self.holdings.revalue(event["set"]).items():
            self._book(number, cause, MARKET, account(seat, SHARES), amount)
        changes = self.holdings.change(event)
        if event["event"] == "given":
            self._book(number, cause, account(event["seat"], CASH), account(event["to"], CASH), event["amount"])
            changes = {}
        for seat in {seat for seat, _ in changes}:
            own = {kind: amount for (whose, kind), amount in changes.items() if whose == seat}
            if event["event"] in CONVERSIONS:
                self._convert(number, cause, seat, own)
            for kind, amount in own.items():
                for part, share in parted(event, kind, amount, cause, self.context, self.holdings):
                    self._book(number, part, COUNTERPARTS[kind], account(seat, kind), share)

    def _convert(self, number: int, cause: str, seat: int, own: dict[str, int]) -> None:
        """A seat's own cash becomes something else, or something else cash; what is left over is somebody else's."""
        others = [kind for kind in own if kind != CASH and own[kind] * own.get(CASH, 0) < 0]
        for kind in others:
            moved = min(abs(own[kind]), abs(own[CASH])) * (1 if own[CASH] > 0 else -1)
            self._book(number, cause, account(seat, kind), account(seat, CASH), moved)
            own[kind] += moved
            own[CASH] -= moved

    def _book(self, number: int, cause: str, source: str, target: str, amount: int) -> None:
        if amount < 0:
            source, target, amount = target, source, -amount
        if amount:
            self.bookings.append(Booking(number, self.round, cause, source, target, amount))
