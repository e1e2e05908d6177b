"""A bot from outside the program: what it did wrong is reported, and a trader plays on in its place."""

from stockpile.bots.levels import make_level
from stockpile.engine.question import Question
from stockpile.engine.setup.actions import number_of
from stockpile.engine.setup.setup import Setup
from stockpile.engine.view import View

STAND_IN = "trader"


class BotFault(Exception):
    """What a bot did wrong: `crash`, `hang` or `nonsense`, and how it came out."""

    def __init__(self, kind: str, what: str) -> None:
        super().__init__(f"{kind}: {what}")
        self.kind = kind
        self.what = what


class Guest:
    """One seat played by code that is not ours; `fault` says why it no longer is, if so."""

    def __init__(self, setup: Setup, seed: int) -> None:
        self.setup = setup
        self.fault: BotFault | None = None
        self._stand_in = make_level(STAND_IN, None, setup, seed)

    def answer(self, view: View, question: Question) -> int:
        """The guest's answer, or the stand-in's once the guest has failed."""
        if self.fault is None:
            try:
                return self._asked(view, question)
            except BotFault as fault:
                self._give_up(fault)
        return self._stand_in.answer(view, question)

    def _asked(self, view: View, question: Question) -> int:
        raise NotImplementedError

    def _legal(self, given: object, question: Question) -> int:
        """The id of what was answered, as an id or in notation."""
        number = number_of(given, self.setup.table.bids)
        if number is None or number not in question.answers:
            raise BotFault("nonsense", f"{given!r:.80} is no answer to {question.ask}")
        return number

    def _give_up(self, fault: BotFault) -> None:
        self.fault = fault
