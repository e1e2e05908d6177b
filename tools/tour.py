"""Makes docs/images/tour.webp: a minute of the game, filmed while the script plays it. Needs Chromium and Pillow."""

import argparse
import io
import sys
import tempfile
from dataclasses import dataclass, field
from pathlib import Path

from PIL import Image
from playwright.sync_api import Page, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
TARGET = ROOT / "docs" / "images" / "tour.webp"
sys.path.insert(0, str(ROOT / "tests"))

from e2e.conftest import CHROMIUM, FLAGS  # noqa: E402  the suite's own server and visitor
from e2e.house import House  # noqa: E402
from e2e.visitor import Visitor  # noqa: E402

WIDE, HIGH = 1180, 760  # what the browser shows
FILM = (826, 532)  # what the film shows
FRAME = 330  # milliseconds between two pictures of something that moves
LONGEST = 60_000


@dataclass
class Film:
    """Pictures of a page and how long each is shown; a picture like the one before only makes that one longer."""

    page: Page
    pictures: list[Image.Image] = field(default_factory=list)
    times: list[int] = field(default_factory=list)

    def shoot(self, time: int) -> None:
        """One picture, shown for so many milliseconds."""
        shot = Image.open(io.BytesIO(self.page.screenshot())).convert("RGB").resize(FILM, Image.Resampling.LANCZOS)
        if self.pictures and self.pictures[-1].tobytes() == shot.tobytes():
            self.times[-1] += time
        elif sum(self.times) + time <= LONGEST:
            self.pictures.append(shot)
            self.times.append(time)

    def watch(self, frames: int, hold: int = 0) -> None:
        """Follows what moves, then holds the last picture."""
        for _ in range(frames):
            self.shoot(FRAME)
        if hold:
            self.shoot(hold)

    def save(self, path: Path, quality: int) -> None:
        first, *rest = self.pictures
        first.save(path, save_all=True, append_images=rest, duration=self.times, loop=0, quality=quality, method=4)


def filmed(visitor: Visitor, house: House) -> Film:
    """First page, a table to be made, the guided game with its answers given on the board, the end, a replay."""
    film = Film(visitor.open())
    page = visitor.page
    film.shoot(3600)
    visitor.open("#/new")
    page.wait_for_selector("h1")
    film.shoot(3000)
    table, [token] = house.table(preset="guided")
    visitor.sit(table, token)
    visitor.wait_for_turn()
    film.shoot(3400)
    page.locator("[data-guide-skip]").click()
    film.watch(2)
    play_on(film, visitor)
    page.wait_for_selector("[data-books]")
    page.evaluate("scrollTo({ top: 0 })")
    film.shoot(4500)
    page.locator("[data-books]").scroll_into_view_if_needed()
    film.shoot(4200)
    page.evaluate("scrollTo({ top: 0 })")
    page.locator("[data-replay]").click()
    page.wait_for_selector("[data-screen=replay]")
    page.get_by_role("button", name="Run", exact=True).click()
    film.watch(18, hold=2000)
    return film


def play_on(film: Film, visitor: Visitor) -> None:
    """Goes on to the end: each question for a moment, then what its answer sets going."""
    while visitor.wait_for_turn():
        film.shoot(700)
        visitor.answer()
        film.watch(3)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quality", type=int, default=42, help="of the pictures, 0 to 100 (42)")
    quality = parser.parse_args().quality
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = House(Path(folder), ROOT / "src" / "stockpile" / "server" / "static")
        house.start()
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=list(FLAGS))
        visitor = Visitor(browser, house, wide=WIDE, high=HIGH, speed="normal", name="Ada")
        film = filmed(visitor, house)
        browser.close()
        house.stop()
    film.save(TARGET, quality)
    print(f"{len(film.pictures)} pictures, {sum(film.times) / 1000:.0f} s, {TARGET.stat().st_size // 1024} KB")
    return 0


if __name__ == "__main__":
    sys.exit(main())
