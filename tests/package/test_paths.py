"""Pages for people who build name files; every file that they name is there."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "src" / "stockpile"
# Where a page's paths may begin: at the top, or in what it is about.
HOMES = (
    ROOT,
    *(ROOT / part for part in ("src", "src/stockpile", "tests")),
    *(PACKAGE / part for part in ("engine", "engine/rules", "session")),
)
NAMED = re.compile(r"`((?:[a-z0-9_]+/)+[a-z0-9_]+\.(?:py|pxd|pxi|toml))`")  # a capital stands for a name to come
PAGES = [ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]


def missing(text: str) -> list[str]:
    """The files that a page names and that are nowhere."""
    return [path for path in NAMED.findall(text) if not any((home / path).exists() for home in HOMES)]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_file_that_a_page_names_is_there(page):
    assert missing(page.read_text("utf-8")) == []


def test_a_file_that_has_moved_is_missed():
    assert missing("see `engine/effects.py` and `engine/rules/flow.py`") == ["engine/effects.py"]
