"""The arena without luck: the same truth, surer with the same deals; also between bots that search and programs."""

import json
from random import Random

import pytest

from kit.effort import EFFORT, SEED
from stockpile import Game, Setup
from stockpile.bots import make
from stockpile.bots.contest import Deal, lineup, play_deals
from stockpile.bots.contest_luck import ContestLuck, luckless, multiples
from stockpile.bots.standings import luckless_of, standings
from stockpile.cli import main

SMALL = Setup(players=3, rounds=2)
PAIR = ["trader", "greedy"]


def played(bots, deals, worlds, setup=SMALL):
    """Deals with their luck measured."""
    return play_deals(setup, 1, [(number, lineup(bots, setup.players, number)) for number in range(deals)], worlds)


def lucky_deal(draw, true):
    """Four games of one deal: what was won in them, the luck as somebody else would have had it, and four."""
    lucky = draw.uniform(-0.5, 0.5)
    won = sum(draw.random() < true + 0.5 * lucky for _ in range(4))
    return float(won), 4 * lucky + draw.gauss(0, 1), 4


def test_luck_taken_out_of_200_deals_leaves_the_mean_where_it_was():
    deals = played(PAIR, 200, 4)

    plain = {line.bot: line for line in standings(deals, PAIR)}

    for bot in PAIR:
        free = luckless_of(deals, bot)
        assert free is not None
        low, high = plain[bot].interval
        assert abs(free.rate - plain[bot].win_rate) < high - low  # four standard errors
        assert free.interval[1] - free.interval[0] < high - low
        assert free.times_fewer > 1.5


def test_the_games_are_the_same_whether_luck_is_measured_or_not():
    with_luck, without = played(PAIR, 3, 2), played(PAIR, 3, 0)

    for one, other in zip(with_luck, without, strict=True):
        assert [game.scores for game in one.games] == [game.scores for game in other.games]
        assert all(game.luck and not old.luck for game, old in zip(one.games, other.games, strict=True))
    assert luckless_of(without, "trader") is None
    assert played(PAIR, 3, 2)[0].games[0].luck == with_luck[0].games[0].luck


def test_luck_is_kept_with_a_deal():
    (deal,) = played(PAIR, 1, 2)

    assert Deal.from_dict(json.loads(json.dumps(deal.to_dict()))).games[0].luck == deal.games[0].luck


def test_bots_that_search_are_imagined_as_what_they_search_with():
    (deal,) = played(["shark@2", "greedy"], 1, 2, Setup(players=2, rounds=2))

    assert all(len(game.luck) == 2 for game in deal.games)


def test_where_luck_explains_everything_a_deal_is_as_good_as_many():
    lucky, unlucky = (1.0, 0.5, 2), (0.0, -0.5, 2)

    found = luckless([lucky, unlucky] * 50)

    assert abs(found.rate - 0.25) < 0.001
    assert found.times_fewer > 100
    assert luckless([lucky]).rate == 0.25  # nothing to fit a multiple to: all of the luck goes


def test_luck_that_says_nothing_of_the_wins_hardly_costs_certainty():
    draw = Random(SEED)
    rows = [(float(draw.random() < 0.3), draw.gauss(0, 2), 1) for _ in range(400)]

    found = luckless(rows)

    assert found.times_fewer > 0.9  # 0.05 if all of it were taken away


def test_the_multiple_of_a_deals_luck_does_not_depend_on_that_deal():
    rows = [(1.0, 0.3, 4), (2.0, 0.9, 4), (0.0, -0.7, 4), (1.0, -0.2, 4), (3.0, 0.8, 4)]

    changed = [*rows[:-1], (0.0, 0.8, 4)]

    assert multiples(changed)[-1] == pytest.approx(multiples(rows)[-1])
    assert multiples(changed)[:-1] != pytest.approx(multiples(rows)[:-1])


def test_without_luck_the_truth_is_neither_moved_nor_missed_more_often_than_said():
    draw, true, tries = Random(SEED), 0.36, 2000 * EFFORT
    rows = [[lucky_deal(draw, true) for _ in range(60)] for _ in range(tries)]

    found = [luckless(deals) for deals in rows]

    assert 0.93 <= sum(free.interval[0] <= true <= free.interval[1] for free in found) / tries <= 0.97
    assert abs(sum(free.rate for free in found) / tries - true) < 0.004  # five standard errors


def test_the_arena_tells_wins_without_luck_and_how_many_times_fewer_deals(capsys, tmp_path):
    call = ["arena", *PAIR, "--players", "2", "--rounds", "2", "--deals", "6", "--luck", "2", "--out", str(tmp_path)]

    code, shown = main([*call, "--lang", "en"]), capsys.readouterr().out
    again, found = main([*call, "--json"]), json.loads(capsys.readouterr().out)

    assert code == again == 0
    assert "Luck taken out" in shown
    assert found["luck"] == 2
    assert all({"luckless_rate", "luckless_95", "times_fewer"} <= entry.keys() for entry in found["entries"])
    assert "luckless_low" in (tmp_path / "table.csv").read_text().splitlines()[0]


def test_a_program_of_ones_own_has_its_luck_measured_too():
    game, answers = Game(SMALL, seed=3), []
    bots = [make("greedy", SMALL, seat, 3) for seat in SMALL.seats]
    while (question := game.question) is not None:
        given = bots[question.seat].answer(game.view(question.seat), question)
        game.answer(given, question.seat)
        answers.append((question.seat, given))

    luck = ContestLuck(SMALL, 2).of_game(["cmd:./mybot", "greedy", "greedy"], 3, answers)

    assert len(luck) == 3
    assert any(money for money, _ in luck)
