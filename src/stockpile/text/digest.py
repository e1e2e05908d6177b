"""The rules in at most 6,000 characters: what is played, how answers are written, and the cards in sight."""

from collections.abc import Iterator
from typing import Any

from stockpile.engine.names import COMPANIES
from stockpile.engine.setup.boxes import box_of
from stockpile.engine.setup.setup import Setup
from stockpile.engine.view import View
from stockpile.text.bids import shown_investors
from stockpile.text.cards import cost_words, effect_words, power_words
from stockpile.text.naming import Naming
from stockpile.text.words import Words

LIMIT = 6000
PARTS = ("goal", "round", "information", "supply", "demand", "action", "selling", "movement", "end")
NOTATION = {
    "": "agent-notation",
    "bonds": "agent-notation-bonds",
    "commerce": "agent-notation-commerce",
    "first-player-card": "agent-notation-first-player-card",
    "investors": "agent-notation-investors",
    "strategies": "agent-notation-strategies",
}
POWERED = ("investors", "strategies")


def rules_digest(what: View | Setup, lang: str = "en", *, renamed: int | None = None) -> str:
    """At most 6,000 characters of rules for a setup, or for a view with the texts of the cards that it shows."""
    return Digest(what, lang, renamed).text()


class Digest:
    """The rules of one setup, in one language."""

    def __init__(self, what: View | Setup, lang: str, renamed: int | None) -> None:
        self.naming = Naming(renamed)
        self.words: Words = self.naming.words(lang)
        self.setup = what if isinstance(what, Setup) else what.setup
        self.view: dict[str, Any] = {} if isinstance(what, Setup) else what.to_dict()

    def text(self) -> str:
        """The rules, and the texts of as many cards as there is room for, the own first; all are named."""
        lines, keys = list(self.rules()), self.cards()
        told = [self.card(key) for key in keys]
        for count in range(len(keys), -1, -1):
            cards = [self.words("agent-cards"), *told[:count]] if count else []
            more = [self.words("agent-cards-more", list=" ".join(keys[count:]))] if keys[count:] else []
            text = "\n".join((*lines, *cards, *more))
            if len(text) <= LIMIT:
                break
        return text

    def rules(self) -> Iterator[str]:
        """Phases, modules, tracks, notation."""
        numbers = self.numbers()
        yield from (self.words(f"agent-rules-{part}", **numbers) for part in PARTS)
        if self.setup.players == 2:
            yield self.words("agent-rules-two", **numbers)
        if self.setup.modules:
            yield self.words("agent-modules", list=", ".join(self.setup.modules))
        yield from (self.words(f"agent-module-{module}", **numbers) for module in self.setup.modules)
        yield self.words("agent-tracks", list="; ".join(self.tracks()))
        yield " ".join(self.notation())

    def numbers(self) -> dict[str, Any]:
        """What the sentences count; a sentence takes what it needs."""
        table, box, printed = self.setup.table, box_of(self.setup), self.setup.printed
        return {
            "players": self.setup.players,
            "rounds": table.rounds,
            "cash": table.cash,
            "companies": len(table.companies),
            "bids": ", ".join(map(str, table.bids)),
            "fees": ", ".join(f"fee{n} {self.words.money(value)}" for n, value in enumerate(table.fee_values, 1)),
            "forecasts": ", ".join(table.forecasts).replace("-", "−"),
            "split": box.split_pays,
            "majority": box.majority,
            "tie": box.majority_tie,
            "bond": box.bond_price,
            "interest": printed["bonds"]["interest"],
            "sets": ", ".join(map(str, printed["commerce"]["sets"][1:])),
            "taxes": ", ".join(map(str, printed["commerce"]["tax_costs"][1:])),
        }

    def tracks(self) -> list[str]:
        """The spaces of every stock: where it starts, where it goes after a split, and dollar signs."""
        found: dict[str, list[str]] = {}
        for key in self.naming.in_order(self.setup.table.companies):
            track = self.setup.table.tracks[COMPANIES.index(key)]
            signs = track.signs or (0,) * len(track.spaces)
            marks = ["$" * count for count in signs]
            marks[track.start] += "s"
            marks[track.reset] += "r"
            spaces = " ".join(f"{value}{mark}" for value, mark in zip(track.spaces, marks, strict=True))
            found.setdefault(spaces, []).append(self.naming(key))
        return [f"{', '.join(names)}: {spaces}" for spaces, names in found.items()]

    def notation(self) -> list[str]:
        """How answers are written."""
        example = self.naming(self.naming.in_order(self.setup.table.companies)[-1])
        wanted = [key for module, key in NOTATION.items() if not module or module in self.setup.modules]
        if any(module in POWERED for module in self.setup.modules):
            wanted.append("agent-notation-picks")
        return [self.words(key, company=example) for key in wanted]

    def cards(self) -> list[str]:
        """The investors and strategies that the view shows, the own first, those that were played last."""
        view = self.view
        if not view:
            return []
        seats = sorted(self.setup.seats, key=lambda seat: seat != view["seat"])
        investors = view.get("investors") or [{"dealt": []} for _ in seats]
        strategies = view.get("strategies") or [{"hand": [], "played": []} for _ in seats]
        found: list[str] = []
        for seat in seats:
            found += [*shown_investors(view, seat), *investors[seat]["dealt"], *strategies[seat]["hand"]]
        found += view.get("offers") or []
        found += [tuck["strategy"] for tuck in (*view.get("tucks", ()), *view.get("bets", ()))]
        for seat in seats:
            found += strategies[seat]["played"]
        return [key for key in dict.fromkeys(found) if key and key != "?"]

    def card(self, key: str) -> str:
        """What a card is called, costs and does."""
        return card_line(self.words, self.setup, key)


def card_line(words: Words, setup: Setup, key: str) -> str:
    """A card with a power in one line: its key, its name, what it costs and what it does."""
    printed = setup.printed
    values = printed.get("investors", {}).get(key) or printed.get("strategies", {}).get(key) or {}
    amount = values.get("amount", 0)
    cost = cost_words(words, key, values.get("cost", 0), amount)
    told = effect_words(words, key, amount, values.get("track", ()))
    return words("agent-card", key=key, name=power_words(words, key), text=f"{cost} {told}".strip())
