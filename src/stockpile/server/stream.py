"""The WebSocket of a table: a hello, then frames one way and commands the other."""

import asyncio
import contextlib
import logging
import re
from collections.abc import Callable
from functools import partial
from typing import Any, TypeVar
from urllib.parse import parse_qs

import msgspec
from starlette.types import Message, Receive, Scope, Send

from stockpile.engine.question import Refusal
from stockpile.server import frames, requests
from stockpile.server.answers import told
from stockpile.server.commands import Who, act_of
from stockpile.server.credits import Credit
from stockpile.server.direct import CLOSE_SECONDS, EXTENSION, TOO_FAST, WAKE, DirectProtocol
from stockpile.server.listener import NO_TABLE, RESTART, Listener
from stockpile.server.services import LOOKS, SERVICES, Served, looked, served
from stockpile.server.store import Unavailable
from stockpile.server.table import LiveTable, Outcome
from stockpile.server.table_state import NoSuchTable
from stockpile.server.tables import Tables
from stockpile.text.words import LANGUAGES

HELLO_SECONDS = 10.0
PLAYER_CREDITS, WATCHER_CREDITS, CREDIT_SECONDS = 100, 50, 20.0
FAILED, UNREADABLE, BAD_TOKEN, NO_HELLO = 1011, 4400, 4401, 4408
MOST_BYTES = 16 * 1024
PATH = re.compile(r"/api/tables/([^/]+)/stream")
log = logging.getLogger("stockpile.stream")
T = TypeVar("T")


class StreamClosed(Exception):
    """The stream is to be closed with a code."""

    def __init__(self, code: int) -> None:
        super().__init__(str(code))
        self.code = code


class StreamEndpoint:
    """The ASGI application of /api/tables/{table}/stream."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One connection from beginning to end."""
        connecting = await receive()
        assert connecting["type"] == "websocket.connect"
        await send({"type": "websocket.accept"})
        self.tables.metrics.connections.inc()
        line: DirectProtocol = scope["extensions"][EXTENSION]
        try:
            await TableStream(self.tables, scope, receive, line).run()
        except StreamClosed as closed:
            self.tables.metrics.dropped.labels(closed.code).inc()
            with contextlib.suppress(RuntimeError, OSError):
                await _close(line, send, closed.code)
        finally:
            self.tables.metrics.connections.dec()


async def _close(line: DirectProtocol, send: Send, code: int) -> None:
    """Says why; whoever does not read even that is hung up on."""
    line.write_out()
    try:
        await asyncio.wait_for(send({"type": "websocket.close", "code": code}), CLOSE_SECONDS)
    except TimeoutError:
        line.hang_up()


class TableStream:
    """One connection."""

    def __init__(self, tables: Tables, scope: Scope, receive: Receive, line: DirectProtocol) -> None:
        self.tables = tables
        self._scope = scope
        self._receive = receive
        self._line = line
        self._who = Who()
        self._table: LiveTable | None = None
        self._listener: Listener  # from the hello on
        self._credit: Credit  # the same
        self._services: set[asyncio.Task[None]] = set()

    async def run(self) -> None:
        """Hello, then frames and commands until one side closes."""
        hello = await self._hello()
        if hello is None:
            return
        try:
            table = self._table = await self.tables.table(self._table_name())
        except NoSuchTable:
            raise StreamClosed(NO_TABLE) from None
        except Unavailable as error:
            self.tables.health.failed(error)
            raise StreamClosed(RESTART) from None
        self._who = Who.of(hello.token)
        if not self._who.is_known(table.match):
            raise StreamClosed(BAD_TOKEN)
        listener = self._listener = Listener(self._who.place, self._line)
        listener.language = hello.language if hello.language in LANGUAGES else None
        await table.read(lambda: self._enter(table))
        try:
            self._line.take_over(partial(self._take, table), listener.flush)
            await self._attend(table)
        finally:
            self._leave(table)
            for task in self._services:
                task.cancel()

    async def _attend(self, table: LiveTable) -> None:
        """Until one side closes: texts are taken as they come, here arrives what is left."""
        while self._listener.close_code is None:
            message = await self._receive()
            if message["type"] == "websocket.disconnect":
                return
            if message["type"] == "websocket.receive":
                self._take(table, _text_of(message))
        raise StreamClosed(self._listener.close_code)

    def _enter(self, table: LiveTable) -> None:
        """Takes the place of the token's owner; a token that has lost its seat meanwhile only watches."""
        listener = self._listener
        listener.look_up(table.match)
        if self.tables.settings.limits:
            self._credit = Credit(WATCHER_CREDITS if listener.seat is None else PLAYER_CREDITS, CREDIT_SECONDS)
        else:
            self._credit = Credit(1_000_000_000, CREDIT_SECONDS)
        self._line.visit.settle(plays=listener.seat is not None)
        table.audience.welcome(listener, self._since())
        self.tables.presence_changed(table)

    def _leave(self, table: LiveTable) -> None:
        table.listeners.discard(self._listener)
        self.tables.presence_changed(table)

    def _table_name(self) -> str:
        """The table of the path; one that is no stream's path names none."""
        found = PATH.fullmatch(self._scope["path"])
        return found[1] if found is not None else ""

    def _since(self) -> int | None:
        if not self._scope["query_string"]:
            return None
        given = parse_qs(self._scope["query_string"].decode("latin-1")).get("since", [""])[0]
        return int(given) if given.isascii() and given.isdecimal() and len(given) < 16 else None

    async def _hello(self) -> requests.Hello | None:
        patience = asyncio.get_running_loop().call_later(HELLO_SECONDS, self._line.wake)
        try:
            message = await self._receive()
        finally:
            patience.cancel()
        if message["type"] == "websocket.disconnect":
            return None
        if message["type"] == WAKE:  # there is nothing else yet that would
            raise StreamClosed(NO_HELLO)
        try:
            return requests.read_hello(_text_of(message))
        except (msgspec.MsgspecError, ValueError, RecursionError):
            raise StreamClosed(UNREADABLE) from None

    def _take(self, table: LiveTable, text: str) -> None:
        """Takes one message of the client; whatever goes wrong with it ends only this stream."""
        listener = self._listener
        if listener.close_code is not None:
            return
        if len(text) > MOST_BYTES:
            listener.close(UNREADABLE)
        elif not self._credit.spend():
            listener.close(TOO_FAST)
        else:
            self._guarded(self._heed, table, text)

    def _guarded(self, work: Callable[[LiveTable, T], None], table: LiveTable, about: T) -> None:
        try:
            work(table, about)
        except Exception:
            log.exception("a command failed")
            self._listener.close(FAILED)

    def _heed(self, table: LiveTable, text: str) -> None:
        """Does what a message says."""
        try:
            command = requests.read_command(text)
        except (msgspec.MsgspecError, ValueError, RecursionError) as error:
            self._refuse(_id_of(text), Refusal("", "bad-request", field=str(error)[:200]), table)
            return
        if isinstance(command, LOOKS):
            table.look(partial(self._guarded, self._look, table, command))
        elif isinstance(command, SERVICES):
            task = asyncio.create_task(self._serve(table, command))
            self._services.add(task)
            task.add_done_callback(self._services.discard)
        else:
            self._obey(table, command)

    def _obey(self, table: LiveTable, command: requests.AnyCommand) -> None:
        """Puts the command in line; its reply comes when it is durable."""

        def done(outcome: Outcome) -> None:
            if isinstance(outcome, Refusal):
                self._refuse(command.id, outcome, table)
                return
            match = table.match
            said = (b"null" if command.id is None else b"%d" % command.id, match.said.mark(), match.revision)
            self._listener.push(b'{"frame":"reply","id":%b,"ok":true,"number":%d,"revision":%d}' % said)

        table.submit(act_of(command, self._who, table), done)

    async def _serve(self, table: LiveTable, command: requests.AnyCommand) -> None:
        if isinstance(command, requests.Speak):
            if command.language not in (None, *LANGUAGES):
                self._refuse(command.id, Refusal("", "bad-request", field="language"), table)
                return
            self._listener.language = command.language
            await table.read(lambda: table.audience.send_snapshot(self._listener))
        self._reply(table, command, await served(self.tables, table, self._who, command, self._listener.language))

    def _look(self, table: LiveTable, command: requests.Preview | requests.Why | requests.Ping) -> None:
        """Answers a command that only looks, when everything before it is durable."""
        self._reply(table, command, looked(table, self._who, command, self._listener.language))

    def _reply(self, table: LiveTable, command: requests.AnyCommand, outcome: Served) -> None:
        if isinstance(outcome, Refusal):
            self._refuse(command.id, outcome, table)
            return
        match = table.match
        frame = frames.reply(command.id, number=match.said.mark(), revision=match.revision, **outcome)
        self._listener.push(frame)

    def _refuse(self, command: int | None, refusal: Refusal, table: LiveTable) -> None:
        self.tables.metrics.refusals.labels(refusal.key).inc()
        listener = self._listener
        shown = told(refusal, listener.language, table.match, listener.seat)
        listener.push(frames.refused(command, shown))


def _text_of(message: Message) -> str:
    """The text of a message; nothing else is read."""
    text = message.get("text")
    if not isinstance(text, str) or len(text) > MOST_BYTES:
        raise StreamClosed(UNREADABLE)
    return text


def _id_of(text: str) -> int | None:
    """The id of a command that is otherwise unreadable."""
    try:
        given: Any = msgspec.json.decode(text)
    except (msgspec.MsgspecError, ValueError, RecursionError):
        return None
    found = given.get("id") if isinstance(given, dict) else None
    return found if isinstance(found, int) and not isinstance(found, bool) and 0 <= found <= 2**53 else None
