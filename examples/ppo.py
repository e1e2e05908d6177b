"""Masked PPO from the first line to the last: learns the base game in half a minute of one core, in NumPy alone.

    python examples/ppo.py                                # against three who answer by chance
    python examples/ppo.py --against greedy --steps 2000000 --out mine.npz
    stockpile arena npz:mine.npz greedy                   # what was learned plays as a bot

This is the version to read and to change: network, advantages, update and loop stand below and need nothing but the
vector environment. `stockpile.env.learning`, which `stockpile env best-response` and `make train` run, is the same for
several seats of one network (self-play), in legs that can be resumed. The same seed gives the same policy.
"""

import os

os.environ["OPENBLAS_NUM_THREADS"] = "1"  # before NumPy is imported: sums depend on how many threads share them

import argparse
import sys
from itertools import pairwise
from pathlib import Path

import numpy as np

from stockpile.env.vector import Vector

GAMES, STEPS = 256, 64  # games side by side, and decisions in each of them between two updates
HIDDEN = (256, 128)
EPOCHS, BATCH = 2, 2048
PACE = 1e-3  # of Adam; it falls to a tenth
CLIP, ENTROPY, VALUE, STEEPEST = 0.2, 0.005, 0.5, 0.5
SMOOTHING = 0.95  # the lambda of generalised advantages; nothing is discounted, games are short
WORTH = 1 / 50  # of a thousand: what is to be learned should be about 1


class Policy:
    """Two hidden layers; out come a score for each answer and, last, a guess of what the game will bring."""

    def __init__(self, seen, actions, source):
        spread = seen.std(axis=0)
        self.live = np.flatnonzero(spread > 0)  # cells that are always the same tell nothing
        self.mean = seen.mean(axis=0)[self.live].astype(np.float32)
        self.inverse = (1 / spread[self.live]).astype(np.float32)
        widths = [len(self.live), *HIDDEN, actions + 1]
        self.layers = []
        for number, (rows, columns) in enumerate(pairwise(widths)):
            turned = np.linalg.qr(source.standard_normal((max(rows, columns), min(rows, columns))))[0]
            weights = (turned if rows >= columns else turned.T) * (np.sqrt(2) if number < len(HIDDEN) else 1)
            self.layers += [weights.astype(np.float32), np.zeros(columns, np.float32)]
        self.layers[-2][:, :-1] *= 0.01  # at first all answers are about as good
        self.adam = [(np.zeros_like(part), np.zeros_like(part)) for part in self.layers]
        self.updates = 0

    def forward(self, seen, masks):
        """The logarithm of each answer's chance, the guessed values, and what went into each layer."""
        flow = [np.clip((seen[:, self.live] - self.mean) * self.inverse, -5, 5)]
        for weights, offsets in zip(self.layers[:-2:2], self.layers[1:-2:2], strict=True):
            flow.append(np.maximum(flow[-1] @ weights + offsets, 0))
        last = flow[-1] @ self.layers[-2] + self.layers[-1]
        scores = np.where(masks, last[:, :-1], np.float32(-1e9))  # an answer that is not open is never given
        scores -= scores.max(axis=1, keepdims=True)
        return scores - np.log(np.exp(scores).sum(axis=1, keepdims=True)), last[:, -1], flow

    def backward(self, flow, change):
        """How the loss changes with each number, from how it changes with what the last layer put out."""
        slopes = []
        for number in range(len(self.layers) // 2 - 1, -1, -1):
            slopes = [flow[number].T @ change, change.sum(axis=0), *slopes]
            change = (change @ self.layers[2 * number].T) * (flow[number] > 0)
        return slopes

    def improve(self, slopes, pace):
        """One step of Adam (Kingma and Ba, 2015), never too far at once."""
        length = np.sqrt(sum(float((slope * slope).sum()) for slope in slopes))
        self.updates += 1
        pace *= np.sqrt(1 - 0.999**self.updates) / (1 - 0.9**self.updates)
        for part, slope, (mean, square) in zip(self.layers, slopes, self.adam, strict=True):
            slope *= min(1, STEEPEST / (length + 1e-8))
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope * slope - square)
            part -= np.float32(pace) * mean / (np.sqrt(square) + 1e-7)


def play(env, policy, source):
    """Some decisions in every game: what was seen, which answers were open, what was done, how likely, and the rest."""
    shape = (STEPS, env.games)
    seen = np.zeros((*shape, env.layout.size), np.int8)
    masks = np.zeros((*shape, len(env.action_ids)), np.bool_)
    actions, logs, values = np.zeros(shape, np.int64), np.zeros(shape, np.float32), np.zeros(shape, np.float32)
    rewards, dones, games = np.zeros(shape, np.float32), np.zeros(shape, np.bool_), np.arange(env.games)
    shares = []
    for step in range(STEPS):
        seen[step], masks[step], seats = env.observations, env.masks, env.seats.copy()
        log, values[step], _ = policy.forward(seen[step], masks[step])
        # The likeliest after noise of Gumbel's distribution is a draw from the chances.
        actions[step] = (log + source.gumbel(size=log.shape)).argmax(axis=1)
        logs[step] = log[games, actions[step]]
        env.step(actions[step])
        dones[step], rewards[step] = env.dones, WORTH * env.rewards[games, seats]  # told when a game is over
        ended = env.rewards[dones[step]]
        is_best = ended == ended.max(axis=1, keepdims=True)
        shares += list((is_best / is_best.sum(axis=1, keepdims=True))[np.arange(len(ended)), seats[dones[step]]])
    ahead = policy.forward(env.observations, env.masks.astype(np.bool_))[1]
    gained = advantages(rewards, dones, values, ahead)
    columns = (seen, masks, actions, logs, gained, gained + values)
    return [column.reshape(-1, *column.shape[2:]) for column in columns], shares


def advantages(rewards, dones, values, ahead):
    """How much better each decision was than thought (GAE, Schulman and others 2016), each game for itself."""
    found, carried = np.zeros_like(values), np.zeros_like(ahead)
    for step in range(len(values) - 1, -1, -1):
        goes_on = ~dones[step]
        carried = rewards[step] + goes_on * (ahead + SMOOTHING * carried) - values[step]
        found[step], ahead = carried, values[step]
    return found


def update(policy, samples, pace):
    """One step along the slope of PPO's clipped objective (Schulman and others 2017), on a batch; tells the entropy."""
    seen, masks, actions, old, gained, returns = samples
    log, values, flow = policy.forward(seen, masks)
    chance, given = np.exp(log), (np.arange(len(actions)), actions)
    entropy = -(chance * log).sum(axis=1, keepdims=True)
    ratio = np.exp(log[given] - old)
    better = (gained - gained.mean()) / (gained.std() + 1e-8)
    # min(ratio * better, clip(ratio) * better) has no slope where it is clipped.
    push = ratio * better * np.where(better > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
    scores = chance * (push[:, None] + ENTROPY * (log + entropy))
    scores[given] -= push
    change = np.concatenate([scores, VALUE * (values - returns)[:, None]], axis=1) / len(actions)
    policy.improve(policy.backward(flow, change.astype(np.float32)), pace)
    return float(entropy.mean())


def learn(env, steps, seed):
    """Plays and learns for so many decisions."""
    source, looks = np.random.default_rng(seed), []
    env.reset(seed)
    for _ in range(120):  # random play shows how cells vary
        env.step(env.sample())
        looks.append(env.observations.copy())
    policy = Policy(np.concatenate(looks).astype(np.float32), len(env.action_ids), source)
    env.reset(seed)
    for done in range(0, steps, STEPS * env.games):
        samples, shares = play(env, policy, source)
        pace = PACE * max(0.1, 1 - done / steps)
        for _ in range(EPOCHS):
            for rows in np.split(source.permutation(STEPS * env.games), STEPS * env.games // BATCH):
                entropy = update(policy, [column[rows] for column in samples], pace)
        won = 100 * np.mean(shares)
        told = f"{done + STEPS * env.games:>9,} decisions  {won:5.1f} % won  entropy {entropy:.2f}"
        print(told, "█" * round(won / 2), file=sys.stderr, flush=True)
    return policy


def trial(policy, opponents, games, seed):
    """The share of wins if the likeliest answer is always given: one game in each place, on deals not learned from."""
    env = Vector("base", games, opponents=opponents)
    env.reset(seed)
    is_over, won = np.zeros(games, np.bool_), 0.0
    while not is_over.all():
        seats = env.seats.copy()
        env.step(policy.forward(env.observations, env.masks.astype(np.bool_))[0].argmax(axis=1))
        ended = (env.dones == 1) & ~is_over
        won += float(env.rewards[ended, seats[ended]].sum())
        is_over |= ended
    return won / games


def save(path, policy, env, about):
    """Writes the file that plays as a bot: the library's network has its numbers in the same order."""
    from stockpile.env.learning import network, policy_file

    kept = network.Network(network.Scale(policy.live, policy.mean, policy.inverse), HIDDEN, len(env.action_ids))
    for own, part in zip(policy.layers, (part for layer in kept.layers for part in layer), strict=True):
        part[:] = own
    policy_file.save(path, kept, env.setup, about)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--against", default="random", help="a bot that does not search: random, greedy, trader …")
    parser.add_argument("--steps", type=int, default=300_000, help="decisions of the learner")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--games", type=int, default=2000, help="in how many games the result is measured")
    parser.add_argument("--out", type=Path, help="write the policy to this file")
    given = parser.parse_args()
    opponents = (given.against,) * 3
    # Money above the mean of the others teaches a beginner more than wins do, which it never sees.
    env = Vector("base", GAMES, opponents=opponents, reward="money")
    policy = learn(env, given.steps, given.seed)
    print(f"{100 * trial(policy, opponents, given.games, given.seed + 1):.1f} % of {given.games} games won")
    if given.out is not None:
        save(given.out, policy, env, {"against": given.against, "seed": given.seed})
