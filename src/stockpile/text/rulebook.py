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
    """One numbered rule or card: its id, its text (Markdown), its section and whether the program has it."""

    id: str
    text: str
    section: str
    built: bool


def rules(text: str | None = None) -> dict[str, Rule]:
    """All rules by id, or those of one book; a card is one as well (INV:graham, STR:rogue-trading)."""
    return numbered(text) if text is not None else translated("en")


def numbered(text: str) -> dict[str, Rule]:
    """The rules of one book by id, in its order, with the rows of the investors' table."""
    found: dict[str, Rule] = {}
    letters, section, built, open_id, lines = "", "", False, "", [""]

    def close() -> None:
        if open_id:
            found[open_id] = Rule(open_id, "\n".join(lines), section, built)

    for line in text.splitlines():
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


def translated(language: str) -> dict[str, Rule]:
    """The rules in a language, a section's cards behind its numbers; the original says what there is and is built."""
    found: dict[str, Rule] = {}
    book, cards = _book(language), _cards(language)
    for key, rule in book.items():
        if not key.startswith(_section_of(found)):
            _add_cards(found, cards)
        found[key] = rule
    _add_cards(found, cards)
    return found


def _section_of(found: dict[str, Rule]) -> str:
    """The letters of the section that was added last."""
    return next(reversed(found), "")[:3]


def _add_cards(found: dict[str, Rule], cards: dict[str, str]) -> None:
    """The cards of the section that was added last, but for those that it tells itself."""
    letters = _section_of(found)
    if letters:
        last = found[next(reversed(found))]
        for key, text in cards.items():
            if key.startswith(f"{letters}:") and key not in found:
                found[key] = replace(last, id=key, text=text)


@cache
def _book(language: str) -> dict[str, Rule]:
    """The rules that a language's book numbers, read once; what a translation lacks stands in the original."""
    # Here and not above: the mutants' runner loads this file alone, without the package that it mutates.
    from stockpile.text.languages import rules_file

    path = rules_file(language)
    said = numbered(path.read_text("utf-8")) if path else {}
    original = numbered(PATH.read_text(encoding="utf-8"))
    return {key: replace(said[key], built=rule.built) if key in said else rule for key, rule in original.items()}


def _cards(language: str) -> dict[str, str]:
    """Name, cost and effect of every investor and strategy in the box, by id; those of plug-ins too."""
    from stockpile.engine.setup import components, roster

    roster.load()
    printed = components.printed()
    return _told(
        language,
        tuple(f"INV:{key}" for key in printed["investors"]) + tuple(f"STR:{key}" for key in printed["strategies"]),
    )


@cache
def _told(language: str, ids: tuple[str, ...]) -> dict[str, str]:
    from stockpile.engine.setup import components
    from stockpile.text.cards import cost_words, effect_words, power_words
    from stockpile.text.words import Words

    words, printed, told = Words(language), components.printed(), {}
    for number in ids:
        key = number[4:]
        values = printed["investors" if number.startswith("INV") else "strategies"][key]
        amount = values.get("amount", 0)
        cost = cost_words(words, key, values.get("cost", 0), amount)
        effect = effect_words(words, key, amount, values.get("track", ()))
        told[number] = " · ".join(part for part in (power_words(words, key), cost, effect) if part)
    return told


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
    """Small letters without accents, and the apostrophe of keyboards: people type “l'enchere” for “l’enchère”."""
    plain = unicodedata.normalize("NFKD", text.lower().replace("’", "'"))
    return "".join(sign for sign in plain if not unicodedata.combining(sign))
