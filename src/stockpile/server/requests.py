"""The commands of clients, as types: read, checked and described from one definition."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from stockpile.server.request_fields import (
    AnswerId,
    Answers,
    BotKey,
    CommandId,
    Digest,
    Language,
    MoveId,
    Name,
    OnlyAnswers,
    PaceWord,
    Revision,
    SeatNumber,
    Token,
)
from stockpile.session.entry import MOST_MEAL, TEXT_LENGTH, WISHES


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


class Undo(Command):
    """The last answer is taken back."""

    revision: Revision
    move_id: MoveId


class Wish(Struct, forbid_unknown_fields=True):
    """A pile (None: whichever is cheapest) for at most so much."""

    most: Annotated[int, Meta(ge=0, le=1000)]
    pile: Annotated[int, Meta(ge=0, le=99)] | None = None


class PlanAhead(Command, tag="plan"):
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


class AskBeliefs(Command, tag="beliefs"):
    """What can the seat expect of what it does not see? With `reads`, in the light of what the others did."""

    reads: bool = False


class Ping(Command):
    """Nothing."""


AnyCommand = (
    Answer
    | Undo
    | PlanAhead
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
    | AskBeliefs
    | Ping
)
read_command = msgspec.json.Decoder(AnyCommand).decode
read_hello = msgspec.json.Decoder(Hello).decode
