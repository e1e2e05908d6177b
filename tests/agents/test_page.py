"""The page on agents is executed and kept: its example, the tools it lists, and the presets it names."""

import re
from pathlib import Path

from agents.scripted import near_agent

from stockpile.engine.setup.editions import FORMATS
from stockpile.server.presets import BY_KEY

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "agents.md").read_text("utf-8")


def test_the_example_of_the_page_runs(capsys):
    for block in re.findall(r"```python\n(.*?)```", PAGE, re.S):
        exec(compile(block, "agents.md", "exec"), {})  # noqa: S102  our own page

    told = capsys.readouterr().out
    assert "Réponses permises" in told and "up " in told


async def test_the_page_lists_the_tools_with_their_arguments():
    rows = dict(re.findall(r"^\| `(\w+)` \| (.+?) \|", PAGE, re.M))

    async with near_agent("http://127.0.0.1:9") as one:
        tools = {tool.name: set(tool.input_schema["properties"]) for tool in (await one.client.list_tools()).tools}

    assert {name: set(re.findall(r"`(\w+)`", said)) for name, said in rows.items()} == tools


def test_every_format_is_a_preset_and_is_on_the_page():
    assert all(key in BY_KEY and f"`{key}`" in PAGE for key in FORMATS)
