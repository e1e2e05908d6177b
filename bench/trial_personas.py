"""Trial: the personas win about as often as each other: within 3 points of a fair share."""

from typing import Any

from stockpile import Setup
from stockpile.bots.contest import Deal, play_deals
from stockpile.bots.levels import PERSONAS
from stockpile.bots.standings import win_interval, win_shares

NEAR = 0.03


def play(first: int, deals: int, seed: int) -> list[Deal]:
    """Deals with one of each at the table, every rotation: what a process is given."""
    setup = Setup(players=len(PERSONAS))
    return play_deals(setup, seed, [(number, PERSONAS) for number in range(first, first + deals)])


def report(deals: list[Deal]) -> dict[str, Any]:
    """Win rates with intervals."""
    rows: dict[str, dict[str, Any]] = {}
    for name in PERSONAS:
        shares = [win_shares(deal, name) for deal in deals]
        rate = sum(won for won, _ in shares) / sum(sat for _, sat in shares)
        rows[name] = {"win_rate": round(rate, 4), "win_rate_95": [round(end, 4) for end in win_interval(shares)]}
    fair = 1 / len(PERSONAS)
    return {"deals": len(deals), "fair_share": round(fair, 4), "personas": rows,
            "is_fair": all(abs(row["win_rate"] - fair) <= NEAR for row in rows.values())}  # fmt: skip
