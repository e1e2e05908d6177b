"""The advanced board (ADV)."""

from typing import Any

import pytest

from kit.table import (
    AMERICAN,
    BOOM,
    BOTTOMLINE,
    BUST,
    COMPANIES,
    COSMIC,
    EPIC,
    FEE1,
    LEADING,
    STANFORD,
    answers,
    asked,
    cash,
    fees,
    pass_on,
    phase_of,
    play,
    price,
    regular,
    space,
    split,
    table,
    told,
)
from stockpile import Game, Setup

TRACKS = {
    COSMIC: ([1, 3, 5, 7, 9], 2, 2),
    BOTTOMLINE: ([1, 2, 3, 4, 5, 6], 4, 3),
    LEADING: ([1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 4, 5),
    AMERICAN: ([1, 3, 5, 7, 9, 11, 13], 2, 3),
    STANFORD: ([1, 1, 2, 2, 3, 3, 4, 4, 5, 5], 8, 4),
    EPIC: ([1, 3, 4, 5, 5, 6, 6, 7, 8, 10], 4, 3),
}
ONE_STOP = {2: {LEADING: 1}}


def moved(**position: Any) -> Game:
    """The advanced board after Movement: one card that all have seen stops the game in Selling, then nobody sells."""
    game = table(board="advanced", regular=ONE_STOP, seen=ONE_STOP, **position)
    return pass_on(game, "supply")


# Tracks


@pytest.mark.parametrize("company", COMPANIES)
def test_each_stock_has_its_own_track(company):  # ADV-1
    values, start, _ = TRACKS[company]

    on_every_space = [table(board="advanced", spaces={company: at}, regular=ONE_STOP) for at in range(len(values))]

    assert [price(game, company) for game in on_every_space] == values
    assert space(Game(Setup(players=3, board="advanced"), seed=1), company) == start


@pytest.mark.parametrize("company", COMPANIES)
def test_every_stock_starts_at_five(company):  # ADV-1
    game = Game(Setup(players=3, board="advanced"), seed=1)

    assert price(game, company) == 5


def test_a_space_off_the_track_is_refused():  # ADV-1
    with pytest.raises(ValueError, match="ADV-1"):
        table(board="advanced", spaces={COSMIC: 5})


@pytest.mark.parametrize(
    ("company", "forecast", "after"), [(COSMIC, "-2", 1), (AMERICAN, "+4", 13), (EPIC, "+1", 6), (EPIC, "-2", 4)]
)
def test_a_move_counts_spaces_not_money(company, forecast, after):  # ADV-1
    game = moved(pairs={0: (company, forecast)})

    assert price(game, company) == after


def test_a_stock_may_move_without_changing_its_price():  # ADV-1
    game = moved(spaces={EPIC: 5}, pairs={0: (EPIC, "+1")})

    assert (space(game, EPIC), price(game, EPIC)) == (6, 6)


def test_cards_sell_at_the_value_printed_on_the_space():  # ADV-1
    game = table(board="advanced", spaces={AMERICAN: 6, EPIC: 9}, regular={0: {AMERICAN: 1, EPIC: 1}}, cash=0)

    play(game, "sell american", "sell epic")

    assert cash(game, 0) == 23


# Resets


@pytest.mark.parametrize("company", COMPANIES)
def test_a_split_resets_to_the_reset_space_of_the_stock(company):  # ADV-2
    values, _, reset = TRACKS[company]
    game = moved(spaces={company: len(values) - 1}, pairs={0: (company, "+1")})

    assert space(game, company) == reset


@pytest.mark.parametrize("company", COMPANIES)
def test_a_bankruptcy_resets_to_the_start_space_of_the_stock(company):  # ADV-2
    _, start, _ = TRACKS[company]
    game = moved(spaces={company: 1}, pairs={0: (company, "-3")})

    assert space(game, company) == start
    assert len(told(game, "bankrupt")) == 1


def test_a_split_may_lower_the_price():  # ADV-2
    game = moved(prices={BOTTOMLINE: 6}, pairs={0: (BOTTOMLINE, "+1")})

    assert price(game, BOTTOMLINE) == 4


# Stanford Steel


@pytest.mark.parametrize(
    ("before", "forecast", "signs"),
    [(0, "+1", 1), (1, "+1", 0), (0, "+2", 1), (1, "+2", 1), (0, "+4", 2), (3, "+4", 2), (4, "+2", 1)],
)
def test_a_rise_pays_for_every_dollar_sign_it_passes_or_lands_on(before, forecast, signs):  # ADV-3
    game = moved(spaces={STANFORD: before}, split={0: {STANFORD: 1}}, pairs={0: (STANFORD, forecast)})

    assert cash(game, 0) == 20 + 2 * signs
    paid = [event["amount"] for event in told(game, "dividend") if event["company"] == STANFORD]
    assert paid == ([signs] if signs else [])


def test_a_boom_pays_dollar_signs_too():  # ADV-3
    game = table(board="advanced", spaces={STANFORD: 4}, action_cards={2: [BOOM]}, split={0: {STANFORD: 1}})

    play(game, "boom stanford")

    assert cash(game, 0) == 22


def test_dollar_signs_are_collected_like_a_dividend():  # ADV-3
    holdings = {0: {STANFORD: 2}, 1: {EPIC: 1}, 2: {STANFORD: 1}}
    game = table(
        board="advanced", spaces={STANFORD: 4}, action_cards={1: [BOOM]}, regular=holdings, seen={2: {STANFORD: 1}}
    )

    play(game, "boom stanford")
    assert cash(game, 2) == 21
    assert (asked(game), answers(game)) == ((0, "claim"), ["claim 0", "claim 1", "claim 2"])
    play(game, "claim 1")
    assert (asked(game), answers(game)) == ((1, "claim"), ["claim 0"])
    play(game, "claim 0")

    assert (phase_of(game), [cash(game, seat) for seat in range(3)]) == ("selling", [21, 20, 21])


def test_the_signs_of_one_move_are_claimed_together():  # ADV-3
    game = table(
        board="advanced", spaces={STANFORD: 0}, regular={0: {STANFORD: 2}}, pairs={0: (STANFORD, "+4"), 1: (EPIC, "$$")}
    )

    play(game, "done")
    assert game.view(None).to_dict()["question"] == {
        "seats": [0],
        "ask": "claim",
        "company": STANFORD,
        "amount": 2,
    }
    play(game, "claim 2")

    assert cash(game, 0) == 24


def test_the_claim_comes_before_the_next_action_card():  # ADV-3
    game = table(board="advanced", spaces={STANFORD: 4}, action_cards={0: [BOOM, BUST]}, regular={0: {STANFORD: 1}})

    play(game, "boom stanford")
    assert asked(game) == (0, "claim")
    play(game, "claim 1")

    assert asked(game) == (0, "action")
    assert cash(game, 0) == 21


@pytest.mark.parametrize("forecast", ["-2", "-3"])
def test_a_fall_pays_nothing(forecast):  # ADV-3
    game = moved(spaces={STANFORD: 9}, split={0: {STANFORD: 1}}, pairs={0: (STANFORD, forecast)})

    assert cash(game, 0) == 20


def test_a_bust_pays_nothing():  # ADV-3
    game = table(board="advanced", spaces={STANFORD: 9}, action_cards={2: [BUST]}, split={0: {STANFORD: 1}})

    play(game, "bust stanford")

    assert cash(game, 0) == 20


def test_signs_before_a_split_pay_all_cards_as_the_halves_stood():  # ADV-3
    game = table(
        board="advanced",
        spaces={STANFORD: 8},
        action_cards={2: [BOOM]},
        regular={0: {STANFORD: 3}, 1: {STANFORD: 1, EPIC: 1}},
        split={0: {STANFORD: 1}},
    )

    play(game, "boom stanford")

    assert [cash(game, seat) for seat in range(3)] == [20 + (3 + 2) + 10, 21, 20]
    assert asked(game)[1] == "sell"
    assert (regular(game, 0), split(game, 0)) == ({}, {STANFORD: 4})


def test_steps_after_a_reset_pay_on_the_halves_as_they_stand_then():  # ADV-3
    game = table(
        board="advanced", spaces={STANFORD: 9}, action_cards={2: [BOOM]}, regular={0: {STANFORD: 3}, 1: {EPIC: 1}}
    )

    play(game, "boom stanford")

    assert cash(game, 0) == 20 + 6
    assert [event["amount"] for event in told(game, "dividend")] == [1]


def test_a_long_move_pays_before_and_after_the_split():  # ADV-3
    game = moved(spaces={STANFORD: 8}, split={0: {STANFORD: 1}}, pairs={0: (STANFORD, "+4")})

    assert [event["event"] for event in told(game, "dividend", "split", "moved")][:5] == [
        "moved",
        "dividend",
        "split",
        "moved",
        "dividend",
    ]
    assert cash(game, 0) == 20 + 2 + 10 + 2
    assert space(game, STANFORD) == 6


def test_landing_by_a_reset_pays_nothing():  # ADV-3
    signs = {"spaces": [1, 2, 3], "start": 1, "reset": 1, "signs": [1, 1, 1]}
    game = moved(
        setup={"tracks": {EPIC: signs, COSMIC: signs}},
        spaces={EPIC: 2, COSMIC: 0},
        split={0: {EPIC: 1, COSMIC: 1}},
        pairs={0: (EPIC, "+1"), 1: (COSMIC, "-2")},
    )

    assert (space(game, EPIC), space(game, COSMIC)) == (1, 1)
    assert cash(game, 0) == 20 + 10


def test_dollar_signs_pay_held_fees():  # ADV-3, DEM-7
    game = table(
        board="advanced",
        cash={0: 0},
        fees={0: [FEE1]},
        spaces={STANFORD: 4},
        action_cards={2: [BOOM]},
        split={0: {STANFORD: 1}},
    )

    play(game, "boom stanford")

    assert (cash(game, 0), fees(game, 0)) == (1, [])


def test_other_stocks_have_no_dollar_signs():  # ADV-3
    six = {company: 1 for company in COMPANIES if company != STANFORD}
    game = moved(split={0: six}, pairs={0: (STANFORD, "$$")})

    assert told(game, "dividend-paid") == []
