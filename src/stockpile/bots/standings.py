"""What a contest comes to: win rates with intervals over deals, ratings, money and time."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from stockpile.bots.contest import ContestGame, Deal
from stockpile.engine.rules.rng import Source

RESAMPLES = 2000


@dataclass(frozen=True)
class StandingsLine:
    """One bot's line of the table."""

    bot: str
    games: int
    win_rate: float
    interval: tuple[float, float]
    rating: float
    sigma: float
    mean_money: float
    ms_per_decision: float
    faults: int

    def to_dict(self) -> dict[str, Any]:
        """As plain JSON."""
        return {
            "bot": self.bot,
            "games": self.games,
            "win_rate": self.win_rate,
            "win_rate_95": list(self.interval),
            "rating": self.rating,
            "rating_sigma": self.sigma,
            "mean_money": self.mean_money,
            "ms_per_decision": self.ms_per_decision,
            "faults": self.faults,
        }


def win_shares(deal: Deal, bot: str) -> tuple[float, int]:
    """A bot's wins in a deal, shared ones by their share, and how often it sat down."""
    won, sat = 0.0, 0
    for game in deal.games:
        for seat, name in enumerate(game.bots):
            if name == bot:
                sat += 1
                won += 1 / len(game.winners) if seat in game.winners else 0
    return won, sat


def bootstrap(rows: Sequence[tuple[float, int]], resamples: int = RESAMPLES, seed: int = 1) -> tuple[float, float]:
    """The 95 % interval of wins per game when deals, not games, are drawn again."""
    source, rates = Source(seed), []
    for _ in range(resamples):
        won, sat = 0.0, 0
        for _ in rows:
            row = rows[source.draw(len(rows))]
            won += row[0]
            sat += row[1]
        rates.append(won / sat if sat else 0.0)
    rates.sort()
    return rates[int(0.025 * resamples)], rates[int(0.975 * resamples)]


def ratings(deals: Iterable[Deal], bots: Sequence[str]) -> dict[str, tuple[float, float]]:
    """Plackett-Luce ratings, game by game in the order of the deals: mean and uncertainty."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    found = {bot: model.rating() for bot in bots}
    for deal in deals:
        for game in deal.games:
            if len(set(game.bots)) < 2:
                continue
            sums = {bot: _mean_score(game, bot) for bot in dict.fromkeys(game.bots)}
            rated = model.rate([[found[bot]] for bot in sums], scores=list(sums.values()))
            for bot, team in zip(sums, rated, strict=True):
                found[bot] = team[0]
    return {bot: (rating.mu, rating.sigma) for bot, rating in found.items()}


def _mean_score(game: ContestGame, bot: str) -> float:
    """A bot that sits in several seats counts once, by its mean."""
    scores = [score for name, score in zip(game.bots, game.scores, strict=True) if name == bot]
    return sum(scores) / len(scores)


def standings(deals: Sequence[Deal], bots: Sequence[str]) -> list[StandingsLine]:
    """The table, the best first."""
    rated = ratings(deals, bots)
    return sorted((_entry(deals, bot, rated[bot]) for bot in bots), key=lambda entry: (-entry.win_rate, entry.bot))


def _entry(deals: Sequence[Deal], bot: str, rated: tuple[float, float]) -> StandingsLine:
    rows = [row for row in (win_shares(deal, bot) for deal in deals) if row[1]]
    seats = [
        (game, seat) for deal in deals for game in deal.games for seat, name in enumerate(game.bots) if name == bot
    ]
    games = len(seats)
    decisions = sum(game.decisions[seat] for game, seat in seats)
    return StandingsLine(
        bot=bot,
        games=games,
        win_rate=sum(row[0] for row in rows) / games if games else 0.0,
        interval=bootstrap(rows) if rows else (0.0, 1.0),
        rating=rated[0],
        sigma=rated[1],
        mean_money=sum(game.scores[seat] for game, seat in seats) / games if games else 0.0,
        ms_per_decision=1000 * sum(game.seconds[seat] for game, seat in seats) / decisions if decisions else 0.0,
        faults=sum(bool(game.faults[seat]) for game, seat in seats),
    )
