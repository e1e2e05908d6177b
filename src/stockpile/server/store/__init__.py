"""Where logs of tables are kept: SQLite for one process, PostgreSQL for several."""

from stockpile.server.store.store import Conflict, DatabaseBusy, Notice, Row, Store, Summary, beside, opened

__all__ = ["Conflict", "DatabaseBusy", "Notice", "Row", "Store", "Summary", "beside", "opened"]
