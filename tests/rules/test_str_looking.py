"""Strategies that look at pairs and halves, or show them."""

from typing import Any

import pytest

from kit.hand import turn, why
from kit.table import (
    BOOM,
    BUST,
    COMPANIES,
    COSMIC,
    EPIC,
    FEE2,
    FORECASTS,
    LEADING,
    answers,
    asked,
    cash,
    fees,
    known,
    pair,
    pass_on,
    play,
    price,
    regular,
    split,
    table,
    told,
    unknown,
)
from stockpile import Game

OPEN = {"company": "american", "forecast": "+1", "up": True}


def sees(game: Game, seat: int | None) -> list[int]:
    """The pairs (from 1, as they are picked) that a seat can read."""
    pairs = game.view(seat).to_dict()["pairs"]
    return [number + 1 for number, pair in enumerate(pairs) if pair["company"] != "?" and pair["forecast"] != "?"]


def looks(game: Game, seat: int | None) -> list[tuple[int, int, str]]:
    """Who looked at which pair and what a seat was told of it."""
    return [
        (event["seat"], event["pair"] + 1, event.get("company", "?")) for event in told(game, "pair-looked", seat=seat)
    ]


def seen_by(seat: int, number: int) -> dict[int, dict[str, Any]]:
    """A pair of another player that a seat has looked at before."""
    return {number: {"company": EPIC, "forecast": "-3", "known": [number, seat]}}


# Corporate Espionage


def test_a_spy_looks_at_nothing_twice():  # STR-2, STR:corporate-espionage
    game = turn("corporate-espionage", pairs=seen_by(0, 1))

    play(game, "play corporate-espionage")
    assert answers(game) == ["pick pair 3", "pick pair 5", "pick pair 6"]
    play(game, "pick pair 3", "pick pair 5")

    assert sees(game, 0) == [1, 2, 3, 4, 5]


def test_who_has_seen_every_pair_has_nothing_to_spy():  # STR-2
    pairs = {number: {"known": [0, number]} for number in range(1, 5)} | {5: OPEN}
    game = turn("corporate-espionage", players=5, pairs=pairs)

    assert why(game, "play corporate-espionage") == "STR-2 no-target"


def test_corporate_espionage_looks_at_two_pairs():  # STR:corporate-espionage
    game = turn("corporate-espionage", cash=0)

    play(game, "play corporate-espionage")
    assert answers(game) == ["pick pair 2", "pick pair 3", "pick pair 5", "pick pair 6"]
    play(game, "pick pair 3")
    assert sees(game, 0) == [1, 3, 4]
    assert answers(game) == ["pick pair 2", "pick pair 5", "pick pair 6"]
    play(game, "pick pair 6")

    assert sees(game, 0) == [1, 3, 4, 6]
    assert [sees(game, seat) for seat in (1, 2, None)] == [[2, 4], [3, 4], [4]]
    assert cash(game, 0) == 0


def test_what_a_spy_sees_is_told_to_nobody_else():  # STR:corporate-espionage, STR-3
    game = turn("corporate-espionage", pairs={1: (EPIC, "+4"), 2: (COSMIC, "-3")})

    play(game, "play corporate-espionage", "pick pair 2", "pick pair 3")

    assert looks(game, 0) == [(0, 2, EPIC), (0, 3, COSMIC)]
    for seat in (1, 2, None):
        assert [look[:2] for look in looks(game, seat)] == [(0, 2), (0, 3)]
        assert {look[2] for look in looks(game, seat)} == {"?"}


def test_a_spy_with_one_pair_left_to_see_looks_at_that_one():  # STR:corporate-espionage
    shown = {2: {**OPEN}, 4: {"company": "leading", "forecast": "+2", "up": True}}
    game = turn("corporate-espionage", players=5, pairs={**shown, 3: {"company": EPIC, "forecast": "+4", "up": True}})

    play(game, "play corporate-espionage", "pick pair 2")

    assert asked(game) == (1, "action")
    assert len(looks(game, 0)) == 1


@pytest.mark.parametrize("card", ["corporate-espionage", "insider-trading"])
def test_there_is_nothing_to_look_at_when_all_pairs_lie_open(
    card,
):  # STR:corporate-espionage, STR:insider-trading, STR-2
    pairs = {n: {"company": company, "forecast": FORECASTS[n], "up": n > 0} for n, company in enumerate(COMPANIES)}
    game = turn(card, pairs=pairs)

    assert why(game, f"play {card}") == "STR-2 no-target"


def test_a_face_up_pair_and_the_own_are_not_looked_at():  # STR-7, STR:corporate-espionage, STR:insider-trading
    for card in ("corporate-espionage", "insider-trading"):
        game = turn(card)

        play(game, f"play {card}")

        assert why(game, "pick pair 4") == f"STR:{card} open-pair"
        assert why(game, "pick pair 1") == f"STR:{card} not-this-one"


# Insider Trading


def test_insider_trading_looks_at_one_pair_and_brings_2():  # STR:insider-trading
    game = turn("insider-trading", cash=0, pairs={4: (EPIC, "+4")})

    play(game, "play insider-trading")
    assert answers(game) == ["pick pair 2", "pick pair 3", "pick pair 5", "pick pair 6"]
    play(game, "pick pair 5")

    assert cash(game, 0) == 2
    assert looks(game, 0) == [(0, 5, EPIC)]
    assert sees(game, 0) == [1, 4, 5]
    assert [sees(game, seat) for seat in (1, 2, None)] == [[2, 4], [3, 4], [4]]


def test_with_two_players_both_pairs_of_the_other_and_the_hidden_ones_can_be_seen():  # STR:insider-trading, STR-7
    game = turn("insider-trading", players=2)

    play(game, "play insider-trading")

    assert answers(game) == ["pick pair 3", "pick pair 4", "pick pair 5", "pick pair 6"]


# Data Broker


def test_data_broker_shows_an_own_pair_for_5():  # STR:data-broker
    game = turn("data-broker", cash=0, pairs={0: (EPIC, "+4")})

    play(game, "play data-broker")
    assert answers(game) == ["pick pair 1"]
    play(game, "pick pair 1")

    assert cash(game, 0) == 5
    for seat in (1, 2, None):
        assert 1 in sees(game, seat)
    assert game.view(2).to_dict()["pairs"][0]["up"] is True


def test_data_broker_shows_no_pair_of_another():  # STR:data-broker
    game = turn("data-broker")

    play(game, "play data-broker")

    assert why(game, "pick pair 2") == "STR:data-broker not-this-one"


def test_data_broker_needs_an_own_pair_that_is_not_face_up():  # STR:data-broker, STR-2
    game = turn("data-broker", pairs={0: {"company": EPIC, "forecast": "+4", "up": True}})

    assert why(game, "play data-broker") == "STR-2 no-target"


def test_with_two_players_the_other_own_pair_is_left():  # STR:data-broker
    game = turn("data-broker", players=2, pairs={0: {"company": EPIC, "forecast": "+4", "up": True}})

    play(game, "play data-broker")

    assert answers(game) == ["pick pair 2"]


def test_a_pair_shown_early_still_moves_at_its_place():  # STR:data-broker, STR:market-leak
    pairs = {0: (COSMIC, "+1"), 1: (LEADING, "+2"), 2: (EPIC, "+4")}
    game = table(phase="action", strategies={1: "data-broker", 2: "market-leak"}, pairs=pairs)

    play(game, "play data-broker", "pick pair 2", "play market-leak", "pick pair 3")
    pass_on(game, "supply")

    assert [event["company"] for event in told(game, "moved")][:3] == [COSMIC, LEADING, EPIC]


# Market Leak


def test_market_leak_turns_any_pair_face_up_for_2():  # STR:market-leak
    game = turn("market-leak", cash=0)

    play(game, "play market-leak")
    assert answers(game) == [f"pick pair {number}" for number in (1, 2, 3, 5, 6)]
    assert why(game, "pick pair 4") == "STR:market-leak open-pair"
    play(game, "pick pair 6")

    assert cash(game, 0) == 2
    for seat in (0, 1, 2, None):
        assert 6 in sees(game, seat)
    assert game.view(None).to_dict()["pairs"][5]["up"] is True


def test_market_leak_needs_a_pair_that_is_not_face_up():  # STR:market-leak, STR-2
    pairs = {n: {"company": company, "forecast": FORECASTS[n], "up": True} for n, company in enumerate(COMPANIES)}
    game = turn("market-leak", pairs=pairs)

    assert why(game, "play market-leak") == "STR-2 no-target"


# Subpoena


def test_a_subpoena_shows_all_regular_cards_to_the_asker_alone():  # STR:subpoena
    game = turn("subpoena", cash=0, regular={2: {EPIC: 2, COSMIC: 1}}, seen={2: {EPIC: 1}})

    play(game, "play subpoena")
    assert answers(game) == ["pick player 3"]
    play(game, "pick player 3")

    assert (known(game, 0, 2), sum(unknown(game, 0, 2).values())) == ({EPIC: 2, COSMIC: 1}, 0)
    assert (known(game, 1, 2), sum(unknown(game, 1, 2).values())) == ({EPIC: 1}, 2)
    assert (known(game, None, 2), sum(unknown(game, None, 2).values())) == ({EPIC: 1}, 2)
    assert cash(game, 0) == 0


def test_everybody_sees_who_was_asked_but_no_card():  # STR:subpoena, STR-3
    game = turn("subpoena", regular={2: {EPIC: 2}})

    play(game, "play subpoena", "pick player 3")

    for seat in (1, None):
        assert told(game, "half-looked", seat=seat) == [{"event": "half-looked", "seat": 0, "other": 2}]
        assert EPIC not in str([event for event in game.events(seat) if event["event"] == "half-looked"])


def test_a_subpoena_shows_unplayed_action_cards_too():  # STR:subpoena
    game = turn("subpoena", regular={1: {EPIC: 1}}, action_cards={1: [BOOM, BUST]})

    play(game, "play subpoena", "pick player 2")

    assert known(game, 0, 1) == {EPIC: 1, BOOM: 1, BUST: 1}
    assert known(game, 2, 1) == {}


def test_a_subpoena_needs_another_player_with_a_regular_card():  # STR:subpoena, STR-2
    game = turn("subpoena", regular={0: {EPIC: 1}}, split={1: {EPIC: 1}})

    assert why(game, "play subpoena") == "STR-2 no-target"


def test_nobody_subpoenas_themselves_or_an_empty_half():  # STR:subpoena
    game = turn("subpoena", regular={0: {EPIC: 1}, 1: {COSMIC: 1}})

    play(game, "play subpoena")

    assert why(game, "pick player 1") == "STR:subpoena own-seat"
    assert why(game, "pick player 3") == "STR:subpoena not-this-one"


def test_who_knows_a_whole_half_has_nothing_to_ask_for():  # STR-2, STR:subpoena
    halves = {"regular": {1: {COSMIC: 1}, 2: {EPIC: 1}}, "seen": {1: {COSMIC: 1}}}
    game = turn("subpoena", **halves)
    public = turn("subpoena", regular={1: {COSMIC: 1}}, seen={1: {COSMIC: 1}})

    play(game, "play subpoena")

    assert answers(game) == ["pick player 3"]
    assert why(public, "play subpoena") == "STR-2 no-target"


def test_cards_that_come_later_are_not_known_by_a_subpoena():  # STR:subpoena
    game = turn("subpoena", others={1: "stock-option"}, regular={1: {EPIC: 1}}, discard={COSMIC: 1}, cash=20)

    play(game, "play subpoena", "pick player 2", "play stock-option", "take cosmic")

    assert known(game, 0, 1) == {EPIC: 1, COSMIC: 1}
    assert known(game, 2, 1) == {COSMIC: 1}


# Front Running


def test_front_running_looks_and_sells_that_company_at_one_more():  # STR:front-running
    cards = {0: {EPIC: 3, COSMIC: 2}}
    game = turn("front-running", cash=0, regular=cards, split={0: {EPIC: 1}}, pairs={1: (EPIC, "-3")}, prices={EPIC: 7})

    play(game, "play front-running", "pick pair 2")
    assert answers(game) == ["sell epic", "sell-split epic", "sell-half epic", "done"]
    play(game, "sell epic", "sell epic", "sell-split epic", "done")

    assert cash(game, 0) == 8 + 8 + 16
    assert regular(game, 0) == {EPIC: 1, COSMIC: 2}
    assert split(game, 0) == {}
    assert looks(game, 0) == [(0, 2, EPIC)]
    assert 2 not in sees(game, 2)


def test_front_running_may_use_an_own_pair_but_no_open_one():  # STR:front-running
    game = turn("front-running", regular={0: {EPIC: 1}}, pairs={0: (EPIC, "+4")}, cash=0)

    play(game, "play front-running")
    assert answers(game) == [f"pick pair {number}" for number in (1, 2, 3, 5, 6)]
    assert why(game, "pick pair 4") == "STR:front-running open-pair"
    play(game, "pick pair 1", "sell epic")

    assert cash(game, 0) == 6


def test_the_first_sale_of_front_running_tells_all_the_company_of_the_pair():  # STR:front-running, KNO-1
    game = turn("front-running", regular={0: {EPIC: 2}}, pairs={1: (EPIC, "-3")}, cash=0)

    play(game, "play front-running", "pick pair 2")
    assert [pair(game, seat, 1) for seat in (1, 2, None)] == [(EPIC, "-3"), ("?", "?"), ("?", "?")]
    play(game, "sell epic", "sell epic")

    assert [pair(game, seat, 1) for seat in (0, 1, 2, None)] == [(EPIC, "-3"), (EPIC, "-3"), (EPIC, "?"), (EPIC, "?")]
    assert told(game, "pair-told", seat=2) == [{"event": "pair-told", "seat": 0, "pair": 1, "company": EPIC}]


def test_front_running_without_a_sale_tells_nobody_the_company():  # STR:front-running, KNO-1
    game = turn("front-running", regular={0: {EPIC: 2}}, pairs={1: (EPIC, "-3")}, cash=0)

    play(game, "play front-running", "pick pair 2", "done")

    assert pair(game, 2, 1) == ("?", "?")
    assert told(game, "pair-told", seat=2) == []


def test_what_a_sale_has_told_is_forgotten_with_the_pairs():  # STR:front-running, RND-5
    game = turn("front-running", regular={0: {EPIC: 1}}, pairs={1: (EPIC, "-3")}, others={})

    play(game, "play front-running", "pick pair 2", "sell epic")
    assert "told" in game.view(2).to_dict()["pairs"][1]
    pass_on(game, "supply")

    assert not any("told" in pair for pair in game.view(2).to_dict()["pairs"])


def test_every_world_of_the_others_has_the_company_that_a_sale_has_told():  # STR:front-running, KNO-7
    game = turn("front-running", regular={0: {EPIC: 1}}, pairs={1: (EPIC, "-3")})

    play(game, "play front-running", "pick pair 2", "sell epic")
    worlds = [game.view(2).resample(seed).position()["pairs"][1] for seed in range(60)]

    assert {pair["company"] for pair in worlds} == {EPIC}
    assert len({pair["forecast"] for pair in worlds}) == len(FORECASTS) - 2  # the own one and the open one are known


def test_a_pair_that_one_knows_is_only_worth_picking_with_a_card_of_its_company():  # STR-2, STR:front-running
    known_before = {0: (COSMIC, "+4"), **seen_by(0, 1)}
    game = turn("front-running", regular={0: {EPIC: 1}}, pairs=known_before, cash=0)

    play(game, "play front-running")
    assert answers(game) == [f"pick pair {number}" for number in (2, 3, 5, 6)]
    play(game, "pick pair 2")
    assert answers(game) == ["sell epic"]
    play(game, "sell epic")

    assert cash(game, 0) == 6


def test_after_one_sale_of_a_pair_that_one_knew_it_may_be_enough():  # STR-2, STR:front-running
    game = turn("front-running", regular={0: {EPIC: 2}}, pairs={0: (EPIC, "+4")}, cash=0)

    play(game, "play front-running", "pick pair 1")
    assert answers(game) == ["sell epic"]
    again = Game.from_position(game.position())
    assert answers(again) == ["sell epic"]
    play(game, "sell epic")

    assert answers(game) == ["sell epic", "done"]


def test_the_sale_is_asked_for_whatever_the_cards():  # STR:front-running, STR-3
    has = turn("front-running", regular={0: {EPIC: 1}}, pairs={1: (EPIC, "-3")})
    has_not = turn("front-running", regular={0: {COSMIC: 1}}, pairs={1: (EPIC, "-3")})

    play(has, "play front-running", "pick pair 2")
    play(has_not, "play front-running", "pick pair 2")

    assert asked(has) == asked(has_not) == (0, "sell-by-card")
    assert answers(has) == ["sell epic", "done"]
    assert answers(has_not) == ["done"]
    assert why(has_not, "sell cosmic") == "STR:front-running not-this-one"


def test_front_running_without_any_card_ends_with_the_look():  # STR:front-running
    game = turn("front-running", pairs={1: (EPIC, "-3")})

    play(game, "play front-running", "pick pair 2")

    assert asked(game) == (1, "action")
    assert looks(game, 0) == [(0, 2, EPIC)]


def test_nothing_need_be_sold_by_front_running():  # STR:front-running
    game = turn("front-running", regular={0: {EPIC: 1}}, pairs={1: (EPIC, "-3")}, cash=0)

    play(game, "play front-running", "pick pair 2", "done")

    assert cash(game, 0) == 0
    assert regular(game, 0) == {EPIC: 1}


def test_front_running_sells_without_moving_the_price_and_pays_fees():  # STR:front-running
    game = turn("front-running", regular={0: {EPIC: 1}}, pairs={1: (EPIC, "-3")}, cash=1, fees={0: [FEE2]})

    play(game, "play front-running", "pick pair 2", "sell epic")

    assert price(game, EPIC) == 5
    assert fees(game, 0) == []
    assert cash(game, 0) == 1 + 6 - 2


def test_more_sales_than_a_card_remembers_are_all_made():  # STR:front-running
    game = turn("front-running", regular={0: {EPIC: 10}}, pairs={1: (EPIC, "-3")}, cash=0)

    play(game, "play front-running", "pick pair 2", *["sell epic"] * 10)

    assert cash(game, 0) == 60
    assert regular(game, 0) == {}
