"""Floods of sockets, heads, bytes and frames: each is cut before it costs much, and those who play go on playing."""

import asyncio
import contextlib
import json
import subprocess
import sys
from random import Random
from types import SimpleNamespace

import httpx
import pytest
from server.kit.client import Client, Http, new_table, sit
from server.kit.raw import CLOSE, PING, PONG, TEXT, RawSocket, frame, request
from server.kit.serving import await_health, free_port, serving, sqlite

from kit.effort import PATIENCE
from stockpile.server import gate
from stockpile.server.arrivals import MOST_HEAD
from stockpile.server.gate import Gate
from stockpile.server.peers import Peers

HELLO = frame(b'{"do":"hello"}')
MANY = 20_000
FLOODS = {
    "pings": frame(b"", PING),
    "pongs": frame(b"", PONG),
    "empty pieces": frame(b"", 0, is_last=False),
    "empty texts": frame(b""),
    "large texts": frame(b" " * 16_000),
}


@pytest.fixture
def nothing_comes_back(monkeypatch: pytest.MonkeyPatch) -> None:
    """What was spent stays spent, however slow the machine is."""
    monkeypatch.setattr("stockpile.server.credits.time", SimpleNamespace(monotonic=lambda: 1000.0))


async def closed_with(socket: RawSocket) -> tuple[int, int]:
    """The code with which we are hung up on, and the pongs before it."""
    pongs = 0
    while True:
        opcode, body = await socket.read()
        if opcode == CLOSE:
            return int.from_bytes(body[:2], "big"), pongs
        pongs += opcode == PONG


async def poured(socket: RawSocket, data: bytes) -> None:
    """Sends all of it, unless we are hung up on meanwhile."""
    with contextlib.suppress(ConnectionError, TimeoutError):
        async with asyncio.timeout(30):
            for start in range(0, len(data), 1 << 16):
                socket.writer.write(data[start : start + (1 << 16)])
                await socket.writer.drain()


async def is_hung_up_on(reader: asyncio.StreamReader) -> bool:
    """Whether the other side ends the connection, saying nothing more or something."""
    async with asyncio.timeout(PATIENCE):
        with contextlib.suppress(ConnectionError):
            await reader.read()
        return True


async def is_gone(socket: RawSocket) -> bool:
    return await is_hung_up_on(socket.reader)


@pytest.mark.usefixtures("nothing_comes_back")
@pytest.mark.parametrize("flood", FLOODS)
@pytest.mark.parametrize("is_greeted", [True, False], ids=["after hello", "before hello"])
async def test_whoever_floods_with_frames_of_any_kind_is_cut_and_players_play_on(tmp_path, flood, is_greeted):
    async with serving(sqlite(tmp_path), limits=True) as served:
        told = await new_table(served.url, players=2, seats=[{"name": "Ada"}, {"bot": "random"}], pace=0)
        ada = await Client(served.url, told["table"], told["token"]).open()
        async with RawSocket(served.url, told["table"]) as attacker:
            if is_greeted:
                attacker.writer.write(HELLO)
                await attacker.until(TEXT, b'{"frame":"snapshot"')
            data = (frame(b"{", is_last=False) if "pieces" in flood else b"") + FLOODS[flood] * MANY
            pouring = asyncio.create_task(poured(attacker, data[: 32 << 20]))

            code, pongs = await closed_with(attacker)
            is_ended = await is_gone(attacker)
            await pouring
        played = await ada.play(Random(1), 5)
        await ada.close()

    assert code in (4429, 4400)  # too much of it, or rubbish at once where a hello was expected
    assert pongs <= gate.FRAMES.most + 1
    assert is_ended
    assert played == 5


@pytest.mark.parametrize("reason", ["wrong token", "foreign page", "no hello"])
async def test_frames_after_a_refusal_are_paid_for_too(tmp_path, reason, monkeypatch):
    monkeypatch.setattr("stockpile.server.direct.CLOSE_SECONDS", 600)  # nobody is patient enough to wait for that
    headers = {"foreign page": "Origin: https://evil.example\r\n"}.get(reason, "")
    first = {"wrong token": frame(b'{"do":"hello","token":"nonsense"}'), "no hello": frame(b"[]")}.get(reason, b"")
    async with serving(sqlite(tmp_path), limits=True) as served:
        told = await new_table(served.url, players=2)
        async with RawSocket(served.url, told["table"], headers) as attacker:
            attacker.writer.write(first)
            code, _ = await closed_with(attacker)
            await poured(attacker, frame(b"", PING) * MANY)
            is_ended = await is_gone(attacker)

    assert code in (4400, 4401, 4403)
    assert is_ended


@pytest.mark.usefixtures("nothing_comes_back")
async def test_frames_behind_a_long_message_are_paid_for_too(tmp_path):
    async with serving(sqlite(tmp_path), limits=True) as served:
        told = await new_table(served.url, players=2)
        async with RawSocket(served.url, told["table"]) as attacker:
            attacker.writer.write(HELLO + frame(b'{"do":"ping","id":1}'.ljust(300)))
            await attacker.until(TEXT, b'{"frame":"reply"')
            pouring = asyncio.create_task(poured(attacker, frame(b"", PING) * MANY))

            code, pongs = await closed_with(attacker)
            await pouring

    assert code == 4429
    assert pongs < gate.FRAMES.most


async def test_whoever_says_good_bye_in_turn_is_let_go_at_once(tmp_path, monkeypatch):
    monkeypatch.setattr("stockpile.server.direct.CLOSE_SECONDS", 10 * PATIENCE)
    async with serving(sqlite(tmp_path)) as served:
        told = await new_table(served.url, players=2)
        async with RawSocket(served.url, told["table"]) as visitor:
            visitor.writer.write(frame(b'{"do":"hello","token":"nonsense"}'))
            code, _ = await closed_with(visitor)
            visitor.writer.write(frame(code.to_bytes(2, "big"), CLOSE))
            is_ended = await is_gone(visitor)

    assert code == 4401
    assert is_ended


@pytest.mark.usefixtures("nothing_comes_back")
async def test_frames_cost_the_same_in_one_packet_and_in_many(tmp_path):
    async with serving(sqlite(tmp_path), limits=True) as served:
        told = await new_table(served.url, players=2)
        async with RawSocket(served.url, told["table"]) as attacker:
            attacker.writer.write(HELLO)
            await attacker.until(TEXT, b'{"frame":"snapshot"')
            for byte in frame(b"", PING) * 400:
                if attacker.writer.transport.is_closing():
                    break
                attacker.writer.write(bytes((byte,)))
                await asyncio.sleep(0)

            code, pongs = await closed_with(attacker)

    assert code == 4429
    assert pongs < gate.FRAMES.most


@pytest.mark.parametrize(
    "head",
    [
        b"GET /" + b"a" * (1 << 20),
        b"GET / HTTP/1.1\r\n" + b"X: y\r\n" * 100_000,
        b"GET / HTTP/1.1\r\nX: " + b"y" * (8 << 20),
    ],
    ids=["a long address", "many lines", "a line without end"],
)
async def test_heads_without_end_are_refused_after_a_few_pages(tmp_path, head):
    async with serving(sqlite(tmp_path), limits=True) as served:
        port = int(served.url.rpartition(":")[2])
        reader, writer = await asyncio.open_connection("127.0.0.1", port, limit=1 << 16)
        sent = 0
        with contextlib.suppress(ConnectionError):
            for start in range(0, len(head), 4096):
                if reader.at_eof():
                    break
                writer.write(head[start : start + 4096])
                await writer.drain()
                await asyncio.sleep(0)
                sent += 4096
        is_ended = await is_hung_up_on(reader)
        writer.transport.abort()

    assert is_ended
    assert sent < MOST_HEAD + (4 << 20)  # what the kernels of both sides hold


async def test_lines_behind_a_body_count_as_a_head_does(tmp_path):
    async with serving(sqlite(tmp_path)) as served:
        body = b"2\r\n{}\r\n0\r\n"
        chunked = ("Transfer-Encoding: chunked", "Content-Type: application/json")
        few, many = (body + b"X-More: " + b"y" * 1000 + b"\r\n", body + (b"X-More: " + b"y" * 1000 + b"\r\n") * 20)
        short = await request(served.url, "POST /api/tables HTTP/1.1", *chunked, body=few + b"\r\n")
        long = await request(served.url, "POST /api/tables HTTP/1.1", *chunked, body=many + b"\r\n")

    assert short[0] == 400  # that is no table
    assert long[0] in (0, 431)


async def test_a_head_that_is_too_large_is_answered(tmp_path):
    async with serving(sqlite(tmp_path), limits=True) as served:
        status, _ = await request(served.url, "GET / HTTP/1.1", *("X: " + "y" * 100 for _ in range(200)))

    assert status == 431


@pytest.mark.parametrize(
    "sent",
    [b"", b"\r\n", b"GET / HT", b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{"],
    ids=["nothing", "blanks", "half a head", "half a body"],
)
async def test_whoever_keeps_us_waiting_is_hung_up_on(tmp_path, sent, monkeypatch):
    monkeypatch.setattr("stockpile.server.arrivals.HEAD_SECONDS", 0.2)
    monkeypatch.setattr("stockpile.server.arrivals.BODY_SECONDS", 0.2)
    async with serving(sqlite(tmp_path)) as served:
        port = int(served.url.rpartition(":")[2])
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(sent)

        assert await is_hung_up_on(reader)
        writer.transport.abort()


async def test_a_body_that_was_refused_is_not_taken_for_ever(tmp_path, monkeypatch):
    monkeypatch.setattr("stockpile.server.arrivals.BODY_SECONDS", 0.5)
    head = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 900000\r\n\r\n"
    async with serving(sqlite(tmp_path)) as served:
        port = int(served.url.rpartition(":")[2])
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(head)
        first = await reader.readuntil(b"\r\n")
        dripping = asyncio.create_task(drip(writer))

        assert b" 413 " in first
        assert await is_hung_up_on(reader)
        dripping.cancel()
        writer.transport.abort()


async def drip(writer: asyncio.StreamWriter) -> None:
    while True:
        writer.write(b"x")
        await asyncio.sleep(0.02)


async def test_a_stream_without_a_hello_is_closed(tmp_path, monkeypatch):
    monkeypatch.setattr("stockpile.server.stream.HELLO_SECONDS", 0.2)
    async with serving(sqlite(tmp_path)) as served:
        told = await new_table(served.url, players=2)
        async with RawSocket(served.url, told["table"]) as idle:
            code, _ = await closed_with(idle)

    assert code == 4408


async def test_requests_that_come_by_the_thousand_are_cut_before_they_are_run(tmp_path, monkeypatch):
    monkeypatch.setattr(gate, "REQUESTS", gate.Share(400, 1e9))  # none come back meanwhile
    async with serving(sqlite(tmp_path), limits=True) as served:
        port = int(served.url.rpartition(":")[2])
        reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=("127.0.0.9", 0))
        one = b"GET /nothing HTTP/1.1\r\nHost: localhost\r\n\r\n"
        pouring = asyncio.create_task(flooded(writer, one * (3 * gate.REQUESTS.most)))
        is_ended = await is_hung_up_on(reader)
        await pouring
        handled = served.server.server_state.total_requests
        writer.transport.abort()
        neighbour, _ = await request(served.url, "GET /healthz HTTP/1.1")

    assert is_ended
    assert handled <= gate.REQUESTS.most
    assert neighbour == 200


async def flooded(writer: asyncio.StreamWriter, data: bytes) -> None:
    with contextlib.suppress(ConnectionError):
        writer.write(data)
        await writer.drain()


async def test_one_address_has_so_many_sockets_and_another_is_not_shut_out(tmp_path):
    async with serving(sqlite(tmp_path), limits=True) as served:
        told = await new_table(served.url, players=2, seats=[{"name": "Ada"}, {"bot": "random"}], pace=0)
        ada = await Client(served.url, told["table"], told["token"]).open()
        port = int(served.url.rpartition(":")[2])
        idle = [await asyncio.open_connection("127.0.0.1", port, local_addr=("127.0.0.9", 0)) for _ in range(300)]
        cut = [reader for reader, _ in idle[gate.SOCKETS :]]  # in the order in which they came
        assert all([await is_hung_up_on(reader) for reader in cut])
        async with Http(served.url) as http:
            health = await http.get("/healthz")
        left = [writer for reader, writer in idle if not reader.at_eof() and reader.exception() is None]
        played = await ada.play(Random(2), 5)
        for _, writer in idle:
            writer.transport.abort()
        await ada.close()

    assert health.status_code == 200
    assert len(left) == gate.SOCKETS
    assert played == 5


NARROW = """
import resource, sys
resource.setrlimit(resource.RLIMIT_NOFILE, (256, 256))
from stockpile.cli import main
sys.exit(main(sys.argv[1:]))
"""


@pytest.mark.slow
async def test_with_few_descriptors_strangers_make_room_for_those_who_play(tmp_path):
    port = free_port()
    command = [sys.executable, "-c", NARROW, "serve", "--port", str(port), "--database", sqlite(tmp_path)]
    server = subprocess.Popen([*command, "--log", "warning"], stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
    url = f"http://127.0.0.1:{port}"
    try:
        await asyncio.to_thread(await_health, url, lambda: server.poll() is None)
        told = await new_table(url, players=2, seats=[{"name": "Ada"}, {"bot": "trader"}], pace=0)
        ada = await Client(url, told["table"], told["token"]).open()
        idle = []
        for number in range(400):
            with contextlib.suppress(OSError):
                idle.append(
                    await asyncio.open_connection("127.0.0.1", port, local_addr=(f"127.0.0.{10 + number % 20}", 0))
                )
        played = await ada.play(Random(3), 5)
        again = await Client(url, told["table"], told["token"]).open()
        await again.until(lambda: again.is_asked)
        advised = await again.do("hint")
        for _, writer in idle:
            writer.transport.abort()
        await asyncio.gather(ada.close(), again.close())
    finally:
        server.terminate()
        _, log = await asyncio.to_thread(server.communicate, timeout=PATIENCE)

    assert played == 5
    assert again.closed_with in (None, 1000) and json.loads(again.raw[0])["frame"] == "snapshot"
    assert advised["ok"]
    assert log == b""


def test_the_stranger_who_came_first_makes_room_and_players_never_do():
    gone: list[str] = []
    doors = Gate(places=8)
    player = doors.arrive("a", lambda: gone.append("player"))
    assert player is not None
    player.settle(plays=True)
    for number in range(9):
        visit = doors.arrive(f"b{number}", lambda number=number: gone.append(f"stranger {number}"))  # type: ignore[misc]
        assert visit is not None
        if number == 0:
            visit.settle(plays=False)

    assert gone == ["stranger 1", "stranger 2", "stranger 3"]


def test_a_gate_full_of_players_lets_nobody_else_in():
    doors = Gate(places=3)
    for number in range(3):
        visit = doors.arrive(f"a{number}", lambda: None)
        assert visit is not None
        visit.settle(plays=True)

    assert doors.arrive("b", lambda: None) is None


def test_what_an_address_owes_does_not_fall_on_those_who_play():
    doors = Gate(places=10)
    player, neighbour = doors.arrive("a", lambda: None), doors.arrive("a", lambda: None)
    assert player is not None and neighbour is not None
    player.settle(plays=True)

    while neighbour.takes_bytes(1 << 20):
        pass

    assert not neighbour.takes_read(1 << 20)
    assert player.takes_read(100)


def test_visitors_of_a_proxy_share_no_sockets_with_each_other():
    doors = Gate(places=2 * gate.SOCKETS)

    visits = [doors.arrive("127.0.0.1", lambda: None, is_proxy=True) for _ in range(gate.SOCKETS + 10)]

    assert None not in visits


@pytest.mark.parametrize(
    ("peer", "forwarded", "counted"),
    [
        ("198.51.100.7", "", "198.51.100.7"),
        ("198.51.100.7", "203.0.113.9", "198.51.100.7"),
        ("10.0.0.1", "203.0.113.9", "203.0.113.9"),
        ("10.0.0.1", "1.1.1.1, 203.0.113.9, 10.0.0.2", "203.0.113.9"),
        ("10.0.0.1", "", "10.0.0.1"),
        ("10.0.0.1", "x" * 5000, "x" * 64),
        ("2001:db8:0:1:aaaa::1", "", "2001:db8:0:1::/64"),
        ("2001:db8:0:1:bbbb::2", "", "2001:db8:0:1::/64"),
        ("::ffff:198.51.100.7", "", "198.51.100.7"),
        ("fe80::1%eth0", "", "fe80::/64"),
    ],
)
def test_an_address_is_the_peers_or_the_one_a_trusted_proxy_names_and_a_network_where_one_has_many(
    peer, forwarded, counted
):
    assert Peers(("10.0.0.0/8",)).named(peer, forwarded) == counted


BROWSER = 6  # connections that a browser opens at once
PAGES = ["/", "/api/catalog?lang=en", "/api/words/en", "/api/rules/en", "/api/cards/en", "/api/actions"]


async def browse(url: str) -> set[int]:
    """A browser that opens the client: its page, its texts, and as many files as it has."""
    limits = httpx.Limits(max_connections=BROWSER, max_keepalive_connections=BROWSER)
    async with httpx.AsyncClient(base_url=url, trust_env=False, timeout=PATIENCE, limits=limits) as http:
        answers = await asyncio.gather(*(http.get(page) for page in [*PAGES, *["/assets/none.js"] * 40]))
        return {answer.status_code for answer in answers}


@pytest.mark.slow
async def test_twenty_people_behind_one_address_open_their_browsers_sit_down_and_play(tmp_path):
    async with serving(sqlite(tmp_path), limits=True) as served:
        statuses = await asyncio.gather(*(browse(served.url) for _ in range(20)))
        clients = []
        for number in range(5):
            told = await new_table(served.url, players=4, seats=[{"name": f"Ada {number}"}, {}, {}, {}], pace=0)
            tokens = [told["token"]]
            for name in ("Bea", "Cid", "Dan"):
                tokens.append((await sit(served.url, told["table"], f"{name} {number}"))["token"])
            clients += [await Client(served.url, told["table"], token, language="fr").open() for token in tokens]
        await asyncio.gather(*(client.play(Random(n)) for n, client in enumerate(clients)))
        ends = [(client.is_over, client.closed_with) for client in clients]
        await asyncio.gather(*(client.close() for client in clients))

    assert set().union(*statuses) == {200, 404}
    assert ends == [(True, None)] * 20


IMPORTS = """
import json, sys
from pathlib import Path
from stockpile.server.tables import Tables
from stockpile.server.run import listening, serve
from stockpile.server.settings import Settings
opened, seen = Tables.open, []
async def open_house(self):
    await opened(self)
    seen.clear()
Tables.open = open_house
sys.addaudithook(lambda event, args: seen.append(args[0]) if event == "import" else None)
settings = Settings(port=int(sys.argv[1]), database=sys.argv[2])
with listening(settings) as bound:
    serve(settings, bound)
Path(sys.argv[3]).write_text(json.dumps(seen))
"""


async def test_whatever_is_asked_of_a_running_server_nothing_is_imported(tmp_path):
    port, found = free_port(), tmp_path / "imports.json"
    server = subprocess.Popen([sys.executable, "-c", IMPORTS, str(port), sqlite(tmp_path), str(found)])
    url = f"http://127.0.0.1:{port}"
    try:
        await asyncio.to_thread(await_health, url, lambda: server.poll() is None)
        table, record = await everything_is_asked(url)
    finally:
        server.terminate()
        await asyncio.to_thread(server.wait, PATIENCE)

    assert table and record.startswith("stockpile record")
    assert json.loads(found.read_text()) == []


async def everything_is_asked(url: str) -> tuple[str, str]:
    """A whole game with everything in play, every page, hints, a replay, mistakes."""
    seats = [{"name": "Ada"}, {"bot": "greedy"}]
    told = await new_table(url, players=2, seats=seats, preset="everything", pace=0)
    table = f"/api/tables/{told['table']}"
    ada = await Client(url, told["table"], told["token"], language="pt").open()
    await ada.until(lambda: ada.is_asked)
    await ada.do("hint")
    await ada.do("say", text="olá")
    await ada.do("answer", revision=0, move_id="x", answers=["nonsense"])
    await ada.do("plan", forced=True)
    await ada.play(Random(4), 10)
    await ada.do("leave", bot="random")
    await ada.until(lambda: ada.is_over)
    async with Http(url, told["token"]) as http:
        for page in ("", "/messages?lang=fr", "/record", "/proof"):
            assert (await http.get(f"{table}{page}")).status_code == 200
        for page in (
            *PAGES,
            "/openapi.json",
            "/schemas/frames.json",
            "/t/abc",
            "/none",
            "/api/words/fr",
            "/api/cards/pt",
        ):
            await http.get(page)
        record = (await http.get(f"{table}/record")).text
        retold = await http.client.post("/api/replay?lang=fr", content=record, timeout=PATIENCE)
        assert retold.status_code == 200
        await http.client.post("/api/tables", content=b"{", headers={"Content-Type": "application/json"})
    await ada.close()
    return told["table"], record
