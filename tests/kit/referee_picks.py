"""What cards let their owners pick, as far as the referee can see it in what follows."""

from collections.abc import Iterator

from kit.referee_market import MarketRules


class Picks(MarketRules):
    """Questions that are asked for the sake of a card, and what many cards do with the answer."""

    def pick(self, seat: int, kind: str, key: str) -> None:
        self.ask(seat, kind, card=key)

    def picks_again(self, kind: str) -> bool:
        """Whether the next thing is a question of the sort."""
        if self.peek() != "asked":
            return False
        ask: str = self.events[self.at]["ask"]
        return ask == kind

    def coming(self, law: str) -> str:
        """The company that was picked, as the event to come tells, or the one after a payment."""
        company = next((e.get("company", "?") for e in self.events[self.at :] if e["event"] != "paid"), "?")
        self.demand(f"a company that {law}", company in self.companies)
        return str(company)

    def shift(self, key: str, by: int, *others: str) -> str:
        """A card moves one stock, another than these and none that is locked up (STR-7)."""
        company = self.coming("is moved")
        self.demand(f"{key} may move {company} (STR-7)", company not in self.locked and company not in others)
        self.move(company, by)
        return company

    def sell_any(self, seat: int, key: str, extra: int, company: str | None = None) -> Iterator[int]:
        """Any number of cards at the price and something more (STR-7), counted as they are sold."""
        number = 0
        while self.has_cards(seat):
            self.pick(seat, "sell-by-card", key)
            if self.peek() != "sold":
                return
            sold = self.sell_one(seat, lambda stock: self.price(stock) + extra)
            self.demand("a card of the company", company in (None, sold))
            number += 1
            yield number

    def pay_with_card(self, seat: int, key: str) -> str | None:
        """One own stock card given up, or one split card turned back; the card given up."""
        self.pick(seat, "offer", key)
        if self.peek() == "turned-back":
            self.turn_back(seat)
            return None
        return self.give_up(seat, self.companies)

    def way(self) -> int:
        """Up or down by one space, as the event to come tells."""
        event = self.events[self.at]
        return -1 if event["event"] in ("bankrupt", "stopped") or event.get("by") == -1 else 1
