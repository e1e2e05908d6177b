"""One word a thing: the glossary is read, and a second word for it is found where it is planted."""

import shutil

import pytest

from kit.planted import plant
from stockpile.text.glossary import glossary
from stockpile.text.languages import PACKAGE
from stockpile.text.survey import survey
from stockpile.text.words import LANGUAGES


@pytest.fixture
def root(tmp_path):
    """A copy of all catalogues, to plant second words in."""
    for language in LANGUAGES:
        shutil.copytree(PACKAGE / language, tmp_path / language)
    shutil.copy(PACKAGE / "allowed.toml", tmp_path)
    return tmp_path


def test_the_glossary_has_a_word_of_each_language_for_what_it_guards():
    terms = {term.thing: term for term in glossary()}

    assert set(terms) >= {"bot", "share", "round", "meeple"}
    assert terms["bot"].words == {"en": ("bot",), "fr": ("robot",), "pt": ("bot",)}
    assert all(set(term.words) == set(LANGUAGES) for term in terms.values())


def test_no_word_is_both_used_and_avoided():
    for term in glossary():
        for language, avoided in term.avoided.items():
            assert not set(avoided) & set(term.words[language])


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_catalogue_keeps_to_the_glossary(language):
    assert survey(language).terms == []


@pytest.mark.parametrize(
    ("file", "old", "new", "found"),
    [
        ("fr/hints.ftl", "{ $count } meeples à placer", "{ $count } pions à placer", "hint-bidders-left (pion)"),
        ("fr/hints.ftl", "[one] une action", "[one] une part", "hint-shares (part)"),
        ("fr/web.ftl", "web-bot = robot", "web-bot = bot", "web-bot (bot)"),
        ("fr/web.ftl", "Manche { $round } sur", "Tour { $round } sur", "web-round (tour)"),
        ("pt/hints.ftl", "{ $count } meeples", "{ $count } peões", "hint-bidders-left (peões)"),
        ("pt/web.ftl", "Contra bots, com", "Contra robôs, com", "web-lead (robô)"),
    ],
)
def test_a_second_word_for_a_thing_is_reported(root, file, old, new, found):
    plant(root, file, old, new)

    assert survey(file[:2], (root,)).terms == [found]


def test_a_word_that_means_something_else_passes(root):
    plant(root, "fr/web.ftl", "web-fair-no = ", "web-fair-no = Une part. ")

    assert survey("fr", (root,)).terms == []
