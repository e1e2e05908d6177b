"""Prints what a person waits for in base games against three bots, as JSON: for the test of the client's waiting.

`web_waits.py PACE LEVEL ...`: a game for each level as a list of turns, each between two answers of the person: the
answers of the others with the pause that was drawn for each and the events that the person is told, with their phases.
"""

import argparse
import json
import random
import sys
from typing import Any

from stockpile import Game, Setup
from stockpile.bots import make
from stockpile.bots.registry import spec_of
from stockpile.server.pauses import hurried, least, moment

PERSON = "greedy"
SEED = 5
BUILD = "compiled"  # pauses of strong bots are those of the engine that games are served with


def turns(level: str, pace: str) -> list[list[dict[str, Any]]]:
    """One game. Bots that search are played by what they search with: their answers are as many."""
    setup = Setup(players=4)
    game, bot = Game(setup, seed=SEED), hurried(level, pace, BUILD)
    plays = "trader" if spec_of(level).budget else level
    bots = [make(plays if seat else PERSON, setup, seat, SEED) for seat in range(4)]
    found: list[list[dict[str, Any]]] = [[]]
    last: int | None = None
    phase = ""
    while not game.over:
        question, since = game.questions[0], game.event_count
        seat = question.seat
        is_mine = seat == 0 and not question.forced
        pause = moment(pace, least(bot, pace, BUILD), goes_on=last == seat) if seat else 0.0
        last = seat
        game.answer(bots[seat].answer(game.view(seat), question), seat=seat)
        if is_mine:
            found.append([])
        told = []
        for event in game.events(0, since):
            phase = event["set"].get("phase", phase)
            told.append({"event": event["event"], "seat": event.get("seat"), "phase": phase})
        found[-1].append({"pause": pause, "events": told})
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("pace")
    parser.add_argument("levels", nargs="+", metavar="LEVEL")
    wish = parser.parse_args()
    random.seed(SEED)
    json.dump({level: turns(level, wish.pace) for level in wish.levels}, sys.stdout)
    return 0


if __name__ == "__main__":
    sys.exit(main())
