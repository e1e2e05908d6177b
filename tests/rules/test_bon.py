"""Bonds (BON)."""

import pytest

from kit.table import (
    BONDS,
    COSMIC,
    DICE,
    EPIC,
    FEE1,
    FEE2,
    FEE3,
    FIRST_CARD,
    LEADING,
    answers,
    asked,
    bonds,
    cash,
    fees,
    pass_on,
    phase_of,
    play,
    refused,
    table,
    told,
)
from stockpile import Game, IllegalAnswer, Setup

PRICES = {2: 7, 3: 6, 4: 5, 5: 4}


def start(players: int = 3, **position) -> Game:
    """The table at the start of a round, before bonds are bought."""
    return table(players, phase="bonds", modules=[BONDS], **position)


def ended(players: int = 3, **position) -> Game:
    """The table at the end of the last round, before interest is paid."""
    rounds = Setup(players=players).table.rounds
    return table(players, phase="round-end", in_round=rounds, modules=[BONDS], **position)


def buyers(game: Game) -> list[int]:
    """Who is asked for bonds, one after the other."""
    seats = []
    while asked(game)[1] == "bonds":
        seats.append(asked(game)[0])
        play(game, "bonds 0")
    return seats


# Buying


@pytest.mark.parametrize(("players", "price"), PRICES.items())
def test_a_bond_costs_7_6_5_or_4_with_2_to_5_players(players, price):  # BON-1
    game = start(players, cash=30)

    play(game, "bonds 2")

    assert bonds(game, 0) == 2
    assert cash(game, 0) == 30 - 2 * price


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_everybody_may_buy_none_to_three(players):  # BON-1
    game = start(players, cash=50)

    for seat in range(players):
        assert asked(game) == (seat, "bonds")
        assert answers(game) == ["bonds 0", "bonds 1", "bonds 2", "bonds 3"]
        play(game, "bonds 3")

    assert game.position()["bonds"] == [3] * players


def test_bonds_are_bought_in_turn_order_in_one_answer_each():  # BON-1
    game = start(4, first=2, cash=50)

    assert asked(game) == (2, "bonds")
    play(game, "bonds 1")

    assert buyers(game) == [3, 0, 1]


def test_nobody_has_to_buy():  # BON-1
    game = start(cash=50)

    play(game, "bonds 0", "bonds 0", "bonds 0")

    assert game.position()["bonds"] == [0, 0, 0]
    assert game.position()["cash"] == [50, 50, 50]


def test_the_last_money_buys_a_bond_and_one_less_does_not():  # BON-1
    game = start(4, cash={0: 10, 1: 9, 2: 5, 3: 14})

    offers = []
    while asked(game)[1] == "bonds":
        offers.append(answers(game)[-1])
        play(game, answers(game)[-1])

    assert offers == ["bonds 2", "bonds 1", "bonds 1", "bonds 2"]
    assert game.position()["cash"] == [0, 4, 0, 4]


def test_who_cannot_pay_for_a_bond_is_passed_over():  # BON-1
    game = start(cash={0: 5, 1: 6, 2: 0})

    assert buyers(game) == [1]


def test_three_bonds_that_are_too_dear_are_refused():  # BON-1
    game = start(cash={0: 17})

    refusal = game.refusal("bonds 3")

    assert refusal and (refusal.rule, refusal.key) == ("BON-1", "too-little-cash")
    assert refusal.args["value"] == 18 and refusal.args["cash"] == 17
    assert refused(game, "bonds 2") is None


def test_four_bonds_at_once_are_refused():  # BON-1
    game = start(cash=50)

    with pytest.raises(IllegalAnswer):
        game.answer("bonds 4")

    assert bonds(game, 0) == 0


def test_an_answer_to_something_else_is_refused():  # BON-1
    game = start()

    assert refused(game, "bid 1@0") == "BON-1"
    assert refused(game, "done") == "BON-1"


def test_there_are_40_bonds_and_turn_order_decides_who_gets_the_last():  # BON-1
    game = start(first=1, cash=50, bonds={0: 20, 2: 18})

    assert asked(game) == (1, "bonds")
    assert answers(game) == ["bonds 0", "bonds 1", "bonds 2"]
    refusal = game.refusal("bonds 3")
    assert refusal and (refusal.rule, refusal.key, refusal.args["left"]) == ("BON-1", "too-few-bonds", 2)
    play(game, "bonds 1")
    assert answers(game) == ["bonds 0", "bonds 1"]
    play(game, "bonds 1")

    assert phase_of(game) == "supply"
    assert sum(game.position()["bonds"]) == 40


def test_when_all_40_are_held_nobody_is_asked():  # BON-1
    game = start(cash=50, bonds={0: 13, 1: 13, 2: 14})

    assert phase_of(game) == "supply"


def test_a_position_with_more_than_40_bonds_is_refused():  # BON-1
    with pytest.raises(ValueError, match="BON-1"):
        start(bonds={0: 20, 1: 21})


def test_bonds_are_offered_again_every_round():  # BON-1
    game = table(modules=[BONDS], cash=20, bonds={0: 2}, regular={0: {EPIC: 1}})

    pass_on(game, "bonds")

    assert game.position()["round"] == 2
    assert buyers(game) == [1, 2, 0]


def test_bonds_are_bought_before_the_dice_are_rolled():  # BON-1, RND-2
    game = table(phase="bonds", modules=[BONDS, DICE])

    assert game.view(None).to_dict()["rolled"] == []
    play(game, "bonds 0", "bonds 0", "bonds 0")

    names = [event["event"] for event in told(game, "bonds-bought", "rolled", "pair-dealt", "dealt")]
    assert names == ["bonds-bought"] * 3 + ["rolled"] * 6 + ["pair-dealt"] * 6 + ["dealt"] * 6


def test_the_round_has_started_when_bonds_are_bought():  # BON-1, RND-2
    game = Game(Setup(players=3, modules=(BONDS, DICE)), seed=1)

    play(game, "bonds 1", "bonds 1", "bonds 1")

    names = [event["event"] for event in told(game, "round-started", "bonds-bought", "rolled", "pair-dealt")]
    assert names == ["round-started"] + ["bonds-bought"] * 3 + ["rolled"] * 6 + ["pair-dealt"] * 6


def test_without_the_module_there_are_no_bonds():  # BON-1
    game = Game(Setup(players=3), seed=1)

    assert phase_of(game) == "supply"
    assert "bonds" not in game.view(0).to_dict()
    with pytest.raises(ValueError, match="bonds"):
        table(bonds={0: 1})


# Holding


def test_everybody_sees_who_holds_and_buys_bonds():  # BON-2, KNO-1
    game = start(cash=30, bonds={1: 5})

    play(game, "bonds 3")

    bought = {"event": "bonds-bought", "seat": 0, "bonds": 3, "amount": 18}
    for seat in (0, 1, 2, None):
        view = game.view(seat).to_dict()
        assert view["bonds"] == [3, 5, 0]
        assert view["cash"] == [12, 30, 30]
        assert told(game, "bonds-bought", seat=seat) == [bought]


def test_bonds_cannot_be_sold():  # BON-2
    game = table(modules=[BONDS], bonds={0: 7}, regular={0: {EPIC: 1}})

    assert answers(game) == ["sell epic", "done"]
    assert refused(game, "bonds 1") == "SEL-1"


def test_who_has_only_bonds_is_not_asked_to_sell():  # BON-2
    game = table(modules=[BONDS], bonds={0: 7}, regular={1: {EPIC: 1}})

    assert asked(game) == (1, "sell")


def test_bonds_pay_for_no_bid():  # BON-2
    game = table(modules=[BONDS], bonds={0: 7}, cash={0: 5}, piles={0: [EPIC], 1: [EPIC], 2: [EPIC]})

    assert refused(game, "bid 1@6") == "DEM-2"


# Interest


def test_each_bond_brings_1_at_the_end_of_the_round():  # BON-3
    game = table(modules=[BONDS], cash=0, bonds={0: 3, 2: 1}, regular={1: {EPIC: 1}})

    pass_on(game, "supply")

    assert game.position()["cash"] == [3, 0, 1]
    paid = [(event["seat"], event["bonds"], event["amount"]) for event in told(game, "interest")]
    assert paid == [(0, 3, 3), (2, 1, 1)]


def test_bonds_bought_this_round_bring_interest_too():  # BON-3
    game = start(cash=18)

    play(game, "bonds 3", "bonds 0", "bonds 1")
    pass_on(game, "bonds")

    assert [event["amount"] for event in told(game, "interest")] == [3, 1]


def test_interest_comes_every_round():  # BON-3
    game = start(2, cash={0: 14, 1: 0}, setup={"rounds": 3})

    play(game, "bonds 2")
    pass_on(game)

    assert [event["amount"] for event in told(game, "interest")] == [2, 2, 2]


def test_interest_comes_after_the_last_round_too():  # BON-3, RND-5
    game = ended(cash=10, bonds={0: 2})

    names = [event["event"] for event in told(game, "interest", "round-ended", "bonds-paid", "game-ended")]
    assert names == ["interest", "round-ended", "bonds-paid", "game-ended"]
    assert game.result and game.result.breakdown[0]["cash"] == 12


def test_interest_comes_after_movement_and_in_turn_order():  # BON-3, RND-5
    pairs = {0: (EPIC, "+4")}
    game = table(modules=[BONDS], first=2, cash=0, bonds={0: 1, 1: 2, 2: 3}, regular={0: {EPIC: 1}}, pairs=pairs)

    pass_on(game, "supply")

    names = [event["event"] for event in told(game, "pair-shown", "interest", "round-ended")]
    assert names == ["pair-shown"] * 6 + ["interest"] * 3 + ["round-ended"]
    assert [event["seat"] for event in told(game, "interest")] == [2, 0, 1]


def test_held_fees_are_paid_out_of_interest():  # BON-3, DEM-7
    owed = {0: [FEE1, FEE2], 1: [FEE3]}
    game = table(modules=[BONDS], cash=0, bonds={0: 3, 1: 2}, fees=owed, regular={2: {EPIC: 1}})

    pass_on(game, "supply")

    assert game.position()["cash"] == [0, 2, 0]
    assert (fees(game, 0), fees(game, 1)) == ([], [FEE3])
    names = [(event["event"], event["seat"]) for event in told(game, "interest", "fee-paid")]
    assert names == [("interest", 0), ("fee-paid", 0), ("fee-paid", 0), ("interest", 1)]


def test_interest_can_pay_for_a_bond_of_the_next_round():  # BON-1, BON-3
    game = table(modules=[BONDS], cash={0: 0, 1: 0, 2: 3}, bonds={2: 3}, regular={0: {EPIC: 1}})

    pass_on(game, "bonds")

    assert (asked(game), answers(game)) == ((2, "bonds"), ["bonds 0", "bonds 1"])


def test_the_new_first_player_buys_first_and_interest_was_paid_in_the_old_order():  # RND-3, RND-5, BON-1
    hold = {0: 1, 1: 1, 2: 1}
    game = table(modules=[BONDS, FIRST_CARD], first=0, bonds=hold, regular={0: {EPIC: 1}}, heir=2)

    pass_on(game, "bonds")

    assert [event["seat"] for event in told(game, "interest")] == [0, 1, 2]
    assert buyers(game) == [2, 0, 1]


# The end of the game


def test_four_players_and_seven_bonds_35():  # BON-4
    game = table(4, phase="game-end", in_round=6, modules=[BONDS], bonds={1: 7})

    assert game.result
    assert [row["bonds"] for row in game.result.breakdown] == [0, 35, 0, 0]
    assert game.result.scores == [20, 55, 20, 20]


@pytest.mark.parametrize(("players", "price"), PRICES.items())
def test_at_the_end_each_bond_pays_its_price(players, price):  # BON-4
    game = ended(players, cash=0, bonds={0: 3, 1: 1})

    assert game.result
    assert game.result.breakdown[0]["bonds"] == 3 * price
    assert game.result.scores[:2] == [3 + 3 * price, 1 + price]


def test_bonds_bought_in_the_last_round_gain_just_their_interest():  # BON-3, BON-4
    game = start(5, in_round=5, cash=20)

    play(game, "bonds 3")
    pass_on(game)

    assert game.result
    row = game.result.breakdown[0]
    assert row["bonds"] == 12
    assert [event["amount"] for event in told(game, "interest")] == [3]


def test_bonds_at_the_end_pay_held_fees():  # BON-4, END-3
    game = table(phase="game-end", in_round=7, modules=[BONDS], cash=0, bonds={0: 1}, fees={0: [FEE2, FEE3]})

    assert game.result
    assert game.result.breakdown[0]["fees"] == -5
    assert game.result.scores[0] == 1


def test_bonds_pay_after_the_final_sale():  # BON-4, END-3
    cards = {0: {EPIC: 1}, 1: {COSMIC: 1, LEADING: 1}}
    game = table(phase="game-end", in_round=7, modules=[BONDS], first=1, regular=cards, bonds={0: 2, 1: 1})

    paid = [(event["event"], event["seat"]) for event in told(game, "final-sale", "bonds-paid")]
    assert paid == [("final-sale", 1), ("final-sale", 1), ("final-sale", 0), ("bonds-paid", 1), ("bonds-paid", 0)]
