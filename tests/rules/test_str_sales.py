"""Strategies that sell cards out of turn."""

import pytest

from kit.hand import turn, why
from kit.table import (
    BOOM,
    COMPANIES,
    COSMIC,
    EPIC,
    FEE2,
    LEADING,
    STANFORD,
    answers,
    asked,
    cash,
    discard,
    fees,
    known,
    play,
    price,
    regular,
    space,
    split,
    told,
)

# Bear Raid


def test_bear_raid_sells_up_to_three_shares_at_8():  # STR:bear-raid
    game = turn("bear-raid", cash=3, regular={0: {EPIC: 2, COSMIC: 3}}, prices={EPIC: 1, COSMIC: 10})

    play(game, "play bear-raid", "sell epic", "sell epic", "sell cosmic")

    assert cash(game, 0) == 3 - 3 + 24
    assert regular(game, 0) == {COSMIC: 2}
    assert discard(game) == {EPIC: 2, COSMIC: 1}
    assert asked(game) == (1, "action")
    assert (price(game, EPIC), price(game, COSMIC)) == (1, 10)


def test_bear_raid_may_stop_after_one_share_but_not_before():  # STR:bear-raid
    game = turn("bear-raid", cash=3, regular={0: {EPIC: 2}})

    play(game, "play bear-raid")
    assert answers(game) == ["sell epic"]
    play(game, "sell epic")
    assert answers(game) == ["sell epic", "done"]
    play(game, "done")

    assert cash(game, 0) == 8
    assert regular(game, 0) == {EPIC: 1}


def test_half_of_a_split_card_is_one_share_of_the_raid():  # STR:bear-raid, STR-7
    game = turn("bear-raid", cash=3, split={0: {EPIC: 2}})

    play(game, "play bear-raid")
    assert answers(game) == ["sell-half epic"]
    assert why(game, "sell-split epic") == "STR:bear-raid not-this-one"
    play(game, "sell-half epic", "sell epic", "sell-half epic")

    assert cash(game, 0) == 24
    assert (split(game, 0), regular(game, 0)) == ({}, {EPIC: 1})
    assert known(game, 2, 0) == {EPIC: 1}


def test_bear_raid_costs_3():  # STR:bear-raid, STR-2
    game = turn("bear-raid", cash=2, regular={0: {EPIC: 2}})

    assert why(game, "play bear-raid") == "STR-2 cannot-pay 3"


@pytest.mark.parametrize("card", ["bear-raid", "fire-sale", "share-buyback"])
@pytest.mark.parametrize("halves", [{"regular": {1: {EPIC: 1}}}, {"action_cards": {0: [BOOM]}}])
def test_nothing_is_sold_without_a_card(card, halves):  # STR:bear-raid, STR:fire-sale, STR:share-buyback, STR-2
    game = turn(card, **halves)

    assert why(game, f"play {card}") == "STR-2 no-target"


def test_bear_raid_ends_with_the_last_card():  # STR:bear-raid
    game = turn("bear-raid", cash=3, regular={0: {EPIC: 1}})

    play(game, "play bear-raid", "sell epic")

    assert asked(game) == (1, "action")
    assert cash(game, 0) == 8


# Pump and Dump


def test_pump_and_dump_lifts_a_stock_by_1_and_sells_it():  # STR:pump-and-dump
    game = turn("pump-and-dump", cash=0, regular={0: {EPIC: 3, COSMIC: 1}}, split={0: {EPIC: 1}}, prices={EPIC: 7})

    play(game, "play pump-and-dump", "pick epic")
    assert answers(game) == ["sell epic", "sell-split epic", "sell-half epic", "done"]
    play(game, "sell epic", "sell-half epic", "done")

    assert price(game, EPIC) == 8
    assert cash(game, 0) == 16
    assert regular(game, 0) == {EPIC: 3, COSMIC: 1}


def test_any_stock_may_be_pumped_and_nothing_need_be_sold():  # STR:pump-and-dump
    game = turn("pump-and-dump", cash=0, regular={0: {COSMIC: 1}})

    play(game, "play pump-and-dump")
    assert answers(game) == [f"pick {company}" for company in COMPANIES]
    play(game, "pick epic")
    assert (asked(game), answers(game)) == ((0, "sell-by-card"), ["done"])
    assert why(game, "sell cosmic") == "STR:pump-and-dump not-this-one"
    play(game, "done")

    assert price(game, EPIC) == 6
    assert cash(game, 0) == 0


def test_a_pump_that_splits_the_stock_leaves_split_cards_to_dump():  # STR:pump-and-dump
    game = turn("pump-and-dump", cash=0, regular={0: {EPIC: 2}}, prices={EPIC: 10})

    play(game, "play pump-and-dump", "pick epic")
    assert answers(game) == ["sell-split epic", "sell-half epic", "done"]
    play(game, "sell-split epic", "sell-split epic")

    assert cash(game, 0) == 4 * 6


def test_stanford_is_claimed_before_it_is_dumped():  # STR:pump-and-dump, STR-7
    cards = {0: {STANFORD: 2}, 1: {STANFORD: 1}}
    game = turn("pump-and-dump", board="advanced", cash=0, regular=cards, spaces={STANFORD: 6})

    play(game, "play pump-and-dump", "pick stanford")
    assert (asked(game), answers(game)) == ((0, "claim"), ["claim 0", "claim 1", "claim 2"])
    play(game, "claim 2")
    assert asked(game) == (1, "claim")
    play(game, "claim 1")
    assert (asked(game), answers(game)) == ((0, "sell-by-card"), ["sell stanford", "done"])
    play(game, "sell stanford", "sell stanford")

    assert space(game, STANFORD) == 7
    assert [cash(game, seat) for seat in (0, 1)] == [2 + 4 + 4, 1]


def test_pump_and_dump_without_any_card_ends_with_the_move():  # STR:pump-and-dump
    game = turn("pump-and-dump")

    play(game, "play pump-and-dump", "pick epic")

    assert asked(game) == (1, "action")


# Share Buyback


@pytest.mark.parametrize(("sale", "gained"), [("sell", 7), ("sell-split", 14), ("sell-half", 7)])
def test_share_buyback_sells_one_card_for_3_more(sale, gained):  # STR:share-buyback
    game = turn("share-buyback", cash=0, regular={0: {EPIC: 2}}, split={0: {EPIC: 2}}, prices={EPIC: 7})

    play(game, "play share-buyback")
    assert answers(game) == ["sell epic", "sell-split epic", "sell-half epic"]
    play(game, f"{sale} epic")

    assert cash(game, 0) == gained + 3
    assert asked(game) == (1, "action")
    assert [event["amount"] for event in told(game, "sold")] == [gained]


# Fire Sale


def test_fire_sale_sells_any_cards_at_one_more_a_share():  # STR:fire-sale
    game = turn("fire-sale", cash=0, regular={0: {EPIC: 1, COSMIC: 1}}, split={0: {LEADING: 2}}, prices={EPIC: 7})

    play(game, "play fire-sale")
    assert "done" not in answers(game)
    play(game, "sell epic", "sell-split leading", "sell-half leading", "done")

    assert cash(game, 0) == 8 + 12 + 6
    assert regular(game, 0) == {COSMIC: 1, LEADING: 1}


def test_fire_sale_sells_more_cards_than_are_remembered():  # STR:fire-sale
    game = turn("fire-sale", cash=0, regular={0: {EPIC: 10, COSMIC: 10}})

    play(game, "play fire-sale", *["sell epic"] * 10, *["sell cosmic"] * 10)

    assert cash(game, 0) == 20 * 6
    assert asked(game) == (1, "action")


def test_a_strategic_sale_pays_held_fees():  # STR:fire-sale
    game = turn("fire-sale", cash=0, regular={0: {EPIC: 1}}, fees={0: [FEE2]})

    play(game, "play fire-sale", "sell epic")

    assert fees(game, 0) == []
    assert cash(game, 0) == 6 - 2


def test_who_has_sold_may_sell_again_in_selling():  # STR:fire-sale, STR-7
    game = turn("fire-sale", cash=0, regular={0: {EPIC: 2}})

    play(game, "play fire-sale", "sell epic", "done", "done")
    assert asked(game) == (0, "sell")
    play(game, "sell epic")

    assert cash(game, 0) == 6 + 5


# Graham

SALES = {
    "bear-raid": (["sell epic", "done"], -3 + 8 + 1),
    "pump-and-dump": (["pick epic", "sell epic", "done"], 6 + 1),
    "share-buyback": (["sell epic"], 5 + 3 + 1),
    "fire-sale": (["sell epic", "done"], 6 + 1),
    "front-running": (["pick pair 2", "sell epic", "done"], 6 + 1),
}


@pytest.mark.parametrize("card", SALES)
def test_graham_gets_1_more_for_a_share_sold_by_strategy(card):  # STR-7
    picks, gained = SALES[card]
    game = turn(card, investors={0: "graham"}, cash=10, regular={0: {EPIC: 2}}, pairs={1: (EPIC, "-3")})

    play(game, f"play {card}", *picks)

    assert cash(game, 0) == 10 + gained


@pytest.mark.parametrize(("card", "gained"), [("share-buyback", 10 + 3 + 2), ("fire-sale", 12 + 2)])
def test_graham_gets_2_more_for_a_split_card(card, gained):  # STR-7
    game = turn(card, investors={0: "graham"}, cash=0, split={0: {EPIC: 1}})

    play(game, f"play {card}", "sell-split epic")

    assert cash(game, 0) == gained


OTHERS = {
    "reverse-split": ["offer-split cosmic"],
    "rogue-trading": ["offer epic"],
    "fraudulent-transfer": ["offer epic", "take leading"],
    "naked-short": ["offer boom"],
    "diversification": ["pick epic"],
}


@pytest.mark.parametrize("card", OTHERS)
def test_graham_gets_nothing_from_cards_that_do_not_sell(card):  # STR-7
    halves = {
        "regular": {0: {EPIC: 1}},
        "split": {0: {COSMIC: 1}},
        "action_cards": {0: [BOOM]},
        "discard": {LEADING: 1},
    }
    changes = []

    for investor in ("graham", "bill"):
        game = turn(card, investors={0: investor}, cash=20, **halves)
        play(game, f"play {card}", *OTHERS[card])
        changes.append(cash(game, 0) - 20)

    assert changes[0] == changes[1]
