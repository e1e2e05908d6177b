"""`stockpile study diff`, `data` and `report`: what is done with studies that have been played."""

import json as jsonlib
import sys
from pathlib import Path
from typing import Any

import typer
from rich.console import Console
from rich.table import Table

from stockpile.cli import options
from stockpile.cli.failure import Failure
from stockpile.cli.study_show import amount
from stockpile.lab.export import FORMATS, export, tables_of
from stockpile.lab.naming import row_name
from stockpile.text.words import Words


def register(group: typer.Typer, words: Words) -> None:
    """Adds the commands."""
    _register_diff(group, words)
    _register_data(group, words)
    _register_report(group, words)


def _register_diff(group: typer.Typer, words: Words) -> None:
    option = options.Options(words)
    argument: Any = typer.Argument(metavar="DIR", help=words("study-result-help"))

    @group.command("diff", help=words("study-diff-help"), epilog=words("study-diff-examples"))
    def compare(
        before: Path = argument, after: Path = argument, json: bool = option.json, lang: str = option.lang
    ) -> None:
        said = options.wanted(words, lang)
        from stockpile.lab.diff import diff

        old, new = result_at(said, before), result_at(said, after)
        rows = diff(old, new)
        if not rows:
            raise Failure(said("study-nothing-common"))
        if json:
            typer.echo(jsonlib.dumps(rows))
        else:
            show_diff(said, new, rows)


def result_at(words: Words, path: Path) -> dict[str, Any]:
    """The result of a study; a Failure says what is wrong with it."""
    from stockpile.lab.diff import read_result
    from stockpile.lab.folder import BrokenStudy

    try:
        return read_result(path)
    except BrokenStudy as error:
        raise Failure(words("study-broken", problem=str(error))) from None


def show_diff(words: Words, result: dict[str, Any], rows: list[dict[str, Any]]) -> None:
    """The changes, the clearest first."""
    grid = Table()
    for key in ("what", "before", "after", "change", "interval", "verdict"):
        grid.add_column(words(f"study-column-{key}"), justify="left" if key in ("what", "verdict") else "right")
    cells = result["study"]["cells"]
    for row in sorted(rows, key=lambda row: row["p"]):
        change = {**row, "name": "/more/"}
        low, high = (amount(words, change, end) for end in row["change_95"])
        name = row_name(words, result["study"]["by"], row)
        name = name if len(cells) == 1 else f"{name} ({cells[row['cell']]['name']})"
        shown = [amount(words, row, row["before"]), amount(words, row, row["after"])]
        shown += [amount(words, change, row["change"]), f"{low} – {high}"]
        style = "bold" if row["verdict"] != "same" else "dim"
        grid.add_row(name, *shown, words(f"study-verdict-{row['verdict']}"), style=style)
    Console(highlight=False).print(grid)


def _register_data(group: typer.Typer, words: Words) -> None:
    option = options.Options(words)
    folder_argument: Any = typer.Argument(metavar="DIR", help=words("study-folder-help"))
    table_argument: Any = typer.Argument(metavar="TABLE", help=words("study-table-help"))
    form_option: Any = typer.Option("csv", "--format", metavar="|".join(FORMATS), help=words("study-format-help"))
    to_option: Any = typer.Option(None, metavar=words("cli-file"), help=words("study-to-help"), show_default=False)

    @group.command("data", help=words("study-data-help"), epilog=words("study-data-examples"))
    def data(
        folder: Path = folder_argument,
        table: str = table_argument,
        form: str = form_option,
        to: Path | None = to_option,
        lang: str = option.lang,
    ) -> None:
        said = options.wanted(words, lang)
        if form not in FORMATS:
            raise Failure(said("cli-bad-choice", option="--format", given=form, known=", ".join(FORMATS)), 2)
        if table not in (known := tables_of(folder)):
            raise Failure(said("study-no-table", folder=str(folder), table=table, known=", ".join(known) or "–"), 2)
        if to is None:
            export(folder, table, form, sys.stdout)
            return
        with to.open("w", encoding="utf-8", newline="") as file:
            export(folder, table, form, file)


def _register_report(group: typer.Typer, words: Words) -> None:
    option = options.Options(words)
    argument: Any = typer.Argument(metavar="DIR", help=words("study-folder-help"))

    @group.command("report", help=words("study-report-command-help"), epilog=words("study-report-command-examples"))
    def draw(folder: Path = argument, lang: str = option.lang) -> None:
        said = options.wanted(words, lang)
        from stockpile.lab.report import write_report

        write_report(result_at(said, folder), folder, said)
        Console(stderr=True, highlight=False).print(said("study-written", folder=str(folder)), style="dim")
