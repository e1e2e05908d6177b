"""Which languages there are: every folder with a `language.ftl` is one, here or where STOCKPILE_WORDS points."""

import os
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

from fluent.syntax import ast, parse

ORIGINAL = "en"  # what the others are translated from, and what is said where they have no words
VARIABLE = "STOCKPILE_WORDS"
PACKAGE = Path(__file__).resolve().parent
HEAD = "language.ftl"
RULES = "rules.md"


def extra_roots(environment: Mapping[str, str] = os.environ) -> list[Path]:
    """Folders of languages beside the package's own, for translators and for cards of one's own."""
    return [Path(part).expanduser() for part in environment.get(VARIABLE, "").split(os.pathsep) if part]


ROOTS = (PACKAGE, *extra_roots())


def languages(roots: tuple[Path, ...] = ROOTS) -> tuple[str, ...]:
    """The keys of all languages, English first."""
    found = {head.parent.name for root in roots for head in root.glob(f"*/{HEAD}")}
    return (ORIGINAL, *sorted(found - {ORIGINAL}))


def catalogues(language: str, roots: tuple[Path, ...] = ROOTS) -> Iterator[Path]:
    """The catalogues of a language, of all roots; where a key is twice, the first counts."""
    for root in roots:
        yield from sorted((root / language).glob("*.ftl"))


@cache
def locale(language: str, roots: tuple[Path, ...] = ROOTS) -> str:
    """What the language calls itself to libraries: it decides on plurals (pt-BR)."""
    for root in roots:
        head = root / language / HEAD
        for entry in parse(head.read_text("utf-8")).body if head.exists() else ():
            if isinstance(entry, ast.Message) and entry.id.name == "language-locale" and entry.value is not None:
                return "".join(part.value for part in entry.value.elements if isinstance(part, ast.TextElement)).strip()
    raise ValueError(f"{language}/{HEAD}: language-locale is missing")


def rules_file(language: str, roots: tuple[Path, ...] = ROOTS) -> Path | None:
    """The translated rules of a language, if it has them; those of English are docs/rules.md."""
    return next((path for root in roots if (path := root / language / RULES).exists()), None)
