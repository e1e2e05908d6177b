"""The pool of processes in which bots and hints think. They receive views as bytes, and nothing else about a game."""

import asyncio
import multiprocessing
import os
import signal
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeVar

from stockpile.server import thoughts

T = TypeVar("T")
LEAST_NICE = 5  # thinking must not slow down the table


def _prepare() -> None:
    os.nice(LEAST_NICE)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which ends its thinkers itself


class Thinkers:
    """A pool that starts with the first thought and is made anew if one of its processes dies.

    Thoughts wait here, not in the pool: there, one that is cancelled while it waits can leave all others hanging when
    a process dies (CPython's terminate_broken stumbles over it).
    """

    def __init__(self, processes: int = 1) -> None:
        self._processes = processes
        self._pool: ProcessPoolExecutor | None = None
        self._free = asyncio.Semaphore(processes)

    async def answer(self, bot: str, seat: int, seed: int, view: bytes) -> int:
        """What a bot would answer."""
        return await self.run(thoughts.think, bot, seat, seed, view)

    async def run(self, thought: Callable[..., T], *args: Any) -> T:
        """Any function of bytes, in the pool; once more if the process died of something else."""
        pool = self._pool
        try:
            return await self._once(thought, *args)
        except BrokenProcessPool:
            if self._pool is pool:
                self._pool = None
            return await self._once(thought, *args)

    async def _once(self, thought: Callable[..., T], *args: Any) -> T:
        await self._free.acquire()
        try:
            begun = asyncio.wrap_future(self._ready().submit(thought, *args))
        except BaseException:
            self._free.release()
            raise
        begun.add_done_callback(self._ended)
        return await asyncio.shield(begun)  # what has begun keeps its process busy, whoever still waits for it

    def _ready(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("forkserver")
            context.set_forkserver_preload(["stockpile.server.thoughts"])
            self._pool = ProcessPoolExecutor(self._processes, mp_context=context, initializer=_prepare)
        return self._pool

    def _ended(self, thought: "asyncio.Future[Any]") -> None:
        self._free.release()
        if not thought.cancelled():
            thought.exception()  # nobody may be left to hear of it

    def stop(self) -> None:
        """Ends the processes; thoughts under way are lost, and had again after the restart."""
        if self._pool is not None:
            for process in list((self._pool._processes or {}).values()):
                process.terminate()
            self._pool.shutdown(cancel_futures=True)
            self._pool = None
