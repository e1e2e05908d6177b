"""Load on the server: full games by scripted clients, every answer durable before it is shown.

`python bench/server.py --out docs/server.json` makes all runs that the project promises something about, in a quarter
of an hour where nothing else runs, tells on stderr what is asked and reached, and writes one JSON. Every figure of a
run is the median of three windows. `--clients 500 --seconds 4` is one run alone; `--browser` lets its clients do as the
browser does (a preview before each answer, sentences in French, talk, hints, broken lines, replays), `--rate 500` paces
it, `--attackers 1` adds a flood of pings from another address, `--sockets 10000` and `--tables 10000` measure only open
sockets or only the restart, `--postgres` only workers beside each other.

What is asked was asked for on one machine; others are half as fast, or the same one is in another hour. So a bare relay
(`server_bare.py`) runs in between, whose cost a move tells how this machine compares: on one of 0.5 half the turns are
asked for, and twice the waiting is granted. Both figures stand in every row.
"""

import argparse
import asyncio
import json
import os
import resource
import statistics
import sys
import tempfile
import time
from pathlib import Path
from typing import Any, NamedTuple

import clock
import uvloop
from server_bare import bare
from server_clients import Load, fill
from server_load import load
from server_parts import cost_by_part
from server_process import ROOT, Server, Workers, carried_by, keep_off_the_servers_core, keep_to, usable_cores
from server_sockets import Idler
from server_stored import restart

sys.path.insert(0, str(ROOT / "tests"))

from kit.postgres import Postgres, a_postgres

ROUNDS = 3  # of one worker and several, in turn: the machine is not equally fast at all times
LANGUAGE = "fr"
WORKERS = 4


class Asked(NamedTuple):
    """What the project promises of one figure."""

    key: str
    least: float | None = None
    most: float | None = None
    by_speed: bool = False  # whether it depends on how fast the machine is

    def said(self) -> str:
        """In words."""
        return f"{self.key} at least {self.least:g}" if self.least is not None else f"{self.key} under {self.most:g}"

    def here(self, machine: float) -> float:
        """What that is on this machine: fewer turns a second on a slower one, and longer waits."""
        if self.least is not None:
            return self.least * (machine if self.by_speed else 1)
        assert self.most is not None
        return self.most / (machine if self.by_speed else 1)

    def is_met(self, reached: float, machine: float) -> bool:
        """Whether it is kept here."""
        return reached >= self.here(machine) if self.least is not None else reached < self.here(machine)


def tell(what: str) -> None:
    """How far it is."""
    print(f"{time.strftime('%H:%M:%S')} {what}", file=sys.stderr, flush=True)


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
        server = Server(f"sqlite:///{folder}/games.db", limits=bool(attackers))
        try:
            shared = Load(clients, rate, LANGUAGE if browser else None)
            return uvloop.run(load(server, shared, seconds, sharks, attackers))
        finally:
            server.stop()


def row(title: str, found: dict[str, Any], *asked: Asked, machine: float = 1.0) -> dict[str, Any]:
    """What came out, beside what is asked; told at once."""
    wishes = []
    for wish in asked:
        reached = found[wish.key]
        told: dict[str, Any] = {"asked": wish.said(), "reached": reached}
        if wish.by_speed:
            told["on_this_machine"] = float(f"{wish.here(machine):.3g}")
        wishes.append({**told, "met": wish.is_met(reached, machine)})
        here = f" (here {told['on_this_machine']})" if wish.by_speed else ""
        tell(f"  {title}: asked {wish.said()}{here}, reached {reached}{'' if wishes[-1]['met'] else ': NOT MET'}")
    return {"asked_and_reached": wishes, **found}


def paced(title: str, clients: int, seconds: float, rate: float, most: float, **more: int) -> dict[str, Any]:
    """Browser-like clients at a pace, which is kept if no more than a fiftieth of the turns is missing."""
    machine = this_machine(title)
    run = one(clients, seconds, rate * machine, browser=True, **more)
    asked = (Asked("turns/s", least=0.98 * rate, by_speed=True), Asked("p99_ms", most=most, by_speed=True))
    return row(title, {**run, "this_machine": machine}, *asked, machine=machine)


def this_machine(title: str) -> float:
    """How fast this machine is right now, beside the one that figures were asked for on; no faster than that one."""
    tell(title)
    found = bare()
    factor, cost = found["this_machine"], found["cpu_us_per_turn"]
    tell(f"  a bare relay: {found['turns/s']} moves/s, {cost} µs each: this machine {factor}")
    return float(min(1.0, factor))


async def hold(server: Server, count: int) -> dict[str, Any]:
    """So many people at tables of four, all connected and reading French, and nothing happens."""
    stock: asyncio.Queue[tuple[str, list[str]]] = asyncio.Queue()
    await fill(Load(count, None, LANGUAGE), server.url, count // 4, stock, [])
    loop, before, lines = asyncio.get_running_loop(), server.memory(), []
    while not stock.empty():
        table, tokens = stock.get_nowait()
        for token in tokens:
            line = Idler(table, token, LANGUAGE)
            lines.append(line)
            await loop.create_connection(lambda line=line: line, "127.0.0.1", server.port)  # type: ignore[misc]
    while not all(line.has_read for line in lines):
        await asyncio.sleep(0.05)
    await asyncio.sleep(2)
    opened, kb = sum(not line.is_lost for line in lines), (server.memory() - before) * 1024 / len(lines)
    for line in lines:
        line.close()
    return {"sockets": opened, "kb_each": round(kb, 1)}


def sockets(count: int) -> dict[str, Any]:
    """What open sockets cost."""
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    count = min(count, hard - 500) if hard != resource.RLIM_INFINITY else count
    with tempfile.TemporaryDirectory() as folder:
        server = Server(f"sqlite:///{folder}/games.db")
        try:
            return uvloop.run(hold(server, count))
        finally:
            server.stop()


def beside_each_other(seconds: float) -> dict[str, Any]:
    """PostgreSQL with one worker on one core and with several on all cores, in turn; ratios are of neighbouring runs.

    The clients and the database run on the same cores and are paid from them, with one worker as with several: what is
    asked is how much more of all that a second core and more workers carry. A second core may add less than a whole one
    to anything (`cores_carry`): 0.8 of what it adds is asked, as 1.6 is of two. One worker on all cores is
    measured too. It has a core nearly to itself, with the clients and the database on the other, so that on two cores
    several can never get far beyond it (`ratio_on_all_cores`; `bound_on_all_cores` if they cost no more a turn than one
    does).

    Games begin and end all the time (`spread`). When all began together they ended together too, and then a third fewer
    turns are served: one worker was not there yet in the seconds that were measured, four were in the middle of it.

    Nobody asks for hints or replays here: each worker has processes of its own for them, which would take all that
    four workers gain over one.
    """
    cores = usable_cores()
    runs = {
        "1_worker_on_one_core": (1, cores[:1]),
        "1_worker_on_all_cores": (1, cores),
        f"{WORKERS}_workers_on_all_cores": (WORKERS, cores),
    }
    rounds, carry = list[list[dict[str, Any]]](), list[float]()
    with a_postgres(syncs=True) as postgres:
        for _ in range(ROUNDS):
            carry.append(carried_by(cores))
            tell(f"{len(cores)} cores carry {carry[-1]} times what one does")
            rounds.append([_workers(postgres, name, *run, seconds) for name, run in runs.items()])
    best = {
        name: max((each[place] for each in rounds), key=lambda run: run["turns/s"]) for place, name in enumerate(runs)
    }
    found = {**best, **compared(rounds, len(cores)), "cores_carry": statistics.median_low(carry)}
    asked, machine = Asked("ratio", least=1.6, by_speed=True), min(1.0, found["cores_carry"] / 2)
    return row("PostgreSQL, four workers on two cores beside one on one", found, asked, machine=machine)


def compared(rounds: list[list[dict[str, Any]]], cores: int) -> dict[str, Any]:
    """What several workers reach beside one: of each round's runs, which are minutes apart, and the middle of those."""
    ratios = [round(several["turns/s"] / small["turns/s"], 2) for small, _, several in rounds]
    on_all = [round(several["turns/s"] / single["turns/s"], 2) for _, single, several in rounds]
    single = max((each[1] for each in rounds), key=lambda run: run["turns/s"])
    every = sum(single[part] for part in ("cpu_us_per_turn", "clients_cpu_us_per_turn", "database_cpu_us_per_turn"))
    return {
        "ratio": statistics.median_low(ratios),
        "ratios": ratios,
        "ratio_on_all_cores": statistics.median_low(on_all),
        "bound_on_all_cores": round(cores * single["cpu_us_per_turn"] / every, 2),
        "cores": cores,
    }


def _workers(postgres: Postgres, name: str, count: int, cores: list[int], seconds: float) -> dict[str, Any]:
    """One run, with everything that takes part on these cores."""
    tell(f"PostgreSQL, {name.replace('_', ' ')}")
    keep_to([os.getpid(), *postgres.processes()], cores)
    server = Workers(postgres.fresh(), count, postgres.processes)
    try:
        run = uvloop.run(load(server, Load(500, None, LANGUAGE, think=False, spread=True), seconds, 0, 0))
    finally:
        server.stop()
    tell(f"  {run['turns/s']} turns/s, p99 {run['p99_ms']} ms, {run['cpu_us_per_turn']} µs a turn")
    return run


def as_fast_as_it_goes(title: str, seconds: float, *asked: Asked, browser: bool) -> dict[str, Any]:
    """500 clients who never wait; how fast the machine is, is looked at before and after, and the middle counts."""
    before = this_machine(title)
    run = one(500, seconds, browser=browser)
    after = this_machine(f"{title}: afterwards")
    machine = round((before + after) / 2, 3)
    return row(title, {**run, "this_machine": machine, "before_and_after": [before, after]}, *asked, machine=machine)


def report(seconds: float, tables: int) -> dict[str, Any]:
    """All runs that the project promises something about."""
    tell("what an answer costs, part by part")
    parts = cost_by_part()
    workers = beside_each_other(seconds)  # first: afterwards this process keeps off one core
    with tempfile.TemporaryDirectory() as folder:
        tell("restart")
        stored = row("restart", restart(tables, Path(folder)), Asked("restart_to_first_answer_s", most=3))
    fast, quick = Asked("turns/s", least=5000, by_speed=True), Asked("p99_ms", most=60, by_speed=True)
    found = {
        "machine": clock.machine(),
        "commit": clock.commit(),
        "plain_answers": as_fast_as_it_goes("plain answers", seconds, fast, quick, browser=False),
        "as_the_browser": as_fast_as_it_goes(
            "as the browser, as fast as it goes", seconds, Asked("turns/s", least=2000, by_speed=True), browser=True
        ),
        "as_the_browser_at_2000_turns/s": paced("as the browser, at 2000 turns/s", 500, seconds, 2000.0, 60),
        "2000_clients": paced("2000 clients at 500 turns/s", 2000, seconds, 500.0, 30),
        "2000_clients_two_sharks_one_attacker": paced(
            "2000 clients at 500 turns/s, two sharks, one attacker", 2000, seconds, 500.0, 30, sharks=2, attackers=1
        ),
        "open_sockets": row("open sockets", sockets(10_000), Asked("sockets", least=10_000), Asked("kb_each", most=60)),
        "postgresql": workers,
        "restart": stored,
        "cpu_us_an_answer_by_part": with_the_rest(parts),
    }
    plain, browser = (found[run]["cpu_us_per_turn"] for run in ("plain_answers", "as_the_browser"))
    return {**found, "cpu_us_per_turn": {"plain": plain, "as the browser": browser}}


def with_the_rest(parts: dict[str, float]) -> dict[str, float | str]:
    """The table of costs, with what it leaves out."""
    return {**parts, "not in this table": "sockets, the event loop, storing: what is left of cpu_us_per_turn"}


def main() -> None:
    """Prints JSON."""
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--clients", type=int, help="one run with so many clients")
    options.add_argument("--browser", action="store_true", help="clients do as the browser does")
    options.add_argument("--rate", type=float, help="turns a second in total; without it, as fast as it goes")
    options.add_argument("--sharks", type=int, default=0, help="so many tables more where three bots think")
    options.add_argument("--attackers", type=int, default=0, help="so many floods of pings beside the players")
    options.add_argument("--seconds", type=float, default=4.0, help="of each of three windows")
    options.add_argument("--tables", type=int, help="only the restart, with so many stored tables")
    options.add_argument("--sockets", type=int, help="only so many open sockets")
    options.add_argument("--postgres", action="store_true", help="only workers beside each other")
    options.add_argument("--out", type=Path, help="where all runs together are written")
    given = options.parse_args()
    if given.tables:
        with tempfile.TemporaryDirectory() as folder:
            print(json.dumps(restart(given.tables, Path(folder))))
    elif given.sockets:
        print(json.dumps(sockets(given.sockets)))
    elif given.postgres:
        print(json.dumps(beside_each_other(given.seconds)))
    elif given.clients:
        more = {"browser": given.browser, "sharks": given.sharks, "attackers": given.attackers}
        print(json.dumps(one(given.clients, given.seconds, given.rate, **more)))
    else:
        text = json.dumps(report(given.seconds, 10_000), indent=2, ensure_ascii=False)
        if given.out is not None:
            given.out.write_text(text + "\n", "utf-8")
        print(text)


if __name__ == "__main__":
    main()
