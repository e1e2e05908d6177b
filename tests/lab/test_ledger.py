"""The ledger of a game: every thousand of each final total has a cause, in whatever is played."""

import re
import subprocess
import sys
from itertools import pairwise
from pathlib import Path

import pytest

from kit.effort import EFFORT, SEED
from kit.samples import EVERY, WITH_SECRETS, played
from stockpile import Game, Setup
from stockpile.lab.ledger import ledger
from stockpile.lab.ledger_accounts import seat_of

SAMPLED = Setup(players=4, board="advanced", modules=EVERY)
PLUGGED = """
import sys
sys.path.insert(0, {kit!r})
from kit.samples import played
from stockpile import Setup
from stockpile.content import plugin
from stockpile.lab.ledger import ledger

plugin.load("my_cards.py")
for seed in range(6):
    game = played(Setup(players=3, modules=("investors", "strategies"), content=("my_cards",)), seed)
    kept = ledger(game)
    assert kept.worths() == game.result.scores
    assert not [booking for booking in kept.bookings if booking.cause == "other"]
"""


@pytest.mark.parametrize("name", WITH_SECRETS)
def test_causes_sum_to_the_final_total_of_every_seat_in_every_setup(name):
    for seed in range(SEED, SEED + 2 * EFFORT):
        game = played(WITH_SECRETS[name], seed)
        assert game.result is not None

        kept = ledger(game)

        seats = range(kept.players)
        assert [sum(kept.worth_causes(seat).values()) for seat in seats] == game.result.scores
        assert [sum(kept.cash_causes(seat).values()) for seat in seats] == game.result.scores
        assert all(booking.amount > 0 and booking.source != booking.target for booking in kept.bookings)
        assert "other" not in {booking.cause for booking in kept.bookings}  # all that is in the box has a cause


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_what_one_account_loses_another_gains_and_at_the_end_seats_have_nothing_but_cash(players):
    kept = ledger(played(Setup(players=players, modules=EVERY), SEED))

    balances = kept.balances()

    assert sum(balances.values()) == 0
    assert {name for name, amount in balances.items() if amount and seat_of(name) is not None} <= {
        f"seat-{seat}-cash" for seat in range(players)
    }
    assert all(sum(kept.balances(upto).values()) == 0 for upto in range(0, len(kept.bookings), 50))


def test_bookings_follow_each_other_as_the_game_went_and_marks_part_the_rounds():
    kept = ledger(played(SAMPLED, SEED))

    assert all(one.event <= other.event and one.round <= other.round for one, other in pairwise(kept.bookings))
    assert len(kept.marks) == 1 + SAMPLED.table.rounds + 1  # before the first, after each, at the end
    assert kept.marks[-1] == len(kept.bookings)


def test_a_sale_at_the_price_makes_cash_of_shares_and_nobody_richer():
    kept = ledger(played(Setup(players=3), SEED))

    sales = [booking for booking in kept.bookings if booking.cause in ("sale", "final")]

    assert sales
    assert all(sale.source.endswith("shares") and sale.target.endswith("cash") for sale in sales)
    assert all(not {"sale", "final"} & set(kept.worth_causes(seat)) for seat in range(3))


def test_what_an_investor_makes_of_a_sale_or_a_bid_is_booked_as_the_investors():
    setup = Setup(players=2, modules=("investors",), investors={0: ["graham", "donald"], 1: ["warren", "martha"]})
    game = Game(setup, seed=SEED)
    while question := game.question:
        sale = next((one for one in question.answers if game.notation(one).startswith("sell ")), None)
        game.answer(question.answers[-1] if sale is None else sale)

    kept = ledger(game)

    sold = next(booking for booking in kept.bookings if booking.cause == "sale" and booking.source.startswith("seat-0"))
    more = [one for one in kept.bookings if one.event == sold.event and one.cause == "investor"]
    assert [(one.source, one.target, one.amount) for one in more] == [("bank", "seat-0-cash", 1)]
    assert "investor" in kept.worth_causes(0)


def test_a_ledger_of_a_game_from_a_position_begins_with_what_lies_there():
    game = Game(Setup(players=2, rounds=2), seed=SEED)
    for _ in range(30):
        assert game.question is not None
        game.answer(game.question.answers[0])
    later = Game.from_position(game.position())
    while later.question:
        later.answer(later.question.answers[0])
    assert later.result is not None

    kept = ledger(later)

    assert kept.worths() == later.result.scores


def test_cards_from_outside_the_box_are_booked_too(tmp_path):
    tests = Path(__file__).parents[1]
    page = (tests.parent / "docs" / "add-a-card.md").read_text("utf-8")
    for name, text in re.findall(r"^```python (\S+)\n(.*?)^```", page, re.M | re.S):
        (tmp_path / name).write_text(text, "utf-8")

    done = subprocess.run(
        [sys.executable, "-c", PLUGGED.format(kit=str(tests))],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        timeout=120,
    )

    assert (done.returncode, done.stderr) == (0, "")


def test_there_is_no_ledger_of_a_game_that_is_still_played():
    with pytest.raises(ValueError, match="not over"):
        ledger(Game(Setup(players=2), seed=SEED))
