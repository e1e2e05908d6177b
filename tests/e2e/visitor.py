"""A person with a browser: looks at a table and answers what is asked."""

import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any, Literal

from e2e.house import House
from playwright.sync_api import Browser, Page, Route

from kit.effort import PATIENCE

CALM = {"speed": "instant", "sound": False, "language": "en", "theme": "light"}
IDLE = "main:has([data-panel][aria-busy=false])"  # nothing moves, and nothing is on its way to the server
READY = f"{IDLE}:has([data-panel][data-ask]) [data-answer]:not([disabled]), {IDLE} [data-send]:not([disabled])"
OVER = "[data-screen=end]"
WAITS = 1000 * PATIENCE  # milliseconds that a visitor waits for anything
HERE = Path(__file__).resolve().parent
PLAY = (HERE / "play.js").read_text("utf-8").split("\n", 1)[1].rstrip().rstrip(";")
# Chosen and clicked in one go: between two calls the page could draw anew. Tells the turn that was answered.
ANSWER = """chance => {
  const answers = [...document.querySelectorAll("[data-answer]:not([disabled])")];
  const button = document.querySelector("[data-send]:not([disabled])") ?? answers[chance % answers.length];
  const turn = document.querySelector("[data-panel]")?.dataset.turn;
  button?.click();
  return button && turn ? turn : null }"""
OVERFLOW = (HERE / "overflow.js").read_text("utf-8")


class Visitor:
    """One profile of the browser with one page. `settings` are those of the client.

    Without `moves` and at instant speed nothing is animated: drawing it without a graphics card takes most of the time.
    """

    def __init__(
        self,
        browser: Browser,
        house: House,
        wide: int = 1280,
        high: int = 800,
        at: str = "",
        moves: bool = False,
        workers: Literal["allow", "block"] = "allow",
        **settings: Any,
    ) -> None:
        self.url = house.url.replace("127.0.0.1", at) if at else house.url
        self.complaints: list[str] = []
        self.choose = random.Random(str(settings))
        is_phone = wide < 500
        is_still = not moves and settings.get("speed", CALM["speed"]) == "instant"
        self.context = browser.new_context(
            viewport={"width": wide, "height": high},
            has_touch=is_phone,
            is_mobile=is_phone,
            reduced_motion="reduce" if is_still else "no-preference",
            service_workers=workers,
        )
        kept = json.dumps({**CALM, **settings})
        self.context.add_init_script(
            f"if (!localStorage.getItem('stockpile.settings')) localStorage.setItem('stockpile.settings', `{kept}`)"
        )
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(WAITS)
        self.page.on("console", lambda said: self.complaints.append(said.text) if said.type == "error" else None)
        self.page.on("pageerror", lambda error: self.complaints.append(f"{error}"))

    def open(self, path: str = "") -> Page:
        """Opens a page anew: another place of the same page (#/rules) would show the old one until it is drawn."""
        is_here = path.startswith("#") and self.page.url.partition("#")[0] == self.url
        self.page.goto(self.url + path)
        if is_here:
            self.page.reload()
        self.page.wait_for_selector("main")
        return self.page

    def sit(self, table: str, token: str | None = None) -> Page:
        """Opens the table by a personal link, or by the invitation."""
        return self.open(f"t/{table}" + (f"#{token}" if token else ""))

    def hurry(self, **wishes: Any) -> None:
        """Tables that this page makes are played by bots that do not pause, and as is wished for."""

        def without_pauses(route: Route) -> None:
            body = json.loads(route.request.post_data or "{}")
            route.continue_(post_data=json.dumps({**body, "pace": 0, **wishes}))

        self.page.route("**/api/tables", without_pauses)

    def pass_and_play(self) -> Page:
        """Makes a table for two people at this one device."""
        page = self.open("#/new")
        page.get_by_label("First game").check()
        page.get_by_label("Players").select_option("2")
        page.get_by_label("Seat 2").select_option("here")
        page.get_by_label("Their name").fill("Bea")
        page.get_by_role("button", name="Set the table").click()
        return page

    def wait_for_turn(self) -> bool:
        """Waits until something can be answered; False when the game is over."""
        self.page.wait_for_selector(f"{READY}, {OVER}")
        return self.page.query_selector(OVER) is None

    def at_each_decision(self, look: Callable[[], list[str]]) -> dict[str, list[str]]:
        """What one sees where a round first asks to place, to bid and to sell."""
        seen = {}
        for step in ("[data-ask=place]", "[data-ask=bid]", "[data-ask=sell]"):
            self.play(step)
            seen[step] = look()
        return seen

    def answer(self) -> None:
        """Answers once and waits until that is taken: sends a staged turn that is whole, else clicks an answer."""
        turn = self.page.evaluate(ANSWER, self.choose.randrange(1 << 30))
        if turn is not None:
            self.page.wait_for_selector(f"[data-panel]:not([data-turn='{turn}']), [data-curtain], {OVER}")

    def play(self, until: str = OVER) -> None:
        """Plays until the end, or until something is on the page. The clicks are made inside the page: no waiting."""
        self.begin(until)
        self.until_over()

    def begin(self, until: str = OVER) -> None:
        """Begins to play and lets the page go on by itself."""
        self.page.wait_for_selector("[data-panel], [data-curtain]")
        seed = self.choose.randrange(1 << 30)
        self.page.evaluate(f"(given) => {{ window.played = ({PLAY})(given) }}", [until, seed])

    def until_over(self) -> None:
        """Waits for what was begun."""
        self.page.evaluate("() => window.played")

    def asked(self) -> str | None:
        """What the panel asks."""
        return self.page.get_attribute("[data-panel]", "data-ask")

    def podium(self) -> list[list[str]]:
        """Who came where at the end and with how much: seat, place, total."""
        self.page.wait_for_selector("#end-title")
        row = "one => [one.className.match(/seat-[0-9]/)[0], one.dataset.place, one.querySelector('.number').innerText]"
        return list(self.page.locator(f"{OVER} [data-place]").evaluate_all(f"all => all.map({row})"))

    def overflow(self) -> list[str]:
        """What sticks out of the page at the right."""
        return list(self.page.evaluate(OVERFLOW))

    def leave(self) -> None:
        self.context.close()
