"""What a finger presses on a phone is at least 44 pixels wide and high, on every screen and in every window."""

from pathlib import Path

import pytest
from e2e.axe import STILL

LEAST = 44
TARGETS = (Path(__file__).resolve().parent / "targets.js").read_text("utf-8")
PHONE = {"wide": 360, "high": 780}
OPEN_ALL = "document.querySelectorAll('main details').forEach(one => one.open = true)"
PEOPLE = [{"name": "Ada"}, {}, {}, {"bot": "novice"}]


def too_small(page, least: int = LEAST) -> list[str]:
    """What is too small for a finger on the page, or in the window that lies over it; something is always pressed."""
    page.wait_for_load_state("networkidle")
    page.wait_for_selector("body:not(:has([data-panel][aria-busy=true]))")
    page.evaluate(OPEN_ALL)
    page.evaluate(STILL)
    seen, small = page.evaluate(TARGETS, least)
    assert seen, "nothing to press"
    return small


def of_windows(page, opened: dict[str, str]) -> dict[str, list[str]]:
    """What is too small in each window that a button opens, by the button; `opened` says what is then waited for."""
    small = {}
    for button, shown in opened.items():
        page.get_by_role("button", name=button, exact=True).first.click()
        page.wait_for_selector(shown)
        small[button] = too_small(page)
        page.keyboard.press("Escape")
        page.wait_for_selector("dialog[open]", state="detached")
    return small


def first_of_each_kind(page) -> list[str]:
    """What can be looked at here, one of each kind."""
    marks = page.evaluate("[...document.querySelectorAll('main [data-look]')].map(one => one.dataset.look)")
    return list({mark.split(":")[0]: mark for mark in marks}.values())


def complaints(small: dict[str, list[str]]) -> str:
    return "\n".join(f"{where}: {what}" for where, all_there in small.items() for what in all_there)


def test_the_pages_around_the_table_have_targets_for_fingers(house, visit):
    visitor = visit(house, **PHONE)
    small = {}
    for state in ("first-game", "two-rounds"):  # one game that runs, one that is over
        table, [token] = house.table(preset=state)
        if state == "two-rounds":
            house.finish(table, token)
        visitor.sit(table, token).wait_for_selector("[data-screen]")

    for path in ("", "#/new", "#/games", "#/replay", "#/rules"):
        visitor.open(path).wait_for_selector("h1")
        small[path or "home"] = too_small(visitor.page)
    visitor.open("#/new").get_by_label("Own mix").check()
    visitor.page.locator(".tiles input[type=checkbox]").evaluate_all("all => all.forEach(one => one.click())")
    small["own mix"] = too_small(visitor.page)

    assert not complaints(small), complaints(small)


def test_the_lobby_has_targets_for_fingers_of_host_and_guest(house, visit):
    made = house.post("api/tables", {"players": 4, "seats": PEOPLE, "preset": "classic"})
    host, guest = visit(house, **PHONE), visit(house, **PHONE)
    small = {}

    host.sit(made["table"], made["token"]).wait_for_selector("[data-code]")
    small["host"] = too_small(host.page)
    guest.sit(made["table"]).wait_for_selector("[data-sit]")
    small["guest"] = too_small(guest.page)
    guest.page.locator("[data-sit]").click()
    host.page.locator("[data-seat='2'] button").click()  # a bot has the last seat: nothing to invite to any more
    guest.page.wait_for_selector("#invitation", state="detached")
    small["full"] = too_small(guest.page)

    assert not complaints(small), complaints(small)


def test_the_guide_and_the_curtain_have_targets_for_fingers(house, visit):
    guided, passed = visit(house, **PHONE), visit(house, **PHONE)
    small = {}

    guided.open().locator("[data-start=guided]").click()
    guided.page.wait_for_selector("[data-guide]")
    small["guide"] = too_small(guided.page)
    passed.pass_and_play()
    passed.play("[data-curtain]")
    small["curtain"] = too_small(passed.page)

    assert not complaints(small), complaints(small)


@pytest.mark.parametrize("preset", ["first-game", "everything"])
def test_the_table_has_targets_for_fingers_at_each_question(house, visit, preset):
    table, [token] = house.table(players=5, preset=preset)
    visitor = visit(house, **PHONE, aids=True)
    page = visitor.sit(table, token)
    small = {}

    for step in ("[data-ask=place]", "[data-send]", "[data-ask=bid]", "[data-ask=sell]"):
        visitor.play(step)
        small[step] = too_small(page)

    assert not complaints(small), complaints(small)


def test_windows_and_drawers_over_the_table_have_targets_for_fingers(house, visit):
    table, [token] = house.table(players=5, preset="everything")
    visitor = visit(house, **PHONE, aids=True)
    page = visitor.sit(table, token)
    visitor.play("[data-ask=bid]")
    small = {}

    page.get_by_role("button", name="Auction plan", exact=True).click()
    page.get_by_role("button", name="Add a wish").click()
    small["plan"] = too_small(page)
    page.keyboard.press("Escape")
    small |= of_windows(page, {"Settings": "dialog[open] label", "Rules": "dialog[open] .list"})
    for mark in first_of_each_kind(page):
        page.locator(f"[data-look='{mark}']").first.dispatch_event("contextmenu", {"button": 2})
        page.wait_for_selector("[data-looked]")
        small[mark] = too_small(page)
        page.keyboard.press("Escape")
        page.wait_for_selector("[data-looked]", state="detached")
    for drawer in ("Log", "Chat"):
        page.get_by_role("button", name=drawer, exact=True).click()
        page.wait_for_selector("aside:not([inert]) :is(li, form)")
        small[drawer] = too_small(page)
        page.get_by_role("button", name="Close").click()

    assert not complaints(small), complaints(small)


def test_the_end_its_analysis_and_the_replay_have_targets_for_fingers(house, visit):
    table, [token] = house.table(preset="two-rounds")
    house.finish(table, token)
    house.analysed(table, token)
    page = visit(house, **PHONE).sit(table, token)
    small = {}

    page.wait_for_selector("[data-books]")
    small["end"] = too_small(page)
    page.locator("[data-analyse]").click()
    page.wait_for_selector("[data-analysis=whole]")
    small["analysis"] = too_small(page)
    page.keyboard.press("Escape")
    page.locator("[data-replay]").click()
    page.wait_for_selector("[data-screen=replay]")
    small["replay"] = too_small(page)

    assert not complaints(small), complaints(small)


def test_a_target_that_is_too_small_is_found_and_a_label_counts(house, visit):
    page = visit(house, **PHONE).open("#/rules")
    page.evaluate("""document.querySelector("main").innerHTML = `
      <button style="width: 30px; height: 60px">narrow</button>
      <label style="display: block; height: 44px; width: 90px"><input type="checkbox">labelled</label>
      <p>Words around <a href="#/new">a link</a> that is read.</p>
      <nav><a href="#/new" style="display: block; height: 20px; width: 60px">alone</a></nav>`""")

    small = too_small(page)

    assert [said.split('"')[1] for said in small if "svelte" not in said] == ["narrow", "alone"]
