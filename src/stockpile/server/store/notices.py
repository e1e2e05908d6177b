"""What processes over one PostgreSQL tell each other, as text: names of tables, numbers, who is there; no secret."""

from collections.abc import Callable

from stockpile.server.store.store import Notice

CHANNEL = "stockpile_news"
MOST_TABLES = 200  # in one notice, which holds less than 8,000 bytes


def stored(sender: str, numbers: dict[str, int]) -> list[str]:
    """Tables and the numbers they are at, in as few notices as hold them."""
    told = [f"{table}:{upto}" for table, upto in numbers.items()]
    return [
        f"{sender} stored {' '.join(told[first : first + MOST_TABLES])}" for first in range(0, len(told), MOST_TABLES)
    ]


def gone(sender: str, table: str) -> str:
    """A table was deleted."""
    return f"{sender} {table} gone"


def connected(sender: str, table: str, present: list[int], spectators: int) -> str:
    """Who follows a table from there."""
    return f"{sender} {table} present {spectators} {' '.join(map(str, present))}"


def read(text: str, me: str, is_here: Callable[[str], bool]) -> list[Notice]:
    """What any of them says of tables that are here, unless we have said it ourselves."""
    sender, table, *rest = text.split()
    if sender == me:
        return []
    if table == "stored":
        numbers = (part.partition(":") for part in rest)
        return [Notice(sender, name, int(upto)) for name, _, upto in numbers if is_here(name)]
    if not is_here(table):
        return []
    if rest[0] == "gone":
        return [Notice(sender, table, is_gone=True)]
    return [Notice(sender, table, None, tuple(map(int, rest[2:])), int(rest[1]))]
