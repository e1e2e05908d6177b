"""The play screen: nothing to scroll, a layout that stays, ghosts, beats that can be skipped."""

from pathlib import Path

import pytest
from e2e.axe import STILL, violations
from playwright.sync_api import expect

SIZES = [(1440, 900), (390, 844)]
HIDDEN = """() => [...document.querySelectorAll("[data-answer], [data-send], [data-place=dock], [data-place=rim]")]
  .filter(one => one.checkVisibility())
  .map(one => [one.getBoundingClientRect(), one.ariaLabel ?? one.innerText])
  .filter(([box]) => box.bottom > innerHeight + 1 || box.top < -1 || box.right > innerWidth + 1 || box.left < -1)
  .map(([box, name]) => [name, box.left, box.top, box.right, box.bottom].join(" "))"""
# Answers on the stage whose middle does not answer, because something else lies there.
COVERED = """() => [...document.querySelectorAll("[data-stage] [data-answer]")].filter(one => one.checkVisibility())
  .filter(one => {
    const box = one.getBoundingClientRect();
    const at = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
    return at === null || !(one.contains(at) || at.contains(one)) })
  .map(one => `${one.ariaLabel ?? one.innerText} is covered`)"""
TOPS = """[...document.querySelectorAll("[data-place]")]
  .map(one => [one.dataset.place, one.getBoundingClientRect().top])"""
# All that shifts: how much, in which question, and what went from where to where, so that a failure explains itself.
SHIFTS = """() => {
  const named = node => (node?.nodeType === 1 ? node : node?.parentElement);
  const said = node => node ? `${node.localName}.${node.className?.baseVal ?? node.className} `
    + `"${(node.innerText ?? "").slice(0, 40)}" of ${node.closest("[data-place]")?.dataset.place}` : "gone";
  const box = at => [at.x, at.y, at.width, at.height].map(Math.round).join(" ");
  window.shifted = [];
  new PerformanceObserver(list => {
    const ask = document.querySelector("[data-panel]")?.dataset.ask ?? "nothing";
    for (const entry of list.getEntries()) window.shifted.push([entry.value, `at ${ask}`, ...entry.sources.map(one =>
      `${said(named(one.node))}: ${box(one.previousRect)} -> ${box(one.currentRect)}`)]) })
  .observe({type: "layout-shift", buffered: false}) }"""
# Those too that are first used later: a font that comes late would move everything.
FONTS = "Promise.all([...document.fonts].map(one => one.load())).then(() => document.fonts.ready).then(() => null)"
MONEY = (Path(__file__).resolve().parent / "money.js").read_text("utf-8")


@pytest.mark.parametrize(("wide", "high"), SIZES)
def test_no_decision_of_a_base_game_of_five_needs_scrolling(house, visit, wide, high):
    table, [token] = house.table(players=5, preset="first-game")
    visitor = visit(house, wide=wide, high=high)
    page = visitor.sit(table, token)
    asked: dict[str, list[str]] = {}

    for _ in range(24):
        if not visitor.wait_for_turn():
            break
        page.evaluate(STILL)
        ask = visitor.asked()
        hidden = page.evaluate(HIDDEN)
        scrolls = page.evaluate("document.documentElement.scrollHeight > innerHeight + 1")
        if ask is not None and visitor.asked() == ask:  # else the question went while we looked
            asked.setdefault(ask, []).extend(hidden + (["the page scrolls"] if scrolls else []))
        visitor.answer()

    assert {"place", "bid"} <= set(asked)
    assert [said for said in asked.items() if said[1]] == []


def test_in_the_low_window_of_a_laptop_no_answer_lies_under_the_rim(house, visit):
    table, [token] = house.table(players=5, preset="first-game")
    visitor = visit(house, wide=1366, high=640)
    page = visitor.sit(table, token)

    wrong = visitor.at_each_decision(lambda: page.evaluate(COVERED) + page.evaluate(HIDDEN))

    assert [said for said in wrong.items() if said[1]] == []


@pytest.mark.parametrize("deal", ["2", "4"])  # one with an action card of ours, one where a dividend asks for our cards
@pytest.mark.parametrize(("wide", "high"), SIZES)
def test_the_layout_stays_where_it_is_for_a_round(house, visit, wide, high, deal):
    table, [token] = house.table(players=4, preset="first-game", deal=deal)
    visitor = visit(house, wide=wide, high=high, moves=True)
    page = visitor.sit(table, token)
    visitor.wait_for_turn()
    page.wait_for_selector("[role=log] li", state="attached")  # the past is fetched after the question
    page.wait_for_load_state("networkidle")
    page.evaluate(FONTS)
    page.evaluate(SHIFTS)
    places = page.evaluate(TOPS)

    visitor.play("[data-ask=sell]")
    visitor.play("[data-ask=place]")  # of the next round

    shifted = page.evaluate("window.shifted")
    assert sum(entry[0] for entry in shifted) < 0.02, "\n".join(str(entry) for entry in shifted)
    now = page.evaluate(TOPS)
    assert dict(now) == pytest.approx(dict(places), abs=1)


@pytest.mark.parametrize("language", ["en", "fr", "pt"])
def test_no_amount_of_money_breaks_over_a_line(house, visit, language):
    table, [token] = house.table(players=5, preset="everything")
    visitor = visit(house, wide=360, high=780, language=language)
    page = visitor.sit(table, token)
    broken = {}

    for step in ("[data-ask=bonds]", "[data-ask=place]", "[data-ask=bid]", "[data-ask=action]", "[data-ask=sell]"):
        visitor.play(step)
        amounts, broken[step] = page.evaluate(MONEY)
        assert amounts > 5, step
    visitor.open()
    house.finish(table, token)
    visitor.sit(table)
    page.wait_for_selector("[data-books]")
    amounts, broken["end"] = page.evaluate(MONEY)
    assert amounts > 5

    assert [said for said in broken.items() if said[1]] == []


def test_a_bid_is_a_ghost_that_moves_until_it_is_confirmed(house, visit):
    table, [token] = house.table(players=4, preset="first-game")
    visitor = visit(house)
    page = visitor.sit(table, token)
    visitor.play("[data-ask=bid]")
    lit = page.locator("[data-pile] .lit")

    lit.nth(0).click()
    expect(page.locator(".meeple.ghost")).to_have_count(1)
    first = page.locator("[data-staged]").inner_text()
    lit.nth(3).click()

    expect(page.locator("[data-staged]")).not_to_have_text(first)
    expect(page.locator(".meeple.ghost")).to_have_count(1)
    expect(page.locator("[role=log]")).not_to_contain_text("You bid")
    page.keyboard.press("Enter")
    expect(page.locator("[role=log]")).to_contain_text("You bid")


def test_the_number_of_a_pile_bids_there_and_raises_when_pressed_again(house, visit):
    table, [token] = house.table(players=4, preset="first-game")
    visitor = visit(house)
    page = visitor.sit(table, token)
    visitor.play("[data-ask=bid]")

    page.keyboard.press("1")
    low = page.locator("[data-staged] .what").inner_text()
    page.keyboard.press("1")

    expect(page.locator("[data-staged] .what")).not_to_have_text(low)
    expect(page.locator("[data-staged] .what")).to_contain_text("pile 1")


def test_the_effect_of_a_bid_is_said_before_it_is_placed(house, visit):
    table, [token] = house.table(players=4, preset="first-game")
    visitor = visit(house)
    page = visitor.sit(table, token)
    visitor.play("[data-ask=bid]")

    page.locator("[data-pile] .lit").last.click()

    expect(page.locator("[data-panel] .effect")).to_contain_text("left if you win")


def test_any_key_ends_a_beat_and_x_runs_to_the_next_question(house, visit):
    table, [token] = house.table(players=5, preset="first-game")
    visitor = visit(house, speed="calm")
    visitor.page.clock.install()
    page = visitor.sit(table, token)
    visitor.wait_for_turn()
    page.wait_for_selector("[role=log] li", state="attached")
    page.clock.pause_at(page.evaluate("Date.now() + 60_000"))  # no beat ends by itself any more
    lines = page.locator("[role=log] li")
    house.go_on(table, token, turns=2)
    expect(page.locator("[data-skip]")).to_have_count(1)
    told = lines.count()

    page.keyboard.press("ArrowDown")
    expect(lines).to_have_count(told + 1)
    page.keyboard.press("x")

    expect(page.locator("[data-skip]")).to_have_count(0)
    expect(page.locator("[data-panel][data-ask]")).to_have_count(1)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_on_the_stage_of_a_base_game(house, visit, theme):
    table, [token] = house.table(players=5, preset="first-game")
    visitor = visit(house, theme=theme)
    page = visitor.sit(table, token)
    found = {}

    for step in ("[data-ask=place]", "[data-send]", "[data-ask=bid]", "[data-ask=sell]"):
        visitor.play(step)
        found[step] = violations(page)

    assert [said for said in found.items() if said[1]] == []
