"""The programs of the gallery run as they stand and print what the page says; the reference names what there is."""

import inspect
import os
import re
import sys
from pathlib import Path

import pytest

from stockpile import Game, View
from stockpile.env.gym import StockpileVectorEnv
from stockpile.env.vector import Vector

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from tools import reference

PAGE = Path(__file__).parents[2] / "docs" / "gallery.md"
SECTIONS = dict(re.findall(r"^## (.+?)\n(.*?)(?=^## |\Z)", PAGE.read_text("utf-8"), re.S | re.M))
# What takes longer than a test should, made shorter.
SHORTER = {"300_000": "2_000", "games=256": "games=32", "hidden=(256, 128)": "hidden=(16,)", "games=500": "games=100"}


def program_of(title):
    """The one program of a section, and what it prints, if the page says so."""
    (program,) = re.findall(r"```python\n(.*?)```", SECTIONS[title], re.S)
    said = re.findall(r"```text\n(.*?)```", SECTIONS[title], re.S)
    for long, short in SHORTER.items():
        program = program.replace(long, short)
    return program, said[0] if said else None


def test_the_gallery_has_all_that_it_promises():
    assert list(SECTIONS) == [
        "Random games", "PettingZoo", "Thousands of games at once", "ISMCTS", "PPO", "A bot of your own",
        "A language model by MCP",
    ]  # fmt: skip


@pytest.mark.parametrize("title", SECTIONS)
def test_every_program_of_the_gallery_runs_and_prints_what_the_page_says(title, capfd, tmp_path, monkeypatch):
    program, said = program_of(title)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(os, "environ", os.environ.copy())

    exec(compile(program, str(PAGE), "exec"), {"__name__": "__main__"})  # noqa: S102  our own page

    told = capfd.readouterr().out
    if title == "PPO":
        assert "decisions" in told and "Trial(games=100" in told and (tmp_path / "mine.npz").exists()
    elif title == "A language model by MCP":
        assert "The game is over" in told
    else:
        assert told == said


@pytest.mark.parametrize(
    ("module", "sort"),
    [
        ("stockpile", Game),
        ("stockpile", View),
        ("stockpile.env.vector", Vector),
        ("stockpile.env.gym", StockpileVectorEnv),
    ],
)
def test_the_reference_has_every_public_member_with_its_parameters(module, sort):
    text = reference.entry(module, sort.__name__)

    own = {
        name
        for kind in sort.__mro__
        if kind.__module__.startswith("stockpile")
        for name, value in vars(kind).items()
        if not name.startswith("_") and getattr(value, "__doc__", None) and not inspect.ismemberdescriptor(value)
    }
    assert own and own <= set(re.findall(r"^- `(\w+)", text, re.M)) | {"setup"}
    for name in inspect.signature(sort).parameters:
        assert re.search(rf"\b{name}\b", text.partition("```\n\n")[0])


def test_what_the_reference_names_must_be_there():
    with pytest.raises(LookupError, match=r"stockpile\.env\.vector has no Ghost"):
        reference.entry("stockpile.env.vector", "Ghost")
