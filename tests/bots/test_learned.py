"""What bots have learned: read without NumPy, alike in every build, refused by name if it is not what it should be."""

import io
from importlib.resources import files

import numpy as np
import pytest

from kit.effort import SEED
from kit.samples import questions
from stockpile import Game, Setup
from stockpile.bots import learned, learned_value
from stockpile.bots.card_values import card_values_of
from stockpile.bots.learned import BadNetwork, layers_of
from stockpile.bots.learning_games import LearningGames
from stockpile.bots.levels import policy_of
from stockpile.bots.small_network import SmallNetwork
from stockpile.bots.valuation import Valuation
from stockpile.bots.weights import Weights
from stockpile.engine.setup.modules import MODULES
from stockpile.env.learning import seen_games
from stockpile.env.learning.choice_fit import ChoiceFit, Choices, scored

SHIPPED = (files("stockpile.bots") / "learned.npz").read_bytes()
GOOD = {f"value-{at}": np.ones(shape, "<f4") for at, shape in enumerate(((3, 4), (1, 4), (4, 2), (1, 2), (1, 2)))}


def packed(**arrays):
    """A file of arrays, as bytes."""
    room = io.BytesIO()
    np.savez_compressed(room, **arrays)
    return room.getvalue()


@pytest.mark.parametrize("name", learned.NETWORKS)
def test_a_network_is_read_as_numpy_reads_it(name):
    with np.load(io.BytesIO(SHIPPED)) as file:
        arrays = [file[f"{name}-{at}"].tolist() for at in range(learned.LAYERS)]

    assert layers_of(SHIPPED, name) == arrays


def test_all_that_is_learned_is_small():
    assert len(SHIPPED) <= learned.MOST_BYTES


@pytest.mark.parametrize(
    ("data", "why"),
    [
        (b"nothing", "no such network"),
        (packed(**{"other-0": np.ones((1, 1), "<f4")}), "no such network"),
        (packed(**{**GOOD, "value-0": np.ones((3, 4))}), "32-bit numbers by rows are needed, not <f8"),
        (packed(**{**GOOD, "value-1": np.ones(4, "<f4")}), "value: an array cannot be read"),
        (bytes(learned.MOST_BYTES + 1), "at most"),
    ],
)
def test_what_is_no_network_is_refused_by_name(data, why):
    with pytest.raises(BadNetwork, match=why):
        layers_of(data, "value")


def test_a_network_with_more_numbers_than_there_is_room_for_is_refused():
    layers = [np.ones(shape).tolist() for shape in ((65, 4), (1, 4), (4, 2), (1, 2), (1, 2))]

    with pytest.raises(ValueError, match=r"\(65, 4, 2\) numbers in its layers, at most"):
        SmallNetwork(layers)


@pytest.mark.parametrize("modules", [(), tuple(MODULES)], ids=["base", "everything on"])
def test_everybodys_chances_to_win_add_up(modules):
    setup = Setup(players=3, rounds=3, modules=modules)
    value, judge = learned.value_of(setup), Valuation(card_values_of(setup), Weights())
    game = Game(setup, seed=SEED)
    for number, _ in enumerate(questions(game, SEED)):
        if number % 9 == 0:
            chances = [learned_value.chance(value, judge, game.view(0)._state, seat) for seat in setup.seats]

            assert sum(chances) == pytest.approx(1.0)
            assert min(chances) > 0.0
    chances = [learned_value.chance(value, judge, game.view(0)._state, seat) for seat in setup.seats]
    assert game.result is not None
    assert [seat for seat in setup.seats if chances[seat] > 0] == list(game.result.winners)


def test_whoever_is_ahead_before_the_last_round_is_likelier_to_win():
    setup = Setup(players=4, rounds=2)
    choices = seen_games.standings(setup, ("greedy",), 40, SEED)
    value = learned.network("value")
    with np.load(io.BytesIO(SHIPPED)) as file:
        scores = scored([file[f"value-{at}"] for at in range(learned.LAYERS)], choices.rows)

    wins = choices.truth[np.arange(len(scores)), scores.argmax(axis=1)]

    assert value.size == learned_value.size()
    assert wins.mean() > 0.4


def test_games_are_told_alike_for_a_number_and_who_wins_is_who_has_won():
    setup = Setup(players=3, rounds=3)

    once, again = (seen_games.standings(setup, ("greedy", "novice", "greedy"), 5, 7) for _ in range(2))

    assert all(np.array_equal(once[at], again[at]) for at in range(3))
    assert once.rows.shape[:2] == (5 * 2, 3)
    assert once.truth.sum(axis=1) == pytest.approx(np.ones(10))


def test_what_is_hidden_is_possible_by_chance():
    setup = Setup(players=3, rounds=2)

    for choices in seen_games.secrets(setup, ("greedy",), 12, SEED):
        true = choices.truth.argmax(axis=1)

        assert len(true) > 0
        assert choices.chances.sum(axis=1) == pytest.approx(np.ones(len(true)), abs=1e-5)
        assert (choices.chances[np.arange(len(true)), true] > 0).all()


def planted(size, seed):
    """Choices of three in which the greatest first number is the one, as likely as a softmax says."""
    draw = np.random.default_rng(seed)
    rows = draw.standard_normal((size, 3, 5)).astype(np.float16)
    scores = 2.0 * rows[..., 0].astype(float) + draw.gumbel(size=(size, 3))
    return Choices(rows, np.full((size, 3), 1 / 3, np.float32), np.eye(3, dtype=np.float32)[scores.argmax(axis=1)])


def test_a_fit_finds_a_planted_rule_and_the_network_that_is_kept_says_the_same():
    fit = ChoiceFit(planted(40_000, SEED), planted(4000, SEED + 1), hidden=(8, 4), epochs=8, seed=3)

    marks = list(fit.run())
    kept = scored(fit.layers(), fit.held_out.rows.astype(np.float32))
    chances = np.exp(kept) / np.exp(kept).sum(axis=1, keepdims=True)

    assert marks[-1].loss < 0.8 < np.log(3)
    assert -(fit.held_out.truth * np.log(chances)).sum(axis=1).mean() == pytest.approx(marks[-1].loss, abs=1e-3)


def test_choices_of_different_sizes_are_joined():
    three, five = planted(4, 1), planted(2, 2)
    wide = Choices(
        np.pad(five.rows, ((0, 0), (0, 2), (0, 0))),
        np.full((2, 5), 0.2, np.float32),
        np.eye(5, dtype=np.float32)[[0, 4]],
    )

    joined = Choices.joined([three, wide])

    assert joined.rows.shape == (6, 5, 5)
    assert (joined.chances[:4, 3:] == 0).all()


def test_games_to_learn_from_need_no_more_than_policies():
    setup = Setup(players=2, rounds=1)
    table = LearningGames(setup, [policy_of(setup, "random", 1)] * 2)
    won = np.zeros(2, np.float32)

    rounds = table.standings(3, learned.value_of(setup), seen_games.judge_of(setup), [], won)

    assert rounds == 0
    assert won.sum() == pytest.approx(1.0)
