"""Sittings for the terminal programs."""

import pytest

from kit.effort import SEED
from stockpile import Setup
from stockpile.tui.sitting import Sitting

PEOPLE = ("Zoé", "Yann", "Xavi", "Wim", "Vera")


@pytest.fixture
def sit():
    """People in the first seats, bots in the others."""

    def make(people=1, players=3, bot="greedy", seed=SEED, first=0, **setup):
        bots = [bot] * (players - people)
        return Sitting(Setup(players=players, first=first, **setup), seed, PEOPLE[:people], bots, now=lambda: 0.0)

    return make
