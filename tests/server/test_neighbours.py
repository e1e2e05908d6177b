"""Workers beside each other: whoever follows a table is handed to the worker where it is at home."""

import asyncio
import contextlib
import json
import os
import signal
import socket
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest
from server.kit.client import Client, new_table, sit
from server.kit.serving import Program, free_port, serving
from uvicorn.server import ServerState

from kit.effort import PATIENCE, SEED
from stockpile.server import upkeep
from stockpile.server.neighbours import MOST_PASSED, Doors, Neighbours
from stockpile.server.run import config_of
from stockpile.server.settings import Settings
from stockpile.server.store import notices
from stockpile.server.store.hearing import everywhere
from stockpile.server.tokens import new_table_id

REQUEST = b"GET /api/tables/2222222222aa HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"


@contextlib.contextmanager
def two_workers(clock) -> Iterator[list[Neighbours]]:
    """As two processes have them: each with numbers of its own for the same open files."""
    doors = Doors.made(2)
    assert doors is not None
    copies = [os.dup(number) for number in doors.files]
    again = Doors(tuple(copies[:2]), tuple(copies[2:4]), copies[4])
    both = [Neighbours(me, handed.of_text(handed.to_text(me))[1], clock) for me, handed in enumerate((doors, again))]
    try:
        yield both
    finally:
        for worker in both:
            worker.close()


def named_for(worker: int, neighbours: Neighbours) -> str:
    """The name of a table that is at home in a worker."""
    return next(name for name in iter(new_table_id, "") if neighbours.home_of(name) == worker)


def taken_by(neighbours: Neighbours) -> list[tuple[socket.socket, bytes]]:
    found: list[tuple[socket.socket, bytes]] = []
    neighbours.take(lambda connection, came: found.append((connection, came)))
    return found


def test_a_connection_is_passed_on_with_what_was_read_and_stays_open():
    with two_workers(lambda: 100.0) as (one, two):
        two.sign()
        visitor, connection = socket.socketpair()

        is_passed_on = one.passed_on(named_for(1, one), connection.fileno(), REQUEST)
        connection.close()
        [(taken, came)] = taken_by(two)
        taken.sendall(b"answer")

        assert is_passed_on
        assert came == REQUEST
        assert visitor.recv(10) == b"answer"
        assert taken_by(two) == []
        taken.close()
        visitor.close()


@pytest.mark.parametrize(
    ("why", "home", "signed", "size"),
    [("it is at home here", 0, 99.0, 10), ("its home is silent", 1, 90.0, 10), ("too much", 1, 99.0, MOST_PASSED + 1)],
)
def test_a_connection_stays_where_it_is_if(why, home, signed, size):
    now = [signed]
    with two_workers(lambda: now[0]) as (one, two):
        two.sign()
        now[0] = 100.0
        visitor, connection = socket.socketpair()

        is_passed_on = one.passed_on(named_for(home, one), connection.fileno(), b" " * size)

        assert not is_passed_on, why
        assert taken_by(two) == []
        visitor.close()
        connection.close()


async def test_what_came_of_a_request_is_passed_on_whole_however_many_pieces_it_came_in():
    came: list[tuple[str, bytes]] = []

    class Beside:
        def passed_on(self, name: str, _connection: int, read: bytes) -> bool:
            came.append((name, read))
            return False

    async def app(_scope: Any, _receive: Any, send: Any) -> None:
        await send({"type": "http.response.start", "status": 204, "headers": []})
        await send({"type": "http.response.body", "body": b""})

    config = config_of(app, Settings(), Beside())  # type: ignore[arg-type]
    config.load()
    protocol: Any = config.http_protocol_class
    made = partial(protocol, config=config, server_state=ServerState(), app_state={})
    server = await asyncio.get_running_loop().create_server(made, "127.0.0.1", 0)
    async with server, asyncio.timeout(PATIENCE):
        reader, writer = await asyncio.open_connection(*server.sockets[0].getsockname()[:2])
        for piece in (REQUEST[:9], REQUEST[9:30], REQUEST[30:]):
            writer.write(piece)
            await writer.drain()
        answer = await reader.readline()
        writer.close()

    assert came == [("2222222222aa", REQUEST)]
    assert b" 204 " in answer


def test_a_worker_that_takes_nothing_is_not_given_more_than_its_inbox_holds():
    with two_workers(lambda: 100.0) as (one, two):
        two.sign()
        table = named_for(1, one)
        visitor, connection = socket.socketpair()

        passed = 0
        while passed < 10_000 and one.passed_on(table, connection.fileno(), REQUEST * 100):
            passed += 1
        waiting = taken_by(two)

        assert 0 < passed == len(waiting) < 10_000
        for taken, _ in waiting:
            taken.close()
        visitor.close()
        connection.close()


def test_a_worker_that_has_gone_is_given_nothing():
    with two_workers(lambda: 100.0) as (one, two):
        two.sign()
        two.sign(alive=False)
        visitor, connection = socket.socketpair()

        assert not one.passed_on(named_for(1, one), connection.fileno(), REQUEST)
        visitor.close()
        connection.close()


def test_notices_of_many_tables_fit_into_what_postgresql_takes():
    numbers = {new_table_id(): 1_000_000 + number for number in range(1000)}

    told = notices.stored("0123456789abcdef", numbers)
    heard = [notice for text in told for notice in notices.read(text, "another", everywhere)]

    assert all(len(text) < 8000 for text in told)
    assert {notice.table: notice.upto for notice in heard} == numbers
    assert [notices.read(text, "0123456789abcdef", everywhere) for text in told] == [[]] * len(told)


def test_others_hear_who_is_where_and_what_is_gone():
    told = [notices.connected("me", "a", [0, 2], 3), notices.connected("me", "b", [], 0), notices.gone("me", "c")]

    heard = [notice for text in told for notice in notices.read(text, "another", everywhere)]

    assert [(one.table, one.upto, one.present, one.spectators, one.is_gone) for one in heard] == [
        ("a", None, (0, 2), 3, False), ("b", None, (), 0, False), ("c", None, (), 0, True),
    ]  # fmt: skip


def test_of_tables_that_are_elsewhere_nothing_is_heard():
    told = [*notices.stored("me", {"a": 5, "b": 6}), notices.connected("me", "b", [1], 0), notices.gone("me", "b")]

    heard = [notice for text in told for notice in notices.read(text, "another", {"a"}.__contains__)]

    assert [(one.table, one.upto) for one in heard] == [("a", 5)]


def holders(port: int, processes: list[int]) -> dict[int, int]:
    """Which process holds the server's end of each connection, by the port of the other end."""
    remote = {}
    for line in Path("/proc/net/tcp").read_text().splitlines()[1:]:
        fields = line.split()
        if int(fields[1].rpartition(":")[2], 16) == port and fields[3] == "01":
            remote[f"socket:[{fields[9]}]"] = int(fields[2].rpartition(":")[2], 16)
    found = {}
    for process in processes:
        for entry in Path(f"/proc/{process}/fd").iterdir():
            with contextlib.suppress(OSError):
                target = str(entry.readlink())
                if target in remote:
                    found[remote[target]] = process
    return found


async def said_in_pieces(port: int, table: str, token: str) -> bytes:
    """The answer to a command whose head and body come in pieces, with pauses between them."""
    body = json.dumps({"do": "say", "text": "hello"}).encode()
    head = f"POST /api/tables/{table}/commands HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: Bearer {token}\r\n"
    sent = (
        f"{head}Content-Type: application/json\r\nContent-Length: {len(body)}\r\nConnection: close\r\n\r\n".encode()
        + body
    )
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    for start, stop in ((0, 30), (30, len(sent) - 12), (len(sent) - 12, len(sent))):
        writer.write(sent[start:stop])
        await writer.drain()
        await asyncio.sleep(0.03)
    answer = await reader.read()
    writer.close()
    return answer


@pytest.mark.slow
async def test_all_who_follow_a_table_come_to_the_same_worker_and_play_to_the_end(postgres):
    port = free_port()
    server = Program(postgres.fresh(), port, "--workers", "3", "--no-limits")
    await asyncio.to_thread(server.start)
    try:
        assert server.process is not None
        children = Path(f"/proc/{server.process.pid}/task/{server.process.pid}/children")
        homes: list[int] = []
        answers = []
        while homes[-6:] != [1] * 6 and len(homes) < 60:  # a worker that is not open yet is given nothing
            told = await new_table(server.url, players=3, seats=[{"name": "Ada"}, {}, {}], pace=0)
            tokens = [told["token"]] + [(await sit(server.url, told["table"], name))["token"] for name in "BC"]
            people = [await Client(server.url, told["table"], token).open() for token in tokens]
            workers = [int(number) for number in children.read_text().split()]
            ports = [person._socket.local_address[1] for person in people if person._socket is not None]
            held = await asyncio.to_thread(holders, port, workers)
            homes.append(len({held[number] for number in ports}))
            answers.append(await said_in_pieces(port, told["table"], tokens[0]))
            await asyncio.gather(*(one.play(Random(SEED + seat)) for seat, one in enumerate(people)))
            assert len({one.number for one in people}) == 1 and all(one.is_over for one in people)
            for person in people:
                await person.close()

        assert homes[-6:] == [1] * 6
        assert {answer.partition(b"\r\n")[0] for answer in answers} == {b"HTTP/1.1 200 OK"}
    finally:
        assert await asyncio.to_thread(server.stop) == 0


@pytest.mark.slow
async def test_whoever_comes_back_after_their_worker_was_killed_plays_on(postgres):
    port = free_port()
    server = Program(postgres.fresh(), port, "--workers", "2", "--no-limits")
    await asyncio.to_thread(server.start)
    try:
        assert server.process is not None
        children = Path(f"/proc/{server.process.pid}/task/{server.process.pid}/children")
        told = await new_table(server.url, players=2, seats=[{"name": "Ada"}, {"bot": "random"}], pace=0)
        ada = await Client(server.url, told["table"], told["token"]).open()
        await ada.play(Random(SEED), 5)
        assert ada._socket is not None
        workers = [int(number) for number in children.read_text().split()]
        home = holders(port, workers)[ada._socket.local_address[1]]

        os.kill(home, signal.SIGKILL)
        await ada.close_seen()
        again = [await Client(server.url, told["table"], told["token"]).open() for _ in range(4)]
        played = await again[0].play(Random(SEED + 1))

        assert played > 0 and all(one.closed_with is None for one in again)
        for one in (ada, *again):
            await one.close()
    finally:
        assert await asyncio.to_thread(server.stop) == 0


async def test_a_table_that_nobody_follows_here_is_put_away_when_it_goes_on_elsewhere(postgres):
    address = postgres.fresh()
    async with serving(address) as one, serving(address) as two:
        told = await new_table(one.url, players=2, seats=[{"name": "Ada"}, {}], pace=0)
        table = told["table"]
        one.tables.in_memory[table].touched -= 2 * upkeep.FOLLOW_SECONDS

        other = await sit(two.url, table, "Bea")
        async with asyncio.timeout(PATIENCE):
            while table in one.tables.in_memory:
                await asyncio.sleep(0.01)
        seated = (await one.tables.table(table)).match.seats[1].name

        assert other["seat"] == 1
        assert seated == "Bea"
