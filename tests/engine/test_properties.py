"""What holds at every question of every game, whatever is answered."""

from collections import Counter
from typing import Any

import pytest

from kit.effort import share
from kit.printed import BOND_CARDS, COMMERCE_CARDS, DICE
from kit.printed_cards import BARBARA, INVESTORS, STRATEGIES
from kit.samples import ASKED, BASE, CARDS, MODULES, SETUPS, TOGETHER, begin, games, played, questions
from stockpile import ACTIONS, CHANCE, Game, Setup

WITH_MODULES = {**MODULES, **CARDS}


def cards_of(position: dict[str, Any]) -> Counter[str]:
    """Every market card of a position, wherever it lies."""
    seen: Counter[str] = Counter(position["deck"])
    seen.update(position["discard"])
    for half in (*position["regular"], *position["split"]):
        seen.update(half)
    for row in position["fees"]:
        seen.update({f"fee{i + 1}": n for i, n in enumerate(row)})
    for hand in position["hands"]:
        seen.update(hand)
    for pile in position["piles"]:
        seen.update(card["card"] for card in pile if card["card"] not in COMMERCE_CARDS and card["card"] != "first")
    if position.get("opening"):
        seen.update(position["opening"]["cards"])
    return +seen


def commerce_cards_of(position: dict[str, Any]) -> Counter[str]:
    """Every commerce card of a position, wherever it lies."""
    seen: Counter[str] = Counter(position["commerce_deck"])
    for row in position["commerce"]:
        seen.update(row["commodities"])
        seen.update(["tax"] * row["taxes"] + row["hand"])
    seen.update(position.get("commerce_out", {}))
    for pile in position["piles"]:
        seen.update(card["card"] for card in pile if card["card"] in COMMERCE_CARDS)
    return seen


def box_of(setup: Setup) -> Counter[str]:
    table = setup.table
    box = Counter(dict.fromkeys(table.companies, table.stocks))
    box.update({"boom": table.booms, "bust": table.busts})
    box.update({f"fee{i + 1}": n for i, n in enumerate(table.fees)})
    return +box


def test_the_base_game_has_eighty_market_cards():  # SET-5
    boxes = [box_of(setup) for setup in BASE.values()]

    assert {box.total() for box in boxes} == {80}


@pytest.mark.parametrize("name", share(SETUPS, __name__))
def test_every_market_card_is_in_exactly_one_place(name):
    setup = SETUPS[name]
    box = box_of(setup)
    for seed in games(2):
        game = begin(setup, seed)
        for _ in questions(game, seed):
            position = game.position()
            if position["phase"] != "setup":  # until they are dealt, starting cards lie apart
                assert cards_of(position) == box
        assert cards_of(game.position()) == box


@pytest.mark.parametrize("name", [name for name, setup in SETUPS.items() if "commerce" in setup.modules])
def test_every_commerce_card_is_in_exactly_one_place(name):  # COM-1
    setup = SETUPS[name]
    for seed in games(2):
        game = begin(setup, seed)
        for _ in questions(game, seed):
            assert commerce_cards_of(game.position()) == COMMERCE_CARDS
        assert commerce_cards_of(game.position()) == COMMERCE_CARDS


@pytest.mark.parametrize("name", share(WITH_MODULES, __name__))
def test_bonds_dice_and_the_first_player_card_keep_their_laws_at_every_question(name):
    setup = WITH_MODULES[name]
    dice = len(setup.table.companies)
    for seed in games(2):
        game = begin(setup, seed)
        for question in questions(game, seed):
            position = game.position()
            assert sum(position.get("bonds", [])) <= BOND_CARDS  # BON-1
            rolled = position.get("rolled", [])
            assert all(face in DICE[die] for die, face in enumerate(rolled))  # DIC-1
            if rolled and question.ask not in ("die", "take-information", "company", "forecast"):
                assert sorted(pair["forecast"] for pair in position["pairs"]) == sorted(rolled)
                assert len(rolled) == dice
            on_piles = sum(card["card"] == "first" for pile in position["piles"] for card in pile)
            has_heir = position.get("heir") is not None
            assert on_piles + has_heir <= (position["round"] < setup.table.rounds)  # FPC-2
            assert question.ask != "bid" or on_piles == (
                "first-player-card" in setup.modules and position["round"] < setup.table.rounds
            )


@pytest.mark.parametrize("name", share(CARDS, __name__))
def test_every_investor_and_strategy_is_in_at_most_one_place(name):  # INV-1, STR-1, STR-2
    setup = CARDS[name]
    for seed in games(2):
        game = begin(setup, seed)
        for _ in questions(game, seed):
            position = game.position()
            investors = [key for row in position.get("investors", []) for key in row["shown"] + row["dealt"]]
            investors += [key for key in position.get("offers", []) if key]
            rows = position.get("strategies", [])
            held = [key for row in rows for key in row["hand"] + row["played"]]
            dropped = [key for row in rows for key in row["dropped"]]
            assert set(investors) <= INVESTORS.keys()
            assert set(held + dropped) <= STRATEGIES.keys()
            assert len(investors) == len(set(investors))
            assert len(held) == len(set(held))
            assert len(set(held) & set(dropped)) == position.get("strategy_deck", {"recycled": 0})["recycled"]


@pytest.mark.parametrize("name", share(CARDS, __name__))
def test_nobody_uses_a_power_twice_or_plays_more_strategies_than_allowed_in_a_round(name):  # INV-5, STR-2
    setup = CARDS[name]
    for seed in games(2):
        game = begin(setup, seed)
        for _ in questions(game, seed):
            position = game.position()
            for seat, row in enumerate(position["tally"]):
                shown = position["investors"][seat]["shown"] if "investors" in position else []
                assert len(row["used"]) == len(set(row["used"]) & set(shown))
                assert row["plays"] <= 1 + ("ivan" in shown)


def bid_price(setup: Setup, position: dict[str, Any], seat: int, space: int) -> int:
    """What a bid promises (INV-6)."""
    shown = position["investors"][seat]["shown"] if "investors" in position else []
    space = max(0, space - 1) if "donald" in shown else space
    return max(0, BARBARA[space]) if "barbara" in shown else setup.table.bids[space]


@pytest.mark.parametrize("name", share(SETUPS, __name__))
def test_cash_is_never_negative_and_bids_are_covered_by_it(name):  # END-5, DEM-2, TWO-5, INV-6
    setup = SETUPS[name]
    for seed in games(2):
        game = begin(setup, seed)
        for _ in questions(game, seed):
            position = game.position()
            promised = Counter[int]()
            for meeple in position["meeples"] if position["phase"] != "setup" else []:  # IBV-2: there is no cash yet
                promised[meeple["seat"]] += bid_price(setup, position, meeple["seat"], meeple["space"])
            assert all(position["cash"][seat] >= promised[seat] for seat in range(setup.players))
            assert min(position["cash"]) >= 0


@pytest.mark.parametrize("name", share(SETUPS, __name__))
def test_every_question_has_answers_that_are_distinct_and_possible_in_the_setup(name):
    setup = SETUPS[name]
    possible = set(setup.actions)
    for seed in games(5):
        game = begin(setup, seed)
        for question in questions(game, seed):
            assert question.answers
            assert len(set(question.answers)) == len(question.answers) <= 160
            assert possible.issuperset(question.answers)
            assert question.forced == (len(question.answers) == 1)


@pytest.mark.parametrize("name", share(SETUPS, __name__))
def test_one_question_is_open_at_a_time_and_its_seat_is_at_the_table(name):  # SET-8
    setup = SETUPS[name]
    for seed in games(2):
        game = begin(setup, seed)
        for question in questions(game, seed):
            assert question in game.questions
            assert game.questions[0] == game.question
            assert len({one.seat for one in game.questions}) == len(game.questions)
            assert len(game.questions) == 1 or question.ask in TOGETHER
            assert 0 <= question.seat < setup.players or (question.seat == CHANCE and setup.chance == "asked")
            assert not game.over
            assert game.result is None


@pytest.mark.parametrize("name", share(SETUPS, __name__))
def test_a_game_that_is_over_asks_nothing_and_has_a_result_that_adds_up(name):  # END-3, END-4
    setup = SETUPS[name]
    for seed in games(5):
        game = played(setup, seed)

        assert (game.question, game.questions, game.over) == (None, [], True)
        assert game.result is not None
        assert game.result.scores == [row["total"] for row in game.result.breakdown]
        for row in game.result.breakdown:
            assert row["total"] == sum(value for key, value in row.items() if key != "total")
        best = max(game.result.scores)
        assert game.result.winners
        assert all(game.result.scores[seat] == best for seat in game.result.winners)


@pytest.mark.parametrize("name", share(SETUPS, __name__))
def test_forced_questions_are_skipped_until_there_is_a_choice(name):
    setup = SETUPS[name]
    for seed in games(2):
        game = begin(setup, seed)
        for _ in questions(game, seed):
            quick, slow = game.clone(), game.clone()
            skipped = quick.skip_forced()
            for _ in range(skipped):
                assert slow.question is not None
                assert slow.question.forced
                slow.answer(slow.question.answers[0])
            assert quick == slow
            assert quick.question is None or not quick.question.forced


@pytest.mark.parametrize("name", ASKED)
def test_probabilities_are_the_shares_of_the_cards_that_are_left(name):
    setup = ASKED[name]
    for seed in games(5):
        game = begin(setup, seed)
        for question in questions(game, seed):
            chances = game.probabilities
            if question.seat != CHANCE:
                assert chances is None
                continue
            assert chances is not None
            assert len(chances) == len(question.answers)
            assert sum(chances) == pytest.approx(1)
            if question.ask == "market":
                deck = Counter(game.position()["deck"])
                shares = [deck[str(ACTIONS[given].card)] / deck.total() for given in question.answers]
                assert chances == pytest.approx(shares)


def test_a_game_without_asked_chance_has_no_probabilities():
    game = Game(Setup(players=3), seed=1)

    assert game.probabilities is None


def test_the_game_asks_every_kind_of_question_that_there_is():
    asked = {
        question.ask
        for setup in SETUPS.values()
        for seed in games(1)
        for question in questions(begin(setup, seed), seed)
    }

    chance = {"first", "start", "market", "company", "forecast", "die", "commerce", "investor", "strategy"}
    cards = {"choose-investor", "drop-strategy", "investor-bid", "use", "take-information", "sell-by-card", "count"}
    picks = {"pick-company", "pick-way", "pick-pair", "pick-pile", "pick-card", "pick-player", "offer", "take"}
    assert asked == {"place", "bid", "action", "sell", "claim", "bonds", "lay", "give"} | chance | cards | picks | {
        "offer-goods"
    }


@pytest.mark.parametrize("name", BASE)
def test_what_a_book_says_of_a_starting_card_is_true(name):  # KNO-4, KNO-5
    setup = BASE[name]
    for seed in games(5):
        game = begin(setup, seed)
        dealt = [next(iter(half)) for half in game.position()["regular"]]
        for question in questions(game, seed):
            if question.ask != "place":
                continue
            for observer, books in game.position()["knowledge"]["books"].items():
                for seat, book in enumerate(books):
                    assert book["start"] in ("?", None, dealt[seat]), (observer, seat)
