"""The ladder goes on where it was stopped, chunk by chunk, and says at which commit it was measured."""

import json
import signal
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

from stockpile import Setup
from stockpile.bots.contest import play_deals

BENCH = Path(__file__).resolve().parents[2] / "bench"
CALL = [sys.executable, str(BENCH / "ladder.py"), "--only", "greedy-random", "--scale", "0.02", "--jobs", "1"]


def ladder(folder, *more):
    """Plays forty deals of one row, with everything it writes in the folder."""
    call = [*CALL, "--out", str(folder / "out.json"), "--parts", str(folder / "parts"), *more]
    return subprocess.run(call, text=True, capture_output=True)


def without_times(row):
    return {key: value for key, value in row.items() if key not in ("seconds", "ms_per_decision")}


def test_a_ladder_goes_on_with_the_next_chunk_of_deals(tmp_path):
    whole = json.loads(ladder(tmp_path).stdout)
    (path,) = (tmp_path / "parts").iterdir()
    lines = path.read_text("utf-8").splitlines(keepends=True)
    path.write_text(lines[0] + lines[1][:40], "utf-8")  # cut off in the middle of a line

    resumed = ladder(tmp_path)

    assert "25 of 40 deals are there" in resumed.stderr
    assert without_times(json.loads(resumed.stdout)) == without_times(whole)
    assert path.read_text("utf-8").startswith(lines[0])
    assert len(path.read_text("utf-8").splitlines()) == 2


def test_parts_belong_to_a_row_a_commit_and_a_seed(tmp_path):
    found = json.loads(ladder(tmp_path, "--scale", "0.001").stdout)

    (path,) = (tmp_path / "parts").iterdir()
    assert path.name == f"greedy-random.{found['commit']}.seed{found['seed']}.jsonl"
    assert json.loads((tmp_path / "out.json").read_text("utf-8")) == [found]


def test_who_interrupts_a_ladder_keeps_the_chunks_that_are_done(tmp_path):
    call = [*CALL, "--scale", "3", "--out", str(tmp_path / "out.json"), "--parts", str(tmp_path)]
    with subprocess.Popen(call, stderr=subprocess.PIPE, text=True) as running:
        assert running.stderr is not None
        began = running.stderr.readline(), running.stderr.readline()
        running.send_signal(signal.SIGINT)
        said = running.communicate()[1]

    (path,) = tmp_path.glob("*.jsonl")
    assert "0 of 6000 deals are there" in began[0]
    assert "600 of 6000" in began[1]
    assert running.returncode == 130
    assert "goes on from here" in said
    assert 0 < sum(len(json.loads(line)["deals"]) for line in path.read_text("utf-8").splitlines()) < 6000


@pytest.fixture
def bench(monkeypatch):
    monkeypatch.syspath_prepend(str(BENCH))
    return import_module("ladder")


def test_luck_is_measured_where_somebody_searches(bench):
    assert bench.Row("shark", "trader", 10).worlds > 0
    assert bench.Row("trader", "greedy", 10).worlds == 0


LIKE_ALL = {
    "better": "trader", "other": "greedy", "players": 3, "modules": [], "deals": 12, "win_rate": 0.5,
    "win_rate_95": [0.4, 0.6], "fair_share": 0.3333, "ms_per_decision": 0.1,
}  # fmt: skip


def test_a_row_tells_its_wins_without_luck_and_the_table_shows_them(bench):
    seats = ["trader", "greedy", "greedy"]
    played = play_deals(Setup(players=3, rounds=2), 1, [(number, seats) for number in range(12)], worlds=6)

    row = bench.without_luck(played, "trader")

    low, high = row["luckless"]["rate_95"]
    assert low < row["luckless"]["rate"] < high
    lines = bench.table([LIKE_ALL, {**LIKE_ALL, **row}]).splitlines()
    assert "| without luck |" in lines[0]
    assert f"| {100 * row['luckless']['rate']:.1f} % ({100 * low:.1f} – {100 * high:.1f}) |" in lines[-1]
    assert {line.count("|") for line in lines} == {10}


def test_where_luck_was_not_measured_there_is_no_such_figure(bench):
    seats = ["trader", "greedy", "greedy"]
    played = play_deals(Setup(players=3, rounds=1), 1, [(0, seats), (1, seats)])

    row = bench.without_luck(played, "trader")

    assert row == {}
    assert "luck" not in bench.table([{**LIKE_ALL, **row}])
