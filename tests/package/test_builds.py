"""A source tree never runs a build that is older than its sources without saying so."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
SAY = "import stockpile.engine, stockpile._variant; print(stockpile._variant.name())"


@pytest.fixture
def tree(tmp_path) -> Path:
    """A copy of the sources with the compiled build."""
    shutil.copytree(ROOT / "src", tmp_path / "src")
    shutil.copytree(ROOT / "build" / "compiled", tmp_path / "build" / "compiled")
    shutil.copy(ROOT / "setup.py", tmp_path)
    return tmp_path


def python(tree: Path, build: str = "", code: str = SAY) -> subprocess.CompletedProcess[str]:
    env = {**os.environ, "PYTHONPATH": str(tree / "src"), "STOCKPILE_BUILD": build}
    return subprocess.run([sys.executable, "-c", code], text=True, capture_output=True, env=env)


def change(tree: Path) -> None:
    path = next((tree / "src" / "stockpile" / "engine").glob("*.pxd"))
    path.write_text(path.read_text() + "# changed\n")


def test_a_build_of_these_sources_is_used(tree):
    done = python(tree)

    assert (done.stdout, done.stderr) == ("compiled\n", "")


def test_a_source_with_a_new_date_and_the_same_content_is_still_the_one_built(tree):
    for path in tree.rglob("*.pxd"):
        path.touch()

    done = python(tree)

    assert (done.stdout, done.stderr) == ("compiled\n", "")


def test_a_stale_build_is_left_aside_with_a_warning(tree):
    change(tree)

    done = python(tree)

    assert done.stdout == "pure\n"
    assert "changed after the build; run `make build VARIANT=compiled`" in done.stderr


def test_a_stale_build_that_was_asked_for_is_refused(tree):
    change(tree)

    done = python(tree, "compiled")

    assert done.returncode
    assert "changed after the build; run `make build VARIANT=compiled`" in done.stderr


def test_a_missing_build_is_refused_if_asked_for_and_otherwise_done_without(tree):
    shutil.rmtree(tree / "build")

    assert "not built; run `make build VARIANT=bounds`" in python(tree, "bounds").stderr
    assert (python(tree).stdout, python(tree).stderr) == ("pure\n", "")


def test_an_unknown_build_is_refused(tree):
    assert "STOCKPILE_BUILD is one of compiled, pure, bounds, not 'fast'" in python(tree, "fast").stderr
