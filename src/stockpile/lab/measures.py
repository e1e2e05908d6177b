"""What is measured of a deal. A measure is x out of n in each deal; shares are counted in sixtieths of a win.

To add one, write a function that yields (name, x, n) for each game and list it in `MEASURES`.
"""

from collections import defaultdict
from collections.abc import Iterator, Sequence

from stockpile.bots.standings import WHOLE
from stockpile.engine import ids
from stockpile.engine.names import COMPANIES
from stockpile.engine.setup import roster
from stockpile.lab.design import Design
from stockpile.lab.lab_game import LabGame
from stockpile.lab.tally import StudyTally

Seen = tuple[str, int, int]
FINE = 1000  # parts of a unit in which results without luck are counted


def wins_of(game: LabGame) -> list[int]:
    """Each seat's share of the win."""
    each = WHOLE // len(game.traced.winners)
    return [each if seat in game.traced.winners else 0 for seat in range(game.players)]


def edges_of(game: LabGame) -> list[int]:
    """Each seat's money beyond the average of its game, times the number of players."""
    total = sum(game.traced.scores)
    return [score * game.players - total for score in game.traced.scores]


def results_of(game: LabGame, seat: int, what: str) -> Iterator[Seen]:
    """Win and money of a seat, as they are and, where luck was measured, without it."""
    won, money = wins_of(game)[seat], edges_of(game)[seat]
    yield f"won/{what}", won, 1
    yield f"money/{what}", money, 1
    if game.luck:
        lucky, winning = game.luck[seat]
        others = sum(each for each, _ in game.luck)
        yield f"free-won/{what}", round(FINE * (won - WHOLE * winning)), 1
        yield f"free-money/{what}", round(FINE * (money - (lucky * game.players - others))), 1


def by_seat(game: LabGame) -> Iterator[Seen]:
    """Win and money by position after the first player; by chair, which must make no difference."""
    wins = wins_of(game)
    for seat in range(game.players):
        yield f"won/chair/{seat}", wins[seat], 1
        yield from results_of(game, seat, f"seat/{game.position(seat)}")


def by_bot(game: LabGame) -> Iterator[Seen]:
    """Win by bot, and who finished ahead of whom; nothing where all are alike."""
    if len(set(game.bots)) < 2:
        return
    wins, scores = wins_of(game), game.traced.scores
    for seat, bot in enumerate(game.bots):
        yield f"won/bot/{bot}", wins[seat], 1
        for other, name in enumerate(game.bots):
            if name != bot:
                level = scores[seat] == scores[other]
                yield f"ahead/{bot}/{name}", WHOLE // 2 if level else WHOLE * (scores[seat] > scores[other]), 1


def by_investor(game: LabGame) -> Iterator[Seen]:
    """Win and money of who has an investor, also by position."""
    wins = wins_of(game)
    for seat, row in enumerate(game.traced.investors):
        for number in row:
            key = roster.key_of(number)
            yield from results_of(game, seat, f"investor/{key}")
            yield f"won/investor-seat/{key}/{game.position(seat)}", wins[seat], 1


def by_strategy(game: LabGame) -> Iterator[Seen]:
    """Win and money of who has kept a strategy card, and whether it was played."""
    for seat, row in enumerate(game.traced.kept):
        for number in row:
            key = roster.key_of(ids.INVESTORS + number)
            yield from results_of(game, seat, f"strategy/{key}")
            yield f"played/strategy/{key}", int(number in game.traced.played[seat]), 1


def of_table(game: LabGame) -> Iterator[Seen]:
    """What cells are compared by: money of a seat, the winner's lead, the first player's wins."""
    scores = sorted(game.traced.scores)
    yield "table/money", sum(scores), game.players
    yield "table/lead", scores[-1] - scores[-2], 1
    yield "table/first", wins_of(game)[game.traced.first], 1


def by_cause(game: LabGame) -> Iterator[Seen]:
    """Why seats became richer or poorer, in the few games whose money was booked."""
    for cause, amount in game.causes.items():
        yield f"cause/{cause}", amount, game.players


MEASURES = {
    "cause": by_cause,
    "seat": by_seat,
    "bot": by_bot,
    "investor": by_investor,
    "strategy": by_strategy,
    "table": of_table,
}


def measure_deal(design: Design, played: Sequence[Sequence[LabGame]], tally: StudyTally) -> None:
    """Adds a deal, in all cells, to the sums; what differs from the first cell is paired within the deal."""
    tally.deals += 1
    base: dict[str, tuple[int, int]] = {}
    for cell, games in enumerate(played):
        sums: dict[str, list[int]] = defaultdict(lambda: [0, 0])
        for game in games:
            tally.games += 1
            for name, x, n in (seen for measure in MEASURES.values() for seen in measure(game)):
                row = sums[name]
                row[0] += x
                row[1] += n
            _count(game, tally)
        for name, (x, n) in sums.items():
            tally.see(f"{cell}/{name}", x, n)
        if design.by == "cells":
            _pair(cell, base, sums, tally)


def _pair(cell: int, base: dict[str, tuple[int, int]], sums: dict[str, list[int]], tally: StudyTally) -> None:
    """What a measure of a cell has more than the first cell has in the same deal."""
    if cell == 0:
        base.update({name: (x, n) for name, (x, n) in sums.items()})
        return
    for name, (x, n) in sums.items():
        if name in base:
            tally.see(f"{cell}/more/{name}", x * base[name][1] - base[name][0] * n, n * base[name][1])


def _count(game: LabGame, tally: StudyTally) -> None:
    """Final money and closing prices, for distributions."""
    for score in game.traced.scores:
        tally.count(f"{game.cell}/money", score)
    for number, prices in enumerate(game.traced.prices):
        for stock, price in enumerate(prices):
            tally.count(f"{game.cell}/price/{COMPANIES[stock]}/{number}", price)
