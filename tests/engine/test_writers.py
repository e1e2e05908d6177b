"""Only the effects change cash, cards and prices while a game is played: shown over the syntax tree of the rules."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import stockpile

PACKAGE = Path(stockpile.__file__).parent
MONEY_AND_PRICES = {"cash", "space"}
PORTFOLIOS = {"regular", "regular_n", "split", "fees", "bonds", "commodities", "taxes"}
HANDS = {"hand", "hand_n", "opening", "opening_n", "commerce_hand", "commerce_n"}
POWERS = {"investor", "dealt", "dealt_n", "chosen", "chosen_n", "strategy_at", "strategy_n", "strategy_played"}
POWERS |= {"dropped_by", "dropped_n", "tuck_n", "tuck_card", "tuck_pair", "bet_n", "bet_card", "bet_seat", "bet_stock"}
TABLE = {"pile_card", "pile_n", "pile_up", "pile_known", "pile_placer", "discard", "commerce_out"}
OWNED = MONEY_AND_PRICES | PORTFOLIOS | HANDS | POWERS | TABLE
# What lays out a table or makes up a world, a view or a state that somebody has written down plays no rule.
MAKERS = (
    "declared",
    "formats/position",
    "knowledge/project.py",
    "resampling",
    "rules/chance/decks.py",
    "state.py",
    "telling/purse.py",
)
RULES = sorted(
    path
    for folder in ("engine", "content")
    for path in (PACKAGE / folder).rglob("*.py")
    if not path.relative_to(PACKAGE / folder).as_posix().startswith((*MAKERS, "rules/effects"))
)


def written(tree: ast.AST) -> Iterator[tuple[str, int]]:
    """The fields of a state that are assigned to, with their lines."""
    for node in ast.walk(tree):
        targets = (
            node.targets if isinstance(node, ast.Assign) else [node.target] if isinstance(node, ast.AugAssign) else []
        )
        for target in targets:
            inner: ast.AST = target
            while isinstance(inner, ast.Subscript):
                inner = inner.value
            if isinstance(inner, ast.Attribute) and ast.unparse(inner.value) == "g" and inner.attr in OWNED:
                yield inner.attr, target.lineno


@pytest.mark.parametrize("path", RULES, ids=lambda path: path.name)
def test_the_rules_write_cash_cards_and_prices_through_effects_alone(path):
    found = [f"{path.name}:{line} {name}" for name, line in written(ast.parse(path.read_text("utf-8")))]

    assert found == []


def test_every_room_that_may_write_is_there():
    assert all((PACKAGE / "engine" / room).exists() for room in ("rules/effects", *MAKERS))


def test_a_write_past_the_effects_would_be_found():
    tree = ast.parse("def f(g, seat):\n    g.cash[seat] -= 1\n    g.split[seat][0] = 2\n    g.turn += 1\n")

    assert [name for name, _ in written(tree)] == ["cash", "split"]
