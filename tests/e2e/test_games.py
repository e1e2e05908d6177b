"""Whole games in a real browser."""

import re

import pytest

# What has no place of its own on the board is asked in tiles: numbers, people, papers, cards out of somebody's hand;
# and of the action phase, where no boom and no bust is held, what investors and strategies can do.
TILES = {"bonds", "claim", "count", "pick-way", "pick-player", "offer", "take", "take-information"}
TILES |= {"choose-investor", "drop-strategy", "action"}


@pytest.mark.parametrize("language", ["en", "fr", "pt"])
def test_a_game_is_played_to_its_end_in_every_language(house, visit, language):
    table, [token] = house.table(preset="classic")
    visitor = visit(house, language=language)

    visitor.sit(table, token)
    visitor.play()

    title = {"en": "win", "fr": "gagne|victoire", "pt": "vence|vitória"}[language]
    assert re.search(title, visitor.page.inner_text("#end-title"))
    assert visitor.page.get_attribute("html", "lang") == language


@pytest.mark.parametrize("language", ["en", "fr", "pt"])
def test_a_game_with_everything_on_is_played_to_its_end_and_picks_are_made_on_the_board(house, visit, language):
    table, [token] = house.table(players=5, preset="everything")
    visitor = visit(house, language=language)

    visitor.sit(table, token)
    visitor.play()

    assert len(visitor.podium()) == 5
    asked = visitor.page.evaluate("window.asksSeen")
    assert {"place", "bid", "choose-investor"} <= set(asked)
    tiles_only = {ask for ask, on_board in asked.items() if not on_board}
    assert tiles_only <= TILES
