"""Whatever an environment shows is the same in worlds that a seat cannot tell apart (KNO-1)."""

import json

import numpy as np
import pyspiel
import pytest

from kit.doors import SETUPS, asked
from kit.effort import EFFORT
from kit.moments import chooser_of
from stockpile import Game
from stockpile.env import encode, plain
from stockpile.env.encoder import Encoder
from stockpile.env.layout import layout_of
from stockpile.env.vector import Vector


@pytest.mark.parametrize("name", SETUPS)
def test_twin_worlds_look_alike(name):
    setup = SETUPS[name]
    encoder = Encoder(layout_of(setup, True))
    chooser = chooser_of(name, 1)
    compared = 0
    for number in range(2 * EFFORT):
        game = Game(setup, seed=number)
        while not game.over:
            if chooser.random() < 0.1 or setup.table.rounds < 3:
                for seat in setup.seats:
                    twin = game.view(seat).resample(chooser.randrange(1 << 60))
                    compared += 1

                    assert encode.cells(encoder, twin.view(seat)._state, seat) == encode.cells(
                        encoder, game.view(seat)._state, seat
                    )
                    assert plain.table(twin.view(seat)) == plain.table(game.view(seat))
            game.answer(chooser.choice(asked(game).answers), asked(game).seat)

    assert compared > 20


def test_the_mask_of_a_seat_that_is_not_asked_is_empty_behind_every_door():
    import stockpile.env.aec as door

    env = door.raw_env(skip_forced=False)
    env.reset(seed=1)

    for _ in range(100):
        masks = {agent: env.observe(agent)["action_mask"] for agent in env.agents}
        assert [agent for agent, mask in masks.items() if mask.any()] == [env.agent_selection]
        assert [agent for agent, info in env.infos.items() if "action_mask" in info] == [env.agent_selection]
        env.step(int(np.flatnonzero(masks[env.agent_selection])[0]))


def told_to(vector, answers, seat):
    """All that a seat was told since the start of the first game of a vector."""
    game = Game.from_position(vector.start_position(0))
    start = game.view(seat).to_bytes()
    for who, number in answers:
        game.answer(vector.action_ids[number], who)
    return start, tuple(game.event_lines(seat))


@pytest.mark.parametrize("setup", ["micro", "mini"])
def test_whoever_was_told_the_same_is_shown_the_same_with_every_switch_on(setup):
    vector = Vector(setup, 1, beliefs=True, acts=6, recall=4, skip_forced=False, autoreset="disabled")
    shown: dict[object, tuple[bytes, str]] = {}
    worlds: dict[object, set[str]] = {}

    for seed in range(120 * EFFORT):
        vector.reset(seed)
        world = json.dumps(vector.start_position(0))
        answers: list[tuple[int, int]] = []
        for _ in range(4):
            for seat in vector.setup.seats:
                told = (seat, told_to(vector, answers, seat))
                now = vector.observation(0, seat).tobytes(), plain.table(vector.view(0, seat))

                assert shown.setdefault(told, now) == now
                worlds.setdefault(told, set()).add(world + str(answers))
            answers.append((int(vector.seats[0]), int(vector.sample()[0])))
            vector.step(vector.actions)

    assert sum(len(found) > 1 for found in worlds.values()) > 30


@pytest.mark.parametrize("name", ["base, 4 players", "everything, 2 players", "two rounds, two companies"])
def test_twin_worlds_are_alike_in_every_tensor_string_struct_and_mask_of_openspiel(name):
    import stockpile.env.openspiel as door

    game = pyspiel.load_game("stockpile", {"setup": door.parameter_of(SETUPS[name]), "chance": "sampled"})
    chooser = chooser_of(name, 2)
    state = game.new_initial_state()
    compared = 0

    while not state.is_terminal():
        if compared == 0 or chooser.random() < 0.08:
            for player in range(game.num_players()) if state.move_number() else ():
                twin = state.resample_from_infostate(player, chooser.random)
                compared += 1

                for read in (
                    "information_state_string", "information_state_tensor", "observation_string", "observation_tensor",
                    "legal_actions", "legal_actions_mask",
                ):  # fmt: skip
                    assert getattr(twin, read)(player) == getattr(state, read)(player), read
                assert twin.to_observation_struct(player).to_json() == state.to_observation_struct(player).to_json()
        state.apply_action(chooser.choice(state.legal_actions()))

    assert compared > 5


def test_a_seat_is_not_told_what_others_or_chance_may_answer_in_openspiel():
    import stockpile.env.openspiel  # noqa: F401  registers the game

    state = pyspiel.load_game("stockpile", {"setup": "mini"}).new_initial_state()
    chooser, asked_chance = chooser_of("mini", 3), 0

    while not state.is_terminal():
        asked_chance += state.is_chance_node()
        for player in range(2):
            if player != state.current_player():
                assert state.legal_actions(player) == [] and not any(state.legal_actions_mask(player))
                assert state.to_observation_struct(player).to_dict()["legal"] == []
        state.apply_action(chooser.choice(state.legal_actions()))

    assert asked_chance > 4


@pytest.mark.parametrize("render_mode", [None, "ansi"])
def test_what_is_rendered_after_the_end_is_what_the_selected_seat_may_know(render_mode):
    import stockpile.env.aec as door

    env = door.raw_env(setup="nano", render_mode=render_mode)
    env.reset(seed=2)
    while not any(env.terminations.values()):
        env.step(int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])[0]))

    text = env.render()

    assert (text is None) == (render_mode is None)
    assert all("action_mask" not in info or not info["action_mask"].any() for info in env.infos.values())


def test_what_opponents_hold_does_not_enter_the_learners_row():
    vector = Vector(games=1, opponents=("trader",) * 3, seat=0)
    vector.reset(12)
    encoder = Encoder(vector.layout)

    for _ in range(20):
        assert list(vector.observations[0]) == encode.cells(encoder, vector.view(0, 0)._state, 0)
        vector.step(vector.sample())
