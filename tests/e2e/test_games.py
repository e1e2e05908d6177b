"""Whole games in a real browser, and where the answers of a game are given."""

import re

import pytest
from playwright.sync_api import expect

# Answers that point at something on the board; all others (numbers, people, papers, cards out of a hand) are tiles.
PLACED = {"up", "down", "lay", "bid", "boom", "bust", "sell", "sell-split", "sell-half"}
PLACED |= {"pick pair", "pick pile", "pick card"}
DEALS = [str(number) for number in range(1, 13)]  # in some of these games each action card is won by following `until`
WON = {"en": "win", "fr": "gagne|victoire", "pt": "vence|vitória"}


def is_placed(action):
    """Whether an answer has a place on the board; a company is picked on its track, a direction nowhere."""
    return action["verb"] in PLACED or (action["verb"] == "pick" and action["card"] not in ("up", "down"))


def test_a_classic_game_is_played_to_its_end(house, visit):
    table, [token] = house.table(preset="classic")
    visitor = visit(house)

    visitor.sit(table, token)
    visitor.play()

    assert re.search(WON["en"], visitor.page.inner_text("#end-title"))
    assert len(visitor.podium()) == 4


@pytest.mark.parametrize("language", ["en", "fr", "pt"])
def test_a_game_with_everything_on_is_played_to_its_end_in_every_language_with_picks_on_the_board(
    house, visit, language
):
    table, [token] = house.table(players=5, preset="everything", deal=language)
    visitor = visit(house, language=language)

    visitor.sit(table, token)
    visitor.play()

    assert len(visitor.podium()) == 5
    assert re.search(WON[language], visitor.page.inner_text("#end-title"))
    assert visitor.page.get_attribute("html", "lang") == language
    assert {"place", "bid", "choose-investor"} <= set(visitor.page.evaluate("window.asksSeen"))
    actions = house.post("api/actions", None)["actions"]
    beside = [actions[int(answer)] for answer in visitor.page.evaluate("window.besideTheBoard")]
    assert [action for action in beside if is_placed(action)] == []


@pytest.mark.parametrize("card", ["boom", "bust"])
def test_an_action_card_is_played_on_the_track_of_a_company(house, visit, card):
    table, token = seat_asked(house, "action", card)
    visitor = visit(house)
    page = visitor.sit(table, token)
    track = page.locator("[data-company-track=epic]")

    track.locator("[data-answer]").filter(has_text=card.capitalize()).first.click()
    expect(page.locator("[data-staged]")).to_contain_text("Epic Electric")
    expect(track.locator(".track .lit")).to_have_count(1)  # where the marker would land
    page.locator("[data-send]").click()

    expect(page.locator("[role=log]")).to_contain_text(re.compile(f"You played {card} on Epic", re.IGNORECASE))


def seat_asked(house, ask, verb):
    """A seat that can answer so: the first of the deals in which it comes to that."""
    for deal in DEALS:
        table, [token] = house.table(preset="first-game", deal=deal)
        if house.until(table, token, ask, verb):
            return table, token
    raise AssertionError(f"{verb} never came in {len(DEALS)} games")
