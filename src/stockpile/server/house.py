"""All tables of one process: made, loaded when somebody comes, put away when nobody does."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, TypeVar

from stockpile.engine.question import Refusal
from stockpile.engine.record import RULES, play_alike
from stockpile.server.automat import Automat
from stockpile.server.clock import SteadyClock
from stockpile.server.commands import handed_back
from stockpile.server.health import Health
from stockpile.server.listener import NO_TABLE, RESTART
from stockpile.server.metrics import Metrics
from stockpile.server.phrases import worded
from stockpile.server.replays import Replays
from stockpile.server.settings import Settings
from stockpile.server.store import Conflict, Store, Unavailable
from stockpile.server.table import DATABASE_DOWN, NoSuchTable, Table
from stockpile.server.thinkers import Thinkers
from stockpile.server.tokens import is_table_id, new_table_id
from stockpile.server.upkeep import DAY, Upkeep
from stockpile.session import Match
from stockpile.session.entry import Entry
from stockpile.session.replay import ReplayDiffers

T = TypeVar("T")
log = logging.getLogger("stockpile.house")


class House:
    """Tables by name. `now` is the only clock they know, `pause` the only way in which bots wait.

    `lived` counts for how long the house has served, and is what old tables are deleted by.
    """

    def __init__(
        self,
        settings: Settings,
        store: Store,
        now: Callable[[], float] | None = None,
        pause: Callable[[float], Awaitable[None]] = asyncio.sleep,
        lived: Callable[[], float] = time.monotonic,
    ) -> None:
        self.settings = settings
        self.store = store
        self.now = SteadyClock() if now is None else now
        self.pause = pause
        self.health = Health()
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
        self.upkeep = Upkeep(self, lived)

    # Beginning and end

    async def open(self) -> None:
        """Opens the database and begins to look after its tables."""
        try:
            await self.store.open()
            try:
                await self._begin()
            except BaseException:
                await self.store.close()
                raise
        except Exception as error:
            self.failure = error
            raise
        self.upkeep.start()

    async def _begin(self) -> None:
        """Time goes on from where the last server left it."""
        if isinstance(self.now, SteadyClock):
            self.now.not_before(await self.store.last_beat())
        await self.store.beat(self.now())
        self._downtimes = await self.store.downtimes()

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
        self.announce(table)
        self._welcome_back(table)

    def _welcome_back(self, table: Table) -> None:
        """Whoever comes before their seat is somebody else's has it again."""
        for number in table.audience.came_back():
            table.submit(handed_back(number), lambda _: None)

    def announce(self, table: Table) -> None:
        """Tells other processes who is here."""
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
        if isinstance(error, Unavailable):
            self.health.failed(error)
        elif error is not None and not isinstance(error, NoSuchTable):  # anybody can ask for a table that is not there
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
            except Unavailable as error:
                self.health.failed(error)
                return DATABASE_DOWN
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
            match = Match.from_entries(entries)
            begun = match.created.get("rules", RULES)
            if not match.over and not match.closed and not play_alike(begun, match.setup):
                raise ReplayDiffers(len(entries) + 1, f"begun under rules {begun}, these are {RULES}")
        except ReplayDiffers as error:
            log.error("table %s is frozen: %s", name, error)
            self.metrics.frozen.inc()
            await self.store.freeze(name, str(error))
            return Match.from_entries(entries[: error.seq - 1]), str(error)
        return match, None

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
        self.spawn(self._note_end(table.id, self.now()))

    async def _note_end(self, name: str, at: float) -> None:
        """However long the database is out of order."""
        while True:
            try:
                return await self.store.finish(name, at)
            except Unavailable as error:
                self.health.failed(error)
            await self.health.well.wait()

    def in_use(self) -> set[str]:
        """The tables where somebody is, something is on its way, or will be due."""
        here = {name for name, table in self.tables.items() if table.listeners or not self.is_waiting(table)}
        due = {name for name, table in self.tables.items() if table.match.wake_at() is not None}
        return here | due | set(self._alarms)

    def worded(self, table: Table, frame: bytes, key: tuple[int | None, str | None]) -> bytes:
        """A frame with sentences in the language its reader asked for."""
        seat, language = key
        return frame if language is None else worded(table, frame, seat, language)

    def _wake(self, name: str) -> None:
        self._alarms.pop(name, None)
        self.spawn(self.upkeep.wake(name))
