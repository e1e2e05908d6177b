"""`stockpile words` and `stockpile rules`, as they are called."""

import json

import pytest

from stockpile.cli import main
from stockpile.text.languages import ORIGINAL
from stockpile.text.survey import PROBLEMS, survey
from stockpile.text.words import LANGUAGES, Words


@pytest.fixture
def run(capsys, monkeypatch):
    """Runs a command; gives exit code, output and error output."""
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setenv("LC_ALL", "C.UTF-8")

    def call(*arguments):
        code = main(list(arguments))
        said = capsys.readouterr()
        return code, said.out, said.err

    return call


def test_every_language_is_surveyed_in_one_line_and_its_faults(run):
    code, out, _ = run("words")

    heads = [line for line in out.splitlines() if not line.startswith("  ")]

    assert [line.split()[0] for line in heads] == list(LANGUAGES)
    assert code == (1 if any(survey(language).problems for language in LANGUAGES) else 0)


def test_one_language_is_surveyed_as_json(run):
    _, out, _ = run("words", "fr", "--json")

    (found,) = json.loads(out)

    assert found["language"] == "fr"
    assert found["entries"] > 900
    assert all(isinstance(found[problem], list) for problem in PROBLEMS)


def test_a_language_that_is_not_there_is_refused(run):
    code, _, err = run("words", "xx")

    assert code == 2
    assert "there is no language “xx”; there are en, fr, pt" in err


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_has_examples_in_every_language(run, language):
    code, out, _ = run("--lang", language, "words", "--help")

    assert code == 0
    assert "stockpile words fr" in out
    assert Words(language)("cli-words-what") in out


@pytest.mark.parametrize(
    ("language", "said"),
    [(ORIGINAL, "smallest first"), ("fr", "du plus petit au plus grand"), ("pt", "da menor para a maior")],
)
def test_a_rule_is_told_in_the_language_asked_for(run, language, said):
    code, out, _ = run("rules", "DEM-7", "--lang", language)

    assert code == 0
    assert said in out.replace("\n", " ")
    assert "*" not in out


def test_rules_are_told_as_json(run):
    code, out, _ = run("rules", "INV:graham", "--lang", "fr", "--json")

    (rule,) = json.loads(out)

    assert code == 0
    assert rule["id"] == "INV:graham"
    assert rule["section"] == "investisseurs"
    assert "Golden Graham" in rule["text"]
