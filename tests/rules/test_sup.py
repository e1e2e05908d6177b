"""Supply (SUP)."""

import pytest

from kit.table import BOOM, COSMIC, EPIC, FEE2, LEADING, answers, asked, play, refused, regular, table, told
from stockpile import Game, Setup

HANDS = {0: [EPIC, BOOM], 1: [COSMIC, FEE2], 2: [LEADING, LEADING]}


def pile_seen(game: Game, seat: int | None, pile: int) -> list[str]:
    return [card["card"] for card in game.view(seat).to_dict()["piles"][pile]]


@pytest.mark.parametrize(("players", "piles"), [(2, 4), (3, 3), (4, 4), (5, 5)])
def test_every_pile_opens_with_one_card_face_up(players, piles):  # SUP-1
    game = Game(Setup(players=players), seed=1)

    assert [len(pile) for pile in game.position()["piles"]] == [1] * piles
    assert all("?" not in pile_seen(game, None, pile) for pile in range(piles))
    assert all(pile[0]["up"] for pile in game.position()["piles"])


def test_no_card_can_be_laid_on_a_pile_that_is_not_there():  # SUP-1
    game = table(phase="supply", hands=HANDS)

    assert refused(game, "up epic>4") == "SUP-1"


def test_all_are_dealt_two_cards_before_the_first_is_placed():  # SUP-2
    game = table(phase="information", deck=[COSMIC, COSMIC, COSMIC, EPIC, BOOM, LEADING, FEE2, FEE2, LEADING])

    assert asked(game) == (0, "place")
    assert game.position()["hands"] == [[EPIC, BOOM], [LEADING, FEE2], [FEE2, LEADING]]


def test_a_hand_is_seen_by_its_owner_alone():  # SUP-2
    game = table(phase="information", deck=[COSMIC, COSMIC, COSMIC, EPIC, BOOM, LEADING, FEE2, FEE2, LEADING])

    assert game.view(1).to_dict()["hands"] == [["?", "?"], [LEADING, FEE2], ["?", "?"]]
    assert game.view(None).to_dict()["hands"] == [["?", "?"]] * 3
    assert [event["card"] for event in told(game, "dealt", seat=1)] == ["?", "?", LEADING, FEE2, "?", "?"]
    assert [event["card"] for event in told(game, "dealt")] == ["?"] * 6


def test_a_card_one_owns_cannot_be_placed_instead_of_one_from_the_hand():  # SUP-2
    game = table(phase="supply", hands=HANDS, regular={0: {LEADING: 1}})

    assert refused(game, "up leading>1") == "SUP-2"
    assert not [answer for answer in answers(game) if "leading" in answer]


def test_cards_in_hand_are_no_part_of_the_portfolio():  # SUP-2
    game = table(phase="supply", hands=HANDS, regular={0: {LEADING: 1}})

    assert regular(game, 0) == {LEADING: 1}


def test_each_player_lays_one_card_face_up_and_the_other_face_down():  # SUP-3
    game = table(phase="supply", hands=HANDS)

    play(game, "up epic>3", "down boom>1")

    assert game.position()["piles"] == [
        [{"card": BOOM, "up": False, "by": 0, "known": [0]}],
        [],
        [{"card": EPIC, "up": True, "by": 0}],
    ]


def test_each_card_may_go_on_any_pile():  # SUP-3
    game = table(phase="supply", hands=HANDS)

    assert answers(game) == ["up epic>1", "up epic>2", "up epic>3", "up boom>1", "up boom>2", "up boom>3"]
    play(game, "up boom>2")
    assert answers(game) == ["down epic>1", "down epic>2", "down epic>3"]


def test_both_cards_may_go_on_the_same_pile():  # SUP-3
    game = table(phase="supply", hands=HANDS)

    play(game, "up epic>2", "down boom>2")

    assert [len(pile) for pile in game.position()["piles"]] == [0, 2, 0]


def test_two_cards_face_up_are_refused():  # SUP-3
    game = table(phase="supply", hands=HANDS)

    play(game, "up epic>3")

    assert refused(game, "up boom>1") == "SUP-3"


def test_players_place_in_turn_order_and_nobody_acts_in_between():  # SUP-3
    game = table(phase="supply", first=1, hands=HANDS)

    seats = []
    while asked(game)[1] == "place":
        seats.append(asked(game)[0])
        play(game, answers(game)[0])

    assert seats == [1, 1, 2, 2, 0, 0]


def test_everybody_sees_how_many_cards_a_pile_has_and_who_laid_which():  # SUP-4
    game = table(phase="supply", hands=HANDS)

    play(game, "up epic>3", "down boom>1", "up cosmic>1", "down fee2>1")

    for seat in (0, 1, 2, None):
        piles = game.view(seat).to_dict()["piles"]
        assert [len(pile) for pile in piles] == [3, 0, 1]
        assert [(card["by"], card["up"]) for card in piles[0]] == [(0, False), (1, True), (1, False)]


def test_only_who_laid_it_knows_a_face_down_card():  # SUP-4
    game = table(phase="supply", hands=HANDS)

    play(game, "up epic>3", "down boom>1", "up cosmic>1", "down fee2>1")

    assert pile_seen(game, 0, 0) == [BOOM, COSMIC, "?"]
    assert pile_seen(game, 1, 0) == ["?", COSMIC, FEE2]
    assert pile_seen(game, 2, 0) == pile_seen(game, None, 0) == ["?", COSMIC, "?"]
