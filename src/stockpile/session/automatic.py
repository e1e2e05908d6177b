"""Answers that need no person: of bots, of plans, and where there is nothing to choose."""

from dataclasses import dataclass

from stockpile.engine.question import Question
from stockpile.session.state import MatchState

PLAN = "plan"
FORCED = "forced"
PERSONAL = (PLAN, FORCED)  # given for a person: everybody else sees a person's answer


@dataclass(frozen=True)
class Due:
    """One answer to be given: for which question, by whom, and which one if that is known without thinking."""

    seat: int
    by: str
    question: Question
    given: int | None


def due(match: MatchState, *, besides: frozenset[int] = frozenset()) -> Due | None:
    """The next automatic answer, if any; seats in `besides` are left alone."""
    if not match.started or match.closed:
        return None
    for question in match.questions:
        if question.seat in besides:
            continue
        seat = match.seats[question.seat]
        if seat.player is not None:
            return Due(question.seat, seat.player, question, None)
        given = seat.plan.answer(match.setup, question)
        if given is not None:
            by = FORCED if question.forced and seat.plan.forced else PLAN
            return Due(question.seat, by, question, given)
    return None
