"""The commands of hosts and operators, as processes and in this one."""

import asyncio
import contextlib
import json
import logging
import os
import secrets
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

import httpx
import pytest
from server.kit.client import Client, Http, new_table
from server.kit.serving import Program, free_port, serving, sqlite
from websockets.asyncio.client import connect
from websockets.typing import Origin

from kit.effort import PATIENCE
from stockpile.cli import main
from stockpile.server.listener import NO_TABLE
from stockpile.server.store import opened

ROOT = Path(__file__).parents[2]


async def finished(database):
    """A finished game of bots; its table and its proof."""
    async with serving(database) as served:
        told = await new_table(served.url, players=2, seats=[{"name": "Ada"}, {"bot": "random"}], pace=0)
        async with Http(served.url, told["token"]) as http:
            await http.post(f"/api/tables/{told['table']}/commands", do="leave", bot="random")
            watcher = await Client(served.url, told["table"]).open()
            await watcher.until(lambda: watcher.is_over)
            await watcher.close()
            return told["table"], (await http.get(f"/api/tables/{told['table']}/proof")).text


async def test_operators_list_export_close_and_delete(tmp_path, capsys):
    database = sqlite(tmp_path)
    table, _ = await finished(database)
    capsys.readouterr()

    codes = [call("list", "--json", "--database", database)]
    (row,) = map(json.loads, capsys.readouterr().out.splitlines())
    codes.append(call("export", table, "--database", database))
    record = capsys.readouterr().out
    codes.append(call("export", table, "--log", "--database", database))
    entries = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    codes.append(call("close", table, "--database", database))
    codes.append(call("list", "--database", database))
    shown = capsys.readouterr().out
    codes.append(call("delete", table, "--database", database))
    codes.append(call("delete", table, "--database", database))

    assert codes == [0, 0, 0, 0, 0, 0, 1]
    assert (row["table"], row["state"], row["entries"]) == (table, "over", len(entries))
    assert record.startswith("stockpile record") and entries[0]["kind"] == "created"
    assert table in shown
    assert f"no table {table}" in capsys.readouterr().err


async def test_a_table_that_an_operator_closes_is_closed_at_once_for_those_who_sit_there(database):
    async with serving(database) as served:
        told = await new_table(served.url, players=2, seats=[{"name": "Ada"}, {}])
        ada = await Client(served.url, told["table"], told["token"]).open()

        code = await asyncio.to_thread(main, ["tables", "close", told["table"], "--database", database])
        await ada.until(lambda: ada.state["table"]["state"] == "closed")

        assert code == 0
        assert ada.messages[-1]["kind"] == "closed"
        await ada.close()


async def test_an_answer_to_a_table_that_was_deleted_unnoticed_is_refused_and_its_stream_closed(tmp_path, monkeypatch):
    monkeypatch.setattr("stockpile.server.store.sqlite.LOOK_SECONDS", 600)
    async with serving(sqlite(tmp_path)) as served:
        told = await new_table(served.url, players=2, seats=[{"name": "Ada"}, {"bot": "random"}], pace=0)
        ada = await Client(served.url, told["table"], told["token"]).open()
        await ada.until(lambda: ada.is_asked)
        await asyncio.to_thread(main, ["tables", "delete", told["table"], "--database", sqlite(tmp_path)])

        reply = await ada.do("say", text="anybody?")

        assert reply["refused"]["key"] == "no-such-table"
        assert await ada.close_seen() == NO_TABLE
        beside = opened(sqlite(tmp_path), exclusive=False)
        await beside.open()
        assert await beside.entries(told["table"]) == []
        await beside.close()


async def test_a_table_that_an_operator_deletes_is_gone_at_once_for_those_who_sit_there(database):
    async with serving(database) as served:
        told = await new_table(served.url, players=2, seats=[{"name": "Ada"}, {}])
        ada = await Client(served.url, told["table"], told["token"]).open()

        code = await asyncio.to_thread(main, ["tables", "delete", told["table"], "--database", database])
        closed_with = await ada.close_seen()
        async with Http(served.url, told["token"]) as http:
            looked = await http.get(f"/api/tables/{told['table']}")

        assert (code, closed_with, looked.status_code) == (0, 4404, 404)
        await ada.close()


def call(*arguments):
    """Runs `stockpile tables` in a thread: it has an event loop of its own."""
    from concurrent.futures import ThreadPoolExecutor

    with ThreadPoolExecutor(1) as pool:
        return pool.submit(main, ["tables", *arguments]).result()


async def test_verify_tells_good_from_bad(tmp_path, capsys):
    _, proof = await finished(sqlite(tmp_path))
    good, bad = tmp_path / "good.json", tmp_path / "bad.json"
    good.write_text(proof)
    bad.write_text(proof.replace('"seed": "', '"seed": "0', 1))

    codes = [main(["verify", str(good)]), main(["verify", str(bad)]), main(["verify", str(tmp_path / "none")])]

    out, err = capsys.readouterr()
    assert codes == [0, 1, 1]
    assert "as the server had promised" in out
    assert "Checked only against itself" in out
    assert "proves nothing" in err


async def test_verify_holds_a_proof_against_what_somebody_was_shown_before(tmp_path, capsys):
    (tmp_path / "other").mkdir()
    games = [json.loads((await finished(sqlite(folder)))[1]) for folder in (tmp_path, tmp_path / "other")]
    proof, copy, other = tmp_path / "proof.json", tmp_path / "copy.txt", tmp_path / "other.txt"
    proof.write_text(json.dumps(games[0], indent=1) + "\n")
    copy.write_text("\n".join(games[0]["record"]) + "\n")
    other.write_text("\n".join(games[1]["record"]) + "\n")

    kept = [games[0]["hash"], games[0]["seal"], str(copy)]
    swapped = [games[1]["hash"], games[1]["seal"], str(other), str(proof), str(tmp_path / "none")]

    assert [main(["verify", str(proof), "--promised", promise]) for promise in kept] == [0] * 3
    assert [main(["verify", str(proof), "--promised", promise]) for promise in swapped] == [1] * 5
    out, err = capsys.readouterr()
    assert out.count("It is what you were shown before the shuffle.") == 3
    assert err.count("this is not what was promised before the shuffle") == 3


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["--database", "mysql://x"], "--database"),
        (["--workers", "3"], "SQLite serves one process"),
        (["--public-url", "example.org"], "--public-url"),
        (["--trusted-proxy", "nobody"], "“nobody” is no address"),
        (["--allowed-host", "http://club.example"], "“http://club.example” is no name of a host"),
        (["--keep", "soon"], "--keep"),
        (["--log", "loud"], "--log"),
        (["--port", "70000"], "--port"),
        (["--host", "203.0.113.7"], "203.0.113.7"),
    ],
)
def test_a_wrong_call_of_serve_is_told_in_one_line(capsys, arguments, told):
    before = (logging.root.handlers[:], logging.root.level, signal.getsignal(signal.SIGTERM))

    code = main(["serve", *arguments])

    err = capsys.readouterr().err
    assert (logging.root.handlers, logging.root.level, signal.getsignal(signal.SIGTERM)) == before
    assert code in (1, 2)
    assert told in err and err.count("\n") == 1


def test_a_database_that_is_in_use_or_not_there_is_told_in_one_line(tmp_path):
    server = Program(sqlite(tmp_path), free_port())
    server.start()
    command = [sys.executable, "-m", "stockpile", "serve", "--port", "0", "--database"]

    second = subprocess.run([*command, sqlite(tmp_path)], capture_output=True, text=True, check=False)
    absent = subprocess.run(
        [*command, "postgresql://nobody@127.0.0.1:1/x"], capture_output=True, text=True, check=False
    )

    assert server.stop() == 0
    assert second.returncode == 1 and f"already served at {server.url}/" in second.stderr
    assert absent.returncode == 1 and absent.stderr.splitlines()[-1].startswith("stockpile: --database")
    assert "Traceback" not in second.stderr + absent.stderr


def test_the_command_prints_addresses_and_a_code_and_ends_gracefully(tmp_path):
    command = [sys.executable, "-m", "stockpile", "serve", "--host", "0.0.0.0", "--port", "0", "--lang", "en"]  # noqa: S104
    process = subprocess.Popen([*command, "--database", sqlite(tmp_path)], stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None

    first = process.stdout.readline()
    url = first.split(" at ")[1].split(" ")[0]
    until(lambda: httpx.get(f"{url}healthz", trust_env=False).status_code == 200)
    process.send_signal(signal.SIGINT)
    rest, _ = process.communicate(timeout=PATIENCE)

    assert first.startswith("Stockpile is served at http://127.0.0.1:")
    assert process.returncode == 0
    assert "In your network" not in rest or "▀" in rest or "█" in rest


def test_the_command_takes_names_and_the_token_of_the_counters(tmp_path, monkeypatch):
    token = secrets.token_hex(8)
    monkeypatch.setenv("STOCKPILE_METRICS_TOKEN", token)
    server = Program(sqlite(tmp_path), free_port(), "--allowed-host", "club.example,.tunnel.example")
    server.start()

    named = [
        httpx.get(f"{server.url}/healthz", headers={"Host": host}, trust_env=False).status_code
        for host in ("club.example", "a.tunnel.example:443", "evil.example")
    ]
    bearer = {"Authorization": f"Bearer {token}"}
    counters = [
        httpx.get(f"{server.url}/metrics", headers=headers, trust_env=False).status_code for headers in ({}, bearer)
    ]

    assert server.stop() == 0
    assert named == [200, 200, 421]
    assert counters == [401, 200]


@pytest.mark.slow
def test_several_workers_share_one_port_and_one_that_dies_is_replaced(postgres):
    port = free_port()
    server = Program(postgres.fresh(), port, "--workers", "2")
    server.start()
    try:
        before = until(lambda: children(server) if len(children(server)) == 2 else None)
        os.kill(before[0], signal.SIGKILL)
        after = until(lambda: children(server) if len(set(children(server)) - {before[0]}) == 2 else None)
        answered = until(lambda: httpx.get(f"{server.url}/healthz", trust_env=False).status_code)

        assert before[1] in after and before[0] not in after
        assert answered == 200
    finally:
        assert server.stop() == 0


def children(program):
    """The processes that a program has started and that live."""
    found = Path(f"/proc/{program.process.pid}/task/{program.process.pid}/children").read_text().split()
    return [int(pid) for pid in found if "(Z)" not in Path(f"/proc/{pid}/status").read_text()]


def until(look):
    """What `look` finds, as soon as it finds anything."""
    end = time.monotonic() + 60
    while time.monotonic() < end:
        with contextlib.suppress(httpx.HTTPError, OSError):
            if found := look():
                return found
        time.sleep(0.02)
    raise TimeoutError


@pytest.mark.services
async def test_the_nginx_example_of_the_handbook_serves_pages_and_streams_under_a_path(tmp_path):
    text = (ROOT / "docs" / "host.md").read_text("utf-8")
    location = text.split("# nginx-begin\n")[1].split("# nginx-end")[0]
    port = free_port()
    public = f"http://127.0.0.1:{port}/stockpile/"
    async with serving(sqlite(tmp_path), public_url=public, trusted_proxies=("127.0.0.1",)) as served:
        nginx = start_nginx(tmp_path, port, location.replace("http://127.0.0.1:8000", served.url))
        try:
            base = f"http://127.0.0.1:{port}/stockpile"
            async with Http(base) as http:
                page = await http.client.get(f"{base}/t/k3v9x2mqp7da")
                made = await http.client.post(f"{base}/api/tables", json={"players": 2})
            address = f"{base.replace('http', 'ws', 1)}/api/tables/{made.json()['table']}/stream"
            async with connect(address, origin=Origin(f"http://127.0.0.1:{port}"), proxy=None) as socket:
                await socket.send('{"do":"hello"}')
                frame = json.loads(await socket.recv())
        finally:
            nginx.terminate()
            nginx.wait(PATIENCE)

    assert '<base href="/stockpile/"' in page.text
    assert frame["frame"] == "snapshot"


def start_nginx(folder, port, location):
    """nginx with one server block around the example."""
    program = shutil.which("nginx") or "/usr/sbin/nginx"
    config = folder / "nginx.conf"
    config.write_text(
        f"""
        daemon off; pid {folder}/nginx.pid; error_log {folder}/error.log; worker_processes 1;
        events {{ worker_connections 64; }}
        http {{
            access_log off; client_body_temp_path {folder}/body; proxy_temp_path {folder}/proxy;
            fastcgi_temp_path {folder}/f; uwsgi_temp_path {folder}/u; scgi_temp_path {folder}/s;
            map $http_upgrade $connection_upgrade {{ default upgrade; '' close; }}
            server {{ listen 127.0.0.1:{port}; {location} }}
        }}
        """
    )
    process = subprocess.Popen([program, "-p", str(folder), "-c", str(config)], stderr=subprocess.DEVNULL)
    until(lambda: httpx.get(f"http://127.0.0.1:{port}/", trust_env=False))
    return process
