"""`stockpile arena`: bots against each other, ranked."""

import json as jsonlib
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import typer
from rich.console import Console
from rich.table import Table as Grid

from stockpile.bots import NAMES, UnknownBot, spec_of
from stockpile.bots.contest import Deal, lineup, play_deals
from stockpile.bots.standings import StandingsLine, standings
from stockpile.cli import options
from stockpile.cli.arena_folder import ArenaFolder
from stockpile.cli.failure import Failure
from stockpile.cli.workers import MOST_JOBS, progress_bar, spread
from stockpile.engine.setup.setup import Setup
from stockpile.text.words import Words

MOST_DEALS, MOST_WORLDS = 1_000_000, 1000


def register(app: typer.Typer, words: Words) -> None:
    """Adds the command."""
    option = options.Options(words)
    bots_argument: Any = typer.Argument(metavar="BOT…", help=words("arena-bots"))
    deals_option: Any = typer.Option(100, metavar=words("cli-number"), help=words("arena-deals-help"))
    luck_option: Any = typer.Option(0, "--luck", metavar=words("cli-number"), help=words("study-luck-help"))
    out_option: Any = typer.Option(None, metavar="DIR", help=words("arena-out-help"), show_default=False)

    @app.command(help=words("arena-help"), epilog=words("arena-examples"))
    def arena(
        bots: list[str] = bots_argument,
        players: int = option.players,
        board: str = option.board,
        rounds: int | None = option.rounds,
        modules: str = option.modules,
        sets: str = option.sets,
        promos: bool = option.promos,
        components: str = option.components,
        deals: int = deals_option,
        worlds: int = luck_option,
        jobs: int = option.jobs,
        seed: str = option.seed,
        out: Path | None = out_option,
        json: bool = option.json,
        lang: str = option.lang,
    ) -> None:
        said = options.wanted(words, lang)
        setup = options.setup(said, players, board, modules, sets, promos, components, rounds=rounds)
        names = options.playable(checked_bots(said, bots, players), setup)
        options.at_least(said, "--deals", deals, 1, MOST_DEALS)
        options.at_least(said, "--jobs", jobs, 1, MOST_JOBS)
        options.at_least(said, "--luck", worlds, 0, MOST_WORLDS)
        if find_spec("numpy") is None:
            raise Failure(said("arena-no-rating"))
        contest = Contest(setup, names, options.seed_number(said, seed or "1"), worlds)
        compete(said, contest, deals, jobs, out, json=json)


@dataclass(frozen=True)
class Contest:
    """What is played: a setup, who sits at it, a seed, and in how many worlds luck is measured."""

    setup: Setup
    bots: list[str]
    seed: int
    worlds: int = 0

    def settings(self) -> dict[str, Any]:
        """What a folder must have been made with to go on in it."""
        luck = {"luck": self.worlds} if self.worlds else {}
        return {"setup": self.setup.to_dict(), "bots": self.bots, "seed": self.seed, **luck}


def compete(words: Words, contest: Contest, deals: int, jobs: int, out: Path | None, *, json: bool) -> None:
    """Plays, ranks and tells."""
    folder = ArenaFolder(words, out, contest.settings()) if out is not None else None
    played = run(words, contest, deals, jobs, folder)
    table = standings(played, list(dict.fromkeys(contest.bots)))
    found = report(contest, played, table)
    if folder is not None:
        folder.finish(found, played, table)
    if json:
        typer.echo(jsonlib.dumps(found))
        return
    show(words, contest.setup, found, table)
    if out is not None:
        Console(stderr=True, highlight=False).print(words("arena-written", folder=str(out)), style="dim")


def checked_bots(words: Words, names: list[str], seats: int) -> list[str]:
    """The bots. As many as seats are who sits where; fewer are seated in turn, so none of them may be there twice."""
    for name in names:
        try:
            NAMES.admit(name)  # whoever starts this command may also run code of their own
        except UnknownBot as error:
            raise Failure(str(error), 2) from None
    different = len(set(names))
    if different < 2:
        raise Failure(words("arena-too-few"), 2)
    if len(names) > seats:
        raise Failure(words("arena-too-many", given=len(names), seats=seats), 2)
    if different < len(names) < seats:
        twice = next(name for name in names if names.count(name) > 1)
        raise Failure(words("arena-twice", bot=twice, given=len(names), seats=seats), 2)
    return names


def run(words: Words, contest: Contest, deals: int, jobs: int, folder: ArenaFolder | None) -> list[Deal]:
    """Plays all deals that the folder does not have yet, and returns them in their order."""
    done = {deal.number: deal for deal in folder.deals()} if folder is not None else {}
    missing = [number for number in range(deals) if number not in done]
    setup, seed, worlds = contest.setup, contest.seed, contest.worlds
    todo = [(setup, seed, [(number, lineup(contest.bots, setup.players, number))], worlds) for number in missing]
    with progress_bar() as progress:
        task = progress.add_task(words("arena-progress"), total=deals, completed=deals - len(todo))
        for (deal,) in spread(words, play_deals, todo, jobs):
            done[deal.number] = deal
            if folder is not None:
                folder.keep(deal)
            progress.advance(task)
    return [done[number] for number in range(deals)]


def report(contest: Contest, played: list[Deal], table: list[StandingsLine]) -> dict[str, Any]:
    """The result as plain JSON; but for times, nothing in it depends on the number of jobs."""
    return {
        **contest.settings(),
        "deals": len(played),
        "games": sum(len(deal.games) for deal in played),
        "reproducible": all(spec_of(bot).is_reproducible for bot in contest.bots),
        "entries": [entry.to_dict() for entry in table],
    }


def lucklessly(words: Words, table: list[StandingsLine]) -> Grid | None:
    """Wins with luck taken out, where it was measured, and how many times fewer deals are as sure."""
    grid = Grid(title=words("arena-luckless"), title_justify="left")
    for key in ("bot", "wins", "interval", "fewer"):
        grid.add_column(words(f"arena-column-{key}"), justify="left" if key == "bot" else "right")
    for line in table:
        if line.luckless is None:
            return None
        low, high = line.luckless.interval
        shown = (f"{100 * line.luckless.rate:.1f} %", f"{100 * low:.1f} – {100 * high:.1f} %")
        grid.add_row(line.bot, *shown, f"{line.luckless.times_fewer:.1f}")
    return grid


def spending(words: Words, table: list[StandingsLine]) -> Grid | None:
    """Illegal answers, tokens and cost of the programs that have any; a table of its own, for narrow windows."""
    counted = [line for line in table if line.illegal or line.input_tokens or line.output_tokens or line.cost]
    grid = Grid()
    for key in ("bot", "illegal", "input", "output", "cost"):
        grid.add_column(words(f"arena-column-{key}"), justify="left" if key == "bot" else "right")
    for line in counted:
        numbers = (line.illegal, line.input_tokens, line.output_tokens)
        grid.add_row(line.bot, *(f"{number:,}" for number in numbers), f"{line.cost:.4f}")
    return grid if counted else None


def show(words: Words, setup: Setup, found: dict[str, Any], table: list[StandingsLine]) -> None:
    """The result for people."""
    console = Console(highlight=False)
    title = words("arena-title", deals=found["deals"], games=found["games"], players=setup.players)
    grid = Grid(title=title, title_justify="left")
    for key in ("bot", "wins", "interval", "rating", "money", "time", "faults"):
        grid.add_column(words(f"arena-column-{key}"), justify="left" if key == "bot" else "right")
    for entry in table:
        low, high = entry.interval
        rating = f"{entry.rating.value:.0f} ({entry.rating.low:.0f} – {entry.rating.high:.0f})"
        shown = (f"{100 * entry.win_rate:.1f} %", f"{100 * low:.1f} – {100 * high:.1f} %", rating)
        money = words.money(round(entry.mean_money))
        grid.add_row(entry.bot, *shown, money, f"{entry.ms_per_decision:.2f}", str(entry.faults or ""))
    console.print(grid)
    if (without := lucklessly(words, table)) is not None:
        console.print(without)
    if (costs := spending(words, table)) is not None:
        console.print(costs)
    if not found["reproducible"]:
        console.print(words("arena-timed"), style="dim")
