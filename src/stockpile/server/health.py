"""Whether the database takes what it is given; while it does not, nothing is hurried."""

import asyncio
import logging

from stockpile.server.store import Damaged

log = logging.getLogger("stockpile.health")


class Health:
    """One trouble at a time, told when it comes and when it is over."""

    def __init__(self) -> None:
        self.trouble: str | None = None
        self.well = asyncio.Event()
        self.well.set()
        self.unwell = asyncio.Event()

    def failed(self, error: Exception) -> None:
        """Something could not be stored or read. A damaged page is the trouble of one table, not of all."""
        if isinstance(error, Damaged):
            log.error("the database is damaged: %s", error)
            return
        if self.trouble is None:
            log.error("the database does not work: %s", error)
        self.trouble = str(error) or type(error).__name__
        self.well.clear()
        self.unwell.set()

    def recovered(self) -> None:
        """It works again."""
        if self.trouble is not None:
            log.warning("the database works again")
        self.trouble = None
        self.unwell.clear()
        self.well.set()
