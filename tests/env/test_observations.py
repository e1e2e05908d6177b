"""Observations: what is where, in which range, and that nobody changes it without saying so."""

import hashlib
import json
from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray

from kit.doors import EVERYTHING, SETUPS, asked, walked
from stockpile import Game, Setup
from stockpile.bots.odds import Odds
from stockpile.env import encode
from stockpile.env.encoder import Encoder
from stockpile.env.layout import VERSION, Layout, layout_of
from stockpile.env.vector import Vector

GOLDEN = Path(__file__).parent.parent / "golden" / "observations.json"
SWITCHES = {"plain": {}, "everything shown": {"beliefs": True, "acts": 8, "recall": 2}}


def found() -> dict[str, dict[str, str]]:
    """The layout of every setup, and the cells of a few hundred moments of it."""
    rows = {}
    for name, setup in SETUPS.items():
        vector = Vector(setup, 2, beliefs=True, acts=4)
        digest = hashlib.blake2b(digest_size=16)
        vector.reset(5)
        for _ in range(60):
            digest.update(vector.observations.tobytes() + vector.masks.tobytes())
            vector.step(vector.sample())
        rows[name] = {"layout": layout_of(setup, True, 4).fingerprint(), "cells": digest.hexdigest()}
    return rows


def write() -> None:
    """Keeps what is found; for a new VERSION."""
    GOLDEN.write_text(json.dumps({"version": VERSION, "setups": found()}, indent=1) + "\n", "utf-8")


def test_a_layout_does_not_change_without_a_new_version():
    kept = json.loads(GOLDEN.read_text("utf-8"))

    assert kept == {"version": VERSION, "setups": found()}


@pytest.mark.parametrize("switches", SWITCHES.values(), ids=SWITCHES)
@pytest.mark.parametrize("name", SETUPS)
def test_every_cell_is_listed_and_keeps_to_its_range(name, switches):
    vector = Vector(SETUPS[name], 4, **switches)
    cells = vector.layout.cells()
    low = np.array([cell[3] for cell in cells])
    high = np.array([cell[4] for cell in cells])
    vector.reset(3)

    for _ in range(150):
        vector.step(vector.sample())
        moment = vector.observations[:, : vector.layout.frame]

        assert (moment >= low).all() and (moment <= high).all()
    assert [cell[1] for cell in cells] == list(range(vector.layout.frame))
    assert len({cell[0] for cell in cells}) == len(cells)


def test_sections_say_what_the_view_says():
    setup = SETUPS["base, 4 players"]
    game = Game(setup, seed=11)
    for _ in range(60):
        game.answer(asked(game).answers[-1], asked(game).seat)
    view, layout = game.view(2), layout_of(setup)

    row = np.array(encode.cells(Encoder(layout), view._state, 2))
    data = view.to_dict()

    seats = row[layout.part("seats")].reshape(4, -1)
    prices = row[layout.part("prices")].reshape(6, -1)
    assert [seats[distance][0] for distance in range(4)] == [data["cash"][(2 + distance) % 4] for distance in range(4)]
    assert [price[0] for price in prices] == [data["market"][key]["price"] for key in setup.table.companies]
    assert row[layout.part("own_half")].sum() == data["regular"][2]["size"]
    assert row[layout.part("clock")][0] == data["round"]
    assert list(row[layout.part("asked")]) == [int((2 + d) % 4 in data["question"]["seats"]) for d in range(4)]


def test_beliefs_are_those_of_the_bots():
    setup = SETUPS["base, 4 players"]
    game = Game(setup, seed=4)
    while asked(game).ask != "bid":
        game.answer(asked(game).answers[0], asked(game).seat)
    layout, view = layout_of(setup, True), game.view(0)
    odds = Odds().of(view._state)

    row = np.array(encode.cells(Encoder(layout), view._state, 0))

    forecasts = row[layout.part("expected_forecasts")].reshape(6, -1)
    halves = row[layout.part("expected_halves")].reshape(3, -1)
    assert np.abs(forecasts - 100 * np.array(odds.forecasts())[:, 1:]).max() <= 0.5
    assert np.abs(halves - 10 * np.array(odds.holdings())[1:4]).max() <= 0.5
    assert halves.sum() > 0


def test_own_moments_are_recalled_newest_first():
    vector = Vector(SETUPS["base, 2 players"], 1, recall=3)
    frame = vector.layout.frame
    past: dict[int, list[NDArray[np.int8]]] = {0: [], 1: []}
    vector.reset(9)

    for _ in range(12):
        seat, row = int(vector.seats[0]), vector.observations[0].copy()
        kept = [row[frame * (1 + back) : frame * (2 + back)] for back in range(3)]
        for back, moment in enumerate(kept):
            expected = past[seat][-1 - back] if back < len(past[seat]) else np.zeros(frame, np.int8)
            assert (moment == expected).all()
        past[seat].append(row[:frame])
        vector.step(vector.sample())


def test_acts_are_told_newest_first_and_secrets_only_to_who_did_them():
    setup = SETUPS["base, 2 players"]
    vector = Vector(setup, 1, acts=4, skip_forced=False)
    down = [number for number, given in enumerate(vector.action_ids) if "down" in vector.names[number].split()]
    vector.reset(2)
    while not any(vector.masks[0][number] for number in down):
        vector.step(vector.sample())
    number = next(number for number in down if vector.masks[0][number])
    seat = int(vector.seats[0])

    vector.step(np.array([number]))

    part = vector.layout.part("acts")
    own, other = (vector.observation(0, who)[part].reshape(4, 5)[0] for who in (seat, 1 - seat))
    assert own[0] == 1 and other[0] == 2
    assert own[2] > 0 and other[2] == 0
    assert (own[[1, 3, 4]] == other[[1, 3, 4]]).all()


def test_a_bad_switch_is_named():
    with pytest.raises(ValueError, match="acts: a number from 0 to 64"):
        Layout(SETUPS["investors"], acts=65)
    with pytest.raises(ValueError, match="recall"):
        Layout(SETUPS["investors"], recall=-1)
    with pytest.raises(TypeError, match="setup: a Setup is needed"):
        Layout("base")  # type: ignore[arg-type]


def test_the_layout_is_the_same_for_every_seat_and_deal_of_a_setup():
    one, other = Vector(SETUPS["everything"], 3), Vector(Setup(players=4, board="advanced", modules=EVERYTHING), 2)

    walked(one, 20, seed=1)
    walked(other, 20, seed=2)

    assert one.layout == other.layout and one.layout.fingerprint() == other.layout.fingerprint()
