"""What is compiled, and what each compiled module is made from. Paths begin where setup.py runs, in a source tree."""

import hashlib
import importlib.util
import os
import re
from pathlib import Path

SRC = Path("src")
PACKAGE = SRC / "stockpile"
ENGINE = PACKAGE / "engine"
# Where modules are compiled: those that get a .pxd. Cards, bots and environments read states, so they are too.
HOMES = (ENGINE, PACKAGE / "content", PACKAGE / "bots", PACKAGE / "env", PACKAGE / "lab")
IDS = ENGINE / "ids.pxd"
CIMPORT = re.compile(r"^from (stockpile[\w.]*) cimport (.+)$", re.M)
NUMBER = re.compile(r"\bids\.([A-Z][A-Z0-9_]*)")
PLAIN = {ENGINE / "ids.py"}  # its .pxd repeats the constants for C; the module itself stays Python
# What Cython needs in every module (functions, memory views, errors) is compiled once, in a module without a source.
SHARED = "stockpile.engine.cython_shared"
# The rules call each other some thousand times a game: one library holds them all, in which such calls are direct.
RULES = ("engine/rules", "engine/knowledge/books.py", "engine/setup/box.py", "engine/playout.py")


def declare() -> None:
    """Write the .pxd files: of numbers and State from what is declared, of all other modules from their Python."""
    for path in (ENGINE / "declare.py", Path("tools", "declarations.py")):
        spec = importlib.util.spec_from_file_location(path.stem, path)
        assert spec and spec.loader
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
        module.write()


def found(pattern: str) -> list[Path]:
    """The files of a pattern in all homes of compiled code."""
    return sorted(path for home in HOMES for path in home.rglob(pattern))


def sources() -> list[Path]:
    """The Python files that are compiled: those with a .pxd beside them; a package's own .pxd only gathers them."""
    modules = [path for path in found("*.py") if path.stem != "__init__" and path not in PLAIN]
    return [path for path in modules if path.with_suffix(".pxd").exists()]


def linked() -> list[str]:
    """The modules that go into one library; of two with the same last name one stays alone, since C knows only that."""
    by_name: dict[str, str] = {}
    for path in sources():
        place = path.relative_to(PACKAGE).as_posix()
        if os.name == "posix" and any(place == home or place.startswith(f"{home}/") for home in RULES):
            by_name.setdefault(path.stem, dotted(path))
    return sorted(by_name.values())


def headers(path: Path) -> list[Path]:
    """The .pxd files that a module sees: its own, and what they import, and so on."""
    found: set[Path] = set()
    waiting = [path.with_suffix(".pxd")]
    while waiting:
        header = waiting.pop()
        if header in found or not header.exists():
            continue
        found.add(header)
        for package, names in CIMPORT.findall(header.read_text("utf-8")):
            homes = [SRC.joinpath(*package.split("."))]
            homes += [homes[0] / name.split()[0] for name in names.split(",")]
            waiting += [home.with_suffix(".pxd") for home in homes] + [home / "__init__.pxd" for home in homes]
    return sorted(found)


def made_from(path: Path) -> list[str]:
    """All that a module is made from: its text, what it sees, and of the numbers with a name those that it names.

    So a new event or answer builds only what knows of it.
    """
    seen = [path, *(header for header in headers(path) if header != IDS)]
    named = {name for file in seen for name in NUMBER.findall(file.read_text("utf-8"))}
    values = dict(line.split(" = ") for line in IDS.read_text("utf-8").splitlines() if " = " in line)
    return [*map(digest, seen), *(f"{name} {values.get('    ' + name)}" for name in sorted(named))]


def dotted(path: Path) -> str:
    """The name of a module."""
    return ".".join(path.relative_to(SRC).with_suffix("").parts)


def digest(path: Path) -> str:
    """A hash of a file."""
    return hashlib.sha256(path.read_bytes()).hexdigest()
