"""`stockpile rules`: the numbered rules, by id or by word."""

import json as jsonlib
import re
from typing import Annotated

import typer
from rich.console import Console

from stockpile.cli import options
from stockpile.cli.failure import Failure
from stockpile.text.rulebook import Rule, find, rules
from stockpile.text.words import Words


def register(app: typer.Typer, words: Words) -> None:
    """Adds the command."""

    option = options.Options(words)

    @app.command("rules", help=words("cli-rules-help"), epilog=words("cli-rules-examples"))
    def look_up(
        what: Annotated[
            list[str] | None, typer.Argument(metavar=words("cli-rules-metavar"), help=words("cli-rules-what"))
        ] = None,
        json: bool = option.json,
        lang: str = option.lang,
    ) -> None:
        said = options.wanted(words, lang)
        sought = " ".join(what or ())
        found = find(sought, said.language)
        if not found:
            raise Failure(said("cli-rules-none", sought=sought))
        if json:
            typer.echo(jsonlib.dumps([as_data(rule) for rule in found], ensure_ascii=False))
            return
        show(said, found)
        if not sought:
            Console(stderr=True).print(said("cli-rules-count", count=len(rules())), style="dim")


def show(words: Words, found: list[Rule]) -> None:
    """The rules, each section under its heading."""
    console = Console(highlight=False, markup=False)
    section = ""
    for rule in found:
        if rule.section != section:
            section = rule.section
            console.print(heading(words, rule), style="bold")
        console.print(f"  {rule.id}  {plain(rule)}", soft_wrap=not console.is_terminal)


def as_data(rule: Rule) -> dict[str, object]:
    """A rule as plain JSON."""
    return {"id": rule.id, "section": rule.section, "built": rule.built, "text": plain(rule)}


def heading(words: Words, rule: Rule) -> str:
    """The section of a rule, and whether the program has it."""
    return f"{rule.id[:3]} – {rule.section}" if rule.built else words("cli-rules-to-come", section=rule.section)


def plain(rule: Rule) -> str:
    """The rule's text without marks of Markdown."""
    text = re.sub(r"\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`", lambda match: match[1] or match[2] or match[3], rule.text)
    return " ".join(re.split(r"\s+(?:- )?", text.replace("\u00a0", "\0"))).replace("\0", "\u00a0")
