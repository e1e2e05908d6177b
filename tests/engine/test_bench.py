"""The benchmarks run and print what they promise; how fast is not for a test to say."""

import json
import os
import subprocess
import sys
from pathlib import Path

from stockpile import _variant

BENCH = Path(__file__).resolve().parents[2] / "bench"


def test_the_benchmark_of_the_engine_prints_every_number_beside_its_target():
    source = str(Path(_variant.__file__).parents[1])
    env = {**os.environ, "STOCKPILE_BUILD": _variant.name(), "PYTHONPATH": source}

    command = [sys.executable, str(BENCH / "engine.py"), "--quick", "--build", _variant.name()]
    done = subprocess.run(command, env=env, text=True, capture_output=True)

    assert done.returncode == 0, done.stderr
    rows = json.loads(done.stdout)
    assert set(rows) == {
        "playout_games", "playout_decisions", "driven_decisions", "clone", "resample", "view_to_dict", "view",
        "view_to_json", "hash", "events_of_an_answer", "import", "everything_games", "everything_decisions",
        "everything_driven", "rollouts_from_start", "rollouts_from_middle", "playouts_one_by_one",
        "simulations_in_python", "beliefs", "view_from_dict", "game", "view_attributes",
    }  # fmt: skip
    assert all(row["value"] > 0 and row["unit"] for row in rows.values())
    assert all(("target" in row) == ("met" in row) for row in rows.values())
