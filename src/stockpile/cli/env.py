"""`stockpile env`: what the cells of an observation and the numbers of the answers mean, and best responses."""

import json as jsonlib

import typer
from rich.console import Console
from rich.table import Table

from stockpile.cli import best_response, options
from stockpile.env import numbering
from stockpile.env.layout import VERSION, Layout, layout_of
from stockpile.text.words import Words


def register(app: typer.Typer, words: Words) -> None:
    """Adds the command."""
    option = options.Options(words)
    group = typer.Typer(help=words("env-help"), no_args_is_help=True)
    app.add_typer(group, name="env")

    @group.command("describe", help=words("env-describe-help"), epilog=words("env-describe-examples"))
    def describe(
        context: typer.Context,
        preset: str = option.preset,
        players: int = option.players,
        board: str = option.board,
        modules: str = option.modules,
        sets: str = option.sets,
        promos: bool = option.promos,
        components: str = option.components,
        beliefs: bool = typer.Option(False, "--beliefs", help=words("env-beliefs-help")),
        acts: int = typer.Option(0, metavar=words("cli-number"), help=words("env-acts-help")),
        cells: bool = typer.Option(False, "--cells", help=words("env-cells-help")),
        json: bool = option.json,
        lang: str = option.lang,
    ) -> None:
        said = options.wanted(words, lang)
        setup = options.setup(said, players, board, modules, sets, promos, components, preset=preset, context=context)
        layout = layout_of(setup, beliefs, acts)
        names = numbering.names_of(setup)
        if json:
            ids = list(numbering.ids_of(setup))
            told = {**layout.to_dict(), "fingerprint": layout.fingerprint(), "actions": names, "action_ids": ids}
            typer.echo(jsonlib.dumps(told, ensure_ascii=False))
            return
        console = Console(highlight=False)
        console.print(said("env-summary", cells=layout.size, actions=len(names), version=VERSION))
        console.print(_rows(layout, said, cells))

    best_response.register(group, words)


def _rows(layout: Layout, said: Words, every_cell: bool) -> Table:
    """The sections of an observation, or all of its cells."""
    table = Table(box=None, pad_edge=False)
    for name in ("offset", "size", "name", "range", "meaning"):
        table.add_column(said(f"env-column-{name}"), justify="right" if name in ("offset", "size") else "left")
    if every_cell:
        for name, offset, meaning, low, high in layout.cells():
            table.add_row(str(offset), "1", name, f"{low}…{high}", meaning)
        return table
    for section in layout.sections:
        size = "x".join(map(str, section.shape))
        row = (section.code, f"{section.low}…{section.high}", section.meaning)
        table.add_row(str(layout.offsets[section.code]), size, *row)
    return table
