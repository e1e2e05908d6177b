"""Work in several processes, and the bar that shows how far it has come."""

import signal
from collections.abc import Callable, Generator, Sequence
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from multiprocessing import active_children, get_context
from typing import Any, TypeVar

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from stockpile.cli.failure import Failure
from stockpile.text.words import Words

MOST_JOBS = 256
AHEAD = 3  # parts that are handed out for each process
Part = TypeVar("Part")
Todo = Sequence[tuple[Any, ...]]


def spread(
    words: Words, work: Callable[..., Part], todo: Todo, jobs: int, *, in_order: bool = False
) -> Generator[Part, None, None]:
    """What `work` makes of each row of arguments, as it is finished or in order: from this process or from several.

    Who stops asking, by Ctrl-C for instance, ends the processes at once; what they were at is lost.
    """
    jobs = min(jobs, len(todo))
    if jobs <= 1:
        for given in todo:
            yield work(*given)
        return
    others = set(active_children())
    pool = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=_ignore_interrupt)
    try:
        yield from _parts(pool, work, todo, AHEAD * jobs, in_order)
    except BrokenProcessPool:
        raise Failure(words("cli-worker-died")) from None
    except (KeyboardInterrupt, GeneratorExit):
        for child in set(active_children()) - others:
            child.terminate()
        raise
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def _parts(
    pool: ProcessPoolExecutor, work: Callable[..., Part], todo: Todo, most: int, in_order: bool
) -> Generator[Part, None, None]:
    """Hands out a few parts at a time and forgets what was asked for: however many there are, memory stays as it is."""
    left = iter(todo)
    begun = [pool.submit(work, *given) for given in islice(left, most)]
    while begun:
        done, _ = wait(begun[:1] if in_order else begun, return_when=FIRST_COMPLETED)
        finished = [part for part in begun if part in done]
        begun = [part for part in begun if part not in done]
        begun += [pool.submit(work, *given) for given in islice(left, len(finished))]
        while finished:
            yield finished.pop(0).result()


def _ignore_interrupt() -> None:
    """Ctrl-C is for the main process; workers end when it tells them."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def progress_bar() -> Progress:
    """A bar on stderr with what is done and how long the rest may take; nothing where no terminal is."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    return Progress(*columns, console=console, transient=True, disable=not console.is_terminal)
