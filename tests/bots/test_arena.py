"""The arena: duplicate deals, rotated seats, the same result however it is run, and resumable."""

import csv
import json
import xml.etree.ElementTree as ET

import pytest

from kit.effort import SEED
from stockpile.bots.contest import ContestGame, Deal, lineup, rotations
from stockpile.bots.standings import bootstrap, ratings, standings
from stockpile.cli import main

CALL = ["arena", "greedy", "random", "novice", "--players", "3", "--deals", "4", "--seed", str(SEED), "--json"]


def run(capsys, *arguments):
    code = main(list(arguments))
    out = capsys.readouterr()
    return code, out.out, out.err


def without_times(text):
    found = json.loads(text)
    for entry in found["entries"]:
        assert entry.pop("ms_per_decision") >= 0
    return found


def test_a_lineup_goes_through_all_choices_and_fills_up_evenly():
    assert [lineup("abc", 2, number) for number in range(4)] == [["a", "b"], ["a", "c"], ["b", "c"], ["a", "b"]]
    assert lineup("ab", 4, 0) == lineup("ab", 4, 1) == ["a", "b", "a", "b"]
    assert [lineup("abc", 4, number) for number in range(3)] == [list("abca"), list("bcab"), list("cabc")]


def test_a_rotation_that_is_the_same_again_is_not_played_again():
    assert rotations("abc") == [list("abc"), list("bca"), list("cab")]
    assert rotations("abab") == [list("abab"), list("baba")]


def test_the_result_has_an_entry_for_each_bot_and_is_the_same_with_two_jobs(capsys):
    code, alone, _ = run(capsys, *CALL)
    _, together, _ = run(capsys, *CALL, "--jobs", "2")

    assert code == 0
    assert without_times(alone) == without_times(together)
    found = json.loads(alone)
    assert found["games"] == 12
    assert found["reproducible"]
    assert found["entries"][0]["bot"] == "greedy"
    assert sum(entry["win_rate"] for entry in found["entries"]) == pytest.approx(1)
    assert all(entry["win_rate_95"][0] <= entry["win_rate"] <= entry["win_rate_95"][1] for entry in found["entries"])


def test_a_contest_goes_on_where_it_stopped(capsys, tmp_path):
    _, whole, _ = run(capsys, *CALL)
    run(capsys, *CALL, "--deals", "2", "--out", str(tmp_path))
    lines = (tmp_path / "deals.jsonl").read_text().splitlines(keepends=True)
    (tmp_path / "deals.jsonl").write_text(lines[0] + lines[1][:20])  # cut off in the middle of a line

    _, resumed, _ = run(capsys, *CALL, "--out", str(tmp_path))

    assert without_times(resumed) == without_times(whole)
    assert (tmp_path / "deals.jsonl").read_text().startswith(lines[0])
    assert without_times((tmp_path / "result.json").read_text()) == without_times(whole)
    with (tmp_path / "games.csv").open() as file:
        assert len(list(csv.DictReader(file))) == 36
    with (tmp_path / "table.csv").open() as file:
        assert next(csv.DictReader(file))["bot"] == "greedy"
    chart = ET.parse(tmp_path / "chart.svg")  # noqa: S314  our own file
    assert chart.getroot().tag.endswith("svg")


def test_a_folder_of_another_contest_is_left_alone(capsys, tmp_path):
    run(capsys, *CALL, "--out", str(tmp_path))
    before = (tmp_path / "deals.jsonl").read_bytes()

    code, _, said = run(capsys, "arena", "greedy", "random", "--out", str(tmp_path))

    assert code == 2
    assert "another contest" in said
    assert (tmp_path / "deals.jsonl").read_bytes() == before


def test_a_broken_line_is_named(capsys, tmp_path):
    run(capsys, *CALL, "--deals", "1", "--out", str(tmp_path))
    (tmp_path / "deals.jsonl").write_text("{}\n")

    code, _, said = run(capsys, *CALL, "--out", str(tmp_path))

    assert code == 1
    assert "deals.jsonl, line 1" in said


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["greedy"], "at least two different bots"),
        (["greedy", "greedy"], "at least two different bots"),
        (["greedy", "nobody"], "'nobody' is none of"),
        (["greedy", "random", "--deals", "0"], "--deals"),
    ],
)
def test_a_wrong_call_is_told_in_one_line(capsys, arguments, said):
    code, _, error = run(capsys, "arena", *arguments)

    assert code == 2
    assert said in error
    assert error.count("\n") == 1


def test_a_contest_by_the_clock_says_that_it_is_not_reproducible(capsys):
    call = ["arena", "shark@1ms", "random", "--players", "2", "--deals", "1"]

    _, found, _ = run(capsys, *call, "--json")
    _, shown, _ = run(capsys, *call)

    assert json.loads(found)["reproducible"] is False
    assert "think by the clock" in shown


def deal(number, *winners):
    """A deal of two bots in both rotations, won by these seats."""
    games = []
    for names, winner in zip((["a", "b"], ["b", "a"]), winners, strict=True):
        scores = [50 - 10 * (seat != winner) for seat in range(2)]
        games.append(ContestGame(names, scores, [winner], [10, 10], [0.1, 0.2], ["", ""]))
    return Deal(number, games)


def test_rotations_of_a_deal_are_one_observation():
    """A bot that wins both games of one deal and none of the next varies more than one that wins one of each."""
    streaks = [(2.0, 2), (0.0, 2)] * 10
    even = [(1.0, 2)] * 20

    assert bootstrap(even) == (0.5, 0.5)
    assert bootstrap(streaks)[1] - bootstrap(streaks)[0] > 0.3


def test_who_wins_more_is_rated_higher():
    played = [deal(number, 0, 1) for number in range(5)]  # a wins from either seat

    rated = ratings(played, ["a", "b"])
    table = standings(played, ["a", "b"])

    assert rated["a"][0] > rated["b"][0]
    assert [(entry.bot, entry.win_rate, entry.mean_money) for entry in table] == [("a", 1.0, 50), ("b", 0.0, 40)]
    assert table[0].ms_per_decision == pytest.approx(15)


def test_a_deal_is_read_as_it_was_written():
    one = deal(3, 0, 1)

    assert Deal.from_dict(json.loads(json.dumps(one.to_dict()))) == one


def test_the_bots_are_listed_with_what_they_are(capsys):
    for language in ("en", "fr", "pt"):
        _, out, _ = run(capsys, "bots", "--json", "--lang", language)
        rows = json.loads(out)
        assert [row["bot"] for row in rows][:3] == ["random", "novice", "greedy"]
        assert all(row["what"] for row in rows)


def test_a_sound_bot_passes_the_check(capsys):
    code, out, _ = run(capsys, "bot", "check", "random", "--players", "2", "--games", "4", "--json")

    found = json.loads(out)
    assert code == 0
    assert (found["games"], found["failed_games"]) == (4, 0)
    assert found["decisions"] > 20


def test_a_bot_that_fails_does_not_pass_the_check(capsys):
    code, out, _ = run(capsys, "bot", "check", "cmd:./no-such-program", "--players", "2", "--games", "2")

    assert code == 1
    assert "failed in 2 of 2 games" in out
    assert "2 × crash: ./no-such-program" in out
