# cython: boundscheck=True, wraparound=True
"""What lies on the table in a position: progress, money, prices, halves, hands, piles, meeples and pairs."""

# c: def

from collections.abc import Mapping
from typing import Any

from stockpile.engine import ids
from stockpile.engine.formats.position.reader import STAGE_OF, Reader
from stockpile.engine.formats.position.shaped_read import read_cell, read_cells, read_row
from stockpile.engine.names import ASKS, CARDS, COMPANIES, FEES, FORECASTS, HELD, PARTS
from stockpile.engine.setup.box import pair_owner
from stockpile.engine.setup.boxes import box_of
from stockpile.engine.setup.roster import key_of

ASKED = tuple(ASKS[number] for number in sorted(ASKS))[1:]  # all that can be asked
MOST_CASH = 20000  # as much again may still come in
UNSCORED = [[dict.fromkeys((*PARTS, "majorities"), 0)] * players for players in range(ids.SEATS + 1)]


def read_progress(reader: Reader) -> None:
    """Round, phase, how far the phase is, and the question."""
    sheet, data = reader.sheet, reader.data
    phase = data.get("phase", "supply")
    reader.one_of("phase", phase, reader.phases)
    sheet["stage"] = STAGE_OF[phase]
    usual = {"setup": 0, "game-end": reader.table.rounds, "over": reader.table.rounds}.get(phase, 1)
    sheet["round"] = reader.whole("round", data.get("round", usual), 0, reader.table.rounds)
    first = reader.setup.first or 0
    sheet["first"] = reader.whole("first", data.get("first", first), -1, reader.players - 1)
    read_cell(reader, "progress", data.get("progress", {}))
    if "turn" in data:
        sheet["turn"] = reader.whole("turn", data["turn"], 0, reader.players)
    question = data.get("question")
    if question is not None:
        sheet["asked"] = reader.mask("question.seats", reader.mapping("question", question).get("seats"))
        if not sheet["asked"]:
            raise ValueError("question.seats: nobody is asked")
        sheet["ask"] = 1 + reader.one_of("question.ask", question.get("ask"), ASKED)


def read_money(reader: Reader) -> None:
    """Cash and held fees; cash that is not said follows from the investors (`default_cash`)."""
    for seat, value in enumerate(reader.rows("cash", 0)):
        least = -MOST_CASH if reader.sheet["stage"] == ids.OVER else 0
        if not isinstance(value, bool) and isinstance(value, int) and value < least:
            raise ValueError(f"cash.{seat}: {value} is negative (END-5)")
        reader.sheet["cash"][seat] = reader.whole(f"cash.{seat}", value, least, MOST_CASH)
    for seat, value in enumerate(reader.rows("fees", [0, 0, 0])):
        if type(value) is not list and isinstance(value, Mapping):
            value = reader.counts(f"fees.{seat}", value, FEES, ids.FEES)
        read_cell(reader, "fees", value, seat)


def default_cash(reader: Reader) -> None:
    """Who has investors has what they bring to the table (INV-2), the others the starting cash of the setup."""
    sheet = reader.sheet
    said = len(reader.data["cash"]) if reader.data.get("cash") is not None else 0
    for seat in range(said, reader.players):
        shown = [key_of(kind - 1) for kind in sheet["investor"][seat] if kind]
        cash = sum(investor_cash(reader, key) for key in shown) if shown else reader.table.cash
        is_unpaid = sheet["stage"] == ids.SETUP and sheet["step"] != ids.STARTING_CARDS
        sheet["cash"][seat] = 0 if is_unpaid and "investors" in reader.setup.modules else cash


def investor_cash(reader: Reader, key: str) -> int:
    """What an investor brings to the table."""
    return int(reader.setup.printed["investors"][key]["cash"]["two" if reader.players == 2 else "more"])


def read_market(reader: Reader, spaces: Mapping[str, Any]) -> None:
    for key in reader.table.companies:
        stock = COMPANIES.index(key)
        reader.sheet["space"][stock] = reader.table.tracks[stock].start
    for key, space in reader.mapping("spaces", spaces).items():
        reader.one_of("spaces", key, reader.table.companies)
        stock = COMPANIES.index(key)
        last = len(reader.table.tracks[stock].spaces) - 1
        if not isinstance(space, bool) and isinstance(space, int) and not 0 <= space <= last:
            raise ValueError(f"spaces.{key}: space {space} is off its track, which has 0 to {last} (ADV-1)")
        reader.sheet["space"][stock] = reader.whole(f"spaces.{key}", space, 0, last)


def read_halves(reader: Reader) -> None:
    for seat, cards in enumerate(reader.rows("regular", {})):
        row = reader.counts(f"regular.{seat}", cards, HELD, ids.HELD)
        reader.sheet["regular"][seat] = row
        reader.sheet["regular_n"][seat] = sum(row)
    read_row(reader, "split")


def read_piles(reader: Reader) -> None:
    for pile, cards in enumerate(reader.rows("piles", [], reader.piles)):
        where = f"piles.{pile}"
        if not isinstance(cards, list) or len(cards) > ids.SLOTS:
            raise ValueError(f"{where}: a list of at most {ids.SLOTS} cards is needed")
        for slot, card in enumerate(cards):
            read_pile_card(reader, where, pile, slot, {"card": card, "up": True} if isinstance(card, str) else card)
        reader.sheet["pile_n"][pile] = len(cards)


def read_pile_card(reader: Reader, where: str, pile: int, slot: int, card: Any) -> None:
    is_object = type(card) is dict or isinstance(card, Mapping)
    if not is_object or not isinstance(card.get("up", True), bool):
        raise ValueError(f"{where}: a card is a name or an object with card, up, by and known")
    up = card.get("up", True)
    reader.sheet["pile_card"][pile][slot] = reader.one_of(where, card.get("card"), CARDS)
    reader.sheet["pile_up"][pile][slot] = int(up)
    by = card.get("by")
    reader.sheet["pile_placer"][pile][slot] = 0 if by is None else 1 + reader.whole(where, by, 0, reader.players - 1)
    known = card.get("known", [] if by is None else [by])
    reader.sheet["pile_known"][pile][slot] = ids.EVERYONE if up else reader.mask(f"{where}.known", known)


def read_meeples(reader: Reader) -> None:
    standing = [0] * reader.players
    for meeple in reader.items("meeples", reader.data.get("meeples", []), 2 * reader.piles):
        reader.mapping("meeples", meeple)
        seat = reader.whole("meeples.seat", meeple.get("seat"), 0, reader.players - 1)
        pile = reader.whole("meeples.pile", meeple.get("pile"), 0, reader.piles - 1)
        space = reader.whole("meeples.space", meeple.get("space"), 0, len(reader.table.bids) - 1)
        if reader.sheet["bid_space"][pile]:
            own = reader.sheet["bid_seat"][pile] == seat
            raise ValueError(
                f"meeples: two {'own ' if own else ''}meeples on the track of pile {pile} "
                f"({'TWO-5' if own else 'DEM-3'})"
            )
        reader.sheet["bid_space"][pile] = space + 1
        reader.sheet["bid_seat"][pile] = seat
        standing[seat] += 1
    for seat, n in enumerate(standing):
        if n > reader.table.meeples:
            raise ValueError(f"meeples: seat {seat} has {n}, the most is {reader.table.meeples}")
        reader.sheet["off"][seat] = reader.table.meeples - n


def auction_progress(reader: Reader) -> None:
    """Where nothing else is said, every meeple that stands was placed in the first pass."""
    if reader.sheet["stage"] == STAGE_OF["demand"] and "progress" not in reader.data:
        standing = sum(1 for space in reader.sheet["bid_space"] if space)
        reader.sheet["count"] = reader.piles if "turn" in reader.data else standing
        if "turn" not in reader.data:
            reader.sheet["turn"] = standing % reader.players
        if "investors" in reader.setup.modules and reader.sheet["count"]:
            reader.sheet["step"] = 1  # what investors do when Demand begins is done (INV:liliane)


def supply_progress(reader: Reader) -> None:
    """Supply goes on with what is there: hands are placed, else dealt, else the piles are opened first."""
    if reader.sheet["stage"] == STAGE_OF["supply"] and "progress" not in reader.data:
        if any(reader.sheet["hand_n"]):
            reader.sheet["step"] = ids.PLACE
        elif any(reader.sheet["pile_n"]):
            reader.sheet["step"] = ids.DEAL


def read_pairs(reader: Reader) -> None:
    size = len(reader.table.companies)
    dealt = reader.is_after("information") and not reader.is_after("movement")
    rows = reader.rows("pairs", {}, size)
    for i, pair in enumerate(rows):
        if not isinstance(pair, Mapping):
            raise ValueError(f"pairs.{i}: an object with company and forecast is needed")
        reader.sheet["pair_company"][i] = reader.one_of(f"pairs.{i}.company", pair.get("company", "?"), CARDS[:7])
        reader.sheet["pair_forecast"][i] = reader.one_of(f"pairs.{i}.forecast", pair.get("forecast", "?"), FORECASTS)
        owner = pair_owner(box_of(reader.setup), i)
        up = reader.truth(f"pairs.{i}.up", pair.get("up", dealt and owner == ids.PUBLIC))
        known = [owner] if dealt and 0 <= owner < ids.PUBLIC else []
        reader.sheet["pair_up"][i] = int(up)
        reader.sheet["pair_known"][i] = ids.EVERYONE if up else reader.mask("pairs", pair.get("known", known))
        reader.sheet["pair_told"][i] = int(reader.truth(f"pairs.{i}.told", pair.get("told", False)))
    if dealt:
        fill_pairs(reader)


def fill_pairs(reader: Reader) -> None:
    """Cards of this round that no pair names go to the pairs that name none, in the order of the box."""
    for name, values in (
        ("pair_company", [COMPANIES.index(key) + 1 for key in reader.table.companies]),
        ("pair_forecast", forecasts(reader)),
    ):
        row = reader.sheet[name]
        for value in row:
            if value:
                if value not in values:
                    what = CARDS[value] if name == "pair_company" else FORECASTS[value]
                    raise ValueError(f"pairs: {what} is not among the cards of the round, or is there twice (INF-3)")
                values.remove(value)
        for i in range(len(reader.table.companies)):
            if not row[i]:
                row[i] = values.pop(0)


def default_rolls(reader: Reader) -> None:
    """Where a position does not say what the dice show, they show the cards of the base game."""
    if "dice" not in reader.setup.modules or any(reader.sheet["rolled"]):
        return
    if reader.is_after("dice") and not reader.is_after("movement"):
        reader.sheet["rolled"][: len(reader.table.forecasts)] = [FORECASTS.index(f) for f in reader.table.forecasts]


def forecasts(reader: Reader) -> list[int]:
    """The forecast cards of this round: the dice name them, if there are any."""
    if any(reader.sheet["rolled"]):
        return [kind for kind in reader.sheet["rolled"] if kind]
    return [FORECASTS.index(key) for key in reader.table.forecasts]


def read_scores(reader: Reader) -> None:
    """The reckoning. Before the end it is all zeros, which need not be put down one by one."""
    if reader.data.get("scores") != UNSCORED[reader.players]:
        read_row(reader, "scores")
    read_cells(reader, "winners")
