"""What helps a person along: hints, chances, the auction plan, taking back, what happened while away, reasons."""

from playwright.sync_api import Route, expect

from kit.effort import PATIENCE

# The parts of the screen whose controls may be greyed.
REGIONS = ("[data-company-track]", "[data-pile]", "[data-pair]", "[data-share]", "[data-place=dock]")


def test_a_hint_names_one_of_the_answers(house, visit):
    table, [token] = house.table(preset="first-game")
    visitor = visit(house, aids=True)
    page = visitor.sit(table, token)
    visitor.wait_for_turn()

    page.get_by_role("button", name="Hint").click()

    said = page.locator("[data-hint]")
    expect(said).to_contain_text("A bot would choose “")
    best = said.get_attribute("data-hint")
    assert int(best or -1) in house.post(f"api/tables/{table}", None, token)["question"]["answers"]
    assert page.locator("[data-stage] .bar").count() >= 2
    assert page.locator("[data-stage] .bar.best").count() == 1


def test_a_table_without_aids_offers_none(house, visit):
    table, [token] = house.table(preset="first-game", aids=False)
    visitor = visit(house, aids=True)
    page = visitor.sit(table, token)
    visitor.wait_for_turn()

    assert page.get_by_role("button", name="Hint").count() == 0


def test_chances_are_bars_where_the_hidden_things_lie_and_no_window(house, visit):
    table, [token] = house.table(preset="first-game")
    visitor = visit(house, aids=True)
    page = visitor.sit(table, token)
    visitor.wait_for_turn()

    page.get_by_role("button", name="Chances").click()

    tracks = page.locator("[data-place=wall] [data-chances]")
    tracks.first.wait_for()
    assert page.get_by_role("dialog").count() == 0
    heights = "all => all.map(one => [...one.children].map(space => Number(space.style.getPropertyValue('--chance'))))"
    for chances in tracks.evaluate_all(heights):
        assert 0.97 <= sum(chances) <= 1.03  # each is rounded
    expect(page.locator("[data-place=dock] .odds").first).to_be_visible()
    page.get_by_role("button", name="Chances").click()
    expect(tracks).to_have_count(0)


def test_an_auction_plan_bids_in_my_place(house, visit):
    table, [token] = house.table(preset="first-game")
    visitor = visit(house)
    page = visitor.sit(table, token)
    visitor.wait_for_turn()

    page.get_by_role("button", name="Auction plan").click()
    page.get_by_role("button", name="Add a wish").click()
    page.get_by_label("At most").select_option("25")
    page.get_by_role("button", name="Keep the plan").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    visitor.play("[data-panel][data-ask]:not([data-ask=place])")

    assert visitor.asked() != "bid"
    expect(page.locator("[role=log]")).to_contain_text("You bid")


def test_an_answer_that_nobody_has_seen_is_taken_back(house, visit):
    table, [token] = house.table(preset="first-game")
    visitor = visit(house, confirm="never")
    page = visitor.sit(table, token)
    log = page.locator("[role=log]")
    visitor.wait_for_turn()
    visitor.answer()
    expect(log).to_contain_text("You placed")
    expect(page.locator("[data-hold]")).to_have_count(1)

    page.get_by_role("button", name="Take back").click()

    expect(page.locator("[data-hold]")).to_have_count(2)
    expect(log).not_to_contain_text("You placed")
    expect(log).to_contain_text("took")


def test_who_comes_back_reads_what_happened_in_between(house, visit):
    table, [token] = house.table(players=3, preset="first-game")
    visitor = visit(house)
    page = visitor.sit(table, token)
    visitor.wait_for_turn()
    page.wait_for_selector("[role=log] li", state="attached")

    seen = page.locator("[role=log] li").all_text_contents()
    visitor.open()
    house.go_on(table, token, turns=3)
    visitor.sit(table)

    dialog = page.get_by_role("dialog", name="While you were away")
    expect(dialog.locator("li").nth(5)).to_be_visible()
    assert dialog.locator("li").first.inner_text() != seen[0]
    dialog.get_by_role("button", name="Go on").click()
    expect(dialog).to_have_count(0)


def test_what_was_missed_is_told_whole_when_the_table_goes_on_before_the_past_has_come(house, visit):
    table, [token] = house.table(players=3, preset="first-game")
    visitor = visit(house)
    page = visitor.sit(table, token)
    visitor.wait_for_turn()
    page.wait_for_selector("[role=log] li", state="attached")
    visitor.open()
    house.go_on(table, token, turns=3)
    past: list[Route] = []
    page.route("**/messages?*", lambda route: past.append(route))

    visitor.sit(table)
    visitor.wait_for_turn()
    house.go_on(table, token, turns=1)
    page.wait_for_selector("[role=log] li", state="attached")
    for _ in range(int(PATIENCE * 20)):
        if past:
            break
        page.wait_for_timeout(50)  # the page may ask for the past a little after the first line has come
    past[0].continue_()

    dialog = page.get_by_role("dialog", name="While you were away")
    expect(dialog.locator("li").nth(5)).to_be_visible()


def test_everything_that_is_greyed_says_why_and_names_its_rule(house, visit):
    table, [token] = house.table(players=3, preset="everything")
    visitor = visit(house)
    page = visitor.sit(table, token)
    told: dict[str, str] = {}

    for _ in range(30):
        if not visitor.wait_for_turn():
            break
        for region in REGIONS:
            greyed = page.locator(f"{region} [data-barred]")
            page.keyboard.press("Escape")
            if region in told or visitor.asked() is None or not greyed.count():
                continue
            greyed.first.evaluate("button => button.click()")
            told[region] = page.locator(".reason").inner_text()
            assert page.locator(".reason .rule").inner_text() in told[region]
        visitor.answer()

    assert len(told) >= 2
