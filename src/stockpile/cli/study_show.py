"""The result of a study for people at a terminal."""

from statistics import median
from typing import Any

from rich.console import Console
from rich.table import Table

from stockpile.lab.naming import row_name, verdict_name
from stockpile.text.words import Words

STYLES = {"high": "bold red", "low": "bold blue", "fair": "green", "open": "dim"}


def show(words: Words, found: dict[str, Any]) -> None:
    """One table a cell, the strongest first; for compared cells one for all changes."""
    console = Console(highlight=False)
    design = found["study"]
    for number, cell in enumerate(design["cells"]):
        rows = [row for row in found["rows"] if row["cell"] == number]
        if rows:
            console.print(_grid(words, design, cell, rows))
    early = words("study-stopped") if found["stopped_early"] else ""
    said = words("study-summary", games=found["games"], deals=found["deals"], alpha=percent(words, design["alpha"], 0))
    console.print(f"{said} {early}".strip(), style="dim")
    gains = [row["times_fewer"] for row in found["rows"] if "times_fewer" in row]
    if gains:
        wins, money = (median(times) for times in zip(*gains, strict=True))
        console.print(words("study-luckless", wins=f"{wins:.1f}", money=f"{money:.1f}"), style="dim")


def _grid(words: Words, design: dict[str, Any], cell: dict[str, Any], rows: list[dict[str, Any]]) -> Table:
    by = design["by"]
    title = words("study-title", by=words(f"study-by-{by}"), cell=cell["name"], bots=", ".join(cell["bots"]))
    grid = Table(title=title, title_justify="left")
    columns = ["what", "estimate", "interval"] + (["money"] if by != "cells" else [])
    columns += ["played"] if by == "strategies" else []
    for key in (*columns, "verdict"):
        grid.add_column(words(f"study-column-{key}"), justify="left" if key in ("what", "verdict") else "right")
    for row in sorted(rows, key=lambda row: -row["estimate"]) if by != "cells" else rows:
        shown = [row_name(words, by, row), amount(words, row, row["estimate"]), span(words, row, "interval_95")]
        if by != "cells":
            shown.append(f"{row['money']:+.1f} ± {(row['money_95'][1] - row['money_95'][0]) / 2:.1f}")
        if by == "strategies":
            shown.append(percent(words, row.get("played", 0.0), 0))
        grid.add_row(*shown, verdict_name(words, row), style=STYLES[row["verdict"]])
    return grid


def amount(words: Words, row: dict[str, Any], value: float) -> str:
    """A share in percent, a change with its sign, money in thousands."""
    if row["unit"] == "money":
        return f"{value:+.1f}"
    text = percent(words, value, 1)
    return f"+{text}" if "/more/" in row["name"] and value > 0 else text


def span(words: Words, row: dict[str, Any], name: str) -> str:
    """An interval."""
    low, high = row[name]
    return f"{amount(words, row, low)} – {amount(words, row, high)}"


def percent(words: Words, value: float, digits: int) -> str:
    """A share as the language writes it."""
    return words("study-percent", value=f"{100 * value:.{digits}f}")
