"""A policy file at the table, `npz:policy.npz`: it sees a view, as every bot, and reads the same cells off it."""

from functools import lru_cache
from pathlib import Path

import numpy as np

from stockpile.bots.registry import FILE, UnknownBot
from stockpile.engine.question import Question
from stockpile.engine.setup.setup import Setup
from stockpile.engine.view import View
from stockpile.env import encode, numbering
from stockpile.env.encoder import Encoder
from stockpile.env.layout import layout_of
from stockpile.env.learning.network import Cells
from stockpile.env.learning.policy_file import BadPolicy, LearnedPolicy, check_fits, load


class PolicyFileBot:
    """Gives the answer that its network likes best: the same view gets the same answer."""

    def __init__(self, path: str, setup: Setup) -> None:
        self.policy = fitting(path, setup)
        self._encoder = Encoder(layout_of(setup))
        self._numbers = numbering.numbers_of(setup)

    def observation(self, view: View, seat: int) -> Cells:
        """What the environments show of this view."""
        return np.array(encode.cells(self._encoder, view._state, seat), np.int8)

    def answer(self, view: View, question: Question) -> int:
        """One of the answers."""
        if question.forced:
            return question.answers[0]
        network = self.policy.network
        is_open = np.zeros((1, network.actions), np.bool_)
        given = [self._numbers[answer] for answer in question.answers]
        is_open[0, given] = True
        scores = network.passed(self.observation(view, question.seat)[None], is_open).scores[0]
        return question.answers[int(scores[given].argmax())]


def fitting(path: str, setup: Setup) -> LearnedPolicy:
    """The policy of a file, if it can play this setup; UnknownBot says why it cannot."""
    try:
        at = Path(path).stat()
        policy = _kept(path, at.st_mtime_ns, at.st_size)
        check_fits(path, policy, setup)
    except OSError as error:
        raise UnknownBot(FILE + path, f"bot: {FILE}{path}: {error.strerror}") from None
    except BadPolicy as error:
        raise UnknownBot(FILE + path, f"bot: {FILE}{error}") from None
    return policy


@lru_cache(maxsize=16)
def _kept(path: str, _changed: int, _size: int) -> LearnedPolicy:
    """A file is read once, and again when it has changed."""
    return load(Path(path))
