"""What a seed deals behind each door is fixed: a run that was published can be made again with a later version."""

import hashlib
import json
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pyspiel
import pytest

from stockpile import Game, Setup
from stockpile.env import aec, gym, openspiel
from stockpile.env.vector import Vector

GOLDEN = Path(__file__).parent.parent / "golden" / "seeds.json"
SETUPS = ("base", "everything", "nano", "mini")
SEED, STEPS = 2026, 25


def digest(*parts: object) -> str:
    """A few letters for what was dealt and seen."""
    text = b"\n".join(part if isinstance(part, bytes) else json.dumps(part).encode() for part in parts)
    return hashlib.blake2b(text, digest_size=8).hexdigest()


def of_vector(name: str) -> str:
    vector = Vector(name, 3)
    vector.reset(SEED)
    found: list[Any] = [vector.start_position(i) for i in range(3)]
    for _ in range(STEPS):
        found.append(vector.sample().tolist())
        vector.step(vector.actions)
    return digest(*found, vector.observations.tobytes())


def of_opponents(name: str) -> str:
    vector = Vector(name, 2, opponents=("greedy",) * (Setup.preset(name).players - 1))
    vector.reset(SEED)
    for _ in range(STEPS):
        vector.step(vector.sample())
    return digest(vector.observations.tobytes(), vector.seats.tolist())


def of_aec(name: str) -> str:
    env = aec.raw_env(setup=name)
    env.reset(seed=SEED)
    return digest(env.game.batch.start_position(0), env.observe(env.agent_selection)["observation"].tobytes())


def of_gymnasium(name: str) -> str:
    env = gymnasium.make(gym.ID, setup=name, opponents=("greedy",) * (Setup.preset(name).players - 1))
    seen, info = env.reset(seed=SEED)
    return digest(seen["observation"].tobytes(), info["seat"])


def of_openspiel(name: str) -> str:
    state = pyspiel.load_game(
        openspiel.NAME, {"setup": name, "chance": "sampled", "rng_seed": SEED}
    ).new_initial_state()
    state.apply_action(0)
    return digest(state.to_struct().to_json().encode())


def of_game(name: str) -> str:
    return digest(Game(Setup.preset(name), seed=SEED).position())


DOORS = {
    "Game": of_game,
    "Vector": of_vector,
    "Vector against greedy": of_opponents,
    "PettingZoo": of_aec,
    "Gymnasium": of_gymnasium,
    "OpenSpiel, sampled": of_openspiel,
}


def found() -> dict[str, dict[str, str]]:
    """What every door deals for the seed."""
    return {kind: {name: of(name) for name in SETUPS} for kind, of in DOORS.items()}


def write() -> None:
    """Keeps what is found; only for a change of rules or layout that deals or shows otherwise."""
    GOLDEN.write_text(json.dumps(found(), indent=1) + "\n", "utf-8")


@pytest.mark.parametrize("kind", DOORS)
def test_a_seed_deals_what_it_has_always_dealt(kind):
    kept = json.loads(GOLDEN.read_text("utf-8"))

    assert kept[kind] == {name: DOORS[kind](name) for name in SETUPS}


def test_a_seed_of_sampled_chance_deals_the_games_of_the_keyed_source():
    state = pyspiel.load_game(openspiel.NAME, {"setup": "mini", "chance": "sampled", "rng_seed": 5}).new_initial_state()
    state.apply_action(0)
    seed = int(np.random.default_rng(5).integers(1 << 62))

    assert state.to_struct().to_dict()["position"] == Game(Setup.preset("mini"), seed=seed).position()
