"""The arena without luck: the same truth, surer with the same deals; also between bots that search and programs."""

import json

from stockpile import Game, Setup
from stockpile.bots import make
from stockpile.bots.contest import Deal, lineup, play_deals
from stockpile.bots.contest_luck import ContestLuck, luckless
from stockpile.bots.standings import luckless_of, standings
from stockpile.cli import main

SMALL = Setup(players=3, rounds=2)
PAIR = ["trader", "greedy"]


def played(bots, deals, worlds, setup=SMALL):
    """Deals with their luck measured."""
    return play_deals(setup, 1, [(number, lineup(bots, setup.players, number)) for number in range(deals)], worlds)


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
    found = luckless([(1.0, 0.6, 2), (0.0, -0.4, 2), (1.0, 0.6, 2), (0.0, -0.4, 2)])

    assert found.rate == 0.2
    assert found.times_fewer == 1.0  # nothing is left to compare with


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
