"""A page that says how something is added to the program, done to a copy of the program as it is written there."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[2]
BLOCK = re.compile(r"^```\w+ in (\S+?)(?:, (after|before|instead of) ([^\n]+))?\n(.*?)^```", re.M | re.S)
COPIED = ("src", "tests", "docs", "tools", "web/src", "pyproject.toml")


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


def blocks(page: str) -> list[Block]:
    """The blocks of a page in their order."""
    return [Block(*found) for found in BLOCK.findall(page)]


def places(page: str) -> dict[str, tuple[int, list[str]]]:
    """The table of a page: for each sort of thing how many places it says there are, and the patterns of them."""
    rows = re.findall(r"^\| ([a-z ]+) \| (\d+) \| (.*) \|$", page, re.M)
    return {what: (int(count), re.findall(r"`([^`]+)`", where)) for what, count, where in rows}


def copy_of_the_program(root: Path) -> None:
    """Everything that pages speak of."""
    unneeded = shutil.ignore_patterns("__pycache__", "static", "node_modules", "*.so")
    for name in COPIED:
        source = ROOT / name
        if source.is_dir():
            shutil.copytree(source, root / name, ignore=unneeded)
        else:
            shutil.copy(source, root / name)


def do(page: str, root: Path) -> None:
    """Does to a copy of the program what a page says, and makes anew what follows from it."""
    copy_of_the_program(root)
    for block in blocks(page):
        block.put_into(root)
    done = run(root, "tools/generated.py", "--write")
    assert (done.returncode, done.stdout) == (0, ""), done.stdout + done.stderr


def run(root: Path, *command: str) -> subprocess.CompletedProcess[str]:
    """A program of the copy, uncompiled."""
    env = {**os.environ, "STOCKPILE_BUILD": "pure", "PYTHONPATH": str(root / "src"), "PYTHONDONTWRITEBYTECODE": "1"}
    return subprocess.run(
        [sys.executable, *command], cwd=root, env=env, capture_output=True, text=True, timeout=900, check=False
    )


def pass_tests(root: Path, *arguments: str) -> int:
    """Runs tests of the copy, which must pass, and tells how many they were."""
    done = run(root, "-m", "pytest", "-q", "-x", "-n0", "-o", "cache_dir=cache", *arguments)
    assert done.returncode == 0, done.stdout[-4000:]
    return int(re.findall(r"(\d+) passed", done.stdout)[-1])
