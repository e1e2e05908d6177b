"""Investors who look, and who choose what they know (INV)."""

import pytest

from kit.table import (
    BOOM,
    BUST,
    COSMIC,
    DICE,
    EPIC,
    LEADING,
    answers,
    asked,
    deal,
    down,
    pair,
    phase_of,
    pile,
    play,
    refused,
    regular,
    table,
    told,
)
from stockpile import Game

HIDDEN = ("?", "?")


def before_demand(players: int = 3, **position) -> Game:
    """The table when all cards are placed."""
    return table(players, phase="before-demand", **position)


def before_information(players: int = 3, **position) -> Game:
    """The table before the pairs are dealt."""
    return table(players, phase="before-information", **position)


# Martha


def test_martha_may_look_at_one_pair_of_another_player():  # INV:martha
    game = before_demand(investors={0: "martha"}, pairs={1: (EPIC, "+4")})

    play(game, "use martha", "pick pair 2")

    assert pair(game, 0, 1) == (EPIC, "+4")
    assert pair(game, 2, 1) == HIDDEN
    assert pair(game, None, 1) == HIDDEN
    looked = {"event": "pair-looked", "seat": 0, "pair": 1}
    assert told(game, "pair-looked", seat=2) == [{**looked, "company": "?", "forecast": "?"}]
    assert told(game, "pair-looked", seat=0) == [{**looked, "company": EPIC, "forecast": "+4"}]


def test_martha_may_look_at_a_face_down_pair_but_not_at_an_open_or_own_one():  # INV:martha
    game = before_demand(investors={0: "martha"})

    play(game, "use martha")

    assert answers(game) == ["pick pair 2", "pick pair 3", "pick pair 5", "pick pair 6"]
    assert refused(game, "pick pair 1") == "INV:martha"
    assert refused(game, "pick pair 4") == "INV:martha"
    play(game, "pick pair 6")
    assert pair(game, 0, 5) != HIDDEN


def test_martha_is_asked_at_each_own_bid_and_bids_afterwards():  # INV-7 INV:martha
    game = before_demand(cash=20, investors={0: "martha"})

    assert refused(game, "use martha") is None
    play(game, "bid 1@0", "bid 1@1", "bid 2@0")
    assert asked(game) == (0, "bid")
    play(game, "use martha", "pick pair 2")

    assert asked(game) == (0, "bid")
    assert refused(game, "use martha") == "INV-5"
    play(game, "bid 3@0")
    assert phase_of(game) != "bidding-ended"


def test_martha_is_asked_once_more_when_all_piles_are_taken_up():  # INV-7 INV:martha
    piles, pairs = {0: [BOOM], 1: [COSMIC], 2: [EPIC]}, {2: (COSMIC, "-3")}
    game = before_demand(cash=20, investors={1: "martha"}, regular={1: {EPIC: 1}}, piles=piles, pairs=pairs)

    play(game, "bid 1@10", "bid 2@0", "bid 3@0")
    assert (asked(game), phase_of(game)) == ((1, "use"), "end-of-demand")
    assert answers(game) == ["use martha", "done"]
    assert game.position()["cash"] == [10, 20, 20]
    assert regular(game, 1) == {EPIC: 1, COSMIC: 1}
    play(game, "use martha", "pick pair 3")

    assert pair(game, 1, 2) == (COSMIC, "-3")
    assert asked(game) == (0, "action")


def test_martha_is_not_asked_before_payment():  # INV-7 INV:martha
    game = before_demand(cash=20, investors={1: "martha"}, regular={1: {EPIC: 1}})

    play(game, "bid 1@0", "bid 2@0", "bid 3@0", "done")

    asks = [(event["seats"], event["ask"]) for event in told(game, "asked") if event["ask"] == "use"]
    assert asks == [([1], "use")]


def test_boom_and_bust_may_lie_in_others_halves_while_martha_is_asked():  # INV-7 KNO-7
    game = before_demand(cash=20, investors={1: "martha"}, piles={0: [down(BOOM)]}, regular={1: {EPIC: 1}})

    play(game, "bid 1@0", "bid 2@0", "bid 3@0")
    worlds = [game.view(1).resample(seed).position()["regular"][0] for seed in range(200)]

    assert any(BOOM in half or BUST in half for half in worlds)


def test_martha_need_not_look():  # INV-4 INV:martha
    game = before_demand(cash=20, investors={1: "martha"}, regular={1: {EPIC: 1}})

    play(game, "bid 1@0", "bid 2@0", "bid 3@0", "done")

    assert phase_of(game) == "selling"
    assert told(game, "pair-looked") == []


def test_martha_looks_at_one_pair_only_with_two_players():  # INV-5 INV:martha
    game = before_demand(2, investors={0: ["martha", "bill"]}, regular={0: {EPIC: 1}})

    play(game, "use martha")
    assert answers(game) == ["pick pair 3", "pick pair 4", "pick pair 5", "pick pair 6"]
    play(game, "pick pair 4", "bid 1@0", "bid 2@0")
    assert refused(game, "use martha") == "INV-5"
    play(game, "bid 3@0", "bid 4@0")

    assert phase_of(game) == "selling"


def test_martha_may_look_again_in_the_next_round():  # INV:martha
    game = table(3, phase="round-end", investors={0: "martha"}, first=2, tally=[{"used": ["martha"]}])

    while asked(game)[1] == "place":
        play(game, answers(game)[0])

    assert asked(game) == (0, "bid")
    assert refused(game, "use martha") is None


# Warren


def test_warren_may_look_at_all_face_down_cards_of_one_pile():  # INV:warren
    piles = {0: [EPIC, down(COSMIC, 1), down(LEADING, 2)], 1: [EPIC, down(COSMIC, 2)]}
    game = before_demand(investors={0: "warren"}, piles=piles)

    play(game, "use warren", "pick pile 1")

    assert pile(game, 0, 0) == [EPIC, COSMIC, LEADING]
    assert pile(game, 0, 1) == [EPIC, "?"]
    assert pile(game, 1, 0) == [EPIC, COSMIC, "?"]
    assert pile(game, None, 0) == [EPIC, "?", "?"]
    assert told(game, "pile-looked") == [{"event": "pile-looked", "seat": 0, "pile": 0}]


def test_warren_looks_where_a_card_lies_face_down_once_a_round():  # INV:warren INV-5
    piles = {0: [EPIC], 1: [down(COSMIC, 1)], 2: [down(EPIC, 0)], 3: []}
    game = before_demand(2, investors={0: ["warren", "bill"]}, piles=piles)

    play(game, "use warren")
    assert answers(game) == ["pick pile 2", "pick pile 3"]
    assert refused(game, "pick pile 1") == "INV:warren"
    play(game, "pick pile 2")

    assert asked(game) == (0, "bid")


def test_warren_is_asked_before_the_first_bid_and_may_decline():  # INV:warren INV-4
    game = before_demand(investors={2: "warren"}, piles={0: [down(COSMIC, 1)]})

    assert asked(game) == (2, "use")
    assert answers(game) == ["use warren", "done"]
    play(game, "done")

    assert asked(game) == (0, "bid")
    assert pile(game, 2, 0) == ["?"]


def test_warren_is_not_asked_when_no_card_lies_face_down():  # INV:warren KNO-6
    game = before_demand(investors={0: "warren"}, piles={0: [EPIC], 1: [COSMIC]})

    assert asked(game) == (0, "bid")


# Phil


def test_phil_takes_a_company_card_as_half_of_his_pair():  # INV:phil
    game = before_information(investors={1: "phil"}, deck=[COSMIC] * 3)

    assert asked(game) == (1, "take-information")
    play(game, "take-company epic")

    assert pair(game, 1, 1)[0] == EPIC
    assert pair(game, 1, 1)[1] != "?"


def test_phil_takes_a_forecast_card_as_half_of_his_pair():  # INV:phil
    game = before_information(investors={1: "phil"})

    play(game, "take-forecast -3")

    assert pair(game, 1, 1)[1] == "-3"


@pytest.mark.parametrize(("card", "sort"), [("take-company epic", "company"), ("take-forecast $$", "forecast")])
def test_which_sort_phil_took_is_public_and_which_card_is_not(card, sort):  # INV:phil KNO-1
    game = before_information(investors={1: "phil"})

    play(game, card)

    taken = {"event": "information-taken", "seat": 1, "sort": sort}
    assert told(game, "information-taken", seat=0) == [{**taken, "company": "?", "forecast": "?"}]
    assert game.view(0).to_dict()["tally"][1]["took"] == sort
    assert pair(game, 0, 1) == HIDDEN


def test_phil_must_take_a_card():  # INV-4 INV-7 INV:phil
    game = before_information(investors={1: "phil"})

    assert len(answers(game)) == 12
    assert refused(game, "done") == "INV:phil"


def test_the_other_cards_of_the_round_are_dealt_as_they_were_shuffled():  # INV-7 INV:phil
    rows = [(COSMIC, "+4"), (EPIC, "+2"), (LEADING, "+1"), ("american", "$$"), ("stanford", "-2"), ("bottomline", "-3")]
    game = before_information(investors={1: "phil"}, coming={1: rows})

    play(game, "take-company stanford")

    dealt = [(row["company"], row["forecast"]) for row in game.position()["pairs"]]
    assert dealt[1] == ("stanford", "+2")
    assert sorted(company for company, _ in dealt) == sorted(company for company, _ in rows)
    assert [forecast for _, forecast in dealt] == [forecast for _, forecast in rows]


def test_phil_takes_one_card_for_his_first_pair_with_two_players():  # INV-5 INV:phil
    game = before_information(2, investors={1: ["phil", "bill"]})

    play(game, "take-forecast +4")

    assert pair(game, 1, 2)[1] == "+4"
    assert asked(game) == (0, "place")


def test_phil_chooses_after_the_dice_among_what_they_show():  # INV-7 INV:phil DIC-1
    game = table(3, phase="dice", modules=[DICE], investors={0: "phil"}, setup={"chance": "asked"})

    deal(game, "+4", "+3", "+3", "$$", "$", "-4")

    assert asked(game) == (0, "take-information")
    forecasts = [text for text in answers(game) if text.startswith("take-forecast")]
    assert forecasts == [f"take-forecast {value}" for value in ("+4", "+3", "-4", "$", "$$")]
    assert refused(game, "take-forecast +2") == "INV:phil"


def test_of_two_equal_forecast_cards_phil_takes_one():  # DIC-1 INV:phil
    game = table(3, phase="dice", modules=[DICE], investors={0: "phil"}, setup={"chance": "asked"})

    deal(game, "+4", "+3", "+3", "$$", "$", "-4")
    play(game, "take-forecast +3")
    deal(game, EPIC, COSMIC)

    assert pair(game, 0, 0) == (EPIC, "+3")
    assert "forecast +3" in answers(game)
    deal(game, "+3", LEADING)
    assert "forecast +3" not in answers(game)


def test_with_asked_chance_only_the_other_half_of_phils_pair_is_dealt():  # INV:phil
    game = before_information(3, investors={1: "phil"}, setup={"chance": "asked"})

    play(game, "take-company epic")
    assert "company epic" not in answers(game)
    assert len(answers(game)) == 5
    deal(game, COSMIC, "+4")
    assert asked(game) == (-1, "forecast")
    deal(game, "-3")

    assert pair(game, 1, 1) == (EPIC, "-3")
    assert asked(game) == (-1, "company")
    assert "company epic" not in answers(game)
    assert len(answers(game)) == 4


def test_with_asked_chance_a_forecast_that_phil_took_is_not_dealt():  # INV:phil
    game = before_information(2, investors={0: ["phil", "bill"]}, setup={"chance": "asked"})

    play(game, "take-forecast +4")
    deal(game, EPIC)

    assert pair(game, 0, 0) == (EPIC, "+4")
    deal(game, COSMIC)
    assert "forecast +4" not in answers(game)
    assert len(answers(game)) == 5
