"""The money on a label is the money that moves: by name, and over random games in every language."""

import ast
import re
from pathlib import Path
from typing import Any

import pytest

import stockpile
from kit.samples import games, questions
from kit.table import AMERICAN, BOOM, COSMIC, EPIC, FEE2, STANFORD, play, table
from stockpile import ACTIONS, Game, Question, Setup
from stockpile.engine.names import INVESTORS, STRATEGIES
from stockpile.engine.setup.modules import MODULES
from stockpile.engine.telling.purse import Money, bidding
from stockpile.text.answers import answer_words
from stockpile.text.seating import Seating
from stockpile.text.words import LANGUAGES, Words

NAMES = ("Ada", "Bruno", "Chloé", "Davi", "Emma")
AMOUNT = {"en": r"\$(\d+)K?", "fr": r"(\d+)\u00a0k?\$", "pt": r"\$(\d+)(?:\u00a0mil)?"}
PAYS = {"en": r"\(you pay {}\)", "fr": r"\(vous payez {}\)", "pt": r"\(você paga {}\)"}
GETS = {
    "en": r"\(the bank pays you {}\)",
    "fr": r"\(la banque vous paie {}\)",
    "pt": r"\(o banco paga {} a você\)",
}
ELSE = ("asked", "stage-began", "round-ended", "starting-cash")  # what the answer does not do itself
OWN = ("claimed", "fee-paid")  # what a claim does itself; a stock may move when all have claimed


def labels(game: Game, language: str = "en") -> dict[str, str]:
    """The answers of the open question in words, by notation."""
    question = game.question
    assert question is not None
    return {game.notation(given): said for given, said in worded(game, question, language).items()}


def worded(game: Game, question: Question, language: str) -> dict[int, str]:
    view = game.view(question.seat)
    money, seating, shown = view.money(), Seating(NAMES, question.seat), view.to_dict()
    return {
        given: answer_words(Words(language), game.setup, seating, shown, given, money.get(given))
        for given in question.answers
    }


# By name


def test_soros_sells_a_share_for_8_on_his_label():  # INV:soros
    game = table(phase="selling", investors={0: "soros"}, regular={0: {EPIC: 1}}, prices={EPIC: 5})

    assert labels(game)["sell epic"] == "Sell 1 Epic Electric (+$5K)"
    assert labels(play(game, "use soros"))["sell epic"] == "Sell 1 Epic Electric (+$8K)"


def test_bear_raid_costs_3_and_sells_at_8_on_its_labels():  # STR:bear-raid
    game = table(phase="action", strategies={0: "bear-raid"}, split={0: {EPIC: 1}}, prices={EPIC: 5}, cash=10)

    assert labels(game)["play bear-raid"] == "Play Bear Raid (−$3K)"
    assert labels(play(game, "play bear-raid"))["sell-half epic"] == (
        "Sell half of a split Epic Electric card, 1 share (+$8K)"
    )


def test_fire_sale_and_graham_sell_for_1_more_on_their_labels():  # STR:fire-sale, INV:graham
    fire = table(phase="action", strategies={0: "fire-sale"}, split={0: {EPIC: 1}}, prices={EPIC: 5})
    graham = table(phase="selling", investors={0: "graham"}, regular={0: {EPIC: 1}}, prices={EPIC: 5})

    assert labels(play(fire, "play fire-sale"))["sell-split epic"] == (
        "Sell 1 split Epic Electric card, 2 shares (+$12K)"
    )
    assert labels(graham)["sell epic"] == "Sell 1 Epic Electric (+$6K)"


def test_barack_and_a_stock_option_show_what_they_charge():  # INV:barack, STR:stock-option
    cards: dict[str, Any] = {"discard": {EPIC: 1}, "prices": {EPIC: 5}, "cash": 10}
    barack = table(phase="after-selling", investors={0: "barack"}, **cards)
    option = table(phase="action", strategies={0: "stock-option"}, **cards)

    assert labels(play(barack, "use barack"))["take epic"] == "Epic Electric, now $5K (−$3K)"
    assert labels(play(option, "play stock-option"))["take epic"] == "Epic Electric, now $5K (−$2K)"


def test_rogue_trading_shows_the_cost_of_each_card():  # STR:rogue-trading
    cards = {0: {EPIC: 1, COSMIC: 1}}
    game = table(phase="action", strategies={0: "rogue-trading"}, regular=cards, prices={EPIC: 9, COSMIC: 2}, cash=10)

    said = labels(play(game, "play rogue-trading"))

    assert said == {"offer cosmic": "Cosmic Computers", "offer epic": "Epic Electric (−$7K)"}


def test_bids_of_donald_and_barbara_show_what_they_pay():  # INV:donald, INV:barbara, INV-6
    donald = labels(table(phase="demand", investors={0: "donald"}, cash=20))
    barbara = labels(table(phase="demand", investors={0: "barbara"}, cash=20))

    assert donald["bid 1@10"] == "$10K on pile 1 (you pay $6K)"
    assert donald["bid 1@0"] == "$0 on pile 1"
    assert barbara["bid 1@1"] == "$1K on pile 1 (the bank pays you $3K)"
    assert barbara["bid 1@3"] == "$3K on pile 1 (you pay $0)"


def test_mitt_gets_his_1_at_once_and_pays_the_bid_later():  # INV:mitt
    game = table(phase="demand", investors={0: "mitt"}, cash=20)

    assert labels(game)["bid 1@10"] == "$10K on pile 1, +$1K at once"


def test_fees_that_a_sale_pays_stand_beside_what_it_brings():  # DEM-7
    game = table(phase="selling", regular={0: {EPIC: 1}}, fees={0: [FEE2]}, prices={EPIC: 5}, cash={0: 0})

    assert labels(game)["sell epic"] == "Sell 1 Epic Electric (+$5K, −$2K for fees you owe)"


def test_a_boom_shows_what_its_split_brings_and_no_more_than_its_player_may_know():  # ACT-2, MOV-4
    game = table(
        phase="action", action_cards={0: [BOOM]}, split={0: {EPIC: 2}, 1: {EPIC: 1}}, prices={EPIC: 10, AMERICAN: 5}
    )

    assert labels(game)["boom epic"] == "Epic Electric, now $10K: Boom, up 2 (+$20K)"
    assert labels(game)["boom american"] == "American Automotive, now $5K: Boom, up 2"


def test_dollar_signs_pay_public_cards_at_once_and_hidden_ones_on_a_claim():  # ADV-3, MOV-6
    game = table(
        phase="action",
        board="advanced",
        action_cards={0: [BOOM]},
        regular={0: {STANFORD: 3}},
        seen={0: {STANFORD: 1}},
        spaces={STANFORD: 2},
    )

    assert labels(game)["boom stanford"].endswith("Boom, up 2 (+$1K)")
    assert labels(play(game, "boom stanford"))["claim 2"] == "Show 2 cards (+$2K)"


def test_a_price_is_said_in_every_language():
    game = table(phase="selling", investors={0: "graham"}, regular={0: {EPIC: 1}}, fees={0: [FEE2]}, cash={0: 0})

    assert labels(game, "fr")["sell epic"] == (
        "Vendre 1 Epic Electric (+6\u00a0k$, −2\u00a0k$ pour les frais que vous devez)"
    )
    assert labels(game, "pt")["sell epic"] == (
        "Vender 1 Epic Electric (+$6\u00a0mil, −$2\u00a0mil pelas taxas que você deve)"
    )


def test_what_cannot_be_told_is_left_out():
    assert table(phase="selling", regular={0: {EPIC: 1}}).view(1).money() == {}
    assert table(phase="selling", regular={0: {EPIC: 1}}).view(None).money() == {}
    assert Money(5, 2).change == 3


def test_bids_are_reckoned_without_a_game():  # INV-6, INV:carlos
    setup = Setup(players=2, modules=("investors",))

    assert bidding(setup, ()) == ((0, 1, 3, 6, 10, 15, 20, 25), 0)
    assert bidding(setup, ("carlos", "donald")) == ((0, 0, 1, 3, 6, 10, 15, 20), 1)


def test_no_card_is_known_by_name_outside_its_class():
    cards, package = {*INVESTORS, *STRATEGIES}, Path(stockpile.__file__).parent
    naming = {
        path.relative_to(package).parts[0] if "content" in path.parts else path.relative_to(package).as_posix()
        for path in package.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Constant) and node.value in cards
    }

    assert naming == {"content", "engine/declared/keys.py"}


# Over random games


def moved(game: Game, question: Question, given: int) -> int:
    """How the answer itself changes the cash of whoever gives it, by the events of the true game."""
    since, cash = game.event_count, game.view(None).to_dict()["cash"][question.seat]
    before = cash
    game.answer(given, seat=question.seat)
    used = 0 if ACTIONS[given].verb == "use" else 1
    for event in game.events(question.seat, since):
        used += event["event"] == "power-used"  # another power, that has to be used, may follow by itself
        if event["event"] in ELSE or used > 1 or (question.ask == "claim" and event["event"] not in OWN):
            break
        cash = event["set"].get(f"cash.{question.seat}", cash)
    return int(cash - before)


def signed(said: str, language: str) -> int:
    """The sum of all amounts with a sign."""
    found = re.findall(rf"([+−]){AMOUNT[language]}", said)
    return sum(int(amount) if sign == "+" else -int(amount) for sign, amount in found)


def promised(said: str, language: str) -> int:
    """What a label says that its bid will cost."""
    for pattern, sign in ((PAYS, 1), (GETS, -1)):
        if found := re.search(pattern[language].format(AMOUNT[language]), said):
            return sign * int(found[1])
    found = re.match(AMOUNT[language], said)
    assert found, said
    return int(found[1])


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_label_of_random_games_shows_the_change_of_cash(players):  # INV-6, DEM-7
    setup = Setup(players=players, modules=tuple(MODULES), board="advanced", rounds=4)
    seen = set()
    for seed in games(3):
        game = Game(setup, seed=seed)
        for question in questions(game, seed, "plays" if seed % 2 else None):
            if question.ask in ("place", "lay"):
                continue
            texts = {language: worded(game, question, language) for language in LANGUAGES}
            base = Game.from_position(game.position())
            for given in question.answers:
                change = moved(base.clone(), question, given)
                seen |= {ACTIONS[given].verb} if change else set()
                for language in LANGUAGES:
                    said = texts[language][given]
                    assert signed(said, language) == change, (said, change, game.notation(given))

    assert seen >= {"sell", "claim", "bonds", "play", "pick"}


def bids(game: Game, question: Question) -> dict[tuple[int | None, int | None], set[int]]:
    """What each bid costs by its labels in all languages, by pile and space."""
    texts = {language: worded(game, question, language) for language in LANGUAGES}
    return {
        (ACTIONS[given].pile, ACTIONS[given].space): {promised(texts[key][given], key) for key in LANGUAGES}
        for given in question.answers
        if ACTIONS[given].verb == "bid"
    }


@pytest.mark.parametrize("players", [2, 3, 5])
def test_every_label_of_a_bid_shows_what_is_paid_for_it(players):  # INV-6, DEM-5
    investors = {0: ["donald", "barbara"][: 2 if players == 2 else 1]}
    setup = Setup(players=players, modules=("investors", "strategies"), investors=investors)
    for seed in games(2):
        game, paid, told = Game(setup, seed=seed), 0, 0
        offered: dict[tuple[int | None, int | None], set[int]] = {}
        standing: dict[tuple[int, int], set[int]] = {}
        for question in questions(game, seed):
            for event in game.events(None, told):
                if event["event"] == "bid":
                    standing[event["seat"], event["pile"]] = offered[event["pile"], event["space"]]
                if event["event"] == "bid-paid":
                    assert standing[event["seat"], event["pile"]] == {event["amount"]}
                    paid += 1
            told = game.event_count
            if question.ask == "bid":
                offered = bids(game, question)
        assert paid >= players
