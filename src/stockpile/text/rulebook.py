"""The numbered rules of docs/rules.md as values; a wheel carries its own copy of that file."""

import re
from dataclasses import dataclass
from pathlib import Path

_HERE = Path(__file__).resolve().parent
_SHIPPED = _HERE / "rules.md"
PATH = _SHIPPED if _SHIPPED.exists() else _HERE.parents[2] / "docs" / "rules.md"

_SECTION = re.compile(r"## (?:([A-Z]{3}) – )?(.+)")
_RULE = re.compile(r"- \*\*([A-Z]{3}-\d+)\*\* (.*)")


@dataclass(frozen=True)
class Rule:
    """One numbered rule: its id, its text (Markdown), its section and whether the program has it."""

    id: str
    text: str
    section: str
    built: bool


def rules(text: str | None = None) -> dict[str, Rule]:
    """All rules by id, in the order of the book."""
    found: dict[str, Rule] = {}
    section, built, open_id, lines = "", False, "", [""]

    def close() -> None:
        if open_id:
            found[open_id] = Rule(open_id, "\n".join(lines), section, built)

    for line in (text or PATH.read_text(encoding="utf-8")).splitlines():
        heading, rule = _SECTION.match(line), _RULE.match(line)
        if open_id and line.startswith("  "):
            lines.append(line[2:])
            continue
        close()
        open_id = ""
        if heading:
            section, built = heading[2], False
        elif line == "*Status: built*":
            built = True
        elif rule:
            open_id, lines = rule[1], [rule[2]]
    close()
    return found


def find(sought: str) -> list[Rule]:
    """Rules by id, by section or by the words in their text; all of them if nothing is sought."""
    every = rules()
    wanted = sought.strip().upper()
    if wanted in every:
        return [every[wanted]]
    if any(rule.id.startswith(wanted + "-") for rule in every.values()):
        return [rule for rule in every.values() if rule.id.startswith(wanted + "-")]
    parts = sought.lower().split()
    return [rule for rule in every.values() if all(part in _haystack(rule) for part in parts)]


def _haystack(rule: Rule) -> str:
    return f"{rule.id} {rule.section} {rule.text}".replace("*", "").lower()
