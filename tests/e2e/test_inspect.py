"""Everything on the table can be looked at: by mouse, touch and key, in three languages, light and dark, on a phone."""

import pytest
from e2e.axe import violations
from playwright.sync_api import Page, expect

BID = "[data-ask=bid]"
TITLE = "dialog[open] h2"
KINDS = ("card", "company", "strategy", "investor", "pair", "portfolio", "cash", "meeple")
LOUPE = "[data-loupe]"


def at_the_auction(house, visit, preset="everything", **wishes):
    """A visitor who is asked to bid, at a table with all modules unless another is wished for."""
    table, [token] = house.table(players=4, preset=preset)
    assert house.until(table, token, "bid")
    visitor = visit(house, **wishes)
    page = visitor.sit(table, token)
    page.wait_for_selector(f"{BID}[aria-busy=false]")
    return page


def marks(page: Page) -> list[str]:
    """What can be looked at on the page now, each once."""
    return page.evaluate("[...new Set([...document.querySelectorAll('[data-look]')].map(one => one.dataset.look))]")


def looked(page: Page) -> str:
    """What the inspector shows."""
    return str(page.locator("[data-looked]").get_attribute("data-looked"))


def close(page: Page) -> None:
    page.keyboard.press("Escape")
    expect(page.locator("[data-looked]")).to_have_count(0)


def test_every_kind_of_thing_lies_on_the_table_of_the_full_game(house, visit):
    page = at_the_auction(house, visit)

    kinds = {mark.split(":")[0] for mark in marks(page)}

    assert kinds >= set(KINDS) - {"meeple"}


def test_a_click_opens_what_no_answer_takes(house, visit):
    page = at_the_auction(house, visit, preset="first-game")

    page.locator("[data-look='company:epic']").first.click()

    expect(page.locator(TITLE)).to_have_text("Epic Electric")
    expect(page.locator("[data-looked]")).to_contain_text("Price now")
    expect(page.locator("[data-looked] [data-picture=epic]").first).to_be_visible()
    expect(page.locator("[data-looked]")).to_contain_text("SEL-1")


def test_a_loupe_opens_what_an_answer_takes_and_answers_nothing(house, visit):
    page = at_the_auction(house, visit)
    taken = page.locator("button[data-look^='strategy:']").first
    mark = taken.get_attribute("data-look")

    taken.hover()
    page.locator(LOUPE).click()

    assert looked(page) == mark
    assert page.locator("[data-staged]").count() == 0
    expect(page.locator("[data-looked]")).to_contain_text("Cost")


def test_a_right_click_opens_anything_by_mouse(house, visit):
    page = at_the_auction(house, visit)
    seen = {}

    for mark in marks(page):
        kind = mark.split(":")[0]
        thing = page.locator(f"[data-look='{mark}']:visible").last
        if kind in seen or thing.count() == 0:
            continue
        thing.scroll_into_view_if_needed()
        thing.dispatch_event("contextmenu", {"button": 2})
        seen[kind] = looked(page)
        assert page.locator(TITLE).inner_text().strip()
        close(page)

    assert {kind: mark.split(":")[0] for kind, mark in seen.items()} == {kind: kind for kind in seen}
    assert set(seen) >= set(KINDS) - {"meeple"}


def test_the_key_i_opens_what_has_the_focus(house, visit):
    page = at_the_auction(house, visit)

    for kind in ("company", "investor", "strategy", "portfolio", "cash"):
        page.locator(f"[data-look^='{kind}:']:visible").first.focus()
        page.keyboard.press("i")
        assert looked(page).startswith(f"{kind}:")
        close(page)


def test_enter_opens_what_no_answer_takes_and_the_focus_comes_back(house, visit):
    page = at_the_auction(house, visit, preset="first-game")
    company = page.locator("[data-look='company:cosmic']").first

    company.focus()
    page.keyboard.press("Enter")
    expect(page.locator(TITLE)).to_have_text("Cosmic Computers")
    close(page)

    expect(company).to_be_focused()


def test_a_list_for_whoever_cannot_point_holds_everything_in_sight(house, visit):
    page = at_the_auction(house, visit)

    page.get_by_role("button", name="Look at what is on the table").focus()
    page.keyboard.press("Enter")
    listed = page.locator("[data-look-around] button")
    expect(page.get_by_role("dialog")).to_be_visible()

    assert listed.count() >= 15
    listed.first.click()
    expect(page.locator("[data-looked]")).to_be_visible()


def test_a_long_press_opens_it_on_a_phone_and_it_stays_when_the_finger_is_lifted(house, visit):
    page = at_the_auction(house, visit, preset="first-game", wide=390, high=844)
    company = page.locator("[data-look='company:leading']:visible").first
    box = company.bounding_box()
    assert box is not None
    spot = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    touch = page.context.new_cdp_session(page)

    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [spot]})
    expect(page.locator("[data-looked]")).to_be_visible()
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    assert looked(page) == "company:leading"
    wide = page.evaluate("document.querySelector('dialog[open]').getBoundingClientRect().width")
    assert wide <= 390
    expect(page.locator("[data-looked]")).to_be_visible()


def test_the_rule_is_one_press_away(house, visit):
    page = at_the_auction(house, visit, preset="first-game")
    page.locator("[data-look='company:epic']").first.click()

    page.locator("[data-looked] [data-rule='MOV-3']").click()

    expect(page.get_by_role("dialog")).to_contain_text("MOV-3")
    expect(page.locator("[data-looked]")).to_have_count(0)


def test_investors_say_what_they_start_with_while_they_are_chosen(house, visit):
    table, [token] = house.table(players=4, preset="everything")
    visitor = visit(house)
    page = visitor.sit(table, token)
    visitor.play("[data-ask=choose-investor]")

    tile = page.locator("button.investor").first

    expect(tile).to_contain_text("Starts with $")
    tile.hover()
    page.locator(LOUPE).click()
    expect(page.locator("[data-looked]")).to_contain_text("Starting cash")


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize(("language", "name", "price"), [
    ("en", "Leading Laboratories", "Price now"),
    ("fr", "Leading Laboratories", "Cours actuel"),
    ("pt", "Leading Laboratories", "Valor agora"),
])  # fmt: skip
def test_the_inspector_is_clean_and_speaks_the_language(house, visit, theme, language, name, price):
    wide, high = (390, 844) if language == "pt" else (1280, 800)
    page = at_the_auction(house, visit, preset="first-game", theme=theme, language=language, wide=wide, high=high)

    page.evaluate("document.querySelector('[data-look=\"company:leading\"]').click()")

    expect(page.locator(TITLE)).to_have_text(name)
    expect(page.locator("[data-looked] dt").first).to_have_text(price)
    assert violations(page) == []
