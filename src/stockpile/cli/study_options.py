"""Options of studies, and the checks of their values."""

from typing import Any

import typer

from stockpile.cli import options
from stockpile.cli.failure import Failure
from stockpile.lab.design import CHOICES
from stockpile.text.words import Words


class StudyOptions:
    """The options that studies have beside the shared ones."""

    def __init__(self, words: Words) -> None:
        number = words("cli-number")
        self.games: Any = typer.Option(10_000, metavar=number, help=words("study-games-help"))
        self.changes: Any = typer.Option(
            [], "--set", metavar="PATH=A,B,…", help=words("study-set-help"), show_default=False
        )
        self.choices: Any = typer.Option("lot", metavar="|".join(CHOICES), help=words("study-choices-help"))
        self.margin: Any = typer.Option(0.01, metavar=number, help=words("study-margin-help"))
        self.alpha: Any = typer.Option(0.05, metavar=number, help=words("study-alpha-help"))
        self.stops: Any = typer.Option(True, "--stop/--no-stop", help=words("study-stop-help"))
        self.details: Any = typer.Option(False, "--details", help=words("study-details-help"))
        self.worlds: Any = typer.Option(0, "--luck", metavar=number, help=words("study-luck-help"))
        self.cluster: Any = typer.Option("", metavar="tcp://…", help=words("study-cluster-help"), show_default=False)
        self.out: Any = typer.Option(None, metavar="DIR", help=words("study-out-help"), show_default=False)
        self.report: Any = typer.Option(True, "--report/--no-report", help=words("study-report-help"))


def changes_of(words: Words, given: list[str]) -> dict[str, list[int]]:
    """The values of --set by path."""
    found: dict[str, list[int]] = {}
    for text in given:
        path, equals, values = text.partition("=")
        try:
            numbers = [int(value) for value in values.split(",")]
        except ValueError:
            equals = ""
        if not equals or not path.strip():
            raise Failure(words("study-bad-set", given=text), 2)
        found[path.strip().removeprefix("components.")] = numbers
    return found


def checked_share(words: Words, option: str, given: float) -> float:
    """A share between 0 and a half."""
    if not 0 < given <= 0.5:
        raise Failure(words("study-bad-share", option=option, given=str(given)), 2)
    return given


def settings_of(words: Words, seed: str, choices: str, margin: float, alpha: float) -> dict[str, Any]:
    """What a study is to be like, checked."""
    if choices not in CHOICES:
        raise Failure(words("cli-bad-choice", option="--choices", given=choices, known=", ".join(CHOICES)), 2)
    return {
        "seed": options.seed_number(words, seed or "1"),
        "choices": choices,
        "margin": checked_share(words, "--margin", margin),
        "alpha": checked_share(words, "--alpha", alpha),
    }
