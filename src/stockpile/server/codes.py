"""Join codes: five letters that somebody can say aloud, good for a table that still waits for players."""

import secrets

from stockpile.engine.question import Refusal
from stockpile.server.commands import NOT_SEATED, Who
from stockpile.server.store import Conflict
from stockpile.server.table import LiveTable
from stockpile.server.table_state import NoSuchTable
from stockpile.server.tables import Tables

LETTERS = "BCDFGHJKMNPQRSTVWXYZ"  # no vowels, so no words; none that is read as another
LENGTH = 5
GOOD_FOR = 7200.0  # seconds
LOBBY = "lobby"
NO_SUCH_CODE = Refusal("", "no-such-code")
TOO_FAST = Refusal("", "too-fast")


def new_code() -> str:
    """Five letters by lot."""
    return "".join(secrets.choice(LETTERS) for _ in range(LENGTH))


def read_code(given: str) -> str | None:
    """A code as somebody typed it, or None if it cannot be one."""
    letters = given.upper().replace(" ", "").replace("-", "")
    return letters if len(letters) == LENGTH and set(letters) <= set(LETTERS) else None


async def code_of(tables: Tables, table: LiveTable, who: Who) -> dict[str, object] | Refusal:
    """The code of a table, made if it has none that is good; for those who sit there, and its host."""
    match = table.match
    if who.seat(match) is None and not who.is_host(match):
        return NOT_SEATED
    if table.state != LOBBY:
        return Refusal("", "already-started")
    now = tables.now()
    while True:
        try:
            code, until = await tables.store.code(table.id, new_code(), now + GOOD_FOR, now)
        except Conflict:
            continue  # somebody else's, or made by another process in this moment
        return {"code": code, "until": until}


async def found(tables: Tables, given: str) -> dict[str, object] | Refusal:
    """The table of a code. One that never was, is over, or whose game has begun: nobody can tell which.

    Wrong ones are counted for all addresses together: whoever has many could else guess on. Links are not counted.
    """
    is_limited = tables.settings.limits
    if is_limited and not tables.wrong_codes.has():
        return TOO_FAST
    name = await _open_table(tables, given)
    if name is None:
        tables.wrong_codes.spend()
        return NO_SUCH_CODE
    if is_limited and not tables.code_arrivals.spend(name):
        return TOO_FAST
    return {"table": name}


async def _open_table(tables: Tables, given: str) -> str | None:
    """The id of a table that still waits for players."""
    code = read_code(given)
    name = None if code is None else await tables.store.table_of(code, tables.now())
    if name is None:
        return None
    try:
        table = await tables.table(name)
    except NoSuchTable:
        return None
    if table.state != LOBBY:
        await tables.store.end_code(name)
        return None
    return name
