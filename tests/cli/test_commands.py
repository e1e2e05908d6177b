"""What each command prints, and how it refuses."""

import json
import re
from typing import Any

import pytest
from typer.main import get_command

from stockpile import Game, Setup, __version__, _variant
from stockpile.cli import app
from stockpile.cli.app import build
from stockpile.cli.entrance import _command
from stockpile.engine.setup.modules import MODULES
from stockpile.text.words import LANGUAGES, Words

OTHERS = ("continuing-corruption", "illicit-investments")
COMMANDS = (
    "play",
    "serve",
    "simulate",
    "arena",
    "bots",
    "modules",
    "cards",
    "replay",
    "rules",
    "words",
    "bench",
    "mcp",
    "tables",
    "verify",
)


@pytest.fixture
def saved(tmp_path):
    """A short game in a file."""
    game = Game(Setup(players=3, rounds=1), seed=5)
    while game.question is not None:
        game.answer(game.question.answers[-1])
    path = tmp_path / "game.txt"
    game.record().save(path)
    return game, path


def test_the_version_names_program_and_build(run):
    code, out, _ = run("--version")

    assert code == 0
    assert __version__ in out
    assert {"compiled": "compiled", "pure": "pure", "bounds": "bounds"}[_variant.name()] in out


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help_with_examples_in_every_language(run, command, language):
    code, out, _ = run("--lang", language, command, "--help")

    assert code == 0
    assert f"stockpile {command}" in out.replace("Usage: stockpile", "")
    assert {"en": "Examples", "fr": "Exemples", "pt": "Exemplos"}[language] in out


def test_a_command_that_is_loaded_alone_is_the_one_of_the_whole_program():
    def commands(wanted: str = "") -> set[str]:
        made: Any = get_command(build(Words("en"), wanted))
        return set(made.commands)

    assert commands() == commands("nonsense") == set(app.COMMANDS)
    assert {name: commands(name) for name in app.COMMANDS} == {name: {name} for name in app.COMMANDS}


@pytest.mark.parametrize(
    ("given", "command"),
    [
        (["serve", "--help"], "serve"),
        (["--lang", "fr", "play"], "play"),
        (["--lang=fr", "play", "serve"], "play"),
        (["--version"], ""),
        ([], ""),
    ],
)
def test_the_command_is_the_first_word_that_is_no_option(given, command):
    assert _command(given) == command


def test_the_help_lists_all_commands(run):
    _, out, _ = run("--help")

    assert all(command in out for command in COMMANDS)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["nonsense"], "there is no command “nonsense”"),
        (["simulate", "--nonsense"], "there is no option --nonsense"),
        (["simulate", "--players", "six"], "--players: this value is not possible"),
        (["simulate", "--players", "6"], "--players: 6 is not from 2 to 5"),
        (["simulate", "--players", "-1"], "--players: -1 is not from 2 to 5"),
        (["simulate", "--board", "round"], "--board: “round” is none of standard, advanced"),
        (
            ["simulate", "--modules", "bonds,gold"],
            "--modules: “gold” is none of bonds, commerce, dice, first-player-card",
        ),
        (
            ["arena", "random", "greedy", "--investor-sets", "base,gold"],
            "--investor-sets: “gold” is none of base, continuing-corruption",
        ),
        (["play", "--terminal", "--plain", "--modules", "ALL"], "--modules: “ALL” is none of bonds"),
        (["simulate", "--games", "0"], "--games: 0 is not from 1"),
        (["simulate", "--jobs", "0"], "--jobs: 0 is not from 1"),
        (["simulate", "--bots", "nobody"], "--bots: “nobody” is none of random, novice, greedy"),
        (["simulate", "--bots", ","], "--bots: “,” is none of"),
        (["simulate", "--players", "2", "--bots", "random,random,random"], "--bots: 3 bots for 2 seats"),
        (["simulate", "--seed", "-4"], "--seed: this value is not possible"),
        (["simulate", "--seed"], "--seed"),
        (["rules", "--lang", "xx"], "--lang: “xx” is none of en, fr, pt"),
        (["--lang", "xx", "rules"], "xx"),
        (["replay"], "FILE is missing"),
        (["play"], "stockpile play --terminal"),
        (["play", "--terminal"], "add --plain"),
        (["play", "--terminal", "--plain", "--humans", "9"], "--humans: 9 is not from 1 to 4"),
        (["play", "--terminal", "--plain", "--save", "/no/such/folder/x"], "cannot be written (no such folder)"),
    ],
)
def test_a_wrong_call_is_told_in_one_line_and_exits_with_2(run, arguments, said):
    code, out, err = run(*arguments)

    assert code == 2
    assert out == ""
    assert said in err
    assert err.startswith("stockpile: ")
    assert err.count("\n") == 1


def test_wrong_calls_are_told_in_the_language_asked_for(run):
    _, _, err = run("--lang", "fr", "simulate", "--nonsense")

    assert "l'option --nonsense n'existe pas" in err


def test_the_language_comes_from_the_environment(run, monkeypatch):
    monkeypatch.setenv("LC_ALL", "pt_BR.UTF-8")

    _, _, err = run("simulate", "--nonsense")

    assert "não existe a opção --nonsense" in err


def test_a_rule_is_shown_by_its_id(run):
    code, out, _ = run("rules", "DEM-7")

    assert code == 0
    assert "DEM-7" in out
    assert "smallest first" in out.replace("\n", " ")
    assert "*" not in out


def test_rules_are_found_by_words_and_an_unknown_word_fails(run):
    found = run("rules", "smallest", "first")
    missing = run("rules", "zebra")

    assert "DEM-7" in found[1]
    assert missing[0] == 1
    assert "no rule speaks of “zebra”" in missing[2]


def test_all_rules_are_listed_with_the_cards(run):
    _, out, err = run("rules")

    assert "SET-1" in out
    assert "STR:poison-pill" in out
    assert "(to come)" not in out
    assert "rules" in err


def test_a_simulation_counts_wins_and_plots_money(run):
    code, out, _ = run("simulate", "--games", "40", "--players", "3")

    assert code == 0
    assert "40 games, 3 players, standard board" in out
    assert out.count("random") == 3
    assert "█" in out


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_modules_are_listed_with_one_line_each(run, language):
    words = Words(language)

    code, out, _ = run("--lang", language, "modules")
    listed = json.loads(run("modules", "--json", "--lang", language)[1])

    assert code == 0
    assert len(out.splitlines()) == len(MODULES)
    assert [row["module"] for row in listed] == list(MODULES)
    for row, line in zip(listed, out.splitlines(), strict=True):
        assert line.startswith(row["module"])
        assert line.endswith(words(f"module-{row['module']}-what"))
        assert row["name"] in line


@pytest.mark.parametrize(
    ("given", "played"), [("all", list(MODULES)), ("dice, bonds,dice", ["bonds", "dice"]), ("", [])]
)
def test_a_simulation_is_played_with_the_modules_asked_for(run, given, played):
    code, out, _ = run("simulate", "--games", "3", "--players", "3", "--modules", given, "--json")

    assert code == 0
    assert json.loads(out)["setup"]["modules"] == played


@pytest.mark.parametrize(
    ("given", "sets", "promos"),
    [
        ([], ["base", *OTHERS, "promo"], True),
        (["--investor-sets", "all", "--promo-strategies"], ["base", *OTHERS, "promo"], True),
        (["--investor-sets", "base, base", "--no-promo-strategies"], ["base"], False),
    ],
)
def test_a_simulation_is_played_with_the_cards_asked_for(run, given, sets, promos):
    asked = ("simulate", "--games", "2", "--players", "3", "--modules", "investors,strategies", "--json")

    code, out, _ = run(*asked, *given)

    setup = Setup.from_dict(json.loads(out)["setup"])
    assert (code, [*setup.investor_sets], setup.promo_strategies) == (0, sets, promos)


@pytest.mark.parametrize("command", [("simulate",), ("play",), ("arena",), ("bot", "check")])
def test_every_command_with_modules_lets_their_cards_be_chosen(run, command):
    out = run(*command, "--help")[1]

    assert {"--modules", "--investor-sets", "--promo-strategies"} <= {*re.findall(r"--[a-z-]+[a-z]", out)}


def test_a_simulation_names_its_modules(run):
    _, out, _ = run("simulate", "--games", "2", "--bots", "greedy", "--modules", "bonds,dice")

    assert "standard board, with Bonds and Forecast Dice" in " ".join(out.split())


def test_a_simulation_as_json_adds_up(run):
    _, out, _ = run("simulate", "--games", "30", "--players", "2", "--seed", "9", "--json")

    report = json.loads(out)

    assert report["games"] == 30
    assert sum(seat["win_rate"] for seat in report["seats"]) == pytest.approx(1)
    assert all(sum(seat["scores"].values()) == 30 for seat in report["seats"])
    assert all(seat["win_rate_95"][0] <= seat["win_rate"] <= seat["win_rate_95"][1] for seat in report["seats"])


def test_the_number_of_jobs_changes_nothing(run):
    one = run("simulate", "--games", "150", "--players", "3", "--seed", "3", "--json")
    two = run("simulate", "--games", "150", "--players", "3", "--seed", "3", "--json", "--jobs", "2")

    assert one[:2] == two[:2]


def test_bots_are_seated_as_listed(run):
    _, out, _ = run("simulate", "--games", "3", "--players", "3", "--bots", "greedy,random", "--json")

    assert [seat["bot"] for seat in json.loads(out)["seats"]] == ["greedy", "random", "greedy"]


def test_a_recorded_game_is_told_and_verified(run, saved):
    code, out, err = run("replay", str(saved[1]))

    assert code == 0
    assert "Demand" in out
    assert "Player 1" in out
    assert "Verified" in err


def test_a_recorded_game_is_told_as_a_seat_saw_it(run, saved):
    game, path = saved

    _, out, _ = run("replay", str(path), "--seat", "2", "--json")

    assert [json.loads(line) for line in out.splitlines()] == game.events(1)


def test_a_recorded_game_is_told_as_a_spectator_saw_it(run, saved):
    game, path = saved

    _, out, _ = run("replay", str(path), "--seat", "spectator", "--json")

    assert [json.loads(line) for line in out.splitlines()] == game.events(None)


def test_a_redacted_record_is_told_from_its_events(run, saved, tmp_path):
    game, _ = saved
    path = tmp_path / "mine.txt"
    game.record(0).save(path)

    code, out, err = run("replay", str(path))

    assert code == 0
    assert "You" in out
    assert "cannot be verified" in err
    assert run("replay", str(path), "--seat", "2")[0] == 1


def test_a_changed_record_is_not_verified(run, saved):
    path = saved[1]
    lines = path.read_text("utf-8").splitlines()
    place = next(number for number, line in enumerate(lines) if '"event":"bid"' in line)
    lines[place] = lines[place].replace('"value":', '"value":9')
    path.write_text("\n".join(lines) + "\n", "utf-8")

    code, _, err = run("replay", str(path))

    assert code == 1
    assert "not genuine" in err


@pytest.mark.parametrize("content", [b"", b"hello\n", b"\xff\xfe\x00", b"stockpile record 99\n"])
def test_a_file_that_is_no_record_is_refused_with_its_line(run, tmp_path, content):
    path = tmp_path / "x.txt"
    path.write_bytes(content)

    code, out, err = run("replay", str(path))

    assert (code, out) == (1, "")
    assert "x.txt: line 1" in err


def test_files_that_cannot_be_read_are_told_in_one_line(run, tmp_path):
    missing = run("replay", str(tmp_path / "missing.txt"))
    folder = run("replay", str(tmp_path))

    assert missing[0] == folder[0] == 1
    assert "cannot be read" in missing[2]
    assert "cannot be read" in folder[2]


@pytest.mark.parametrize("seat", ["0", "4", "x", "-1"])
def test_a_seat_that_does_not_exist_is_refused(run, saved, seat):
    code, _, err = run("replay", str(saved[1]), "--seat", seat)

    assert code == 2
    assert "--seat" in err


def test_the_benchmark_prints_figures(run):
    code, out, _ = run("bench", "--seconds", "0.01", "--json")
    words = run("bench", "--seconds", "0.01")[1]

    figures = json.loads(out)

    assert code == 0
    assert figures["build"] == _variant.name()
    assert figures["games_per_second"] > 0
    assert "random games a second" in words


def test_a_finished_or_redacted_game_cannot_be_resumed(run, saved, tmp_path):
    game, path = saved
    mine = tmp_path / "mine.txt"
    game.record(0).save(mine)

    over = run("play", "--terminal", "--plain", "--resume", str(path))
    redacted = run("play", "--terminal", "--plain", "--resume", str(mine))

    assert over[0] == redacted[0] == 1
    assert "this game is over" in over[2]
    assert "cannot be played on" in redacted[2]
