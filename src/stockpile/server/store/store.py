"""What a store can do, whichever database is behind it."""

import asyncio
from collections.abc import AsyncIterator, Callable, Collection
from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol

import msgspec

Entry = dict[str, Any]
Written = Callable[[Exception | None], None]


class Conflict(Exception):
    """Another process has written these numbers of the table's log, or deleted it: load it again."""


class DatabaseBusy(Exception):
    """Another server has this database open, and it is one that only one may have."""


class Unfit(Exception):
    """The database cannot be used as it is; says why, and what can be done."""


class Unavailable(Exception):
    """The database did not take or give what it was asked for now: a full disk, a lost connection, a damaged page."""


class Damaged(Unavailable):
    """It never will: what was stored there cannot be read any more."""


class Row(NamedTuple):
    """One entry as it is stored; a seat's move also stands in columns, and comes once in a log."""

    table: str
    seq: int
    at: float
    kind: str
    seat: int | None
    move: str | None
    body: bytes


@dataclass(frozen=True)
class Summary:
    """A table in the list of an operator."""

    table: str
    created: float
    updated: float
    entries: int
    players: int
    rules: int
    finished: float | None
    frozen: str | None


_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(dict[str, Any]).decode


def row_of(table: str, item: Entry) -> Row:
    """An entry as a row."""
    return Row(table, item["seq"], item["at"], item["kind"], item.get("seat"), item.get("move"), _encode(item))


def entry_of(body: bytes | str) -> Entry:
    """The entry of a row."""
    try:
        return _decode(body)
    except msgspec.DecodeError as error:
        raise Damaged(f"an entry is no entry: {error}") from None


class Notice(NamedTuple):
    """What another process tells: its table is at a number, or gone, or who is connected there; and no secret."""

    sender: str
    table: str
    upto: int | None = None
    present: tuple[int, ...] = ()
    spectators: int = 0
    is_gone: bool = False


class Store(Protocol):
    """An append-only log for each table. `append` calls back once the entries are durable, or why they are not.

    Whatever a database has to say against it, it says as Conflict or Unavailable.
    """

    address: str

    async def open(self) -> None:
        """Connects and brings the schema up to date; where there can be only one server, takes its place."""

    async def close(self) -> None:
        """Finishes what is being written, then lets go."""

    def append(self, table: str, entries: list[Entry], written: Written) -> None:
        """Adds entries, all or none; `written` is called in the event loop."""

    async def add(self, table: str, entries: list[Entry]) -> None:
        """The same, to be awaited; Conflict if somebody was quicker."""

    async def entries(self, table: str, after: int = 0) -> list[Entry]:
        """The log of a table from a number on; empty if there is no such table."""

    async def summaries(self) -> list[Summary]:
        """All tables, the latest first."""

    async def unfinished(self) -> list[str]:
        """The tables that are still being played, the latest first."""

    async def finish(self, table: str, at: float) -> None:
        """Notes that nothing more will happen at a table by itself."""

    async def freeze(self, table: str, reason: str | None) -> None:
        """Notes that a table replays differently, or does no more."""

    async def delete(self, table: str) -> None:
        """Removes a table and its log."""

    async def delete_older(self, before: float) -> list[str]:
        """Removes tables that nobody has touched since a time of day; says which."""

    async def grow_older(self, seconds: float) -> None:
        """Notes for how long a server has served; this is the only clock by which tables go out of use."""

    async def note_use(self, tables: Collection[str]) -> None:
        """Notes that these are in use, and all in whose log something was added since the last time."""

    async def delete_unused(self, seconds: float) -> list[str]:
        """Removes tables of which no use was noted while servers served for so long; says which."""

    async def last_beat(self) -> float:
        """When a server was last alive; 0 if none ever was."""

    async def beat(self, now: float) -> None:
        """Notes that a server is alive."""

    async def downtimes(self) -> list[tuple[float, float]]:
        """From when to when no server was alive."""

    async def lead(self, table: str) -> bool:
        """Whether this process is the one to give automatic answers at a table."""

    def let_go(self, table: str) -> None:
        """Another process may give them."""

    def announce(self, table: str, present: list[int], spectators: int) -> None:
        """Tells other processes which seats are connected here."""

    async def news(self, is_here: Callable[[str], bool]) -> AsyncIterator[Notice]:
        """What other processes tell of the tables that are here; without a table, it may be anything."""
        del is_here
        yield Notice("", "")

    async def code(self, table: str, fresh: str, until: float, now: float) -> tuple[str, float]:
        """A table's code, and until when it is good: the one it has, or the fresh one; Conflict if that is taken."""

    async def table_of(self, code: str, now: float) -> str | None:
        """The table of a code that is good now."""

    async def end_code(self, table: str) -> None:
        """The code of a table is good for nothing any more."""

    async def ping(self) -> None:
        """Fails if the database does not answer."""

    async def prove(self) -> None:
        """Fails if the database does not take a good deal of writing."""


async def awaited(append: Callable[[Written], None]) -> None:
    """Waits for what `append` calls back with."""
    stored: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def written(error: Exception | None) -> None:
        if stored.done():
            return
        if error is None:
            stored.set_result(None)
        else:
            stored.set_exception(error)

    append(written)
    await stored
