"""Several people at one table: two browsers, one device, somebody who watches, somebody who comes back."""

from playwright.sync_api import expect


def test_two_browsers_and_two_bots_share_a_table(house, visit):
    table, tokens = house.table(players=4, people=2, preset="two-rounds")
    ada, bea = (visit(house, name=name) for name in ("Ada", "Bea"))
    for visitor, token in zip((ada, bea), tokens, strict=True):
        visitor.sit(table, token)
        visitor.begin()

    for visitor in (ada, bea):
        visitor.until_over()

    assert ada.podium() == bea.podium()
    assert len(ada.podium()) == 4


def test_what_one_says_the_other_reads(house, visit):
    table, tokens = house.table(players=2, people=2)
    ada, bea = (visit(house, name=name) for name in ("Ada", "Bea"))
    ada.sit(table, tokens[0])
    bea.sit(table, tokens[1])

    for visitor in (ada, bea):
        visitor.page.get_by_role("button", name="Chat").click()
    ada.page.get_by_label("What do you want to say?").fill("good luck <b>all</b>")
    ada.page.keyboard.press("Enter")

    expect(bea.page.get_by_role("log", name="Chat")).to_contain_text("good luck <b>all</b>")


def test_a_friend_opens_the_invitation_and_sits_down(house, visit):
    made = house.post(
        "api/tables", {"players": 2, "seats": [{"name": "Ada"}, {}], "pace": 0, "preset": "first-game", "start": "full"}
    )
    friend = visit(house, name="Bea")

    friend.sit(made["table"])
    friend.page.get_by_label("Your name").fill("Bea")
    friend.page.get_by_role("button", name="Sit down").click()

    expect(friend.page.locator("[data-panel]")).to_be_visible()
    expect(friend.page.locator("[data-seat='1']")).to_contain_text("Bea")


def test_a_spectator_sees_the_table_and_no_secret(house, visit):
    table, tokens = house.table(players=2, people=2)
    player, guest = visit(house, name="Ada"), visit(house, name="Guest")
    player.sit(table, tokens[0])
    player.page.wait_for_selector("[data-panel]")

    guest.sit(table)
    guest.page.wait_for_selector("[data-panel]")

    assert guest.page.locator("[data-answer]").count() == 0
    assert guest.page.locator("[data-place=dock]").count() == 0
    assert guest.page.locator("[data-pair].mine").count() == 0


def test_two_people_pass_one_device_behind_a_curtain(house, visit):
    visitor = visit(house, name="Ada")
    page = visitor.pass_and_play()
    curtains = 0

    for _ in range(6):
        page.wait_for_selector("main:has([data-ask]) [data-answer]:not([disabled]), [data-curtain], [data-send]")
        if page.locator("[data-curtain]").count():
            assert page.locator("[data-card]").count() == 0
            curtains += 1
            page.get_by_role("button", name="I am").click()
            continue
        visitor.answer()

    assert curtains >= 1


def test_reloading_and_a_killed_server_lose_nothing_in_mid_auction(own_house, visit):
    table, [token] = own_house.table(players=3, preset="two-rounds")
    visitor = visit(own_house)
    page = visitor.sit(table, token)
    page.wait_for_selector("[data-panel]")
    visitor.play("[data-panel][data-ask=bid]")
    expect(page.locator("[role=log] li").first).to_have_text("The table is set.")  # else the past is still on its way
    log = page.locator("[role=log] li").all_text_contents()

    page.reload()
    page.wait_for_selector("[data-panel][data-ask=bid]")
    own_house.kill()
    expect(page.get_by_text("The connection is lost")).to_be_visible()
    own_house.start()
    page.wait_for_selector("[data-panel][data-ask=bid]")
    expect(page.get_by_text("The connection is lost")).to_have_count(0)

    expect(page.locator("[role=log] li")).to_have_text(log)
    visitor.play()


def test_the_language_changes_in_mid_game(house, visit):
    table, [token] = house.table(preset="first-game")
    visitor = visit(house)
    page = visitor.sit(table, token)
    page.wait_for_selector("[data-panel][data-ask]")

    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Language").select_option("fr")
    page.keyboard.press("Escape")

    expect(page.get_by_role("heading", name="Marché")).to_be_visible()
    expect(page.locator("[role=log]")).to_contain_text("Offre")
    expect(page.locator("#asking-title")).to_contain_text("carte")


def test_a_page_of_a_lan_address_needs_no_secure_context(house, visit):
    visitor = visit(house, at="stockpile.lan")
    page = visitor.open()
    assert not page.evaluate("window.isSecureContext")

    table, [token] = house.table(preset="two-rounds")
    visitor.sit(table, token)
    visitor.play()

    expect(page.locator("[data-screen=end]")).to_be_visible()
