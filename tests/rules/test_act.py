"""Action (ACT)."""

import pytest

from kit.table import (
    BOOM,
    BUST,
    COMPANIES,
    COSMIC,
    EPIC,
    LEADING,
    answers,
    asked,
    cash,
    discard,
    phase_of,
    play,
    price,
    refused,
    regular,
    split,
    table,
    told,
)


def test_boom_moves_a_stock_up_two():  # ACT-1
    game = table(prices={EPIC: 5}, action_cards={0: [BOOM], 1: [BUST]})

    play(game, "boom epic")

    assert price(game, EPIC) == 7


def test_bust_moves_a_stock_down_two():  # ACT-1
    game = table(prices={EPIC: 5}, action_cards={0: [BUST], 1: [BOOM]})

    play(game, "bust epic")

    assert price(game, EPIC) == 3


def test_every_stock_may_be_chosen_whether_one_holds_it_or_not():  # ACT-1
    game = table(action_cards={0: [BOOM]}, regular={0: {EPIC: 1}})

    assert answers(game) == [f"boom {company}" for company in COMPANIES]


def test_every_action_card_must_be_played():  # ACT-1
    game = table(action_cards={0: [BOOM, BUST]})

    assert "done" not in answers(game)
    assert refused(game, "done") == "ACT-1"


def test_action_cards_may_be_played_in_any_order():  # ACT-1
    game = table(action_cards={0: [BOOM, BUST], 1: [BOOM]})

    assert answers(game)[0].startswith("boom") and answers(game)[-1].startswith("bust")
    play(game, "bust epic", "boom cosmic")

    assert (price(game, EPIC), price(game, COSMIC)) == (3, 7)


def test_the_same_stock_may_be_chosen_again():  # ACT-1
    game = table(action_cards={0: [BOOM, BOOM], 1: [BUST]})

    play(game, "boom epic", "boom epic")

    assert price(game, EPIC) == 9


def test_played_cards_are_shown_and_discarded():  # ACT-1
    game = table(action_cards={0: [BOOM, BUST], 1: [BUST]}, regular={0: {LEADING: 1}})

    play(game, "bust epic", "boom cosmic")

    assert discard(game) == {BOOM: 1, BUST: 1}
    assert regular(game, 0) == {LEADING: 1}
    assert [(event["seat"], event["card"], event["company"]) for event in told(game, "action-played")] == [
        (0, BUST, EPIC),
        (0, BOOM, COSMIC),
    ]


def test_a_card_one_does_not_have_cannot_be_played():  # ACT-1
    game = table(action_cards={0: [BOOM], 1: [BUST]})

    assert refused(game, "bust epic") == "ACT-1"


def test_a_split_in_the_action_phase_happens_at_once():  # ACT-2
    game = table(prices={EPIC: 9}, action_cards={0: [BOOM, BOOM]}, regular={1: {EPIC: 1}})

    play(game, "boom epic")

    assert price(game, EPIC) == 6
    assert split(game, 1) == {EPIC: 1}


def test_a_bankruptcy_in_the_action_phase_happens_at_once():  # ACT-2
    game = table(prices={EPIC: 2}, action_cards={0: [BUST, BUST]}, regular={1: {EPIC: 1}}, split={2: {EPIC: 1}})

    play(game, "bust epic")

    assert price(game, EPIC) == 5
    assert (regular(game, 1), split(game, 2)) == ({}, {})


def test_the_money_of_a_split_is_there_for_the_selling_that_follows():  # ACT-2
    game = table(prices={EPIC: 10}, action_cards={0: [BOOM]}, split={0: {EPIC: 1}})

    play(game, "boom epic")

    assert (phase_of(game), cash(game, 0)) == ("selling", 30)


def test_a_turn_lasts_until_no_action_card_is_left():  # ACT-3
    game = table(first=1, action_cards={1: [BOOM, BUST, BUST], 2: [BOOM], 0: [BUST]})

    turns = []
    for answer in ("bust epic", "boom epic", "bust cosmic", "boom cosmic", "bust leading"):
        turns.append(asked(game))
        play(game, answer)

    assert turns == [(1, "action")] * 3 + [(2, "action"), (0, "action")]


@pytest.mark.parametrize("card", [BOOM, BUST])
def test_a_player_without_action_cards_is_passed_over(card):  # ACT-3
    game = table(action_cards={2: [card]}, regular={0: {EPIC: 1}, 1: {COSMIC: 1}})

    assert asked(game) == (2, "action")
    play(game, f"{card} leading")
    assert asked(game) == (0, "sell")
