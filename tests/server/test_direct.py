"""However clients cut messages into frames and packets, they are understood; what breaks the rules ends its stream."""

import asyncio
import json
from contextlib import asynccontextmanager

import pytest
from server.kit.client import new_table
from server.kit.raw import BINARY, CLOSE, PING, PONG, TEXT, RawSocket, frame
from server.kit.serving import serving, sqlite

from kit.effort import PATIENCE
from stockpile.server import direct

HELLO = frame(b'{"do":"hello"}')
REPLY = b'{"frame":"reply"'


def ping(number):
    return json.dumps({"do": "ping", "id": number}).encode()


@asynccontextmanager
async def connected(folder):
    """A spectator's connection after its hello."""
    async with serving(sqlite(folder)) as served:
        told = await new_table(served.url, players=2)
        async with RawSocket(served.url, told["table"]) as socket:
            socket.writer.write(HELLO)
            await socket.until(TEXT, b'{"frame":"snapshot"')
            yield socket


async def ids(socket, count):
    return [json.loads(await socket.until(TEXT, REPLY))["id"] for _ in range(count)]


async def test_several_messages_in_one_packet_are_all_answered_in_order(tmp_path):
    async with connected(tmp_path) as socket:
        socket.writer.write(b"".join(frame(ping(number)) for number in range(20)))

        assert await ids(socket, 20) == list(range(20))


async def test_commands_in_the_packet_of_the_hello_are_answered(tmp_path):
    async with serving(sqlite(tmp_path)) as served:
        told = await new_table(served.url, players=2)
        async with RawSocket(served.url, told["table"]) as socket:
            socket.writer.write(HELLO + frame(ping(1)) + frame(ping(2)))

            assert await ids(socket, 2) == [1, 2]


async def test_a_message_that_arrives_byte_by_byte_is_understood(tmp_path):
    async with connected(tmp_path) as socket:
        for byte in frame(ping(7)) + frame(b" " * 300 + ping(8)):
            socket.writer.write(bytes((byte,)))
            await socket.writer.drain()

        assert await ids(socket, 2) == [7, 8]


async def test_a_message_in_pieces_with_a_ping_between_them_is_one_message(tmp_path):
    async with connected(tmp_path) as socket:
        text = ping(3)
        socket.writer.write(
            frame(text[:5], is_last=False) + frame(b"there?", PING) + frame(text[5:], 0) + frame(ping(4))
        )

        assert await socket.until(PONG) == b"there?"
        assert await ids(socket, 2) == [3, 4]


@pytest.mark.parametrize(
    ("sent", "code"),
    [
        (frame(b'{"do":"ping"}', is_masked=False), 1002),
        (frame(b"\xff\xfe"), 1007),
        (frame(b"{", is_last=False) + frame(b"{}"), 1002),
        (frame(b"{", is_last=False) + frame(b"there?", PING) + frame(b"{}"), 1002),
        (frame(b"x", 0), 1002),
        (frame(b"x", BINARY), 4400),
        (frame(b" " * 20_000), 4400),
        (frame((1000).to_bytes(2, "big"), CLOSE), 1000),
    ],
    ids=[
        "unmasked",
        "no UTF-8",
        "a text within a text",
        "a text behind a ping within a text",
        "a piece of nothing",
        "bytes",
        "too long",
        "good-bye",
    ],
)
async def test_what_no_client_should_send_ends_its_stream_with_a_reason(tmp_path, sent, code):
    async with connected(tmp_path) as socket:
        socket.writer.write(sent)

        body = await socket.until(CLOSE)

        assert int.from_bytes(body[:2], "big") == code


async def test_after_our_good_bye_only_theirs_is_heard_and_then_the_connection_ends(tmp_path, monkeypatch):
    monkeypatch.setattr(direct, "CLOSE_SECONDS", 10 * PATIENCE)  # so that it is not the clock which ends it
    async with connected(tmp_path) as socket:
        socket.writer.write(frame(b"x", BINARY))
        await socket.until(CLOSE)

        socket.writer.write(frame(b"there?", PING) + frame(ping(1)) + frame((4400).to_bytes(2, "big"), CLOSE))
        rest = await asyncio.wait_for(socket.reader.read(), PATIENCE)

        assert rest == b""
