"""What the tests of a card share: a setup in which somebody has it, and a game that the referee follows."""

from typing import Any

from kit import referee
from kit.printed_cards import STRATEGIES
from kit.samples import EVERY, played, table_of
from stockpile import Setup
from stockpile.engine import names

CARDS = (*names.INVESTORS, *names.STRATEGIES)


def holding(key: str, players: int) -> Setup:
    """A setup in which a seat has the card; with two players the seat has another investor beside it."""
    seat = CARDS.index(key) % players
    if key in STRATEGIES:
        others = [other for other in STRATEGIES if other != key][:2]
        return Setup(players=players, modules=EVERY, rounds=3, strategies={seat: (key, *others)})
    beside = "bill" if key != "bill" else "ana"
    held = (key, beside) if players == 2 else (key,)
    modules = tuple(name for name in EVERY if name != "investor-bidding")
    return Setup(players=players, modules=modules, rounds=3, investors={seat: held}, board="advanced")


def agree(setup: Setup, seed: int, style: str | None = None) -> None:
    """Plays a game and lets the referee follow it."""
    game = played(setup, seed, style)

    judge = referee.referee(table_of(setup), game.all_lines())

    assert game.result is not None
    assert game.result.breakdown == [without(row, "majorities") for row in judge.scores]
    assert game.result.winners == judge.winners
    assert judge.at == game.event_count


def without(row: dict[str, Any], key: str) -> dict[str, Any]:
    """A row without one of its cells."""
    return {name: value for name, value in row.items() if name != key}
