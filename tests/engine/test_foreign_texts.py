"""Texts from anywhere (setups, positions, views, records): reading opens no file, loads no code, and fails by name."""

import copy
import json
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from typing import Any

import pytest

from kit.effort import EFFORT, SEED
from kit.samples import stopped
from stockpile import Game, Record, Setup, View
from stockpile.engine.setup.components import MOST_TEXT
from stockpile.engine.setup.modules import MODULES

TRIES = 400 * EFFORT
DOORS = ("open", "import", "exec", "compile", "os.listdir", "os.scandir", "subprocess.Popen", "os.posix_spawn")
VALUES: list[Any] = [None, True, 0, -1, 7, 2**40, 10**30, 1.5, "", "?", "epic", "x" * 300, [], [[]], {}, {"a": [None]}]
SORTS = ("setup", "position", "view", "record", "redacted")
_seen: list[str] | None = None


def _hook(event: str, args: tuple[Any, ...]) -> None:
    if _seen is not None and event in DOORS:
        _seen.append(f"{event} {args[:1]!r}")


sys.addaudithook(_hook)


@contextmanager
def watched() -> Iterator[list[str]]:
    """Everything that this process opens, loads or starts meanwhile."""
    global _seen
    found: list[str] = []
    _seen = found
    try:
        yield found
    finally:
        _seen = None


def texts(setup: Setup, answers: int = 60) -> dict[str, Any]:
    """One game in every sort of text; what is JSON as plain objects."""
    game = stopped(setup, SEED, answers)
    return {
        "setup": setup.to_dict(),
        "position": game.position(),
        "view": game.view(0).to_dict(),
        "record": game.record().to_text(),
        "redacted": game.record(0).to_text(),
    }


def with_setup(text: Any, sort: str, **fields: Any) -> Any:
    """The same text with another setup."""
    if sort == "setup":
        return {**text, **fields}
    if sort in ("position", "view"):
        return {**text, "setup": {**text["setup"], **fields}}
    lines = text.split("\n")
    lines[3] = "setup " + json.dumps({**json.loads(lines[3].removeprefix("setup ")), **fields})
    return "\n".join(lines)


def read(sort: str, text: Any) -> object:
    """Reads a text as what it says it is."""
    if sort == "setup":
        return Setup.from_dict(text)
    if sort == "position":
        return Game.from_position(text)
    if sort == "view":
        return View.from_dict(text)
    record = Record.from_text(text)
    return record if record.redacted else Game.replay(record)


@pytest.mark.parametrize("sort", SORTS)
def test_a_text_that_names_a_file_of_values_is_refused_and_the_file_is_not_opened(sort, tmp_path):
    file = tmp_path / "secret.toml"
    file.write_text("[bonds]\ninterest = 2\n", "utf-8")
    text = with_setup(texts(Setup(players=3))[sort], sort, components=str(file))
    Setup(players=3, components=file)  # whoever writes the call may; and all that is loaded late is loaded now

    with watched() as opened, pytest.raises(ValueError, match="names no file"):
        read(sort, text)

    assert opened == []


@pytest.mark.parametrize("sort", SORTS)
def test_a_text_brings_its_values_along_and_opens_nothing(sort):
    setup = Setup(players=3, modules=tuple(MODULES), components={"bonds": {"interest": 2}})
    text = texts(setup)[sort]
    read(sort, text)

    with watched() as opened:
        found = read(sort, text)

    assert opened == []
    assert (found if isinstance(found, Setup) else found.setup) == setup  # type: ignore[attr-defined]


@pytest.mark.parametrize("sort", SORTS)
@pytest.mark.parametrize("name", ["antigravity", "my_cards", "../my_cards", "my_cards.py", "./my_cards"])
def test_a_text_that_names_cards_which_are_not_loaded_loads_none(sort, name, tmp_path, monkeypatch):
    (tmp_path / "my_cards.py").write_text("raise SystemExit('loaded')\n", "utf-8")
    monkeypatch.chdir(tmp_path)
    text = with_setup(texts(Setup(players=3))[sort], sort, content=[name])

    with watched() as opened, pytest.raises(ValueError, match="content: no cards called"):
        read(sort, text)

    assert opened == []


INSTALLED = """
from stockpile import Setup
try:
    Setup.from_dict({"players": 3, "content": ["extra"]})
except ValueError as error:
    print(error)
print(Setup(3, content=("extra",)).content)
print(Setup.from_dict({"players": 3, "content": ["extra"]}).content)
"""


def test_cards_of_an_installed_package_are_loaded_for_a_call_and_not_for_a_text(tmp_path):
    info = tmp_path / "extra-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: extra\nVersion: 1\n", "utf-8")
    (info / "entry_points.txt").write_text("[stockpile.content]\nextra = extra_cards\n", "utf-8")
    (tmp_path / "extra_cards.py").write_text(
        "from stockpile.content.plugin import Investor\n\n\nclass Extra(Investor):\n    key = 'extra'\n"
        "    names = {'en': 'Extra'}\n    texts = {'en': 'Does nothing.'}\n\n\nprint('loaded')\n",
        "utf-8",
    )
    program = f"import sys; sys.path.insert(0, {str(tmp_path)!r})" + INSTALLED

    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=120, check=True)

    refused, *rest = done.stdout.splitlines()
    assert "no cards called 'extra' are loaded" in refused
    assert rest == ["loaded", "('extra',)", "('extra',)"]


def test_a_value_that_travels_is_no_longer_than_a_printed_one_might_be():
    with pytest.raises(ValueError, match="characters, the most is"):
        Setup(players=3, components={"bonds": {"provenance": "x" * (MOST_TEXT + 1)}})


def places(value: Any) -> Iterator[tuple[Any, Any]]:
    """Every container of an object with every key in it."""
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, inner in items:
        yield value, key
        yield from places(inner)


def spoiled(draw: Random, text: Any) -> Any:
    """A text with one to three things wrong with it."""
    if isinstance(text, str):
        lines = text.split("\n")
        reach = len(lines) if draw.random() < 0.5 else 10  # the head as often as all the rest
        for at in draw.sample(range(reach), draw.randrange(1, 4)):
            lines[at] = spoiled_line(draw, lines[at])
        return "\n".join(lines)
    text = copy.deepcopy(text)
    for _ in range(draw.randrange(1, 4)):
        container, key = draw.choice(list(places(text)))
        container[key] = copy.deepcopy(draw.choice(VALUES))
    return text


def spoiled_line(draw: Random, line: str) -> str:
    word, _, rest = line.partition(" ")
    if rest.startswith("{") and draw.random() < 0.7:
        return f"{word} {json.dumps(spoiled(draw, json.loads(rest)))}"
    if line.startswith("{"):
        return json.dumps(spoiled(draw, json.loads(line)))
    digits, deep = "9" * 5000, "[" * 50_000
    return draw.choice(["", digits, deep, f"{word} {digits}", f"{word} {deep}", f"{word} -1", f"{word} ٣²", line + "?"])


@pytest.mark.parametrize("sort", SORTS)
@pytest.mark.parametrize("modules", [(), tuple(MODULES)], ids=["plain", "all"])
def test_a_spoiled_text_is_read_or_refused_by_name_and_nothing_else_happens(sort, modules):
    text = texts(Setup(players=3, modules=modules))[sort]
    draw = Random(SEED)

    for _ in range(TRIES):
        wrong = spoiled(draw, text)
        try:
            read(sort, wrong)
        except ValueError:
            pass
        except Exception as error:
            error.add_note(str(wrong)[:20_000])
            raise
