"""uvicorn's HTTP with a gate in front: sockets, heads, bodies and patience have their bounds before anything is run."""

import asyncio
import logging
import re
import socket
from typing import Any, cast

import httptools
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from stockpile.server.direct import DirectProtocol
from stockpile.server.gate import Gate, Visit
from stockpile.server.handshake import answer_to
from stockpile.server.neighbours import MOST_PASSED, Neighbours
from stockpile.server.peers import Peers, counted
from stockpile.server.replays import MOST_RECORD

MOST_HEAD = 16 * 1024
MOST_REQUEST = MOST_RECORD + 4 * MOST_HEAD  # with its head, and with what cutting it into chunks adds
HEAD_SECONDS = 10.0  # from the first byte, or from the connection, until the head is there
BODY_SECONDS = 30.0
ANSWER_SECONDS = 120.0  # until the other side has read it
FORWARDED = b"x-forwarded-for"
OF_A_TABLE = re.compile(rb"/api/tables/([2-9a-z]{12})(?![^/?])")


class Cut(Exception):
    """This is enough; says what is answered before we hang up."""

    def __init__(self, status: str) -> None:
        super().__init__(status)
        self.status = status


class PassedOn(Exception):
    """Another worker goes on with this connection."""


class GatedHttp(HttpToolsProtocol):
    """One connection, until it is closed, becomes a stream or is passed on to the worker of its table.

    `came` is what was read from it by the worker that passed it on to us.
    """

    def __init__(
        self,
        *args: Any,
        gate: Gate,
        peers: Peers,
        neighbours: Neighbours | None = None,
        came: bytes | None = None,
        **more: Any,
    ) -> None:
        super().__init__(*args, **more)
        self._gate = gate
        self._peers = peers
        self._neighbours = None if came is not None else neighbours  # nobody is sent to and fro
        self._came = came or b""
        self._is_passed_on = False
        self._visit: Visit | None = None
        self._cut: Cut | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._is_in_head = False
        self._is_coming = False  # a request has begun and is not all there
        self._upgrade: bytes | None = None
        self._head = 0  # bytes of the head so far, as the parser told us of them
        self._request = 0  # bytes of the request so far, as they came
        self._read = 0  # bytes of this read

    # For the transport

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Lets in, or hangs up."""
        super().connection_made(transport)
        peer = self.client[0] if self.client else ""
        is_proxy = self._peers.is_proxy(peer)
        self._visit = self._gate.arrive(counted(peer), transport.abort, is_proxy=is_proxy)
        if self._visit is None:
            transport.abort()
            return
        self._wait(HEAD_SECONDS)
        if self._came:
            self.data_received(self._came)

    def connection_lost(self, exc: Exception | None) -> None:
        """The place is free again."""
        self._wait(None)
        if self._visit is not None:
            self._visit.leave()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Counts, then parses."""
        if self._visit is None or self._cut is not None or self._is_passed_on:
            return
        self._unset_keepalive_if_required()
        if self._neighbours is not None:
            self._came += data
        self._read = len(data)
        self._request += self._read
        if not self._visit.takes_bytes(len(data)):
            self._hang_up(Cut("429 Too Many Requests"))
            return
        try:
            self.parser.feed_data(data)
            self._check_size()
            if self._timer is None:
                self._wait(HEAD_SECONDS)  # it began something, or it only pretends to
        except httptools.HttpParserUpgrade:
            if self._should_upgrade():
                self.handle_websocket_upgrade()  # to anything else we do not change, and answer as we are
        except httptools.HttpParserError:
            if not self._is_passed_on:
                self._hang_up(self._cut or Cut("400 Bad Request"))
        except Cut as cut:
            self._hang_up(cut)

    def handle_websocket_upgrade(self) -> None:
        """The visit goes on as a stream."""
        self._wait(None)
        visit, self._visit = self._visit, None
        assert visit is not None
        transport = self.transport
        answer = None
        if not self.logger.isEnabledFor(logging.INFO):  # whoever wants to read of it is told by uvicorn
            answer = answer_to(self.scope["method"], self.url, self.headers)
        if answer is None:
            super().handle_websocket_upgrade()
        else:
            self.connections.discard(self)
            line = DirectProtocol(self.config, self.server_state, self.app_state)
            line.begin(self, answer)
            transport.set_protocol(line)
        cast("DirectProtocol", transport.get_protocol()).visit = visit
        self.parser = None  # type: ignore[assignment]  # it holds us, and would until somebody looks for such circles

    # For the parser

    def on_message_begin(self) -> None:
        """A head begins."""
        super().on_message_begin()
        self._is_in_head = self._is_coming = True
        self._head, self._request = 0, self._read

    def on_url(self, url: bytes) -> None:
        """A piece of the address."""
        self._count(len(url))
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        """A line of the head, or after a body in chunks."""
        self._count(len(name) + len(value) + 4)
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        """The head is there: it costs a request before anything is run for it."""
        self._is_in_head = False
        self._upgrade = super()._get_upgrade()
        forwarded = b",".join(value for name, value in self.headers if name == FORWARDED).decode("latin-1")
        if not self._gate.takes_request(self._peers.named(self.client[0] if self.client else "", forwarded)):
            self._stop("429 Too Many Requests")
        self._pass_on()
        self._wait(BODY_SECONDS)
        super().on_headers_complete()

    def _get_upgrade(self) -> bytes | None:
        """What the head asks to change to; uvicorn wants to know it several times."""
        return self._upgrade

    def on_message_complete(self) -> None:
        """All of the request is there; its answer may be as well, if it was refused unread."""
        self._is_coming, self._request = False, 0
        self._wait(HEAD_SECONDS if self.cycle is not None and self.cycle.response_complete else ANSWER_SECONDS)
        super().on_message_complete()

    def on_response_complete(self) -> None:
        """The answer has been sent. Whoever goes on with what was refused does so on borrowed time."""
        if not self._is_coming:
            self._wait(None)
        super().on_response_complete()

    def _pass_on(self) -> None:
        """The first request says where a connection belongs; what comes behind it is read there."""
        neighbours, self._neighbours = self._neighbours, None
        came, self._came = self._came, b""
        named = None if neighbours is None else OF_A_TABLE.match(self.url)
        if neighbours is None or named is None or len(came) > MOST_PASSED:
            return
        self.transport.pause_reading()
        connection: socket.socket = self.transport.get_extra_info("socket")
        if not neighbours.passed_on(named[1].decode(), connection.fileno(), came):
            self.transport.resume_reading()
            return
        self._is_passed_on = True
        self.transport.abort()  # our end of it: the connection is open as long as somebody holds it
        raise PassedOn

    # Bounds

    def _count(self, size: int) -> None:
        self._head += size
        if self._head > MOST_HEAD:
            self._stop("431 Request Header Fields Too Large")

    def _check_size(self) -> None:
        """What the parser keeps to itself while it waits for the end of a line counts too."""
        if self._is_in_head and self._request > MOST_HEAD:
            raise Cut("431 Request Header Fields Too Large")
        if self._request > MOST_REQUEST:
            raise Cut("413 Content Too Large")

    def _stop(self, status: str) -> None:
        """Ends a call of the parser; it tells us of any exception as one of its own."""
        self._cut = Cut(status)
        raise self._cut

    def _hang_up(self, cut: Cut) -> None:
        """Says why, if nothing else is being said, and closes."""
        self._cut = cut
        if not self.transport.is_closing():
            if self.cycle is None or self.cycle.response_complete:
                head = f"HTTP/1.1 {cut.status}\r\ncontent-length: 0\r\nretry-after: 20\r\nconnection: close\r\n\r\n"
                self.transport.write(head.encode())
            self.transport.close()

    def _wait(self, seconds: float | None) -> None:
        """From now on the other side has so many seconds for the next step."""
        if self._timer is not None:
            self._timer.cancel()
        self._timer = None if seconds is None else self.loop.call_later(seconds, self.transport.abort)
