# cython: boundscheck=True, wraparound=True
"""Views read: the state behind a view that was written as JSON."""

# c: def

from collections.abc import Mapping
from typing import Any

from stockpile.engine import ids
from stockpile.engine.declared import asks
from stockpile.engine.formats.position import cards, decks, knowledge, table
from stockpile.engine.formats.position.check import check_money
from stockpile.engine.formats.position.check_auction import check_auction, check_meeples
from stockpile.engine.formats.position.check_progress import check_progress
from stockpile.engine.formats.position.check_table import check_open_table, check_rolled
from stockpile.engine.formats.position.read import finished
from stockpile.engine.formats.position.reader import STAGE_OF, Reader
from stockpile.engine.formats.position.shaped_read import check_modules, read_cell, read_cells, read_row
from stockpile.engine.formats.position.shaped_write import seats_of
from stockpile.engine.names import ASKS, CARDS, FORECASTS, HELD
from stockpile.engine.rules.phases import action
from stockpile.engine.setup.setup import Setup
from stockpile.engine.setup.table import commerce_copies_of
from stockpile.engine.state import State

PUT_IN = {number: [STAGE_OF[key] for key in ask.stages] for number, ask in enumerate(asks.EVERY) if ask.stages}
# Not to one seat whose turn it is: chance has none, and the choices of the setup are made at once.
TOGETHER = {number for number, ask in enumerate(asks.EVERY) if ask.is_chance or ask.home == "opening"}
ABOUT = {ids.ASK_CLAIM: ids.TASK_DIVIDEND, ids.ASK_GIVE: ids.TASK_GIVE}  # what such a question is about


def state_of_view(data: Mapping[str, Any]) -> tuple[Setup, State]:
    """The state behind a view that was written as JSON; a ValueError names the field that is wrong."""
    reader = Reader(data)
    sheet = reader.sheet
    for key in ("seat", "events", "round", "phase", "market", "regular", "deck", "excluded"):
        if key not in data:
            raise ValueError(f"{key}: missing from the view")
    seat = data["seat"]
    sheet["observer"] = ids.OBSERVERS if seat is None else 1 + reader.whole("seat", seat, 0, reader.players - 1)
    check_modules(reader)
    table.read_progress(reader)
    table.read_money(reader)
    market = reader.mapping("market", data["market"])
    table.read_market(
        reader, {key: reader.mapping(f"market.{key}", value).get("space") for key, value in market.items()}
    )
    for number, half in enumerate(reader.rows("regular", None)):
        _read_half(reader, seat, number, reader.mapping(f"regular.{number}", half))
    for key in ("split", "hands", "off"):
        read_row(reader, key)
    table.read_piles(reader)
    read_row(reader, "bids", size=reader.piles)
    for number, n in enumerate(sheet["off"]):
        reader.whole(f"off.{number}", n, 0, reader.table.meeples)
    cards.read_cards(reader, is_view=True)
    decks.read_modules(reader)
    check_rolled(reader)
    _read_pairs(reader)
    read_cells(reader, "discard", "deck", "excluded")
    if "commerce" in reader.setup.modules:
        sheet["commerce_size"] = sum(commerce_copies_of(reader.setup))
        read_cell(reader, "commerce_deck", data.get("commerce_deck"))
        _check_commerce(reader)
    table.read_scores(reader)
    _check_moment(reader)
    me = ids.PUBLIC if seat is None else seat
    unseen = _check_deals(reader, me)
    setup, result = finished(reader, data["events"])
    _check_state(reader, result, me, unseen)
    return setup, result


def _read_half(reader: Reader, seat: int | None, number: int, half: Mapping[str, Any]) -> None:
    sheet, where = reader.sheet, f"regular.{number}"
    size, left = half.get("size"), half.get("left")
    is_right = type(size) is int and 0 <= size <= ids.DECK
    sheet["regular_n"][number] = size if is_right else reader.whole(f"{where}.size", size, 0, ids.DECK)
    sheet["left"][number] = int(left if type(left) is bool else reader.truth(f"{where}.left", left))
    knowledge.read_book(reader, f"{where}.public", ids.PUBLIC, number, half.get("public"))
    if seat == number:
        sheet["regular"][number] = reader.counts(f"{where}.cards", half.get("cards"), HELD, ids.HELD)
        sheet["start_mark"][number][number] = knowledge.read_start(reader, f"{where}.start", half.get("start"))
    elif seat is not None:
        knowledge.read_book(reader, f"{where}.mine", seat, number, half.get("mine"))


def _read_pairs(reader: Reader) -> None:
    """Pairs, each company and forecast of the round at most once (INF-3)."""
    sheet, size = reader.sheet, len(reader.table.companies)
    if len(reader.items("pairs", reader.data.get("pairs"), size)) < size:
        raise ValueError(f"pairs: a view shows all {size} of them (INF-2)")
    read_row(reader, "pairs", size=size)
    for up, (i, known) in zip(sheet["pair_up"], enumerate(sheet["pair_known"]), strict=True):
        sheet["pair_known"][i] = ids.EVERYONE if up else known
    for key, names, there in (
        ("company", CARDS, list(reader.companies)),
        ("forecast", FORECASTS, table.forecasts(reader)),
    ):
        for i, value in enumerate(sheet[f"pair_{key}"]):
            if value and value not in there:
                raise ValueError(
                    f"pairs.{i}.{key}: {names[value]} is not among the cards of the round, or twice (INF-3)"
                )
            if value:
                there.remove(value)


def _check_commerce(reader: Reader) -> None:
    sheet = reader.sheet
    hidden = sum(sheet["commerce_n"]) - sum(1 for row in sheet["commerce_hand"] for kind in row if kind)
    if len(decks.unplaced_commerce(reader, [])) != hidden + sheet["commerce_size"] - sheet["commerce_at"]:
        raise ValueError("commerce: the cards that are not seen do not fill the deck and the hands (COM-1)")


def _check_deals(reader: Reader, me: int) -> list[int]:
    """A view must have a possible deal (KNO-7), or resampling would have no end; returns the unseen cards by kind."""
    sheet = reader.sheet
    taken = list(sheet["discard"])
    places = sheet["deck_n"] - sheet["deck_at"]
    for seat in range(reader.players):
        row = sheet["regular"][seat] if seat == me else sheet["known"][me][seat]
        decks.count_seat(sheet, seat, row, taken)
        lots = 0 if seat == me else sum(sheet["lots"][me][seat])
        if sum(row) + lots != sheet["regular_n"][seat]:
            raise ValueError(f"regular.{seat}: known and unknown do not make its size (KNO-4)")
        places += lots
    for kind in decks.named_cards(reader):
        taken[kind] += 1
    unseen = [copies - n for copies, n in zip(reader.copies, taken, strict=True)]
    places += -unseen[ids.UNKNOWN]
    unseen[ids.UNKNOWN] = 0
    for kind, n in enumerate(unseen):
        if n < 0:
            raise ValueError(f"cards: more of {CARDS[kind]} than the box has (SET-5)")
    if sum(unseen) != places and sheet["stage"] != STAGE_OF["setup"]:
        raise ValueError(f"cards: {sum(unseen)} cards are not seen, but there are {places} places for them (SET-5)")
    _check_lots(reader, me, unseen)
    cards.check_unseen(reader, me)
    if me < ids.PUBLIC and ids.UNKNOWN in sheet["hand"][me][: sheet["hand_n"][me]]:
        raise ValueError(f"hands.{me}: one's own cards are all known (SUP-2)")
    return unseen


def _check_lots(reader: Reader, me: int, unseen: list[int]) -> None:
    """The unknown cards of halves must find enough cards that they may be; the more restricted ones come first."""
    sheet = reader.sheet
    lots = [sheet["lots"][me][seat] for seat in range(reader.players) if seat != me]
    wanted = 0
    for lot, column in enumerate(zip(*lots, strict=True)):
        here = sum(column)
        if not here:
            continue
        wanted += here
        allowed = sum(n for s, n in enumerate(unseen[1:7]) if not sheet["excluded"][lot] >> s & 1)
        if lot == sheet["round"]:
            allowed += unseen[ids.BOOM] + unseen[ids.BUST]
        if wanted > allowed:
            raise ValueError(f"regular: {wanted} unknown cards, but only {allowed} that they can be (KNO-5)")
    _check_starts(reader, me, unseen)


def _check_starts(reader: Reader, me: int, unseen: list[int]) -> None:
    """Starting cards that are still there are of different companies (SET-6)."""
    sheet = reader.sheet
    free = {s for s, n in enumerate(unseen[1:7]) if n and not sheet["excluded"][0] >> s & 1}
    starts = 0
    for seat in range(reader.players):
        mark = sheet["start_mark"][me][seat]
        if not sheet["left"][seat] and mark not in (ids.INTACT, ids.LOST):
            free.discard(mark - 1)
        starts += seat != me and not sheet["left"][seat] and mark == ids.INTACT and sheet["lots"][me][seat][0] > 0
    if starts > len(free):
        raise ValueError(f"regular: {starts} different starting cards of {len(free)} companies (KNO-5)")


def _check_state(reader: Reader, g: State, me: int, unseen: list[int]) -> None:
    """Bids and fees; and who is asked in Action without a reason that all can see has an action card (ACT-3)."""
    check_money(reader, g)
    sheet = reader.sheet
    if ASKS[sheet["ask"]] == "action":
        acting = seats_of(sheet["asked"])[0]
        if action.has_open_reason(g, acting):
            return
        held = sheet["known"][me][acting][ids.HELD_BOOM :] if acting != me else [1]
        hidden = sheet["lots"][me][acting][sheet["round"]] if acting != me else 0
        if not any(held) and not (hidden and unseen[ids.BOOM] + unseen[ids.BUST]):
            raise ValueError("question: the seat that is asked can have no action card (ACT-3)")


def _check_moment(reader: Reader) -> None:
    """The phase is as far as it can be, with the hands that belong to it: worlds are dealt and played on from there."""
    check_progress(reader)
    check_meeples(reader)
    check_auction(reader)
    check_open_table(reader)
    decks.check_supply(reader, reader.sheet["deck_n"] - reader.sheet["deck_at"])
    _check_about(reader)
    _check_asked(reader)


def _check_about(reader: Reader) -> None:
    """A question about a dividend, a gift or a card is about what lies on top of the agenda."""
    sheet = reader.sheet
    about = ids.TASK_CARD if sheet["ask"] > ids.ASK_PICK else ABOUT.get(sheet["ask"])
    if about is not None and (not sheet["depth"] or sheet["task"][sheet["depth"] - 1] != about):
        raise ValueError(f"progress.agenda: nothing on it is what {ASKS[sheet['ask']]} asks about (RND-2)")


def _check_asked(reader: Reader) -> None:
    """A question that the phase puts is put in that phase, to whoever's turn it is; of the setup, to all at once."""
    sheet = reader.sheet
    stages = PUT_IN.get(sheet["ask"])
    if stages is None or (sheet["asked"] >> ids.CHANCE_BIT and sheet["depth"]):
        return
    if sheet["depth"] or sheet["stage"] not in stages:
        raise ValueError(f"question: {ASKS[sheet['ask']]} is not what is asked now in {reader.phase} (RND-2)")
    if sheet["ask"] in TOGETHER:
        return
    for seat in seats_of(sheet["asked"]):
        if reader.place(seat) != sheet["turn"]:
            raise ValueError(f"question.seats: it is not the turn of seat {seat} (RND-1)")
        if sheet["ask"] == ids.ASK_PLACE and not sheet["hand_n"][seat]:
            raise ValueError(f"hands.{seat}: a card is to be placed, and there is none (SUP-3)")
