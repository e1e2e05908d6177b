"""kill -9 at random moments: what was acknowledged is there, once, in order."""

import asyncio
import contextlib
from random import Random

import pytest
from server.kit.client import new_table, sit
from server.kit.journal import Survivor, judged
from server.kit.serving import Mortal, free_port

from kit.effort import EFFORT, PATIENCE, SEED
from stockpile.server.store import opened
from stockpile.session import Match

KILLS = 12 * EFFORT
ANSWERS = 5000 * EFFORT
TABLES = 12
FINEST = 0.15  # seconds between kills, at least


async def seated(url, addresses, draw):
    """A table of two survivors."""
    told = await new_table(url, players=2, preset="everything", seats=[{"name": "0"}, {}], pace=0)
    tokens = [told["token"], (await sit(url, told["table"], "1"))["token"]]
    return told["table"], [Survivor(addresses, told["table"], token, Random(draw.random())) for token in tokens]


async def entries_of(database, tables):
    store = opened(database, exclusive=False)
    await store.open()
    try:
        return [await store.entries(table) for table in tables]
    finally:
        await store.close()


@pytest.mark.slow
async def test_twelve_kills_lose_double_and_reorder_nothing(database):
    draw = Random(SEED)
    games: list[tuple[str, list[Survivor]]] = []
    kills = 0

    def promised():
        return sum(len(survivor.acknowledged) for _, survivors in games for survivor in survivors)

    with Mortal(database, free_port()) as server:
        await asyncio.to_thread(server.start)
        async with asyncio.TaskGroup() as running:
            while kills < KILLS or promised() < ANSWERS:
                finished = sum(all(survivor.over for survivor in survivors) for _, survivors in games)
                for _ in range(TABLES - (len(games) - finished)):
                    games.append(await seated(server.url, [server.url], draw))
                    for survivor in games[-1][1]:
                        running.create_task(survivor.run())
                await asyncio.sleep(draw.uniform(FINEST, FINEST * 4))
                if kills < KILLS:
                    await asyncio.to_thread(server.kill)
                    kills += 1
                    await asyncio.to_thread(server.start)
            for _, survivors in games:
                for survivor in survivors:
                    survivor.stop()

    logs = await entries_of(database, [table for table, _ in games])
    acknowledged = sum(judged(entries, survivors) for entries, (_, survivors) in zip(logs, games, strict=True))
    assert kills >= KILLS
    assert acknowledged >= ANSWERS
    for entries in logs[:: max(1, len(logs) // 10)]:
        assert Match.from_entries(entries).entries == entries


@pytest.mark.slow
async def test_a_worker_that_is_killed_in_mid_game_is_not_noticed(postgres):
    database = postgres.fresh()
    draw = Random(SEED)
    with contextlib.ExitStack() as stack:
        workers = [stack.enter_context(Mortal(database, free_port())) for _ in range(2)]
        for worker in workers:
            await asyncio.to_thread(worker.start)
        table, survivors = await seated(workers[0].url, [worker.url for worker in workers], draw)
        async with asyncio.timeout(PATIENCE), asyncio.TaskGroup() as running:
            for survivor in survivors:
                running.create_task(survivor.run())
            for victim in (0, 1, 0, 1):
                before = sum(len(survivor.acknowledged) for survivor in survivors)
                while sum(len(survivor.acknowledged) for survivor in survivors) < before + 25:
                    if all(survivor.over for survivor in survivors):
                        break
                    await asyncio.sleep(0.01)
                await asyncio.to_thread(workers[victim].kill)
                await asyncio.to_thread(workers[victim].start)

    (entries,) = await entries_of(database, [table])
    assert judged(entries, survivors) > 100
    assert Match.from_entries(entries).over
