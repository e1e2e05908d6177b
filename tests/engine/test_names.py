"""One meaning a name: no class of the package or its tools is called like another."""

import ast
from collections import defaultdict
from pathlib import Path

import stockpile

PACKAGE = Path(stockpile.__file__).parent
TOOLS = Path(__file__).parents[2] / "tools"


def classes() -> dict[str, list[str]]:
    """The files in which a class of a name is written, by name."""
    found: dict[str, list[str]] = defaultdict(list)
    for path in sorted((*PACKAGE.rglob("*.py"), *TOOLS.rglob("*.py"))):
        for node in ast.parse(path.read_text("utf-8")).body:
            if isinstance(node, ast.ClassDef):
                found[node.name].append("/".join(path.parts[-3:]))
    return found


def test_no_class_name_stands_twice():
    twice = {name: files for name, files in classes().items() if len(files) > 1}

    assert twice == {}
