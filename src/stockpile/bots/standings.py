"""What a contest comes to: win rates with intervals over deals, ratings, money and time."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from stockpile.bots.contest import ContestGame, Deal, Spent
from stockpile.bots.contest_luck import LucklessShare, luckless
from stockpile.bots.intervals import Interval, Moments, share
from stockpile.bots.ratings import Rating, fit

WHOLE = 60  # parts of a win: it can be shared by two, three, four or five


@dataclass(frozen=True)
class StandingsLine:
    """One bot's line of the table."""

    bot: str
    games: int
    win_rate: float
    interval: Interval
    rating: Rating
    mean_money: float
    ms_per_decision: float
    faults: int
    illegal: int = 0
    input_tokens: int = 0
    output_tokens: int = 0
    cost: float = 0.0
    luckless: LucklessShare | None = None

    def to_dict(self) -> dict[str, Any]:
        """As plain JSON."""
        told = {
            "bot": self.bot,
            "games": self.games,
            "win_rate": self.win_rate,
            "win_rate_95": list(self.interval),
            "rating": round(self.rating.value, 2),
            "rating_95": [round(self.rating.low, 2), round(self.rating.high, 2)],
            "mean_money": self.mean_money,
            "ms_per_decision": self.ms_per_decision,
            "faults": self.faults,
            "illegal_answers": self.illegal,
            "input_tokens": self.input_tokens,
            "output_tokens": self.output_tokens,
            "cost": self.cost,
        }
        if self.luckless is not None:
            told["luckless_rate"], told["luckless_95"] = self.luckless.rate, list(self.luckless.interval)
            told["times_fewer"] = self.luckless.times_fewer
        return told


def win_shares(deal: Deal, bot: str) -> tuple[float, int]:
    """A bot's wins in a deal, shared ones by their share, and how often it sat down."""
    won, sat = 0.0, 0
    for game in deal.games:
        for seat, name in enumerate(game.bots):
            if name == bot:
                sat += 1
                won += 1 / len(game.winners) if seat in game.winners else 0
    return won, sat


def luckless_of(deals: Iterable[Deal], bot: str) -> LucklessShare | None:
    """A bot's share of wins with luck taken out; nothing where luck was not measured in all games."""
    rows = []
    for deal in deals:
        won, sat = win_shares(deal, bot)
        if any(not game.luck for game in deal.games):
            return None
        lucky = sum(
            row[1] for game in deal.games for row, name in zip(game.luck, game.bots, strict=True) if name == bot
        )
        if sat:
            rows.append((won, lucky, sat))
    return luckless(rows)


def win_interval(rows: Iterable[tuple[float, int]]) -> Interval:
    """The 95 % interval of wins per game over deals; it does not collapse where a bot has won all or none."""
    seen = Moments()
    for won, sat in rows:
        seen.see(round(WHOLE * won), sat)
    return share(seen, WHOLE)


def ratings(deals: Iterable[Deal], bots: Sequence[str]) -> dict[str, Rating]:
    """Plackett-Luce ratings of all games at once; who is level is counted in the order of seats, which rotate."""
    number = {bot: place for place, bot in enumerate(bots)}
    orders = [[[number[game.bots[seat]] for seat in finish(game)] for game in deal.games] for deal in deals]
    return dict(zip(bots, fit(orders, len(bots)), strict=True))


def finish(game: ContestGame) -> list[int]:
    """The seats from first to last: winners, then by money."""
    return sorted(range(len(game.bots)), key=lambda seat: (seat not in game.winners, -game.scores[seat]))


def standings(deals: Sequence[Deal], bots: Sequence[str]) -> list[StandingsLine]:
    """The table, the best first."""
    rated = ratings(deals, bots)
    return sorted((_entry(deals, bot, rated[bot]) for bot in bots), key=lambda entry: (-entry.win_rate, entry.bot))


def spent_in(seats: Iterable[tuple[ContestGame, int]]) -> Spent:
    """What the answers of some seats of some games have cost together."""
    rows = [game.spent(seat) for game, seat in seats]
    return Spent(*map(sum, zip(*rows, strict=True))) if rows else Spent()


def _entry(deals: Sequence[Deal], bot: str, rated: Rating) -> StandingsLine:
    rows = [row for row in (win_shares(deal, bot) for deal in deals) if row[1]]
    seats = [
        (game, seat) for deal in deals for game in deal.games for seat, name in enumerate(game.bots) if name == bot
    ]
    games = len(seats)
    decisions = sum(game.decisions[seat] for game, seat in seats)
    spent = spent_in(seats)
    return StandingsLine(
        bot=bot,
        games=games,
        win_rate=sum(row[0] for row in rows) / games if games else 0.0,
        interval=win_interval(rows),
        rating=rated,
        mean_money=sum(game.scores[seat] for game, seat in seats) / games if games else 0.0,
        ms_per_decision=1000 * sum(game.seconds[seat] for game, seat in seats) / decisions if decisions else 0.0,
        faults=sum(bool(game.faults[seat]) for game, seat in seats),
        illegal=spent.illegal,
        input_tokens=spent.input_tokens,
        output_tokens=spent.output_tokens,
        cost=spent.cost,
        luckless=luckless_of(deals, bot),
    )
