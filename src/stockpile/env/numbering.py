"""The compact numbering of a setup's answers: 0 to n - 1 for those that can occur, and back to the table's ids."""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from stockpile.engine import ids
from stockpile.engine.declared import answers
from stockpile.engine.formats.record import SECRET_VERBS
from stockpile.engine.setup.actions import ACTIONS
from stockpile.engine.setup.setup import Setup


class Told(NamedTuple):
    """An answer as numbers, all from 1, 0 for none: its block in the table, card, pile, and space or number."""

    block: int
    card: int
    pile: int
    number: int
    is_secret: bool
    """Whether others do not see the card."""


@lru_cache(maxsize=512)
def ids_of(setup: Setup) -> tuple[int, ...]:
    """The id of each compact number."""
    return tuple(setup.actions)


@lru_cache(maxsize=512)
def numbers_of(setup: Setup) -> Sequence[int]:
    """The compact number of each id; -1 for an answer that cannot occur."""
    row = [-1] * ids.ACTION_COUNT
    for number, given in enumerate(setup.actions):
        row[given] = number
    return tuple(row)


def names_of(setup: Setup) -> list[str]:
    """The notation of each compact number."""
    return [ACTIONS[given].notation(setup.table.bids) for given in ids_of(setup)]


@lru_cache(maxsize=1)
def told() -> tuple[Told, ...]:
    """Every answer of the table as numbers, by id."""
    rows: list[Told] = []
    for number, block in enumerate(answers.BLOCKS):
        for _ in block.rows():
            action = ACTIONS[len(rows)]
            card = 0 if action.card is None else block.cards.index(action.card) + 1
            pile = 0 if action.pile is None else action.pile + 1
            last = action.space if action.space is not None else action.number
            secret = action.verb == "down" or action.verb in SECRET_VERBS
            rows.append(Told(number + 1, card, pile, 0 if last is None else last + 1, secret))
    return tuple(rows)
