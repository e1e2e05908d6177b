"""What every field of a setup is checked by; a ValueError names the field."""

from collections.abc import Iterable, Mapping

from stockpile.engine.names import INVESTOR_SETS


def known(names: Iterable[str]) -> str:
    """The end of a refusal: which names there are."""
    listed = ", ".join(names)
    return f"; known: {listed}" if listed else ""


def whole(name: str, value: object, least: int, most: int) -> int:
    """A whole number within bounds."""
    if isinstance(value, bool) or not isinstance(value, int):
        raise ValueError(f"{name}: a whole number is needed, not {value!r:.40}")
    if not least <= value <= most:
        raise ValueError(f"{name}: {value} is not from {least} to {most}")
    return value


def one_of(name: str, value: object, choices: tuple[str, ...]) -> None:
    """One of a few words."""
    if value not in choices:
        raise ValueError(f"{name}: {value!r:.40} is none of {', '.join(choices)}")


def listed(name: str, value: object) -> tuple[object, ...]:
    """A list, which a text is not."""
    if isinstance(value, str) or not isinstance(value, Iterable):
        raise ValueError(f"{name}: a list is needed, not {value!r:.40}")
    return tuple(value)


def seats_of(field: str, given: object, players: int) -> dict[int, tuple[str, ...]]:
    """Cards by seat, as a setup names them; seats may be texts, as in JSON."""
    if given is None:
        return {}
    if not isinstance(given, Mapping):
        raise ValueError(f"{field}: an object of seat and cards is needed, not {given!r:.40}")
    result: dict[int, tuple[str, ...]] = {}
    for key, cards in given.items():
        seat = int(key) if isinstance(key, str) and key.isdecimal() and key.isascii() else key
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < players:
            raise ValueError(f"{field}: {key!r:.40} is none of the seats 0 to {players - 1}")
        if isinstance(cards, str) or not isinstance(cards, Iterable):
            raise ValueError(f"{field}.{seat}: a list of cards is needed, not {cards!r:.40}")
        result[seat] = tuple(cards)
        for card in result[seat]:
            if not isinstance(card, str):
                raise ValueError(f"{field}.{seat}: a card's name is needed, not {card!r:.40}")
    return dict(sorted(result.items()))


def check_sets(given: tuple[str, ...], loaded: Iterable[str]) -> None:
    """The names of investor sets."""
    for name in given:
        if name not in INVESTOR_SETS and name not in loaded:
            raise ValueError(f"investor_sets: there is no set {name!r:.40}; known: {', '.join(INVESTOR_SETS)}")
        if given.count(name) > 1:
            raise ValueError(f"investor_sets: {name} is there twice")
