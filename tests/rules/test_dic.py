"""Forecast dice (DIC)."""

from collections import Counter

import pytest
from scipy.stats import chisquare

from kit.effort import EFFORT
from kit.table import (
    BONDS,
    COMPANIES,
    COSMIC,
    DICE,
    EPIC,
    FORECASTS,
    LEADING,
    answers,
    asked,
    cash,
    deal,
    pass_on,
    phase_of,
    play,
    price,
    refused,
    table,
    told,
)
from stockpile import Game, Setup
from stockpile.engine.setup.setup import components

FACES = (
    {"+4": 4, "+3": 1, "+2": 1},
    {"+2": 2, "+3": 2, "+1": 1, "$": 1},
    {"+1": 3, "+2": 1, "+3": 1, "-1": 1},
    {"$$": 3, "$": 1, "$$$": 1, "+1": 1},
    {"-2": 2, "-1": 2, "-3": 1, "$": 1},
    {"-3": 3, "-2": 1, "-4": 2},
)
CARDS = {"+4": 1, "+3": 3, "+2": 3, "+1": 3, "-1": 2, "-2": 2, "-3": 2, "-4": 1, "$": 3, "$$": 1, "$$$": 1}
TWINS = ["+3", "+3", "+1", "$$", "-2", "-3"]
ODD = ["+2", "$", "-1", "$$$", "$", "-4"]


def rolling(**setup) -> Game:
    """A game with asked chance before its first roll."""
    game = Game(Setup(players=3, modules=(DICE,), chance="asked", first=0, **setup))
    return deal(game, EPIC, COSMIC, LEADING)


def at_selling(pairs, rolled, **position) -> Game:
    """A round in which these dice were rolled; seat 0 has still to sell."""
    return table(modules=[DICE], rolled=rolled, pairs=pairs, **{"regular": {0: {EPIC: 1}}, **position})


# The roll


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_six_results_are_the_forecast_cards_of_the_round(players):  # DIC-1, INF-3
    for seed in range(12):
        position = Game(Setup(players=players, modules=(DICE,)), seed=seed).position()

        assert len(position["rolled"]) == 6
        assert Counter(pair["forecast"] for pair in position["pairs"]) == Counter(position["rolled"])
        assert {pair["company"] for pair in position["pairs"]} == set(COMPANIES)


def test_each_die_shows_its_own_faces_as_often_as_they_are_on_it():  # DIC-1
    shown: list[Counter[str]] = [Counter() for _ in FACES]
    for seed in range(60 * EFFORT):
        position = Game(Setup(players=3, modules=(DICE,), rounds=7), seed=seed).position()
        for rolls in (position["rolled"], *(row["rolls"] for row in position["coming"].values())):
            for die, forecast in enumerate(rolls):
                shown[die][forecast] += 1

    for faces, found in zip(FACES, shown, strict=True):
        assert found.keys() == faces.keys()
        total = sum(found.values())
        assert chisquare([found[face] for face in faces], [total * n / 6 for n in faces.values()]).pvalue > 0.001


def test_there_are_22_cards_just_what_the_dice_can_ask_for_at_once():  # DIC-1
    dice = components()["dice"]["faces"]

    most = Counter(forecast for faces in dice for forecast in set(faces))

    assert most == CARDS
    assert most.total() == 22


@pytest.mark.parametrize("die", range(6))
def test_asked_chance_rolls_one_die_after_the_other(die):  # DIC-1
    game = rolling()

    for forecast in TWINS[:die]:
        deal(game, forecast)

    assert asked(game) == (-1, "die")
    chances = dict(zip(answers(game), game.probabilities or (), strict=True))
    assert chances == {f"roll {face}": pytest.approx(n / 6) for face, n in FACES[die].items()}


def test_a_die_shows_only_its_own_faces():  # DIC-1
    game = rolling()

    assert refused(game, "roll -4") == "DIC-1"
    assert refused(game, "roll +4") is None


def test_the_dice_are_rolled_after_bonds_and_before_the_pairs_are_dealt():  # DIC-1, RND-2
    game = Game(Setup(players=3, modules=(BONDS, DICE), rounds=1), seed=1)

    pass_on(game)

    stages = [event["stage"] for event in told(game, "stage-began")]
    assert stages[:4] == ["bonds", "dice", "information", "supply"]
    names = [event["event"] for event in told(game, "rolled", "pair-dealt")]
    assert names == ["rolled"] * 6 + ["pair-dealt"] * 6


def test_without_bonds_the_round_begins_with_the_dice():  # DIC-1, RND-2
    game = Game(Setup(players=3, modules=(DICE,), rounds=1), seed=1)

    assert [event["stage"] for event in told(game, "stage-began")] == ["dice", "information", "supply"]


def test_everybody_sees_the_dice():  # DIC-1, KNO-1
    game = rolling()

    deal(game, *ODD[:1], *TWINS[1:3])

    for seat in (0, 1, 2, None):
        assert game.view(seat).to_dict()["rolled"] == ["+2", "+3", "+1"]
        rolls = [(event["die"], event["forecast"]) for event in told(game, "rolled", seat=seat)]
        assert rolls == [(0, "+2"), (1, "+3"), (2, "+1")]


def test_the_deal_of_the_rolled_cards_is_secret():  # DIC-1, KNO-2
    game = at_selling({0: (EPIC, "-4"), 1: (COSMIC, "$")}, ODD)

    assert [pair["forecast"] for pair in game.view(0).to_dict()["pairs"]] == ["-4", "?", "?", "-1", "?", "?"]
    assert [pair["forecast"] for pair in game.view(1).to_dict()["pairs"]] == ["?", "$", "?", "-1", "?", "?"]
    assert [pair["forecast"] for pair in game.view(None).to_dict()["pairs"]] == ["?", "?", "?", "-1", "?", "?"]


def test_events_hide_the_deal_too():  # DIC-1, KNO-2
    game = Game(Setup(players=3, modules=(DICE,)), seed=3)

    forecasts = [event["forecast"] for event in told(game, "pair-dealt", seat=2)]

    assert [forecast == "?" for forecast in forecasts] == [True, True, False, False, True, True]


def test_the_forecasts_are_dealt_apart_from_the_dice():  # DIC-1, INF-1
    found = set()
    for seed in range(120):
        position = Game(Setup(players=3, modules=(DICE,)), seed=seed).position()
        if position["rolled"].count("-4") == 1:
            found.add([pair["forecast"] for pair in position["pairs"]].index("-4"))

    assert found == set(range(6))


def test_cards_of_one_value_are_alike():  # DIC-1
    game = deal(rolling(), "+3", "+3", "+1", "$$", "-2", "-3")

    deal(game, EPIC)

    chances = dict(zip(answers(game), game.probabilities or (), strict=True))
    assert chances["forecast +3"] == pytest.approx(2 / 6)
    assert chances["forecast -3"] == pytest.approx(1 / 6)
    deal(game, "+3", COSMIC, "+3", LEADING)
    assert refused(game, "forecast +3") is not None


def test_two_stocks_can_get_the_same_forecast():  # DIC-1
    game = at_selling({0: (EPIC, "+3"), 1: (COSMIC, "+3")}, TWINS)

    pass_on(game, "supply")

    assert (price(game, EPIC), price(game, COSMIC)) == (8, 8)


def test_a_forecast_that_was_not_rolled_is_refused_in_a_position():  # DIC-1, INF-3
    with pytest.raises(ValueError, match="INF-3"):
        at_selling({0: (EPIC, "+4")}, TWINS)


def test_a_position_after_the_roll_names_all_six_dice():  # DIC-1
    with pytest.raises(ValueError, match="rolled"):
        at_selling({}, ["+4"])


def test_without_the_module_the_forecasts_are_those_of_the_base_game():  # DIC-1, INF-3
    game = Game(Setup(players=3), seed=1)

    assert sorted(pair["forecast"] for pair in game.position()["pairs"]) == sorted(FORECASTS)
    assert "rolled" not in game.view(0).to_dict()
    with pytest.raises(ValueError, match="dice"):
        table(rolled=TWINS)


# Forecasts of the module


@pytest.mark.parametrize(("forecast", "amount"), [("$", 1), ("$$", 2), ("$$$", 3)])
def test_one_two_or_three_dollars_pay_that_much_a_share(forecast, amount):  # DIC-2, MOV-6
    rolled = [forecast, "+1", "+2", "-1", "-2", "-3"]
    holdings = {"regular": {0: {EPIC: 2}}, "split": {1: {EPIC: 1}}}
    game = at_selling({0: (EPIC, forecast)}, rolled, cash=0, **holdings)

    play(game, "done", "done")
    assert asked(game) == (0, "claim")
    play(game, "claim 1")

    paid = [(event["seat"], event["amount"]) for event in told(game, "dividend-paid", "claimed")]
    assert paid == [(1, 2 * amount), (0, amount)]
    assert price(game, EPIC) == 5
    assert [event["amount"] for event in told(game, "dividend")] == [amount]


@pytest.mark.parametrize(
    ("forecast", "value"), [("+4", 9), ("+3", 8), ("+2", 7), ("+1", 6), ("-1", 4), ("-2", 3), ("-3", 2), ("-4", 1)]
)
def test_every_other_forecast_moves_its_stock(forecast, value):  # DIC-2
    rolled = [forecast, "$", "$$", "$$$", "$", "$"]
    game = at_selling({0: (EPIC, forecast)}, rolled)

    pass_on(game, "supply")

    assert price(game, EPIC) == value


def test_a_stock_on_4_goes_bankrupt_with_minus_4():  # DIC-2, MOV-5
    game = at_selling({0: (EPIC, "-4")}, ODD, prices={EPIC: 4})

    pass_on(game, "supply")

    assert [event["company"] for event in told(game, "bankrupt")] == [EPIC]
    assert price(game, EPIC) == 5


def test_at_the_end_of_the_round_the_cards_go_back():  # DIC-2, RND-5
    game = at_selling({}, TWINS)
    bonds = table(modules=[BONDS, DICE], rolled=TWINS, regular={0: {EPIC: 1}})

    pass_on(game, "supply")
    pass_on(bonds, "bonds")

    assert [event["event"] for event in told(game, "round-ended", "rolled")] == ["round-ended"] + ["rolled"] * 6
    for seat in (0, 1, 2, None):
        view = bonds.view(seat).to_dict()
        assert view["rolled"] == []
        assert {pair["forecast"] for pair in view["pairs"]} == {"?"}


def test_the_next_round_has_the_cards_of_its_own_roll():  # DIC-2, RND-5
    game = at_selling({}, TWINS, coming={2: list(zip(reversed(COMPANIES), ODD, strict=True))})

    pass_on(game, "supply")

    position = game.position()
    assert position["rolled"] == ODD
    assert [pair["forecast"] for pair in position["pairs"]] == ODD


def test_each_round_is_rolled_anew():  # DIC-1, DIC-2
    game = Game(Setup(players=3, modules=(DICE,)), seed=4)

    pass_on(game)

    rolls = [event["forecast"] for event in told(game, "rolled")]
    rounds = [tuple(rolls[i : i + 6]) for i in range(0, len(rolls), 6)]
    assert len(rounds) == 7
    assert len(set(rounds)) > 4


def test_what_players_do_changes_no_roll():  # DIC-1
    seeded = [Game(Setup(players=3, modules=(BONDS, DICE), rounds=3), seed=9) for _ in range(2)]

    pass_on(seeded[0])
    while not seeded[1].over:
        play(seeded[1], answers(seeded[1])[-1])

    one, other = ([event["forecast"] for event in told(game, "rolled")] for game in seeded)
    assert one == other


# Possible deals


def test_possible_deals_keep_the_dice_and_deal_their_cards():  # KNO-7, DIC-1
    game = at_selling({0: (EPIC, "+3"), 1: (COSMIC, "+3"), 2: (LEADING, "-2")}, TWINS)

    for seat in (0, 1, 2, None):
        view = game.view(seat)
        for seed in range(20):
            world = view.resample(seed)
            assert world.position()["rolled"] == TWINS
            assert sorted(pair["forecast"] for pair in world.position()["pairs"]) == sorted(TWINS)
            assert world.view(seat) == view


def test_all_possible_deals_of_rolled_cards_are_equally_likely():  # KNO-7, DIC-1
    game = at_selling({0: (EPIC, "+3"), 3: (COSMIC, "-3")}, TWINS)
    view = game.view(0)

    found: Counter[tuple[str, ...]] = Counter()
    for seed in range(480 * EFFORT):
        pairs = view.resample(seed).position()["pairs"]
        found[tuple(pairs[pair]["forecast"] for pair in (1, 2, 4, 5))] += 1

    # The other +3, the +1, the $$ and the -2 lie in any order.
    assert len(found) == 24
    assert chisquare(list(found.values())).pvalue > 0.001


def test_of_two_equal_cards_unseen_either_may_lie_anywhere():  # KNO-7, DIC-1
    game = at_selling({0: (EPIC, "-2"), 3: (COSMIC, "-3")}, TWINS)
    view = game.view(0)

    found: Counter[tuple[str, ...]] = Counter()
    for seed in range(240 * EFFORT):
        pairs = view.resample(seed).position()["pairs"]
        found[tuple(pairs[pair]["forecast"] for pair in (1, 2, 4, 5))] += 1

    assert len(found) == 12
    assert chisquare(list(found.values())).pvalue > 0.001


def test_who_knows_two_equal_cards_knows_them_in_every_possible_deal():  # KNO-7, DIC-1
    pairs, rolled = {0: (EPIC, "+3"), 1: (COSMIC, "+3")}, ["+4", "+3", "+3", "$$", "-2", "-3"]
    game = table(2, modules=[DICE], rolled=rolled, pairs=pairs, regular={0: {EPIC: 1}})

    for seed in range(20):
        dealt = [pair["forecast"] for pair in game.view(0).resample(seed).position()["pairs"]]
        assert dealt[:2] == ["+3", "+3"]
        assert sorted(dealt) == sorted(rolled)


def test_before_the_roll_every_roll_is_possible():  # KNO-7, DIC-1
    game = Game(Setup(players=3, modules=(BONDS, DICE)), seed=1)
    view = game.view(0)

    first = [Counter[str]() for _ in FACES]
    for seed in range(240):
        for die, forecast in enumerate(view.resample(seed).position()["coming"]["1"]["rolls"]):
            first[die][forecast] += 1

    for faces, found in zip(FACES, first, strict=True):
        assert found.keys() == faces.keys()
        assert chisquare([found[face] for face in faces], [240 * n / 6 for n in faces.values()]).pvalue > 0.001


def test_a_possible_deal_before_the_roll_deals_what_it_rolls():  # KNO-7, DIC-1
    game = Game(Setup(players=3, modules=(BONDS, DICE)), seed=1)

    for seed in range(10):
        world = game.view(1).resample(seed)
        play(world, "bonds 0", "bonds 0", "bonds 0")
        position = world.position()
        assert sorted(pair["forecast"] for pair in position["pairs"]) == sorted(position["rolled"])


def test_resampling_between_two_rolls_keeps_those_that_lie_there():  # KNO-7, DIC-1
    game = deal(rolling(), *TWINS[:3])

    for seed in range(10):
        world = game.view(0).resample(seed)
        deal(world, *TWINS[3:])
        while asked(world)[1] in ("company", "forecast"):
            play(world, answers(world)[0])
        assert world.position()["rolled"] == TWINS
        assert sorted(pair["forecast"] for pair in world.position()["pairs"]) == sorted(TWINS)


def test_a_dividend_of_the_module_goes_to_the_claims_of_all():  # DIC-2, MOV-6
    holdings = {"regular": {seat: {EPIC: 1} for seat in range(3)}}
    game = at_selling({0: (EPIC, "$$$")}, ODD, cash=0, **holdings)

    play(game, "done", "done", "done", "claim 1", "claim 0", "claim 1")

    assert phase_of(game) == "movement"
    assert [cash(game, seat) for seat in range(3)] == [3, 0, 3]
