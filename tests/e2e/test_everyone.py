"""Playable by everyone: keyboard alone, names and roles alone, small screens, long words, and axe on every screen."""

import contextlib
import re

import pytest
from e2e.axe import violations
from playwright.sync_api import TimeoutError as NotInTime
from playwright.sync_api import expect

# The number keys that do something: in an auction those of the piles with a lit space, else those of the first answers.
NUMBERS = """() => {
  const lit = document.querySelectorAll("[data-pile]:has([data-answer][data-value])");
  const piles = [...lit].map((one) => 1 + Number(one.dataset.pile));
  const answers = document.querySelectorAll("[data-stage] [data-answer], [data-panel] [data-answer]");
  return piles.length ? piles : [...answers].slice(0, 5).map((_, at) => at + 1);
}"""
# The words of the line above the table that do not show whole: cut by what holds them, or under what is beside them.
CUT = """() => [...document.querySelectorAll("header .round, header [aria-current]")].filter((one) => {
  const box = one.getBoundingClientRect(), hold = one.parentElement.getBoundingClientRect();
  const beside = document.elementFromPoint(box.right - 2, (box.top + box.bottom) / 2);
  return box.width === 0 || box.right > hold.right + 1 || !(one.contains(beside) || one === beside);
}).map((one) => one.innerText)"""


def test_the_keyboard_alone_plays_a_whole_game(house, visit):
    table, [token] = house.table(players=5, preset="first-game")
    visitor = visit(house)
    page = visitor.sit(table, token)
    keys = 0

    while visitor.wait_for_turn():
        turn = page.get_attribute("[data-panel]", "data-turn")
        numbers = page.evaluate(NUMBERS)
        page.keyboard.press("Enter" if visitor.asked() is None else str(numbers[keys % len(numbers)]))
        keys += 1
        page.wait_for_selector(f"[data-panel]:not([data-turn='{turn}']), [data-screen=end]")

    expect(page.locator("[data-screen=end]")).to_be_visible()
    assert keys > 20


def test_tab_and_enter_reach_and_give_an_answer(house, visit):
    table, [token] = house.table(preset="first-game")
    visitor = visit(house)
    page = visitor.sit(table, token)
    visitor.wait_for_turn()

    page.keyboard.press("a")
    first = page.evaluate("document.activeElement.dataset.answer")
    for _ in range(12):  # what lies between two answers can be looked at by key as well
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.dataset.answer"):
            break
    assert page.evaluate("document.activeElement.dataset.answer") != first
    label = page.evaluate("document.activeElement.ariaLabel ?? document.activeElement.innerText")
    page.keyboard.press("Enter")

    expect(page.locator("[data-staged]")).to_be_visible()
    assert label


def test_roles_and_names_alone_play_a_game(house, visit):
    table, [token] = house.table(preset="two-rounds")
    visitor = visit(house)
    page = visitor.sit(table, token)

    while visitor.wait_for_turn():
        turn = page.get_attribute("[data-panel]", "data-turn")
        ready = page.get_by_role("button", name=re.compile(r"^(Place the bid|Confirm|Keep all|Sell and finish)"))
        offered = page.get_by_role("button", name=re.compile(r"Put here|on pile \d|Show |now \$"))
        (ready if ready.count() else offered).first.click()
        page.wait_for_selector(f"[data-panel]:not([data-turn='{turn}']), [data-screen=end]")

    expect(page.get_by_role("button", name="Play again")).to_be_visible()


def test_a_phone_of_360_pixels_plays_a_game_and_nothing_sticks_out(house, visit):
    table, [token] = house.table(players=5, preset="everything")
    visitor = visit(house, wide=360, high=740)
    page = visitor.sit(table, token)

    wrong = visitor.at_each_decision(visitor.overflow)
    house.finish(table, token)
    page.wait_for_selector("[data-screen=end]")
    wrong["end"] = visitor.overflow()

    assert [said for said in wrong.items() if said[1]] == []
    expect(page.get_by_role("button", name="Play again")).to_be_visible()


@pytest.mark.parametrize("language", ["en", "fr", "pt"])
def test_the_phase_is_shown_whole_above_the_table_at_every_width(house, visit, language):
    table, [token] = house.table(players=3, preset="first-game")
    visitor = visit(house, wide=1280, language=language)
    page = visitor.sit(table, token)
    visitor.wait_for_turn()
    cut = {}

    for wide in (360, 600, 768, 900, 1024, 1280):
        page.set_viewport_size({"width": wide, "height": 800})
        page.wait_for_function("wide => innerWidth === wide", arg=wide)
        with contextlib.suppress(NotInTime):
            page.wait_for_function(f"() => ({CUT})().length === 0")  # as soon as it is drawn anew
        cut[wide] = page.evaluate(CUT)

    assert [said for said in cut.items() if said[1]] == []


@pytest.mark.parametrize("wide", [360, 768, 1280])
def test_words_that_are_40_per_cent_longer_break_no_layout(house, visit, wide):
    table, [token] = house.table(players=5, preset="everything")
    visitor = visit(house, wide=wide, language="pseudo")
    wrong = {}

    for page in ("", "#/new", "#/games", "#/replay", "#/rules"):
        visitor.open(page)
        visitor.page.wait_for_selector("h1")
        wrong[page] = visitor.overflow()
    visitor.sit(table, token)
    for step in ("[data-ask=place]", "[data-ask=bid]"):
        visitor.play(step)
        wrong[step] = visitor.overflow()

    assert [said for said in wrong.items() if said[1]] == []


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_on_any_page(house, visit, theme):
    visitor = visit(house, theme=theme)
    found = {}

    for page in ("", "#/new", "#/games", "#/replay", "#/rules"):
        visitor.open(page)
        visitor.page.wait_for_selector("h1")
        visitor.page.wait_for_load_state("networkidle")
        found[page] = violations(visitor.page)
    seats = [{"name": "Ada"}, {}, {"bot": "novice"}]
    made = house.post("api/tables", {"players": 3, "seats": seats, "preset": "classic"})
    visitor.sit(made["table"], made["token"])
    visitor.page.wait_for_selector("#invitation")
    visitor.page.wait_for_selector("[data-code]")
    found["lobby"] = violations(visitor.page)
    visitor.page.get_by_role("button", name="Settings").click()
    found["settings"] = violations(visitor.page)

    assert [said for said in found.items() if said[1]] == []


def seat_with_everything(house):
    """A new game: whatever random answers bring, each question is asked in its first round."""
    table, [token] = house.table(players=5, preset="everything")
    return table, token


@pytest.mark.parametrize(
    ("theme", "steps"),
    [
        ("light", ("[data-ask=bonds]", "[data-ask=place]", "[data-staged]", "[data-ask=bid]", "[data-ask=sell]")),
        ("dark", ("[data-staged]", "[data-ask=bid]")),
    ],
)
def test_axe_finds_nothing_at_the_table(house, visit, theme, steps):
    visitor = visit(house, theme=theme, aids=True)
    found = {}

    for step in steps:
        page = visitor.sit(*seat_with_everything(house))
        visitor.play(step)
        found[step] = violations(page)
    for name in ("Keys", "Rules", "Settings", "Auction plan"):
        page.get_by_role("button", name=name, exact=True).first.click()
        page.wait_for_selector("dialog[open] :is(label, dt, li, tbody tr, .list)")
        found[name] = violations(page)
        page.keyboard.press("Escape")
        page.wait_for_selector("dialog", state="detached")

    assert [said for said in found.items() if said[1]] == []


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_on_the_curtain_and_after_an_absence(house, visit, theme):
    visitor = visit(house, theme=theme)
    page = visitor.pass_and_play()
    found = {}

    visitor.play("[data-curtain]")
    found["curtain"] = violations(page)
    away, [mine] = house.table(players=3, preset="first-game")
    visitor.sit(away, mine)
    visitor.wait_for_turn()
    page.wait_for_selector("[role=log] li", state="attached")
    visitor.open()
    house.go_on(away, mine, turns=3)
    visitor.sit(away)
    page.wait_for_selector("dialog[open]")
    found["away"] = violations(page)

    assert [said for said in found.items() if said[1]] == []


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_at_the_end_and_in_the_midst_of_a_replay(house, visit, theme):
    table, [token] = house.table(preset="first-game")
    house.finish(table, token)
    visitor = visit(house, theme=theme)
    page = visitor.sit(table, token)
    found = {}

    page.wait_for_selector("[data-books]")
    found["end"] = violations(page)
    page.locator("[data-replay]").click()
    page.wait_for_selector("[data-screen=replay]")
    page.locator("#scrubber").fill("45")
    expect(page.locator("#scrubber")).to_have_value("45")
    found["replay"] = violations(page)

    assert [said for said in found.items() if said[1]] == []
