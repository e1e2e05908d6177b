"""One table in this process: takes acts one after the other, stores what they caused, then shows it."""

import asyncio
import logging
from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any, TypeVar

from stockpile.engine.question import Refusal
from stockpile.server.audience import Audience
from stockpile.server.means import Means
from stockpile.server.store import Conflict
from stockpile.server.table_state import NoSuchTable, TableState
from stockpile.session import Match
from stockpile.session.entry import Entry
from stockpile.session.replay import ReplayDiffers

T = TypeVar("T")
Outcome = list[Entry] | Refusal
Act = Callable[[Match, float], Outcome]
Done = Callable[[Outcome], None]
DATABASE_DOWN = Refusal("", "database-down")
GONE = Refusal("", "no-such-table")
FROZEN = Refusal("", "frozen")
log = logging.getLogger("stockpile.table")


def nothing(_match: Match, _now: float) -> Outcome:
    """An act that only waits its turn."""
    return []


class Keeper(Means, ABC):
    """What a table needs of whoever keeps it, beside the means."""

    @abstractmethod
    async def loaded_match(self, name: str) -> tuple[Match, str | None]:
        """A match from its log, and why it is frozen if newer code replays it differently."""

    @abstractmethod
    def follow_up(self, table: "LiveTable") -> None:
        """After anything that happened at a table: automatic answers, clocks."""

    @abstractmethod
    def is_waiting(self, table: "LiveTable") -> bool:
        """Whether nothing happens at the table unless somebody comes, or time passes."""

    @abstractmethod
    def ended(self, table: "LiveTable") -> None:
        """A game is over, or a table closed."""

    @abstractmethod
    def put_down(self, table: "LiveTable") -> None:
        """What is in memory is of no use any more: whoever follows the table connects anew, and it is loaded."""

    @abstractmethod
    def gone(self, table: "LiveTable") -> None:
        """A table was deleted: nobody sits there any more, and nothing is ever written to it."""


class LiveTable(TableState):
    """Nothing is shown, and no act is answered, before it is durable; until then the next acts wait."""

    def __init__(self, keeper: Keeper, name: str, match: Match, frozen: str | None = None) -> None:
        super().__init__(name, match, frozen, keeper.now)
        self.audience = Audience(self)
        self.touched = keeper.now()
        self.story: dict[str, Any] | None = None  # of a finished game, once somebody has asked for it
        self._keeper = keeper
        self._heard = 0
        self._stored = len(match.entries)
        self._inbox: list[tuple[Act, Done]] = []
        self._busy = False
        self._was_over = match.over

    @property
    def is_idle(self) -> bool:
        """Whether nothing is under way and nobody watches."""
        return not self._busy and not self._inbox and not self.listeners

    @property
    def is_quiet(self) -> bool:
        """Whether everything that was asked for is stored, and no automatic answer is on its way."""
        return not self._busy and not self._inbox and self._keeper.is_waiting(self)

    # What comes in

    def submit(self, act: Act, done: Done) -> None:
        """Puts an act in line; `done` is told its outcome when that is durable."""
        self._inbox.append((act, done))
        self._go_on()

    async def do(self, act: Act) -> Outcome:
        """The same, to be awaited."""
        told: asyncio.Future[Outcome] = asyncio.get_running_loop().create_future()
        self.submit(act, lambda outcome: None if told.done() else told.set_result(outcome))
        return await told

    async def read(self, look: Callable[[], T]) -> T:
        """What `look` sees when everything in line is durable."""
        seen: asyncio.Future[T] = asyncio.get_running_loop().create_future()

        def ready(_outcome: Outcome) -> None:
            if not seen.done():
                try:
                    seen.set_result(look())
                except Exception as error:  # it belongs to whoever looks
                    seen.set_exception(error)

        self.submit(nothing, ready)
        return await seen

    def look(self, seen: Callable[[], None]) -> None:
        """The same without waiting for it: now, if all is durable. A preview comes before nearly every answer."""
        if self._busy or self._inbox:
            self.submit(nothing, lambda _: seen())
        else:
            self.touched = self.now()
            seen()

    def _go_on(self) -> None:
        if self._busy or not self._inbox:
            return
        batch, self._inbox = self._inbox, []
        self._run(batch)

    def _run(self, batch: list[tuple[Act, Done]]) -> None:
        """Tries all acts in line, and hands what they caused to the store."""
        now = self.now()
        self.touched = now
        match = self.match
        since = match.said.mark()
        if self.frozen is None:
            outcomes = [act(match, now) for act, _ in batch]
            match.pass_time(now)  # what is due, is due at once: the deal after the last seat, a flag
        else:
            outcomes = [FROZEN] * len(batch)
        new = match.entries[self._stored :]
        if not new:
            self._tell(batch, outcomes)
            return
        self._busy = True

        def written(error: Exception | None) -> None:
            self._written(error, batch, outcomes, new, since)

        self._keeper.store.append(self.id, new, written)

    def _written(
        self,
        error: Exception | None,
        batch: list[tuple[Act, Done]],
        outcomes: list[Outcome],
        new: list[Entry],
        since: int,
    ) -> None:
        """The entries are durable, or somebody else was first, or the database failed."""
        if error is not None:
            self._keeper.spawn(self._again(batch, conflict=isinstance(error, Conflict), error=error))
            return
        self._stored = len(self.match.entries)
        self._busy = False
        self._keeper.metrics.stored(new)
        try:
            self._publish(new, since)
        except Exception:
            log.exception("table %s: not shown", self.id)
            self.audience.send_snapshots()
        self._tell(batch, outcomes)
        self._settle()

    async def _again(self, batch: list[tuple[Act, Done]], *, conflict: bool, error: Exception) -> None:
        """What is in memory is not what is stored: takes the stored log and, after a conflict, tries the acts anew."""
        log.warning("table %s: %s", self.id, "another process was first" if conflict else f"not stored: {error}")
        if not conflict:
            self._keeper.health.failed(error)
            self._tell(batch, [DATABASE_DOWN] * len(batch))
            batch = []
        try:
            await self.reload()
        except NoSuchTable:
            self._vanish(batch)
            return
        except Exception:
            log.exception("table %s: cannot be loaded", self.id)
            self._busy = False
            self._tell(batch, [DATABASE_DOWN] * len(batch))
            self._keeper.put_down(self)
            return
        self._busy = False
        self._inbox = batch + self._inbox
        self._settle()

    async def reload(self) -> None:
        """Takes the log as it is stored, and gives everybody a new snapshot."""
        self.match, self.frozen = await self._keeper.loaded_match(self.id)
        self._stored = len(self.match.entries)
        self.audience.look_anew()

    async def catch_up(self, upto: int | None) -> None:
        """Another process has added to the log, up to a number, or None if that is not known."""
        if upto is not None and upto <= self._stored:
            return
        if self._busy:  # for when what is being written is written
            self._heard = max(self._heard, self._stored + 1 if upto is None else upto)
            return
        self._busy = True
        try:
            new = await self._keeper.store.entries(self.id, self._stored - 1)
            if not new:
                self._vanish([])
                return
            if self.frozen is not None:
                return
            new = new[1:]
            since = self.match.said.mark()
            self.match.follow(new)
            self._stored = len(self.match.entries)
            if new:
                self._publish(new, since)
        except ReplayDiffers:
            await self.reload()
        finally:
            self._busy = False
        self._settle()

    def _vanish(self, batch: list[tuple[Act, Done]]) -> None:
        """The table was deleted, and with it whatever is still wanted of it."""
        self._busy = False  # whoever asks for more when told is told the same
        waiting, self._inbox = batch + self._inbox, []
        self._tell(waiting, [GONE] * len(waiting))
        self._keeper.gone(self)

    def _settle(self) -> None:
        """After anything that was stored: automatic answers, then what waits."""
        self._keeper.follow_up(self)
        if self._heard > self._stored and not self._busy:
            self._heard = 0
            self._keeper.spawn(self.catch_up(None))
        self._go_on()

    def _tell(self, batch: list[tuple[Act, Done]], outcomes: list[Outcome]) -> None:
        for (_, done), outcome in zip(batch, outcomes, strict=True):
            done(outcome)

    def _publish(self, new: list[Entry], since: int) -> None:
        """Lets everybody know what may be known of the new entries."""
        over = self.match.over
        ended, self._was_over = over and not self._was_over, over
        if ended or self.match.closed:
            self._keeper.ended(self)
        self.audience.publish(new, since, ended=ended)
