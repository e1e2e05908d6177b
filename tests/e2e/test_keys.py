"""The window that lists the keys: each key that it lists does what it says."""

import pytest
from playwright.sync_api import expect

# What the keys that speak say at the first question of a game, where nothing has been bid.
SPOKEN = {
    "m": "Epic Electric",
    "p": "Pile 1",
    "b": "bid",
    "h": "Your cash",
    "k": "Your pair",
    "e": "pile",
    "q": "Place one card face-up",
}
STAGED, DIALOG = "[data-staged]", "dialog[open]"


@pytest.fixture
def page(house, visit):
    """Somebody who is to place the first card of a game, with the past of the table in the log."""
    table, [token] = house.table(preset="first-game")
    visitor = visit(house)
    sat = visitor.sit(table, token)
    visitor.wait_for_turn()
    sat.wait_for_selector("[role=log] li", state="attached")
    expect(sat.locator("[data-panel]")).to_have_attribute("aria-busy", "false")
    return sat


def stage_both_cards(page) -> None:
    """The first answer to both questions of Supply: the turn is whole and waits to be confirmed."""
    page.keyboard.press("1")
    expect(page.locator("[data-panel] .what")).to_contain_text("face-up")
    page.keyboard.press("1")
    expect(page.locator("[data-send]")).to_be_enabled()


def numbers(page) -> None:
    page.keyboard.press("2")

    expect(page.locator(STAGED)).to_contain_text("pile 2")


def to_the_answers(page) -> None:
    page.keyboard.press("a")

    expect(page.locator("[data-answer]:focus")).to_have_count(1)


def confirm_by(key: str):
    def confirm(page) -> None:
        stage_both_cards(page)

        page.keyboard.press(key)

        expect(page.locator(STAGED)).to_have_count(0)
        expect(page.locator("[role=log]")).to_contain_text("You placed")

    return confirm


def take_back(page) -> None:
    page.keyboard.press("1")
    expect(page.locator(STAGED)).to_have_count(1)

    page.keyboard.press("u")

    expect(page.locator(STAGED)).to_have_count(0)


def put_back(page) -> None:
    card = page.locator("[data-hold]").last  # the first is the one that is raised by itself
    card.click()
    expect(card).to_have_attribute("aria-pressed", "true")

    page.keyboard.press("Escape")

    expect(card).to_have_attribute("aria-pressed", "false")


def say_by(key: str):
    def say(page) -> None:
        page.keyboard.press(key)

        expect(page.locator("[data-spoken]")).to_contain_text(SPOKEN[key], ignore_case=True)

    return say


def look(page) -> None:
    page.locator("[data-look='company:epic']:visible").first.focus()

    page.keyboard.press("i")

    expect(page.locator("[data-looked='company:epic']")).to_be_visible()


def open_by(key: str, title: str):
    def opened(page) -> None:
        page.keyboard.press(key)

        expect(page.locator(DIALOG).get_by_role("heading", name=title, exact=True)).to_be_visible()

    return opened


DOES = {
    "1–9": numbers,
    "a": to_the_answers,
    "Enter": confirm_by("Enter"),
    "s": confirm_by("s"),
    "u": take_back,
    "Esc": put_back,
    **{key: say_by(key) for key in SPOKEN},
    "i": look,
    "r": open_by("r", "Rules"),
    "?": open_by("?", "Keys"),
}
ELSEWHERE = {"x"}  # what still moves is run to its end: test_stage.py, with a clock that stands still


def listed(page) -> list[str]:
    """The keys of the window."""
    page.get_by_role("button", name="Keys", exact=True).click()
    expect(page.locator(f"{DIALOG} kbd").first).to_be_visible()
    return page.locator(f"{DIALOG} dt kbd").all_inner_texts()


def test_the_window_lists_exactly_the_keys_that_are_tried_here_each_with_words(page):
    keys = listed(page)

    assert sorted(keys) == sorted([*DOES, *ELSEWHERE])
    said = page.locator(f"{DIALOG} dd").all_inner_texts()
    assert len(set(said)) == len(keys) and all(said)


@pytest.mark.parametrize("key", DOES)
def test_a_listed_key_does_what_it_says(page, key):
    DOES[key](page)


def test_a_key_typed_into_a_text_does_nothing_at_the_table(page):
    page.get_by_role("button", name="Chat", exact=True).click()
    text = page.locator("aside:not([inert]) form input")
    text.click()
    expect(text).to_be_focused()  # before the drawer has come it cannot be

    text.press_sequentially("1amr?")

    expect(text).to_have_value("1amr?")
    assert page.locator(DIALOG).count() == 0
    assert page.locator(STAGED).count() == 0
    expect(page.locator("[data-spoken]")).to_be_empty()
