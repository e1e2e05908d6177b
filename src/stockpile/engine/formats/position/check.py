"""The laws of a position: what no game can have is refused, and the message names the field and the rule."""

from stockpile.engine import ids, state
from stockpile.engine.formats.position.check_auction import check_auction, check_meeples
from stockpile.engine.formats.position.check_cards import check_cards
from stockpile.engine.formats.position.check_progress import check_progress
from stockpile.engine.formats.position.check_setup import check_setup
from stockpile.engine.formats.position.check_table import check_table
from stockpile.engine.formats.position.knowledge import check_starts
from stockpile.engine.formats.position.reader import Reader
from stockpile.engine.names import ASKS
from stockpile.engine.rules import effects, flow
from stockpile.engine.state import State


def check_sheet(reader: Reader) -> None:
    """What can be told before the engine sees the position; nothing in it is out of bounds afterwards."""
    check_progress(reader)
    check_meeples(reader)
    check_auction(reader)
    check_table(reader)
    check_cards(reader)
    check_starts(reader)
    if reader.is_in(ids.SETUP):
        check_setup(reader)


def check_state(reader: Reader, g: State) -> None:
    """What follows from bids, and that the game asks what the position says and can be answered."""
    check_money(reader, g)
    check_question(reader, g)


def check_money(reader: Reader, g: State) -> None:
    """Standing bids can be paid (in the investor auction there is no cash yet), and a fee that free cash covers has
    been (DEM-7)."""
    if reader.is_in(ids.SETUP):
        return
    is_over = reader.is_in(ids.OVER)
    for seat, cash in enumerate(reader.sheet["cash"][: reader.players]):
        promised = effects.standing(g, seat)
        if promised > max(cash, 0):
            raise ValueError(f"meeples: seat {seat} bids {promised} with {cash} cash (DEM-2)")
        fees = reader.sheet["fees"][seat]
        if any(fees) and not is_over:
            check_fees(reader, seat, fees, cash - promised)


def check_fees(reader: Reader, seat: int, fees: list[int], free: int) -> None:
    """None that free cash covers is held."""
    for fee, held in enumerate(fees):
        if held and reader.table.fee_values[fee] <= free:
            raise ValueError(f"fees.{seat}: fee{fee + 1} is held beside {free} free cash, which pays it (DEM-7)")


def check_question(reader: Reader, g: State) -> None:
    """A question that is given is the one that the rest of the position leads to, and there is an answer to it."""
    sheet = reader.sheet
    trial = g.clone()
    before = g.sheet()
    before["ask"], before["asked"] = ids.NOTHING, 0
    trial.load(state.pack(before))
    flow.begin(trial)
    after = trial.sheet()
    asked, ask = after["asked"], after["ask"]
    if sheet["ask"] and (ask, asked) != (sheet["ask"], sheet["asked"]):
        what = ASKS[ask] if ask else "nothing"
        raise ValueError(f"question: {ASKS[sheet['ask']]} is not what comes next; it is {what} (RND-2)")
    if sheet["ask"] and trial.dump() != g.dump():
        raise ValueError("progress: the game would go on before it asks this question (RND-2)")
    seats = [seat for seat in range(reader.players) if asked >> seat & 1]
    if ask and asked == 1 << ids.CHANCE_BIT:
        seats = [ids.CHANCE]
    for seat in seats:
        if not flow.legal_answers(trial, seat):
            raise ValueError(f"question: seat {seat} would be asked for {ASKS[ask]} and have no answer")
