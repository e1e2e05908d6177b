"""The ordinary handshake of a WebSocket, told apart from all others by what has been parsed of it already.

Whatever is not as browsers send it, right or wrong, stays with `websockets`, which reads it once more and says what is
wrong with it.
"""

import base64
import hashlib
import re

Fields = list[tuple[bytes, bytes]]
MOST_FIELDS = 100
MOST_BYTES = 4096  # of the address and all fields together
SALT = b"258EAFA5-E914-47DA-95CA-C5AB0DC85B11"  # of RFC 6455
OURS = frozenset((b"upgrade", b"connection", b"sec-websocket-key", b"sec-websocket-version"))
ONCE = OURS | {b"origin"}
NEVER = frozenset((b"sec-websocket-protocol", b"content-length", b"transfer-encoding"))
PLAIN = re.compile(rb"([!-~]([\t -~]*[!-~])?)?")
OPTIONS = (b"upgrade", b"keep-alive, upgrade")
KEY = re.compile(rb"[A-Za-z0-9+/]{22}==")  # 16 bytes
ANSWER = (
    b"HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: %b\r\n\r\n"
)


def answer_to(method: str, url: bytes, fields: Fields) -> bytes | None:
    """What is answered if we accept; None if this is no ordinary handshake. Names of fields are in small letters."""
    if method != "GET" or not url.isascii() or len(fields) > MOST_FIELDS:
        return None
    given: dict[bytes, bytes] = {}
    size = len(url)
    for name, value in fields:
        size += len(name) + len(value)
        if name in NEVER or (name in ONCE and name in given) or PLAIN.fullmatch(value) is None:
            return None
        given[name] = value
    if size > MOST_BYTES or not given.keys() >= OURS:
        return None
    if given[b"upgrade"].lower() != b"websocket" or given[b"connection"].lower() not in OPTIONS:
        return None
    key = given[b"sec-websocket-key"]
    if given[b"sec-websocket-version"] != b"13" or KEY.fullmatch(key) is None:
        return None
    return ANSWER % base64.b64encode(hashlib.sha1(key + SALT, usedforsecurity=False).digest())
