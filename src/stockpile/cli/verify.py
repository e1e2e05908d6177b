"""`stockpile verify`: whether the cards of a finished game lay as they were promised."""

import json as jsonlib
from pathlib import Path
from typing import Annotated

import typer

from stockpile.cli import options
from stockpile.cli.failure import Failure
from stockpile.session.proof import ProofError, verify
from stockpile.text.words import Words


def register(app: typer.Typer, words: Words) -> None:
    """Adds the command."""
    option = options.Options(words)

    @app.command("verify", help=words("cli-verify-help"), epilog=words("cli-verify-examples"))
    def verify_file(
        file: Annotated[Path, typer.Argument(metavar=words("cli-file"), help=words("cli-verify-file"))],
        json: bool = option.json,
        lang: str = option.lang,
    ) -> None:
        said = options.wanted(words, lang)
        try:
            text = file.read_bytes().decode()
            record = verify(text)
        except OSError as error:
            problem = error.strerror or str(error)
            raise Failure(said("cli-unreadable-file", file=str(file), problem=problem)) from None
        except (ProofError, UnicodeDecodeError) as error:
            raise Failure(said("cli-verify-bad", file=str(file), problem=str(error))) from None
        seeds = sum(seed is not None for seed in jsonlib.loads(text)["seeds"])
        if json:
            typer.echo(jsonlib.dumps({"good": True, "seeds": seeds, "answers": len(record.answers)}))
            return
        typer.echo(said("cli-verify-good", seeds=seeds, answers=len(record.answers)))
