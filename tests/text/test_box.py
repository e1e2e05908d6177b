"""Investors and strategy cards in words: everything in the box, the same numbers in every language."""

import re
from pathlib import Path

import pytest

from stockpile import Setup
from stockpile.engine.names import INVESTORS, STRATEGIES
from stockpile.text.cards import card_words, cost_words, effect_words, power_words
from stockpile.text.catalogue import read
from stockpile.text.languages import ORIGINAL, rules_file
from stockpile.text.words import LANGUAGES, Words

DOCS = Path(__file__).resolve().parents[2] / "docs"
COMPONENTS = (DOCS / "components.md").read_text("utf-8")


def investors():
    """Key and name, from the table of the rules."""
    table = (DOCS / "rules.md").read_text("utf-8").partition("\n## INV")[2].partition("\n## ")[0]
    return dict(re.findall(r"^\| ([a-z]+) \| ([A-Z][^|]+) \|", table, re.M))


def strategies():
    """Key, name and cost, from the table of the components."""
    found = {}
    for name, _needs, cost in re.findall(r"^\| \d+ \| ([A-Z][^|]+) \|([^|]*)\| ([^|]+) \|", COMPONENTS, re.M):
        plain = name.strip().removesuffix(" (promo)")
        found[re.sub(r"[^a-z0-9]+", "-", plain.lower().replace("'", ""))] = (plain, cost.strip())
    return found


def amounts(words, text):
    """The sums of money in a text, in order of size."""
    every = {words.money(amount): amount for amount in range(60)}
    return sorted(
        every[said]
        for said in re.findall(words("money", sign="", amount=7).replace("7", r"\d+").replace("$", r"\$"), text)
    )


def test_the_box_has_26_investors_and_52_strategies():
    assert len(investors()) == 26
    assert len(strategies()) == 52


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_investor_has_its_printed_name_and_a_text(language):
    words = Words(language)

    for key, name in investors().items():
        assert power_words(words, key) == name
        assert effect_words(words, key).endswith(".")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_strategy_has_a_name_of_its_own_a_text_and_its_cost(language):
    words = Words(language)

    names = [power_words(words, key) for key in strategies()]

    assert len(set(names)) == 52
    for key, (name, cost) in strategies().items():
        assert effect_words(words, key).endswith(".")
        assert bool(cost_words(words, key, 2, 3)) == (cost != "–")
        assert language != ORIGINAL or power_words(words, key) == name


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_of_the_box_has_a_name_of_its_own_and_a_text(language):
    words = Words(language)

    names = [power_words(words, key) for key in (*INVESTORS, *STRATEGIES)]

    assert len(set(names)) == len(names)
    assert [key for key in (*INVESTORS, *STRATEGIES) if not effect_words(words, key).endswith(".")] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_cost_in_money_is_the_one_that_is_given(language):
    words = Words(language)

    for key, (_, cost) in strategies().items():
        if cost.isdigit():
            assert words.money(int(cost)) in cost_words(words, key, int(cost))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_text_says_the_amount_that_the_box_has(language):
    words = Words(language)

    assert words.money(4) in effect_words(words, "graham", amount=4)
    assert words.money(9) in cost_words(words, "rogue-trading", amount=9)
    assert f"+{words.money(4)}, {words.money(0)}, {words.money(30)}" in effect_words(
        words, "barbara", track=(-4, 0, 30)
    )


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != ORIGINAL])
def test_texts_name_the_same_sums_and_steps_in_every_language(language):
    english, own = Words(ORIGINAL), Words(language)

    for key in (*INVESTORS, *STRATEGIES):
        first, second = (effect_words(words, key, amount=17, track=(-4, 0, 30)) for words in (english, own))
        assert amounts(own, second) == amounts(english, first), key
        assert set(re.findall(r"\d+", second)) == set(re.findall(r"\d+", first)), key


def test_the_glossary_lists_the_strategies_by_their_names_in_every_language():
    table = (DOCS / "glossary.md").read_text("utf-8").partition("## Strategy cards")[2]

    listed = [row.strip("| ").split(" | ") for row in table.splitlines() if row.startswith("| ")][1:]

    assert listed == [[power_words(Words(language), key) for language in ("en", "fr", "pt")] for key in STRATEGIES]


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != ORIGINAL])
def test_the_rules_call_strategies_by_the_names_on_the_cards(language):
    original = (DOCS / "rules.md").read_text("utf-8").partition("\n## Rulebook examples")[0]
    path = rules_file(language)
    assert path is not None
    own = path.read_text("utf-8")

    cited = [key for key, (name, _) in strategies().items() if name in original]

    assert len(cited) > 10
    assert [key for key in cited if power_words(Words(language), key) not in own] == []


def test_the_catalogues_hold_no_card_that_is_not_in_the_box():
    keys = {
        re.sub(r"^(investor|strategy)-|-(what|cost)$", "", entry.key)
        for entry in read(ORIGINAL).entries.values()
        if entry.file in ("investors.ftl", "strategies.ftl")
    }

    assert keys == {*INVESTORS, *STRATEGIES}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sort_of_card_can_be_named(language):
    words, setup = Words(language), Setup(players=3)

    said = [card_words(words, setup, key) for key in ("?", "epic", "fee2", "boom", "gold", "first", "ana", "leverage")]

    assert len(set(said)) == len(said)
    assert "Agile Ana" in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_sets_modules_and_marks_of_provenance_have_words(language):
    words = Words(language)

    said = [words(f"set-{key}") for key in ("base", "continuing-corruption", "illicit-investments", "promo")]
    said += [words(f"provenance-{mark}") for mark in "RPEH"]
    said += [
        words(f"module-{key}{end}") for key in ("investors", "investor-bidding", "strategies") for end in ("", "-what")
    ]

    assert len(set(said)) == len(said)
