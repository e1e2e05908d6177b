"""Learns to play Stockpile in ten seconds of one core: masked PPO in NumPy, no framework.

    python examples/ppo.py                                # against three who answer by chance
    python examples/ppo.py --against greedy --steps 2000000 --out mine.npz
    stockpile arena npz:mine.npz greedy                   # what was learned plays as a bot

The algorithm itself is to be read in three files of `stockpile.env.learning`: `network` (forward and back), `gathering`
(games, masks, advantages) and `ppo` (the clipped objective and Adam). The same seed gives the same policy.
"""

import os

os.environ["OPENBLAS_NUM_THREADS"] = "1"  # before NumPy is imported: sums depend on how many threads share them

import argparse
import sys
from pathlib import Path

from stockpile.env.learning import policy_file
from stockpile.env.learning.gathering import LearningTable
from stockpile.env.learning.ppo import Learner, PpoSettings, fresh
from stockpile.env.learning.trial import trial
from stockpile.env.vector import Vector

parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
parser.add_argument("--against", default="random", help="a bot that does not search: random, novice, greedy, trader …")
parser.add_argument("--steps", type=int, default=300_000, help="decisions of the learner")
parser.add_argument("--seed", type=int, default=1)
parser.add_argument("--games", type=int, default=2000, help="in how many games the result is measured")
parser.add_argument("--out", type=Path, help="write the policy to this file")
given = parser.parse_args()

# 256 games side by side. Money above the mean of the others is told sooner than wins, which a beginner never sees.
opponents = (given.against,) * 3
env = Vector("base", games=256, opponents=opponents, reward="money")
learner = Learner(fresh(env, hidden=(256, 128), seed=given.seed), PpoSettings())
table = LearningTable(env, seed=given.seed, worth=1 / 50)

for report in learner.learn([table], until=given.steps, of=given.steps, seed=given.seed):
    bar = "█" * round(50 * report.share)
    line = f"{report.steps:>9,} decisions  {100 * report.share:5.1f} % won  entropy {report.entropy:.2f}  {bar}"
    print(line, file=sys.stderr, flush=True)

found = trial(learner.network, env.setup, opponents, given.games, seed=given.seed + 1)
print(f"{100 * found.share:.1f} % of {found.games} games won (95 %: {100 * found.low:.1f} to {100 * found.high:.1f})")
if given.out is not None:
    policy_file.save(given.out, learner.network, env.setup, {"against": given.against, "seed": given.seed})
