"""The modules together: any subset, with 2 to 5 players, on both boards, chance drawn or asked."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any, NamedTuple

import pytest

import stockpile
from kit import combinations
from kit.effort import EFFORT
from kit.table import BONDS, COMMERCE, COMMODITIES, DICE, TAX, commerce_cards, market_cards, pass_on, told
from stockpile import Game, Record, Setup, View, _variant, playouts

MODULES = combinations.MODULES
SETUPS = combinations.setups()
IS_PURE = _variant.name() == "pure"
STRIDE = max(1, (60 if IS_PURE else 12) // EFFORT)  # reading a position takes long: of each game other questions
SAMPLE = slice(None, None, 13 if IS_PURE else 1)  # games whose events are made, which takes longer still


class Journey(NamedTuple):
    """A game that was played: all its fingerprints, copies at some of its questions, and its end."""

    prints: list[str]
    stops: list[tuple[int, Game]]
    end: Game


@pytest.fixture(scope="module")
def journeys() -> list[Journey]:
    """One game of each combination."""
    result = []
    for number, setup in enumerate(SETUPS):
        prints, stops = [], []
        for at, game in enumerate(combinations.played(setup, number)):
            prints.append(combinations.fingerprint(game))
            if (at + number) % STRIDE == 0:
                stops.append((at, game.clone()))
        result.append(Journey(prints, stops, game))
    return result


def check(game: Game, at: int) -> None:
    """What holds at every question: round-trips, each card in one place, what a seat sees."""
    seat = [*game.setup.seats, None][at % (game.setup.players + 1)]
    position, view = game.position(), game.view(seat)
    assert Game.from_position(position) == game
    assert sum(market_cards(game).values()) == 80
    if COMMERCE in game.setup.modules:
        assert commerce_cards(game) == {**dict.fromkeys(COMMODITIES, 3), TAX: 7}
    if BONDS in game.setup.modules:
        assert sum(position["bonds"]) <= 40
    if DICE in game.setup.modules and len(position["rolled"]) == 6:
        dealt = [pair["forecast"] for pair in position["pairs"] if pair["forecast"] != "?"]
        assert len(dealt) < 6 or sorted(dealt) == sorted(position["rolled"])
    assert View.from_dict(view.to_dict()) == view
    assert view.resample(at).view(seat) == view


def folded(view: dict[str, Any], events: list[dict[str, Any]]) -> dict[str, Any]:
    """A view that is kept up to date by what events say, knowing no rule."""
    for event in events:
        view["events"] = event["n"]
        for path, value in event["set"].items():
            *way, last = path.split(".")
            cell: Any = view
            for key in way:
                cell = cell[int(key) if isinstance(cell, list) else key]
            cell[int(last) if isinstance(cell, list) else last] = value
    return view


def test_there_are_256_combinations():
    assert len(set(SETUPS)) == 16 * 4 * 2 * 2


def test_positions_and_views_come_back_and_every_card_is_in_one_place(journeys):  # COM-1, KNO-7
    for journey in journeys:
        for at, game in journey.stops:
            check(game, at)


@pytest.mark.parametrize(("players", "chance"), [(2, "asked"), (3, "drawn"), (4, "asked"), (5, "drawn")])
def test_with_all_modules_this_holds_at_every_question(players, chance):  # COM-1, KNO-7
    setup = Setup(players=players, modules=MODULES, chance=chance, rounds=2)

    for at, game in enumerate(combinations.played(setup)):
        check(game, at)


def test_the_parts_of_a_score_make_its_total(journeys):  # END-3
    for journey in journeys:
        assert journey.end.result
        for row in journey.end.result.breakdown:
            assert sum(row.values()) == 2 * row["total"]


def test_every_record_comes_back(journeys):
    for journey in journeys[SAMPLE]:
        record = Record.from_text(journey.end.record().to_text())

        record.verify()
        assert Game.replay(record) == journey.end


def test_a_record_can_be_cut_at_every_question_and_played_on():
    setup = Setup(players=3, modules=MODULES, rounds=2)
    *_, ended = combinations.played(setup)
    record = ended.record()

    for at, game in enumerate(combinations.played(setup)):
        assert Game.replay(record, upto=at) == game


def test_every_build_comes_to_the_same_states_at_every_question(journeys):
    # The other build: pure if this one is compiled; else the compiled one, where it has been built.
    paths = [str(Path(file).parents[1]) for file in (str(stockpile.__file__), combinations.__file__)]
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(paths), "STOCKPILE_BUILD": "" if IS_PURE else "pure"}
    command = [sys.executable, "-W", "ignore", "-m", "kit.combinations"]
    done = subprocess.run(command, env=env, capture_output=True, text=True, check=True)

    for setup, journey, there in zip(SETUPS, journeys, done.stdout.splitlines(), strict=True):
        assert journey.prints == there.split(), setup


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_who_folds_events_has_the_view(players):  # KNO-1, KNO-2
    games = combinations.played(Setup(players=players, modules=MODULES, chance="asked", rounds=2))
    game = next(games)
    views = {seat: game.view(seat).to_dict() for seat in (*game.setup.seats, None)}

    for at, game in enumerate(games):
        if at % 5 == 0 or game.over:
            for seat, view in views.items():
                assert folded(view, game.events(seat, since=view["events"])) == game.view(seat).to_dict()


def test_the_stages_of_a_round_with_all_modules_come_in_their_order():  # RND-2
    game = Game(Setup(players=3, modules=MODULES, rounds=2), seed=1)

    pass_on(game)

    stages = [event["stage"] for event in told(game, "stage-began")]
    a_round = ["bonds", "dice", "information", "supply", "commerce", "first-player-card", "demand", "paying", "action"]
    a_round += ["selling", "movement", "round-end"]
    assert stages == [*a_round, *a_round, "game-end", "over"]


def test_modules_come_in_any_order_and_only_once():
    mixed = Setup(players=3, modules=tuple(reversed(MODULES)))

    assert mixed == Setup(players=3, modules=MODULES)
    assert mixed.modules == MODULES
    with pytest.raises(ValueError, match="twice"):
        Setup(players=3, modules=("dice", "dice"))
    with pytest.raises(ValueError, match="no module 'stocks'; known: bonds, commerce, dice, first-player-card"):
        Setup(players=3, modules=("stocks",))


def test_each_answer_of_a_game_is_among_those_its_setup_lists():
    for number, setup in enumerate(SETUPS[::5]):
        listed = set(setup.actions)
        for game in combinations.played(setup, number):
            assert game.question is None or listed.issuperset(game.question.answers)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_playouts_come_to_their_end_with_all_modules(players):
    played = playouts(Setup(players=players, modules=MODULES), games=5, seed=1)

    assert played
