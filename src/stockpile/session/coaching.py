"""What a coach found in a game, with words: each decision is told from the view of the seat that made it."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from stockpile.engine.formats.record import Record
from stockpile.engine.game import Game
from stockpile.text.coach import decision_words
from stockpile.text.seating import Seating
from stockpile.text.words import Words


def worded(
    record: Record, findings: Iterable[Mapping[str, Any]], words: Words, names: Sequence[str], reader: int | None = None
) -> Iterator[Mapping[str, Any]]:
    """Findings with sentences; the reader's own decisions speak to them."""
    game, at = Game.replay(record, 0), 0
    given = [(seat, game.parse(text)) for seat, text in record.answers]
    seating = Seating(names, reader)
    for found in findings:
        if found["kind"] != "decision":
            yield found
            continue
        if found["answer"] < at:
            game, at = Game.replay(record, 0), 0
        for seat, answer in given[at : found["answer"]]:
            game.answer(answer, seat)
        at = found["answer"]
        view = game.view(found["seat"])
        yield decision_words(words, record.setup, seating, view.to_dict(), view.money(), found)
