"""What a seat can expect of each stock this round, from the pairs it knows and those that are left."""

from dataclasses import dataclass
from typing import Any

from stockpile.engine.names import COMPANIES
from stockpile.engine.setup import Setup, Track


@dataclass(frozen=True)
class Prospect:
    """One stock: its price now, and what a regular and a split card are expected to be worth after Movement."""

    price: int
    regular: float
    split: float

    @property
    def best(self) -> float:
        """What a regular card is worth to one who may sell it now or keep it."""
        return max(self.price, self.regular)


def walk(track: Track, space: int, by: int) -> tuple[float, float]:
    """What a regular and a split card are worth after a move, splits and bankruptcy included (MOV-2 to MOV-5)."""
    shares, paid = 1, 0
    for _ in range(abs(by)):
        if by < 0 and space == 0:
            return 0.0, 0.0
        if by > 0 and space + 1 == len(track.spaces):
            paid += 10
            shares = 2
            space = track.reset
            continue
        space += 1 if by > 0 else -1
    price = track.spaces[space]
    return float(shares * price + (paid - 10 if paid > 10 else 0)), float(2 * price + paid)


def follow(track: Track, space: int, forecast: str) -> tuple[float, float]:
    """The same for a forecast card."""
    if forecast.startswith("$"):
        price, dividend = track.spaces[space], len(forecast)
        return float(price + dividend), float(2 * (price + dividend))
    return walk(track, space, int(forecast))


def prospects(setup: Setup, view: dict[str, Any]) -> dict[str, Prospect]:
    """All stocks, from the view's JSON. In Movement, when pairs have moved already, only prices count."""
    known = {pair["company"]: pair["forecast"] for pair in view["pairs"] if pair["company"] != "?"}
    left = list(view["rolled"] if "dice" in setup.modules else setup.table.forecasts)
    for forecast in known.values():
        left.remove(forecast)
    moving = view["phase"] in ("movement", "round-end", "game-end", "over")
    result = {}
    for company in setup.table.companies:
        space, price = view["market"][company]["space"], view["market"][company]["price"]
        track = setup.table.tracks[COMPANIES.index(company)]
        chances = [known[company]] if company in known else left
        if moving or not chances:
            result[company] = Prospect(price, price, 2 * price)
            continue
        worths = [follow(track, space, forecast) for forecast in chances]
        regular, split = (sum(column) / len(worths) for column in zip(*worths, strict=True))
        result[company] = Prospect(price, regular, split)
    return result
