"""The tracks of the stocks (ADV-1), as printed or as a setup gives them."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from stockpile.engine import ids
from stockpile.engine.names import COMPANIES
from stockpile.engine.setup.checks import one_of, whole


class Track(NamedTuple):
    """The spaces of one stock (ADV-1): values, start and reset as indices, dollar signs by space."""

    spaces: tuple[int, ...]
    start: int
    reset: int
    signs: tuple[int, ...] = ()

    def to_dict(self) -> dict[str, Any]:
        """The track as plain JSON."""
        return {"spaces": list(self.spaces), "start": self.start, "reset": self.reset, "signs": list(self.signs)}


def tracks_of(field: str, given: Mapping[str, Track | Mapping[str, Any]]) -> dict[str, Track]:
    """The tracks that a setup gives to companies."""
    if not isinstance(given, Mapping):
        raise ValueError(f"{field}: an object of company and track is needed")
    result = {}
    for key, value in given.items():
        one_of(field, key, COMPANIES)
        if isinstance(value, Mapping):
            try:
                value = Track(**{**value, "spaces": tuple(value["spaces"]), "signs": tuple(value.get("signs", ()))})
            except (TypeError, KeyError) as error:
                raise ValueError(f"{field}.{key}: {error}") from None
        if not isinstance(value, Track):
            raise ValueError(f"{field}.{key}: an object with spaces, start, reset and signs is needed")
        result[key] = checked(f"{field}.{key}", value)
    return result


def checked(name: str, track: Track) -> Track:
    """A track whose numbers fit together."""
    whole(f"{name}.spaces", len(track.spaces), 1, ids.SPACES)
    spaces = tuple(whole(f"{name}.spaces", value, 0, 1000) for value in track.spaces)
    signs = track.signs or (0,) * len(spaces)
    if len(signs) != len(spaces):
        raise ValueError(f"{name}.signs: {len(signs)} for {len(spaces)} spaces")
    signs = tuple(whole(f"{name}.signs", value, 0, 9) for value in signs)
    start = whole(f"{name}.start", track.start, 0, len(spaces) - 1)
    return Track(spaces, start, whole(f"{name}.reset", track.reset, 0, len(spaces) - 1), signs)


def printed_track(printed: Mapping[str, Any], board: str, company: str) -> Track:
    """The track that a side of the board has for a company."""
    data = printed["boards"][board]
    data = data if board == "standard" else data[company]
    return checked("board", Track(tuple(data["spaces"]), data["start"], data["reset"], tuple(data.get("signs", ()))))
