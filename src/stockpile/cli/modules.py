"""`stockpile modules`: what can be added to the base game."""

import json as jsonlib

import typer
from rich.console import Console

from stockpile.cli import options
from stockpile.engine.setup.modules import MODULES
from stockpile.text.words import Words


def register(app: typer.Typer, words: Words) -> None:
    """Adds the command."""
    option = options.Options(words)

    @app.command("modules", help=words("cli-modules-help"), epilog=words("cli-modules-examples"))
    def list_modules(json: bool = option.json, lang: str = option.lang) -> None:
        said = options.wanted(words, lang)
        rows = [{"module": key, "name": said(f"module-{key}"), "what": said(f"module-{key}-what")} for key in MODULES]
        if json:
            typer.echo(jsonlib.dumps(rows, ensure_ascii=False))
            return
        console, width = Console(highlight=False), max(len(key) for key in MODULES)
        for row in rows:
            line = said("cli-modules-line", name=row["name"], what=row["what"])
            console.print(f"[bold]{row['module']:<{width}}[/bold]  {line}", soft_wrap=not console.is_terminal)
