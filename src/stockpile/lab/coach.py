"""The coach: what a finished game was decided by. Every decision from its seat's own view, luck and skill apart.

An analysis is a list of short pieces of work, each a function of the record alone, so that whoever runs them can do
other things in between: chances at the beginning of each phase, as everybody at the table knew them; then each
decision.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from stockpile.engine.game import Game
from stockpile.lab.coach_decision import DEPTHS, SEED, depth_of, judge
from stockpile.lab.coach_luck import balance
from stockpile.lab.coach_marks import estimate, thresholds
from stockpile.lab.coach_worlds import NONE, outlooks
from stockpile.lab.ledger import Ledger, ledger

Finding = dict[str, Any]
NOT_OVER = "the game is not over"


@dataclass(frozen=True)
class Work:
    """One piece: a chance of everybody, or a decision of one seat, before an answer with this number."""

    kind: str  # chances, decision
    answer: int  # how many answers had been given
    seat: int | None = None


class Coach:
    """One finished game under examination; a ValueError if it is not over: nobody is coached while playing."""

    def __init__(self, game: Game, depth: str = "normal", seats: Iterable[int] | None = None) -> None:
        if not game.over:
            raise ValueError(NOT_OVER)
        if depth not in DEPTHS:
            raise ValueError(f"depth: {depth!r} is none of {', '.join(DEPTHS)}")
        if game.setup.chance != "drawn":
            raise ValueError("chance: a game whose chance was asked cannot be analysed")
        self.game = game
        self.depth = depth_of(depth)
        self.seats = sorted(set(game.setup.seats if seats is None else seats))
        if not set(self.seats) <= set(game.setup.seats):
            raise ValueError(f"seats: from 0 to {game.setup.players - 1}")
        self._record = game.record("all")
        self._given = game.answers()

    def head(self) -> Finding:
        """What is known at once: the ledger, the result, and what the marks mean."""
        result = self.game.result
        assert result is not None
        kept = self.books().to_dict()
        del kept["bookings"]
        return {
            "kind": "head",
            "players": self.game.setup.players,
            "events": self.game.event_count,
            "depth": self.depth.name,
            "seats": self.seats,
            "scores": result.scores,
            "winners": result.winners,
            "ledger": kept,
            "thresholds": thresholds(),
        }

    def books(self) -> Ledger:
        """Where everybody's money came from, booking by booking."""
        return ledger(self.game)

    def work(self) -> list[Work]:
        """All pieces: chances first, for they are quick, then decisions as they came."""
        chances, decisions = [Work("chances", 0)], []
        game, stage = Game.replay(self._record, 0), ""
        for number, (seat, given) in enumerate(self._given):
            view = game.view(None).to_dict()
            now = f"{view['round']} {view['phase']}"
            if stage not in ("", now):
                chances.append(Work("chances", number))
            stage = now
            question = next(one for one in game.questions if one.seat == seat)
            if not question.forced and seat in self.seats:
                decisions.append(Work("decision", number, seat))
            game.answer(given, seat)
        return [*chances, *decisions]

    def found(self, pieces: Iterable[Work]) -> Iterator[Finding]:
        """What comes of some pieces of work, in their order."""
        game, at = Game.replay(self._record, 0), 0
        for piece in pieces:
            if piece.answer < at:
                game, at = Game.replay(self._record, 0), 0
            for seat, given in self._given[at : piece.answer]:
                game.answer(given, seat)
            at = piece.answer
            yield self._chances(game, at) if piece.kind == "chances" else self._decision(game, piece)

    def _chances(self, game: Game, answer: int) -> Finding:
        """Everybody's chance to win as the table could know it."""
        view, is_start = game.view(None), answer == 0
        worlds = outlooks(view, [NONE], self.depth.chances * (1 + is_start), SEED, to_the_end=is_start)[0]
        found = [estimate([one.chances[seat] for one in worlds]).to_list() for seat in game.setup.seats]
        return {"kind": "chances", **_moment(game, answer), "chances": found}

    def _decision(self, game: Game, piece: Work) -> Finding:
        """One decision: nothing but the view of its seat and its answer go in."""
        assert piece.seat is not None
        view = game.view(piece.seat)
        verdict = judge(view, self._given[piece.answer][1], self.depth)
        question = view.question
        assert question is not None
        asked = {"seat": piece.seat, "ask": question.ask, "choices": len(question.answers)}
        return {"kind": "decision", **_moment(game, piece.answer), **asked, **verdict.to_dict(view)}

    def summary(self, findings: Iterable[Mapping[str, Any]]) -> Finding:
        """Luck and skill of every seat, from all that was found."""
        kept = list(findings)
        result = self.game.result
        assert result is not None
        seats = balance(kept, self.game.setup.players, result.winners)
        return {"kind": "summary", "complete": self.seats == list(self.game.setup.seats), "seats": seats}


def _moment(game: Game, answer: int) -> dict[str, Any]:
    view = game.view(None).to_dict()
    return {"answer": answer, "event": game.event_count, "round": view["round"], "phase": view["phase"]}


def analyse(game: Game, depth: str = "normal", seats: Iterable[int] | None = None) -> dict[str, Any]:
    """The whole analysis of a finished game as plain JSON."""
    coach = Coach(game, depth, seats)
    return gathered([coach.head(), *(findings := list(coach.found(coach.work()))), coach.summary(findings)])


def gathered(findings: Iterable[Finding]) -> dict[str, Any]:
    """Findings in one piece: the head with `chances`, `decisions` in the order of the game, and the `summary`."""
    whole: dict[str, Any] = {"chances": [], "decisions": []}
    for finding in findings:
        kind, told = finding["kind"], {key: value for key, value in finding.items() if key != "kind"}
        if kind == "head":
            whole = {**told, **whole}
        elif kind == "summary":
            whole["summary"] = told
        else:
            whole["chances" if kind == "chances" else "decisions"].append(told)
    return whole
