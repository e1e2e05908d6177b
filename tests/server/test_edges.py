"""The edges of the server: descriptors, workers, clocks, the door, and what is told to programs."""

import asyncio
import contextlib
import errno
import json
import logging
import resource
import signal
import socket
import subprocess
import time
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
from starlette.requests import Request

from kit.samples import played
from stockpile import Setup
from stockpile.engine.question import Refusal
from stockpile.server import (
    addresses,
    analyses,
    arrivals,
    direct,
    examining,
    gate,
    guard,
    request_bodies,
    requests,
    run,
    upkeep,
    workers,
)
from stockpile.server.addresses import EVERYWHERE
from stockpile.server.analyses import MOST_RUNNING, Analyses
from stockpile.server.answers import Refused
from stockpile.server.clock import SteadyClock
from stockpile.server.commands import Who, act_of
from stockpile.server.direct import DirectProtocol
from stockpile.server.logs import to_stderr
from stockpile.server.metrics import Metrics
from stockpile.server.new_table import created, joined
from stockpile.server.openapi import openapi
from stockpile.server.pauses import personal
from stockpile.server.reading import number_of
from stockpile.server.settings import Settings
from stockpile.server.table import LiveTable
from stockpile.server.table_state import TableState
from stockpile.server.tokens import hashed
from stockpile.session import Match

SETUP = Setup(players=3, rounds=1, first=0)
LOOKED_UP = ("words", "rules", "cards")


# The machine: descriptors, workers, clocks


@pytest.mark.parametrize(
    ("limits", "wanted"),
    [
        ((1024, 4096), (4096, 4096)),
        ((1024, 1 << 20), (1 << 16, 1 << 20)),
        ((1024, resource.RLIM_INFINITY), (1 << 16, resource.RLIM_INFINITY)),
        ((4096, 4096), None),
        ((1 << 20, 1 << 20), None),
        ((resource.RLIM_INFINITY, resource.RLIM_INFINITY), None),
    ],
)
def test_as_many_descriptors_are_taken_as_one_may_have_and_needs(limits, wanted, monkeypatch):
    asked_for: list[tuple[int, int]] = []
    monkeypatch.setattr(resource, "getrlimit", lambda _: limits)
    monkeypatch.setattr(resource, "setrlimit", lambda _, both: asked_for.append(both))

    gate.open_wide()

    assert asked_for == ([] if wanted is None else [wanted])


@pytest.mark.parametrize(
    ("soft", "sockets"), [(1024, 924), (150, 75), (1 << 20, (1 << 16) - 100), (resource.RLIM_INFINITY, (1 << 16) - 100)]
)
def test_some_descriptors_are_kept_for_files(soft, sockets, monkeypatch):
    monkeypatch.setattr(resource, "getrlimit", lambda _: (soft, soft))

    assert gate.most_sockets() == sockets


def test_workers_that_do_not_end_are_killed_after_a_while(monkeypatch):
    done: list[object] = []
    clock: Any = SimpleNamespace(now=1000.0, monotonic=lambda: clock.now)

    class Worker:
        def terminate(self) -> None:
            done.append("told")

        def wait(self, seconds: float) -> int:
            done.append(round(seconds, 3))
            clock.now += seconds
            raise subprocess.TimeoutExpired("worker", seconds)

        def kill(self) -> None:
            done.append("killed")

    monkeypatch.setattr(workers, "time", clock)
    monkeypatch.setattr(workers.Workers, "__init__", lambda self: setattr(self, "_running", {0: Worker(), 1: Worker()}))

    workers.Workers()._finish()  # type: ignore[call-arg]

    assert done == ["told", "told", 8.0, "killed", 0.1, "killed"]  # all of them have eight seconds together


@pytest.mark.parametrize(("taken", "why", "tries", "tried", "is_bound"), [
    ((), errno.EADDRINUSE, 1, [8000], True),
    ((8000,), errno.EADDRINUSE, 1, [8000], False),
    ((8000,), errno.EADDRINUSE, 3, [8000, 8001], True),
    ((8000, 8001, 8002), errno.EADDRINUSE, 3, [8000, 8001, 8002], False),
    ((8000,), errno.EACCES, 3, [8000], False),
    ((8000,), errno.EADDRNOTAVAIL, 3, [8000], False),
])  # fmt: skip
def test_another_port_is_tried_only_if_one_is_taken_and_so_many_may_be(taken, why, tries, tried, is_bound):
    asked_for: list[int] = []

    class Socket:
        def bind(self, address: tuple[str, int]) -> None:
            asked_for.append(address[1])
            if address[1] in taken:
                raise OSError(why, "not this one")

    with contextlib.nullcontext() if is_bound else pytest.raises(OSError, match="not this one"):
        run._bind(Socket(), Settings(port=8000), tries)  # type: ignore[arg-type]

    assert asked_for == tried


@pytest.mark.parametrize(("host", "public", "told"), [
    ("127.0.0.1", "", ["http://127.0.0.1:8000/"]),
    (EVERYWHERE[0], "", ["http://127.0.0.1:8000/", "http://10.0.0.5:8000/"]),
    (EVERYWHERE[0], "https://play.example/", ["https://play.example/"]),
])  # fmt: skip
def test_people_are_told_the_addresses_under_which_they_reach_us(host, public, told, monkeypatch):
    monkeypatch.setattr(addresses, "lan", lambda: ["10.0.0.5"])

    assert addresses.reached(Settings(host=host, public_url=public), 8000) == told


WORKER = """
import os, pathlib, signal, sys, time
log, how = pathlib.Path(sys.argv[1]), sys.argv[2]
with log.open("a") as file:
    file.write("started\\n")
if how != "replaced":
    sys.exit(int(how))
os.write(int(os.environ["STOCKPILE_OPEN"]), b".")
if log.read_text().count("started") == 2:
    os.kill(os.getppid(), signal.SIGTERM)
    time.sleep(600)
"""  # as `python -m stockpile`: ends at once, or is open and ends, or is open and has the whole server ended


@pytest.mark.parametrize(("how", "code", "started", "told"), [
    ("0", 1, 1, []), ("3", 3, 1, []), ("replaced", 0, 2, ["open"]),
])  # fmt: skip
def test_a_worker_that_ends_is_replaced_if_one_was_open_and_else_ends_the_server(
    how, code, started, told, tmp_path, monkeypatch
):
    log, said = tmp_path / "log", list[str]()
    (tmp_path / "stockpile.py").write_text(WORKER, "utf-8")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    before = [signal.getsignal(number) for number in (signal.SIGINT, signal.SIGTERM)]
    with socket.create_server(("127.0.0.1", 0)) as bound:
        house = workers.Workers(bound, 1, [str(log), how], lambda: said.append("open"))
        try:
            ended = house.run()
        finally:
            signal.signal(signal.SIGINT, before[0])
            signal.signal(signal.SIGTERM, before[1])

    assert (ended, log.read_text().count("started"), said) == (code, started, told)


@pytest.mark.parametrize(("level", "is_told"), [("debug", True), ("info", False), ("warning", False)])
def test_what_uvicorn_says_of_itself_is_for_whoever_debugs(level, is_told):
    with to_stderr(level):
        assert logging.getLogger("uvicorn.error").isEnabledFor(logging.INFO) == is_told
        assert logging.getLogger("uvicorn.access").disabled


@pytest.mark.parametrize("disabled", [False, True])
def test_after_a_server_has_ended_logging_is_as_it_was(disabled, monkeypatch):
    root, access, errors = (logging.getLogger(name) for name in ("", "uvicorn.access", "uvicorn.error"))
    monkeypatch.setattr(access, "disabled", disabled)
    before = (root.handlers[:], root.level, access.disabled, errors.level)

    with to_stderr("debug"):
        pass

    assert (root.handlers, root.level, access.disabled, errors.level) == before


def test_a_wall_clock_that_was_set_is_told_once_with_what_it_was_set_by(caplog):
    clock = SteadyClock()
    keep = upkeep.Upkeep(SimpleNamespace(now=clock))  # type: ignore[arg-type]
    keep._tell_jumps()
    before = len(caplog.records)

    for jump in (100, 100, 60, -3600):
        clock._offset = time.time() - time.monotonic() - jump
        keep._tell_jumps()

    assert before == 0
    said = [record.getMessage() for record in caplog.records]
    assert [text.split(" by ")[1].split(" s;")[0] for text in said] == ["+100", "-3700"]


def test_a_person_of_whom_nothing_is_known_takes_two_or_three_seconds():
    match = Match.new(SETUP, 1, [{"name": "Ada"}, {"name": "Bea"}, {"name": "Cy"}], 0)

    drawn = sorted(personal(match, 0, 1.0) for _ in range(400))

    assert 2.0 < drawn[200] < 3.1
    assert drawn[0] < 1.8 and drawn[-1] > 3.5


# The door


async def test_an_address_has_two_analyses_at_a_time():
    free, entered, left = asyncio.Event(), asyncio.Semaphore(0), list[int]()

    async def busy(_scope: Any, _receive: Any, send: Any) -> None:
        entered.release()
        await free.wait()
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": b""})

    async def ask(path: str, client: str = "10.0.0.1") -> None:
        async def send(message: Any) -> None:
            if message["type"] == "http.response.start":
                left.append(message["status"])

        headers = [(b"host", b"127.0.0.1")]
        scope = {"type": "http", "method": "GET", "path": path, "headers": headers, "client": (client, 1)}
        await door({**scope, "http_version": "1.1"}, None, send)  # type: ignore[arg-type]

    tables = SimpleNamespace(stopping=False, settings=Settings(), metrics=Metrics())
    door = guard.Guard(busy, busy, tables)  # type: ignore[arg-type]
    asking = [asyncio.create_task(ask("/api/tables/x/analysis")) for _ in range(2)]
    await entered.acquire()
    await entered.acquire()

    await ask("/api/tables/x/analysis")
    refused = left[:]
    others = [ask("/api/tables/x/analysis", "10.0.0.2"), ask("/api/catalog"), ask("/analysis")]
    asking += [asyncio.create_task(one) for one in others]
    for _ in others:
        await entered.acquire()
    free.set()
    await asyncio.gather(*asking)
    await ask("/api/tables/x/analysis")

    assert refused == [429]
    assert left == [429] + [200] * 6


@pytest.mark.parametrize(("is_greeted", "is_closing"), [(True, False), (True, True), (False, False), (False, True)])
async def test_whoever_is_cut_is_told_why_unless_there_is_nobody_to_tell(is_greeted, is_closing):
    told, done = asyncio.Queue[Any](), list[object]()
    transport = SimpleNamespace(
        pause_reading=lambda: done.append("unread"), is_closing=lambda: is_closing, write=done.append
    )
    line: Any = SimpleNamespace(
        handshake_complete=is_greeted, transport=transport, queue=told, close_sent=False, close_timer=None,
        conn=SimpleNamespace(send_close=lambda code: done.append(code), data_to_send=lambda: [b"bye"]),
        hang_up=lambda: done.append("hung up"), write_out=lambda: None, loop=asyncio.get_running_loop(),
    )  # fmt: skip

    DirectProtocol.cut(line, direct.TOO_FAST)

    if is_greeted and not is_closing:
        assert done == ["unread", direct.TOO_FAST, b"bye"] and told.get_nowait()["code"] == direct.TOO_FAST
        line.close_timer.cancel()
    else:
        assert done == ["unread", "hung up"] and told.empty()


def test_a_stream_that_has_caught_up_is_written_to_again():
    line, drained = DirectProtocol.__new__(DirectProtocol), list[str]()
    line.writable, line.is_writable, line._drained = asyncio.Event(), True, lambda: drained.append("again")

    line.pause_writing()
    slow = line.is_writable
    line.resume_writing()

    assert (slow, line.is_writable, drained) == (False, True, ["again"])


def test_a_program_is_told_which_seats_there_can_be():
    asked_for = openapi()["paths"]["/api/tables/{table}/messages"]["get"]["parameters"]

    assert [one["schema"] for one in asked_for if one["name"] == "seat"] == [
        {"type": "integer", "minimum": 0, "maximum": 4}
    ]


@pytest.mark.parametrize("language", [None, "en"])
def test_findings_of_an_analysis_are_a_line_each(language):
    text = played(Setup(players=2, rounds=1), 1).record().to_text()
    plan = json.loads(examining.planned(text, "quick", (language, None, None)))
    found = examining.examined(text, "quick", plan["pieces"][:2])

    lines = examining.phrased(text, found, (language, None, None)).splitlines()

    assert [json.loads(line)["kind"] for line in lines] == [one["kind"] for one in json.loads(found)]
    assert plan["head"]["work"] == len(plan["pieces"])
    assert plan["head"]["names"] == ["Player 1", "Player 2"]


def test_whoever_has_no_name_in_an_analysis_has_a_number():
    text = played(Setup(players=2, rounds=1), 1).record().to_text()
    plan = json.loads(examining.planned(text, "quick", ("en", None, None)))
    decisions = [piece for piece in plan["pieces"] if piece[0] == "decision"]
    found = examining.examined(text, "quick", decisions[:1])

    [line] = examining.phrased(text, found, ("en", None, None)).splitlines()

    assert f"Player {json.loads(line)['seat'] + 1} " in json.loads(line)["words"]


@pytest.mark.parametrize("spare", [-1, 0, 1])
def test_a_game_of_too_many_decisions_is_not_analysed(spare, monkeypatch):
    text = played(Setup(players=2, rounds=1), 1).record().to_text()
    work = json.loads(examining.planned(text, "quick", (None, None, None)))["head"]["work"]
    monkeypatch.setattr(examining, "MOST_PIECES", work + spare)

    with pytest.raises(ValueError, match="too many decisions") if spare < 0 else contextlib.nullcontext():
        examining.planned(text, "quick", (None, None, None))


async def test_analyses_that_are_over_make_room_for_others():
    asked_for: list[tuple[str, bool]] = []

    class AtOnce:
        async def run(self, work: Any, *args: object, is_begun: bool = False) -> bytes:
            asked_for.append((work.__name__, is_begun))
            done: bytes = work(*args)
            return done

    text, reader = played(Setup(players=2, rounds=1), 1).record().to_text(), (None, None, None)
    found = Analyses(AtOnce(), lambda: False)  # type: ignore[arg-type]
    plan = await found.begun(text, "quick", reader)
    plan["pieces"] = plan["pieces"][:1]

    for _ in range(MOST_RUNNING + 2):
        lines = [line async for line in found.lines(text, "quick", reader, plan)]
        assert json.loads(lines[-1]) == {"kind": "end", "whole": True}
    assert [name for name, _ in asked_for].count("examined") == 1  # whoever asks again has it at once
    assert [name for name, is_begun in asked_for if not is_begun] == ["planned"]  # what is begun goes on

    under_way = [found.lines(text, "quick", reader, plan) for _ in range(MOST_RUNNING)]
    for one in under_way:
        await anext(one)
    with pytest.raises(Refused):
        await anext(found.lines(text, "quick", reader, plan))
    for one in under_way:
        await one.aclose()


async def test_whoever_asks_for_an_analysis_again_never_makes_the_house_forget_what_it_knows(monkeypatch):
    monkeypatch.setattr(analyses, "READY_LINES", 1)
    examined: list[int] = []

    class AtOnce:
        async def run(self, work: Any, *args: Any, **_more: bool) -> bytes:
            if work is examining.examined:
                examined.append(len(args[2]))
            done: bytes = work(*args)
            return done

    text, reader = played(Setup(players=2, rounds=1), 1).record().to_text(), (None, None, None)
    found = Analyses(AtOnce(), lambda: False)  # type: ignore[arg-type]
    plan = await found.begun(text, "quick", reader)
    plan["pieces"] = plan["pieces"][:3]
    first = [line async for line in found.lines(text, "quick", reader, plan)]
    before = len(examined)

    second = [line async for line in found.lines(text, "quick", reader, plan)]

    assert before > 0 and len(examined) == before
    assert second[-2:] == first[-2:]


def test_programs_are_told_what_a_request_that_makes_something_is_answered_with():
    paths = openapi()["paths"]

    made = {path: sorted(way["post"]["responses"])[0] for path, way in paths.items() if "post" in way}
    assert {path for path, status in made.items() if status == "201"} == {
        "/api/tables", "/api/tables/{table}/seats", "/api/what-if",
    }  # fmt: skip
    assert set(made.values()) == {"200", "201"}
    early = {path.rpartition("/")[2] for path, way in paths.items() if "409" in way.get("get", {}).get("responses", {})}
    assert early == {"messages", "record", "proof", "story", "analysis"}


def test_programs_are_told_how_requests_are_refused():
    always = {"400", "403", "405", "413", "421", "429", "503"}
    alone: dict[str, set[str]] = {f"/api/{one}/{{lang}}": {"404"} for one in LOOKED_UP}
    alone |= {"/api/catalog": set(), "/api/actions": set()}

    for path, ways in openapi()["paths"].items():
        for way, told in ways.items():
            here = {"401", "404", "409"} if way == "post" else alone.get(path, {"401", "404"})
            assert set(told["responses"]) - {"200", "201", "409"} == always | here - {"409"}, path
            assert way == "get" or "409" in told["responses"]


def test_a_number_in_an_address_may_be_as_large_as_programs_are_told():
    asked_for = openapi()["paths"]["/api/tables/{table}/messages"]["get"]["parameters"]
    [bounds] = [one["schema"] for one in asked_for if one["name"] == "since"]

    def read(number: int) -> int:
        return number_of(Request({"type": "http", "query_string": f"since={number}".encode()}), "since", 5)

    assert [read(bounds["minimum"]), read(bounds["maximum"])] == [0, 10**15 - 1]
    with pytest.raises(Refused):
        read(bounds["maximum"] + 1)


@pytest.mark.parametrize("seat", [{"nam": "Ada"}, {"name": "Ada", "cash": 9}, {"bot": 3}])
def test_a_seat_of_a_new_table_says_nothing_that_nobody_knows(seat):
    with pytest.raises(msgspec.MsgspecError):
        request_bodies.read_new_table(json.dumps({"players": 2, "seats": [seat]}).encode())


@pytest.mark.parametrize("clock", [
    {"kind": "live", "reserve": 60, "incremnet": 5}, {"kind": "days", "days": 2, "increment": 5}, {"kind": "sand"},
])  # fmt: skip
def test_a_clock_of_a_new_table_says_nothing_that_nobody_knows(clock):
    with pytest.raises(msgspec.MsgspecError):
        request_bodies.read_new_table(json.dumps({"players": 2, "clock": clock}).encode())


def test_a_clock_of_days_gives_so_many_for_each_answer():
    wish = request_bodies.read_new_table(json.dumps({"players": 2, "clock": {"kind": "days", "days": 3}}).encode())

    [first, *_] = created(wish, hashed("ada"))  # type: ignore[misc]

    clock = first["clock"]
    assert (clock["reserve"], clock["increment"], clock["per_answer"]) == (3 * 86_400, 0, True)


@pytest.mark.parametrize(("revision", "is_read"), [(0, True), (32, True), (1 << 31, True), (1 + (1 << 31), False)])
def test_an_answer_names_any_revision_that_a_game_can_come_to(revision, is_read):
    text = json.dumps({"do": "answer", "id": 1, "revision": revision, "move_id": "m", "answers": [1]})

    with contextlib.nullcontext() if is_read else pytest.raises(msgspec.MsgspecError):
        assert requests.read_command(text).revision == revision


NEW_TABLE = {"players": 2, "clock": {"kind": "live", "reserve": 60}}
COMMAND = {"do": "answer", "id": 1, "revision": 1, "move_id": "m", "answers": [1]}


@pytest.mark.parametrize(("read", "text", "least", "most"), [
    (request_bodies.read_new_table, lambda n: {**NEW_TABLE, "clock": {"kind": "live", "reserve": n}}, 0, 1_000_000),
    (request_bodies.read_new_table, lambda n: {**NEW_TABLE, "modules": ["dice"] * n}, 0, 40),
    (requests.read_command, lambda n: {**COMMAND, "id": n}, 0, 2**53),
    (requests.read_command, lambda n: {**COMMAND, "answers": [n]}, 0, 100_000),
    (request_bodies.read_join_code, lambda n: {"code": "a" * n}, 1, 20),
])  # fmt: skip
def test_numbers_of_a_request_have_their_bounds(read, text, least, most):
    for number in (least, most):
        read(json.dumps(text(number)).encode())

    for number in (least - 1, most + 1):
        if text(number) not in (text(least), text(most)):
            with pytest.raises(msgspec.MsgspecError):
                read(json.dumps(text(number)).encode())


def test_a_code_comes_with_nothing_that_nobody_knows():
    with pytest.raises(msgspec.MsgspecError):
        request_bodies.read_join_code(b'{"code": "apple", "seat": 1}')


def test_whoever_sits_down_with_wishes_tells_of_all_of_them():
    match = Match()
    first = {"kind": "created", "setup": {"players": 2}, "seed": "0x1", "bot_seed": "0x2", "clock": None}
    match.submit({**first, "seats": [{}, {}], "host": hashed("host"), "fair": True}, 0.0)
    wish = request_bodies.SitDown("Ada", 1, "ask", "ab" * 32)

    outcome = joined(wish, Who(None), hashed("ada"))(match, 1.0)

    assert [item["kind"] for item in outcome] == ["joined", "preferred", "seed-committed"]  # type: ignore[union-attr]


def test_a_game_that_was_begun_is_not_begun_again():
    match, tokens = Match(), [hashed(f"token-{seat}") for seat in range(2)]
    seats = [{"name": "Ada", "token": tokens[0]}, {"name": "Bo", "token": tokens[1]}]
    first = {"kind": "created", "setup": {"players": 2}, "seed": "0x1", "bot_seed": "0x2", "clock": None}
    match.submit({**first, "seats": seats, "host": tokens[0], "fair": False}, 0.0)

    outcome = act_of(requests.Start(id=1), Who(tokens[0]), None)(match, 1.0)  # type: ignore[arg-type]

    assert isinstance(outcome, Refusal) and outcome.key == "already-started"


def test_a_host_who_leaves_tells_of_who_is_host_now():
    match, tokens = Match(), [hashed(f"token-{seat}") for seat in range(2)]
    seats = [{"name": "Ada", "token": tokens[0]}, {"name": "Bo", "token": tokens[1]}, {}]
    first = {"kind": "created", "setup": {"players": 3}, "seed": "0x1", "bot_seed": "0x2", "clock": None}
    match.submit({**first, "seats": seats, "host": tokens[0], "fair": True}, 0.0)

    outcome = act_of(requests.Leave(id=1), Who(tokens[0]), None)(match, 1.0)  # type: ignore[arg-type]

    assert [item["kind"] for item in outcome] == ["left", "hosted"]  # type: ignore[union-attr]
    assert Who(tokens[1]).is_host(match)


def test_whoever_tells_of_a_table_is_kept_while_the_same_people_sit_there():
    match = Match()
    begun = {"kind": "created", "setup": {"players": 2}, "seed": "0x1", "bot_seed": "0x2", "clock": None}
    match.submit({**begun, "seats": [{}, {}], "host": hashed("host"), "fair": True}, 0.0)
    table = TableState("here", match, None, lambda: 1.0)

    first, again = table.teller("en"), table.teller("en")
    match.submit({"kind": "joined", "seat": 0, "name": "Ada", "token": hashed("ada")}, 1.0)
    another = table.teller("en")

    assert first is not None and first is again
    assert another is not None and another is not first and b"Ada" in another.messages(None, 0)
    assert table.teller(None) is None


async def test_acts_that_came_too_late_come_before_those_that_waited_meanwhile():
    settled: list[str] = []

    async def reload() -> None:
        pass

    table: Any = SimpleNamespace(
        id="here", _busy=True, _inbox=["waited"], reload=reload, _settle=lambda: settled.append("settled")
    )

    await LiveTable._again(table, ["too late"], conflict=True, error=OSError())  # type: ignore[list-item]

    assert (table._busy, table._inbox, settled) == (False, ["too late", "waited"], ["settled"])


@pytest.mark.parametrize(
    ("is_busy", "inbox", "waits"), [(False, [], False), (True, [], True), (False, ["act"], True), (True, ["act"], True)]
)
def test_whoever_looks_waits_until_all_is_stored(is_busy, inbox, waits):
    seen: list[str] = []
    table: Any = SimpleNamespace(
        _busy=is_busy, _inbox=inbox, now=lambda: 1.0, submit=lambda _act, _done: seen.append("in line")
    )

    LiveTable.look(table, lambda: seen.append("now"))

    assert seen == ["in line" if waits else "now"]


@pytest.mark.parametrize(("lived", "served"), [((1000.0, 1030.0), 30.0), ((10.0, 10.5), 0.5), ((5.0, 9999.0), 300.0)])
async def test_a_table_grows_older_by_what_was_served(lived, served):
    grown: list[float] = []

    async def lead(_: str) -> bool:
        return True

    async def grow_older(seconds: float) -> None:
        grown.append(seconds)

    clock = iter((lived[0], lived[0], lived[1]))
    store = SimpleNamespace(lead=lead, grow_older=grow_older)
    await upkeep.Upkeep(SimpleNamespace(store=store), lambda: next(clock))._grow_older()  # type: ignore[arg-type]

    assert grown == [served]


@pytest.mark.parametrize(("in_head", "size", "said"), [
    (True, 100, ""),
    (True, arrivals.MOST_HEAD, ""),
    (True, arrivals.MOST_HEAD + 1, "431"),
    (False, (1 << 20) + (64 << 10), ""),
    (False, (1 << 20) + (64 << 10) + 1, "413"),
    (False, 9 << 20, "413"),
])  # fmt: skip
def test_a_request_that_goes_on_and_on_is_cut(in_head, size, said):
    coming: Any = SimpleNamespace(_is_in_head=in_head, _request=size)

    with pytest.raises(arrivals.Cut, match=said) if said else contextlib.nullcontext():
        arrivals.GatedHttp._check_size(coming)
