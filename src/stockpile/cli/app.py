"""The commands, put together in one language."""

import platform
from typing import Annotated

import typer
import typer.rich_utils

from stockpile import __version__, _variant
from stockpile.cli import (
    analyse,
    arena,
    bench,
    bot_check,
    bots,
    cards,
    env,
    mcp,
    modules,
    play,
    replay,
    rules,
    serve,
    simulate,
    study,
    tables,
    verify,
)
from stockpile.cli import words as words_command
from stockpile.text.words import LANGUAGES, Words

# In the order in which the help lists them.
COMMANDS = (
    play,
    serve,
    simulate,
    arena,
    study,
    bots,
    bot_check,
    modules,
    cards,
    replay,
    analyse,
    rules,
    words_command,
    bench,
    env,
    mcp,
    tables,
    verify,
)


def build(words: Words) -> typer.Typer:
    """The program with its help in this language."""
    typer.rich_utils.ARGUMENTS_PANEL_TITLE = words("cli-arguments")
    typer.rich_utils.OPTIONS_PANEL_TITLE = words("cli-options")
    typer.rich_utils.COMMANDS_PANEL_TITLE = words("cli-commands")
    app = typer.Typer(
        name="stockpile",
        help=words("cli-help"),
        epilog=words("cli-examples"),
        no_args_is_help=True,
        add_completion=False,
        rich_markup_mode="rich",
        pretty_exceptions_enable=False,
        context_settings={"help_option_names": ["--help", "-h"]},
    )

    def show_version(wanted: bool) -> None:
        if wanted:
            typer.echo(version(words))
            raise typer.Exit

    @app.callback()
    def common(
        lang: Annotated[str, typer.Option(metavar="|".join(LANGUAGES), help=words("cli-lang-help"))] = words.language,
        _version: Annotated[
            bool, typer.Option("--version", callback=show_version, is_eager=True, help=words("cli-version-help"))
        ] = False,
    ) -> None:
        if lang not in LANGUAGES:
            raise typer.BadParameter(lang, param_hint="--lang")

    for command in COMMANDS:
        command.register(app, words)
    return app


def version(words: Words) -> str:
    """Which program this is, and which build of the engine it runs."""
    return words(
        "cli-version",
        version=__version__,
        build=words(f"cli-build-{_variant.name()}"),
        python=platform.python_version(),
    )
