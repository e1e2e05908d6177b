"""Small sisters of the game: what they are, how large their trees are, and that OpenSpiel's tools solve them."""

import gymnasium
import pettingzoo
import pyspiel
import pytest
from open_spiel.python import policy as policies
from open_spiel.python.algorithms import exploitability

import stockpile.env.openspiel as door
from stockpile import Game, Setup
from stockpile.engine.setup.editions import EDITIONS, PRESETS, SISTERS
from stockpile.env import aec, gym
from stockpile.env.extensive import InformationSet, flattened
from stockpile.env.vector import Vector
from stockpile.server.presets import BY_KEY

TINIEST = Setup.preset("nano", bids=(0,))  # 6,791 nodes, walked in a second


def uniform(place: InformationSet) -> list[float]:
    return [1 / len(place.numbers)] * len(place.numbers)


@pytest.fixture(scope="module")
def tiny():
    return flattened(TINIEST)


@pytest.mark.parametrize("name", PRESETS)
def test_a_setup_has_a_name_and_may_be_changed(name):
    setup = Setup.preset(name, chance="asked")

    assert setup.players == PRESETS[name].get("players", 4) and setup.chance == "asked"
    assert Setup.preset(name) == Setup(**{"players": 4, **PRESETS[name]})


def test_a_name_that_is_none_and_a_change_that_does_not_fit_are_refused():
    with pytest.raises(ValueError, match="preset: 'pico' is none of base, classic"):
        Setup.preset("pico")
    with pytest.raises(ValueError, match="3 x 1 of the players"):
        Setup.preset("nano", players=3)
    with pytest.raises(ValueError, match="speed: a setup has no such field"):
        Setup.preset("nano", speed=3)


@pytest.mark.parametrize("name", SISTERS)
def test_a_sister_is_found_by_name_behind_every_door(name):
    setup = Setup.preset(name)
    actions = len(setup.actions)

    env = gymnasium.make(gym.ID, setup=name, opponents=("greedy",))
    many = gymnasium.make_vec(
        gym.ID, num_envs=2, vectorization_mode="vector_entry_point", setup=name, opponents=("trader",)
    )

    assert Vector(name, 1).setup == setup
    assert pettingzoo.make("aec", aec.ID, setup=name).action_space("player_0") == gymnasium.spaces.Discrete(actions)
    assert env.action_space == many.single_action_space == gymnasium.spaces.Discrete(actions)
    assert pyspiel.load_game("stockpile", {"setup": name}).num_distinct_actions() == actions
    assert pyspiel.load_game(f"stockpile(setup={name},chance=sampled)").num_distinct_actions() == actions


def test_sisters_are_no_editions_that_people_are_offered():
    assert not set(SISTERS) & (set(EDITIONS) | set(BY_KEY))


def test_nano_has_the_tree_that_it_is_known_for():
    setup = Setup.preset("nano", chance="asked")
    views, ends = set(), 0
    stack = [Game(setup)]

    while stack:
        game = stack.pop()
        question = game.question
        if question is None:
            ends += 1
            continue
        if question.seat >= 0:
            views.add((question.seat, game.view(question.seat).to_bytes()))
        for given in question.answers:
            child = game.clone()
            child.answer(given, question.seat)
            stack.append(child)

    assert (ends, len(views)) == (75_936, 15_648)


def test_a_flat_tree_is_the_game_of_the_door(tiny):
    flat, game = tiny.game, pyspiel.load_game("stockpile", {"setup": door.parameter_of(TINIEST)})
    sets: dict[str, set[str]] = {}
    ends = 0
    stack = [(flat.new_initial_state(), game.new_initial_state())]

    while stack:
        one, two = stack.pop()
        assert one.is_terminal() == two.is_terminal() and one.is_chance_node() == two.is_chance_node()
        if one.is_terminal():
            assert one.returns() == pytest.approx(two.returns())
            ends += 1
            continue
        labels = {one.action_to_string(number): number for number in one.legal_actions()}
        numbers = {two.action_to_string(number): number for number in two.legal_actions()}
        assert labels.keys() == numbers.keys()
        if not two.is_chance_node():
            sets.setdefault(one.information_state_string(), set()).add(two.information_state_string())
        follow = sorted(labels)[:1] if len(stack) > 60 else sorted(labels)  # a part of the tree, evenly
        stack += [(one.child(labels[label]), two.child(numbers[label])) for label in follow]

    assert ends > 150 and len(sets) > 100
    assert all(len(names) == 1 for names in sets.values())


def test_counts_of_a_tree_add_up(tiny):
    assert tiny.nodes == tiny.terminals + tiny.chances + tiny.decisions == 6791
    assert tiny.terminals == 3616 and tiny.views == 1156
    assert len(tiny.sets) == len({place.name for place in tiny.sets}) == tiny.decisions


def test_in_micro_there_is_something_to_hide_and_in_nano_for_who_counts_there_is_not(tiny):
    secret = flattened(Setup.preset("micro", bids=(0,)))

    assert len(tiny.sets) == tiny.decisions
    assert len(secret.sets) < secret.decisions


def test_a_tree_that_is_too_large_is_refused():
    with pytest.raises(ValueError, match="more than 500 nodes"):
        flattened("base", most=500)


def test_what_the_compiled_tools_say_of_the_flat_tree_is_what_the_others_say_of_the_game():
    setup = Setup.preset("nano", bids=(0,), companies=("cosmic",), forecasts=("+2",), pairs=0, hidden_pairs=1, stocks=4)
    game, flat = pyspiel.load_game("stockpile", {"setup": door.parameter_of(setup)}), flattened(setup)

    slow = exploitability.nash_conv(game, policies.UniformRandomPolicy(game))

    assert slow > 0
    assert pyspiel.nash_conv(flat.game, pyspiel.UniformRandomPolicy(flat.game)) == pytest.approx(slow)
    assert pyspiel.nash_conv(flat.game, pyspiel.TabularPolicy(flat.tabular(uniform))) == pytest.approx(slow)


def test_counterfactual_regret_falls_towards_an_equilibrium(tiny):
    game, found = tiny.game, []
    solver = pyspiel.CFRSolver(game)

    for _ in range(3):
        for _ in range(10):
            solver.evaluate_and_update_policy()
        found.append(pyspiel.nash_conv(game, solver.average_policy()))

    assert pyspiel.nash_conv(game, pyspiel.UniformRandomPolicy(game)) > found[0] > found[1] > found[2] > 0
    assert found[2] < 0.1


def test_sampling_methods_run_on_mini_through_the_door():
    game = pyspiel.load_game("stockpile", {"setup": "mini"})
    solver = pyspiel.OutcomeSamplingMCCFRSolver(game, epsilon=0.6, seed=1)

    for _ in range(5):
        solver.run_iteration()

    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    assert sum(chance for _, chance in solver.average_policy().action_probabilities(state).items()) == pytest.approx(1)


def test_a_policy_with_too_few_chances_is_refused(tiny):
    with pytest.raises(ValueError, match="0 chances for the"):
        tiny.tabular(lambda _: [])
