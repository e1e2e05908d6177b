"""Turns with several picks, what travels over the table, tokens of cards, and hints that hold up nothing."""

import pytest
from playwright.sync_api import expect

# All that flies and what moves of it, told by the page itself: who looks from time to time misses some.
WATCH = """() => { window.flown = new Set(); window.moved = new Set();
  const drawn = one => one.matches?.("[data-flight]") ? [one] : [...(one.querySelectorAll?.("[data-flight]") ?? [])];
  new MutationObserver(all => all.flatMap(one => [...one.addedNodes]).flatMap(drawn)
    .forEach(one => window.flown.add(one.dataset.flight))).observe(document.body, {subtree: true, childList: true});
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...given) {
    const animation = animate.apply(this, given);
    const names = new Set(animation.effect.getKeyframes().flatMap(Object.keys));
    if (this.matches("[data-flight]")) window.moved.add([...names]
      .filter(name => !["offset", "computedOffset", "easing", "composite"].includes(name)).sort().join());
    return animation;
  } }"""
HIGHEST = """() => [...document.querySelectorAll(".ladder .lit")]
  .reduce((one, other) => (Number(other.dataset.value) > Number(one.dataset.value) ? other : one)).click()"""
CHANGES = """() => { window.changes = 0;
  const count = () => { window.changes += document.querySelectorAll(".purse .change").length };
  new MutationObserver(count).observe(document.body, {subtree: true, childList: true}) }"""


def cards_of(house, now):
    """The answers to a question by the card they name."""
    actions = {action["id"]: action for action in house.post("api/actions", None)["actions"]}
    return {actions[answer]["card"]: answer for answer in now["question"]["answers"]}


def playing_as(house, investor, until="use", held=0, players=3, phase="", cash=0):
    """A table where seat 0 plays this investor and is asked something, with shares of so many companies."""
    for deal in range(200):
        table, [token] = house.table(players=players, preset="everything", deal=f"{investor} {deal}")
        now = house.asked(table, token)
        while now["question"] is not None and now["question"]["ask"] != "choose-investor":
            house.answer(table, token, now, now["question"]["answers"][0])
            now = house.asked(table, token)
        offered = cards_of(house, now)
        if investor not in offered:
            continue
        house.answer(table, token, now, offered[investor])
        for _ in range(8):
            now = house.until(table, token, until)
            if now is None:
                break
            shares = [card for card, count in now["view"]["regular"][0]["cards"].items() if count]
            usable = until != "use" or investor in cards_of(house, now)
            usable = usable and now["view"]["phase"].startswith(phase) and now["view"]["cash"][0] >= cash
            if usable and len([card for card in shares if card not in ("boom", "bust")]) >= held:
                return table, token
            house.answer(table, token, now, now["question"]["answers"][-1])
    raise AssertionError(f"no deal brought {investor}")


def test_the_picks_of_a_power_are_marked_on_the_board_in_any_order_and_put_back_until_confirmed(house, visit):
    table, token = playing_as(house, "ana", held=3)  # of two, the second pick would make the turn whole
    visitor = visit(house)
    page = visitor.sit(table, token)
    visitor.wait_for_turn()
    before = house.post(f"api/tables/{table}", None, token)["view"]["cash"][0]

    page.locator("[data-answer]", has_text="Ana").first.click()
    tracks = page.locator("[data-company-track]")
    expect(page.locator("[data-panel][data-ask=pick-company]")).to_have_count(1)
    tracks.locator("[data-answer]").last.click()
    expect(page.locator("[data-marked]")).to_have_count(1)
    tracks.locator("[data-answer]").first.click()
    expect(page.locator("[data-marked]")).to_have_count(2)
    page.locator("[data-marked]").last.click()
    expect(page.locator("[data-marked]")).to_have_count(1)
    assert house.post(f"api/tables/{table}", None, token)["view"]["cash"][0] == before

    tracks.locator("[data-answer]").first.click()
    expect(page.locator("[data-marked]")).to_have_count(2)
    page.keyboard.press("Enter")

    expect(page.locator("[data-marked]")).to_have_count(0)
    expect(page.locator("[role=log]")).to_contain_text("You used")


@pytest.mark.parametrize(("wide", "high"), [(1280, 800), (390, 844)])
def test_players_are_picked_on_their_seats_in_any_order_and_put_back_there(house, visit, wide, high):
    table, token = playing_as(house, "oprah", until="pick-player", phase="round-end", cash=2)  # two to give away
    visitor = visit(house, wide=wide, high=high)
    page = visitor.sit(table, token)
    page.wait_for_selector("[data-panel][data-ask=pick-player]")
    seats = page.locator("[data-place=others] [data-seat]")
    marked = page.locator("[data-place=others] [data-marked]")

    seats.last.locator("[data-answer]").click()
    expect(marked).to_have_count(1)
    marked.click()
    expect(marked).to_have_count(0)
    page.wait_for_selector("[data-panel][aria-busy=false]")
    seats.last.locator("[data-answer]").click()
    expect(seats.last.locator("[data-marked]")).to_have_count(1)
    seats.first.locator("[data-answer]").click()
    expect(page.locator("[data-staged]")).to_be_visible()
    page.locator("[data-send]").click()

    expect(page.locator("[role=log]")).to_contain_text("You gave")


@pytest.mark.parametrize(("wide", "high"), [(1280, 800), (390, 844)])
def test_money_and_cards_travel_and_nothing_but_transform_and_opacity_moves(house, visit, wide, high):
    table, [token] = house.table(players=3, preset="first-game")
    house.until(table, token, "bid")
    visitor = visit(house, wide=wide, high=high, speed="quick")
    page = visitor.sit(table, token)
    visitor.wait_for_turn()
    page.evaluate(WATCH)

    visitor.play("[data-ask=sell]")  # by then piles were paid for and taken

    assert set(page.evaluate("[...window.flown]")) == {"coins", "card"}
    assert set(page.evaluate("[...window.moved]")) == {"opacity,transform"}


def test_where_nothing_shall_move_the_figures_say_it_at_once(house, visit):
    table, [token] = house.table(players=3, preset="first-game")
    house.until(table, token, "bid")
    visitor = visit(house, speed="normal")
    visitor.page.emulate_media(reduced_motion="reduce")
    page = visitor.sit(table, token)
    visitor.wait_for_turn()
    page.evaluate(WATCH)
    page.evaluate(CHANGES)

    visitor.play("[data-ask=sell]")

    assert page.evaluate("window.flown.size") == 0
    assert page.evaluate("window.changes") > 0


def test_a_token_is_looked_at_by_a_tap_on_a_phone(house, visit):
    page = with_a_blocked_space(house, visit, wide=390, high=844)

    page.locator(".blocks [data-token]:visible").first.tap()

    expect(page.locator("[data-looked^='token:']")).to_be_visible()


def test_a_blocked_space_has_a_token_that_can_be_looked_at_and_so_have_meeples_and_tickets(house, visit):
    page = with_a_blocked_space(house, visit)
    looked = []
    for kind in ("token", "meeple", "forecast"):
        page.locator(f"[data-look^='{kind}:']:visible").first.dispatch_event("contextmenu", {"button": 2})
        looked.append(str(page.locator("[data-looked]").get_attribute("data-looked")).split(":")[0])
        assert page.locator("dialog[open] h2").inner_text().strip()
        page.keyboard.press("Escape")
        expect(page.locator("[data-looked]")).to_have_count(0)

    assert looked == ["token", "meeple", "forecast"]


def with_a_bet_on_the_wall(house):
    """A table where a strategy card marks a company, while seat 0 is asked to sell."""
    for deal in range(1, 30):
        table, [token] = house.table(players=5, preset="everything", deal=f"{deal}")
        now = house.until(table, token, "sell")
        if now is not None and now["view"]["bets"]:
            return table, token
    raise AssertionError("nobody bet on a company")


def test_a_token_on_the_wall_is_tapped_with_its_company_and_opened_from_there(house, visit):
    table, token = with_a_bet_on_the_wall(house)
    page = visit(house, wide=360, high=780).sit(table, token)
    page.wait_for_selector("[data-ask=sell]")
    company = page.locator("[data-place=wall] [data-company]:has([data-token])").first
    bet = company.locator("[data-token]")
    strategy = bet.get_attribute("data-token")
    box = bet.bounding_box()
    assert box is not None

    page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(page.locator(f"[data-looked='company:{company.get_attribute('data-company')}']")).to_be_visible()
    page.locator(f"[data-also='strategy:{strategy}']").tap()

    expect(page.locator(f"[data-looked='strategy:{strategy}']")).to_be_visible()


def is_blocked(page):
    """Whether a token lies on a track; on a phone the piles are gone through, and the one that has it stays open."""
    tokens, tabs = page.locator(".blocks [data-token]"), page.locator("[data-pile] > button")
    return tokens.count() > 0 or any(tab.click() or tokens.count() for tab in tabs.all())


def with_a_blocked_space(house, visit, **wishes):
    """The page of somebody whose meeples block the space above them."""
    table, token = playing_as(house, "carlos", until="bid", players=2)  # two bid with two meeples each
    visitor = visit(house, **wishes)
    page = visitor.sit(table, token)
    for _ in range(12):
        visitor.wait_for_turn()
        if is_blocked(page) or visitor.asked() != "bid":
            break
        page.evaluate(HIGHEST)  # nobody passes it
        page.locator("[data-send]").click()
        page.wait_for_selector("[data-staged]", state="detached")
    return page


def test_playing_goes_on_while_a_hint_is_thought_about(house, visit):
    table, [token] = house.table(preset="first-game")
    visitor = visit(house, aids=True)
    page = visitor.sit(table, token)
    visitor.wait_for_turn()

    page.locator("[data-hint-ask]").click()
    page.locator("[data-pile='0'] .spot").click()

    expect(page.locator("[data-staged]")).to_contain_text("pile 1")
    expect(page.locator("[data-panel]")).to_have_attribute("aria-busy", "false")
