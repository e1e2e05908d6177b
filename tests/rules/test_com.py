"""Commodities and taxes (COM)."""

from collections import Counter

import pytest
from scipy.stats import chisquare

from kit.effort import EFFORT
from kit.table import (
    CATTLE,
    COMMERCE,
    COMMODITIES,
    CORN,
    COSMIC,
    EPIC,
    FEE2,
    FEE3,
    FIRST_CARD,
    GAS,
    GOLD,
    LEADING,
    OIL,
    PLATINUM,
    TAX,
    answers,
    asked,
    cash,
    commerce_cards,
    commodities,
    deal,
    market_cards,
    pass_on,
    phase_of,
    play,
    refused,
    regular,
    table,
    taxes,
    told,
)
from stockpile import Game, Setup, View
from stockpile.engine.result import Result

HANDS = {0: [EPIC, COSMIC], 1: [EPIC, LEADING], 2: [COSMIC, LEADING]}
ALL_GOODS = {0: dict.fromkeys(COMMODITIES, 3)}


def supply(**position) -> Game:
    """Three players with two market cards each, and this commerce deck."""
    return table(phase="supply", modules=[COMMERCE], hands=HANDS, **position)


def laying(drawn, players: int = 3, **position) -> Game:
    """The table when everybody has drawn."""
    return table(players, phase="commerce", modules=[COMMERCE], drawn_cards=drawn, **position)


def placed(game: Game) -> Game:
    """Places all market cards somewhere."""
    while asked(game)[1] == "place":
        play(game, answers(game)[0])
    return game


def result_of(owned, **position) -> Result:
    """The end of the game for who owns these commerce cards."""
    result = table(phase="game-end", in_round=7, modules=[COMMERCE], commerce=owned, **position).result
    assert result
    return result


# The deck


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_commerce_deck_has_three_of_each_commodity_and_seven_taxes(players):  # COM-1
    game = Game(Setup(players=players, modules=(COMMERCE,)), seed=1)

    assert Counter(game.position()["commerce_deck"]) == {**dict.fromkeys(COMMODITIES, 3), TAX: 7}


def test_the_commerce_deck_is_shuffled():  # COM-1
    decks = [Game(Setup(players=3, modules=(COMMERCE,)), seed=seed).position()["commerce_deck"] for seed in range(60)]

    assert len({tuple(deck) for deck in decks}) == 60
    assert {deck[0] for deck in decks} == {deck[-1] for deck in decks} == {*COMMODITIES, TAX}


def test_commerce_cards_are_no_market_cards():  # COM-1, SET-5
    game = Game(Setup(players=3, modules=(COMMERCE,)), seed=1)

    pass_on(game, "demand")

    assert sum(market_cards(game).values()) == 80
    assert sum(commerce_cards(game).values()) == 25


def test_a_position_with_a_fourth_gold_is_refused():  # COM-1
    with pytest.raises(ValueError, match="COM-1"):
        laying({0: [GOLD]}, commerce={1: {GOLD: 2}, 2: {GOLD: 1}})


def test_a_commerce_card_is_no_market_card():  # COM-1
    with pytest.raises(ValueError, match="hands"):
        table(phase="supply", modules=[COMMERCE], hands={0: [GOLD, EPIC]})
    with pytest.raises(ValueError, match="deck"):
        table(modules=[COMMERCE], deck=[TAX])
    with pytest.raises(ValueError, match="commerce"):
        table(modules=[COMMERCE], commerce_deck=[EPIC])


def test_every_commerce_card_of_a_position_must_be_named():  # COM-1
    with pytest.raises(ValueError, match="named"):
        laying({0: ["?"]})


def test_a_card_that_is_gone_cannot_be_drawn():  # COM-1
    game = supply(setup={"chance": "asked"}, commerce={1: {GOLD: 3}, 2: {TAX: 5, OIL: 1}})

    play(game, "up epic>1", "down cosmic>1")

    assert asked(game) == (-1, "commerce")
    assert [answer for answer in answers(game) if "gold" in answer] == []
    assert refused(game, "draw gold") == "COM-1"
    chances = dict(zip(answers(game), game.probabilities or (), strict=True))
    assert chances["draw tax"] == chances["draw oil"] == pytest.approx(2 / 16)


def test_without_the_module_there_is_no_commerce():  # COM-1
    game = Game(Setup(players=3), seed=1)

    pass_on(game, "demand")

    assert "commerce" not in game.view(0).to_dict()
    with pytest.raises(ValueError, match="commerce"):
        table(commerce={0: {GOLD: 1}})


# Drawing


def test_who_has_placed_draws_one_before_the_next_player_places():  # COM-2
    game = supply(first=1, commerce_deck=[GOLD, TAX, OIL])

    play(game, "up epic>1")
    assert told(game, "commerce-drawn") == []
    play(game, "down leading>1")

    assert asked(game) == (2, "place")
    assert [row["hand"] for row in game.position()["commerce"]] == [[], [GOLD], []]
    placed(game)
    assert [row["hand"] for row in game.position()["commerce"]] == [[OIL], [GOLD], [TAX]]


def test_only_who_draws_a_commerce_card_sees_it():  # COM-2, KNO-1, KNO-2
    game = supply(commerce_deck=[GOLD, TAX, OIL])

    placed(game)

    for seat in (0, 1, 2, None):
        own = [GOLD, TAX, OIL]
        seen = [own[other] if other == seat else "?" for other in range(3)]
        view = game.view(seat).to_dict()
        assert [row["hand"] for row in view["commerce"]] == [[card] for card in seen]
        assert view["commerce_deck"] == 22
        assert [event["card"] for event in told(game, "commerce-drawn", seat=seat)] == seen


def test_a_record_of_one_seat_hides_what_others_drew():  # COM-2, KNO-2
    asking = Game(Setup(players=2, modules=(COMMERCE,), chance="asked", first=0))
    while asked(asking)[1] != "lay":
        play(asking, answers(asking)[0])

    drawn = [text for _, text in asking.record(1).answers if text.startswith("draw")]
    events = [event["card"] for event in asking.record(1).event_list() if event["event"] == "commerce-drawn"]

    assert drawn == ["draw ?"] * 4
    assert events[:2] == ["?", "?"] and "?" not in events[2:]


def test_asked_chance_deals_the_cards_it_is_told():  # COM-1, COM-2
    game = supply(setup={"chance": "asked"})

    play(game, "up epic>1", "down cosmic>1")
    deal(game, TAX)
    play(game, "up epic>1", "down leading>1")
    deal(game, GOLD)

    assert [row["hand"] for row in game.position()["commerce"]] == [[TAX], [GOLD], []]
    assert asked(game) == (2, "place")


# Laying


def test_when_all_have_drawn_each_lays_the_card_face_up_in_turn_order():  # COM-2
    game = supply(first=2, commerce_deck=[GOLD, TAX, OIL])

    placed(game)
    assert (phase_of(game), asked(game), answers(game)) == (
        "commerce",
        (2, "lay"),
        [f"lay gold>{n}" for n in (1, 2, 3)],
    )
    play(game, "lay gold>3", "lay tax>3", "lay oil>1")

    assert asked(game) == (2, "bid")
    piles = game.view(None).to_dict()["piles"]
    assert [card for card in piles[2] if card["card"] in (GOLD, TAX)] == [
        {"card": GOLD, "up": True, "by": 2},
        {"card": TAX, "up": True, "by": 0},
    ]
    assert piles[0][-1] == {"card": OIL, "up": True, "by": 1}


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_everybody_sees_a_card_that_is_laid(seat):  # COM-2, KNO-1
    game = laying({0: [GOLD], 1: [TAX], 2: [OIL]})

    play(game, "lay gold>2")

    assert told(game, "laid", seat=seat) == [{"event": "laid", "seat": 0, "pile": 1, "card": GOLD}]
    assert game.view(seat).to_dict()["piles"][1] == [{"card": GOLD, "up": True, "by": 0}]
    assert [len(row["hand"]) for row in game.view(seat).to_dict()["commerce"]] == [0, 1, 1]


def test_no_commerce_card_is_laid_while_somebody_has_still_to_place():  # COM-2
    game = supply(commerce_deck=[GOLD, TAX, OIL])

    asks = []
    while phase_of(game) != "demand":
        asks.append(asked(game)[1])
        play(game, answers(game)[0])

    assert asks == ["place"] * 6 + ["lay"] * 3


def test_a_card_one_does_not_hold_cannot_be_laid():  # COM-2
    game = laying({0: [GOLD], 1: [TAX], 2: [OIL]})

    assert refused(game, "lay tax>1") == "COM-2"
    assert refused(game, "lay first>1") == "COM-2"
    assert refused(game, "up epic>1") == "COM-2"
    assert refused(game, "lay gold>4") == "SUP-1"


def test_a_market_card_cannot_be_placed_late_nor_a_commerce_card_early():  # COM-2, SUP-3
    game = supply()

    assert refused(game, "lay gold>1") == "SUP-3"


# Two players


def test_two_players_draw_two_each_after_the_second_placing():  # COM-3
    game = table(2, phase="information", first=1, modules=[COMMERCE], commerce_deck=[GOLD, TAX, OIL, OIL])

    for _ in range(6):
        assert told(game, "commerce-drawn") == []
        play(game, answers(game)[0])
    assert [event["seat"] for event in told(game, "commerce-drawn")] == [1, 1]
    placed(game)

    assert [row["hand"] for row in game.position()["commerce"]] == [[OIL, OIL], [GOLD, TAX]]


def test_the_first_player_lays_both_on_different_piles_then_the_other():  # COM-3
    game = laying({0: [OIL, OIL], 1: [GOLD, TAX]}, players=2, first=1)

    assert asked(game) == (1, "lay")
    assert answers(game) == [f"lay {card}>{pile}" for card in (GOLD, TAX) for pile in (1, 2, 3, 4)]
    play(game, "lay tax>2")
    assert (asked(game), answers(game)) == ((1, "lay"), ["lay gold>1", "lay gold>3", "lay gold>4"])
    assert refused(game, "lay gold>2") == "COM-3"
    play(game, "lay gold>4")

    assert (asked(game), answers(game)) == ((0, "lay"), [f"lay oil>{pile}" for pile in (1, 2, 3, 4)])


def test_on_the_others_commerce_card_one_may_lay_ones_own():  # COM-3
    game = laying({0: [OIL, OIL], 1: [GOLD, TAX]}, players=2)

    play(game, "lay oil>1", "lay oil>2", "lay gold>1", "lay tax>2")

    assert phase_of(game) == "demand"
    assert [[card["card"] for card in pile] for pile in game.position()["piles"]] == [[OIL, GOLD], [OIL, TAX], [], []]


def test_a_market_card_on_the_pile_does_not_bar_it():  # COM-3
    mine = {"card": EPIC, "up": True, "by": 0}
    game = laying({0: [OIL, GAS], 1: []}, players=2, piles={0: [mine]})

    assert refused(game, "lay oil>1") is None


def test_the_deck_lasts_and_five_players_use_its_last_card():  # COM-3
    left = []
    for players in (2, 3, 4, 5):
        game = Game(Setup(players=players, modules=(COMMERCE,)), seed=players)
        pass_on(game)
        assert len(told(game, "commerce-drawn")) == players * game.setup.table.rounds * game.setup.table.meeples
        left.append(len(game.position()["commerce_deck"]))

    assert left == [1, 4, 1, 0]


def test_with_too_few_cards_those_later_in_order_draw_none():  # COM-3
    owned = {**ALL_GOODS, 1: {TAX: 5}}
    game = supply(first=1, commerce=owned)

    placed(game)

    assert [row["hand"] for row in game.position()["commerce"]] == [[], [TAX], [TAX]]
    play(game, "lay tax>1")
    assert asked(game) == (2, "lay")
    play(game, "lay tax>1")
    assert phase_of(game) == "demand"


def test_with_too_few_cards_the_second_of_two_may_draw_one():  # COM-3
    game = table(2, phase="information", first=0, modules=[COMMERCE], commerce={**ALL_GOODS, 1: {TAX: 4}})

    placed(game)

    assert [len(row["hand"]) for row in game.position()["commerce"]] == [2, 1]


def test_with_no_card_left_nobody_lays_one():  # COM-3
    game = supply(commerce={**ALL_GOODS, 1: {TAX: 7}})

    placed(game)

    assert phase_of(game) == "demand"


# Owning


def test_bought_commodities_and_taxes_lie_open_before_their_owner():  # COM-4, KNO-1
    game = table(modules=[COMMERCE], piles={0: [EPIC, GOLD, TAX], 1: [GOLD, GOLD, COSMIC], 2: [TAX, TAX]})

    play(game, "bid 1@0", "bid 2@0", "bid 3@0")

    owned = [({GOLD: 1}, 1), ({GOLD: 2}, 0), ({}, 2)]
    assert [(commodities(game, seat), taxes(game, seat)) for seat in range(3)] == owned
    for seat in (0, 1, 2, None):
        view = game.view(seat).to_dict()["commerce"]
        assert [(row["commodities"], row["taxes"]) for row in view] == owned


def test_commerce_cards_go_into_no_half():  # COM-4, DEM-8
    game = table(modules=[COMMERCE], piles={0: [EPIC, GOLD, TAX], 1: [COSMIC], 2: [COSMIC]})

    play(game, "bid 1@0", "bid 2@0", "bid 3@0")

    assert regular(game, 0) == {EPIC: 1}
    assert game.view(1).to_dict()["regular"][0]["size"] == 1
    assert asked(game) == (0, "sell")
    assert answers(game) == ["sell epic", "done"]


def test_a_tax_costs_nothing_when_it_is_taken_up():  # COM-4
    game = table(modules=[COMMERCE], cash=3, piles={0: [TAX, TAX, EPIC], 1: [FEE2, COSMIC], 2: [COSMIC]})

    play(game, "bid 1@0", "bid 2@0", "bid 3@0")

    assert [cash(game, seat) for seat in range(3)] == [3, 1, 3]


def test_two_players_take_up_the_commerce_cards_of_both_piles():  # COM-4, TWO-6
    piles = {0: [EPIC, GOLD], 1: [TAX, FEE2], 2: [OIL], 3: [GOLD]}
    game = table(2, modules=[COMMERCE], piles=piles)

    play(game, "bid 1@0", "bid 3@0", "bid 2@0", "bid 4@0")

    assert (commodities(game, 0), taxes(game, 0)) == ({GOLD: 1}, 1)
    assert (commodities(game, 1), taxes(game, 1)) == ({GOLD: 1, OIL: 1}, 0)


# The end of the game


def test_two_cattle_two_oil_one_corn_one_gold_32():  # COM-5
    result = result_of({1: {CATTLE: 2, OIL: 2, CORN: 1, GOLD: 1}})

    assert [row["commodities"] for row in result.breakdown] == [0, 24 + 8, 0]
    assert result.scores == [20, 52, 20]


@pytest.mark.parametrize(("kinds", "value"), [(1, 3), (2, 8), (3, 15), (4, 24), (5, 35), (6, 48)])
def test_a_set_of_different_kinds_pays_by_its_size(kinds, value):  # COM-5
    result = result_of({0: dict.fromkeys(COMMODITIES[-kinds:], 1)})

    assert result.breakdown[0]["commodities"] == value


@pytest.mark.parametrize(
    ("owned", "value"),
    [
        ({GOLD: 2}, 3 + 3),
        ({GOLD: 3}, 3 + 3 + 3),
        ({GOLD: 3, OIL: 1}, 8 + 3 + 3),
        ({GOLD: 3, OIL: 2}, 8 + 8 + 3),
        ({GOLD: 1, PLATINUM: 2, GAS: 3}, 15 + 8 + 3),
        (dict.fromkeys(COMMODITIES, 2), 48 + 48),
        (dict.fromkeys(COMMODITIES, 3), 3 * 48),
        ({**dict.fromkeys(COMMODITIES, 1), CATTLE: 3}, 48 + 3 + 3),
    ],
)
def test_every_duplicate_starts_or_fills_a_further_set(owned, value):  # COM-5
    result = result_of({2: owned})

    assert result.breakdown[2]["commodities"] == value


def test_who_owns_no_commodity_gets_nothing():  # COM-5
    game = table(phase="game-end", in_round=7, modules=[COMMERCE], commerce={0: {GOLD: 1}, 1: {TAX: 1}})

    assert [event["seat"] for event in told(game, "commodities-paid")] == [0]
    assert [event["seat"] for event in told(game, "taxes-paid")] == [1]


def test_commodities_pay_held_fees():  # COM-5, END-3
    result = result_of({0: {GOLD: 1, OIL: 1}}, cash=0, fees={0: [FEE2, FEE3]})

    assert result.breakdown[0]["fees"] == -5
    assert result.scores[0] == 8 - 5


@pytest.mark.parametrize(("cards", "cost"), [(1, 2), (2, 6), (3, 12), (4, 20), (5, 30), (6, 42), (7, 56)])
def test_taxes_cost_more_the_more_there_are(cards, cost):  # COM-6
    result = result_of({1: {TAX: cards}}, cash=60)

    assert [row["taxes"] for row in result.breakdown] == [0, -cost, 0]
    assert result.scores == [60, 60 - cost, 60]


def test_taxes_come_last_after_all_fees():  # COM-6, END-3
    game = table(
        phase="game-end",
        in_round=7,
        modules=[COMMERCE],
        first=1,
        cash=0,
        fees={0: [FEE3]},
        regular={2: {EPIC: 1}},
        commerce={0: {GOLD: 1, TAX: 1}, 1: {OIL: 1, TAX: 2}},
    )

    names = ("final-sale", "commodities-paid", "fee-paid", "taxes-paid")
    assert [(event["event"], event["seat"]) for event in told(game, *names)] == [
        ("final-sale", 2),
        ("commodities-paid", 1),
        ("commodities-paid", 0),
        ("fee-paid", 0),
        ("taxes-paid", 1),
        ("taxes-paid", 0),
    ]
    assert game.result and game.result.scores[0] == 3 - 3 - 2


def test_a_fee_that_is_forgiven_does_not_come_back_with_the_taxes():  # COM-6, END-3
    result = result_of({0: {TAX: 1}}, cash={0: 1}, fees={0: [FEE2]})

    assert result.breakdown[0]["fees"] == 0
    assert result.scores[0] == -1


def test_taxes_may_make_the_total_negative():  # COM-6, END-5
    result = result_of({0: {TAX: 7}, 1: {TAX: 0}}, cash=0)

    assert result.scores == [-56, 0, 0]
    assert result.winners == [1, 2]


def test_of_negative_totals_the_higher_wins():  # COM-6, END-4, END-5
    result = result_of({0: {TAX: 3}, 1: {TAX: 2}, 2: {TAX: 2}}, cash=0)

    assert result.scores == [-12, -6, -6]
    assert result.winners == [1, 2]


def test_a_finished_game_with_a_negative_total_can_be_read_back():  # COM-6, END-5
    game = table(phase="game-end", in_round=7, modules=[COMMERCE], cash=0, commerce={0: {TAX: 7}})

    assert Game.from_position(game.position()) == game
    assert View.from_dict(game.view(1).to_dict()) == game.view(1)


def test_what_is_owned_is_counted_to_the_end():  # COM-4, COM-5, COM-6
    owned = {0: {GOLD: 1, TAX: 1}}
    game = table(modules=[COMMERCE], in_round=7, cash=0, regular={1: {EPIC: 1}}, commerce=owned)

    pass_on(game)

    assert game.result and game.result.breakdown[0]["commodities"] == 3
    assert game.result.scores[0] == 3 - 2


# Possible deals


def test_possible_deals_keep_what_is_seen_and_deal_the_rest():  # KNO-7, COM-2
    piles = {0: [OIL, EPIC], 2: [TAX]}
    owned = {0: {GOLD: 2, TAX: 3}, 1: {CORN: 1}}
    game = laying({0: [GOLD], 1: [TAX], 2: [CATTLE]}, piles=piles, commerce=owned)

    for seat in (0, 1, 2, None):
        view = game.view(seat)
        for seed in range(20):
            world = view.resample(seed)
            rows = world.position()["commerce"]
            assert commerce_cards(world) == {**dict.fromkeys(COMMODITIES, 3), TAX: 7}
            assert world.view(seat) == view
            assert all(len(row["hand"]) == 1 and "?" not in row["hand"] for row in rows)
            assert seat is None or rows[seat] == game.position()["commerce"][seat]
            assert len(world.position()["commerce_deck"]) == len(game.position()["commerce_deck"])


def test_all_possible_deals_of_commerce_cards_are_equally_likely():  # KNO-7, COM-2
    owned = {0: dict.fromkeys(COMMODITIES[2:], 3), 1: {GOLD: 2, TAX: 5}, 2: {PLATINUM: 2}}
    game = laying({1: [TAX], 2: [GOLD]}, commerce=owned)
    view, tries = game.view(0), 480 * EFFORT

    found: Counter[tuple[str, ...]] = Counter()
    for seed in range(tries):
        position = view.resample(seed).position()
        hands = [row["hand"][0] for row in position["commerce"][1:]]
        found[*hands, *position["commerce_deck"]] += 1

    # Gold, platinum and two taxes lie in two hands and a deck of two: 12 ways that can be told apart.
    assert len(found) == 12
    assert chisquare(list(found.values())).pvalue > 0.001


def test_in_every_possible_deal_the_game_goes_on_to_its_end():  # KNO-7, COM-3
    game = laying({0: [GOLD, TAX], 1: [TAX, OIL]}, players=2, setup={"rounds": 2})

    for seed in range(4):
        world = game.view(1).resample(seed)
        pass_on(world)
        assert world.over
        assert sum(commerce_cards(world).values()) == 25


# Together with the First Player Card


def test_the_first_player_card_is_laid_on_a_pile_with_an_own_commerce_card():  # COM-3, FPC-1
    game = table(2, phase="commerce", modules=[COMMERCE, FIRST_CARD], drawn_cards={0: [OIL, GAS]})

    play(game, "lay oil>1", "lay gas>2")

    assert answers(game) == ["lay first>1", "lay first>2", "lay first>3", "lay first>4"]
