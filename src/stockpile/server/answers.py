"""HTTP answers: JSON, refusals with their status, and the errors that endpoints raise."""

import gzip
from functools import lru_cache
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from stockpile.engine.question import Refusal
from stockpile.server.phrases import refusal_texts
from stockpile.session import Match
from stockpile.text.words import LANGUAGES, Words

LEAST_PACKED = 1000
STATUS = {
    "bad-request": 400,
    "bad-token": 401,
    "bad-origin": 403,
    "not-host": 403,
    "not-seated": 403,
    "no-such-table": 404,
    "no-such-page": 404,
    "no-such-code": 404,
    "bad-method": 405,
    "too-large": 413,
    "bad-host": 421,
    "too-fast": 429,
    "stopping": 503,
    "database-down": 503,
}


class Refused(Exception):
    """An endpoint's way out: this request is refused."""

    def __init__(self, key: str, match: Match | None = None, **args: Any) -> None:
        super().__init__(key)
        self.refusal = Refusal("", key, **args)
        self.match = match


def packed(request: Request, body: bytes, headers: dict[str, str]) -> tuple[bytes, dict[str, str]]:
    """What never holds a secret goes out compressed, if the reader can unpack it. The rest does not: lengths tell."""
    headers = {**headers, "Vary": "Accept-Encoding"}
    if len(body) < LEAST_PACKED or "gzip" not in request.headers.get("accept-encoding", ""):
        return body, headers
    return _gzip(body), {**headers, "Content-Encoding": "gzip"}


@lru_cache(maxsize=256)
def _gzip(body: bytes) -> bytes:
    return gzip.compress(body, 6, mtime=0)


def status_of(refusal: Refusal) -> int:
    """The HTTP status of a refusal."""
    return STATUS.get(refusal.key, 409)


def json_answer(value: object, status: int = 200, headers: dict[str, str] | None = None) -> Response:
    """Any value as JSON."""
    body = value if isinstance(value, bytes) else msgspec.json.encode(value)
    return Response(body, status, {"Cache-Control": "no-store", **(headers or {})}, "application/json")


def refused_answer(
    refusal: Refusal, language: str | None = None, match: Match | None = None, seat: int | None = None
) -> Response:
    """A refusal in its one shape."""
    headers = {"Retry-After": "20"} if refusal.key == "too-fast" else {}
    if refusal.key == "bad-token":
        headers["WWW-Authenticate"] = "Bearer"
    return json_answer({"refused": told(refusal, language, match, seat)}, status_of(refusal), headers)


def told(refusal: Refusal, language: str | None, match: Match | None, seat: int | None) -> dict[str, Any]:
    """A refusal as JSON, with its sentences if a language is wanted."""
    sentences = refusal_texts(match, Words(language), seat, refusal) if language is not None else {}
    return {**refusal.to_dict(), **sentences}


def language_of(request: Request) -> str | None:
    """The language of ?lang=, if it is one we have."""
    language = request.query_params.get("lang")
    if language is not None and language not in LANGUAGES:
        raise Refused("bad-request", field="lang")
    return language
