"""Sentences that are kept and put into frames as bytes say what they would say if each were made anew."""

import json
from random import Random
from typing import Any

import pytest

from stockpile.engine.setup.modules import MODULES
from stockpile.engine.setup.setup import Setup
from stockpile.server import shelf
from stockpile.server.imports import read_all_words
from stockpile.server.phrases import add_text, seating
from stockpile.server.sentences import Sentences, Teller
from stockpile.server.shelf import KEPT, MARKS, Shelf
from stockpile.session import Match
from stockpile.text.answers import answer_words, question_words
from stockpile.text.log import is_quiet, sentence
from stockpile.text.words import LANGUAGES, Words, _bundle

NAMES = ['Zoë "Z" 100%', "\\Bo\\ %(1)b", "Cy & <b> %%", "Дана"]
SETUPS = [Setup(players=4), Setup(players=4, board="advanced", modules=tuple(MODULES))]


def told_anew(match: Match, seat: int | None, language: str, since: int) -> list[dict[str, Any]]:
    """The messages as if every sentence were made for this reader alone."""
    messages = match.stream(seat, since)
    for message in messages:
        if message["kind"] != "event":
            add_text(match, Words(language), seat, message)
        elif not is_quiet(message["event"]):
            message["words"] = sentence(Words(language), match.setup, seating(match, seat), message["event"])
    return messages


def asked_anew(match: Match, seat: int, language: str) -> dict[str, Any]:
    """The same for a question."""
    question, view = match.question(seat), match.view(seat)
    assert question is not None
    words, shown, money = Words(language), view.to_dict(), view.money()
    return {
        "words": question_words(words, match.setup, shown, question),
        "texts": [
            answer_words(words, match.setup, seating(match, seat), shown, given, money.get(given))
            for given in question.answers
        ],
    }


@pytest.mark.parametrize("setup", SETUPS, ids=["plain", "all modules"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reader_reads_the_sentences_that_are_made_for_them_alone(setup: Setup, language: str):
    match = Match.new(setup, 5, [{"name": name} for name in NAMES], 0.0)
    draw, since = Random(language), 0

    for number in range(260):
        if match.over:
            break
        question = draw.choice(match.questions)
        given = {"seat": question.seat, "answers": [draw.choice(question.answers)], "move": str(number)}
        match.submit({"kind": "answered", "revision": match.revision, **given}, float(number))
        if number % 40 == 0:
            match.submit({"kind": "said", "seat": 1, "text": f"{MARKS[0]} {NAMES[0]}"}, float(number))
            match.submit({"kind": "reacted", "seat": 2, "reaction": "wow"}, float(number))
            match.submit({"kind": "renamed", "seat": 3, "name": f"Dana {number}"}, float(number))
        teller = Teller(match, language)
        for seat in (None, *range(4)):
            messages = json.loads(b"[%b]" % teller.messages(seat, since))
            assert messages == told_anew(match, seat, language, since)
        for question in match.questions:
            fields = teller.question(match.view(question.seat), question)
            assert json.loads(b"{%b}" % fields[1:]) == asked_anew(match, question.seat, language)
        since = match.said.mark()

    assert match.over or number == 259


def test_no_name_can_hold_a_mark():
    match = Match.new(Setup(players=2), 1, [{"name": "Ann"}, {}], 0.0, fair=True)

    match.submit({"kind": "joined", "seat": 1, "name": f"Bo{MARKS[0]}{MARKS[1]}"}, 1.0)

    assert match.seats[1].name == "Bo"


def paid(amount: int) -> bytes:
    """The fact that somebody has paid for a pile."""
    return b',"event":"bid-paid","seat":0,"pile":0,"amount":%d' % amount


def test_what_is_kept_is_forgotten_before_it_fills_memory(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(shelf, "KEPT", 8)
    monkeypatch.setattr(Shelf, "_count", 0)
    kept, others = Sentences(Setup(players=3), "en"), Sentences(Setup(players=4), "en")

    for amount in range(100):
        for every in (kept, others):
            assert f"{amount}" in every.event(1, paid(amount)).named({b"0": b"Ann"}).decode()

    assert KEPT > 8
    assert 0 < len(kept.events(1)) + len(others.events(1)) <= 8


def test_what_is_read_again_and_again_is_not_made_anew_when_there_is_no_room(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(shelf, "KEPT", 8)
    monkeypatch.setattr(Shelf, "_count", 0)
    kept = Sentences(Setup(players=3), "en")
    often = kept.event(1, paid(1))
    once = kept.event(1, paid(2))

    for amount in range(3, 100):
        kept.event(1, paid(amount))
        assert (kept.events(1).get(paid(1)) or kept.event(1, paid(1))) is often

    assert kept.event(1, paid(2)) is not once


def test_when_all_words_are_read_nothing_that_is_missing_lets_anybody_wait():
    read_all_words()
    before = _bundle.cache_info().misses

    missing = ["no-such-words" in Words(language) for language in LANGUAGES]

    assert not any(missing)
    assert _bundle.cache_info().misses == before
