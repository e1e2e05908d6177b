"""Movement, splits, bankruptcy, dividends (MOV)."""

from typing import Any

import pytest

from kit.table import (
    AMERICAN,
    BOOM,
    BOTTOMLINE,
    BUST,
    COSMIC,
    EPIC,
    LEADING,
    STANFORD,
    answers,
    asked,
    cash,
    discard,
    down,
    known,
    pass_on,
    phase_of,
    play,
    price,
    refused,
    regular,
    space,
    split,
    table,
    told,
    unknown,
)
from stockpile import Game

ONE_EACH = {seat: {LEADING: 1} for seat in range(3)}


def moved(**position: Any) -> Game:
    """The table after Movement: one card that all have seen stops the game in Selling, then nobody sells."""
    game = table(regular={2: {LEADING: 1}}, seen={2: {LEADING: 1}}, **position)
    return pass_on(game, "supply")


# The order of pairs


def test_pairs_are_shown_in_turn_order_then_the_open_one_then_the_face_down_ones():  # MOV-1
    game = moved(first=1)

    assert [event["pair"] for event in told(game, "pair-shown")] == [1, 2, 0, 3, 4, 5]


def test_five_players_show_their_pairs_and_the_open_one_comes_last():  # MOV-1
    game = moved(players=5, first=3)

    assert [event["pair"] for event in told(game, "pair-shown")] == [3, 4, 0, 1, 2, 5]


def test_two_players_show_both_own_pairs_the_first_dealt_first():  # MOV-1, TWO-2
    game = table(players=2, first=1, regular={0: {LEADING: 1}}, seen={0: {LEADING: 1}})

    play(game, "done")

    assert [event["pair"] for event in told(game, "pair-shown")] == [2, 3, 0, 1, 4, 5]


def test_a_pair_turned_face_up_earlier_still_moves_at_its_place():  # MOV-1
    game = moved(pairs={2: {"company": EPIC, "forecast": "+1", "up": True}})

    assert [event["pair"] for event in told(game, "pair-shown")] == [0, 1, 2, 3, 4, 5]
    assert price(game, EPIC) == 6


def test_each_stock_moves_as_soon_as_its_pair_is_shown():  # MOV-1
    game = moved(pairs={0: (EPIC, "+2"), 1: (COSMIC, "-2")})

    assert [(event["event"], event["company"]) for event in told(game, "pair-shown", "moved")][:4] == [
        ("pair-shown", EPIC),
        ("moved", EPIC),
        ("pair-shown", COSMIC),
        ("moved", COSMIC),
    ]


# Moves


@pytest.mark.parametrize(("forecast", "after"), [("+4", 9), ("+2", 7), ("+1", 6), ("$$", 5), ("-2", 3), ("-3", 2)])
def test_a_stock_moves_by_its_forecast(forecast, after):  # MOV-2
    game = moved(prices={EPIC: 5}, pairs={0: (EPIC, forecast)})

    assert price(game, EPIC) == after


@pytest.mark.parametrize(("forecast", "after"), [("+3", 8), ("-1", 4), ("-4", 1), ("$", 5), ("$$$", 5)])
def test_forecasts_that_are_not_in_the_base_game_move_alike(forecast, after):  # MOV-2
    six = [forecast, "+2", "+1", "$$", "-2", "-3"]
    game = moved(prices={EPIC: 5}, setup={"forecasts": six}, pairs={0: (EPIC, forecast)})

    assert price(game, EPIC) == after


def test_plus_two_on_american_automotive_raises_it_by_two():  # MOV-2
    """An example of the base rulebook."""
    game = moved(prices={AMERICAN: 5}, pairs={0: (AMERICAN, "+2")})

    assert price(game, AMERICAN) == 7


def test_a_move_is_walked_space_by_space():  # MOV-2
    game = moved(board="advanced", spaces={AMERICAN: 1}, pairs={0: (AMERICAN, "+4")})

    assert (space(game, AMERICAN), price(game, AMERICAN)) == (5, 11)


def test_a_stock_may_stand_on_the_first_and_on_the_last_space():  # MOV-2
    game = moved(prices={EPIC: 6, COSMIC: 4}, pairs={0: (EPIC, "+4"), 1: (COSMIC, "-3")})

    assert (price(game, EPIC), price(game, COSMIC)) == (10, 1)
    assert told(game, "split", "bankrupt") == []


# Splits


def test_epic_at_nine_moved_by_four_splits_and_ends_on_eight():  # MOV-3
    """An example of the base rulebook."""
    game = moved(prices={EPIC: 9}, pairs={0: (EPIC, "+4")})

    assert price(game, EPIC) == 8
    assert [event["company"] for event in told(game, "split")] == [EPIC]


@pytest.mark.parametrize(("before", "forecast"), [(10, "+1"), (9, "+2"), (7, "+4")])
def test_a_move_that_ends_exactly_on_the_split_space_resets_to_six(before, forecast):  # MOV-3
    """An example of the base rulebook."""
    game = moved(prices={EPIC: before}, pairs={0: (EPIC, forecast)})

    assert price(game, EPIC) == 6
    assert len(told(game, "split")) == 1


def test_a_boom_that_reaches_the_split_space_resets_to_six_and_goes_on():  # MOV-3
    game = table(players=3, prices={EPIC: 10}, action_cards={0: [BOOM]}, regular=ONE_EACH)

    play(game, "boom epic")

    assert price(game, EPIC) == 7


@pytest.mark.parametrize(("company", "last", "reset"), [(COSMIC, 4, 2), (BOTTOMLINE, 5, 3)])
def test_a_long_move_on_a_short_track_splits_the_stock_twice(company, last, reset):  # MOV-3, MOV-4
    game = moved(board="advanced", spaces={company: last}, split={0: {company: 1}}, pairs={0: (company, "+4")})

    assert [event["company"] for event in told(game, "split")][:2] == [company, company]
    assert space(game, company) == reset
    assert cash(game, 0) == 20 + 10 + 10


def test_a_card_that_splits_in_the_first_split_of_a_move_is_paid_in_the_second():  # MOV-3, MOV-4
    game = table(board="advanced", spaces={COSMIC: 4}, regular={0: {COSMIC: 2}}, pairs={0: (COSMIC, "+4")})

    play(game, "done")

    assert split(game, 0) == {COSMIC: 2}
    assert cash(game, 0) == 20 + 2 * 10


def test_regular_cards_of_the_company_move_to_the_split_half():  # MOV-4
    holdings = {0: {EPIC: 2, COSMIC: 1}, 1: {EPIC: 1}}
    game = table(prices={EPIC: 10}, action_cards={2: [BOOM]}, regular=holdings)

    play(game, "boom epic")

    assert [regular(game, seat) for seat in range(3)] == [{COSMIC: 1}, {}, {}]
    assert [split(game, seat) for seat in range(3)] == [{EPIC: 2}, {EPIC: 1}, {}]
    assert [cash(game, seat) for seat in range(3)] == [20, 20, 20]


def test_cards_that_are_split_already_get_ten_each_and_stay():  # MOV-4
    game = table(prices={EPIC: 10}, action_cards={2: [BOOM]}, split={0: {EPIC: 3}, 1: {COSMIC: 2}})

    play(game, "boom epic")

    assert [cash(game, seat) for seat in range(3)] == [20 + 3 * 10, 20, 20]
    assert split(game, 0) == {EPIC: 3}


def test_ten_is_paid_before_regular_cards_move_over():  # MOV-4
    game = table(prices={EPIC: 10}, action_cards={2: [BOOM]}, regular={0: {EPIC: 2}}, split={0: {EPIC: 1}})

    play(game, "boom epic")

    assert cash(game, 0) == 20 + 10
    assert split(game, 0) == {EPIC: 3}
    assert [event["event"] for event in told(game, "split", "split-paid", "split-shown")] == [
        "split",
        "split-paid",
        "split-shown",
    ]


def test_all_see_the_cards_that_split():  # MOV-4
    game = table(prices={EPIC: 10}, action_cards={2: [BOOM]}, regular={0: {EPIC: 2, COSMIC: 1}})

    play(game, "boom epic")

    assert game.view(1).to_dict()["split"][0] == {EPIC: 2}
    assert told(game, "split-shown") == [{"event": "split-shown", "seat": 0, "company": EPIC, "cards": 2}]


def test_cards_got_after_a_split_are_regular():  # MOV-4
    game = table(piles={0: [EPIC], 1: [COSMIC], 2: [LEADING]}, split={0: {EPIC: 1}})

    play(game, "bid 1@0", "bid 2@0", "bid 3@0")

    assert (regular(game, 0), split(game, 0)) == ({EPIC: 1}, {EPIC: 1})


# Bankruptcy


def test_a_step_below_the_first_space_discards_all_cards_of_the_company():  # MOV-5
    holdings = {0: {EPIC: 2, COSMIC: 1}, 1: {EPIC: 1}}
    game = table(prices={EPIC: 1}, action_cards={2: [BUST]}, regular=holdings, split={0: {EPIC: 1}, 2: {EPIC: 1}})

    play(game, "bust epic")

    assert [regular(game, seat) for seat in range(3)] == [{COSMIC: 1}, {}, {}]
    assert [split(game, seat) for seat in range(3)] == [{}, {}, {}]
    assert discard(game) == {EPIC: 5, BUST: 1}
    assert [cash(game, seat) for seat in range(3)] == [20, 20, 20]


@pytest.mark.parametrize(("before", "forecast"), [(1, "-2"), (1, "-3"), (2, "-2"), (2, "-3"), (3, "-3")])
def test_after_a_bankruptcy_the_rest_of_the_move_is_lost(before, forecast):  # MOV-5
    game = moved(prices={EPIC: before}, pairs={0: (EPIC, forecast)})

    assert price(game, EPIC) == 5
    assert len(told(game, "bankrupt")) == 1


def test_all_see_what_a_bankruptcy_takes():  # MOV-5
    holdings = {0: {EPIC: 2, COSMIC: 1}}
    game = table(prices={EPIC: 1}, action_cards={2: [BUST]}, regular=holdings, split={0: {EPIC: 1}})

    play(game, "bust epic")

    lost = {"event": "bankrupt-lost", "seat": 0, "company": EPIC, "regular": 2, "split": 1}
    assert told(game, "bankrupt-lost") == [lost]


# Dividends


@pytest.mark.parametrize(("forecast", "each"), [("$", 1), ("$$", 2), ("$$$", 3)])
def test_each_share_pays_and_a_split_card_is_two(forecast, each):  # MOV-6
    six = ["+4", "+2", "+1", forecast, "-2", "-3"]
    game = table(setup={"forecasts": six}, regular={0: {EPIC: 3}}, split={0: {EPIC: 2}}, pairs={0: (EPIC, forecast)})

    play(game, "done")
    assert cash(game, 0) == 20 + 4 * each
    play(game, "claim 3")

    assert cash(game, 0) == 20 + 7 * each
    assert price(game, EPIC) == 5


def test_split_cards_and_public_cards_are_paid_without_asking():  # MOV-6
    game = table(regular={0: {EPIC: 2}}, seen={0: {EPIC: 2}}, split={1: {EPIC: 1}}, pairs={0: (EPIC, "$$")})

    play(game, "done", "done")

    assert phase_of(game) == "supply"
    assert [cash(game, seat) for seat in range(3)] == [24, 24, 20]


@pytest.mark.parametrize(("seen", "doubles"), [(2, 1), (3, 1), (2, 3)])
def test_public_cards_are_paid_beside_split_cards_of_the_same_seat(seen, doubles):  # MOV-6
    cards = {0: {EPIC: seen}}
    game = table(regular=cards, seen=cards, split={0: {EPIC: doubles}}, pairs={0: (EPIC, "$$")})

    play(game, "done")

    assert cash(game, 0) == 20 + 2 * (seen + 2 * doubles)


def test_a_card_bought_face_up_is_paid_without_asking():  # MOV-6, KNO-2
    game = table(piles={0: [EPIC], 1: [COSMIC], 2: [LEADING]}, pairs={0: (EPIC, "$$")})

    play(game, "bid 1@0", "bid 2@0", "bid 3@0", "done", "done", "done")

    assert phase_of(game) == "supply"
    assert cash(game, 0) == 22


def test_half_a_split_card_that_was_sold_leaves_a_share_that_is_paid_without_asking():  # MOV-6, SEL-2
    game = table(split={0: {EPIC: 1}}, pairs={0: (EPIC, "$$")})

    play(game, "sell-half epic", "done")

    assert phase_of(game) == "supply"
    assert cash(game, 0) == 20 + 5 + 2


def test_a_card_shown_once_is_paid_without_asking_from_then_on():  # MOV-6
    half = {0: {EPIC: 2}}
    game = table(regular=half, pairs={0: (EPIC, "$$")}, coming={2: [(EPIC, "$$")]})

    play(game, "done", "claim 1")
    pass_on(game, "selling")
    before = cash(game, 0)
    pass_on(game, "movement")

    assert asked(game)[1] == "claim"
    assert cash(game, 0) == before + 2
    assert answers(game) == ["claim 0", "claim 1"]


def test_claims_are_asked_in_turn_order():  # MOV-6
    game = table(first=1, regular={seat: {EPIC: 1} for seat in range(3)}, pairs={0: (EPIC, "$$")})

    play(game, "done", "done", "done")

    seats = []
    while asked(game)[1] == "claim":
        seats.append(asked(game)[0])
        play(game, "claim 1")
    assert seats == [1, 2, 0]


def test_a_claim_is_asked_of_a_player_who_has_no_such_card():  # MOV-6, KNO-6
    game = table(regular={0: {COSMIC: 1}}, pairs={0: (EPIC, "$$")})

    play(game, "done")

    assert asked(game) == (0, "claim")
    assert answers(game) == ["claim 0"]


def test_no_claim_is_asked_of_a_player_whose_cards_are_all_public():  # MOV-6
    game = table(regular={0: {COSMIC: 1}, 1: {EPIC: 1}}, seen={0: {COSMIC: 1}}, pairs={0: (EPIC, "$$")})

    play(game, "done", "done")

    assert asked(game) == (1, "claim")


def test_a_claim_is_for_cards_that_are_not_public():  # MOV-6
    game = table(regular={0: {EPIC: 3}}, seen={0: {EPIC: 1}}, pairs={0: (EPIC, "$$")})

    play(game, "done")

    assert cash(game, 0) == 22
    assert answers(game) == ["claim 0", "claim 1", "claim 2"]
    assert refused(game, "claim 3") == "MOV-6"


def test_cards_that_are_not_shown_pay_nothing_and_stay_secret():  # MOV-6
    game = table(regular={0: {EPIC: 3}}, pairs={0: (EPIC, "$$")})

    play(game, "done", "claim 1")

    assert cash(game, 0) == 22
    assert known(game, None, 0) == {EPIC: 1}
    assert unknown(game, None, 0) == {1: 2}


def test_a_dividend_may_be_left_unclaimed():  # MOV-7
    game = table(regular={0: {EPIC: 2}}, pairs={0: (EPIC, "$$")})

    play(game, "done", "claim 0")

    assert cash(game, 0) == 20
    assert known(game, None, 0) == {}


def test_splits_and_bankruptcies_show_every_card_unasked():  # MOV-7
    half = {0: {EPIC: 2, COSMIC: 1}}
    game = table(prices={EPIC: 10, COSMIC: 1}, regular=half, pairs={0: (EPIC, "+1"), 1: (COSMIC, "-2")})

    play(game, "done")

    assert phase_of(game) == "supply"
    assert split(game, 0) == {EPIC: 2}
    assert discard(game) == {COSMIC: 1}


def test_cards_in_split_halves_are_public():  # MOV-7
    game = table(split={0: {EPIC: 2}, 1: {COSMIC: 1}})

    for seat in (0, 1, 2, None):
        assert game.view(seat).to_dict()["split"] == [{EPIC: 2}, {COSMIC: 1}, {}]


# One after the other


def test_a_dividend_is_settled_before_the_next_pair_is_shown():  # MOV-8
    game = table(regular={0: {COSMIC: 1}}, pairs={0: (COSMIC, "$$"), 1: (EPIC, "+4")})

    play(game, "done")
    assert (asked(game), price(game, EPIC)) == ((0, "claim"), 5)
    play(game, "claim 1")

    assert price(game, EPIC) == 9


def test_a_split_is_finished_before_the_next_stock_moves():  # MOV-8
    game = moved(prices={EPIC: 10}, split={0: {EPIC: 1}}, pairs={0: (EPIC, "+2"), 1: (COSMIC, "+4")})

    names = [event["event"] for event in told(game, "split", "split-paid", "moved", "pair-shown")]
    assert names[:6] == ["pair-shown", "split", "split-paid", "moved", "pair-shown", "moved"]


def test_one_stock_may_go_bankrupt_and_split_in_one_round():  # MOV-8
    game = table(prices={EPIC: 1}, action_cards={0: [BUST, BOOM, BOOM]}, regular=ONE_EACH, pairs={0: (EPIC, "+2")})

    play(game, "bust epic", "boom epic", "boom epic")
    assert price(game, EPIC) == 9
    play(game, "done", "done", "done")

    assert [event["event"] for event in told(game, "bankrupt", "split")] == ["bankrupt", "split"]
    assert price(game, EPIC) == 6


def test_a_card_bought_before_a_bankruptcy_of_the_same_round_is_lost_too():  # MOV-5, MOV-8
    piles = {0: [STANFORD, down(BUST, by=0)], 1: [COSMIC], 2: [LEADING]}
    game = table(prices={STANFORD: 2}, piles=piles)

    play(game, "bid 1@0", "bid 2@0", "bid 3@0", "bust stanford")

    assert regular(game, 0) == {}
    assert price(game, STANFORD) == 5
