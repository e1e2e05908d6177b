"""The accounts of a ledger, and what lies in those of the seats."""

from collections.abc import Mapping, Sequence
from typing import Any

from stockpile.bots.goods import sets_worth, taxes_cost
from stockpile.engine.setup.boxes import box_of
from stockpile.engine.setup.setup import Setup

BANK, MARKET, BOX = "bank", "market", "box"
CASH, SHARES, BONDS, GOODS, TAXES, FEES = "cash", "shares", "bonds", "goods", "taxes", "fees"
# With whom an account deals outside of its seat; the box is where cards come from and go to.
COUNTERPARTS = {CASH: BANK, SHARES: BOX, BONDS: BOX, GOODS: BOX, TAXES: BOX, FEES: BANK}
# After these nothing of the account is left, though the cards still lie there.
CLOSED = {"bonds-paid": BONDS, "commodities-paid": GOODS, "taxes-paid": TAXES}
Place = tuple[int, str]  # a seat and one of its accounts


def account(seat: int, kind: str) -> str:
    """The name of a seat's account."""
    return f"seat-{seat}-{kind}"


def seat_of(name: str) -> int | None:
    """Whose account it is; None for those outside."""
    return int(name.split("-")[1]) if name.startswith("seat-") else None


class Holdings:
    """What everybody has, in cards and in thousands, folded from facts with nothing hidden."""

    def __init__(self, setup: Setup, views: Sequence[Mapping[str, Any]]) -> None:
        self.setup = setup
        self.bids: dict[int, int] = {}  # what stands on the track of each pile
        self.won: dict[int, int] = {}  # what each seat has bid for investors (IBV-3)
        self.prices = {company: int(stock["price"]) for company, stock in views[0]["market"].items()}
        self._cards = [dict(view["regular"][seat]["cards"]) for seat, view in enumerate(views)]
        self._doubles = [dict(double) for double in views[0]["split"]]
        self._values: dict[Place, int] = {}
        for seat in setup.seats:
            self._values[seat, SHARES] = self._shares_worth(seat)
            for kind, cell in ((CASH, "cash"), (FEES, "fees"), (BONDS, "bonds"), (GOODS, "commerce")):
                if views[0].get(cell):
                    self._set(seat, kind, views[0][cell][seat])

    def values(self) -> dict[Place, int]:
        """What lies in every account now."""
        return dict(self._values)

    def worths(self) -> list[int]:
        """What each seat is worth now, with what is owed."""
        worths = [0] * self.setup.players
        for (seat, _), amount in self._values.items():
            worths[seat] += amount
        return worths

    def cash(self) -> list[int]:
        """Each seat's cash now."""
        return [self._values[seat, CASH] for seat in self.setup.seats]

    def revalue(self, changes: Mapping[str, Any]) -> dict[int, int]:
        """New prices: by how much they change what each seat's shares are worth."""
        moved: dict[int, int] = {}
        for path, stock in changes.items():
            if not path.startswith("market."):
                continue
            company = path[7:]
            by = int(stock["price"]) - self.prices[company]
            self.prices[company] = int(stock["price"])
            for seat in self.setup.seats:
                amount = by * self.shares(seat, company)
                self._values[seat, SHARES] += amount
                moved[seat] = moved.get(seat, 0) + amount
        return moved

    def change(self, event: Mapping[str, Any]) -> dict[Place, int]:
        """By how much a fact changes each account, prices apart."""
        before = dict(self._values)
        for path, value in event["set"].items():
            name, _, key = path.partition(".")
            if name in ("regular", "split"):
                seat = int(key)
                if name == "regular":
                    self._cards[seat] = value["cards"]
                else:
                    self._doubles[seat] = value
                self._values[seat, SHARES] = self._shares_worth(seat)
            elif name in ("cash", "fees", "bonds"):
                self._set(int(key), name, value)
            elif name == "commerce":
                self._set(int(key), GOODS, value)
        if event["event"] in CLOSED:
            self._values[event["seat"], CLOSED[event["event"]]] = 0
        elif event["event"] == "game-ended":  # a fee that nobody could pay is forgiven
            self._values.update({(seat, FEES): 0 for seat in self.setup.seats})
        elif event["event"] == "bid":
            self.bids[event["pile"]] = int(event["value"])
        elif event["event"] == "investor-won":
            self.won[event["seat"]] = self.won.get(event["seat"], 0) + int(event["amount"])
        return {place: now - before.get(place, 0) for place, now in self._values.items() if now != before.get(place, 0)}

    def _set(self, seat: int, kind: str, value: Any) -> None:
        """A cell of the view, in thousands."""
        if kind == CASH:
            self._values[seat, CASH] = int(value)
        elif kind == FEES:
            owed = sum(int(n) * each for n, each in zip(value, self.setup.table.fee_values, strict=True))
            self._values[seat, FEES] = -owed
        elif kind == BONDS:
            self._values[seat, BONDS] = int(value) * box_of(self.setup).bond_price
        else:
            self._values[seat, GOODS] = sets_worth(self.setup, value["commodities"])
            self._values[seat, TAXES] = -taxes_cost(self.setup, int(value["taxes"]))

    def shares(self, seat: int, company: str) -> int:
        """How many shares a seat has; a split card counts two."""
        return int(self._cards[seat].get(company, 0)) + 2 * int(self._doubles[seat].get(company, 0))

    def _shares_worth(self, seat: int) -> int:
        return sum(price * self.shares(seat, company) for company, price in self.prices.items())
