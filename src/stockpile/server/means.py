"""What everything in one process of the server shares: settings, database, time, thinkers, tasks."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, TypeVar

from stockpile.server.analyses import Analyses
from stockpile.server.clock import SteadyClock
from stockpile.server.credits import Credit, Credits
from stockpile.server.health import Health
from stockpile.server.metrics import Metrics
from stockpile.server.replays import Replays
from stockpile.server.settings import Settings
from stockpile.server.store import Store, Unavailable
from stockpile.server.table_state import NoSuchTable
from stockpile.server.thinkers import Thinkers, step_back

T = TypeVar("T")
HINTS, HINT_SECONDS = 30, 60.0
# Of 3.2 million codes: whoever guesses for the two hours that one is good finds it once in 13,000 times.
WRONG_CODES, WRONG_CODE_SECONDS = 120, 3600.0
CODE_ARRIVALS, CODE_ARRIVAL_SECONDS = 60, 600.0
log = logging.getLogger("stockpile.tables")


class Means:
    """`now` is the only clock that tables know, `pause` the only way in which bots wait."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        now: Callable[[], float] | None = None,
        pause: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self.settings = settings
        self.store = store
        self.now = SteadyClock() if now is None else now
        self.pause = pause
        self.health = Health()
        self.metrics = Metrics()
        self.thinkers = Thinkers(settings.thinkers)
        self.advisers = Thinkers(1, step_back)
        self.replays = Replays()
        self.stopping = False
        self.analyses = Analyses(self.replays, lambda: self.stopping)
        self.hints = Credits(HINTS, HINT_SECONDS)  # by person
        self.wrong_codes = Credit(max(1, WRONG_CODES // settings.workers), WRONG_CODE_SECONDS)  # of everybody together
        self.code_arrivals = Credits(CODE_ARRIVALS, CODE_ARRIVAL_SECONDS)  # by table
        self._tasks: set[asyncio.Task[Any]] = set()

    def spawn(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """A task that is kept until it is done."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._spawned_done)
        return task

    def _spawned_done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if isinstance(error, Unavailable):
            self.health.failed(error)
        elif error is not None and not isinstance(error, NoSuchTable):  # anybody can ask for a table that is not there
            log.error("a task failed", exc_info=error)
