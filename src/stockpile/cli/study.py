"""`stockpile study …`: is the game fair, and what does a card, a seat, a module or a value change?"""

import json as jsonlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import typer
from rich.console import Console

from stockpile.cli import options, study_fair, study_files, study_show
from stockpile.cli.failure import Failure
from stockpile.cli.study_options import StudyOptions, changes_of, settings_of
from stockpile.cli.workers import MOST_JOBS, progress_bar, spread
from stockpile.lab.design import Design
from stockpile.lab.plan import KINDS, planned
from stockpile.text.words import Words

MOST_GAMES = 100_000_000
MOST_WORLDS = 1000


def register(app: typer.Typer, words: Words) -> None:
    """Adds the commands."""
    group = typer.Typer(help=words("study-help"), epilog=words("study-examples"), no_args_is_help=True)
    app.add_typer(group, name="study")
    for kind in KINDS:
        _register_kind(group, words, kind)
    _register_run(group, words)
    study_fair.register(group, words)
    study_files.register(group, words)


def _register_kind(group: typer.Typer, words: Words, kind: str) -> None:
    option, own = options.Options(words), StudyOptions(words)

    @group.command(kind, help=words(f"study-{kind}-help"), epilog=words(f"study-{kind}-examples"))
    def study(
        players: int = option.players,
        board: str = option.board,
        modules: str = option.modules,
        sets: str = option.sets,
        promos: bool = option.promos,
        components: str = option.components,
        bots: str = option.bots,
        games: int = own.games,
        changes: list[str] = own.changes,
        choices: str = own.choices,
        margin: float = own.margin,
        alpha: float = own.alpha,
        stops: bool = own.stops,
        details: bool = own.details,
        worlds: int = own.worlds,
        jobs: int = option.jobs,
        cluster: str = own.cluster,
        seed: str = option.seed,
        out: Path | None = own.out,
        report: bool = own.report,
        json: bool = option.json,
        lang: str = option.lang,
    ) -> None:
        said = options.wanted(words, lang)
        needs(said)
        setup = options.setup(said, players, board, modules, sets, promos, components)
        options.at_least(said, "--games", games, 1, MOST_GAMES)
        options.at_least(said, "--luck", worlds, 0, MOST_WORLDS)
        settings = settings_of(said, seed, choices, margin, alpha)
        settings |= {"stops": stops, "details": details, "worlds": worlds}
        with told(said):
            names = options.bot_names(said, bots or "trader", players)
            design = planned(kind, setup.to_dict(), names, games, changes_of(said, changes), **settings)
        carry_out(said, design, jobs, cluster, out, report=report, json=json)


@contextmanager
def told(words: Words) -> Iterator[None]:
    """A study that makes no sense ends the command with a sentence."""
    try:
        yield
    except ValueError as error:
        raise Failure(words("study-bad", problem=str(error)), 2) from None


def _register_run(group: typer.Typer, words: Words) -> None:
    option, own = options.Options(words), StudyOptions(words)
    file_argument: Any = typer.Argument(metavar=words("cli-file"), help=words("study-file-help"))

    @group.command("run", help=words("study-run-help"), epilog=words("study-run-examples"))
    def run_file(
        file: Path = file_argument,
        jobs: int = option.jobs,
        cluster: str = own.cluster,
        out: Path | None = own.out,
        report: bool = own.report,
        json: bool = option.json,
        lang: str = option.lang,
    ) -> None:
        said = options.wanted(words, lang)
        needs(said)
        from stockpile.lab.study_file import read_study

        try:
            design = read_study(file)
        except ValueError as error:
            raise Failure(said("study-bad-file", file=str(file), problem=str(error)), 2) from None
        carry_out(said, design, jobs, cluster, out, report=report, json=json)


def needs(words: Words) -> None:
    """Says how to get the libraries, if they are not there."""
    for package in ("pyarrow", "altair", "vl_convert"):
        if find_spec(package) is None:
            raise Failure(words("study-no-lab", package=package))


def carry_out(
    words: Words, design: Design, jobs: int, cluster: str, out: Path | None, *, report: bool, json: bool
) -> None:
    """Plays, judges, writes and tells."""
    options.at_least(words, "--jobs", jobs, 1, MOST_JOBS)
    found = play(words, design, jobs, cluster, out)
    if out is not None and report:
        from stockpile.lab.report import write_report

        write_report(found, out, words)
    if json:
        typer.echo(jsonlib.dumps(found))
        return
    study_show.show(words, found)
    if out is not None:
        Console(stderr=True, highlight=False).print(words("study-written", folder=str(out)), style="dim")


def play(words: Words, design: Design, jobs: int, cluster: str, out: Path | None) -> dict[str, Any]:
    """Plays a study, and returns its result, which is also written to the folder."""
    from stockpile.lab.cluster import NoCluster
    from stockpile.lab.folder import RESULT, BrokenStudy, OtherStudy, StudyFolder, write_whole
    from stockpile.lab.result import result_of
    from stockpile.lab.run import run

    try:
        folder = StudyFolder(out, design) if out is not None else None
        with progress_bar() as progress:
            task = progress.add_task(words("study-progress"), total=design.games)
            outcome = run(design, player(words, jobs, cluster), folder, partial(progress.advance, task))
    except OtherStudy as error:
        raise Failure(words("study-other", folder=str(error)), 2) from None
    except BrokenStudy as error:
        raise Failure(words("study-broken", problem=str(error))) from None
    except NoCluster as error:
        raise Failure(words("study-no-cluster", problem=str(error))) from None
    found = result_of(outcome)
    if out is not None:
        write_whole(out / RESULT, jsonlib.dumps(found, indent=1) + "\n")
    return found


def player(words: Words, jobs: int, address: str) -> Callable[..., Any]:
    """Who plays chunks: this process, several, or a cluster."""
    if address:
        if find_spec("distributed") is None:
            raise Failure(words("study-no-lab", package="distributed"))
        from stockpile.lab.cluster import cluster

        return cluster(address)
    return lambda work, todo: spread(words, work, todo, jobs)
