"""Staged turns and what may be taken back of them: worked out from what others were shown."""

from typing import Any

from stockpile.engine.declared.events import having
from stockpile.engine.game import Game
from stockpile.engine.question import Refusal
from stockpile.session.seat import Seat
from stockpile.session.turn import Turn

# Events that show their author nothing new: only after these may a staged turn go on, or an answer be taken back.
# Closed by default, or one could stage a Boom, read what it shows, and withdraw.
HARMLESS = frozenset(name.encode() for name in having("harmless"))  # as they stand in the line of an event
# What a card of the box pays or costs follows from what its owner knows; of a plug-in card nobody can tell.
RECKONED = frozenset({b"gained", b"paid"})
NOTHING_TO_UNDO = Refusal("", "nothing-to-undo")
ALREADY_SEEN = Refusal("", "already-seen")


def staged(game: Game, seat: int, answers: list[Any]) -> Game | Refusal:
    """What would come of a seat's answers, on a fork of the game; all of them count, or none."""
    after = game.fork()
    for number, given in enumerate(answers):
        since = after.event_count
        refused = after.refusal(given, seat=seat)
        if refused is not None:
            return refused
        after.answer(given, seat=seat)
        if number + 1 < len(answers) and not is_harmless(after, seat, since):
            return Refusal("", "stage-ends")
    return after


def taken(game: Game, seat: int, answers: list[Any]) -> Game | Refusal:
    """The game after a seat's answers, to go on with: it plays on along the tape that everybody is told from."""
    tried = staged(game, seat, answers) if len(answers) > 1 else game.refusal(answers[0], seat=seat)
    if isinstance(tried, Refusal):
        return tried
    after = game.clone()
    for given in answers:
        after.answer(given, seat=seat)
    return after


def is_harmless(game: Game, seat: int, since: int) -> bool:
    """Whether the last answer, whose events come after `since`, has shown its author nothing."""
    return tell_nothing(game, game.event_lines(seat, since))


def tell_nothing(game: Game, lines: list[bytes]) -> bool:
    """The same from the events themselves."""
    return harmless(game).issuperset(map(name_of, lines))


def harmless(game: Game) -> frozenset[bytes]:
    """The events that show their author nothing in this game."""
    return HARMLESS - RECKONED if game.setup.content else HARMLESS


def name_of(line: bytes) -> bytes:
    """What an event is called; every line begins with number and name, and this is asked for at each answer."""
    return line.split(b'"', 6)[5]


def undo_refusal(game: Game, turn: Turn, seats: list[Seat], seat: int) -> Refusal | None:
    """Only one's own last answer, if it has shown nothing and no other person's view is another one now."""
    before = turn.last
    if before is None or turn.seat != seat or seats[seat].player is not None:
        return NOTHING_TO_UNDO
    since = before.event_count
    for other, place in enumerate(seats):
        if other != seat and place.bot is None and game.has_told(other, since):
            return ALREADY_SEEN
    return None if is_harmless(game, seat, since) else ALREADY_SEEN
