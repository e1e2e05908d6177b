"""The First Player Card (FPC)."""

import pytest

from kit.table import (
    BONDS,
    COMMERCE,
    COSMIC,
    EPIC,
    FEE2,
    FEE3,
    FIRST,
    FIRST_CARD,
    GOLD,
    LEADING,
    OIL,
    TAX,
    answers,
    asked,
    cash,
    commerce_cards,
    discard,
    fees,
    market_cards,
    pass_on,
    phase_of,
    play,
    refused,
    regular,
    table,
    told,
)
from stockpile import Game, Setup

PILES = {0: [EPIC], 1: [COSMIC], 2: [LEADING]}
HANDS = {0: [EPIC, COSMIC], 1: [EPIC, LEADING], 2: [COSMIC, LEADING]}
ZERO = ("bid 1@0", "bid 2@0", "bid 3@0")


def laying(players: int = 3, **position) -> Game:
    """The table when all other cards are placed."""
    return table(players, phase="first-player-card", modules=[FIRST_CARD], **position)


def bidding(players: int = 3, on: int = 0, **position) -> Game:
    """The table in Demand, the First Player Card on a pile."""
    piles = {**PILES, on: [*PILES.get(on, [EPIC]), FIRST]}
    return table(players, **{"modules": [FIRST_CARD], "piles": piles, **position})


# Laying the card


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_first_player_lays_the_card_on_any_pile(players):  # FPC-1
    game = laying(players, first=1)

    piles = players if players > 2 else 4
    assert asked(game) == (1, "lay")
    assert answers(game) == [f"lay first>{pile}" for pile in range(1, piles + 1)]


def test_it_is_laid_after_all_market_cards():  # FPC-1
    game = table(phase="supply", first=2, modules=[FIRST_CARD], hands=HANDS)

    asks = []
    while phase_of(game) != "demand":
        asks.append(asked(game))
        play(game, answers(game)[0])

    assert [ask for _, ask in asks] == ["place"] * 6 + ["lay"]
    assert asks[-1] == (2, "lay")


def test_it_is_laid_after_all_commerce_cards():  # FPC-1, COM-2
    drawn = {0: [GOLD], 1: [TAX], 2: [OIL]}
    game = table(phase="commerce", first=1, modules=[COMMERCE, FIRST_CARD], drawn_cards=drawn)

    play(game, "lay tax>1", "lay oil>1", "lay gold>1")

    assert (phase_of(game), asked(game)) == ("first-player-card", (1, "lay"))
    play(game, "lay first>1")
    assert (phase_of(game), asked(game)) == ("demand", (1, "bid"))


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_it_lies_face_up_for_everybody(seat):  # FPC-1, KNO-1
    game = laying(first=1)

    play(game, "lay first>3")

    assert game.view(seat).to_dict()["piles"][2] == [{"card": FIRST, "up": True, "by": 1}]
    assert told(game, "laid", seat=seat) == [{"event": "laid", "seat": 1, "pile": 2, "card": FIRST}]


def test_there_is_one_card_also_with_two_players():  # FPC-1
    game = laying(2)

    play(game, "lay first>4")

    assert (phase_of(game), asked(game)) == ("demand", (0, "bid"))


def test_it_is_no_market_card():  # FPC-1
    game = bidding()

    play(game, *ZERO, "give 1")

    assert sum(market_cards(game).values()) == 80
    assert regular(game, 0) == {EPIC: 1}
    assert discard(game) == {}
    assert [len(pile) for pile in game.position()["piles"]] == [0, 0, 0]


def test_at_the_first_player_card_other_cards_are_refused():  # FPC-1
    game = laying()

    assert refused(game, "lay gold>1") == "FPC-1"
    assert refused(game, "lay first>4") == "SUP-1"


def test_at_the_first_player_card_other_answers_are_refused():  # FPC-1
    game = laying()

    assert refused(game, "bid 1@0") == "FPC-1"
    assert refused(game, "up epic>1") == "FPC-1"


def test_without_the_module_there_is_no_card():  # FPC-1
    game = Game(Setup(players=3, rounds=2), seed=1)

    pass_on(game)

    assert told(game, "laid", "first-given") == []
    assert "heir" not in game.view(0).to_dict()
    with pytest.raises(ValueError, match="first-player-card"):
        table(heir=1)


def test_a_position_has_one_first_player_card_and_only_with_its_module():  # FPC-1
    with pytest.raises(ValueError, match="FPC-1"):
        table(piles={0: [FIRST]})
    with pytest.raises(ValueError, match="FPC-1"):
        table(modules=[FIRST_CARD], piles={0: [FIRST], 1: [FIRST]})


# Giving it


def test_who_takes_up_the_pile_gives_it_to_any_player_also_to_themself():  # FPC-2
    game = bidding(on=1)

    play(game, *ZERO)

    assert asked(game) == (1, "give")
    assert answers(game) == ["give 1", "give 2", "give 3"]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_everybody_at_the_table_can_be_given_it(players):  # FPC-2
    bids = {2: ["1@0", "2@0", "3@0", "4@0"]}.get(players, [f"{pile}@0" for pile in range(1, players + 1)])
    game = bidding(players)

    play(game, *(f"bid {bid}" for bid in bids))

    assert answers(game) == [f"give {seat}" for seat in range(1, players + 1)]
    assert players == 5 or refused(game, f"give {players + 1}") == "FPC-2"
    assert refused(game, "done") == "FPC-2"


def test_it_is_given_before_the_next_player_pays():  # FPC-2, DEM-5
    game = bidding(cash=10)

    play(game, "bid 1@3", "bid 2@6", "bid 3@10")
    assert asked(game) == (0, "give")
    assert [cash(game, seat) for seat in range(3)] == [7, 10, 10]
    assert regular(game, 1) == {}
    play(game, "give 3")

    assert [cash(game, seat) for seat in range(3)] == [7, 4, 0]
    assert regular(game, 1) == {COSMIC: 1}


def test_those_before_in_turn_order_have_paid_when_it_is_given():  # FPC-2, DEM-5
    game = bidding(first=2, on=0, cash=10)

    play(game, "bid 2@1", "bid 1@3", "bid 3@6")

    assert asked(game) == (0, "give")
    assert [cash(game, seat) for seat in range(3)] == [7, 10, 9]


def test_the_fees_of_the_pile_are_dealt_with_before_it_is_given():  # FPC-2, DEM-7
    game = bidding(cash=4, piles={0: [FIRST, FEE3, FEE2], 1: [EPIC], 2: [EPIC]})

    play(game, "bid 1@1", "bid 2@0", "bid 3@0")

    assert asked(game) == (0, "give")
    assert (cash(game, 0), fees(game, 0)) == (1, [FEE3])


@pytest.mark.parametrize("given", [0, 1, 2])
def test_who_was_given_it_is_first_next_round(given):  # FPC-2, RND-3
    game = bidding(first=1)

    play(game, *ZERO, f"give {given + 1}")
    pass_on(game, "supply")

    assert game.position()["round"] == 2
    assert game.position()["first"] == given
    assert asked(game) == (given, "place")


def test_everybody_sees_to_whom_it_was_given():  # FPC-2, KNO-1
    game = bidding()

    play(game, *ZERO, "give 3")

    for seat in (0, 1, 2, None):
        assert game.view(seat).to_dict()["heir"] == 2
        assert told(game, "first-given", seat=seat) == [{"event": "first-given", "seat": 0, "to": 2}]


def test_the_turn_order_of_this_round_does_not_change():  # FPC-2, RND-3
    game = bidding(first=1)

    play(game, *ZERO, "give 1")
    assert game.position()["first"] == 1
    sold = []
    while asked(game)[1] == "sell":
        sold.append(asked(game)[0])
        play(game, "done")

    assert sold == [1, 2, 0]
    assert [event["pair"] for event in told(game, "pair-shown")][:3] == [1, 2, 0]


def test_the_end_of_the_round_still_runs_in_the_old_order():  # RND-3, RND-5, FPC-2
    game = bidding(modules=[BONDS, FIRST_CARD], first=1, cash=0, bonds={0: 1, 1: 1, 2: 1})

    play(game, *ZERO, "give 1")
    pass_on(game, "supply")

    assert [event["seat"] for event in told(game, "interest")] == [1, 2, 0]


def test_the_holder_is_first_before_bonds_are_bought():  # RND-3, FPC-2, BON-1
    game = bidding(modules=[BONDS, FIRST_CARD], first=0)

    play(game, *ZERO, "give 3")
    pass_on(game, "bonds")

    assert game.position()["first"] == 2
    assert asked(game) == (2, "bonds")


def test_next_round_the_card_comes_back():  # FPC-2
    game = bidding()

    play(game, *ZERO, "give 3")
    pass_on(game, "first-player-card")

    assert game.position()["round"] == 2
    assert game.view(None).to_dict()["heir"] is None
    assert asked(game) == (2, "lay")


def test_one_may_keep_it_round_after_round():  # FPC-2
    game = Game(Setup(players=2, modules=(FIRST_CARD,), first=1), seed=3)

    while not game.over:
        seat, ask = asked(game)
        pick = {"lay": "lay first>1", "give": f"give {seat + 1}"}.get(ask)
        if ask == "bid" and seat == 1:
            pick = next((answer for answer in answers(game) if answer.startswith("bid 1@")), answers(game)[0])
        elif ask == "bid":
            pick = next(answer for answer in answers(game) if not answer.startswith("bid 1@"))
        play(game, pick or answers(game)[0])

    assert [(event["seat"], event["to"]) for event in told(game, "first-given")] == [(1, 1)] * 5
    assert [event["first"] for event in told(game, "round-started")] == [1] * 6


def test_two_players_pay_both_bids_and_take_both_piles_before_it_is_given():  # FPC-2, TWO-6
    piles = {0: [EPIC, FIRST], 1: [COSMIC], 2: [LEADING], 3: [FEE2]}
    game = bidding(2, piles=piles, cash=20)

    play(game, "bid 1@3", "bid 2@1", "bid 4@6", "bid 3@0")

    assert asked(game) == (0, "give")
    assert cash(game, 0) == 20 - 3 - 6 - 2
    assert cash(game, 1) == 20
    play(game, "give 2")
    assert cash(game, 1) == 19


@pytest.mark.parametrize(("players", "rounds"), [(2, 6), (3, 7), (4, 6), (5, 5)])
def test_in_the_last_round_it_is_not_used(players, rounds):  # FPC-2
    game = Game(Setup(players=players, modules=(FIRST_CARD,)), seed=1)

    pass_on(game)

    assert len(told(game, "laid")) == len(told(game, "first-given")) == rounds - 1
    assert laying(players, in_round=rounds - 1).question.ask == "lay"  # type: ignore[union-attr]
    assert laying(players, in_round=rounds).question.ask == "bid"  # type: ignore[union-attr]


def test_the_token_passes_by_the_card_alone():  # RND-3, FPC-2
    game = Game(Setup(players=4, modules=(FIRST_CARD,), first=0), seed=2)

    gifts: list[int] = []
    while not game.over:
        if asked(game)[1] == "give":
            gifts.append(2 if len(gifts) % 2 else 3)
            play(game, f"give {gifts[-1] + 1}")
        else:
            play(game, answers(game)[0])

    assert [event["first"] for event in told(game, "round-started")] == [0, *gifts]


def test_a_pile_with_both_sorts_of_card_is_taken_up_whole():  # FPC-2, COM-4
    piles = {0: [FIRST, GOLD, EPIC, TAX], 1: [EPIC], 2: [EPIC]}
    game = bidding(modules=[COMMERCE, FIRST_CARD], piles=piles)

    play(game, *ZERO)

    assert asked(game) == (0, "give")
    assert game.position()["commerce"][0] == {"commodities": {GOLD: 1}, "taxes": 1, "hand": []}
    assert regular(game, 0) == {EPIC: 1}
    assert sum(commerce_cards(game).values()) == 25
