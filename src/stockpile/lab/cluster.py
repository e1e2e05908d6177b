"""Chunks on a Dask cluster: who plays them makes no difference, and a lost worker costs only time."""

import importlib
from collections.abc import Callable, Iterator
from itertools import islice
from typing import Any

from stockpile.lab.chunk import Chunk
from stockpile.lab.run import Spread, Todo

AHEAD = 4  # chunks handed out for each thread of the cluster, so that results do not pile up
LOSSES = 100  # workers that may be lost until it is taken for the fault of a chunk; Dask itself allows three a chunk
Work = Callable[[dict[str, Any], int], Chunk]
Given = tuple[dict[str, Any], int]


class NoCluster(Exception):
    """There is no scheduler at the address, or it has gone."""


def cluster(address: str, seconds: float = 10.0) -> Spread:
    """Who plays chunks at the address of a scheduler, such as tcp://192.0.2.7:8786."""

    def spread(work: Work, todo: Todo) -> Iterator[Chunk]:
        if not todo:
            return
        dask: Any = importlib.import_module("distributed")  # whose functions have no types
        try:
            client = dask.Client(address, timeout=seconds, set_as_default=False)
        except (OSError, ValueError, TimeoutError) as error:
            raise NoCluster(f"{address}: {error}") from None
        with client:
            try:
                yield from _played(dask, client, work, todo)
            except dask.CancelledError:
                raise NoCluster(f"{address}: the scheduler has gone") from None

    return spread


def _played(dask: Any, client: Any, work: Work, todo: Todo) -> Iterator[Chunk]:
    """Hands out chunks as results come in; one that was lost with its worker is played again by another."""
    left, given, losses = iter(todo), {}, 0

    def begun(one: Given) -> Any:
        future = client.submit(work, *one, pure=False)
        given[future.key] = one
        return future

    threads: int = sum(client.nthreads().values())
    futures = dask.as_completed([begun(one) for one in islice(left, AHEAD * max(1, threads))], loop=client.loop)
    for future in futures:
        one = given.pop(future.key)
        try:
            chunk: Chunk = future.result()
        except dask.KilledWorker:
            losses += 1
            if losses > LOSSES:
                raise
            futures.add(begun(one))
            continue
        yield chunk
        future.release()
        for following in islice(left, 1):
            futures.add(begun(following))
