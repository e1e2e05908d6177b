"""`stockpile cards`, and one's own values and cards: --components, --content."""

import json

import pytest

from kit.effort import PATIENCE
from stockpile import Setup
from stockpile.engine.names import INVESTORS, STRATEGIES
from stockpile.text.words import LANGUAGES, Words

CARDS = """
from stockpile.content.plugin import Investor, Strategy


class LuckyLou(Investor):
    key = "lou"
    names = {"en": "Lucky Lou"}
    texts = {"en": "At the end of each round you get $1K."}
    cash = (15, 19)
    amount = 1
    window = "round-end"
    must = True

    def act(self, desk, seat, picks):
        desk.gain(seat, desk.amount)


class SmallGift(Strategy):
    key = "small-gift"
    names = {"en": "Small Gift"}
    texts = {"en": "You get $3K."}

    def act(self, desk, seat, picks):
        desk.gain(seat, 3)
"""


@pytest.fixture
def own_cards(tmp_path):
    """A file with an investor and a strategy of one's own."""
    path = tmp_path / "lucky.py"
    path.write_text(CARDS, "utf-8")
    return path


@pytest.fixture
def own_values(tmp_path):
    """A file with values of one's own box."""
    path = tmp_path / "box.toml"
    path.write_text("[investors.graham]\ncash = { two = 9 }\namount = 2\n[strategies.leverage]\ncost = 5\n", "utf-8")
    return path


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_cards_are_listed_with_name_and_text(run, language):
    words = Words(language)

    code, out, _ = run("cards", "--lang", language)
    listed = json.loads(run("cards", "--json", "--lang", language)[1])

    keys = [row["key"] for row in listed]
    assert code == 0
    assert [key for key in keys if key in INVESTORS] == list(INVESTORS)
    assert [key for key in keys if key in STRATEGIES] == list(STRATEGIES)
    assert len(out.splitlines()) == len(listed)
    assert words("investor-graham") in out
    assert words("strategy-leverage") in out
    assert all(row["text"] and row["provenance"] for row in listed)


def test_one_card_is_shown_with_its_cost_or_cash_and_where_it_comes_from(run):
    graham = run("cards", "graham")
    leverage = json.loads(run("cards", "leverage", "--json")[1])
    bond = run("cards", "convertible-bond")

    assert "Golden Graham" in graham[1]
    assert "Starting cash: $6K with two players, $16K with more." in graham[1]
    assert "found in one public source only" in " ".join(graham[1].split())
    assert leverage["sort"] == "strategy"
    assert (leverage["cost"], leverage["cost_text"]) == (3, "Pay $3K.")
    assert "Needs the module Bonds." in bond[1]


def test_the_list_of_cards_tells_costs_and_starting_cash(run):
    lines = run("cards")[1].splitlines()
    said = {line.split(maxsplit=1)[0]: line for line in lines if line}

    assert "Pay $2K." in said["falsified-earnings"]
    assert "Give up one of your bonds." in said["convertible-bond"]
    assert "$18K" in said["ana"]


def test_a_strategy_comes_from_its_expansion_and_says_what_it_is_like(run):
    said = run("cards", "vulture-capitalism")[1]

    assert "Illicit Investments" in said
    assert "Fraudulent Transfer" in said


def test_a_card_that_does_not_exist_is_told_in_one_line(run):
    code, out, err = run("cards", "zebra")

    assert (code, out) == (2, "")
    assert err == "stockpile: there is no card “zebra”\n"


def test_values_of_ones_own_box_take_the_place_of_ours(run, own_values):
    graham = run("cards", "graham", "--components", str(own_values))[1]
    leverage = json.loads(run("cards", "leverage", "--json", "--components", str(own_values))[1])

    assert "$9K with two players, $16K with more" in graham
    assert "brings $2K more" in graham
    assert (leverage["cost"], leverage["cost_text"]) == (5, "Pay $5K.")


def test_a_simulation_is_played_with_the_values_of_ones_own_box(run, own_values):
    arguments = ("simulate", "--games", "3", "--players", "3", "--modules", "investors", "--seed", "4", "--json")

    code, out, _ = run(*arguments, "--components", str(own_values))

    assert code == 0
    assert json.loads(out)["games"] == 3


@pytest.mark.parametrize(
    ("content", "said"),
    [
        ("[investors.zebra]\namount = 2\n", "investors.zebra: the box has no such value"),
        ("[investors.graham]\namount = -1\n", "investors.graham.amount: -1 is not from 0"),
        ("not toml", "box.toml"),
        (None, "box.toml"),
    ],
)
def test_a_file_of_values_that_cannot_be_used_is_told_in_one_line(run, tmp_path, content, said):
    path = tmp_path / "box.toml"
    if content is not None:
        path.write_text(content, "utf-8")

    code, out, err = run("cards", "--components", str(path))

    assert (code, out) == (2, "")
    assert said in err
    assert err.count("\n") == 1


def test_cards_of_ones_own_are_listed_and_played(start, own_cards):
    """In processes of their own: a card that is plugged in stays."""
    listed = start("cards", "--content", str(own_cards), "--json")
    rows, problems = listed.communicate(timeout=PATIENCE)
    arguments = ("--games", "2", "--players", "3", "--modules", "investors,strategies", "--json")
    played = start("simulate", *arguments, "--content", str(own_cards))
    result, _ = played.communicate(timeout=PATIENCE)

    names = {row["key"]: row["name"] for row in json.loads(rows)}
    assert (listed.returncode, played.returncode) == (0, 0), problems
    assert names["lou"] == "Lucky Lou"
    assert names["small-gift"] == "Small Gift"
    assert json.loads(result)["games"] == 2


def test_a_file_of_cards_that_cannot_be_used_is_told_in_one_line(start, tmp_path):
    missing = start("cards", "--content", str(tmp_path / "none.py"))

    out, err = missing.communicate(timeout=PATIENCE)

    assert missing.returncode == 2
    assert out == ""
    assert "none.py" in err
    assert err.count("\n") == 1


def test_a_game_without_cards_is_verified_wherever_cards_are_loaded(start, run, tmp_path):
    """What a record says of its printed values depends on the game, not on what else the process knows."""
    path = tmp_path / "game.txt"
    process = start("play", "--terminal", "--plain", "--players", "2", "--seed", "4", "--save", str(path))
    process.communicate("1\n" * 2000, timeout=PATIENCE)
    run("cards")

    code, _, err = run("replay", str(path))

    assert (process.returncode, code) == (0, 0)
    assert "Verified" in err


def test_the_balanced_values_are_shown_by_name_for_so_many_players(run):
    table = ("--components", "balanced", "--players", "3", "--modules", "investors")

    shown = json.loads(run("cards", "carlos", *table, "--json")[1])

    solved = Setup(players=3, modules=("investors",), components="balanced").printed["investors"]["carlos"]
    assert shown["cash"] == solved["cash"] != json.loads(run("cards", "carlos", "--json")[1])["cash"]
    assert "C" in shown["meaning"]
    assert solved["provenance"] in " ".join(run("cards", "carlos", *table)[1].split())


@pytest.mark.parametrize(
    "call",
    [
        ("simulate", "--games", "1", "--bots", "random"),
        ("arena", "random", "greedy", "--deals", "1"),
        ("bot", "check", "random", "--games", "1"),
        ("env", "describe"),
        ("study", "investors", "--games", "3", "--bots", "random", "--no-report"),
    ],
    ids=lambda call: call[0],
)
def test_every_command_that_plays_takes_the_balanced_values_by_name(run, call):
    table = ("--players", "3", "--modules", "investors")

    assert run(*call, *table, "--components", "balanced")[0] == 0
    code, _, said = run(*call, *table, "--components", "balance")

    assert code == 2
    assert "balance: No such file" in said
