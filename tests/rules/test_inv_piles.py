"""Investors who lay, hide and move the cards of the piles (INV)."""

from kit.table import (
    BOOM,
    COMMERCE,
    COSMIC,
    EPIC,
    FEE1,
    FIRST,
    FIRST_CARD,
    GOLD,
    LEADING,
    OIL,
    STANFORD,
    TAX,
    answers,
    asked,
    commodities,
    deal,
    down,
    known,
    pile,
    play,
    refused,
    regular,
    table,
    taxes,
    told,
)
from stockpile import Game


def before_demand(players: int = 3, **position) -> Game:
    """The table when all cards are placed."""
    return table(players, phase="before-demand", **position)


def supply(players: int = 3, **position) -> Game:
    """The table when Supply begins."""
    return table(players, phase="supply", **position)


def face_up(game: Game, number: int) -> list[bool]:
    """Which cards of a pile lie face-up."""
    return [card["up"] for card in game.position()["piles"][number]]


# Mark


def test_mark_may_move_a_face_up_card_to_another_pile():  # INV:mark
    game = before_demand(investors={0: "mark"}, piles={0: [EPIC, COSMIC], 1: [FEE1]})

    play(game, "use mark", "pick pile 1", "pick card 1", "pick pile 2")

    assert pile(game, None, 0) == [COSMIC]
    assert pile(game, None, 1) == [FEE1, EPIC]
    assert face_up(game, 1) == [True, True]
    assert told(game, "card-moved") == [{"event": "card-moved", "seat": 0, "pile": 0, "place": 0, "to": 1}]
    assert asked(game) == (0, "bid")


def test_mark_names_a_face_down_card_by_its_place_and_does_not_look_at_it():  # INV-7 KNO-6 INV:mark
    game = before_demand(investors={0: "mark"}, piles={0: [EPIC, down(BOOM, 1), down(COSMIC, 2)], 1: [FEE1]})

    play(game, "use mark", "pick pile 1")
    assert answers(game) == ["pick card 1", "pick card 2", "pick card 3"]
    play(game, "pick card 2", "pick pile 3")

    assert pile(game, 0, 2) == ["?"]
    assert face_up(game, 2) == [False]
    assert pile(game, 0, 0) == [EPIC, "?"]


def test_those_who_knew_a_moved_card_still_do():  # INV-7 INV:mark
    piles = {0: [EPIC, down(BOOM, 1, known=[1, 2]), down(COSMIC, 2)]}
    game = before_demand(investors={0: "mark"}, piles=piles)

    play(game, "use mark", "pick pile 1", "pick card 2", "pick pile 2")

    assert pile(game, 1, 1) == [BOOM]
    assert pile(game, 2, 1) == [BOOM]
    assert pile(game, 2, 0) == [EPIC, COSMIC]
    assert pile(game, 1, 0) == [EPIC, "?"]
    assert game.position()["piles"][1] == [{"card": BOOM, "up": False, "by": 1, "known": [1, 2]}]


def test_mark_may_take_the_last_card_and_the_empty_pile_is_bid_for():  # INV-7 DEM-5 INV:mark
    game = before_demand(investors={0: "mark"}, piles={0: [EPIC], 1: [FEE1], 2: [COSMIC]}, regular={0: {LEADING: 1}})

    play(game, "use mark", "pick pile 1", "pick card 1", "pick pile 2", "bid 1@0", "bid 2@0", "bid 3@0")

    assert regular(game, 0) == {LEADING: 1}
    assert regular(game, 1) == {EPIC: 1}


def test_mark_chooses_another_pile_and_only_a_pile_with_cards():  # INV:mark
    game = before_demand(investors={0: "mark"}, piles={0: [EPIC], 2: [COSMIC]})

    play(game, "use mark")
    assert answers(game) == ["pick pile 1", "pick pile 3"]
    play(game, "pick pile 3", "pick card 1")

    assert answers(game) == ["pick pile 1", "pick pile 2"]
    assert refused(game, "pick pile 3") == "INV:mark"


def test_mark_may_move_the_first_player_card():  # INV-7 INV:mark
    game = before_demand(
        investors={2: "mark"}, modules=[FIRST_CARD], piles={0: [EPIC, FIRST], 1: [COSMIC]}, regular={0: {EPIC: 1}}
    )

    play(game, "use mark", "pick pile 1", "pick card 2", "pick pile 2", "bid 1@0", "bid 2@0", "bid 3@0")

    assert asked(game) == (1, "give")


def test_mark_may_move_commerce_cards_wherever_he_likes():  # INV-7 INV:mark
    laid = [{"card": card, "by": 1} for card in (GOLD, TAX)]
    game = before_demand(
        2,
        investors={0: ["mark", "bill"]},
        modules=[COMMERCE],
        piles={0: [EPIC, laid[0]], 1: [COSMIC, laid[1]], 2: [{"card": OIL, "by": 0}]},
        regular={0: {EPIC: 1}},
    )

    play(game, "use mark", "pick pile 2", "pick card 2", "pick pile 1")
    assert pile(game, None, 0) == [EPIC, GOLD, TAX]
    play(game, "bid 1@0", "bid 2@0", "bid 3@0", "bid 4@0")

    assert commodities(game, 0) == {GOLD: 1, OIL: 1}
    assert taxes(game, 0) == 1


def test_mark_moves_one_card_a_round_and_may_decline():  # INV-5 INV-4 INV:mark
    piles = {0: [EPIC, COSMIC], 1: [FEE1]}
    game = before_demand(2, investors={0: ["mark", "bill"]}, piles=piles)
    other = before_demand(2, investors={0: ["mark", "bill"]}, piles=piles)

    assert answers(game) == ["use mark", "done"]
    play(game, "use mark", "pick pile 1", "pick card 1", "pick pile 2")
    play(other, "done")

    assert asked(game) == (0, "bid")
    assert asked(other) == (0, "bid")
    assert pile(other, None, 0) == [EPIC, COSMIC]


def test_what_warren_saw_he_still_knows_when_mark_has_moved_it():  # INV-7 INV:mark INV:warren
    game = before_demand(investors={0: "warren", 1: "mark"}, piles={0: [down(EPIC, 2)], 1: [COSMIC]})

    play(game, "use warren", "pick pile 1", "use mark", "pick pile 1", "pick card 1", "pick pile 2")

    assert pile(game, 0, 1) == [COSMIC, EPIC]
    assert pile(game, 1, 1) == [COSMIC, "?"]


def test_a_moved_card_stays_secret_when_its_pile_is_bought():  # INV:mark DEM-8
    game = before_demand(investors={0: "mark"}, piles={0: [down(EPIC, 2)]}, regular={0: {COSMIC: 1}})

    play(game, "use mark", "pick pile 1", "pick card 1", "pick pile 2", "bid 1@0", "bid 2@0", "bid 3@0")

    assert known(game, 2, 1) == {EPIC: 1}
    assert known(game, 0, 1) == {}


# Robins


def test_robins_draws_the_opening_cards_and_lays_one_of_them_face_down():  # INV:robins
    game = supply(investors={1: "robins"}, deck=[EPIC, BOOM, COSMIC])

    assert asked(game) == (1, "pick-card")
    assert answers(game) == ["pick card 1", "pick card 2", "pick card 3"]
    assert game.view(1).to_dict()["opening"]["cards"] == [EPIC, BOOM, COSMIC]
    assert game.view(0).to_dict()["opening"]["cards"] == ["?", "?", "?"]
    play(game, "pick card 2")

    assert [pile(game, 0, i) for i in range(3)] == [[EPIC], ["?"], [COSMIC]]
    assert [pile(game, 1, i) for i in range(3)] == [[EPIC], [BOOM], [COSMIC]]
    assert [face_up(game, i) for i in range(3)] == [[True], [False], [True]]


def test_robins_must_hide_a_card():  # INV-4 INV-7 INV:robins
    game = supply(investors={1: "robins"})

    assert refused(game, "done") == "INV:robins"
    assert refused(game, "pick card 4") == "INV:robins"


def test_robins_draws_before_hands_are_dealt():  # INV-7 INV:robins
    game = supply(investors={2: "robins"}, deck=[EPIC] * 3 + [COSMIC, LEADING])

    assert game.position()["hands"] == [[], [], []]
    play(game, "pick card 1")

    assert game.position()["hands"][0] == [COSMIC, LEADING]
    assert asked(game) == (0, "place")


def test_robins_draws_four_cards_with_two_players_and_hides_one():  # INV-5 INV:robins
    game = supply(2, investors={0: ["robins", "bill"]}, deck=[EPIC, BOOM, COSMIC, FEE1])

    assert len(answers(game)) == 4
    play(game, "pick card 4")

    assert [pile(game, 1, i) for i in range(4)] == [[EPIC], [BOOM], [COSMIC], ["?"]]


def test_with_asked_chance_robins_is_dealt_the_opening_cards():  # INV:robins
    game = supply(investors={0: "robins"}, setup={"chance": "asked"})

    deal(game, EPIC, EPIC, COSMIC)
    assert asked(game) == (0, "pick-card")
    play(game, "pick card 3")

    assert pile(game, 1, 0) == [EPIC]
    assert pile(game, 1, 2) == ["?"]
    assert asked(game) == (-1, "market")


def test_warren_may_look_at_the_card_that_robins_hid():  # INV-5 INV:robins INV:warren
    game = supply(2, investors={0: ["robins", "bill"], 1: ["warren", "mitt"]}, deck=[EPIC, BOOM, COSMIC, FEE1])

    play(game, "pick card 2")
    while asked(game)[1] == "place":
        play(game, next(text for text in answers(game) if not text.endswith(">2")))
    assert asked(game) == (1, "use")
    play(game, "use warren", "pick pile 2")

    assert pile(game, 1, 1) == [BOOM]


def test_stuart_may_hide_both_cards_beside_the_one_that_robins_hid():  # INV-5 INV:robins INV:stuart
    game = supply(2, investors={0: ["robins", "stuart"]}, deck=[EPIC, BOOM, COSMIC, FEE1, LEADING, STANFORD])

    play(game, "pick card 1", "down leading>1", "down stanford>1")

    assert face_up(game, 0) == [False, False, False]
    assert pile(game, 1, 0) == ["?", "?", "?"]


# Stuart


def test_stuart_may_place_both_cards_face_down():  # INV:stuart
    game = supply(investors={0: "stuart"}, hands={0: [EPIC, COSMIC]}, piles={0: [FEE1]})

    play(game, "down epic>1", "down cosmic>2")

    assert pile(game, 1, 0) == [FEE1, "?"]
    assert pile(game, 1, 1) == ["?"]
    assert pile(game, 0, 0) == [FEE1, EPIC]


def test_stuart_may_place_as_everybody_does():  # INV:stuart INV-4
    game = supply(investors={0: "stuart"}, hands={0: [EPIC, COSMIC]}, piles={0: [FEE1]})

    play(game, "up epic>1")

    assert refused(game, "up cosmic>1") == "SUP-3"
    play(game, "down cosmic>1")
    assert face_up(game, 0) == [True, True, False]


def test_the_others_still_place_one_card_face_up():  # INV:stuart SUP-3
    game = supply(investors={0: "stuart"}, hands={1: [EPIC, COSMIC]}, piles={0: [FEE1]})

    assert asked(game) == (1, "place")
    assert refused(game, "down epic>1") == "SUP-3"


def test_stuart_may_hide_both_cards_of_both_placings_with_two_players():  # INV-5 INV:stuart
    deck = [FEE1] * 4 + [EPIC, COSMIC, LEADING, LEADING] + [EPIC, STANFORD, LEADING, LEADING]
    game = supply(2, investors={0: ["stuart", "bill"]}, deck=deck)

    play(game, "down epic>1", "down cosmic>1", "up leading>2", "down leading>2", "down epic>3", "down stanford>3")

    assert pile(game, 1, 0) == [FEE1, "?", "?"]
    assert pile(game, 1, 2) == [FEE1, "?", "?"]


def test_stuart_lays_commerce_cards_face_up():  # INV-7 INV:stuart
    game = table(3, phase="commerce", investors={0: "stuart"}, modules=[COMMERCE], drawn_cards={0: [GOLD]})

    assert answers(game) == ["lay gold>1", "lay gold>2", "lay gold>3"]
    play(game, "lay gold>1")

    assert pile(game, None, 0) == [GOLD]
