"""The page for researchers is executed, and so is the command that describes an environment."""

import json
import re
from pathlib import Path

import pytest
from typer.testing import CliRunner

from stockpile import Setup
from stockpile.cli.app import build
from stockpile.text.words import LANGUAGES, Words

PAGE = Path(__file__).parent.parent.parent / "docs" / "research.md"
SECTIONS = re.findall(r"^## (.+?)\n(.*?)(?=^## |\Z)", PAGE.read_text("utf-8"), re.S | re.M)
# The examples of a section follow each other.
EXAMPLES = {title: "\n".join(re.findall(r"```python\n(.*?)```", text, re.S)) for title, text in SECTIONS}

# What takes longer than a test should, made shorter.
SHORTER = {"range(1000)": "range(20)", "games=1024": "games=8", "games=256": "games=32", "40_000": "2_000"}
SHORTER |= {"hidden=(256, 128)": "hidden=(16,)"}


@pytest.mark.parametrize("title", [title for title, code in EXAMPLES.items() if code])
def test_every_example_of_the_page_runs(title):
    short = EXAMPLES[title]
    for long, brief in SHORTER.items():
        short = short.replace(long, brief)
    exec(compile(short, str(PAGE), "exec"), {})  # noqa: S102  our own page


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_environment_is_described(language):
    run = CliRunner().invoke(build(Words(language)), ["env", "describe", "--players", "3", "--modules", "bonds"])

    assert run.exit_code == 0 and "commerce_seats" in run.stdout


def test_the_description_can_be_had_as_json():
    run = CliRunner().invoke(build(Words("en")), ["env", "describe", "--json", "--beliefs"])
    told = json.loads(run.stdout)

    assert told["cells"] == sum(told["sections"][-1]["shape"]) + told["sections"][-1]["offset"]
    assert len(told["actions"]) == len(told["action_ids"]) == 162


def run(*given):
    """What a command prints, and how it ends."""
    done = CliRunner().invoke(build(Words("en")), list(given))
    return done.exit_code, done.stdout, str(done.exception or "")


def test_a_preset_is_described_and_simulated_by_its_name_and_changed_by_what_is_given_with_it():
    _, described, _ = run("env", "describe", "--preset", "nano", "--json")
    _, played, _ = run("simulate", "--preset", "nano", "--games", "4", "--json")
    _, changed, _ = run("simulate", "--preset", "classic", "--players", "3", "--games", "2", "--json")

    assert len(json.loads(described)["actions"]) == 20
    assert json.loads(played)["setup"] == Setup.preset("nano").to_dict() and len(json.loads(played)["seats"]) == 2
    assert json.loads(changed)["setup"] == Setup.preset("classic", players=3).to_dict()


@pytest.mark.parametrize(
    ("given", "said"),
    [(("--preset", "pico"), "--preset: “pico” is none of base"), (("--preset", "nano", "--players", "4"), "4 x 1 of")],
)
def test_a_preset_that_is_none_or_does_not_fit_is_refused(given, said):
    code, _, why = run("simulate", *given)

    assert code and said in why
