"""Investors of the Action turn, and the dividend of Deborah (INV)."""

from typing import Any

import pytest

from kit.table import (
    BOOM,
    BOTTOMLINE,
    BUST,
    COSMIC,
    EPIC,
    LEADING,
    answers,
    asked,
    cash,
    discard,
    known,
    phase_of,
    play,
    price,
    refused,
    regular,
    split,
    table,
    told,
)
from stockpile import Game, Setup


def action(players: int = 3, **position) -> Game:
    """The table when Action begins."""
    return table(players, phase="action", **position)


def round_end(players: int = 3, **position) -> Game:
    """The table at the end of a round."""
    return table(players, phase="round-end", **position)


# Cramer


@pytest.mark.parametrize(("way", "result"), [("up", 6), ("down", 4)])
def test_cramer_may_move_one_stock_up_or_down_1(way, result):  # INV:cramer
    game = action(investors={0: "cramer"}, regular={0: {COSMIC: 1}})

    play(game, "use cramer", "pick epic", f"pick {way}")

    assert price(game, EPIC) == result
    assert told(game, "power-used") == [{"event": "power-used", "seat": 0, "investor": "cramer"}]


def test_cramer_may_split_a_stock_or_ruin_it():  # INV:cramer ACT-2
    position: dict[str, Any] = {
        "investors": {0: "cramer"},
        "prices": {EPIC: 10, COSMIC: 1},
        "regular": {1: {EPIC: 1, COSMIC: 1}},
    }
    up, fall = action(**position), action(**position)

    play(up, "use cramer", "pick epic", "pick up")
    play(fall, "use cramer", "pick cosmic", "pick down")

    assert (price(up, EPIC), split(up, 1)) == (6, {EPIC: 1})
    assert (price(fall, COSMIC), regular(fall, 1)) == (5, {EPIC: 1})


def test_cramer_acts_in_his_own_turn_before_between_or_after_action_cards():  # INV-3 ACT-3 INV:cramer
    game = action(investors={1: "cramer"}, action_cards={0: [BOOM], 1: [BOOM, BUST]}, regular={0: {COSMIC: 1}})

    assert asked(game) == (0, "action")
    assert refused(game, "use cramer") == "INV-4"
    play(game, "boom cosmic")
    assert asked(game) == (1, "action")
    play(game, "boom epic", "use cramer", "pick epic", "pick up", "bust leading")

    assert price(game, EPIC) == 8
    assert price(game, LEADING) == 3


def test_cramer_moves_one_stock_a_round_and_may_decline():  # INV-5 INV-4 INV:cramer
    used = action(2, investors={0: ["cramer", "bill"]}, regular={0: {EPIC: 1}})
    idle = action(2, investors={0: ["cramer", "bill"]}, regular={0: {EPIC: 1}})

    assert answers(idle) == ["done", "use cramer"]
    play(used, "use cramer", "pick epic", "pick up")
    play(idle, "done")

    assert phase_of(used) == "selling"
    assert phase_of(idle) == "selling"


def test_who_has_no_action_card_and_no_power_is_passed_over():  # ACT-3 INV-3
    game = action(investors={0: "bill", 2: "cramer"})

    assert asked(game) == (2, "action")


# Chanda


def test_chanda_gives_up_one_card_to_split_another():  # INV:chanda
    game = action(investors={0: "chanda"}, regular={0: {EPIC: 1, COSMIC: 1}}, cash=20)

    play(game, "use chanda", "offer epic", "offer cosmic")

    assert regular(game, 0) == {}
    assert split(game, 0) == {COSMIC: 1}
    assert discard(game) == {EPIC: 1}
    assert cash(game, 0) == 20
    assert told(game, "given-up", "made-split") == [
        {"event": "given-up", "seat": 0, "card": EPIC},
        {"event": "made-split", "seat": 0, "company": COSMIC},
    ]


def test_chanda_may_turn_a_split_card_back_instead():  # INV:chanda INV-7
    game = action(investors={0: "chanda"}, regular={0: {COSMIC: 1}}, split={0: {EPIC: 1}}, prices={EPIC: 9}, cash=20)

    play(game, "use chanda", "offer-split epic", "offer cosmic")

    assert regular(game, 0) == {EPIC: 1}
    assert split(game, 0) == {COSMIC: 1}
    assert discard(game) == {}
    assert cash(game, 0) == 20
    assert known(game, None, 0) == {EPIC: 1}


def test_the_card_that_chanda_splits_is_another_one():  # INV-7 INV:chanda
    given = action(investors={0: "chanda"}, regular={0: {COSMIC: 1, EPIC: 1}})
    turned = action(investors={0: "chanda"}, regular={0: {COSMIC: 1}}, split={0: {EPIC: 1}})

    play(given, "use chanda", "offer epic")
    play(turned, "use chanda", "offer-split epic")

    assert answers(given) == ["offer cosmic"]
    assert answers(turned) == ["offer cosmic"]
    assert refused(turned, "offer epic") == "INV:chanda"


def test_chanda_may_do_both_with_cards_of_one_company():  # INV-7 INV:chanda
    given = action(investors={0: "chanda"}, regular={0: {EPIC: 2}})
    turned = action(investors={0: "chanda"}, regular={0: {EPIC: 1}}, split={0: {EPIC: 1}})

    play(given, "use chanda", "offer epic", "offer epic")
    play(turned, "use chanda", "offer-split epic", "offer epic")

    assert (regular(given, 0), split(given, 0), discard(given)) == ({}, {EPIC: 1}, {EPIC: 1})
    assert (regular(turned, 0), split(turned, 0)) == ({EPIC: 1}, {EPIC: 1})


def test_chanda_needs_two_cards_one_of_them_regular_and_no_action_card_counts():  # INV:chanda
    alone = action(investors={0: "chanda"}, regular={0: {EPIC: 1}})
    halves = action(investors={0: "chanda"}, split={0: {EPIC: 2}})
    boom = action(investors={0: "chanda"}, regular={0: {EPIC: 1}}, action_cards={0: [BOOM]})

    assert refused(alone, "use chanda") == "INV-4"
    assert refused(halves, "use chanda") == "INV-4"
    assert refused(boom, "use chanda") == "INV-4"


def test_chanda_offers_no_card_without_which_nothing_could_be_split():  # INV:chanda
    game = action(investors={0: "chanda"}, regular={0: {EPIC: 1}}, split={0: {COSMIC: 1}})

    play(game, "use chanda")

    assert answers(game) == ["offer-split cosmic"]


def test_a_card_that_chanda_split_gets_10_at_a_real_split():  # MOV-4 INV:chanda
    game = action(
        investors={0: "chanda"}, regular={0: {EPIC: 1, COSMIC: 1}}, prices={EPIC: 10}, action_cards={0: [BOOM]}, cash=20
    )

    play(game, "use chanda", "offer cosmic", "offer epic", "boom epic")

    assert cash(game, 0) == 30
    assert split(game, 0) == {EPIC: 1}


def test_chanda_acts_once_a_round():  # INV-5 INV:chanda
    game = action(2, investors={0: ["chanda", "bill"]}, regular={0: {EPIC: 4}})

    play(game, "use chanda", "offer epic", "offer epic")

    assert phase_of(game) == "selling"
    assert regular(game, 0) == {EPIC: 2}


# Deborah


def test_deborah_may_declare_a_dividend_of_1_for_all_holders():  # INV:deborah
    game = round_end(
        investors={1: "deborah"},
        cash=20,
        regular={0: {EPIC: 2}, 2: {EPIC: 1}},
        seen={2: {EPIC: 1}},
        split={1: {EPIC: 1}},
    )

    assert asked(game) == (1, "use")
    play(game, "use deborah", "pick epic")
    assert asked(game) == (0, "claim")
    play(game, "claim 2")

    assert [cash(game, seat) for seat in range(3)] == [22, 22, 21]


def test_cards_not_shown_for_deborah_pay_nothing_and_stay_secret():  # MOV-6 INV:deborah
    game = round_end(investors={1: "deborah"}, cash=20, regular={0: {EPIC: 2}})

    play(game, "use deborah", "pick epic", "claim 1")

    assert cash(game, 0) == 21
    assert known(game, 1, 0) == {EPIC: 1}


def test_deborah_may_name_a_company_she_does_not_hold_and_others_are_asked_in_turn_order():  # INV-7 MOV-6 INV:deborah
    game = round_end(investors={1: "deborah"}, first=2, regular={0: {COSMIC: 1}, 2: {EPIC: 1}})

    play(game, "use deborah", "pick bottomline")

    assert asked(game) == (2, "claim")
    assert answers(game) == ["claim 0"]
    play(game, "claim 0")
    assert asked(game) == (0, "claim")


def test_deborah_may_decline():  # INV-4 INV:deborah
    game = round_end(investors={1: "deborah"}, cash=20, split={1: {BOTTOMLINE: 1}})

    assert answers(game) == ["use deborah", "done"]
    play(game, "done")

    assert cash(game, 1) == 20
    assert told(game, "dividend") == []


def test_deborah_acts_in_the_last_round_too_before_the_reckoning():  # RND-5 INV:deborah
    rounds = Setup(players=3).table.rounds
    game = round_end(investors={1: "deborah"}, in_round=rounds, cash=20, split={1: {EPIC: 1}})

    play(game, "use deborah", "pick epic")

    assert game.result
    assert game.result.breakdown[1]["cash"] == 22
