"""What requests carry, read within bounds: bodies, numbers and tokens."""

from collections.abc import Callable
from typing import TypeVar

import msgspec
from starlette.requests import Request

from stockpile.server.answers import Refused
from stockpile.server.replays import MOST_RECORD

T = TypeVar("T")
MOST_BODY = 16 * 1024


def token_of(request: Request) -> str | None:
    """The token of the Authorization header."""
    given = request.headers.get("authorization")
    if given is None:
        return None
    scheme, _, token = given.partition(" ")
    if scheme.lower() != "bearer" or not token.strip():
        raise Refused("bad-token")
    return token.strip()


def number_of(request: Request, name: str, default: int) -> int:
    given = request.query_params.get(name)
    if given is None:
        return default
    if not (given.isascii() and given.isdecimal() and len(given) < 16):
        raise Refused("bad-request", field=name)
    return int(given)


async def body_as(request: Request, decode: Callable[[bytes], T]) -> T:
    """The body as what it should be."""
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind != "application/json":
        raise Refused("bad-request", field="content-type")
    body = await _body(request, MOST_BODY)
    try:
        return decode(body)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise Refused("bad-request", field=str(error)[:200]) from None


async def _body(request: Request, most: int) -> bytes:
    """The body, if it is not too large."""
    parts: list[bytes] = []
    length = 0
    async for part in request.stream():
        parts.append(part)
        length += len(part)
        if length > most:
            raise Refused("too-large", most=most)
    return b"".join(parts)


async def record_of(request: Request) -> str:
    """The body as the text of a record."""
    body = await _body(request, MOST_RECORD)
    try:
        return body.decode()
    except UnicodeDecodeError:
        raise Refused("bad-request", field="record") from None
