"""Automatic answers of one table: thought about at once, given at a moment that depends on nothing secret."""

import asyncio
import contextlib
import logging
import time

from stockpile.engine.question import Refusal
from stockpile.server.means import Means
from stockpile.server.pauses import hurried, least, moment, personal, unasked
from stockpile.server.store import Unavailable
from stockpile.server.table import LiveTable, Outcome
from stockpile.server.thoughts import quick
from stockpile.session import Match, automatic
from stockpile.session.automatic import Due

MARGIN = 0.05  # before its moment, an answer is fixed
LEAD_AGAIN = 1.0  # seconds until another process is asked again whether it still leads
log = logging.getLogger("stockpile.autoplay")


class Autoplay:
    """One task for each seat whose question is answered by bot, plan or force."""

    def __init__(self, means: Means, table: LiveTable) -> None:
        self._means = means
        self._table = table
        self._tasks: dict[int, tuple[int, asyncio.Task[None]]] = {}  # by seat, with the revision of its question
        self._timer: asyncio.TimerHandle | None = None

    @property
    def is_idle(self) -> bool:
        """Whether no answer is on its way."""
        return not self._tasks

    def look(self) -> None:
        """Starts what is due, drops what is no more, and sets the alarm for clocks and deadlines."""
        match = self._table.match
        self._set_alarm(match.wake_at() if self._table.frozen is None else None)
        if not self._table.is_played:
            self._drop_tasks()
            return
        for seat, (opened, task) in list(self._tasks.items()):
            if match.question(seat) is None or match.opened(seat) != opened:
                task.cancel()
                del self._tasks[seat]
        due = automatic.due(match, besides=frozenset(self._tasks))
        while due is not None:
            opened = match.opened(due.seat)
            view = match.view(due.seat).to_bytes() if due.given is None else b""
            self._tasks[due.seat] = (opened, self._means.spawn(self._answer(due, opened, view)))
            due = automatic.due(match, besides=frozenset(self._tasks))

    def stop(self) -> None:
        """Gives no more answers."""
        self._drop_tasks()
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _drop_tasks(self) -> None:
        for _, task in self._tasks.values():
            task.cancel()
        self._tasks.clear()

    def _set_alarm(self, at: float | None) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if at is not None:
            least = 0.002 if self._means.health.trouble is None else LEAD_AGAIN
            wait = max(least, min(at - self._means.now(), 86_400.0) + 0.002)
            self._timer = asyncio.get_running_loop().call_later(wait, self._ring)

    def _ring(self) -> None:
        self._timer = None
        self._table.submit(lambda match, now: match.pass_time(now), lambda _: self.look())  # a little early: look again

    async def _answer(self, due: Due, opened: int, view: bytes) -> None:
        """One answer, from the thought to the log; the view is the one of the question, whatever happens meanwhile."""
        await self._turn()
        given, match = due.given, self._table.match
        bot = hurried(due.by, match.pace)
        pause = moment(match.pace, least(bot, match.pace), goes_on=match.turn.seat == due.seat)
        if given is not None:
            drawn = unasked if due.by == automatic.FORCED else personal
            await self._means.pause(drawn(match, due.seat, self._means.now()))
        elif pause:
            given = await self._in_time(due, bot, view, pause)
        else:
            given = await self._thought(due, bot, view)
        self._tasks.pop(due.seat, None)

        def act(match: Match, now: float) -> Outcome:
            still = automatic.due(match, besides=frozenset(set(range(len(match.seats))) - {due.seat}))
            if still is None or still.by != due.by or match.opened(due.seat) != opened:
                return Refusal("", "stale-revision")
            return match.answer_for(due.seat, given, due.by, now)

        self._table.submit(act, lambda outcome: self.look() if isinstance(outcome, Refusal) else None)

    async def _turn(self) -> None:
        """Until it is this process that answers here, and the database takes answers."""
        while True:
            await self._means.health.well.wait()
            try:
                if await self._means.store.lead(self._table.id):
                    return
            except Unavailable as error:
                self._means.health.failed(error)
            await asyncio.sleep(LEAD_AGAIN)

    async def _in_time(self, due: Due, bot: str, view: bytes, pause: float) -> int:
        """A bot's answer at a moment that was drawn before it began to think: how long that takes must not show.

        If the thought is not there shortly before, a quick bot decides instead, and the answer comes at its moment.
        """
        thought = asyncio.ensure_future(self._thought(due, bot, view))
        margin = min(MARGIN, pause / 4)
        try:
            await self._means.pause(pause - margin)
            if thought.done():
                given = thought.result()
            else:
                self._means.metrics.late.inc()
                given = await asyncio.to_thread(quick, due.by, due.seat, self._table.match.bot_seed, view)
        finally:
            thought.cancel()
        await self._means.pause(margin)
        return given if given in due.question.answers else due.question.answers[0]

    async def _thought(self, due: Due, bot: str, view: bytes) -> int:
        """What the bot answers; a bot that fails must not stop the game."""
        match = self._table.match
        began = time.perf_counter()
        try:
            given = await self._means.thinkers.answer(bot, due.seat, match.bot_seed, view)
        except asyncio.CancelledError:
            raise
        except Exception:
            log.exception("table %s: bot %s failed", self._table.id, due.by)
            given = -1
        with contextlib.suppress(ValueError):
            self._means.metrics.thought(time.perf_counter() - began)
        return given if given in due.question.answers else due.question.answers[0]
