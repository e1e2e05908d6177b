"""`stockpile verify`: whether the cards of a finished game lay as they were promised."""

import json as jsonlib
from pathlib import Path
from typing import Annotated, Any

import typer

from stockpile.cli import options
from stockpile.cli.failure import Failure
from stockpile.engine.formats.record import Record
from stockpile.engine.formats.record_text import RecordError
from stockpile.session.proof import ProofError, verify, verify_copy
from stockpile.text.words import Words


def register(app: typer.Typer, words: Words) -> None:
    """Adds the command."""
    option = options.Options(words)

    @app.command("verify", help=words("cli-verify-help"), epilog=words("cli-verify-examples"))
    def verify_file(
        file: Annotated[Path, typer.Argument(metavar=words("cli-file"), help=words("cli-verify-file"))],
        promised: Annotated[
            str | None, typer.Option(metavar=words("cli-verify-promise"), help=words("cli-verify-promised"))
        ] = None,
        json: bool = option.json,
        lang: str = option.lang,
    ) -> None:
        said = options.wanted(words, lang)
        text = _read(said, file)
        try:
            record = _verified(said, text, promised)
        except ProofError as error:
            raise Failure(said("cli-verify-bad", file=str(file), problem=str(error))) from None
        found = _found(jsonlib.loads(text), record, promised)
        if json:
            typer.echo(jsonlib.dumps(found))
            return
        typer.echo(said("cli-verify-good", seeds=found["seeds"], answers=found["answers"]))
        if found["stops"]:
            typer.echo(said("cli-verify-stops", stops=found["stops"]))
        if not found["sealed"]:
            typer.echo(said("cli-verify-unsealed"))
        typer.echo(said("cli-verify-kept" if found["promised"] else "cli-verify-unkept"))


def _found(proof: dict[str, Any], record: Record, promised: str | None) -> dict[str, Any]:
    """What a good proof shows."""
    return {
        "good": True,
        "seeds": sum(seed is not None for seed in proof["seeds"]),
        "answers": len(record.answers),
        "stops": len(proof.get("stops", ())),
        "sealed": "seal" in proof,
        "promised": promised is not None,
    }


def _verified(words: Words, text: str, promised: str | None) -> Record:
    """The game of a proof, held against what somebody kept: a hash, or the file of their own copy."""
    if promised is None or _is_hash(promised):
        return verify(text, promised)
    copy = _read(words, Path(promised))
    try:
        return verify_copy(text, Record.from_text(copy))
    except RecordError as error:
        raise Failure(words("cli-verify-bad", file=promised, problem=str(error))) from None


def _is_hash(text: str) -> bool:
    return len(text) == 64 and set(text) <= set("0123456789abcdef")


def _read(words: Words, file: Path) -> str:
    try:
        return file.read_bytes().decode()
    except OSError as error:
        problem = error.strerror or str(error)
        raise Failure(words("cli-unreadable-file", file=str(file), problem=problem)) from None
    except UnicodeDecodeError as error:
        raise Failure(words("cli-verify-bad", file=str(file), problem=str(error))) from None
