"""Many games at once: the same games as `Game` plays, rewards, new deals, and what is refused."""

import numpy as np
import pytest

from kit.doors import SETUPS, asked, open_numbers, replayed, result, walked
from stockpile import Game, Setup
from stockpile.bots import make
from stockpile.env.rooms import MASK, STRIDE
from stockpile.env.vector import Vector


@pytest.mark.parametrize("name", SETUPS)
def test_a_game_of_a_vector_is_the_game_that_its_start_position_leads_to(name):
    vector = Vector(SETUPS[name], 2, autoreset="disabled")
    vector.reset(17)
    answers: list[tuple[int, int]] = []

    while not vector.dones[0]:
        game = replayed(vector, 0, answers) if len(answers) % 16 == 0 else None
        if game is not None:
            assert asked(game).seat == vector.seats[0]
            assert [vector.action_ids[number] for number in open_numbers(vector, 0)] == sorted(asked(game).answers)
            assert game.view(int(vector.seats[0])) == vector.view(0, int(vector.seats[0]))
        answers.append((int(vector.seats[0]), int(vector.sample()[0])))
        vector.step(vector.actions)
    game = replayed(vector, 0, answers)

    assert game.over and result(game).scores == vector.scores(0)
    winners = result(game).winners
    shares = [1 / len(winners) if seat in winners else 0 for seat in game.setup.seats]
    assert vector.rewards[0] == pytest.approx(shares)


def test_the_same_seed_deals_the_same_games_whatever_their_number():
    few, many = Vector(games=2), Vector(games=7)

    walked(few, 300, seed=5)
    walked(many, 300, seed=5)

    assert (few.observations == many.observations[:2]).all() and (few.masks == many.masks[:2]).all()


def test_other_seeds_deal_other_games():
    vector = Vector(games=1)
    starts = []

    for seed in range(30):
        vector.reset(seed)
        starts.append(vector.observations[0].tobytes())

    assert len(set(starts)) > 25


def play_on(game, bots):
    """Lets bots answer, and only answers be given, until a seat without a bot has a choice or the game is over."""
    while not game.over and (asked(game).forced or asked(game).seat in bots):
        question = asked(game)
        bot = None if question.forced else bots[question.seat]
        game.answer(
            question.answers[0] if bot is None else bot.answer(game.view(question.seat), question), question.seat
        )


def test_opponents_answer_as_the_bots_of_their_name():
    vector = Vector(games=1, opponents=("greedy",) * 3, seat=1, autoreset="disabled")
    vector.reset(3)
    game = Game.from_position(vector.start_position(0))
    # A policy is seeded by its distance from the learner, and anew in every game of a place.
    seeds = {seat: ((seat - 1) % 4 + 65537 * STRIDE) & MASK for seat in (0, 2, 3)}
    bots = {seat: make("greedy", game.setup, seat, seed) for seat, seed in seeds.items()}

    while not vector.dones[0]:
        play_on(game, bots)
        assert game.view(1) == vector.view(0, 1)
        number = int(vector.sample()[0])
        game.answer(vector.action_ids[number], 1)
        vector.step(vector.actions)
    play_on(game, bots)

    assert result(game).scores == vector.scores(0)


def test_without_a_seat_the_learner_sits_everywhere_in_turn():
    vector = Vector(games=64, opponents=("random",) * 3)

    vector.reset(1)

    assert set(vector.seats.tolist()) == {0, 1, 2, 3}


@pytest.mark.parametrize("reward", ["win", "money", "worth"])
def test_rewards_of_a_whole_game_add_up(reward):
    vector = Vector(games=1, reward=reward, autoreset="disabled")
    vector.reset(8)
    total = np.zeros(4)

    while not vector.dones[0]:
        vector.step(vector.sample())
        total += vector.rewards[0]

    scores = np.array(vector.scores(0), float)
    if reward == "win":
        assert total.sum() == pytest.approx(1) and (total[scores < scores.max()] == 0).all()
    elif reward == "money":
        assert total.sum() == pytest.approx(0, abs=1e-3)
        assert total[0] == pytest.approx(scores[0] - scores[1:].mean(), abs=1e-3)
    else:
        begun = scores - total  # what each was worth when first asked: money and a starting card
        assert (begun > 20).all() and (begun < 30).all()


def test_a_new_deal_comes_in_the_same_step_with_the_last_observation_kept():
    vector = Vector(games=3)
    vector.reset(2)
    while not vector.dones.any():
        vector.step(vector.sample())
    ended = int(np.flatnonzero(vector.dones)[0])

    clock = vector.layout.part("clock")

    assert vector.observations[ended][clock][0] <= 1
    assert vector.last[ended][clock][0] == vector.setup.table.rounds
    assert vector.masks[ended].any()


def test_a_new_deal_comes_in_the_next_step_whatever_is_answered():
    vector = Vector(games=1, autoreset="next_step")
    vector.reset(2)
    while not vector.dones.any():
        vector.step(vector.sample())
    over = vector.observations[0].copy(), vector.masks[0].copy()

    vector.step(np.array([0]))

    assert not over[1].any() and over[0][vector.layout.part("clock")][0] == vector.setup.table.rounds
    assert not vector.dones[0] and not vector.rewards.any() and vector.masks[0].any()
    assert vector.observations[0][vector.layout.part("clock")][0] <= 1


def test_an_answer_that_is_not_open_is_refused_and_changes_nothing():
    vector = Vector(games=3)
    vector.reset(1)
    before = vector.observations.copy()
    given = vector.sample().copy()
    given[2] = next(number for number in range(len(vector.action_ids)) if not vector.masks[2][number])

    for wrong in (given, np.array([0, 0, -1]), np.array([10**6] * 3)):
        with pytest.raises(ValueError, match=r"actions\[\d\]: .* is no open answer"):
            vector.step(wrong)
    with pytest.raises(ValueError, match="actions"):
        vector.step(given[:2])

    assert (vector.observations == before).all()
    vector.step(vector.sample())


def test_samples_are_open_and_all_come_up():
    vector = Vector(games=1)
    vector.reset(6)
    seen = set()

    for _ in range(400):
        seen.add(int(vector.sample()[0]))

    assert seen == set(open_numbers(vector, 0))


def test_what_would_be_read_or_written_outside_of_the_games_is_refused():
    vector = Vector(games=2)
    vector.reset(1)

    for game, seat in ((2, 0), (-1, 0), (0, 4), (0, -1)):
        for ask in (vector.view, vector.observation):
            with pytest.raises(ValueError, match=r"is not from 0 to"):
                ask(game, seat)
    with pytest.raises(ValueError, match="into"):
        vector.sample(np.zeros(1, np.int64))


def test_the_callers_arrays_are_written_and_others_refused():
    games = 4
    plain = Vector(games=games)
    mine = {
        "observations": np.zeros((games, plain.layout.size), np.float32),
        "rewards": np.zeros((games, 4), np.float32),
    }
    vector = Vector(games=games, observations="float32", buffers=mine)

    walked(plain, 40, seed=4)
    walked(vector, 40, seed=4)

    assert (mine["observations"] == plain.observations).all() and vector.rewards is mine["rewards"]
    with pytest.raises(ValueError, match=r"buffers\.observations: a contiguous array of int8"):
        Vector(games=games, buffers=mine)
    with pytest.raises(ValueError, match="buffers: wishes"):
        Vector(games=games, buffers={"wishes": np.zeros(1)})


def test_questions_with_one_answer_are_skipped_or_not():
    skipping, asking = Vector(games=1), Vector(games=1, skip_forced=False)
    counts = []

    for vector in (skipping, asking):
        vector.reset(3)
        fewest = 99
        for _ in range(200):
            fewest = min(fewest, len(open_numbers(vector, 0)))
            vector.step(vector.sample())
        counts.append(fewest)

    assert counts[0] > 1 and counts[1] == 1


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"setup": "baze"}, "setup: 'baze' is no Setup"),
        ({"games": 0}, "games: 0"),
        ({"opponents": ("greedy",)}, "opponents: none, or one name for each of the 3 other seats"),
        ({"opponents": ("shark",) * 3}, "opponents: 'shark' is no compiled policy"),
        ({"seat": 1}, "seat: without opponents"),
        ({"opponents": ("greedy",) * 3, "seat": 4}, "seat: 4 is none of the seats 0 to 3"),
        ({"reward": "fame"}, "reward: 'fame' is none of win, money, worth"),
        ({"autoreset": "later"}, "autoreset: 'later'"),
        ({"observations": "int64"}, "observations: 'int64'"),
        ({"setup": {"players": 4, "chance": "asked"}}, "chance must be 'drawn'"),
    ],
)
def test_what_is_wrong_is_named(options, said):
    with pytest.raises(ValueError, match=said.replace("(", r"\(")):
        Vector(**options)


def test_two_rounds_are_a_setup_by_name():
    vector = Vector("two-rounds", games=1)

    assert vector.setup == Setup(players=4, rounds=2)
