"""Investor bidding (IBV)."""

import pytest

from kit.table import (
    BIDDING,
    INVESTORS,
    STRATEGIES,
    answers,
    asked,
    cash,
    investors,
    phase_of,
    play,
    refused,
    told,
)
from stockpile import Game, Setup

THREE = ("bill", "donald", "mark", "graham", "carlos", "bernie")
TWO = ("bill", "donald", "mark", "graham", "carlos", "bernie", "warren", "mitt")


def laid(players: int, dealt: tuple[str, ...], chosen: tuple[str, ...], first: int = 0) -> Game:
    """The auction when these investors lie on the piles."""
    game = Game(Setup(players=players, modules=(INVESTORS, BIDDING), chance="asked", first=first))
    play(game, *[f"investor {key}" for key in dealt], *[f"choose {key}" for key in chosen])
    return game


def three(first: int = 0) -> Game:
    """Three players; Bill, Mark and Carlos lie on the piles."""
    return laid(3, THREE, ("bill", "mark", "carlos"), first)


def two(first: int = 0) -> Game:
    """Two players; Bill, Donald, Carlos and Mitt lie on the piles."""
    return laid(2, TWO, ("bill", "donald", "carlos", "mitt"), first)


def offers(game: Game) -> list[str]:
    """What lies on the piles."""
    return list(game.view(None).to_dict()["offers"])


def highest(game: Game, track: int) -> str:
    """The highest legal bid on a track."""
    return [text for text in answers(game) if text.startswith(f"bid {track}@")][-1]


# Laying


def test_each_puts_one_investor_face_up_on_an_empty_pile():  # IBV-1
    game = three()

    assert offers(game) == ["bill", "mark", "carlos"]
    assert [row["dealt"] for row in game.position()["investors"]] == [[], [], []]
    assert [investors(game, seat) for seat in range(3)] == [[], [], []]
    assert game.position()["piles"] == [[], [], []]


def test_two_players_are_dealt_four_and_put_down_two_each():  # IBV-1
    game = Game(Setup(players=2, modules=(INVESTORS, BIDDING)), seed=1)

    assert [len(question.answers) for question in game.questions] == [4, 4]
    assert offers(two()) == ["bill", "donald", "carlos", "mitt"]


def test_the_investors_are_chosen_secretly_and_laid_together():  # IBV-1 SET-8
    game = Game(Setup(players=3, modules=(INVESTORS, BIDDING), chance="asked", first=0))
    play(game, *[f"investor {key}" for key in THREE])

    game.answer("choose carlos", seat=2)
    game.answer("choose bill", seat=0)
    assert offers(game) == [None, None, None]
    assert told(game, "investor-offered") == []
    assert game.view(1).to_dict()["investors"][0] == {"shown": [], "dealt": ["?", "?"], "chosen": ["?"]}
    game.answer("choose graham", seat=1)

    assert [event["investor"] for event in told(game, "investor-offered")] == ["bill", "graham", "carlos"]


# Bidding


def test_a_bid_may_not_exceed_the_starting_value_of_that_investor():  # IBV-2
    game = three()

    assert [highest(game, track) for track in (1, 2, 3)] == ["bid 1@25", "bid 2@25", "bid 3@10"]
    assert refused(game, "bid 3@15") == "IBV-2"


def test_donald_with_two_players_has_4_so_the_highest_space_is_3():  # IBV-2
    game = two()

    assert highest(game, 2) == "bid 2@3"
    assert refused(game, "bid 2@6") == "IBV-2"
    assert highest(game, 3) == "bid 3@6"


def test_all_bid_from_the_first_player_on_and_the_outbid_again():  # IBV-2 DEM-3
    game = three(first=1)

    assert asked(game) == (1, "investor-bid")
    play(game, "bid 1@6")
    assert asked(game) == (2, "investor-bid")
    assert refused(game, "bid 1@6") == "DEM-2"
    play(game, "bid 1@10")
    assert asked(game) == (0, "investor-bid")
    play(game, "bid 2@0")
    assert asked(game) == (1, "investor-bid")
    play(game, "bid 3@0")

    assert [investors(game, seat) for seat in range(3)] == [["mark"], ["carlos"], ["bill"]]


def test_at_25_a_track_is_locked():  # IBV-2 DEM-4
    game = three()

    play(game, "bid 1@25")

    assert refused(game, "bid 1@25") == "DEM-4"
    assert not [text for text in answers(game) if text.startswith("bid 1@")]


def test_two_players_alternate_two_meeples_each_never_two_on_one_track():  # IBV-2 TWO-4 TWO-5
    game = two(first=1)

    seats = []
    for bid in ("1@0", "2@0", "3@0"):
        seats.append(asked(game)[0])
        play(game, f"bid {bid}")
        if bid == "2@0":
            assert refused(game, "bid 1@1") == "TWO-5"

    assert seats == [1, 0, 1]
    assert asked(game) == (0, "investor-bid")


def test_two_players_have_no_limit_on_the_sum():  # IBV-2
    game = laid(2, TWO, ("bill", "mark", "bernie", "warren"))

    play(game, "bid 1@25", "bid 4@0")

    assert highest(game, 2) == "bid 2@20"
    play(game, "bid 2@20", "bid 3@0")
    assert cash(game, 0) == 35 + 22 - 25 - 20


def test_a_bid_of_0_is_always_legal_on_an_empty_track():  # IBV-2 DEM-4
    game = two()

    assert all(f"bid {track}@0" in answers(game) for track in (1, 2, 3, 4))


# Winning


def test_each_gets_the_investor_of_the_own_pile_and_the_value_less_the_bid():  # IBV-3
    game = three()

    play(game, "bid 2@10", "bid 1@25", "bid 3@3")

    assert [investors(game, seat) for seat in range(3)] == [["mark"], ["bill"], ["carlos"]]
    assert game.position()["cash"] == [25 - 10, 32 - 25, 14 - 3]
    assert offers(game) == [None, None, None]
    assert game.view(None).to_dict()["off"] == [1, 1, 1]


def test_with_two_players_both_values_and_both_bids_count():  # IBV-3
    game = two()

    play(game, "bid 1@10", "bid 2@3", "bid 4@6", "bid 3@1")

    assert [investors(game, seat) for seat in range(2)] == [["bill", "mitt"], ["donald", "carlos"]]
    assert game.position()["cash"] == [35 + 10 - 10 - 6, 4 + 6 - 3 - 1]


@pytest.mark.parametrize("first", [0, 1, 2])
def test_starting_cash_does_not_depend_on_who_is_first(first):  # IBV-3
    game = three(first)

    play(game, "bid 1@6", "bid 2@6", "bid 3@6")

    assert sorted(game.position()["cash"]) == [14 - 6, 25 - 6, 32 - 6]


def test_abilities_do_not_act_in_the_auction():  # IBV-3
    dealt = ("carlos", "bill", "mitt", "mark", "liliane", "graham")
    game = laid(3, dealt, ("carlos", "mitt", "liliane"))

    play(game, "bid 1@0")
    assert refused(game, "bid 1@1") is None
    play(game, "bid 2@0", "bid 3@0")

    assert game.position()["cash"] == [14, 17, 24]
    assert told(game, "gained", "paid") == []


def test_discounts_do_not_act_in_the_auction():  # IBV-3
    dealt = ("donald", "bill", "barbara", "mark", "bernie", "graham")
    game = laid(3, dealt, ("donald", "barbara", "bernie"))

    play(game, "bid 1@10", "bid 2@0", "bid 3@15")

    assert game.position()["cash"] == [13 - 10, 15, 16 - 15]


def test_the_discards_and_ivans_draw_come_after_the_auction():  # SET-8 IBV-3
    setup = Setup(players=3, modules=(INVESTORS, BIDDING, STRATEGIES), investors={0: ["ivan"]}, first=0)
    game = Game(setup, seed=2)

    while game.question and game.question.ask == "choose-investor":
        game.answer(game.question.answers[0])
    assert offers(game)[0] == "ivan"
    play(game, "bid 2@0", "bid 1@0", "bid 3@0")
    assert {question.ask for question in game.questions} == {"drop-strategy"}
    while phase_of(game) == "setup":
        assert game.question
        game.answer(game.question.answers[0])

    assert [len(row["hand"]) for row in game.position()["strategies"]] == [8, 8 + 6, 8]
