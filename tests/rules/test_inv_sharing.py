"""Oprah who gives and Sanders who takes from the rich (INV)."""

from typing import Any

import pytest

from kit.table import (
    BONDS,
    FEE1,
    FEE2,
    answers,
    asked,
    fees,
    play,
    refused,
    table,
)
from stockpile import Game


def ended(players: int = 3, **position) -> Game:
    """The table at the end of a round."""
    return table(players, phase="round-end", **position)


def purses(game: Game) -> list[int]:
    """Everybody's cash."""
    return list(game.position()["cash"])


# Oprah


def test_oprah_gives_2_to_one_other_player_or_1_each_to_two():  # INV:oprah
    one, two = ended(investors={0: "oprah"}, cash=20), ended(investors={0: "oprah"}, cash=20)

    play(one, "pick player 2", "pick player 2")
    play(two, "pick player 2", "pick player 3")

    assert purses(one) == [18, 22, 20]
    assert purses(two) == [18, 21, 21]


def test_oprah_gives_coin_by_coin_in_any_order():  # INV-7 INV:oprah
    game = ended(investors={1: "oprah"}, cash=20)

    play(game, "pick player 3")
    assert answers(game) == ["pick player 1", "pick player 3"]
    play(game, "pick player 1")

    assert purses(game) == [21, 18, 21]


def test_oprah_must_give_and_never_to_herself():  # INV-4 INV:oprah
    game = ended(investors={1: "oprah"}, cash=20)

    assert asked(game) == (1, "pick-player")
    assert answers(game) == ["pick player 1", "pick player 3"]
    assert refused(game, "pick player 2") == "INV:oprah"
    assert refused(game, "done") == "INV:oprah"


def test_with_less_money_oprah_gives_what_she_has():  # INV:oprah
    poor = ended(investors={0: "oprah"}, cash={0: 1, 1: 5, 2: 5})
    broke = ended(investors={0: "oprah"}, cash={0: 0, 1: 5, 2: 5})

    play(poor, "pick player 3")

    assert purses(poor) == [0, 5, 6]
    assert purses(broke) == [0, 5, 5]


def test_oprah_gives_2_to_the_other_player_with_two():  # INV:oprah INV-5
    game = ended(2, investors={0: ["oprah", "bill"]}, cash=20)

    assert purses(game) == [18, 22]
    assert asked(game)[1] == "place"


def test_what_oprah_gives_pays_held_fees():  # INV-7 INV:oprah DEM-7
    game = ended(investors={0: "oprah"}, cash={0: 20, 1: 0, 2: 20}, fees={1: [FEE2]})

    play(game, "pick player 2", "pick player 2")

    assert purses(game) == [18, 0, 20]
    assert fees(game, 1) == []


def test_oprah_gives_after_interest():  # RND-5 INV:oprah
    game = ended(modules=[BONDS], investors={0: "oprah"}, cash={0: 0, 1: 5, 2: 5}, bonds={0: 1})

    play(game, "pick player 2")

    assert purses(game) == [0, 6, 5]


# Sanders


def test_sanders_takes_2_from_the_richest_keeps_1_and_gives_1_to_the_poorest():  # INV:sanders
    game = ended(4, investors={0: "sanders"}, cash={0: 10, 1: 30, 2: 20, 3: 5})

    assert purses(game) == [11, 28, 20, 6]


def test_sanders_who_is_poorest_keeps_both():  # INV:sanders
    game = ended(investors={0: "sanders"}, cash={0: 5, 1: 30, 2: 20})

    assert purses(game) == [7, 28, 20]


def test_sanders_takes_from_the_richest_other_player_even_if_he_is_richer():  # INV:sanders
    game = ended(investors={0: "sanders"}, cash={0: 50, 1: 30, 2: 20})

    assert purses(game) == [51, 28, 21]


def test_sanders_chooses_among_the_richest():  # INV:sanders INV-4
    game = ended(investors={0: "sanders"}, cash={0: 10, 1: 30, 2: 30})

    assert asked(game) == (0, "pick-player")
    assert answers(game) == ["pick player 2", "pick player 3"]
    play(game, "pick player 3")

    assert purses(game) == [12, 30, 28]


@pytest.mark.parametrize(("cash", "step"), [({0: 5, 1: 30, 2: 30, 3: 5}, 1), ({0: 5, 1: 30, 2: 5, 3: 6}, 2)])
def test_the_question_says_whether_sanders_takes_or_gives(cash, step):  # INV:sanders INV-4
    game = ended(4, investors={0: "sanders"}, cash=cash)

    question = game.view(None).to_dict()["question"]

    assert (question["card"], question["step"]) == ("sanders", step)


def test_sanders_chooses_among_the_poorest_himself_included():  # INV:sanders INV-4
    game = ended(4, investors={0: "sanders"}, cash={0: 5, 1: 30, 2: 5, 3: 6})

    assert answers(game) == ["pick player 1", "pick player 3"]
    play(game, "pick player 3")

    assert purses(game) == [6, 28, 6, 6]


def test_when_all_have_the_same_sanders_chooses_both_before_any_money_moves():  # INV:sanders
    game = ended(investors={1: "sanders"}, cash=10)

    assert answers(game) == ["pick player 1", "pick player 3"]
    play(game, "pick player 3")
    assert answers(game) == ["pick player 1", "pick player 2"]
    assert purses(game) == [10, 10, 10]
    play(game, "pick player 1")

    assert purses(game) == [11, 11, 8]


def test_the_one_taken_from_is_never_the_poorest():  # INV:sanders
    game = ended(investors={0: "sanders"}, cash={0: 10, 1: 2, 2: 2})

    play(game, "pick player 2")

    assert purses(game) == [11, 0, 3]


def test_a_player_with_only_1_gives_1_which_sanders_keeps():  # INV:sanders
    game = ended(investors={0: "sanders"}, cash={0: 10, 1: 1, 2: 0})
    empty = ended(investors={0: "sanders"}, cash={0: 10, 1: 0, 2: 0})

    assert purses(game) == [11, 0, 0]
    assert purses(empty) == [10, 0, 0]


def test_sanders_with_two_players_keeps_both():  # INV-5 INV:sanders
    game = ended(2, investors={0: ["sanders", "bill"]}, cash={0: 5, 1: 30})

    assert purses(game) == [7, 28]


def test_sanders_who_is_richer_than_the_only_other_player_takes_from_that_one():  # INV-5 INV:sanders
    game = ended(2, investors={0: ["sanders", "bill"]}, cash={0: 30, 1: 5})

    assert purses(game) == [32, 3]


def test_what_sanders_passes_on_does_not_pay_his_own_fees():  # INV-7 INV:sanders DEM-7
    game = ended(investors={0: "sanders"}, cash={0: 0, 1: 30, 2: 0}, fees={0: [FEE2]})

    play(game, "pick player 3")

    assert purses(game) == [1, 28, 1]
    assert fees(game, 0) == [FEE2]


def test_what_sanders_gives_pays_held_fees():  # INV-7 INV:sanders DEM-7
    game = ended(investors={0: "sanders"}, cash={0: 10, 1: 30, 2: 0}, fees={2: [FEE1]})

    assert purses(game) == [11, 28, 0]
    assert fees(game, 2) == []


def test_sanders_compares_after_interest():  # RND-5 INV:sanders
    game = ended(modules=[BONDS], investors={0: "sanders"}, cash={0: 10, 1: 20, 2: 20}, bonds={2: 1})

    assert purses(game) == [12, 20, 19]


def test_sanders_and_oprah_act_in_turn_order_each_on_the_cash_then_lying_there():  # INV-7 RND-5 INV-3
    game = ended(investors={0: "oprah", 1: "sanders"}, cash={0: 20, 1: 10, 2: 19})
    later = ended(investors={0: "oprah", 1: "sanders"}, cash={0: 20, 1: 10, 2: 19}, first=1)

    play(game, "pick player 3", "pick player 3")
    play(later, "pick player 3", "pick player 3")

    assert purses(game) == [18, 12, 19]
    assert purses(later) == [16, 12, 21]


def test_two_of_them_in_one_seat_act_in_the_owners_order():  # INV-3 RND-5 INV:sanders INV:oprah
    position: dict[str, Any] = {"investors": {0: ["oprah", "sanders"]}, "cash": {0: 1, 1: 30}}
    giving, taking = ended(2, **position), ended(2, **position)

    assert answers(giving) == ["use oprah", "use sanders"]
    play(giving, "use oprah")
    play(taking, "use sanders")

    assert purses(giving) == [2, 29]
    assert purses(taking) == [1, 30]


def test_without_money_the_owner_still_chooses_which_of_the_two_comes_first():  # INV-3 INV:sanders INV:oprah
    broke = ended(2, investors={0: ["oprah", "sanders"]}, cash={0: 0, 1: 30})
    robbed = ended(2, investors={0: ["oprah", "sanders"]}, cash={0: 30, 1: 0})

    play(broke, "use oprah")
    play(robbed, "use sanders")

    assert purses(broke) == [2, 28]
    assert purses(robbed) == [28, 2]
