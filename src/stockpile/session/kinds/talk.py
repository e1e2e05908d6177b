"""Entries of what people say to each other."""

from stockpile.engine.question import Refusal
from stockpile.session.entry import NAME_LENGTH, REACTIONS, TEXT_LENGTH, Entry
from stockpile.session.kinds import shapes
from stockpile.session.kinds.kind import Kind, no_person, tidy
from stockpile.session.state import MatchState


class Said(Kind):
    """Somebody wrote something to all."""

    key = "said"
    fields = {"seat": shapes.is_int, "text": shapes.is_text}
    changes_table = False

    def check(self, match: MatchState, item: Entry, now: float) -> Refusal | None:
        return no_person(match, item["seat"]) or tidy(item, "text", TEXT_LENGTH)

    def apply(self, match: MatchState, item: Entry) -> None:
        match.said.say_in_chat(item, seat=item["seat"], text=item["text"])


class Reacted(Kind):
    """Somebody said something short that all languages have."""

    key = "reacted"
    fields = {"seat": shapes.is_int, "reaction": shapes.is_text}
    changes_table = False

    def check(self, match: MatchState, item: Entry, now: float) -> Refusal | None:
        if item["reaction"] not in REACTIONS:
            return Refusal("", "no-such-reaction", given=item["reaction"][:NAME_LENGTH])
        return no_person(match, item["seat"])

    def apply(self, match: MatchState, item: Entry) -> None:
        match.said.say_in_chat(item, seat=item["seat"], reaction=item["reaction"])
