"""The example of a language model as a bot, with a scripted endpoint in the place of the model."""

import json
import re
import shlex
import sys
import threading
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path

import pytest

from stockpile import Setup
from stockpile.bots.contest import ContestTable
from stockpile.engine.names import COMPANIES

BOT = Path(__file__).parents[2] / "examples" / "llm_bot.py"
SETUP = Setup(players=2, rounds=1)


class Endpoint(BaseHTTPRequestHandler):
    """Answers like a model: after some thought, with the last legal answer; wrongly when it is asked at first."""

    asked: list[dict[str, object]]
    headers_seen: list[str | None]
    is_wrong_at_first = False

    def do_POST(self):
        body = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        type(self).asked.append(body)
        type(self).headers_seen.append(self.headers["Authorization"])
        position = body["messages"][1]["content"]
        legal = position.partition("Legal answers: ")[2].split(", ")
        is_first = len(body["messages"]) == 2
        said = "sell the moon" if self.is_wrong_at_first and is_first else f"Let me see.\nAnswer: {legal[-1]}"
        told = {"choices": [{"message": {"content": said}}], "usage": {"prompt_tokens": 700, "completion_tokens": 9}}
        data = json.dumps(told).encode()
        self.send_response(200)
        self.send_header("Content-Length", str(len(data)))
        self.end_headers()
        self.wfile.write(data)

    def log_message(self, *_: object) -> None:
        """Says nothing."""


@pytest.fixture
def endpoint(monkeypatch):
    """A running endpoint and its address."""
    monkeypatch.setenv("OPENAI_API_KEY", "not-a-key")
    handler = type("Scripted", (Endpoint,), {"asked": [], "headers_seen": []})
    server = HTTPServer(("127.0.0.1", 0), handler)
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01})
    thread.start()
    yield handler, f"http://127.0.0.1:{server.server_port}/v1"
    server.shutdown()
    thread.join()
    server.server_close()


def game_of(url, *more):
    """A game of the model against chance."""
    command = [sys.executable, str(BOT), "--model", "scripted", "--url", url, "--price-in", "2", *more]
    table = ContestTable(SETUP, 3)
    try:
        return table.play_once(0, [f"cmd:{shlex.join(command)}", "random"]).games[0]
    finally:
        table.close()


def test_a_model_plays_a_whole_game_and_its_tokens_are_counted(endpoint):
    handler, url = endpoint

    game = game_of(url)

    assert game.faults == ["", ""] and game.illegal == [0, 0]
    assert game.decisions[0] == len(handler.asked) > 5
    assert game.tokens[0] == [700 * game.decisions[0], 9 * game.decisions[0]]
    assert game.cost[0] == pytest.approx(0.0014 * game.decisions[0])
    assert {*handler.headers_seen} == {"Bearer not-a-key"}


def test_what_is_illegal_comes_back_with_the_rule_and_the_game_goes_on(endpoint):
    handler, url = endpoint
    handler.is_wrong_at_first = True

    game = game_of(url)

    second = [body["messages"] for body in handler.asked if len(body["messages"]) == 4]
    assert game.faults[0] == "" and game.illegal[0] == game.decisions[0] == len(second)
    assert all(re.search(r"\(RND-2\)|RND-2", messages[3]["content"]) for messages in second)


def test_a_model_that_never_finds_an_answer_is_helped_on_and_every_try_is_counted(endpoint):
    handler, url = endpoint

    game = game_of(url, "--no-legal", "--tries", "2")

    assert game.faults[0] == "" and game.illegal[0] == 2 * game.decisions[0] == len(handler.asked)


def test_renamed_companies_are_renamed_in_all_that_the_model_reads(endpoint):
    handler, url = endpoint

    game = game_of(url, "--renamed", "7")

    read = "\n".join(message["content"] for body in handler.asked for message in body["messages"])
    assert game.faults[0] == "" and game.illegal[0] == 0
    assert not re.search("|".join(COMPANIES), read)


def test_an_endpoint_that_is_not_there_is_reported_with_its_address():
    game = game_of("http://127.0.0.1:9/v1")

    assert "http://127.0.0.1:9/v1: URLError" in game.faults[0]
