"""The check of sizes in the lint stage finds what grows, what is new, and what has been mended."""

import ast
import importlib.util
from pathlib import Path
from typing import Any

LONG = "def long():\n" + "    pass\n" * 50
BRANCHES = (
    "def winding(x):\n" + "".join(f"    if x == {n} and x:\n        return {n}\n" for n in range(8)) + "    return 0\n"
)


def tool() -> Any:
    """The program, which is no package."""
    spec = importlib.util.spec_from_file_location("tools_limits", Path(__file__).parents[2] / "tools" / "limits.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


limits = tool()


def test_a_function_that_is_long_or_winding_is_found():
    assert limits._functions("a.py", ast.parse(LONG), limits.Limits()) == {"a.py: long: length": 51}
    assert limits._functions("a.py", ast.parse(BRANCHES), limits.Limits()) == {"a.py: winding: complexity": 17}


def test_what_is_listed_may_not_grow_and_what_is_not_listed_keeps_the_limits():
    assert limits.faults({"a": 50, "b": 41}, {"a": 45}) == ["a 50, was 45", "b 41, was within the limit"]


def test_what_is_mended_leaves_the_list():
    assert limits.faults({}, {"a": 45}) == ["a: off the list with it (python tools/limits.py --write)"]
