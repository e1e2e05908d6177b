"""Games are played on from anywhere: alike for a seed, in every build, and without a trace in the game itself."""

import numpy as np
import pytest

from kit.effort import SEED
from kit.samples import Player
from kit.table import BONDS, table
from stockpile import Game, IllegalAnswer, Setup
from stockpile.bots.levels import policy_of
from stockpile.engine.simulation import MASK, STRIDE

SETUP = Setup(players=3, rounds=3)
GOLDEN = {
    "random": [53, 19, 17],
    "greedy": [24, 26, 18],
    "rollouts": [[19, 28, 53], [90, 28, 18]],
    "mixed": [[48, 26, 47]],
    "cards": [32, 42, 66],
}
CARDS = Setup(players=3, rounds=1, modules=("bonds", "investors", "strategies"))


def asked_in(round_number, ask, setup=SETUP, seed=SEED):
    """A game of random answers at its first such question of a round."""
    game, player = Game(setup, seed=seed), Player(seed)
    while question := game.question:
        if game.view(None).round >= round_number and question.ask == ask:
            break
        game.answer(player.choose(question))
    return game


def own_view(game):
    return game.view(game.question.seat)


def test_a_playout_leaves_the_game_as_it_was_and_ends_with_the_scores_of_the_game_it_leads_to():
    game = asked_in(2, "bid")
    before = game.state_dump()

    outcome = game.playout(seed=4)

    assert game.state_dump() == before
    assert outcome.over
    assert outcome.game.result.scores == outcome.scores
    assert [seat for seat, share in enumerate(outcome.win_shares) if share] == outcome.game.result.winners
    assert sum(outcome.win_shares) == pytest.approx(1)
    assert outcome.decisions > 10


def test_a_playout_of_a_round_stops_where_the_next_one_begins():
    game = asked_in(2, "bid")

    outcome = game.playout(until="round", seed=4)
    last = asked_in(3, "bid").playout(until="round")

    assert not outcome.over
    assert outcome.game.view(None).round == 3
    assert outcome.win_shares == [0.0, 0.0, 0.0]
    view = outcome.game.view(0)
    shares = sum(view.prices[key] * n for key, n in view.portfolio.items() if key in view.prices)
    split = sum(2 * view.prices[key] * n for key, n in view.split[0].items())
    assert outcome.scores[0] == view.cash[0] + shares + split
    assert last.over


def test_before_the_end_bonds_are_worth_what_they_cost():  # BON-1
    held = {0: 3, 1: 1}
    game = table(modules=[BONDS], bonds=held, cash={0: 13, 1: 7, 2: 3}, phase="selling")

    outcome = game.playout(until="round", seed=SEED)

    view = outcome.game.view(None)
    price = game.setup.printed["bonds"]["prices"]["3"]
    assert not outcome.over
    for seat in range(3):
        split = sum(2 * view.prices[key] * n for key, n in view.split[seat].items())
        own = outcome.game.view(seat)
        shares = sum(view.prices[key] * n for key, n in own.portfolio.items() if key in view.prices)
        assert outcome.scores[seat] == view.cash[seat] + shares + split + price * view.bonds[seat]


@pytest.mark.parametrize("policies", ["random", ["random", "greedy", "novice"]])
def test_the_same_seed_plays_the_same_and_another_one_otherwise(policies):
    game = asked_in(2, "bid")

    found = [game.playout(policies, seed=seed).scores for seed in (1, 1, 2, 3)]

    assert found[0] == found[1]
    assert found[1] != found[2] or found[1] != found[3]


def test_playouts_and_rollouts_are_alike_in_every_build():
    game = asked_in(2, "bid", seed=11)
    view, cards = own_view(game), Game(CARDS, seed=11)

    assert game.playout(seed=5).scores == GOLDEN["random"]
    assert game.playout("greedy", until="round", seed=5).scores == GOLDEN["greedy"]
    assert view.rollouts(2, "random", seed=5).scores == GOLDEN["rollouts"]
    assert view.rollouts(1, ["trader", "random", "greedy"], seed=5).scores == GOLDEN["mixed"]
    assert cards.playout("greedy", seed=5).scores == GOLDEN["cards"]


def test_a_rollout_is_a_resampled_world_with_the_answer_given_and_played_out():
    view = own_view(asked_in(2, "bid"))
    given = view.question.answers[-1]

    found = view.rollouts(1, "random", answer=given, seed=9)

    world = view.resample(9)
    world.answer(given)
    alone = world.playout("random", seed=(9 + STRIDE) & MASK)
    assert found.scores == [alone.scores]
    assert found.shares == [alone.win_shares]
    assert found.decisions == alone.decisions


def test_rollouts_tell_means_over_their_worlds():
    view = own_view(asked_in(2, "bid"))

    found = view.rollouts(40, seed=3)

    assert (found.worlds, found.over, len(found.scores)) == (40, 40, 40)
    assert found.mean_scores == pytest.approx(list(np.mean(found.scores, axis=0)))
    assert found.win_shares == pytest.approx(list(np.mean(found.shares, axis=0)))
    assert sum(found.win_shares) == pytest.approx(1)
    assert view.rollouts(40, seed=3).scores == found.scores
    assert view.rollouts(40, until="round", seed=3).over == 0


def test_rollouts_know_a_good_answer_from_a_bad_one():
    game = Game.from_position(
        {"setup": {"players": 2, "rounds": 1}, "round": 1, "phase": "selling", "cash": [5, 5],
         "question": {"seats": [0], "ask": "sell"}, "spaces": {"epic": 9}, "regular": [{"epic": 4}, {"epic": 5}],
         "pairs": [{"company": "epic", "forecast": "-3"}]}
    )  # fmt: skip
    view = game.view(0)

    money = {text: view.rollouts(20, "greedy", answer=text).mean_scores[0] for text in ("sell epic", "done")}

    assert money["sell epic"] > money["done"]


def test_a_policy_of_ones_own_plays_and_keeps_its_seed():
    game = asked_in(2, "bid")
    own = policy_of(SETUP, "greedy", 77)

    found = game.playout(own, seed=3)

    assert found.scores == game.playout("greedy", seed=3).scores
    assert own.own_seed() == 77


def test_a_game_whose_chance_is_asked_is_played_on_by_drawing():
    game = Game(Setup(players=2, rounds=2, chance="asked"))

    outcomes = [game.playout(seed=seed) for seed in range(5)]

    assert all(outcome.over for outcome in outcomes)
    assert len({tuple(outcome.scores) for outcome in outcomes}) > 1


def test_a_game_that_is_over_has_come_out_as_it_has():
    game = Game(SETUP, seed=3)
    end = game.playout(seed=1).game

    outcome = end.playout(seed=2)

    assert end.result is not None
    assert (outcome.decisions, outcome.scores) == (0, end.result.scores)


@pytest.mark.parametrize(
    ("given", "error", "said"),
    [
        ({"policies": "shark"}, ValueError, "policies: 'shark' is none of random, novice, greedy"),
        ({"policies": ["random"]}, ValueError, "policies: 1 for 3 players"),
        ({"policies": 7}, TypeError, "policies: names or policies are needed, not int"),
        ({"policies": ["random", 1, "greedy"]}, ValueError, "policies: 1 is none of random"),
        ({"until": "turn"}, ValueError, "until: 'turn' is none of end, round"),
        ({"seed": -1}, ValueError, "seed: from 0"),
        ({"seed": True}, ValueError, "seed: an int is needed, not bool"),
    ],
)
def test_what_cannot_be_played_on_is_refused_by_name(given, error, said):
    game = asked_in(2, "bid")

    with pytest.raises(error, match=said):
        game.playout(**given)
    with pytest.raises(error, match=said):
        own_view(game).rollouts(3, **given)


@pytest.mark.parametrize(
    ("given", "error", "said"),
    [
        ({"worlds": 0}, ValueError, "worlds: 0 is not from 1"),
        ({"worlds": 2.5}, ValueError, "worlds: a whole number is needed"),
        ({"answer": "sell epic"}, IllegalAnswer, "other-question"),
        ({"answer": "hello"}, IllegalAnswer, "no-such-answer"),
    ],
)
def test_rollouts_that_cannot_be_are_refused_by_name(given, error, said):
    view = own_view(asked_in(2, "bid"))

    with pytest.raises(error, match=said):
        view.rollouts(**given)


def test_a_spectator_rolls_out_but_answers_nothing():
    game = asked_in(2, "bid")

    assert game.view(None).rollouts(3).worlds == 3
    with pytest.raises(IllegalAnswer, match="not-your-turn"):
        game.view(None).rollouts(3, answer="done")
