"""A client that knows no rule: it assigns what events say to its picture of the game."""

import copy
from collections.abc import Iterable, Mapping
from typing import Any


def fold(view: Mapping[str, Any], events: Iterable[Mapping[str, Any]]) -> dict[str, Any]:
    """The view after the events: every path of `set` gets its new value."""
    picture = copy.deepcopy(dict(view))
    for event in events:
        picture["events"] = event["n"]
        for path, value in event["set"].items():
            name, dot, key = path.partition(".")
            if not dot:
                picture[name] = value
            elif isinstance(picture[name], list):
                picture[name][int(key)] = value
            else:
                picture[name][key] = value
    return picture
