"""Clients that send rubbish: every frame is answered or ends the stream, nothing hangs, nothing fails inside."""

import asyncio
import json
import logging
from random import Random

import pytest
from server.kit.client import Client, Http, new_table, sit
from server.kit.serving import serving, sqlite
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from kit.effort import EFFORT, PATIENCE, SEED

FRAMES = 100_000 * EFFORT
AT_ONCE = 500
VALUES: list[object] = [None, True, False, 0, 1, -1, 2**31, 2**63, 10**40, 1.5, 1e308]
VALUES += ["", "x", "\u0000", "é" * 30, "a" * 600, [], {}, [[]], {"a": {}}]
VERBS = [
    "hello",
    "answer",
    "undo",
    "plan",
    "hint",
    "say",
    "react",
    "rename",
    "leave",
    "return",
    "reveal",
    "meal",
    "fill",
    "empty",
    "replace",
    "start",
    "host",
    "rematch",
    "language",
    "preview",
    "why",
    "ping",
    "constructor",
    "__class__",
    "created",
    "dealt",
    "flagged",
    "paused",
    "answered",
]
FIELDS = [
    "id",
    "revision",
    "move_id",
    "answers",
    "auction",
    "forced",
    "text",
    "reaction",
    "name",
    "bot",
    "seed",
    "amount",
    "seat",
    "language",
    "token",
    "kind",
    "by",
    "at",
    "seq",
    "pile",
    "most",
]


def rubbish(draw: Random, seen: list[str]) -> str:
    """A frame that is wrong in one of many ways, or by chance right."""
    kind = draw.random()
    if kind < 0.08:
        return "".join(
            chr(draw.choice((0, 9, 34, 65, 92, 123, 125, 0x20AC, 0x1F600))) for _ in range(draw.randrange(40))
        )
    if kind < 0.12:
        return "[" * draw.randrange(2000) if draw.random() < 0.5 else '{"do":' * draw.randrange(500)
    if kind < 0.25 and seen:
        text = draw.choice(seen)
        place = draw.randrange(len(text))
        return text[:place] + draw.choice('"{}[],:0aé') + text[place + draw.randrange(3) :]
    message: dict[str, object] = {"do": draw.choice(VERBS), "id": draw.choice([0, 1, 5, *VALUES[:6]])}
    for field in draw.sample(FIELDS, draw.randrange(5)):
        message[field] = draw.choice(VALUES) if draw.random() < 0.6 else [draw.choice(VALUES), draw.randrange(400)]
    text = json.dumps(message)
    if len(seen) < 500:
        seen.append(text)
    return text


@pytest.mark.slow
async def test_a_hundred_thousand_frames_of_rubbish_are_all_answered(tmp_path, caplog):
    draw = Random(SEED)
    seen: list[str] = []
    sent = 0
    async with serving(sqlite(tmp_path)) as served:
        told = await new_table(served.url, players=3, seats=[{"name": "Ada"}, {"bot": "random"}, {}], pace=0)
        bea = await sit(served.url, told["table"], "Bea")
        tokens = [told["token"], bea["token"], None]
        address = f"{served.url.replace('http', 'ws', 1)}/api/tables/{told['table']}/stream"
        with caplog.at_level(logging.ERROR):
            while sent < FRAMES:
                async with connect(address, compression=None, max_size=None, proxy=None) as socket:
                    await socket.send(json.dumps({"do": "hello", "token": draw.choice(tokens)}))
                    sent += await pour(socket, draw, seen, FRAMES - sent)
        async with Http(served.url) as http:
            alive = await http.get("/healthz")
        metrics = served.tables.metrics.text().decode()

    assert alive.status_code == 200
    assert [
        record.getMessage() + str(record.exc_info) for record in caplog.records if record.levelno >= logging.ERROR
    ] == []
    assert 'status="500"' not in metrics


async def pour(socket, draw, seen, most):
    """Sends until the server has had enough or all is sent; each frame must have had its reply."""
    sent = 0
    try:
        while sent < most:
            count = min(AT_ONCE, most - sent)
            for _ in range(count):
                await socket.send(rubbish(draw, seen))
            sent += count
            replies = 0
            async with asyncio.timeout(PATIENCE):
                while replies < count:
                    replies += '"frame":"reply"' in (await socket.recv())[:20]
    except ConnectionClosed:
        assert socket.close_code in (4400, 4409)
    return max(sent, 1)


@pytest.mark.parametrize("first", ["", "null", "[]", '{"do":"ping"}', '{"do":"hello","token":5}', "x" * 20_000])
async def test_a_stream_that_does_not_begin_with_a_hello_is_closed(tmp_path, first):
    async with serving(sqlite(tmp_path)) as served:
        told = await new_table(served.url, players=2)
        address = f"{served.url.replace('http', 'ws', 1)}/api/tables/{told['table']}/stream"

        async with connect(address, proxy=None) as socket:
            await socket.send(first)
            with pytest.raises(ConnectionClosed):
                await socket.recv()

            assert socket.close_code == 4400


@pytest.mark.parametrize(
    ("table", "token", "code"),
    [("k3v9x2mqp7da", None, 4404), ("..", None, 4404), ("%00", None, 4404), (None, "nonsense", 4401)],
)
async def test_a_stream_to_nowhere_says_why_it_ends(tmp_path, table, token, code):
    async with serving(sqlite(tmp_path)) as served:
        told = await new_table(served.url, players=2)

        client = await Client(served.url, table or told["table"], token).open()

        assert client.closed_with == code
        await client.close()


async def test_bytes_and_oversized_messages_end_only_their_own_stream(tmp_path):
    async with serving(sqlite(tmp_path)) as served:
        told = await new_table(served.url, players=2, seats=[{"name": "Ada"}, {}])
        bad = [await Client(served.url, told["table"], told["token"]).open() for _ in range(2)]
        ada = await Client(served.url, told["table"], told["token"]).open()

        await bad[0].send(b"\x00\x01")
        await bad[1].send("x" * 100_000)
        codes = [await client.close_seen() for client in bad]

        assert codes == [4400, 1009]
        assert (await ada.do("ping"))["ok"]
        for client in (*bad, ada):
            await client.close()
