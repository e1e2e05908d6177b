"""A plugin of pytest for sample.py: writes down which tests run which lines, and how long each takes."""

import json
import os
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import coverage
import pytest
from mutants.catalogue import function_of

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "src" / "stockpile" / os.environ.get("LINES_OF", "engine")
measured = coverage.Coverage(data_file=None, config_file=False, include=[f"{PACKAGE}/*"])
seconds: dict[str, float] = defaultdict(float)


def pytest_configure() -> None:
    measured.start()


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_protocol(item: pytest.Item) -> Iterator[Any]:
    measured.switch_context(function_of(item.nodeid))
    return (yield)


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    seconds[function_of(report.nodeid)] += report.duration


def pytest_unconfigure() -> None:
    measured.stop()
    data = measured.get_data()
    lines: dict[str, dict[int, list[str]]] = {}
    for path in data.measured_files():
        found = data.contexts_by_lineno(path)
        name = str(Path(path).relative_to(ROOT / "src" / "stockpile"))
        lines[name] = {line: sorted(set(tests) - {""}) for line, tests in found.items()}
    Path(os.environ["LINES"]).write_text(json.dumps({"lines": lines, "seconds": seconds}), "utf-8")
