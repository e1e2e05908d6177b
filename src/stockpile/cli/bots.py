"""`stockpile bots`: who there is to play against."""

import json as jsonlib

import typer
from rich.console import Console

from stockpile.bots import NAMES
from stockpile.bots.levels import GRADED
from stockpile.cli import options
from stockpile.text.words import Words

PROGRAM = "cmd:PROGRAM"
CLASS = "py:MODULE:CLASS"
POLICY = "npz:FILE"


def register(app: typer.Typer, words: Words) -> None:
    """Adds the command."""
    option = options.Options(words)

    @app.command("bots", help=words("bots-help"), epilog=words("bots-examples"))
    def list_bots(json: bool = option.json, lang: str = option.lang) -> None:
        said = options.wanted(words, lang)
        rows = [{"bot": name, "what": said(f"bot-{name}-what" if name in GRADED else f"bots-{name}")} for name in NAMES]
        rows.append({"bot": PROGRAM, "what": said("bots-command")})
        rows.append({"bot": CLASS, "what": said("bots-class")})
        rows.append({"bot": POLICY, "what": said("bots-policy")})
        if json:
            typer.echo(jsonlib.dumps(rows, ensure_ascii=False))
            return
        console, width = Console(highlight=False), max(len(row["bot"]) for row in rows)
        for row in rows:
            console.print(f"[bold]{row['bot']:<{width}}[/bold]  {row['what']}", soft_wrap=not console.is_terminal)
