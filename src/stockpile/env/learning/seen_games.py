"""Choices to learn from, out of games between bots: who won from where, and what was hidden."""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from stockpile.bots import learned_value, reading_features
from stockpile.bots.card_values import card_values_of
from stockpile.bots.learned_value import LearnedValue
from stockpile.bots.learning_games import LearningGames
from stockpile.bots.levels import LEVELS, Level, policy_from
from stockpile.bots.open_acts import OpenActs
from stockpile.bots.opening import opening_of
from stockpile.bots.readings import Readings
from stockpile.bots.small_network import SmallNetwork
from stockpile.bots.valuation import Valuation
from stockpile.bots.weights import Weights
from stockpile.engine import ids
from stockpile.engine.setup.setup import Setup
from stockpile.env.learning.choice_fit import Choices

Bot = str | Level  # by name, or one that has none
STRIDE = 0x9E3779B97F4A7C15
EVERY = 20  # questions of which one is looked at: those that follow each other are much alike


def tables(setup: Setup, bots: Sequence[Bot]) -> LearningGames:
    """Where they are played: one bot a seat, or gone through again."""
    levels = [LEVELS[bot] if isinstance(bot, str) else bot for bot in bots]
    return LearningGames(setup, [policy_from(setup, levels[seat % len(levels)], seat) for seat in range(setup.players)])


def judge_of(setup: Setup) -> Valuation:
    """What describes positions."""
    return Valuation(card_values_of(setup), Weights())


def standings(setup: Setup, bots: Sequence[Bot], games: int, seed: int) -> Choices:
    """Between any two rounds of so many games: what every seat looked like; who has won is the choice."""
    table, judge = tables(setup, bots), judge_of(setup)
    value = LearnedValue(SmallNetwork(), opening_of(setup))
    rows = np.zeros((games, ids.LOTS, setup.players, learned_value.size()), np.float32)
    won = np.zeros((games, setup.players), np.float32)
    written = [table.standings(seed + at * STRIDE, value, judge, rows[at], won[at]) for at in range(games)]
    is_there = np.arange(ids.LOTS) < np.array(written)[:, None]
    truth = np.repeat(won, written, axis=0)
    return Choices(rows[is_there].astype(np.float16), np.full(truth.shape, 1 / setup.players, np.float32), truth)


class SecretsSeen:
    """Room for what was hidden; compiled code fills in the rows that it asks for."""

    def __init__(self) -> None:
        card, pair = reading_features.sizes()
        self.cards = _Rows(ids.MARKET, card)
        self.pairs = _Rows(ids.STOCKS * ids.FORECASTS, pair)

    def card(self, kind: int) -> tuple[NDArray[np.float32], NDArray[np.float32]]:
        """For a face-down card that is of this kind."""
        return self.cards.next(kind)

    def pair(self, place: int) -> tuple[NDArray[np.float32], NDArray[np.float32]]:
        """For a pair that is this one."""
        return self.pairs.next(place)


class _Rows:
    """Rows of one sort of choice, in blocks."""

    def __init__(self, candidates: int, size: int) -> None:
        self._shape = (4096, candidates, size)
        self._blocks = list[tuple[NDArray[np.float32], NDArray[np.float32]]]()
        self._truth = list[int]()

    def next(self, truth: int) -> tuple[NDArray[np.float32], NDArray[np.float32]]:
        """One more row."""
        at = len(self._truth) % self._shape[0]
        if at == 0:
            self._blocks.append((np.zeros(self._shape, np.float32), np.zeros(self._shape[:2], np.float32)))
        self._truth.append(truth)
        rows, chances = self._blocks[-1]
        return rows[at], chances[at]

    def choices(self) -> Choices:
        """All of them."""
        rows = np.concatenate([rows.astype(np.float16) for rows, _ in self._blocks])[: len(self._truth)]
        chances = np.concatenate([chances for _, chances in self._blocks])[: len(self._truth)]
        return Choices(rows, chances, np.eye(self._shape[1], dtype=np.float32)[self._truth])


def secrets(setup: Setup, bots: Sequence[Bot], games: int, seed: int) -> tuple[Choices, Choices]:
    """Face-down cards and unseen pairs of so many games, as those who could not see them saw the table."""
    table = tables(setup, bots)
    reader = Readings(OpenActs(SmallNetwork(), SmallNetwork(), judge_of(setup)))
    seen = SecretsSeen()
    for at in range(games):
        table.secrets(seed + at * STRIDE, reader, EVERY, seen)
    return seen.cards.choices(), seen.pairs.choices()
