"""The fields of what clients send, with their bounds."""

from typing import Annotated, Literal

from msgspec import Meta

from stockpile.session.entry import MOVE_LENGTH, NAME_LENGTH, STAGED

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
