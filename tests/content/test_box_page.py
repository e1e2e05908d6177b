"""The half of docs/add-a-card.md about the box, done to a copy of the program as it is written there."""

import os
import re
import shutil
import subprocess
import sys
from fnmatch import fnmatch
from pathlib import Path
from typing import NamedTuple

import pytest

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "add-a-card.md").read_text("utf-8").partition("## A card for the box")[2]
BLOCK = re.compile(r"^```\w+ in (\S+?)(?:, (after|before|instead of) ([^\n]+))?\n(.*?)^```", re.M | re.S)
COPIED = ("src", "tests", "docs", "tools", "web/src", "pyproject.toml")
MOST = {"an investor": 5, "a strategy card": 5, "a sort of pick": 5, "a set of cards": 5, "a language": 1}


APART = {"static", "protocol", "cell_writers.py", "server", "session"}  # made; or heirs of a host, who are others
OF_A_MODULE = 31  # of the smallest, the First Player Card; twelve are wanted, and this number only shrinks


class Block(NamedTuple):
    """A piece of a file: where it goes, and after, before or instead of which line; else it goes to the end."""

    path: str
    how: str
    line: str
    text: str

    def put_into(self, root: Path) -> None:
        """Does to a file what the page says; the line is told without its indentation and must be there once."""
        path = root / self.path
        if not self.how:
            path.parent.mkdir(exist_ok=True)
            gap = {".py": "\n\n", ".toml": "\n"}.get(path.suffix, "")
            path.write_text((path.read_text("utf-8") + gap if path.exists() else "") + self.text, "utf-8")
            return
        lines = path.read_text("utf-8").splitlines(keepends=True)
        (at,) = [number for number, line in enumerate(lines) if line.strip() == self.line]
        first, last = {"after": (at + 1, at + 1), "before": (at, at), "instead of": (at, at + 1)}[self.how]
        path.write_text("".join([*lines[:first], self.text, *lines[last:]]), "utf-8")


def blocks() -> list[Block]:
    """The blocks of the page in their order."""
    return [Block(*found) for found in BLOCK.findall(PAGE)]


def places() -> dict[str, tuple[int, list[str]]]:
    """The table of the page: for each sort of thing how many places it says there are, and the patterns of them."""
    rows = re.findall(r"^\| ([a-z ]+) \| (\d+) \| (.*) \|$", PAGE, re.M)
    return {what: (int(count), re.findall(r"`([^`]+)`", where)) for what, count, where in rows}


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the program with the two cards, the set and the sort of pick of the page."""
    root = tmp_path_factory.mktemp("box")
    unneeded = shutil.ignore_patterns("__pycache__", "static", "node_modules", "*.so")
    for name in COPIED:
        source = ROOT / name
        if source.is_dir():
            shutil.copytree(source, root / name, ignore=unneeded)
        else:
            shutil.copy(source, root / name)
    for block in blocks():
        block.put_into(root)
    done = run(root, "tools/generated.py", "--write")
    assert (done.returncode, done.stdout) == (0, ""), done.stderr
    return root


def run(root: Path, *command: str) -> subprocess.CompletedProcess[str]:
    """A program of the copy, uncompiled."""
    env = {**os.environ, "STOCKPILE_BUILD": "pure", "PYTHONPATH": str(root / "src"), "PYTHONDONTWRITEBYTECODE": "1"}
    return subprocess.run(
        [sys.executable, *command], cwd=root, env=env, capture_output=True, text=True, timeout=900, check=False
    )


def pass_tests(root: Path, *arguments: str) -> int:
    """Runs tests of the copy, which must pass, and tells how many they were."""
    done = run(root, "-m", "pytest", "-q", "-x", "-o", "cache_dir=cache", *arguments)
    assert done.returncode == 0, done.stdout[-4000:]
    return int(re.findall(r"(\d+) passed", done.stdout)[-1])


def test_the_page_touches_only_the_places_that_its_table_lists_and_no_more_than_it_may():
    listed = places()
    touched = {block.path for block in blocks()}

    for what, (count, patterns) in listed.items():
        assert count == len(patterns) <= MOST[what], what
    patterns = [pattern for _, found in listed.values() for pattern in found]
    assert [path for path in sorted(touched) if not any(fnmatch(path, pattern) for pattern in patterns)] == []
    assert [one for one in patterns if "xx" not in one and not any(fnmatch(path, one) for path in touched)] == []
    assert set(listed) == set(MOST)


def test_the_places_that_know_a_module_do_not_become_more():
    known = re.compile(r"first-player-card|FIRST_CARD|first_card|\bheir\b")
    written = (".py", ".ftl", ".ts", ".svelte", ".toml")
    sources = [path for folder in ("src/stockpile", "web/src") for path in (ROOT / folder).rglob("*")]

    places = {
        re.sub(r"/text/[a-z]{2}/", "/text/*/", path.relative_to(ROOT).as_posix())
        for path in sources
        if path.suffix in written and ".test." not in path.name and not APART & {*path.parts, path.name}
        if known.search(path.read_text("utf-8"))
    }

    assert len(places) <= OF_A_MODULE, sorted(places)


@pytest.mark.slow
def test_the_tests_of_the_new_cards_pass(tree):
    assert pass_tests(tree, "tests/cards") == 4


@pytest.mark.slow
def test_the_contracts_of_the_catalogue_hold_for_the_new_cards(tree):
    pass_tests(tree, "tests/engine/test_catalogue.py", "-k", "not games_with and not referee or nora or write-off")
    pass_tests(tree, "tests/engine/test_declared.py", "tests/engine/test_answers.py", "tests/engine/test_schemas.py")


@pytest.mark.slow
def test_the_words_of_the_new_cards_are_complete_in_every_language(tree):
    pass_tests(tree, "tests/text/test_catalogues.py", "tests/text/test_box.py", "tests/text/test_rulebook.py")
    pass_tests(tree, "tests/text/test_survey.py", "tests/text/test_glossary.py", "tests/rules/test_setups.py")


@pytest.mark.slow
def test_the_wrong_versions_of_the_new_cards_are_noticed(tree):
    for rule in ("INV:nora", "STR:write-off"):
        done = run(tree, "tests/mutants/run.py", "--only", rule)

        assert done.stdout.splitlines()[-1] == "1 passed, 0 failed", done.stdout


@pytest.mark.slow
def test_games_without_the_new_set_are_what_they_were(tree):
    pass_tests(tree, "tests/engine/test_golden.py", "-k", "everything")


@pytest.mark.slow
def test_the_new_set_is_played_where_a_setup_names_it(tree):
    script = """
from stockpile import Setup
every = Setup(players=3, modules=("investors", "strategies"))
named = Setup(players=3, modules=("investors", "strategies"), investor_sets=("base", "second-wind"))
print(*(len(cards) for setup in (every, named) for cards in (setup.lineup.investors, setup.lineup.strategies)))
print(Setup.from_dict(named.to_dict()) == named, named.components_hash != every.components_hash)
"""

    done = run(tree, "-c", script)

    assert done.stdout.split() == ["24", "43", "11", "44", "True", "True"], done.stderr
