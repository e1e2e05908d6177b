"""What single screens do: staging, reasons, the guided game, the end, replays, the page's weight."""

from playwright.sync_api import expect


def test_a_turn_is_staged_shown_and_sent_as_one(house, visit):
    table, [token] = house.table(preset="first-game")
    visitor = visit(house)
    page = visitor.sit(table, token)
    visitor.wait_for_turn()
    before = page.locator("[data-pile='0'] [data-card]").count()

    page.locator("[data-hold]").first.click()
    page.locator("[data-pile='0'] .spot").click()
    expect(page.locator("[data-hold]")).to_have_count(1)
    page.locator("[data-hold]").first.click()
    page.locator("[data-pile='0'] .spot").click()

    expect(page.locator("[data-staged] ol li")).to_have_count(2)
    expect(page.locator("[data-pile='0'] [data-card]")).to_have_count(before + 2)
    expect(page.locator("[role=log]")).not_to_contain_text("You placed")
    page.keyboard.press("Enter")
    expect(page.locator("[role=log]")).to_contain_text("You placed")


def test_a_staged_answer_can_be_changed(house, visit):
    table, [token] = house.table(preset="first-game")
    visitor = visit(house)
    page = visitor.sit(table, token)
    visitor.wait_for_turn()
    visitor.answer()
    page.wait_for_selector("[data-staged]")

    page.get_by_role("button", name="Change").click()

    expect(page.locator("[data-staged]")).to_have_count(0)
    expect(page.locator("[data-hold]")).to_have_count(2)


def test_a_card_is_dragged_onto_a_pile(house, visit):
    table, [token] = house.table(preset="first-game")
    visitor = visit(house)
    page = visitor.sit(table, token)
    visitor.wait_for_turn()

    page.locator("[data-hold]").first.drag_to(page.locator("[data-pile='2']"))

    expect(page.locator("[data-staged]")).to_contain_text("pile 3")


def test_a_space_that_may_not_be_bid_says_why_and_names_the_rule(house, visit):
    table, [token] = house.table(players=3, preset="first-game")
    visitor = visit(house)
    page = visitor.sit(table, token)
    visitor.play("[data-ask=bid]")

    page.locator("[data-pile='0'] [data-barred]").first.click()

    expect(page.locator(".reason")).to_contain_text("DEM-2")
    expect(page.locator(".reason")).not_to_contain_text("[")  # the rule is a button of its own, not also a bracket
    page.locator(".reason .rule").click()
    expect(page.get_by_role("dialog")).to_contain_text("DEM-2")


def test_the_end_offers_record_fairness_rematch_and_replay(house, visit, tmp_path):
    visitor = visit(house)
    visitor.hurry(preset="two-rounds")
    page = visitor.open()
    page.locator("[data-start=play]").click()
    page.wait_for_url("**/t/*")
    visitor.play()

    page.get_by_text("More", exact=True).click()
    page.locator("[data-fair]").click()
    expect(page.get_by_text("The shuffle was fair")).to_be_visible()
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save the record").click()
    record = tmp_path / "game.txt"
    saved.value.save_as(record)

    page.goto(visitor.url + "#/replay")
    page.locator("input[type=file]").set_input_files(record)
    page.wait_for_selector("[data-screen=replay]")
    first = page.inner_text("[data-screen=replay] .now")
    page.get_by_role("button", name="One step on").click()
    expect(page.locator("#scrubber")).to_have_value("1")
    page.locator("#scrubber").fill(page.get_attribute("#scrubber", "max") or "")
    page.get_by_label("As seen by").select_option("1")

    assert page.inner_text("[data-screen=replay] .now") != first
    page.locator("[data-open-log]").click()
    expect(page.get_by_role("log")).to_contain_text("won")


def test_a_replay_tells_what_was_known_then_and_opens_what_was_hidden(house, visit):
    table, [token] = house.table(preset="first-game")
    house.finish(table, token)
    page = visit(house).sit(table, token)

    page.locator("[data-replay]").click()
    page.wait_for_selector("[data-screen=replay]")
    expect(page.get_by_text("What Ada knew then")).to_be_visible()
    page.get_by_label("As seen by").select_option("all")

    expect(page.get_by_text("also what nobody could see then")).to_be_visible()


def test_a_rematch_seats_the_same_people(house, visit):
    table, [token] = house.table(preset="first-game")
    house.finish(table, token)
    page = visit(house).sit(table, token)
    sat = house.post(f"api/tables/{table}", None)["table"]["seats"]

    page.locator("[data-rematch]").click()
    page.wait_for_url(lambda url: table not in url)
    page.wait_for_selector("[data-screen=play]")

    again = house.post(f"api/tables/{page.url.rsplit('/', 1)[-1]}", None)["table"]["seats"]
    assert {seat["name"] for seat in again} == {seat["name"] for seat in sat} >= {"Ada"}
    for seat in sat:
        expect(page.locator("[data-seat]").filter(has_text=seat["name"]).first).to_be_visible()


def test_who_gives_up_is_asked_twice_and_a_bot_plays_on(house, visit):
    table, [token, other] = house.table(
        players=3, people=2, preset="two-rounds"
    )  # the other keeps the game from its end
    page = visit(house).sit(table, token)
    page.wait_for_selector("[data-panel]")
    page.get_by_role("button", name="Settings").click()

    page.locator("[data-resign]").click()
    assert not house.post(f"api/tables/{table}", None)["table"]["seats"][0]["resigned"]
    page.locator("[data-resign-sure]").click()
    expect(page.locator("[role=log]")).to_contain_text("gave up")

    house.finish(table, other)  # nothing is asked of the first any more
    page.wait_for_selector("[data-screen=end]")
    assert house.post(f"api/tables/{table}", None)["table"]["seats"][0]["resigned"]


def test_an_unknown_table_is_told_kindly(house, visit):
    visitor = visit(house)

    page = visitor.sit("nosuchtable1")

    expect(page.get_by_role("heading", name="There is no such table")).to_be_visible()


def test_everything_received_before_the_first_answer_is_below_300_kilobytes(house, visit):
    table, [token] = house.table(preset="everything", players=5)
    visitor = visit(house, workers="block")  # what one fetches is not told here, and when it begins to is chance
    session = visitor.context.new_cdp_session(visitor.page)
    session.send("Network.enable")
    sizes, frames = list[int](), list[int]()
    session.on("Network.loadingFinished", lambda said: sizes.append(int(said["encodedDataLength"])))
    session.on("Network.webSocketFrameReceived", lambda said: frames.append(len(said["response"]["payloadData"])))

    visitor.sit(table, token)
    visitor.wait_for_turn()
    told = sum(frames)
    visitor.page.wait_for_load_state("networkidle")  # and the pictures of cards, which come when they can

    assert 100_000 < sum(sizes) + told < 300_000
