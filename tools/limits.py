"""Holds the line on size: files of 300 lines, functions of 40, complexity 15. `python tools/limits.py [--write]`

What was over a limit before there were limits is listed with its size in limits.json. The list only shrinks: a file or
function that is not on it must keep the limits, one that is on it may not grow, and what is mended leaves the list.
"""

import ast
import json
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
KEPT = Path(__file__).with_name("limits.json")
LINES, LENGTH, COMPLEXITY = 300, 40, 15
FOLDERS = ("src", "tools", "web/src")
SUFFIXES = (".py", ".pxd", ".ts", ".svelte")
Sizes = dict[str, int]


def files() -> list[Path]:
    """What people write: the files that git knows, so that generated ones are left out."""
    done = subprocess.run(["git", "ls-files", *FOLDERS], cwd=ROOT, capture_output=True, text=True, check=True)  # noqa: S607
    return [ROOT / name for name in done.stdout.splitlines() if name.endswith(SUFFIXES) and (ROOT / name).exists()]


def too_big() -> Sizes:
    """Everything over a limit, with its size."""
    found: Sizes = {}
    for path in files():
        name, text = path.relative_to(ROOT).as_posix(), path.read_text("utf-8")
        lines = len(text.splitlines())
        if lines > LINES:
            found[f"{name}: lines"] = lines
        if path.suffix == ".py":
            found |= _functions(name, ast.parse(text))
    return found


def _functions(name: str, tree: ast.Module) -> Sizes:
    found: Sizes = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            length = (node.end_lineno or node.lineno) - node.lineno + 1
            if length > LENGTH:
                found[f"{name}: {node.name}: length"] = length
            if (many := complexity_of(node)) > COMPLEXITY:
                found[f"{name}: {node.name}: complexity"] = many
    return found


def complexity_of(function: ast.AST) -> int:
    """How many ways lead through a function: one, and one more for each branch, loop, handler and condition."""
    branches = (
        ast.If,
        ast.IfExp,
        ast.For,
        ast.AsyncFor,
        ast.While,
        ast.ExceptHandler,
        ast.comprehension,
        ast.match_case,
    )
    many = 1
    for node in ast.walk(function):
        many += isinstance(node, branches)
        if isinstance(node, ast.BoolOp):
            many += len(node.values) - 1
    return many


def faults(found: Sizes, kept: Sizes) -> list[str]:
    """What is newly over a limit or has grown, and what is on the list without need."""
    grown = [f"{name} {size}, was {kept.get(name, 'within the limit')}" for name, size in found.items()
             if size > kept.get(name, 0)]  # fmt: skip
    mended = [f"{name}: off the list with it (python tools/limits.py --write)" for name in kept if name not in found]
    return grown + mended


def main() -> int:
    """Compares with the list, or writes it down anew where it has shrunk."""
    kept: Sizes = json.loads(KEPT.read_text("utf-8")) if KEPT.exists() else {}
    found = too_big()
    if "--write" in sys.argv[1:]:
        smaller = {name: min(size, kept.get(name, size)) for name, size in found.items() if name in kept or not kept}
        KEPT.write_text(json.dumps(smaller, indent=1, sort_keys=True) + "\n", "utf-8")
        kept = smaller
    wrong = faults(found, kept)
    print("\n".join(wrong))
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
