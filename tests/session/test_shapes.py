"""What the fields of entries from outside may be: the first and the last value that passes, and what lies beyond."""

from typing import Any

import pytest

from stockpile.session.entry import MOST_MEAL, MOVE_LENGTH, NAME_LENGTH, PACES, STAGED, WISHES
from stockpile.session.kinds import shapes

WISH = {"pile": None, "most": 0}
DIGEST = "0123456789abcdef" * 4
CLOCK = {"reserve": 1}
SEAT = {"name": "Ada", "bot": None, "token": DIGEST, "commitment": DIGEST, "reserved": "Ada"}

# By the name of the check: what passes, and what does not.
VALUES: dict[str, tuple[list[Any], list[Any]]] = {
    "is_int": ([0, 1, -1], [True, False, 1.0, "1", None]),
    "is_text": (["", "a"], [1, None, b"a"]),
    "is_bool": ([True, False], [0, 1, "true", None]),
    "is_answers": (
        [[], [1] * STAGED, [-1, "a"], ["x" * NAME_LENGTH]],
        [[1] * (STAGED + 1), ["x" * (NAME_LENGTH + 1)], (1,), [None], [1.0], [True], [1, None], "1", None],
    ),
    "is_move": (["a", "a" * MOVE_LENGTH], ["", "a" * (MOVE_LENGTH + 1), 1, None, ["a"]]),
    "is_digest": ([DIGEST, "0" * 64], ["a" * 63, "a" * 65, "g" * 64, "A" * 64, 1, None, ["a"] * 64]),
    "is_seats": (
        [[], [{}], [SEAT, {}], [{"token": None}]],
        [{}, [1], [{"x": None}], [{"name": 1}], [{"token": "ab"}], [{"commitment": "ab"}], [{}, {"bot": 1}], None],
    ),
    "is_clock": (
        [None, {"reserve": 0}, CLOCK, {**CLOCK, "increment": 2.5, "bot": "x", "per_answer": True}],
        [
            {}, [], 1, {"reserve": -1}, {"reserve": 1e9}, {"reserve": True}, {**CLOCK, "x": 1}, {**CLOCK, "bot": 1},
            {**CLOCK, "increment": -1}, {**CLOCK, "per_answer": 1}, {"increment": 1},
        ],
    ),
    "is_seconds": ([0, 0.5, 999_999_999], [-0.1, -1, 1e9, True, "1", None]),
    "is_pace": ([*PACES, 0, 1, 3, 3.0], [3.01, 4, -1, "x", True, None]),
    "is_setup": ([{}, {"players": 3}], [[], None, "x"]),
    "is_seed": (["0x0", f"0x{'f' * 64}"], ["0x", "0", "", f"0x{'f' * 65}", "1xab", "0xg", "abcd", 5, None]),
    "is_hex": (["0", "9", "a", "f"], ["", "g", "A", "0x", "1g"]),
    "is_amount": ([0, 1, MOST_MEAL], [-1, MOST_MEAL + 1, True, 0.5, "1", None]),
    "is_wishes": (
        [[], [WISH] * WISHES, [{"pile": 0, "most": 1000}], [{"pile": 99, "most": 1}]],
        [
            [WISH] * (WISHES + 1), (), None, [1], [{}], [{**WISH, "x": 1}], [{"most": 1}], [{"pile": 1}],
            [{**WISH, "pile": -1}], [{**WISH, "pile": 100}], [{**WISH, "pile": True}], [{**WISH, "pile": "1"}],
            [{**WISH, "most": -1}], [{**WISH, "most": 1001}], [{**WISH, "most": True}], [WISH, {**WISH, "most": None}],
        ],
    ),
}  # fmt: skip


def test_every_check_is_tried():
    checks = {name for name in vars(shapes) if name.startswith("is_")}

    assert checks == set(VALUES)


@pytest.mark.parametrize(("check", "value"), [(name, value) for name, (good, _) in VALUES.items() for value in good])
def test_what_may_be_passes(check, value):
    assert getattr(shapes, check)(value) is True


@pytest.mark.parametrize(("check", "value"), [(name, value) for name, (_, bad) in VALUES.items() for value in bad])
def test_what_lies_beyond_is_refused(check, value):
    assert getattr(shapes, check)(value) is False
