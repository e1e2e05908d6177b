"""The fingerprint of a state, alike in every build; fields that are not used do not count."""

from struct import Struct

try:
    from _blake2 import blake2b  # as in rules/rng.py: hashlib would bring all of OpenSSL along
except ImportError:
    from hashlib import blake2b

from stockpile.engine.declared import fields

UNUSED = tuple((field.name.encode(), bytes(field.nbytes)) for field in fields.FIELDS)  # what each looks like
SPLIT = Struct("".join(f"{field.nbytes}s" for field in fields.FIELDS)).unpack


def fingerprint(data: bytes) -> str:
    """The fingerprint of a state's bytes."""
    parts = list[bytes]()
    for (name, unused), part in zip(UNUSED, SPLIT(data), strict=True):
        if part != unused:
            parts += (name, part)
    return blake2b(b"".join(parts), digest_size=16).hexdigest()
