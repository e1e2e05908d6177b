"""Tries a seeded sample of the mutants that cosmic-ray makes of a package: `sample.py engine --count 500`.

First the tests are run once to learn which of them run which line. Then each mutant is tried by the tests that run its
line: those that noticed others in that file, then those that run the fewest lines besides. Most trials are forks of a
process that has everything loaded (live.py); what is changed outside of functions is imported afresh, as run.py does.
What came of each is a line of JSON in `build/mutation/`; the same command goes on where it was stopped. docs/mutants.md
has what was found.

Needs `pip install cosmic-ray coverage`, which nothing else here does.
"""

import argparse
import ast
import contextlib
import json
import os
import random
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections import Counter, defaultdict
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from mutants import batteries, claims, live, run
from mutants.catalogue import ROOT, Mutant, function_of

TESTS = {
    "engine": batteries.FILES,
    "session": ("tests/session", "tests/server"),
    "server": ("tests/server",),
}
FOLDER = ROOT / "build" / "mutation"
BUILD = {"engine": "pure", "session": "compiled", "server": "compiled"}  # only the engine has a compiled build
MOST_TESTS, MOST_SECONDS = 300, 8.0  # for one mutant; seconds as they were while lines were written down
ENOUGH = {"engine": 3.5, "session": None, "server": None}  # seconds of processor time, where nobody has looked before
AGAIN = {"engine": 8.0, "session": None, "server": None}  # the same for what lived
HANGS = 240.0  # seconds that one test may take, on a machine as busy as may be, before the mutant is said to hang
# What tests in programs of their own are about, which know nothing of what is put in here, and what runs on import.
AFRESH = (
    "engine/plugins/", "engine/setup/roster.py", "engine/telling/special.py", "engine/formats/position/places.py",
    "engine/declared/", "engine/telling/cells.py", "engine/state.py",
)  # fmt: skip
AFRESH_TIMES = 3  # as many seconds where the package is imported for it, which takes some of them
FRESH_TESTS = 30  # the same where the package is imported for it
LEARNING = "not slow and not services"
PLUGIN = "mutants.covered_lines"


def learnt(package: str) -> dict[str, Any]:
    """Which tests run which lines of the package, and how long each takes; found out once. The engine has batteries."""
    if package == "engine":
        return {"lines": {}, "seconds": {}}
    path = FOLDER / f"{package}-lines.json"
    if not path.exists():
        command = [sys.executable, "-m", "pytest", "-q", "-m", LEARNING, "-p", PLUGIN, *TESTS[package]]
        env = {
            **os.environ,
            "STOCKPILE_BUILD": BUILD[package],
            "PYTHONPATH": "tests",
            "LINES_OF": package,
            "LINES": str(path),
        }
        with (FOLDER / f"{package}-learning.log").open("wb") as log:
            subprocess.run(command, cwd=ROOT, env=env, stdout=log, stderr=log, check=False)
    found: dict[str, Any] = json.loads(path.read_text("utf-8"))
    found["reach"] = Counter(test for lines in found["lines"].values() for tests in lines.values() for test in tests)
    return found


def sample_of(package: str, count: int, seed: int) -> list[dict[str, Any]]:
    """The sample as it was drawn first, for that takes a minute; whoever changes the sources begins anew."""
    path = FOLDER / f"{package}-{seed}-{count}.json"
    if not path.exists():
        path.write_text(json.dumps(drawn(package, count, seed)), "utf-8")
    found: list[dict[str, Any]] = json.loads(path.read_text("utf-8"))
    return found


def drawn(package: str, count: int, seed: int) -> list[dict[str, Any]]:
    """So many mutants of all that cosmic-ray can make, drawn by a seed; annotations are left alone."""
    import cosmic_ray.plugins
    from cosmic_ray.ast import ast_nodes, get_ast_from_path

    made: list[dict[str, Any]] = []
    base = ROOT / "src" / "stockpile"
    for path in sorted((base / package).rglob("*.py")):
        tree, passive = get_ast_from_path(path), annotated_lines(path)
        for name in sorted(cosmic_ray.plugins.operator_names()):
            kind = cosmic_ray.plugins.get_operator(name)
            if kind.arguments():
                continue
            spots = [spot for node in ast_nodes(tree) for spot in kind().mutation_positions(node)]
            for occurrence, (start, _) in enumerate(spots):
                if start[0] not in passive:
                    made.append({"file": str(path.relative_to(base)), "by": name, "nth": occurrence, "line": start[0]})
    random.Random(f"{seed} {package}").shuffle(made)
    return made[:count]


def annotated_lines(path: Path) -> set[int]:
    """Lines that only types are on: heads of functions and of typed fields, and what the type checker alone reads."""
    lines: set[int] = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            lines |= set(range(node.lineno, node.body[0].lineno))
        is_bare = isinstance(node, ast.AnnAssign) and node.value is None
        is_checkers = isinstance(node, ast.If) and getattr(node.test, "id", "") == "TYPE_CHECKING"
        if is_bare or is_checkers:
            lines |= set(range(node.lineno, (node.end_lineno or node.lineno) + 1))  # type: ignore[attr-defined]
    return lines


def made(one: dict[str, Any]) -> Mutant:
    """The mutant with the whole text of its file, as it is and as it becomes."""
    import cosmic_ray.plugins
    from cosmic_ray.mutating import mutate_code

    text = (ROOT / "src" / "stockpile" / one["file"]).read_text("utf-8")
    changed = None
    with contextlib.suppress(AttributeError):  # it cannot put another exception for one that has a dot in its name
        changed = mutate_code(text, cosmic_ray.plugins.get_operator(one["by"])(), one["nth"])
    name = f"{one['file']}:{one['line']} {one['by']} {one['nth']}"
    return Mutant("", name, one["file"], text, changed or text)


def tests_for(one: dict[str, Any], known: dict[str, Any], killers: dict[str, list[str]]) -> list[str]:
    """The tests that run the line, at most so many: those that noticed something else in its file, then those that run
    the fewest lines, which are about few things."""
    if one["file"].startswith("engine/"):
        return [*killers[one["file"]][:10], *batteries.battery(one["file"])]
    lines = known["lines"].get(one["file"], {})
    found = set(lines.get(str(one["line"])) or tests_of_name(one, known))
    found = found or {test for tests in lines.values() for test in tests}
    first = [test for test in killers[one["file"]] if test in found][:10]
    chosen: list[str] = []
    seconds = 0.0
    for test in [*first, *sorted(found - {*first}, key=lambda test: known["reach"][test])]:
        seconds += known["seconds"].get(test, 0.0)
        if chosen and (len(chosen) == MOST_TESTS or seconds > MOST_SECONDS):
            break
        chosen.append(test)
    return chosen


def tests_of_name(one: dict[str, Any], known: dict[str, Any]) -> set[str]:
    """For a line that is run on import and gives something a name: the tests that run lines with that name."""
    base = ROOT / "src" / "stockpile"
    tree = ast.parse((base / one["file"]).read_text("utf-8"))
    names = {
        name.id
        for node in ast.walk(tree)
        if isinstance(node, ast.Assign | ast.AnnAssign) and node.lineno <= one["line"] <= (node.end_lineno or 0)
        for target in (node.targets if isinstance(node, ast.Assign) else [node.target])
        for name in ast.walk(target)
        if isinstance(name, ast.Name)
    }
    found: set[str] = set()
    for file, lines in known["lines"].items() if names else ():
        for number, text in enumerate((base / file).read_text("utf-8").splitlines(), 1):
            if names & set(re.findall(r"\w+", text)):
                found |= set(lines.get(str(number), ()))
    return found


def is_python(text: str) -> bool:
    """Whether it can be read at all: `**` of a dict is no power of two."""
    try:
        live.compiled(text, "mutant")
    except SyntaxError:
        return False
    return True


def difference(mutant: Mutant) -> str:
    """The first line that is another one now."""
    pairs = zip(mutant.old.splitlines(), mutant.new.splitlines(), strict=False)
    return next((f"{old.strip()}  ->  {new.strip()}" for old, new in pairs if old != new), "nothing")


class Trials:
    """Tries one mutant after the other, and remembers which tests notice most."""

    def __init__(self, package: str, known: dict[str, Any], folder: Path, opened: contextlib.ExitStack) -> None:
        self._known = known
        self._folder = folder
        self.enough: float | None = ENOUGH[package]
        self._killers: dict[str, list[str]] = defaultdict(list)
        self._template = folder / "template"
        arguments = ["-m", "not slow", *TESTS[package]]  # with services: `--again` may need them
        run.prepare(self._template, arguments[2:])
        self._wire = opened.enter_context(live.opened(arguments, BUILD[package], known["seconds"], folder))[0]

    def of(self, one: dict[str, Any]) -> dict[str, Any]:
        """What becomes of a mutant: killed, hung, lives, untested (no test runs it) or broken (it cannot be tried)."""
        mutant, tests = made(one), self.tests_for(one)
        result = {**one, "change": difference(mutant), "by_test": ""}
        if mutant.old == mutant.new or not is_python(mutant.new):
            return {**result, "became": "broken"}
        if not tests:
            return {**result, "became": "untested"}
        if live.changes(live.compiled(mutant.old, ""), live.compiled(mutant.new, "")) == []:
            return {**result, "became": "lives", "told": "the same program"}
        told = self.by(mutant, tests)
        self.remember(one["file"], told["by_test"])
        return {**result, **told}

    def tests_for(self, one: dict[str, Any]) -> list[str]:
        """What is tried on it, the keenest first."""
        return tests_for(one, self._known, self._killers)

    def by(self, mutant: Mutant, tests: list[str]) -> dict[str, Any]:
        """What becomes of it by these tests, or files of tests."""
        since = time.monotonic()
        told = self._forked(mutant, tests) or self._fresh(mutant, tests[:FRESH_TESTS])
        return {**told, "tests": len(tests), "seconds": round(time.monotonic() - since, 2)}

    def remember(self, file: str, test: str) -> None:
        """A test that noticed a mutant of a file is tried first on the next."""
        test = test if file.startswith("engine/") else function_of(test)  # of whole games one, not all of them
        if test:
            others = [other for other in self._killers[file] if other != test]
            self._killers[file] = [test, *others]

    def _forked(self, mutant: Mutant, tests: list[str]) -> dict[str, Any] | None:
        if mutant.file.startswith(AFRESH):
            return None
        path = str(ROOT / "src" / "stockpile" / mutant.file)
        old, new = live.compiled(mutant.old, path), live.compiled(mutant.new, path)
        if not live.changes(old, new):
            return None
        request = {"path": path, "old": mutant.old, "new": mutant.new, "tests": tests, "is_sorted": False}
        request |= {"enough": self.enough, "computing": self.enough and int(3 * self.enough)}
        told: dict[str, Any] = {"became": "hung"}
        for patience in (None, HANGS):  # once more if it seems to hang: perhaps the machine had other things to do
            if told["became"] == "hung" and "computed" not in told:
                self._wire.send({**request, "patience": patience})
                told = self._wire.recv()
        return None if told["became"] == "broken" else told

    def _fresh(self, mutant: Mutant, tests: list[str]) -> dict[str, Any]:
        home = self._folder / "fresh"
        enough = AFRESH_TIMES * self.enough if self.enough else 0.75 * run.COMPUTING
        trial = run.start(mutant, tests, self._template, home, enough)
        _, status = os.waitpid(trial.pid, 0)
        verdict = run.judge(trial, os.waitstatus_to_exitcode(status))
        shutil.rmtree(home)
        became = "killed" if not verdict.wrong else "lives" if verdict.wrong.startswith("survived") else "broken"
        return {"became": became, "by_test": verdict.noticed_by, "told": verdict.wrong}


def again(results: Path, trials: Trials, files: list[str], part: str) -> list[str]:
    """The results with those that lived tried once more, by all tests of these files, whatever lines they run.

    Without files by the tests that are its own, however long they take. What is claimed to be equivalent is left alone.
    """
    known = claims.claims()
    lines = results.read_text("utf-8").splitlines()
    for number, line in enumerate(lines):
        one = json.loads(line)
        if one["became"] in claims.LIVE and part in one["file"] and not claims.reason(one, known):
            lines[number] = json.dumps({**one, **trials.by(made(one), files or trials.tests_for(one))})
            results.write_text("\n".join(lines) + "\n", "utf-8")
    return lines


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("package", choices=TESTS)
    parser.add_argument("--count", type=int, default=500)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=1e9, help="stop after so long; the next run goes on")
    parser.add_argument(
        "--again", nargs="*", metavar="FILE", help="try what lives once more, by these files of tests or by its own"
    )
    parser.add_argument("--tell", action="store_true", help="only print what has come of it, for docs/mutants.md")
    parser.add_argument("--only", default="", metavar="PART", help="of --again: files whose name has this in it")
    given = parser.parse_args()
    os.chdir(ROOT)
    FOLDER.mkdir(parents=True, exist_ok=True)
    results = FOLDER / f"{given.package}-{given.seed}.jsonl"
    done = results.read_text("utf-8").splitlines() if results.exists() else []
    if given.tell:
        print(claims.told(given.package, done))
        return 0
    known = learnt(given.package)
    sample = sample_of(given.package, given.count, given.seed)
    until = time.monotonic() + given.seconds
    run.warm_up()
    with contextlib.ExitStack() as opened:
        folder = opened.enter_context(tempfile.TemporaryDirectory(dir=ROOT / "build", prefix="sample-"))
        trials = Trials(given.package, known, Path(folder), opened)
        if given.again is not None:
            trials.enough = AGAIN[given.package]
            done = again(results, trials, given.again, given.only)
        else:
            done += go_on(sample[len(done) :], done, results, trials, until)
    counts = Counter(json.loads(line)["became"] for line in done)
    print(f"{given.package}, seed {given.seed}: {len(done)} tried, " + ", ".join(f"{n} {w}" for w, n in counts.items()))
    return 0


def go_on(sample: list[dict[str, Any]], done: list[str], results: Path, trials: Trials, until: float) -> list[str]:
    """Tries the next mutants and writes down each."""
    for line in done:
        trials.remember(json.loads(line)["file"], json.loads(line)["by_test"])
    lines: list[str] = []
    with results.open("a") as file:
        for one in sample:
            lines.append(json.dumps(trials.of(one)))
            file.write(f"{lines[-1]}\n")
            file.flush()
            if time.monotonic() > until:
                break
    return lines


if __name__ == "__main__":
    sys.exit(main())
