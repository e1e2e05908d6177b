"""Strategies that are tucked under a pair and act when it is shown."""

from itertools import permutations

import pytest

from kit.hand import turn, why
from kit.table import (
    COSMIC,
    DICE,
    EPIC,
    STANFORD,
    answers,
    asked,
    cash,
    pass_on,
    play,
    price,
    regular,
    space,
    split,
    table,
    told,
)
from stockpile import Game

COSTS = {"falsified-earnings": 2, "trading-halt": 2, "leverage": 3}
CARDS = pytest.mark.parametrize(("card", "cost"), COSTS.items())


def tucked(cards, forecast: str, **position) -> Game:
    """These cards lie on the pair of seat 0, Epic and a forecast, each played by a seat of its own, in this order."""
    if forecast in ("+3", "$", "$$$"):
        position |= {"modules": [DICE], "rolled": [forecast, "+2", "+1", "$$", "-2", "-3"]}
    game = table(
        **{
            "phase": "action",
            "strategies": dict(enumerate(cards)),
            "pairs": {0: (EPIC, forecast)},
            "prices": {EPIC: 5},
            **position,
        }
    )
    for card in cards:
        play(game, f"play {card}", "pick pair 1")
    return game


def moved(game: Game) -> list[int]:
    """How Epic moved by its forecast, step after step."""
    pass_on(game, "supply")
    return [event["by"] for event in told(game, "moved") if event["company"] == EPIC]


# All three


@CARDS
def test_a_tuck_lies_open_on_any_pair_without_showing_it(card, cost):  # STR-5
    game = turn(card, cash=cost)

    play(game, f"play {card}")
    assert answers(game) == [f"pick pair {number}" for number in range(1, 7)]
    play(game, "pick pair 2")

    view = game.view(2).to_dict()
    assert view["tucks"] == [{"strategy": card, "pair": 1}]
    assert (view["pairs"][1]["company"], view["pairs"][1]["up"]) == ("?", False)
    assert cash(game, 0) == 0


@CARDS
def test_a_tuck_has_its_price(card, cost):  # STR:falsified-earnings, STR:trading-halt, STR:leverage, STR-2
    game = turn(card, cash=cost - 1)

    assert why(game, f"play {card}") == f"STR-2 cannot-pay {cost}"


@CARDS
def test_two_players_name_one_of_their_pairs(card, cost):  # STR-5
    pairs = {2: (EPIC, "+2"), 3: (COSMIC, "+1")}
    game = turn(card, players=2, cash=cost, pairs=pairs)

    play(game, f"play {card}", "pick pair 4")

    assert moved(game) == [2]
    assert {event["pair"] for event in told(game, "bent")} == {3}


def test_tucks_are_gone_in_the_next_round():  # STR-5
    game = tucked(["leverage"], "+1")

    moved(game)

    assert game.position()["round"] == 2
    assert game.position()["tucks"] == []


# Falsified Earnings


@pytest.mark.parametrize(("forecast", "by"), [("+4", 1), ("+2", -1), ("+1", -2), ("-2", 1)])
def test_falsified_earnings_take_3_from_a_rise_and_add_3_to_a_fall(forecast, by):  # STR:falsified-earnings
    game = tucked(["falsified-earnings"], forecast)

    assert moved(game) == [by]


@pytest.mark.parametrize("forecast", ["+3", "-3"])
def test_a_forecast_of_3_comes_to_nothing(forecast):  # STR:falsified-earnings, STR-5
    game = tucked(["falsified-earnings"], forecast)

    assert moved(game) == []
    assert [event["move"] for event in told(game, "bent")] == [0]


def test_a_falsified_dividend_is_paid_first_and_then_the_stock_falls_3():  # STR:falsified-earnings, STR-5
    game = tucked(["falsified-earnings"], "$$", regular={1: {EPIC: 1}}, split={2: {EPIC: 1}})

    pass_on(game, "movement")
    assert (asked(game), price(game, EPIC), cash(game, 2)) == ((1, "claim"), 5, 20 + 4)
    play(game, "claim 1")

    assert cash(game, 1) == 20 + 2
    assert moved(game) == [-3]


def test_the_fall_after_a_falsified_dividend_can_ruin_the_company():  # STR:falsified-earnings, STR-5
    game = tucked(["falsified-earnings"], "$$", prices={EPIC: 2}, regular={1: {EPIC: 1}})

    pass_on(game, "movement")
    play(game, "claim 1")

    assert cash(game, 1) == 20 + 2
    assert regular(game, 1) == {}
    assert price(game, EPIC) == 5


def test_stanford_pays_when_a_fall_has_become_a_rise():  # STR:falsified-earnings, STR-5
    steel = {"board": "advanced", "prices": {}, "spaces": {STANFORD: 2}, "split": {1: {STANFORD: 1}}}
    game = tucked(["falsified-earnings"], "-2", pairs={0: (STANFORD, "-2")}, **steel)

    pass_on(game, "supply")

    assert space(game, STANFORD) == 3
    assert [(event["seat"], event["amount"]) for event in told(game, "dividend-paid")] == [(1, 2)]


def test_stanford_pays_nothing_when_a_rise_has_become_a_fall():  # STR:falsified-earnings, STR-5
    steel = {"board": "advanced", "prices": {}, "spaces": {STANFORD: 4}, "split": {1: {STANFORD: 1}}}
    others = {1: ("cosmic", "$$")}
    game = tucked(["falsified-earnings"], "+2", pairs={0: (STANFORD, "+2"), **others}, **steel)

    pass_on(game, "supply")

    assert space(game, STANFORD) == 3
    assert told(game, "dividend-paid") == []


def test_a_falsified_rise_splits_nothing():  # STR:falsified-earnings
    game = tucked(["falsified-earnings"], "+4", prices={EPIC: 9}, regular={1: {EPIC: 1}})

    assert moved(game) == [1]
    assert split(game, 1) == {}


# Leverage


@pytest.mark.parametrize(("forecast", "by"), [("+4", 6), ("+2", 4), ("+1", 3), ("-2", -4), ("-3", -5)])
def test_leverage_counts_2_further_in_the_own_direction(forecast, by):  # STR:leverage
    game = tucked(
        ["leverage"], forecast, board="advanced", prices={EPIC: 5, "leading": 5}, pairs={0: ("leading", forecast)}
    )

    pass_on(game, "supply")

    walked = told(game, "bent")[0]["move"]
    assert walked == by
    assert price(game, "leading") == {6: 6, 4: 9, 3: 8, -4: 1, -5: 5}[by]


@pytest.mark.parametrize(("forecast", "paid"), [("$", 2), ("$$", 3), ("$$$", 4)])
def test_leverage_makes_a_dividend_1_more(forecast, paid):  # STR:leverage
    game = tucked(["leverage"], forecast, split={1: {EPIC: 1}})

    assert moved(game) == []
    assert [event["amount"] for event in told(game, "dividend-paid")] == [2 * paid]


# Trading Halt


@pytest.mark.parametrize("forecast", ["+4", "-3", "$$"])
def test_a_halted_pair_does_nothing(forecast):  # STR:trading-halt, STR-5
    game = tucked(["trading-halt"], forecast, split={1: {EPIC: 1}}, prices={EPIC: 2})

    assert moved(game) == []
    assert EPIC not in [event["company"] for event in told(game, "dividend", "bankrupt")]
    assert [event["pair"] for event in told(game, "halted")] == [0]
    assert (0, EPIC) in [(event["pair"], event["company"]) for event in told(game, "pair-shown")]


def test_a_halt_stops_its_own_pair_only():  # STR:trading-halt
    game = tucked(["trading-halt"], "+4", pairs={0: (EPIC, "+4"), 1: (COSMIC, "+2")})

    assert moved(game) == []
    assert price(game, COSMIC) == 7


@pytest.mark.parametrize("cards", list(permutations(COSTS)))
@pytest.mark.parametrize("forecast", ["+2", "-2", "$$"])
def test_a_halt_stops_whatever_else_lies_there_in_any_order(cards, forecast):  # STR-5, STR:trading-halt
    game = tucked(cards, forecast, split={1: {EPIC: 1}})

    assert moved(game) == []
    assert EPIC not in [event["company"] for event in told(game, "dividend")]


# Two of them


ORDERS = {
    ("+2", "falsified-earnings"): [-1, -3],
    ("+2", "leverage"): [4, 1],
    ("-2", "falsified-earnings"): [1, 3],
    ("-2", "leverage"): [-4, -1],
    ("+3", "falsified-earnings"): [0, 0],
    ("+3", "leverage"): [5, 2],
}


@pytest.mark.parametrize(("forecast", "first"), ORDERS)
def test_tucks_act_in_the_order_played(forecast, first):  # STR-5, STR:falsified-earnings, STR:leverage
    second = "leverage" if first == "falsified-earnings" else "falsified-earnings"
    game = tucked([first, second], forecast)

    moved(game)

    bent = [(event["by"], event["move"]) for event in told(game, "bent")]
    assert bent == list(zip([first, second], ORDERS[forecast, first], strict=True))
    assert price(game, EPIC) == 5 + ORDERS[forecast, first][1]


@pytest.mark.parametrize("first", ["falsified-earnings", "leverage"])
def test_both_on_a_dividend_pay_one_more_and_then_fall_3(first):  # STR-5, STR:falsified-earnings, STR:leverage
    second = "leverage" if first == "falsified-earnings" else "falsified-earnings"
    game = tucked([first, second], "$$", split={1: {EPIC: 1}})

    assert moved(game) == [-3]
    assert [event["amount"] for event in told(game, "dividend-paid")] == [2 * 3]


def test_the_order_played_is_the_turn_order_not_that_of_seats():  # STR-5
    game = turn("falsified-earnings", first=1, others={1: "leverage"}, pairs={0: (EPIC, "+2")}, prices={EPIC: 5})

    play(game, "play leverage", "pick pair 1", "play falsified-earnings", "pick pair 1")

    assert moved(game) == [1]


def test_a_tuck_on_the_public_pair_acts_at_its_place():  # STR-5
    game = turn("leverage", pairs={0: (COSMIC, "+1"), 3: (EPIC, "+2")})

    play(game, "play leverage", "pick pair 4")

    assert moved(game) == [4]
    moves = [event["company"] for event in told(game, "moved")]
    assert moves.index(COSMIC) < moves.index(EPIC)
