"""What `make play` does about the engine: it never makes people wait for a compiler."""

import os
import shutil
import subprocess
import sys
import sysconfig
import time
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
# Waits to be let go, so that the test decides when the compiler has finished.
SLOW = """#!/bin/sh
while [ ! -e {folder}/go ]; do sleep 0.05; done
exec {compiler} "$@" -O0
"""


@pytest.fixture
def tree(tmp_path) -> Path:
    """A copy of the sources and of the compiled build in which one small module is out of date; the client is built."""
    subprocess.run([sys.executable, "tools/web.py", "build"], cwd=ROOT, check=True)
    target = tmp_path / "tree"
    for folder in ("src", "tools", "web/src", "web/public", "web/licences", "build/compiled", "build/cython"):
        shutil.copytree(ROOT / folder, target / folder, ignore=shutil.ignore_patterns("__pycache__"))
    for file in ("setup.py", "pyproject.toml", "README.md", "LICENSE", "constraints.txt"):
        shutil.copy(ROOT / file, target)
    for path in (ROOT / "web").iterdir():
        if path.is_file():
            shutil.copy(path, target / "web")
    module = target / "src" / "stockpile" / "bots" / "weights.py"
    module.write_text(module.read_text("utf-8") + "\n# changed\n", "utf-8")
    return target


def play(tree: Path, **env: str) -> "subprocess.Popen[str]":
    """A game in the terminal, line by line, that is left as soon as it has begun."""
    inherited = {key: value for key, value in os.environ.items() if key != "STOCKPILE_BUILD"}
    command = [sys.executable, "tools/play.py", "terminal", "--plain", "--lang", "en"]
    own = {"PYTHONPATH": str(tree / "src"), "STOCKPILE_PATIENCE": "0.2", **env}
    return subprocess.Popen(
        command,
        cwd=tree,
        env={**inherited, **own},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )


def build_of(tree: Path) -> str:
    code = "from stockpile import _variant; print(_variant.name())"
    env = {**os.environ, "PYTHONPATH": str(tree / "src"), "STOCKPILE_BUILD": "", "PYTHONWARNINGS": "ignore"}
    return subprocess.run([sys.executable, "-c", code], env=env, text=True, capture_output=True, check=True).stdout


def test_a_game_begins_while_the_compiler_works_and_the_next_start_is_compiled(tree, tmp_path):
    compiler = tmp_path / "cc"
    compiler.write_text(SLOW.format(folder=tmp_path, compiler=sysconfig.get_config_var("CC")))
    compiler.chmod(0o755)

    said, _ = play(tree, CC=str(compiler)).communicate("quit\n", timeout=300)
    before = build_of(tree)
    (tmp_path / "go").touch()
    end = time.monotonic() + 300
    while build_of(tree) != "compiled\n" and time.monotonic() < end:
        time.sleep(0.2)
    again, _ = play(tree).communicate("quit\n", timeout=300)

    assert "still compiling: this game runs on the slower engine, the next start has the fast one" in said
    assert "Round 1" in said
    assert (before, build_of(tree)) == ("pure\n", "compiled\n")
    assert "compil" not in again.split("Round 1")[0]


def test_a_compiler_that_fails_is_told_in_a_line_and_the_game_begins(tree):
    said, _ = play(tree, CC="/bin/false", STOCKPILE_PATIENCE="120").communicate("quit\n", timeout=300)

    assert "the compiled build failed: no C compiler that finds Python.h" in said
    assert "Round 1" in said


def test_a_machine_without_a_compiler_is_told_what_one_would_bring(tree):
    said, _ = play(tree, CC="no-such-compiler").communicate("quit\n", timeout=300)

    assert said.startswith("  no C compiler: with one (Debian: gcc python3-dev) the engine is many times faster\n")
    assert "Round 1" in said
