"""What holds for every card of the box: its place, its printed values, and that games with it go well."""

import ast
import re
from pathlib import Path

import pytest

import stockpile
from kit import printed_later
from kit.held import agree, check_copies, holding
from kit.printed_cards import INVESTORS, STRATEGIES
from kit.samples import IS_PURE, Player, games, one_of
from stockpile import Game
from stockpile.content import catalog
from stockpile.engine import ids, names
from stockpile.engine.rules import card
from stockpile.engine.setup import roster
from stockpile.engine.setup.components import MARKS, printed

INVESTOR_CLASSES = {kind.key: kind for kind in catalog.INVESTORS}
STRATEGY_CLASSES = {kind.key: kind for kind in catalog.STRATEGIES}
CLASSES = {**INVESTOR_CLASSES, **STRATEGY_CLASSES}
PICKS = {names.ASKS[ids.ASK_PICK + sort] for sort in range(1, ids.SORTS)}
WEB = Path(__file__).parents[2] / "web" / "src"
MOST_STOPS = 2 if IS_PURE else 12  # questions of a game at which it is copied in every way


def test_every_card_of_the_rules_is_in_the_catalogue_in_the_order_of_its_number():  # INV, STR-4
    assert tuple(INVESTOR_CLASSES) == names.INVESTORS == tuple(INVESTORS)
    assert tuple(STRATEGY_CLASSES) == names.STRATEGIES == tuple(STRATEGIES)
    assert (len(names.INVESTORS), len(names.STRATEGIES)) == (ids.PRINTED_INVESTORS, ids.PRINTED_STRATEGIES)


def test_the_printed_sets_hold_26_investors_and_52_strategies():  # INV, STR-4
    roster.load()

    investors, strategies = (
        [key for key, card in printed()[section].items() if card["set"] in names.PRINTED_SETS]
        for section in ("investors", "strategies")
    )

    assert (len(investors), len(strategies)) == (26, 52)
    assert investors == list(names.INVESTORS[:26])
    assert strategies == list(names.STRATEGIES[:52])


def test_a_card_of_a_further_set_has_a_file_of_tests_and_one_of_the_printed_sets_has_none():
    later = [key for key, card in INVESTORS.items() if card.box not in names.PRINTED_SETS]
    later += [key for key, card in STRATEGIES.items() if card.box not in names.PRINTED_SETS]

    assert later == list(printed_later.files())


def test_no_two_cards_have_a_key_or_a_class_in_common():
    assert len(CLASSES) == len(catalog.INVESTORS) + len(catalog.STRATEGIES)
    assert len({*catalog.INVESTORS, *catalog.STRATEGIES}) == len(CLASSES)


@pytest.mark.parametrize("key", CLASSES)
def test_a_card_has_its_number_and_is_found_there(key):
    roster.load()
    number = roster.number_of(key)

    first = ids.INVESTORS if key in STRATEGY_CLASSES else 0
    assert number == first + (names.STRATEGIES if key in STRATEGY_CLASSES else names.INVESTORS).index(key)
    assert roster.key_of(number) == key
    found = card.KEPT[number]
    assert isinstance(found, CLASSES[key])
    assert (found.key, found.number) == (key, number)


@pytest.mark.parametrize("key", CLASSES)
def test_a_card_has_the_printed_values_and_says_where_they_come_from(key):  # COMPONENTS
    roster.load()
    section = "strategies" if key in STRATEGY_CLASSES else "investors"

    values = printed()[section][key]

    assert values["provenance"].startswith(MARKS)
    if section == "investors":
        ours = INVESTORS[key]
        assert (values["cash"], values["set"]) == ({"two": ours.two, "more": ours.more}, ours.box)
        assert values.get("needs") == ours.needs
    else:
        assert (values["cost"], values.get("needs"), values["set"], values["copies"]) == (*STRATEGIES[key], 1)


def test_the_values_of_the_box_are_those_of_the_cards_that_exist():
    roster.load()

    assert set(printed()["investors"]) == set(INVESTOR_CLASSES)
    assert set(printed()["strategies"]) == set(STRATEGY_CLASSES)


def test_no_card_is_named_in_the_program_outside_its_own_class():
    package = Path(stockpile.__file__).parent
    sources = [path for path in package.rglob("*.py") if path.parts[-2:] != ("declared", "keys.py")]

    named = {
        (path.relative_to(package).as_posix(), node.value)
        for path in sources
        if "content" not in path.relative_to(package).parts
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Constant) and node.value in CLASSES
    }

    assert named == set()


def test_no_card_is_named_in_the_browser_outside_its_drawing():
    sources = [path for path in WEB.rglob("*") if path.suffix in (".ts", ".svelte") and ".test." not in path.name]
    quoted = re.compile(r"""["'`]([a-z-]+)["'`]""")

    named = {
        (path.name, key)
        for path in sources
        if path.parent.name != "art"
        for key in quoted.findall(path.read_text("utf-8"))
        if key in CLASSES and key != "mark"  # also a class of style sheets
    }

    assert len(sources) > 100
    assert named == set()


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("key", CLASSES)
def test_games_with_a_card_go_to_their_end_and_copies_of_them_are_true_in_the_middle_of_its_questions(key, players):
    setup = holding(key, players)
    for seed in games(1):
        game, player, stops = Game(setup, seed=seed), Player(seed, "plays"), 0

        while question := one_of(game, player.random.randrange):
            card_asked = game.view(None).to_dict()["question"].get("card") if is_pick(question.ask) else None
            if card_asked == key and stops < MOST_STOPS:
                stops += 1
                check_copies(game, question.seat)
            game.answer(favoured(game, key, question.answers, player.choose(question)), question.seat)

        assert game.over
        assert game.result is not None
        assert sum(game.result.scores) == sum(row["total"] for row in game.result.breakdown)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("key", ["dangote", "rumour-mill", *printed_later.files()])
def test_the_referee_agrees_with_games_in_which_a_card_is_used(key, players):
    for seed in games(2):
        agree(holding(key, players), seed, "plays")


def is_pick(ask: str) -> bool:
    """Whether a question is asked for the sake of a card."""
    return ask in PICKS


def favoured(game: Game, key: str, answers: list[int], otherwise: int) -> int:
    """The use or the play of the card, where it is legal."""
    wanted = {game.parse(f"use {key}") if key in INVESTOR_CLASSES else game.parse(f"play {key}")}
    return next((given for given in answers if given in wanted), otherwise)
