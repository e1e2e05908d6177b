"""The end of the game (END)."""

from typing import Any

import pytest

from kit.table import BOTTOMLINE, COSMIC, EPIC, FEE1, FEE2, FEE3, LEADING, play, refused, table, told
from stockpile import Game
from stockpile.engine.result import Result


def ended(**position: Any) -> Game:
    """The table at the end of the last round."""
    game = table(phase="game-end", in_round=7, **position)
    assert game.over
    return game


def result_of(**position: Any) -> Result:
    result = ended(**position).result
    assert result
    return result


def parts(result: Result, name: str) -> list[int]:
    return [row[name] for row in result.breakdown]


# Majorities


def test_most_shares_of_a_company_bring_ten():  # END-1
    result = result_of(regular={0: {EPIC: 2, COSMIC: 1}, 1: {EPIC: 1}, 2: {COSMIC: 2, LEADING: 1}})

    assert parts(result, "majority") == [10, 0, 20]


def test_one_share_is_enough():  # END-1
    result = result_of(regular={1: {EPIC: 1}})

    assert parts(result, "majority") == [0, 10, 0]


def test_a_split_card_counts_two_shares():  # END-1
    result = result_of(regular={0: {EPIC: 3}, 1: {COSMIC: 1}}, split={1: {EPIC: 2}, 2: {COSMIC: 1}})

    assert parts(result, "majority") == [0, 10, 10]


def test_if_two_tie_each_gets_five():  # END-1
    result = result_of(regular={0: {EPIC: 2}, 1: {EPIC: 1}}, split={2: {EPIC: 1}})

    assert parts(result, "majority") == [5, 0, 5]


def test_if_all_tie_each_gets_five():  # END-1
    result = result_of(players=3, regular={seat: {EPIC: 1} for seat in range(3)})

    assert parts(result, "majority") == [5, 5, 5]


def test_a_company_nobody_holds_pays_nobody():  # END-1
    result = result_of(regular={})

    assert parts(result, "majority") == [0, 0, 0]


def test_at_the_end_all_cards_are_shown():  # END-1
    game = ended(first=1, regular={0: {EPIC: 1}, 1: {COSMIC: 2}})

    shown = [event["seat"] for event in told(game, "cards-shown")]
    majorities = [(event["seat"], event["company"], event["shares"]) for event in told(game, "majority")]
    assert shown == [1, 2, 0]
    assert majorities == [(1, COSMIC, 2), (0, EPIC, 1)]


# The final sale


def test_all_cards_are_sold_at_the_final_price_and_split_cards_at_twice():  # END-2
    result = result_of(prices={EPIC: 7, COSMIC: 2}, regular={0: {EPIC: 2}, 1: {COSMIC: 3}}, split={1: {EPIC: 2}})

    assert parts(result, "stocks") == [14, 6 + 28, 0]


def test_the_total_is_cash_majorities_and_stocks():  # END-2
    result = result_of(cash={0: 11}, prices={EPIC: 7}, regular={0: {EPIC: 2}})

    assert result.breakdown[0] == {
        "cash": 11,
        "majority": 10,
        "stocks": 14,
        "bonds": 0,
        "commodities": 0,
        "taxes": 0,
        "fees": 0,
        "total": 35,
    }


def test_the_final_price_is_that_after_the_last_movement():  # END-2
    game = table(in_round=7, prices={EPIC: 9}, regular={0: {EPIC: 1}}, pairs={0: (EPIC, "+4"), 1: (COSMIC, "$$")})

    play(game, "done")

    assert [event["amount"] for event in told(game, "final-sale")] == [16]


# Fees


def test_held_fees_are_paid_out_of_what_comes_in():  # END-3
    result = result_of(cash={0: 0}, prices={EPIC: 4}, fees={0: [FEE2, FEE3]}, regular={0: {EPIC: 1}})

    assert parts(result, "fees") == [-5, 0, 0]
    assert result.scores[0] == 10 + 4 - 5


def test_the_final_sale_pays_fees_too():  # END-3
    holdings = {0: {EPIC: 1}, 1: {EPIC: 2}}
    result = result_of(cash={0: 0}, prices={EPIC: 4}, fees={0: [FEE3]}, regular=holdings)

    assert result.breakdown[0]["fees"] == -3
    assert result.scores[0] == 4 - 3


def test_a_fee_that_is_not_covered_is_forgiven():  # END-3
    holdings = {0: {EPIC: 1}, 1: {EPIC: 2}}
    result = result_of(cash={0: 0}, prices={EPIC: 3}, fees={0: [FEE1, FEE3]}, regular=holdings)

    assert result.breakdown[0]["fees"] == -1
    assert result.scores[0] == 2


# Winning


def test_most_money_wins():  # END-4
    result = result_of(cash={0: 30, 1: 31, 2: 12}, regular={2: {EPIC: 1}})

    assert result.scores == [30, 31, 27]
    assert result.winners == [1]


def test_a_tie_goes_to_who_got_more_majorities():  # END-4
    result = result_of(cash={0: 35, 1: 20, 2: 5}, prices={EPIC: 5}, regular={1: {EPIC: 1}, 2: {COSMIC: 1, LEADING: 1}})

    assert result.scores == [35, 35, 35]
    assert result.winners == [2]


def test_shared_majorities_count_like_sole_ones():  # END-4
    shared = {0: {EPIC: 1, COSMIC: 1}, 1: {EPIC: 1, COSMIC: 1}, 2: {LEADING: 1}}
    result = result_of(cash={0: 20, 1: 0, 2: 25}, regular=shared)

    assert result.scores == [40, 20, 40]
    assert result.winners == [0]


def test_majorities_count_by_company_not_by_money():  # END-4
    holdings = {0: {EPIC: 1, COSMIC: 1, BOTTOMLINE: 1}, 1: {EPIC: 1, COSMIC: 1, BOTTOMLINE: 1}, 2: {LEADING: 2}}
    result = result_of(cash={0: 0, 1: 0, 2: 10}, regular=holdings)

    assert parts(result, "majority") == [15, 15, 10]
    assert result.scores == [30, 30, 30]
    assert result.winners == [0, 1]


def test_who_is_still_tied_shares_the_win():  # END-4
    result = result_of(cash=33)

    assert result.winners == [0, 1, 2]


def test_money_matters_more_than_majorities():  # END-4
    everything = {EPIC: 1, COSMIC: 1, LEADING: 1, BOTTOMLINE: 1}
    result = result_of(cash={0: 61, 1: 0, 2: 0}, regular={1: everything})

    assert result.scores == [61, 60, 0]
    assert result.winners == [0]


# Cash


def test_cash_never_falls_below_zero_whatever_is_due():  # END-5
    game = table(cash={0: 4}, piles={0: [FEE3, FEE3, FEE1], 1: [EPIC], 2: [EPIC]}, regular={0: {EPIC: 1}})

    assert refused(game, "bid 1@6") is not None
    play(game, "bid 1@3", "bid 2@0", "bid 3@0")

    assert game.position()["cash"] == [0, 20, 20]
    assert game.position()["fees"][0] == [0, 0, 2]


def test_a_position_with_negative_cash_is_refused():  # END-5
    with pytest.raises(ValueError, match="END-5"):
        table(cash={1: -1})
