"""Everything at once for minutes: kills, a full disk, clocks set wrong, bad lines, attackers, a deploy.

Nothing that was acknowledged is lost, nobody was told what their seat may not know, and memory stays flat.
"""

import asyncio
import contextlib
import json
import time
from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any

from server.kit.client import new_table, sit
from server.kit.disk import MEGABYTE, SmallDisk
from server.kit.faults import FaultProxy
from server.kit.journal import judged
from server.kit.serving import free_port
from soak.battered import Battered
from soak.crowd import Witness, attack

from kit.effort import EFFORT, PATIENCE, SEED
from kit.postgres import a_postgres
from stockpile.server.store import opened
from stockpile.session import Match

SECONDS = 90.0 * EFFORT  # on each of two databases
TABLES = 6
PAUSE = 0.25 * EFFORT  # of a player before each answer: so a game lasts about as long as the soak
CALM = 0.4  # the part of the time, at the end, without kills: memory is looked at
FLAT = 12.0  # megabytes that a server may grow by meanwhile
SETTLED, LOOKS = 2.0, 4  # megabytes, and no more, by which one grows that has come up, in so many looks: games add
DAY = 86_400.0
JUMPS = (0.0, 3600.0, 100 * DAY, -100 * DAY)  # by which the clock on the wall is wrong
LOG = (
    "SELECT json_group_array(json(CAST(body AS TEXT))) FROM (SELECT body FROM entry WHERE table_id = '{}' ORDER BY seq)"
)
Trouble = Callable[[], None]


def slope(samples: list[tuple[float, float]]) -> float:
    """Kilobytes a second, by least squares."""
    mean_at = sum(at for at, _ in samples) / len(samples)
    mean = sum(size for _, size in samples) / len(samples)
    spread = sum((at - mean_at) ** 2 for at, _ in samples)
    return sum((at - mean_at) * (size - mean) for at, size in samples) / spread * 1024


async def batter(
    servers: list[Battered], troubles: list[Trouble], draw: Random
) -> dict[str, list[tuple[float, float]]]:
    """Lets everything happen, one thing at a time to one server; memory of each server while nobody is killed."""
    samples = {server.url: list[tuple[float, float]]() for server in servers}
    began = time.monotonic()
    while time.monotonic() < began + SECONDS * (1 - CALM):
        server = draw.choice(servers)
        ways: list[Trouble] = [*troubles, partial(server.set_clock, draw.choice(JUMPS))]
        ways += [server.kill, server.kill, server.deploy]
        await asyncio.to_thread(draw.choice(ways))
        await asyncio.sleep(draw.uniform(1.0, 3.0))
    for server in servers:
        await settled(server)
    began = time.monotonic()
    while (at := time.monotonic() - began) < SECONDS * CALM:
        for server in servers:
            samples[server.url].append((at, await asyncio.to_thread(server.megabytes)))
        ways = [*troubles, partial(draw.choice(servers).set_clock, draw.choice(JUMPS))]
        await asyncio.to_thread(draw.choice(ways))
        await asyncio.sleep(draw.uniform(1.0, 3.0))
    return samples


async def settled(server: Battered) -> None:
    """Until one that was killed last has read its words and its tables again, which a busy machine takes long for."""
    sizes, until = list[float](), time.monotonic() + PATIENCE
    while time.monotonic() < until:
        sizes.append(await asyncio.to_thread(server.megabytes))
        last = sizes[-LOOKS:]
        if len(last) == LOOKS and max(last) - min(last) < SETTLED:
            return
        await asyncio.sleep(1.0)


async def seated(url: str, addresses: list[str], draw: Random) -> tuple[str, list[Witness]]:
    """A table of two."""
    told = await new_table(url, players=2, preset="everything", seats=[{"name": "Ada"}, {}], pace=0)
    tokens = [told["token"], (await sit(url, told["table"], "Bea"))["token"]]
    return told["table"], [Witness(addresses, told["table"], token, Random(draw.random()), PAUSE) for token in tokens]


async def soak(servers: list[Battered], troubles: list[Trouble]) -> tuple[list[tuple[str, list[Witness]]], Any]:
    """Plays, breaks and attacks; the games as the players saw them, and the memory of the servers."""
    draw = Random(SEED)
    async with contextlib.AsyncExitStack() as stack:
        proxies = [await stack.enter_async_context(FaultProxy(server.port, draw, cut=0.004)) for server in servers]
        addresses = [proxy.url for proxy in proxies] + [server.url for server in servers]
        games = [await seated(servers[0].url, addresses, draw) for _ in range(TABLES)]
        players = [asyncio.create_task(player.run()) for _, pair in games for player in pair]
        attackers = [asyncio.create_task(attack(server.port, games[0][0], Random(SEED))) for server in servers]
        samples = await batter(servers, troubles, draw)
        for _, pair in games:
            for player in pair:
                player.stop()
        for attacker in attackers:
            attacker.cancel()
        await asyncio.gather(*players, *attackers, return_exceptions=True)
    return games, samples


def judge(logs: list[list[dict[str, Any]]], games: list[tuple[str, list[Witness]]]) -> int:
    """Nothing lost, and nobody was told anything but what the log says their seat may know."""
    acknowledged = 0
    for entries, (_, pair) in zip(logs, games, strict=True):
        acknowledged += judged(entries, pair)
        match = Match.from_entries(entries)
        for seat, player in enumerate(pair):
            allowed = {message["number"]: message for message in match.stream(seat)}
            told = {number: message for number, message in player.heard.items() if number in allowed}
            assert told == {number: allowed[number] for number in told}
            assert len(player.heard) - len(told) == 0
    return acknowledged


def tell(
    what: str, acknowledged: int, samples: dict[str, list[tuple[float, float]]], logs: list[list[dict[str, Any]]]
) -> None:
    """The figures of a run, for its log; memory must be flat, but for what the games themselves add (docs/host.md)."""
    times = sorted(entry["at"] for entries in logs for entry in entries)
    rate = sum(at > times[-1] - CALM * SECONDS for at in times) / (CALM * SECONDS)
    for url, sizes in samples.items():
        grown = sizes[-1][1] - sizes[0][1]
        print(f"{what}: {acknowledged} answers acknowledged, none lost; {url} grew by {grown:.1f} MB", end=" ")
        print(f"of {sizes[0][1]:.0f}, slope {slope(sizes):+.1f} KB/s, with {rate:.1f} entries/s", end=": ")
        print(f"{slope(sizes) / rate:.1f} KB an entry")
        assert grown < FLAT


async def read(database: str, tables: list[str]) -> list[list[dict[str, Any]]]:
    """The logs of some tables."""
    store = opened(database, exclusive=False)
    await store.open()
    try:
        return [await store.entries(table) for table in tables]
    finally:
        await store.close()


async def test_sqlite_on_a_disk_that_fills_up_loses_and_leaks_nothing(tmp_path, capsys):
    with SmallDisk(tmp_path / "disk", 24 * MEGABYTE) as disk:

        def full_for_a_moment() -> None:
            disk.fill()
            time.sleep(1.0)
            disk.clear()

        with Battered(disk.database, free_port(), tmp_path, disk.lead) as server:
            games, samples = await soak([server], [full_for_a_moment])
            left = server.descriptors()
        logs = [json.loads(await asyncio.to_thread(disk.look, LOG.format(name))) for name, _ in games]

    acknowledged = judge(logs, games)
    with capsys.disabled():
        tell("SQLite", acknowledged, samples, logs)
    assert acknowledged > 100
    assert left < 100


async def test_two_workers_on_a_postgresql_that_goes_away_lose_and_leak_nothing(tmp_path, capsys):
    with a_postgres() as postgres:
        database = postgres.fresh()

        def away_for_a_moment() -> None:
            postgres.stop()
            time.sleep(1.0)
            postgres.go_on()

        with contextlib.ExitStack() as stack:
            servers = [stack.enter_context(Battered(database, free_port(), tmp_path)) for _ in range(2)]
            games, samples = await soak(servers, [away_for_a_moment])
            left = max(server.descriptors() for server in servers)
        logs = await read(database, [name for name, _ in games])

    acknowledged = judge(logs, games)
    with capsys.disabled():
        tell("PostgreSQL", acknowledged, samples, logs)
    assert acknowledged > 100
    assert left < 100
