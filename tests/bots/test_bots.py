"""Bots answer legally in every setup, alike for alike views, and the better ones win more."""

import random
import tracemalloc
from collections import Counter

import pytest

from kit.effort import EFFORT, SEED
from kit.samples import IS_PURE, TINY
from kit.samples import MODULES as SAMPLES
from stockpile import Game, Setup, View
from stockpile.bots import NAMES, UnknownBot, make, spec_of
from stockpile.bots.contest import ContestTable, rotations
from stockpile.bots.levels import GRADED, LEVELS, PERSONAS
from stockpile.bots.standings import win_interval, win_shares
from stockpile.engine.setup.modules import MODULES

BUDGET = {name: f"{name}@{2 if IS_PURE else 8}" if LEVELS[name].budget else name for name in NAMES}


def play(setup, bots, seed):
    game = Game(setup, seed=seed)
    players = [make(name, setup, seat, seed) for seat, name in enumerate(bots)]
    while (question := game.question) is not None:
        game.answer(players[question.seat].answer(game.view(question.seat), question), question.seat)
    return game


@pytest.mark.parametrize("name", ["greedy", "trader", "shark@2"])
@pytest.mark.parametrize("odd", [*TINY, *SAMPLES])
def test_setups_that_no_box_has_are_played_as_well(name, odd):
    setup = {**TINY, **SAMPLES}[odd]
    if setup.chance == "asked":
        setup = Setup.from_dict({**setup.to_dict(), "chance": "drawn"})
    if IS_PURE:
        setup = Setup.from_dict({**setup.to_dict(), "rounds": 1})

    assert play(setup, [name] * setup.players, SEED).over


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("modules", [(), tuple(MODULES)])
def test_a_bot_answers_alike_in_worlds_that_its_seat_cannot_tell_apart(name, modules):
    setup = Setup(players=3, rounds=1, modules=modules)
    game = Game(setup, seed=SEED)
    bots = [make(BUDGET[name], setup, seat, 5) for seat in setup.seats]
    while (question := game.question) is not None:
        view = game.view(question.seat)
        given = bots[question.seat].answer(view, question)
        twin = view.resample(seed=game.event_count).view(question.seat)

        assert bots[question.seat].answer(twin, question) == given
        assert bots[question.seat].answer(View.from_dict(view.to_dict()), question) == given
        game.answer(given, question.seat)


@pytest.mark.parametrize("name", NAMES)
def test_the_same_seed_gives_the_same_game(name):
    setup = Setup(players=2, rounds=1)

    assert play(setup, [BUDGET[name]] * 2, SEED).hash() == play(setup, [BUDGET[name]] * 2, SEED).hash()


def test_there_are_ten_levels_and_four_personas_and_older_names_are_still_known():
    assert tuple(NAMES) == ("random", "novice", "greedy", "trader", "broker", "shark", "master", *PERSONAS, *GRADED)
    assert (len(GRADED), len(PERSONAS)) == (10, 4)


def neighbours():
    """The better of two levels and the other; a search in the slow build would take minutes."""
    pairs = list(zip(GRADED[1:], GRADED, strict=False))
    return [pair for pair in pairs if not (IS_PURE and LEVELS[pair[0]].budget)]


@pytest.mark.parametrize(("better", "other"), neighbours())
@pytest.mark.slow
def test_the_better_of_two_neighbouring_levels_is_not_worse(better, other):
    deals = 2 if IS_PURE else 40 * EFFORT
    levels = {"level-9": "level-9@4", "level-10": "level-10@16"}
    better, other = levels.get(better, better), levels.get(other, other)
    table = ContestTable(Setup(players=4), SEED)

    rows = [win_shares(table.play(number, [better, other, other, other]), better) for number in range(deals)]

    assert win_interval(rows)[1] > 0.25


def test_greedy_and_trader_leave_chance_far_behind():
    table = ContestTable(Setup(players=4), SEED)

    for name in ("greedy", "trader"):
        rows = [win_shares(table.play(number, [name, *["random"] * 3]), name) for number in range(2 * EFFORT)]
        assert sum(won for won, _ in rows) / sum(sat for _, sat in rows) > 0.8


def behaviour(deals):
    """Personas at one table: what they pay for piles, and how often they lay a fee face-down."""
    setup = Setup(players=3)
    paid, piles = Counter[str](), Counter[str]()
    laid, down = Counter[str](), Counter[str]()
    for number in range(deals):
        for seats in rotations(PERSONAS):
            game = Game(setup, seed=SEED + number)
            bots = [make(name, setup, seat, 1) for seat, name in enumerate(seats)]
            while (question := game.question) is not None:
                given = bots[question.seat].answer(game.view(question.seat), question)
                text, who = game.notation(given), seats[question.seat]
                laid[who] += "fee" in text
                down[who] += text.startswith("down fee")
                game.answer(given)
            for event in game.events(None):
                if event["event"] == "bid-paid":
                    paid[seats[event["seat"]]] += event["amount"]
                    piles[seats[event["seat"]]] += 1
    return {who: paid[who] / piles[who] for who in PERSONAS}, {who: down[who] / laid[who] for who in PERSONAS}


def test_personas_are_told_apart_by_what_they_pay_and_how_they_place():
    """A few deals, which is all that the slow build can play, only tell who pays most."""
    paid, down = behaviour(3 if IS_PURE else 40 * EFFORT)

    assert paid["aggressive"] > max(paid["cautious"], paid["bluffing"])
    assert IS_PURE or paid["cautious"] < paid["bluffing"]
    assert IS_PURE or down["bluffing"] > max(down["cautious"], down["aggressive"])


def test_a_search_uses_no_more_memory_the_longer_it_plays():
    setup = Setup(players=3, rounds=2)
    play(setup, ["shark@4"] * 3, SEED)
    tracemalloc.start()

    play(setup, ["shark@4"] * 3, SEED)
    _, before = tracemalloc.get_traced_memory()
    for number in range(2):
        play(setup, ["shark@4"] * 3, SEED + number)
    now, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()

    assert now < 1_000_000
    assert peak < before + 1_000_000


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("nobody", "'nobody' is none of random, novice, greedy"),
        ("shark@many", "'many' is neither a number of rollouts"),
        ("shark@0", "rollouts are from 1"),
        ("shark@-1s", "a time is more than 0"),
        ("shark@nans", "a time is more than 0"),
        ("greedy@16", "'greedy' does not search"),
        ("cmd: ", "names no program"),
    ],
)
def test_a_bot_that_does_not_exist_is_refused_by_name(name, said):
    with pytest.raises(UnknownBot, match=said):
        make(name, Setup(players=2), 0, 1)


def test_strangers_may_ask_for_levels_and_modest_budgets_but_start_no_program():
    assert "shark" in NAMES
    assert "shark@64" in NAMES
    assert "shark@1000000" not in NAMES
    assert "master@64" in NAMES
    assert "master@1000000" not in NAMES
    assert "master@9s" not in NAMES
    assert "shark@1s" not in NAMES
    assert "cmd:./bot" not in NAMES
    assert "" not in NAMES


def test_a_time_is_not_reproducible_and_rollouts_are():
    assert spec_of("shark@16").is_reproducible
    assert not spec_of("shark@200ms").is_reproducible


def test_a_time_budget_answers_legally():
    setup = Setup(players=2, rounds=1)

    assert play(setup, ["shark@2ms", "random"], SEED).over


def question_of(ask, seed, **setup):
    """The first such question of a game of first answers."""
    game = Game(Setup(players=3, first=0, **setup), seed=seed)
    while (question := game.question) is not None and question.ask != ask:
        game.answer(question.answers[-1 if question.ask == "bid" else 0])
    assert question is not None
    return game, question


@pytest.mark.parametrize("name", ["greedy", "trader"])
def test_a_counting_bot_keeps_the_first_player_card(name):
    game, question = question_of("give", SEED, modules=["first-player-card"])
    bot = make(name, game.setup, question.seat, 1)

    assert game.notation(bot.answer(game.view(question.seat), question)) == f"give {question.seat + 1}"


@pytest.mark.parametrize("name", ["greedy", "trader"])
def test_a_counting_bot_buys_bonds_early_and_keeps_money_for_the_auction(name):
    rich, question = question_of("bonds", SEED, modules=["bonds"], cash=60)
    poor, last = question_of("bonds", SEED, modules=["bonds"], cash=8, rounds=1)
    bot = make(name, rich.setup, 0, 1)

    assert rich.notation(bot.answer(rich.view(0), question)) == "bonds 3"
    assert poor.notation(make(name, poor.setup, 0, 1).answer(poor.view(0), last)) == "bonds 0"


def test_bots_answer_where_chance_is_asked():
    setup = Setup(players=3, modules=("bonds", "investors"), chance="asked")
    bots = [make(name, setup, 0, seed=1) for name in ("novice", "greedy", "trader")]
    pick = random.Random(5)
    game = Game(setup)

    asked = 0
    while (question := game.question) and asked < 60:
        if question.seat >= 0:
            asked += 1
            for bot in bots:
                assert bot.answer(game.view(question.seat), question) in question.answers
        game.answer(pick.choice(question.answers))

    assert asked == 60
