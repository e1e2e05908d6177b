"""French: an unbreakable space before : ; ! ? » and after «, and d’ before a name that begins with a vowel."""

import re

import pytest

from stockpile.text.languages import PACKAGE
from stockpile.text.words import Words

FILES = sorted(PACKAGE.glob("fr/*.*"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_signs_are_never_torn_from_their_word(path):
    text = "\n".join(line for line in path.read_text("utf-8").splitlines() if not line.startswith("#"))

    assert re.findall(r".{0,12} [:;!?»](?=[\s).,]|$)|« .{0,12}", text) == []


@pytest.mark.parametrize(
    ("name", "pair"),
    [
        ("Emma", "la paire d’Emma"),
        ("Élodie", "la paire d’Élodie"),
        ("E\u0301lodie", "la paire d’Élodie"),  # the accent as a sign of its own
        ("océane", "la paire d’océane"),
        ("Hélène", "la paire d’Hélène"),
        ("Hugo", "la paire d’Hugo"),
        ("Yves", "la paire d’Yves"),
        ("Harry", "la paire de Harry"),
        ("Yann", "la paire de Yann"),
        ("Bruno", "la paire de Bruno"),
        ("3 amis", "la paire de 3 amis"),
    ],
)
def test_de_is_elided_before_a_name_that_asks_for_it(name, pair):
    assert Words("fr")("pair-of", whose="other", number=0, owner_name=name) == pair


def test_companies_are_elided_like_people():
    words = Words("fr")

    said = [words("log-halted", company=words(f"company-{key}")) for key in ("epic", "cosmic")]

    assert [text[:18] for text in said] == ["La cotation d’Epic", "La cotation de Cos"]


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_no_short_word_stands_unelided_before_a_name(path):
    names = r"(?:\w*name|names|who|company|card|investor|strategy|bot|winners|power|label)"

    found = re.findall(
        rf".*\b(?:de|que|jusque|lorsque|le|la|ne|se) \{{ \$(?:{names}) \}}.*", path.read_text("utf-8"), re.I
    )

    assert found == []


def test_a_language_without_elision_writes_both_words():
    assert Words("pt")("pair-of", whose="other", number=0, owner_name="Emma").endswith("de Emma")
