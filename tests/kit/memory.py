"""What one observer remembers of the regular halves, kept by the letter of KNO-3 to KNO-5 from the facts it is told.

It reads the names and arguments of the observer's events, never what they set, and knows nothing of the engine. What
an observer looks at (a pile, a half) it is shown by whoever tells it the events.
"""

from collections import Counter
from collections.abc import Mapping
from typing import Any

from kit.deals import ACTION_CARDS
from kit.printed import COMPANIES

Event = Mapping[str, Any]
HELD = (*COMPANIES, *ACTION_CARDS)
SHOWING = ("split-paid", "split-shown", "bankrupt-lost", "fee-paid")


class Half:
    """Another's regular half, as the observer remembers it."""

    def __init__(self) -> None:
        self.known = Counter[str]()
        self.unknown = Counter[int]()  # cards that cannot be named, by the round they came in
        self.start: str | None = "?"  # a company, "?" while it is a card of its own, None when nobody can tell any more
        self.is_whole = True  # no stock card has left it
        self.split = Counter[str]()  # the cards of the split half, which are open


class Memory:
    """All that one observer (None: the table as a whole) remembers of the others."""

    def __init__(self, setup: Mapping[str, Any], observer: int | None) -> None:
        self.setup = setup
        self.observer = observer
        self.round = 0
        self.halves = [Half() for _ in range(setup["players"])]
        self.excluded: dict[int, set[str]] = {}
        self.piles: dict[int, list[str]] = {}
        self.turned_over: str | None = None  # the company that is splitting or going bankrupt
        self.sight: Mapping[str, Any] = {}
        self.table = Memory(setup, None) if observer is not None else self
        if not setup.get("starting_cards", True):
            for half in self.halves:
                half.start = None

    def hear(self, event: Event, public: Event, sight: Mapping[str, Any]) -> None:
        """Takes in one event, as the observer and as the whole table is told it; `sight` is what a look would show."""
        if self.table is not self:
            self.table.hear(public, public, {})
        self.sight = sight
        if self.turned_over and event["event"] not in SHOWING:
            for lot in range(self.round + 1):
                self.excluded.setdefault(lot, set()).add(self.turned_over)
            self.turned_over = None
        name = event["event"].replace("-", "_")
        getattr(self, f"on_{name}", self.on_nothing)(event)

    def on_nothing(self, event: Event) -> None:
        """Most events say nothing about regular halves."""

    def on_starting_card(self, event: Event) -> None:
        """Everybody gets one, and sees the own (SET-6)."""
        half = self.halves[event["seat"]]
        if event["seat"] == self.observer:
            half.start = event["card"]
        else:
            half.unknown[0] += 1

    def on_round_started(self, event: Event) -> None:
        """Cards that come in from now on came in this round."""
        self.round = event["round"]

    def on_opened(self, event: Event) -> None:
        """An open card on a pile."""
        self.piles.setdefault(event["pile"], []).append(event["card"])

    def on_placed(self, event: Event) -> None:
        """An open card, an own one, or one that cannot be named."""
        self.piles.setdefault(event["pile"], []).append(event["card"])

    def on_laid(self, event: Event) -> None:
        """A commerce card or the First Player Card, open; it goes into no half."""
        self.piles.setdefault(event["pile"], []).append(event["card"])

    def on_card_moved(self, event: Event) -> None:
        """A card goes to another pile as it lies: those who knew it still do (INV:mark)."""
        card = self.piles[event["pile"]].pop(event["place"])
        self.piles.setdefault(event["to"], []).append(card)

    def on_pile_looked(self, event: Event) -> None:
        """Who looks knows the whole pile from then on (INV:warren)."""
        if event["seat"] == self.observer is not None:
            self.piles[event["pile"]] = [entry["card"] for entry in self.sight["piles"][event["pile"]]]

    def on_pile_taken(self, event: Event) -> None:
        """Fees are shown, the rest goes face-down into the half: what was known stays known (DEM-8)."""
        cards = Counter(self.piles.pop(event["pile"], []))
        hidden_fees = event["fees"] - sum(n for card, n in cards.items() if card.startswith("fee"))
        half = self.halves[event["seat"]]
        if event["seat"] == self.observer:
            return
        half.unknown[self.round] += cards.pop("?", 0) - hidden_fees
        half.known.update({card: n for card, n in cards.items() if card in HELD})

    def on_action_played(self, event: Event) -> None:
        """An action card leaves the half; it was bought this round."""
        self.leave(event["seat"], event["card"], 1)

    def on_sold(self, event: Event) -> None:
        """A regular card leaves; half of a split card comes in, shown (SEL-2)."""
        if event["how"] == "regular":
            self.leave(event["seat"], event["company"], 1)
            return
        self.halves[event["seat"]].split[event["company"]] -= 1
        if event["how"] == "half":
            self.come_shown(event["seat"], event["company"])

    def come_shown(self, seat: int, card: str) -> None:
        """A card comes into a half in sight of all."""
        if seat != self.observer:
            self.halves[seat].known[card] += 1

    def on_taken(self, event: Event) -> None:
        """A card of the open discard."""
        self.come_shown(event["seat"], event["company"])

    def on_turned_back(self, event: Event) -> None:
        """A split card goes back to the regular half."""
        self.halves[event["seat"]].split[event["company"]] -= 1
        self.come_shown(event["seat"], event["company"])

    def on_given_up(self, event: Event) -> None:
        """A regular card goes to the discard, shown."""
        self.leave(event["seat"], event["card"], 1)

    def on_made_split(self, event: Event) -> None:
        """A regular card goes to the split half, shown."""
        self.leave(event["seat"], event["company"], 1)
        self.halves[event["seat"]].split[event["company"]] += 1

    def on_showed(self, event: Event) -> None:
        """So many shares are shown and stay; split cards, which are open, come first and count two."""
        cards = event["shares"] - 2 * self.halves[event["seat"]].split[event["company"]]
        if event["seat"] != self.observer:
            self.show(event["seat"], event["company"], cards)

    def on_half_looked(self, event: Event) -> None:
        """Who is shown a half knows all of it, and the starting card if it can be only one (STR:subpoena)."""
        if event["seat"] != self.observer or self.observer is None:
            return
        seat = event["other"]
        half = self.halves[seat]
        new = Counter[str](self.sight["regular"][seat]) - half.known
        if half.start == "?" and half.unknown[0] > 0:
            others = {other.start for other in self.halves if other.is_whole}
            starts = {card for card in new if card not in ACTION_CARDS and self.may_be(seat, 0, card)} - others
            half.start = starts.pop() if len(starts) == 1 else None
        half.known += new
        half.unknown.clear()

    def on_split_shown(self, event: Event) -> None:
        """Regular cards of the company move to the split half (MOV-4)."""
        self.leave(event["seat"], event["company"], event["cards"])
        self.halves[event["seat"]].split[event["company"]] += event["cards"]

    def on_bankrupt_lost(self, event: Event) -> None:
        """Cards of the company are discarded (MOV-5)."""
        self.leave(event["seat"], event["company"], event["regular"])
        self.halves[event["seat"]].split[event["company"]] = 0

    def on_split(self, event: Event) -> None:
        """All cards of the company are shown: then no card in a regular half is of it (KNO-5)."""
        self.turned_over = event["company"]

    on_bankrupt = on_split

    def on_claimed(self, event: Event) -> None:
        """Cards that the table had not seen are shown and stay (MOV-6)."""
        if event["seat"] != self.observer:
            public = self.table.halves[event["seat"]].known[event["company"]]
            already = 0 if self.table is self else event["cards"]  # the table has heard it before
            self.show(event["seat"], event["company"], public - already + event["cards"])

    # KNO-4

    def may_be(self, seat: int, lot: int, card: str) -> bool:
        """Whether an unknown card that came in that round can be of this kind."""
        if card in ACTION_CARDS:
            return lot == self.round
        if card in self.excluded.get(lot, ()):
            return False
        if lot == 0 and self.halves[seat].start == "?":
            return card not in {half.start for half in self.halves if half.is_whole}  # starting cards differ (KNO-5)
        return True

    def name_unknown(self, seat: int, card: str, count: int) -> None:
        """Cards that could not be named were of this kind: the longest-held that can be (KNO-4)."""
        half = self.halves[seat]
        for lot in sorted(half.unknown):
            if self.may_be(seat, lot, card):
                taken = min(count, half.unknown[lot])
                half.unknown[lot] -= taken
                count -= taken
        assert count == 0, f"{count} cards of {card} in the half of seat {seat} that cannot have been there"

    def leave(self, seat: int, card: str, count: int) -> None:
        """Cards leave a half in sight of all."""
        half = self.halves[seat]
        if count == 0:
            return
        if seat != self.observer:
            named = min(count, half.known[card])
            half.known[card] -= named
            self.name_unknown(seat, card, count - named)
        if card not in ACTION_CARDS:
            half.is_whole = False
            if seat != self.observer:
                half.start = None

    def show(self, seat: int, card: str, count: int) -> None:
        """At least so many cards of a kind are in the half."""
        half = self.halves[seat]
        missing = count - half.known[card]
        if missing <= 0:
            return
        had_start = half.unknown[0] > 0
        self.name_unknown(seat, card, missing)
        half.known[card] += missing
        if had_start and half.unknown[0] == 0 and half.start == "?":
            others = [lot for lot, n in half.unknown.items() if lot and n and self.may_be(seat, lot, card)]
            half.start = None if others else card  # certain only if no other unknown card can have been meant

    def book(self, seat: int) -> dict[str, Any]:
        """What is remembered of a half, as a view writes it."""
        half = self.halves[seat]
        return {
            "known": dict(+half.known),
            "unknown": {str(lot): n for lot, n in sorted(half.unknown.items()) if n},
            "start": half.start,
        }
