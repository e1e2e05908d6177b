"""What clients send, as types: read, checked and described from one definition."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from stockpile.session.entry import MOST_MEAL, MOVE_LENGTH, NAME_LENGTH, STAGED, TEXT_LENGTH, WISHES

SeatNumber = Annotated[int, Meta(ge=0, le=4)]
Name = Annotated[str, Meta(min_length=1, max_length=NAME_LENGTH)]
BotKey = Annotated[str, Meta(min_length=1, max_length=NAME_LENGTH)]
Digest = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
MoveId = Annotated[str, Meta(min_length=1, max_length=MOVE_LENGTH)]
Revision = Annotated[int, Meta(ge=0, le=2**31)]
AnswerId = Annotated[int, Meta(ge=0, le=100_000)]
AnswerText = Annotated[str, Meta(min_length=1, max_length=NAME_LENGTH)]
Answers = Annotated[list[AnswerId | AnswerText], Meta(min_length=1, max_length=STAGED)]
CommandId = Annotated[int, Meta(ge=0, le=2**53)]
Language = Annotated[str, Meta(max_length=20)]
Token = Annotated[str, Meta(max_length=100)]
Seconds = Annotated[float, Meta(ge=0, le=1e6)]
PaceWord = Literal["calm", "normal", "quick", "instant"]
OnlyAnswers = Literal["give", "ask"]


class LiveClock(Struct, tag_field="kind", tag="live", forbid_unknown_fields=True):
    """A reserve for the whole game, and some seconds more for each answer."""

    reserve: Seconds
    increment: Seconds = 0
    bot: BotKey | None = None


class DaysClock(Struct, tag_field="kind", tag="days", forbid_unknown_fields=True):
    """So many days for each answer."""

    days: Annotated[float, Meta(gt=0, le=60)]
    bot: BotKey | None = None


class NewSeat(Struct, forbid_unknown_fields=True):
    """A seat of a new table: a bot, the person who makes the table, or free."""

    name: Name | None = None
    bot: BotKey | None = None


class NewTable(Struct, forbid_unknown_fields=True):
    """A table to be made."""

    players: Annotated[int, Meta(ge=2, le=5)]
    preset: Annotated[str, Meta(max_length=NAME_LENGTH)] | None = None
    board: Annotated[str, Meta(max_length=NAME_LENGTH)] | None = None
    modules: Annotated[list[Annotated[str, Meta(max_length=NAME_LENGTH)]], Meta(max_length=40)] | None = None
    investor_sets: Annotated[list[Annotated[str, Meta(max_length=NAME_LENGTH)]], Meta(max_length=40)] | None = None
    promo_strategies: bool | None = None
    seats: Annotated[list[NewSeat], Meta(min_length=2, max_length=5)] | None = None
    clock: LiveClock | DaysClock | None = None
    first: Literal["chance", "meal"] = "chance"
    start: Literal["ready", "full"] = "ready"
    pace: PaceWord | Annotated[float, Meta(ge=0, le=3)] = "normal"
    only_answers: OnlyAnswers = "give"
    aids: bool = True
    commitment: Digest | None = None


class SitDown(Struct, forbid_unknown_fields=True):
    """Somebody wants a seat."""

    name: Name
    seat: SeatNumber | None = None
    only_answers: OnlyAnswers = "give"
    commitment: Digest | None = None


class JoinCode(Struct, forbid_unknown_fields=True):
    """A code that somebody was told."""

    code: Annotated[str, Meta(min_length=1, max_length=20)]


class Command(Struct, tag_field="do", tag=lambda name: name.lower(), forbid_unknown_fields=True, kw_only=True):
    """What a client asks for at a table; `id` comes back in the reply."""

    id: CommandId | None = None


class Hello(Command):
    """The first message on a stream."""

    token: Token | None = None
    language: Language | None = None


class Answer(Command):
    """One answer, or a staged turn."""

    revision: Revision
    move_id: MoveId
    answers: Answers


class GivenAnswers(Struct, forbid_unknown_fields=True):
    """The same over HTTP."""

    revision: Revision
    move_id: MoveId
    answers: Answers


class Undo(Command):
    """The last answer is taken back."""

    revision: Revision
    move_id: MoveId


class Wish(Struct, forbid_unknown_fields=True):
    """A pile (None: whichever is cheapest) for at most so much."""

    most: Annotated[int, Meta(ge=0, le=1000)]
    pile: Annotated[int, Meta(ge=0, le=99)] | None = None


class Plan(Command):
    """What is to be answered for the seat."""

    auction: Annotated[list[Wish], Meta(max_length=WISHES)] = []
    forced: bool | None = None


class Prefer(Command):
    """Whether an only answer is given by itself."""

    only_answers: OnlyAnswers


class Pace(Command):
    """How long bots wait from now on."""

    pace: PaceWord


class Ready(Command):
    """The seat's mark before the game."""

    ready: bool


class Resign(Command):
    """The game is given up for good; a bot plays on."""

    bot: BotKey | None = None


class Hint(Command):
    """What is each answer worth?"""

    depth: Literal["quick", "deep"] = "quick"


class Say(Command):
    """Chat."""

    text: Annotated[str, Meta(min_length=1, max_length=TEXT_LENGTH)]


class React(Command):
    """A quick reaction."""

    reaction: Name


class Rename(Command):
    """Another name for the seat's person."""

    name: Name


class Leave(Command):
    """The seat is given up, or a bot carries on."""

    bot: BotKey | None = None


class Return(Command):
    """The seat is taken back from the bot."""


class Commit(Command):
    """Another promise of a part of the seed, after a shuffle that was stopped."""

    commitment: Digest


class Reveal(Command):
    """A seat's part of the seed; `seal` as the client worked it out from what it was shown."""

    seed: Digest
    seal: Digest


class Meal(Command):
    """What the last meal cost."""

    amount: Annotated[int, Meta(ge=0, le=MOST_MEAL)]


class Fill(Command):
    """The host puts a bot on a free seat."""

    seat: SeatNumber
    bot: BotKey


class Empty(Command):
    """The host frees a seat; in play, others agree to it."""

    seat: SeatNumber


class Replace(Command):
    """The host lets a bot carry on for an absent player."""

    seat: SeatNumber
    bot: BotKey | None = None


class Start(Command):
    """The host fills all free seats with bots."""

    bot: BotKey | None = None


class Host(Command):
    """The host passes the role on."""

    seat: SeatNumber


class Close(Command):
    """The host ends the table."""


class Rematch(Command):
    """Another game of the same people: the first makes its table, and whoever asks sits there."""

    commitment: Digest | None = None


class Decline(Command):
    """Not in the next game."""


class Speak(Command, tag="language"):
    """From now on, frames carry sentences in this language."""

    language: Language | None = None


class Preview(Command):
    """What would come of these answers?"""

    answers: Answers


class Why(Command):
    """Why are these answers not allowed?"""

    answers: Annotated[list[AnswerId], Meta(min_length=1, max_length=400)]


class Beliefs(Command):
    """What can the seat expect of what it does not see?"""


class Ping(Command):
    """Nothing."""


AnyCommand = (
    Answer
    | Undo
    | Plan
    | Prefer
    | Pace
    | Ready
    | Resign
    | Hint
    | Say
    | React
    | Rename
    | Leave
    | Return
    | Commit
    | Reveal
    | Meal
    | Fill
    | Empty
    | Replace
    | Start
    | Host
    | Close
    | Rematch
    | Decline
    | Speak
    | Preview
    | Why
    | Beliefs
    | Ping
)
read_command = msgspec.json.Decoder(AnyCommand).decode
read_hello = msgspec.json.Decoder(Hello).decode
read_new_table = msgspec.json.Decoder(NewTable).decode
read_join_code = msgspec.json.Decoder(JoinCode).decode
read_sit_down = msgspec.json.Decoder(SitDown).decode
read_answers = msgspec.json.Decoder(GivenAnswers).decode
