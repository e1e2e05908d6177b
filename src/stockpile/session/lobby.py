"""What has to be settled before the first card: everybody's part of the seed, and who begins."""

import hashlib
import json
from typing import Any

REVEAL_SECONDS = 5.0
MEAL_SECONDS = 60.0
SEED_BYTES = 32


def digest(seed: str) -> str:
    """What is shown of a seed (64 hex digits) before it may be known."""
    return hashlib.sha256(bytes.fromhex(seed)).hexdigest()


def combined_seed(secret: str, commitments: list[str | None], seeds: list[str | None], meals: list[int] | None) -> int:
    """The seed of the game: a hash over all that was promised and given, so that no bit of it can be changed later."""
    mixed = hashlib.sha256(bytes.fromhex(secret))
    for seat, (commitment, seed) in enumerate(zip(commitments, seeds, strict=True)):
        state = 0 if commitment is None else 1 if seed is None else 2
        mixed.update(bytes((seat, state)))
        mixed.update(bytes.fromhex(commitment) if commitment else bytes(SEED_BYTES))
        mixed.update(bytes.fromhex(seed) if seed else bytes(SEED_BYTES))
    mixed.update(json.dumps(meals, separators=(",", ":")).encode())
    return int.from_bytes(mixed.digest(), "big")


def dearest(meals: list[int], seed: int) -> int:
    """The seat that paid most for its last meal (SET-7); the seed decides between equals."""
    best = [seat for seat, amount in enumerate(meals) if amount == max(meals)]
    lot = hashlib.sha256(b"first" + seed.to_bytes(SEED_BYTES, "big")).digest()
    return best[int.from_bytes(lot[:8], "big") % len(best)]


class Lobby:
    """From the first entry until the cards are dealt; kept afterwards as the proof of how they were."""

    def __init__(self, secret: str, first: str, players: int) -> None:
        self.secret = secret
        self.hash = digest(secret)  # the server's promise
        self.first = first
        self.commitments: list[str | None] = [None] * players
        self.seeds: list[str | None] = [None] * players
        self.meals: list[int | None] = [None] * players
        self.eaters: list[int] = []
        self.full_since: float | None = None

    def vacate(self, seat: int) -> None:
        """Whoever sat there takes their part along."""
        self.commitments[seat] = self.seeds[seat] = self.meals[seat] = None

    def filled(self, eaters: list[int], now: float) -> None:
        """All seats are taken; `eaters` are people."""
        self.full_since = now
        self.eaters = eaters

    @property
    def is_revealing(self) -> bool:
        """Whether some seat still owes its seed."""
        return self.full_since is not None and any(
            commitment is not None and seed is None
            for commitment, seed in zip(self.commitments, self.seeds, strict=True)
        )

    @property
    def is_eating(self) -> bool:
        """Whether somebody has not said yet what the last meal cost."""
        return (
            self.full_since is not None
            and self.first == "meal"
            and any(self.meals[seat] is None for seat in self.eaters)
        )

    def deadline(self) -> float | None:
        """When the cards are dealt at the latest; None while seats are free."""
        if self.full_since is None:
            return None
        waits = [REVEAL_SECONDS] * self.is_revealing + [MEAL_SECONDS] * self.is_eating
        return self.full_since + max(waits, default=0.0)

    def final_meals(self) -> list[int] | None:
        """What counts as everybody's meal; None if nobody was asked."""
        return [amount or 0 for amount in self.meals] if self.first == "meal" else None

    def seed(self) -> int:
        """The seed of the game from what is there now."""
        return combined_seed(self.secret, self.commitments, self.seeds, self.final_meals())

    def first_seat(self) -> int | None:
        """The first player, or None if the game draws one."""
        meals = self.final_meals()
        return None if meals is None else dearest(meals, self.seed())

    def shown(self, *, over: bool) -> dict[str, Any]:
        """What everybody may know; the secret only when the game is over."""
        seats = [
            {"commitment": commitment, "seed": seed}
            for commitment, seed in zip(self.commitments, self.seeds, strict=True)
        ]
        return {
            "hash": self.hash,
            "reveal": self.is_revealing,
            "seats": seats,
            "secret": self.secret if over else None,
        }

    def meals_shown(self) -> list[int | bool | None] | None:
        """Who has said what the meal cost (true); the amounts once all have."""
        if self.first != "meal":
            return None
        if self.full_since is not None and not self.is_eating:
            return list(self.meals)
        return [None if amount is None else True for amount in self.meals]
