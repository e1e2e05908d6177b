"""The WebSocket of a table: a hello, then frames one way and commands the other."""

import asyncio
import contextlib
import re
from typing import Any
from urllib.parse import parse_qs

import msgspec
from starlette.types import Receive, Scope, Send

from stockpile.engine.question import Refusal
from stockpile.server import frames, wire
from stockpile.server.answers import told
from stockpile.server.commands import Who, act_of
from stockpile.server.credits import Credit
from stockpile.server.house import House, NoSuchTable
from stockpile.server.listener import RESTART, Listener
from stockpile.server.services import SERVICES, served
from stockpile.server.table import Outcome, Table
from stockpile.text.words import LANGUAGES

HELLO_SECONDS = 10.0
PLAYER_CREDITS, WATCHER_CREDITS, CREDIT_SECONDS = 100, 50, 20.0
UNREADABLE, BAD_TOKEN, NO_TABLE, NO_HELLO, TOO_FAST = 4400, 4401, 4404, 4408, 4429
MOST_BYTES = 16 * 1024
PATH = re.compile(r"/api/tables/([^/]+)/stream")


class Closed(Exception):
    """The stream is to be closed with a code."""

    def __init__(self, code: int) -> None:
        super().__init__(str(code))
        self.code = code


class StreamEndpoint:
    """The ASGI application of /api/tables/{table}/stream."""

    def __init__(self, house: House) -> None:
        self.house = house

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One connection from beginning to end."""
        connecting = await receive()
        assert connecting["type"] == "websocket.connect"
        await send({"type": "websocket.accept"})
        self.house.metrics.connections.inc()
        try:
            await Stream(self.house, scope, receive, send).run()
        except Closed as closed:
            self.house.metrics.dropped.labels(closed.code).inc()
            with contextlib.suppress(RuntimeError, OSError):
                await send({"type": "websocket.close", "code": closed.code})
        finally:
            self.house.metrics.connections.dec()


class Stream:
    """One connection."""

    def __init__(self, house: House, scope: Scope, receive: Receive, send: Send) -> None:
        self.house = house
        self._scope = scope
        self._receive = receive
        self._send = send
        self._who = Who()
        self._table: Table | None = None
        self._listener = Listener(lambda match: self._who.seat(match))
        self._credit = Credit(PLAYER_CREDITS, CREDIT_SECONDS)
        self._services: set[asyncio.Task[None]] = set()

    async def run(self) -> None:
        """Hello, then frames and commands until one side closes."""
        try:
            hello = await asyncio.wait_for(self._hello(), HELLO_SECONDS)
        except TimeoutError:
            raise Closed(NO_HELLO) from None
        if hello is None:
            return
        try:
            table = self._table = await self.house.table(self._table_name())
        except NoSuchTable:
            raise Closed(NO_TABLE) from None
        self._who = Who.of(hello.token)
        if not self._who.is_known(table.match):
            raise Closed(BAD_TOKEN)
        listener = self._listener
        listener.language = hello.language if hello.language in LANGUAGES else None
        await table.read(lambda: self._enter(table))
        carrier = asyncio.create_task(self._carry())
        reader = asyncio.create_task(self._read(table))
        try:
            await asyncio.wait((carrier, reader), return_when=asyncio.FIRST_COMPLETED)
        finally:
            self._leave(table)
            for task in (carrier, reader, *self._services):
                task.cancel()
            results = await asyncio.gather(carrier, reader, return_exceptions=True)
        for result in results:
            if isinstance(result, Closed):
                raise result

    def _enter(self, table: Table) -> None:
        """Takes the place of the token's owner; a token that has lost its seat meanwhile only watches."""
        listener = self._listener
        listener.seat, listener.host = self._who.seat(table.match), self._who.is_host(table.match)
        if self.house.settings.limits:
            self._credit = Credit(WATCHER_CREDITS if listener.seat is None else PLAYER_CREDITS, CREDIT_SECONDS)
        else:
            self._credit = Credit(1_000_000_000, CREDIT_SECONDS)
        table.welcome(listener, self._since())
        self.house.presence_changed(table)

    def _leave(self, table: Table) -> None:
        table.listeners.discard(self._listener)
        self.house.presence_changed(table)

    def _table_name(self) -> str:
        """The table of the path; one that is no stream's path names none."""
        found = PATH.fullmatch(self._scope["path"])
        return found[1] if found is not None else ""

    def _since(self) -> int | None:
        given = parse_qs(self._scope["query_string"].decode("latin-1")).get("since", [""])[0]
        return int(given) if given.isascii() and given.isdecimal() and len(given) < 16 else None

    async def _text(self) -> str | None:
        """The next message; None at the end."""
        message = await self._receive()
        if message["type"] == "websocket.disconnect":
            return None
        text = message.get("text")
        if not isinstance(text, str) or len(text) > MOST_BYTES:
            raise Closed(UNREADABLE)
        return text

    async def _hello(self) -> wire.Hello | None:
        text = await self._text()
        if text is None:
            return None
        try:
            return wire.read_hello(text)
        except (msgspec.MsgspecError, ValueError, RecursionError):
            raise Closed(UNREADABLE) from None

    async def _carry(self) -> None:
        """Carries frames to the client."""
        while frames_in_line := await self._listener.taken():
            for frame in frames_in_line:
                await self._send({"type": "websocket.send", "text": frame})
        raise Closed(self._listener.close_code or RESTART)

    async def _read(self, table: Table) -> None:
        """Takes commands from the client."""
        while (text := await self._text()) is not None:
            if not self._credit.spend():
                raise Closed(TOO_FAST)
            try:
                command = wire.read_command(text)
            except (msgspec.MsgspecError, ValueError, RecursionError) as error:
                self._refuse(_id_of(text), Refusal("", "bad-request", field=str(error)[:200]), table)
                continue
            if isinstance(command, SERVICES):
                task = asyncio.create_task(self._serve(table, command))
                self._services.add(task)
                task.add_done_callback(self._services.discard)
            else:
                self._obey(table, command)

    def _obey(self, table: Table, command: wire.AnyCommand) -> None:
        """Puts the command in line; its reply comes when it is durable."""

        def done(outcome: Outcome) -> None:
            if isinstance(outcome, Refusal):
                self._refuse(command.id, outcome, table)
                return
            match = table.match
            self._listener.push(
                f'{{"frame":"reply","id":{"null" if command.id is None else command.id},"ok":true,'
                f'"number":{match.said.mark()},"revision":{match.revision}}}'
            )

        table.submit(act_of(command, self._who, table), done)

    async def _serve(self, table: Table, command: wire.AnyCommand) -> None:
        if isinstance(command, wire.Speak):
            if command.language not in (None, *LANGUAGES):
                self._refuse(command.id, Refusal("", "bad-request", field="language"), table)
                return
            self._listener.language = command.language
            await table.read(lambda: table.send_snapshot(self._listener))
        outcome = await served(table, self._who, command, self._listener.language)
        if isinstance(outcome, Refusal):
            self._refuse(command.id, outcome, table)
            return
        match = table.match
        frame = frames.reply(command.id, number=match.said.mark(), revision=match.revision, **outcome)
        self._listener.push(frame.decode())

    def _refuse(self, command: int | None, refusal: Refusal, table: Table) -> None:
        self.house.metrics.refusals.labels(refusal.key).inc()
        listener = self._listener
        shown = told(refusal, listener.language, table.match, listener.seat)
        listener.push(frames.refused(command, shown).decode())


def _id_of(text: str) -> int | None:
    """The id of a command that is otherwise unreadable."""
    try:
        given: Any = msgspec.json.decode(text)
    except (msgspec.MsgspecError, ValueError, RecursionError):
        return None
    found = given.get("id") if isinstance(given, dict) else None
    return found if isinstance(found, int) and not isinstance(found, bool) and 0 <= found <= 2**53 else None
