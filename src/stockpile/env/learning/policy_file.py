"""A network as a small file: weights at half precision, and what it was trained for.

It holds plain arrays and no objects (`allow_pickle` stays off); whatever does not fit together is refused by name.
"""

import json
from pathlib import Path
from typing import Any, NamedTuple
from zipfile import BadZipFile

import numpy as np
from numpy.typing import NDArray

from stockpile.engine.setup.setup import Setup
from stockpile.env import numbering
from stockpile.env.layout import VERSION, layout_of
from stockpile.env.learning.network import Network, Scale

FORMAT = 1
MOST_BYTES = 8 << 20  # of a file, packed or not; ours have a thirtieth of it
# What NumPy raises for all that is no archive of arrays, for objects, and for sizes that are only pretended.
NOT_ARRAYS = (ValueError, TypeError, KeyError, AttributeError, EOFError, MemoryError, NotImplementedError, BadZipFile)
WIDEST = 4096


class BadPolicy(ValueError):
    """A file that holds no policy, or none for this game; says which and why."""

    def __init__(self, path: object, why: str) -> None:
        super().__init__(f"{path}: {why}")


class LearnedPolicy(NamedTuple):
    """A network and what is known about it."""

    network: Network
    setup: Setup
    fingerprint: str
    """Of the observations that it reads."""
    about: dict[str, Any]
    """How it came about: free words of whoever trained it."""


def save(path: Path, network: Network, setup: Setup, about: dict[str, Any]) -> None:
    """Writes a policy."""
    head = {
        "format": FORMAT,
        "layout": VERSION,
        "fingerprint": layout_of(setup).fingerprint(),
        "setup": setup.to_dict(),
        "hidden": list(network.hidden),
        "action_ids": list(numbering.ids_of(setup)),
        "about": about,
    }
    scale = network.scale
    arrays: dict[str, Any] = {
        "head": np.frombuffer(json.dumps(head).encode(), np.uint8),
        "live": scale.live.astype(np.int16),
        "mean": scale.mean,
        "inverse": scale.inverse,
    }
    for number, (weights, offsets) in enumerate(network.layers):
        arrays[f"weights{number}"] = weights.astype(np.float16)
        arrays[f"offsets{number}"] = offsets
    with path.open("wb") as file:
        np.savez_compressed(file, **arrays)


def load(path: Path) -> LearnedPolicy:
    """Reads a policy; BadPolicy says what is wrong with it."""
    try:
        if path.stat().st_size > MOST_BYTES:
            raise BadPolicy(path, f"more than {MOST_BYTES >> 20} MB are no policy")
        with path.open("rb") as opened, np.load(opened, allow_pickle=False) as file:
            if sum(part.file_size for part in file.zip.infolist()) > MOST_BYTES:
                raise BadPolicy(path, f"more than {MOST_BYTES >> 20} MB are no policy")
            arrays = {name: file[name] for name in file.files}
    except BadPolicy:
        raise
    except OSError as error:
        raise BadPolicy(path, error.strerror or "not a file of arrays (.npz)") from None
    except NOT_ARRAYS:
        raise BadPolicy(path, "not a file of plain arrays (.npz)") from None
    return _policy(path, arrays)


def _policy(path: Path, arrays: dict[str, NDArray[Any]]) -> LearnedPolicy:
    try:
        head = json.loads(_array(path, arrays, "head", np.uint8).tobytes())
        if not isinstance(head, dict) or head["format"] != FORMAT:
            raise BadPolicy(path, f"its format is {head['format']!r:.20}, this program reads {FORMAT}")
        if head["layout"] != VERSION:
            raise BadPolicy(path, f"it reads observations of layout {head['layout']!r:.20}, this program has {VERSION}")
        setup = Setup.from_dict(head["setup"])
        fingerprint, about = str(head["fingerprint"]), dict(head["about"])
        hidden = [int(wide) for wide in head["hidden"]]
        ids = [int(given) for given in head["action_ids"]]
    except BadPolicy:
        raise
    except (ValueError, KeyError, TypeError) as error:
        raise BadPolicy(path, f"its head cannot be read ({type(error).__name__}: {str(error)[:80]})") from None
    if fingerprint != layout_of(setup).fingerprint() or tuple(ids) != numbering.ids_of(setup):
        raise BadPolicy(path, "what it says about cells or answers does not belong to its own setup")
    if not 1 <= len(hidden) <= 8 or not all(1 <= wide <= WIDEST for wide in hidden):
        raise BadPolicy(path, f"hidden layers of {hidden!r:.60} are none")
    network = Network(_scale(path, arrays, layout_of(setup).size), hidden, len(ids))
    for number, (weights, offsets) in enumerate(network.layers):
        weights[:] = _array(path, arrays, f"weights{number}", np.float16, weights.shape)
        offsets[:] = _array(path, arrays, f"offsets{number}", np.float32, offsets.shape)
    return LearnedPolicy(network, setup, fingerprint, about)


def _scale(path: Path, arrays: dict[str, NDArray[Any]], cells: int) -> Scale:
    """Which cells are read, each once and in order."""
    live = _array(path, arrays, "live", np.int16).astype(np.int64)
    if not 1 <= len(live) <= cells or (np.diff(live) <= 0).any() or live[0] < 0 or live[-1] >= cells:
        raise BadPolicy(path, f"live: the cells that it reads are not among the {cells} of its setup")
    shape = live.shape
    scale = (_array(path, arrays, name, np.float32, shape) for name in ("mean", "inverse"))
    return Scale(live, *scale)


def _array(
    path: Path, arrays: dict[str, NDArray[Any]], name: str, kind: type[np.generic], shape: tuple[int, ...] | None = None
) -> NDArray[Any]:
    """One array as it must be."""
    found = arrays.get(name)
    if found is None:
        raise BadPolicy(path, f"{name} is missing")
    if found.dtype != np.dtype(kind) or (found.ndim != 1 if shape is None else found.shape != shape):
        wanted = "one row" if shape is None else f"shape {shape}"
        raise BadPolicy(path, f"{name}: {np.dtype(kind)} with {wanted} is needed, not {found.dtype} with {found.shape}")
    if not np.isfinite(found).all():
        raise BadPolicy(path, f"{name}: not all of it are numbers")
    return found


def check_fits(path: object, policy: LearnedPolicy, setup: Setup) -> None:
    """Whether a policy can play a game: the same cells and the same answers as where it learned."""
    here = layout_of(setup)
    if here.fingerprint() != policy.fingerprint or numbering.ids_of(setup) != numbering.ids_of(policy.setup):
        there = layout_of(policy.setup)
        raise BadPolicy(
            path,
            f"it has learned {_named(policy.setup)} ({there.size} cells, {len(numbering.ids_of(policy.setup))} "
            f"answers), not {_named(setup)} ({here.size} cells, {len(numbering.ids_of(setup))} answers)",
        )


def _named(setup: Setup) -> str:
    """A setup in a few words."""
    return f"{setup.players} players, {setup.board}, " + (" + ".join(setup.modules) or "no modules")
