"""`stockpile bench`: how fast this machine plays."""

import json as jsonlib
import platform
import time
from collections.abc import Callable
from random import Random

import typer
from rich.console import Console

from stockpile import Game, Setup, _variant, playouts
from stockpile.cli import options
from stockpile.text.words import Words


def register(app: typer.Typer, words: Words) -> None:
    """Adds the command."""

    option = options.Options(words)

    @app.command(help=words("cli-bench-help"), epilog=words("cli-bench-examples"))
    def bench(seconds: float = option.seconds, json: bool = option.json, lang: str = option.lang) -> None:
        said = options.wanted(words, lang)
        figures = measure(min(max(seconds, 0.01), 60.0))
        if json:
            typer.echo(jsonlib.dumps(figures))
            return
        console = Console(highlight=False)
        for key, value in figures.items():
            console.print(said(f"cli-bench-{key.replace('_', '-')}", value=value))


def measure(seconds: float) -> dict[str, float | str]:
    """A few figures of one core, four players, base game."""
    setup = Setup(players=4)
    random_games = _rate(lambda: playouts(setup, games=20, seed=1), seconds) * 20
    decisions, elapsed = _driven(setup, seconds)
    game = Game(setup, seed=1)
    view = game.view(0)
    return {
        "build": _variant.name(),
        "python": platform.python_version(),
        "games_per_second": round(random_games),
        "decisions_per_second": round(decisions / elapsed),
        "clone_microseconds": round(1e6 / _rate(game.clone, seconds / 4), 2),
        "resample_microseconds": round(1e6 / _rate(lambda: view.resample(seed=1), seconds / 4), 1),
        "view_json_microseconds": round(1e6 / _rate(view.to_dict, seconds / 4), 1),
    }


def _rate(work: Callable[[], object], seconds: float) -> float:
    """How often in a second."""
    times, began = 0, time.perf_counter()
    while time.perf_counter() - began < seconds:
        for _ in range(8):
            work()
        times += 8
    return times / (time.perf_counter() - began)


def _driven(setup: Setup, seconds: float) -> tuple[int, float]:
    """Random answers given from Python."""
    choose, decisions, began = Random(1).random, 0, time.perf_counter()
    while time.perf_counter() - began < seconds:
        game = Game(setup, seed=decisions)
        while (question := game.question) is not None:
            answers = question.answers
            game.answer(answers[int(choose() * len(answers))])
            decisions += 1
    return decisions, time.perf_counter() - began
