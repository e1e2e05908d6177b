"""A step of a set-up: one line with its seconds. What its tools say goes into a log, and is shown if they fail."""

import contextlib
import subprocess
import time
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LOGS = ROOT / "build" / "logs"
TAIL = 40  # lines shown of a log


@contextlib.contextmanager
def step(what: str) -> Iterator[None]:
    """Tells what is being done, and afterwards how long that took."""
    began = time.monotonic()
    print(f"  {what} … ", end="", flush=True)
    try:
        yield
    except BaseException:
        print("failed", flush=True)
        raise
    print(f"{time.monotonic() - began:.0f} s", flush=True)


def log_of(name: str) -> Path:
    """Where a step's tools write."""
    LOGS.mkdir(parents=True, exist_ok=True)
    return LOGS / f"{name}.log"


def call(name: str, command: Sequence[str], folder: Path = ROOT, env: Mapping[str, str] | None = None) -> None:
    """Runs a tool whose words go into the log of that name; the program ends with the last of them if it fails."""
    log = log_of(name)
    with log.open("ab") as out:
        out.write(f"$ {' '.join(command)}\n".encode())
        out.flush()
        done = subprocess.run(
            command, cwd=folder, env=env, stdin=subprocess.DEVNULL, stdout=out, stderr=subprocess.STDOUT, check=False
        )
    if done.returncode:
        raise SystemExit(f"\n{end_of(log)}\n\n{command[0]} failed (exit {done.returncode}); all of it is in {log}")


def end_of(log: Path, lines: int = TAIL) -> str:
    """The last lines of a log."""
    return "\n".join(log.read_text("utf-8", "replace").splitlines()[-lines:])
