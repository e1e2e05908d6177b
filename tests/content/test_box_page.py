"""The half of docs/add-a-card.md about the box, done to a copy of the program as it is written there."""

from fnmatch import fnmatch
from pathlib import Path

import pytest

from kit import page
from kit.page import pass_tests, run

PAGE = (page.ROOT / "docs" / "add-a-card.md").read_text("utf-8").partition("## A card for the box")[2]
MOST = {"an investor": 5, "a strategy card": 5, "a sort of pick": 5, "a set of cards": 5, "a language": 1}


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the program with the two cards, the set and the sort of pick of the page."""
    root = tmp_path_factory.mktemp("box")
    page.do(PAGE, root)
    return root


def test_the_page_touches_only_the_places_that_its_table_lists_and_no_more_than_it_may():
    listed = page.places(PAGE)
    touched = {block.path for block in page.blocks(PAGE)}

    for what, (count, patterns) in listed.items():
        assert count == len(patterns) <= MOST[what], what
    patterns = [pattern for _, found in listed.values() for pattern in found]
    assert [path for path in sorted(touched) if not any(fnmatch(path, pattern) for pattern in patterns)] == []
    assert [one for one in patterns if "xx" not in one and not any(fnmatch(path, one) for path in touched)] == []
    assert set(listed) == set(MOST)


@pytest.mark.slow
def test_the_tests_of_the_new_cards_pass(tree):
    assert pass_tests(tree, "tests/cards") == 4


@pytest.mark.slow
def test_the_contracts_of_the_catalogue_hold_for_the_new_cards(tree):
    pass_tests(tree, "tests/engine/test_catalogue.py", "-k", "not games_with and not referee or nora or write-off")
    pass_tests(tree, "tests/engine/test_declared.py", "tests/engine/test_answers.py", "tests/engine/test_schemas.py")


@pytest.mark.slow
def test_the_words_of_the_new_cards_are_complete_in_every_language(tree):
    pass_tests(tree, "tests/text/test_catalogues.py", "tests/text/test_box.py", "tests/text/test_rulebook.py")
    pass_tests(tree, "tests/text/test_survey.py", "tests/text/test_glossary.py", "tests/rules/test_setups.py")


@pytest.mark.slow
def test_the_wrong_versions_of_the_new_cards_are_noticed(tree):
    for rule in ("INV:nora", "STR:write-off"):
        done = run(tree, "tests/mutants/run.py", "--only", rule)

        assert done.stdout.splitlines()[-1] == "1 passed, 0 failed", done.stdout


@pytest.mark.slow
def test_games_without_the_new_set_are_what_they_were(tree):
    pass_tests(tree, "tests/engine/test_golden.py", "-k", "everything")


@pytest.mark.slow
def test_the_new_set_is_played_where_a_setup_names_it(tree):
    script = """
from stockpile import Setup
every = Setup(players=3, modules=("investors", "strategies"))
named = Setup(players=3, modules=("investors", "strategies"), investor_sets=("base", "second-wind"))
print(*(len(cards) for setup in (every, named) for cards in (setup.lineup.investors, setup.lineup.strategies)))
print(Setup.from_dict(named.to_dict()) == named, named.components_hash != every.components_hash)
"""

    done = run(tree, "-c", script)

    assert done.stdout.split() == ["24", "43", "11", "44", "True", "True"], done.stderr
