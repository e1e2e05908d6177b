"""Timing for the benchmarks: the best of several repeats, since whatever else runs can only make one slower."""

import os
import platform
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent


def best(
    work: Callable[[], object], seconds: float = 1.0, least: int = 5, timer: Callable[[], float] = time.perf_counter
) -> float:
    """Seconds of the fastest of many short repeats; by `time.process_time` those of the processor alone."""
    found: list[float] = []
    while len(found) < least or sum(found) < seconds:
        start = timer()
        work()
        found.append(timer() - start)
    return min(found)


def microseconds(
    work: Callable[[], object], times: int, seconds: float = 0.5, timer: Callable[[], float] = time.perf_counter
) -> float:
    """Microseconds of one call, without those of the loop around it."""

    def many() -> None:
        for _ in range(times):
            work()

    def empty() -> None:
        for _ in range(times):
            pass

    return max(best(many, seconds, timer=timer) - best(empty, seconds / 10, timer=timer), 0.0) / times * 1e6


def rounded(value: float) -> float:
    """Three significant digits, which is more than such numbers mean."""
    return float(f"{value:.3g}")


def row(value: float, unit: str, target: float | None = None, *, at_least: bool = False) -> dict[str, Any]:
    """One result, beside what was promised."""
    result: dict[str, Any] = {"value": rounded(value), "unit": unit}
    if target is not None:
        result["target"] = f"{'at least' if at_least else 'under'} {target:g}"
        result["met"] = value >= target if at_least else value < target
    return result


def machine() -> dict[str, str]:
    """What the numbers were measured on."""
    cpu = platform.processor() or platform.machine()
    info = Path("/proc/cpuinfo")
    if info.exists():
        names = [line.partition(":")[2].strip() for line in info.read_text().splitlines() if "model name" in line]
        cpu = f"{len(names)} x {names[0]}" if names else cpu
    load = f"{os.getloadavg()[0]:.1f}" if hasattr(os, "getloadavg") else "unknown"
    return {"cpu": cpu, "load": load, "system": platform.system(), "python": platform.python_version()}


def commit() -> str:
    """The commit of the sources, with a mark if they have changed since."""
    try:
        git = ["git", "-C", str(ROOT), "describe", "--always", "--dirty", "--abbrev=12"]
        return subprocess.run(git, text=True, capture_output=True, check=True).stdout.strip()
    except (OSError, subprocess.CalledProcessError):
        return "unknown"


def start_seconds(code: str, env: dict[str, str], repeats: int) -> float:
    """Seconds of the processor that a fresh interpreter needs for some code, less what it needs for none.

    Bytecode is kept, as it is of everything that pip has installed, in a folder of its own: what a source tree or the
    environment says of that does not count.
    """
    with tempfile.TemporaryDirectory() as folder:
        kept = {name: value for name, value in env.items() if name != "PYTHONDONTWRITEBYTECODE"}
        kept["PYTHONPYCACHEPREFIX"] = folder

        def run(text: str) -> float:
            command = [sys.executable, "-c", text]
            subprocess.run(command, env=kept, check=True)
            return best(lambda: subprocess.run(command, env=kept, check=True), 0, repeats, children_seconds)

        return run(code) - run("pass")


def children_seconds() -> float:
    """Processor seconds of the processes that were started and have ended."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime
