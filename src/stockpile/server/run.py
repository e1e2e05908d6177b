"""Runs the server: one process, or several over one PostgreSQL."""

import asyncio
import errno
import logging
import signal
import socket

import uvicorn
from starlette.types import ASGIApp

from stockpile.server.app import build
from stockpile.server.house import House
from stockpile.server.settings import Settings
from stockpile.server.store import opened

GRACE_SECONDS = 5
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
        found.listen(2048)
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


def config_of(app: ASGIApp) -> uvicorn.Config:
    """How uvicorn runs it."""
    return uvicorn.Config(
        app,
        ws="websockets-sansio",
        loop="uvloop",
        http="httptools",
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


def serve(settings: Settings, bound: socket.socket) -> None:
    """One process, until it is told to stop."""
    house = House(settings, opened(settings.database))
    server = _Server(config_of(build(house)), house)
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, lambda *_: None)  # uvicorn raises it again when all is done: then it has been heeded
    logging.getLogger("uvicorn.error").addFilter(lambda _record: house.failure is None)  # it is told in one line
    try:
        server.run([bound])
    except SystemExit:
        if house.failure is None:
            raise
        raise CannotOpen(str(house.failure) or type(house.failure).__name__) from None


class _Server(uvicorn.Server):
    """Tells every stream that we restart before uvicorn hangs up."""

    def __init__(self, config: uvicorn.Config, house: House) -> None:
        super().__init__(config)
        self._house = house

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Good-bye first."""
        self._house.say_goodbye()
        await asyncio.sleep(0.05)
        await super().shutdown(sockets)
