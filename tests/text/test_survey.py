"""Each fault that a survey of the catalogues looks for is found where it is planted."""

import shutil
from functools import cache

import pytest

from kit.planted import plant
from stockpile.text.languages import PACKAGE
from stockpile.text.survey import survey
from stockpile.text.usage import Usage, usage


@pytest.fixture
def root(tmp_path):
    """A copy of all catalogues, to plant faults in."""
    for language in ("en", "fr"):
        shutil.copytree(PACKAGE / language, tmp_path / language)
    shutil.copy(PACKAGE / "allowed.toml", tmp_path)
    return tmp_path


@cache
def in_the_package(language):
    return survey(language).problems


def faults(root, language="fr"):
    """What the survey finds beyond what it finds in the package itself."""
    before = in_the_package(language)
    found = {
        name: [key for key in keys if key not in before.get(name, [])]
        for name, keys in survey(language, (root,)).problems.items()
    }
    return {name: keys for name, keys in found.items() if keys}


def test_an_entry_that_is_not_translated_is_missing(root):
    plant(root, "fr/log.ftl", "log-rolled = ", "# ")

    assert faults(root) == {"missing": ["log-rolled"]}


def test_an_entry_left_in_english_is_identical(root):
    plant(root, "fr/cards.ftl", "card-bust = Krach", "card-bust = Bust")

    assert faults(root) == {"identical": ["card-bust"]}


def test_entries_that_the_program_cannot_name_are_unused(root):
    keys = ["cli-bench-zyzzyva", "log-zyzzyva", "module-bonds-zyzzyva", "tui-key-zyzzyva", "zyzzyva"]

    for language, text in (("en", "x"), ("fr", "y")):
        lines = "".join(f"{key} = {text}\n" for key in keys)
        plant(root, f"{language}/cards.ftl", "company-cosmic", f"{lines}company-cosmic")

    for language in ("en", "fr"):
        found = faults(root, language)
        assert list(found) == ["unused"]
        assert sorted(found["unused"]) == keys


def test_an_entry_that_asks_for_what_nobody_gives_it_has_other_holes(root):
    plant(root, "fr/refusals.ftl", "pas de pile { $pile }", "pas de pile { $stack }")

    assert faults(root) == {"holes": ["refusal-no-such-pile"]}


def test_an_entry_that_leaves_out_what_english_shows_has_other_holes(root):
    plant(root, "fr/log.ftl", "log-dividend = { $company } verse", "log-dividend = On verse")

    assert faults(root) == {"holes": ["log-dividend"]}


def test_a_broken_entry_is_named_by_file_and_line(root):
    plant(root, "fr/language.ftl", "language-name = français", "language-name = { $français")

    found = faults(root)

    assert found["broken"] == ["fr/language.ftl:3"]
    assert found["missing"] == ["language-name"]


def test_an_entry_that_is_there_twice_is_doubled(root):
    plant(root, "fr/cards.ftl", "you = vous", "you = vous\nyou = toi")

    assert faults(root) == {"doubled": ["you"]}


def test_a_rule_that_is_not_translated_is_named(root):
    plant(root, "fr/rules.md", "- **DEM-7** ", "- ")
    plant(root, "fr/rules.md", "| graham | Golden Graham", "| – | Golden Graham")

    assert faults(root) == {"rules": ["DEM-7", "INV:graham"]}


def test_keys_are_put_together_from_patterns_and_words_of_the_sources():
    found = Usage({"log-\0", "place-\0-now", "refusal-\0", "up", "bid", "half_a_word"})

    assert found.names("log-bid")
    assert found.names("refusal-place-up-now")
    assert found.names("half-a-word")
    assert not found.names("log-nonsense")
    assert not found.names("place-bid-later")


def test_a_pattern_of_holes_alone_joins_whole_words_only():
    found = Usage({"\0-\0", "bot", "greedy", "log-\0"})

    assert found.names("bot-greedy")
    assert not found.names("bot-greedy-bot")
    assert not found.names("bot-shy")


def test_what_the_catalogues_are_for_is_found_in_the_sources():
    assert all(usage().names(key) for key in ("log-bonds-bought", "answer-sell-half", "short-epic", "tui-sign-stock"))
