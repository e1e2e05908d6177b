"""docs/protocol.md names what there is: its lists are made from the types, and the types from nothing else."""

import importlib.util
from pathlib import Path
from random import Random
from types import ModuleType

import pytest
from server.kit.client import Client, new_table
from server.kit.serving import serving, sqlite

from stockpile.bots import NAMES
from stockpile.engine.setup.modules import MODULES
from stockpile.server import requests
from stockpile.session.kinds.catalog import KINDS
from stockpile.session.kinds.kind import Kind

ROOT = Path(__file__).resolve().parents[2]
ALWAYS = {"number", "kind", "at", "words"}


@pytest.fixture(scope="module")
def tool() -> ModuleType:
    """tools/protocol.py, which writes the lists."""
    spec = importlib.util.spec_from_file_location("protocol_tool", ROOT / "tools" / "protocol.py")
    assert spec is not None and spec.loader is not None
    found = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(found)
    return found


@pytest.fixture(scope="module")
def page() -> str:
    return (ROOT / "docs" / "protocol.md").read_text("utf-8")


def test_the_lists_of_the_page_are_up_to_date(tool, page):
    assert tool.text(page) == page, "python tools/protocol.py --write"


def test_the_page_names_every_request_module_and_bot(tool, page):
    missing = [f'"{key}"' for key in (*MODULES, *NAMES) if f'"{key}"' not in page]

    assert tool.unnamed(page) == []
    assert missing == []


def test_what_people_have_written_about_a_command_stays(tool):
    written = "| `ping` | `old` | everybody and nobody | nothing at all, see `x` |\n"

    made = tool.command_table(written)

    assert "| `ping` |  | everybody and nobody | nothing at all, see `x` |\n" in made
    assert "| `answer` | `revision`, `move_id`, `answers` | a seat | One answer, or a staged turn. |\n" in made


def test_a_new_command_and_a_new_kind_of_message_appear_by_themselves(tool, monkeypatch):
    class Wave(requests.Command):
        """A greeting."""

        hand: str = "left"

    class Waved(Kind):
        """Somebody waved."""

        key = "waved"

        def apply(self, match, item):
            match.said.say(item, seat=item["seat"], hand=item["hand"])

    monkeypatch.setattr(requests, "AnyCommand", requests.AnyCommand | Wave)
    monkeypatch.setattr(tool, "KINDS", {**KINDS, "waved": Waved()})

    assert "| `wave` | `hand` (optional) | a seat | A greeting. |\n" in tool.command_table("")
    assert "| `waved` | `seat`, `hand` | Somebody waved. |\n" in tool.message_table()


async def test_the_messages_of_a_whole_game_have_the_fields_that_the_page_says(tmp_path, tool):
    told = {key: fields for key, kind in KINDS.items() if (fields := tool.told_by(kind)) is not None}
    async with serving(sqlite(tmp_path)) as served:
        made = await new_table(served.url, players=2, seats=[{"name": "Ada"}, {}], pace=0)
        ada = await Client(served.url, made["table"], made["token"]).open()
        await ada.do("say", text="hello")
        await ada.do("react", reaction="hello")
        await ada.do("rename", name="Ada L.")
        await ada.do("fill", seat=1, bot="random")
        await ada.do("ready", ready=True)
        await ada.play(Random(3), 8)
        await ada.do("undo", revision=ada.state["revision"], move_id="u")
        await ada.do("leave")
        await ada.do("return")
        messages = [message for message in ada.messages if message["kind"] != "event"]
        await ada.close()

    wrong = [one for one in messages if set(one) - ALWAYS != set(told[one["kind"]])]
    assert wrong == []
    assert {one["kind"] for one in messages} >= {"said", "reacted", "renamed", "filled", "dealt", "answered"}
