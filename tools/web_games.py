"""Prints games as browsers get them, as JSON: for the tests of the client's fold. `web_games.py [SEED ...]`."""

import argparse
import json
import random
import sys
from typing import Any

from stockpile import Game, Setup
from stockpile.engine.setup.modules import MODULES

EVERY = 25  # events between two views that a fold can be compared with


def told(game: Game, seat: int | None, start: dict[str, Any], views: dict[int, dict[str, Any]]) -> dict[str, Any]:
    """One seat's game: the view before the first answer, the events after it, and views on the way."""
    since = int(start["events"])
    return {"seat": seat, "start": start, "events": game.events(seat, since), "views": views}


def played(setup: Setup, seed: int) -> list[dict[str, Any]]:
    """A game of random answers as two of its seats and a spectator saw it."""
    game, chooser = Game(setup, seed=seed), random.Random(seed)
    seats = (0, setup.players - 1, None)
    starts = {seat: game.view(seat).to_dict() for seat in seats}
    views: dict[int | None, dict[int, dict[str, Any]]] = {seat: {} for seat in seats}
    asked = 0
    while game.question is not None:
        game.answer(chooser.choice(game.question.answers))
        asked += 1
        if asked % EVERY == 0 or game.question is None:
            for seat in seats:
                views[seat][game.event_count] = game.view(seat).to_dict()
    return [told(game, seat, starts[seat], views[seat]) for seat in seats]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("seeds", nargs="*", type=int, default=[1, 2, 3], metavar="SEED")
    games = []
    for number, seed in enumerate(parser.parse_args().seeds):
        players = 2 + number % 4
        games.append(played(Setup(players=players, board="advanced", modules=tuple(MODULES)), seed))
        games.append(played(Setup(players=players), seed))
    json.dump(games, sys.stdout)
    return 0


if __name__ == "__main__":
    sys.exit(main())
