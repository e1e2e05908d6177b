"""Makes pictures of every screen and phase from real games. Needs Chromium.

python tools/screenshots.py                       those of docs/images
python tools/screenshots.py --all build/shots     at 360, 768, 1440 and 2560, three languages, light and dark
python tools/screenshots.py --all build/shots --only '360-(fr|pt)-dark'
"""

import argparse
import re
import sys
import tempfile
from dataclasses import dataclass
from itertools import product
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TARGET = ROOT / "docs" / "images"
sys.path.insert(0, str(ROOT / "tests"))

from e2e.axe import STILL  # noqa: E402
from e2e.conftest import CHROMIUM, FLAGS  # noqa: E402  the suite's own server and visitor
from e2e.house import House  # noqa: E402
from e2e.visitor import Visitor  # noqa: E402
from playwright.sync_api import Browser, Page, sync_playwright  # noqa: E402


@dataclass(frozen=True)
class Screen:
    """A page, or a moment of a game: the question it stands at, or what the stage shows of what follows."""

    name: str
    page: str = ""
    preset: str = ""
    players: int = 5
    ask: str = ""
    verb: str = ""
    shows: str = ""  # a selector: what is waited for
    press: str = ""  # what is pressed then, and leads to the picture
    then: str = ""  # up to which question the game goes on while the page looks on at leisure


ANALYSED = "[data-analysis=whole]"
SCREENS = (
    Screen("home"),
    Screen("new-table", page="#/new"),
    Screen("games", page="#/games"),
    Screen("rules", page="#/rules"),
    Screen("lobby", preset="classic", players=4, shows="[data-code]"),
    Screen("guide", preset="guided", players=4, shows="[data-guide]"),
    Screen("information", preset="first-game", ask="sell", then="place", shows="[data-phase=information]"),
    Screen("supply", preset="first-game", ask="place"),
    Screen("staged", preset="first-game", ask="place", press="[data-stage] [data-answer]", shows="[data-staged]"),
    Screen("auction", preset="first-game", ask="bid"),
    Screen("ghost", preset="first-game", ask="bid", press="[data-stage] .lit", shows="[data-send]"),
    Screen("action", preset="first-game", ask="action", verb="boom"),
    Screen("selling", preset="first-game", ask="sell"),
    Screen("movement", preset="first-game", ask="sell", then="place", shows="[data-stage=reveal]"),
    Screen("settings", preset="first-game", ask="bid", press="header .icon", shows="dialog[open]"),
    Screen("look", preset="first-game", ask="bid", press="[data-look='company:epic']", shows="[data-looked]"),
    Screen("everything-investors", preset="everything", ask="choose-investor"),
    Screen("everything-supply", preset="everything", ask="place"),
    Screen("everything-auction", preset="everything", ask="bid"),
    Screen("everything-action", preset="everything", ask="action"),
    Screen("everything-selling", preset="everything", ask="sell"),
    Screen("everything-movement", preset="everything", ask="sell", then="place", shows="[data-stage=reveal]"),
    Screen("ceremony", preset="first-game", players=4, ask="over", shows="[data-ceremony]"),
    Screen("end", preset="everything", players=4, ask="over", shows="[data-books]"),
    Screen("replay", preset="first-game", players=4, ask="over", press="[data-replay]", shows="[data-screen=replay]"),
    Screen("analysis", preset="two-rounds", players=4, ask="over", press="[data-analyse]", shows=ANALYSED),
)
SIZES = {"360": (360, 780), "768": (768, 1024), "1440": (1440, 900), "2560": (2560, 1440)}
THEMES = ("light", "dark")
LANGUAGES = ("en", "fr", "pt")
DOCS = {"360": "phone", "1440": "desktop"}  # what the handbook shows, in English
SHOWN = ("home", "new-table", "rules", "supply", "staged", "auction", "selling", "movement", "end", "replay")
QUALITY = 52
STANDING: dict[str, tuple[str, str]] = {}  # tables that stand at a question, by screen
ICONS = {"icon-192": 192, "icon-512": 512, "icon-maskable": 512}


def shoot(browser: Browser, house: House, screen: Screen, only: str, target: Path) -> None:
    """One screen in all sizes, languages and themes; into docs/images only those that the handbook shows."""
    for size, language, theme in product(SIZES, LANGUAGES, THEMES):
        is_for_docs = target == TARGET
        shown = "-".join(
            [screen.name, DOCS.get(size, size), theme] if is_for_docs else [screen.name, size, language, theme]
        )
        if not re.search(only, shown) or (
            is_for_docs and (size not in DOCS or language != "en" or screen.name not in SHOWN)
        ):
            continue
        wide, high = SIZES[size]
        pace = "calm" if screen.then or screen.name == "ceremony" else "instant"
        visitor = Visitor(browser, house, wide=wide, high=high, theme=theme, language=language, speed=pace, name="Ada")
        if screen.then:
            visitor.page.clock.install()
        open_screen(visitor, house, screen)
        visitor.page.screenshot(path=target / f"{shown}.jpg", type="jpeg", quality=QUALITY)
        visitor.leave()


def open_screen(visitor: Visitor, house: House, screen: Screen) -> None:
    """Brings a visitor to a page, or to a moment of a game, where it stands still."""
    page = visitor.page
    if not screen.preset:
        visitor.open(screen.page)
        page.wait_for_selector("h1")
    elif screen.name == "lobby":
        seats = [{"name": "Ada"}, {}, {}, {"bot": "novice"}]
        made = house.post("api/tables", {"players": screen.players, "seats": seats, "preset": screen.preset})
        visitor.sit(made["table"], made["token"])
    else:
        sit_at(visitor, house, screen)
    if screen.then:
        step_to(page, screen.shows)
    elif screen.shows:
        page.wait_for_selector(screen.shows)
    if screen.name == "replay":
        page.locator("#scrubber").fill("45")
    page.wait_for_load_state("networkidle")
    page.evaluate("document.fonts.ready.then(() => scrollTo(0, 0))")
    page.evaluate(STILL)


def sit_at(visitor: Visitor, house: House, screen: Screen) -> None:
    """A game that stands at a question, or goes on from there while the visitor looks on."""
    table, token = table_at(house, screen)
    page = visitor.sit(table, token)
    if screen.ask == "over":
        page.wait_for_selector("[data-screen=end], [data-ceremony]")
    elif screen.ask:
        page.wait_for_selector(f"[data-ask={screen.ask}]")
    if screen.press:
        page.locator(screen.press).first.click()
    if screen.then:
        page.wait_for_selector("[role=log] li", state="attached")
        page.clock.pause_at(page.evaluate("Date.now() + 60_000"))  # what is told waits for a key now
        house.until(table, token, screen.then)


def step_to(page: Page, selector: str) -> None:
    """Ends one beat after the other until something is shown."""
    for _ in range(500):
        if page.query_selector(selector):
            return
        page.keyboard.press("ArrowDown")
        page.wait_for_timeout(20)
    raise AssertionError(f"{selector} never came")


def table_at(house: House, screen: Screen) -> tuple[str, str]:
    """A table that stands there: one for all pictures of a screen, unless the game goes on while we look."""
    if screen.then:
        return new_table_at(house, screen)
    if screen.name not in STANDING:
        STANDING[screen.name] = new_table_at(house, screen)
    return STANDING[screen.name]


def new_table_at(house: House, screen: Screen) -> tuple[str, str]:
    """The first deal in which the question comes."""
    for deal in range(1, 20):
        table, [token] = house.table(players=screen.players, preset=screen.preset, deal=str(deal))
        if screen.ask == "over":
            house.finish(table, token)
        if screen.shows == ANALYSED:
            house.analysed(table, token)
        if screen.ask in ("", "over") or house.until(table, token, screen.ask, screen.verb):
            return table, token
    raise AssertionError(f"{screen.name} never came")


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
    parser.add_argument(
        "--only",
        default="",
        help="pictures whose name has this in it, a regular expression: auction-phone, (360|1440)-fr-dark",
    )
    parser.add_argument("--icons", action="store_true", help="draw the icons of web/public instead")
    parser.add_argument("--all", type=Path, metavar="FOLDER", help="every size and language, into this folder")
    given = parser.parse_args()
    target = given.all or TARGET
    target.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = House(Path(folder), ROOT / "src" / "stockpile" / "server" / "static")
        house.start()
        try:
            browser = playwright.chromium.launch(executable_path=CHROMIUM, args=list(FLAGS))
            if given.icons:
                draw_icons(browser)
            for screen in () if given.icons else SCREENS:
                shoot(browser, house, screen, given.only, target)
            browser.close()
        finally:
            house.stop()
    return 0


if __name__ == "__main__":
    sys.exit(main())
