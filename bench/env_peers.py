"""Environments of others, stepped as ours are: random open answers, with observation and mask, processor time.

OpenSpiel is there with the extra `env`. The rest comes by `pip install --no-deps --target build/env-peers -r
bench/env-peers.txt` into a folder of its own; what is missing is left out and said.
"""

import random
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel

ROOT = Path(__file__).resolve().parent.parent
HOME = ROOT / "build" / "env-peers"
HOW = "pip install --no-deps --target build/env-peers -r bench/env-peers.txt"
BATCH = 1024
Rate = Callable[[float], float]


def spiel(name: str, seconds: float) -> float:
    """Decisions of a game of OpenSpiel, each with its tensor and mask."""
    game, pick, steps = pyspiel.load_game(name), random.Random(1), 0
    tensor = game.get_type().provides_observation_tensor
    began = time.process_time()
    while time.process_time() - began < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(pick.choices([o[0] for o in outcomes], [o[1] for o in outcomes])[0])
                continue
            _ = state.observation_tensor() if tensor else state.information_state_tensor()
            _ = state.legal_actions_mask()
            state.apply_action(pick.choice(state.legal_actions()))
            steps += 1
    return steps / (time.process_time() - began)


def rlcard_game(name: str, seconds: float) -> float:
    """Steps of an environment of RLCard."""
    import rlcard  # type: ignore[import-not-found]  # a peer

    env, pick, steps = rlcard.make(name), random.Random(1), 0
    began = time.process_time()
    while time.process_time() - began < seconds:
        state, _ = env.reset()
        while not env.is_over():
            state, _ = env.step(pick.choice(list(state["legal_actions"])))
            steps += 1
    return steps / (time.process_time() - began)


def zoo(name: str, seconds: float) -> float:
    """Steps of a card game of PettingZoo, with its wrappers."""
    import rlcard  # noqa: F401  what its card games need
    from pettingzoo import make

    env, steps, pick = make("aec", name), 0, random.Random(1)
    began = time.process_time()
    while time.process_time() - began < seconds:
        env.reset(seed=steps)
        for _ in env.agent_iter(200):
            seen, _, over, cut, info = env.last()
            mask = seen["action_mask"] if isinstance(seen, dict) else info["action_mask"]
            env.step(None if over or cut else pick.choice(np.flatnonzero(mask).tolist()))
            steps += 1
    return steps / (time.process_time() - began)


def pgx_game(name: str, seconds: float) -> float:
    """Steps of a batch of pgx, compiled before the clock runs."""
    import jax  # type: ignore[import-not-found]
    import pgx  # type: ignore[import-not-found]
    from pgx.experimental import auto_reset  # type: ignore[import-not-found]

    env = pgx.make(name)

    def step(state: Any, key: Any) -> Any:
        logits = jax.numpy.where(state.legal_action_mask, 0.0, -1e9)
        keys = jax.random.split(key, BATCH + 1)
        actions = jax.random.categorical(keys[0], logits, axis=-1)
        return jax.vmap(auto_reset(env.step, env.init))(state, actions, keys[1:])

    def many(state: Any, key: Any) -> Any:
        return jax.lax.scan(lambda s, k: (step(s, k), s.observation.sum()), state, jax.random.split(key, 50))

    run = jax.jit(many)
    state = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(0), BATCH))
    state = jax.block_until_ready(run(state, jax.random.PRNGKey(1)))[0]
    steps, began = 0, time.process_time()
    while time.process_time() - began < seconds:
        state = jax.block_until_ready(run(state, jax.random.PRNGKey(steps + 2)))[0]
        steps += 50
    return BATCH * steps / (time.process_time() - began)


PEERS: dict[str, Rate] = {
    "OpenSpiel leduc_poker": lambda seconds: spiel("leduc_poker", seconds),
    "OpenSpiel hanabi, 4 players": lambda seconds: spiel("hanabi(players=4)", seconds),
    "OpenSpiel gin_rummy": lambda seconds: spiel("gin_rummy", seconds),
    "RLCard leduc-holdem": lambda seconds: rlcard_game("leduc-holdem", seconds),
    "RLCard uno": lambda seconds: rlcard_game("uno", seconds),
    "PettingZoo leduc_holdem, wrapped": lambda seconds: zoo("classic/leduc_holdem-v4", seconds),
    "PettingZoo texas_holdem, wrapped": lambda seconds: zoo("classic/texas_holdem-v4", seconds),
    "pgx leduc_holdem": lambda seconds: pgx_game("leduc_holdem", seconds),
    "pgx kuhn_poker": lambda seconds: pgx_game("kuhn_poker", seconds),
}


def rates(seconds: float, repeats: int, say: Callable[[str], None]) -> list[dict[str, Any]]:
    """The best of some repeats of every peer, or how to get it."""
    if HOME.exists():
        sys.path.append(str(HOME))  # last, so that nothing of ours is replaced
    rows = []
    for name, rate in PEERS.items():
        say(name)
        try:
            rows.append({"what": name, "steps/s": round(max(rate(seconds) for _ in range(repeats)))})
        except ImportError as missing:
            rows.append({"what": name, "skipped": f"{missing}; to get it: {HOW}"})
    return rows
