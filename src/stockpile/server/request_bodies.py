"""What clients send over HTTP, as types: read, checked and described from one definition."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from stockpile.server.request_fields import (
    Answers,
    BotKey,
    Digest,
    MoveId,
    Name,
    OnlyAnswers,
    PaceWord,
    Revision,
    SeatNumber,
    Seconds,
)
from stockpile.session.entry import NAME_LENGTH


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
    components: Literal["printed", "balanced"] = "printed"  # engine/setup/named_sets.py; a test holds them alike
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


class GivenAnswers(Struct, forbid_unknown_fields=True):
    """One answer, or a staged turn, over HTTP."""

    revision: Revision
    move_id: MoveId
    answers: Answers


read_new_table = msgspec.json.Decoder(NewTable).decode
read_join_code = msgspec.json.Decoder(JoinCode).decode
read_sit_down = msgspec.json.Decoder(SitDown).decode
read_answers = msgspec.json.Decoder(GivenAnswers).decode
