"""docs/add-a-module.md, done to a copy of the program as it is written there."""

from fnmatch import fnmatch
from pathlib import Path

import pytest

from kit import page
from kit.page import pass_tests, run

PAGE = (page.ROOT / "docs" / "add-a-module.md").read_text("utf-8")
MOST = {"a module": 12, "an ask": 5}


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the program with the module of the page."""
    root = tmp_path_factory.mktemp("module")
    page.do(PAGE, root)
    return root


def test_the_page_touches_the_places_that_its_table_lists_and_no_others():
    listed = page.places(PAGE)
    touched = {block.path for block in page.blocks(PAGE)}

    for what, (count, patterns) in listed.items():
        assert count == len(patterns) <= MOST[what], what
    patterns = listed["a module"][1]
    assert [path for path in sorted(touched) if not any(fnmatch(path, one) for one in patterns)] == []
    assert [one for one in patterns if not any(fnmatch(path, one) for path in touched)] == []
    assert {*listed["an ask"][1]} <= {*patterns}
    assert set(listed) == set(MOST)


@pytest.mark.slow
def test_the_tests_of_the_new_module_and_what_holds_for_every_module_pass(tree):
    assert pass_tests(tree, "tests/modules") == 4
    pass_tests(tree, "tests/engine/test_modules.py", "-k", "deposits or came_later or one_that_exists")


@pytest.mark.slow
def test_what_is_declared_of_the_new_module_is_complete_and_said_in_every_language(tree):
    pass_tests(tree, "tests/engine/test_declared.py", "tests/package/test_event_data.py")
    pass_tests(tree, "tests/engine/test_schemas.py", "-k", "page or up_to_date")
    pass_tests(tree, "tests/text/test_catalogues.py", "tests/text/test_rulebook.py", "-k", "not investor")


@pytest.mark.slow
def test_the_wrong_versions_of_the_new_module_are_noticed(tree):
    for rule in ("DEP-1", "DEP-2"):
        done = run(tree, "tests/mutants/run.py", "--only", rule)

        assert done.stdout.splitlines()[-1] == "1 passed, 0 failed", done.stdout


@pytest.mark.slow
def test_games_without_the_new_module_are_what_they_were(tree):
    pass_tests(tree, "tests/engine/test_golden.py", "-k", "modules or standard or advanced")
    script = """
from stockpile import Setup
from stockpile.engine.setup.editions import EDITIONS
print(Setup(players=3).components_hash, "deposits" in EDITIONS["everything"]["modules"])
print(Setup(players=3, modules=("deposits",)).components_hash != Setup(players=3).components_hash)
"""

    ours, theirs = run(page.ROOT, "-c", script.replace('modules=("deposits",)', "cash=7")), run(tree, "-c", script)

    assert theirs.stdout.split()[:2] == ours.stdout.split()[:2], theirs.stderr
    assert theirs.stdout.split()[2] == "True"
