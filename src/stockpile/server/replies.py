"""What clients receive, as types: for the descriptions, and for tests that hold the real traffic against them."""

from typing import Any, Literal

from msgspec import UNSET, Struct, UnsetType

from stockpile.server.reply_aids import BeliefsInfo, Hinted
from stockpile.server.request_bodies import DaysClock, LiveClock
from stockpile.server.request_fields import PaceWord
from stockpile.server.requests import Wish


class RefusalInfo(Struct, forbid_unknown_fields=True):
    """Why something is refused: a rule of the game or "", and the key of the words with their arguments.

    Whoever asked for a language reads the `reason` alone, or as one line of `text` with the rule after it.
    """

    rule: str
    key: str
    args: dict[str, Any]
    reason: str | UnsetType = UNSET
    text: str | UnsetType = UNSET


class RefusedBody(Struct, forbid_unknown_fields=True):
    """The body of every HTTP answer of 4xx and 5xx."""

    refused: RefusalInfo


class Seated(Struct, forbid_unknown_fields=True):
    """What whoever makes a table or sits down is told, once."""

    table: str
    seat: int | None
    token: str
    host: bool
    number: int
    promised: str | None


class LeavingInfo(Struct, forbid_unknown_fields=True):
    """A seat that is to be somebody else's: when at the earliest, which seat wants it so, and which have agreed."""

    until: float
    by: int | None
    agreed: list[int]


class SeatInfo(Struct, forbid_unknown_fields=True):
    """What everybody may know of a seat."""

    name: str | None
    bot: str | None
    stand_in: str | None
    reserved: str | None
    ready: bool
    resigned: bool
    leaving: LeavingInfo | None
    present: bool


class FairSeat(Struct, forbid_unknown_fields=True):
    """A seat's part of the seed: promised, then given."""

    commitment: str | None
    seed: str | None


class Fair(Struct, forbid_unknown_fields=True):
    """How the seed is put together."""

    hash: str
    seal: str | None
    promising: list[int]
    opening: list[int]
    stops: list[list[int]]
    seats: list[FairSeat]
    secret: str | None


class InvitationInfo(Struct, forbid_unknown_fields=True, rename={"is_in": "in", "is_out": "out"}):
    """Another game: its table, which seat asked for it, and which seats are in, or not."""

    table: str
    by: int | None
    is_in: list[int]
    is_out: list[int]


class TableInfo(Struct, forbid_unknown_fields=True):
    """What everybody may know of a table."""

    id: str
    state: Literal["lobby", "dealing", "playing", "over", "closed", "frozen"]
    setup: dict[str, Any]
    preset: str | None
    seats: list[SeatInfo]
    host: int | None
    first: Literal["chance", "meal"]
    meals: list[int | bool | None] | None
    clock: LiveClock | DaysClock | None
    start: Literal["ready", "full"]
    pace: PaceWord | float
    aids: bool
    numbers: dict[str, Any]
    fair: Fair | None
    rematch: InvitationInfo | None
    rules: int | None
    frozen: str | None


class QuestionInfo(Struct, forbid_unknown_fields=True):
    """What you are asked."""

    ask: str
    answers: list[int]
    forced: bool
    words: str | UnsetType = UNSET
    texts: list[str] | UnsetType = UNSET


class PlanInfo(Struct, forbid_unknown_fields=True):
    """What is answered for you."""

    auction: list[Wish]
    forced: bool


class Clocks(Struct, forbid_unknown_fields=True):
    """Seconds left at a moment."""

    left: list[float | None]
    running: list[int]
    at: float


class ResultInfo(Struct, forbid_unknown_fields=True):
    """How the game ended."""

    scores: list[int]
    winners: list[int]
    breakdown: list[dict[str, int]]


class Message(Struct):
    """Something that happened; `event` if it happened in the game. Other fields depend on the kind."""

    number: int
    kind: str
    at: float | UnsetType = UNSET
    event: dict[str, Any] | UnsetType = UNSET
    words: str | UnsetType = UNSET


class Messages(Struct, forbid_unknown_fields=True):
    """All messages after a number."""

    number: int
    messages: list[Message]


class Frame(Struct, tag_field="frame", tag=lambda name: name.lower(), forbid_unknown_fields=True, kw_only=True):
    """What the server sends on a stream."""


class Snapshot(Frame):
    """Everything that you may know."""

    number: int
    revision: int
    seat: int | None
    host: bool
    table: TableInfo
    view: dict[str, Any] | None
    question: QuestionInfo | None
    asked: list[int]
    undo: bool
    plan: PlanInfo | None
    clocks: Clocks | None
    result: ResultInfo | None
    chat: list[Message]
    spectators: int


class Update(Frame):
    """What happened since."""

    number: int
    revision: int
    messages: list[Message]
    question: QuestionInfo | None
    asked: list[int]
    undo: bool
    plan: PlanInfo | None
    clocks: Clocks | None
    result: ResultInfo | None
    table: TableInfo | UnsetType = UNSET
    view: dict[str, Any] | UnsetType | None = UNSET


class Previewed(Struct, forbid_unknown_fields=True):
    """What would come of staged answers."""

    question: QuestionInfo | None
    final: bool
    told: list[str]
    view: dict[str, Any] | None


class Done(Struct, forbid_unknown_fields=True):
    """A command over HTTP was accepted."""

    ok: Literal[True]
    number: int
    revision: int
    hint: Hinted | UnsetType = UNSET
    preview: Previewed | UnsetType = UNSET
    why: dict[str, RefusalInfo | None] | UnsetType = UNSET
    beliefs: BeliefsInfo | UnsetType = UNSET
    table: str | UnsetType = UNSET
    seat: int | UnsetType = UNSET
    promised: str | UnsetType | None = UNSET


class Reply(Frame):
    """The answer to a command."""

    id: int | None
    ok: bool
    number: int | UnsetType = UNSET
    revision: int | UnsetType = UNSET
    refused: RefusalInfo | UnsetType = UNSET
    hint: Hinted | UnsetType = UNSET
    preview: Previewed | UnsetType = UNSET
    why: dict[str, RefusalInfo | None] | UnsetType = UNSET
    beliefs: BeliefsInfo | UnsetType = UNSET
    table: str | UnsetType = UNSET
    seat: int | UnsetType = UNSET
    promised: str | UnsetType | None = UNSET


class PresenceFrame(Frame, tag="presence"):
    """Who is connected."""

    present: list[bool]
    spectators: int


AnyFrame = Snapshot | Update | Reply | PresenceFrame
