"""Entries of the game itself: answers, answers taken back, and what a seat wants to be answered for it."""

from collections.abc import Mapping
from typing import Any

from stockpile.engine.question import Refusal
from stockpile.session import turns
from stockpile.session.automatic import PERSONAL
from stockpile.session.entry import Entry
from stockpile.session.kinds import shapes
from stockpile.session.kinds.kind import Kind, no_person
from stockpile.session.plan import Plan
from stockpile.session.state import MatchState


def not_acting(match: MatchState, seat: int) -> Refusal | None:
    """A refusal unless the game has begun and the seat's own person plays it."""
    if not match.started:
        return Refusal("", "not-started")
    if match.seats[seat].stand_in is not None:
        return Refusal("", "taken-over")
    return no_person(match, seat)


class Answered(Kind):
    """A question was answered, or several of a staged turn: all of them count, or none."""

    key = "answered"
    fields = {"seat": shapes.is_int, "answers": shapes.is_answers, "revision": shapes.is_int, "move": shapes.is_move}
    changes_table = False
    asks = True

    def own(self, given: Mapping[str, Any]) -> Entry:
        return {**given, "answers": list(given["answers"])}

    def check(self, match: MatchState, item: Entry, now: float) -> Refusal | None:
        seat = item["seat"]
        refused = not_acting(match, seat)
        if refused is not None:
            return refused
        if not item["answers"]:
            return Refusal("", "nothing-staged")
        if seat not in match.asked:
            return match.game.refusal(item["answers"][0], seat=seat)
        if not match.opened(seat) <= item["revision"] <= match.revision:
            return Refusal("", "stale-revision")
        if match.clock.is_out(seat, now):
            return Refusal("", "time-is-up")
        after = match.after_answers(seat, item["answers"])
        return after if isinstance(after, Refusal) else None

    def apply(self, match: MatchState, item: Entry) -> None:
        after = match.after_answers(item["seat"], item["answers"])
        if isinstance(after, Refusal):
            raise ValueError(f"{after.rule} {after.key}")
        question = match.question(item["seat"])
        if question is not None:
            match.asks[item["seq"]] = question.ask
        match.turn.add(item["seat"], match.game, match.said.mark())
        match.current = after
        match.revision += 1
        by = item.get("by")
        if by in PERSONAL:
            by = None
        if by is None:
            match.clock.reward(item["seat"])
        match.said.say_answered(item, by, match.revision)
        match.said.follow(after)
        self._end_plans(match)

    def _end_plans(self, match: MatchState) -> None:
        """Plans end with their round."""
        planning = [seat.plan for seat in match.seats if seat.plan.auction]
        if planning:
            now = match.round_number
            for plan in planning:
                plan.end_with(now)


class Undone(Kind):
    """A seat took its last answer back."""

    key = "undone"
    fields = {"seat": shapes.is_int, "revision": shapes.is_int, "move": shapes.is_move}
    changes_table = False
    renews_view = True
    asks = True

    def check(self, match: MatchState, item: Entry, now: float) -> Refusal | None:
        refused = not_acting(match, item["seat"])
        if refused is not None:
            return refused
        if item["revision"] != match.revision:
            return Refusal("", "stale-revision")
        return turns.undo_refusal(match.game, match.turn, match.seats, item["seat"])

    def apply(self, match: MatchState, item: Entry) -> None:
        match.current, mark = match.turn.take_back()
        match.revision += 1
        match.said.retract(mark)
        match.said.say(item, seat=item["seat"], revision=match.revision, events=match.game.event_count)


class Planned(Kind):
    """A seat's wishes for what is answered in its name. Says nothing: that there is a plan is its owner's secret."""

    key = "planned"
    fields = {"seat": shapes.is_int, "auction": shapes.is_wishes, "forced": shapes.is_bool}
    is_secret = True
    changes_table = False

    def check(self, match: MatchState, item: Entry, now: float) -> Refusal | None:
        return no_person(match, item["seat"])

    def apply(self, match: MatchState, item: Entry) -> None:
        wishes = [dict(wish) for wish in item["auction"]]
        match.seats[item["seat"]].plan = Plan(wishes, forced=item["forced"], round_number=match.round_number)


class Preferred(Kind):
    """Whether a seat's questions with one answer are answered in its name. Says nothing, like a plan."""

    key = "preferred"
    fields = {"seat": shapes.is_int, "forced": shapes.is_bool}
    is_secret = True
    changes_table = False

    def check(self, match: MatchState, item: Entry, now: float) -> Refusal | None:
        return no_person(match, item["seat"])

    def apply(self, match: MatchState, item: Entry) -> None:
        match.seats[item["seat"]].plan.forced = item["forced"]
