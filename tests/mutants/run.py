"""Proves that the tests of a rule notice when the rule is broken.

`tests/mutants/<section>.toml` holds one wrong version of every built rule: a rule id, a name, a file below
`src/stockpile/` and a literal replacement. The tests that cite the id, by a comment on the line of their `def`, are run
against a copy of the sources with that replacement; at least one must fail, and that one must pass without it.
`session.toml`, `server.toml` and `positions.toml` hold wrong versions of what is no rule, by area, with the files whose
tests must notice them. `run.py --only DEM-7` runs one rule, `--only clocks` one area.

Most trials are forks of a process that has everything loaded and puts the changed functions in (live.py). What is
changed outside of functions, and what no test notices that way, is tried once more in a fork of this process, which has
pytest loaded but nothing of the package, and imports a copy of the sources with the mutant in it; bytecode of
everything that is not mutated is made once.
"""

import argparse
import compileall
import contextlib
import gc
import importlib
import io
import math
import os
import resource
import shutil
import signal
import sys
import tempfile
import time
import traceback
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from multiprocessing import connection
from pathlib import Path
from typing import Any, NoReturn

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from mutants import live
from mutants.catalogue import ROOT, Mutant, citations, fault, function_of, gaps, mutants

JOBS = 2
COMPUTING = 120  # seconds of processor time: a mutant that never ends is noticed too
WAITING = 1200  # seconds of waiting: then it does not even compute, which says nothing about the tests
QUIETLY = ["-q", "--tb=native", "--assert=plain", "-p", "no:benchmark"]  # a failure that is explained takes long
OK, FAILED = 0, 1  # exit codes of pytest
FEW = 8  # mutants for which loading everything would not pay


@dataclass
class Trial:
    """A mutant at work in a child process."""

    mutant: Mutant
    pid: int
    home: Path
    since: float


@dataclass(frozen=True)
class Verdict:
    """What became of a mutant: what is wrong, if anything, the test that noticed it, and what the trial printed."""

    mutant: Mutant
    wrong: str = ""
    noticed_by: str = ""
    log: str = ""


class Watch:
    """A plugin of pytest that puts scenarios before properties, which take longer, and writes down what fails.

    After `enough` seconds of processor time no further test is run.
    """

    def __init__(self, path: Path, enough: float) -> None:
        self.path = path
        self._enough = enough

    def pytest_collection_modifyitems(self, items: list[Any]) -> None:
        items.sort(key=live.is_late)

    def pytest_runtest_protocol(self) -> bool | None:
        return True if time.process_time() > self._enough else None

    def pytest_runtest_logreport(self, report: Any) -> None:
        if report.failed:
            with self.path.open("a", encoding="utf-8") as file:
                file.write(f"{report.nodeid}\n")


def prepare(template: Path, tests: list[str]) -> None:
    """A copy of the sources with their bytecode, from which all mutants are made, and the bytecode of the tests."""
    shutil.copytree(ROOT / "src", template / "src", copy_function=os.link, ignore=shutil.ignore_patterns("__pycache__"))
    (template / "docs").symlink_to(ROOT / "docs")
    compileall.compile_dir(template / "src", quiet=2)
    pid = os.fork()
    if pid == 0:
        sys.dont_write_bytecode = False  # the one child that writes bytecode of the tests
        _be_child("stockpile", template, ["--collect-only", *sorted({test.partition("::")[0] for test in tests})])
    if os.waitpid(pid, 0)[1]:
        raise SystemExit("The tests cannot be collected:\n" + (template / "log").read_text("utf-8", "replace"))


def make(mutant: Mutant, template: Path, home: Path) -> None:
    """A copy of the sources, by hard links but for the one file that differs."""
    shutil.copytree(template / "src", home / "src", copy_function=os.link)
    (home / "docs").symlink_to(ROOT / "docs")
    path = home / "src" / "stockpile" / mutant.file
    text = path.read_text("utf-8")
    path.unlink()
    path.write_text(text.replace(mutant.old, mutant.new), "utf-8")
    for cached in path.parent.glob(f"__pycache__/{path.stem}.*"):
        cached.unlink()


def start(mutant: Mutant, tests: list[str], template: Path, home: Path, enough: float = math.inf) -> Trial:
    """Run the tests of a mutant in a child of this process, which has pytest loaded already."""
    make(mutant, template, home)
    pid = os.fork()
    if pid == 0:
        _be_child(_dotted(mutant.file), home, ["-x", "--hypothesis-profile=unshrunk", *tests], enough)
    return Trial(mutant, pid, home, time.monotonic())


def _be_child(module: str, home: Path, arguments: list[str], enough: float = math.inf) -> NoReturn:
    import pytest

    code = 3
    try:
        log = os.open(home / "log", os.O_WRONLY | os.O_CREAT)
        os.dup2(log, 1)
        os.dup2(log, 2)
        os.setsid()
        resource.setrlimit(resource.RLIMIT_CPU, (COMPUTING, COMPUTING + 10))
        os.environ |= {"STOCKPILE_BUILD": "pure", "PYTHONPATH": str(home / "src")}
        sys.path.insert(0, str(home / "src"))
        found = importlib.import_module(module)  # a mutant that cannot be imported proves nothing
        assert str(found.__file__).startswith(str(home)), "the copy is not what runs"
        options = [*QUIETLY, "-o", f"cache_dir={home / 'cache'}", *arguments]
        code = int(pytest.main(options, plugins=[Watch(home / "failed", enough)]))
    except BaseException:
        traceback.print_exc()
    finally:
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(code)


def _dotted(file: str) -> str:
    """The module of a file, or of a data file the nearest package around it."""
    path = Path(file)
    if path.suffix == ".py":
        return ".".join(("stockpile", *path.with_suffix("").parts)).removesuffix(".__init__")
    home = path.parent
    while not (ROOT / "src" / "stockpile" / home / "__init__.py").exists():
        home = home.parent
    return ".".join(("stockpile", *home.parts))


def judge(trial: Trial, code: int | None) -> Verdict:
    """What the end of a trial says about the tests."""
    log = (trial.home / "log").read_text("utf-8", "replace")
    failed = trial.home / "failed"
    by = failed.read_text("utf-8").splitlines()[0] if failed.exists() else ""
    wrong = {
        FAILED: "" if by else "invalid: no test failed",
        OK: "survived: the tests that cite it pass",
        -signal.SIGXCPU: "",
        None: "invalid: it waits for ever",
    }.get(code, f"invalid: ended with {code}")
    return Verdict(trial.mutant, wrong, by, log)


def attempt(chosen: list[Mutant], cited: dict[str, list[str]], folder: Path) -> Iterator[Verdict]:
    """Try all mutants, some at a time: in the live program where that can be, else and if they live there afresh."""
    template = folder / "template"
    tests = sorted({test.partition("::")[0] for mutant in chosen for test in mutant.tests_in(cited)})
    prepare(template, tests)
    faults = {mutant: fault(mutant) for mutant in chosen}
    yield from (Verdict(mutant, f"invalid: {wrong}") for mutant, wrong in faults.items() if wrong)
    left = [mutant for mutant in chosen if not faults[mutant]]
    if len(left) > FEW:
        for verdict in attempt_live([mutant for mutant in left if is_live(mutant)], cited, folder, tests):
            left.remove(verdict.mutant)
            yield verdict
    yield from attempt_afresh(left, cited, template, folder)


def is_live(mutant: Mutant) -> bool:
    """Whether only functions differ, so that the change can be put into a program that runs."""
    if not mutant.file.endswith(".py"):
        return False
    old, new = texts(mutant)
    return live.changes(live.compiled(old, mutant.file), live.compiled(new, mutant.file)) is not None


def texts(mutant: Mutant) -> tuple[str, str]:
    """The file as it is, and with the mutant in it."""
    text = (ROOT / "src" / "stockpile" / mutant.file).read_text("utf-8")
    return text, text.replace(mutant.old, mutant.new)


def attempt_live(
    chosen: list[Mutant], cited: dict[str, list[str]], folder: Path, tests: list[str]
) -> Iterator[Verdict]:
    """Those of which a test, or the end of its patience, says so in the live program."""
    waiting, at_work = list(chosen), dict[Any, Mutant]()
    keen = defaultdict[str, list[str]](list)  # tests that noticed another mutant of the area: they are tried first
    with live.opened(tests, "pure", {}, folder, JOBS) as wires:
        while waiting or at_work:
            for wire in wires:
                if waiting and wire not in at_work:
                    mutant = at_work[wire] = waiting.pop(0)
                    wire.send(requested(mutant, [*keen[mutant.area], *mutant.tests_in(cited)]))
            ready: Any
            for ready in connection.wait(list(at_work)):
                mutant, told = at_work.pop(ready), ready.recv()
                if told["became"] in ("killed", "hung"):
                    if mutant.area and (test := function_of(told["by_test"])) and test not in keen[mutant.area]:
                        keen[mutant.area].append(test)
                    yield Verdict(mutant, "", told["by_test"])


def requested(mutant: Mutant, tests: list[str]) -> dict[str, Any]:
    """A trial as a nursery understands it."""
    old, new = texts(mutant)
    path = str(ROOT / "src" / "stockpile" / mutant.file)
    bounds = {"computing": COMPUTING, "patience": WAITING}
    return {"path": path, "old": old, "new": new, "tests": tests, "is_sorted": not mutant.area, **bounds}


def attempt_afresh(
    chosen: list[Mutant], cited: dict[str, list[str]], template: Path, folder: Path
) -> Iterator[Verdict]:
    """The others, each in a program that begins with it."""
    waiting, trials = list(enumerate(chosen)), list[Trial]()
    try:
        while waiting or trials:
            while waiting and len(trials) < JOBS:
                number, mutant = waiting.pop(0)
                trials.append(start(mutant, mutant.tests_in(cited), template, folder / str(number)))
            for trial in list(trials):
                pid, status = os.waitpid(trial.pid, os.WNOHANG)
                late = time.monotonic() - trial.since > WAITING
                if not pid and not late:
                    continue
                trials.remove(trial)
                if not pid:
                    _kill(trial)
                yield judge(trial, os.waitstatus_to_exitcode(status) if pid else None)
                shutil.rmtree(trial.home)
            time.sleep(0.01)
    finally:
        for trial in trials:
            _kill(trial)


def _kill(trial: Trial) -> None:
    for end in (os.killpg, os.kill):  # the group exists once the child has made it
        with contextlib.suppress(ProcessLookupError):
            end(trial.pid, signal.SIGKILL)
    os.waitpid(trial.pid, 0)


def broken_anyway(verdicts: list[Verdict], folder: Path) -> set[str]:
    """Of the tests that noticed a mutant, those that fail on the sources as they are."""
    tests = sorted({verdict.noticed_by for verdict in verdicts if verdict.noticed_by})
    home = folder / "template"
    pid = os.fork() if tests else 0
    if pid:
        os.waitpid(pid, 0)
    elif tests:
        _be_child("stockpile", home, tests)
    failed = home / "failed"
    return set(failed.read_text("utf-8").splitlines()) if failed.exists() else set()


def warm_up() -> None:
    """Import what every child needs, so that a trial takes a fraction of a second."""
    import hypothesis.strategies
    import pytest
    import scipy.stats

    assert hypothesis.strategies and scipy.stats
    with contextlib.redirect_stdout(io.StringIO()), contextlib.redirect_stderr(io.StringIO()):
        pytest.main([*QUIETLY, "--help", "--noconftest"])  # imports the plugins as well
    assert not any(name.partition(".")[0] == "stockpile" for name in sys.modules), "children import their own copy"
    sys.dont_write_bytecode = True
    gc.freeze()  # what is loaded by now stays shared memory, and no child looks for garbage in it


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--only", metavar="ID", help="only the mutants of this rule, or of this area")
    only = parser.parse_args().only
    os.chdir(ROOT)
    os.environ["SHARE"] = "all"  # of the setups, though the build is not the one that tries them all
    everything, cited = mutants(), citations()
    problems = [problem for problem in gaps(everything, cited) if not only or problem.startswith(f"{only}:")]
    chosen = [mutant for mutant in everything if only in (None, mutant.rule or mutant.area) and mutant.tests_in(cited)]
    if only and not chosen and not problems:
        problems = [f"{only}: it has no mutant"]
    for problem in problems:
        print(f"FAILED {problem}")

    warm_up()
    # Beside the sources, so that hard links work.
    (ROOT / "build").mkdir(exist_ok=True)
    verdicts = list[Verdict]()
    with tempfile.TemporaryDirectory(dir=ROOT / "build", prefix="mutants-") as folder:
        for verdict in attempt(chosen, cited, Path(folder)):
            verdicts.append(verdict)
            if verdict.wrong:
                print(f"FAILED {verdict.mutant}: {verdict.wrong}\n" + "\n".join(verdict.log.splitlines()[-20:]))
            print(f"{len(verdicts)}/{len(chosen)} {verdict.mutant}", flush=True)
        broken = broken_anyway(verdicts, Path(folder))
    unproven = [verdict for verdict in verdicts if not verdict.wrong and verdict.noticed_by in broken]
    for verdict in unproven:
        print(f"FAILED {verdict.mutant}: invalid: {verdict.noticed_by} fails without it as well")
    failed = len(problems) + len(unproven) + sum(bool(verdict.wrong) for verdict in verdicts)
    print(f"{len(verdicts) + len(problems) - failed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
