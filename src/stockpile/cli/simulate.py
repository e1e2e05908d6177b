"""`stockpile simulate`: many games between bots, and what came out."""

import json as jsonlib
import time
from collections import Counter
from typing import Any

import typer
from rich.console import Console
from rich.table import Table

from stockpile.cli import options
from stockpile.cli.plot import bar, histogram
from stockpile.cli.tally import Tally, chunks, play_chunk
from stockpile.cli.workers import MOST_JOBS, progress_bar, spread
from stockpile.engine.setup.setup import Setup
from stockpile.text.words import Words

MOST_GAMES = 100_000_000


def register(app: typer.Typer, words: Words) -> None:
    """Adds the command."""

    option = options.Options(words)

    @app.command(help=words("cli-simulate-help"), epilog=words("cli-simulate-examples"))
    def simulate(
        context: typer.Context,
        preset: str = option.preset,
        players: int = option.players,
        board: str = option.board,
        modules: str = option.modules,
        sets: str = option.sets,
        promos: bool = option.promos,
        components: str = option.components,
        content: str = option.content,
        games: int = option.games,
        jobs: int = option.jobs,
        seed: str = option.seed,
        bots: str = option.bots,
        json: bool = option.json,
        lang: str = option.lang,
    ) -> None:
        said = options.wanted(words, lang)
        setup = options.setup(said, players, board, modules, sets, promos, components, content, preset, context)
        names = options.playable(options.bot_names(said, bots or "random", setup.players), setup)
        options.at_least(said, "--games", games, 1, MOST_GAMES)
        options.at_least(said, "--jobs", jobs, 1, MOST_JOBS)
        number = options.seed_number(said, seed or "1")
        began = time.perf_counter()
        tally = run(said, setup, names, number, games, jobs)
        seconds = time.perf_counter() - began
        if json:
            typer.echo(jsonlib.dumps(report(setup, names, number, tally)))
        else:
            show(said, setup, names, tally)
        tell_faults(said, tally)
        Console(stderr=True, highlight=False).print(
            said("cli-simulate-speed", rate=round(tally.games / seconds), seconds=round(seconds, 1)), style="dim"
        )


def tell_faults(words: Words, tally: Tally) -> None:
    """Which bots of one's own have failed, and how often."""
    for (bot, what), count in tally.faults.items():
        told = words("cli-simulate-fault", bot=bot, what=what, count=count)
        Console(stderr=True, highlight=False, markup=False, soft_wrap=True).print(told)


def run(words: Words, setup: Setup, bots: list[str], seed: int, games: int, jobs: int) -> Tally:
    """Plays all games, portion by portion, and adds up in their order."""
    tally = Tally()
    console = Console(stderr=True)
    if not console.is_terminal:
        console.print(words("cli-simulate-begin", games=games), highlight=False)
    todo = [(setup, bots, seed, first, count) for first, count in chunks(games)]
    with progress_bar() as progress:
        task = progress.add_task(words("cli-simulate-progress"), total=games)
        for part in spread(words, play_chunk, todo, jobs, in_order=True):
            tally.add(part)
            progress.advance(task, part.games)
    return tally


def report(setup: Setup, bots: list[str], seed: int, tally: Tally) -> dict[str, Any]:
    """The result as plain JSON; nothing in it depends on the number of jobs or on the clock."""
    seats = []
    for seat, name in enumerate(bots):
        low, high = tally.interval(seat)
        seats.append(
            {
                "seat": seat,
                "bot": name,
                "win_rate": tally.wins[seat] / tally.games,
                "win_rate_95": [low, high],
                "mean_score": tally.mean(seat),
                "scores": {str(score): tally.scores[seat][score] for score in sorted(tally.scores[seat])},
            }
        )
    return {
        "setup": setup.to_dict(),
        "seed": seed,
        "games": tally.games,
        "decisions": tally.decisions,
        "seats": seats,
        "faults": [{"bot": bot, "what": what, "games": count} for (bot, what), count in tally.faults.items()],
    }


def show(words: Words, setup: Setup, bots: list[str], tally: Tally) -> None:
    """The result for people: a table and a small plot."""
    console = Console(highlight=False)
    board = words(f"board-{setup.board}")
    title = words("cli-simulate-title", games=tally.games, players=setup.players, board=board)
    if setup.modules:
        named = words.listed(words(f"module-{module}") for module in setup.modules)
        title = words("cli-simulate-with", title=title, modules=named)
    table = Table(title=title, title_justify="left")
    for key in ("cli-column-seat", "cli-column-bot", "cli-column-wins", "cli-column-interval", "cli-column-money"):
        table.add_column(words(key), justify="left" if key.endswith(("bot", "seat")) else "right")
    for seat, name in enumerate(bots):
        low, high = tally.interval(seat)
        rate = f"{100 * tally.wins[seat] / tally.games:.1f} %"
        money = words.money(round(tally.mean(seat)))
        table.add_row(str(seat + 1), name, rate, f"{100 * low:.1f} – {100 * high:.1f} %", money)
    console.print(table)
    console.print()
    console.print(words("cli-simulate-scores"))
    every = sum(tally.scores, Counter())
    rows = histogram(every)
    most = max((count for _, _, count in rows), default=1)
    for start, end, count in rows:
        label = f"{start}" if start == end else f"{start}–{end}"
        console.print(
            f"{label:>9} {bar(count / most, 44)} {100 * count / every.total():.1f} %".rstrip(), soft_wrap=True
        )
