"""The proof of a game's shuffles: what was promised, what was given, and the record that follows from it."""

import json
from typing import TYPE_CHECKING, Any

from stockpile.engine.record import Record, RecordError
from stockpile.session.lobby import combined_seed, dearest, digest

if TYPE_CHECKING:
    from stockpile.session.match import Match

FORMAT = 1
FIELDS = ("format", "hash", "secret", "commitments", "seeds", "meals", "seed", "record")


class ProofError(ValueError):
    """The file does not prove that the cards were shuffled as promised; says why."""


def proof_of(match: "Match") -> str:
    """The proof of a finished game, as the text of a file."""
    lobby = match.lobby
    if lobby is None or not match.over:
        raise ValueError("there is a proof only of finished games whose seed was put together")
    meals = lobby.final_meals()
    values = (FORMAT, lobby.hash, lobby.secret, lobby.commitments, lobby.seeds, meals)
    record = match.record("all").to_text().splitlines()
    return _text(dict(zip(FIELDS, (*values, f"{lobby.seed():064x}", record), strict=True)))


def _text(proof: dict[str, Any]) -> str:
    return json.dumps(proof, indent=1, ensure_ascii=False) + "\n"


def verify(text: str) -> Record:
    """Derives the seed and every shuffle again; the game's record, or a ProofError."""
    proof = _read(text)
    if digest(proof["secret"]) != proof["hash"]:
        raise ProofError("the server's bytes are not those it promised")
    for seat, (commitment, seed) in enumerate(zip(proof["commitments"], proof["seeds"], strict=True)):
        if seed is not None and digest(seed) != commitment:
            raise ProofError(f"seat {seat + 1}: the seed is not the one that was promised")
    seed = combined_seed(proof["secret"], proof["commitments"], proof["seeds"], proof["meals"])
    if f"{seed:064x}" != proof["seed"]:
        raise ProofError("the game's seed is not made of these parts")
    return _record(proof, seed)


def _record(proof: dict[str, Any], seed: int) -> Record:
    text = "\n".join(proof["record"]) + "\n"
    try:
        record = Record.from_text(text)
        if record.to_text() != text:
            raise ProofError("the record is not written as records are")
        if record.seed != seed:
            raise ProofError("the record was not played with this seed")
        first = None if proof["meals"] is None else dearest(proof["meals"], seed)
        if record.setup.first != first:
            raise ProofError("the first player is another one")
        record.verify()
    except RecordError as error:
        raise ProofError(f"record: {error}") from None
    return record


def _read(text: str) -> dict[str, Any]:
    """The fields of the file, if it is written exactly as proofs are: then no bit of it is left out of the check."""
    try:
        proof = json.loads(text)
    except ValueError:
        raise ProofError("not a proof: no JSON") from None
    if not isinstance(proof, dict) or tuple(proof) != FIELDS or proof["format"] != FORMAT:
        raise ProofError("not a proof of this format")
    single = (proof["hash"], proof["secret"], proof["seed"])
    is_hex = all(
        part is None or (isinstance(part, str) and len(part) == 64 and set(part) <= set("0123456789abcdef"))
        for part in (*single, *_list(proof["commitments"]), *_list(proof["seeds"]))
    )
    meals = proof["meals"]
    numbers = meals is None or (isinstance(meals, list) and all(type(meal) is int for meal in meals))
    lines = all(isinstance(line, str) for line in _list(proof["record"]))
    if not (is_hex and numbers and lines) or None in single:
        raise ProofError("a field is not what it should be")
    if len(proof["commitments"]) != len(proof["seeds"]):
        raise ProofError("seats are missing")
    if _text(proof) != text:
        raise ProofError("the file is not written as proofs are")
    return proof


def _list(value: object) -> list[Any]:
    if not isinstance(value, list):
        raise ProofError("a list is missing")
    return value
