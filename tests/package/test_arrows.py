"""The contracts of imports find what points back: from a lower room to a higher one, or round in a circle."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
ENGINE = Path("src", "stockpile", "engine")
LAZY = "\n\ndef planted() -> object:\n    from stockpile.engine.{} import {}\n\n    return {}\n"
TYPED = "\nfrom typing import TYPE_CHECKING\n\nif TYPE_CHECKING:\n    from stockpile.engine.{} import {}\n"


@pytest.fixture
def tree(tmp_path) -> Path:
    """A copy of the sources with their contracts."""
    shutil.copytree(ROOT / "src" / "stockpile", tmp_path / "src" / "stockpile", ignore=shutil.ignore_patterns("static"))
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    return tmp_path


def broken(tree: Path) -> list[str]:
    """The contracts that do not hold."""
    program = Path(sys.executable).with_name("lint-imports")
    env = {**os.environ, "PYTHONPATH": str(tree / "src"), "NO_COLOR": "1"}
    done = subprocess.run([program, "--no-cache"], cwd=tree, env=env, text=True, capture_output=True)
    found = [line.removesuffix(" BROKEN") for line in done.stdout.splitlines() if line.endswith(" BROKEN")]
    assert done.returncode == bool(found), done.stdout + done.stderr
    return found


def plant(tree: Path, file: str, text: str) -> None:
    path = tree / ENGINE / file
    path.write_text((path.read_text("utf-8") if path.exists() else '"""Planted."""\n') + text, "utf-8")


def test_the_arrows_of_these_sources_point_inwards(tree):
    assert broken(tree) == []


@pytest.mark.parametrize(
    ("file", "text", "contract"),
    [
        ("rules/flow.py", LAZY.format("game", "Game", "Game"), "The engine's rooms lie one above the other"),
        ("knowledge/books.py", TYPED.format("rules.card", "Card"), "The engine's rooms lie one above the other"),
        ("setup/checks.py", TYPED.format("setup.given", "Given"), "No module needs one that needs it"),
        (
            "rules/effects/money.py",
            LAZY.format("rules.effects", "prices", "prices"),
            "No module needs one that needs it",
        ),
        ("corner.py", "", "The engine's rooms lie one above the other"),
    ],
    ids=["lazily up the stairs", "up the stairs for a type", "in a circle for a type", "in a circle", "in no room"],
)
def test_an_import_that_points_back_is_found(tree, file, text, contract):
    plant(tree, file, text)

    assert contract in broken(tree)
