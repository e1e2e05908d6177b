"""What the tables say of walks, splits, bankruptcy and dividends, and what goods are worth."""

import pytest

from stockpile import Setup
from stockpile.bots.card_values import card_values_of
from stockpile.bots.goods import sets_worth, taxes_cost, worth
from stockpile.engine.names import COMPANIES, FORECASTS

EPIC = COMPANIES.index("epic")


def after(price, forecast, left=0):
    """A regular and a split card on the standard board."""
    return card_values_of(Setup(players=4)).after(left, EPIC, price - 1, FORECASTS.index(forecast))


@pytest.mark.parametrize(
    ("price", "forecast", "cards"),
    [
        (9, "+4", (16, 26)),  # split, then 8: two shares; a split card got 10 as well
        (10, "+1", (12, 22)),
        (2, "-3", (0, 0)),  # bankrupt
        (5, "-2", (3, 6)),
        (5, "$$", (7, 14)),
    ],
)
def test_a_forecast_leads_where_the_rules_say(price, forecast, cards):  # MOV-3, MOV-4, MOV-5, MOV-6
    assert after(price, forecast) == cards


def test_at_the_end_a_card_is_worth_its_price_and_earlier_more():
    tables = card_values_of(Setup(players=4))

    assert tables.worth(0, EPIC, 4) == (5, 10)
    assert tables.worth(3, EPIC, 4)[0] > tables.worth(1, EPIC, 4)[0] > 5


def test_dollar_signs_count_on_the_advanced_board():  # ADV-3
    stanford = COMPANIES.index("stanford")
    regular, split = card_values_of(Setup(players=4, board="advanced")).after(0, stanford, 0, FORECASTS.index("+2"))

    assert (regular, split) == (2 + 1, 4 + 2)


def test_commodities_count_in_sets_and_taxes_ever_more():
    """The rulebook's example: 2 cattle, 2 oil, 1 corn, 1 gold are worth 24 + 8 (COM-5)."""
    setup = Setup(players=4, modules=("commerce",))

    assert sets_worth(setup, {"cattle": 2, "oil": 2, "corn": 1, "gold": 1}) == 32
    assert sets_worth(setup, {}) == 0
    assert [taxes_cost(setup, taxes) for taxes in range(8)] == [0, 2, 6, 12, 20, 30, 42, 56]
    assert worth(setup, {"commodities": {"oil": 1}, "taxes": 1}, ["corn", "tax", "oil"]) == 8 + 3 - 6


def test_commerce_cards_count_what_is_printed_in_the_box_that_is_played():
    values = {"sets": [0, 5, 9, 15, 24, 35, 48], "tax_costs": [0, 1, 2, 3, 4, 5, 6, 7]}
    setup = Setup(players=4, modules=("commerce",), components={"commerce": values})

    assert sets_worth(setup, {"oil": 2, "corn": 1}) == 9 + 5
    assert taxes_cost(setup, 3) == 3
    assert worth(setup, {"commodities": {"oil": 1}, "taxes": 2}, ["corn", "tax"]) == 9 - 3
