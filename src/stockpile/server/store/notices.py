"""What processes over one PostgreSQL tell each other, as text: names of tables, numbers, who is there; no secret."""

from stockpile.server.store.store import Notice

CHANNEL = "stockpile_news"


def stored(sender: str, table: str, upto: int) -> str:
    """A table is at a number."""
    return f"{sender} {table} {upto}"


def gone(sender: str, table: str) -> str:
    """A table was deleted."""
    return f"{sender} {table} gone"


def connected(sender: str, table: str, present: list[int], spectators: int) -> str:
    """Who follows a table from there."""
    return f"{sender} {table} present {spectators} {' '.join(map(str, present))}"


def read(text: str) -> Notice:
    """Any of them."""
    sender, table, *rest = text.split()
    if rest[0] == "gone":
        return Notice(sender, table, is_gone=True)
    if rest[0] == "present":
        return Notice(sender, table, None, tuple(map(int, rest[2:])), int(rest[1]))
    return Notice(sender, table, int(rest[0]))
