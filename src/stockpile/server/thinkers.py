"""Pools of processes in which bots think, and hints are found. They receive views as bytes, and nothing else about a
game."""

import asyncio
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeVar

from stockpile.server import thoughts

T = TypeVar("T")
NICE = 10  # thinking takes what the tables leave: of a core that is fully used, a tenth
NICER = 10  # what can wait takes a seventieth, and nothing from the bots, for whom everybody waits


def _prepare(more: Callable[[], None] | None) -> None:
    threading.Thread(target=_end_with_the_server, daemon=True).start()
    os.nice(NICE)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which ends its thinkers itself
    if more is not None:
        more()


def step_back() -> None:
    """For a pool whose work can wait: hints, records that visitors bring."""
    os.nice(NICER)


def _end_with_the_server() -> None:
    """A server that is killed cannot end its thinkers, and they would wait for work for ever."""
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(1)


class Thinkers:
    """A pool that starts with the first thought and is made anew if one of its processes dies.

    Thoughts wait here, not in the pool: there, one that is cancelled while it waits can leave all others hanging when
    a process dies (CPython's terminate_broken stumbles over it).
    """

    def __init__(self, processes: int = 1, prepare: Callable[[], None] | None = None) -> None:
        self._processes = processes
        self._prepare = prepare  # done once in each process
        self._pool: ProcessPoolExecutor | None = None
        self._starting: asyncio.Task[ProcessPoolExecutor] | None = None
        self._is_stopped = False
        self._free = asyncio.Semaphore(processes)

    async def answer(self, bot: str, seat: int, seed: int, view: bytes) -> int:
        """What a bot would answer."""
        return await self.run(thoughts.think, bot, seat, seed, view)

    async def run(self, thought: Callable[..., T], *args: Any) -> T:
        """Any function of bytes, in the pool; once more if the process died of something else."""
        try:
            return await self._once(thought, *args)
        except BrokenProcessPool:
            return await self._once(thought, *args)

    async def _once(self, thought: Callable[..., T], *args: Any) -> T:
        await self._free.acquire()
        try:
            pool = self._pool if self._pool is not None else await self._started()
            begun = asyncio.wrap_future(pool.submit(thought, *args))
        except BaseException as error:  # also where no pool can be made: the place stays free for the next
            self._free.release()
            if isinstance(error, BrokenProcessPool):
                self._pool = None
            raise
        begun.add_done_callback(lambda ended: self._ended(pool, ended))
        return await asyncio.shield(begun)  # what has begun keeps its process busy, whoever still waits for it

    def _ended(self, pool: ProcessPoolExecutor, thought: "asyncio.Future[Any]") -> None:
        """Also if nobody is left to hear of it."""
        self._free.release()
        if not thought.cancelled() and isinstance(thought.exception(), BrokenProcessPool) and self._pool is pool:
            self._pool = None

    async def _started(self) -> ProcessPoolExecutor:
        """A pool whose processes run. They take up to seconds to start, in which the tables go on: a thread waits."""
        if self._starting is None:
            self._is_stopped = False
            self._starting = asyncio.create_task(asyncio.to_thread(self._start))
            self._starting.add_done_callback(self._keep)
        return await asyncio.shield(self._starting)

    def _start(self) -> ProcessPoolExecutor:
        context = multiprocessing.get_context("forkserver")
        context.set_forkserver_preload(["stockpile.server.replays"])
        pool = ProcessPoolExecutor(self._processes, mp_context=context, initializer=_prepare, initargs=(self._prepare,))
        for first in [pool.submit(os.getpid) for _ in range(self._processes)]:  # each of which starts a process
            first.result()
        return pool

    def _keep(self, starting: "asyncio.Task[ProcessPoolExecutor]") -> None:
        """Takes the new pool, unless nobody needs it any more or it could not be made."""
        self._starting = None
        if not starting.cancelled() and starting.exception() is None:
            self._pool = starting.result()
            if self._is_stopped:
                self.stop()

    def stop(self) -> None:
        """Ends the processes; thoughts under way are lost, and had again after the restart."""
        self._is_stopped = True
        if self._pool is not None:
            for process in list((self._pool._processes or {}).values()):
                process.terminate()
            self._pool.shutdown(cancel_futures=True)
            self._pool = None
