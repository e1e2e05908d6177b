"""SECURITY.md promises nothing that no test holds it to."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
TEXT = (ROOT / "SECURITY.md").read_text("utf-8")
NAMED = re.findall(r"`(tests/[\w/]+\.py)::(\w+)`", TEXT)


@pytest.mark.parametrize(("file", "name"), NAMED)
def test_every_test_that_the_page_names_is_there(file, name):
    assert re.search(rf"^(async )?def {name}\(", (ROOT / file).read_text("utf-8"), re.MULTILINE)


def test_every_promise_names_a_test():
    promises = TEXT.split("## What is promised")[1].split("## For operators")[0]

    lines = [line for line in promises.splitlines() if line.startswith("- ")]

    assert len(lines) > 20
    assert [line for line in lines if "`tests/" not in line] == []
