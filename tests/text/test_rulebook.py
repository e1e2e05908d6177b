"""Looking up rules, in every language; the translations say the same as the original."""

import importlib.util
import re
import sys
from collections import Counter
from pathlib import Path

import pytest

from stockpile.engine.names import INVESTORS, STRATEGIES
from stockpile.text.languages import ORIGINAL, rules_file
from stockpile.text.rulebook import PATH, find, rules, translated
from stockpile.text.words import LANGUAGES, Words

MUTANTS = Path(__file__).parents[1] / "mutants" / "catalogue.py"
TRANSLATIONS = [language for language in LANGUAGES if language != ORIGINAL]
# What a translation may not change: rule ids, numbers and their signs, rulings, forecasts, arrows, emphasis.
FACTS = re.compile(r"[A-Z]{3}-\d+|[+−]?\d+|\$+|★|→|\*+|`resample`")


def book(language):
    path = rules_file(language)
    assert path is not None, f"{language} has no rules"
    return path.read_text("utf-8")


def rows(text, letters):
    """The cells of the table of investors, or of the table after the last numbered section."""
    section = (
        text.partition(f"\n## {letters} – ")[2].partition("\n## ")[0] if letters else text.partition("\n## STR")[2]
    )
    if not letters:
        section = section.partition("\n## ")[2].partition("\n## ")[0]
    return [[cell.strip() for cell in line.split("|")[1:-1]] for line in section.splitlines() if line.startswith("| ")][
        1:
    ]


def test_a_rule_is_found_by_its_id_in_any_case():
    assert [rule.id for rule in find("dem-7")] == ["DEM-7"]


def test_a_section_is_found_by_its_letters():
    assert [rule.id for rule in find("ACT")] == ["ACT-1", "ACT-2", "ACT-3"]


def test_an_investor_is_found_by_id_and_with_its_section():
    (graham,) = find("inv:graham")

    assert graham.text.startswith("Golden Graham · ")
    assert "+1 for each share sold" in graham.text
    assert graham in find("INV")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_strategy_is_found_by_id_in_every_language_and_with_its_section(language):
    (card,) = find("str:rogue-trading", language)

    words = Words(language)
    assert card.text == " · ".join(
        (
            words("strategy-rogue-trading"),
            words("strategy-rogue-trading-cost", amount=2),
            words("strategy-rogue-trading-what"),
        )
    )
    assert card in find("STR", language)
    assert card.section == find("STR-1", language)[0].section


def test_every_card_in_the_box_is_a_rule_and_is_built_as_its_section_is():
    ids = [*(f"INV:{key}" for key in INVESTORS), *(f"STR:{key}" for key in STRATEGIES)]

    assert [rule.id for rule in find("") if rule.id[4:] in (*INVESTORS, *STRATEGIES)] == ids
    assert {rules()[key].built for key in ids if key.startswith("STR")} == {rules()["STR-1"].built}
    assert {rules()[key].built for key in ids if key.startswith("INV")} == {rules()["INV-1"].built}


def test_the_catalogue_of_mutants_knows_the_same_cards():
    """It reads ids from the tables of the documents, without importing the package."""
    spec = importlib.util.spec_from_file_location("mutants_catalogue", MUTANTS)
    assert spec and spec.loader
    catalogue = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = catalogue
    spec.loader.exec_module(catalogue)

    assert {*catalogue.content_ids()} == {key for key in rules() if key[4:] in (*INVESTORS, *STRATEGIES)}


def test_rules_are_found_by_all_the_words_in_them():
    assert "DEM-7" in [rule.id for rule in find("smallest first")]
    assert find("smallest zebra") == []


def test_words_are_found_in_the_language_and_without_accents():
    assert "DEM-1" in [rule.id for rule in find("piste d'enchères", "fr")]
    assert "DEM-1" in [rule.id for rule in find("PISTE encheres", "fr")]
    assert "DEM-1" in [rule.id for rule in find("trilha de lances", "pt")]
    assert find("bidding track", "fr") == []


def test_without_a_word_all_rules_are_found():
    assert len(find("")) == len(rules()) == len(find("", "fr"))


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_a_translation_has_every_rule_in_the_order_of_the_original(language):
    assert list(rules(book(language))) == list(rules(PATH.read_text("utf-8")))


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_a_translation_keeps_numbers_ids_rulings_and_emphasis(language):
    said = rules(book(language))

    changed = {
        key: (Counter(FACTS.findall(rule.text)), Counter(FACTS.findall(said[key].text)))
        for key, rule in rules(PATH.read_text("utf-8")).items()
        if Counter(FACTS.findall(rule.text)) != Counter(FACTS.findall(said[key].text))
    }

    assert changed == {}


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_a_translation_says_every_rule_in_its_own_words(language):
    said = rules(book(language))

    original = rules(PATH.read_text("utf-8"))

    assert [key for key, rule in original.items() if rule.text == said[key].text] == []


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_the_table_of_investors_has_the_same_keys_names_and_modules(language):
    original, own = rows(PATH.read_text("utf-8"), "INV"), rows(book(language), "INV")

    assert [row[:3] for row in own] == [row[:3] for row in original]
    assert len(own) == 26


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_the_table_of_interactions_has_the_same_rows_and_rules(language):
    original, own = rows(PATH.read_text("utf-8"), ""), rows(book(language), "")
    cited = re.compile(r"[A-Z]{3}-\d+|#\d+")

    assert len(own) == len(original) > 40
    assert [cited.findall(row[-1]) for row in own] == [cited.findall(row[-1]) for row in original]
    assert [sorted(FACTS.findall(row[1])) for row in own] == [sorted(FACTS.findall(row[1])) for row in original]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_built_is_the_same_in_every_language(language):
    assert {key: rule.built for key, rule in translated(language).items()} == {
        key: rule.built for key, rule in rules().items()
    }
