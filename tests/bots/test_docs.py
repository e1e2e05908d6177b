"""The page about bots: its table is the measured one, its example plays, its bots are those of the program."""

import importlib
import json
import re
import stat
import sys
from pathlib import Path

import pytest

from stockpile.bots import NAMES
from stockpile.cli import main

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "bots.md").read_text("utf-8")


@pytest.fixture
def ladder(monkeypatch):
    """bench/ladder.py as a module."""
    monkeypatch.syspath_prepend(ROOT / "bench")
    return importlib.import_module("ladder")


def test_the_table_is_what_was_measured(ladder):
    rows = json.loads((ROOT / "docs" / "ladder.json").read_text("utf-8"))

    assert ladder.table(rows) in PAGE
    assert {row["row"] for row in rows} <= {row.name for row in ladder.ROWS}


def test_what_was_measured_is_as_strong_as_wanted():
    rows = json.loads((ROOT / "docs" / "ladder.json").read_text("utf-8"))

    wanted = {row["row"]: row for row in rows if row["wanted_lower_end"]}

    assert {"greedy-random", "trader-greedy", "shark@256-trader", "master@205-shark@256"} <= set(wanted)
    assert [name for name, row in wanted.items() if row["win_rate_95"][0] < row["wanted_lower_end"]] == []


def test_every_bot_is_on_the_page():
    assert [name for name in NAMES if f"`{name}`" not in PAGE] == []


def test_the_class_of_the_page_plays(tmp_path, monkeypatch, capsys):
    code = next(code for code in re.findall(r"```python\n(.*?)```", PAGE, re.S) if "class Bot" in code)
    (tmp_path / "bot_of_the_page.py").write_text(code.replace("rollouts(100", "rollouts(2"), "utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))

    exit_code = main(["bot", "check", "py:bot_of_the_page:Bot", "--players", "2", "--games", "1", "--json"])

    assert exit_code == 0
    assert json.loads(capsys.readouterr().out)["failed_games"] == 0


def test_the_example_passes_the_check(tmp_path, capsys):
    code = re.findall(r"```python\n(#!.*?)```", PAGE, re.S)[0]
    path = tmp_path / "mybot.py"
    path.write_text(code)
    path.chmod(path.stat().st_mode | stat.S_IEXEC)

    exit_code = main(["bot", "check", f"cmd:{sys.executable} {path}", "--players", "2", "--games", "2", "--json"])

    assert exit_code == 0
    assert json.loads(capsys.readouterr().out)["failed_games"] == 0


def test_the_steps_between_levels_are_as_even_as_wanted():
    rows = json.loads((ROOT / "docs" / "ladder.json").read_text("utf-8"))

    steps = {row["row"]: row for row in rows if row.get("wanted_win_rate")}

    assert {f"level-{number}-level-{number - 1}" for number in range(2, 11)} <= set(steps)
    assert [name for name, row in steps.items() if not is_even(row)] == []


def is_even(row):
    """As wanted, in deals that are enough to tell."""
    low, high = row["wanted_win_rate"]
    return low <= row["win_rate"] <= high and row["deals"] >= 48


def test_every_step_that_was_measured_goes_up():
    rows = json.loads((ROOT / "docs" / "ladder.json").read_text("utf-8"))

    steps = [row for row in rows if row["better"].startswith("level-")]

    assert len(steps) >= 39
    assert [row["row"] for row in steps if row["win_rate"] <= row["fair_share"]] == []


def test_the_characters_are_as_different_and_as_strong_as_wanted():
    found = json.loads((ROOT / "docs" / "characters.json").read_text("utf-8"))

    assert found["told"]["right"] >= 0.70
    assert max(found["win_rates"].values()) - min(found["win_rates"].values()) <= 0.04
    assert min(found["bluffer_hides_times"].values()) >= 2.0
