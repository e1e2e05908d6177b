"""Strategies that bring money for something one has, did or shows."""

import pytest

from kit.hand import turn, why
from kit.table import (
    AMERICAN,
    BOOM,
    BOTTOMLINE,
    BUST,
    COMPANIES,
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
    fees,
    known,
    pass_on,
    play,
    regular,
    table,
    told,
)
from stockpile import Game

TRACK = [0, 1, 3, 6, 10, 15, 20, 25]


def bought(card: str, piles, cash=30, bids=("1@0", "2@0", "3@0"), **position) -> Game:
    """Bidding has just ended and all have paid; seat 0 has a strategy."""
    placed = dict(enumerate(bids))
    return table(
        phase="demand", strategies={0: card, 1: "data-broker"}, piles=piles, cash=cash, bids=placed, **position
    )


# Naked Short


@pytest.mark.parametrize("given", [BOOM, BUST])
def test_naked_short_gives_up_an_action_card_for_12(given):  # STR:naked-short
    game = turn("naked-short", cash=0, action_cards={0: [given]})

    play(game, "play naked-short", f"offer {given}")

    assert cash(game, 0) == 12
    assert discard(game) == {given: 1}
    assert told(game, "moved", "action-played") == []
    assert asked(game) == (1, "action")


def test_naked_short_gives_up_one_of_two():  # STR:naked-short
    game = turn("naked-short", action_cards={0: [BOOM, BUST]}, regular={0: {EPIC: 1}})

    play(game, "play naked-short")
    assert answers(game) == ["offer boom", "offer bust"]
    play(game, "offer boom")

    assert answers(game) == [f"bust {company}" for company in COMPANIES]


def test_naked_short_needs_an_unplayed_action_card():  # STR:naked-short, STR-2
    game = turn("naked-short", regular={0: {EPIC: 1}}, action_cards={0: [BOOM]})

    play(game, "boom epic")

    assert why(game, "play naked-short") == "STR-2 no-target"


# Block Trading and Value Investing


@pytest.mark.parametrize(("card", "bid"), [("block-trading", 0), ("value-investing", 25)])
def test_a_meeple_that_ended_at_the_wrong_end_makes_no_play(card, bid):  # STR-2
    game = bought(card, {}, bids=[f"1@{bid}", "2@0", "3@0"])
    without = turn(card, others={1: "data-broker"})

    assert why(game, f"play {card}") == "STR-2 no-target"
    assert why(without, f"play {card}") == "STR-2 no-target"


@pytest.mark.parametrize(("card", "piles", "is_legal"), [
    ("interpositioning", {0: [FEE2]}, True),
    ("interpositioning", {1: [FEE2]}, False),
    ("payment-for-order-flow", {1: [FEE2]}, True),
    ("payment-for-order-flow", {1: [EPIC]}, False),
])  # fmt: skip
def test_without_a_trading_fee_cards_about_them_are_refused(card, piles, is_legal):  # STR-2
    game = bought(card, piles)

    assert (f"play {card}" in answers(game)) == is_legal
    assert is_legal or why(game, f"play {card}") == "STR-2 no-target"


@pytest.mark.parametrize("space", range(1, 8))
def test_block_trading_brings_1_a_space_above_the_first(space):  # STR:block-trading
    game = bought("block-trading", {}, bids=[f"1@{TRACK[space]}", "2@0", "3@0"])

    play(game, "play block-trading")

    assert cash(game, 0) == 30 - TRACK[space] + space


@pytest.mark.parametrize(("space", "gained"), list(enumerate([5, 5, 5, 4, 3, 2, 1])))
def test_value_investing_brings_1_a_space_below_the_last_at_most_5(space, gained):  # STR:value-investing
    game = bought("value-investing", {}, bids=[f"1@{TRACK[space]}", "2@0", "3@0"])

    play(game, "play value-investing")

    assert cash(game, 0) == 30 - TRACK[space] + gained


@pytest.mark.parametrize(("card", "gained"), [("block-trading", 5), ("value-investing", 4)])
def test_with_two_meeples_the_furthest_or_the_lowest_counts(card, gained):  # STR:block-trading, STR:value-investing
    game = table(
        2, phase="demand", strategies={0: card, 1: "data-broker"}, bids={0: ["1@6", "2@15"], 1: ["3@0", "4@1"]}
    )

    play(game, f"play {card}")

    assert cash(game, 0) == 30 - 21 + gained


def test_the_space_counts_not_what_donald_pays():  # STR:block-trading
    game = bought("block-trading", {}, bids=["1@10", "2@0", "3@0"], investors={0: "donald"})

    play(game, "play block-trading")

    assert cash(game, 0) == 30 - 6 + 4


@pytest.mark.parametrize("card", ["block-trading", "value-investing"])
def test_where_meeples_ended_is_forgotten_after_the_round(card):  # STR:block-trading, STR:value-investing
    game = bought(card, {}, bids=["1@10", "2@0", "3@0"])

    play(game, "done", "done")
    pass_on(game, "supply")

    assert [row["highest"] for row in game.position()["tally"]] == [None, None, None]
    assert [row["lowest"] for row in game.position()["tally"]] == [None, None, None]


# Diversification


def test_diversification_shows_a_card_each_for_2_a_company():  # STR:diversification
    game = turn("diversification", cash=0, regular={0: {COSMIC: 2, EPIC: 1, LEADING: 1}}, split={0: {AMERICAN: 1}})

    play(game, "play diversification")
    assert answers(game) == ["pick cosmic", "pick leading", "pick american", "pick epic"]
    play(game, "pick cosmic", "pick american", "pick epic")

    assert cash(game, 0) == 6
    assert known(game, 2, 0) == {COSMIC: 1, EPIC: 1}
    assert regular(game, 0) == {COSMIC: 2, EPIC: 1, LEADING: 1}


def test_diversification_shows_as_many_companies_as_its_owner_likes():  # STR:diversification
    game = turn("diversification", cash=0, regular={0: {COSMIC: 1, LEADING: 1}})

    play(game, "play diversification", "pick cosmic")
    assert answers(game) == ["pick leading", "done"]
    play(game, "done")

    assert cash(game, 0) == 2
    assert known(game, 2, 0) == {COSMIC: 1}


def test_each_company_is_shown_once():  # STR:diversification
    game = turn("diversification", regular={0: {COSMIC: 2}})

    play(game, "play diversification", "pick cosmic")

    assert answers(game) == ["done"]
    assert why(game, "pick cosmic") == "STR:diversification not-this-one"


def test_diversification_needs_a_card():  # STR:diversification, STR-2
    game = turn("diversification", action_cards={0: [BOOM]}, regular={1: {EPIC: 1}})

    assert why(game, "play diversification") == "STR-2 no-target"


def test_all_six_companies_bring_12():  # STR:diversification
    game = turn("diversification", cash=0, regular={0: dict.fromkeys(COMPANIES, 1)})

    play(game, "play diversification", *[f"pick {company}" for company in COMPANIES])

    assert cash(game, 0) == 12


# Activist Investor


@pytest.mark.parametrize(
    ("own", "doubles", "shown"), [(3, 0, 3), (5, 0, 3), (1, 1, 1), (2, 1, 1), (0, 2, 0), (1, 2, 0)]
)
def test_activist_investor_shows_three_shares_for_6(own, doubles, shown):  # STR:activist-investor
    game = turn("activist-investor", cash=0, regular={0: {EPIC: own}}, split={0: {EPIC: doubles}})

    play(game, "play activist-investor", "pick epic")

    assert cash(game, 0) == 6
    assert known(game, 2, 0).get(EPIC, 0) == shown


def test_activist_investor_needs_three_shares_of_one_company():  # STR:activist-investor, STR-2
    game = turn("activist-investor", regular={0: {EPIC: 2, COSMIC: 2}}, split={0: {LEADING: 1}})

    assert why(game, "play activist-investor") == "STR-2 no-target"


def test_activist_investor_offers_companies_with_enough_shares():  # STR:activist-investor
    game = turn("activist-investor", regular={0: {EPIC: 3, COSMIC: 2, LEADING: 1}}, split={0: {LEADING: 1}})

    play(game, "play activist-investor")

    assert answers(game) == ["pick leading", "pick epic"]
    assert why(game, "pick cosmic") == "STR:activist-investor not-this-one"


# Index Fund

FIVE = {COSMIC: 1, BOTTOMLINE: 2, LEADING: 1, AMERICAN: 1}


def test_index_fund_shows_a_card_of_each_of_five_companies_for_15():  # STR:index-fund
    game = turn("index-fund", cash=0, regular={0: FIVE}, split={0: {EPIC: 1}})

    play(game, "play index-fund", *[f"pick {company}" for company in (*FIVE, EPIC)])

    assert cash(game, 0) == 15
    assert known(game, 2, 0) == dict.fromkeys(FIVE, 1)


def test_index_fund_brings_15_with_six_companies_too():  # STR:index-fund
    game = turn("index-fund", cash=0, regular={0: dict.fromkeys(COMPANIES, 1)})

    play(game, "play index-fund")
    assert answers(game) == [f"pick {company}" for company in COMPANIES]
    play(game, *[f"pick {company}" for company in COMPANIES[1:]])

    assert cash(game, 0) == 15
    assert COSMIC not in known(game, 2, 0)


@pytest.mark.parametrize("order", [COMPANIES[::-1], [EPIC, COSMIC, AMERICAN, BOTTOMLINE, LEADING]])
def test_companies_are_shown_in_any_order_each_once(order):  # STR:index-fund, STR:diversification
    fund = turn("index-fund", cash=0, regular={0: dict.fromkeys(COMPANIES, 1)})
    mix = turn("diversification", cash=0, regular={0: dict.fromkeys(COMPANIES, 1)})

    play(fund, "play index-fund", f"pick {order[0]}")
    play(mix, "play diversification", f"pick {order[0]}")
    assert why(fund, f"pick {order[0]}") == "STR:index-fund not-this-one"
    assert why(mix, f"pick {order[0]}") == "STR:diversification not-this-one"
    play(fund, *[f"pick {company}" for company in order[1:5]])
    play(mix, *[f"pick {company}" for company in order[1:5]])

    assert cash(fund, 0) == 15
    assert cash(mix, 0) == 10
    assert known(mix, 1, 0) == dict.fromkeys(order[:5], 1)


def test_diversification_asks_on_only_while_more_companies_can_be_there():  # STR:diversification, KNO-6
    game = turn("diversification", cash=0, regular={0: {EPIC: 1}}, split={0: {COSMIC: 1}})

    play(game, "play diversification", "pick epic")
    assert answers(game) == ["pick cosmic", "done"]
    play(game, "pick cosmic")

    assert cash(game, 0) == 4
    assert asked(game) == (1, "action")


def test_index_fund_needs_five_companies():  # STR:index-fund, STR-2
    game = turn("index-fund", regular={0: FIVE, 1: {EPIC: 1}})

    assert why(game, "play index-fund") == "STR-2 no-target"


# Interpositioning, Broker's Rebate, Payment for Order Flow


def test_interpositioning_brings_twice_the_fees_picked_up():  # STR:interpositioning
    game = bought("interpositioning", {0: [FEE1, FEE3], 1: [FEE2]}, cash=10)
    assert cash(game, 0) == 10 - 4

    play(game, "play interpositioning")

    assert cash(game, 0) == 10 - 4 + 8


def test_interpositioning_counts_held_fees_which_stay_due():  # STR:interpositioning
    game = bought("interpositioning", {0: [FEE1, FEE3]}, cash={0: 2})
    assert (cash(game, 0), fees(game, 0)) == (1, [FEE3])

    play(game, "play interpositioning")

    assert [event["amount"] for event in told(game, "gained")] == [8]
    assert (cash(game, 0), fees(game, 0)) == (1 + 8 - 3, [])


def test_interpositioning_does_not_count_older_fees():  # STR:interpositioning
    game = bought("interpositioning", {0: [FEE1]}, cash={0: 2}, fees={0: [FEE3]})

    play(game, "play interpositioning")

    assert [event["amount"] for event in told(game, "gained")] == [2]


def test_bernie_gains_first_and_then_twice_the_amount():  # STR:interpositioning
    game = bought("interpositioning", {0: [FEE1, FEE3]}, cash=10, investors={0: "bernie"})
    assert cash(game, 0) == 10 + 4

    play(game, "play interpositioning")

    assert cash(game, 0) == 10 + 4 + 8


def test_brokers_rebate_gives_back_the_fees_paid_and_2():  # STR:brokers-rebate
    game = bought("brokers-rebate", {0: [FEE1, FEE3]}, cash=10)

    play(game, "play brokers-rebate")

    assert cash(game, 0) == 10 - 4 + 4 + 2


def test_brokers_rebate_gives_nothing_back_for_fees_still_held():  # STR:brokers-rebate
    game = bought("brokers-rebate", {0: [FEE1, FEE3]}, cash={0: 2})

    play(game, "play brokers-rebate")

    assert [event["amount"] for event in told(game, "gained")] == [1 + 2]
    assert (cash(game, 0), fees(game, 0)) == (1 + 3 - 3, [])


def test_brokers_rebate_gives_nothing_back_for_older_fees():  # STR:brokers-rebate
    split = {"split": {0: {COSMIC: 1}}, "prices": {COSMIC: 10}}
    game = bought("brokers-rebate", {0: [FEE2, BOOM]}, cash={0: 2}, fees={0: [FEE3]}, **split)

    play(game, "boom cosmic")
    assert (cash(game, 0), fees(game, 0)) == (2 - 2 + 10 - 3, [])
    play(game, "play brokers-rebate")

    assert cash(game, 0) == 7 + 2 + 2


def test_an_older_fee_is_paid_before_its_like():  # STR:brokers-rebate
    split = {"split": {0: {COSMIC: 1}}, "prices": {COSMIC: 10}}
    game = bought("brokers-rebate", {0: [FEE3, BOOM]}, cash={0: 0}, fees={0: [FEE3] * 3}, **split)

    play(game, "boom cosmic")
    assert (cash(game, 0), fees(game, 0)) == (10 - 9, [FEE3])
    play(game, "play brokers-rebate")

    assert [event["amount"] for event in told(game, "gained")] == [2]


def test_a_fee_paid_out_of_a_split_counts_as_paid():  # STR:brokers-rebate
    cards = {0: [FEE3, BOOM]}
    game = bought("brokers-rebate", cards, cash={0: 0}, split={0: {COSMIC: 1}}, prices={COSMIC: 10})

    play(game, "boom cosmic")
    assert cash(game, 0) == 10 - 3
    play(game, "play brokers-rebate")

    assert cash(game, 0) == 7 + 3 + 2


def test_bernie_has_no_fees_to_get_back():  # STR:brokers-rebate
    game = bought("brokers-rebate", {0: [FEE1, FEE3]}, cash=10, investors={0: "bernie"})

    play(game, "play brokers-rebate")

    assert cash(game, 0) == 10 + 4 + 2


def test_payment_for_order_flow_brings_2_for_every_fee_card_picked_up():  # STR:payment-for-order-flow
    game = bought("payment-for-order-flow", {0: [FEE3], 1: [FEE1, FEE1], 2: [EPIC]}, cash=10)

    play(game, "play payment-for-order-flow")

    assert cash(game, 0) == 10 - 3 + 6


def test_order_flow_counts_held_fees_and_those_of_bernie_but_no_older_ones():  # STR:payment-for-order-flow
    piles = {0: [EPIC], 1: [FEE1], 2: [FEE3]}
    held = {0: 10, 1: 10, 2: 0}
    game = bought("payment-for-order-flow", piles, cash=held, investors={1: "bernie"}, fees={2: [FEE2]})

    play(game, "play payment-for-order-flow")

    assert cash(game, 0) == 10 + 4


@pytest.mark.parametrize("card", ["interpositioning", "brokers-rebate", "payment-for-order-flow"])
def test_fees_of_the_last_round_are_forgotten(
    card,
):  # STR:interpositioning, STR:brokers-rebate, STR:payment-for-order-flow
    game = bought(card, {0: [FEE1, FEE3], 1: [FEE2]}, cash={0: 2, 1: 10, 2: 10})

    play(game, "done", "done")
    pass_on(game, "supply")

    fresh = {"plays": 0, "fee_cards": 0, "fee_money": 0, "rebate": 0, "fresh": [0, 0, 0]}
    assert [{key: row[key] for key in fresh} for row in game.position()["tally"]] == [fresh] * 3


def test_with_two_players_the_fees_of_both_piles_count():  # STR:brokers-rebate, STR:interpositioning
    for card, gained in (("brokers-rebate", 4 + 2), ("interpositioning", 8)):
        bids = {0: ["1@0", "2@0"], 1: ["3@0", "4@0"]}
        game = table(
            2, phase="demand", strategies={0: card, 1: "data-broker"}, bids=bids, piles={0: [FEE1], 1: [FEE3]}, cash=10
        )

        play(game, f"play {card}")

        assert cash(game, 0) == 10 - 4 + gained


# Golden Parachute


@pytest.mark.parametrize(
    ("money", "gained"),
    [((1, 2, 3), 6), ((5, 5, 9), 6), ((5, 5, 5), 6), ((5, 4, 9), 2), ((9, 4, 4), 2), ((0, 0, 1), 6)],
)
def test_golden_parachute_brings_6_with_the_least_cash_and_else_2(money, gained):  # STR:golden-parachute
    game = turn("golden-parachute", cash=dict(enumerate(money)))

    play(game, "play golden-parachute")

    assert cash(game, 0) == money[0] + gained


# Windfall Tax


def test_every_richer_player_pays_2():  # STR:windfall-tax
    game = turn("windfall-tax", players=4, cash={0: 5, 1: 6, 2: 5, 3: 20})

    play(game, "play windfall-tax")

    assert [cash(game, seat) for seat in range(4)] == [9, 4, 5, 18]


def test_riches_are_compared_before_anybody_pays():  # STR:windfall-tax
    game = turn("windfall-tax", cash={0: 5, 1: 6, 2: 6})

    play(game, "play windfall-tax")

    assert [cash(game, seat) for seat in range(3)] == [9, 4, 4]


def test_who_has_only_1_pays_1():  # STR:windfall-tax
    game = turn("windfall-tax", cash={0: 0, 1: 1, 2: 2})

    play(game, "play windfall-tax")

    assert [cash(game, seat) for seat in range(3)] == [3, 0, 0]


def test_windfall_tax_needs_a_richer_player():  # STR:windfall-tax, STR-2
    game = turn("windfall-tax", cash={0: 5, 1: 5, 2: 4})

    assert why(game, "play windfall-tax") == "STR-2 no-target"


def test_windfall_tax_pays_held_fees():  # STR:windfall-tax
    game = turn("windfall-tax", cash={0: 0, 1: 5, 2: 5}, fees={0: [FEE3]})

    play(game, "play windfall-tax")

    assert (cash(game, 0), fees(game, 0)) == (4 - 3, [])
