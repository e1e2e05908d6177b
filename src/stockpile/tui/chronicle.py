"""What happened, in words, for one reader; only what is new is put into words."""

from collections.abc import Iterable, Iterator
from typing import Any

from stockpile.text.log import is_quiet, sentence
from stockpile.text.words import Words
from stockpile.tui.sitting import Sitting

# Moments in which nothing happens unless an ability is used: no heading without anything below it.
MOMENTS = frozenset(
    {"before-information", "before-demand", "bidding-ended", "end-of-demand", "end-of-selling", "after-selling"}
)


def worth_telling(events: Iterable[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """The events that a log tells: no questions, no cards dealt to others, no moments that went by."""
    moment = None
    for event in events:
        begins = event["event"] == "stage-began"
        if moment is not None and not begins:  # a question is enough: somebody may use an ability
            yield moment
        moment = event if begins and event["stage"] in MOMENTS else None
        if moment is None and not is_quiet(event):
            yield event


class Chronicle:
    """The sentences of one seat's events in one language."""

    def __init__(self, sitting: Sitting, words: Words, seat: int | None) -> None:
        self.sitting = sitting
        self.words = words
        self.seat = seat
        self.entries: list[tuple[int, bool, str]] = []  # event number, whether it is a heading, sentence
        self.read = 0

    def fits(self, sitting: Sitting, words: Words, seat: int | None) -> bool:
        """Whether this is the one that is wanted."""
        return self.sitting is sitting and self.words is words and self.seat == seat

    def lines(self) -> list[tuple[bool, str]]:
        """All lines up to now; what was taken back is forgotten."""
        last = self.sitting.view(self.seat).events
        if last < self.read:
            self.entries = [entry for entry in self.entries if entry[0] <= last]
            self.read = last
        seating = self.sitting.seating(self.seat)
        for event in worth_telling(self.sitting.events(self.seat, self.read)):
            said = sentence(self.words, self.sitting.setup, seating, event)
            self.entries.append((event["n"], event["event"] == "stage-began", said))
        self.read = last
        return [(heading, said) for _, heading, said in self.entries]
