"""Every key in every language: present, with the same holes, used, and really translated; money and lists."""

import ast as python
import re
from pathlib import Path

import pytest

import stockpile
from stockpile import _variant
from stockpile.engine.names import ASKS, CARDS, COMMODITIES, COMPANIES, FEES, PARTS, STAGES
from stockpile.engine.setup.actions import ACTIONS
from stockpile.engine.setup.given import BOARDS
from stockpile.engine.setup.modules import MODULES
from stockpile.session.kinds.catalog import KINDS
from stockpile.text.catalogue import read
from stockpile.text.languages import ORIGINAL
from stockpile.text.log import ARGUMENTS
from stockpile.text.survey import allowed, survey
from stockpile.text.words import LANGUAGES, MissingWords, Words, language_of
from stockpile.tui.help import KEYS
from stockpile.tui.plain import COMMANDS
from stockpile.tui.table_view import PANELS

PACKAGE = Path(stockpile.__file__).parent
SOURCES = "\n".join(path.read_text("utf-8") for path in sorted(PACKAGE.rglob("*.py")))


def refusal_keys() -> set[str]:
    """The keys in all calls of Refusal(rule, key, …); those that are put together there are listed here."""
    keys = {"place-up-now", "place-down-now", "too-little-cash", "too-little-cash-for-both"}
    keys |= {"already-chosen", "not-dealt"}
    for path in sorted(PACKAGE.rglob("*.py")):
        for node in python.walk(python.parse(path.read_text("utf-8"))):
            if isinstance(node, python.Call) and getattr(node.func, "id", "") == "Refusal" and len(node.args) == 2:
                key = node.args[1]
                either = [key.body, key.orelse] if isinstance(key, python.IfExp) else [key]
                keys |= {str(part.value) for part in either if isinstance(part, python.Constant)}
    return keys


def families() -> set[str]:
    """The keys that are put together from a prefix and something of the game."""
    verbs = {action.verb.replace(" ", "-") for action in ACTIONS}
    asks = {ask for ask in ASKS.values() if ask}
    return {
        *(f"log-{event}" for event in ARGUMENTS),
        *(f"answer-{verb}" for verb in verbs),
        *(f"verb-{verb}" for verb in verbs),
        *(f"ask-{ask}" for ask in asks),
        *(f"question-{ask}" for ask in asks - {"place"}),
        *(f"stage-{stage}" for stage in STAGES.values()),
        *(f"part-{part}" for part in PARTS),
        *(f"board-{board}" for board in BOARDS),
        *(f"{kind}-{company}" for company in COMPANIES for kind in ("company", "short")),
        *(f"{kind}-{command}" for command in COMMANDS for kind in ("command", "help")),
        *(f"refusal-{key}" for key in refusal_keys()),
        *(f"table-{kind}" for kind in KINDS),
        *(f"cli-build-{build}" for build in _variant.CHOICES),
        *(f"tui-key-{key}" for key in KEYS.values()),
        *(f"tui-{panel}" for panel in PANELS),
        *(f"tui-known-{how}" for how in ("mine", "open", "seen")),
        *(f"tui-sign-{key}" for key in re.findall(r'\), "([a-z]+)"\),', (PACKAGE / "tui/help.py").read_text("utf-8"))),
        *(
            "cli-bench-" + key.replace("_", "-")
            for key in re.findall(r'^        "([a-z_]+)":', (PACKAGE / "cli/bench.py").read_text("utf-8"), re.M)
        ),
        *(f"card-{card}" for card in CARDS[1:] if card not in (*COMPANIES, *FEES)),
        *(f"sign-{card}" for card in (*COMMODITIES, "tax")),
        *(f"module-{module}" for module in MODULES),
        *(f"module-{module}-what" for module in MODULES),
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_missing_unused_untranslated_or_broken(language):
    assert survey(language).problems == {}


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != ORIGINAL])
def test_what_may_read_as_in_english_does_so(language):
    own, english = read(language), read(ORIGINAL)
    shared = allowed()[language]

    assert [key for key in shared if not own.entries[key].is_same(english.entries[key])] == []


def test_names_are_written_alike_in_some_language():
    english = read(ORIGINAL).entries
    others = [read(language).entries for language in LANGUAGES if language != ORIGINAL]

    assert [key for key in allowed()["names"] if not any(own[key].is_same(english[key]) for own in others)] == []


def test_every_key_of_a_family_has_words():
    assert families() - set(read(ORIGINAL).entries) == set()


def test_every_key_that_the_program_names_has_words():
    named = set(re.findall(r"""\b(?:words|said)\(\s*["']([a-z0-9-]+)["']""", SOURCES))

    assert named - set(read(ORIGINAL).entries) == set()


def test_a_missing_key_is_a_loud_error():
    with pytest.raises(MissingWords, match="no words for 'no-such-key'"):
        Words("en")("no-such-key")


def test_a_missing_argument_is_a_loud_error():
    with pytest.raises(MissingWords, match="card-fee"):
        Words("en")("card-fee")


def test_a_language_we_do_not_speak_is_refused():
    with pytest.raises(ValueError, match="'xx' is none of en, fr, pt"):
        Words("xx")


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": "pt_BR.UTF-8"}, "pt"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LC_ALL": "C", "LANG": "fr_FR"}, "en"),
        ({"LANG": "PT_br@latin"}, "pt"),
        ({"LANG": "french"}, "en"),
    ],
)
def test_the_language_comes_from_the_environment(environment, language):
    assert language_of(environment) == language


@pytest.mark.parametrize(
    ("language", "sums"),
    [
        ("en", ["$20K", "$0", "−$3K"]),
        ("fr", ["20\u00a0k$", "0\u00a0$", "−3\u00a0k$"]),
        ("pt", ["$20\u00a0mil", "$0", "−$3\u00a0mil"]),
    ],
)
def test_money_is_written_as_players_of_the_language_do(language, sums):
    words = Words(language)

    assert [words.money(amount) for amount in (20, 0, -3)] == sums


def test_lists_end_with_and():
    assert Words("en").listed(["a"]) == "a"
    assert Words("en").listed(["a", "b", "c"]) == "a, b and c"
    assert Words("fr").listed(["a", "b"]) == "a et b"
