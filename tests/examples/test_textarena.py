"""The example for TextArena: whole games by text, errors with their rule, and secrets that stay with their seat."""

import importlib
import re
import sys
from importlib.util import find_spec
from pathlib import Path
from random import Random

import pytest
from examples.arena_stand_in import stand_in

from stockpile.engine.names import COMPANIES

EXAMPLES = Path(__file__).parents[2] / "examples"


@pytest.fixture(scope="module")
def arena():
    """The library, or what stands in for it, with the example registered."""
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(EXAMPLES))
        if find_spec("textarena") is None:
            patch.setitem(sys.modules, "textarena", stand_in())
        importlib.import_module("textarena_stockpile")
        yield importlib.import_module("textarena")
        del sys.modules["textarena_stockpile"]


def legal_of(messages):
    """The legal answers of the newest position."""
    listed = re.findall(r"^Legal answers: (.+)$", messages[-1][1], re.M)[-1]
    return [re.sub(r" \(.*\)$", "", answer) for answer in listed.split(", ")]


def played(env, draw):
    """Plays to the end; gives all that was read."""
    read, done = [], False
    while not done:
        _, messages = env.get_observation()
        read += [text for _, text, _ in messages]
        done, _ = env.step(f"I think [this] is best: [{draw.choice(legal_of(messages))}]")
    return "\n".join(read)


@pytest.mark.parametrize("players", [2, 5])
def test_a_game_is_played_by_text_alone(arena, players):
    env = arena.make("Stockpile-v0", rounds=1, renamed=7)
    env.reset(num_players=players, seed=3)

    read = played(env, Random(1))

    rewards, info = env.close()
    assert [seat for seat, reward in rewards.items() if reward == 1] == env.game.result.winners
    assert "P1 " in info[0]["reason"] and not info[0]["invalid_move"]
    assert read.count("1 rounds") == players
    assert not re.search("|".join(COMPANIES), read)


def test_who_is_wrong_too_often_gets_the_first_legal_answer(arena):
    env = arena.make("Stockpile-v0", rounds=1, error_allowance=2)
    env.reset(num_players=2, seed=3)
    first, messages = env.get_observation()
    legal, game = legal_of(messages), env.game

    for _ in range(3):
        env.step("[sell everything]")

    (given,) = game.answers()
    assert game.notation(given[1]) == legal[0]
    _, info = env.close()
    assert info[first]["invalid_move"]
    assert any("(RND-2)" in text for _, text, _ in env.state.observations[first])


def test_no_player_reads_what_another_has_placed_face_down(arena):
    env = arena.make("Stockpile-v0", rounds=1)
    env.reset(num_players=3, seed=4)
    placed = []

    for _ in range(6):
        player, messages = env.get_observation()
        given = legal_of(messages)[0]
        placed.append((player, given))
        env.step(f"[{given}]")

    hidden = [(player, given) for player, given in placed if given.startswith("down")]
    assert len(hidden) == 3
    for player, given in hidden:
        others = [text for n, told in env.state.observations.items() if n != player for _, text, _ in told]
        assert given not in "\n".join(others)
