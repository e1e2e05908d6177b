"""What a question about a card tells: what each pick brings, and what is left."""

import pytest

from kit.hand import turn
from kit.table import COMPANIES, COSMIC, EPIC, LEADING, play, table
from stockpile import Game
from stockpile.text.answers import question_words
from stockpile.text.words import Words


def asked_in_words(game: Game, language: str = "en") -> str:
    """The open question as its seat reads it."""
    (question,) = game.questions
    assert question.seat is not None
    return question_words(Words(language), game.setup, game.view(question.seat).to_dict(), question)


def test_ana_is_told_what_a_company_brings_and_how_many_are_left():  # INV-7
    game = table(phase="round-end", investors={0: "ana"}, regular={0: {EPIC: 2, COSMIC: 1, LEADING: 1}}, cash=20)

    play(game, "use ana")
    before = asked_in_words(game)
    play(game, "pick epic", "pick leading")

    assert before.endswith("Each brings $1K. 3 companies are left to show.")
    assert asked_in_words(game).endswith("One company is left to show.")


def test_who_has_shown_everything_reads_that_nothing_is_left():  # INV-7
    game = table(phase="round-end", investors={0: "ana"}, regular={0: {EPIC: 2}}, cash=20)

    play(game, "use ana", "pick epic")

    assert asked_in_words(game).endswith("You have no further company to show.")


def test_an_index_fund_counts_down():  # STR:index-fund
    game = turn("index-fund", regular={0: dict.fromkeys(COMPANIES, 1)})

    play(game, "play index-fund", "pick epic")
    before = asked_in_words(game)
    play(game, "pick cosmic", "pick american", "pick leading")

    assert before.endswith("4 more, and you receive $15K.")
    assert asked_in_words(game).endswith("It is the last of five: then you receive $15K.")


@pytest.mark.parametrize(
    ("cash", "said"), [(20, "You give away $2K. Who gets the first $1K?"), (1, "Who gets your $1K?")]
)
def test_oprah_is_told_how_much_she_gives(cash, said):  # INV-7
    game = table(phase="round-end", investors={0: "oprah"}, cash={0: cash, 1: 5, 2: 5})

    assert asked_in_words(game).endswith(said)


def test_sanders_reads_whom_he_takes_from_and_whom_he_gives_to():  # INV:sanders
    rich = table(4, phase="round-end", investors={0: "sanders"}, cash={0: 10, 1: 30, 2: 30, 3: 10})
    poor = table(4, phase="round-end", investors={0: "sanders"}, cash={0: 10, 1: 30, 2: 20, 3: 10})

    first = asked_in_words(rich)
    play(rich, "pick player 2")

    assert first.endswith("from whom do you take $2K?")
    assert asked_in_words(rich).endswith("who gets $1K?")
    assert asked_in_words(poor).endswith("who gets $1K?")


@pytest.mark.parametrize("language", ["en", "fr", "pt"])
def test_sales_and_looks_are_counted_in_every_language(language):  # STR:bear-raid, STR:corporate-espionage
    raid = turn("bear-raid", cash=5, regular={0: {EPIC: 3}})
    spy = turn("corporate-espionage")

    play(raid, "play bear-raid", "sell epic")
    play(spy, "play corporate-espionage")

    assert "2" in asked_in_words(raid, language)
    assert "2" in asked_in_words(spy, language)
