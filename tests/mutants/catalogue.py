"""The mutants and the tests that must notice them: what is written down, what is missing, what cannot be made."""

import ast
import importlib.util
import io
import re
import sys
import tokenize
import tomllib
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).resolve().parents[2]
TESTS = ROOT / "tests"
ID = re.compile(r"\b[A-Z]{3}(?:-\d+|:[a-z0-9-]+)")


@dataclass(frozen=True)
class Mutant:
    """One wrong version of one rule; or, where no rule is broken, of what an area's own tests are for."""

    rule: str
    name: str
    file: str
    old: str
    new: str
    area: str = ""
    tests: tuple[str, ...] = ()  # of an area: the files whose tests must notice it

    def __str__(self) -> str:
        return f"{self.rule or self.area} {self.name}"

    def tests_in(self, cited: dict[str, list[str]]) -> list[str]:
        """What is run against it: the tests that cite its rule, or those of its area."""
        return cited.get(self.rule, []) if self.rule else list(self.tests)


def built_ids() -> tuple[set[str], set[str]]:
    """All ids that may be cited, and those of sections that are built."""
    rules = load(ROOT / "src" / "stockpile" / "text" / "rulebook.py").rules(
        (ROOT / "docs" / "rules.md").read_text("utf-8")
    )
    built = {rule.id for rule in rules.values() if rule.built}
    cards = set(content_ids())
    return {*rules, *cards}, built | {card for card in cards if f"{card[:3]}-1" in built}


def load(path: Path) -> ModuleType:
    """A file by its path: the parent process must not import the package that mutates."""
    spec = importlib.util.spec_from_file_location(path.stem, path)
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


def content_ids() -> Iterator[str]:
    """Ids of investors and strategy cards, from the list that says what is in the box."""
    keys = load(ROOT / "src" / "stockpile" / "engine" / "declared" / "keys.py")
    yield from (f"INV:{key}" for key in keys.INVESTORS)
    yield from (f"STR:{key}" for key in keys.STRATEGIES)


def mutants() -> list[Mutant]:
    """All mutants, in the order of their files."""
    found = []
    for path in sorted(TESTS.glob("mutants/*.toml")):
        told = tomllib.loads(path.read_text("utf-8"))
        areas = told.get("area", {})
        for entry in told.get("mutant", []):
            tests = tuple(areas[entry["area"]]) if "area" in entry else ()
            found.append(Mutant(**{"rule": "", **entry, "tests": tests}))
    for path in sorted((*TESTS.glob("cards/test_*.py"), *TESTS.glob("modules/test_*.py"))):
        found += mutants_in(path)
    return found


def mutants_in(path: Path) -> list[Mutant]:
    """What the file of a card or module says under MUTANTS, without running it."""
    for node in ast.parse(path.read_text("utf-8")).body:
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "MUTANTS":
            return [Mutant(**entry) for entry in ast.literal_eval(node.value)]
    return []


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


def function_of(nodeid: str) -> str:
    """The test without its parameters."""
    return nodeid.partition("[")[0]


def gaps(all_mutants: list[Mutant], cited: dict[str, list[str]]) -> list[str]:
    """What is missing or misspelt, before anything is run."""
    known, built = built_ids()
    have = {mutant.rule for mutant in all_mutants if mutant.rule}
    names = [str(mutant) for mutant in all_mutants]
    return [
        *(f"{rule}: no such rule, cited by {cited[rule][0]}" for rule in sorted(cited.keys() - known)),
        *(f"{rule}: no such rule, in a mutant" for rule in sorted(have - known)),
        *(f"{rule}: no test cites it" for rule in sorted((built | have) - cited.keys())),
        *(f"{rule}: it has no mutant" for rule in sorted(built - have)),
        *(f"{mutant}: no tests" for mutant in all_mutants if not mutant.rule and not mutant.tests),
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
