"""What a beginner meets on Play now: how often a careful newcomer wins against three bots of each level.

python bench/newcomer.py                    every level that answers at once, into docs/newcomer.json
python bench/newcomer.py --only novice      one of them
python bench/newcomer.py --games 200        a quick look; nothing is written
"""

import argparse
import json
import sys
from pathlib import Path
from typing import Any

from newcomer_policy import Newcomer

from stockpile import Game, Setup, _variant
from stockpile.bots import make
from stockpile.bots.levels import GRADED, LEVELS, PERSONAS
from stockpile.server.catalog import catalog

TARGET = Path(__file__).resolve().parent.parent / "docs" / "newcomer.json"
PLAYERS = 4
GAMES = 1200
FAIR = (0.25, 0.45)  # a fight that a beginner may win, and does not always win
SEED = 14


def measure(name: str, games: int) -> dict[str, Any]:
    """The newcomer alone against three of a level, on each seat in turn; a shared win counts as its part."""
    won, money, theirs = 0.0, 0, 0
    for number in range(games):
        seat = number % PLAYERS
        scores = play(name, seat, SEED * 100_000 + number // PLAYERS)
        best = max(scores)
        won += (scores[seat] == best) / scores.count(best)
        money += scores[seat]
        theirs += sum(scores) - scores[seat]
    rate = won / games
    error = 1.96 * (rate * (1 - rate) / games) ** 0.5
    return {
        "bot": name,
        "games": games,
        "win_rate": round(rate, 4),
        "win_rate_95": [round(rate - error, 4), round(rate + error, 4)],
        "money": round(money / games, 1),
        "money_of_a_bot": round(theirs / games / (PLAYERS - 1), 1),
        "is_fair": FAIR[0] <= rate <= FAIR[1],
    }


def play(name: str, seat: int, seed: int) -> list[int]:
    """One base game; the same deals for every level."""
    setup = Setup(players=PLAYERS)
    game = Game(setup, seed=seed)
    seats: list[Any] = [make(name, setup, other, seed + other) for other in range(PLAYERS)]
    seats[seat] = Newcomer(setup, seat)
    while (question := game.question) is not None:
        game.answer(seats[question.seat].answer(game.view(question.seat), question), question.seat)
    assert game.result is not None
    return list(game.result.scores)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", default="", help="one level")
    parser.add_argument("--games", type=int, default=GAMES)
    given = parser.parse_args()
    quick = [name for name in (*GRADED, *PERSONAS) if LEVELS[name].budget is None]
    rows = [measure(name, given.games) for name in ([given.only] if given.only else quick)]
    chosen = catalog().get("default_bot")
    found = {"build": _variant.name(), "players": PLAYERS, "fair": FAIR, "play_now": chosen, "levels": rows}
    print(json.dumps(found, indent=2))
    if not given.only and given.games == GAMES:
        TARGET.write_text(json.dumps(found, indent=2) + "\n", "utf-8")
    return 0 if all(row["is_fair"] for row in rows if row["bot"] == chosen) else 1


if __name__ == "__main__":
    sys.exit(main())
