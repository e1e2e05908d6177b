"""`stockpile replay`: a recorded game, told in words or as JSON lines, and verified."""

import json as jsonlib
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console

from stockpile.cli import options
from stockpile.cli.failure import Failure
from stockpile.engine.formats.record import Record
from stockpile.engine.formats.record_text import RecordError
from stockpile.engine.game import Game
from stockpile.engine.setup.setup import Setup
from stockpile.text.log import is_quiet, sentence
from stockpile.text.seating import Seating
from stockpile.text.words import Words

SPECTATOR = "spectator"


def register(app: typer.Typer, words: Words) -> None:
    """Adds the command."""

    option = options.Options(words)

    @app.command(help=words("cli-replay-help"), epilog=words("cli-replay-examples"))
    def replay(
        file: Annotated[Path, typer.Argument(metavar=words("cli-file"), help=words("cli-replay-file"))],
        seat: Annotated[
            str, typer.Option(metavar=f"1-5|{SPECTATOR}", help=words("cli-replay-seat"), show_default=False)
        ] = "",
        content: str = option.content,
        json: bool = option.json,
        lang: str = option.lang,
    ) -> None:
        said = options.wanted(words, lang)
        options.load_content(said, content)
        record = load(said, file)
        viewer = chosen_seat(said, record, seat)
        events = events_of(said, record, viewer)
        if json:
            for event in events:
                typer.echo(jsonlib.dumps(event, ensure_ascii=False, separators=(",", ":")))
        else:
            tell(said, record.setup, viewer if isinstance(viewer, int) else None, events)
        verify(said, record)


def load(words: Words, file: Path) -> Record:
    """The record of a file, or one line on why not."""
    try:
        return Record.load(file)
    except RecordError as error:
        raise Failure(words("cli-bad-file", problem=str(error))) from None
    except OSError as error:
        raise Failure(words("cli-unreadable-file", file=str(file), problem=error.strerror or str(error))) from None


def chosen_seat(words: Words, record: Record, given: str) -> int | str | None:
    """Through whose eyes: "all", a seat, or None for a spectator."""
    if not given:
        return record.seat
    if given == SPECTATOR:
        seat = None
    elif given.isdecimal() and 1 <= int(given) <= record.setup.players:
        seat = int(given) - 1
    else:
        raise Failure(words("cli-bad-seat", given=given, players=record.setup.players), 2)
    if record.redacted and seat != record.seat:
        raise Failure(words("cli-redacted-seat"))
    return seat


def events_of(words: Words, record: Record, viewer: int | str | None) -> list[dict[str, Any]]:
    """The events as they are written, or as one seat of a whole record saw them."""
    if viewer == record.seat:
        return record.event_list()
    try:
        return Game.replay(record).events(viewer)  # type: ignore[arg-type]
    except RecordError as error:
        raise Failure(words("cli-bad-file", problem=str(error))) from None


def tell(words: Words, setup: Setup, viewer: int | None, events: list[dict[str, Any]]) -> None:
    """The game as a list of steps."""
    console = Console(highlight=False)
    names = [words("player-number", number=seat + 1) for seat in setup.seats]
    seating = Seating(names, viewer)
    for event in events:
        if is_quiet(event):
            continue
        text = sentence(words, setup, seating, event)
        if event["event"] == "stage-began":
            console.print(f"\n[bold]{text}[/bold]")
        else:
            console.print(f"{event['n']:>5}  {text}", markup=False, soft_wrap=True)


def verify(words: Words, record: Record) -> None:
    """Plays the answers again and says on the error output whether they lead to these events."""
    console = Console(stderr=True, highlight=False)
    if record.redacted:
        console.print(words("cli-replay-redacted"), style="dim")
        return
    try:
        record.verify()
    except RecordError as error:
        raise Failure(words("cli-not-verified", problem=str(error))) from None
    console.print(words("cli-verified", answers=len(record.answers)), style="dim")
