"""Tries a seeded sample of the mutants that cosmic-ray makes of a package: `sample.py engine --count 500`.

First the tests are run once, uncompiled, to learn which of them run which line. Then each mutant is tried by the tests
that run its line, the quickest first, as run.py tries those of the catalogue. What came of each is a line of JSON in
`build/mutation/<package>.jsonl`; the same command goes on where it was stopped. docs/mutants.md has what was found.

Needs `pip install cosmic-ray coverage`, which nothing else here does.
"""

import argparse
import ast
import json
import os
import random
import shutil
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from mutants import run
from mutants.catalogue import ROOT, Mutant

TESTS = {
    "engine": ("tests/rules", "tests/engine", "tests/secrets", "tests/content"),
    "session": ("tests/session",),
    "server": ("tests/server",),
}
FOLDER = ROOT / "build" / "mutation"
MOST_TESTS, MOST_SECONDS = 60, 20.0  # for one mutant
LEARNING = "not slow and not services"
PLUGIN = "mutants.covered_lines"


def learnt(package: str) -> dict[str, Any]:
    """Which tests run which lines of the package, and how long each takes; found out once."""
    path = FOLDER / f"{package}-lines.json"
    if not path.exists():
        FOLDER.mkdir(parents=True, exist_ok=True)
        command = [sys.executable, "-m", "pytest", "-q", "-m", LEARNING, "-p", PLUGIN, *TESTS[package]]
        env = {**os.environ, "STOCKPILE_BUILD": "pure", "PYTHONPATH": "tests", "LINES_OF": package, "LINES": str(path)}
        with (FOLDER / f"{package}-learning.log").open("wb") as log:
            subprocess.run(command, cwd=ROOT, env=env, stdout=log, stderr=log, check=False)
    found: dict[str, Any] = json.loads(path.read_text("utf-8"))
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
    changed = mutate_code(text, cosmic_ray.plugins.get_operator(one["by"])(), one["nth"])
    name = f"{one['file']}:{one['line']} {one['by']} {one['nth']}"
    return Mutant("", name, one["file"], text, changed or text)


def tests_for(one: dict[str, Any], known: dict[str, Any]) -> list[str]:
    """The quickest tests that run the line; of a line that is run on import, those that run the file at all."""
    lines = known["lines"].get(one["file"], {})
    found = lines.get(str(one["line"])) or sorted({test for tests in lines.values() for test in tests})
    chosen: list[str] = []
    seconds = 0.0
    for test in sorted(found, key=lambda test: known["seconds"].get(test, 0.0)):
        seconds += known["seconds"].get(test, 0.0)
        if chosen and (len(chosen) == MOST_TESTS or seconds > MOST_SECONDS):
            break
        chosen.append(test)
    return chosen


def difference(mutant: Mutant) -> str:
    """The first line that is another one now."""
    pairs = zip(mutant.old.splitlines(), mutant.new.splitlines(), strict=False)
    return next((f"{old.strip()}  ->  {new.strip()}" for old, new in pairs if old != new), "nothing")


def tried(sample: list[dict[str, Any]], known: dict[str, Any], folder: Path) -> Iterator[dict[str, Any]]:
    """What becomes of each mutant: killed, lives, untested (no test runs it) or broken (it cannot be imported)."""
    template = folder / "template"
    run.prepare(template, sorted({test for one in sample for test in tests_for(one, known)}))
    for number, one in enumerate(sample):
        mutant, tests = made(one), tests_for(one, known)
        result = {**one, "change": difference(mutant)}
        if not tests or mutant.old == mutant.new:
            yield {**result, "became": "untested" if not tests else "broken"}
            continue
        home = folder / str(number)
        trial = run.start(mutant, tests, template, home)
        _, status = os.waitpid(trial.pid, 0)
        verdict = run.judge(trial, os.waitstatus_to_exitcode(status))
        shutil.rmtree(home)
        became = "killed" if not verdict.wrong else "lives" if verdict.wrong.startswith("survived") else "broken"
        yield {**result, "became": became, "by_test": verdict.noticed_by}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("package", choices=TESTS)
    parser.add_argument("--count", type=int, default=500)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=1e9, help="stop after so long; the next run goes on")
    given = parser.parse_args()
    os.chdir(ROOT)
    known = learnt(given.package)
    results = FOLDER / f"{given.package}-{given.seed}.jsonl"
    done = results.read_text("utf-8").splitlines() if results.exists() else []
    sample = drawn(given.package, given.count, given.seed)
    until = time.monotonic() + given.seconds
    run.warm_up()
    with tempfile.TemporaryDirectory(dir=ROOT / "build", prefix="sample-") as folder, results.open("a") as file:
        for result in tried(sample[len(done) :], known, Path(folder)):
            done.append(json.dumps(result))
            file.write(f"{done[-1]}\n")
            file.flush()
            if time.monotonic() > until:
                break
    counts = Counter(json.loads(line)["became"] for line in done)
    print(f"{given.package}, seed {given.seed}: {len(done)} tried, " + ", ".join(f"{n} {w}" for w, n in counts.items()))
    return 0


if __name__ == "__main__":
    sys.exit(main())
