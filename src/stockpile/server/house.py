"""All tables of one process: made, loaded when somebody comes, put away when nobody does."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, TypeVar

from stockpile.engine.question import Refusal
from stockpile.server.automat import Automat
from stockpile.server.listener import NO_TABLE, RESTART
from stockpile.server.metrics import Metrics
from stockpile.server.phrases import worded
from stockpile.server.replays import Replays
from stockpile.server.settings import Settings
from stockpile.server.store import Conflict, Store
from stockpile.server.table import NoSuchTable, Table
from stockpile.server.thinkers import Thinkers
from stockpile.server.tokens import is_table_id, new_table_id
from stockpile.session import Match
from stockpile.session.entry import Entry
from stockpile.session.replay import ReplayDiffers

T = TypeVar("T")
BEAT_SECONDS = 10.0
SWEEP_SECONDS = 30.0
DAY = 86_400.0
log = logging.getLogger("stockpile.house")


class House:
    """Tables by name. `now` is the only clock they know, `pause` the only way in which bots wait."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        now: Callable[[], float] = time.time,
        pause: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self.settings = settings
        self.store = store
        self.now = now
        self.pause = pause
        self.metrics = Metrics()
        self.thinkers = Thinkers(settings.thinkers)
        self.replays = Replays()
        self.tables: dict[str, Table] = {}
        self.stopping = False
        self.failure: Exception | None = None  # why the house could not be opened
        self._automats: dict[str, Automat] = {}
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._alarms: dict[str, asyncio.TimerHandle] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._downtimes: list[tuple[float, float]] = []

    # Beginning and end

    async def open(self) -> None:
        """Opens the database and begins to look after its tables."""
        try:
            await self.store.open()
        except Exception as error:
            self.failure = error
            raise
        await self.store.beat(self.now())
        self._downtimes = await self.store.downtimes()
        for work in (self._beat(), self._sweep(), self._wake_all(), self._listen()):
            self.spawn(work)

    async def close(self) -> None:
        """Says good-bye to all, lets what is being written finish, and closes the database."""
        self.stopping = True
        for task in list(self._tasks):
            task.cancel()
        for automat in self._automats.values():
            automat.stop()
        for alarm in self._alarms.values():
            alarm.cancel()
        self.thinkers.stop()
        self.replays.stop()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await asyncio.gather(*(table.read(lambda: None) for table in self.tables.values()), return_exceptions=True)
        await self.store.close()

    def say_goodbye(self) -> None:
        """Tells every stream that the server restarts; nothing new is let in."""
        self.stopping = True
        for table in self.tables.values():
            for listener in table.listeners:
                listener.close(RESTART)

    def presence_changed(self, table: Table) -> None:
        """Somebody came or went."""
        table.audience.send_presence()
        self._announce(table)

    def _announce(self, table: Table) -> None:
        seats = sorted({listener.seat for listener in table.listeners if listener.seat is not None})
        self.store.announce(table.id, seats, sum(listener.seat is None for listener in table.listeners))

    def spawn(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """A task that is kept until it is done."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._spawned_done)
        return task

    def _spawned_done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, NoSuchTable):  # anybody can ask for a table that is not there
            log.error("a task failed", exc_info=error)

    # Tables

    async def create(self, first: list[Entry]) -> Table | Refusal:
        """A new table with its first entries."""
        for _ in range(10):
            match = Match()
            for item in first:
                outcome = match.submit(item, self.now())
                if isinstance(outcome, Refusal):
                    return outcome
            match.pass_time(self.now())
            name = new_table_id()
            try:
                await self.store.add(name, match.entries[:])
            except Conflict:
                continue
            table = self._keep(Table(self, name, match))
            self.metrics.stored(match.entries)
            self.follow_up(table)
            return table
        raise RuntimeError("no free name for a table")

    async def table(self, name: str) -> Table:
        """A table, loaded if need be; NoSuchTable if there is none."""
        if name in self.tables:
            return self.tables[name]
        if not is_table_id(name):
            raise NoSuchTable(name)
        if name not in self._loading:
            task = self._loading[name] = self.spawn(self._load(name))
            task.add_done_callback(lambda _: self._loading.pop(name, None))
        return await asyncio.shield(self._loading[name])

    async def _load(self, name: str) -> Table:
        match, frozen = await self.loaded_match(name)
        table = self._keep(Table(self, name, match, frozen))
        lost = self._lost_since(match)
        if lost and match.clock.running and frozen is None:
            table.submit(lambda match, now: match.pause(lost, now), lambda _: None)
        self.follow_up(table)
        return table

    async def loaded_match(self, name: str) -> tuple[Match, str | None]:
        """A match from its log, and why it is frozen if newer code replays it differently."""
        entries = await self.store.entries(name)
        if not entries:
            raise NoSuchTable(name)
        try:
            return Match.from_entries(entries), None
        except ReplayDiffers as error:
            log.error("table %s is frozen: %s", name, error)
            self.metrics.frozen.inc()
            await self.store.freeze(name, str(error))
            return Match.from_entries(entries[: error.seq - 1]), str(error)

    def _lost_since(self, match: Match) -> float:
        """For how long no server was there since the last entry."""
        last: float = match.entries[-1]["at"]
        return sum(ended - max(began, last) for began, ended in self._downtimes if ended > last)

    def _keep(self, table: Table) -> Table:
        self.tables[table.id] = table
        self._automats[table.id] = Automat(self, table)
        self.metrics.tables.set(len(self.tables))
        if table.id in self._alarms:
            self._alarms.pop(table.id).cancel()
        return table

    def forget(self, table: Table) -> None:
        """Puts a table away; its log stays, and an alarm if something will be due."""
        if self.tables.get(table.id) is not table:
            return
        del self.tables[table.id]
        self._automats.pop(table.id).stop()
        self.store.let_go(table.id)
        self.metrics.tables.set(len(self.tables))
        due = table.match.wake_at()
        if due is not None and table.frozen is None and not self.stopping:
            wait = max(0.0, min(due - self.now(), DAY))
            name = table.id
            self._alarms[name] = asyncio.get_running_loop().call_later(wait, self._wake, name)

    def put_down(self, table: Table) -> None:
        """What is in memory is of no use any more: whoever follows the table connects anew, and it is loaded."""
        for listener in table.listeners:
            listener.close(RESTART)
        self.forget(table)

    def gone(self, table: Table) -> None:
        """A table was deleted: nobody sits there any more, and nothing is ever written to it."""
        for listener in table.listeners:
            listener.close(NO_TABLE)
        self.forget(table)
        if table.id in self._alarms:
            self._alarms.pop(table.id).cancel()

    def follow_up(self, table: Table) -> None:
        """After anything that happened at a table: automatic answers, clocks."""
        automat = self._automats.get(table.id)
        if automat is not None and not self.stopping:
            automat.look()

    def is_waiting(self, table: Table) -> bool:
        """Whether nothing happens at the table unless somebody comes, or time passes."""
        automat = self._automats.get(table.id)
        return automat is None or automat.is_idle

    def ended(self, table: Table) -> None:
        """A game is over, or a table closed."""
        self.spawn(self.store.finish(table.id, self.now()))

    def worded(self, table: Table, frame: bytes, key: tuple[int | None, str | None]) -> bytes:
        """A frame with sentences in the language its reader asked for."""
        seat, language = key
        return frame if language is None else worded(table, frame, seat, language)

    # What goes on by itself

    def _wake(self, name: str) -> None:
        self._alarms.pop(name, None)
        self.spawn(self._woken(name))

    async def _woken(self, name: str) -> None:
        try:
            await self.table(name)
        except NoSuchTable:
            return

    async def _wake_all(self) -> None:
        """After a restart, games go on where bots or clocks are due; gently, one after the other."""
        for name in await self.store.unfinished():
            known = name in self.tables
            await self._woken(name)
            await asyncio.sleep(0.001)
            table = self.tables.get(name)
            if table is not None and not known and table.is_idle and self._automats[name].is_idle:
                self.forget(table)

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            await self.store.beat(self.now())

    async def _sweep(self) -> None:
        """Puts away tables that nobody needs, and deletes those that are kept no longer."""
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            idle_since = self.now() - self.settings.idle_seconds
            for table in list(self.tables.values()):
                if table.listeners:
                    self._announce(table)
                if table.is_idle and table.touched < idle_since and self._automats[table.id].is_idle:
                    self.forget(table)
            if self.settings.keep_days is not None:
                await self._delete_old(self.settings.keep_days)

    async def _delete_old(self, days: float) -> None:
        for name in await self.store.delete_older(self.now() - days * DAY):
            log.info("table %s deleted: older than %g days", name, days)
            table = self.tables.get(name)
            if table is not None:
                self.gone(table)

    async def _listen(self) -> None:
        """Hears of what other processes have stored."""
        async for notice in self.store.news():
            if not notice.table:
                for table in list(self.tables.values()):
                    self.spawn(table.catch_up(None))
                continue
            found = self.tables.get(notice.table)
            if found is None:
                continue
            if notice.is_gone:
                self.gone(found)
            elif notice.upto is not None:
                self.spawn(found.catch_up(notice.upto))
            else:
                found.audience.heard_presence(notice, self.now())
