"""docs/architecture.md: every place that it and its picture name is there."""

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "architecture.md").read_text("utf-8")
TABLE = PAGE.partition("## Where is it?")[2].partition("\n## ")[0]
PICTURE = (ROOT / "docs" / "images" / "walk.svg").read_text("utf-8")


def missing(paths: list[str]) -> list[str]:
    """Those that are neither below the top nor below the package."""
    return [path for path in paths if not any((home / path).exists() for home in (ROOT, ROOT / "src" / "stockpile"))]


def test_every_place_of_the_table_is_there():
    paths = [path for path in re.findall(r"`([^`]+)`", TABLE) if "/" in path and path != "src/stockpile/"]

    assert len(paths) > 40
    assert missing(paths) == []


def test_every_place_of_the_walk_is_there():
    paths = re.findall(r'class="path"[^>]*>([^<]+)<', PICTURE)

    assert len(paths) > 20
    assert missing(paths) == []


def test_the_pages_that_it_links_are_there():
    linked = re.findall(r"\]\(([^)#:]+)\)", PAGE)

    assert [link for link in linked if not (ROOT / "docs" / link).exists()] == []


def test_a_place_that_is_not_there_is_missed():
    assert missing(["engine/effects.py", "engine/rules/flow.py"]) == ["engine/effects.py"]


def test_the_picture_reads_in_the_dark_and_holds_nothing_from_elsewhere():
    assert "prefers-color-scheme: dark" in PICTURE
    assert not re.search(r"<image|<script|href|url\((?!#)", PICTURE)
