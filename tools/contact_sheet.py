"""Takes pictures of all drawings, light and dark, into build/contact: to be looked at before anybody else does."""

import argparse
import os
import re
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tools.web import node, surroundings  # noqa: E402

TARGET = ROOT / "build" / "contact"
CHROMIUM = os.environ.get("CHROMIUM", "/usr/bin/chromium")
KINDS = ("card", "strategy", "investor")


def main() -> None:
    """Serves the page with vite, looks at it, stops it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("kinds", nargs="*", choices=[*KINDS, []], default=KINDS)
    kinds = parser.parse_args().kinds or KINDS
    command = ["node_modules/.bin/vite", "--host", "127.0.0.1", "--port", "5199", "--clearScreen", "false"]
    environment = {**surroundings(node()), "NO_COLOR": "1"}
    server = subprocess.Popen(command, cwd=ROOT / "web", env=environment, stdout=subprocess.PIPE, text=True)
    try:
        assert server.stdout is not None
        address = next(found[1] for line in server.stdout if (found := re.search(r"(http://127\S+/)", line)))
        photograph(address, kinds)
    finally:
        server.terminate()
        server.wait()


def photograph(address: str, kinds: tuple[str, ...]) -> None:
    """One picture a kind and theme."""
    TARGET.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox", "--disable-gpu"])
        for kind in kinds:
            for theme in ("light", "dark"):
                page = browser.new_page(viewport={"width": 1400, "height": 900})
                page.goto(f"{address}contact/index.html?kind={kind}&theme={theme}")
                page.wait_for_selector("body[data-ready]")
                page.screenshot(path=TARGET / f"{kind}-{theme}.png", full_page=True)
                page.close()
                print(TARGET / f"{kind}-{theme}.png")
        browser.close()


if __name__ == "__main__":
    main()
