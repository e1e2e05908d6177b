"""The laws of a position: what no game can have is refused, and the message names the field and the rule."""

from stockpile.engine import effects, ids
from stockpile.engine.names import ASKS, STAGES
from stockpile.engine.position.reader import Sheet
from stockpile.engine.position.write import seats_of
from stockpile.engine.setup import Setup
from stockpile.engine.state import State


def check_bids(setup: Setup, g: State, sheet: Sheet) -> None:
    """Standing bids can be paid; in the investor auction there is no cash yet."""
    for seat in setup.seats:
        promised = effects.standing(g, seat)
        if promised > max(sheet["cash"][seat], 0) and sheet["stage"] != ids.SETUP:
            raise ValueError(f"meeples: seat {seat} bids {promised} with {sheet['cash'][seat]} cash (DEM-2)")


def check_question(setup: Setup, g: State, sheet: Sheet) -> None:
    """A question that is given must fit its phase and have an answer."""
    if not sheet["ask"]:
        return
    from stockpile.engine.game import legal_answers

    stages = {
        "place": "supply",
        "bid": "demand",
        "action": "action",
        "bonds": "bonds",
        "give": "paying",
    }
    ask = ASKS[sheet["ask"]]
    stage = STAGES[sheet["stage"]]
    if stages.get(ask, stage) != stage or (ask == "sell" and stage not in ("selling", "end-of-selling")):
        raise ValueError(f"question.ask: {ask} is not asked in {stage}")
    picking = sheet["ask"] > ids.ASK_PICK
    tasks = {"claim": ids.TASK_DIVIDEND, "give": ids.TASK_GIVE}
    wanted = ids.TASK_CARD if picking else tasks.get(ask, 0)
    if (sheet["task"][sheet["depth"] - 1] if sheet["depth"] else 0) != wanted:
        raise ValueError("progress.agenda: a claim, a gift or a card is on the agenda if it is asked for, else nothing")
    for seat in seats_of(sheet["asked"]):
        if seat >= setup.players or not legal_answers(g, seat):
            raise ValueError(f"question: seat {seat} has no answer")
        if ask == "bid" and not sheet["off"][seat]:
            raise ValueError(f"question: seat {seat} has no meeple to bid with (DEM-3)")
    turn = sheet["served"][sheet["depth"] - 1] if ask == "claim" else sheet["turn"]
    expected = sheet["about"][sheet["depth"] - 1] if ask == "give" else (sheet["first"] + turn) % setup.players
    if picking:
        expected = sheet["amount"][sheet["depth"] - 1]
    if (ask in (*stages, "lay", "claim", "use") or picking) and seats_of(sheet["asked"]) != [expected]:
        raise ValueError(f"question.seats: it is the turn of seat {expected} (RND-1)")
