"""A server of its own, a real Chromium, and tables made over the API so that no test waits for a bot to think."""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from e2e.house import House
from e2e.visitor import WAITS, Visitor
from playwright.sync_api import Browser, Playwright, expect, sync_playwright

ROOT = Path(__file__).resolve().parents[2]
CHROMIUM = os.environ.get("CHROMIUM", "/usr/bin/chromium")
# A killed server, refused requests, and a header that browsers ignore (loudly) on plain http.
EXPECTED = r"WebSocket|ERR_CONNECTION|status of 4|Cross-Origin-Opener-Policy"
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--host-resolver-rules=MAP stockpile.lan 127.0.0.1",  # a name that is no loopback: pages there are not secure
)


expect.set_options(timeout=WAITS)


@pytest.fixture(scope="session")
def bundle() -> Path:
    """The client, built if it is not."""
    subprocess.run([sys.executable, "tools/web.py", "build"], cwd=ROOT, check=True)
    return ROOT / "src" / "stockpile" / "server" / "static"


@pytest.fixture(scope="session")
def driver() -> Iterator[Playwright]:
    """What drives browsers."""
    assert shutil.which(CHROMIUM), f"{CHROMIUM} is needed: apt-get install chromium, or name another in CHROMIUM"
    with sync_playwright() as playwright:
        yield playwright


@pytest.fixture(scope="session")
def browser(driver: Playwright) -> Iterator[Browser]:
    """One browser for all tests; each visitor gets a profile of its own."""
    chromium = driver.chromium.launch(executable_path=CHROMIUM, args=list(FLAGS))
    yield chromium
    chromium.close()


@pytest.fixture(scope="session")
def house(bundle: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A running server for all tests that do not hurt it."""
    running = House(tmp_path_factory.mktemp("house"), bundle)
    running.start()
    yield running
    running.stop()


@pytest.fixture
def own_house(bundle: Path, tmp_path: Path) -> Iterator[House]:
    """A server that a test may kill."""
    running = House(tmp_path, bundle)
    running.start()
    yield running
    running.stop()


@pytest.fixture
def visit(browser: Browser):
    """Opens a browser of its own for a visitor; what its console complains about fails the test."""
    visitors: list[Visitor] = []

    def open_one(house: House, **wishes) -> Visitor:
        visitors.append(Visitor(browser, house, **wishes))
        return visitors[-1]

    yield open_one
    complaints = [said for visitor in visitors for said in visitor.complaints]
    for visitor in visitors:
        visitor.leave()
    assert [said for said in complaints if not re.search(EXPECTED, said)] == []
