"""The arithmetic of a fair shuffle: promises, the seal over all of them, and the seed that nobody chose.

docs/fairness.md has the order in which these are made and why it leaves nobody anything to choose.
"""

import hashlib
import json

SEAL_TAG = b"stockpile seal 2\n"
SEED_TAG = b"stockpile seed 2\n"
SEED_BYTES = 32
Parts = list[str | None]


def digest(seed: str) -> str:
    """What is shown of a seed (64 hex digits) before it may be known."""
    return hashlib.sha256(bytes.fromhex(seed)).hexdigest()


def seal_of(server: str, stops: list[list[int]], commitments: Parts, meals: list[int] | None) -> str:
    """One hash over everything that is settled before the first part is opened; `server` is the server's promise."""
    sealed = hashlib.sha256(SEAL_TAG + bytes.fromhex(server))
    for seat, commitment in enumerate(commitments):
        sealed.update(bytes((seat, commitment is not None)) + bytes.fromhex(commitment or "00" * SEED_BYTES))
    sealed.update(json.dumps([stops, meals], separators=(",", ":")).encode())
    return sealed.hexdigest()


def seed_of(secret: str, seal: str, seeds: Parts) -> int:
    """The seed of the game: all parts opened, over what was sealed. A part is there if and only if it was promised."""
    mixed = hashlib.sha256(SEED_TAG + bytes.fromhex(seal) + bytes.fromhex(secret))
    for seed in seeds:
        mixed.update(bytes.fromhex(seed or "00" * SEED_BYTES))
    return int.from_bytes(mixed.digest(), "big")


def unsealed_seed(secret: str, commitments: Parts, seeds: Parts, meals: list[int] | None) -> int:
    """How games of older logs, which have no seal, got theirs. No new game is dealt so: the meals came last."""
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
