"""Bots answer legally, alike for alike views, and better than chance."""

import pytest

from kit.effort import EFFORT, SEED
from stockpile import Game, Setup, View
from stockpile.bots import NAMES, UnknownBot, make
from stockpile.bots.goods import sets_worth, taxes_cost, worth
from stockpile.bots.outlook import follow, prospects, walk
from stockpile.engine.setup import MODULES, Track

STANDARD = Track(tuple(range(1, 11)), start=4, reset=5)


def play(setup, bots, seed):
    game = Game(setup, seed=seed)
    players = [make(name, setup, seat, seed) for seat, name in enumerate(bots)]
    while (question := game.question) is not None:
        game.answer(players[question.seat].answer(game.view(question.seat), question))
    return game


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("board", ["standard", "advanced"])
@pytest.mark.parametrize("modules", [(), *((module,) for module in MODULES), tuple(MODULES)])
def test_every_bot_finishes_every_setup_with_legal_answers(name, players, board, modules):
    setup = Setup(players=players, board=board, rounds=2, modules=modules)

    for seed in range(SEED, SEED + EFFORT):
        assert play(setup, [name] * players, seed).over


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("modules", [(), tuple(MODULES)])
def test_a_bot_answers_alike_in_worlds_that_its_seat_cannot_tell_apart(name, modules):
    setup = Setup(players=3, rounds=2, modules=modules)
    game = Game(setup, seed=SEED)
    bots = [make(name, setup, seat, 5) for seat in setup.seats]
    while (question := game.question) is not None:
        view = game.view(question.seat)
        given = bots[question.seat].answer(view, question)
        twin = view.resample(seed=game.event_count).view(question.seat)

        assert bots[question.seat].answer(twin, question) == given
        assert bots[question.seat].answer(View.from_dict(view.to_dict()), question) == given
        game.answer(given)


@pytest.mark.parametrize("name", NAMES)
def test_the_same_seed_gives_the_same_game(name):
    setup = Setup(players=3, rounds=2)

    assert play(setup, [name] * 3, SEED).hash() == play(setup, [name] * 3, SEED).hash()


@pytest.mark.parametrize("modules", [(), tuple(MODULES)])
def test_greedy_beats_random_bots(modules):
    setup, wins = Setup(players=4, modules=modules), 0
    games = 6 * EFFORT

    for seed in range(SEED, SEED + games):
        wins += play(setup, ["greedy", "random", "random", "random"], seed).result.winners == [0]

    assert wins / games > 0.8


def test_a_bot_that_does_not_exist_is_refused_by_name():
    with pytest.raises(UnknownBot, match="'nobody' is none of greedy, random"):
        make("nobody", Setup(players=2), 0, 1)


def test_a_walk_knows_splits_and_bankruptcy():
    assert walk(STANDARD, 8, 4) == (16.0, 26.0)  # 9 up 4: split, 8; two shares; a split card got 10 as well
    assert walk(STANDARD, 9, 1) == (12.0, 22.0)
    assert walk(STANDARD, 1, -3) == (0.0, 0.0)
    assert walk(STANDARD, 4, -2) == (3.0, 6.0)


def test_a_dividend_keeps_the_price_and_pays_every_share():
    assert follow(STANDARD, 4, "$$") == (7.0, 14.0)


def test_what_is_known_counts_for_sure_and_the_rest_on_average():
    setup = Setup(players=3)
    view = Game(setup, seed=SEED).view(0).to_dict()
    known = {pair["company"]: pair["forecast"] for pair in view["pairs"] if pair["company"] != "?"}

    stocks = prospects(setup, view)

    assert len(known) == 2
    assert len({stock.regular for company, stock in stocks.items() if company not in known}) == 1
    for company, forecast in known.items():
        assert stocks[company].regular == follow(STANDARD, 4, forecast)[0]


def test_commodities_count_in_sets_and_taxes_ever_more():
    """The rulebook's example: 2 cattle, 2 oil, 1 corn, 1 gold are worth 24 + 8 (COM-5)."""
    assert sets_worth({"cattle": 2, "oil": 2, "corn": 1, "gold": 1}) == 32
    assert sets_worth({}) == 0
    assert [taxes_cost(taxes) for taxes in range(8)] == [0, 2, 6, 12, 20, 30, 42, 56]
    assert worth({"commodities": {"oil": 1}, "taxes": 1}, ["corn", "tax", "oil"]) == 8 + 3 - 6


def question_of(ask, seed, **setup):
    """The first such question of a game of first answers."""
    game = Game(Setup(players=3, first=0, **setup), seed=seed)
    while (question := game.question) is not None and question.ask != ask:
        game.answer(question.answers[-1 if question.ask == "bid" else 0])
    assert question is not None
    return game, question


def test_greedy_keeps_the_first_player_card():
    game, question = question_of("give", SEED, modules=["first-player-card"])
    bot = make("greedy", game.setup, question.seat, 1)

    assert game.notation(bot.answer(game.view(question.seat), question)) == f"give {question.seat + 1}"


def test_greedy_buys_bonds_early_and_keeps_money_for_the_auction():
    rich, question = question_of("bonds", SEED, modules=["bonds"], cash=60)
    poor, last = question_of("bonds", SEED, modules=["bonds"], cash=8, rounds=1)
    bot = make("greedy", rich.setup, 0, 1)

    assert rich.notation(bot.answer(rich.view(0), question)) == "bonds 3"
    assert poor.notation(make("greedy", poor.setup, 0, 1).answer(poor.view(0), last)) == "bonds 0"
