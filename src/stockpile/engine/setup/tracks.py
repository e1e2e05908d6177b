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


def tracks_of(given: Mapping[str, Track | Mapping[str, Any]]) -> dict[str, Track]:
    """The tracks that a setup gives to companies."""
    if not isinstance(given, Mapping):
        raise ValueError("tracks: an object of company and track is needed")
    result = {}
    for key, value in given.items():
        one_of("tracks", key, COMPANIES)
        if isinstance(value, Mapping):
            try:
                value = Track(**{**value, "spaces": tuple(value["spaces"]), "signs": tuple(value.get("signs", ()))})
            except (TypeError, KeyError) as error:
                raise ValueError(f"tracks.{key}: {error}") from None
        if not isinstance(value, Track):
            raise ValueError(f"tracks.{key}: an object with spaces, start, reset and signs is needed")
        result[key] = checked(f"tracks.{key}", value)
    return result


def checked(name: str, track: Track) -> Track:
    """A track whose numbers fit together."""
    whole(f"{name}.spaces", len(track.spaces), 1, ids.SPACES)
    for value in track.spaces:
        whole(f"{name}.spaces", value, 0, 1000)
    signs = track.signs or (0,) * len(track.spaces)
    if len(signs) != len(track.spaces):
        raise ValueError(f"{name}.signs: {len(signs)} for {len(track.spaces)} spaces")
    for value in signs:
        whole(f"{name}.signs", value, 0, 9)
    whole(f"{name}.start", track.start, 0, len(track.spaces) - 1)
    whole(f"{name}.reset", track.reset, 0, len(track.spaces) - 1)
    return Track(tuple(track.spaces), track.start, track.reset, tuple(signs))


def printed_track(printed: Mapping[str, Any], board: str, company: str) -> Track:
    """The track that a side of the board has for a company."""
    data = printed["boards"][board]
    data = data if board == "standard" else data[company]
    return checked("board", Track(tuple(data["spaces"]), data["start"], data["reset"], tuple(data.get("signs", ()))))
