"""Wordings that have misled somebody: what each must say, and what it must not say again, in every language."""

import re

import pytest

from stockpile.engine.setup import components, roster
from stockpile.text.cards import cost_words, effect_words
from stockpile.text.catalogue import read
from stockpile.text.words import LANGUAGES, Words

# Card, language, what has to be said, what must not be.
EFFECTS = [
    ("lock-up-agreement", "en", r"Name one stock", r"\bthe stock\b"),
    ("lock-up-agreement", "fr", r"Nommez un cours", r"les cours"),
    ("lock-up-agreement", "pt", r"Escolha uma empresa", r"as empresas"),
    ("falsified-earnings", "en", r"3 down, .* 3 up, also past zero.*dividend is paid, and then", r"opposite"),
    ("falsified-earnings", "fr", r"descend de 3, .* remonte de 3, quitte à changer de signe.*versé, puis", r"invers"),
    ("falsified-earnings", "pt", r"desce 3, .* sobe 3, passando do zero.*pago, e depois", r"inver"),
    ("block-trading", "en", r"each space .* above the first", r"between"),
    ("block-trading", "fr", r"chaque case au-dessus de la première", r"par case entre"),
    ("block-trading", "pt", r"por espaço .* acima do primeiro", r"entre"),
    ("value-investing", "en", r"each space .* below the last.* 5 spaces at most", r"between"),
    ("value-investing", "fr", r"chaque case au-dessus de celle où .* 5 cases au plus", r"par case entre"),
    ("value-investing", "pt", r"por espaço .* abaixo do último.* 5 espaços no máximo", r"entre"),
    ("front-running", "en", r"one of your own.*first sale tells everybody the company", r"secret"),
    ("front-running", "fr", r"une des vôtres.*première vente apprend à tous l’entreprise", r"secr"),
    ("front-running", "pt", r"um dos seus.*primeira venda revela a todos a empresa", r"segred"),
    ("mark", "en", r"any one card from its pile to another", r"your pile"),
    ("mark", "fr", r"une carte quelconque de sa pile vers une autre", r"votre pile"),
    ("mark", "pt", r"uma carta qualquer, da pilha em que está", r"da sua pilha"),
    ("oprah", "en", r"\$1K each to two others", r"\$2K each"),
    ("oprah", "fr", r"1\sk\$ à chacun de deux autres", r"2\sk\$ à chacun"),
    ("oprah", "pt", r"\$1\smil a cada um de dois outros", r"\$2\smil a cada"),
    ("bond-ladder", "en", r"one or two bonds from the supply now, besides those at the start", r"instead"),
    ("bond-ladder", "fr", r"une ou deux obligations de la réserve, en plus de celles du début", r"au lieu"),
    ("bond-ladder", "pt", r"uma ou duas promissórias da reserva, além das do início", r"em vez"),
    ("bear-raid", "en", r"Half of a split card is one share", r"three cards"),
    ("bear-raid", "fr", r"moitié d’un titre divisé est une action", r"trois titres"),
    ("bear-raid", "pt", r"Metade de uma carta dividida é uma ação", r"três cartas"),
    ("reverse-split", "en", r"price of one share of its company.*no sale", r"that card"),
    ("reverse-split", "fr", r"cours d’une action de son entreprise.*pas une vente", r"cette carte"),
    ("reverse-split", "pt", r"valor de uma ação da empresa dela.*Não é uma venda", r"essa carta|aquela carta"),
]  # fmt: skip


def said_of(key: str, language: str) -> str:
    """What a card does and costs, with the numbers of the box."""
    roster.load()
    printed = components.printed()
    values = printed["investors"].get(key) or printed["strategies"][key]
    words, amount = Words(language), values.get("amount", 0)
    return f"{effect_words(words, key, amount)} {cost_words(words, key, values.get('cost', 0), amount)}"


@pytest.mark.parametrize(("key", "language", "must", "never"), EFFECTS, ids=[f"{key} {at}" for key, at, *_ in EFFECTS])
def test_a_card_says_what_it_does_and_not_what_was_once_misread(key, language, must, never):
    said = said_of(key, language)

    assert re.search(must, said), said
    assert not re.search(never, said), said


def test_every_card_that_once_misled_is_watched_in_every_language():
    watched = {(key, language) for key, language, *_ in EFFECTS}

    assert watched == {(key, language) for key, _ in watched for language in LANGUAGES}


@pytest.mark.parametrize("language", LANGUAGES)
def test_sanders_asks_whom_he_takes_from_and_whom_he_gives_to_in_other_words(language):
    words = Words(language)

    takes, gives = words("prompt-sanders-1", amount=2), words("prompt-sanders-2", amount=2)

    assert takes != gives
    assert words.money(2) in takes
    assert words.money(1) in gives


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sealed_number_is_somebodys_whatever_they_are_called(language):
    mine = Words(language)("table-seed-committed", who="you", name="Me")
    others = Words(language)("table-seed-committed", who="other", name="Bea")

    assert "Me" not in mine
    assert others.startswith("Bea")


def test_strategies_come_from_illicit_investments_or_are_promos_and_say_where_their_texts_come_from():
    roster.load()
    strategies = components.printed()["strategies"]

    assert {card["set"] for card in strategies.values()} == {"illicit-investments", "promo"}
    assert "unknown" in strategies["vulture-capitalism"]["provenance"]


# Names that keep their capital after a colon: phases, cards, programs.
NAMES_AFTER_A_COLON = {"agent-rules-round", "env-help", "answer-boom", "answer-bust", "cli-workers-sqlite"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_only_names_have_a_capital_after_a_colon(language):
    entries = read(language).entries

    after_a_colon = re.compile(r":[ \u00a0\u202f]+\W?[A-ZÀ-Þ]")
    capitals = {key for key, entry in entries.items() if any(map(after_a_colon.search, entry.texts))}

    assert capitals - NAMES_AFTER_A_COLON == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_question_or_an_answer_does_not_follow_a_colon(language):
    said = [
        Words(language)("question-power", power="Martha", question="Q"),
        Words(language)("web-hint-says", answer="A"),
    ]

    assert [text for text in said if ":" in text] == []
