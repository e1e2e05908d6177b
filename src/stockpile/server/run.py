"""Runs the server: one process, or several over one PostgreSQL."""

import asyncio
import contextlib
import errno
import logging
import signal
import socket
from collections.abc import Callable
from functools import partial

import uvicorn
from starlette.types import ASGIApp

from stockpile.server.app import build
from stockpile.server.arrivals import GatedHttp
from stockpile.server.direct import DirectProtocol
from stockpile.server.garbage import collect_when_quiet, rare_collections
from stockpile.server.gate import Gate, open_wide
from stockpile.server.imports import import_all, read_all_words
from stockpile.server.neighbours import SIGN_SECONDS, Neighbours
from stockpile.server.peers import Peers
from stockpile.server.settings import Settings
from stockpile.server.store import opened
from stockpile.server.tables import Tables
from stockpile.server.workers import neighbours

GRACE_SECONDS = 5
BACKLOG = 512
WS_BYTES = 16 * 1024 * 4  # characters of up to four bytes; the stream itself counts characters


class CannotOpen(Exception):
    """The database cannot be opened; says why."""


def listening(settings: Settings, tries: int = 1) -> socket.socket:
    """The socket, bound before anything else is done: a port that is taken is told at once, or the next one tried."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    found = socket.socket(family, socket.SOCK_STREAM)
    try:
        found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        _bind(found, settings, tries)
        found.listen(BACKLOG)
    except OSError:
        found.close()
        raise
    found.set_inheritable(True)
    return found


def _bind(found: socket.socket, settings: Settings, tries: int) -> None:
    for port in range(settings.port, settings.port + tries):
        try:
            found.bind((settings.host, port))
            return
        except OSError as error:
            if error.errno != errno.EADDRINUSE or port + 1 == settings.port + tries:
                raise


def config_of(app: ASGIApp, settings: Settings, beside: Neighbours | None = None) -> uvicorn.Config:
    """How uvicorn runs it."""
    gate, peers = Gate(limits=settings.limits), Peers(settings.trusted_proxies)
    gated = partial(GatedHttp, gate=gate, peers=peers, neighbours=beside)
    return uvicorn.Config(
        app,
        ws=DirectProtocol,
        loop="uvloop",
        http=gated,  # type: ignore[arg-type]  # it is only ever called
        log_config=None,
        access_log=False,
        ws_max_size=WS_BYTES,
        ws_per_message_deflate=False,
        server_header=False,
        date_header=False,
        proxy_headers=False,
        root_path="",  # a proxy strips its path before it asks us
        timeout_graceful_shutdown=GRACE_SECONDS,
        lifespan="on",
    )


def serve(settings: Settings, bound: socket.socket, tell: Callable[[], None] = lambda: None) -> None:
    """One process, until it is told to stop; `tell` is called once everything is open."""
    open_wide()
    import_all()
    tables = Tables(settings, opened(settings.database))
    beside = neighbours()
    server = _Server(config_of(build(tables), settings, beside), tables, tell, beside)
    errors = logging.getLogger("uvicorn.error")
    with contextlib.ExitStack() as afterwards:
        if beside is not None:
            afterwards.callback(beside.close)
        for number in (signal.SIGINT, signal.SIGTERM):
            # uvicorn raises it again when all is done: then it has been heeded
            afterwards.callback(signal.signal, number, signal.signal(number, lambda *_: None))
        afterwards.enter_context(rare_collections())
        quiet = _UnlessFailed(tables)
        errors.addFilter(quiet)
        afterwards.callback(errors.removeFilter, quiet)
        try:
            server.run([bound])
        except SystemExit:
            if tables.failure is None:
                raise
            raise CannotOpen(str(tables.failure) or type(tables.failure).__name__) from None


class _UnlessFailed(logging.Filter):
    """Keeps uvicorn from telling at length what we tell in one line: that the database could not be opened."""

    def __init__(self, tables: Tables) -> None:
        super().__init__()
        self._tables = tables

    def filter(self, _record: logging.LogRecord) -> bool:
        """Whether the record is told."""
        return self._tables.failure is None


class _Server(uvicorn.Server):
    """Tells that it is open, and tells every stream that we restart before uvicorn hangs up."""

    def __init__(
        self, config: uvicorn.Config, tables: Tables, tell: Callable[[], None], beside: Neighbours | None = None
    ) -> None:
        super().__init__(config)
        self._tables = tables
        self._tell = tell
        self._beside = beside
        self._signing: asyncio.TimerHandle | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Opens the database and its tables, then the door."""
        await super().startup(sockets)
        if not self.started:
            return
        if self._beside is not None:
            asyncio.get_running_loop().add_reader(self._beside.inbox, self._beside.take, self._go_on_with)
            self._sign(self._beside)
        self._tables.spawn(collect_when_quiet())
        self._tables.spawn(asyncio.to_thread(read_all_words))
        self._tell()

    def _sign(self, beside: Neighbours) -> None:
        """Tells the other workers again and again that this one is there."""
        beside.sign()
        self._signing = asyncio.get_running_loop().call_later(SIGN_SECONDS, self._sign, beside)

    def _go_on_with(self, connection: socket.socket, came: bytes) -> None:
        """A connection whose table is at home here."""
        self._tables.spawn(self._taken(connection, came))

    async def _taken(self, connection: socket.socket, came: bytes) -> None:
        config = self.config

        def gated() -> asyncio.Protocol:
            state = {"server_state": self.server_state, "app_state": self.lifespan.state}
            made: asyncio.Protocol = config.http_protocol_class(config=config, came=came, **state)  # type: ignore[call-arg]
            return made

        with contextlib.suppress(OSError):  # it hung up meanwhile
            await asyncio.get_running_loop().connect_accepted_socket(gated, connection)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Good-bye first."""
        if self._beside is not None and self._signing is not None:
            self._signing.cancel()
            asyncio.get_running_loop().remove_reader(self._beside.inbox)
            self._beside.sign(alive=False)
        self._tables.say_goodbye()
        await asyncio.sleep(0.05)
        await super().shutdown(sockets)
