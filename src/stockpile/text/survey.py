"""What a language lacks, what nothing uses, and what still reads as in English."""

import tomllib
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from stockpile.engine.names import INVESTORS
from stockpile.text import rulebook
from stockpile.text.catalogue import Catalogue, read
from stockpile.text.glossary import glossary, strangers
from stockpile.text.languages import ORIGINAL, ROOTS, rules_file
from stockpile.text.usage import is_judged, usage

ALLOWED = "allowed.toml"
PROBLEMS = ("missing", "unused", "identical", "holes", "broken", "doubled", "rules", "terms")


@dataclass(frozen=True)
class Findings:
    """What `stockpile words` says of one language; each list is empty where all is well."""

    language: str
    entries: int
    missing: list[str]
    unused: list[str]
    identical: list[str]
    holes: list[str]
    broken: list[str]
    doubled: list[str]
    rules: list[str]
    terms: list[str]

    @property
    def problems(self) -> dict[str, list[str]]:
        """The lists that are not empty, by name."""
        return {name: found for name in PROBLEMS if (found := getattr(self, name))}

    def to_dict(self) -> dict[str, Any]:
        """The findings as plain JSON."""
        return asdict(self)


def survey(language: str, roots: tuple[Path, ...] = ROOTS) -> Findings:
    """Compares the catalogues of a language with the English ones and with what the program uses."""
    english, own = read(ORIGINAL, roots), read(language, roots)
    return Findings(
        language,
        entries=len(own.entries),
        missing=[key for key in english.entries if key not in own.entries],
        unused=unused(own),
        identical=[] if language == ORIGINAL else identical(language, own, english, roots),
        holes=[key for key in own.entries if key in english.entries and _differ(key, own, english)],
        broken=own.broken,
        doubled=own.doubled,
        rules=[] if language == ORIGINAL else missing_rules(language, roots),
        terms=strangers(language, own, english, glossary()),
    )


def unused(own: Catalogue) -> list[str]:
    """Entries that neither the program nor another entry names."""
    referred = {other for entry in own.entries.values() for other in entry.references}
    return [
        key
        for key, entry in own.entries.items()
        if key not in referred and is_judged(entry.file) and not usage().names(key)
    ]


def identical(language: str, own: Catalogue, english: Catalogue, roots: tuple[Path, ...] = ROOTS) -> list[str]:
    """Entries with the English words, beside names and words that both languages have."""
    passed = allowed(roots)
    same = {*passed["names"], *passed.get(language, []), *(f"investor-{key}" for key in INVESTORS)}
    return [
        key
        for key, entry in own.entries.items()
        if key in english.entries and key not in same and entry.has_letters and entry.is_same(english.entries[key])
    ]


def missing_rules(language: str, roots: tuple[Path, ...] = ROOTS) -> list[str]:
    """Ids of rules that the language has no text for."""
    path = rules_file(language, roots)
    said = rulebook.rules(path.read_text("utf-8")) if path else {}
    return [key for key in rulebook.rules(rulebook.PATH.read_text("utf-8")) if key not in said]


def allowed(roots: tuple[Path, ...] = ROOTS) -> dict[str, list[str]]:
    """What passes all the same, from the one file that lists it; a root of one's own may bring its own file."""
    merged: dict[str, list[str]] = {}
    for path in (root / ALLOWED for root in roots):
        for name, keys in tomllib.loads(path.read_text("utf-8")).items() if path.exists() else ():
            merged[name] = [*merged.get(name, []), *keys]
    return merged


def _differ(key: str, own: Catalogue, english: Catalogue) -> bool:
    """Whether an entry leaves out what the English one shows, or asks for what nobody gives it."""
    # Who is spoken of is always given beside the name ($who, $to_who): a language may need to choose by it or not.
    asked = {name for name in own.variables(key) if not name.endswith("who")}
    return not asked <= english.variables(key) or not english.shown(key) <= own.variables(key)
