"""The commands, put together in one language."""

import platform
from importlib import import_module
from typing import Annotated

import typer
import typer.rich_utils

from stockpile import __version__, _variant
from stockpile.text.words import LANGUAGES, Words

# The modules by the word with which they are called, in the order in which the help lists them.
COMMANDS = {
    "play": "play",
    "serve": "serve",
    "simulate": "simulate",
    "arena": "arena",
    "study": "study",
    "bots": "bots",
    "bot": "bot_check",
    "modules": "modules",
    "cards": "cards",
    "replay": "replay",
    "analyse": "analyse",
    "rules": "rules",
    "words": "words",
    "bench": "bench",
    "env": "env",
    "mcp": "mcp",
    "tables": "tables",
    "verify": "verify",
}


def build(words: Words, wanted: str = "") -> typer.Typer:
    """The program with its help in this language; with the wanted command alone, if it is one.

    To load all of them takes longer than most of them take.
    """
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

    for name in [COMMANDS[wanted]] if wanted in COMMANDS else COMMANDS.values():
        import_module(f"stockpile.cli.{name}").register(app, words)
    return app


def version(words: Words) -> str:
    """Which program this is, and which build of the engine it runs."""
    return words(
        "cli-version",
        version=__version__,
        build=words(f"cli-build-{_variant.name()}"),
        python=platform.python_version(),
    )
