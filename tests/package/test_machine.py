"""What the machine must have is told at once and in one piece; the inner loop asks for little."""

import subprocess
import sys
from pathlib import Path

import pytest
from package.newcomer import newcomer

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from tools.check import INNER  # noqa: E402


@pytest.fixture(scope="module")
def person():
    with newcomer() as somebody:
        yield somebody


def test_all_missing_packages_are_named_together_before_anything_is_made(person):
    folder = person.clone("clone")

    code, said = person.run(["make", "test"], folder, CHROMIUM="/nowhere/chromium")

    (missing,) = [line for line in said.splitlines() if line.startswith("Missing")]
    assert code == 2
    assert "gcc libc6-dev" in missing and "chromium" in missing and "git" in missing
    assert not (folder / ".venv").exists() and not (folder / "build").exists()


def test_the_inner_loop_needs_neither_database_nor_proxy_nor_browser():
    needs = subprocess.run(["make", "-n", "quick"], cwd=ROOT, text=True, capture_output=True, check=True).stdout  # noqa: S607
    files = [f"tests/server/test_{name}.py" for name in ("durability", "opening", "operators", "store")]
    command = [sys.executable, "-m", "pytest", "--collect-only", "-q", "-m", INNER, *files]
    chosen = subprocess.run(command, cwd=ROOT, text=True, capture_output=True, check=True).stdout

    assert "machine.sh" in needs and "servers" not in needs and "browser" not in needs
    assert "test_store.py" in chosen and "[sqlite]" in chosen
    assert "[postgresql]" not in chosen and "workers" not in chosen and "nginx" not in chosen
