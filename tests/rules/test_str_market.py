"""Strategies that move stocks, or keep them from moving."""

import pytest

from kit.hand import turn, why
from kit.table import (
    AMERICAN,
    BOOM,
    BOTTOMLINE,
    BUST,
    COMMERCE,
    COMPANIES,
    CORN,
    COSMIC,
    EPIC,
    GOLD,
    LEADING,
    STANFORD,
    TAX,
    answers,
    asked,
    cash,
    commodities,
    discard,
    known,
    pass_on,
    phase_of,
    play,
    price,
    regular,
    space,
    split,
    told,
)

# On the advanced board Stanford pays at every second space (ADV-3): its seat 1 has a card that only a claim can show.
STEEL = {"board": "advanced", "regular": {1: {STANFORD: 1}}, "spaces": {STANFORD: 2}}


def moves(game) -> list[tuple[str, int]]:
    """The moves in their order."""
    return [(event["company"], event["by"]) for event in told(game, "moved")]


# Market Maker


@pytest.mark.parametrize("given", [BOOM, BUST])
def test_market_maker_gives_up_an_action_card_to_move_two_stocks_by_3(given):  # STR:market-maker
    game = turn("market-maker", cash=0, action_cards={0: [given]})

    play(game, "play market-maker", f"offer {given}", "pick epic", "pick cosmic")

    assert (price(game, EPIC), price(game, COSMIC)) == (8, 2)
    assert moves(game) == [(EPIC, 3), (COSMIC, -3)]
    assert discard(game) == {given: 1}
    assert told(game, "action-played") == []
    assert asked(game) == (1, "action")
    assert cash(game, 0) == 0


def test_market_maker_moves_two_different_stocks():  # STR:market-maker
    game = turn("market-maker", action_cards={0: [BOOM]})

    play(game, "play market-maker", "offer boom", "pick epic")

    assert answers(game) == [f"pick {company}" for company in COMPANIES if company != EPIC]
    assert why(game, "pick epic") == "STR:market-maker not-this-one"


def test_market_maker_needs_an_unplayed_action_card():  # STR:market-maker, STR-2
    game = turn("market-maker", regular={0: {EPIC: 1}}, action_cards={1: [BOOM]})

    assert why(game, "play market-maker") == "STR-2 no-target"


def test_market_maker_leaves_the_other_action_cards_to_be_played():  # STR:market-maker
    game = turn("market-maker", action_cards={0: [BOOM, BUST]})

    play(game, "play market-maker", "offer bust", "pick epic", "pick cosmic")

    assert asked(game) == (0, "action")
    assert answers(game) == [f"boom {company}" for company in COMPANIES]


def test_market_maker_offers_no_stock_card():  # STR:market-maker
    game = turn("market-maker", regular={0: {EPIC: 1}}, action_cards={0: [BOOM]})

    play(game, "play market-maker")

    assert answers(game) == ["offer boom"]


def test_the_fall_of_market_maker_waits_for_the_claims_of_the_rise():  # STR:market-maker, STR-7
    game = turn("market-maker", action_cards={0: [BOOM]}, **STEEL)

    play(game, "play market-maker", "offer boom", "pick stanford", "pick epic")
    assert asked(game) == (1, "claim")
    assert moves(game) == [(STANFORD, 3)]
    play(game, "claim 1")

    assert moves(game) == [(STANFORD, 3), (EPIC, -3)]
    assert cash(game, 1) == 20 + 2


# Systemic Shock


def test_systemic_shock_moves_three_stocks_in_the_order_chosen():  # STR:systemic-shock
    game = turn("systemic-shock", modules=[COMMERCE], cash=0, commerce={0: {GOLD: 2, CORN: 1}})

    play(game, "play systemic-shock", "offer gold", "pick epic", "pick up", "pick cosmic", "pick down")
    play(game, "pick american", "pick up")

    assert moves(game) == [(EPIC, 1), (COSMIC, -1), (AMERICAN, 1)]
    assert commodities(game, 0) == {GOLD: 1, CORN: 1}
    assert game.position()["commerce_out"] == {GOLD: 1}
    assert cash(game, 0) == 0


def test_systemic_shock_moves_three_different_stocks():  # STR:systemic-shock
    game = turn("systemic-shock", modules=[COMMERCE], commerce={0: {GOLD: 1}})

    play(game, "play systemic-shock", "offer gold", "pick epic", "pick up")
    assert "pick epic" not in answers(game)
    play(game, "pick cosmic", "pick up")

    assert answers(game) == [f"pick {company}" for company in (BOTTOMLINE, LEADING, AMERICAN, STANFORD)]


def test_systemic_shock_takes_no_tax():  # STR:systemic-shock, STR-2
    game = turn("systemic-shock", modules=[COMMERCE], commerce={0: {TAX: 1}, 1: {GOLD: 1}})

    assert why(game, "play systemic-shock") == "STR-2 no-target"


def test_systemic_shock_offers_commodities_only():  # STR:systemic-shock
    game = turn("systemic-shock", modules=[COMMERCE], commerce={0: {TAX: 1, CORN: 1}})

    play(game, "play systemic-shock")

    assert answers(game) == ["offer corn"]
    assert why(game, "offer tax") == "STR:systemic-shock not-this-one"


def test_each_move_of_systemic_shock_is_finished_before_the_next():  # STR:systemic-shock, STR-7
    game = turn("systemic-shock", modules=[COMMERCE], commerce={0: {GOLD: 1}}, **STEEL)

    play(game, "play systemic-shock", "offer gold", "pick stanford", "pick up", "pick epic", "pick up")
    play(game, "pick cosmic", "pick down")
    assert (asked(game), moves(game)) == ((1, "claim"), [(STANFORD, 1)])
    play(game, "claim 1")

    assert moves(game) == [(STANFORD, 1), (EPIC, 1), (COSMIC, -1)]
    assert cash(game, 1) == 20 + 1


def test_systemic_shock_splits_and_ruins_in_its_order():  # STR:systemic-shock, STR-7
    prices = {EPIC: 10, COSMIC: 1}
    game = turn("systemic-shock", modules=[COMMERCE], commerce={0: {GOLD: 1}}, prices=prices, regular={1: {COSMIC: 1}})

    play(game, "play systemic-shock", "offer gold", "pick cosmic", "pick down", "pick epic", "pick up")
    play(game, "pick leading", "pick down")

    assert [event["event"] for event in told(game, "split", "bankrupt", "moved")] == ["bankrupt", "split", "moved"]
    assert regular(game, 1) == {}
    assert (price(game, COSMIC), price(game, EPIC), price(game, LEADING)) == (5, 6, 4)


# Short Squeeze


def test_short_squeeze_lifts_a_stock_at_3_or_less_by_3():  # STR:short-squeeze
    game = turn("short-squeeze", cash=2, prices={EPIC: 3, COSMIC: 4, LEADING: 1})

    play(game, "play short-squeeze")
    assert answers(game) == ["pick leading", "pick epic"]
    play(game, "pick epic")

    assert price(game, EPIC) == 6
    assert cash(game, 0) == 0


def test_short_squeeze_costs_2():  # STR:short-squeeze, STR-2
    game = turn("short-squeeze", cash=1, prices={EPIC: 3})

    assert why(game, "play short-squeeze") == "STR-2 cannot-pay 2"


def test_short_squeeze_needs_a_stock_at_3_or_less():  # STR:short-squeeze, STR-2
    game = turn("short-squeeze", prices=dict.fromkeys(COMPANIES, 4))

    assert why(game, "play short-squeeze") == "STR-2 no-target"


def test_short_squeeze_reads_values_and_moves_spaces():  # STR:short-squeeze, STR-7
    game = turn("short-squeeze", board="advanced", spaces={AMERICAN: 1, STANFORD: 5, BOTTOMLINE: 3})

    play(game, "play short-squeeze")
    assert answers(game) == ["pick american", "pick stanford"]
    play(game, "pick american")

    assert price(game, AMERICAN) == 9


# Rumour Mill and Analyst Upgrade


@pytest.mark.parametrize(("card", "after"), [("rumour-mill", 4), ("analyst-upgrade", 6)])
def test_a_small_move_and_2_in_cash(card, after):  # STR:rumour-mill, STR:analyst-upgrade
    game = turn(card, cash=0)

    play(game, f"play {card}")
    assert answers(game) == [f"pick {company}" for company in COMPANIES]
    play(game, "pick epic")

    assert price(game, EPIC) == after
    assert cash(game, 0) == 2


def test_rumour_mill_can_ruin_a_company():  # STR:rumour-mill
    game = turn("rumour-mill", prices={EPIC: 1}, regular={1: {EPIC: 1}})

    play(game, "play rumour-mill", "pick epic")

    assert price(game, EPIC) == 5
    assert discard(game) == {EPIC: 1}


def test_analyst_upgrade_can_split_a_company():  # STR:analyst-upgrade
    game = turn("analyst-upgrade", prices={EPIC: 10}, regular={1: {EPIC: 1}}, split={0: {EPIC: 1}}, cash=0)

    play(game, "play analyst-upgrade", "pick epic")

    assert price(game, EPIC) == 6
    assert split(game, 1) == {EPIC: 1}
    assert cash(game, 0) == 2 + 10


def test_analyst_upgrade_makes_stanford_pay():  # STR:analyst-upgrade
    game = turn("analyst-upgrade", **STEEL)

    play(game, "play analyst-upgrade", "pick stanford", "claim 1")

    assert cash(game, 1) == 20 + 1


# Sector Rotation


def test_sector_rotation_lifts_one_stock_by_2_then_lowers_another_by_1():  # STR:sector-rotation
    game = turn("sector-rotation", cash=3)

    play(game, "play sector-rotation", "pick epic")
    assert answers(game) == [f"pick {company}" for company in COMPANIES if company != EPIC]
    play(game, "pick cosmic")

    assert moves(game) == [(EPIC, 2), (COSMIC, -1)]
    assert cash(game, 0) == 0


def test_sector_rotation_costs_3():  # STR:sector-rotation, STR-2
    game = turn("sector-rotation", cash=2)

    assert why(game, "play sector-rotation") == "STR-2 cannot-pay 3"


def test_the_fall_of_sector_rotation_waits_for_the_claims_of_the_rise():  # STR:sector-rotation, STR-7
    game = turn("sector-rotation", **STEEL)

    play(game, "play sector-rotation", "pick stanford", "pick epic")
    assert (asked(game), moves(game)) == ((1, "claim"), [(STANFORD, 2)])
    play(game, "claim 0")

    assert moves(game) == [(STANFORD, 2), (EPIC, -1)]


# Dead Cat Bounce


def test_dead_cat_bounce_lifts_a_stock_at_2_or_less_by_2():  # STR:dead-cat-bounce
    game = turn("dead-cat-bounce", cash=0, prices={EPIC: 2, COSMIC: 3, LEADING: 1})

    play(game, "play dead-cat-bounce")
    assert answers(game) == ["pick leading", "pick epic"]
    play(game, "pick epic")

    assert price(game, EPIC) == 4
    assert cash(game, 0) == 2


def test_dead_cat_bounce_needs_a_stock_at_2_or_less():  # STR:dead-cat-bounce, STR-2
    game = turn("dead-cat-bounce", prices=dict.fromkeys(COMPANIES, 3))

    assert why(game, "play dead-cat-bounce") == "STR-2 no-target"


# Lock-up Agreement


def test_lock_up_brings_2_and_bars_a_stock():  # STR:lock-up-agreement
    game = turn("lock-up-agreement", cash=0, action_cards={1: [BOOM]})

    play(game, "play lock-up-agreement", "pick epic")

    assert cash(game, 0) == 2
    assert game.view(2).to_dict()["locked"] == [EPIC]


@pytest.mark.parametrize("given", [BOOM, BUST])
def test_an_action_card_must_go_elsewhere(given):  # STR:lock-up-agreement, STR-7
    game = turn("lock-up-agreement", action_cards={1: [given]})

    play(game, "play lock-up-agreement", "pick epic")

    assert answers(game) == [f"{given} {company}" for company in COMPANIES if company != EPIC]
    assert why(game, f"{given} epic") == "STR-7 stock-locked"


def test_lock_up_bars_abilities_and_strategies():  # STR:lock-up-agreement, STR-7
    game = turn("lock-up-agreement", others={2: "analyst-upgrade"}, investors={1: "cramer"})
    others = [f"pick {company}" for company in COMPANIES if company != EPIC]

    play(game, "play lock-up-agreement", "pick epic", "use cramer")
    assert answers(game) == others
    assert why(game, "pick epic") == "STR-7 stock-locked"
    play(game, "pick cosmic", "pick up", "done", "play analyst-upgrade")

    assert answers(game) == others
    assert why(game, "pick epic") == "STR-7 stock-locked"


@pytest.mark.parametrize("card", ["short-squeeze", "dead-cat-bounce"])
def test_a_card_whose_only_stock_is_locked_has_no_target(card):  # STR:lock-up-agreement, STR-2, STR-7
    game = turn("lock-up-agreement", others={2: card}, prices={EPIC: 2})

    play(game, "play lock-up-agreement", "pick epic", "done")

    assert asked(game) == (2, "action")
    assert why(game, f"play {card}") == "STR-2 no-target"


ONE_COMPANY = {
    "companies": ["epic"], "forecasts": ["+4"], "meeples": 1, "pairs": 0, "public_pairs": 1, "hidden_pairs": 0,
    "deals": 1, "up": 1, "down": 0, "stocks": 20, "starting_cards": False,
}  # fmt: skip


@pytest.mark.parametrize("given", [BOOM, BUST])
def test_the_last_stock_cannot_be_locked_for_an_action_card_must_go_somewhere(given):  # STR:lock-up-agreement STR-7
    held = {1: [given]}

    game = turn("lock-up-agreement", players=2, setup=ONE_COMPANY, action_cards=held)
    assert why(game, "play lock-up-agreement") == "STR-2 no-target"
    play(game, "done")

    assert answers(game) == [f"{given} epic"]


MOVERS = {
    "market-maker": ["offer boom"],
    "systemic-shock": ["offer gold"],
    "rumour-mill": [],
    "analyst-upgrade": [],
    "sector-rotation": [],
    "pump-and-dump": [],
}


@pytest.mark.parametrize("card", MOVERS)
def test_no_strategy_moves_a_locked_stock(card):  # STR:lock-up-agreement, STR-7
    goods = {"modules": [COMMERCE], "commerce": {2: {GOLD: 1}}, "action_cards": {2: [BOOM]}}
    game = turn("lock-up-agreement", others={2: card}, **goods)

    play(game, "play lock-up-agreement", "pick epic", "done", f"play {card}", *MOVERS[card])

    assert "pick cosmic" in answers(game)
    assert why(game, "pick epic") == "STR-7 stock-locked"


@pytest.mark.parametrize("card", ["special-dividend", "put-option", "poison-pill"])
def test_what_does_not_move_a_locked_stock_may_choose_it(card):  # STR:lock-up-agreement, STR-7
    game = turn("lock-up-agreement", others={2: card}, regular={2: {EPIC: 1}})

    play(game, "play lock-up-agreement", "pick epic", "done", f"play {card}")

    assert "pick epic" in answers(game)


def test_a_locked_stock_still_moves_by_its_forecast():  # STR:lock-up-agreement
    game = turn("lock-up-agreement", pairs={0: (EPIC, "+4")}, regular={0: {COSMIC: 1}})

    play(game, "play lock-up-agreement", "pick epic")
    pass_on(game, "supply")

    assert price(game, EPIC) == 9


def test_the_lock_ends_with_the_action_phase():  # STR:lock-up-agreement
    game = turn("lock-up-agreement", regular={0: {COSMIC: 1}})

    play(game, "play lock-up-agreement", "pick epic", "done")

    assert phase_of(game) == "selling"
    assert game.view(2).to_dict()["locked"] == []


def test_a_locked_stock_may_split_with_the_others_watching():  # STR:lock-up-agreement
    game = turn("lock-up-agreement", pairs={0: (EPIC, "+1")}, prices={EPIC: 10}, regular={0: {EPIC: 1}})

    play(game, "play lock-up-agreement", "pick epic")
    pass_on(game, "supply")

    assert split(game, 0) == {EPIC: 1}


def test_what_was_done_before_the_lock_stays_done():  # STR:lock-up-agreement
    game = turn("lock-up-agreement", action_cards={0: [BOOM]})

    play(game, "boom epic", "play lock-up-agreement", "pick epic")

    assert price(game, EPIC) == 7


# Poison Pill


def test_poison_pill_costs_1_and_shows_a_card():  # STR:poison-pill
    game = turn("poison-pill", cash=1, regular={0: {EPIC: 2, COSMIC: 1}})

    play(game, "play poison-pill")
    assert answers(game) == ["pick cosmic", "pick epic"]
    play(game, "pick epic")

    assert cash(game, 0) == 0
    assert known(game, 2, 0) == {EPIC: 1}
    assert game.view(2).to_dict()["protected"] == [EPIC]


def test_poison_pill_is_refused_without_its_1():  # STR:poison-pill, STR-2
    game = turn("poison-pill", cash=0, regular={0: {EPIC: 1}})

    assert why(game, "play poison-pill") == "STR-2 cannot-pay 1"


def test_a_company_that_is_protected_already_needs_no_poison_pill():  # STR-2, STR:poison-pill
    game = turn("poison-pill", cash=5, regular={0: {EPIC: 1, COSMIC: 1}}, protected=[EPIC])

    play(game, "play poison-pill")

    assert answers(game) == ["pick cosmic"]


def test_poison_pill_needs_an_own_card():  # STR:poison-pill, STR-2
    game = turn("poison-pill", regular={1: {EPIC: 1}}, action_cards={0: [BUST]})

    assert why(game, "play poison-pill") == "STR-2 no-target"


def test_a_split_card_is_shown_already():  # STR:poison-pill
    game = turn("poison-pill", regular={0: {EPIC: 1}}, split={0: {EPIC: 1}})

    play(game, "play poison-pill", "pick epic")

    assert known(game, 2, 0) == {}
    assert game.position()["protected"] == [EPIC]


def test_a_bust_stops_on_the_first_space():  # STR:poison-pill
    game = turn("poison-pill", regular={0: {EPIC: 1}}, action_cards={0: [BUST]}, prices={EPIC: 2})

    play(game, "play poison-pill", "pick epic", "bust epic")

    assert price(game, EPIC) == 1
    assert regular(game, 0) == {EPIC: 1}
    assert told(game, "bankrupt") == []
    assert moves(game) == [(EPIC, -1)]


def test_a_bust_from_the_first_space_moves_nothing():  # STR:poison-pill
    game = turn("poison-pill", regular={0: {EPIC: 1}}, action_cards={0: [BUST]}, prices={EPIC: 1})

    play(game, "play poison-pill", "pick epic", "bust epic")

    assert price(game, EPIC) == 1
    assert moves(game) == []
    assert [event["company"] for event in told(game, "stopped")] == [EPIC]


def test_a_forecast_stops_on_the_first_space_too():  # STR:poison-pill
    game = turn("poison-pill", regular={0: {EPIC: 1}}, pairs={1: (EPIC, "-3")}, prices={EPIC: 3})

    play(game, "play poison-pill", "pick epic")
    pass_on(game, "supply")

    assert price(game, EPIC) == 1
    assert regular(game, 0) == {EPIC: 1}


def test_the_pill_works_for_that_stock_only_and_till_the_end_of_the_round():  # STR:poison-pill
    prices = {EPIC: 1, COSMIC: 1}
    coming = {
        2: [(EPIC, "-3"), (COSMIC, "+1"), (LEADING, "+2"), (AMERICAN, "$$"), (STANFORD, "-2"), (BOTTOMLINE, "+4")]
    }
    pairs = {0: (EPIC, "-3"), 1: (COSMIC, "-2")}
    game = turn("poison-pill", regular={0: {EPIC: 1, COSMIC: 1}}, pairs=pairs, prices=prices, coming=coming)

    play(game, "play poison-pill", "pick epic")
    pass_on(game, "supply")
    assert (regular(game, 0), space(game, EPIC)) == ({EPIC: 1}, 0)
    pass_on(game, "selling")
    pass_on(game, "supply")

    assert game.position()["round"] == 3
    assert EPIC not in regular(game, 0)
    assert [event["company"] for event in told(game, "bankrupt")] == [COSMIC, EPIC]


def test_a_protected_stock_rises_and_splits_as_always():  # STR:poison-pill
    game = turn("poison-pill", regular={0: {EPIC: 1}}, action_cards={0: [BOOM]}, prices={EPIC: 10})

    play(game, "play poison-pill", "pick epic", "boom epic")

    assert price(game, EPIC) == 7
    assert split(game, 0) == {EPIC: 1}
