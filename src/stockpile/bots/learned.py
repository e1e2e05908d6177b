"""What our bots have learned, read from `learned.npz`: the networks of a value and of readings, by name.

The file holds plain arrays of 32-bit numbers. It is read without NumPy, which nobody needs to play.
"""

import io
import struct
import zipfile
from ast import literal_eval
from functools import lru_cache
from importlib.resources import files

from stockpile.bots.card_values import card_values_of
from stockpile.bots.learned_value import LearnedValue
from stockpile.bots.open_acts import OpenActs
from stockpile.bots.opening import opening_of
from stockpile.bots.reading_features import glance_sizes
from stockpile.bots.readings import Readings
from stockpile.bots.small_network import Layers, SmallNetwork
from stockpile.bots.valuation import Valuation
from stockpile.bots.weights import Weights
from stockpile.engine.setup.setup import Setup

READS = {"trader": ("cards", "pairs"), "anyone": ("any-cards", "any-pairs")}
GLANCES = ("glance-cards", "glance-pairs")  # of traders, by what lies open alone: a search asks at every question
NETWORKS = ("value", *(name for names in READS.values() for name in names), *GLANCES)
LAYERS = 5  # arrays of a network: weights and offsets of two layers, and the last weights
MOST_BYTES = 300 * 1024
MAGIC = b"\x93NUMPY\x01\x00"


class BadNetwork(ValueError):
    """A file that holds no such networks; says what is wrong."""


@lru_cache(maxsize=len(NETWORKS))
def layers(name: str) -> Layers:
    """What comes with the program, read once."""
    return layers_of((files("stockpile.bots") / "learned.npz").read_bytes(), name)


def network(name: str) -> SmallNetwork:
    """One of the networks that come with the program; each with its own room to work in."""
    return SmallNetwork(layers(name))


def value_of(setup: Setup) -> LearnedValue:
    """What positions of a setup are worth."""
    return LearnedValue(network("value"), opening_of(setup))


def readings_of(setup: Setup, reads: str) -> Readings:
    """What acts suggest in games of a setup, if those who act are traders, or any of our bots."""
    if reads not in READS:
        raise ValueError(f"reads: {reads!r} is none of {', '.join(READS)}")
    return _readings(setup, READS[reads])


def glances_of(setup: Setup) -> Readings:
    """The same of traders at a glance: nobody is asked what they would have done with other cards."""
    return _readings(setup, GLANCES)


def _readings(setup: Setup, names: tuple[str, str]) -> Readings:
    """Networks that have learned by a glance alone are given no more than that."""
    cards, pairs = (network(name) for name in names)
    is_thorough = cards.size > glance_sizes()[0]
    return Readings(OpenActs(cards, pairs, Valuation(card_values_of(setup), Weights()), is_thorough))


def layers_of(data: bytes, name: str) -> Layers:
    """The layers of a network, from the bytes of a file."""
    if len(data) > MOST_BYTES:
        raise BadNetwork(f"{name}: {len(data)} bytes, at most {MOST_BYTES} are read")
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as archive:
            return [_rows(name, archive.read(f"{name}-{number}.npy")) for number in range(LAYERS)]
    except (zipfile.BadZipFile, KeyError) as error:
        raise BadNetwork(f"{name}: no such network in the file ({error})") from None


def _rows(name: str, data: bytes) -> list[list[float]]:
    """A table of 32-bit numbers, row by row (the format of NumPy's files, version 1)."""
    try:
        if data[:8] != MAGIC:
            raise ValueError("not an array")
        size = struct.unpack("<H", data[8:10])[0]
        head = literal_eval(data[10 : 10 + size].decode("latin-1"))
        rows, columns = head["shape"]
        if head["descr"] != "<f4" or head["fortran_order"]:
            raise ValueError(f"32-bit numbers by rows are needed, not {head['descr']}")
        numbers = struct.unpack(f"<{rows * columns}f", data[10 + size :])
    except (ValueError, KeyError, TypeError, SyntaxError, struct.error) as error:
        raise BadNetwork(f"{name}: an array cannot be read ({error})") from None
    return [list(numbers[row * columns : (row + 1) * columns]) for row in range(rows)]
