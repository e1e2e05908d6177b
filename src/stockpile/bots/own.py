"""A bot that is a Python class of one's own, `py:module:Class`: made with setup, seat and seed, and shown views alone.

Loading it runs its code, so only the command line of whoever runs the program may name one (registry.Roster).
"""

import sys
import traceback
from importlib import import_module
from pathlib import Path
from typing import Any

from stockpile.bots.guest import BotFault, Guest
from stockpile.engine.question import Question
from stockpile.engine.setup.setup import Setup
from stockpile.engine.view import View

PREFIX = "py:"


def parts_of(name: str) -> tuple[str, str]:
    """The module and the class of a name; a ValueError if it has not both."""
    module, colon, sort = name.removeprefix(PREFIX).partition(":")
    if not (colon and sort.isidentifier() and all(part.isidentifier() for part in module.split("."))):
        raise ValueError(f"bot: {name!r} is not {PREFIX}module:Class")
    return module, sort


def load(name: str) -> Any:
    """The class, found as Python finds modules or in the folder one stands in; a ValueError says what is missing."""
    module, sort = parts_of(name)
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.append(here)  # last, so that it takes nobody's place
    try:
        found = import_module(module)
    except ModuleNotFoundError as error:
        if error.name is None or not f"{module}.".startswith(f"{error.name}."):
            raise ValueError(f"bot: {name!r}: {error}") from error  # the module is there, what it needs is not
        raise ValueError(f"bot: {name!r}: there is no module {error.name}, here or where Python looks") from None
    except Exception as error:
        raise ValueError(f"bot: {name!r}: {_told(error)}") from error
    made = getattr(found, sort, None)
    if made is None:
        raise ValueError(f"bot: {name!r}: {module} has no class {sort}")
    if not callable(made) or not callable(getattr(made, "answer", None)):
        raise ValueError(f"bot: {name!r}: {sort} is no class with a method answer(view, question)")
    return made


class OwnBot(Guest):
    """One seat played by such a class."""

    def __init__(self, name: str, setup: Setup, seat: int, seed: int) -> None:
        super().__init__(setup, seed)
        sort = load(name)
        try:
            self._bot = sort(setup, seat, seed)
        except Exception as error:
            self._give_up(BotFault("crash", _told(error)))

    def _asked(self, view: View, question: Question) -> int:
        try:
            given = self._bot.answer(view, question)
        except Exception as error:
            raise BotFault("crash", _told(error)) from error
        return self._legal(given, question)


def _told(error: Exception) -> str:
    """What was raised, and where: the last place in code of theirs."""
    places = traceback.extract_tb(error.__traceback__)
    where = f" ({Path(places[-1].filename).name}, line {places[-1].lineno})" if places else ""
    return f"{type(error).__name__}: {error}{where}"[:300]
