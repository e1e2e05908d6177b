"""The arena: duplicate deals, rotated seats, the same result however it is run, and resumable."""

import csv
import json
import sys
import xml.etree.ElementTree as ET

import choix
import numpy as np
import pytest

from kit.effort import SEED
from stockpile.bots.contest import ContestGame, Deal, lineup, rotations
from stockpile.bots.ratings import fit
from stockpile.bots.standings import ratings, standings, win_interval
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


def test_a_lineup_is_who_was_named_and_fills_up_evenly():
    assert lineup("abbb", 4, 0) == lineup("abbb", 4, 1) == list("abbb")
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
        (["greedy", "random", "novice", "--players", "2"], "3 bots for 2 seats"),
        (["greedy", "random", "random"], "random is there twice among 3 bots for 4 seats"),
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


def test_a_name_is_a_seat_one_against_three(capsys):
    call = ["arena", "greedy", "random", "random", "random", "--deals", "3", "--json"]

    _, out, _ = run(capsys, *call)

    found = json.loads(out)
    assert found["games"] == 12
    assert [(entry["bot"], entry["games"]) for entry in found["entries"]] == [("greedy", 12), ("random", 36)]


def test_rotations_of_a_deal_are_one_observation():
    """A bot that wins both games of one deal and none of the next varies more than one that wins one of each."""
    streaks = [(2.0, 2), (0.0, 2)] * 10
    even = [(1.0, 2)] * 20

    wide, narrow = win_interval(streaks), win_interval(even)

    assert wide[1] - wide[0] > 0.35
    assert 0 < narrow[1] - narrow[0] < 0.2


def test_an_interval_does_not_collapse_where_all_or_nothing_was_won():
    all_won, none_won = win_interval([(4.0, 4)] * 50), win_interval([(0.0, 4)] * 50)

    assert all_won[1] == 1.0 and 0.85 < all_won[0] < 0.96
    assert none_won == pytest.approx((0.0, 1 - all_won[0]))
    assert win_interval([]) == (0.0, 1.0)


@pytest.mark.parametrize(("rate", "alike"), [(0.02, 0.3), (0.25, 0.05), (0.5, 0.3), (0.8, 0.05), (0.97, 0.3)])
def test_intervals_hold_the_truth_as_often_as_they_say(rate, alike):
    """1,500 contests of 150 deals whose four games are more or less alike."""
    source = np.random.default_rng(SEED)
    sizes = rate * (1 - alike) / alike, (1 - rate) * (1 - alike) / alike
    contests = source.binomial(4, source.beta(*sizes, size=(1500, 150)))

    held = [low <= rate <= high for low, high in (win_interval((won, 4) for won in row) for row in contests.tolist())]

    assert 0.93 <= sum(held) / len(held) <= 0.97


def test_who_wins_more_is_rated_higher():
    played = [deal(number, 0, 1) for number in range(5)]  # a wins from either seat

    rated = ratings(played, ["a", "b"])
    table = standings(played, ["a", "b"])

    assert rated["a"].low > 1500 > rated["b"].high
    assert rated["a"].high - rated["a"].low > 50
    assert [(entry.bot, entry.win_rate, entry.mean_money) for entry in table] == [("a", 1.0, 50), ("b", 0.0, 40)]
    assert table[0].ms_per_decision == pytest.approx(15)


def test_ratings_do_not_depend_on_the_order_of_deals_or_games():
    played = [deal(number, number % 2, number // 3 % 2) for number in range(20)]
    turned = [Deal(one.number, one.games[::-1]) for one in played[::-1]]

    assert ratings(played, ["a", "b"]) == ratings(turned, ["a", "b"])


def test_ratings_agree_with_another_fit_of_the_same_model():
    source = np.random.default_rng(SEED)
    strength = np.array([1.0, 2.0, 4.0, 7.0])
    orders = [[int(bot) for bot in np.argsort(source.exponential(size=4) / strength)] for _ in range(300)]
    before = [[first, other] for first in range(4) for other in range(4) if first != other]

    rated = fit([[order] for order in orders], 4)

    expected = 1500 + 400 / np.log(10) * choix.opt_rankings(4, [tuple(order) for order in orders + before], alpha=0)
    assert [rating.value for rating in rated] == pytest.approx(list(expected), abs=0.5)
    assert all(rating.low < rating.value < rating.high for rating in rated)


def test_rating_intervals_hold_the_truth_about_as_often_as_they_say():
    source = np.random.default_rng(SEED)
    strength = np.array([1.0, 1.5, 3.0])
    truth = 400 / np.log(10) * (np.log(strength) - np.log(strength).mean())
    held = []

    for _ in range(60):
        orders = np.argsort(source.exponential(size=(150, 3)) / strength, axis=1).tolist()
        rated = fit([[order] for order in orders], 3)
        held += [rating.low <= 1500 + true <= rating.high for rating, true in zip(rated, truth, strict=True)]

    assert 0.88 <= sum(held) / len(held) <= 0.99


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


COSTLY = """
import json, sys
for line in sys.stdin:
    message = json.loads(line)
    reply = {"type": "ready", "protocol": 1, "retries": 1}
    if message["type"] != "hello":
        given = "sell everything" if message["type"] == "question" else message["notation"][-1]
        usage = {"input_tokens": 1000, "output_tokens": 20, "cost": 0.001}
        reply = {"type": "answer", "answer": given, "usage": usage}
    print(json.dumps(reply), flush=True)
"""


@pytest.mark.parametrize(("lang", "column"), [("en", "Tokens read"), ("fr", "Jetons lus"), ("pt", "Tokens lidos")])
def test_illegal_answers_tokens_and_cost_are_shown_and_kept(capsys, tmp_path, lang, column):
    program = tmp_path / "costly.py"
    program.write_text(COSTLY)
    bot, out = f"cmd:{sys.executable} {program}", tmp_path / "out"
    call = ["arena", bot, "random", "--players", "2", "--rounds", "2", "--deals", "1", "--out", str(out)]

    _, table, _ = run(capsys, *call, "--lang", lang)
    _, again, _ = run(capsys, *call, "--json")

    entries = {entry["bot"]: entry for entry in json.loads(again)["entries"]}
    decisions = entries[bot]["illegal_answers"]
    assert column.split()[0] in table
    assert json.loads(again)["setup"]["rounds"] == 2
    assert decisions > 10 and entries[bot]["faults"] == 0
    assert (entries[bot]["input_tokens"], entries[bot]["output_tokens"]) == (2000 * decisions, 40 * decisions)
    assert entries[bot]["cost"] == pytest.approx(0.002 * decisions)
    assert entries["random"]["illegal_answers"] == entries["random"]["input_tokens"] == 0
    with (out / "games.csv").open() as file:
        rows = [row for row in csv.DictReader(file) if row["bot"] == bot]
    assert sum(int(row["illegal_answers"]) for row in rows) == decisions
    with (out / "table.csv").open() as file:
        assert {"illegal_answers", "input_tokens", "output_tokens", "cost"} <= next(csv.DictReader(file)).keys()


def test_a_folder_from_before_costs_were_counted_is_still_read():
    kept = {"number": 0, "games": [{"bots": ["a", "b"], "scores": [3, 4], "winners": [1], "decisions": [1, 1],
                                    "seconds": [0.1, 0.1], "faults": ["", ""]}]}  # fmt: skip

    table = standings([Deal.from_dict(kept)], ["a", "b"])

    assert [(line.bot, line.illegal, line.cost) for line in table] == [("b", 0, 0.0), ("a", 0, 0.0)]
