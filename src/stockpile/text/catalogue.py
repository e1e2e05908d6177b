"""The catalogues of a language as data: which entries there are, with which holes, and what cannot be read."""

from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from pathlib import Path

from fluent.syntax import ast, parse, visitor

from stockpile.text.languages import ROOTS, catalogues


@dataclass(frozen=True)
class CatalogueEntry:
    """One message: its file, the variables it shows and those it only chooses by, and the messages it refers to."""

    key: str
    file: str
    message: ast.Message
    shown: frozenset[str]
    chosen_by: frozenset[str]
    references: frozenset[str]

    @cached_property
    def texts(self) -> tuple[str, ...]:
        """The words of the message, without what is filled in."""
        return tuple(_texts(self.message))

    @property
    def has_letters(self) -> bool:
        """Whether there is anything to translate; `{ $card }` alone is none."""
        return any(sign.isalpha() for text in self.texts for sign in text)

    def is_same(self, other: "CatalogueEntry") -> bool:
        """Whether two languages say it in the same words."""
        return self.message.equals(other.message, ignored_fields=["span", "comment"])


@dataclass
class Catalogue:
    """All entries of one language."""

    entries: dict[str, CatalogueEntry] = field(default_factory=dict)
    broken: list[str] = field(default_factory=list)
    doubled: list[str] = field(default_factory=list)

    def shown(self, key: str) -> frozenset[str]:
        """The variables that the words of a key show, those of messages it refers to included."""
        entry = self.entries[key]
        return entry.shown.union(*(self.shown(other) for other in entry.references if other in self.entries))

    def variables(self, key: str) -> frozenset[str]:
        """All variables that a key may ask for."""
        entry = self.entries[key]
        own = entry.shown | entry.chosen_by
        return own.union(*(self.variables(other) for other in entry.references if other in self.entries))


class _Holes(visitor.Visitor):
    """Collects variables and references of a message."""

    def __init__(self) -> None:
        self.shown: set[str] = set()
        self.chosen_by: set[str] = set()
        self.references: set[str] = set()
        self.texts: list[str] = []

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802  the visitor's own spelling
        if isinstance(node.selector, ast.VariableReference):
            self.chosen_by.add(node.selector.id.name)
        else:
            self.visit(node.selector)
        for variant in node.variants:
            self.visit(variant)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.shown.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.references.add(node.id.name)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.texts.append(node.value)


def _texts(message: ast.Message) -> list[str]:
    holes = _Holes()
    holes.visit(message)
    return holes.texts


@lru_cache(maxsize=256)
def _parsed(text: str) -> tuple[ast.EntryType, ...]:
    """What a file says. A survey of one language reads another too, and most files are what they were the last time."""
    return tuple(parse(text).body)


def read(language: str, roots: tuple[Path, ...] = ROOTS) -> Catalogue:
    """The catalogue of a language; what is broken in it is listed, not raised."""
    found = Catalogue()
    for path in catalogues(language, roots):
        text = path.read_text("utf-8")
        for entry in _parsed(text):
            if isinstance(entry, ast.Junk):
                line = text.count("\n", 0, entry.span.start if entry.span else 0) + 1
                found.broken.append(f"{language}/{path.name}:{line}")
            if isinstance(entry, ast.Message):
                _add(found, path, entry)
    return found


def _add(found: Catalogue, path: Path, message: ast.Message) -> None:
    key = message.id.name
    if key in found.entries:
        found.doubled.append(key)
        return
    holes = _Holes()
    holes.visit(message)
    found.entries[key] = CatalogueEntry(
        key, path.name, message, frozenset(holes.shown), frozenset(holes.chosen_by), frozenset(holes.references)
    )
