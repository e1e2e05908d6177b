"""The proof of a game's shuffles: what was promised, what was given, and the record that follows from it."""

import json
from typing import Any

from stockpile.engine.formats.record import Record
from stockpile.engine.formats.record_text import RecordError
from stockpile.engine.game import Game
from stockpile.session.match import Match
from stockpile.session.seal import dearest, digest, seal_of, seed_of, unsealed_seed

UNSEALED, SEALED = 1, 2  # formats: of games from before there were seals, and of all others
FIELDS = {
    UNSEALED: ("format", "hash", "secret", "commitments", "seeds", "meals", "seed", "record"),
    SEALED: ("format", "hash", "stops", "commitments", "meals", "seal", "secret", "seeds", "seed", "record"),
}


class ProofError(ValueError):
    """The file does not prove that the cards were shuffled as promised; says why."""


def proof_of(match: Match) -> str:
    """The proof of a finished game, as the text of a file."""
    lobby = match.lobby
    if lobby is None or not match.over:
        raise ValueError("there is a proof only of finished games whose seed was put together")
    shuffle = lobby.shuffle
    form = UNSEALED if shuffle.seal is None else SEALED
    values = {
        "format": form,
        "hash": shuffle.hash,
        "stops": shuffle.stops,
        "commitments": shuffle.commitments,
        "meals": lobby.final_meals(),
        "seal": shuffle.seal,
        "secret": shuffle.secret,
        "seeds": shuffle.seeds,
        "seed": f"{lobby.seed():064x}",
        "record": match.record("all").to_text().splitlines(),
    }
    return _text({field: values[field] for field in FIELDS[form]})


def _text(proof: dict[str, Any]) -> str:
    return json.dumps(proof, indent=1, ensure_ascii=False) + "\n"


def verify(text: str, promised: str | None = None) -> Record:
    """Derives the seed and every shuffle again; the game's record, or a ProofError.

    `promised` is what somebody was shown before they opened their own part: the seal, or the server's hash. Without
    it, the file is checked only against itself, and whoever wrote it may have changed all of it.
    """
    proof = _read(text)
    if promised is not None and promised not in (proof["hash"], proof.get("seal")):
        raise ProofError("this is not what was promised before the shuffle")
    if digest(proof["secret"]) != proof["hash"]:
        raise ProofError("the server's bytes are not those it promised")
    for seat, (commitment, seed) in enumerate(zip(proof["commitments"], proof["seeds"], strict=True)):
        if seed is not None and digest(seed) != commitment:
            raise ProofError(f"seat {seat + 1}: the seed is not the one that was promised")
    seed = _seed(proof)
    if f"{seed:064x}" != proof["seed"]:
        raise ProofError("the game's seed is not made of these parts")
    return _record(proof, seed)


def verify_copy(text: str, copy: Record) -> Record:
    """The same against a player's own copy of the game: its seal, and everything they saw, from the first card on."""
    if copy.promised is None:
        raise ProofError("the copy has no promise in it")
    record = verify(text, copy.promised)
    if copy.redacted:
        seen = [line.decode() for line in Game.replay(record).event_lines(copy.seat)]  # type: ignore[arg-type]
        if copy.events != seen[: len(copy.events)]:
            raise ProofError("this is not the game that was seen")
    return record


def _seed(proof: dict[str, Any]) -> int:
    """The seed that follows from the parts. A sealed part counts whether its owner likes the outcome or not."""
    parts = (proof["commitments"], proof["seeds"], proof["meals"])
    if proof["format"] == UNSEALED:
        return unsealed_seed(proof["secret"], *parts)
    for seat, (commitment, seed) in enumerate(zip(proof["commitments"], proof["seeds"], strict=True)):
        if (commitment is None) != (seed is None):
            raise ProofError(f"seat {seat + 1}: a part was promised, but not opened")
    seal = seal_of(proof["hash"], proof["stops"], proof["commitments"], proof["meals"])
    if seal != proof["seal"]:
        raise ProofError("the seal is not that of these promises")
    return seed_of(proof["secret"], seal, proof["seeds"])


def _record(proof: dict[str, Any], seed: int) -> Record:
    text = "\n".join(proof["record"]) + "\n"
    try:
        record = Record.from_text(text)
        if record.to_text() != text:
            raise ProofError("the record is not written as records are")
        if record.seed != seed or record.promised != proof.get("seal"):
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
    if not isinstance(proof, dict) or type(proof.get("format")) is not int or proof["format"] not in FIELDS:
        raise ProofError("not a proof of a known format")
    if tuple(proof) != FIELDS[proof["format"]]:
        raise ProofError("not a proof of this format")
    if not _has_its_types(proof):
        raise ProofError("a field is not what it should be")
    if len(proof["commitments"]) != len(proof["seeds"]):
        raise ProofError("seats are missing")
    if _text(proof) != text:
        raise ProofError("the file is not written as proofs are")
    return proof


def _has_its_types(proof: dict[str, Any]) -> bool:
    """Whether digests, numbers and lines are where they belong; what may be missing is null."""
    single = [proof[key] for key in ("hash", "seal", "secret", "seed") if key in proof]
    parts = [part for part in (*_list(proof["commitments"]), *_list(proof["seeds"])) if part is not None]
    meals = [] if proof["meals"] is None else proof["meals"]
    numbers = [meals, *_list(proof.get("stops", []))]
    return (
        all(map(_is_digest, (*single, *parts)))
        and all(map(_is_numbers, numbers))
        and all(isinstance(line, str) for line in _list(proof["record"]))
    )


def _is_digest(value: object) -> bool:
    return isinstance(value, str) and len(value) == 64 and set(value) <= set("0123456789abcdef")


def _is_numbers(value: object) -> bool:
    return isinstance(value, list) and all(type(number) is int and number >= 0 for number in value)


def _list(value: object) -> list[Any]:
    if not isinstance(value, list):
        raise ProofError("a list is missing")
    return value
