"""What every field of a setup is checked by; a ValueError names the field."""

import operator
from collections.abc import Callable, Iterable, Mapping
from typing import Any, TypeVar

from stockpile.engine.names import INVESTOR_SETS

Checked = TypeVar("Checked")


class Wrong:
    """All that is wrong with a setup, to be told at once, and with which fields, so that others are not blamed."""

    def __init__(self) -> None:
        self.said: list[str] = []
        self.fields: set[str] = set()

    def check(self, field: str, default: Checked, work: Callable[..., Checked], *given: Any) -> Checked:
        """What a check makes of a field; the default if it refuses."""
        try:
            return work(*given)
        except ValueError as error:
            self.said.append(str(error))
            self.fields.add(field)
            return default

    def relate(self, fields: str, problem: str) -> None:
        """What is wrong between fields, none of which is wrong for itself."""
        if problem and self.fields.isdisjoint(fields.split()):
            self.said.append(problem)

    def tell(self) -> None:
        """Raises it, if there is anything."""
        if self.said:
            raise ValueError("; ".join(self.said))


def known(names: Iterable[str]) -> str:
    """The end of a refusal: which names there are."""
    listed = ", ".join(names)
    return f"; known: {listed}" if listed else ""


def integer(value: Any) -> int | None:
    """Whatever is a whole number to Python (NumPy's are, and members of an IntEnum) as an int; truth is none."""
    if isinstance(value, bool):
        return None
    try:
        return operator.index(value)
    except TypeError:
        return None


def plain(value: Any) -> Any:
    """Whole numbers of any sort as ints, also in a list; all else as it is."""
    if isinstance(value, (str, bool, Mapping)) or value is None:
        return value
    if isinstance(value, (list, tuple)):
        return tuple(plain(item) for item in value)
    number = integer(value)
    return value if number is None else number


def whole(name: str, value: object, least: int, most: int) -> int:
    """A whole number within bounds."""
    number = integer(value)
    if number is None:
        raise ValueError(f"{name}: a whole number is needed, not {value!r:.40}")
    if not least <= number <= most:
        raise ValueError(f"{name}: {number} is not from {least} to {most}")
    return number


def one_of(name: str, value: Any, choices: tuple[str, ...]) -> str:
    """One of a few words."""
    if value not in choices:
        raise ValueError(f"{name}: {value!r:.40} is none of {', '.join(choices)}")
    return str(value)


def listed(name: str, value: object) -> tuple[object, ...]:
    """A list, which a text is not."""
    if isinstance(value, str) or not isinstance(value, Iterable):
        raise ValueError(f"{name}: a list is needed, not {value!r:.40}")
    return tuple(plain(item) for item in value)


def named(field: str, given: tuple[Any, ...]) -> tuple[str, ...]:
    """A list of names."""
    for item in given:
        if not isinstance(item, str):
            raise ValueError(f"{field}: a name is needed, not {item!r:.40}")
    return given


def truth(name: str, value: object) -> bool:
    """True or false, and nothing that is like it."""
    if not isinstance(value, bool):
        raise ValueError(f"{name}: true or false is needed")
    return value


def seats_of(field: str, given: object, players: int) -> dict[int, tuple[str, ...]]:
    """Cards by seat, as a setup names them; seats may be texts, as in JSON."""
    if given is None:
        return {}
    if not isinstance(given, Mapping):
        raise ValueError(f"{field}: an object of seat and cards is needed, not {given!r:.40}")
    result: dict[int, tuple[str, ...]] = {}
    for key, cards in given.items():
        seat = int(key) if isinstance(key, str) and key.isdecimal() and key.isascii() else integer(key)
        if seat is None or not 0 <= seat < players:
            raise ValueError(f"{field}: {key!r:.40} is none of the seats 0 to {players - 1}")
        if isinstance(cards, str) or not isinstance(cards, Iterable):
            raise ValueError(f"{field}.{seat}: a list of cards is needed, not {cards!r:.40}")
        result[seat] = tuple(cards)
        for card in result[seat]:
            if not isinstance(card, str):
                raise ValueError(f"{field}.{seat}: a card's name is needed, not {card!r:.40}")
    return dict(sorted(result.items()))


def check_sets(field: str, given: tuple[str, ...], loaded: Iterable[str]) -> tuple[str, ...]:
    """The names of investor sets."""
    for name in given:
        if name not in INVESTOR_SETS and name not in loaded:
            raise ValueError(f"{field}: there is no set {name!r:.40}; known: {', '.join(INVESTOR_SETS)}")
        if given.count(name) > 1:
            raise ValueError(f"{field}: {name} is there twice")
    return given
