"""What has to be settled before the first card: who sits where, who begins, and everybody's part of the seed."""

from typing import Any

from stockpile.session.entry import Entry
from stockpile.session.seal import dearest
from stockpile.session.seat import Seat
from stockpile.session.shuffle import Shuffle

MEAL_SECONDS = 60.0


class Lobby:
    """From the first entry until the cards are dealt; kept afterwards as the proof of how they were."""

    def __init__(self, secret: str, first: str, players: int, start: str = "full") -> None:
        self.shuffle = Shuffle(secret, players)
        self.first = first
        self.start = start
        self.is_called = False  # the host has said that it begins
        self.meals: list[int | None] = [None] * players
        self.eaters: list[int] = []
        self.full_since: float | None = None

    def vacate(self, seat: int) -> None:
        """Whoever sat there takes their part along."""
        self.shuffle.vacate(seat)
        self.meals[seat] = None

    def may_begin(self, seats: list[Seat]) -> bool:
        """Whether all seats are taken and nobody has to be waited for: who plays with bots alone never waits."""
        if not all(seat.is_filled for seat in seats):
            return False
        people = [seat for seat in seats if seat.is_person]
        is_ready = len(people) <= 1 or all(seat.ready for seat in people)
        return self.start == "full" or self.is_called or is_ready

    def filled(self, eaters: list[int], now: float) -> None:
        """All seats are taken, and it begins; `eaters` are people."""
        self.full_since = now
        self.eaters = eaters

    @property
    def is_eating(self) -> bool:
        """Whether somebody can still say what the last meal cost: not once the shuffle is sealed."""
        return (
            self.full_since is not None
            and self.first == "meal"
            and not self.shuffle.stops
            and self.shuffle.seal is None
            and any(self.meals[seat] is None for seat in self.eaters)
        )

    def due(self, now: float) -> Entry | None:
        """What time brings: the seal when all is chosen, then the deal, or a stop if a part is not opened."""
        deadline = self.deadline()
        if deadline is None or now < deadline:
            return None
        shuffle = self.shuffle
        if shuffle.is_spoilt:
            return {"kind": "stopped", "seats": []}
        if shuffle.seal is None:
            return {"kind": "sealed"}
        if shuffle.opening:
            return {"kind": "stopped", "seats": shuffle.opening}
        return {"kind": "dealt", "first": self.first_seat()}

    def deadline(self) -> float | None:
        """When something is due at the latest; None until it begins."""
        if self.full_since is None or self.shuffle.is_spoilt:
            return self.full_since
        waits = [self.full_since + MEAL_SECONDS * self.is_eating, self.shuffle.deadline() or 0.0]
        return max(waits)

    def final_meals(self) -> list[int] | None:
        """What counts as everybody's meal; None if nobody was asked."""
        return [amount or 0 for amount in self.meals] if self.first == "meal" else None

    def seed(self) -> int:
        """The seed of the game from what is there now."""
        return self.shuffle.seed(self.final_meals())

    def first_seat(self) -> int | None:
        """The first player, or None if the game draws one."""
        meals = self.final_meals()
        return None if meals is None else dearest(meals, self.seed())

    def shown(self, *, over: bool) -> dict[str, Any]:
        """What everybody may know of the shuffle."""
        return self.shuffle.shown(over=over)

    def meals_shown(self) -> list[int | bool | None] | None:
        """Who has said what the meal cost (true); the amounts once nobody can say any more."""
        if self.first != "meal":
            return None
        if self.full_since is not None and not self.is_eating:
            return list(self.meals)
        return [None if amount is None else True for amount in self.meals]
