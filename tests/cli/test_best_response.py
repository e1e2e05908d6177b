"""`stockpile env best-response`: short courses, in every language; what is wrong with a call is told at once."""

import json
from contextlib import redirect_stdout
from io import StringIO

import pytest

from stockpile import Setup
from stockpile.cli import main
from stockpile.text.words import LANGUAGES

CALL = ["env", "best-response", "--players", "2", "--against", "random", "--steps", "20000", "--games", "200"]


NANO = ["env", "best-response", "--preset", "nano", "--against", "random", "--steps", "1", "--games", "50"]


@pytest.fixture(scope="module")
def course(tmp_path_factory):
    """The file of a policy that has learned, and what was told of its course."""
    out = tmp_path_factory.mktemp("course") / "policy.npz"
    with redirect_stdout(StringIO()) as said:
        code = main([*CALL, "--out", str(out), "--json"])
    assert code == 0
    return out, json.loads(said.getvalue())


def test_what_was_learned_is_told_as_json_and_plays_as_a_bot(course):
    out, told = course

    played = main(["simulate", "--players", "2", "--games", "5", "--bots", f"npz:{out},random", "--json"])

    assert played == 0
    assert told["games"] == 200 and told["fair"] == 0.5 and told["against"] == ["random"]
    assert told["win_rate_95"][0] <= told["win_rate"] <= told["win_rate_95"][1]
    assert told["gain"] == pytest.approx(told["win_rate"] - 0.5, abs=1e-4)
    assert told["win_rate"] > 0.6
    assert told["steps"] >= 20000 and told["curve"][-1]["steps"] == told["steps"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_result_is_told_in_words(capsys, language):
    code = main([*NANO, "--lang", language])

    assert code == 0 and "random" in capsys.readouterr().out


def test_a_course_may_begin_with_a_policy(capsys, course):
    out, first = course

    main([*CALL, "--steps", "1", "--start", str(out), "--reward", "win", "--json"])
    second = json.loads(capsys.readouterr().out)

    assert second["start"] == str(out) and second["reward"] == "win"
    assert second["win_rate"] > 0.6 and first["start"] is None


def test_a_small_sister_is_learned_by_its_name(capsys):
    code = main([*NANO, "--json"])
    told = json.loads(capsys.readouterr().out)

    assert code == 0 and told["setup"] == Setup.preset("nano").to_dict()


@pytest.mark.parametrize(
    ("more", "said"),
    [
        (["--against", "shark"], "shark"),
        (["--against", "cmd:./mybot"], "cmd:./mybot"),
        (["--against", "random,random"], "2"),
        (["--against", ""], "--against"),
        (["--steps", "0"], "--steps"),
        (["--games", "0"], "--games"),
        (["--reward", "fun"], "fun"),
        (["--start", "none.npz"], "none.npz: No such file"),
        (["--out", "no/such/folder/p.npz"], "p.npz"),
    ],
)
def test_what_is_wrong_with_a_call_is_told_before_anything_is_learned(capsys, more, said):
    code = main([*CALL, *more])

    assert code == 2
    assert said in capsys.readouterr().err
