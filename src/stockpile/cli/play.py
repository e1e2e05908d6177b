"""`stockpile play`: a game in the terminal."""

import sys
from pathlib import Path
from typing import Any

import typer

from stockpile.cli import options
from stockpile.cli.failure import Failure
from stockpile.cli.replay import load
from stockpile.text.words import Words
from stockpile.tui.sitting import Sitting


def register(app: typer.Typer, words: Words) -> None:
    """Adds the command."""
    option = options.Options(words)
    terminal_option: Any = typer.Option(False, "--terminal", help=words("cli-terminal-help"))
    plain_option: Any = typer.Option(False, "--plain", help=words("cli-plain-help"))
    humans_option: Any = typer.Option(1, metavar="1-5", help=words("cli-humans-help"))
    save_option: Any = typer.Option(None, metavar=words("cli-file"), help=words("cli-save-help"))
    resume_option: Any = typer.Option(None, metavar=words("cli-file"), help=words("cli-resume-help"))
    hints_option: Any = typer.Option(False, "--hints", help=words("hint-option-help"))
    pace_option: Any = typer.Option(0.5, metavar=words("cli-number"), help=words("cli-pace-help"))

    @app.command(help=words("cli-play-help"), epilog=words("cli-play-examples"))
    def play(
        terminal: bool = terminal_option,
        plain: bool = plain_option,
        players: int = option.players,
        humans: int = humans_option,
        bots: str = option.bots,
        board: str = option.board,
        modules: str = option.modules,
        sets: str = option.sets,
        promos: bool = option.promos,
        components: str = option.components,
        content: str = option.content,
        seed: str = option.seed,
        save: Path | None = save_option,
        resume: Path | None = resume_option,
        pace: float = pace_option,
        hints: bool = hints_option,
        lang: str = option.lang,
    ) -> None:
        said = options.wanted(words, lang)
        if not terminal:
            raise Failure(said("cli-only-terminal"), 2)
        if not plain and not (sys.stdin.isatty() and sys.stdout.isatty()):
            raise Failure(said("cli-no-terminal"), 2)
        if resume is not None:
            options.load_content(said, content)
            sitting = resumed(said, resume, humans, bots)
        else:
            setup = options.setup(said, players, board, modules, sets, promos, components, content)
            options.at_least(said, "--humans", humans, 1, players)
            names = seat_bots(said, bots, players - humans)
            sitting = Sitting(setup, options.seed_number(said, seed), people(said, humans), names)
        check_writable(said, save)
        if plain:
            play_plain(said, sitting, save, hints)
        else:
            play_full_screen(said, sitting, save, max(0.0, min(pace, 10.0)), hints)


def people(words: Words, humans: int) -> list[str]:
    """What people are called."""
    return [words("player-number", number=number + 1) for number in range(humans)]


def seat_bots(words: Words, given: str, seats: int) -> list[str]:
    """The bots of the seats that are left."""
    return options.bot_names(words, given or "greedy", seats) if seats else []


def resumed(words: Words, file: Path, humans: int, bots: str) -> Sitting:
    """A sitting that goes on with a saved game."""
    record = load(words, file)
    if record.redacted or record.seed is None:
        raise Failure(words("cli-resume-redacted", file=str(file)))
    options.at_least(words, "--humans", humans, 1, record.setup.players)
    names = seat_bots(words, bots, record.setup.players - humans)
    try:
        sitting = Sitting.resumed(record, people(words, humans), names)
    except ValueError as error:
        raise Failure(words("cli-bad-file", problem=f"{file}: {error}")) from None
    if sitting.over:
        raise Failure(words("cli-resume-over", file=str(file)))
    return sitting


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
