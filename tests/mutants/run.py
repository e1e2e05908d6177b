"""Proves that the tests of a rule notice when the rule is broken.

`tests/mutants/<section>.toml` holds one wrong version of every built rule: a rule id, a name, a file below
`src/stockpile/` and a literal replacement. The tests that cite the id, by a comment on the line of their `def`, are run
against a copy of the sources with that replacement; at least one must fail. `run.py --only DEM-7` runs one rule.
"""

import argparse
import ast
import contextlib
import importlib
import importlib.util
import io
import os
import re
import shutil
import signal
import sys
import tempfile
import time
import tokenize
import tomllib
import traceback
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import NoReturn

ROOT = Path(__file__).resolve().parents[2]
TESTS = ROOT / "tests"
ID = re.compile(r"\b[A-Z]{3}(?:-\d+|:[a-z0-9-]+)")
JOBS = 2
LIMIT = 120  # seconds: a mutant that never ends is noticed too
QUIETLY = ["-x", "-q", "--tb=short", "-p", "no:benchmark", "-W", "ignore::pytest.PytestAssertRewriteWarning"]
OK, FAILED = 0, 1  # exit codes of pytest


@dataclass(frozen=True)
class Mutant:
    """One wrong version of one rule."""

    rule: str
    name: str
    file: str
    old: str
    new: str

    def __str__(self) -> str:
        return f"{self.rule} {self.name}"


@dataclass
class Trial:
    """A mutant at work in a child process."""

    mutant: Mutant
    pid: int
    home: Path
    since: float


def built_ids() -> tuple[set[str], set[str]]:
    """All ids that may be cited, and those of sections that are built."""
    spec = importlib.util.spec_from_file_location("rulebook", ROOT / "src" / "stockpile" / "text" / "rulebook.py")
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    sys.modules["rulebook"] = module  # by path: the parent process must not import the package that mutates
    spec.loader.exec_module(module)
    rules = module.rules((ROOT / "docs" / "rules.md").read_text("utf-8"))
    built = {rule.id for rule in rules.values() if rule.built}
    cards = set(content_ids())
    return {*rules, *cards}, built | {card for card in cards if f"{card[:3]}-1" in built}


def content_ids() -> Iterator[str]:
    """Ids of investors and strategy cards, from the tables that list them."""
    investors = (ROOT / "docs" / "rules.md").read_text("utf-8").partition("\n## INV")[2].partition("\n## ")[0]
    for key in re.findall(r"^\| ([a-z]+) \| [A-Z]", investors, re.M):
        yield f"INV:{key}"
    for name in re.findall(r"^\| \d+ \| ([A-Z][^|]+) \|", (ROOT / "docs" / "components.md").read_text("utf-8"), re.M):
        plain = re.sub(r" \(promo\)|'", "", name.strip().lower())
        yield "STR:" + re.sub(r"[^a-z0-9]+", "-", plain)


def mutants() -> list[Mutant]:
    """All mutants, in the order of their files."""
    return [
        Mutant(**entry)
        for path in sorted(TESTS.glob("mutants/*.toml"))
        for entry in tomllib.loads(path.read_text("utf-8")).get("mutant", [])
    ]


def citations() -> dict[str, list[str]]:
    """For each id the tests that cite it."""
    found: dict[str, list[str]] = defaultdict(list)
    for path in sorted(TESTS.rglob("test_*.py")):
        text = path.read_text("utf-8")
        comments = {
            token.start[0]: token.string
            for token in tokenize.generate_tokens(io.StringIO(text).readline)
            if token.type == tokenize.COMMENT
        }
        for name, first, last in _tests(ast.parse(text)):
            for line in range(first, last):
                for rule in ID.findall(comments.get(line, "")):
                    found[rule].append(f"{path.relative_to(ROOT)}::{name}")
    return found


def _tests(node: ast.AST, prefix: str = "") -> Iterator[tuple[str, int, int]]:
    """Name, first and last line of the head of every test function."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.ClassDef):
            yield from _tests(child, f"{prefix}{child.name}::")
        elif isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef) and child.name.startswith("test_"):
            yield prefix + child.name, child.lineno, max(child.body[0].lineno, child.lineno + 1)


def gaps(all_mutants: list[Mutant], cited: dict[str, list[str]]) -> list[str]:
    """What is missing or misspelt, before anything is run."""
    known, built = built_ids()
    have = {mutant.rule for mutant in all_mutants}
    names = [str(mutant) for mutant in all_mutants]
    return [
        *(f"{rule}: no such rule, cited by {cited[rule][0]}" for rule in sorted(cited.keys() - known)),
        *(f"{rule}: no such rule, in a mutant" for rule in sorted(have - known)),
        *(f"{rule}: no test cites it" for rule in sorted((built | have) - cited.keys())),
        *(f"{rule}: it has no mutant" for rule in sorted(built - have)),
        *(f"{name}: named twice" for name in sorted({name for name in names if names.count(name) > 1})),
    ]


def fault(mutant: Mutant) -> str:
    """Why the mutant cannot be made, or nothing."""
    path = ROOT / "src" / "stockpile" / mutant.file
    if not path.exists():
        return f"no file {mutant.file}"
    text = path.read_text("utf-8")
    if (count := text.count(mutant.old)) != 1:
        return f"its old text occurs {count} times in {mutant.file}"
    if path.suffix == ".py":
        try:
            ast.parse(text.replace(mutant.old, mutant.new))
        except SyntaxError as error:
            return f"not Python: {error}"
    return ""


def make(mutant: Mutant, home: Path) -> None:
    """A copy of the sources, by hard links but for the one file that differs."""
    shutil.copytree(ROOT / "src", home / "src", copy_function=os.link)
    (home / "docs").symlink_to(ROOT / "docs")
    path = home / "src" / "stockpile" / mutant.file
    text = path.read_text("utf-8")
    path.unlink()
    path.write_text(text.replace(mutant.old, mutant.new), "utf-8")
    for cached in path.parent.glob(f"__pycache__/{path.stem}.*"):
        cached.unlink()


def start(mutant: Mutant, tests: list[str], home: Path) -> Trial:
    """Run the tests of a mutant in a child of this process, which has pytest loaded already."""
    make(mutant, home)
    pid = os.fork()
    if pid == 0:
        _be_child(mutant, tests, home)
    return Trial(mutant, pid, home, time.monotonic())


def _be_child(mutant: Mutant, tests: list[str], home: Path) -> NoReturn:
    import pytest

    code = 3
    try:
        log = os.open(home / "log", os.O_WRONLY | os.O_CREAT)
        os.dup2(log, 1)
        os.dup2(log, 2)
        os.setsid()
        os.environ |= {"STOCKPILE_BUILD": "pure", "PYTHONPATH": str(home / "src")}
        sys.path.insert(0, str(home / "src"))
        sys.dont_write_bytecode = True
        module = importlib.import_module(_dotted(mutant.file))  # a mutant that cannot be imported proves nothing
        assert str(module.__file__).startswith(str(home)), "the copy is not what runs"
        code = int(pytest.main([*QUIETLY, "-o", f"cache_dir={home / 'cache'}", *tests]))
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


def verdict(code: int | None) -> str:
    """What the end of a trial says about the tests; nothing if they noticed."""
    if code in (FAILED, None):
        return ""
    return "survived: the tests that cite it pass" if code == OK else f"invalid: ended with {code}"


def attempt(chosen: list[Mutant], cited: dict[str, list[str]], folder: Path) -> Iterator[tuple[Mutant, str, str]]:
    """Try all mutants, some at a time; yields each with its verdict and log."""
    waiting, trials = list(enumerate(chosen)), list[Trial]()
    try:
        while waiting or trials:
            while waiting and len(trials) < JOBS:
                number, mutant = waiting.pop(0)
                if wrong := fault(mutant):
                    yield mutant, f"invalid: {wrong}", ""
                else:
                    trials.append(start(mutant, cited[mutant.rule], folder / str(number)))
            for trial in list(trials):
                pid, status = os.waitpid(trial.pid, os.WNOHANG)
                late = time.monotonic() - trial.since > LIMIT
                if not pid and not late:
                    continue
                trials.remove(trial)
                if not pid:
                    _kill(trial)
                code = os.waitstatus_to_exitcode(status) if pid else None
                yield trial.mutant, verdict(code), (trial.home / "log").read_text("utf-8", "replace")
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


def warm_up() -> None:
    """Import what every child needs, so that a trial takes a fraction of a second."""
    import hypothesis.strategies
    import pytest

    assert hypothesis.strategies and pytest
    assert not any(name.partition(".")[0] == "stockpile" for name in sys.modules), "children import their own copy"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--only", metavar="ID", help="only the mutants of this rule")
    only = parser.parse_args().only
    os.chdir(ROOT)
    everything, cited = mutants(), citations()
    problems = [problem for problem in gaps(everything, cited) if not only or problem.startswith(f"{only}:")]
    chosen = [mutant for mutant in everything if only in (None, mutant.rule) and mutant.rule in cited]
    if only and not chosen and not problems:
        problems = [f"{only}: it has no mutant"]
    for problem in problems:
        print(f"FAILED {problem}")

    warm_up()
    passed, failed = 0, len(problems)
    # Beside the sources, so that hard links work.
    (ROOT / "build").mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(dir=ROOT / "build", prefix="mutants-") as folder:
        for mutant, wrong, log in attempt(chosen, cited, Path(folder)):
            passed, failed = passed + (not wrong), failed + bool(wrong)
            if wrong:
                print(f"FAILED {mutant}: {wrong}\n" + "\n".join(log.splitlines()[-20:]))
            print(f"{passed + failed - len(problems)}/{len(chosen)} {mutant}", flush=True)
    print(f"{passed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
