"""--keep deletes what has been out of use while servers served for so long, whatever the clock on the wall says."""

import asyncio
import time
from types import SimpleNamespace
from typing import Any

import asyncpg
import pytest
from server.kit.client import Client, Http, new_table
from server.kit.serving import Clock, serving

from stockpile.server.registry import Registry
from stockpile.server.settings import Settings
from stockpile.server.store import Notice
from stockpile.server.upkeep import DAY, LONGEST_SWEEP, Upkeep

KEPT = 2 * LONGEST_SWEEP


async def sweep(served, lived, times=1):
    """So many sweeps, as far apart as any may be."""
    for _ in range(times):
        lived.time += LONGEST_SWEEP
        await served.tables.upkeep.sweep()


async def names(served):
    return {row.table for row in await served.tables.store.summaries()}


def house(done: list[str], *, is_idle: bool, ago: float, is_waiting: bool) -> Any:
    """A process with one table, which notes what is done with it."""
    table = SimpleNamespace(
        id="here", is_idle=is_idle, touched=1000.0 - ago, listeners=(), catch_up=lambda upto: f"caught up to {upto}",
        audience=SimpleNamespace(heard_presence=lambda notice: done.append(f"present: {notice.present}")),
    )  # fmt: skip
    return SimpleNamespace(
        now=lambda: 1000.0, in_memory={"here": table}, is_here={"here"}.__contains__,
        is_waiting=lambda _: is_waiting, spawn=done.append,
        forget=lambda _: done.append("put away"), gone=lambda _: done.append("gone"), announce=lambda _: None,
        settings=Settings(idle_seconds=60.0, keep_days=None), store=SimpleNamespace(lead=leads_nothing),
    )  # fmt: skip


async def leads_nothing(_: str) -> bool:
    return False


@pytest.mark.parametrize(
    ("is_idle", "ago", "is_waiting", "done"),
    [(True, 61, True, ["put away"]), (True, 59, True, []), (False, 61, True, []), (True, 61, False, [])],
)
async def test_only_a_table_that_nobody_needs_and_has_needed_for_a_while_is_put_away(is_idle, ago, is_waiting, done):
    found: list[str] = []

    await Upkeep(house(found, is_idle=is_idle, ago=ago, is_waiting=is_waiting)).sweep()

    assert found == done


@pytest.mark.parametrize(
    ("is_idle", "ago", "is_waiting", "done"),
    [
        (True, 6, True, "put away"), (True, 4, True, "caught up to 7"), (False, 6, True, "caught up to 7"),
        (True, 6, False, "caught up to 7"),
    ],
)  # fmt: skip
def test_what_another_process_has_played_is_followed_if_somebody_may_look_here(is_idle, ago, is_waiting, done):
    found: list[str] = []

    Upkeep(house(found, is_idle=is_idle, ago=ago, is_waiting=is_waiting))._heed(Notice("other", "here", 7))

    assert found == [done]


def test_a_table_is_in_use_where_somebody_is_or_something_is_or_will_be_due():
    def table(*listeners: str, due: float | None = None, is_quiet: bool = True) -> Any:
        return SimpleNamespace(listeners=listeners, is_quiet=is_quiet, match=SimpleNamespace(wake_at=lambda: due))

    tables = {
        "watched": table("Ada"), "timed": table(due=5.0), "both": table("Ada", due=5.0), "unused": table(),
        "under way": table(is_quiet=False),
    }  # fmt: skip
    here: Any = SimpleNamespace(in_memory=tables, is_waiting=lambda one: one.is_quiet, _alarms={"put away": None})

    assert Registry.in_use(here) == {"watched", "timed", "both", "under way", "put away"}


@pytest.mark.parametrize(
    ("notice", "done"),
    [
        (Notice("other", "here", is_gone=True), ["gone"]), (Notice("other", "here", None, (1,)), ["present: (1,)"]),
        (Notice("other", "elsewhere", 7), []), (Notice("", ""), ["caught up to None"]),
    ],
)  # fmt: skip
def test_what_others_tell_is_heeded_where_it_is_about_a_table_that_is_here(notice, done):
    found: list[str] = []

    Upkeep(house(found, is_idle=False, ago=0, is_waiting=True))._heed(notice)

    assert found == done


async def test_a_jump_of_the_wall_clock_deletes_nothing(database):
    wall, lived = Clock(), Clock()
    async with serving(database, now=wall, lived=lived, keep_days=90) as served:
        made = {(await new_table(served.url, players=2))["table"] for _ in range(4)}
        await sweep(served, lived)

        wall.time += 100 * DAY
        await sweep(served, lived, 3)

        assert await names(served) == made


async def test_a_house_that_slept_for_a_hundred_days_has_not_served_for_them(database):
    lived = Clock()
    async with serving(database, lived=lived, keep_days=90) as served:
        told = await new_table(served.url, players=2)
        await sweep(served, lived)

        lived.time += 100 * DAY
        await served.tables.upkeep.sweep()
        await sweep(served, lived, 2)

        assert await names(served) == {told["table"]}


async def test_a_table_that_nobody_uses_is_deleted_when_it_has_been_kept_for_long_enough(database):
    lived = Clock()
    async with serving(database, lived=lived, keep_days=KEPT / DAY) as served:
        told = await new_table(served.url, players=2)

        await sweep(served, lived, 2)
        still = await names(served)
        await sweep(served, lived)
        async with Http(served.url) as http:
            looked = await http.get(f"/api/tables/{told['table']}")

        assert still == {told["table"]}
        assert await names(served) == set()
        assert looked.status_code == 404


async def test_a_table_where_somebody_is_or_something_is_due_or_was_said_is_never_deleted(database):
    lived = Clock()
    async with serving(database, lived=lived, keep_days=KEPT / DAY, idle_seconds=0) as served:
        watched, due, talked, left = [
            await new_table(served.url, players=2, seats=[{"name": "Ada"}, {"bot": "random"}], pace=0, **wish)
            for wish in ({}, {"clock": {"kind": "live", "reserve": 3000, "increment": 10, "bot": "random"}}, {}, {})
        ]
        ada = await Client(served.url, watched["table"], watched["token"]).open()
        while left["table"] in served.tables.in_use():  # its bot still answers
            await asyncio.sleep(0.01)

        for number in range(6):
            async with Http(served.url, talked["token"]) as http:
                await http.post(f"/api/tables/{talked['table']}/commands", do="say", text=f"{number}")
            await sweep(served, lived)

        assert await names(served) == {one["table"] for one in (watched, due, talked)}
        assert left["table"] not in served.tables.in_memory
        await ada.close()


async def test_of_two_processes_one_counts_and_neither_deletes_what_is_watched_at_the_other(postgres):
    address = postgres.fresh()
    lived = Clock()
    async with (
        serving(address, lived=lived, keep_days=KEPT / DAY) as one,
        serving(address, lived=lived, keep_days=KEPT / DAY) as two,
    ):
        watched, _left = [await new_table(one.url, players=2, seats=[{"name": "Ada"}, {}]) for _ in range(2)]
        ada = await Client(two.url, watched["table"], watched["token"]).open()

        for _ in range(6):
            lived.time += LONGEST_SWEEP
            await two.tables.upkeep.sweep()
            await one.tables.upkeep.sweep()
        connection = await asyncpg.connect(address)
        age = await connection.fetchval("SELECT seconds FROM house_age")
        await connection.close()

        assert await names(one) == {watched["table"]}
        assert age == 6 * LONGEST_SWEEP
        await ada.close()


async def test_a_move_in_the_moment_of_deletion_saves_the_table(database):
    lived = Clock()
    async with serving(database, lived=lived) as served:
        told = await new_table(served.url, players=2, seats=[{"name": "Ada"}, {}])
        store = served.tables.store
        await store.note_use([])
        await store.grow_older(KEPT)
        async with Http(served.url, told["token"]) as http:
            await http.post(f"/api/tables/{told['table']}/commands", do="say", text="wait for me")

        gone = await store.delete_unused(KEPT)

        assert gone == []
        assert await names(served) == {told["table"]}


async def test_nobody_runs_out_of_time_because_the_wall_clock_was_set(tmp_path, monkeypatch):
    limits = {"kind": "live", "reserve": 600, "increment": 10, "bot": "random"}
    before = time.time
    async with serving(f"sqlite:///{tmp_path / 'games.db'}") as served:
        told = await new_table(served.url, players=2, seats=[{"name": "Ada"}, {"bot": "random"}], pace=0, clock=limits)
        ada = await Client(served.url, told["table"], told["token"]).open()
        await ada.until(lambda: ada.is_asked)
        for jump in (100 * DAY, -100 * DAY):
            with monkeypatch.context() as set_clock:
                set_clock.setattr(time, "time", lambda jump=jump: before() + jump)
                await ada.do("say", text="what time is it?")
                answer = ada.state["question"]["answers"][0]
                reply = await ada.do("answer", revision=ada.state["revision"], move_id=f"{jump}", answers=[answer])
                assert reply["ok"]
                await ada.until(lambda: ada.is_asked)
        entries = await served.tables.store.entries(told["table"])
        await ada.close()

    times = [entry["at"] for entry in entries]
    assert times == sorted(times) and times[-1] - times[0] < 600
    assert not any(entry["kind"] == "took-over" for entry in entries)


async def test_a_server_that_starts_with_its_clock_set_back_goes_on_where_the_last_one_ended(tmp_path, monkeypatch):
    database = f"sqlite:///{tmp_path / 'games.db'}"
    before = time.time
    async with serving(database) as served:
        last = served.tables.now()

    monkeypatch.setattr(time, "time", lambda: before() - 100 * DAY)
    async with serving(database) as served:
        assert served.tables.now() > last - 60
        assert await asyncio.wait_for(served.tables.store.last_beat(), 10) > last - 60
