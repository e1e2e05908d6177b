"""Makes docs/images: every screen, desktop and phone, light and dark, from real games. Needs Chromium."""

import argparse
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TARGET = ROOT / "docs" / "images"
sys.path.insert(0, str(ROOT / "tests"))

from e2e.conftest import CHROMIUM, FLAGS  # noqa: E402  the suite's own server and visitor
from e2e.house import House  # noqa: E402
from e2e.visitor import Visitor  # noqa: E402
from playwright.sync_api import Browser, sync_playwright  # noqa: E402

# name, page or moment of a game, preset, players
SCREENS = (
    ("home", "", "", 0),
    ("new-table", "#/new", "", 0),
    ("rules", "#/rules", "", 0),
    ("supply", "[data-ask=place]", "classic", 4),
    ("staged", "[data-staged]", "classic", 4),
    ("auction", "[data-ask=bid]", "everything", 5),
    ("selling", "[data-ask=sell]", "everything", 5),
    ("end", "[data-books]", "everything", 4),
    ("replay", "[data-books]", "guided", 4),
)
SIZES = {"desktop": (1280, 860), "phone": (390, 800)}
THEMES = ("light", "dark")
QUALITY = 52
ICONS = {"icon-192": 192, "icon-512": 512, "icon-maskable": 512}


def shoot(browser: Browser, house: House, name: str, what: str, preset: str, players: int, only: str) -> None:
    """One screen in all sizes and themes."""
    for size, (wide, high) in SIZES.items():
        for theme in THEMES:
            if only and only not in f"{name}-{size}-{theme}":
                continue
            visitor = Visitor(browser, house, wide=wide, high=high, theme=theme, name="Ada")
            if preset:
                table, [token] = house.table(players=players, preset=preset)
                visitor.sit(table, token)
                visitor.play(what)
                if name == "replay":
                    open_replay(visitor)
            else:
                visitor.open(what)
                visitor.page.wait_for_selector("h1")
            visitor.page.wait_for_load_state("networkidle")
            visitor.page.evaluate("document.fonts.ready.then(() => scrollTo(0, 0))")
            visitor.page.screenshot(path=TARGET / f"{name}-{size}-{theme}.jpg", type="jpeg", quality=QUALITY)
            visitor.leave()


def open_replay(visitor: Visitor) -> None:
    """The game that has just ended, somewhere in its middle."""
    visitor.page.locator("[data-replay]").click()
    visitor.page.wait_for_selector("[data-screen=replay]")
    visitor.page.locator("#scrubber").fill("45")


def draw_icons(browser: Browser) -> None:
    """The drawing of the icon in the sizes that phones want."""
    public = ROOT / "web" / "public"
    drawing = (public / "icon.svg").read_text("utf-8")
    for name, size in ICONS.items():
        page = browser.new_page(viewport={"width": size, "height": size})
        page.set_content(
            f"<style>html, body, svg {{ margin: 0; display: block; width: 100%; height: 100% }}</style>{drawing}"
        )
        if name == "icon-maskable":  # phones cut it to a shape of their own: no corners, all of it near the middle
            page.add_style_tag(content="html { background: #f4efe4 } svg { transform: scale(0.8) }")
        page.screenshot(path=public / f"{name}.png", omit_background=True)
        page.close()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", default="", help="part of a picture's name, such as auction-phone")
    parser.add_argument("--icons", action="store_true", help="draw the icons of web/public instead")
    given = parser.parse_args()
    TARGET.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = House(Path(folder), ROOT / "src" / "stockpile" / "server" / "static")
        house.start()
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=list(FLAGS))
        if given.icons:
            draw_icons(browser)
        for screen in () if given.icons else SCREENS:
            shoot(browser, house, *screen, given.only)
        browser.close()
        house.stop()
    return 0


if __name__ == "__main__":
    sys.exit(main())
