"""The printed values of the box, and an owner's own values in their place, checked when they are read."""

import os
from collections.abc import Collection, Mapping
from functools import cache, lru_cache
from typing import Any

from stockpile.engine import ids
from stockpile.engine.declared.stages import FURTHER_MODULES
from stockpile.engine.names import FORECASTS, PRINTED_SETS

Values = dict[str, Any]
MARKS = ("R", "P", "E", "H", "C")
FIXED = ("companies.keys",)
TEXTS = ("provenance", "needs", "set")
MOST_TEXT = 200  # values travel with setups: as many as the box has, none of them long
BONUSES = "bonuses"
SECTIONS = ("investors", "strategies")  # of cards that are loaded only when they are played with
_CARDS: Values = {}


def read(path: str) -> Values:
    """A TOML file; a ValueError names it and says what is wrong."""
    import tomllib  # when it is needed: importing the package shall be quick

    try:
        with open(path, "rb") as file:
            return tomllib.load(file)
    except OSError as error:
        raise ValueError(f"components: {path}: {error.strerror}") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise ValueError(f"components: {path}: {error}") from None


@cache
def base() -> Values:
    """The printed values of the base game and the modules."""
    return read(os.path.join(os.path.dirname(os.path.abspath(__file__)), "components.toml"))


def add_cards(section: str, cards: Mapping[str, Values]) -> None:
    """Adds the printed values of investors or strategies: the catalogue does so when it is loaded."""
    _CARDS.setdefault(section, {}).update(cards)
    merged.cache_clear()


def printed() -> Values:
    """All printed values."""
    return merged("")


@lru_cache(maxsize=64)
def merged(changes: str) -> Values:
    """The printed values with changes, given as JSON text, in their place."""
    result = {**base(), **_CARDS}
    if changes:
        import copy
        import json

        result = copy.deepcopy(result)
        _change(result, json.loads(changes))
    return result


def _change(values: Values, changes: Values) -> None:
    for key, value in changes.items():
        if isinstance(value, dict):
            _change(values[key], value)
        else:
            values[key] = value


def fingerprint(changes: str, modules: Collection[str], named: Collection[str]) -> str:
    """A hash of the values that are played with, so that a record can say which; whatever else is loaded."""
    import hashlib
    import json

    apart = {*SECTIONS, *(module for module in FURTHER_MODULES if module not in modules)}
    values = {key: value for key, value in merged(changes).items() if key not in apart}
    if values[BONUSES] == printed()[BONUSES]:
        del values[BONUSES]  # the first records were made when these stood in the rules alone
    sets = {*PRINTED_SETS, *named}
    for section in (name for name in SECTIONS if name in modules):
        values[section] = {key: card for key, card in merged(changes)[section].items() if card["set"] in sets}
    text = json.dumps(values, sort_keys=True)
    return hashlib.blake2b(text.encode(), digest_size=8).hexdigest()


def changes_of(given: object) -> str:
    """An owner's values as canonical JSON text; only what differs from the printed. Opens no file: `of_file` does."""
    if given is None:
        return ""
    if not isinstance(given, Mapping):
        raise ValueError(f"components: an object of values is needed, not {type(given).__name__}")
    return _text("components", given)


def of_file(path: "str | os.PathLike[str]") -> str:
    """The same from a file, which whoever runs this program has named."""
    return _text(f"components: {os.fspath(path)}", read(os.fspath(path)))


def _text(where: str, given: Mapping[str, Any]) -> str:
    import json

    different = _differences(where, "", printed(), given)
    return json.dumps(different, sort_keys=True) if different else ""


def _differences(where: str, path: str, values: Values, given: Mapping[str, Any]) -> Values:
    different = {}
    for key, value in given.items():
        name = f"{path}{key}"
        if key not in values:
            raise ValueError(f"{where}: {name:.80}: the box has no such value; known: {', '.join(values)}")
        if name in FIXED:
            raise ValueError(f"{where}: {name}: cannot be changed")
        if isinstance(values[key], dict):
            if not isinstance(value, Mapping):
                raise ValueError(f"{where}: {name}: a table is needed, not {value!r:.40}")
            inner = _differences(where, f"{name}.", values[key], value)
            if inner:
                different[key] = inner
            continue
        _check(where, name, values[key], value)
        if value != values[key]:
            different[key] = value
    return different


def _check(where: str, name: str, printed_value: object, value: object) -> None:
    """A value must be of the printed one's sort and in reach."""
    last = name.rpartition(".")[2]
    if isinstance(printed_value, list):
        if not isinstance(value, list) or not value:
            raise ValueError(f"{where}: {name}: a list is needed, not {value!r:.40}")
        _check_length(where, name, printed_value, value)
        for item in value:
            _check(where, name, printed_value[0], item)
    elif isinstance(printed_value, str):
        _check_text(where, name, last, value)
    else:
        _check_number(where, name, value)


def _check_length(where: str, name: str, printed_value: list[Any], value: list[Any]) -> None:
    free = {"spaces": ids.BIDS if name == "bidding.spaces" else ids.SPACES, "signs": ids.SPACES}
    most = free.get(name.rpartition(".")[2])
    if most is None and len(value) != len(printed_value):
        raise ValueError(f"{where}: {name}: {len(printed_value)} values are needed, not {len(value)}")
    if most is not None and len(value) > most:
        raise ValueError(f"{where}: {name}: {len(value)} values, the most is {most}")


def _check_text(where: str, name: str, last: str, value: object) -> None:
    if not isinstance(value, str):
        raise ValueError(f"{where}: {name}: a text is needed, not {value!r:.40}")
    if len(value) > MOST_TEXT:
        raise ValueError(f"{where}: {name}: {len(value)} characters, the most is {MOST_TEXT}")
    if last not in TEXTS and value not in FORECASTS[1:]:
        raise ValueError(f"{where}: {name}: {value!r:.40} is none of {', '.join(FORECASTS[1:])}")


def _check_number(where: str, name: str, value: object) -> None:
    if isinstance(value, bool) or not isinstance(value, int):
        raise ValueError(f"{where}: {name}: a whole number is needed, not {value!r:.40}")
    last = name.rpartition(".")[2]
    least = -100 if last == "track" else 0
    most = {
        "amount": 100,
        "split": 100,
        "majority": 100,
        "tie": 100,
        "cost": 100,
        "copies": 1,
        "spaces": 100,
        "stocks": ids.CLAIMS - 1,
    }.get(last, 1000)
    if last == "commodities" or name == "commerce.taxes":
        most = 4 if last == "commodities" else ids.TAXES - 1
    if not least <= value <= most:
        raise ValueError(f"{where}: {name}: {value} is not from {least} to {most}")
