"""Events, questions, answers, refusals and table messages as sentences, over whole games and by example."""

from random import Random

import pytest

from kit.effort import EFFORT, SEED
from stockpile import ACTIONS, Game, Setup
from stockpile.engine.question import Question, Refusal
from stockpile.engine.setup.modules import MODULES
from stockpile.text.answers import answer_words, question_words
from stockpile.text.log import ARGUMENTS, is_quiet, sentence
from stockpile.text.messages import message_words
from stockpile.text.refusals import refusal_words
from stockpile.text.seating import Seating
from stockpile.text.words import LANGUAGES, Words

NAMES = ("Ada", "Bruno", "Chloé", "Davi", "Emma")


def played(setup, seed):
    game, choose = Game(setup, seed=seed), Random(seed)
    while game.question is not None:
        game.answer(choose.choice(game.question.answers))
    return game


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_of_whole_games_is_a_sentence_for_every_reader(language):
    words, seen = Words(language), set()
    for number in range(2 * EFFORT):
        modules = tuple(MODULES) if number % 2 else ()
        setup = Setup(players=2 + number % 4, board=("standard", "advanced")[number % 2], modules=modules)
        game = played(setup, SEED + number)
        for viewer in (0, None):
            for event in game.events(viewer):
                said = sentence(words, setup, Seating(NAMES, viewer), event)
                seen.add(event["event"])
                assert "?" not in said.rstrip("?")
                assert said[0].isupper() or said.startswith(NAMES[:1])

    assert len(seen) > 34
    assert seen >= {"bonds-bought", "interest", "rolled", "commerce-drawn", "laid", "first-given", "bonds-paid"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_whole_record_can_be_told_with_nothing_hidden(language):
    setup = Setup(players=3, rounds=2, modules=tuple(MODULES))
    record = played(setup, SEED).record()

    told = [sentence(Words(language), setup, Seating(NAMES), event) for event in record.event_list()]

    assert len(told) == len(record.events)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_and_every_answer_has_words(language):
    words, asks, verbs = Words(language), set(), set()
    for number in range(2 * EFFORT):
        setup = Setup(players=2 + number % 4, chance=("drawn", "asked")[number % 2], modules=tuple(MODULES))
        game, choose = Game(setup, seed=None if number % 2 else SEED), Random(SEED + number)
        while (question := game.question) is not None:
            view = game.view(question.seat if question.seat >= 0 else None).to_dict()
            asks.add(question.ask)
            assert question_words(words, setup, view, question)
            for answer in question.answers:
                verbs.add(ACTIONS[answer].verb)
                assert answer_words(words, setup, Seating(NAMES), view, answer, None)
            game.answer(choose.choice(question.answers))

    assert asks >= {"place", "bid", "sell", "claim", "company", "forecast", "market", "start", "first"}
    assert asks >= {"bonds", "lay", "give", "die", "commerce"}
    assert verbs >= {"up", "down", "bid", "sell", "claim", "done", "deal", "bonds", "lay", "give", "roll", "draw"}


def test_the_reader_is_called_you_and_the_others_by_name():
    setup, event = Setup(players=3), {"event": "bid", "seat": 1, "pile": 0, "space": 4, "value": 10}

    assert sentence(Words("en"), setup, Seating(NAMES, 1), event) == "You bid $10K on pile 1."
    assert sentence(Words("en"), setup, Seating(NAMES, 0), event) == "Bruno bid $10K on pile 1."
    assert sentence(Words("fr"), setup, Seating(NAMES, 1), event) == "Vous avez misé 10\u00a0k$ sur la pile 1."
    assert sentence(Words("fr"), setup, Seating(NAMES, 0), event) == "Bruno a misé 10\u00a0k$ sur la pile 1."
    assert sentence(Words("pt"), setup, Seating(NAMES, 1), event) == "Você deu um lance de $10\u00a0mil na pilha 1."


def test_a_card_that_the_reader_may_not_know_is_not_named():
    setup, event = Setup(players=3), {"event": "placed", "seat": 1, "pile": 2, "up": False, "card": "?"}

    assert sentence(Words("en"), setup, Seating(NAMES, 0), event) == "Bruno placed a card face-down on pile 3."


def test_numbers_choose_their_plural():
    setup = Setup(players=3)
    one = {"event": "split-shown", "seat": 0, "company": "epic", "cards": 1}
    two = {**one, "cards": 2}

    assert sentence(Words("en"), setup, Seating(NAMES), one) == "Ada moved 1 Epic Electric card to the split half."
    assert sentence(Words("en"), setup, Seating(NAMES), two) == "Ada moved 2 Epic Electric cards to the split half."


def test_questions_and_cards_dealt_to_others_are_left_out_of_the_log():
    assert is_quiet({"event": "asked", "seats": [0], "ask": "bid"})
    assert is_quiet({"event": "dealt", "seat": 1, "card": "?"})
    assert not is_quiet({"event": "dealt", "seat": 1, "card": "epic"})
    assert not is_quiet({"event": "bid", "seat": 1, "pile": 0, "space": 0, "value": 0})
    assert set(ARGUMENTS) >= {"asked", "dealt", "bid"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_of_the_engine_has_words_and_names_its_rule(language):
    words, keys = Words(language), set()
    for number in range(EFFORT):
        setup = Setup(players=(2, 4)[number % 2], rounds=3, modules=tuple(MODULES))
        game, choose = Game(setup, seed=SEED + number), Random(SEED + number)
        while (question := game.question) is not None:
            wild: list[int | str] = [*choose.sample(range(len(ACTIONS)), 12), "nonsense"]
            for answer in wild:
                refusal = game.refusal(answer)
                if refusal is not None:
                    keys.add(refusal.key)
                    said = refusal_words(words, setup, Seating(NAMES, question.seat), refusal)
                    assert refusal.rule in said
            game.answer(choose.choice(question.answers))
        over = game.refusal(0)
        assert over is not None
        assert refusal_words(words, setup, Seating(NAMES, 0), over)

    assert keys >= {"no-such-answer", "other-question", "not-in-hand", "bid-too-low", "no-such-pile"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_refusals_of_the_modules_have_words(language):
    words, setup = Words(language), Setup(players=2, modules=tuple(MODULES))
    refusals = [
        *(Refusal("BON-1", "too-few-bonds", bonds=3, left=left) for left in (0, 1, 2)),
        Refusal("BON-1", "too-little-cash", value=14, cash=9, promised=0),
        Refusal("FPC-1", "lay-first-card", card="gold"),
        Refusal("COM-2", "not-in-hand", card="tax"),
        Refusal("COM-3", "other-pile", pile=2),
        Refusal("FPC-2", "no-such-seat", seat=4),
    ]

    said = [refusal_words(words, setup, Seating(NAMES, 0), refusal) for refusal in refusals]

    assert all(refusal.rule in line for refusal, line in zip(refusals, said, strict=True))
    assert len(set(said)) == len(said)


@pytest.mark.parametrize(
    ("seat", "to", "viewer", "said"),
    [
        (0, 0, 0, "You kept the First Player Card: you play first next round."),
        (0, 0, 1, "Ada kept the First Player Card, to play first next round."),
        (0, 1, 1, "Ada gave you the First Player Card: you play first next round."),
        (0, 1, 0, "You gave the First Player Card to Bruno, who plays first next round."),
    ],
)
def test_the_first_player_card_is_given_or_kept(seat, to, viewer, said):
    event = {"event": "first-given", "seat": seat, "to": to}

    assert sentence(Words("en"), Setup(players=3), Seating(NAMES, viewer), event) == said


def test_a_pile_that_the_bank_pays_for_is_told_as_a_gain():
    event = {"event": "bid-paid", "seat": 0, "pile": 1, "amount": -4}

    said = [sentence(Words(key), Setup(players=3), Seating(NAMES), event) for key in ("en", "fr", "pt")]

    assert said == [
        "Ada received $4K with pile 2.",
        "Ada a reçu 4\u00a0k$ avec la pile 2.",
        "Ada recebeu $4\u00a0mil com a pilha 2.",
    ]


def test_a_drawn_commerce_card_is_told_to_its_owner_only():
    assert is_quiet({"event": "commerce-drawn", "seat": 1, "card": "?"})
    assert not is_quiet({"event": "commerce-drawn", "seat": 1, "card": "gold"})


def test_a_refusal_says_why():
    setup = Setup(players=3)
    poor = Refusal("DEM-2", "too-little-cash", value=25, cash=20, promised=0)
    wrong = Refusal("DEM-2", "other-question", ask="bid", verb="sell")

    assert refusal_words(Words("en"), setup, Seating(NAMES, 0), poor) == (
        "You have $20K, too little to pay $25K. (DEM-2)"
    )
    assert refusal_words(Words("en"), setup, Seating(NAMES, 0), wrong) == (
        "The question is bidding, not selling a card. (DEM-2)"
    )


def test_a_claim_says_of_which_company_and_for_how_much():
    view = {"question": {"company": "epic", "amount": 2}}

    said = question_words(Words("en"), Setup(players=3), view, Question(0, "claim", []))

    assert said == "Epic Electric pays $2K a share. How many of your hidden cards do you show?"


def test_what_happens_at_the_table_has_words():
    seating = Seating(NAMES, 0)

    said = message_words(Words("en"), seating, {"kind": "said", "seat": 1, "text": "Hello { $name }", "number": 3})

    assert said == "Bruno: Hello { $name }"
    assert message_words(Words("en"), seating, {"kind": "joined", "seat": 0, "name": "Ada", "at": 1}) == "You joined."


ABOUT_SOMEBODY = ("joined", "left", "renamed", "seed-committed", "revealed", "ate", "hosted", "undone", "answered",
                  "took-over", "flagged", "handed-back", "vacating", "agreed", "vacated")  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", ABOUT_SOMEBODY)
def test_what_happens_at_the_table_is_told_to_its_person_as_you(language, kind):
    seating, message = Seating(["Zaza", "Bea"], 0), {"kind": kind, "bot": "greedy", "old": "Bo"}

    mine = message_words(Words(language), seating, {**message, "seat": 0})
    theirs = message_words(Words(language), seating, {**message, "seat": 1})

    assert kind == "renamed" or "Zaza" not in mine
    assert "Bea" in theirs
    assert mine != theirs


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_stopped_the_shuffle_is_named(language):
    seating = Seating(["Ada", "Bea", "Cleo"], 2)

    said = message_words(Words(language), seating, {"kind": "stopped", "seats": [1, 2]})

    assert "Bea" in said and Words(language)("you") in said and "Ada" not in said


def test_french_participles_follow_their_auxiliary():
    seating = Seating(["Ada", "Bea"], 0)

    said = [
        message_words(Words("fr"), seating, {"kind": kind, "seat": seat})
        for kind in ("seed-committed", "left", "agreed")
        for seat in (0, 1)
    ]

    assert said[:2] == ["Vous avez ajouté un nombre scellé au mélange.", "Bea a ajouté un nombre scellé au mélange."]
    assert said[2] == "Vous avez quitté la table."
    assert said[4].startswith("Vous avez accepté")
