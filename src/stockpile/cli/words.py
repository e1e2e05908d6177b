"""`stockpile words`: what the catalogues of a language lack, and what of them nobody uses."""

import json as jsonlib
from typing import Annotated

import typer
from rich.console import Console

from stockpile.cli import options
from stockpile.cli.failure import Failure
from stockpile.text.languages import extra_roots
from stockpile.text.survey import Findings, survey
from stockpile.text.words import LANGUAGES, Words


def register(app: typer.Typer, words: Words) -> None:
    """Adds the command."""
    option = options.Options(words)

    @app.command("words", help=words("cli-words-help"), epilog=words("cli-words-examples"))
    def check_words(
        language: Annotated[
            str, typer.Argument(metavar=words("cli-words-metavar"), help=words("cli-words-what"), show_default=False)
        ] = "",
        json: bool = option.json,
        lang: str = option.lang,
    ) -> None:
        said = options.wanted(words, lang)
        found = [survey(key) for key in chosen(said, language)]
        if json:
            typer.echo(jsonlib.dumps([findings.to_dict() for findings in found], ensure_ascii=False))
        else:
            show(said, found)
        if any(findings.problems for findings in found):
            raise typer.Exit(1)


def chosen(words: Words, given: str) -> tuple[str, ...]:
    """The languages to look at."""
    for folder in extra_roots():
        if not folder.is_dir():
            raise Failure(words("cli-words-no-folder", folder=str(folder)), 2)
    if given and given not in LANGUAGES:
        raise Failure(words("cli-words-no-language", given=given, known=", ".join(LANGUAGES)), 2)
    return (given,) if given else LANGUAGES


def show(words: Words, found: list[Findings]) -> None:
    """One line a language, and under it what is to be done."""
    console = Console(highlight=False, markup=False, soft_wrap=True)
    for findings in found:
        count = sum(len(keys) for keys in findings.problems.values())
        verdict = words("cli-words-problems", count=count) if count else words("cli-words-fine")
        name = Words(findings.language)("language-name")
        line = {"language": findings.language, "name": name, "entries": findings.entries, "verdict": verdict}
        console.print(words("cli-words-line", **line))
        for problem, keys in findings.problems.items():
            console.print("  " + words("cli-words-list", what=words(f"cli-words-{problem}"), keys=", ".join(keys)))
