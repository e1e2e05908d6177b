"""The first evening on a new machine: Python and make, and nothing else."""

import json
import re
import stat
import urllib.request

import pytest
from package.newcomer import eventually, newcomer, playing

STEP = re.compile(r"  .+ … (\d+ s)?$")


@pytest.fixture(scope="module")
def person():
    with newcomer() as somebody:
        yield somebody


def fetched(url):
    with urllib.request.build_opener(urllib.request.ProxyHandler({})).open(url, timeout=30) as answer:
        return answer.read().decode("utf-8", "replace")


def first(pattern, text):
    found = re.search(pattern, text)
    assert found is not None, text
    return found[1]


def address_in(said):
    return first(r"served at (http://\S+)", "\n".join(said))


def test_with_python_and_make_alone_the_game_is_served_shown_again_and_survives_a_move(person):
    folder = person.clone("a clone of mine")
    games = person.home / ".local" / "share" / "stockpile" / "games.db"

    with playing(person, folder) as (process, said):
        address = address_in(said)
        page = fetched(address)
        script = fetched(address + first(r'src="\./(assets/[^"]+\.js)"', page))
        catalog = json.loads(fetched(f"{address}api/catalog?lang=en"))
        opened = eventually(lambda: (person.home / "opened").exists())
        again = person.run(["make", "play"], folder)

    assert "Games are kept in" in said[-1] and str(games) in said[-1], said
    assert process.returncode in (0, 2, -2)  # make may say that it was interrupted, which it was
    assert '<div id="app"' in page and len(script) > 10_000
    assert "level-10@8" in [bot["key"] for bot in catalog["bots"]]
    assert opened and set((person.home / "opened").read_text().split()) == {address}
    assert again[0] == 0 and again[1].endswith(f"\nStockpile is already served at {address}\n"), again
    assert stat.S_IMODE(games.stat().st_mode) == 0o600
    assert not any(re.search(r"warning|npm|\bpip\b", line, re.IGNORECASE) for line in said), said
    assert sum(STEP.match(line) is not None for line in said) == 3, said
    assert any("not compiled" in line for line in said), said

    moved = folder.rename(person.home / "elsewhere")
    with playing(person, moved) as (_, said_then):
        assert '<div id="app"' in fetched(address_in(said_then))

    assert said_then[0] == "  This folder has moved: its environment is made anew."
    assert sum(STEP.match(line) is not None for line in said_then) == 1, said_then
