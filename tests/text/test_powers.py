"""Questions, answers and log sentences of cards, in every language and every branch."""

from itertools import product
from typing import Any

import pytest

from stockpile import ACTIONS, Game, Setup
from stockpile.engine.question import Question, Refusal
from stockpile.text.answers import answer_words, question_words
from stockpile.text.catalogue import read
from stockpile.text.languages import ORIGINAL
from stockpile.text.log import sentence
from stockpile.text.pairs import pair_args
from stockpile.text.refusals import refusal_words
from stockpile.text.seating import Seating
from stockpile.text.words import LANGUAGES, Words

NAMES = ("Ada", "Bruno", "Chloé", "Davi", "Emma")
CHOICES: dict[str, list[Any]] = {
    "who": ["you", "other"],
    "to_who": ["you", "other"],
    "other_who": ["you", "other"],
    "known": ["yes", "no"],
    "whose": ["own", "public", "hidden", "other"],
    "how": ["paid", "paid-then", "moved"],
    "direction": ["up", "down"],
    "sort": ["company", "forecast"],
    "number": [0, 2],
    "bonds": [1, 2],
    "dividend": [0, 3],
    "amount": [0, 4],
    "most": [1, 2],
    "shares": [1, 3],
    "left": [0, 1, 3],
    "due": [1, 2],
    "payable": [1, 2],
}
NUMBERS = ("value", "price", "cash", "pile", "to", "place", "spaces", "two", "more")
SAMPLES: dict[str, list[Any]] = {**{key: [7] for key in NUMBERS}, **CHOICES}
CATALOGUES = {language: read(language) for language in LANGUAGES}
SETUP = Setup(players=3, modules=("strategies", "investors"))
KEYS = [entry.key for entry in CATALOGUES[ORIGINAL].entries.values() if entry.file == "powers.ftl"]


def tellings(words, key):
    """An entry said with every choice that it makes."""
    wanted = sorted(CATALOGUES[words.language].variables(key) | CATALOGUES[ORIGINAL].variables(key))
    given = [SAMPLES.get(name, [f"«{name}»"]) for name in wanted]
    return [words(key, **dict(zip(wanted, values, strict=True))) for values in product(*given)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_entry_can_be_said_in_every_way(language):
    words = Words(language)

    for key in KEYS:
        for said in tellings(words, key):
            assert said.strip() == said != ""
            assert "{" not in said
            assert "  " not in said.replace("\n\n", "")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sentence_of_the_log_begins_big_and_ends_with_a_point(language):
    words = Words(language)

    for key in KEYS:
        if key.startswith("log-"):
            for said in tellings(words, key):
                assert said[0].isupper() or said[0] == "«"
                assert said.endswith(".")


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_reader_may_not_know_is_not_told(language):
    words = Words(language)
    secret = {"who": "other", "name": "Bea", "known": "no", "sort": "company"}
    secret |= dict.fromkeys(("investor", "strategy", "card"), "HIDDEN")
    pair = {
        "company": "HIDDEN",
        "sign": "HIDDEN",
        "forecast": "HIDDEN",
        "whose": "hidden",
        "number": 0,
        "owner_name": "",
    }

    for event in ("investor-dealt", "investor-chosen", "strategy-dealt", "strategy-dropped", "opening-drawn"):
        assert "HIDDEN" not in words(f"log-{event}", **secret)
    assert "HIDDEN" not in words("log-information-taken", **secret, **pair)
    assert "HIDDEN" not in words("log-pair-looked", **secret, **pair)


def test_pairs_are_numbered_only_where_there_are_several():
    seating = Seating(NAMES, 0)
    four, two = Setup(players=4), Setup(players=2)
    said = Words("en")

    assert [said("pair-of", **pair_args(four, seating, pair)) for pair in (0, 1, 4, 5)] == [
        "your pair",
        "Bruno’s pair",
        "the open pair",
        "the face-down pair",
    ]
    assert [said("pair-of", **pair_args(two, seating, pair)) for pair in (1, 2, 4, 5)] == [
        "your pair 2",
        "Bruno’s pair 1",
        "face-down pair 1",
        "face-down pair 2",
    ]


@pytest.mark.parametrize(
    ("by", "move", "dividend", "said"),
    [
        ("trading-halt", 2, 0, "Trading Halt set the forecast aside."),
        ("leverage", 0, 3, "Leverage made the forecast a dividend of $3K a share."),
        (
            "falsified-earnings",
            -3,
            1,
            "Falsified Earnings made the forecast a dividend of $1K a share, and −3 after it.",
        ),
        ("falsified-earnings", 0, 0, "Falsified Earnings made the forecast 0."),
    ],
)
def test_what_a_card_made_of_a_forecast_is_told_as_it_is(by, move, dividend, said):
    event = {"event": "bent", "by": by, "pair": 0, "move": move, "dividend": dividend}

    assert sentence(Words("en"), SETUP, Seating(NAMES, 0), event) == said


def test_in_portuguese_your_pair_is_not_taken_for_that_of_who_looked_at_it():
    event = {"event": "pair-looked", "seat": 1, "pair": 0, "company": "?", "forecast": "?"}

    assert sentence(Words("pt"), SETUP, Seating(NAMES, 0), event) == "Bruno olhou o par que você recebeu."
    assert sentence(Words("pt"), SETUP, Seating(NAMES, 1), event) == "Você olhou o par de Ada."


def test_a_pile_that_opens_on_a_hidden_card_names_none():
    event = {"event": "opened", "pile": 0, "card": "?"}

    assert sentence(Words("en"), SETUP, Seating(NAMES, 0), event) == "Pile 1 opened with a face-down card."


def test_a_question_of_a_card_names_the_card_and_what_is_picked():
    setup = SETUP
    first = {"question": {"ask": "pick-company", "card": "market-maker", "step": 2}}
    by_ask = {"question": {"ask": "offer", "card": "market-maker"}}
    plain = {"question": {"ask": "pick-way", "card": "cramer", "step": 2}}

    assert question_words(Words("en"), setup, first, Question(0, "pick-company", [])) == (
        "Market Maker\u00a0– Which stock rises?"
    )
    assert question_words(Words("en"), setup, by_ask, Question(0, "offer", [])) == (
        "Market Maker\u00a0– Which action card do you discard?"
    )
    assert question_words(Words("en"), setup, plain, Question(0, "pick-way", [])) == "Crazy Cramer\u00a0– Up or down?"
    assert question_words(Words("fr"), setup, first, Question(0, "pick-company", [])) == (
        "Teneur de marché\u00a0– Quel cours monte\u00a0?"
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_question_without_words_of_its_own_is_still_asked(language):
    words, setup = Words(language), Setup(players=3)

    said = question_words(words, setup, {"question": {"ask": "brand-new"}}, Question(0, "brand-new", []))

    assert said == words("question-other")


def test_the_action_turn_asks_for_what_can_be_done():
    setup, view = Setup(players=3), {"question": {"ask": "action"}}
    ids = {action.notation(): action.id for action in ACTIONS}

    cards = Question(0, "action", [ids["boom epic"], ids["bust epic"]])
    both = Question(0, "action", [ids["boom epic"], ids["done"]])
    rest = Question(0, "action", [ids["done"]])

    assert question_words(Words("en"), setup, view, cards) == "Play your action cards (Boom and Bust): choose a stock."
    assert question_words(Words("en"), setup, view, both).startswith("Play your action cards (Boom), use an ability")
    assert question_words(Words("en"), setup, view, rest) == "Use an ability, play a strategy, or end your turn."


@pytest.mark.parametrize(
    ("ask", "said"),
    [
        ({"ask": "sell"}, "Finish selling"),
        ({"ask": "action"}, "End your turn"),
        ({"ask": "use"}, "Use none"),
        ({"ask": "pick-company", "card": "ana"}, "No more"),
        ({"ask": "sell-by-card", "card": "fire-sale"}, "Finish selling"),
    ],
)
def test_done_says_what_is_done(ask, said):
    setup = Setup(players=3)
    view = Game(setup, seed=1).view(0).to_dict() | {"question": ask}
    done = next(action.id for action in ACTIONS if action.verb == "done")

    assert answer_words(Words("en"), setup, Seating(NAMES, 0), view, done, None) == said


@pytest.mark.parametrize("language", LANGUAGES)
def test_refusals_of_cards_name_them(language):
    refusal = Refusal("STR-2", "cannot-pay", card="leverage", value=3, cash=1)

    said = refusal_words(Words(language), Setup(players=3), Seating(NAMES, 0), refusal)

    assert Words(language)("strategy-leverage") in said
    assert "STR-2" in said


def test_numbers_choose_their_plural_in_each_language():
    args = {"who": "other", "name": "Bea", "direction": "up"}

    said = [
        Words(language)("log-bonds-moved", **args, bonds=bonds) for language in ("en", "fr", "pt") for bonds in (1, 2)
    ]

    assert said == [
        "Bea took 1 bond from the supply.",
        "Bea took 2 bonds from the supply.",
        "Bea a pris 1 obligation dans la réserve.",
        "Bea a pris 2 obligations dans la réserve.",
        "Bea pegou 1 promissória da reserva.",
        "Bea pegou 2 promissórias da reserva.",
    ]
