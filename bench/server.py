"""Load on one server process: full games by scripted clients, every answer durable before it is shown.

`python bench/server.py` prints JSON, and with `--out docs/server.json` writes it there; `--clients 500 --seconds 10` is
one run, `--browser` lets its clients do as the browser does (a preview before each answer, sentences in French, talk,
hints, broken lines), `--rate 500` paces it, `--attackers 1` adds a flood of pings from another address, and
`--tables 10000` measures only the restart.
"""

import argparse
import asyncio
import json
import tempfile
import time
from pathlib import Path
from typing import Any

import clock
import httpx
import uvloop
from server_clients import Load, TableOfFour, attack, fill
from server_process import Server, keep_off_the_servers_core

REPEATS = 5
LANGUAGE = "fr"
MEGABITS = 4.0  # of pings, by one attacker


async def load(server: Server, shared: Load, seconds: float, sharks: int, attackers: int) -> dict[str, Any]:
    """So many clients at tables of four for a while."""
    stock: asyncio.Queue[tuple[str, list[str]]] = asyncio.Queue()
    tables = shared.clients // 4
    games_each = 1 if shared.rate is not None else 2 + int(seconds * 6000 / tables / 150)
    await fill(server.url, tables * games_each, stock, [])
    games = [asyncio.create_task(TableOfFour(shared, server.port, stock).run()) for _ in range(tables)]
    if sharks:
        await fill(server.url, sharks, stock, ["shark"] * 3)
        games += [asyncio.create_task(TableOfFour(shared, server.port, stock).run()) for _ in range(sharks)]
    if attackers:
        await fill(server.url, attackers, stock, [])
    for number in range(attackers):
        table, _ = stock.get_nowait()
        games.append(asyncio.create_task(attack(server.port, table, MEGABITS, f"127.0.0.{2 + number}")))
    await asyncio.sleep(2)
    shared.measuring = True
    began, before = time.perf_counter(), server.cpu_seconds()
    await asyncio.sleep(seconds)
    shared.measuring = False
    spent = time.perf_counter() - began
    own, system = (after - then for after, then in zip(server.cpu_seconds(), before, strict=True))
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
        "p99_ms_of": {what: percentile(sorted(waits), 0.99) for what, waits in sorted(shared.waits.items())},
        "refused": dict(shared.refused),
        "tables_left": stock.qsize(),
    }


def percentile(waits: list[float], share: float) -> float:
    """Milliseconds that this share of the waits did not exceed."""
    return round(waits[int(len(waits) * share)] * 1000, 1)


def restart(tables: int, folder: Path) -> dict[str, Any]:
    """Many stored tables, a restart, and the first answer at one of them."""
    from stockpile.bots import make
    from stockpile.engine.setup import Setup
    from stockpile.server.store.sqlite import SqliteStore
    from stockpile.server.tokens import hashed, new_table_id
    from stockpile.session import Match

    token = "t" * 43
    seats = [{"name": name, "token": hashed(token)} if name == "A" else {"name": name} for name in "ABCD"]
    match = Match.new(Setup(players=4, board="advanced"), 7, seats, time.time(), host=hashed(token), rules=1)
    bots = [make("random", match.setup, number, 3) for number in range(4)]
    while len(match.entries) < 80 or match.asked != [0]:
        asked = match.questions[0]
        move = {"kind": "answered", "seat": asked.seat, "revision": match.revision, "move": str(len(match.entries))}
        match.submit({**move, "answers": [bots[asked.seat].answer(match.view(asked.seat), asked)]}, time.time())
    file = folder / "many.db"
    names = [new_table_id() for _ in range(tables)]

    async def store() -> None:
        kept = SqliteStore(str(file))
        await kept.open()
        for start in range(0, tables, 500):
            await asyncio.gather(*(kept.add(name, match.entries) for name in names[start : start + 500]))
        await kept.close()

    asyncio.run(store())
    server = Server(f"sqlite:///{file}")
    question = match.question(0)
    assert question is not None
    answer = httpx.post(
        f"{server.url}/api/tables/{names[tables // 2]}/answers",
        json={"revision": match.revision, "move_id": "first", "answers": [question.answers[0]]},
        headers={"Authorization": f"Bearer {token}"},
        trust_env=False,
    )
    spent = time.perf_counter() - server.began
    assert answer.status_code == 200, answer.text
    before = server.memory()
    kept = min(1000, tables)
    with httpx.Client(trust_env=False) as http:
        for name in names[:kept]:
            http.get(f"{server.url}/api/tables/{name}")
    per_table = (server.memory() - before) * 1024 / kept
    server.stop()
    return {
        "tables": tables,
        "entries_each": len(match.entries),
        "restart_to_first_answer_s": round(spent, 2),
        "kb_per_idle_table": round(per_table, 1),
    }


def one(
    clients: int,
    seconds: float,
    rate: float | None = None,
    *,
    browser: bool = False,
    sharks: int = 0,
    attackers: int = 0,
) -> dict[str, Any]:
    """One run on a fresh server."""
    keep_off_the_servers_core()
    with tempfile.TemporaryDirectory() as folder:
        server = Server(f"sqlite:///{folder}/games.db")
        try:
            shared = Load(clients, rate, LANGUAGE if browser else None)
            return uvloop.run(load(server, shared, seconds, sharks, attackers))
        finally:
            server.stop()


def fastest(seconds: float, *, browser: bool) -> dict[str, Any]:
    """The best of several runs as fast as it goes."""
    runs = [one(500, seconds, browser=browser) for _ in range(REPEATS)]
    return {**max(runs, key=lambda run: run["turns/s"]), "turns/s_of_all_runs": [run["turns/s"] for run in runs]}


def report(seconds: float, tables: int) -> dict[str, Any]:
    """All runs that the project promises something about."""
    with tempfile.TemporaryDirectory() as folder:
        stored = restart(tables, Path(folder))
    paced = {"browser": True, "rate": 500.0}
    return {
        "machine": clock.machine(),
        "commit": clock.commit(),
        "plain_answers": {**fastest(seconds, browser=False), "target": "at least 5000 turns/s, p99 under 60 ms"},
        "as_the_browser": {**fastest(seconds, browser=True), "target": "at least 2000 turns/s, p99 under 60 ms"},
        "2000_clients": {**one(2000, seconds, **paced), "target": "500 turns/s, p99 under 30 ms"},
        "2000_clients_two_sharks_one_attacker": {
            **one(2000, seconds, sharks=2, attackers=1, **paced),
            "target": "500 turns/s, p99 under 30 ms",
        },
        "restart": {**stored, "target": "10,000 tables, first answer under 3 s"},
    }


def main() -> None:
    """Prints JSON."""
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--clients", type=int, help="one run with so many clients")
    options.add_argument("--browser", action="store_true", help="clients do as the browser does")
    options.add_argument("--rate", type=float, help="turns a second in total; without it, as fast as it goes")
    options.add_argument("--sharks", type=int, default=0, help="so many tables more where three bots think")
    options.add_argument("--attackers", type=int, default=0, help="so many floods of pings beside the players")
    options.add_argument("--seconds", type=float, default=8.0)
    options.add_argument("--tables", type=int, help="only the restart, with so many stored tables")
    options.add_argument("--out", type=Path, help="where all runs together are written")
    given = options.parse_args()
    if given.tables:
        with tempfile.TemporaryDirectory() as folder:
            print(json.dumps(restart(given.tables, Path(folder))))
    elif given.clients:
        more = {"browser": given.browser, "sharks": given.sharks, "attackers": given.attackers}
        print(json.dumps(one(given.clients, given.seconds, given.rate, **more)))
    else:
        text = json.dumps(report(given.seconds, 10_000), indent=2)
        if given.out is not None:
            given.out.write_text(text + "\n", "utf-8")
        print(text)


if __name__ == "__main__":
    main()
