"""Investors whose purse fills and empties in Demand (INV)."""

from typing import Any

from kit.table import (
    COSMIC,
    EPIC,
    FEE1,
    FEE2,
    FEE3,
    answers,
    asked,
    cash,
    discard,
    fees,
    phase_of,
    play,
    refused,
    table,
    told,
)
from stockpile import Game


def bidding(players: int = 3, **position) -> Game:
    """The table when Demand begins."""
    return table(players, phase="before-demand", **position)


def standing(count: int, turn: int) -> dict[str, object]:
    """An auction after so many bids, its beginning past."""
    return {"step": 1, "turn": turn, "count": count, "deal": 0, "agenda": []}


# Mitt


def test_mitt_gets_1_each_time_he_places_a_meeple():  # INV:mitt
    game = bidding(cash=10, investors={0: "mitt"})

    play(game, "bid 1@0", "bid 1@1", "bid 2@0")
    assert cash(game, 0) == 11
    play(game, "bid 2@1")

    assert cash(game, 0) == 12
    assert told(game, "gained") == [{"event": "gained", "seat": 0, "by": "mitt", "amount": 1}] * 2


def test_mitt_needs_the_money_for_a_bid_before_he_gets_the_1():  # INV-6 INV:mitt
    game = bidding(cash=9, investors={0: "mitt"})

    assert refused(game, "bid 1@10") == "DEM-2"
    assert "bid 1@6" in answers(game)


def test_mitts_1_pays_a_held_fee_only_out_of_free_cash():  # INV:mitt DEM-7
    rich = bidding(cash={0: 1}, fees={0: [FEE2]}, investors={0: "mitt"})
    poor = bidding(cash={0: 1}, fees={0: [FEE2]}, investors={0: "mitt"})

    play(rich, "bid 1@0")
    play(poor, "bid 1@1")

    assert (cash(rich, 0), fees(rich, 0)) == (0, [])
    assert (cash(poor, 0), fees(poor, 0)) == (2, [FEE2])
    assert asked(poor) == (1, "bid")


def test_mitt_gets_1_for_each_of_two_meeples():  # INV-5 INV:mitt
    game = bidding(2, cash=10, investors={0: ["mitt", "bill"]})

    play(game, "bid 1@0", "bid 2@0", "bid 3@0")

    assert cash(game, 0) == 12


# Liliane


def test_liliane_gets_5_when_demand_begins():  # INV:liliane
    game = bidding(cash=5, investors={2: "liliane"})

    assert asked(game) == (0, "bid")
    assert [cash(game, seat) for seat in range(3)] == [5, 5, 10]
    play(game, "bid 1@0", "bid 2@0")
    assert refused(game, "bid 1@10") is None


def test_lilianes_5_comes_once_a_round():  # INV:liliane INV-5
    game = bidding(2, cash=5, investors={0: ["liliane", "bill"]})

    play(game, "bid 1@0", "bid 2@0", "bid 3@0")

    assert cash(game, 0) == 10


def test_lilianes_5_pays_a_held_fee():  # INV:liliane DEM-7
    game = bidding(cash={0: 0}, fees={0: [FEE3]}, investors={0: "liliane"})

    assert (cash(game, 0), fees(game, 0)) == (2, [])


def test_liliane_pays_1_each_time_she_is_outbid():  # INV:liliane
    game = bidding(cash=20, investors={0: "liliane"})

    play(game, "bid 1@0", "bid 1@1", "bid 2@0")
    assert cash(game, 0) == 24
    play(game, "bid 2@1", "bid 2@3")

    assert cash(game, 0) == 23
    assert told(game, "paid") == [{"event": "paid", "seat": 0, "by": "liliane", "amount": 1}] * 2


def test_liliane_without_money_owes_nothing():  # INV-7 INV:liliane
    game = table(3, cash={0: 0, 1: 9}, investors={0: "liliane"}, bids={0: "1@0"}, progress=standing(1, 1))

    play(game, "bid 1@1")

    assert cash(game, 0) == 0
    assert told(game, "paid") == []


def test_lilianes_1_is_never_taken_from_what_her_other_meeple_promises():  # INV-7 INV-5 INV:liliane
    bids = {0: ["1@10", "2@0"], 1: "3@0"}
    promised = table(2, cash={0: 10, 1: 30}, investors={0: ["liliane", "bill"]}, bids=bids, progress=standing(3, 1))
    free = table(2, cash={0: 11, 1: 30}, investors={0: ["liliane", "bill"]}, bids=bids, progress=standing(3, 1))

    play(promised, "bid 2@1")
    play(free, "bid 2@1")

    assert cash(promised, 0) == 10
    assert cash(free, 0) == 10


def test_lilianes_1_comes_before_her_fees():  # INV-7 INV:liliane DEM-7
    bids = {0: "1@3"}
    game = table(3, cash={0: 3}, fees={0: [FEE3]}, investors={0: "liliane"}, bids=bids, progress=standing(1, 1))
    richer = table(3, cash={0: 5}, fees={0: [FEE3]}, investors={0: "liliane"}, bids=bids, progress=standing(1, 1))

    play(game, "bid 1@6")
    play(richer, "bid 1@6")

    assert (cash(game, 0), fees(game, 0)) == (2, [FEE3])
    assert (cash(richer, 0), fees(richer, 0)) == (1, [])


def test_each_outbid_meeple_costs_liliane_1():  # INV-5 INV:liliane
    bids = {0: ["1@0", "2@0"], 1: "3@0"}
    game = table(2, cash=20, investors={0: ["liliane", "bill"]}, bids=bids, progress=standing(3, 1))

    play(game, "bid 1@1")
    assert asked(game) == (0, "bid")
    play(game, "bid 3@1", "bid 2@1")

    assert cash(game, 0) == 18


# Bernie


def test_bernie_gains_the_fees_he_picks_up_instead_of_paying():  # INV:bernie
    game = bidding(cash=10, investors={0: "bernie"}, piles={0: [FEE3, FEE1, EPIC]}, regular={0: {COSMIC: 1}})

    play(game, "bid 1@3", "bid 2@0", "bid 3@0")

    assert cash(game, 0) == 10 - 3 + 4
    assert fees(game, 0) == []
    assert discard(game) == {FEE1: 1, FEE3: 1}
    assert told(game, "fee-paid") == []


def test_a_bid_of_bernie_may_not_count_on_the_fees_in_the_pile():  # INV-6 INV:bernie
    game = bidding(cash=9, investors={0: "bernie"}, piles={0: [FEE3]})

    assert refused(game, "bid 1@10") == "DEM-2"


def test_bernie_without_cash_never_holds_a_fee():  # INV-7 INV:bernie
    game = bidding(cash=0, investors={0: "bernie"}, piles={0: [FEE3, FEE3]}, regular={0: {EPIC: 1}})

    play(game, "bid 1@0", "bid 2@0", "bid 3@0")

    assert (cash(game, 0), fees(game, 0)) == (6, [])


def test_bernie_gains_the_fees_of_both_piles():  # INV-5 INV:bernie
    piles = {0: [FEE3], 2: [FEE2]}
    game = bidding(2, cash=10, investors={0: ["bernie", "bill"]}, piles=piles, regular={0: {EPIC: 1}})

    play(game, "bid 1@0", "bid 2@0", "bid 3@0", "bid 4@0")

    assert phase_of(game) == "selling"
    assert cash(game, 0) == 15


def test_fees_count_as_picked_up_by_bernie_but_never_as_paid():  # INV-7 INV:bernie
    hand = ["interpositioning", "brokers-rebate", "payment-for-order-flow"]
    position: dict[str, Any] = {
        "investors": {0: "bernie"},
        "strategies": {0: hand},
        "piles": {0: [FEE3, FEE1]},
        "cash": 10,
    }
    double, rebate, flow = bidding(**position), bidding(**position), bidding(**position)

    play(double, "bid 1@0", "bid 2@0", "bid 3@0", "play interpositioning")
    play(rebate, "bid 1@0", "bid 2@0", "bid 3@0", "play brokers-rebate")
    play(flow, "bid 1@0", "bid 2@0", "bid 3@0", "play payment-for-order-flow")

    assert cash(double, 0) == 10 + 4 + 2 * 4
    assert cash(rebate, 0) == 10 + 4 + 2
    assert cash(flow, 0) == 10 + 4 + 2 * 2


def test_both_standing_bids_keep_a_held_fee_waiting_not_the_larger_one_alone():  # INV:mitt TWO-5 DEM-7
    bids = {0: "1@6", 1: "2@0"}
    game = table(2, cash={0: 8, 1: 30}, fees={0: [FEE3]}, investors={0: ["mitt", "bill"]}, bids=bids)

    play(game, "bid 3@1")

    assert (cash(game, 0), fees(game, 0)) == (8 + 1, [FEE3])
