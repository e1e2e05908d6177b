"""Looks for the seed of a game, and every key made from it, in all that an observer can get."""

import gc
import hashlib
import json
import pickle
from collections.abc import Iterator
from types import FunctionType, ModuleType

from kit.twins import Leak, full_evidence
from stockpile import Game, IllegalAnswer, Setup

SEED_BYTES = 32
STREAMS = ("first", "start", "market", "commerce", "investors", "strategies")
ROUND_STREAMS = ("information", "dice")


def keys_of(seed: int, rounds: int) -> dict[str, bytes]:
    """The key of every stream and round: BLAKE2b of its name, keyed by the seed."""
    names = [f"stockpile {stream} 0" for stream in STREAMS]
    names += [f"stockpile {stream} {number}" for stream in ROUND_STREAMS for number in range(1, rounds + 1)]
    secret = seed.to_bytes(SEED_BYTES, "little")
    return {name: hashlib.blake2b(name.encode(), key=secret).digest() for name in names}


def needles(seed: int, rounds: int) -> dict[str, bytes]:
    """Every way a seed or key could be written: raw in both orders, decimal and hexadecimal."""
    secrets = {"seed": seed.to_bytes(SEED_BYTES, "little"), **keys_of(seed, rounds)}
    found = {}
    for name, raw in secrets.items():
        number = int.from_bytes(raw, "little")
        found[f"{name}, raw"] = raw[:16]
        found[f"{name}, turned round"] = raw[::-1][:16]
        found[f"{name}, decimal"] = str(number).encode()
        found[f"{name}, hexadecimal"] = f"{number:x}".encode()
        found[f"{name}, bytes in hexadecimal"] = raw.hex().encode()
        found[f"{name}, as a list"] = ", ".join(map(str, raw[:8])).encode()
    return found


def texts_of(game: Game, observer: int | None) -> Iterator[tuple[str, bytes]]:
    """Everything an observer can get, as bytes."""
    for what, value in full_evidence(game, observer, 0, 1).items():
        yield what, repr(value).encode()
    view = game.view(observer)
    for protocol in range(pickle.HIGHEST_PROTOCOL + 1):
        yield f"pickled view, protocol {protocol}", pickle.dumps(view, protocol)
    yield "view as a dictionary", json.dumps(view.to_dict()).encode()
    yield "setup", repr(game.setup).encode() + json.dumps(game.setup.to_dict()).encode()
    for given in (-1, 10**9, "", "up nothing>9", "claim 20", True, None):
        try:
            game.answer(given)  # type: ignore[arg-type]
        except IllegalAnswer as error:
            yield f"refusal of {given!r}", (repr(error) + str(error) + repr(vars(error))).encode()
            yield f"pickled refusal of {given!r}", pickle.dumps(error)
    for seat in (-2, 99, "0"):
        try:
            game.view(seat)  # type: ignore[arg-type]
        except ValueError as error:
            yield f"view of {seat!r}", repr(error).encode()
        try:
            game.record(seat)
        except ValueError as error:
            yield f"record of {seat!r}", repr(error).encode()


def objects_behind(root: object) -> list[object]:
    """All objects that can be reached from one, but for code."""
    seen: dict[int, object] = {}
    waiting = [root]
    while waiting:
        item = waiting.pop()
        if id(item) in seen or isinstance(item, type | ModuleType | FunctionType):
            continue
        seen[id(item)] = item
        waiting += gc.get_referents(item)
    return list(seen.values())


def scan(game: Game, seed: int) -> int:
    """Raises Leak if an observer gets the seed or a key; returns how many texts were searched."""
    wanted = needles(seed, game.setup.table.rounds)
    searched = 0
    for observer in (*range(game.setup.players), None):
        for what, text in texts_of(game, observer):
            searched += 1
            for name, needle in wanted.items():
                if needle in text:
                    raise Leak(f"observer {observer}: {what} has the {name}")
        for thing in objects_behind(game.view(observer)):
            if thing == seed or (isinstance(thing, bytes) and any(key in thing for key in keys_of(seed, 9).values())):
                raise Leak(f"observer {observer}: the seed can be reached from a view")
            if isinstance(thing, Game):
                raise Leak(f"observer {observer}: the game can be reached from a view")
    return searched


def big_seed(number: int) -> int:
    """A seed of 256 bits that cannot turn up by chance."""
    return int.from_bytes(hashlib.blake2b(b"big %d" % number, digest_size=SEED_BYTES).digest(), "little") | 1 << 255


def seeded(setup: Setup, number: int) -> tuple[Game, int]:
    """A game of a seed of 256 bits, and the seed."""
    seed = big_seed(number)
    return Game(setup, seed=seed), seed
