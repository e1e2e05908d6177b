"""`stockpile cards [KEY]`: the investors and strategy cards, what they do and where that comes from."""

import json as jsonlib
from typing import Any

import typer
from rich.console import Console

from stockpile.cli import options
from stockpile.cli.failure import Failure
from stockpile.engine.setup.components import MARKS
from stockpile.engine.setup.given import BOARDS
from stockpile.text.cards import cost_words, effect_words, power_words
from stockpile.text.words import Words

SECTIONS = ("investors", "strategies")


def register(app: typer.Typer, words: Words) -> None:
    """Adds the command."""
    option = options.Options(words)
    players_option: Any = typer.Option(4, metavar="2-5", help=words("cli-cards-players-help"))
    modules_option: Any = typer.Option(
        options.ALL, metavar=f"A,B,…|{options.ALL}", help=words("cli-cards-modules-help"), show_default=False
    )
    sought: Any = typer.Argument("", metavar=words("cli-cards-metavar"), help=words("cli-cards-key"))

    @app.command("cards", help=words("cli-cards-help"), epilog=words("cli-cards-examples"))
    def show_cards(
        key: str = sought,
        components: str = option.components,
        players: int = players_option,
        modules: str = modules_option,
        content: str = option.content,
        json: bool = option.json,
        lang: str = option.lang,
    ) -> None:
        said = options.wanted(words, lang)
        setup = options.setup(said, players, BOARDS[0], modules, components=components, content=content)
        rows = [_row(said, part, key, values) for part in SECTIONS for key, values in setup.printed[part].items()]
        if key:
            rows = [row for row in rows if row["key"] == key]
            if not rows:
                raise Failure(words("cli-cards-none", given=key), 2)
        if json:
            typer.echo(jsonlib.dumps(rows[0] if key else rows, ensure_ascii=False))
            return
        console = Console(highlight=False)
        for row in rows:
            if key:
                _page(console, said, row)
            else:
                console.print(f"[bold]{row['key']:<27}[/bold]{row['name']}: {_said(said, row)}", soft_wrap=True)


def _row(words: Words, section: str, key: str, values: dict[str, Any]) -> dict[str, Any]:
    amount, track = values.get("amount", 0), values.get("track", ())
    row = {
        "key": key,
        "sort": "investor" if section == "investors" else "strategy",
        "name": power_words(words, key),
        "text": effect_words(words, key, amount, track),
        "set": values["set"],
        "needs": values.get("needs"),
        "provenance": values["provenance"],
        "meaning": {mark: words(f"provenance-{mark}") for mark in MARKS if mark in _marks(values)},
    }
    if section == "investors":
        return {**row, "cash": values["cash"]}
    return {**row, "cost": values["cost"], "cost_text": cost_words(words, key, values["cost"], amount)}


def _marks(values: dict[str, Any]) -> list[str]:
    """The marks in a provenance: capital letters that stand alone."""
    return [word.strip(",;:") for word in values["provenance"].split()]


def _said(words: Words, row: dict[str, Any]) -> str:
    """A card in one line: an investor's money to start with, or what a strategy costs; then what it does."""
    if row["sort"] == "investor":
        return f"{row['text']} {words('cli-cards-cash', two=row['cash']['two'], more=row['cash']['more'])}"
    return f"{row['cost_text']} {row['text']}" if row["cost_text"] else row["text"]


def _page(console: Console, words: Words, row: dict[str, Any]) -> None:
    """Everything about one card."""
    lines = [f"[bold]{row['name']}[/bold]", row["text"]]
    if row["sort"] == "investor":
        lines.append(words("cli-cards-cash", two=row["cash"]["two"], more=row["cash"]["more"]))
    else:
        lines.append(words("cli-cards-cost", cost=row["cost_text"] or words("cli-cards-free")))
    lines.append(words("cli-cards-set", set=set_words(words, row["set"])))
    if row["needs"]:
        lines.append(words("cli-cards-needs", module=words(f"module-{row['needs']}")))
    lines.append(words("cli-cards-provenance", provenance=row["provenance"]))
    lines += [f"  {mark}: {meaning}" for mark, meaning in row["meaning"].items()]
    for line in lines:
        console.print(line, soft_wrap=not console.is_terminal)


def set_words(words: Words, name: str) -> str:
    """The name of a set; one from outside the box has no other."""
    return words(f"set-{name}") if f"set-{name}" in words else name
