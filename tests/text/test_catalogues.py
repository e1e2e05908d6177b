"""Every key in every language: present, with the same holes, used, and really translated."""

import ast as python
import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import ast, parse, visitor

import stockpile
from stockpile import _variant
from stockpile.engine.actions import ACTIONS
from stockpile.engine.names import ASKS, CARDS, COMMODITIES, COMPANIES, FEES, PARTS, STAGES
from stockpile.engine.setup import BOARDS, MODULES
from stockpile.session.entry import FIELDS
from stockpile.text.log import EVENTS
from stockpile.text.words import LANGUAGES, MissingWords, Words, language_of
from stockpile.tui.help import KEYS
from stockpile.tui.plain import COMMANDS
from stockpile.tui.table_view import PANELS

PACKAGE = Path(stockpile.__file__).parent
TEXT = PACKAGE / "text"
SOURCES = "\n".join(path.read_text("utf-8") for path in sorted(PACKAGE.rglob("*.py")))

# What is the same in both languages: names, symbols, and words that French or Portuguese really share with English.
SAME = {
    *(f"company-{key}" for key in COMPANIES),
    *(f"short-{key}" for key in COMPANIES),
    *("answer-start", "answer-deal", "answer-company", "answer-forecast", "answer-roll", "answer-draw", "tui-title"),
    *("sign-platinum", "sign-gas", "stage-commerce", "tui-commerce"),
    *("cli-number", "cli-version", "cli-column-bot", "part-total", "part-commodities"),
    *("card-boom", "stage-action", "stage-information", "cli-options", "command-piles", "tui-piles", "menu-pile"),
}


class Holes(visitor.Visitor):
    """Collects the variables of a message and the messages that it refers to."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  the visitor's own spelling
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.references.add(node.id.name)


@cache
def catalogue(language: str) -> dict[str, ast.Message]:
    found: dict[str, ast.Message] = {}
    for path in sorted((TEXT / language).glob("*.ftl")):
        for entry in parse(path.read_text("utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{path.name}: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{path.name}: {entry.id.name} twice"
                found[entry.id.name] = entry
    return found


def is_same(one: ast.Message, other: ast.Message) -> bool:
    return one.equals(other, ignored_fields=["span", "comment"])


def references(language: str, key: str) -> set[str]:
    holes = Holes()
    holes.visit(catalogue(language)[key])
    return holes.references


def variables(language: str, key: str) -> set[str]:
    holes = Holes()
    holes.visit(catalogue(language)[key])
    return holes.variables.union(*(variables(language, other) for other in holes.references))


def refusal_keys() -> set[str]:
    """The keys in all calls of Refusal(rule, key, …); those that are put together there are listed here."""
    keys = {"place-up-now", "place-down-now", "too-little-cash", "too-little-cash-for-both"}
    for path in sorted(PACKAGE.rglob("*.py")):
        for node in python.walk(python.parse(path.read_text("utf-8"))):
            if isinstance(node, python.Call) and getattr(node.func, "id", "") == "Refusal" and len(node.args) == 2:
                key = node.args[1]
                keys |= {str(key.value)} if isinstance(key, python.Constant) else set()
    return keys


def families() -> set[str]:
    """The keys that are put together from a prefix and something of the game."""
    verbs = {action.verb for action in ACTIONS}
    asks = {ask for ask in ASKS.values() if ask}
    return {
        *(f"log-{event}" for event in EVENTS),
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
        *(f"table-{kind}" for kind in (*FIELDS, "flagged")),
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
def test_every_language_has_the_same_keys_as_english(language):
    assert sorted(catalogue(language)) == sorted(catalogue("en"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_has_the_same_holes_as_in_english(language):
    # $who chooses between "you" and a name; a language that needs no such choice may do without.
    optional = {"who", "by_who"}
    different = {
        key: variables(language, key) ^ variables("en", key)
        for key in catalogue("en")
        if (variables(language, key) ^ variables("en", key)) - optional
    }

    assert different == {}


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_nothing_is_left_in_english_but_names_and_words_that_are_the_same(language):
    same = {key for key, message in catalogue(language).items() if is_same(message, catalogue("en")[key])}

    assert same - SAME == set()


def test_what_is_allowed_to_be_the_same_is_so_in_some_language():
    same = {
        key
        for language in LANGUAGES
        if language != "en"
        for key, message in catalogue(language).items()
        if is_same(message, catalogue("en")[key])
    }

    assert SAME - same == set()


def test_every_key_of_a_family_has_words():
    assert families() - set(catalogue("en")) == set()


def test_every_key_that_the_program_names_has_words():
    named = set(re.findall(r"""\b(?:words|said)\(\s*["']([a-z0-9-]+)["']""", SOURCES))

    assert named - set(catalogue("en")) == set()


def test_no_key_is_an_orphan():
    literals = set(re.findall(r"""["']([a-z][a-z0-9-]*)["']""", SOURCES))
    referred = {other for key in catalogue("en") for other in references("en", key)}

    assert set(catalogue("en")) - literals - referred - families() == set()


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
