"""Whatever an environment shows is the same in worlds that a seat cannot tell apart (KNO-1)."""

import numpy as np
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


def test_what_opponents_hold_does_not_enter_the_learners_row():
    vector = Vector(games=1, opponents=("trader",) * 3, seat=0)
    vector.reset(12)
    encoder = Encoder(vector.layout)

    for _ in range(20):
        assert list(vector.observations[0]) == encode.cells(encoder, vector.view(0, 0)._state, 0)
        vector.step(vector.sample())
