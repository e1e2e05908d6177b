"""Bad lines and bad disks: delays, cuts, repeated commands and a failing database lose nothing that was accepted."""

import asyncio
import json
from random import Random

import pytest
from server.kit.client import Client, Http, new_table, sit
from server.kit.faults import FaultProxy
from server.kit.journal import Survivor, judged
from server.kit.serving import serving, sqlite

from kit.effort import PATIENCE, SEED
from stockpile.cli import main
from stockpile.server.health import Health
from stockpile.server.listener import RESTART
from stockpile.server.store import Unavailable
from stockpile.session import Match


class Stutterer(Survivor):
    """Sends every command twice."""

    async def _answer(self, socket):
        before = self._pending
        await super()._answer(socket)
        if self._pending is not None and self._pending is not before:
            await socket.send(json.dumps(self._pending))


async def test_a_game_over_a_bad_line_is_the_game_that_the_clients_wrote_down(tmp_path):
    draw = Random(SEED)
    async with serving(sqlite(tmp_path)) as served:
        told = await new_table(served.url, players=2, preset="everything", seats=[{"name": "Ada"}, {}], pace=0)
        tokens = [told["token"], (await sit(served.url, told["table"], "Bea"))["token"]]
        port = int(served.url.rpartition(":")[2])
        async with FaultProxy(port, draw) as proxy:
            players = [Stutterer([proxy.url], told["table"], token, Random(draw.random())) for token in tokens]
            async with asyncio.timeout(PATIENCE):
                await asyncio.gather(*(player.run() for player in players))
        entries = await served.tables.store.entries(told["table"])

    assert proxy.cuts > 0
    assert judged(entries, players) > 20
    assert Match.from_entries(entries).over


async def test_while_the_database_fails_no_table_is_made(tmp_path, monkeypatch):
    async def fail(_table, _entries):
        raise Unavailable("the disk is full")

    async with serving(sqlite(tmp_path)) as served, Http(served.url) as http:
        with monkeypatch.context() as broken:
            broken.setattr(served.tables.store, "add", fail)
            answer = await http.post("/api/tables", players=2)
            trouble = served.tables.health.trouble

    assert (answer.status_code, answer.json()["refused"]["key"]) == (503, "database-down")
    assert trouble == "the disk is full"


@pytest.mark.parametrize(("error", "told"), [(OSError("no room"), "no room"), (TimeoutError(), "TimeoutError")])
def test_the_trouble_of_a_database_has_a_word(error, told):
    health = Health()

    health.failed(error)

    assert (health.trouble, health.well.is_set()) == (told, False)


@pytest.mark.parametrize("is_readable", [True, False])
async def test_while_the_database_fails_answers_are_refused_and_afterwards_the_game_goes_on(
    tmp_path, monkeypatch, is_readable
):
    def fail_to_write(_table, _entries, written):
        asyncio.get_running_loop().call_soon(written, OSError("the disk is full"))

    async def fail_to_read(_table, _after=0):
        raise OSError("the disk is gone")

    async with serving(sqlite(tmp_path)) as served:
        told = await new_table(served.url, players=2, seats=[{"name": "Ada"}, {"bot": "random"}], pace=0)
        ada = await Client(served.url, told["table"], told["token"]).open()
        await ada.play(Random(SEED), 3)
        await ada.until(lambda: ada.is_asked)
        stored = await served.tables.store.entries(told["table"])

        with monkeypatch.context() as broken:
            broken.setattr(served.tables.store, "append", fail_to_write)
            if not is_readable:
                broken.setattr(served.tables.store, "entries", fail_to_read)
            question, revision = ada.state["question"], ada.state["revision"]
            refused = await ada.do("answer", revision=revision, move_id="lost", answers=question["answers"][:1])
            if not is_readable:
                assert await ada.close_seen() == RESTART
        assert refused["refused"]["key"] == "database-down"
        assert await served.tables.store.entries(told["table"]) == stored

        await ada.close()
        ada = await Client(served.url, told["table"], told["token"]).open()
        assert (ada.state["question"], ada.state["revision"]) == (question, revision)
        await ada.play(Random(SEED))
        assert ada.is_over
        await ada.close()


@pytest.mark.slow
async def test_while_postgresql_is_away_it_is_told_and_afterwards_bots_and_operators_are_heard_again(mortal_postgres):
    database = mortal_postgres.fresh()
    async with serving(database) as served, Http(served.url) as http:
        told = await new_table(served.url, players=2, seats=[{"name": "Ada"}, {"bot": "random"}], pace=0)
        ada = await Client(served.url, told["table"], told["token"]).open()
        await ada.play(Random(SEED), 3)
        async with Http(served.url, told["token"]) as mine:
            await mine.post(f"/api/tables/{told['table']}/commands", do="leave", bot="random")
            await asyncio.to_thread(mortal_postgres.stop)
            refused = await http.post("/api/tables", players=2)
            while_away = await http.get("/healthz")
            await asyncio.to_thread(mortal_postgres.go_on)
            await until_well(http)
        other = await new_table(served.url, players=2, seats=[{"name": "Bea"}, {}])
        bea = await Client(served.url, other["table"], other["token"]).open()
        code = await asyncio.to_thread(main, ["tables", "close", other["table"], "--database", database])
        await bea.until(lambda: bea.state["table"]["state"] == "closed")
        await until_over(served, told["table"])
        await ada.close()
        await bea.close()

    assert [refused.status_code, while_away.status_code, code] == [503, 503, 0]


async def until_well(http):
    async with asyncio.timeout(PATIENCE):
        while (await http.get("/healthz")).status_code != 200:
            await asyncio.sleep(0.05)


async def until_over(served, table):
    """The bots play on, though nobody looks."""
    async with asyncio.timeout(PATIENCE):
        while not (await served.tables.table(table)).match.over:
            await asyncio.sleep(0.05)
