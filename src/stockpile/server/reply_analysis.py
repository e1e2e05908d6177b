"""The lines of an analysis, as types: one JSON text a line, in the order in which they are found."""

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from stockpile.server.reply_aids import ReasonInfo

# A mean, and from where to where its 95 % interval goes.
Estimated = Annotated[list[float], Meta(min_length=3, max_length=3)]


class AnalysisLine(
    Struct,
    tag_field="kind",
    tag=lambda name: name.removeprefix("Analysis").lower(),
    forbid_unknown_fields=True,
    kw_only=True,
):
    """One line."""


class LedgerInfo(Struct, forbid_unknown_fields=True):
    """For each seat why it became richer or poorer (`worth`) and from what its cash came; both sum to the totals."""

    worth: list[dict[str, int]]
    cash: list[dict[str, int]]
    totals: list[int]


class AnalysisHead(AnalysisLine):
    """The first line: what is known at once. `events` is the number of the game's last, `work` how many findings
    there will be.
    """

    players: int
    events: int
    depth: str
    seats: list[int]
    names: list[str]
    scores: list[int]
    winners: list[int]
    ledger: LedgerInfo
    thresholds: dict[str, float]
    causes: dict[str, str]
    work: int


class AnalysisChances(AnalysisLine):
    """Everybody's chance to win at the beginning of a phase, as the whole table could know it."""

    answer: int
    event: int
    round: int
    phase: str
    chances: list[Estimated]


class AnalysisDecision(AnalysisLine):
    """What an answer was worth, from nothing but what its seat knew; `answer` is its number, from 0."""

    answer: int
    event: int
    round: int
    phase: str
    seat: int
    ask: str
    choices: int
    given: int
    best: int
    usual: int
    given_text: str
    best_text: str
    chance: Estimated
    loss: Estimated
    gain: Estimated
    money: Estimated
    effect: list[Estimated]
    grade: Literal["", "blunder", "mistake", "inaccuracy", "brilliant"]
    reasons: list[ReasonInfo]
    best_reasons: list[ReasonInfo]
    sign: str | UnsetType = UNSET
    given_words: str | UnsetType = UNSET
    best_words: str | UnsetType = UNSET
    words: str | UnsetType = UNSET
    why: list[str] | UnsetType = UNSET


class SeatBalance(Struct, forbid_unknown_fields=True):
    """A seat's result, and what it came from: expected + skill + others + luck."""

    seat: int
    result: float
    expected: Estimated
    skill: Estimated
    others: Estimated
    luck: Estimated
    decisions: int
    lost: float
    marks: dict[str, int]


class AnalysisSummary(AnalysisLine):
    """Luck and skill, once every decision is known; `complete` if it was of all seats."""

    complete: bool
    seats: list[SeatBalance]


class AnalysisProgress(AnalysisLine):
    """How many findings are there, and how many there will be."""

    done: int
    of: int


class AnalysisEnd(AnalysisLine):
    """The last line: all is said, or (`whole` is false) the server has to stop, or says why it goes no further."""

    whole: bool
    refused: str | UnsetType = UNSET


AnyLine = AnalysisHead | AnalysisChances | AnalysisDecision | AnalysisSummary | AnalysisProgress | AnalysisEnd
