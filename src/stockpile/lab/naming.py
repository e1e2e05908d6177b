"""What rows and cells of a result are called, in words."""

from typing import Any

from stockpile.text.cards import power_words
from stockpile.text.words import Words

Row = dict[str, Any]


def row_name(words: Words, by: str, row: Row) -> str:
    """What a row is about."""
    if by in ("investors", "strategies"):
        return power_words(words, row["key"])
    if by == "seats":
        return words("study-position", place=int(row["key"]) + 1)
    return outcome_name(words, row)


def outcome_name(words: Words, row: Row) -> str:
    """What cells are compared by."""
    if row["what"] == "table":
        return words(f"study-outcome-{row['key']}")
    return words("study-outcome-wins", who=row["key"] if row["what"] == "bot" else power_words(words, row["key"]))


def verdict_name(words: Words, row: Row) -> str:
    """What was found: about a share, or about what a cell changes."""
    said = {"high": "more", "low": "less", "fair": "same"} if "/more/" in row["name"] else {}
    return words(f"study-verdict-{said.get(row['verdict'], row['verdict'])}")


def cell_name(found: Row, words: Words, cell: int) -> str:
    """A cell's name, without the factor's where all have the same one; nothing where there is only one cell."""
    cells = found["study"]["cells"]
    if len(cells) == 1:
        return ""
    name = str(cells[cell]["name"])
    if name == "base":
        return words("study-base")
    factors = {factor for one in cells for factor in one["levels"]}
    return name.partition("=")[2] if len(factors) == 1 and all(one["levels"] for one in cells) else name
