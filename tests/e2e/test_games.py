"""Whole games in a real browser."""

import re

import pytest


@pytest.mark.parametrize("language", ["en", "fr", "pt"])
def test_a_game_is_played_to_its_end_in_every_language(house, visit, language):
    table, [token] = house.table(preset="classic")
    visitor = visit(house, language=language)

    visitor.sit(table, token)
    visitor.play()

    title = {"en": "won|win", "fr": "gagné|victoire", "pt": "venceu|vitória"}[language]
    assert re.search(title, visitor.page.inner_text("[data-screen=end] h2"))
    assert visitor.page.get_attribute("html", "lang") == language


@pytest.mark.parametrize("language", ["en", "fr", "pt"])
def test_a_game_with_everything_on_is_played_to_its_end(house, visit, language):
    table, [token] = house.table(players=5, preset="everything")
    visitor = visit(house, language=language)

    visitor.sit(table, token)
    visitor.play()

    assert visitor.page.locator("[data-screen=end] .ranks li").count() == 5
