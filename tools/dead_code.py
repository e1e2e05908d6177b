"""Finds what nothing in the program uses: `python tools/dead_code.py`. What vulture cannot see the use of is told here.

Tests are not read: what only they use is dead too.
"""

import sys
from fnmatch import fnmatch
from pathlib import Path
from typing import NamedTuple

from vulture import Vulture

ROOT = Path(__file__).resolve().parent.parent
READ = ("src", "tools", "bench", "setup.py")
SURE = 60  # per cent: less is a guess


class Passed(NamedTuple):
    """Something that is used where it cannot be seen: in which files, under which names, and by what."""

    files: str
    names: str
    why: str


PASSED = (
    Passed("src/stockpile/_variant.py", "has_location", "read by the import system"),
    Passed("src/stockpile/content/*/*.py", "*", "a card is found by its key"),
    Passed("src/stockpile/engine/plugins/desk.py", "*", "the verbs and readers of cards from outside the box"),
    Passed("src/stockpile/engine/game.py", "from_position start_position memo", "the public interface of a game"),
    Passed("src/stockpile/engine/formats/position/shaped_*.py", "_write_* _read_*", "called by the name of a shape"),
    Passed("src/stockpile/env/[agov]*.py", "*", "the public interface of environments, and what their libraries call"),
    Passed("src/stockpile/env/learning/*.py", "learning divergence", "figures that whoever trains reads, and JSON has"),
    Passed("src/stockpile/env/rooms.py", "DISABLED", "one of three ways; the compiled ones are in rooms.pxi"),
    Passed("src/stockpile/engine/declared/numbers.py", "*", "numbers in a row of which not all are named"),
    Passed("src/stockpile/engine/declared/events.py", "*", "facts about events for clients, which get them as data"),
    Passed("src/stockpile/bots/policy.py", "TRADER", "the last of three levels; the compiled ones are in policy.pxd"),
    Passed("src/stockpile/bots/beliefs.py", "*", "fields of what is sent as JSON"),
    Passed("src/stockpile/server/repl*.py", "*", "fields of what is sent as JSON"),
    Passed("src/stockpile/server/direct.py", "close_timeout", "read by the library of web sockets"),
    Passed("src/stockpile/cli/*.py", "*", "commands, which their decorators call, and titles that Typer reads"),
    Passed("src/stockpile/tui/*.py", "*", "handlers and attributes that Textual calls and reads by name"),
    Passed("src/stockpile/lab/coach.py", "analyse", "the public interface of an analysis"),
    Passed("src/stockpile/text/catalogue.py", "visit_*", "called by the visitor of Fluent's syntax trees"),
    Passed("src/stockpile/__init__.py", "__getattr__", "called by Python for names that are loaded late"),
    Passed("bench/belief_rows.py", "_*", "called by the name of the row"),
    Passed("setup.py", "*", "attributes that setuptools reads"),
)


def main() -> int:
    """Prints what is unused, and which line of the list above nothing needs any more."""
    finder = Vulture()
    finder.scavenge([ROOT / name for name in READ], exclude=["*/static/*", "*.pyi"])
    unused, needed = [], set()
    for item in finder.get_unused_code(min_confidence=SURE):
        file = Path(item.filename).resolve().relative_to(ROOT).as_posix()
        passed = next((one for one in PASSED if fits(one, file, item.name)), None)
        if passed is None:
            unused.append(f"{file}:{item.first_lineno}: {item.typ} {item.name} is not used")
        else:
            needed.add(passed)
    unused += [f"tools/dead_code.py: nothing needs {one.files}: {one.names}" for one in PASSED if one not in needed]
    print("\n".join(unused))
    return 1 if unused else 0


def fits(passed: Passed, file: str, name: str) -> bool:
    """Whether a line of the list is about this."""
    return fnmatch(file, passed.files) and any(fnmatch(name, pattern) for pattern in passed.names.split())


if __name__ == "__main__":
    sys.exit(main())
