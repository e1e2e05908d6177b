"""Strategies that declare a dividend for all holders."""

import pytest

from kit.hand import turn, why
from kit.table import (
    BOOM,
    BUST,
    COMPANIES,
    COSMIC,
    EPIC,
    FEE2,
    LEADING,
    answers,
    asked,
    cash,
    fees,
    known,
    play,
    price,
    told,
)

DIVIDENDS = pytest.mark.parametrize(("card", "amount"), [("special-dividend", 1), ("dividend-growth-investing", 2)])


@DIVIDENDS
def test_every_share_of_the_company_is_paid(card, amount):  # STR:special-dividend, STR:dividend-growth-investing
    halves = {"regular": {1: {EPIC: 2, COSMIC: 1}, 2: {EPIC: 1}}, "seen": {2: {EPIC: 1}}, "split": {0: {EPIC: 1}}}
    game = turn(card, cash={0: 2, 1: 0, 2: 0}, **halves)
    cost = 2 if amount == 2 else 0

    play(game, f"play {card}", "pick epic")
    assert [cash(game, seat) for seat in (0, 2)] == [2 - cost + 2 * amount, amount]
    assert (asked(game), answers(game)) == ((1, "claim"), ["claim 0", "claim 1", "claim 2"])
    play(game, "claim 2")

    assert cash(game, 1) == 2 * amount
    assert known(game, 0, 1) == {EPIC: 2}
    assert price(game, EPIC) == 5


@DIVIDENDS
def test_claims_are_asked_in_turn_order_of_all_with_a_hidden_card(card, amount):  # STR:special-dividend
    cards = {0: {COSMIC: 1}, 1: {EPIC: 1}, 2: {EPIC: 1}}
    game = turn(card, first=2, cash=10, regular=cards, others={2: "poison-pill"})

    play(game, "done", f"play {card}", "pick epic")
    seats = []
    while asked(game)[1] == "claim":
        seats.append(asked(game)[0])
        play(game, "claim 0")

    assert seats == [2, 0, 1]
    assert amount * len(told(game, "dividend")) == amount


@DIVIDENDS
def test_any_company_may_be_named_that_somebody_may_have(card, amount):  # STR:special-dividend
    game = turn(card, cash=10, regular={1: {COSMIC: 1}})

    play(game, f"play {card}")
    assert answers(game) == [f"pick {company}" for company in COMPANIES]
    play(game, "pick epic")

    assert [event["amount"] for event in told(game, "dividend")] == [amount]


@DIVIDENDS
def test_a_dividend_that_nobody_can_be_paid_is_refused(card, amount):  # STR-2
    nobody = turn(card, cash=10, action_cards={0: [BOOM]})
    others = turn(card, cash=10, regular={1: {COSMIC: 1}}, seen={1: {COSMIC: 1}}, split={2: {LEADING: 1}})

    play(others, f"play {card}")

    assert why(nobody, f"play {card}") == "STR-2 no-target"
    assert answers(others) == ["pick cosmic", "pick leading"]
    assert amount > 0


def test_a_company_that_has_gone_bankrupt_is_in_no_half():  # STR-2, KNO-5
    game = turn("special-dividend", regular={1: {COSMIC: 1}}, action_cards={0: [BUST]}, prices={EPIC: 1})

    play(game, "bust epic", "play special-dividend")

    assert answers(game) == [f"pick {company}" for company in COMPANIES if company != EPIC]


def test_a_special_dividend_costs_nothing():  # STR:special-dividend
    game = turn("special-dividend", cash=0, split={1: {EPIC: 1}})

    play(game, "play special-dividend", "pick epic")

    assert cash(game, 0) == 0


def test_dividend_growth_investing_costs_2():  # STR:dividend-growth-investing, STR-2
    poor = turn("dividend-growth-investing", cash=1, split={1: {EPIC: 1}})
    able = turn("dividend-growth-investing", cash=2, split={1: {EPIC: 1}})

    play(able, "play dividend-growth-investing", "pick epic")

    assert why(poor, "play dividend-growth-investing") == "STR-2 cannot-pay 2"
    assert cash(able, 0) == 0


def test_the_own_turn_goes_on_after_the_claims():  # STR:special-dividend
    game = turn("special-dividend", action_cards={0: [BOOM]}, regular={1: {EPIC: 1}})

    play(game, "play special-dividend", "pick epic", "claim 0", "claim 1")

    assert asked(game) == (0, "action")


def test_a_dividend_pays_held_fees():  # STR:special-dividend
    game = turn("special-dividend", cash=0, split={1: {EPIC: 1}}, fees={1: [FEE2]})

    play(game, "play special-dividend", "pick epic")

    assert fees(game, 1) == []
    assert cash(game, 1) == 0
