"""So many clients at tables of four for a while, and what came of it."""

import asyncio
import time
from typing import Any

import httpx
from server_clients import Load, TableOfFour, attack, fill
from server_process import Server, busy_seconds
from server_stored import played

MEGABITS = 4.0  # of pings, by one attacker
REPLAY_SECONDS = 2.0  # between two visitors who replay a record
# Seconds before anything is measured. Each process makes its sentences once and keeps them: the first five thousand
# turns or so cost half as much again as all others.
WARM_UP, WARM_UP_OF_SENTENCES = 2.0, 10.0


async def load(server: Server, shared: Load, seconds: float, sharks: int, attackers: int) -> dict[str, Any]:
    """So many clients at tables of four for a while."""
    stock: asyncio.Queue[tuple[str, list[str]]] = asyncio.Queue()
    tables = shared.clients // 4
    warm_up = WARM_UP if shared.language is None else WARM_UP_OF_SENTENCES
    games_each = 1 if shared.rate is not None else 2 + int((seconds + warm_up) * 6000 / tables / 150)
    await fill(shared, server.url, tables * games_each, stock, [])
    games = [asyncio.create_task(TableOfFour(shared, server.port, stock).run()) for _ in range(tables)]
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
    while shared.connected < shared.clients:
        await asyncio.sleep(0.05)
    await asyncio.sleep(warm_up)
    shared.measuring = True
    began, before = time.perf_counter(), server.cpu_seconds()
    clients, machine, stored = time.process_time(), busy_seconds(), server.database_cpu_seconds()
    await asyncio.sleep(seconds)
    shared.measuring = False
    spent = time.perf_counter() - began
    own, system = (after - then for after, then in zip(server.cpu_seconds(), before, strict=True))
    clients, machine = time.process_time() - clients, busy_seconds() - machine
    stored = server.database_cpu_seconds() - stored
    for game in games:
        game.cancel()
    await asyncio.gather(*games, return_exceptions=True)
    turns = sorted(shared.waits["turn"])
    return {
        "clients": shared.clients,
        "turns/s": round(len(turns) / spent),
        "p50_ms": percentile(turns, 0.5),
        "p99_ms": percentile(turns, 0.99),
        "cpu_us_per_turn": round((own + system) / len(turns) * 1e6),
        "of_that_in_the_system": round(system / len(turns) * 1e6),
        "turns_per_cpu_second": round(len(turns) / (own + system)),
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
        "refused": dict(shared.refused),
        "tables_left": stock.qsize(),
    }


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
