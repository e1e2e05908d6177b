"""An ordinary handshake is answered as `websockets` would answer it; any other is left to `websockets`."""

import asyncio
import gc

import pytest
from server.kit.client import new_table
from server.kit.raw import TEXT, RawSocket, frame
from server.kit.serving import serving, sqlite
from websockets.http11 import Request
from websockets.server import ServerProtocol

from kit.effort import PATIENCE
from stockpile.server.direct import DirectProtocol
from stockpile.server.handshake import MOST_BYTES, MOST_FIELDS, answer_to

KEY = b"dGhlIHNhbXBsZSBub25jZQ=="
URL = b"/api/tables/abcdefghjkmn/stream?since=7"
HOST, UPGRADE, CONNECTION = (b"host", b"127.0.0.1:8000"), (b"upgrade", b"websocket"), (b"connection", b"Upgrade")
SEC_KEY, VERSION = (b"sec-websocket-key", KEY), (b"sec-websocket-version", b"13")
PLAIN = [HOST, UPGRADE, CONNECTION, SEC_KEY, VERSION]
FIREFOX = [
    HOST,
    (b"user-agent", b"Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"),
    (b"accept", b"*/*"),
    (b"sec-websocket-extensions", b"permessage-deflate; client_max_window_bits"),
    (b"origin", b"http://127.0.0.1:8000"),
    (b"connection", b"keep-alive, Upgrade"),
    (b"cookie", b""),
    UPGRADE,
    SEC_KEY,
    VERSION,
]


def answer_of_websockets(method, url, fields):
    lines = b"".join(b"%b: %b\r\n" % field for field in fields)
    one = ServerProtocol(extensions=[])
    one.receive_data(b"%b %b HTTP/1.1\r\n%b\r\n" % (method.encode(), url, lines))
    request = one.events_received()[0]
    assert isinstance(request, Request)
    response = one.accept(request)
    del response.headers["Date"]
    return response.serialize()


@pytest.mark.parametrize("fields", [PLAIN, FIREFOX, [*PLAIN, (b"x-forwarded-for", b"1.2.3.4")]])
@pytest.mark.parametrize("url", [URL, b"/", b"http://127.0.0.1/api/%41?a=b#c"])
def test_an_ordinary_handshake_is_answered_as_the_library_would(url, fields):
    assert answer_to("GET", url, fields) == answer_of_websockets("GET", url, fields)


def changed(name, value):
    return [(key, value if key == name else known) for key, known in PLAIN]


@pytest.mark.parametrize(
    ("method", "url", "fields"),
    [
        ("POST", URL, PLAIN),
        ("GET", "/käse".encode(), PLAIN),
        *(("GET", URL, [field for field in PLAIN if field is not missing]) for missing in PLAIN[1:]),
        *(("GET", URL, [*PLAIN, twice]) for twice in PLAIN[1:]),
        ("GET", URL, [*PLAIN, (b"origin", b"http://a"), (b"origin", b"http://b")]),
        ("GET", URL, [*PLAIN, (b"sec-websocket-protocol", b"chat")]),
        ("GET", URL, [*PLAIN, (b"content-length", b"0")]),
        ("GET", URL, [*PLAIN, (b"transfer-encoding", b"chunked")]),
        ("GET", URL, changed(b"upgrade", b"h2c")),
        ("GET", URL, changed(b"connection", b"keep-alive")),
        ("GET", URL, changed(b"connection", b"keep-alive,,upgrade")),
        ("GET", URL, changed(b"sec-websocket-version", b"12")),
        ("GET", URL, changed(b"sec-websocket-key", KEY[1:])),
        ("GET", URL, changed(b"sec-websocket-key", KEY[:-2])),
        ("GET", URL, changed(b"sec-websocket-key", b"?" + KEY[1:])),
        ("GET", URL, changed(b"host", "käse".encode())),
        ("GET", URL, changed(b"host", b"a\r\nb: c")),
        ("GET", URL, changed(b"host", b"a ")),
        ("GET", URL, changed(b"host", b"a" * MOST_BYTES)),
        ("GET", URL, PLAIN + [(b"x", b"y")] * (MOST_FIELDS - len(PLAIN) + 1)),
    ],
)
def test_any_other_handshake_is_left_to_the_library(method, url, fields):
    assert answer_to(method, url, fields) is None


@pytest.mark.parametrize(
    ("line", "headers", "status"),
    [
        ("GET", "", b"101"),
        ("GET", "Sec-WebSocket-Protocol: chat\r\n", b"101"),
        ("GET", "Origin: http://a\r\nOrigin: http://a\r\n", b"400"),
        ("POST", "", b"405"),
    ],
)
async def test_both_ways_lead_to_a_stream_and_whatever_is_wrong_is_refused(tmp_path, line, headers, status):
    async with serving(sqlite(tmp_path)) as served:
        table = (await new_table(served.url, players=2))["table"]
        address = served.url.removeprefix("http://")
        reader, writer = await asyncio.open_connection(*address.split(":"))
        writer.write(
            f"{line} /api/tables/{table}/stream HTTP/1.1\r\nHost: {address}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {KEY.decode()}\r\n"
            f"Sec-WebSocket-Version: 13\r\n{headers}\r\n".encode()
        )
        async with asyncio.timeout(PATIENCE):
            head = await reader.readuntil(b"\r\n\r\n")
            assert head.split(b" ")[1] == status
            if status == b"101":
                assert head == answer_to("GET", URL, PLAIN)
                writer.write(frame(b'{"do":"hello"}'))
                assert b'{"frame":"snapshot"' in await reader.readuntil(b'"seat":')
        writer.transport.abort()


async def test_nothing_is_left_of_a_stream_that_has_ended(tmp_path):
    async with serving(sqlite(tmp_path)) as served:
        told = await new_table(served.url, players=2)
        gc.collect()
        gc.disable()
        try:
            async with RawSocket(served.url, told["table"]) as socket:
                socket.writer.write(frame(b'{"do":"hello"}'))
                await socket.until(TEXT, b'{"frame":"presence"')
            async with asyncio.timeout(PATIENCE):
                while any(isinstance(one, DirectProtocol) for one in gc.get_objects()):
                    await asyncio.sleep(0.01)
        finally:
            gc.enable()
