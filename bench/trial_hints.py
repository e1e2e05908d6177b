"""Trial: the 90 % interval of a hint holds the mean of many more playouts between 80 and 97 times in a hundred."""

from random import Random
from typing import Any

from trial_games import random_questions, random_setup

import stockpile
from stockpile import Setup, View
from stockpile.bots.advice import play_answers
from stockpile.bots.budget import Budget

SHORT = 24  # worlds of the hint
MOST_ANSWERS = 12  # questions with more would take longest and show no more
LEAST, MOST = 0.80, 0.97


def one_position(number: int, seed: int) -> View | None:
    """Any question with a choice of a random game; one in three with modules."""
    source = Random(f"{seed} hints {number}")
    setup = random_setup(source, 3) if number % 3 == 0 else Setup(players=source.randint(2, 5), rounds=3)
    found = [
        (game.view(question.seat), question.ask)
        for game, question in random_questions(setup, seed * 1_000_000 + number)
        if question.seat >= 0 and 1 < len(question.answers) <= MOST_ANSWERS
    ]
    if not found:
        return None
    asks = sorted({ask for _, ask in found})
    ask = source.choice(asks)  # every ask as often as the others
    return source.choice([view for view, asked in found if asked == ask])


def try_position(number: int, seed: int, worlds: int) -> dict[str, Any] | None:
    """Whether one answer's intervals hold what longer playing in other worlds gives; the answer is drawn by lot."""
    view = one_position(number, seed)
    if view is None or view.question is None:
        return None
    answers = view.question.answers
    given = answers[number % len(answers)]
    hint = {option.answer: option for option in stockpile.advise(view, SHORT * len(answers), seed=5).options}[given]
    (row,) = play_answers(view, view.question.seat, [given], Budget(rollouts=worlds), seed=99)
    money, win = sum(one[0] for one in row) / len(row), sum(one[1] for one in row) / len(row)
    return {
        "ask": view.question.ask,
        "money": hint.money_90[0] <= money <= hint.money_90[1],
        "win": hint.win_90[0] <= win <= hint.win_90[1],
    }


def report(found: list[dict[str, Any]]) -> dict[str, Any]:
    """The share of positions in which the interval held."""
    n = len(found)
    asks = sorted({row["ask"] for row in found})
    money, win = sum(row["money"] for row in found) / n, sum(row["win"] for row in found) / n
    return {
        "positions": n,
        "worlds": SHORT,
        "money_held": round(money, 4),
        "win_held": round(win, 4),
        "is_honest": LEAST <= money <= MOST,
        "by_ask": {ask: _share([row["money"] for row in found if row["ask"] == ask]) for ask in asks},
    }


def _share(held: list[bool]) -> str:
    return f"{sum(held)} of {len(held)}"
