"""Investors who bring money, at the start or at the end of a round (INV)."""

import pytest

from kit.table import (
    BONDS,
    CATTLE,
    COMMERCE,
    COSMIC,
    EPIC,
    GOLD,
    LEADING,
    TAX,
    answers,
    asked,
    cash,
    known,
    play,
    refused,
    table,
    told,
)
from stockpile import Game, Setup

LAST = Setup(players=3).table.rounds


def ended(players: int = 3, **position) -> Game:
    """The table at the end of a round."""
    return table(players, phase="round-end", **position)


def purses(game: Game) -> list[int]:
    """Everybody's cash."""
    return list(game.position()["cash"])


# Bill


def test_bill_is_nothing_but_money():  # INV:bill
    game = Game(Setup(players=3, modules=("investors",), investors={0: ["bill"], 1: ["donald"], 2: ["mark"]}), seed=1)

    assert cash(game, 0) == 32
    assert set(game.setup.printed["investors"]["bill"]) == {"set", "cash", "provenance"}


# Ana


def test_ana_shows_one_card_of_each_company_she_likes_and_gets_1_for_each():  # INV:ana
    game = ended(investors={0: "ana"}, regular={0: {EPIC: 2, COSMIC: 1, LEADING: 1}}, cash=20)

    play(game, "use ana", "pick cosmic", "pick epic")

    assert cash(game, 0) == 22
    assert known(game, 1, 0) == {EPIC: 1, COSMIC: 1}


def test_ana_shows_company_by_company_and_stops_when_she_likes():  # INV-7 INV:ana
    game = ended(investors={0: "ana"}, regular={0: {EPIC: 1, COSMIC: 1, LEADING: 1}}, cash=20)

    play(game, "use ana")
    assert answers(game) == ["pick cosmic", "pick leading", "pick epic", "done"]
    play(game, "pick leading")
    assert cash(game, 0) == 21
    assert refused(game, "pick leading") == "INV:ana"
    play(game, "done")

    assert cash(game, 0) == 21
    assert known(game, 1, 0) == {LEADING: 1}


def test_ana_shows_companies_in_any_order():  # INV-7 INV:ana
    game = ended(investors={0: "ana"}, regular={0: {EPIC: 1, COSMIC: 1, LEADING: 1}}, cash=20)

    play(game, "use ana", "pick epic", "pick cosmic")
    assert answers(game) == ["pick leading", "done"]
    play(game, "pick leading")

    assert cash(game, 0) == 23


def test_ana_may_count_a_split_card_and_shows_no_other_for_it():  # INV:ana
    game = ended(investors={0: "ana"}, regular={0: {EPIC: 1}}, split={0: {EPIC: 1, COSMIC: 1}}, cash=20)

    play(game, "use ana", "pick cosmic", "pick epic")

    assert cash(game, 0) == 22
    assert known(game, 1, 0) == {}


def test_ana_may_decline_and_is_not_asked_without_cards():  # INV-4 INV:ana KNO-6
    game = ended(investors={0: "ana"}, regular={0: {EPIC: 1}}, cash=20)
    empty = ended(investors={0: "ana"}, cash=20)

    assert answers(game) == ["use ana", "done"]
    play(game, "done")

    assert cash(game, 0) == 20
    assert asked(empty)[1] == "place"


def test_ana_acts_in_the_last_round_before_the_reckoning():  # RND-5 INV:ana
    game = ended(investors={0: "ana"}, regular={0: {EPIC: 1}}, in_round=LAST, cash=20)

    play(game, "use ana", "pick epic")

    assert game.result
    assert game.result.breakdown[0]["cash"] == 21


# Dangote and Li


def test_dangote_gets_1_for_each_commodity_card_but_not_for_taxes():  # INV:dangote
    goods = {0: {GOLD: 2, CATTLE: 1, TAX: 3}}
    game = ended(modules=[COMMERCE], investors={0: "dangote"}, commerce=goods, cash=20)

    assert cash(game, 0) == 23
    assert told(game, "gained") == [{"event": "gained", "seat": 0, "by": "dangote", "amount": 3}]


def test_dangote_is_not_asked_and_without_commodities_gets_nothing():  # INV-4 INV:dangote
    game = ended(modules=[COMMERCE], investors={0: "dangote"}, commerce={0: {TAX: 1}}, cash=20)

    assert cash(game, 0) == 20
    assert told(game, "power-used") == []


@pytest.mark.parametrize(("count", "extra"), [(0, 0), (1, 1), (2, 1), (3, 2), (4, 2), (7, 4)])
def test_li_gets_1_for_every_two_bonds_rounded_up_on_top_of_interest(count, extra):  # INV:li
    game = ended(modules=[BONDS], investors={0: "li"}, bonds={0: count, 1: count}, cash=20)

    assert purses(game) == [20 + count + extra, 20 + count, 20]


def test_li_with_3_bonds_gets_5_in_all_in_the_last_round_too():  # INV:li RND-5
    game = ended(modules=[BONDS], investors={0: "li"}, bonds={0: 3}, in_round=LAST, cash=20)

    assert game.result
    assert game.result.breakdown[0]["cash"] == 25
