"""Names of tables and proofs of seats: long, random, and kept only as hashes."""

import hashlib
import secrets

ALPHABET = "23456789abcdefghjkmnpqrstvwxyz"  # nothing that looks like something else
TABLE_LENGTH = 12


def new_table_id() -> str:
    """The name of a table: nobody guesses it, everybody can type it."""
    return "".join(secrets.choice(ALPHABET) for _ in range(TABLE_LENGTH))


def is_table_id(text: str) -> bool:
    """Whether this could be the name of a table at all."""
    return len(text) == TABLE_LENGTH and all(sign in ALPHABET for sign in text)


def new_token() -> str:
    """What proves that somebody has a seat: 256 random bits in 43 characters."""
    return secrets.token_urlsafe(32)


def hashed(token: str) -> str:
    """What is stored of a token. It is random, so one quick hash cannot be turned round."""
    return hashlib.sha256(token.encode()).hexdigest()
