"""Strategies that take, give up, split and turn back stock cards."""

import pytest

from kit.hand import turn, why
from kit.table import (
    BONDS,
    BOOM,
    COSMIC,
    EPIC,
    FEE2,
    LEADING,
    STANFORD,
    answers,
    asked,
    bonds,
    cash,
    discard,
    fees,
    known,
    play,
    regular,
    split,
    table,
    told,
)

TRANSFERS = pytest.mark.parametrize("card", ["fraudulent-transfer", "vulture-capitalism"])

# Rogue Trading


def test_rogue_trading_splits_a_card_for_its_price_less_2():  # STR:rogue-trading
    game = turn("rogue-trading", cash=10, regular={0: {EPIC: 2, COSMIC: 1}}, prices={EPIC: 9})

    play(game, "play rogue-trading", "offer epic")

    assert cash(game, 0) == 10 - 7
    assert regular(game, 0) == {EPIC: 1, COSMIC: 1}
    assert split(game, 0) == {EPIC: 1}
    assert [event["company"] for event in told(game, "made-split", seat=2)] == [EPIC]


@pytest.mark.parametrize("price", [1, 2])
def test_rogue_trading_of_a_cheap_card_costs_nothing(price):  # STR:rogue-trading
    game = turn("rogue-trading", cash=0, regular={0: {EPIC: 1}}, prices={EPIC: price})

    play(game, "play rogue-trading", "offer epic")

    assert cash(game, 0) == 0
    assert split(game, 0) == {EPIC: 1}


def test_rogue_trading_is_refused_without_the_money_for_any_card():  # STR:rogue-trading, STR-2
    game = turn("rogue-trading", cash=2, regular={0: {EPIC: 1, COSMIC: 1}}, prices={EPIC: 9, COSMIC: 5})

    assert why(game, "play rogue-trading") == "STR-2 cannot-pay 3"


def test_rogue_trading_offers_the_cards_that_can_be_paid():  # STR:rogue-trading, STR-2
    game = turn("rogue-trading", cash=3, regular={0: {EPIC: 1, COSMIC: 1}}, prices={EPIC: 9, COSMIC: 5})

    play(game, "play rogue-trading")

    assert answers(game) == ["offer cosmic"]
    assert why(game, "offer epic") == "STR-2 cannot-pay 7"


@pytest.mark.parametrize(
    "halves", [{}, {"split": {0: {EPIC: 2}}}, {"action_cards": {0: [BOOM]}}, {"regular": {1: {EPIC: 1}}}]
)
def test_rogue_trading_needs_a_regular_stock_card(halves):  # STR:rogue-trading, STR-2
    game = turn("rogue-trading", **halves)

    assert why(game, "play rogue-trading") == "STR-2 no-target"


def test_a_card_split_by_rogue_trading_gets_10_at_a_real_split():  # STR:rogue-trading
    cards = {0: {EPIC: 1}, 1: {EPIC: 1}}
    game = turn("rogue-trading", cash=20, regular=cards, action_cards={0: [BOOM]}, prices={EPIC: 10})

    play(game, "play rogue-trading", "offer epic", "boom epic")

    assert [cash(game, seat) for seat in (0, 1)] == [20 - 8 + 10, 20]
    assert [split(game, seat) for seat in (0, 1)] == [{EPIC: 1}, {EPIC: 1}]


# Convertible Bond


def test_convertible_bond_changes_a_bond_for_a_card_of_the_discard():  # STR:convertible-bond
    game = turn("convertible-bond", modules=[BONDS], bonds={0: 2}, discard={EPIC: 2, COSMIC: 1}, cash=0)

    play(game, "play convertible-bond")
    assert answers(game) == ["take cosmic", "take epic"]
    play(game, "take epic")

    assert bonds(game, 0) == 1
    assert regular(game, 0) == {EPIC: 1}
    assert discard(game) == {EPIC: 1, COSMIC: 1}
    assert known(game, 2, 0) == {EPIC: 1}
    assert cash(game, 0) == 0


def test_convertible_bond_needs_an_own_bond():  # STR:convertible-bond, STR-2
    game = turn("convertible-bond", modules=[BONDS], bonds={1: 2}, discard={EPIC: 1})

    assert why(game, "play convertible-bond") == "STR-2 no-target"


def test_convertible_bond_needs_a_stock_card_in_the_discard():  # STR:convertible-bond, STR-2
    game = turn("convertible-bond", modules=[BONDS], bonds={0: 2}, discard={FEE2: 1, BOOM: 1})

    assert why(game, "play convertible-bond") == "STR-2 no-target"


def test_a_converted_bond_can_be_bought_again():  # STR:convertible-bond
    hands = {0: "convertible-bond", 1: "junk-bonds"}
    game = table(phase="action", modules=[BONDS], strategies=hands, bonds={0: 40}, discard={EPIC: 1})
    kept = play(game.clone(), "done")

    play(game, "play convertible-bond", "take epic", "play junk-bonds")

    assert why(kept, "play junk-bonds") == "STR-2 no-target"
    assert [bonds(game, seat) for seat in (0, 1)] == [39, 1]


# Fraudulent Transfer and Vulture Capitalism


@TRANSFERS
def test_a_card_is_given_up_for_one_of_the_discard(card):  # STR:fraudulent-transfer, STR:vulture-capitalism
    game = turn(card, cash=0, regular={0: {EPIC: 1, COSMIC: 1}}, discard={LEADING: 1})

    play(game, f"play {card}", "offer epic", "take leading")

    assert regular(game, 0) == {COSMIC: 1, LEADING: 1}
    assert discard(game) == {EPIC: 1}
    assert known(game, 2, 0) == {LEADING: 1}
    assert cash(game, 0) == 0


@TRANSFERS
def test_a_split_card_turned_back_pays_too(card):  # STR:fraudulent-transfer, STR:vulture-capitalism
    game = turn(card, split={0: {EPIC: 2}}, discard={LEADING: 1})

    play(game, f"play {card}", "offer-split epic", "take leading")

    assert split(game, 0) == {EPIC: 1}
    assert regular(game, 0) == {EPIC: 1, LEADING: 1}
    assert known(game, 2, 0) == {EPIC: 1, LEADING: 1}
    assert discard(game) == {}


@TRANSFERS
def test_the_card_just_given_up_is_not_taken_back(card):  # STR:fraudulent-transfer, STR:vulture-capitalism, STR-2
    game = turn(card, regular={0: {EPIC: 1}}, discard={LEADING: 1})

    play(game, f"play {card}", "offer epic")

    assert answers(game) == ["take leading"]
    assert why(game, "take epic") == "STR-2 just-given-up"
    assert why(game, "take cosmic") == f"STR:{card} not-in-discard"


@TRANSFERS
def test_another_card_of_the_same_company_may_be_taken(card):  # STR:fraudulent-transfer, STR:vulture-capitalism, STR-2
    game = turn(card, regular={0: {EPIC: 1}}, discard={EPIC: 1})

    play(game, f"play {card}", "offer epic", "take epic")

    assert regular(game, 0) == {EPIC: 1}
    assert discard(game) == {EPIC: 1}


@TRANSFERS
def test_turning_back_does_not_bar_its_company(card):  # STR:fraudulent-transfer, STR:vulture-capitalism
    game = turn(card, split={0: {EPIC: 1}}, discard={EPIC: 1})

    play(game, f"play {card}", "offer-split epic", "take epic")

    assert regular(game, 0) == {EPIC: 2}


@TRANSFERS
def test_no_transfer_without_a_card_in_the_discard(card):  # STR:fraudulent-transfer, STR:vulture-capitalism, STR-2
    game = turn(card, regular={0: {EPIC: 1}}, split={0: {COSMIC: 1}})

    assert why(game, f"play {card}") == "STR-2 no-target"


@TRANSFERS
def test_an_action_card_does_not_pay_for_a_transfer(card):  # STR:fraudulent-transfer, STR:vulture-capitalism, STR-2
    game = turn(card, action_cards={0: [BOOM]}, discard={EPIC: 1})

    assert why(game, f"play {card}") == "STR-2 no-target"


# Stock Option


def test_stock_option_takes_a_card_of_the_discard_for_its_price_less_3():  # STR:stock-option
    game = turn("stock-option", cash=10, discard={EPIC: 1, COSMIC: 2}, prices={EPIC: 8})

    play(game, "play stock-option", "take epic")

    assert cash(game, 0) == 10 - 5
    assert regular(game, 0) == {EPIC: 1}
    assert discard(game) == {COSMIC: 2}
    assert known(game, 2, 0) == {EPIC: 1}


@pytest.mark.parametrize("price", [1, 3])
def test_a_stock_option_on_a_cheap_card_costs_nothing(price):  # STR:stock-option
    game = turn("stock-option", cash=0, discard={EPIC: 1}, prices={EPIC: price})

    play(game, "play stock-option", "take epic")

    assert cash(game, 0) == 0
    assert regular(game, 0) == {EPIC: 1}


def test_a_stock_option_is_refused_where_the_money_is_short():  # STR:stock-option, STR-2
    prices = {EPIC: 8, COSMIC: 6}
    poor = turn("stock-option", cash=2, discard={EPIC: 1, COSMIC: 1}, prices=prices)
    richer = turn("stock-option", cash=3, discard={EPIC: 1, COSMIC: 1}, prices=prices)

    play(richer, "play stock-option")

    assert why(poor, "play stock-option") == "STR-2 cannot-pay 3"
    assert answers(richer) == ["take cosmic"]
    assert why(richer, "take epic") == "STR-2 cannot-pay 5"


def test_a_stock_option_needs_a_card_in_the_discard():  # STR:stock-option, STR-2
    game = turn("stock-option", regular={0: {EPIC: 1}})

    assert why(game, "play stock-option") == "STR-2 no-target"


# Reverse Split


def test_reverse_split_turns_a_card_back_for_its_price_and_3():  # STR:reverse-split
    game = turn("reverse-split", cash=0, split={0: {EPIC: 2, COSMIC: 1}}, prices={EPIC: 7})

    play(game, "play reverse-split", "offer-split epic")

    assert cash(game, 0) == 7 + 3
    assert split(game, 0) == {EPIC: 1, COSMIC: 1}
    assert regular(game, 0) == {EPIC: 1}
    assert known(game, 2, 0) == {EPIC: 1}


def test_reverse_split_needs_a_split_card():  # STR:reverse-split, STR-2
    game = turn("reverse-split", regular={0: {EPIC: 1}}, split={1: {EPIC: 1}})

    assert why(game, "play reverse-split") == "STR-2 no-target"


def test_reverse_split_takes_no_regular_card():  # STR:reverse-split
    game = turn("reverse-split", regular={0: {COSMIC: 1}}, split={0: {EPIC: 1}})

    play(game, "play reverse-split")

    assert answers(game) == ["offer-split epic"]
    assert why(game, "offer cosmic") == "STR:reverse-split not-this-one"


def test_reverse_split_is_no_sale():  # STR:reverse-split, STR-7
    game = turn("reverse-split", investors={0: "graham"}, cash=0, split={0: {EPIC: 1}})

    play(game, "play reverse-split", "offer-split epic")

    assert cash(game, 0) == 5 + 3
    assert told(game, "sold") == []


# Penny Stock


@pytest.mark.parametrize("cards", [1, 2])
def test_penny_stock_splits_up_to_two_cards_of_a_cheap_company(cards):  # STR:penny-stock
    game = turn("penny-stock", cash=0, regular={0: {EPIC: 3, COSMIC: 3}}, prices={EPIC: 3, COSMIC: 4})

    play(game, "play penny-stock")
    assert (asked(game), answers(game)) == ((0, "pick-company"), ["pick epic"])
    play(game, "pick epic")
    assert answers(game) == ["count 1", "count 2"]
    play(game, f"count {cards}")

    assert split(game, 0) == {EPIC: cards}
    assert regular(game, 0) == {EPIC: 3 - cards, COSMIC: 3}
    assert cash(game, 0) == 0


def test_penny_stock_splits_no_more_than_there_are():  # STR:penny-stock
    game = turn("penny-stock", regular={0: {EPIC: 1}}, prices={EPIC: 1})

    play(game, "play penny-stock", "pick epic")

    assert answers(game) == ["count 1"]
    assert why(game, "count 2") == "STR:penny-stock not-this-one"


@pytest.mark.parametrize("prices", [{EPIC: 4, COSMIC: 3}, {EPIC: 9}])
def test_penny_stock_needs_an_own_card_at_3_or_less(prices):  # STR:penny-stock, STR-2
    game = turn("penny-stock", regular={0: {EPIC: 2}, 1: {COSMIC: 2}}, split={0: {COSMIC: 1}}, prices=prices)

    assert why(game, "play penny-stock") == "STR-2 no-target"


def test_penny_stock_reads_the_value_on_the_space():  # STR:penny-stock, STR-7
    cards = {0: {STANFORD: 1}}
    cheap = turn("penny-stock", board="advanced", regular=cards, spaces={STANFORD: 5})
    dear = turn("penny-stock", board="advanced", regular=cards, spaces={STANFORD: 6})

    assert "play penny-stock" in answers(cheap)
    assert why(dear, "play penny-stock") == "STR-2 no-target"


# Held fees


def test_money_that_a_strategy_brings_pays_held_fees():  # STR:reverse-split, STR-7
    game = turn("reverse-split", cash=1, split={0: {EPIC: 1}}, fees={0: [FEE2]})

    play(game, "play reverse-split", "offer-split epic")

    assert fees(game, 0) == []
    assert cash(game, 0) == 1 + 8 - 2
