"""Records that visitors bring are retold in a small pool of their own, so that they never keep bots waiting."""

import asyncio
import contextlib
import resource
import signal
from collections.abc import Callable
from types import FrameType

import msgspec

from stockpile.lab.coach import NOT_OVER
from stockpile.server.answers import Refused
from stockpile.server.thinkers import Thinkers, step_back
from stockpile.server.thoughts import retell, story_of

MOST_RECORD = 1 << 20  # bytes; a long game with everything in play has a third of it
CPU_SECONDS = 10  # that one record may take; a long game takes one, three where nothing is compiled
WALL_SECONDS = 60.0  # after which the process is ended, whatever it does
MOST_WAITING = 8
MEMORY = 1 << 30
MOST_SAID = 300  # of what is wrong


class TooLong(BaseException):
    """A record takes more than its share; not for retelling to catch."""


def _prepare() -> None:
    step_back()
    signal.signal(signal.SIGPROF, _stop)
    with contextlib.suppress(ValueError, OSError):  # where less is allowed already
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


def _stop(_number: int, _frame: FrameType | None) -> None:
    raise TooLong


def bounded(seconds: float, work: Callable[..., bytes], *args: object) -> tuple[str, bytes]:
    """In the pool: what is wrong, or what the work brings, within so many seconds of processor time."""
    try:
        signal.setitimer(signal.ITIMER_PROF, seconds)
        try:
            return "", work(*args)
        finally:
            signal.setitimer(signal.ITIMER_PROF, 0)
    except TooLong:
        return "record: it takes too long", b""
    except MemoryError:
        return "record: it takes too much memory", b""
    except ValueError as error:
        return str(error)[:MOST_SAID] or "record", b""
    except Exception as error:  # a stranger's text can be wrong in any way: it spoils its own telling, nothing else
        return f"record: {type(error).__name__}", b""


def retold(text: str, language: str | None) -> bytes:
    """A record as everybody saw it, as JSON; a ValueError says what is wrong with it."""
    told = retell(text, language)
    if "error" in told:
        raise ValueError(told["error"])
    return msgspec.json.encode(told)


def recalled(text: str) -> bytes:
    """The story of one of our own games."""
    return msgspec.json.encode(story_of(text))


class Replays:
    """One at a time; a few may wait."""

    def __init__(self, cpu_seconds: float = CPU_SECONDS, wall_seconds: float = WALL_SECONDS) -> None:
        self._pool = Thinkers(1, _prepare)
        self._cpu_seconds = cpu_seconds
        self.wall_seconds = wall_seconds
        self._free = asyncio.Semaphore(1)
        self._waiting = 0

    async def told(self, text: str, language: str | None) -> bytes:
        """A record retold, as JSON; Refused if it cannot be."""
        return await self.run(retold, text, language)

    async def story(self, text: str) -> bytes:
        """The story of a finished game, as JSON."""
        return await self.run(recalled, text)

    async def run(self, work: Callable[..., bytes], *args: object, is_begun: bool = False) -> bytes:
        """Any function of a record, when it is its turn; Refused with what it raises as a ValueError.

        What is already begun may go on, however many wait.
        """
        if self._waiting >= MOST_WAITING and not is_begun:
            raise Refused("too-fast")
        self._waiting += 1
        try:
            async with self._free:
                done = self._pool.run(bounded, self._cpu_seconds, work, *args)
                error, body = await asyncio.wait_for(done, self.wall_seconds)
        except TimeoutError:
            self._pool.stop()
            error, body = "record: it takes too long", b""
        finally:
            self._waiting -= 1
        if error == NOT_OVER:
            raise Refused("not-over")
        if error:
            raise Refused("bad-request", field=error)
        return body

    def stop(self) -> None:
        """Ends the process."""
        self._pool.stop()
