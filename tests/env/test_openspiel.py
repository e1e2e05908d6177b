"""OpenSpiel's own tests over our game, its ISMCTS playing it, and the same numbers as behind the other doors."""

import json
import random
import re

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.observation import make_observation

import stockpile.env.openspiel as door
from kit.doors import SETUPS
from stockpile import ACTIONS, Setup
from stockpile.engine.setup.actions import parse
from stockpile.env.layout import layout_of
from stockpile.env.vector import Vector

SHORT = door.parameter_of(Setup(players=2, rounds=1))


def played(game, seed, until=10_000):
    """A state after so many random answers, or at its end."""
    state, chance = game.new_initial_state(), random.Random(seed)
    for _ in range(until):
        if state.is_terminal():
            break
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(chance.choices(outcomes, chances)[0])
        else:
            state.apply_action(chance.choice(state.legal_actions()))
    return state


def test_it_is_registered_when_it_is_imported():
    assert "stockpile" in pyspiel.registered_names()


@pytest.mark.parametrize("params", [{"setup": SHORT}, {"setup": SHORT, "reward": "money"}], ids=["win", "money"])
def test_the_random_simulations_of_the_library_pass_with_serialisation(params):
    pyspiel.random_sim_test(pyspiel.load_game("stockpile", params), num_sims=1, serialize=True, verbose=False)


def test_sampled_chance_is_one_node_and_passes_too():
    game = pyspiel.load_game("stockpile", {"setup": SHORT, "chance": "sampled"})

    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)

    state = game.new_initial_state()
    assert state.chance_outcomes() == [(0, 1.0)]
    state.apply_action(0)
    assert not any(played(game, seed).is_chance_node() for seed in range(2))


@pytest.mark.parametrize("name", ["base, 4 players", "everything", "base, 2 players"])
def test_returns_sum_to_zero_and_chances_to_one(name):
    game = pyspiel.load_game("stockpile", {"setup": door.parameter_of(SETUPS[name])})
    state, chance = game.new_initial_state(), random.Random(1)

    while not state.is_terminal():
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            assert sum(share for _, share in outcomes) == pytest.approx(1)
            state.apply_action(chance.choices(*zip(*outcomes, strict=True))[0])
        else:
            state.apply_action(chance.choice(state.legal_actions()))

    assert sum(state.returns()) == pytest.approx(0) and max(state.returns()) > 0


def test_actions_and_tensors_have_the_numbers_of_the_other_doors():
    game = pyspiel.load_game("stockpile")
    state = played(game, 3, until=60)
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    vector = Vector("base", 1)
    layout = layout_of(vector.setup)
    tensor = np.array(state.observation_tensor(1))

    assert game.num_distinct_actions() == len(vector.action_ids)
    assert len(tensor) == layout.frame and (tensor == state.cells(1)).all()
    assert [vector.action_ids[number] for number in state.legal_actions()] == sorted(state._game.question.answers)
    observer = make_observation(game)
    observer.set_from(state, 1)
    assert list(observer.dict["seats"][:, 0]) == [state._game.view(1).to_dict()["cash"][(1 + d) % 4] for d in range(4)]


def test_a_resampled_state_cannot_be_told_from_the_true_one_by_who_resamples():
    game = pyspiel.load_game("stockpile")
    for seed in range(3):
        state = played(game, seed, until=110 + 40 * seed)
        chance = random.Random(seed)

        for player in range(4):
            other = state.resample_from_infostate(player, chance.random)

            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.observation_string(player) == state.observation_string(player)
            assert other.information_state_tensor(player) == state.information_state_tensor(player)
            assert other.current_player() == state.current_player()


def test_information_states_keep_apart_what_a_seat_was_told_and_join_what_it_was_not():
    game = pyspiel.load_game("stockpile", {"setup": SHORT})
    first = game.new_initial_state()
    by_string: dict[str, list[int]] = {}

    for outcome, _ in first.chance_outcomes():
        state = first.child(outcome)
        by_string.setdefault(state.information_state_string(0), []).append(outcome)

    assert len(by_string) >= 1 and sum(len(outcomes) for outcomes in by_string.values()) == len(first.chance_outcomes())


@pytest.mark.parametrize("name", ["base, 2 players", "everything, 2 players"])
def test_an_information_states_tensor_has_room_for_every_own_moment(name):
    game = pyspiel.load_game("stockpile", {"setup": door.parameter_of(SETUPS[name]), "chance": "sampled"})
    frame = layout_of(SETUPS[name]).frame

    for seed in range(3):
        state = played(game, seed)
        for player in range(2):
            moments = state.moments(player)
            rows = np.array(state.information_state_tensor(player)).reshape(-1, frame)

            assert len(moments) > 20 and len(rows) > len(moments)
            assert (rows[1 : 1 + len(moments)] == np.array(moments[::-1])).all()


def test_structs_are_json_that_leads_back_to_the_state():
    game = pyspiel.load_game("stockpile", {"setup": "mini"})
    for until in (0, 3, 9, 11, 13, 40):
        state = played(game, 5, until=until)
        struct = state.to_struct()

        for given in (struct, struct.to_dict(), state.to_json()):
            again = game.new_initial_state(given)

            assert again.to_json() == struct.to_json() == state.to_json()
            assert again.current_player() == state.current_player() and again.returns() == state.returns()
            assert again.legal_actions() == state.legal_actions()
        assert json.loads(struct.to_json())["position"]["setup"]["companies"] == ["cosmic", "american", "epic"]


def test_structs_of_actions_lead_back_to_their_numbers():
    state = pyspiel.load_game("stockpile", {"setup": "mini"}).new_initial_state()
    chance = random.Random(2)
    spec, example = state.get_game().action_struct_spec()

    while not state.is_terminal():
        structs = {action: state.action_to_struct(action) for action in state.legal_actions()}
        for action, struct in structs.items():
            assert state.struct_to_actions(struct) == [action]
            assert struct.to_dict()["action"] == state.action_to_string(action)
            assert set(struct.to_dict()) <= set(re.findall(r'"(\w+)":', spec))
        given = chance.choice(list(structs.values()))
        before = state.move_number()
        assert state.apply_action_struct(given).ok() and state.move_number() == before + 1

    first = pyspiel.load_game("stockpile", {"setup": "base"}).new_initial_state()
    assert json.loads(example)["id"] == ACTIONS[120].id == parse("bid 2@3")
    with pytest.raises(ValueError, match="is no answer that can occur here"):
        first._struct_to_actions({"action": "bid 2@3"})


def test_an_action_that_is_not_open_is_refused_by_its_struct():
    game = pyspiel.load_game("stockpile", {"setup": "nano", "chance": "sampled"})
    state = game.new_initial_state()
    assert state.action_to_struct(0).to_dict() == {"action": "deal"}
    state.apply_action_struct(state.action_to_struct(0))
    closed = next(number for number in range(game.num_distinct_actions()) if number not in state.legal_actions())

    status = state.validate_action_struct(state.action_to_struct(closed))

    assert not status.ok() and "not legal" in str(status)


def test_an_observations_struct_is_the_view_and_what_may_be_answered():
    state = played(pyspiel.load_game("stockpile", {"setup": "nano"}), 4, until=9)
    asked = state.current_player()

    own, other = (state.to_observation_struct(player).to_dict() for player in (asked, 1 - asked))

    assert own["view"] == json.loads(state.observation_string(asked)) and own["player"] == asked
    assert [row["action"] for row in own["legal"]] == [state.action_to_string(a) for a in state.legal_actions()]
    assert other["legal"] == [] and other["view"] == json.loads(state.observation_string(1 - asked))


@pytest.mark.parametrize(
    ("given", "said"),
    [({}, "with its position"), ("{", "no JSON"), ({"position": 3}, "an object is needed"), ("base", "no JSON")],
)
def test_a_struct_that_is_none_is_refused(given, said):
    with pytest.raises(ValueError, match=said):
        pyspiel.load_game("stockpile", {"setup": "nano"}).new_initial_state(given)


def test_a_struct_of_another_setup_is_refused():
    other = pyspiel.load_game("stockpile", {"setup": "micro"}).new_initial_state()

    with pytest.raises(ValueError, match="another setup"):
        pyspiel.load_game("stockpile", {"setup": "nano"}).new_initial_state(other.to_struct())


def test_a_state_that_did_not_begin_with_the_deal_is_not_serialised_by_its_history():
    game = pyspiel.load_game("stockpile", {"setup": "nano"})
    state = played(game, 4, until=9)

    for other in (state.resample_from_infostate(0, random.Random(1).random), game.new_initial_state(state.to_struct())):
        with pytest.raises(ValueError, match="did not begin with the deal"):
            other.serialize()
    assert game.deserialize_state(state.serialize()).to_json() == state.to_json()


def test_observers_read_what_states_tell():
    game = pyspiel.load_game("stockpile", {"setup": "mini"})
    state = played(game, 2, until=12)

    for recalls in (False, True):
        reader = make_observation(game, pyspiel.IIGObservationType(perfect_recall=recalls))
        for player in range(2):
            reader.set_from(state, player)
            tensor = state.information_state_tensor(player) if recalls else state.observation_tensor(player)
            text = state.information_state_string(player) if recalls else state.observation_string(player)

            assert list(reader.tensor) == list(tensor) and reader.string_from(state, player) == text
            assert reader.tensor.dtype == np.float32


@pytest.mark.parametrize("private", ["NONE", "ALL_PLAYERS"])
def test_an_observer_of_anything_but_one_seat_is_refused(private):
    kind = pyspiel.IIGObservationType(
        public_info=True, perfect_recall=False, private_info=getattr(pyspiel.PrivateInfoType, private)
    )

    with pytest.raises(ValueError, match="all that one seat may know"):
        pyspiel.load_game("stockpile", {"setup": "nano"}).make_py_observer(kind)


def test_ismcts_plays_a_whole_game_through_the_adapter():
    game = pyspiel.load_game("stockpile", {"setup": SHORT, "chance": "sampled"})
    state = game.new_initial_state()
    state.apply_action(0)
    bots = [
        ismcts.ISMCTSBot(
            game,
            mcts.RandomRolloutEvaluator(1, np.random.RandomState(seat)),
            2.0,
            6,
            random_state=np.random.RandomState(seat),
        )
        for seat in range(2)
    ]

    while not state.is_terminal():
        given = bots[state.current_player()].step(state)
        assert given in state.legal_actions()
        state.apply_action(given)

    assert sum(state.returns()) == pytest.approx(0)


def test_a_game_is_found_again_by_its_own_name():
    game = pyspiel.load_game("stockpile", {"setup": SHORT, "reward": "money"})

    again = pyspiel.load_game(str(game))

    assert str(again) == str(game) and again.num_players() == 2


def test_clones_share_nothing():
    game = pyspiel.load_game("stockpile", {"setup": SHORT})
    state = played(game, 1, until=15)
    before = str(state)

    other = state.clone()
    while not other.is_terminal():
        other.apply_action(other.legal_actions()[0] if not other.is_chance_node() else other.chance_outcomes()[0][0])

    assert str(state) == before and str(other) != before


@pytest.mark.parametrize(
    ("params", "said"), [({"chance": "none"}, "chance: 'none'"), ({"reward": "fame"}, "reward: 'fame'")]
)
def test_what_is_wrong_is_named(params, said):
    with pytest.raises(ValueError, match=said):
        door.StockpileGame(params)
