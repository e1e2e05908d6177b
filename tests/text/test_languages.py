"""A language is a folder: found, spoken, counted in its own way and surveyed, without a line of code."""

import json
import os
import re
import shutil
import subprocess
import sys

import pytest

from stockpile.text.languages import ORIGINAL, PACKAGE, ROOTS, catalogues, languages, locale
from stockpile.text.survey import survey

WEB = PACKAGE.parents[2] / "web" / "src"
HEAD = "language-locale = pl-PL\nlanguage-name = polski\n"


@pytest.fixture
def root(tmp_path):
    """A folder with one language of its own: English with a Q before every text."""
    folder = tmp_path / "pl"
    folder.mkdir()
    for path in catalogues(ORIGINAL):
        text = path.read_text("utf-8")
        (folder / path.name).write_text(re.sub(r"^([a-z].*? = )(?=[A-Za-z])", r"\1Q", text, flags=re.M), "utf-8")
    (folder / "language.ftl").write_text(HEAD, "utf-8")
    return tmp_path


def stockpile(root, *arguments):
    """Runs the command where STOCKPILE_WORDS names the folder."""
    code = "import sys; from stockpile.cli import main; sys.exit(main())"
    env = {**os.environ, "STOCKPILE_WORDS": str(root), "LC_ALL": "C.UTF-8"}
    return subprocess.run([sys.executable, "-c", code, *arguments], env=env, text=True, capture_output=True)


def test_the_languages_of_the_rulebooks_are_there_and_english_comes_first():
    assert languages()[0] == "en"
    assert {"fr", "pt"} < set(languages())
    assert [locale(language) for language in ("en", "fr", "pt")] == ["en-US", "fr-FR", "pt-BR"]


def test_a_folder_with_a_head_is_a_language_and_others_are_none(root):
    (root / "notes").mkdir()
    (root / "notes" / "cards.ftl").write_text("you = ty\n", "utf-8")

    assert languages((*ROOTS, root)) == tuple(sorted([*languages(), "pl"]))
    assert locale("pl", (*ROOTS, root)) == "pl-PL"


def test_a_head_without_a_locale_is_named(root):
    (root / "pl" / "language.ftl").write_text("language-name = polski\n", "utf-8")

    with pytest.raises(ValueError, match=r"pl/language.ftl: language-locale is missing"):
        locale("pl", (*ROOTS, root))


def test_a_new_language_is_spoken_without_code(root):
    told = stockpile(root, "--lang", "pl", "modules")

    assert told.returncode == 0
    assert "QBonds" in told.stdout
    assert "pl" in stockpile(root, "--help").stdout


def test_a_new_language_counts_in_its_own_way(root):
    (root / "pl" / "test.ftl").write_text("kart = { $n ->\n [one] karta\n [few] karty\n *[other] kart\n }\n", "utf-8")
    code = "from stockpile.text.words import Words; w = Words('pl'); print(*(w('kart', n=n) for n in (1, 3, 5, 22)))"
    env = {**os.environ, "STOCKPILE_WORDS": str(root)}

    said = subprocess.run([sys.executable, "-c", code], env=env, text=True, capture_output=True, check=True).stdout

    assert said.split() == ["karta", "karty", "kart", "karty"]


def test_what_a_language_lacks_is_said_in_english(root):
    (root / "pl" / "box.ftl").unlink()

    told = stockpile(root, "--lang", "pl", "modules")

    assert told.returncode == 0
    assert "Before each round up to three bonds may be bought" in told.stdout
    assert "QBefore" not in told.stdout


def test_a_new_language_is_surveyed_and_its_faults_are_found(root):
    told = stockpile(root, "words", "pl", "--json")

    (found,) = json.loads(told.stdout)

    assert told.returncode == 1
    assert found["language"] == "pl"
    assert found["missing"] == []
    assert "DEM-7" in found["rules"]


def test_a_complete_new_language_has_nothing_to_look_at(root):
    text = (PACKAGE / "fr" / "rules.md").read_text("utf-8")
    (root / "pl" / "rules.md").write_text(text, "utf-8")
    keys = survey("pl", (*ROOTS, root)).identical
    (root / "allowed.toml").write_text(f"pl = {json.dumps(keys)}\n", "utf-8")

    found = survey("pl", (PACKAGE, root))

    assert found.problems == {name: keys for name, keys in survey(ORIGINAL).problems.items() if name == "unused"}
    assert "Ordre avant la manche 1" in stockpile(root, "rules", "SET-8", "--lang", "pl").stdout


def test_a_folder_that_is_not_there_is_named(root):
    told = stockpile(root / "nowhere", "words")

    assert told.returncode == 2
    assert "STOCKPILE_WORDS" in told.stderr
    assert "nowhere is no folder" in told.stderr


def test_further_entries_for_a_language_that_is_there_are_read_too(root):
    (root / "fr").mkdir()
    (root / "fr" / "mine.ftl").write_text("investor-zoe = Zealous Zoé\n", "utf-8")
    code = "from stockpile.text.words import Words; print(Words('fr')('investor-zoe'))"
    env = {**os.environ, "STOCKPILE_WORDS": str(root), "PYTHONIOENCODING": "utf-8"}

    said = subprocess.run([sys.executable, "-c", code], env=env, encoding="utf-8", capture_output=True, check=True)

    assert said.stdout.strip() == "Zealous Zoé"


def test_a_copied_folder_is_offered_by_the_server_the_terminal_and_the_browser(tmp_path):
    shutil.copytree(PACKAGE / "fr", tmp_path / "xx")
    code = """
import json
from stockpile.server import catalog, openapi
from stockpile.tui import plain, program
offered = [catalog.catalog()["languages"], catalog.words("xx")["languages"]]
offered += [openapi.LANGUAGE_PARAMETER["schema"]["enum"]]
print(json.dumps([*offered, list(plain.LANGUAGES), list(program.LANGUAGES), catalog.words("xx")["locale"]]))
print(catalog.rulebook("xx")["language"], catalog.cards("xx")["investors"]["ana"]["what"])
"""
    env = {**os.environ, "STOCKPILE_WORDS": str(tmp_path), "PYTHONIOENCODING": "utf-8"}

    said = subprocess.run([sys.executable, "-c", code], env=env, encoding="utf-8", capture_output=True, check=True)
    offered, cards = said.stdout.splitlines()

    assert json.loads(offered) == [["en", "fr", "pt", "xx"]] * 5 + ["fr-FR"]
    assert cards.startswith("xx À la fin de chaque manche")
    assert "[default: en]" in stockpile(tmp_path, "--help").stdout
    assert "fr|pt|xx" in re.sub(r"\s", "", stockpile(tmp_path, "--help").stdout)


def test_no_program_lists_the_languages():
    others = "|".join(language for language in languages() if language != ORIGINAL)
    listed = re.compile(rf"""["'](?:{others})["']""")
    sources = [path for path in PACKAGE.parent.rglob("*.py") if "static" not in path.parts]
    sources += [path for path in WEB.rglob("*") if path.suffix in (".ts", ".svelte") and ".test." not in path.name]

    assert [
        path.name for path in sources if listed.search(path.read_text("utf-8")) and path.parent.name != "test"
    ] == []
