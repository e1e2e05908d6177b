"""Selling (SEL)."""

from kit.table import (
    COSMIC,
    EPIC,
    LEADING,
    answers,
    asked,
    cash,
    discard,
    down,
    known,
    play,
    price,
    refused,
    regular,
    split,
    table,
    told,
    unknown,
)


def test_a_card_sells_at_the_current_price():  # SEL-1
    game = table(cash={0: 4}, prices={EPIC: 8}, regular={0: {EPIC: 1, COSMIC: 1}})

    play(game, "sell epic")

    assert cash(game, 0) == 12
    assert regular(game, 0) == {COSMIC: 1}


def test_players_sell_in_turn_order_any_number_of_cards():  # SEL-1
    game = table(first=1, regular={0: {EPIC: 3}, 1: {EPIC: 3, COSMIC: 1}, 2: {LEADING: 1}})

    play(game, "sell epic", "sell cosmic", "sell epic", "done")
    assert asked(game) == (2, "sell")
    play(game, "done")

    assert asked(game) == (0, "sell")
    assert [cash(game, seat) for seat in range(3)] == [20, 35, 20]


def test_nobody_has_to_sell():  # SEL-1
    game = table(regular={0: {EPIC: 1}, 1: {EPIC: 1}})

    play(game, "done")

    assert regular(game, 0) == {EPIC: 1}
    assert asked(game) == (1, "sell")


def test_cards_bought_this_round_may_be_sold():  # SEL-1
    game = table(piles={0: [EPIC], 1: [COSMIC], 2: [LEADING]})

    play(game, "bid 1@0", "bid 2@0", "bid 3@0", "sell epic")

    assert cash(game, 0) == 25


def test_sold_cards_go_face_up_to_the_discard():  # SEL-1
    game = table(regular={0: {EPIC: 1, COSMIC: 1}}, split={0: {LEADING: 1}})

    play(game, "sell epic", "sell-split leading")

    assert discard(game) == game.view(1).to_dict()["discard"] == {EPIC: 1, LEADING: 1}


def test_selling_moves_no_price():  # SEL-1
    game = table(prices={EPIC: 8}, regular={0: {EPIC: 3}})

    play(game, "sell epic", "sell epic")

    assert price(game, EPIC) == 8
    assert cash(game, 0) == 36


def test_a_card_one_does_not_have_cannot_be_sold():  # SEL-1
    game = table(regular={0: {EPIC: 1}, 1: {COSMIC: 1}})

    assert answers(game) == ["sell epic", "done"]
    assert refused(game, "sell cosmic") == "SEL-1"


def test_a_player_without_any_card_is_not_asked():  # SEL-1
    game = table(regular={2: {EPIC: 1}})

    assert asked(game) == (2, "sell")


def test_a_split_card_sells_for_twice_the_price():  # SEL-2
    game = table(prices={EPIC: 7}, split={0: {EPIC: 2}})

    play(game, "sell-split epic")

    assert cash(game, 0) == 34
    assert split(game, 0) == {EPIC: 1}
    assert discard(game) == {EPIC: 1}


def test_half_of_a_split_card_brings_one_price_and_leaves_a_regular_card():  # SEL-2
    game = table(prices={EPIC: 7}, split={0: {EPIC: 1}})

    play(game, "sell-half epic")

    assert cash(game, 0) == 27
    assert (split(game, 0), regular(game, 0)) == ({}, {EPIC: 1})
    assert discard(game) == {}


def test_the_other_half_may_be_sold_as_well():  # SEL-2
    game = table(prices={EPIC: 7}, split={0: {EPIC: 1}})

    play(game, "sell-half epic", "sell epic")

    assert cash(game, 0) == 34
    assert discard(game) == {EPIC: 1}


def test_a_half_sold_card_is_public():  # SEL-2
    game = table(split={0: {EPIC: 1}}, regular={0: {COSMIC: 1}})

    play(game, "sell-half epic")

    assert known(game, None, 0) == known(game, 1, 0) == {EPIC: 1}


def test_split_cards_are_offered_whole_and_half():  # SEL-2
    game = table(regular={0: {COSMIC: 1}}, split={0: {EPIC: 1}})

    assert answers(game) == ["sell cosmic", "sell-split epic", "sell-half epic", "done"]
    assert refused(game, "sell-split cosmic") == refused(game, "sell-half cosmic") == "SEL-2"


def test_all_see_what_was_sold_and_for_how_much():  # SEL-3
    game = table(regular={0: {COSMIC: 1}}, split={0: {EPIC: 2}})

    play(game, "sell cosmic", "sell-split epic", "sell-half epic")

    assert [(event["company"], event["how"], event["amount"]) for event in told(game, "sold", seat=2)] == [
        (COSMIC, "regular", 5),
        (EPIC, "split", 10),
        (EPIC, "half", 5),
    ]


def test_a_sale_takes_a_card_that_was_known_from_what_is_known():  # SEL-3
    piles = {0: [EPIC, down(EPIC, by=1), down(COSMIC, by=2)], 1: [COSMIC], 2: [LEADING]}
    game = table(piles=piles)

    play(game, "bid 1@0", "bid 2@0", "bid 3@0", "sell epic")

    assert (known(game, 1, 0), unknown(game, 1, 0)) == ({EPIC: 1}, {1: 1})
    assert (known(game, 2, 0), unknown(game, 2, 0)) == ({COSMIC: 1}, {1: 1})
    assert (known(game, None, 0), unknown(game, None, 0)) == ({}, {1: 2})
