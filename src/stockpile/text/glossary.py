"""One word a thing: docs/glossary.md, of which a wheel carries a copy, and entries that use another word."""

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from stockpile.text.catalogue import Catalogue
from stockpile.text.languages import ORIGINAL

_HERE = Path(__file__).resolve().parent
_SHIPPED = _HERE / "glossary.md"
PATH = _SHIPPED if _SHIPPED.exists() else _HERE.parents[2] / "docs" / "glossary.md"

TERMS = "one word a thing"
AVOIDED = "Words that are not used for it"
_HEADING = re.compile(r"#+ (?:Glossary: )?(.+)")
_LANGUAGE = re.compile(r"\(([a-z]{2})\)$")
_CODE = re.compile(r"[-./:@\w]*(?:--|\./|\.md|\.py|cmd:|stockpile )[-./:@\w]*")  # commands are the same everywhere


@dataclass(frozen=True)
class Term:
    """One thing of the glossary: what each language calls it, and what none of them shall call it."""

    thing: str
    words: dict[str, tuple[str, ...]]
    avoided: dict[str, tuple[str, ...]]


@cache
def glossary(path: Path = PATH) -> tuple[Term, ...]:
    """The things that a second word threatens, as the two tables of the glossary say."""
    tables = _tables(path.read_text("utf-8"))
    called = {thing.split(" (")[0]: cells for thing, cells in tables[TERMS].items()}
    terms = []
    for thing, avoided in tables[AVOIDED].items():
        if thing not in called:
            raise ValueError(f"{path.name}: {thing!r} is avoided, but is no word of the first table")
        terms.append(Term(thing, called[thing], {key: words for key, words in avoided.items() if words}))
    return tuple(terms)


def strangers(language: str, own: Catalogue, english: Catalogue, terms: tuple[Term, ...]) -> list[str]:
    """Entries whose English speaks of a thing of the glossary, and that call it by a word it does not have."""
    found = []
    for key, entry in own.entries.items():
        said, original = words_of(entry.texts), words_of(english.entries[key].texts if key in english.entries else ())
        for term in terms:
            is_meant = language == ORIGINAL or _has(original, term.words.get(ORIGINAL, ()))
            wrong = [word for word in term.avoided.get(language, ()) if _has(said, (word,))]
            if is_meant and wrong:
                found.append(f"{key} ({wrong[0]})")
                break
    return found


def words_of(texts: tuple[str, ...]) -> str:
    """What an entry says, without commands, in small letters."""
    return _CODE.sub(" ", "\n".join(texts)).lower()


def _has(said: str, words: tuple[str, ...]) -> bool:
    """Whether one of the words is said, in the singular or with an s."""
    return any(re.search(rf"(?<![\w-]){re.escape(word.lower())}s?(?![\w-])", said) for word in words)


def _tables(text: str) -> dict[str, dict[str, dict[str, tuple[str, ...]]]]:
    """The tables by their headings: for each thing, by language, the words of its cell."""
    tables: dict[str, dict[str, dict[str, tuple[str, ...]]]] = {}
    heading, languages = "", [""]
    for line in text.splitlines():
        if found := _HEADING.match(line):
            heading, languages = found[1], []
        elif line.startswith("|") and not line.startswith("|--"):
            thing, *cells = (cell.strip() for cell in line.strip("|").split("|"))
            if not languages:
                languages = [key[1] if (key := _LANGUAGE.search(cell)) else "" for cell in cells]
                continue
            row = {key: _words(cell) for key, cell in zip(languages, cells, strict=True) if key}
            tables.setdefault(heading, {})[thing] = row
    return tables


def _words(cell: str) -> tuple[str, ...]:
    """The words of a cell: separated by commas, with remarks in brackets left out."""
    return tuple(word.strip() for word in re.sub(r"\([^)]*\)", "", cell).split(",") if word.strip())
