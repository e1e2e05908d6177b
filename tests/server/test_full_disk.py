"""A disk that is really full: it is told, nothing is half done, and everything comes back by itself."""

import asyncio
import json
import time
from random import Random

import pytest
from server.kit.client import Client, Http, new_table, sit
from server.kit.disk import SmallDisk
from server.kit.journal import Survivor, judged
from server.kit.serving import Mortal, Program, free_port

from kit.effort import PATIENCE, SEED
from stockpile.session import Match


async def health(url):
    async with Http(url) as http:
        return (await http.get("/healthz")).status_code


async def until_well(url):
    end = time.monotonic() + 60
    while time.monotonic() < end:
        if await health(url) == 200:
            return
        await asyncio.sleep(0.05)
    raise TimeoutError


async def asked_for_too_much(url):
    """Asks for tables until one no longer finds room; gives the answer."""
    async with Http(url) as http:
        while (made := await http.post("/api/tables", players=2)).status_code == 201:
            pass
        return made


@pytest.mark.slow
async def test_a_full_disk_is_told_and_afterwards_the_house_lives_on_by_itself(tmp_path):
    with SmallDisk(tmp_path / "disk") as disk:
        server = Program(disk.database, free_port(), "--no-limits", lead=disk.lead)
        await asyncio.to_thread(server.start)
        told = await new_table(server.url, players=2, seats=[{"name": "Ada"}, {"bot": "random"}], pace=0)
        ada = await Client(server.url, told["table"], told["token"]).open()
        await ada.play(Random(SEED), 3)

        disk.fill()
        refused = await asked_for_too_much(server.url)
        while_full = await health(server.url)
        said = await ada.do("say", text="x" * 200)
        disk.clear()
        await until_well(server.url)
        recovered = await asyncio.to_thread(disk.look, "SELECT at FROM heartbeat")
        while await asyncio.to_thread(disk.look, "SELECT at FROM heartbeat") == recovered:
            await asyncio.sleep(0.2)
        closed = await asyncio.to_thread(disk.run, "tables", "close", told["table"], "--database", disk.database)
        await ada.until(lambda: ada.state["table"]["state"] == "closed")
        code = await asyncio.to_thread(server.stop)

    assert (refused.status_code, refused.json()["refused"]["key"]) == (503, "database-down")
    assert while_full == 503
    assert said["refused"]["key"] == "database-down"
    assert (closed.returncode, code) == (0, 0)
    await ada.close()


@pytest.mark.slow
async def test_what_was_acknowledged_while_the_disk_filled_is_there_after_a_kill(tmp_path):
    draw = Random(SEED)
    with SmallDisk(tmp_path / "disk") as disk, Mortal(disk.database, free_port(), lead=disk.lead) as server:
        await asyncio.to_thread(server.start)
        told = await new_table(server.url, players=2, preset="everything", seats=[{"name": "0"}, {}], pace=0)
        tokens = [told["token"], (await sit(server.url, told["table"], "1"))["token"]]
        players = [Survivor([server.url], told["table"], token, Random(draw.random())) for token in tokens]
        async with asyncio.timeout(PATIENCE), asyncio.TaskGroup() as running:
            for player in players:
                running.create_task(player.run())
            for _ in range(3):
                disk.fill()
                await asked_for_too_much(server.url)
                await asyncio.sleep(draw.uniform(0.1, 0.5))
                await asyncio.to_thread(server.kill)
                disk.clear()
                await asyncio.to_thread(server.start)
        log = await asyncio.to_thread(disk.run, "tables", "export", told["table"], "--log", "--database", disk.database)

    entries = [json.loads(line) for line in log.stdout.splitlines()]
    assert judged(entries, players) > 20
    assert Match.from_entries(entries).over


async def test_a_server_does_not_start_on_a_full_disk_and_says_so_in_one_line(tmp_path):
    with SmallDisk(tmp_path / "disk") as disk:
        disk.fill()

        done = await asyncio.to_thread(disk.run, "serve", "--port", "0", "--database", disk.database, "--log", "error")

    assert done.returncode == 1
    assert "disk is full" in done.stderr and done.stderr.count("\n") == 1
