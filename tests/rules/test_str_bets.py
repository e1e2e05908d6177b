"""Strategies that bet on how far one stock moves by its forecast."""

import pytest

from kit.hand import turn, why
from kit.table import (
    BOOM,
    COMPANIES,
    COSMIC,
    EPIC,
    FEE3,
    STANFORD,
    answers,
    asked,
    cash,
    fees,
    pass_on,
    play,
    price,
    table,
    told,
)
from stockpile import Game

COSTS = {"put-option": 1, "call-option": 1, "straddle": 3}
CARDS = pytest.mark.parametrize(("card", "cost"), COSTS.items())
BETS = "put-option", "call-option", "straddle"


def settled(game: Game) -> tuple[int, dict[str, int]]:
    """The spaces that counted, and what each bet brought."""
    pass_on(game, "supply")
    events = told(game, "bet-settled")
    assert len({event["spaces"] for event in events}) == 1
    return events[0]["spaces"], {event["strategy"]: event["amount"] for event in events}


def all_bets(forecast: str, at: int = 5) -> Game:
    """All three bets, one of each seat, on Epic at a price, whose forecast is that of seat 0."""
    hands = dict(enumerate(BETS))
    game = table(phase="action", strategies=hands, pairs={0: (EPIC, forecast)}, prices={EPIC: at})
    for card in BETS:
        play(game, f"play {card}", "pick epic")
    return game


@CARDS
def test_a_bet_names_any_stock_openly_for_its_price(card, cost):  # STR:put-option, STR:call-option, STR:straddle, STR-6
    game = turn(card, cash=cost)

    play(game, f"play {card}")
    assert answers(game) == [f"pick {company}" for company in COMPANIES]
    play(game, "pick epic")

    assert cash(game, 0) == 0
    assert game.view(2).to_dict()["bets"] == [{"strategy": card, "seat": 0, "company": EPIC}]


@CARDS
def test_a_bet_is_refused_without_its_price(card, cost):  # STR:put-option, STR:call-option, STR:straddle, STR-2
    game = turn(card, cash=cost - 1)

    assert why(game, f"play {card}") == f"STR-2 cannot-pay {cost}"


@pytest.mark.parametrize(
    ("forecast", "put", "call", "both"), [("+4", 0, 8, 8), ("+1", 0, 2, 2), ("-2", 4, 0, 4), ("-3", 6, 0, 6)]
)
def test_a_bet_brings_2_a_space(forecast, put, call, both):  # STR:put-option, STR:call-option, STR:straddle
    game = all_bets(forecast)

    _, brought = settled(game)

    assert brought == {"put-option": put, "call-option": call, "straddle": both}
    assert [cash(game, seat) for seat in range(3)] == [19 + put, 19 + call, 17 + both]


def test_a_bet_counts_the_steps_into_and_after_the_split_space():  # STR-6, STR:call-option
    game = all_bets("+4", at=9)

    assert settled(game) == (4, {"put-option": 0, "call-option": 8, "straddle": 8})
    assert price(game, EPIC) == 8


def test_a_bet_counts_the_step_into_bankruptcy_but_not_the_lost_rest():  # STR-6, STR:put-option
    game = all_bets("-3", at=2)

    assert settled(game) == (-2, {"put-option": 4, "call-option": 0, "straddle": 4})
    assert price(game, EPIC) == 5


def test_a_dividend_counts_nothing():  # STR-6
    game = all_bets("$$")

    assert settled(game) == (0, {"put-option": 0, "call-option": 0, "straddle": 0})


def test_a_bet_does_not_count_action_cards():  # STR-6
    game = turn("call-option", action_cards={0: [BOOM, BOOM]}, pairs={0: (EPIC, "+1")}, prices={EPIC: 5})

    play(game, "boom epic", "play call-option", "pick epic", "boom epic")

    assert settled(game) == (1, {"call-option": 2})
    assert price(game, EPIC) == 10


def test_a_bet_does_not_count_abilities_or_other_strategies():  # STR-6
    hands = {0: "straddle", 1: "sector-rotation", 2: "block-trading"}
    game = table(phase="action", strategies=hands, investors={0: "cramer"}, pairs={0: (EPIC, "+1")}, cash=20)

    play(game, "play straddle", "pick epic", "use cramer", "pick epic", "pick down")
    play(game, "play sector-rotation", "pick cosmic", "pick epic")

    assert settled(game) == (1, {"straddle": 2})
    assert cash(game, 0) == 20 - 3 + 2


@pytest.mark.parametrize(
    ("tuck", "forecast", "spaces"),
    [
        ("falsified-earnings", "+1", -2),
        ("falsified-earnings", "-2", 1),
        ("falsified-earnings", "-3", 0),
        ("falsified-earnings", "$$", -3),
        ("leverage", "+2", 4),
        ("leverage", "$$", 0),
        ("trading-halt", "+4", 0),
        ("trading-halt", "$$", 0),
    ],
)
def test_a_bet_counts_the_forecast_with_its_tucks(tuck, forecast, spaces):  # STR-6
    game = turn("straddle", others={1: tuck}, pairs={0: (EPIC, forecast)}, prices={EPIC: 5}, cash=20)

    play(game, "play straddle", "pick epic", f"play {tuck}", "pick pair 1")

    assert settled(game) == (spaces, {"straddle": 2 * abs(spaces)})


def test_a_bet_on_a_falsified_dividend_is_settled_after_the_fall():  # STR-6
    halves = {"regular": {2: {EPIC: 1}}}
    game = turn("put-option", others={1: "falsified-earnings"}, pairs={0: (EPIC, "$$")}, cash=20, **halves)
    play(game, "play put-option", "pick epic", "play falsified-earnings", "pick pair 1")

    pass_on(game, "movement")
    assert asked(game) == (2, "claim")
    assert told(game, "bet-settled") == []
    play(game, "claim 0")

    assert [event["amount"] for event in told(game, "bet-settled")] == [6]


def test_under_a_poison_pill_only_spaces_walked_count():  # STR-6, STR:poison-pill
    game = turn(
        "straddle", others={1: "poison-pill"}, regular={1: {EPIC: 1}}, pairs={0: (EPIC, "-3")}, prices={EPIC: 3}
    )

    play(game, "play straddle", "pick epic", "play poison-pill", "pick epic")

    assert settled(game) == (-2, {"straddle": 4})
    assert price(game, EPIC) == 1


def test_a_bet_is_settled_when_its_own_stock_has_moved():  # STR-6
    pairs = {0: (COSMIC, "+2"), 1: (EPIC, "+4"), 2: (STANFORD, "-3")}
    game = turn("call-option", pairs=pairs)

    play(game, "play call-option", "pick epic")
    pass_on(game, "supply")

    names = [event.get("company") for event in told(game, "moved", "bet-settled")]
    assert names[:4] == [COSMIC, EPIC, EPIC, STANFORD]
    assert [event["event"] for event in told(game, "moved", "bet-settled")][1:3] == ["moved", "bet-settled"]


def test_a_bet_on_one_stock_is_not_paid_by_another():  # STR-6
    game = turn("call-option", pairs={0: (COSMIC, "+4"), 1: (EPIC, "$$")}, cash=20)

    play(game, "play call-option", "pick epic")

    assert settled(game) == (0, {"call-option": 0})
    assert cash(game, 0) == 19


def test_a_bet_pays_held_fees():  # STR-6
    game = turn("call-option", pairs={0: (EPIC, "+2")}, cash={0: 1}, fees={0: [FEE3]})

    play(game, "play call-option", "pick epic")
    pass_on(game, "supply")

    assert fees(game, 0) == []
    assert cash(game, 0) == 4 - 3


def test_bets_are_gone_in_the_next_round():  # STR-6
    game = all_bets("+1")

    settled(game)

    assert game.position()["round"] == 2
    assert game.position()["bets"] == []


def test_a_bet_counts_spaces_not_money():  # STR-6, STR-7
    board = {"board": "advanced", "pairs": {0: ("american", "+2")}}
    game = turn("call-option", cash=20, **board)

    play(game, "play call-option", "pick american")

    assert settled(game) == (2, {"call-option": 4})
    assert price(game, "american") == 9


def test_the_rest_of_a_falsified_fall_that_ends_in_bankruptcy_does_not_count():  # STR-6, MOV-5
    game = turn("put-option", others={1: "falsified-earnings"}, pairs={0: (EPIC, "$$")}, cash=20, spaces={EPIC: 1})
    play(game, "play put-option", "pick epic", "play falsified-earnings", "pick pair 1")

    pass_on(game, "supply")

    assert [(event["spaces"], event["amount"]) for event in told(game, "bet-settled")] == [(-2, 4)]
