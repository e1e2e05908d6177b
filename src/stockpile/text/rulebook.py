"""The numbered rules as values: docs/rules.md, of which a wheel carries a copy, and its translations."""

import re
import unicodedata
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path

_HERE = Path(__file__).resolve().parent
_SHIPPED = _HERE / "rules.md"
PATH = _SHIPPED if _SHIPPED.exists() else _HERE.parents[2] / "docs" / "rules.md"

_SECTION = re.compile(r"## (?:([A-Z]{3}) – )?(.+)")
_RULE = re.compile(r"- \*\*([A-Z]{3}-\d+)\*\* (.*)")
_ROW = re.compile(r"\| ([a-z]+) \| ([A-Z].*) \|")


@dataclass(frozen=True)
class Rule:
    """One numbered rule or investor: its id, its text (Markdown), its section and whether the program has it."""

    id: str
    text: str
    section: str
    built: bool


def rules(text: str | None = None) -> dict[str, Rule]:
    """All rules by id, in the order of the book; a row of the investors' table is one as well (INV:graham)."""
    found: dict[str, Rule] = {}
    letters, section, built, open_id, lines = "", "", False, "", [""]

    def close() -> None:
        if open_id:
            found[open_id] = Rule(open_id, "\n".join(lines), section, built)

    for line in (text or PATH.read_text(encoding="utf-8")).splitlines():
        heading, rule, row = _SECTION.match(line), _RULE.match(line), _ROW.match(line)
        if open_id and line.startswith("  "):
            lines.append(line[2:])
            continue
        close()
        open_id = ""
        if heading:
            letters, section, built = heading[1] or "", heading[2], False
        elif line == "*Status: built*":
            built = True
        elif rule:
            open_id, lines = rule[1], [rule[2]]
        elif row and letters:
            open_id, lines = (
                f"{letters}:{row[1]}",
                [" · ".join(cell.strip() for cell in row[2].split("|") if cell.strip())],
            )
    close()
    return found


@cache
def translated(language: str) -> dict[str, Rule]:
    """The rules in a language; the original says which there are and what is built, and what a translation lacks."""
    # Here and not above: the mutants' runner loads this file alone, without the package that it mutates.
    from stockpile.text.languages import rules_file

    path = rules_file(language)
    said = rules(path.read_text("utf-8")) if path else {}
    return {key: replace(said[key], built=rule.built) if key in said else rule for key, rule in rules().items()}


def find(sought: str, language: str = "en") -> list[Rule]:
    """Rules by id, by section or by the words in their text; all of them if nothing is sought."""
    every = translated(language)
    wanted = sought.strip().upper()
    named = [rule for rule in every.values() if rule.id.upper() == wanted]
    section = [rule for rule in every.values() if rule.id.startswith((f"{wanted}-", f"{wanted}:"))]
    if named or section:
        return named or section
    parts = _simple(sought).split()
    return [rule for rule in every.values() if all(part in _haystack(rule) for part in parts)]


def _haystack(rule: Rule) -> str:
    return _simple(f"{rule.id} {rule.section} {rule.text}".replace("*", ""))


def _simple(text: str) -> str:
    """Small letters without accents: people type “encheres” for “enchères”."""
    return "".join(sign for sign in unicodedata.normalize("NFKD", text.lower()) if not unicodedata.combining(sign))
