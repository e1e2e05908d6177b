"""In how many places the program knows a module: numbers that only shrink."""

import re

import pytest

from kit.page import ROOT
from stockpile.engine.setup.modules import MODULES

WRITTEN = (".py", ".ftl", ".ts", ".svelte", ".toml")
MADE = {"static", "protocol", "cell_writers.py", "dispatch.py"}
# Files beyond engine/declared in which the key of a module stands as a word of its own in quotes.
KEYS = {
    "bonds": 22,
    "commerce": 25,
    "dice": 14,
    "first-player-card": 7,
    "investors": 49,
    "investor-bidding": 10,
    "strategies": 41,
}
# Places that know anything of the smallest one, the First Player Card: its key, its card, its field.
OF_THE_SMALLEST = 28
HEIRS = {"server", "session"}  # of a host, who are others


def places(pattern: str, apart: set[str]) -> set[str]:
    """The files of the program with such a text; those of the languages count once."""
    known = re.compile(pattern)
    sources = [path for folder in ("src/stockpile", "web/src") for path in (ROOT / folder).rglob("*")]
    return {
        re.sub(r"/text/[a-z]{2}/", "/text/*/", path.relative_to(ROOT).as_posix())
        for path in sources
        if path.suffix in WRITTEN and ".test." not in path.name and not apart & {*path.parts, path.name}
        if known.search(path.read_text("utf-8"))
    }


@pytest.mark.parametrize("module", MODULES)
def test_the_places_that_name_a_module_do_not_become_more(module):
    found = places(rf"""["'`]{module}["'`]""", {*MADE, "declared"})

    assert len(found) <= KEYS[module], sorted(found)


def test_the_places_that_know_the_smallest_module_do_not_become_more():
    found = places(r"first-player-card|FIRST_CARD|first_card|\bheir\b", MADE | HEIRS)

    assert len(found) <= OF_THE_SMALLEST, sorted(found)
