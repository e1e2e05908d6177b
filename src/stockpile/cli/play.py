"""`stockpile play`: a game in the terminal."""

import sys
from pathlib import Path
from typing import Any

import typer

from stockpile.cli import options
from stockpile.cli.failure import Failure
from stockpile.cli.replay import load
from stockpile.engine.setup.setup import Setup
from stockpile.lab.coach_fork import forked
from stockpile.text.words import Words
from stockpile.tui.sitting import Sitting


class PlayOptions:
    """The options of this command alone."""

    def __init__(self, words: Words) -> None:
        file = words("cli-file")
        self.terminal: Any = typer.Option(False, "--terminal", help=words("cli-terminal-help"))
        self.plain: Any = typer.Option(False, "--plain", help=words("cli-plain-help"))
        self.humans: Any = typer.Option(1, metavar="1-5", help=words("cli-humans-help"))
        self.save: Any = typer.Option(None, metavar=file, help=words("cli-save-help"))
        self.resume: Any = typer.Option(None, metavar=file, help=words("cli-resume-help"))
        self.origin: Any = typer.Option("", "--from", metavar=words("cli-from-metavar"), help=words("cli-from-help"))
        self.hints: Any = typer.Option(False, "--hints", help=words("hint-option-help"))
        self.pace: Any = typer.Option(0.5, metavar=words("cli-number"), help=words("cli-pace-help"))


def register(app: typer.Typer, words: Words) -> None:
    """Adds the command."""
    option, own = options.Options(words), PlayOptions(words)

    @app.command(help=words("cli-play-help"), epilog=words("cli-play-examples"))
    def play(
        terminal: bool = own.terminal,
        plain: bool = own.plain,
        players: int = option.players,
        humans: int = own.humans,
        bots: str = option.bots,
        board: str = option.board,
        modules: str = option.modules,
        sets: str = option.sets,
        promos: bool = option.promos,
        components: str = option.components,
        content: str = option.content,
        seed: str = option.seed,
        save: Path | None = own.save,
        resume: Path | None = own.resume,
        origin: str = own.origin,
        pace: float = own.pace,
        hints: bool = own.hints,
        lang: str = option.lang,
    ) -> None:
        said = options.wanted(words, lang)
        check_terminal(said, terminal=terminal, plain=plain)
        if resume is not None or origin:
            options.load_content(said, content)
            sitting = resumed(said, resume, humans, bots) if resume else forked_from(said, origin, seed, bots)
        else:
            setup = options.setup(said, players, board, modules, sets, promos, components, content)
            sitting = seated(said, setup, seed, humans, bots)
        check_writable(said, save)
        if plain:
            play_plain(said, sitting, save, hints)
        else:
            play_full_screen(said, sitting, save, max(0.0, min(pace, 10.0)), hints)


def check_terminal(words: Words, *, terminal: bool, plain: bool) -> None:
    """Whether there is a terminal to play in, and it was asked for."""
    if not terminal:
        raise Failure(words("cli-only-terminal"), 2)
    if not plain and not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise Failure(words("cli-no-terminal"), 2)


def seated(words: Words, setup: Setup, seed: str, humans: int, bots: str) -> Sitting:
    """A new game with so many people and bots in the other seats."""
    options.at_least(words, "--humans", humans, 1, setup.players)
    names = seat_bots(words, bots, setup, humans)
    return Sitting(setup, options.seed_number(words, seed), people(words, humans), names)


def people(words: Words, humans: int) -> list[str]:
    """What people are called."""
    return [words("player-number", number=number + 1) for number in range(humans)]


def seat_bots(words: Words, given: str, setup: Setup, humans: int) -> list[str]:
    """The bots of the seats that are left."""
    seats = setup.players - humans
    return options.playable(options.bot_names(words, given or "greedy", seats), setup) if seats else []


def resumed(words: Words, file: Path, humans: int, bots: str) -> Sitting:
    """A sitting that goes on with a saved game."""
    record = load(words, file)
    if record.redacted or record.seed is None:
        raise Failure(words("cli-resume-redacted", file=str(file)))
    options.at_least(words, "--humans", humans, 1, record.setup.players)
    names = seat_bots(words, bots, record.setup, humans)
    try:
        sitting = Sitting.resumed(record, people(words, humans), names)
    except ValueError as error:
        raise Failure(words("cli-bad-file", problem=f"{file}: {error}")) from None
    if sitting.over:
        raise Failure(words("cli-resume-over", file=str(file)))
    return sitting


def forked_from(words: Words, origin: str, seed: str, bots: str) -> Sitting:
    """A sitting that goes on from a decision of a finished game, in its seat."""
    file, _, number = origin.rpartition("@")
    if not file or not number.isdecimal():
        raise Failure(words("cli-bad-from", given=origin), 2)
    record, drawn = load(words, Path(file)), options.seed_number(words, seed)
    try:
        game, seat = forked(record, int(number), drawn)
    except ValueError as error:
        raise Failure(words("cli-from-problem", problem=str(error))) from None
    names = seat_bots(words, bots, record.setup, 1)
    return Sitting.forked(game, seat, drawn, people(words, seat + 1)[-1], names)


def check_writable(words: Words, path: Path | None) -> None:
    """Better told now than after the game."""
    if path is None:
        return
    folder = path.absolute().parent
    if path.is_dir() or not folder.is_dir():
        raise Failure(words("cli-unwritable-file", file=str(path), problem=words("cli-no-folder")), 2)


def play_plain(words: Words, sitting: Sitting, save: Path | None, hints: bool) -> None:
    """Line by line."""
    from stockpile.tui.plain import Plain

    Plain(sitting, words, sys.stdin, sys.stdout, save, hints).run()


def play_full_screen(words: Words, sitting: Sitting, save: Path | None, pace: float, hints: bool) -> None:
    """With the Textual program."""
    from stockpile.tui.program import Program

    program = Program(sitting, words, save, pace, hints)
    program.run()
    if save is not None and save.exists():
        typer.echo(program.words("saved", file=str(save)), err=True)
