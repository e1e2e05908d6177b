"""Runs the stages of the test suite in two tracks and prints one table. `check.py [STAGE...]` runs only those."""

import argparse
import os
import re
import signal
import subprocess
import sys
import time
import xml.etree.ElementTree as ET
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LOGS = ROOT / "build" / "logs"
TRACKS = 2
HEARTBEAT = 30  # seconds between signs of life
TAIL = 60  # lines shown of a failing log
WIDTH = 240  # characters of the line that names a failing test
SEED = os.environ.get("SEED", "")
PYTEST = "pytest --junitxml=build/logs/{name}.xml" + (f" --hypothesis-seed={SEED}" if SEED else "")
SUITE = f"{PYTEST} tests --ignore=tests/package --ignore=tests/e2e --ignore=tests/soak"
COMPILED = ("tests/engine", "tests/rules", "tests/secrets", "tests/content")  # what is said there holds on every build
CORE = f"{PYTEST} {' '.join(COMPILED)}"
SERVERS = ("tests/server", "tests/agents")  # many clients of many servers
PROGRAMS = f"{SUITE} {' '.join(f'--ignore={folder}' for folder in (*COMPILED, *SERVERS))}"
KEPT = tuple(f"python tools/{name}.py" for name in ("limits", "dead_code", "generated"))  # lines that are held
INNER = "not slow and not services"  # needs nothing but Python and a compiler
# Planted leaks, and the cards and the module of a page, are tried uncompiled whatever the build, and some tests read
# nothing but the sources: once is enough.
ONCE = (
    "tests/secrets/test_leaks.py",
    "tests/content/test_box_page.py",
    "tests/content/test_module_page.py",
    "tests/content/test_declare.py",
    "tests/engine/test_limits.py",
    "tests/engine/test_names.py",
    "tests/engine/test_writers.py",
)
AGAIN = f"{CORE} {' '.join(f'--ignore={path}' for path in ONCE)}"


@dataclass(frozen=True)
class CheckStage:
    """One line of the table: a shell command, what it waits for, its build, a group of which one runs at a time.

    One that mostly waits takes no track from those that compute.
    """

    name: str
    command: str
    needs: tuple[str, ...] = ()
    build: str = ""
    one_at_a_time: str = ""
    in_full_run: bool = True
    mostly_waits: bool = False


# In order of preference: a free track takes the first stage whose needs are met. What others wait for comes first, then
# the long ones, so that both tracks end together; last of all what takes both processors by itself. Stages with many
# clients of a server are not run side by side.
STAGES = (
    CheckStage("build-compiled", "python setup.py build_ext --variant compiled"),
    CheckStage("lint", f"ruff format --check . && ruff check . && {' && '.join(KEPT)}", build="pure"),
    CheckStage("arrows", "lint-imports --cache-dir build/cache/imports"),
    CheckStage("web", "python tools/web.py check", needs=("build-compiled",)),
    CheckStage(
        "tests-server",
        f"{PYTEST} {' '.join(SERVERS)}",
        needs=("build-compiled",),
        build="compiled",
        one_at_a_time="servers",
    ),
    CheckStage("tests-compiled", CORE, needs=("build-compiled",), build="compiled"),
    CheckStage("build-bounds", "python setup.py build_ext --variant bounds", needs=("build-compiled",)),
    CheckStage("tests-pure", AGAIN, needs=("build-compiled",), build="pure"),
    CheckStage("tests-bounds", f"{AGAIN} tests/bots", needs=("build-bounds",), build="bounds"),
    CheckStage("browser", f"{PYTEST} tests/e2e", needs=("build-compiled", "web"), one_at_a_time="servers"),
    CheckStage("tests-programs", PROGRAMS, needs=("build-compiled",), build="compiled"),
    CheckStage("soak", f"{PYTEST} tests/soak", needs=("build-compiled",), build="compiled", mostly_waits=True),
    CheckStage("package", f"{PYTEST} tests/package", needs=("build-compiled", "web")),
    CheckStage("types", "mypy", needs=("build-compiled",)),
    CheckStage("mutants", "python tests/mutants/run.py", needs=("build-compiled",)),
    CheckStage("quick", f"{SUITE} -x -m '{INNER}'", needs=("build-compiled",), build="compiled", in_full_run=False),
)


@dataclass
class StageOutcome:
    """What became of a stage."""

    stage: CheckStage
    seconds: float = 0.0
    passed: int = 0
    failed: int = 0
    skipped: int = 0
    tests: int = 0
    result: str = "ok"
    failures: list[str] = field(default_factory=list)


@dataclass
class Running:
    """A stage at work."""

    stage: CheckStage
    process: subprocess.Popen[bytes]
    since: float = field(default_factory=time.monotonic)


def log_of(stage: CheckStage) -> Path:
    return LOGS / f"{stage.name}.log"


def start(stage: CheckStage) -> Running:
    """Start a stage in its own process group, its output in its log."""
    env = {**os.environ, "PATH": f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"}
    env.pop("STOCKPILE_BUILD", None)
    env.pop("PYTHONDONTWRITEBYTECODE", None)  # a stage starts hundreds of programs, which would compile all they import
    if stage.build:
        env["STOCKPILE_BUILD"] = stage.build
    (LOGS / f"{stage.name}.xml").unlink(missing_ok=True)
    command = stage.command.format(name=stage.name)
    with log_of(stage).open("wb") as log:
        log.write(f"$ {command}\n".encode())
        log.flush()
        process = subprocess.Popen(
            command, shell=True, cwd=ROOT, env=env, stdout=log, stderr=subprocess.STDOUT, start_new_session=True
        )
    return Running(stage, process)


def finish(run: Running) -> StageOutcome:
    """Count the tests of a stage that has ended and judge it: a skipped test is a failure."""
    outcome = StageOutcome(run.stage, time.monotonic() - run.since)
    report = LOGS / f"{run.stage.name}.xml"
    if report.exists():
        count_junit(report, outcome)
    else:
        summary = re.findall(r"^(\d+) passed, (\d+) failed$", log_of(run.stage).read_text("utf-8", "replace"), re.M)
        if summary:
            outcome.passed, outcome.failed = map(int, summary[-1])
    outcome.tests = outcome.passed + outcome.failed + outcome.skipped
    if run.process.returncode or outcome.failed or outcome.skipped:
        outcome.result = f"FAILED (exit {run.process.returncode})" if run.process.returncode else "FAILED"
        outcome.failed = outcome.failed or 1  # so that "0 failed" means that all is well
    return outcome


def count_junit(report: Path, outcome: StageOutcome) -> None:
    """Add up a report of pytest. An expected failure counts as passed."""
    for case in ET.parse(report).iter("testcase"):  # noqa: S314  our own file
        skipped = case.find("skipped")
        wrong = case.find("failure") if case.find("failure") is not None else case.find("error")
        if wrong is not None:
            outcome.failed += 1
            why = (wrong.get("message") or "").strip().splitlines()
            outcome.failures.append(f"{case.get('classname')}::{case.get('name')}: {why[0] if why else ''}"[:WIDTH])
        elif skipped is not None and skipped.get("type") != "pytest.xfail":
            outcome.skipped += 1
        else:
            outcome.passed += 1


class Run:
    """All stages of one call: those that wait, those at work, and what became of the others."""

    def __init__(self, stages: Sequence[CheckStage]) -> None:
        self.waiting = list(stages)
        self.running = list[Running]()
        self.done = list[StageOutcome]()
        self.asked = {stage.name for stage in stages}
        self.spoke = time.monotonic()

    def give_up(self) -> None:
        """A stage whose needs have failed is not started."""
        bad = {outcome.stage.name for outcome in self.done if outcome.result != "ok"}
        for stage in [stage for stage in self.waiting if bad.intersection(stage.needs)]:
            self.waiting.remove(stage)
            self.done.append(StageOutcome(stage, failed=1, result="not run"))

    def start(self) -> None:
        """Whatever may run now: two tracks, one of a group at a time."""
        good = {outcome.stage.name for outcome in self.done if outcome.result == "ok"}
        for stage in [stage for stage in self.waiting if good.issuperset(self.asked.intersection(stage.needs))]:
            taken = {item.stage.one_at_a_time for item in self.running} - {""}
            tracks = sum(not item.stage.mostly_waits for item in self.running)
            if (tracks < TRACKS or stage.mostly_waits) and stage.one_at_a_time not in taken:
                self.waiting.remove(stage)
                self.running.append(start(stage))
                say(f"  start   {stage.name}")

    def finish(self) -> None:
        """Judges what has ended, and gives a sign of life now and then."""
        for item in [item for item in self.running if item.process.poll() is not None]:
            self.running.remove(item)
            self.done.append(finish(item))
            say(f"  {len(self.done):2}/{len(self.asked):2}   {row(self.done[-1])}")
            self.spoke = time.monotonic()
        if self.running and time.monotonic() - self.spoke > HEARTBEAT:
            at_work = (f"{item.stage.name} ({time.monotonic() - item.since:.0f} s)" for item in self.running)
            say("  running " + ", ".join(at_work))
            self.spoke = time.monotonic()


def run(stages: Sequence[CheckStage]) -> list[StageOutcome]:
    """Run all stages, two at a time; one whose needs failed is not started."""
    whole = Run(stages)
    try:
        while whole.waiting or whole.running:
            whole.give_up()
            whole.start()
            whole.finish()
            time.sleep(0.05)
    finally:
        for item in whole.running:
            os.killpg(item.process.pid, signal.SIGTERM)
    return whole.done


def row(outcome: StageOutcome) -> str:
    counts = (outcome.tests, outcome.skipped) if outcome.tests else ("", "")
    return f"{outcome.stage.name:<16}{outcome.seconds:>8.1f}{counts[0]:>8}{counts[1]:>9}  {outcome.result}"


def say(line: str) -> None:
    print(line, flush=True)


def report(outcomes: Sequence[StageOutcome], seconds: float) -> int:
    """Tell how everything went, the tests that failed last, and count those."""
    for outcome in outcomes:
        if outcome.result.startswith("FAILED"):
            lines = log_of(outcome.stage).read_text("utf-8", "replace").splitlines()[-TAIL:]
            say(f"\n----- {outcome.stage.name}: end of {log_of(outcome.stage).relative_to(ROOT)}\n" + "\n".join(lines))
    say(f"\n{'stage':<16}{'seconds':>8}{'tests':>8}{'skipped':>9}  result")
    for outcome in sorted(outcomes, key=lambda outcome: STAGES.index(outcome.stage)):
        say(row(outcome))
    say(f"{'':<16}{seconds:>8.1f}\n")
    for name in (name for outcome in outcomes for name in outcome.failures):
        say(name)  # after the table, where whoever sees only the end of a long page finds it
    failed = sum(outcome.failed for outcome in outcomes)
    say(f"{sum(outcome.passed for outcome in outcomes)} passed, {failed} failed")
    return failed


def main() -> int:
    known = {stage.name: stage for stage in STAGES}
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("stages", nargs="*", metavar="STAGE", help=f"any of {', '.join(known)}")
    names = parser.parse_args().stages
    if unknown := [name for name in names if name not in known]:
        parser.error(f"no such stage: {', '.join(unknown)}")
    LOGS.mkdir(parents=True, exist_ok=True)
    if SEED:
        say(f"  seed {SEED}, effort {os.environ.get('EFFORT', 1)}: the same two in the environment repeat this run")

    began = time.monotonic()
    outcomes = run([known[name] for name in names] or [stage for stage in STAGES if stage.in_full_run])

    return 1 if report(outcomes, time.monotonic() - began) else 0


if __name__ == "__main__":
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))  # so that no stage outlives this program
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(130)
