"""Planted leaks are caught by the same checks that find nothing in the engine as it is."""

import ast
import json
import os
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import kit
from kit.twins import compare

TESTS = Path(kit.__file__).parent.parent


def names() -> list[str]:
    """The leaks that are planted, read without importing them: they need the uncompiled engine."""
    tree = ast.parse((TESTS / "kit" / "leaks.py").read_text("utf-8"))
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "leak"]
    return [ast.literal_eval(call.args[0]) for call in calls]


@cache
def report() -> dict[str, Any]:
    """What caught each leak, found out in an uncompiled engine whatever build is under test."""
    paths = [str(TESTS), *filter(None, [os.environ.get("PYTHONPATH")])]
    env = {**os.environ, "STOCKPILE_BUILD": "pure", "PYTHONPATH": os.pathsep.join(paths)}
    command = [sys.executable, "-m", "kit.leaks"]
    done = subprocess.run(command, capture_output=True, env=env, check=False, text=True, timeout=600)
    assert done.returncode == 0, done.stderr[-3000:]
    result: dict[str, Any] = json.loads(done.stdout)
    return result


def test_without_a_leak_the_checks_are_silent_and_have_compared_much():
    assert report()["compared"] >= 200


def test_every_leak_that_is_planted_was_looked_for():
    assert sorted(report()["caught"]) == sorted(names())
    assert len(names()) == len(set(names())) >= 20


@pytest.mark.parametrize("leak", names())
def test_a_planted_leak_is_caught(leak):
    assert report()["caught"][leak] != ""


def test_a_difference_is_told_with_what_is_around_it():
    with pytest.raises(AssertionError, match="here: view differs: …'a-x-z'… against …'a-y-z'…"):
        compare({"view": "a-x-z", "same": 1}, {"view": "a-y-z", "same": 1}, "here")
    with pytest.raises(AssertionError, match="more differs"):
        compare({}, {"more": 1}, "here")
