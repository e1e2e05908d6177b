# cython: boundscheck=True, wraparound=True
"""How far a phase is: round, first player, steps, turns and the agenda are those of some game."""

# c: cpdef

from stockpile.engine import ids
from stockpile.engine.declared import answers, asks, stages
from stockpile.engine.formats.position.reader import PROGRESS, Reader
from stockpile.engine.rules import card

STEPS = {ids.SETUP: ids.FURTHER_DRAWS, ids.SUPPLY: ids.PLACE, ids.ROUND_END: ids.ABILITIES}
# How many values each sort of pick has.
SORTS = {sort: answers.values_of(ask) for sort, ask in enumerate(asks.PICKS, start=1)}


def check_progress(reader: Reader) -> None:
    """Everything that tells where the game stands."""
    check_round(reader)
    most = limits(reader)
    for key in PROGRESS:
        where = "turn" if key == "turn" and "turn" in reader.data else f"progress.{key}"
        reader.whole(where, reader.sheet[key], 0, most[key])
    for i in range(reader.sheet["depth"]):
        check_task(reader, i)


def check_round(reader: Reader) -> None:
    """The setup comes before round 1, the end after the last; the first player is drawn at the very beginning."""
    sheet, last = reader.sheet, reader.table.rounds
    is_setup, is_end = reader.is_in(ids.SETUP), reader.is_in(ids.GAME_END, ids.OVER)
    least, most = (0, 0) if is_setup else (last if is_end else 1, last)
    if not least <= sheet["round"] <= most:
        raise ValueError(f"round: {sheet['round']} has no {reader.phase} (RND-2)")
    is_undrawn = is_setup and sheet["step"] == ids.FIRST_PLAYER and reader.setup.chance == "asked"
    if sheet["first"] < 0 and not (is_undrawn and reader.setup.first is None):
        raise ValueError("first: the first player is drawn by now (SET-7)")


def limits(reader: Reader) -> dict[str, int]:
    """The most that step, turn, count and deal can be in a phase."""
    sheet, stage, players = reader.sheet, reader.sheet["stage"], reader.players
    said = stages.STAGES[stage].turns
    turns = {"players": players, "others": players - 1}[said] if said.isalpha() else int(said or 0)
    hands = players * (reader.table.up + reader.table.down)
    counts = {
        ids.SETUP: 100,  # check_setup knows better
        ids.DICE: len(reader.table.companies),
        ids.INFORMATION: 2 * len(reader.table.companies),
        ids.SUPPLY: {ids.OPEN: reader.piles, ids.DEAL: hands}.get(sheet["step"], 0),
        ids.DEMAND: reader.piles,
        ids.MOVEMENT: len(reader.table.companies),
    }
    steps = int("investors" in reader.setup.modules) if stage == ids.DEMAND else STEPS.get(stage, 0)
    deals = reader.table.deals - 1 if stage == ids.SUPPLY else 0
    return {"step": steps, "turn": turns, "count": counts.get(stage, 0), "deal": deals}


def check_task(reader: Reader, i: int) -> None:
    """What waits on the agenda is something that the phase can have put there."""
    sheet, where = reader.sheet, "progress.agenda"
    task, about, amount = sheet["task"][i], sheet["about"][i], sheet["amount"][i]
    if task == ids.TASK_CARD:
        check_used(reader, i)
        return
    if task == ids.TASK_GIVE:
        check_gift(reader, i)
        return
    if not reader.box.in_play >> about & 1:
        raise ValueError(f"{where}: a company is not in play")
    if reader.is_in(ids.SETUP, ids.DEMAND, ids.PAYING, ids.SUPPLY, ids.GAME_END, ids.OVER):
        raise ValueError(f"{where}: no stock moves or pays in {reader.phase}")
    if task == ids.TASK_DIVIDEND:
        reader.whole(where, amount, 1, 20)
        reader.whole(where, sheet["served"][i], 0, reader.players)
    elif sheet["served"][i]:
        raise ValueError(f"{where}: a move is not served")


def check_gift(reader: Reader, i: int) -> None:
    """The First Player Card is given on by who has just taken it up, never in the last round (FPC-2)."""
    sheet, where, seat = reader.sheet, "progress.agenda", reader.sheet["about"][i]
    is_laid = "first-player-card" in reader.setup.modules and reader.is_in(ids.PAYING)
    if not is_laid or seat >= reader.players or i or sheet["heir"] or sheet["round"] == reader.table.rounds:
        raise ValueError(f"{where}: nobody has a First Player Card to give on (FPC-2)")
    if reader.place(seat) != sheet["turn"] - 1 or sheet["amount"][i] or sheet["served"][i]:
        raise ValueError(f"{where}: who has just taken it up gives on the First Player Card (FPC-2)")


def check_used(reader: Reader, i: int) -> None:
    """A card on the agenda is an investor of its seat or a strategy that it has played, in its own phase."""
    sheet, where = reader.sheet, "progress.agenda"
    number, seat = sheet["about"][i], sheet["amount"][i]
    if number < ids.INVESTORS:
        is_there = number + 1 in sheet["investor"][seat]
        stage = card.stage_of(number) if is_there else 0
        in_demand = [ids.DEMAND, ids.BIDDING_ENDED, ids.END_OF_DEMAND]
        stages = in_demand if stage == ids.DEMAND else [stage or ids.SUPPLY]
    else:
        is_there = sheet["strategy_played"][number - ids.INVESTORS] == seat + 1
        stages = [ids.ACTION]
    if not is_there or not reader.is_in(*stages) or sheet["served"][i] > ids.BOUND:
        raise ValueError(f"{where}: seat {seat} does not use card {number} in {reader.phase}")
    if reader.place(seat) != sheet["turn"] and not reader.is_in(ids.SUPPLY):
        raise ValueError(f"{where}: it is not the turn of seat {seat} (RND-1)")
