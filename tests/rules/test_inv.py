"""Investors: dealt, chosen, paid out, used in their moments (INV-1 to INV-4, SET-8, Ivan)."""

from typing import Any

import pytest

from kit.table import (
    BONDS,
    COMMERCE,
    COSMIC,
    EPIC,
    GOLD,
    INVESTORS,
    STRATEGIES,
    answers,
    asked,
    cash,
    down,
    investors,
    phase_of,
    pile,
    play,
    refused,
    table,
    told,
)
from stockpile import Game, Setup

CASH = {
    "ana": (12, 18),
    "barack": (16, 20),
    "bill": (35, 32),
    "bernie": (16, 16),
    "barbara": (7, 15),
    "chanda": (9, 16),
    "cramer": (12, 18),
    "carlos": (6, 14),
    "dangote": (7, 15),
    "donald": (4, 13),
    "deborah": (14, 20),
    "phil": (20, 22),
    "graham": (6, 16),
    "ivan": (12, 18),
    "liliane": (23, 24),
    "li": (20, 22),
    "mark": (22, 25),
    "martha": (20, 22),
    "mitt": (10, 17),
    "oprah": (45, 36),
    "robins": (22, 23),
    "stuart": (16, 22),
    "soros": (16, 20),
    "sanders": (16, 20),
    "talal": (18, 21),
    "warren": (23, 20),
}
ALL = list(CASH)
EVERYTHING = [INVESTORS, BONDS, COMMERCE, STRATEGIES]
HANDS: dict[int, list[str]] = {0: [], 1: [], 2: []}


def opened(players: int = 3, modules=(INVESTORS,), seed: int = 1, **setup) -> Game:
    """A game at its first question."""
    return Game(Setup(players=players, modules=modules, **setup), seed=seed)


def dealt(players: int, *keys: str, modules=(INVESTORS,), **setup) -> Game:
    """A game in which these investors are dealt, seat by seat."""
    game = Game(Setup(players=players, modules=modules, chance="asked", first=0, **setup))
    return play(game, *[f"investor {key}" for key in keys])


# Dealing and choosing


@pytest.mark.parametrize(("players", "count", "kept"), [(2, 4, 2), (3, 2, 1), (4, 2, 1), (5, 2, 1)])
def test_each_is_dealt_two_and_keeps_one_or_four_and_two_with_two_players(players, count, kept):  # INV-1
    game = opened(players)

    assert [len(question.answers) for question in game.questions] == [count] * players
    offered = [set(game.position()["investors"][seat]["dealt"]) for seat in range(players)]
    while game.question and game.question.ask == "choose-investor":
        game.answer(game.question.answers[0])

    assert [len(investors(game, seat)) for seat in range(players)] == [kept] * players
    assert all(set(investors(game, seat)) <= offered[seat] for seat in range(players))
    assert game.position()["investor_deck"] == []
    assert [row["dealt"] for row in game.position()["investors"]] == [[]] * players


def test_investors_whose_module_is_off_are_taken_out():  # INV-1
    plain = dealt(3)
    goods = dealt(3, modules=[INVESTORS, COMMERCE])

    assert {text.removeprefix("investor ") for text in answers(plain)} == {*ALL} - {"dangote", "li", "ivan"}
    assert {text.removeprefix("investor ") for text in answers(goods)} == {*ALL} - {"li", "ivan"}


def test_a_choice_is_secret_until_all_have_chosen_and_then_opened_together():  # SET-8 INV-1 KNO-2
    game = dealt(3, "bill", "donald", "mark", "graham", "carlos", "bernie")

    assert [question.seat for question in game.questions] == [0, 1, 2]
    game.answer("choose mark", seat=1)
    game.answer("choose bernie", seat=2)
    assert [question.seat for question in game.questions] == [0]
    assert game.view(0).to_dict()["investors"][1] == {"shown": [], "dealt": ["?", "?"], "chosen": ["?"]}
    assert told(game, "investor-chosen", seat=0)[0]["investor"] == "?"
    assert told(game, "investor-chosen", seat=1)[0]["investor"] == "mark"
    game.answer("choose bill", seat=0)

    assert [investors(game, seat) for seat in range(3)] == [["bill"], ["mark"], ["bernie"]]
    assert [shown["investor"] for shown in told(game, "investor-shown")] == ["bill", "mark", "bernie"]


def test_a_player_chooses_among_the_own_investors_and_none_twice():  # INV-1
    game = dealt(2, "bill", "donald", "mark", "graham", "carlos", "bernie", "warren", "martha")

    assert refused(game, "choose carlos") == "INV-1"
    play(game, "choose bill")
    assert refused(game, "choose bill") == "INV-1"
    play(game, "choose graham")

    assert [question.seat for question in game.questions] == [1]


# Starting cash


@pytest.mark.parametrize("key", ALL)
def test_starting_cash_is_the_investors(key):  # INV-2
    game = opened(3, EVERYTHING, investors={0: [key]}, strategies=HANDS)

    for question in game.questions:
        game.answer(question.answers[0], seat=question.seat)

    assert cash(game, 0) == CASH[key][1]


@pytest.mark.parametrize("key", ALL)
def test_with_two_players_it_is_the_sum_of_both_two_player_values(key):  # INV-2
    first, second, third = [other for other in ("bill", "mark", "warren", "graham") if other != key][:3]
    pairs = {0: [key, first], 1: [second, third]}
    game = opened(2, EVERYTHING, investors=pairs, strategies={0: [], 1: []})

    assert cash(game, 0) == CASH[key][0] + CASH[first][0]
    assert cash(game, 1) == CASH[second][0] + CASH[third][0]


def test_there_is_no_cash_before_the_investors_are_known():  # SET-8 SET-2
    game = opened(3)

    assert game.position()["cash"] == [0, 0, 0]
    assert game.position()["regular"] == [{}, {}, {}]


def test_the_setup_goes_from_hands_to_investors_discards_further_cards_cash_and_starting_cards():  # SET-8
    game = opened(3, [INVESTORS, STRATEGIES], investors={0: ["ivan"]})

    asks = []
    while phase_of(game) == "setup":
        assert game.question
        asks.append(game.question.ask)
        game.answer(game.question.answers[0])

    assert asks == ["choose-investor"] * 2 + ["drop-strategy"] * 6
    names = [event["event"] for event in game.events(None)]
    order = ["game-started", "strategy-dealt", "investor-dealt", "investor-chosen", "investor-shown"]
    order += ["strategy-dropped", "starting-cash", "starting-card", "round-started"]
    assert [names.index(name) for name in order] == sorted(names.index(name) for name in order)
    dealt_late = len(names) - 1 - names[::-1].index("strategy-dealt")
    dropped_last = len(names) - 1 - names[::-1].index("strategy-dropped")
    assert dropped_last < dealt_late < names.index("starting-cash")


# Moments


def test_warren_first_looks_and_mark_next_moves_a_card_onto_that_pile_unseen():  # INV-3
    game = table(
        phase="before-demand", investors={0: "warren", 1: "mark"}, piles={0: [down(EPIC, 2)], 1: [down(COSMIC, 2)]}
    )

    assert asked(game) == (0, "use")
    play(game, "use warren", "pick pile 1")
    assert asked(game) == (1, "use")
    play(game, "use mark", "pick pile 2", "pick card 1", "pick pile 1")

    assert pile(game, 0, 0) == [EPIC, "?"]


def test_abilities_of_one_moment_are_used_in_turn_order():  # INV-3
    piles = {0: [down(EPIC, 2)], 1: [down(COSMIC, 2)]}
    game = table(phase="before-demand", first=1, investors={0: "warren", 1: "mark"}, piles=piles)

    assert asked(game) == (1, "use")
    play(game, "use mark", "pick pile 2", "pick card 1", "pick pile 1")
    assert asked(game) == (0, "use")
    play(game, "use warren", "pick pile 1")

    assert pile(game, 0, 0) == [EPIC, COSMIC]


def test_of_two_abilities_in_one_moment_the_owner_chooses_the_order():  # INV-3
    piles = {0: [down(EPIC, 1)], 1: [down(COSMIC, 1)]}
    position: dict[str, Any] = {"investors": {0: ["mark", "warren"]}, "piles": piles, "phase": "before-demand"}
    looking, moving = table(2, **position), table(2, **position)

    assert answers(looking) == ["use mark", "use warren", "done"]
    play(looking, "use warren", "pick pile 1", "use mark", "pick pile 2", "pick card 1", "pick pile 1")
    play(moving, "use mark", "pick pile 2", "pick card 1", "pick pile 1", "use warren", "pick pile 1")

    assert pile(looking, 0, 0) == [EPIC, "?"]
    assert pile(moving, 0, 0) == [EPIC, COSMIC]


def test_an_ability_is_used_in_its_own_moment_only():  # INV-3
    game = table(investors={0: "cramer", 1: "soros"}, regular={0: {EPIC: 1}, 1: {EPIC: 1}})

    assert refused(game, "use cramer") == "INV-3"
    assert refused(game, "use soros") == "INV-4"
    assert refused(game, "use bill") == "INV-4"


def test_a_may_is_asked_for_and_a_must_is_applied():  # INV-4
    position: dict[str, Any] = {"phase": "round-end", "modules": [COMMERCE], "commerce": {0: {GOLD: 1}}, "cash": 20}
    game = table(2, investors={0: ["deborah", "dangote"]}, **position)
    alone = table(3, investors={0: "dangote"}, **position)

    assert answers(game) == ["use deborah", "use dangote"]
    assert refused(game, "done") == "INV-4"
    play(game, "use deborah", "pick epic")
    assert cash(game, 0) == 21
    assert asked(alone)[1] != "use"
    assert cash(alone, 0) == 21


# Ivan


@pytest.mark.parametrize(("players", "hand", "drawn"), [(2, 7, 5), (3, 8, 6), (4, 7, 5), (5, 6, 4)])
def test_ivan_draws_rounds_less_one_further_cards_after_the_discards(players, hand, drawn):  # INV:ivan
    keys = ["ivan", "bill"] if players == 2 else ["ivan"]
    game = opened(players, [INVESTORS, STRATEGIES], investors={0: keys})

    while game.question and game.question.ask in ("choose-investor", "drop-strategy"):
        game.answer(game.question.answers[0])

    hands = [len(row["hand"]) for row in game.position()["strategies"]]
    assert hands == [hand + drawn] + [hand] * (players - 1)


def test_ivan_may_play_two_strategies_a_round_and_the_others_one():  # INV:ivan STR-2
    hands = {0: ["golden-parachute", "analyst-upgrade", "rumour-mill"], 1: ["windfall-tax", "special-dividend"]}
    game = table(phase="action", investors={0: "ivan"}, strategies=hands, regular={0: {EPIC: 1}})

    play(game, "play golden-parachute", "play analyst-upgrade", "pick epic")
    assert asked(game) == (1, "action")
    play(game, "play special-dividend", "pick cosmic", "claim 0")

    assert phase_of(game) == "selling"


def test_ivan_draws_on_from_the_discards_of_the_others_when_the_deck_is_used_up():  # INV:ivan
    game = dealt(5, modules=[INVESTORS, STRATEGIES], investors={0: ["ivan"]})
    while asked(game)[1] in ("strategy", "investor", "choose-investor", "drop-strategy"):
        if not game.position()["strategy_deck"]["cards"] and asked(game)[1] == "strategy":
            break
        play(game, answers(game)[0])

    discards = [row["dropped"] for row in game.position()["strategies"]]
    assert {text.removeprefix("strategy ") for text in answers(game)} == {key for row in discards[1:] for key in row}
    assert [len(row) for row in discards] == [2] * 5
    play(game, answers(game)[0])
    assert len(game.position()["strategies"][0]["hand"]) == 8 - 2 + 4
