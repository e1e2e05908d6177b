"""Luck is measured against deals that might have come: fairly, repeatably, and without touching the game."""

from statistics import fmean, stdev

import pytest

from kit.effort import EFFORT
from stockpile import Game, Setup
from stockpile.bots import make
from stockpile.bots.levels import policy_of
from stockpile.bots.luck import LuckTable, MeasuredGame
from stockpile.engine.rules import chance
from stockpile.engine.setup.boxes import box_of
from stockpile.engine.state import State

BASE = Setup(players=4, rounds=3)
CARDS = Setup(players=3, rounds=3, modules=("investors", "strategies", "commerce", "dice", "bonds"))


def table_of(setup: Setup, names: tuple[str, ...], worlds: int) -> LuckTable:
    return LuckTable(setup, [policy_of(setup, name, seat) for seat, name in enumerate(names)], worlds)


def plain(game: MeasuredGame) -> tuple[object, ...]:
    return game.scores, game.winners, game.luck


@pytest.mark.parametrize("setup", [BASE, CARDS], ids=["base", "cards"])
def test_measuring_does_not_change_the_game(setup):
    names = ("greedy",) * setup.players
    little, much = table_of(setup, names, 1), table_of(setup, names, 6)

    found = [(little.play(number).scores, much.play(number).scores) for number in range(5)]

    assert all(one == other for one, other in found)


@pytest.mark.parametrize("setup", [BASE, CARDS], ids=["base", "cards"])
def test_the_same_number_gives_the_same_game_and_the_same_measure(setup):
    names = ("greedy", "random", "novice", "greedy")[: setup.players]

    first, again = table_of(setup, names, 3), table_of(setup, names, 3)

    assert [plain(first.play(n)) for n in (5, 6, 5)] == [plain(again.play(n)) for n in (5, 6, 5)]


@pytest.mark.parametrize("setup", [BASE, CARDS], ids=["base", "cards"])
def test_every_round_of_every_seat_is_measured(setup):
    game = table_of(setup, ("greedy",) * setup.players, 2).play(1)

    assert [len(row) for row in game.luck] == [setup.players] * setup.rounds
    assert {len(signs) for row in game.luck for signs in row} == {2}


@pytest.mark.parametrize("setup", [BASE, CARDS], ids=["base", "cards"])
def test_luck_is_nothing_on_average(setup):
    games = 200 * EFFORT
    table = table_of(setup, ("greedy",) * setup.players, 4)

    played = [table.play(1_000 * number + 7) for number in range(games)]

    for seat in range(setup.players):
        for sign in range(2):
            found = [sum(row[seat][sign] for row in game.luck) for game in played]
            assert abs(fmean(found)) < 4 * stdev(found) / games**0.5


def test_luck_explains_most_of_what_games_between_equals_come_to():
    table = table_of(BASE, ("greedy",) * 4, 8)

    played = [table.play(number) for number in range(200)]

    money = [game.scores[0] - fmean(game.scores) for game in played]
    luck = [sum(row[0][0] - fmean(signs[0] for signs in row) for row in game.luck) for game in played]
    rest = [got - lucky for got, lucky in zip(money, luck, strict=True)]
    assert stdev(rest) < 0.75 * stdev(money)


def played(setup: Setup, seed: int, bot: str) -> tuple[State, list[tuple[int, int]], list[int]]:
    """How a deal began, who answered what, and the money at its end."""
    start = State(box_of(setup))
    chance.prepare_keyed(start, seed)
    game = Game(setup, seed=seed)
    bots = [make(bot, setup, seat, seat) for seat in setup.seats]
    answers = []
    while (question := game.question) is not None:
        given = bots[question.seat].answer(game.view(question.seat), question)
        answers.append((question.seat, given))
        game.answer(given, question.seat)
    assert game.result is not None
    return start, answers, list(game.result.scores)


@pytest.mark.parametrize("setup", [BASE, CARDS], ids=["base", "cards"])
@pytest.mark.parametrize("is_own", [True, False])
def test_a_game_that_anybody_has_played_can_be_measured(setup, is_own):
    start, answers, scores = played(setup, 11, "trader")

    found = table_of(setup, ("greedy",) * setup.players, 3).measure(start, answers, 5, is_own)

    assert found.scores == scores
    assert [len(row) for row in found.luck] == [setup.players] * setup.rounds


def test_luck_is_nothing_on_average_whoever_has_played():
    table = table_of(BASE, ("greedy",) * 4, 3)

    found = [table.measure(*played(BASE, seed, "random")[:2], seed) for seed in range(60 * EFFORT)]

    money = [sum(row[1][0] for row in game.luck) for game in found]
    assert abs(fmean(money)) < 4 * stdev(money) / len(money) ** 0.5


def test_a_wrong_number_of_policies_or_worlds_is_refused():
    with pytest.raises(ValueError, match="policies: 3 for 4 players"):
        table_of(BASE, ("greedy",) * 3, 1)
    with pytest.raises(ValueError, match="worlds: at least 1, not 0"):
        table_of(BASE, ("greedy",) * 4, 0)
