"""Servers to be killed, stopped and replaced: forked from a process that has everything imported already.

A program of its own: `nursery.py PORT DATABASE OFFSET`. Every line it reads starts a server, which calls itself the
version of that line; OFFSET is a file that says by how many seconds its clock on the wall is wrong, now. SIGUSR1 lets a
server collect its garbage, which it otherwise does rarely: what is left is what it holds.
"""

import gc
import os
import signal
import sys
import time
from pathlib import Path

import uvicorn.lifespan.on  # noqa: F401  what a server would import when it starts
import uvloop  # noqa: F401

import stockpile
import stockpile.server.store.postgres
import stockpile.server.store.sqlite
from stockpile.server import logs
from stockpile.server.run import listening, serve
from stockpile.server.settings import Settings

real = time.time


def main(port: int, database: str, offset: Path) -> None:
    """One server at a time, until nobody writes a line any more."""
    settings = Settings(port=port, database=database, keep_days=90)
    time.time = lambda: real() + float(offset.read_text() or 0)
    for version in sys.stdin:
        child = os.fork()
        if not child:
            stockpile.__version__ = version.strip()
            signal.signal(signal.SIGUSR1, lambda *_: gc.collect())
            with logs.to_stderr("critical"), listening(settings) as bound:
                serve(settings, bound)
            os._exit(0)
        print(child, flush=True)
        os.waitpid(child, 0)
        print("ended", flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]), sys.argv[2], Path(sys.argv[3]))
