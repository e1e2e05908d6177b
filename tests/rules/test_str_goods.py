"""Strategies about bonds, commodities and taxes."""

import random

import pytest

from kit.hand import turn, why
from kit.table import (
    BONDS,
    CATTLE,
    COMMERCE,
    COMMODITIES,
    CORN,
    FEE3,
    GOLD,
    OIL,
    PLATINUM,
    STRATEGIES,
    TAX,
    answers,
    asked,
    bonds,
    cash,
    commerce_cards,
    commodities,
    fees,
    pass_on,
    play,
    table,
    taxes,
    told,
)
from stockpile import Game, Setup

PRICES = {2: 7, 3: 6, 4: 5, 5: 4}


def trader(card: str, goods, **position) -> Game:
    """Seat 0 has a strategy and these commerce cards."""
    return turn(card, modules=[COMMERCE], commerce={0: goods}, **position)


def lender(card: str, held=None, players: int = 3, **position) -> Game:
    """Seat 0 has a strategy; bonds by seat."""
    return turn(card, players=players, modules=[BONDS], bonds=held or {}, **position)


# Corner the Market


@pytest.mark.parametrize(
    ("goods", "gained"),
    [
        ({PLATINUM: 2, CORN: 3}, 15),
        ({GOLD: 2}, 5),
        ({GOLD: 3, OIL: 3, TAX: 2}, 20),
    ],
)
def test_corner_the_market_brings_5_beyond_the_first_of_a_kind(goods, gained):  # STR:corner-the-market
    game = trader("corner-the-market", goods, cash=0)

    play(game, "play corner-the-market")

    assert cash(game, 0) == gained
    assert {**commodities(game, 0), TAX: taxes(game, 0)} == {TAX: 0, **goods}


@pytest.mark.parametrize("goods", [{GOLD: 1, OIL: 1}, {TAX: 4}, {}])
def test_corner_the_market_is_refused_where_it_would_bring_nothing(goods):  # STR-2
    game = trader("corner-the-market", goods, cash=0)

    assert why(game, "play corner-the-market") == "STR-2 no-target"


# Carry Trade


def test_carry_trade_is_refused_without_a_bond():  # STR-2
    game = lender("carry-trade", {1: 3}, cash=0)

    assert why(game, "play carry-trade") == "STR-2 no-target"


@pytest.mark.parametrize(("held", "gained"), [(1, 1), (4, 4), (5, 5), (9, 5)])
def test_carry_trade_brings_1_a_bond_at_most_5(held, gained):  # STR:carry-trade
    game = lender("carry-trade", {0: held, 1: 3}, cash=0)

    play(game, "play carry-trade")

    assert cash(game, 0) == gained
    assert bonds(game, 0) == held


# Junk Bonds


@pytest.mark.parametrize(("players", "cost"), [(2, 4), (3, 3), (4, 3), (5, 2)])
def test_junk_bonds_take_a_bond_for_half_its_price_rounded_up(players, cost):  # STR:junk-bonds
    game = lender("junk-bonds", {0: 1}, players, cash=cost)
    poor = lender("junk-bonds", {0: 1}, players, cash=cost - 1)

    play(game, "play junk-bonds")

    assert (cash(game, 0), bonds(game, 0)) == (0, 2)
    assert why(poor, "play junk-bonds") == f"STR-2 cannot-pay {cost}"


def test_junk_bonds_need_a_bond_in_the_supply():  # STR:junk-bonds, STR-2
    last = lender("junk-bonds", {1: 39}, cash=20)
    gone = lender("junk-bonds", {1: 40}, cash=20)

    play(last, "play junk-bonds")

    assert bonds(last, 0) == 1
    assert why(gone, "play junk-bonds") == "STR-2 no-target"


def test_a_bond_taken_cheaply_pays_interest_like_any_other():  # STR:junk-bonds
    game = lender("junk-bonds", cash=10)

    play(game, "play junk-bonds")
    pass_on(game, "bonds")

    assert cash(game, 0) == 10 - 3 + 1


# Bond Ladder


@pytest.mark.parametrize(("players", "price"), PRICES.items())
@pytest.mark.parametrize("wanted", [1, 2])
def test_bond_ladder_buys_up_to_two_bonds_at_one_less(players, price, wanted):  # STR:bond-ladder
    game = lender("bond-ladder", {0: 3}, players, cash=20)

    play(game, "play bond-ladder")
    assert answers(game) == ["count 1", "count 2"]
    play(game, f"count {wanted}")

    assert bonds(game, 0) == 3 + wanted
    assert cash(game, 0) == 20 - wanted * (price - 1)


def test_bond_ladder_buys_what_the_cash_allows():  # STR:bond-ladder, STR-2
    one = lender("bond-ladder", cash=9)
    none = lender("bond-ladder", cash=4)

    play(one, "play bond-ladder")

    assert answers(one) == ["count 1"]
    assert why(one, "count 2") == "STR-2 cannot-pay 10"
    assert why(none, "play bond-ladder") == "STR-2 cannot-pay 5"


def test_bond_ladder_buys_what_the_supply_has():  # STR:bond-ladder, STR-2
    one = lender("bond-ladder", {1: 39}, cash=20)
    none = lender("bond-ladder", {1: 40}, cash=20)

    play(one, "play bond-ladder")

    assert answers(one) == ["count 1"]
    assert why(one, "count 2") == "STR:bond-ladder not-this-one"
    assert why(none, "play bond-ladder") == "STR-2 no-target"


def test_bond_ladder_comes_besides_the_three_of_the_round():  # STR:bond-ladder
    game = table(phase="bonds", modules=[BONDS], strategies={0: "bond-ladder"}, cash=40)

    play(game, "bonds 3")
    pass_on(game, "action")
    play(game, "play bond-ladder", "count 2")

    assert bonds(game, 0) == 5


# Tax Haven


def test_tax_haven_puts_one_tax_out_of_the_game_for_1():  # STR:tax-haven
    game = trader("tax-haven", {TAX: 2, GOLD: 1}, cash=1)

    play(game, "play tax-haven")

    assert (cash(game, 0), taxes(game, 0), commodities(game, 0)) == (0, 1, {GOLD: 1})
    assert game.position()["commerce_out"] == {TAX: 1}


def test_tax_haven_costs_1():  # STR:tax-haven, STR-2
    game = trader("tax-haven", {TAX: 1}, cash=0)

    assert why(game, "play tax-haven") == "STR-2 cannot-pay 1"


def test_tax_haven_needs_an_own_tax():  # STR:tax-haven, STR-2
    game = trader("tax-haven", {GOLD: 1})

    assert why(game, "play tax-haven") == "STR-2 no-target"


def test_a_tax_in_the_haven_is_not_due_at_the_end():  # STR:tax-haven
    game = trader("tax-haven", {TAX: 2}, cash=1, in_round=7)

    play(game, "play tax-haven")
    pass_on(game)

    assert game.result
    assert game.result.breakdown[0]["taxes"] == -2


# Commodity Swap


def test_commodity_swap_gives_up_a_commodity_for_6():  # STR:commodity-swap
    game = trader("commodity-swap", {GOLD: 1, CORN: 2, TAX: 1}, cash=0)

    play(game, "play commodity-swap")
    assert (asked(game), answers(game)) == ((0, "offer-goods"), ["offer gold", "offer corn"])
    assert why(game, "offer tax") == "STR:commodity-swap not-this-one"
    play(game, "offer corn")

    assert cash(game, 0) == 6
    assert (commodities(game, 0), taxes(game, 0)) == ({GOLD: 1, CORN: 1}, 1)
    assert game.position()["commerce_out"] == {CORN: 1}


def test_commodity_swap_needs_a_commodity():  # STR:commodity-swap, STR-2
    game = trader("commodity-swap", {TAX: 2})

    assert why(game, "play commodity-swap") == "STR-2 no-target"


# Futures Contract


@pytest.mark.parametrize(
    ("goods", "gained"),
    [({GOLD: 3}, 2), ({GOLD: 1, CATTLE: 2, TAX: 3}, 4), (dict.fromkeys(COMMODITIES, 1), 12)],
)
def test_futures_contract_brings_2_a_kind(goods, gained):  # STR:futures-contract
    game = trader("futures-contract", goods, cash=0)

    play(game, "play futures-contract")

    assert cash(game, 0) == gained
    assert commodities(game, 0) == {card: n for card, n in goods.items() if card != TAX}


def test_a_futures_contract_is_refused_without_a_commodity():  # STR-2
    game = trader("futures-contract", {TAX: 2}, cash=0)

    assert why(game, "play futures-contract") == "STR-2 no-target"


# Together


def test_goods_pay_held_fees():  # STR:futures-contract
    game = trader("futures-contract", {GOLD: 1, OIL: 1}, cash=0, fees={0: [FEE3]})

    play(game, "play futures-contract")

    assert (cash(game, 0), fees(game, 0)) == (1, [])


@pytest.mark.parametrize("seed", range(3))
def test_five_players_draw_the_last_commerce_card_and_those_given_up_stay_out(seed):  # STR:commodity-swap, STR-7
    setup = Setup(5, modules=(COMMERCE, STRATEGIES))
    game, chance = Game(setup, seed=seed), random.Random(seed)
    swaps = ("play systemic-shock", "play commodity-swap", "play tax-haven")

    while game.questions:
        question = game.questions[0]
        legal = [game.notation(answer) for answer in question.answers]
        wanted = [answer for answer in legal if answer in swaps] or [answer for answer in legal if "drop" not in answer]
        game.answer(chance.choice(wanted or legal), seat=question.seat)

    out = game.position()["commerce_out"]
    assert game.position()["commerce_deck"] == []
    assert sum(out.values()) == len(told(game, "commerce-lost"))
    assert {card: n + out.get(card, 0) for card, n in commerce_cards(game).items()} == {
        **dict.fromkeys(COMMODITIES, 3),
        TAX: 7,
    }
