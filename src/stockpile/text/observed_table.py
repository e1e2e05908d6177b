"""The table of a text observation: piles and bids, pairs, and what the seats have lying open."""

from collections.abc import Iterator, Mapping
from typing import Any

from stockpile.engine.names import FEES
from stockpile.engine.setup.setup import Setup
from stockpile.text.bids import blocked_space, shown_investors
from stockpile.text.cards import forecast_sign
from stockpile.text.fitting import ALWAYS, Piece
from stockpile.text.naming import Naming
from stockpile.text.pairs import pair_owner
from stockpile.text.words import Words

OTHERS = 1  # ranks: what others are known to have goes last of all that may go
USED, PLAYED = 6, 7


def seat_sign(words: Words, seat: int) -> str:
    """A seat by its number, as the notation counts: P1, P2 …"""
    return words("agent-seat", number=seat + 1)


class ObservedTable:
    """What lies on the table, as a view shows it."""

    def __init__(self, words: Words, naming: Naming, setup: Setup, view: Mapping[str, Any]) -> None:
        self.words = words
        self.naming = naming
        self.setup = setup
        self.view = view

    def sign(self, seat: int) -> str:
        """A seat, or you."""
        return self.words("you") if seat == self.view["seat"] else seat_sign(self.words, seat)

    def cards(self, counts: Mapping[str, int]) -> str:
        """Cards by kind, as the notation calls them."""
        listed = [(self.naming(key), count) for key, count in counts.items() if count]
        if self.naming.seed is not None:
            listed.sort()
        return " ".join(name if count == 1 else f"{count}×{name}" for name, count in listed) or "-"

    def pairs(self) -> list[str]:
        """All pairs by the numbers that answers call them by."""
        return [f"{number} {self.pair(number - 1, pair)}" for number, pair in enumerate(self.view["pairs"], 1)]

    def pair(self, place: int, pair: Mapping[str, Any]) -> str:
        """One pair: whose it is, and what it says as far as it is known."""
        owner = pair_owner(self.setup, place)
        whose = "" if owner is None else self.sign(owner)
        if pair["up"]:
            whose = self.words("agent-open")
        known = pair["company"] != "?" or pair["forecast"] != "?"
        said = f"{self.naming(pair['company'])} {forecast_sign(pair['forecast'])}" if known else "?"
        return f"{whose or self.words('agent-hidden')} {said}"

    def piles(self) -> list[str]:
        """Each pile with its cards and the bid on it."""
        return [self.pile(number, pile) for number, pile in enumerate(self.view["piles"])]

    def pile(self, number: int, pile: list[dict[str, Any]]) -> str:
        """One pile; cards that lie face-down are in brackets, with who placed them."""
        cards = " ".join(self.pile_card(card) for card in pile)
        offers = self.view.get("offers") or ()
        if number < len(offers) and offers[number]:
            cards = f"{cards} {offers[number]}".strip()
        line = self.words("agent-pile", number=number + 1, cards=cards or "-")
        bid = self.view["bids"][number]
        if bid is not None:
            line += " | " + self.words("agent-bid", who=self.sign(bid["seat"]), value=bid["value"])
        blocked = blocked_space(self.setup, dict(self.view), number)
        if blocked is not None:
            line += ", " + self.words("agent-blocked", value=self.setup.table.bids[blocked])
        return line

    def pile_card(self, card: Mapping[str, Any]) -> str:
        """A card of a pile."""
        name = self.naming(card["card"])
        if card["up"]:
            return name
        return f"[{name} {self.sign(card['by'])}]" if "by" in card else f"[{name}]"

    def open_cards(self, seat: int, rank: int) -> Iterator[Piece]:
        """What lies open before a seat: fees, bonds, commerce cards, investors, strategies."""
        view, words = self.view, self.words
        if any(view["fees"][seat]):
            owed = dict(zip(FEES, view["fees"][seat], strict=True))
            yield Piece(words("agent-fees", cards=self.cards(owed)), ALWAYS)
        if "bonds" in view:
            yield Piece(words("agent-bonds", count=view["bonds"][seat]), ALWAYS)
        if "commerce" in view:
            goods = {**view["commerce"][seat]["commodities"], "tax": view["commerce"][seat]["taxes"]}
            if any(goods.values()):
                yield Piece(words("agent-goods", cards=self.cards(goods)), rank)
        if shown := shown_investors(dict(view), seat):
            yield Piece(words("agent-investors", cards=" ".join(shown)), rank)
        used = view["tally"][seat]["used"] if "tally" in view else ()
        if used:
            yield Piece(words("agent-used", cards=" ".join(used)), USED)
        if "strategies" in view and view["strategies"][seat]["played"]:
            yield Piece(words("agent-played", cards=" ".join(view["strategies"][seat]["played"])), PLAYED)

    def other(self, seat: int) -> Iterator[Piece]:
        """What is known of another seat."""
        view, words = self.view, self.words
        half = view["regular"][seat]
        known = half.get("mine", half["public"])["known"]
        said = words("agent-half-known", size=half["size"], cards=self.cards(known))
        yield Piece(words("agent-cash", amount=view["cash"][seat]))
        yield Piece(said if known else words("agent-half", size=half["size"]))
        if view["split"][seat]:
            yield Piece(words("agent-split", cards=self.cards(view["split"][seat])))
        yield from self.open_cards(seat, OTHERS)
        if "strategies" in view:
            yield Piece(words("agent-strategy-count", count=len(view["strategies"][seat]["hand"])), USED)

    def effects(self) -> Iterator[Piece]:
        """Cards on pairs, bets, and stocks that are locked or protected."""
        view = self.view
        for tuck in view.get("tucks", ()):
            yield Piece(self.words("agent-tuck", card=tuck["strategy"], number=tuck["pair"] + 1))
        for bet in view.get("bets", ()):
            company, who = self.naming(bet["company"]), self.sign(bet["seat"])
            yield Piece(self.words("agent-bet", card=bet["strategy"], company=company, who=who))
        for field in ("locked", "protected"):
            if view.get(field):
                companies = " ".join(self.naming(key) for key in self.naming.in_order(view[field]))
                yield Piece(self.words(f"agent-{field}", cards=companies))
        if view.get("heir") is not None:
            yield Piece(self.words("agent-heir", who=self.sign(view["heir"])))
