"""Demand (DEM)."""

import pytest

from kit.table import (
    BOOM,
    BUST,
    COSMIC,
    EPIC,
    FEE1,
    FEE2,
    FEE3,
    LEADING,
    answers,
    asked,
    cash,
    discard,
    down,
    fees,
    known,
    phase_of,
    play,
    refused,
    regular,
    table,
    told,
    unknown,
)
from stockpile import Game, IllegalAnswer

OPEN = {0: [EPIC], 1: [COSMIC], 2: [LEADING]}


def bids_on(game: Game, pile: int) -> list[str]:
    return [answer for answer in answers(game) if answer.startswith(f"bid {pile}@")]


def standing(game: Game) -> dict[int, str]:
    """Each seat's meeple in notation."""
    bids = enumerate(game.view(None).to_dict()["bids"])
    return {bid["seat"]: f"{pile + 1}@{bid['value']}" for pile, bid in bids if bid}


# The track


def test_a_track_has_eight_spaces():  # DEM-1
    game = table(cash=40, piles=OPEN)

    values = [0, 1, 3, 6, 10, 15, 20, 25]
    assert answers(game) == [f"bid {pile}@{value}" for pile in (1, 2, 3) for value in values]


def test_a_value_that_is_not_on_the_track_cannot_be_bid():  # DEM-1
    game = table(cash=40, piles=OPEN)

    with pytest.raises(IllegalAnswer, match="no-such-answer"):
        game.answer("bid 1@2")


# Bids


def test_players_bid_in_turn_order():  # DEM-2
    game = table(players=4, first=2, piles=OPEN)

    seats = []
    for bid in ("bid 1@0", "bid 2@0", "bid 3@0"):
        seats.append(asked(game))
        play(game, bid)

    assert [*seats, asked(game)] == [(2, "bid"), (3, "bid"), (0, "bid"), (1, "bid")]


def test_a_bid_must_stand_further_along_than_the_meeple_on_the_track():  # DEM-2
    game = table(cash=40, piles=OPEN)

    play(game, "bid 1@3")

    assert bids_on(game, 1) == ["bid 1@6", "bid 1@10", "bid 1@15", "bid 1@20", "bid 1@25"]
    assert refused(game, "bid 1@3") == refused(game, "bid 1@1") == "DEM-2"


def test_spaces_may_be_skipped():  # DEM-2
    game = table(cash=40, piles=OPEN)

    play(game, "bid 1@3", "bid 1@25")

    assert standing(game) == {1: "1@25"}


@pytest.mark.parametrize(("money", "highest"), [(0, 0), (9, 6), (10, 10), (14, 10), (24, 20), (25, 25)])
def test_a_bid_may_not_exceed_the_cash_but_may_equal_it(money, highest):  # DEM-2
    game = table(cash={0: money}, piles=OPEN)

    assert bids_on(game, 1)[-1] == f"bid 1@{highest}"


def test_a_bid_beyond_the_cash_is_refused():  # DEM-2
    game = table(cash={0: 9}, piles=OPEN)

    assert refused(game, "bid 1@10") == "DEM-2"


def test_cash_is_public():  # DEM-2
    game = table(cash={0: 9, 1: 4, 2: 17}, piles=OPEN)

    assert game.view(1).to_dict()["cash"] == game.view(None).to_dict()["cash"] == [9, 4, 17]


# Outbidding


def test_a_player_who_is_passed_takes_the_meeple_back():  # DEM-3
    game = table(piles=OPEN)

    play(game, "bid 1@1", "bid 1@3")

    assert standing(game) == {1: "1@3"}
    assert game.view(None).to_dict()["off"] == [1, 0, 1]
    assert told(game, "outbid") == [{"event": "outbid", "seat": 0, "pile": 0, "by": 1}]


def test_nobody_bids_again_before_all_have_bid_once():  # DEM-3
    game = table(players=4, piles=OPEN)

    play(game, "bid 1@0", "bid 1@1")

    assert asked(game) == (2, "bid")
    play(game, "bid 2@0")
    assert asked(game) == (3, "bid")
    play(game, "bid 3@0")
    assert asked(game) == (0, "bid")


def test_bidding_again_begins_with_the_first_player():  # DEM-3
    game = table(players=4, first=3, piles=OPEN)

    play(game, "bid 1@0", "bid 1@1", "bid 1@3", "bid 1@6")

    assert asked(game) == (3, "bid")
    play(game, "bid 2@0")
    assert asked(game) == (0, "bid")
    play(game, "bid 3@0")
    assert asked(game) == (1, "bid")


def test_after_the_first_pass_bidding_goes_on_clockwise_from_the_last_bidder():  # DEM-3
    game = table(players=4, cash=40, piles=OPEN)

    play(game, "bid 1@0", "bid 1@1", "bid 1@3", "bid 2@0")
    play(game, "bid 1@6", "bid 1@10")

    assert asked(game) == (2, "bid")
    play(game, "bid 3@0")
    assert asked(game) == (0, "bid")


def test_those_whose_meeple_stands_are_skipped():  # DEM-3
    game = table(players=4, piles=OPEN)

    play(game, "bid 1@0", "bid 2@0", "bid 1@1", "bid 2@1")

    assert asked(game) == (0, "bid")
    play(game, "bid 2@3")
    assert asked(game) == (1, "bid")
    play(game, "bid 4@0")
    assert asked(game) == (3, "bid")


def test_an_outbid_player_may_bid_on_the_same_track_again():  # DEM-3
    game = table(piles=OPEN)

    play(game, "bid 1@0", "bid 1@1", "bid 2@0")

    assert "bid 1@3" in answers(game) and "bid 3@0" in answers(game) and "bid 2@1" in answers(game)


def test_at_25_a_track_is_locked():  # DEM-4
    game = table(cash=40, piles=OPEN)

    play(game, "bid 1@25")

    assert bids_on(game, 1) == []
    assert refused(game, "bid 1@25") == "DEM-4"
    assert refused(game, "bid 1@0") == "DEM-4"


def test_equal_and_lower_bids_are_illegal():  # DEM-4
    game = table(cash=40, piles=OPEN)

    play(game, "bid 1@20")

    assert bids_on(game, 1) == ["bid 1@25"]


def test_an_outbid_player_without_money_has_an_empty_track_at_0():  # DEM-4
    game = table(cash={0: 0}, piles=OPEN)

    play(game, "bid 1@0", "bid 1@1", "bid 2@1")

    assert answers(game) == ["bid 3@0"]


# Paying


def test_bidding_ends_when_every_track_has_a_meeple():  # DEM-5
    game = table(piles=OPEN)

    play(game, "bid 1@0", "bid 1@1", "bid 2@0")
    assert phase_of(game) == "demand"
    play(game, "bid 3@0")

    assert phase_of(game) == "selling"


def test_in_turn_order_each_pays_and_takes_the_pile_before_the_next_pays():  # DEM-5
    game = table(first=1, piles={**OPEN, 2: [FEE1, LEADING]})

    play(game, "bid 3@6", "bid 2@3", "bid 1@1")

    assert [(event["event"], event["seat"]) for event in told(game, "bid-paid", "pile-taken", "fee-paid")] == [
        ("bid-paid", 1),
        ("pile-taken", 1),
        ("fee-paid", 1),
        ("bid-paid", 2),
        ("pile-taken", 2),
        ("bid-paid", 0),
        ("pile-taken", 0),
    ]


def test_each_pays_the_own_bid_and_takes_all_cards_of_the_own_pile():  # DEM-5
    game = table(piles={0: [EPIC, COSMIC, down(EPIC, by=2)], 1: [COSMIC], 2: [LEADING]})

    play(game, "bid 1@10", "bid 2@3", "bid 3@0")

    assert [cash(game, seat) for seat in range(3)] == [10, 17, 20]
    assert [regular(game, seat) for seat in range(3)] == [{COSMIC: 1, EPIC: 2}, {COSMIC: 1}, {LEADING: 1}]
    assert game.position()["piles"] == [[], [], []]


def test_meeples_come_back_when_bids_are_paid():  # DEM-5
    game = table(piles=OPEN)

    play(game, "bid 1@10", "bid 2@3", "bid 3@0")

    assert game.view(None).to_dict()["off"] == [1, 1, 1]
    assert standing(game) == {}


def test_an_empty_pile_is_bid_for_like_any_other():  # DEM-5
    game = table(piles={0: [EPIC], 1: [COSMIC]})

    play(game, "bid 1@0", "bid 2@0", "bid 3@6")

    assert cash(game, 2) == 14
    assert regular(game, 2) == {}


# Fees


def test_fees_are_shown_paid_at_once_and_discarded():  # DEM-6
    game = table(piles={0: [EPIC, FEE2, down(FEE3, by=1)], 1: [COSMIC], 2: [LEADING]})

    play(game, "bid 1@3", "bid 2@0", "bid 3@0")

    assert cash(game, 0) == 20 - 3 - 2 - 3
    assert fees(game, 0) == []
    assert discard(game) == {FEE2: 1, FEE3: 1}
    assert [event["fee"] for event in told(game, "fee-paid")] == [FEE2, FEE3]


def test_a_fee_that_cannot_be_paid_in_full_stays_open_before_the_player():  # DEM-6
    game = table(cash={0: 2}, piles={0: [EPIC, FEE3], 1: [COSMIC], 2: [LEADING]})

    play(game, "bid 1@0", "bid 2@0", "bid 3@0")

    assert cash(game, 0) == 2
    assert fees(game, 0) == [FEE3]
    assert discard(game) == {}
    assert game.view(1).to_dict()["fees"][0] == [0, 0, 1]


def test_fees_are_paid_smallest_first():  # DEM-7
    game = table(cash={0: 3}, piles={0: [FEE3, FEE2, EPIC, FEE1], 1: [COSMIC], 2: [LEADING]})

    play(game, "bid 1@0", "bid 2@0", "bid 3@0")

    assert cash(game, 0) == 0
    assert fees(game, 0) == [FEE3]
    assert discard(game) == {FEE1: 1, FEE2: 1}


def test_a_held_fee_is_paid_out_of_the_next_sale():  # DEM-7
    game = table(cash={0: 1}, fees={0: [FEE2, FEE3]}, prices={EPIC: 2}, regular={0: {EPIC: 2}})

    play(game, "sell epic")
    assert (cash(game, 0), fees(game, 0)) == (1, [FEE3])
    play(game, "sell epic")

    assert (cash(game, 0), fees(game, 0)) == (0, [])


@pytest.mark.parametrize("answer", ["sell-split epic", "sell-half epic"])
def test_sales_of_split_cards_pay_held_fees_too(answer):  # DEM-7
    game = table(cash={0: 0}, fees={0: [FEE1]}, split={0: {EPIC: 1}})

    play(game, answer)

    assert fees(game, 0) == []
    assert cash(game, 0) == {"sell-split epic": 9, "sell-half epic": 4}[answer]


def test_a_dividend_pays_held_fees():  # DEM-7
    holdings = {0: {EPIC: 1}, 1: {EPIC: 2}}
    game = table(
        cash={0: 0, 1: 0}, fees={0: [FEE1], 1: [FEE3]}, regular=holdings, seen={1: {EPIC: 2}}, pairs={0: (EPIC, "$$")}
    )

    play(game, "done", "done", "claim 1")

    assert (cash(game, 0), fees(game, 0)) == (1, [])
    assert (cash(game, 1), fees(game, 1)) == (1, [])


def test_the_money_of_a_split_pays_held_fees():  # DEM-7
    game = table(cash={0: 0}, fees={0: [FEE3]}, split={0: {EPIC: 1}}, prices={EPIC: 10}, action_cards={1: [BOOM]})

    play(game, "boom epic")

    assert (cash(game, 0), fees(game, 0)) == (7, [])


def test_being_outbid_sets_money_free_for_held_fees():  # DEM-7
    game = table(cash={0: 7}, fees={0: [FEE2]}, piles=OPEN, bids={0: "1@6"})

    play(game, "bid 1@10")

    assert (cash(game, 0), fees(game, 0)) == (5, [])
    assert discard(game) == {FEE2: 1}


def test_a_fee_is_never_paid_out_of_a_standing_bid():  # DEM-7
    game = table(players=2, cash={0: 10}, fees={0: [FEE3]}, piles=OPEN, bids={0: ["1@6", "2@3"], 1: "3@0"})

    play(game, "bid 2@6")

    assert (cash(game, 0), fees(game, 0)) == (7, [])
    assert standing(game)[0] == "1@6"


def test_what_is_promised_to_the_other_bid_stays_when_one_is_outbid():  # DEM-7
    game = table(players=2, cash={0: 11}, fees={0: [FEE2]}, piles=OPEN, bids={0: ["1@10", "2@1"], 1: "3@0"})

    play(game, "bid 2@3")

    assert (cash(game, 0), fees(game, 0)) == (11, [FEE2])


def test_money_gone_to_a_fee_cannot_be_bid():  # DEM-7
    game = table(cash={0: 7}, fees={0: [FEE2]}, piles=OPEN, bids={0: "1@6"})

    play(game, "bid 1@10", "bid 2@0")

    assert asked(game) == (0, "bid")
    assert bids_on(game, 3)[-1] == "bid 3@3"


def test_several_fees_of_one_pile_and_older_ones_share_one_purse():  # DEM-7
    piles = {0: [FEE1, EPIC], 1: [COSMIC], 2: [LEADING]}
    game = table(cash={0: 1}, fees={0: [FEE2]}, piles=piles)

    play(game, "bid 1@0", "bid 2@0", "bid 3@0")

    assert (cash(game, 0), fees(game, 0)) == (0, [FEE2])


# What becomes of the other cards


def test_stocks_and_action_cards_go_face_down_into_the_regular_half():  # DEM-8
    game = table(piles={0: [EPIC, down(BUST, by=0), FEE1], 1: [COSMIC], 2: [LEADING]})

    play(game, "bid 1@0", "bid 2@0", "bid 3@0")

    assert asked(game) == (0, "action")
    assert regular(game, 0) == {EPIC: 1, BUST: 1}
    assert game.view(1).to_dict()["regular"][0]["size"] == 2


def test_only_those_who_knew_a_card_go_on_knowing_it():  # DEM-8
    piles = {0: [EPIC, down(COSMIC, by=1), down(BOOM, by=2)], 1: [COSMIC], 2: [LEADING]}
    game = table(piles=piles)

    play(game, "bid 1@0", "bid 2@0", "bid 3@0")

    assert known(game, 1, 0) == {EPIC: 1, COSMIC: 1}
    assert known(game, 2, 0) == {EPIC: 1, BOOM: 1}
    assert known(game, None, 0) == {EPIC: 1}
    assert (unknown(game, 1, 0), unknown(game, 2, 0), unknown(game, None, 0)) == ({1: 1}, {1: 1}, {1: 2})


def test_action_cards_bought_face_down_stay_hidden_until_they_are_played():  # DEM-8
    game = table(piles={0: [down(BOOM, by=0)], 1: [COSMIC], 2: [down(BUST, by=2)]})

    play(game, "bid 1@0", "bid 2@0", "bid 3@0")
    hidden = game.view(1).to_dict()["regular"]
    play(game, "boom epic")

    assert [half["mine"]["known"] for half in (hidden[0], hidden[2])] == [{}, {}]
    assert [half["size"] for half in hidden] == [1, 1, 1]
    assert (discard(game), known(game, 1, 0), unknown(game, 1, 0)) == ({BOOM: 1}, {}, {})
    assert unknown(game, 1, 2) == {1: 1}


def test_cash_4_bid_3_and_fees_of_2_and_1():  # DEM-9
    game = table(cash={0: 4}, prices={EPIC: 2}, piles={0: [FEE2, EPIC, FEE1], 1: [COSMIC], 2: [LEADING]})

    play(game, "bid 1@3", "bid 2@0", "bid 3@0")

    assert (cash(game, 0), fees(game, 0), discard(game)) == (0, [FEE2], {FEE1: 1})
    play(game, "sell epic")
    assert (cash(game, 0), fees(game, 0)) == (0, [])
    assert discard(game) == {FEE1: 1, FEE2: 1, EPIC: 1}
