"""Everybody's part of the seed: promised, sealed, opened (docs/fairness.md)."""

from typing import Any

from stockpile.session.seal import digest, seal_of, seed_of, unsealed_seed

OPEN_SECONDS = 5.0
PROMISE_SECONDS = 5.0


class Shuffle:
    """The server's promise stands from the first entry on; the others' until one is not kept, then all promise anew."""

    def __init__(self, secret: str, players: int) -> None:
        self.secret = secret
        self.hash = digest(secret)  # the server's promise
        self.commitments: list[str | None] = [None] * players
        self.seeds: list[str | None] = [None] * players
        self.seal: str | None = None  # once it is there, nothing that enters the seed can be chosen any more
        self.stops: list[list[int]] = []  # for each attempt that came to nothing: who did not open their part
        self._promising: set[int] = set()  # who may promise anew, and has not yet
        self._since = 0.0  # when what is waited for now began
        self._first: list[int] = []  # the seats that open before the others, one after the other

    @property
    def is_spoilt(self) -> bool:
        """Whether parts are known before the seal, as older programs asked for them: they are good for nothing."""
        return self.seal is None and any(self.seeds)

    def vacate(self, seat: int) -> None:
        """Whoever sat there takes their part along."""
        self.commitments[seat] = self.seeds[seat] = None

    def promise(self, seat: int, commitment: str | None) -> None:
        """A seat's promise; None if it takes no part."""
        self.commitments[seat] = commitment
        self._promising.discard(seat)

    def may_promise(self, seat: int) -> bool:
        """Whether a promise of this seat would count: before the seal, once, and never again after one was not kept."""
        if self.seal is not None or self.commitments[seat] is not None:
            return False
        return not self.stops or seat in self._promising

    def close(self, now: float, hosts: list[int], meals: list[int] | None) -> None:
        """Seals what is there. Hosts, who may be able to look into the server, open first: they see no later part."""
        self.seal = seal_of(self.hash, self.stops, self.commitments, meals)
        self._first = hosts
        self._since = now

    def open(self, seat: int, seed: str, now: float) -> None:
        """A part is shown; after a host's, the next are asked for."""
        self.seeds[seat] = seed
        if seat in self._first:
            self._since = now

    def stop(self, seats: list[int], now: float) -> None:
        """Some promises were not kept: these seats take no part any more, the others promise something new."""
        self._promising = {seat for seat, promised in enumerate(self.commitments) if promised} - set(seats)
        self.stops.append(seats)
        self.commitments = [None] * len(self.commitments)
        self.seeds = [None] * len(self.seeds)
        self.seal = None
        self._since = now

    @property
    def promising(self) -> list[int]:
        """The seats that are waited for to promise anew."""
        return sorted(self._promising) if self.seal is None else []

    @property
    def opening(self) -> list[int]:
        """The seats that are to open their part now."""
        if self.seal is None:
            return []
        owing = [
            seat
            for seat, (commitment, seed) in enumerate(zip(self.commitments, self.seeds, strict=True))
            if commitment is not None and seed is None
        ]
        return [seat for seat in self._first if seat in owing][:1] or owing

    def deadline(self) -> float | None:
        """Until when those who are asked are waited for; None if nobody is."""
        if self.promising:
            return self._since + PROMISE_SECONDS
        return self._since + OPEN_SECONDS if self.opening else None

    def seed(self, meals: list[int] | None) -> int:
        """The seed of the game from what is there now."""
        if self.seal is None:
            return unsealed_seed(self.secret, self.commitments, self.seeds, meals)
        return seed_of(self.secret, self.seal, self.seeds)

    def shown(self, *, over: bool) -> dict[str, Any]:
        """What everybody may know; the secret only when the game is over."""
        seats = [
            {"commitment": commitment, "seed": seed}
            for commitment, seed in zip(self.commitments, self.seeds, strict=True)
        ]
        return {
            "hash": self.hash,
            "seal": self.seal,
            "promising": self.promising,
            "opening": self.opening,
            "stops": self.stops,
            "seats": seats,
            "secret": self.secret if over else None,
        }
