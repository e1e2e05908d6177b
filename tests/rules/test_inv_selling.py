"""Graham who sells dearer and Soros who sells short (INV)."""

from typing import Any

import pytest

from kit.table import (
    COSMIC,
    EPIC,
    LEADING,
    answers,
    asked,
    cash,
    discard,
    play,
    refused,
    regular,
    split,
    table,
)
from stockpile import Game, Setup

LAST = Setup(players=3).table.rounds


def selling(players: int = 3, **position) -> Game:
    """The table when Selling begins."""
    return table(players, phase="selling", **position)


def stocks(players: int = 3, **position) -> int:
    """What the final sale brings the first player."""
    rounds = Setup(players=players).table.rounds
    game = table(players, phase="game-end", in_round=rounds, **position)
    assert game.result
    return game.result.breakdown[0]["stocks"]


# Graham


def test_graham_gets_1_more_for_each_share():  # INV:graham
    game = selling(investors={0: "graham"}, regular={0: {EPIC: 1}}, split={0: {COSMIC: 2}}, cash=0)

    play(game, "sell epic")
    assert cash(game, 0) == 6
    play(game, "sell-split cosmic")
    assert cash(game, 0) == 6 + 12
    play(game, "sell-half cosmic")

    assert cash(game, 0) == 6 + 12 + 6


def test_the_others_sell_at_the_price():  # INV:graham
    game = selling(investors={0: "graham"}, regular={1: {EPIC: 1}}, cash=0)

    play(game, "sell epic")

    assert cash(game, 1) == 5


def test_graham_gets_1_more_for_each_share_in_the_final_sale():  # INV:graham END-2
    prices = {EPIC: 9, COSMIC: 2}

    assert stocks(investors={0: "graham"}, regular={0: {EPIC: 2}}, split={0: {COSMIC: 1}}, prices=prices) == 20 + 6


def test_graham_sells_all_shares_dearer_with_two_players():  # INV-5 INV:graham
    game = selling(2, investors={0: ["graham", "bill"]}, regular={0: {EPIC: 3}}, cash=0)

    play(game, "sell epic", "sell epic", "sell epic")

    assert cash(game, 0) == 18


@pytest.mark.parametrize(
    ("card", "picks", "gain"),
    [
        ("bear-raid", ["sell epic", "done"], 9 - 3),
        ("fire-sale", ["sell epic", "done"], 7),
        ("share-buyback", ["sell epic"], 9),
    ],
)
def test_strategies_that_say_sell_count_for_graham(card, picks, gain):  # STR-7 INV:graham
    game = table(3, phase="action", investors={0: "graham"}, strategies={0: [card]}, regular={0: {EPIC: 2}}, cash=10)

    play(game, f"play {card}", *picks)

    assert cash(game, 0) == 10 + gain


def test_reverse_split_is_no_sale_for_graham():  # STR-7 INV:graham
    game = table(
        3, phase="action", investors={0: "graham"}, strategies={0: ["reverse-split"]}, split={0: {EPIC: 1}}, cash=10
    )

    play(game, "play reverse-split", "offer-split epic")

    assert cash(game, 0) == 10 + 5 + 3


# Soros


def test_soros_may_sell_one_share_for_8_whatever_its_price():  # INV:soros
    game = selling(investors={0: "soros"}, regular={0: {EPIC: 2}}, prices={EPIC: 1}, cash=0)

    play(game, "use soros", "sell epic")
    assert cash(game, 0) == 8
    play(game, "sell epic")

    assert cash(game, 0) == 9
    assert discard(game) == {EPIC: 2}


def test_half_of_a_split_card_is_one_share_and_8_is_not_doubled():  # INV:soros INV-7
    game = selling(investors={0: "soros"}, split={0: {EPIC: 1}}, cash=0)

    play(game, "use soros")
    assert answers(game) == ["sell-half epic"]
    assert refused(game, "sell-split epic") == "INV:soros"
    play(game, "sell-half epic")

    assert cash(game, 0) == 8
    assert (regular(game, 0), split(game, 0)) == ({EPIC: 1}, {})


def test_soros_sells_short_once_a_round():  # INV-5 INV-7 INV:soros
    game = selling(2, investors={0: ["soros", "bill"]}, regular={0: {EPIC: 3}}, cash=0)

    play(game, "use soros", "sell epic")

    assert refused(game, "use soros") == "INV-5"


def test_soros_with_talal_sells_one_share_short_in_either_sale():  # INV-7 INV:soros INV:talal
    position: dict[str, Any] = {"investors": {0: ["soros", "talal"]}, "regular": {0: {EPIC: 3}}, "cash": 0}
    first, second = selling(2, **position), selling(2, **position)

    play(first, "use soros", "sell epic", "done")
    play(second, "done", "use soros", "sell epic")

    assert asked(first) == (0, "sell")
    assert refused(first, "use soros") == "INV-5"
    assert cash(second, 0) == 8
    assert refused(second, "use soros") == "INV-5"


def test_grahams_1_comes_on_top_of_soros_8():  # INV-7 INV:soros INV:graham
    game = selling(2, investors={0: ["soros", "graham"]}, regular={0: {EPIC: 1}}, cash=0)

    play(game, "use soros", "sell epic")

    assert cash(game, 0) == 9


def test_in_the_final_sale_soros_gets_8_for_his_cheapest_share():  # INV-7 INV:soros
    prices = {EPIC: 3, COSMIC: 2, LEADING: 9}
    halves = {EPIC: 1, COSMIC: 2, LEADING: 1}

    assert stocks(investors={0: "soros"}, regular={0: halves}, prices=prices) == 3 + 8 + 2 + 9


def test_in_the_final_sale_soros_keeps_a_price_that_is_not_below_8():  # INV-7 INV:soros
    assert stocks(investors={0: "soros"}, regular={0: {EPIC: 1}}, prices={EPIC: 9}) == 9
    assert stocks(investors={0: "soros"}, regular={0: {EPIC: 1}}, prices={EPIC: 8}) == 8


def test_of_one_split_card_soros_sells_one_share_at_8_and_one_at_the_price():  # INV-7 INV:soros
    assert stocks(investors={0: "soros"}, split={0: {EPIC: 1}}, prices={EPIC: 3}) == 8 + 3


def test_grahams_1_comes_on_top_of_soros_8_in_the_final_sale_too():  # INV-7 INV:soros INV:graham
    investors = {0: ["soros", "graham"]}

    assert stocks(2, investors=investors, split={0: {EPIC: 1}}, prices={EPIC: 3}) == 9 + 4


def test_soros_final_sale_comes_besides_that_of_the_last_round():  # INV:soros
    game = selling(
        investors={0: "soros"}, regular={0: {EPIC: 2}}, in_round=LAST, cash=0, pairs={0: (EPIC, "$$")}, prices={EPIC: 2}
    )

    play(game, "use soros", "sell epic", "done", "claim 0")

    assert game.result
    assert game.result.breakdown[0]["cash"] == 8
    assert game.result.breakdown[0]["stocks"] == 8
