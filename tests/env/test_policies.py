"""Policies as files: they play as bots, read the cells that environments show, and see only views."""

import io
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from kit.doors import SETUPS, asked
from kit.effort import EFFORT
from kit.moments import chooser_of
from stockpile import Game, Setup
from stockpile.bots import NAMES, UnknownBot, make, spec_of
from stockpile.cli import main
from stockpile.cli.play import seated
from stockpile.env.layout import VERSION
from stockpile.env.learning import policy_file
from stockpile.env.learning.network import Network
from stockpile.env.learning.player import PolicyFileBot
from stockpile.env.learning.ppo import fresh
from stockpile.env.vector import Vector
from stockpile.text.words import Words

SHIPPED = Path(__file__).parent.parent.parent / "examples" / "policies" / "self-play.npz"
BASE = Setup(players=4)


def network_of(setup: Setup, seed: int = 1) -> Network:
    """A network that knows nothing, but has opinions."""
    network = fresh(Vector(setup, games=8), (12,), seed)
    network.numbers += np.random.default_rng(seed).standard_normal(len(network.numbers)).astype(np.float32) * 0.2
    return network


def kept(path: Path, setup: Setup = BASE, seed: int = 1) -> Path:
    """A policy file of such a network."""
    policy_file.save(path, network_of(setup, seed), setup, {})
    return path


def test_a_policy_comes_back_from_its_file(tmp_path):
    network = network_of(BASE)
    policy_file.save(tmp_path / "p.npz", network, BASE, {"seed": 1})

    policy = policy_file.load(tmp_path / "p.npz")

    assert policy.setup == BASE and policy.about == {"seed": 1}
    assert policy.network.numbers == pytest.approx(network.numbers, abs=2e-3)
    assert (policy.network.scale.live == network.scale.live).all()


@pytest.mark.parametrize("name", SETUPS)
def test_a_policy_bot_reads_the_cells_that_the_environment_shows_in_every_seat(name, tmp_path):
    setup = SETUPS[name]
    bot = PolicyFileBot(str(kept(tmp_path / "p.npz", setup)), setup)
    vector = Vector(setup, games=3)
    vector.reset(4)
    for step in range(40):
        vector.step(vector.sample())
        for seat in setup.seats:
            shown = vector.observation(step % 3, seat)

            assert (bot.observation(vector.view(step % 3, seat), seat) == shown).all()
        asked_seat = int(vector.seats[0])
        assert (bot.observation(vector.view(0, asked_seat), asked_seat) == vector.observations[0]).all()


@pytest.mark.parametrize("name", SETUPS)
def test_a_policy_bot_answers_alike_in_worlds_that_its_seat_cannot_tell_apart(name, tmp_path):  # KNO-1
    setup, chooser = SETUPS[name], chooser_of(name)
    spec, compared = f"npz:{kept(tmp_path / 'p.npz', setup)}", 0
    for number in range(EFFORT):
        game = Game(setup, seed=number)
        bots = [make(spec, setup, seat, 1) for seat in setup.seats]
        while not game.over:
            question = asked(game)
            given = bots[question.seat].answer(game.view(question.seat), question)
            if len(question.answers) > 1 and chooser.random() < 0.3:
                twin = game.view(question.seat).resample(chooser.randrange(1 << 60))
                compared += 1

                assert bots[question.seat].answer(twin.view(question.seat), question) == given
            game.answer(given, question.seat)

    assert compared > 3


def test_a_policy_bot_plays_as_its_network_does_in_the_environment(tmp_path):
    policy = policy_file.load(kept(tmp_path / "p.npz"))
    bot = make(f"npz:{tmp_path / 'p.npz'}", BASE, 0, 1)
    vector = Vector(BASE, games=4)
    vector.reset(2)
    for _ in range(60):
        best = policy.network.passed(vector.observations, vector.masks.astype(bool)).scores.argmax(axis=1)
        view = vector.view(1, int(vector.seats[1]))

        assert view.question is not None
        assert bot.answer(view, view.question) == vector.action_ids[best[1]]
        vector.step(best)


def test_the_shipped_policy_beats_three_greedy_as_a_bot_in_simulate(capsys):
    seats = f"npz:{SHIPPED},greedy,greedy,greedy"

    code = main(["simulate", "--games", "300", "--seed", "1", "--bots", seats, "--json"])
    told = json.loads(capsys.readouterr().out)

    assert code == 0 and SHIPPED.stat().st_size <= 300_000
    assert told["seats"][0]["win_rate"] > 0.27


def test_the_shipped_policy_plays_in_the_arena_with_two_jobs(capsys):
    code = main(["arena", f"npz:{SHIPPED}", "random", "--deals", "4", "--jobs", "2", "--json"])
    told = json.loads(capsys.readouterr().out)

    assert code == 0 and told["reproducible"]
    assert told["entries"][0]["bot"] == f"npz:{SHIPPED}"


def test_the_shipped_policy_sits_at_a_table_that_its_owner_has_laid():
    sitting = seated(Words("en"), BASE, "5", 1, f"npz:{SHIPPED}")

    while not sitting.over:
        if sitting.turn is None:
            sitting.let_bots_play()
        else:
            question = sitting.question(sitting.turn)
            assert question is not None
            sitting.answer(sitting.turn, question.answers[0])
            sitting.let_bots_play()

    assert sitting.bots == (f"npz:{SHIPPED}",) * 3


def with_arrays(path: Path, **arrays: Any) -> Path:
    """A policy file in which some arrays are others; None for none."""
    with np.load(kept(path), allow_pickle=False) as file:
        found = {name: file[name] for name in file.files} | arrays
    np.savez(path, **{name: array for name, array in found.items() if array is not None})
    return path


def with_head(path: Path, **fields: object) -> Path:
    """A policy file whose head says something else besides."""
    with np.load(kept(path), allow_pickle=False) as file:
        head = json.loads(file["head"].tobytes())
    return with_arrays(path, head=np.frombuffer(json.dumps(head | fields).encode(), np.uint8))


def with_bytes(path: Path, text: bytes) -> Path:
    """A file of these bytes."""
    path.write_bytes(text)
    return path


def packed(path: Path, **arrays: Any) -> Path:
    """A file of arrays, packed."""
    np.savez_compressed(path, **arrays)
    return path


def npy() -> bytes:
    """One array without an archive around it."""
    room = io.BytesIO()
    np.save(room, np.zeros(3))
    return room.getvalue()


NUMBERS = np.zeros(3, np.float32)
BAD = {
    "no such file": (lambda path: path, "No such file"),
    "a folder": (lambda path: path.parent, "Is a directory"),
    "text": (lambda path: with_bytes(path, b"hello"), "not a file of plain arrays"),
    "cut off": (lambda path: with_bytes(path, kept(path).read_bytes()[:400]), "not a file of plain arrays"),
    "too long": (lambda path: with_bytes(path, b"0" * (policy_file.MOST_BYTES + 1)), "more than 8 MB"),
    "one array": (lambda path: with_bytes(path, npy()), "not a file of plain arrays"),
    "much in little": (lambda path: packed(path, mean=np.zeros(1 << 22)), "more than 8 MB"),
    "objects": (lambda path: with_arrays(path, mean=np.array([print], object)), "not a file of plain arrays"),
    "no head": (lambda path: with_arrays(path, head=None), "head is missing"),
    "a head of noise": (lambda path: with_arrays(path, head=np.zeros(9, np.uint8)), "its head cannot be read"),
    "a list as head": (lambda path: with_arrays(path, head=np.frombuffer(b"[]", np.uint8)), "its head cannot be read"),
    "a later format": (lambda path: with_head(path, format=2), "its format is 2, this program reads 1"),
    "another layout": (
        lambda path: with_head(path, layout=VERSION + 1),
        "observations of layout 2, this program has 1",
    ),
    "other cells": (lambda path: with_head(path, fingerprint="x"), "does not belong to its own setup"),
    "no setup": (lambda path: with_head(path, setup={"players": 9}), "its head cannot be read"),
    "a setup with a file": (
        lambda path: with_head(path, setup={"players": 4, "components": "x"}),
        "head cannot be read",
    ),
    "huge layers": (lambda path: with_head(path, hidden=[10**9]), "are none"),
    "other layers": (lambda path: with_head(path, hidden=[13]), r"weights0: float16 with shape \(.* is needed"),
    "weights missing": (lambda path: with_arrays(path, weights1=None), "weights1 is missing"),
    "no numbers": (
        lambda path: with_arrays(path, offsets0=np.full(12, np.nan, np.float32)),
        "not all of it are numbers",
    ),
    "foreign cells": (lambda path: with_arrays(path, live=np.array([1, 9999], np.int16)), "live: the cells"),
    "cells twice": (lambda path: with_arrays(path, live=np.array([5, 5], np.int16)), "live: the cells"),
    "short scale": (lambda path: with_arrays(path, mean=NUMBERS), "mean: float32 with shape"),
}


@pytest.mark.parametrize("name", BAD)
def test_a_file_that_is_no_policy_is_refused_by_name(name, tmp_path):
    make_file, said = BAD[name]
    path = make_file(tmp_path / "p.npz")

    with pytest.raises(UnknownBot, match=said) as refused:
        make(f"npz:{path}", BASE, 0, 1)

    assert str(path) in str(refused.value)


def test_a_policy_does_not_play_what_it_has_not_learned(tmp_path, capsys):
    path = kept(tmp_path / "p.npz", Setup(players=3))

    codes = [
        main([*call, "--players", "4"])
        for call in (["simulate", "--bots", f"npz:{path}"], ["arena", f"npz:{path}", "greedy"])
    ]
    told = capsys.readouterr().err

    assert codes == [2, 2]
    assert told.count("it has learned 3 players, standard, no modules (343 cells, 132 answers), not 4 players") == 2


def test_a_file_that_has_changed_is_read_again(tmp_path):
    path = tmp_path / "p.npz"
    before = PolicyFileBot(str(kept(path, seed=1)), BASE)
    after = PolicyFileBot(str(kept(path, seed=2)), BASE)

    assert (before.policy.network.layers[0][1] != after.policy.network.layers[0][1]).any()


def test_only_the_owner_of_a_process_may_name_a_policy(tmp_path):
    name = f"npz:{kept(tmp_path / 'p.npz')}"

    assert name not in NAMES
    assert spec_of(name).is_reproducible
    with pytest.raises(UnknownBot, match="names no file after npz:"):
        spec_of("npz: ")


def test_numpy_is_loaded_only_for_policies():
    code = "import sys, stockpile.cli; stockpile.cli.main(['simulate', '--games', '1', '--bots', 'greedy', '--json']); "
    code += "sys.exit('numpy' in sys.modules)"

    assert subprocess.run([sys.executable, "-c", code], capture_output=True, check=False).returncode == 0
