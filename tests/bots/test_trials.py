"""Small shares of the trials in bench/trials.py, which plays as many games as anybody wants."""

import json
import subprocess
import sys
from pathlib import Path

from kit.effort import EFFORT, SEED
from kit.samples import IS_PURE
from stockpile.bots import NAMES
from stockpile.bots.levels import GRADED

PROGRAM = Path(__file__).resolve().parents[2] / "bench" / "trials.py"


def trial(name, count, *more):
    """What a trial says; in the slow build a tenth of it."""
    count = max(2, count // 10) if IS_PURE else count * EFFORT
    call = [sys.executable, str(PROGRAM), name, "--count", str(count), "--seed", str(SEED), "--jobs", "1", *more]
    done = subprocess.run(call, text=True, capture_output=True)
    assert done.stdout, done.stderr
    return json.loads(done.stdout)


def test_beliefs_are_calibrated_where_players_answer_from_public_information_only():  # KNO-7
    found = trial("calibration", 250)

    assert found["most_off"] < 4.5
    assert {"half", "pile", "hand", "deck", "pair", "forecast", "strategies"} <= set(found["by_sort"])


def test_what_is_believed_is_what_is_dealt_whatever_the_modules_and_the_question():  # KNO-7
    found = trial("sampled", 10, "--deals", "250")

    assert found["faults"] == []
    assert sum(found["rows"].values()) > (20 if IS_PURE else 150)


def test_what_acts_suggest_is_better_than_chance_for_traders_and_not_worse_for_others():
    found = trial(
        "readings", 40, *(part for name in ("trader", "level-3", "greedy", "hoarding") for part in ("--bot", name))
    )

    assert found["reads_traders"]
    assert found["reads_nobody_worse"], found["levels"]


def test_the_true_deal_is_possible_at_every_question_for_every_seat_whatever_the_modules():  # KNO-7
    found = trial("possible", 4)

    assert found["faults"] == []
    assert found["beliefs"] > 40 * found["questions"] > 0


def test_the_interval_of_a_hint_holds_what_longer_playing_gives_about_nine_times_in_ten():
    found = trial("hints", 20, "--worlds", "150")

    assert found["positions"] > 1
    assert found["money_held"] >= 0.7
    assert found["win_held"] >= 0.7


def test_every_level_answers_legally_in_any_setup():
    found = trial("legality", 200)

    assert found["illegal"] == 0
    assert set(found["bots"]) == set(NAMES)
    assert all(row["decisions"] >= (20 if IS_PURE else 200) for row in found["bots"].values())


def test_bots_that_are_kept_from_game_to_game_use_no_more_memory_the_longer_they_play():
    names = ("level-1", "level-7") if IS_PURE else (*GRADED, "master")
    found = trial("memory", 20, *(part for name in names for part in ("--bot", name)))

    assert found["grown"] == []
    assert set(found["bots"]) == set(names)
    assert all(row["bytes_at_most"] < 1_000_000 for row in found["bots"].values())
