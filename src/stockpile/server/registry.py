"""The tables of one process: made, loaded when somebody comes, put away when nobody does."""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable

from stockpile.engine.formats.record import RULES, play_alike
from stockpile.engine.question import Refusal
from stockpile.server.autoplay import Autoplay
from stockpile.server.commands import handed_back
from stockpile.server.listener import NO_TABLE, RESTART
from stockpile.server.settings import Settings
from stockpile.server.store import Conflict, Store, Unavailable
from stockpile.server.table import DATABASE_DOWN, Keeper, LiveTable
from stockpile.server.table_state import NoSuchTable
from stockpile.server.tokens import is_table_id, new_table_id
from stockpile.session import Match
from stockpile.session.entry import Entry
from stockpile.session.replay import ReplayDiffers

LONGEST_ALARM = 86_400.0  # seconds; whoever is woken too early looks again
log = logging.getLogger("stockpile.tables")


class Registry(Keeper):
    """Tables by name, and what is due at those that were put away."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        now: Callable[[], float] | None = None,
        pause: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        super().__init__(settings, store, now, pause)
        self.in_memory: dict[str, LiveTable] = {}
        self._autoplays: dict[str, Autoplay] = {}
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._alarms: dict[str, asyncio.TimerHandle] = {}
        self._downtimes: list[tuple[float, float]] = []

    async def create(self, first: list[Entry]) -> LiveTable | Refusal:
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
            table = self._keep(LiveTable(self, name, match))
            self.metrics.stored(match.entries)
            self.follow_up(table)
            return table
        raise RuntimeError("no free name for a table")

    async def table(self, name: str) -> LiveTable:
        """A table, loaded if need be; NoSuchTable if there is none."""
        if name in self.in_memory:
            return self.in_memory[name]
        if not is_table_id(name):
            raise NoSuchTable(name)
        if name not in self._loading:
            task = self._loading[name] = self.spawn(self._load(name))
            task.add_done_callback(lambda _: self._loading.pop(name, None))
        return await asyncio.shield(self._loading[name])

    def is_here(self, name: str) -> bool:
        """Whether a table is in memory, or about to be."""
        return name in self.in_memory or name in self._loading

    async def here(self, name: str) -> LiveTable | None:
        """A table that is in memory, now or when it has been loaded; None if it is not."""
        if name in self._loading:
            with contextlib.suppress(NoSuchTable, Unavailable):
                await asyncio.shield(self._loading[name])
        return self.in_memory.get(name)

    async def _load(self, name: str) -> LiveTable:
        match, frozen = await self.loaded_match(name)
        table = self._keep(LiveTable(self, name, match, frozen))
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

    def _keep(self, table: LiveTable) -> LiveTable:
        self.in_memory[table.id] = table
        self._autoplays[table.id] = Autoplay(self, table)
        self.metrics.tables.set(len(self.in_memory))
        if table.id in self._alarms:
            self._alarms.pop(table.id).cancel()
        return table

    def forget(self, table: LiveTable) -> None:
        """Puts a table away; its log stays, and an alarm if something will be due."""
        if self.in_memory.get(table.id) is not table:
            return
        del self.in_memory[table.id]
        self._autoplays.pop(table.id).stop()
        self.store.let_go(table.id)
        self.metrics.tables.set(len(self.in_memory))
        due = table.match.wake_at()
        if due is not None and table.frozen is None and not self.stopping:
            wait = max(0.0, min(due - self.now(), LONGEST_ALARM))
            name = table.id
            self._alarms[name] = asyncio.get_running_loop().call_later(wait, self._wake, name)

    def put_down(self, table: LiveTable) -> None:
        """What is in memory is of no use any more: whoever follows the table connects anew, and it is loaded."""
        for listener in table.listeners:
            listener.close(RESTART)
        self.forget(table)

    def gone(self, table: LiveTable) -> None:
        """A table was deleted: nobody sits there any more, and nothing is ever written to it."""
        for listener in table.listeners:
            listener.close(NO_TABLE)
        self.forget(table)
        if table.id in self._alarms:
            self._alarms.pop(table.id).cancel()

    def follow_up(self, table: LiveTable) -> None:
        """After anything that happened at a table: automatic answers, clocks."""
        autoplay = self._autoplays.get(table.id)
        if autoplay is not None and not self.stopping:
            autoplay.look()

    def is_waiting(self, table: LiveTable) -> bool:
        """Whether nothing happens at the table unless somebody comes, or time passes."""
        autoplay = self._autoplays.get(table.id)
        return autoplay is None or autoplay.is_idle

    def ended(self, table: LiveTable) -> None:
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
        here = {name for name, table in self.in_memory.items() if table.listeners or not self.is_waiting(table)}
        due = {name for name, table in self.in_memory.items() if table.match.wake_at() is not None}
        return here | due | set(self._alarms)

    # Waking

    def _wake(self, name: str) -> None:
        self._alarms.pop(name, None)
        self.spawn(self.wake(name))

    async def wake(self, name: str) -> None:
        """Loads a table because something is due there."""
        try:
            await self.table(name)
        except NoSuchTable:
            return
        except Unavailable as error:
            log.error("table %s cannot be loaded: %s", name, error)

    # Who is there

    def presence_changed(self, table: LiveTable) -> None:
        """Somebody came or went."""
        table.audience.send_presence()
        self.announce(table)
        self._welcome_back(table)

    def _welcome_back(self, table: LiveTable) -> None:
        """Whoever comes before their seat is somebody else's has it again."""
        for number in table.came_back():
            table.submit(handed_back(number), lambda _: None)

    def announce(self, table: LiveTable) -> None:
        """Tells other processes who is here."""
        seats = sorted({listener.seat for listener in table.listeners if listener.seat is not None})
        self.store.announce(table.id, seats, sum(listener.seat is None for listener in table.listeners))
