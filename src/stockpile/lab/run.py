"""Runs a study: chunk by chunk, from look to look, until every answer is clear or all deals are played."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from stockpile.lab.answers import answers_of
from stockpile.lab.chunk import Chunk, play_chunk
from stockpile.lab.design import Design
from stockpile.lab.folder import StudyFolder
from stockpile.lab.tally import StudyTally
from stockpile.lab.verdict import Judgement, looks_of

Todo = Sequence[tuple[dict[str, Any], int]]
Spread = Callable[[Callable[[dict[str, Any], int], Chunk], Todo], Iterable[Chunk]]  # who plays: chunks in any order
Told = Callable[[int], None]  # how many more games are done


@dataclass
class StudyOutcome:
    """A finished study: its sums and what was decided, after how many chunks."""

    design: Design
    tally: StudyTally
    judgement: Judgement

    @property
    def is_early(self) -> bool:
        """Whether it stopped before all deals were played."""
        return self.judgement.looked < self.design.chunks


def one_by_one(work: Callable[[dict[str, Any], int], Chunk], todo: Todo) -> Iterable[Chunk]:
    """Plays chunks in this process."""
    return (work(*given) for given in todo)


def run(
    design: Design, spread: Spread = one_by_one, folder: StudyFolder | None = None, told: Told = lambda _: None
) -> StudyOutcome:
    """Plays what the folder does not have yet. The result depends on the design alone, not on who plays."""
    plain = design.to_dict()
    tally, judgement = StudyTally(), Judgement.begun(design.alpha, design.chunks)
    there = folder.done() if folder is not None else set()
    before = 0
    for look in looks_of(design.chunks):
        todo = []
        for number in range(before, look):
            if folder is not None and number in there:
                known = folder.tally(number)
                tally.add(known)
                told(known.games)
            else:
                todo.append((plain, number))
        for chunk in spread(play_chunk, todo):
            if folder is not None:
                folder.keep(chunk)
            tally.add(chunk.tally)
            told(chunk.games)
        before = look
        answers = answers_of(design, tally)
        judgement.look(answers, look)
        if design.stops and judgement.is_clear(answers):
            break
    return StudyOutcome(design, tally, judgement)
