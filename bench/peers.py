"""Other engines, driven from Python in the same way: OpenSpiel's gin_rummy, hanabi and tarok, if they can be had.

`python bench/peers.py` prints JSON. The package goes into an environment of its own below build/, never into ours.
"""

import json
import random
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
HOME = ROOT / "build" / "peers"
GAMES = {"gin_rummy": "gin_rummy", "hanabi": "hanabi(players=4)", "tarok": "tarok(players=4)"}
LIMIT = 600  # seconds for the installation


def drive(name: str, seconds: float = 2.0, repeats: int = 3) -> dict[str, Any]:
    """Decisions a second with random legal answers; draws of chance are made but not counted."""
    import pyspiel  # type: ignore[import-not-found]  # only in the environment of the peers

    game = pyspiel.load_game(GAMES[name])
    rates = []
    for repeat in range(repeats):
        pick = random.Random(repeat)
        decisions = games = 0
        start = time.perf_counter()
        while time.perf_counter() - start < seconds:
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes = state.chance_outcomes()
                    state.apply_action(pick.choices([o[0] for o in outcomes], [o[1] for o in outcomes])[0])
                    continue
                answers = state.legal_actions()
                state.apply_action(answers[int(pick.random() * len(answers))])
                decisions += 1
            games += 1
        spent = time.perf_counter() - start
        rates.append((decisions / spent, games / spent))
    best = max(rates)
    return {"decisions/s": round(best[0]), "games/s": round(best[1], 1)}


def python() -> Path | str:
    """The interpreter that has the package, made if need be; a sentence if it cannot be had."""
    found = HOME / "bin" / "python"
    try:
        if not found.exists():
            subprocess.run([sys.executable, "-m", "venv", str(HOME)], check=True, capture_output=True)
        probe = subprocess.run([str(found), "-c", "import pyspiel"], capture_output=True)
        if probe.returncode:
            install = [str(found), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "open_spiel"]
            subprocess.run(install, check=True, capture_output=True, timeout=LIMIT)
            subprocess.run([str(found), "-c", "import pyspiel"], check=True, capture_output=True)
    except (OSError, subprocess.SubprocessError) as error:
        detail = getattr(error, "stderr", None) or b""
        lines = detail.decode(errors="replace").strip().splitlines()
        return f"open_spiel cannot be had: {lines[-1] if lines else type(error).__name__}"
    return found


def report() -> dict[str, Any]:
    """The rates of all peers, or why there are none."""
    home = python()
    if isinstance(home, str):
        return {"skipped": home}
    results: dict[str, Any] = {"what": "OpenSpiel, driven from Python, random legal answers, one core; best of repeats"}
    for name in GAMES:
        done = subprocess.run([str(home), __file__, name], text=True, capture_output=True)
        failed = {"skipped": (done.stderr.strip().splitlines() or ["it failed"])[-1]}
        results[name] = failed if done.returncode else json.loads(done.stdout)
    return results


if __name__ == "__main__":
    print(json.dumps(drive(sys.argv[1]) if len(sys.argv) > 1 else report(), indent=2, ensure_ascii=False))
