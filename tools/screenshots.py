"""Makes pictures of every screen and phase from real games. Needs Chromium.

python tools/screenshots.py                       those of docs/images
python tools/screenshots.py --all build/shots     at 360, 768, 1440 and 2560, three languages, light and dark
"""

import argparse
import sys
import tempfile
from itertools import product
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
    ("games", "#/games", "", 0),
    ("rules", "#/rules", "", 0),
    ("lobby", "[data-lobby]", "classic", 4),
    ("guide", "[data-guide]", "guided", 4),
    ("supply", "[data-ask=place]", "first-game", 5),
    ("staged", "[data-staged]", "first-game", 5),
    ("demand", "[data-ask=bid]", "first-game", 5),
    ("selling", "[data-ask=sell]", "first-game", 5),
    ("everything-demand", "[data-ask=bid]", "everything", 5),
    ("everything-action", "[data-ask=act], [data-ask=action]", "everything", 5),
    ("everything-selling", "[data-ask=sell]", "everything", 5),
    ("ceremony", "[data-ceremony]", "first-game", 4),
    ("end", "[data-books]", "everything", 4),
    ("replay", "[data-books]", "guided", 4),
)
SIZES = {"360": (360, 780), "768": (768, 1024), "1440": (1440, 900), "2560": (2560, 1440)}
THEMES = ("light", "dark")
LANGUAGES = ("en", "fr", "pt")
DOCS = {"360": "phone", "1440": "desktop"}  # what the handbook shows, in English
QUALITY = 52
ICONS = {"icon-192": 192, "icon-512": 512, "icon-maskable": 512}


def shoot(browser: Browser, house: House, screen: tuple[str, str, str, int], only: str, target: Path) -> None:
    """One screen in all sizes, languages and themes; into docs/images only those that the handbook shows."""
    name, what, preset, players = screen
    for size, language, theme in product(SIZES, LANGUAGES, THEMES):
        shown = f"{name}-{DOCS.get(size, size)}-{theme}" if target == TARGET else f"{name}-{size}-{language}-{theme}"
        if (only and only not in shown) or (target == TARGET and (size not in DOCS or language != "en")):
            continue
        wide, high = SIZES[size]
        pace = "normal" if name == "ceremony" else "instant"
        visitor = Visitor(browser, house, wide=wide, high=high, theme=theme, language=language, speed=pace, name="Ada")
        open_screen(visitor, house, name, what, preset, players)
        visitor.page.wait_for_load_state("networkidle")
        visitor.page.evaluate("document.fonts.ready.then(() => scrollTo(0, 0))")
        visitor.page.screenshot(path=target / f"{shown}.jpg", type="jpeg", quality=QUALITY)
        visitor.leave()


def open_screen(visitor: Visitor, house: House, name: str, what: str, preset: str, players: int) -> None:
    """Brings a visitor to a page, or to a moment of a game."""
    if not preset:
        visitor.open(what)
        visitor.page.wait_for_selector("h1")
    elif name == "lobby":
        seats = [{"name": "Ada"}, {}, {}, {"bot": "novice"}]
        made = house.post("api/tables", {"players": players, "seats": seats, "preset": preset})
        visitor.sit(made["table"], made["token"])
        visitor.page.wait_for_selector("[data-code]")
    else:
        table, [token] = house.table(players=players, preset=preset)
        visitor.sit(table, token)
        if name == "guide":
            visitor.page.wait_for_selector(what)
            return
        visitor.play("[data-screen=end]" if name in ("ceremony", "end", "replay") else what)
        visitor.page.wait_for_selector(what)
        if name == "replay":
            open_replay(visitor)


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
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", default="", help="part of a picture's name, such as auction-phone")
    parser.add_argument("--icons", action="store_true", help="draw the icons of web/public instead")
    parser.add_argument("--all", type=Path, metavar="FOLDER", help="every size and language, into this folder")
    given = parser.parse_args()
    target = given.all or TARGET
    target.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = House(Path(folder), ROOT / "src" / "stockpile" / "server" / "static")
        house.start()
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=list(FLAGS))
        if given.icons:
            draw_icons(browser)
        for screen in () if given.icons else SCREENS:
            shoot(browser, house, screen, given.only, target)
        browser.close()
        house.stop()
    return 0


if __name__ == "__main__":
    sys.exit(main())
