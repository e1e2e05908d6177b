"""Mutants in a process that has everything loaded: a fork puts the changed functions in and runs chosen tests.

Importing the package and collecting its tests takes seconds, most tests take milliseconds. So one process does the
first part once (`Nursery`), and each trial is a fork of it in which the code of the live functions is replaced. What is
changed outside of functions (constants, fields of classes) is seen only by a fresh import: `changes` gives None.
Two trials at a time are two nurseries: the second is a fork of the first, when it has loaded everything.
"""

import contextlib
import gc
import importlib
import json
import math
import multiprocessing
import os
import pkgutil
import resource
import signal
import sys
import time
import types
import warnings
from collections import defaultdict
from collections.abc import Iterator
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any, NoReturn

import pytest
from mutants.catalogue import function_of

IS_FUNCTION = 1  # CO_OPTIMIZED: the flag that bodies of modules and classes have not
PARTS = ("co_code", "co_names", "co_varnames", "co_freevars", "co_cellvars", "co_flags", "co_argcount")
SLACK = 20.0  # seconds that any test may take, whatever it took unchanged
SLOWER = 10.0  # times as long as unchanged: then it will not end
UNKNOWN = 10.0  # seconds, where nobody has looked
HUNG = (-signal.SIGALRM, -signal.SIGXCPU)

Pair = tuple[types.CodeType, types.CodeType]


def compiled(text: str, path: str) -> types.CodeType:
    """The code of a module; that a mutant looks odd is no news."""
    with warnings.catch_warnings(action="ignore"):
        return compile(text, path, "exec", dont_inherit=True)


def changes(old: types.CodeType, new: types.CodeType) -> list[Pair] | None:
    """The outermost functions that differ; None if more than functions does."""
    if old.co_flags & IS_FUNCTION:
        return [] if is_same(old, new) else [(old, new)]
    if not has_same_parts(old, new):
        return None
    found: list[Pair] = []
    for one, other in zip(old.co_consts, new.co_consts, strict=True):
        if isinstance(one, types.CodeType):
            deeper = changes(one, other)
            if deeper is None:
                return None
            found += deeper
    return found


def has_same_parts(old: types.CodeType, new: types.CodeType) -> bool:
    """Whether two pieces of code are alike but for the functions within."""
    if any(getattr(old, part) != getattr(new, part) for part in PARTS) or len(old.co_consts) != len(new.co_consts):
        return False
    return all(
        type(one) is type(other) and (isinstance(one, types.CodeType) or repr(one) == repr(other))
        for one, other in zip(old.co_consts, new.co_consts, strict=True)
    )


def is_same(old: types.CodeType, new: types.CodeType) -> bool:
    """The same with the functions within."""
    return has_same_parts(old, new) and all(
        is_same(one, other)
        for one, other in zip(old.co_consts, new.co_consts, strict=True)
        if isinstance(one, types.CodeType)
    )


def is_late(item: pytest.Item) -> bool:
    """Scenarios of rules come first: properties and the rest take longer."""
    return "tests/rules/" not in item.nodeid or bool(getattr(getattr(item, "obj", None), "is_hypothesis_test", False))


class Nursery:
    """A plugin of pytest that runs no test itself: it forks for every request that comes through its connection."""

    def __init__(self, wires: list[Connection], seconds: dict[str, float]) -> None:
        self._wires = wires
        self._wire = wires[0]
        self._seconds = seconds
        self._failed: list[str] = []
        self._functions: dict[tuple[str, str, int], list[types.FunctionType]] = defaultdict(list)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self._failed.append(report.nodeid)

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        items: dict[str, list[pytest.Item]] = defaultdict(list)
        for item in session.items:
            items[item.nodeid].append(item)
            if function_of(item.nodeid) != item.nodeid:
                items[function_of(item.nodeid)].append(item)
            items[item.nodeid.partition("::")[0]].append(item)
        self._load()
        others: list[int] = []
        for wire in self._wires[1:]:
            others.append(os.fork())
            if not others[-1]:
                self._wire, others = wire, []
                break
        self._wire.send("ready")
        while (request := self._wire.recv()) is not None:
            chosen = list(dict.fromkeys(item for test in request["tests"] for item in items[test]))
            self._wire.send(self._trial(request, sorted(chosen, key=is_late) if request["is_sorted"] else chosen))
        for pid in others:
            os.waitpid(pid, 0)
        return True

    def _load(self) -> None:
        """Everything that could be imported later, and where its functions are."""
        import stockpile

        for module in pkgutil.walk_packages(stockpile.__path__, "stockpile."):
            if not module.name.endswith("__main__"):
                importlib.import_module(module.name)
        gc.collect()
        gc.unfreeze()
        for thing in gc.get_objects():
            if isinstance(thing, types.FunctionType) and "stockpile" in thing.__code__.co_filename:
                code = thing.__code__
                self._functions[code.co_filename, code.co_qualname, code.co_firstlineno].append(thing)
        gc.freeze()

    def _trial(self, request: dict[str, Any], items: list[pytest.Item]) -> dict[str, Any]:
        read, write = os.pipe()
        pid = os.fork()
        if pid == 0:
            os.close(read)
            self._be_child(write, request, items)
        os.close(write)
        with os.fdopen(read, "rb") as pipe:
            told = pipe.readline()  # a grandchild may keep the pipe open
        code = os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1])
        with contextlib.suppress(ProcessLookupError):
            os.killpg(pid, signal.SIGKILL)
        if code in HUNG:
            return {"became": "hung", "by_test": ""} | ({"computed": True} if code == -signal.SIGXCPU else {})
        return json.loads(told) if told else {"became": "broken", "by_test": f"ended with {code}"}

    def _be_child(self, write: int, request: dict[str, Any], items: list[pytest.Item]) -> NoReturn:
        answer = {"became": "broken", "by_test": ""}
        try:
            os.setsid()
            signal.signal(signal.SIGALRM, signal.SIG_DFL)
            if computing := request.get("computing"):
                resource.setrlimit(resource.RLIMIT_CPU, (computing, computing + 10))
            if self._replace(request):
                answer = self._run(items, request.get("patience"), request.get("enough"))
        except BaseException as error:
            answer["by_test"] = repr(error)
        finally:
            os.write(write, f"{json.dumps(answer)}\n".encode())
            os._exit(0)

    def _replace(self, request: dict[str, Any]) -> bool:
        """Puts the changed code into the functions that are there; false if one is not to be found."""
        path = request["path"]
        pairs = changes(compiled(request["old"], path), compiled(request["new"], path))
        for one, other in pairs or ():
            live = self._functions.get((path, one.co_qualname, one.co_firstlineno), [])
            for function in live:
                function.__code__ = other
            if not live:
                return False
        return bool(pairs)

    def _run(self, items: list[pytest.Item], patience: float | None, enough: float | None) -> dict[str, Any]:
        until = time.process_time() + (enough or math.inf)
        for number, item in enumerate(items):
            if time.process_time() > until:
                break
            following = items[number + 1] if number + 1 < len(items) else None
            usual = self._seconds.get(function_of(item.nodeid), UNKNOWN)
            signal.setitimer(signal.ITIMER_REAL, patience or SLACK + SLOWER * usual)
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
            if self._failed:
                return {"became": "killed", "by_test": self._failed[0]}
        return {"became": "lives", "by_test": ""}


@contextlib.contextmanager
def opened(
    arguments: list[str], build: str, seconds: dict[str, float], folder: Path, jobs: int = 1
) -> Iterator[list[Connection]]:
    """Connections to nurseries that are ready: each takes a request and answers what became of it."""
    pairs = [multiprocessing.Pipe() for _ in range(jobs)]
    log = folder / "nursery.log"
    pid = os.fork()
    if pid == 0:
        for ours, _ in pairs:
            ours.close()
        _become_nursery([theirs for _, theirs in pairs], arguments, build, seconds, log)
    wires = [ours for ours, _ in pairs]
    for _, theirs in pairs:
        theirs.close()
    try:
        for wire in wires:
            wire.recv()
        yield wires
    except EOFError:
        raise SystemExit(log.read_text("utf-8", "replace")) from None
    finally:
        for wire in wires:
            with contextlib.suppress(OSError):
                wire.send(None)
        os.waitpid(pid, 0)


def _become_nursery(
    wires: list[Connection], arguments: list[str], build: str, seconds: dict[str, float], log: Path
) -> NoReturn:
    out = os.open(log, os.O_WRONLY | os.O_CREAT | os.O_TRUNC)
    os.dup2(out, 1)
    os.dup2(out, 2)
    quietly = ["-q", "--tb=native", "--assert=plain", "-p", "no:benchmark"]
    ours = ["-o", f"cache_dir={log.parent / 'cache'}", f"--basetemp={log.parent / 'temporary'}"]
    options = [*quietly, *ours, "--hypothesis-profile=unshrunk"]
    os.environ["STOCKPILE_BUILD"] = build
    try:
        pytest.main([*options, *arguments], plugins=[Nursery(wires, seconds)])
    finally:
        sys.stdout.flush()
        os._exit(0)
