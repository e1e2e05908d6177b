"""`stockpile study fair-cash`: the starting cash with which every investor wins its fair share."""

import json as jsonlib
from functools import partial
from pathlib import Path
from typing import Any

import typer
from rich.console import Console
from rich.table import Table

from stockpile.cli import options
from stockpile.cli.failure import Failure
from stockpile.cli.study_show import percent
from stockpile.cli.workers import MOST_JOBS, progress_bar, spread
from stockpile.text.cards import power_words
from stockpile.text.words import Words

LEAST_GAMES, MOST_GAMES = 1_000, 10_000_000
RESULT, COMPONENTS = "fair-cash.json", "components.toml"


def register(group: typer.Typer, words: Words) -> None:
    """Adds the command."""
    option, count = options.Options(words), words("cli-number")
    games_option: Any = typer.Option(20_000, metavar=count, help=words("study-fair-games-help"))
    level_option: Any = typer.Option(None, metavar=count, help=words("study-fair-level-help"), show_default=False)
    out_option: Any = typer.Option(None, metavar="DIR", help=words("study-fair-out-help"), show_default=False)

    @group.command("fair-cash", help=words("study-fair-help"), epilog=words("study-fair-examples"))
    def fair_cash(
        players: int = option.players,
        board: str = option.board,
        modules: str = option.modules,
        sets: str = option.sets,
        promos: bool = option.promos,
        components: str = option.components,
        bots: str = option.bots,
        games: int = games_option,
        level: float | None = level_option,
        jobs: int = option.jobs,
        seed: str = option.seed,
        out: Path | None = out_option,
        json: bool = option.json,
        lang: str = option.lang,
    ) -> None:
        said = options.wanted(words, lang)
        options.at_least(said, "--games", games, LEAST_GAMES, MOST_GAMES)
        options.at_least(said, "--jobs", jobs, 1, MOST_JOBS)
        setup = options.setup(said, players, board, modules or "investors", sets, promos, components)
        from stockpile.lab import fair_cash as lab

        names, number = tuple(map(str.strip, (bots or "trader").split(","))), options.seed_number(said, seed or "1")
        try:
            plan = lab.FairPlan(setup.to_dict(), names, games, seed=number, level=level)
        except ValueError as error:
            raise Failure(said("study-bad", problem=str(error)), 2) from None
        found = carry_out(said, plan, jobs)
        if out is not None:
            write(found, out)
        typer.echo(jsonlib.dumps(found)) if json else show(said, found, out)


def carry_out(words: Words, plan: Any, jobs: int) -> dict[str, Any]:
    """Solves and checks, with a bar for all games."""
    from stockpile.lab import fair_cash as lab

    def share_out(work: Any, todo: Any) -> Any:
        return spread(words, work, todo, jobs)

    with progress_bar() as progress:
        told = partial(progress.advance, progress.add_task(words("study-progress"), total=plan.all_games))
        solved = lab.solve(plan, share_out, told)
        return lab.result_of(plan, solved, lab.check(plan, solved, share_out, told))


def write(found: dict[str, Any], out: Path) -> None:
    """The result, and a file of components that any table can be made with."""
    out.mkdir(parents=True, exist_ok=True)
    (out / RESULT).write_text(jsonlib.dumps(found, indent=1) + "\n", "utf-8")
    word = "two" if found["plan"]["setup"]["players"] == 2 else "more"
    rows = []
    for key, cash in found["cash"].items():
        amount = found["amounts"].get(key)
        rows.append(
            f"[investors.{key}]\ncash.{word} = {cash}\n" + (f"amount = {amount}\n" if amount is not None else "")
        )
    (out / COMPONENTS).write_text("\n".join(rows), "utf-8")


def show(words: Words, found: dict[str, Any], out: Path | None) -> None:
    """The result for people."""
    console = Console(highlight=False)
    players = found["plan"]["setup"]["players"]
    grid = Table(title=words("study-fair-title", players=players), title_justify="left")
    for key in ("what", "printed", "fair", "amount", "estimate", "interval"):
        grid.add_column(words(f"study-column-{key}"), justify="left" if key == "what" else "right")
    for row in sorted(found["checked"], key=lambda row: found["cash"][row["investor"]]):
        key = row["investor"]
        low, high = (percent(words, end, 1) for end in row["interval"])
        cash = (words.money(found["printed"][key]), words.money(found["cash"][key]))
        amount = str(found["amounts"].get(key, ""))
        grid.add_row(power_words(words, key), *cash, amount, percent(words, row["share"], 1), f"{low} – {high}")
    console.print(grid)
    console.print(words("study-fair-furthest", points=f"{100 * found['furthest']:.1f}"), style="dim")
    if out is not None:
        Console(stderr=True, highlight=False).print(words("study-fair-written", folder=str(out)), style="dim")
