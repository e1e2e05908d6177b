"""Investors who bid, pay and collect in Demand (INV)."""

import pytest

from kit.table import (
    EPIC,
    FEE1,
    FEE2,
    FEE3,
    answers,
    asked,
    cash,
    fees,
    play,
    refused,
    table,
)
from stockpile import Game

SPACES = [0, 1, 3, 6, 10, 15, 20, 25]
DONALD = list(zip(SPACES, [0, 0, -1, -3, -6, -10, -15, -20], strict=True))
BARBARA = list(zip(SPACES, [4, 3, 0, -3, -8, -15, -22, -30], strict=True))
BOTH = list(zip(SPACES, [4, 4, 3, 0, -3, -8, -15, -22], strict=True))


def bidding(players: int = 3, **position) -> Game:
    """The table when Demand begins."""
    return table(players, phase="before-demand", **position)


def highest(game: Game, track: int = 1) -> str:
    """The highest bid on a track that is legal."""
    return [bid for bid in answers(game) if bid.startswith(f"bid {track}@")][-1]


def paid_for(space: int, investor: str) -> int:
    """The change in the investor's cash for a bid on a space, the others bidding 0 elsewhere."""
    game = bidding(cash=40, investors={0: investor}, regular={0: {EPIC: 1}})
    play(game, f"bid 1@{space}", "bid 2@0", "bid 3@0")
    return cash(game, 0) - 40


# Donald


@pytest.mark.parametrize(("space", "change"), DONALD)
def test_donald_pays_the_value_one_space_below_his_meeple(space, change):  # INV:donald
    assert paid_for(space, "donald") == change


def test_donald_on_10_pays_6():  # INV:donald
    game = bidding(cash=6, investors={0: "donald"}, regular={0: {EPIC: 1}})

    play(game, "bid 1@10", "bid 2@0", "bid 3@0")

    assert cash(game, 0) == 0


def test_donald_may_bid_as_far_as_what_he_would_pay():  # INV-6 INV:donald
    game = bidding(cash=10, investors={0: "donald"})

    assert highest(game) == "bid 1@15"
    assert refused(game, "bid 1@20") == "DEM-2"


def test_a_bid_is_compared_by_its_space_not_by_what_donald_pays():  # DEM-2 INV:donald
    game = bidding(cash=20, investors={0: "donald"})

    play(game, "bid 1@10")

    assert refused(game, "bid 1@10") == "DEM-2"
    assert refused(game, "bid 1@15") is None


def test_what_donald_would_pay_is_what_his_bid_promises():  # INV-6 DEM-7
    bids = {0: "1@10", 1: "2@0"}
    game = table(2, cash={0: 7, 1: 30}, fees={0: [FEE2]}, investors={0: ["donald", "mitt"]}, bids=bids)

    play(game, "bid 3@0")

    assert (cash(game, 0), fees(game, 0)) == (7 + 1 - 2, [])


def test_a_standing_bid_of_donald_keeps_back_only_what_he_would_pay():  # INV-6 TWO-5
    game = bidding(2, cash={0: 16, 1: 30}, investors={0: ["donald", "bill"]})

    play(game, "bid 1@15", "bid 2@0")

    assert highest(game, 3) == "bid 3@10"
    assert refused(game, "bid 3@15") == "TWO-5"


# Barbara


@pytest.mark.parametrize(("space", "change"), BARBARA)
def test_barbaras_tracks_have_values_of_their_own(space, change):  # INV:barbara
    assert paid_for(space, "barbara") == change


def test_barbara_may_bid_as_far_as_her_own_values_allow():  # INV-6 INV:barbara
    game = bidding(cash=15, investors={0: "barbara"})

    assert highest(game) == "bid 1@15"
    assert refused(game, "bid 1@20") == "DEM-2"


def test_barbaras_bids_are_compared_by_space():  # DEM-2 INV:barbara
    game = bidding(cash=20, investors={1: "barbara"})

    play(game, "bid 1@3")

    assert refused(game, "bid 1@3") == "DEM-2"
    assert refused(game, "bid 1@6") is None


def test_no_other_bid_rests_on_what_the_bank_will_pay_barbara():  # INV-6 TWO-5 INV-5
    game = bidding(2, cash={0: 4, 1: 30}, investors={0: ["barbara", "bill"]})

    play(game, "bid 1@0", "bid 2@0")

    assert highest(game, 3) == "bid 3@6"
    assert refused(game, "bid 3@10") == "DEM-2"


def test_with_two_meeples_the_bank_pays_barbara_for_both():  # INV-5 INV:barbara
    game = bidding(2, cash=10, investors={0: ["barbara", "bill"]}, regular={0: {EPIC: 1}})

    play(game, "bid 1@0", "bid 2@0", "bid 3@1", "bid 4@0")

    assert cash(game, 0) == 10 + 4 + 3


def test_the_banks_money_is_there_when_barbaras_fees_fall_due():  # INV:barbara DEM-7
    game = bidding(cash=0, investors={0: "barbara"}, piles={0: [FEE3, FEE2]}, regular={0: {EPIC: 1}})

    play(game, "bid 1@0", "bid 2@0", "bid 3@0")

    assert cash(game, 0) == 4 - 2
    assert fees(game, 0) == [FEE3]


def test_with_two_meeples_the_banks_money_comes_before_the_fees_of_both_piles():  # INV-6 TWO-6
    piles = {0: [FEE3], 2: [FEE1, FEE3]}
    game = bidding(2, cash={0: 0, 1: 10}, investors={0: ["barbara", "bill"]}, piles=piles, regular={0: {EPIC: 1}})

    play(game, "bid 1@0", "bid 2@0", "bid 3@1", "bid 4@0")

    assert cash(game, 0) == 4 + 3 - 1 - 3 - 3
    assert fees(game, 0) == []


@pytest.mark.parametrize(("space", "change"), BOTH)
def test_barbara_with_donald_in_one_seat_pays_barbaras_value_one_space_below(space, change):  # INV-6
    game = bidding(2, cash=40, investors={0: ["barbara", "donald"]}, regular={0: {EPIC: 1}})

    play(game, f"bid 1@{space}", "bid 2@0", "bid 3@3", "bid 4@0")

    assert cash(game, 0) == 40 + change + 3


@pytest.mark.parametrize("order", [["barbara", "donald"], ["donald", "barbara"]])
def test_barbara_with_donald_may_bid_what_both_allow_in_either_order(order):  # INV-6
    game = bidding(2, cash={0: 14, 1: 30}, investors={0: order})

    assert highest(game) == "bid 1@15"
    play(game, "bid 1@15", "bid 2@0")
    assert highest(game, 3) == "bid 3@10"


def test_a_position_may_hold_any_bid_that_could_have_been_made():  # INV-6
    game = table(3, cash=6, investors={0: "donald"}, bids={0: "1@10"})

    assert asked(game) == (1, "bid")
    with pytest.raises(ValueError, match="DEM-2"):
        table(3, cash=5, investors={0: "donald"}, bids={0: "1@10"})


# Carlos


def test_after_carlos_on_10_the_next_bid_is_20():  # INV:carlos
    game = bidding(cash=30, investors={0: "carlos"})

    play(game, "bid 1@10")

    assert [bid for bid in answers(game) if bid.startswith("bid 1@")] == ["bid 1@20", "bid 1@25"]
    assert refused(game, "bid 1@15") == "INV-7"
    assert refused(game, "bid 1@10") == "DEM-2"


def test_carlos_on_20_cannot_be_outbid():  # INV:carlos INV-7
    game = bidding(cash=30, investors={0: "carlos"})

    play(game, "bid 1@20")

    assert refused(game, "bid 1@25") == "INV-7"
    assert not [bid for bid in answers(game) if bid.startswith("bid 1@")]


def test_carlos_on_25_has_nothing_to_block():  # INV:carlos INV-7
    game = bidding(cash=30, investors={0: "carlos"})

    play(game, "bid 1@25")

    assert refused(game, "bid 1@25") == "DEM-4"
    assert refused(game, "bid 2@0") is None


def test_the_block_stops_everyone_and_goes_with_the_meeple():  # INV-7 INV:carlos
    game = bidding(cash=30, investors={0: "carlos"})

    play(game, "bid 1@1")
    assert refused(game, "bid 1@3") == "INV-7"
    play(game, "bid 2@0")
    assert refused(game, "bid 1@3") == "INV-7"
    play(game, "bid 1@6")

    assert asked(game) == (0, "bid")
    assert refused(game, "bid 1@10") is None
    play(game, "bid 2@1")
    assert asked(game) == (1, "bid")
    assert refused(game, "bid 1@10") is None
    assert refused(game, "bid 2@3") == "INV-7"


def test_carlos_himself_needs_only_one_space_more():  # INV-7 INV:carlos
    game = bidding(cash=30, investors={1: "carlos"})

    play(game, "bid 1@10")

    assert refused(game, "bid 1@15") is None


def test_both_meeples_of_carlos_are_blocked_for_the_other_player():  # INV-5 INV:carlos TWO-5
    game = bidding(2, cash=60, investors={0: ["carlos", "bill"]})

    play(game, "bid 1@3", "bid 2@0", "bid 3@6")

    assert refused(game, "bid 1@6") == "INV-7"
    assert refused(game, "bid 3@10") == "INV-7"
    assert refused(game, "bid 1@10") is None
    assert refused(game, "bid 3@15") is None


def test_block_trading_counts_the_space_of_donald_not_his_payment():  # INV:donald
    game = bidding(cash=10, investors={0: "donald"}, strategies={0: ["block-trading"]}, regular={0: {EPIC: 1}})

    play(game, "bid 1@10", "bid 2@0", "bid 3@0", "play block-trading")

    assert cash(game, 0) == 10 - 6 + 4
