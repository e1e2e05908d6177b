"""Which keys the program can name, read from its own sources: strings, and f-strings filled with such strings."""

import ast
import re
import tomllib
from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

PACKAGE = Path(__file__).resolve().parents[1]
WEB = PACKAGE.parents[1] / "web" / "src"  # only in a source tree
OF_THE_WEB = ("web.ftl", "pages.ftl", "server.ftl")  # catalogues that the web client names keys of

_QUOTES = [(sign, re.compile(f"{sign}([^{sign}\n]*){sign}")) for sign in "\"'`"]
_WEB_HOLE = re.compile(r"\$\{[^}]*\}|\{[^}]*\}")
_HOLE = "\0"


class Usage:
    """The strings of the sources, and the patterns that put some of them together."""

    def __init__(self, strings: set[str]) -> None:
        self.words = {re.sub("[_ ]", "-", said) for said in strings if _HOLE not in said}
        # A pattern that does not begin with a word of its own would take anything for a key.
        self.patterns = [
            re.compile("(.+)".join(re.escape(part) for part in said.split(_HOLE)))
            for said in sorted(strings)
            if re.match(rf"[a-z]+-[a-z-]*{_HOLE}", said)
        ]
        self.joins = f"{_HOLE}-{_HOLE}" in strings

    def names(self, key: str) -> bool:
        """Whether the program can ask for the key."""
        if key in self.words or key.isdecimal():
            return True
        if self.joins and any({key[:dash], key[dash + 1 :]} <= self.words for dash in _dashes(key)):
            return True
        matches = (pattern.fullmatch(key) for pattern in self.patterns)
        return any(match and all(self.names(part) for part in match.groups()) for match in matches)


def _dashes(key: str) -> list[int]:
    return [place for place, sign in enumerate(key) if sign == "-"]


@cache
def usage() -> Usage:
    """What the package names, and in a source tree what the web client names."""
    strings = {said for path in PACKAGE.rglob("*.py") for said in _python(path)}
    strings |= {said for path in _tables() for said in _leaves(tomllib.loads(path.read_text("utf-8")))}
    return Usage(strings | {said for path in _web_sources() for said in _web(path)})


def is_judged(catalogue: str) -> bool:
    """Whether the sources that use a catalogue are here; those of the web client are not in a wheel."""
    return catalogue not in OF_THE_WEB or WEB.exists()


def _python(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value
        if isinstance(node, ast.JoinedStr):
            yield from ("".join(parts) for parts in product(*(_choices(part) for part in node.values)))


def _choices(part: ast.expr) -> list[str]:
    """What a part of an f-string can be: its text, one of two (`{'a' if x else 'b'}`), or anything."""
    if isinstance(part, ast.Constant):
        return [str(part.value)]
    value = part.value if isinstance(part, ast.FormattedValue) else part
    if isinstance(value, ast.IfExp) and isinstance(value.body, ast.Constant) and isinstance(value.orelse, ast.Constant):
        return [str(value.body.value), str(value.orelse.value)]
    return [_HOLE]


def _tables() -> list[Path]:
    """The data of the package; what the text package itself keeps is about words and names none."""
    return [path for path in PACKAGE.rglob("*.toml") if path.parent.name != "text"]


def _leaves(data: Any) -> Iterator[str]:
    """All keys and strings of a TOML file: content is named there."""
    if isinstance(data, dict):
        for key, value in data.items():
            yield key
            yield from _leaves(value)
    elif isinstance(data, list):
        for value in data:
            yield from _leaves(value)
    elif isinstance(data, str):
        yield data


def _web_sources() -> list[Path]:
    return [path for path in WEB.rglob("*") if path.suffix in {".ts", ".svelte", ".js"}]


def _web(path: Path) -> Iterator[str]:
    """Each sort of quotes by itself: an apostrophe in the text of a page must not hide the strings after it."""
    text = path.read_text("utf-8")
    for sign, quoted in _QUOTES:
        for said in quoted.findall(text):
            yield _WEB_HOLE.sub(_HOLE, said) if sign == "`" else said
