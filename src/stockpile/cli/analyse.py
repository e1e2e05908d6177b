"""`stockpile analyse`: what a finished game was decided by, and what each seat could have done better."""

import json as jsonlib
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console

from stockpile.cli import analyse_tables, options
from stockpile.cli.failure import Failure
from stockpile.cli.play import check_writable
from stockpile.cli.replay import load
from stockpile.cli.workers import progress_bar
from stockpile.engine.formats.record import Record
from stockpile.engine.formats.record_text import RecordError
from stockpile.engine.game import Game
from stockpile.lab.coach import Coach, gathered
from stockpile.lab.coach_decision import DEPTHS
from stockpile.lab.coach_picture import ChancePicture
from stockpile.session.coaching import worded
from stockpile.text.coach import SIGNS
from stockpile.text.words import Words


def register(app: typer.Typer, words: Words) -> None:
    """Adds the command."""
    option = options.Options(words)

    @app.command(help=words("cli-analyse-help"), epilog=words("cli-analyse-examples"))
    def analyse(
        file: Annotated[Path, typer.Argument(metavar=words("cli-file"), help=words("cli-replay-file"))],
        seat: Annotated[str, typer.Option(metavar="1-5", help=words("cli-analyse-seat"), show_default=False)] = "",
        depth: Annotated[str, typer.Option(metavar="|".join(DEPTHS), help=words("cli-analyse-depth"))] = "normal",
        every: Annotated[bool, typer.Option("--all", help=words("cli-analyse-all"))] = False,
        ledger: Annotated[bool, typer.Option("--ledger", help=words("cli-analyse-ledger"))] = False,
        svg: Annotated[
            Path | None, typer.Option(metavar=words("cli-file"), help=words("cli-analyse-svg"), show_default=False)
        ] = None,
        content: str = option.content,
        json: bool = option.json,
        lang: str = option.lang,
    ) -> None:
        said = options.wanted(words, lang)
        if depth not in DEPTHS:
            raise Failure(said("cli-bad-choice", option="--depth", given=depth, known=", ".join(DEPTHS)), 2)
        options.load_content(said, content)
        check_writable(said, svg)
        record = load(said, file)
        game = finished(said, record, file)
        coach = Coach(game, depth, chosen(said, record, seat))
        names = [said("player-number", number=number + 1) for number in record.setup.seats]
        analysis = run(said, coach, record, names)
        if svg is not None:
            svg.write_text(ChancePicture(analysis, names).drawn(said("coach-chances"), SIGNS), "utf-8")
        if json:
            books = coach.books().to_dict() if ledger else {}
            typer.echo(jsonlib.dumps({**analysis, **books_of(books)}, ensure_ascii=False))
            return
        console = Console(highlight=False)
        analyse_tables.show(console, said, analysis, names, every=every)
        if ledger:
            analyse_tables.show_bookings(console, said, coach.books())


def books_of(books: dict[str, Any]) -> dict[str, Any]:
    """The bookings, if they are wanted."""
    return {"bookings": books["bookings"]} if books else {}


def finished(words: Words, record: Record, file: Path) -> Game:
    """The game of a record; one line on why it cannot be analysed: while it is played nobody is coached."""
    if record.redacted:
        raise Failure(words("cli-analyse-redacted", file=str(file)))
    try:
        game = Game.replay(record)
    except RecordError as error:
        raise Failure(words("cli-bad-file", problem=str(error))) from None
    if not game.over:
        raise Failure(words("cli-analyse-running", file=str(file)))
    if record.setup.chance != "drawn":
        raise Failure(words("cli-analyse-asked", file=str(file)))
    return game


def chosen(words: Words, record: Record, given: str) -> list[int] | None:
    """Whose decisions are judged; None for all."""
    if not given:
        return None
    if not (given.isdecimal() and 1 <= int(given) <= record.setup.players):
        raise Failure(words("cli-analyse-bad-seat", given=given, players=record.setup.players), 2)
    return [int(given) - 1]


def run(words: Words, coach: Coach, record: Record, names: list[str]) -> dict[str, Any]:
    """The whole analysis in words, with a bar that moves with every finding."""
    pieces, findings = coach.work(), []
    with progress_bar() as progress:
        task = progress.add_task(words("cli-analyse-progress"), total=len(pieces))
        for found in coach.found(pieces):
            findings.append(found)
            progress.advance(task)
    told = worded(record, findings, words, names)
    return gathered([coach.head(), *map(dict, told), coach.summary(findings)])
