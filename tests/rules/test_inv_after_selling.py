"""Talal who sells again, and Barack who buys back (INV)."""

from typing import Any

from kit.table import (
    BOOM,
    BUST,
    COSMIC,
    EPIC,
    FEE3,
    LEADING,
    answers,
    asked,
    cash,
    discard,
    known,
    phase_of,
    play,
    price,
    regular,
    table,
)
from stockpile import Game

STILL = {0: (LEADING, "$$")}  # the first pair asks for claims before anything moves


def selling(players: int = 3, **position) -> Game:
    """The table when Selling begins."""
    return table(players, phase="selling", **position)


def after_selling(players: int = 3, **position) -> Game:
    """The table when all have sold."""
    return table(players, phase="after-selling", **position)


def cash_after_buying(game: Game) -> int:
    """What the first player had after paying for a card, whatever Movement brought afterwards."""
    paid = next(event for event in game.events(None) if event["event"] == "paid")
    return int(paid["set"]["cash.0"])


# Talal


def test_talal_sells_again_when_all_have_sold():  # INV:talal
    game = selling(investors={0: "talal"}, regular={0: {EPIC: 2}, 1: {EPIC: 1}}, cash=0)

    play(game, "sell epic", "done")
    assert asked(game) == (1, "sell")
    play(game, "done")
    assert asked(game) == (0, "sell")
    play(game, "sell epic")

    assert cash(game, 0) == 10


def test_talal_sells_again_also_if_he_was_last():  # INV-7 INV:talal
    game = selling(investors={2: "talal"}, regular={2: {EPIC: 1}}, cash=0)

    play(game, "done")

    assert asked(game) == (2, "sell")
    play(game, "sell epic")
    assert cash(game, 2) == 5


def test_talal_sells_halves_and_doubles_again_as_in_selling_and_may_decline():  # INV-7 INV-4 INV:talal
    game = selling(investors={0: "talal"}, split={0: {EPIC: 2}}, cash=0)

    play(game, "done")
    assert phase_of(game) == "end-of-selling"
    assert answers(game) == ["sell-split epic", "sell-half epic", "done"]
    play(game, "sell-half epic", "sell-split epic", "done")

    assert cash(game, 0) == 15


def test_talal_without_a_card_is_not_asked_again():  # INV:talal KNO-6
    game = selling(investors={0: "talal", 1: "barack"}, regular={0: {EPIC: 1}}, cash=10)

    play(game, "sell epic")

    assert asked(game) == (1, "use")


# Barack


def test_barack_on_price_9_pays_7():  # INV:barack
    game = after_selling(investors={0: "barack"}, discard={EPIC: 1}, prices={EPIC: 9}, cash=10)

    play(game, "use barack", "take epic")

    assert cash_after_buying(game) == 3
    assert regular(game, 0) == {EPIC: 1}


def test_the_card_that_barack_buys_is_shown():  # INV:barack
    game = after_selling(
        investors={0: "barack"}, discard={EPIC: 1}, regular={0: {COSMIC: 1}}, pairs={0: (LEADING, "$$")}
    )

    play(game, "use barack", "take epic")

    assert known(game, None, 0) == {EPIC: 1}
    assert discard(game) == {}


def test_barack_never_pays_less_than_nothing():  # INV:barack
    position: dict[str, Any] = {"discard": {EPIC: 1}, "prices": {EPIC: 1}, "regular": {1: {COSMIC: 1}}, "pairs": STILL}
    game = after_selling(investors={0: "barack"}, cash=10, **position)

    play(game, "use barack", "take epic")

    assert cash(game, 0) == 10


def test_barack_needs_the_money():  # INV:barack
    game = after_selling(
        investors={0: "barack"}, discard={EPIC: 1, COSMIC: 1}, prices={EPIC: 9, COSMIC: 5}, cash={0: 6, 1: 0}
    )
    poor = after_selling(
        investors={0: "barack"}, discard={EPIC: 1}, cash=2, regular={0: {COSMIC: 1}}, pairs={0: (LEADING, "$$")}
    )

    play(game, "use barack")

    assert answers(game) == ["take cosmic"]
    assert asked(poor) == (0, "claim")


def test_barack_takes_stock_cards_only_and_may_decline():  # INV-4 INV:barack
    position: dict[str, Any] = {"regular": {1: {COSMIC: 1}}, "pairs": STILL}
    game = after_selling(investors={0: "barack"}, discard={EPIC: 1, BOOM: 1, FEE3: 1}, **position)
    other = after_selling(investors={0: "barack"}, discard={BOOM: 1, FEE3: 1}, **position)

    assert answers(game) == ["use barack", "done"]
    play(game, "done")

    assert asked(game) == (1, "claim")
    assert regular(game, 0) == {}
    assert asked(other) == (1, "claim")


def test_barack_comes_after_talal_and_may_take_what_was_sold_this_round():  # INV-7 INV:barack
    game = selling(investors={0: "barack", 1: "talal"}, regular={1: {EPIC: 1}}, cash=10)

    play(game, "done")
    assert phase_of(game) == "end-of-selling"
    play(game, "sell epic")
    assert asked(game) == (0, "use")
    play(game, "use barack", "take epic")

    assert cash_after_buying(game) == 7


def test_barack_may_buy_a_card_of_a_bankrupt_company_at_the_start_price_less_2():  # INV-7 INV:barack
    game = table(
        3,
        investors={0: "barack"},
        action_cards={1: [BUST]},
        regular={1: {EPIC: 1, COSMIC: 1}},
        prices={EPIC: 2},
        cash=10,
    )

    play(game, "bust epic")
    assert price(game, EPIC) == 5
    play(game, "done", "use barack", "take epic")

    assert cash_after_buying(game) == 10 - 3


def test_barack_buys_one_card_a_round():  # INV-5 INV:barack
    position: dict[str, Any] = {"regular": {0: {COSMIC: 1}}, "pairs": STILL}
    game = after_selling(2, investors={0: ["barack", "bill"]}, discard={EPIC: 3}, **position)

    play(game, "use barack", "take epic")

    assert asked(game) == (0, "claim")
    assert regular(game, 0) == {COSMIC: 1, EPIC: 1}
