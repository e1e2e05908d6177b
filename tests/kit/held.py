"""What the tests of cards and modules share: a setup with it, a game that the referee follows, copies of a game."""

import json
import pickle
from typing import Any

from kit import referee
from kit.printed_cards import STRATEGIES
from kit.samples import EVERY, played, table_of
from stockpile import Game, Setup, View
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


def check_copies(game: Game, seat: int) -> None:
    """Clones, pickles, positions and views of a game at one of its questions."""
    before = game.hash()
    clone, pickled = game.clone(), pickle.loads(pickle.dumps(game))  # noqa: S301
    written = json.loads(json.dumps(game.position()))
    again = Game.from_position(written)
    view = game.view(seat)

    assert clone == pickled == again == game
    assert again.position() == written
    assert View.from_dict(json.loads(json.dumps(view.to_dict()))) == view
    assert pickle.loads(pickle.dumps(view)) == view  # noqa: S301
    for copy in (clone, pickled, again):
        assert copy.questions == game.questions
        copy.answer(game.questions[0].answers[-1])
    assert clone.hash() == pickled.hash() == again.hash() != before
    assert game.hash() == before
