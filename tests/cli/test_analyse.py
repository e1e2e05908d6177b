"""`stockpile analyse`, and `stockpile play --from`: what they print, and what they refuse."""

import json

import pytest

from kit.samples import played, stopped
from stockpile import Setup
from stockpile.text.words import LANGUAGES

SHORT = Setup(players=2, rounds=1)


@pytest.fixture
def saved(tmp_path):
    """A short game in a file."""
    path = tmp_path / "game.txt"
    played(SHORT, 5).record().save(path)
    return path


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_analysis_says_everything_in_every_language(run, saved, language):
    code, said, _ = run("analyse", str(saved), "--depth", "quick", "--all", "--ledger", "--lang", language)

    assert code == 0
    assert "coach-" not in said and "cause-" not in said and "cli-" not in said
    assert {"en": "Luck and skill", "fr": "Chance et habileté", "pt": "Sorte e habilidade"}[language] in said


def test_an_analysis_as_json_has_all_parts_and_a_picture_is_written(run, saved, tmp_path):
    code, said, _ = run(
        "analyse", str(saved), "--depth", "quick", "--seat", "2", "--json", "--ledger", "--svg", str(tmp_path / "a.svg")
    )

    found = json.loads(said)
    assert code == 0
    assert {"ledger", "chances", "decisions", "summary", "bookings"} <= set(found)
    assert {one["seat"] for one in found["decisions"]} == {1}
    assert (tmp_path / "a.svg").read_text("utf-8").startswith("<svg ")


def test_games_that_are_not_over_and_records_without_secrets_are_refused(run, tmp_path):
    running, redacted = tmp_path / "running.txt", tmp_path / "redacted.txt"
    stopped(SHORT, 5, 4).record().save(running)
    played(SHORT, 5).record(0).save(redacted)

    outcomes = [run("analyse", str(file)) for file in (running, redacted)]

    assert [code for code, _, _ in outcomes] == [1, 1]
    assert "the game is not over" in outcomes[0][2]
    assert "secrets are left out" in outcomes[1][2]


def test_wrong_options_are_named(run, saved):
    bad_depth = run("analyse", str(saved), "--depth", "abyss")
    bad_seat = run("analyse", str(saved), "--seat", "3")
    bad_from = run("play", "--terminal", "--plain", "--from", "game.txt")
    too_late = run("play", "--terminal", "--plain", "--from", f"{saved}@9999")

    assert [one[0] for one in (bad_depth, bad_seat, bad_from, too_late)] == [2, 2, 2, 1]
    assert "--depth" in bad_depth[2] and "--seat" in bad_seat[2]
    assert "FILE@NUMBER" in bad_from[2] and "answer: from 0 to" in too_late[2]
