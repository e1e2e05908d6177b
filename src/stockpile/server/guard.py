"""The door: whose pages may speak to us, how often, how much; and what every answer says about itself."""

import logging
from collections import Counter

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from stockpile.engine.question import Refusal
from stockpile.server.answers import refused_answer
from stockpile.server.credits import Credits
from stockpile.server.hosts import Hosts
from stockpile.server.peers import Peers
from stockpile.server.replays import MOST_RECORD
from stockpile.server.settings import Settings
from stockpile.server.tables import Tables

MOST_BODY = 16 * 1024
MOST_DIGITS = 12  # of a Content-Length
MOST_STREAMS = 60
REPLAY = "/api/replay"
WHAT_IF = "/api/what-if"
ANALYSIS = "/analysis"
RECORDS = (REPLAY, WHAT_IF, "/api/analysis")  # take a record
MOST_ANALYSES = 2  # of one address at the same time
JOIN = "/api/join"
POLICY = (
    "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self' {sockets}; media-src 'self' data:; worker-src 'self'; manifest-src 'self'; "
    "object-src 'none'; base-uri 'self'; form-action 'self'; frame-ancestors 'none'"
)
DATA_POLICY = "default-src 'none'; frame-ancestors 'none'"  # of what is part of a page, or read by one
PARTS = ("/assets/", "/api/")  # where nothing is a page, nor a worker
log = logging.getLogger("stockpile.request")


class Guard:
    """Wraps the application."""

    def __init__(self, app: ASGIApp, stream: ASGIApp, tables: Tables) -> None:
        self._app = app
        self._stream = stream  # called without a detour: a router's wrappers would cost a third of each frame
        self._tables = tables
        self._settings = tables.settings
        self._peers = Peers(self._settings.trusted_proxies)
        self._hosts = Hosts(self._settings)
        self._credits = {
            "table": Credits(20, 600),
            "seat": Credits(60, 600),
            "code": Credits(12, 600),
            "replay": Credits(40, 240),
            "analysis": Credits(12, 600),
            "other": Credits(600, 60),
            "page": Credits(3000, 60),  # twenty people who open the client at once
        }
        self._streams: Counter[str] = Counter()
        self._analyses: Counter[str] = Counter()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Refuses at the door, or lets in."""
        if scope["type"] == "http":
            await self._http(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._websocket(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = Headers(scope=scope)
        address = self.address(scope, headers)
        refusal = self._refusal(scope, headers, address)
        is_analysis = refusal is None and _kind(scope, _path(scope)) == "analysis"
        status = 500

        async def tell(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                is_part = _path(scope).startswith(PARTS)
                policy = DATA_POLICY if is_part else page_policy(headers.get("host", ""), self._settings)
                _mark(MutableHeaders(scope=message), policy)
            await send(message)

        self._analyses[address] += is_analysis
        try:
            if refusal is not None:
                await refused_answer(refusal)(scope, receive, tell)
            else:
                await self._app(scope, receive, tell)
        finally:
            self._analyses[address] -= is_analysis
            if not self._analyses[address]:
                del self._analyses[address]
            self._tables.metrics.requests.labels(status).inc()
            route = getattr(scope.get("route"), "path", "-")  # never the path itself, nor what it was asked with
            log.info("request", extra={"method": scope["method"], "route": route, "status": status})

    def _refusal(self, scope: Scope, headers: Headers, address: str) -> Refusal | None:
        if self._tables.stopping:
            return Refusal("", "stopping")
        if not self._hosts.are_ours(headers.getlist("host"), scope["http_version"]):
            return Refusal("", "bad-host", host=_safe(headers.get("host", ""))[:100])
        if not self.is_origin_ours(headers):
            return Refusal("", "bad-origin")
        path = _path(scope)
        most = MOST_RECORD if path in RECORDS else MOST_BODY
        length = headers.get("content-length", "0")
        if not length.isdecimal() or len(length) > MOST_DIGITS or int(length) > most:
            return Refusal("", "too-large", most=most)
        kind = _kind(scope, path)
        is_busy = kind == "analysis" and self._analyses[address] >= MOST_ANALYSES
        if self._settings.limits and (is_busy or not self._credits[kind].spend(address)):
            return Refusal("", "too-fast")
        return None

    async def _websocket(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = Headers(scope=scope)
        address = self.address(scope, headers)
        code = self._stream_code(headers, address)
        if code is not None:
            await receive()
            await send({"type": "websocket.accept"})
            await send({"type": "websocket.close", "code": code})
            self._tables.metrics.dropped.labels(code).inc()
            return
        self._streams[address] += 1
        try:
            await self._stream(scope, receive, send)
        finally:
            self._streams[address] -= 1
            if not self._streams[address]:
                del self._streams[address]

    def _stream_code(self, headers: Headers, address: str) -> int | None:
        """Why a stream is closed at once."""
        if self._tables.stopping:
            return 1012
        if not self._hosts.are_ours(headers.getlist("host"), "1.1") or not self.is_origin_ours(headers):
            return 4403
        if self._settings.limits and self._streams[address] >= MOST_STREAMS:
            return 4429
        return None

    def is_origin_ours(self, headers: Headers) -> bool:
        """Whether the page that asks came from here. Programs other than browsers send no origin."""
        origin = headers.get("origin")
        if origin is None:
            return True
        if self._settings.public_origin and origin.lower() == self._settings.public_origin:
            return True
        scheme, _, host = origin.lower().partition("://")
        return scheme in ("http", "https") and host == headers.get("host", "").lower() and bool(host)

    def address(self, scope: Scope, headers: Headers) -> str:
        """Who asks, as one address is counted."""
        peer = str((scope.get("client") or ("unknown", 0))[0])
        return self._peers.named(peer, ",".join(headers.getlist("x-forwarded-for")))


def _path(scope: Scope) -> str:
    path: str = scope["path"]
    return path.removeprefix(scope.get("root_path", ""))


def _kind(scope: Scope, path: str) -> str:
    if scope["method"] == "POST":
        if path in ("/api/tables", WHAT_IF):
            return "table"
        if path.endswith("/seats"):
            return "seat"
        if path == JOIN:
            return "code"
        if path == REPLAY:
            return "replay"
    if path.startswith("/api/") and path.endswith(ANALYSIS):
        return "analysis"
    return "other" if path.startswith("/api/") else "page"


def page_policy(host: str, settings: Settings) -> str:
    """What a page may do. A socket counts as another origin where browsers are old: both are named."""
    origin = settings.public_origin.removeprefix("https://").removeprefix("http://") or _safe(host)
    return POLICY.format(sockets=f"ws://{origin} wss://{origin}" if origin else "")


def _mark(headers: MutableHeaders, policy: str) -> None:
    """What every answer carries."""
    headers["Content-Security-Policy"] = policy
    headers["X-Content-Type-Options"] = "nosniff"
    headers["Referrer-Policy"] = "no-referrer"
    headers["Cross-Origin-Opener-Policy"] = "same-origin"
    headers["Cross-Origin-Resource-Policy"] = "same-origin"


def _safe(host: str) -> str:
    """A host name that can stand in a header."""
    return host if all(sign.isascii() and (sign.isalnum() or sign in ".-:[]") for sign in host) else ""
