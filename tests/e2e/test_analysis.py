"""The analysis in a real browser: on the end screen and in replays, by mouse and by keyboard, and what if."""

import re

import pytest
from e2e.axe import violations
from playwright.sync_api import expect

WHOLE = "[data-analysis=whole]"


@pytest.fixture(scope="module")
def finished(house):
    """A finished game of two rounds, analysed: its table and its person's token."""
    table, [token] = house.table(preset="two-rounds", players=4)
    house.finish(table, token)
    house.analysed(table, token)
    return table, token


def test_the_end_offers_an_analysis_that_leads_into_the_replay(house, finished, visit):
    table, token = finished
    page = visit(house).sit(table, token)

    page.locator("[data-analyse]").click()
    page.wait_for_selector(WHOLE)

    expect(page.locator("[data-balance] tbody tr")).to_have_count(4)
    expect(page.locator("[data-causes] tfoot")).to_contain_text("Total")
    page.get_by_label("Whose decisions").select_option(label="Everybody")
    page.get_by_label("Show every decision").check()
    expect(page.locator("[data-decision]").first).to_contain_text("chose")
    page.locator("[data-decision] [data-show]").nth(3).click()
    page.wait_for_selector("[data-screen=replay]")
    expect(page.locator("#scrubber")).not_to_have_value("0")


def test_the_chart_of_a_replay_is_walked_by_keys_and_enter_goes_there(house, finished, visit):
    table, _ = finished
    page = visit(house).open(f"#/replay/{table}")
    page.wait_for_selector("[data-screen=replay]")
    page.locator("[data-analyse]").click()
    page.wait_for_selector(WHOLE)
    chart = page.get_by_role("slider", name=re.compile("Chance to win"))

    chart.focus()
    page.keyboard.press("End")
    expect(chart).to_have_attribute("aria-valuetext", re.compile(r"^Round 2, .*Ada \d+ %"))
    page.keyboard.press("Enter")

    expect(page.locator("dialog[open]")).to_have_count(0)
    expect(page.locator("#scrubber")).to_have_value(re.compile(r"^\d{2,}$"))


def test_what_if_plays_on_from_a_decision_at_a_table_of_its_own(house, finished, visit):
    table, token = finished
    visitor = visit(house)
    page = visitor.sit(table, token)
    page.locator("[data-analyse]").click()
    page.wait_for_selector(WHOLE)
    page.get_by_label("Show every decision").check()

    page.locator("[data-decision] [data-what-if]").first.click()
    page.wait_for_url(lambda url: "/t/" in url and table not in url)

    visitor.wait_for_turn()
    assert visitor.asked() == "place"
    page.go_back()


@pytest.mark.parametrize(
    ("wide", "theme", "language"), [(360, "light", "fr"), (360, "dark", "pt"), (1440, "dark", "en")]
)
def test_the_analysis_fits_and_can_be_read_by_everybody(house, finished, visit, wide, theme, language):
    table, token = finished
    visitor = visit(house, wide=wide, theme=theme, language=language)
    page = visitor.sit(table, token)
    page.locator("[data-analyse]").click()
    page.wait_for_selector(WHOLE)

    assert violations(page) == []
    assert visitor.overflow() == []
