"""Where the command begins and ends: language, errors, closed pipes, Ctrl-C, exit codes."""

import os
import sys
from collections.abc import Sequence

import typer.exceptions

from stockpile.cli import INTERRUPTED
from stockpile.cli.app import build
from stockpile.cli.failure import Failure
from stockpile.text.words import LANGUAGES, Words, language_of


def run(arguments: Sequence[str] | None = None) -> int:
    """Runs one command and returns its exit code."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    words = Words(_language(given))
    try:
        code = _run(words, given)
        sys.stdout.flush()
    except BrokenPipeError:  # whoever read our output has had enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    return code


def _run(words: Words, given: list[str]) -> int:
    try:
        code = build(words, _command(given))(given, prog_name="stockpile", standalone_mode=False)
    except Failure as failure:
        return _say(str(failure), failure.code)
    except typer.exceptions.TyperException as error:
        return _say(_usage(words, error), 2)
    except (KeyboardInterrupt, typer.Abort):
        code = INTERRUPTED
    except BrokenPipeError:
        raise
    except OSError as error:
        return _say(words("cli-system-error", problem=error.strerror or str(error)), 1)
    if code == INTERRUPTED:
        return _say(words("cli-interrupted"), INTERRUPTED)
    return code if isinstance(code, int) else 0


def _say(message: str, code: int) -> int:
    print(f"stockpile: {message}", file=sys.stderr)  # noqa: T201  the one place where errors are told
    return code


def _command(given: Sequence[str]) -> str:
    """The word that comes first, but for the language and its option."""
    rest = [argument for number, argument in enumerate(given) if not number or given[number - 1] != "--lang"]
    return next((argument for argument in rest if not argument.startswith("-")), "")


def _language(given: Sequence[str]) -> str:
    """The language is needed before the options are read: for their help."""
    for number, argument in enumerate(given):
        value = (
            given[number + 1] if argument == "--lang" and number + 1 < len(given) else argument.partition("--lang=")[2]
        )
        if value in LANGUAGES:
            return value
    return language_of(os.environ)


def _usage(words: Words, error: typer.exceptions.TyperException) -> str:
    """What was wrong with the call, in our words where we have them."""
    kind = type(error).__name__
    option = getattr(error, "option_name", None)
    if kind == "NoSuchOption":
        return words("cli-no-such-option", option=str(option))
    if str(error).startswith("No such command"):
        return words("cli-no-such-command", command=str(error).split("'")[1])
    parameter = getattr(error, "param", None)
    if kind in ("BadParameter", "BadOptionUsage", "MissingParameter") and (option or parameter):
        name = str(option or parameter.opts[0])  # type: ignore[union-attr]
        if not name.startswith("-"):
            name = str(getattr(parameter, "metavar", None) or name)
        return words("cli-missing-value" if kind == "MissingParameter" else "cli-bad-value", option=name)
    return words("cli-bad-call", problem=str(error))
