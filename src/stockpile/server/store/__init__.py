"""Where logs of tables are kept: SQLite for one process, PostgreSQL for several."""

from stockpile.server.store.choice import beside, opened
from stockpile.server.store.store import (
    Conflict,
    Damaged,
    DatabaseBusy,
    Notice,
    Row,
    Store,
    Summary,
    Unavailable,
    Unfit,
)

__all__ = [
    "Conflict",
    "Damaged",
    "DatabaseBusy",
    "Notice",
    "Row",
    "Store",
    "Summary",
    "Unavailable",
    "Unfit",
    "beside",
    "opened",
]
