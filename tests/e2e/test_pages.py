"""The pages around the table: language, first page, guided game, lobby, end, rules, replays."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

# What eyes see of the page: tables for readers left out.
SEEN = """() => {
  const copy = document.querySelector("main").cloneNode(true);
  copy.querySelectorAll(".hidden-words, title").forEach((one) => one.remove());
  return copy.textContent;
}"""
GUIDED = {
    "goal",
    "board",
    "tip",
    "pile",
    "fee",
    "supply",
    "demand",
    "selling",
    "movement",
    "dividend",
    "split",
    "again",
}
# What the guide says now, whether it lights what it speaks of, and whether something could be focused to be pressed.
NEXT_OF_GUIDED = """() => {
  const seen = (one) => one.getClientRects().length > 0;
  const all = ["[data-guide-next]", "[data-send]:not(:disabled)", "[data-answer]:not(:disabled)"];
  const found = all.flatMap((one) => [...document.querySelectorAll(one)].filter(seen));
  found[0]?.focus();
  const step = document.querySelector("[data-guide]")?.dataset.guide ?? null;
  return [step, step !== null && document.querySelector(".light") !== null, found.length > 0, (WHERE)()];
}"""
# Parts of the table on which a button of the guide lies, other than the rim, where it belongs.
LIES_ON = """() => [...document.querySelectorAll("[data-guide-again], [data-guide-leave]")].flatMap(button => {
  const box = button.getBoundingClientRect();
  return [...document.querySelectorAll("[data-place]:not([data-place=rim])")].filter(place => {
    const at = place.getBoundingClientRect();
    return at.left < box.right && box.left < at.right && at.top < box.bottom && box.top < at.bottom;
  }).map(place => place.dataset.place) })"""
# Where the guided game stands: the step of the guide, the turn, what is staged of it.
WHERE = """() => [document.querySelector("[data-guide]")?.dataset.guide,
  document.querySelector("[data-panel]")?.dataset.turn, document.querySelector("[data-real]") !== null].join(" ")"""
NEXT_OF_GUIDED = NEXT_OF_GUIDED.replace("WHERE", WHERE)
GONE_ON = f"before => ({WHERE})() !== before"
PEOPLE = [{"name": "Ada"}, {}, {"bot": "novice"}]


@pytest.mark.parametrize(
    ("locale", "language"), [("fr-CA", "fr"), ("pt-PT", "pt"), ("pt-BR", "pt"), ("de-DE", "en"), ("en-GB", "en")]
)
def test_the_page_speaks_the_language_of_the_browser(house, browser: Browser, locale, language):
    context = browser.new_context(locale=locale)
    page = context.new_page()

    page.goto(house.url)

    expect(page.locator("html")).to_have_attribute("lang", language)
    context.close()


def test_play_now_is_the_base_game_against_the_level_for_beginners(house, visit):
    visitor = visit(house)
    visitor.hurry()
    page = visitor.open()

    page.locator("[data-start=play]").click()
    page.wait_for_selector("[data-screen=play]")

    table = page.url.rsplit("/", 1)[-1]
    info = house.post(f"api/tables/{table}", None)["table"]
    assert info["preset"] == "first-game"
    assert [seat["bot"] for seat in info["seats"][1:]] == ["level-2"] * 3


def test_an_opponent_is_chosen_by_face_and_line_and_remembered(house, visit):
    visitor = visit(house)
    page = visitor.open()
    expect(page.get_by_role("radio", name=re.compile("^Level 2\\b"))).to_be_checked()
    assert page.get_by_role("radio", name=re.compile("^Dice")).count() == 0

    page.get_by_role("radio", name=re.compile("^Level 10\\b")).check(force=True)
    page.reload()

    expect(page.get_by_role("radio", name=re.compile("^Level 10\\b"))).to_be_checked()
    expect(page.locator("[data-opponent-line]")).to_contain_text("hundreds of times")


def test_no_catalogue_default_is_random(house):
    catalog = house.post("api/catalog", None)

    assert catalog["default_bot"] == "level-2"
    assert catalog["bots"][0]["key"] != "random"


def test_the_guided_game_is_played_to_its_end_by_keyboard_and_points_at_all_it_names(house, visit):
    visitor = visit(house, shortcuts=False)
    visitor.hurry()
    page = visitor.open()
    page.locator("[data-start=guided]").focus()
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-guide]")
    told, lit = set(), set()

    for _ in range(400):  # each goes on by one: to another step, another turn, or the end
        page.wait_for_selector(
            "[data-guide-next], [data-send]:not(:disabled), [data-answer]:not(:disabled), [data-real]"
        )
        if page.locator("[data-real]").count() and not page.locator("[data-guide-next]").count():
            break
        step, is_lit, is_ready, before = page.evaluate(NEXT_OF_GUIDED)
        told |= {step} if step else set()
        lit |= {step} if is_lit else set()
        if is_ready:
            page.keyboard.press("Enter")
            page.wait_for_function(GONE_ON, arg=before)

    assert told >= GUIDED
    assert len(lit) >= len(told) - 2
    expect(page.locator("[data-real]")).to_have_text("Play a real game")


def test_the_guide_can_be_silenced_repeated_and_left(house, visit):
    visitor = visit(house)
    visitor.hurry()
    page = visitor.open()
    page.locator("[data-start=guided]").click()
    page.locator("[data-guide-next]").click()

    page.locator("[data-guide-skip]").click()
    expect(page.locator("[data-guide]")).to_have_count(0)
    page.locator("[data-guide-again]").click()
    expect(page.locator("[data-guide]")).to_have_count(1)
    page.keyboard.press("Escape")
    page.locator("[data-guide-leave]").click()

    page.wait_for_selector("[data-start=guided]")


# The board moves, and the guide is asked to look where it lies now.
PUSHED_ASIDE = """() => {
    document.querySelector("#app").style.transform = "translate(30px, 90px)";
    dispatchEvent(new Event("resize"));
}"""


def test_the_guide_lies_still_while_one_of_its_buttons_is_pressed(house, visit):
    visitor = visit(house)
    visitor.hurry()
    page = visitor.open()
    page.locator("[data-start=guided]").click()
    ticket = page.locator("[data-guide]")
    expect(ticket).to_have_attribute("style", re.compile("px"))  # it points at something

    page.locator("[data-guide-skip]").dispatch_event("pointerdown")
    # Only now: until it was pressed it went where the board went, which may still be being drawn.
    lay = ticket.get_attribute("style")
    page.evaluate(PUSHED_ASIDE)
    assert ticket.get_attribute("style") == lay

    page.locator("body").dispatch_event("pointerup")
    expect(ticket).not_to_have_attribute("style", lay)


# What moves by itself after something has changed that nobody gave a transition.
SET_MOVING = """() => {
    const page = document.querySelector("#app");
    getComputedStyle(page).opacity;
    page.style.opacity = "0.5";
    getComputedStyle(page).opacity;
    return document.getAnimations().filter((moving) => moving instanceof CSSTransition).length;
}"""


def test_where_less_motion_is_wanted_nothing_is_set_moving(house, visit):
    page = visit(house).open()
    page.emulate_media(reduced_motion="reduce")

    assert page.evaluate(SET_MOVING) == 0


@pytest.mark.parametrize("wide", [360, 768, 1000, 1440])
def test_a_silent_guide_covers_nothing_of_the_table(house, visit, wide):
    visitor = visit(house, wide=wide, high=800)
    visitor.hurry()
    page = visitor.open()
    page.locator("[data-start=guided]").click()

    page.locator("[data-guide-skip]").click()

    expect(page.locator("[data-guide-again]")).to_be_visible()
    assert page.evaluate(LIES_ON) == []


def test_a_lobby_says_what_is_played_and_starts_when_all_are_ready(house, visit):
    clock = {"kind": "live", "reserve": 600, "increment": 15}
    made = house.post("api/tables", {"players": 3, "seats": PEOPLE, "preset": "classic", "clock": clock, "pace": 0})
    host, guest = visit(house), visit(house, name="Bea")
    page = host.sit(made["table"], made["token"])
    expect(page.locator("[data-lobby]")).to_contain_text("10 minutes each")
    expect(page.locator("[data-lobby]")).to_contain_text("Classic")
    code = page.locator("[data-code]").get_attribute("data-code")
    assert re.fullmatch("[A-Z]{5}", code or "")

    other = guest.open()
    other.locator("#join-code").fill(f"{code[:2]} {code[2:]}".lower())
    other.locator("[data-join]").click()
    other.locator("[data-sit]").click()
    other.locator("#chat-text").fill("Ready when you are")
    other.locator(".chat form button").click()
    expect(page.get_by_role("log", name="Chat")).to_contain_text("Ready when you are")
    other.locator("[data-mark]").click()
    expect(page.locator("[data-seat='1']")).to_have_attribute("data-ready", "true")
    assert page.locator("[data-screen=play]").count() == 0
    page.locator("[data-mark]").click()

    page.wait_for_selector("[data-screen=play]")
    other.wait_for_selector("[data-screen=play]")


def test_a_code_that_no_table_has_is_refused_in_words(house, visit):
    page = visit(house).open()

    page.locator("#join-code").fill("ZZZZZ")
    page.locator("[data-join]").click()

    expect(page.locator("#join-trouble")).to_contain_text("No table waits under this code")


def test_who_sits_in_a_lobby_can_leave_it(house, visit):
    made = house.post("api/tables", {"players": 3, "seats": PEOPLE, "preset": "classic"})
    page = visit(house).sit(made["table"], made["token"])

    page.get_by_role("button", name="Leave the table").click()

    page.wait_for_selector("[data-start=play]")


def test_the_end_is_a_ceremony_that_a_key_skips_then_a_podium_and_the_books(house, visit):
    table, [token] = house.table(preset="first-game")
    house.finish(table, token)
    visitor = visit(house, speed="normal")
    page = visitor.sit(table, token)
    page.wait_for_selector("[data-ceremony]")

    page.keyboard.press("x")

    expect(page.locator("[data-place]")).to_have_count(4)
    expect(page.locator("[data-books]")).to_contain_text("Net worth by round")
    expect(page.locator("[data-books] .turns li").first).to_be_visible()
    scores = house.post(f"api/tables/{table}", None, token)["result"]["scores"]
    shown = page.evaluate(SEEN)
    assert shown.count(f"${max(scores)}K") == scores.count(max(scores))  # totals once


def test_the_result_is_shared_as_a_picture(house, visit):
    table, [token] = house.table(preset="first-game")
    house.finish(table, token)
    page = visit(house).sit(table, token)
    page.wait_for_selector("[data-books]")

    with page.expect_download() as got:
        page.locator("[data-share]").click()

    assert got.value.suggested_filename.endswith(".png")
    assert Path(got.value.path()).read_bytes()[:8] == b"\x89PNG\r\n\x1a\n"


def test_a_rematch_is_an_invitation_that_the_others_see(house, visit):
    table, [first, second] = house.table(players=3, people=2, preset="first-game", start="full")
    house.finish(table, first, second)
    ada, bea = visit(house), visit(house)
    page, other = ada.sit(table, first), bea.sit(table, second)
    page.wait_for_selector("[data-rematch]")
    other.wait_for_selector("[data-rematch]")

    page.locator("[data-rematch]").click()

    expect(other.locator("[data-invited]")).to_contain_text("Ada wants a rematch")
    other.locator("[data-rematch]").click()
    other.wait_for_selector("[data-lobby], [data-screen=play]")
    page.wait_for_url(other.url)


def test_the_rules_show_the_game_before_its_paragraphs(house, visit):
    page = visit(house).open("#/rules")

    expect(page.locator(".phases li")).to_have_count(6)
    page.get_by_role("searchbox").fill("DEM-7")
    expect(page.locator(".list")).to_contain_text("DEM-7")
    page.locator(".phases a").nth(2).click()
    expect(page.locator(".list")).to_contain_text("DEM-1")


def test_a_replay_has_speeds_and_chapters(house, visit):
    table, [token] = house.table(preset="first-game")
    house.finish(table, token)
    page = visit(house).open(f"#/replay/{table}")
    page.wait_for_selector("[data-screen=replay]")

    page.get_by_label("Speed").select_option("4")
    chapters = page.locator("#chapter option")
    chapter = chapters.filter(has_text="2 · Demand").first.get_attribute("value")
    page.locator("#chapter").select_option(chapter)

    expect(page.locator("#scrubber")).to_have_value(chapter or "")
    expect(page.locator("#chapter optgroup").last).to_have_attribute("label", "Turning points")
