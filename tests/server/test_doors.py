"""What comes over the wire names no file, loads no code, asks under our name, and fails in words; see SECURITY.md."""

import asyncio
import json
import logging
import os
import secrets
import socket
from pathlib import Path
from random import Random

import pytest
from server.kit.client import Client, Http, new_table
from server.kit.raw import request
from server.kit.serving import serving, sqlite
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from kit.effort import EFFORT, SEED
from kit.samples import played
from stockpile import Setup
from stockpile.engine.setup.modules import MODULES
from stockpile.server.replays import MOST_RECORD

TOKEN = secrets.token_hex(8)
ALL = Setup(players=3, modules=tuple(MODULES))


def record_with(**fields: object) -> str:
    """A record whose setup says something else besides."""
    lines = played(Setup(players=3), SEED).record().to_text().split("\n")
    lines[3] = "setup " + json.dumps({"players": 3, **fields})
    return "\n".join(lines)


@pytest.mark.parametrize("kind", ["secret", "endless", "pipe", "missing"])
async def test_a_record_that_names_a_file_is_refused_without_a_word_about_the_file(tmp_path, kind):
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    secret = tmp_path / "secret.toml"
    secret.write_text("[companies]\npassword = 'hunter2'\n", "utf-8")
    paths = {"secret": secret, "endless": Path("/dev/zero"), "pipe": pipe, "missing": tmp_path / "none"}
    async with serving(sqlite(tmp_path)) as served, Http(served.url) as http:
        answer = await http.client.post("/api/replay", content=record_with(components=str(paths[kind])))
        good = await http.client.post("/api/replay", content=record_with())

    assert answer.status_code == 400
    assert answer.json()["refused"]["args"]["field"].endswith("a setup that is read names no file")
    assert good.status_code == 200


@pytest.mark.parametrize(
    "wish",
    [
        {"components": "x.toml"},
        {"content": ["os"]},
        *({"seats": [{"bot": bot}, {}]} for bot in ("cmd:touch x", "py:os:system", "npz:policy.npz")),
    ],
)
async def test_a_table_cannot_be_made_with_files_code_or_programs(tmp_path, wish):
    async with serving(sqlite(tmp_path)) as served, Http(served.url) as http:
        answer = await http.post("/api/tables", players=2, **wish)

    assert (answer.status_code, answer.json()["refused"]["key"]) in ((400, "bad-request"), (409, "no-such-bot"))


@pytest.mark.parametrize("sort", ["cmd", "py", "npz"])
async def test_no_command_starts_a_program_or_loads_code(tmp_path, monkeypatch, sort):
    witness = tmp_path / "started"
    (tmp_path / "planted.py").write_text(f"open({str(witness)!r}, 'w').close()\n", "utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    program = {"cmd": f"cmd:touch {witness}"[:40], "py": "py:planted:Bot", "npz": "npz:planted.npz"}[sort]
    async with serving(sqlite(tmp_path)) as served:
        told = await new_table(served.url, players=3, seats=[{"name": "Ada"}, {"bot": "random"}, {}], pace=0)
        ada = await Client(served.url, told["table"], told["token"]).open()
        replies = [await ada.do("fill", seat=2, bot=program)]
        await ada.do("fill", seat=2, bot="random")
        await ada.until(lambda: ada.is_asked)
        replies.append(await ada.do("leave", bot=program))
        clock = {"kind": "live", "reserve": 1, "bot": program}
        async with Http(served.url) as http:
            timed = await http.post("/api/tables", players=2, clock=clock)
        await ada.close()

    assert [reply["refused"]["key"] for reply in replies] == ["no-such-bot"] * 2
    assert timed.json()["refused"]["key"] == "no-such-bot"
    assert not list(tmp_path.glob("started*"))


async def test_a_replay_that_is_a_path_opens_no_file(tmp_path):
    played(Setup(players=3), SEED).record().save(tmp_path / "game.txt")
    async with serving(sqlite(tmp_path)) as served, Http(served.url) as http:
        answer = await http.client.post("/api/replay", content=str(tmp_path / "game.txt"))

    assert answer.status_code == 400
    assert answer.json()["refused"]["key"] == "bad-request"


@pytest.mark.parametrize(
    "name", ["npz:policy.npz", "npz:none.npz", "npz:/dev/zero", "npz:../policy.npz", "NPZ:policy.npz"]
)
async def test_no_command_opens_the_file_of_a_policy(tmp_path, monkeypatch, name):
    os.mkfifo(tmp_path / "policy.npz")  # whoever opens it waits for ever
    monkeypatch.chdir(tmp_path)
    async with serving(sqlite(tmp_path)) as served:
        told = await new_table(served.url, players=3, seats=[{"name": "Ada"}, {"bot": "random"}, {}], pace=0)
        ada = await Client(served.url, told["table"], told["token"]).open()
        replies = [await ada.do("fill", seat=2, bot=name)]
        await ada.do("fill", seat=2, bot="random")
        await ada.until(lambda: ada.is_asked)
        replies.append(await ada.do("leave", bot=name))
        async with Http(served.url) as http:
            seated = await http.post("/api/tables", players=2, seats=[{"bot": name}, {}])
            timed = await http.post("/api/tables", players=2, clock={"kind": "live", "reserve": 1, "bot": name})
        await ada.close()

    refused = [reply["refused"] for reply in (*replies, seated.json(), timed.json())]
    assert [row["key"] for row in refused] == ["no-such-bot"] * 4
    assert "directory" not in json.dumps(refused)


BAD_PATHS = [
    "a" * 300,
    "a/" * 2000,
    "%00",
    "..%2f..%2fetc/passwd",
    "%2fetc%2fpasswd",
    "assets/../../x",
    "link",
    "%ff%fe",
]


@pytest.mark.parametrize("path", BAD_PATHS)
async def test_a_path_is_looked_up_among_the_files_of_the_client_and_opened_nowhere_else(tmp_path, path):
    static = tmp_path / "static"
    static.mkdir()
    (static / "index.html").write_text("<p>here</p>", "utf-8")
    (tmp_path / "x").write_text("outside", "utf-8")
    (static / "link").symlink_to(tmp_path / "x")
    async with serving(sqlite(tmp_path), static=static) as served:
        status, body = await request(served.url, f"GET /{path} HTTP/1.1")

    assert status == 404
    assert b"outside" not in body


async def test_files_of_a_client_that_was_built_anew_are_found(tmp_path):
    static = tmp_path / "static"
    static.mkdir()
    (static / "index.html").write_text("<p>old</p>", "utf-8")
    async with serving(sqlite(tmp_path), static=static) as served, Http(served.url) as http:
        (static / "new.js").write_text("1", "utf-8")
        before = (await http.get("/new.js")).status_code
        (static / "index.html").write_text("<p>new</p>", "utf-8")
        os.utime(static / "index.html", (1, 1))
        page, after = (await http.get("/")).text, (await http.get("/new.js")).status_code

    assert (before, page, after) == (404, "<p>new</p>", 200)


@pytest.mark.parametrize("length", ["9" * 5000, "9" * 30, "-1", "1e3", "٣"])
async def test_an_absurd_content_length_is_refused(tmp_path, length):
    async with serving(sqlite(tmp_path)) as served:
        status, _ = await request(served.url, "POST /api/tables HTTP/1.1", f"Content-Length: {length}")

    assert status in (400, 413)


@pytest.mark.parametrize(
    "fields", [{"modules": [[]]}, {"modules": [{}]}, {"content": [[]]}, {"investors": {"0": [[]]}}]
)
async def test_a_record_with_lists_where_names_belong_is_refused(tmp_path, fields):
    async with serving(sqlite(tmp_path)) as served, Http(served.url) as http:
        answer = await http.client.post("/api/replay", content=record_with(**fields))

    assert answer.status_code == 400


def spoiled(draw: Random, text: str) -> str:
    """A record whose lines are damaged here and there, so that most of it still is one."""
    lines = text.split("\n")
    for at in draw.sample(range(len(lines)), 2):
        line = lines[at]
        if line.startswith("{"):
            event = json.loads(line)
            event[draw.choice(list(event))] = draw.choice([None, [], {}, 99, -1, "?", "nobody", [[]], {"epic": 2}])
            lines[at] = json.dumps(event)
        elif line:
            place = draw.randrange(len(line))
            lines[at] = line[:place] + draw.choice('"{}[],:0aé') + line[place + draw.randrange(3) :]
    return "\n".join(lines)


async def test_damaged_records_are_told_or_refused_and_nothing_fails(tmp_path, caplog):
    game = played(ALL, SEED)
    texts = [game.record().to_text(), game.record(1).to_text(), game.record(None).to_text()]
    draw = Random(SEED)
    async with serving(sqlite(tmp_path)) as served, Http(served.url) as http:
        with caplog.at_level(logging.ERROR):
            answers = [
                await http.client.post(
                    f"/api/replay?lang={draw.choice(('en', 'fr', 'pt'))}", content=spoiled(draw, text)
                )
                for text in texts * (8 * EFFORT)
            ]

    assert {answer.status_code for answer in answers} <= {200, 400}
    assert [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR] == []


async def test_a_record_that_is_too_large_stays_outside(tmp_path):
    async with serving(sqlite(tmp_path)) as served, Http(served.url) as http:
        answer = await http.client.post("/api/replay", content=b"x" * (MOST_RECORD + 1))

    assert answer.status_code == 413


async def test_names_of_tables_that_are_not_there_leave_no_trace_in_the_log(tmp_path, caplog):
    async with serving(sqlite(tmp_path)) as served, Http(served.url) as http:
        with caplog.at_level(logging.WARNING):
            statuses = [(await http.get(f"/api/tables/{name}")).status_code for name in ("k3v9x2mqp7da", "x" * 3000)]
            lost = await Client(served.url, "k3v9x2mqp7da").open()
            await lost.close()
            await asyncio.sleep(0)

    assert statuses == [404, 404]
    assert [record.getMessage() for record in caplog.records if record.name.startswith("stockpile")] == []


HOSTS = {
    "127.0.0.1:8000": True,
    "localhost": True,
    "games.localhost:8000": True,
    "[::1]:8000": True,
    "192.168.1.20:8000": True,
    "[fe80::1]": True,
    socket.gethostname(): True,
    f"{socket.gethostname().partition('.')[0]}.local:8000": True,
    "play.example": True,
    "PLAY.example:443": True,
    "play.example.": True,
    "club.example": True,
    "a.tunnel.example": True,
    "evil.example": False,
    "tunnel.example.evil.example": False,
    "127.0.0.1.evil.example": False,
    "evil.example@127.0.0.1": False,
    "0x7f000001": False,
    "": False,
}


@pytest.mark.parametrize("host", HOSTS)
async def test_we_answer_only_under_our_own_names(tmp_path, host):
    public, names = "https://play.example/s/", ("club.example", ".tunnel.example")
    async with serving(sqlite(tmp_path), public_url=public, allowed_hosts=names) as served:
        told = await new_table(served.url, players=2)
        status, body = await request(served.url, "GET /api/catalog HTTP/1.1", host=host)
        address = served.url.removeprefix("http://").split(":")
        uri = f"ws://{host or 'nobody'}/api/tables/{told['table']}/stream"
        frame = None
        if host and "@" not in host:
            async with connect(uri, host=address[0], port=int(address[1]), proxy=None) as stream:
                try:
                    await stream.send('{"do":"hello"}')
                    frame = json.loads(await stream.recv())["frame"]
                except ConnectionClosed:
                    frame = stream.close_code

    assert status == (200 if HOSTS[host] else 421)
    assert HOSTS[host] or b"bad-host" in body
    assert frame in (None, "snapshot" if HOSTS[host] else 4403)


@pytest.mark.parametrize(
    ("line", "hosts", "status"),
    [
        ("GET /healthz HTTP/1.1", [], 421),
        ("GET /healthz HTTP/1.1", ["127.0.0.1", "evil.example"], 421),
        ("GET /healthz HTTP/1.0", [], 200),
    ],
)
async def test_one_host_is_named_or_by_old_programs_none(tmp_path, line, hosts, status):
    async with serving(sqlite(tmp_path)) as served:
        found, _ = await request(served.url, line, *(f"Host: {host}" for host in hosts), host=None)

    assert found == status


async def test_a_wish_for_another_protocol_is_answered_in_this_one(tmp_path):
    wish = ("Connection: Upgrade, HTTP2-Settings", "Upgrade: h2c", "HTTP2-Settings: AAMAAABkAAQAAP__")
    async with serving(sqlite(tmp_path)) as served:
        port = int(served.url.rpartition(":")[2])
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write("\r\n".join(["GET /healthz HTTP/1.1", "Host: localhost", *wish, "", ""]).encode())
        first = await asyncio.wait_for(reader.readuntil(b"\r\n"), 30)
        writer.transport.abort()

    assert b" 200 " in first


async def test_an_answer_tells_neither_the_program_nor_its_clock(tmp_path):
    async with serving(sqlite(tmp_path)) as served, Http(served.url) as http:
        answer = await http.get("/api/catalog")

    assert answer.status_code == 200
    assert {"server", "date"}.isdisjoint(answer.headers)


async def test_any_name_will_do_where_the_operator_says_so(tmp_path):
    async with serving(sqlite(tmp_path), allowed_hosts=("*",)) as served:
        status, _ = await request(served.url, "GET /healthz HTTP/1.1", host="anything.example")

    assert status == 200


async def test_counters_are_for_whoever_has_the_operators_token(tmp_path):
    async with serving(sqlite(tmp_path)) as served, Http(served.url) as http:
        without = await http.get("/metrics")
    async with (
        serving(sqlite(tmp_path), metrics_token=TOKEN) as served,
        Http(served.url) as http,
        Http(served.url, "wrong") as wrong,
        Http(served.url, TOKEN) as right,
    ):
        answers = [await one.get("/metrics") for one in (http, wrong, right)]

    assert without.status_code == 404
    assert [answer.status_code for answer in answers] == [401, 401, 200]
    assert "stockpile_entries_total" in answers[2].text


async def test_counters_do_not_tell_a_secret_plan_nor_how_long_a_bot_thought(tmp_path):
    async with serving(sqlite(tmp_path), metrics_token=TOKEN) as served:
        told = await new_table(served.url, players=2, seats=[{"name": "Ada"}, {"bot": "random"}], pace=0)
        ada = await Client(served.url, told["table"], told["token"]).open()
        await ada.until(lambda: ada.is_asked)
        async with Http(served.url, TOKEN) as http:
            before = (await http.get("/metrics")).text
            planned = await ada.do("plan", forced=True)
            after = (await http.get("/metrics")).text
        await ada.close()

    assert planned["ok"]
    assert counted(after) == counted(before)
    tenths = float(counted(after)["stockpile_thought_seconds_sum"]) * 10
    assert tenths == pytest.approx(round(tenths), abs=1e-6)


def counted(text: str) -> dict[str, str]:
    """Every number but for the requests, which the looking itself adds to."""
    lines = [line.rsplit(" ", 1) for line in text.splitlines() if not line.startswith("#")]
    return {name: value for name, value in lines if "requests" not in name and "_created" not in name}
