"""What a seat has asked to be answered for it: a private plan for the auction, and questions without a choice."""

from typing import Any

from stockpile.engine.question import Question
from stockpile.engine.setup.actions import ACTIONS
from stockpile.engine.setup.setup import Setup

Wish = dict[str, Any]


class Plan:
    """Wishes in order of preference, each a pile (None: whichever is cheapest) and the most to be paid for it."""

    def __init__(self, auction: list[Wish] | None = None, *, forced: bool = False, round_number: int = 0) -> None:
        self.auction = auction or []
        self.forced = forced
        self.round_number = round_number

    def answer(self, setup: Setup, question: Question) -> int | None:
        """The answer to give for its owner, or None to leave it to the person."""
        if self.forced and question.forced:
            return question.answers[0]
        if question.ask != "bid" or not self.auction:
            return None
        bids = setup.table.bids
        priced = sorted(
            (bids[action.space], action.pile, action.id)
            for action in (ACTIONS[given] for given in question.answers)
            if action.verb == "bid" and action.space is not None and action.pile is not None
        )
        for wish in self.auction:
            for price, pile, given in priced:
                if price <= wish["most"] and wish["pile"] in (None, pile):
                    return given
        return None

    def end_with(self, round_number: int) -> None:
        """The wishes were for one round."""
        if round_number != self.round_number:
            self.auction = []

    def to_dict(self) -> dict[str, Any]:
        """What its owner is shown."""
        return {"auction": self.auction, "forced": self.forced}
