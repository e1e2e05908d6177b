"""docs/architecture.md says where everything is: no module of the server or of a match is left out of it."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.parametrize("package", ["server", "session", "session/kinds"])
def test_every_module_is_named_on_the_page(package):
    page = (ROOT / "docs" / "architecture.md").read_text("utf-8")
    modules = {path.stem for path in (ROOT / "src" / "stockpile" / package).glob("*.py")} - {"__init__"}

    missing = sorted(name for name in modules if not re.search(rf"\b{name}\b", page))

    assert missing == []


def test_the_page_names_no_module_of_the_server_that_is_not_there():
    page = (ROOT / "docs" / "architecture.md").read_text("utf-8")
    table = page[page.index("| files of `server/`") :].partition("\n\n")[0]
    first = [line.split("|")[1] for line in table.splitlines()[2:]]
    named = [name for cell in first for name in re.findall(r"`([a-z_]+)/?`", cell)]
    folder = ROOT / "src" / "stockpile" / "server"

    assert [name for name in named if not (folder / f"{name}.py").exists() and not (folder / name).is_dir()] == []
    assert len(named) == len(set(named))
