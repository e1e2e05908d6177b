"""What a finished game tells of itself: everybody's worth by round, where the money came from, what turned it."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from stockpile.bots.goods import worth as goods_worth
from stockpile.engine.game import Game
from stockpile.engine.setup.boxes import box_of

MOST_TURNS = 6
# Which cause an event's money counts for. Cash is public and every change of it is in some event, so the sums are
# exact whatever is in play; an event that is not named here counts as "other".
CAUSES: Mapping[str, str] = {
    "starting-cash": "start",
    "investor-won": "bids",
    "bid-paid": "bids",
    "fee-paid": "fees",
    "sold": "sales",
    "dividend-paid": "dividends",
    "claimed": "dividends",
    "split-paid": "splits",
    "interest": "interest",
    "bonds-bought": "bonds",
    "bonds-paid": "bonds",
    "commodities-paid": "commodities",
    "taxes-paid": "taxes",
    "majority": "majorities",
    "final-sale": "shares",
    "gained": "powers",
    "paid": "powers",
    "given": "powers",
    "bet-settled": "powers",
    "fees-gained": "powers",
}
# Events that begin something that may turn a game; what follows belongs to it until the next of them.
ROOTS = frozenset({"pair-shown", "action-played", "bid-paid", "round-ended", "stage-began", "sold", "final-sale"})
ALONE = frozenset({"majority", "commodities-paid", "taxes-paid"})


@dataclass
class _Happening:
    """One thing that happened, with all that followed from it, and what it did to everybody's worth."""

    first: dict[str, Any]
    round_number: int
    before: list[int]
    after: list[int] = field(default_factory=list)
    names: dict[str, dict[str, Any]] = field(default_factory=dict)

    @property
    def swing(self) -> list[int]:
        """By how much each seat's worth changed."""
        return [after - before for after, before in zip(self.after, self.before, strict=True)]

    @property
    def weight(self) -> float:
        """How far the seats were driven apart: what changes all alike turns nothing."""
        mean = sum(self.swing) / len(self.swing)
        return max(abs(change - mean) for change in self.swing)


def story(game: Game) -> dict[str, Any]:
    """The story of a game that is over; a ValueError if it is not, for what everybody held is a secret until then."""
    if not game.over or game.result is None:
        raise ValueError("the game is not over")
    return _Telling(game).told()


class _Telling:
    """Folds every seat's own events side by side: together they show all cards, each event once."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._setup = game.record("all").setup
        start = Game.replay(game.record("all"), 0)
        self._seats = list(self._setup.seats)
        self._views = [start.view(seat).to_dict() for seat in self._seats]
        self._since = self._views[0]["events"]
        self._causes: list[dict[str, int]] = [{"start": int(cash)} for cash in self._views[0]["cash"]]
        self._happenings: list[_Happening] = []

    def told(self) -> dict[str, Any]:
        """All of it as plain JSON."""
        assert self._game.result is not None
        rounds = [self._row(0)]
        for events in self._events():
            self._count(events[0])
            for view, event in zip(self._views, events, strict=True):
                _assign(view, event["set"])
            self._note(events[0])
            if events[0]["event"] == "round-ended":
                rounds.append(self._row(int(events[0]["round"])))
        totals = self._game.result.scores
        rounds.append({"round": len(rounds) - 1, "final": True, "worth": list(totals), "cash": list(totals)})
        return {"rounds": rounds, "causes": self._by_cause(totals), "turns": self._turns()}

    def _events(self) -> Iterator[tuple[dict[str, Any], ...]]:
        """For each event what each seat was told of it; what was told before the first answer is in the views."""
        yield from zip(*(self._game.events(seat, self._since) for seat in self._seats), strict=True)

    # Worth

    def _row(self, number: int) -> dict[str, Any]:
        cash = [int(amount) for amount in self._views[0]["cash"]]
        return {"round": number, "final": False, "worth": self._worths(), "cash": cash}

    def _worths(self) -> list[int]:
        return [self._worth(seat) for seat in self._seats]

    def _worth(self, seat: int) -> int:
        """Cash, shares at today's price, bonds and goods, less the fees that are still owed."""
        view, table = self._views[seat], self._setup.table
        cards, doubles = view["regular"][seat]["cards"], view["split"][seat]
        worth = int(view["cash"][seat])
        for company, market in view["market"].items():
            worth += int(market["price"]) * (cards.get(company, 0) + 2 * doubles.get(company, 0))
        worth -= sum(int(n) * value for n, value in zip(view["fees"][seat], table.fee_values, strict=True))
        if view.get("bonds"):
            worth += int(view["bonds"][seat]) * box_of(self._setup).bond_price
        if view.get("commerce"):
            worth += goods_worth(self._setup, view["commerce"][seat])
        return int(worth)

    # Causes

    def _count(self, event: dict[str, Any]) -> None:
        cause = CAUSES.get(event["event"], "other")
        for path, value in event["set"].items():
            name, _, key = path.partition(".")
            if name == "cash":
                seat = int(key)
                change = int(value) - int(self._views[0]["cash"][seat])
                self._causes[seat][cause] = self._causes[seat].get(cause, 0) + change

    def _by_cause(self, totals: list[int]) -> list[dict[str, int]]:
        found = []
        for seat, causes in enumerate(self._causes):
            kept = {cause: amount for cause, amount in causes.items() if amount or cause == "start"}
            found.append({**kept, "total": totals[seat]})
        return found

    # Turning points

    def _note(self, event: dict[str, Any]) -> None:
        """Adds an event to what it follows from, or begins something new with it."""
        kind, worths = event["event"], self._worths()
        if kind in ROOTS or kind in ALONE or not self._happenings:
            before = self._happenings[-1].after if self._happenings else worths
            self._happenings.append(_Happening(event, int(self._views[0]["round"]), before))
        happening = self._happenings[-1]
        happening.after = worths
        happening.names.setdefault(kind, event)

    def _turns(self) -> list[dict[str, Any]]:
        """What drove the seats apart most, the greatest first."""
        told = [(one, _said(one)) for one in self._happenings if one.weight > 0]
        named = [(one, said) for one, said in told if said is not None]
        named.sort(key=lambda pair: (-pair[0].weight, pair[0].first["n"]))
        return [
            {
                "event": one.first["n"],
                "round": one.round_number,
                "key": key,
                "args": args,
                "swing": one.swing,
                "seat": max(self._seats, key=lambda seat: abs(one.swing[seat] - sum(one.swing) / len(one.swing))),
            }
            for one, (key, args) in named[:MOST_TURNS]
        ]


def _said(one: _Happening) -> tuple[str, dict[str, Any]] | None:
    """The key and arguments of what happened; None for what has no name of its own, such as a sale."""
    names, first = one.names, one.first
    for kind in ("bankrupt", "split"):
        if kind in names:
            return f"turn-{kind}", {"company": names[kind]["company"]}
    if first["event"] == "action-played":
        return f"turn-{first['card']}", {"seat": first["seat"], "company": first["company"]}
    if "dividend" in names:
        return "turn-dividend", {"company": names["dividend"]["company"]}
    if first["event"] == "pair-shown" and "moved" in names:
        moved = names["moved"]
        key = "turn-rise" if moved["by"] > 0 else "turn-fall"
        return key, {"company": moved["company"], "by": abs(moved["by"])}
    if first["event"] == "bid-paid" and "pile-taken" in names:
        return "turn-pile", {"seat": first["seat"], "pile": first["pile"] + 1, "amount": first["amount"]}
    if first["event"] == "majority":
        return "turn-majority", {"seat": first["seat"], "company": first["company"]}
    if first["event"] in ("commodities-paid", "taxes-paid"):
        return f"turn-{first['event'].removesuffix('-paid')}", {"seat": first["seat"]}
    return None


def _assign(view: dict[str, Any], changes: Mapping[str, Any]) -> None:
    """As every client folds an event into its view."""
    for path, value in changes.items():
        name, dot, key = path.partition(".")
        if not dot:
            view[name] = value
        elif isinstance(view[name], list):
            view[name][int(key)] = value
        else:
            view[name][key] = value
