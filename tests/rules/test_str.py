"""Investment strategies: hands, discards, playing and secrets; the single cards have files of their own (STR)."""

import re
from pathlib import Path
from typing import Any

import pytest

from kit.hand import turn, why
from kit.table import (
    BONDS,
    BOOM,
    COMMERCE,
    EPIC,
    INVESTORS,
    STRATEGIES,
    answers,
    asked,
    cash,
    pass_on,
    phase_of,
    play,
    refused,
    table,
    told,
)
from stockpile import CHANCE, Game, Setup

TABLE = Path(__file__).parents[2] / "docs" / "components.md"
ROUNDS = {2: 6, 3: 7, 4: 6, 5: 5}
FIVE = dict(enumerate([["bill"], ["bernie"], ["ivan"], ["donald"], ["graham"]]))
FEW: dict[str, Any] = {"modules": (INVESTORS, STRATEGIES), "promo_strategies": False, "investors": FIVE}
PLAYERS = pytest.mark.parametrize("players", ROUNDS)


def start(players: int = 3, seed: int | None = 0, **setup) -> Game:
    """A game in which all look at their strategies."""
    modules = setup.pop("modules", (STRATEGIES,))
    return Game(Setup(players, modules=modules, **setup), seed=seed)


def hand(game: Game, seat: int, observer: int | None = None) -> list[str]:
    """A hand, as the owner or another sees it."""
    view = game.view(seat if observer is None else observer)
    return list(view.to_dict()["strategies"][seat]["hand"])


def drop_two_each(game: Game) -> dict[int, list[str]]:
    """All discard their last two cards; what these were."""
    dropped: dict[int, list[str]] = {}
    while game.questions and game.questions[0].ask == "drop-strategy":
        question = game.questions[-1]
        answer = game.notation(question.answers[-1])
        dropped.setdefault(question.seat, []).append(answer.removeprefix("drop "))
        game.answer(answer, seat=question.seat)
    return dropped


def secret_hands(*hands: list[str], **position) -> Game:
    """The Action phase with hands that were dealt, not given: the others do not know them."""
    rows = [{"hand": cards} for cards in hands]
    setup = {"players": len(hands), "modules": [STRATEGIES]}
    return Game.from_position({"setup": setup, "phase": "action", "strategies": rows, **position})


# The deal


@PLAYERS
def test_everybody_is_dealt_three_cards_and_one_a_round(players):  # STR-1
    game = start(players)

    hands = [hand(game, seat) for seat in range(players)]

    assert [len(cards) for cards in hands] == [3 + ROUNDS[players]] * players
    assert len({card for cards in hands for card in cards}) == players * (3 + ROUNDS[players])


@PLAYERS
def test_all_discard_two_at_once(players):  # STR-1
    game = start(players)

    assert [(question.seat, question.ask) for question in game.questions] == [
        (seat, "drop-strategy") for seat in range(players)
    ]
    hands = [hand(game, seat) for seat in range(players)]
    dropped = drop_two_each(game)

    assert {seat: len(cards) for seat, cards in dropped.items()} == dict.fromkeys(range(players), 2)
    assert [sorted(hand(game, seat) + dropped[seat]) for seat in range(players)] == [sorted(cards) for cards in hands]
    assert phase_of(game) != "setup"


def test_five_players_8_cards_6_kept():  # STR-1
    game = start(5)

    assert len(hand(game, 4)) == 8
    drop_two_each(game)

    assert len(hand(game, 4)) == 6


def test_only_an_own_card_is_discarded():  # STR-1
    game = start()
    own, other = hand(game, 0), hand(game, 1)[0]

    assert why(game, f"drop {other}") == "STR-1 no-such-strategy"
    game.answer(f"drop {own[0]}", seat=0)
    refusal = game.refusal(f"drop {own[0]}", seat=0)

    assert refusal and (refusal.rule, refusal.key) == ("STR-1", "no-such-strategy")


def test_discards_lie_face_down():  # STR-1, STR-3
    game = start()
    first, second = hand(game, 0)[:2]

    game.answer(f"drop {first}", seat=0)
    game.answer(f"drop {second}", seat=0)

    assert sorted(game.view(0).to_dict()["strategies"][0]["dropped"]) == sorted([first, second])
    for observer in (1, 2, None):
        assert game.view(observer).to_dict()["strategies"][0]["dropped"] == ["?", "?"]
        for event in told(game, "strategy-dropped", seat=observer):
            assert event.get("strategy", "?") == "?"


def test_with_a_smaller_box_all_are_dealt_equally_fewer():  # STR-1
    missing = {key: {"copies": 0} for key in list(Setup(2).printed["strategies"])[:30]}
    game = start(5, components={"strategies": missing}, modules=(STRATEGIES, BONDS, COMMERCE))

    assert [len(hand(game, seat)) for seat in range(5)] == [22 // 5] * 5
    drop_two_each(game)

    assert [len(hand(game, seat)) for seat in range(5)] == [2] * 5


@pytest.mark.parametrize(
    ("modules", "promo", "cards"),
    [((), True, 43), ((), False, 41), ((BONDS,), True, 47), ((COMMERCE,), True, 48), ((BONDS, COMMERCE), True, 52)],
)
def test_cards_of_modules_that_are_off_are_out_of_the_deck(modules, promo, cards):  # STR-1, STR-4
    game = start(2, modules=(STRATEGIES, *modules), promo_strategies=promo)

    dealt = game.view(0).to_dict()["strategy_deck"]["left"] + 2 * 9

    assert dealt == cards


# Playing


def test_one_strategy_a_round():  # STR-2
    game = turn("golden-parachute", "rumour-mill", action_cards={0: [BOOM]})

    play(game, "play golden-parachute")

    assert "play rumour-mill" not in answers(game)
    assert why(game, "play rumour-mill") == "STR-2 already-played"


def test_a_strategy_of_the_next_round():  # STR-2
    game = turn("golden-parachute", "rumour-mill", in_round=2, first=0)

    play(game, "play golden-parachute", "done")
    pass_on(game, "action")
    while asked(game)[0] != 0:
        play(game, answers(game)[0])

    assert "play rumour-mill" in answers(game)


def test_a_played_strategy_is_shown_and_out_of_the_game():  # STR-2, STR-3
    game = turn("golden-parachute", action_cards={0: [BOOM]})

    play(game, "play golden-parachute")

    for observer in (0, 1, None):
        row = game.view(observer).to_dict()["strategies"][0]
        assert (row["hand"], row["played"]) == ([], ["golden-parachute"])
    assert why(game, "play golden-parachute") == "STR-1 no-such-strategy"


def test_nobody_plays_a_card_of_another():  # STR-2
    game = turn("golden-parachute", others={1: "rumour-mill"})

    assert why(game, "play rumour-mill") == "STR-1 no-such-strategy"


def test_strategies_are_played_in_the_own_action_turn_only():  # STR-2
    game = table(strategies={0: "golden-parachute"}, regular={0: {EPIC: 1}}, phase="selling")

    assert asked(game) == (0, "sell")
    assert refused(game, "play golden-parachute") == "SEL-1"


def test_a_strategy_may_be_played_before_between_and_after_action_cards():  # STR-2
    for at in range(3):
        game = turn("golden-parachute", action_cards={0: [BOOM, BOOM]}, cash=0)
        booms = ["boom epic", "boom epic"]

        play(game, *booms[:at], "play golden-parachute", *booms[at:])

        assert cash(game, 0) == 6


def test_the_turn_ends_when_the_player_says_so():  # STR-2
    game = turn("golden-parachute", cash=0)

    assert answers(game) == ["done", "play golden-parachute"]
    play(game, "done")

    assert asked(game) == (1, "action")
    assert hand(game, 0) == ["golden-parachute"]


def test_the_cost_is_paid_before_the_effect():  # STR-2
    game = turn("bear-raid", cash=3, regular={0: {EPIC: 1}})

    play(game, "play bear-raid")

    assert cash(game, 0) == 0
    assert [event["event"] for event in told(game, "strategy-played", "paid")] == ["strategy-played", "paid"]


def test_ivan_plays_two():  # STR-2
    cards = "golden-parachute", "rumour-mill", "analyst-upgrade"
    game = turn(*cards, investors={0: "ivan"}, action_cards={0: [BOOM]}, cash=0)

    play(game, "play golden-parachute", "play rumour-mill", "pick epic")

    refusal = game.refusal("play analyst-upgrade")
    assert refusal and (refusal.rule, refusal.key, refusal.args) == ("STR-2", "already-played", {"most": 2})
    assert cash(game, 0) == 8


def test_a_refusal_of_a_dear_card_says_what_it_needs():  # STR-2
    game = turn("leverage", cash=2)

    refusal = game.refusal("play leverage")

    assert refusal
    assert refusal.to_dict() == {
        "rule": "STR-2",
        "key": "cannot-pay",
        "args": {"card": "leverage", "value": 3, "cash": 2},
    }


# Ivan's draw


@PLAYERS
def test_ivan_draws_a_card_for_each_round_but_one(players):  # STR-1, INV:ivan
    investors = {0: ["ivan", "bill"] if players == 2 else ["ivan"]}
    game = start(players, modules=(INVESTORS, STRATEGIES, BONDS, COMMERCE), investors=investors)

    while game.questions[0].ask != "drop-strategy":
        game.answer(game.questions[0].answers[0], seat=game.questions[0].seat)
    drop_two_each(game)

    kept = 1 + ROUNDS[players]
    assert len(hand(game, 0)) == kept + ROUNDS[players] - 1
    assert [len(hand(game, seat)) for seat in range(1, players)] == [kept] * (players - 1)


def ivans_table(seed: int) -> tuple[Game, list[str], dict[int, list[str]]]:
    """Five players and 41 cards: 40 are dealt, so that Ivan (seat 2) finds one; his hand before, and all discards."""
    game = start(5, seed, **FEW)
    before = hand(game, 2)
    return game, before, drop_two_each(game)


@pytest.mark.parametrize("seed", range(5))
def test_ivan_draws_on_from_the_discards_of_the_others(seed):  # STR-1, INV:ivan
    game, before, dropped = ivans_table(seed)

    drawn = [card for card in hand(game, 2) if card not in before]
    others = [card for seat, cards in dropped.items() if seat != 2 for card in cards]
    assert len(drawn) == 4
    assert sum(card in others for card in drawn) == 3
    assert not set(hand(game, 2)) & set(dropped[2])
    assert game.view(None).to_dict()["strategy_deck"] == {"left": 0, "recycled": 3}


def test_the_discards_are_shuffled_for_ivan():  # STR-1
    numbers = list(Setup(2).printed["strategies"])
    places = set()

    for seed in range(20):
        game, before, dropped = ivans_table(seed)
        lying = sorted((card for seat in (0, 1, 3, 4) for card in dropped[seat]), key=numbers.index)
        places |= {lying.index(card) for card in hand(game, 2) if card in lying and card not in before}

    assert places == set(range(8))


def test_nobody_learns_whose_discards_ivan_drew():  # STR-1, STR-3
    game, before, dropped = ivans_table(0)

    for observer in (0, 1, 3, 4, None):
        rows = game.view(observer).to_dict()["strategies"]
        assert set(rows[2]["hand"]) == {"?"}
        assert [len(row["dropped"]) for row in rows] == [2] * 5
        if observer is not None:
            assert sorted(rows[observer]["dropped"]) == sorted(dropped[observer])
        for event in told(game, "strategy-dealt", seat=observer):
            assert event["seat"] == observer or event.get("strategy", "?") == "?"
    own = game.view(2).to_dict()["strategies"]
    assert [set(own[seat]["dropped"]) for seat in (0, 1, 3, 4)] == [{"?"}] * 4
    assert len(set(own[2]["hand"]) - set(before)) == 4


def test_asked_chance_offers_ivan_the_discards_of_the_others():  # STR-1
    game = start(5, None, chance="asked", first=0, **FEW)
    while game.questions[0].seat == CHANCE:
        game.answer(game.questions[0].answers[0], seat=CHANCE)
    dropped = drop_two_each(game)

    assert len(answers(game)) == 1
    play(game, answers(game)[0])

    others = {f"strategy {card}" for seat, cards in dropped.items() if seat != 2 for card in cards}
    assert set(answers(game)) == others
    assert refused(game, f"strategy {dropped[2][0]}") == "STR-1"


# Secrets


def test_hands_are_secret_and_their_sizes_public():  # STR-3
    game = start()

    for observer in (1, 2, None):
        assert hand(game, 0, observer if observer is not None else 1) == ["?"] * 10
        assert game.view(observer).to_dict()["strategies"][0]["hand"] == ["?"] * 10
        for event in told(game, "strategy-dealt", seat=observer):
            assert event["seat"] == observer or event.get("strategy", "?") == "?"


@pytest.mark.parametrize("cards", [["golden-parachute"], ["bear-raid"], ["index-fund"], ["naked-short"]])
def test_whether_the_question_is_asked_does_not_depend_on_the_hand(cards):  # STR-3
    game = secret_hands(cards, [], [])

    assert asked(game) == (0, "action")
    assert game.view(1).to_dict()["strategies"][0]["hand"] == ["?"]
    assert game.view(1).question is None
    other = secret_hands(["short-squeeze"], [], [])
    assert game.view(1).to_json() == other.view(1).to_json()
    assert game.event_lines(None) == other.event_lines(None)


def test_nobody_is_asked_without_a_card_in_hand():  # STR-3
    game = secret_hands([], ["bear-raid"], [])

    assert asked(game) == (1, "action")


def test_nobody_is_asked_again_after_the_last_play():  # STR-3
    game = secret_hands(["golden-parachute", "rumour-mill"], ["bear-raid"], [])

    play(game, "play golden-parachute")

    assert asked(game) == (1, "action")


def test_a_played_card_leaves_the_rest_of_the_hand_secret():  # STR-3
    game = secret_hands(["golden-parachute", "rumour-mill"], ["bear-raid"], [])

    play(game, "play golden-parachute")

    row = game.view(2).to_dict()["strategies"][0]
    assert (row["hand"], row["played"]) == (["?"], ["golden-parachute"])


def test_strategies_that_were_not_played_are_worth_nothing():  # STR-3
    game = turn("golden-parachute", "index-fund", in_round=7, cash=10)

    pass_on(game)

    assert game.result
    assert game.result.scores == [10, 10, 10]


# The cards


def printed_table() -> list[dict[str, str]]:
    """The rows of the strategies in docs/components.md."""
    found = re.findall(r"^\| \d+ \| ([A-Z][^|]+) \| ([A-Z]*) ?\| ([^|]+) \|", TABLE.read_text("utf-8"), re.M)
    return [{"name": name, "needs": needs, "cost": cost} for name, needs, cost in found]


def key_of(name: str) -> str:
    """The key of a card by its name."""
    return re.sub(r"[^a-z0-9]+", "-", re.sub(r" \(promo\)|'", "", name.lower()))


def test_the_box_has_the_52_cards_of_the_table_in_their_order():  # STR-4
    names = [row["name"] for row in printed_table()]

    assert len(names) == 52
    assert [key_of(name) for name in names] == list(Setup(2).printed["strategies"])[:52]


def test_needs_costs_and_sets_are_those_of_the_table():  # STR-4
    modules = {"": None, "BON": BONDS, "COM": COMMERCE}

    for row in printed_table():
        card = Setup(2).printed["strategies"][key_of(row["name"])]
        assert card.get("needs") == modules[row["needs"]], row
        assert card["set"] == ("promo" if "(promo)" in row["name"] else "illicit-investments"), row
        assert card["cost"] == (int(row["cost"]) if row["cost"].isdigit() else 0), row


COSTS = {row["name"]: int(row["cost"]) for row in printed_table() if row["cost"].isdigit()}


@pytest.mark.parametrize("name", COSTS)
def test_a_printed_cost_is_paid_when_the_card_is_played(name):  # STR-4, STR-2
    key = key_of(name)
    goods = {"modules": [COMMERCE], "commerce": {0: {"tax": 1}}}
    game = turn(key, cash=COSTS[name], regular={0: {EPIC: 1}}, prices={EPIC: 2}, action_cards={0: [BOOM]}, **goods)
    poor = turn(key, cash=COSTS[name] - 1, regular={0: {EPIC: 1}}, prices={EPIC: 2}, action_cards={0: [BOOM]}, **goods)

    play(game, f"play {key}")

    assert [event["amount"] for event in told(game, "paid")] == [COSTS[name]]
    assert cash(game, 0) == 0
    assert why(poor, f"play {key}") == f"STR-2 cannot-pay {COSTS[name]}"


def test_a_printed_cost_of_an_own_box_is_asked_instead():  # STR-4
    box = {"components": {"strategies": {"leverage": {"cost": 5}}}}
    game = turn("leverage", cash=4, setup=box)

    assert why(game, "play leverage") == "STR-2 cannot-pay 5"
