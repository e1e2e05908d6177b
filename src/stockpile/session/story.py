"""What a finished game tells of itself: everybody's worth by round, where the money came from, what turned it."""

from dataclasses import dataclass, field
from typing import Any

from stockpile.engine.declared.events import having
from stockpile.engine.game import Game
from stockpile.lab.ledger import Bookkeeper

MOST_TURNS = 6
ROOTS = having("turns")


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
    """Follows the books of the game, fact by fact."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._books = Bookkeeper(game)
        self._happenings: list[_Happening] = []

    def told(self) -> dict[str, Any]:
        """All of it as plain JSON."""
        assert self._game.result is not None
        rounds = [self._row(0)]
        for event in self._books.steps():
            self._note(event)
            if event["event"] == "round-ended":
                rounds.append(self._row(int(event["round"])))
        totals = self._game.result.scores
        rounds.append({"round": len(rounds) - 1, "final": True, "worth": list(totals), "cash": list(totals)})
        return {"rounds": rounds, "causes": self._causes(totals), "turns": self._turns()}

    def _row(self, number: int) -> dict[str, Any]:
        holdings = self._books.holdings
        return {"round": number, "final": False, "worth": holdings.worths(), "cash": holdings.cash()}

    def _causes(self, totals: list[int]) -> list[dict[str, int]]:
        """From what everybody's cash came."""
        kept = self._books.kept()
        return [{"start": 0, **kept.cash_causes(seat), "total": total} for seat, total in enumerate(totals)]

    # Turning points

    def _note(self, event: dict[str, Any]) -> None:
        """Adds an event to what it follows from, or begins something new with it."""
        kind, worths = event["event"], self._books.holdings.worths()
        if kind in ROOTS or not self._happenings:
            before = self._happenings[-1].after if self._happenings else worths
            self._happenings.append(_Happening(event, self._books.round, before))
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
                "seat": max(
                    self._game.setup.seats, key=lambda seat: abs(one.swing[seat] - sum(one.swing) / len(one.swing))
                ),
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
    return None
