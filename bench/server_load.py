"""So many clients at tables of four for a while, and what came of it."""

import asyncio
import statistics
import time
from typing import Any

import httpx
from server_clients import Load, TableOfFour, attack, fill
from server_process import Server, busy_seconds, usable_cores
from server_stored import played

MEGABITS = 4.0  # of pings, by one attacker
REPLAY_SECONDS = 2.0  # between two visitors who replay a record
# Seconds before anything is measured. Each process makes its sentences once and keeps them: the first five thousand
# turns or so cost half as much again as all others.
WARM_UP, WARM_UP_OF_SENTENCES = 2.0, 10.0
FASTEST = 6000.0  # turns a second, for which there have to be tables enough
LEAST_TURNS = 120  # that a game has
WINDOWS = 3  # that are measured, one after the other


Stock = asyncio.Queue[tuple[str, list[str]]]  # tables to play at, with the tokens of their seats


async def load(server: Server, shared: Load, seconds: float, sharks: int, attackers: int) -> dict[str, Any]:
    """So many clients at tables of four; of each figure the median of several windows of so many seconds."""
    stock: Stock = asyncio.Queue()
    share = max(1.0, server.workers / len(usable_cores()))  # several have to learn on cores that they share
    warm_up = WARM_UP if shared.language is None else WARM_UP_OF_SENTENCES * share
    games = await begun(server, shared, stock, warm_up + WINDOWS * seconds, sharks, attackers)
    while shared.connected < shared.clients:
        await asyncio.sleep(0.05)
    await asyncio.sleep(warm_up)
    windows = [await window(server, shared, seconds) for _ in range(WINDOWS)]
    for game in games:
        game.cancel()
    await asyncio.gather(*games, return_exceptions=True)
    found = {"clients": shared.clients, **median(windows), "refused": dict(shared.refused)}
    return {**found, "tables_that_waited_for_a_game": shared.waiting} if shared.waiting else found


async def window(server: Server, shared: Load, seconds: float) -> dict[str, Any]:
    """What happens in so many seconds."""
    shared.waits.clear()
    shared.measuring = True
    began, before = time.perf_counter(), server.cpu_seconds()
    clients, machine, stored = time.process_time(), busy_seconds(), server.database_cpu_seconds()
    await asyncio.sleep(seconds)
    shared.measuring = False
    spent = time.perf_counter() - began
    own, system = (after - then for after, then in zip(server.cpu_seconds(), before, strict=True))
    clients, machine = time.process_time() - clients, busy_seconds() - machine
    stored = server.database_cpu_seconds() - stored
    if not shared.waits["turn"]:
        raise SystemExit(f"no turn in {seconds} seconds: {dict(shared.refused)}")
    return told(shared, spent, own, system, clients, machine, stored)


async def begun(
    server: Server, shared: Load, stock: Stock, seconds: float, sharks: int, attackers: int
) -> list[asyncio.Task[None]]:
    """The tasks of all clients, with so many tables in stock that they have something to play for a while."""
    tables = shared.clients // 4
    turns = (shared.rate or FASTEST) * seconds / tables
    await fill(shared, server.url, tables * (1 + int(1.3 * turns / LEAST_TURNS)), stock, [])
    # Otherwise all games would change at once, a few seconds earlier or later in what is compared.
    leave = [1 + LEAST_TURNS * number // tables if shared.spread else 0 for number in range(tables)]
    games = [asyncio.create_task(TableOfFour(shared, server.port, stock, after).run()) for after in leave]
    if sharks:
        await fill(shared, server.url, sharks, stock, ["shark"] * 3)
        games += [asyncio.create_task(TableOfFour(shared, server.port, stock).run()) for _ in range(sharks)]
    if attackers:
        await fill(shared, server.url, attackers, stock, [])
    for number in range(attackers):
        table, _ = stock.get_nowait()
        games.append(asyncio.create_task(attack(server.port, table, MEGABITS, f"127.200.0.{1 + number}")))
    if shared.language is not None and shared.think:
        games.append(asyncio.create_task(replaying(server.url, shared)))
    return games


def told(
    shared: Load, spent: float, own: float, system: float, clients: float, machine: float, stored: float
) -> dict[str, Any]:
    """What was measured in so many seconds, with the processor time of everybody, by turn."""
    turns = sorted(shared.waits["turn"])
    return {
        "turns/s": round(len(turns) / spent),
        "p50_ms": percentile(turns, 0.5),
        "p99_ms": percentile(turns, 0.99),
        "cpu_us_per_turn": round((own + system) / len(turns) * 1e6),
        "of_that_in_the_system": round(system / len(turns) * 1e6),
        "clients_cpu_us_per_turn": round(clients / len(turns) * 1e6),
        "database_cpu_us_per_turn": round(stored / len(turns) * 1e6),
        "cores_busy": {
            "server": round((own + system) / spent, 2),
            "clients": round(clients / spent, 2),
            "thinking, database and whatever else ran on this machine": round(
                (machine - own - system - clients) / spent, 2
            ),
        },
        "p99_ms_of": {what: percentile(sorted(waits), 0.99) for what, waits in sorted(shared.waits.items())},
    }


def median(windows: list[dict[str, Any]]) -> dict[str, Any]:
    """Of each figure the one in the middle, and the two that matter of all windows."""
    found: dict[str, Any] = {}
    for key, value in windows[0].items():
        every = [window[key] for window in windows if key in window]
        if isinstance(value, dict):
            keys = sorted(set().union(*every))
            found[key] = {part: statistics.median_low([one[part] for one in every if part in one]) for part in keys}
        else:
            found[key] = statistics.median_low(every)
    return {**found, **{f"{key}_of_all_windows": [one[key] for one in windows] for key in ("turns/s", "p99_ms")}}


async def replaying(url: str, shared: Load) -> None:
    """Visitors who look at a finished game, one after the other, until the task is cancelled."""
    record = await asyncio.to_thread(lambda: played().record("all").to_text())
    async with httpx.AsyncClient(trust_env=False, timeout=60) as http:
        while True:
            began = time.perf_counter()
            told = await http.post(f"{url}/api/replay", params={"lang": shared.language}, content=record)
            if told.status_code == 200:
                shared.waited("replay", began)
            else:
                shared.refused[f"replay: {told.status_code}"] += 1
            await asyncio.sleep(REPLAY_SECONDS)


def percentile(waits: list[float], share: float) -> float:
    """Milliseconds that this share of the waits did not exceed."""
    return round(waits[int(len(waits) * share)] * 1000, 1)
