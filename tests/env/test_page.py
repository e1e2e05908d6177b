"""The page for researchers is executed, and so is the command that describes an environment."""

import json
import re
from pathlib import Path

import pytest
from typer.testing import CliRunner

from stockpile.cli.app import build
from stockpile.text.words import LANGUAGES, Words

PAGE = Path(__file__).parent.parent.parent / "docs" / "research.md"
BLOCKS = re.findall(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.S)


@pytest.mark.parametrize("block", BLOCKS, ids=["vector", "pettingzoo", "gymnasium", "openspiel"])
def test_every_example_of_the_page_runs(block):
    short = block.replace("range(1000)", "range(20)").replace("games=1024", "games=8")
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
