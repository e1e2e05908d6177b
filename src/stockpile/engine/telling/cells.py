"""A view as JSON, cut into cells: the least pieces that an event can set anew.

A cell has a path in the view (`cash.1`, `piles.0`) and a text made from the fields it shows. Every byte of a state
belongs to at most one cell, so that two views are compared as memory and only what differs is written.
"""

try:
    import cython
except ModuleNotFoundError:
    from stockpile.engine import shadow as cython

from stockpile.engine import ids, names, state
from stockpile.engine.declared import fields
from stockpile.engine.declared.cells import CELLS
from stockpile.engine.rules import card
from stockpile.engine.setup import box, roster
from stockpile.engine.state import State
from stockpile.engine.telling import writer
from stockpile.engine.telling.writer import Writer

CARD = tuple(f'"{key}"'.encode() for key in names.CARDS)
FORECAST = tuple(f'"{key}"'.encode() for key in names.FORECASTS)
HELD = tuple(f'"{key}":'.encode() for key in names.HELD)
KIND = tuple(f'"{key}":'.encode() for key in names.CARDS)
PART = tuple(f'"{key}":'.encode() for key in names.PARTS)
STAGE = tuple(f'"{names.STAGES[stage]}"'.encode() for stage in range(len(names.STAGES)))
ASK = tuple(f'"{names.ASKS[ask]}"'.encode() for ask in range(len(names.ASKS)))
SEATS = (
    *(b"[" + b",".join(b"%d" % seat for seat in range(ids.SEATS) if mask >> seat & 1) + b"]" for mask in range(64)),
    b"[-1]",
)
INFORMATION = tuple(f'"{key}"'.encode() for key in names.INFORMATION)
TRUTH = (b"false", b"true")
POWER = [f'"{roster.key_of(number)}"'.encode() for number in range(ids.POWERS)]  # plug-in cards change it

PATHS = tuple(cell.path for cell in CELLS)
SHOWN = fields.shown()


def _cell_of_bytes() -> list[int]:
    """The cell of each byte of a state, ids.CELL_NONE for what no view shows."""
    cells = [ids.CELL_NONE] * fields.NBYTES
    at = 0
    for field in fields.FIELDS:
        dims, nbytes = field.dims, field.nbytes
        sort, by = SHOWN.get(field.name, (ids.CELL_NONE, "-"))
        first = sort * ids.CELL_WIDTH
        if sort == ids.CELL_NONE:
            row = [ids.CELL_NONE] * nbytes
        elif by == "s":
            row = [first + index for index in range(dims[0]) for _ in range(nbytes // dims[0])]
        elif by == "o":
            each = nbytes // (dims[0] * dims[1])
            row = [first + index for _ in range(dims[0]) for index in range(dims[1]) for _ in range(each)]
        else:
            row = [first + (ids.CELL_WIDTH - 1 if by == "a" else 0)] * nbytes
        cells[at : at + nbytes] = row
        at += nbytes
    return cells


CELL_OF_BYTE = _cell_of_bytes()


def path_of(sort: int, index: int) -> str:
    """Where a cell lies in the view."""
    cell = CELLS[sort]
    if cell.each == "company":
        return f"{cell.path}.{names.COMPANIES[min(index, ids.STOCKS - 1)]}"
    return f"{cell.path}.{index}" if cell.each else cell.path


KEYS = tuple(f'"{path_of(sort, index)}":'.encode() for sort in range(ids.CELL_SORTS) for index in range(ids.CELL_WIDTH))
NAMES = tuple(f',"{path}":'.encode() for path in PATHS)
EACH = tuple(cell.each for cell in CELLS)
if not cython.compiled:
    CELL_MAP = [0] * fields.NBYTES


def fill_map() -> None:
    """Copies the map to where compiled code reads it without asking Python."""
    for i in range(fields.NBYTES):
        CELL_MAP[i] = CELL_OF_BYTE[i]


fill_map()


def write_view(w: Writer, g: State, setup_text: bytes) -> None:
    """The whole view."""
    writer.add(w, b'{"seat":')
    if 0 < g.observer <= ids.SEATS:
        writer.number(w, g.observer - 1)
    else:
        writer.add(w, b"null")
    writer.add(w, b',"setup":')
    writer.add(w, setup_text)
    writer.add(w, b',"events":')
    writer.number(w, g.emitted)
    for sort in range(ids.CELL_SORTS):
        if not g.box.shows[sort]:
            continue
        writer.add(w, NAMES[sort])
        if EACH[sort] == "":
            write_cell(w, g, sort, 0)
        elif EACH[sort] == "seat":
            write_row(w, g, sort, g.box.players)
        elif EACH[sort] == "pile":
            write_row(w, g, sort, g.box.piles)
        elif EACH[sort] == "pair":
            write_row(w, g, sort, g.box.pairs)
        else:
            write_market(w, g)
    writer.add(w, b"}")


def write_row(w: Writer, g: State, sort: int, size: int) -> None:
    """All cells of a sort, as a list."""
    writer.add(w, b"[")
    for i in range(size):
        if i > 0:
            writer.add(w, b",")
        write_cell(w, g, sort, i)
    writer.add(w, b"]")


def write_market(w: Writer, g: State) -> None:
    """All stocks, by company."""
    writer.add(w, b"{")
    for i in range(g.box.companies):
        if i > 0:
            writer.add(w, b",")
        writer.add(w, HELD[g.box.company[i]])
        write_cell(w, g, ids.CELL_MARKET, g.box.company[i])
    writer.add(w, b"}")


def write_changes(w: Writer, before: State, after: State) -> int:
    """The cells in which two views differ, as an object of paths and new values.

    Returns whether it tells more than how far the game is and whose turn it is, which every answer tells.
    """
    if not cython.compiled:
        dirty = [0] * ids.CELL_SORTS
    mark_differences(before, after, dirty)
    if dirty[ids.CELL_PROGRESS] and (after.ask == ids.ASK_CLAIM or after.ask > ids.ASK_PICK):
        dirty[ids.CELL_QUESTION] = 1
    if dirty[ids.CELL_STRATEGIES] >> (ids.CELL_WIDTH - 1):
        dirty[ids.CELL_STRATEGIES] = (1 << after.box.players) - 1
    writer.add(w, b"{")
    written = tells = 0
    for sort in range(ids.CELL_SORTS):
        if not dirty[sort]:
            continue
        if sort != ids.CELL_PROGRESS and sort != ids.CELL_QUESTION:
            tells = 1
        for index in range(ids.CELL_WIDTH):
            if (dirty[sort] >> index) & 1:
                if written:
                    writer.add(w, b",")
                written = 1
                writer.add(w, KEYS[sort * ids.CELL_WIDTH + index])
                write_cell(w, after, sort, index)
    writer.add(w, b"}")
    return tells


def mark_differences(before: State, after: State, dirty: list[int]) -> None:
    """Marks the cells in which two views differ: for each sort a mask of its cells."""
    if not cython.compiled:
        mark_fields(before, after, dirty)
        return
    for sort in range(ids.CELL_SORTS):
        dirty[sort] = 0
    at = state.next_difference(before, after, 0)
    while at < state.STATE_BYTES:
        if CELL_MAP[at] != ids.CELL_NONE:
            dirty[CELL_MAP[at] // ids.CELL_WIDTH] |= 1 << (CELL_MAP[at] % ids.CELL_WIDTH)
        at = state.next_difference(before, after, at + 1)


def mark_fields(before: State, after: State, dirty: list[int]) -> None:
    """The same for the pure build, which has no memory to compare: field by field."""
    for name, (sort, by) in SHOWN.items():
        old, new = getattr(before, name), getattr(after, name)
        if old == new:
            continue
        if by in "-a":
            dirty[sort] |= 1 << (ids.CELL_WIDTH - 1) if by == "a" else 1
            continue
        rows = (
            zip(old, new, strict=True)
            if by == "s"
            else zip(zip(*old, strict=True), zip(*new, strict=True), strict=True)
        )
        for index, (left, right) in enumerate(rows):
            if left != right:
                dirty[sort] |= 1 << index


def write_cell(w: Writer, g: State, sort: int, i: int) -> None:
    """One cell."""
    if sort == ids.CELL_CASH:
        writer.number(w, g.cash[i])
    elif sort == ids.CELL_PROGRESS:
        write_progress(w, g)
    elif sort == ids.CELL_QUESTION:
        write_question(w, g)
    elif sort == ids.CELL_BID:
        write_bid(w, g, i)
    elif sort == ids.CELL_PILE:
        write_pile(w, g, i)
    elif sort == ids.CELL_REGULAR:
        write_regular(w, g, i)
    elif sort == ids.CELL_MEEPLES:
        writer.number(w, g.off[i])
    elif sort == ids.CELL_HAND:
        write_hand(w, g, i)
    elif sort == ids.CELL_SPLIT:
        write_split(w, g, i)
    elif sort == ids.CELL_DISCARD:
        write_discard(w, g)
    elif sort == ids.CELL_MARKET:
        write_stock(w, g, i)
    elif sort == ids.CELL_PAIR:
        write_pair(w, g, i)
    else:
        write_rare(w, g, sort, i)


def write_rare(w: Writer, g: State, sort: int, i: int) -> None:
    """Cells that seldom change."""
    if sort == ids.CELL_FEES:
        write_numbers(w, g.fees[i], ids.FEES)
    elif sort == ids.CELL_DECK:
        writer.add(w, b'{"left":')
        writer.number(w, g.deck_n - g.deck_at)
        writer.add(w, b',"drawn":')
        writer.number(w, g.deck_at)
        writer.add(w, b"}")
    elif sort == ids.CELL_ROUND:
        writer.number(w, g.round)
    elif sort == ids.CELL_PHASE:
        writer.add(w, STAGE[g.stage])
    elif sort == ids.CELL_FIRST:
        writer.number(w, g.first)
    elif sort == ids.CELL_EXCLUDED:
        write_numbers(w, g.excluded, ids.LOTS)
    elif sort == ids.CELL_SCORE:
        write_score(w, g, i)
    elif sort == ids.CELL_WINNERS:
        writer.add(w, SEATS[g.winners])
    else:
        write_module_cell(w, g, sort, i)


def write_module_cell(w: Writer, g: State, sort: int, i: int) -> None:
    """Cells that come with a module."""
    if sort == ids.CELL_BONDS:
        writer.number(w, g.bonds[i])
    elif sort == ids.CELL_COMMERCE:
        write_commerce(w, g, i)
    elif sort == ids.CELL_COMMERCE_DECK:
        writer.number(w, g.commerce_size - g.commerce_at)
    elif sort == ids.CELL_ROLLED:
        write_rolled(w, g)
    elif sort > ids.CELL_HEIR:
        write_power_cell(w, g, sort, i)
    elif g.heir > 0:
        writer.number(w, g.heir - 1)
    else:
        writer.add(w, b"null")


def write_power_cell(w: Writer, g: State, sort: int, i: int) -> None:
    """Cells that come with investors or strategies."""
    if sort == ids.CELL_INVESTORS:
        write_investors(w, g, i)
    elif sort == ids.CELL_STRATEGIES:
        write_strategies(w, g, i)
    elif sort == ids.CELL_TALLY:
        write_tally(w, g, i)
    elif sort == ids.CELL_OFFERS:
        write_offers(w, g)
    elif sort == ids.CELL_STRATEGY_DECK:
        writer.add(w, b'{"left":')
        writer.number(w, g.strategy_size - g.strategy_drawn)
        writer.add(w, b',"recycled":')
        writer.number(w, g.recycled)
        writer.add(w, b"}")
    elif sort == ids.CELL_TUCKS:
        write_tucks(w, g)
    elif sort == ids.CELL_BETS:
        write_bets(w, g)
    elif sort == ids.CELL_LOCKED:
        write_stocks(w, g.locked)
    elif sort == ids.CELL_PROTECTED:
        write_stocks(w, g.protected)
    elif sort == ids.CELL_OPENING:
        write_opening(w, g)
    elif sort == ids.CELL_COMMERCE_OUT:
        write_kinds(w, g.commerce_out, ids.GOLD, ids.COMMODITIES + 1)
    else:
        write_memos(w, g)


def write_investors(w: Writer, g: State, seat: int) -> None:
    """The investors of a seat; before the choice is opened, what was dealt and what was chosen of it."""
    writer.add(w, b'{"shown":[')
    for slot in range(ids.OWNED):
        if g.investor[seat][slot]:
            if slot > 0:
                writer.add(w, b",")
            writer.add(w, POWER[g.investor[seat][slot] - 1])
    writer.add(w, b'],"dealt":[')
    for i in range(g.dealt_n[seat]):
        if i > 0:
            writer.add(w, b",")
        writer.add(w, POWER[g.dealt[seat][i] - 1] if g.dealt[seat][i] else b'"?"')
    writer.add(w, b'],"chosen":[')
    written = 0
    for i in range(g.dealt_n[seat]):
        if (g.chosen[seat] >> i) & 1:
            writer.add(w, b"," if written else b"")
            writer.number(w, i)
            written += 1
    for _ in range(g.chosen_n[seat] - written):
        writer.add(w, b',"?"' if written else b'"?"')
        written += 1
    writer.add(w, b"]}")


def write_strategies(w: Writer, g: State, seat: int) -> None:
    """Strategies in hand, discarded and played; what is secret reads "?"."""
    writer.add(w, b'{"hand":')
    write_cards_of(w, g.strategy_at, seat, g.strategy_n[seat])
    writer.add(w, b',"dropped":')
    write_cards_of(w, g.dropped_by, seat, g.dropped_n[seat])
    writer.add(w, b',"played":')
    write_cards_of(w, g.strategy_played, seat, 0)
    if has_redrawn(g, seat):
        writer.add(w, b',"redrawn":')
        write_cards_of(w, g.redrawn, seat, 0)
    writer.add(w, b"}")


def has_redrawn(g: State, seat: int) -> int:
    """Whether the seat has drawn cards from the discards of the others, and they may be named."""
    for number in range(ids.STRATEGIES):
        if g.redrawn[number] == seat + 1:
            return 1
    return 0


def write_cards_of(w: Writer, row: list[int], seat: int, size: int) -> None:
    """The strategies that a row gives to a seat, filled up with unknown ones."""
    writer.add(w, b"[")
    written = 0
    for number in range(ids.STRATEGIES):
        if row[number] == seat + 1:
            writer.add(w, b"," if written else b"")
            writer.add(w, POWER[ids.INVESTORS + number])
            written += 1
    for _ in range(size - written):
        writer.add(w, b',"?"' if written else b'"?"')
        written += 1
    writer.add(w, b"]")


def write_tally(w: Writer, g: State, seat: int) -> None:
    """What a seat has done this round, as far as cards ask for it."""
    writer.add(w, b'{"used":[')
    written = 0
    for slot in range(ids.OWNED):
        if (g.used[seat] >> slot) & 1:
            writer.add(w, b"," if written else b"")
            writer.add(w, POWER[g.investor[seat][slot] - 1])
            written = 1
    writer.add(w, b'],"plays":')
    writer.number(w, g.plays[seat])
    writer.add(w, b',"fee_cards":')
    writer.number(w, g.fee_cards[seat])
    writer.add(w, b',"fee_money":')
    writer.number(w, g.fee_money[seat])
    writer.add(w, b',"fresh":')
    write_numbers(w, g.fresh[seat], ids.FEES)
    writer.add(w, b',"rebate":')
    writer.number(w, g.rebate[seat])
    writer.add(w, b',"highest":')
    write_place(w, g.highest[seat])
    writer.add(w, b',"lowest":')
    write_place(w, g.lowest[seat])
    writer.add(w, b',"took":')
    writer.add(w, INFORMATION[g.took[seat]])
    writer.add(w, b"}")


def write_place(w: Writer, place: int) -> None:
    """A place counted from 1, null if there is none."""
    if place > 0:
        writer.number(w, place - 1)
    else:
        writer.add(w, b"null")


def write_offers(w: Writer, g: State) -> None:
    """The investors that are bid for, by pile."""
    writer.add(w, b"[")
    for pile in range(g.box.piles):
        if pile > 0:
            writer.add(w, b",")
        writer.add(w, POWER[g.offer[pile] - 1] if g.offer[pile] else b"null")
    writer.add(w, b"]")


def write_tucks(w: Writer, g: State) -> None:
    """Strategies that lie on pairs, in the order played."""
    writer.add(w, b"[")
    for i in range(g.tuck_n):
        writer.add(w, b'{"strategy":' if i == 0 else b',{"strategy":')
        writer.add(w, POWER[g.tuck_card[i]])
        writer.add(w, b',"pair":')
        writer.number(w, g.tuck_pair[i])
        writer.add(w, b"}")
    writer.add(w, b"]")


def write_bets(w: Writer, g: State) -> None:
    """Bets, in the order made."""
    writer.add(w, b"[")
    for i in range(g.bet_n):
        writer.add(w, b'{"strategy":' if i == 0 else b',{"strategy":')
        writer.add(w, POWER[g.bet_card[i]])
        writer.add(w, b',"seat":')
        writer.number(w, g.bet_seat[i])
        writer.add(w, b',"company":')
        writer.add(w, CARD[g.bet_stock[i] + 1])
        writer.add(w, b"}")
    writer.add(w, b"]")


def write_stocks(w: Writer, mask: int) -> None:
    """The companies of a mask."""
    writer.add(w, b"[")
    written = 0
    for stock in range(ids.STOCKS):
        if (mask >> stock) & 1:
            writer.add(w, b"," if written else b"")
            writer.add(w, CARD[stock + 1])
            written = 1
    writer.add(w, b"]")


def write_opening(w: Writer, g: State) -> None:
    """Opening cards that a seat has drawn and not yet laid."""
    if g.opener == 0:
        writer.add(w, b"null")
        return
    writer.add(w, b'{"seat":')
    writer.number(w, g.opener - 1)
    writer.add(w, b',"cards":[')
    for i in range(g.opening_n):
        if i > 0:
            writer.add(w, b",")
        writer.add(w, CARD[g.opening[i]])
    writer.add(w, b"]}")


def write_memos(w: Writer, g: State) -> None:
    """What plug-in cards remember, as lists of card, seat, place and value without the zeros."""
    writer.add(w, b"[")
    written = 0
    for number in range(ids.PLUGINS):
        for seat in range(g.box.players):
            for i in range(ids.MEMOS):
                if g.memos[number][seat][i]:
                    writer.add(w, b",[" if written else b"[")
                    written = 1
                    write_four(w, number, seat, i, g.memos[number][seat][i])
                    writer.add(w, b"]")
    writer.add(w, b"]")


def write_four(w: Writer, a: int, b: int, c: int, d: int) -> None:
    """Four numbers with commas between."""
    writer.number(w, a)
    writer.add(w, b",")
    writer.number(w, b)
    writer.add(w, b",")
    writer.number(w, c)
    writer.add(w, b",")
    writer.number(w, d)


def write_commerce(w: Writer, g: State, seat: int) -> None:
    """What a seat owns of commerce cards, and what it has drawn and not yet laid."""
    writer.add(w, b'{"commodities":')
    write_kinds(w, g.commodities[seat], ids.GOLD, ids.COMMODITIES)
    writer.add(w, b',"taxes":')
    writer.number(w, g.taxes[seat])
    writer.add(w, b',"hand":[')
    for i in range(g.commerce_n[seat]):
        if i > 0:
            writer.add(w, b",")
        writer.add(w, CARD[g.commerce_hand[seat][i]])
    writer.add(w, b"]}")


def write_rolled(w: Writer, g: State) -> None:
    """What the dice show, an empty list before they are rolled."""
    writer.add(w, b"[")
    for i in range(g.box.companies):
        if g.rolled[i]:
            if i > 0:
                writer.add(w, b",")
            writer.add(w, FORECAST[g.rolled[i]])
    writer.add(w, b"]")


def write_numbers(w: Writer, row: list[int], size: int) -> None:
    """A list of numbers."""
    writer.add(w, b"[")
    for i in range(size):
        if i > 0:
            writer.add(w, b",")
        writer.number(w, row[i])
    writer.add(w, b"]")


def write_counts(w: Writer, row: list[int], size: int) -> None:
    """How many cards of each column of a half, as an object without the zeros."""
    writer.add(w, b"{")
    written = 0
    for held in range(size):
        if row[held]:
            if written:
                writer.add(w, b",")
            written = 1
            writer.add(w, HELD[held])
            writer.number(w, row[held])
    writer.add(w, b"}")


def write_kinds(w: Writer, row: list[int], first: int, size: int) -> None:
    """How many cards of each kind, from a first one on, likewise."""
    writer.add(w, b"{")
    written = 0
    for i in range(size):
        if row[i]:
            if written:
                writer.add(w, b",")
            written = 1
            writer.add(w, KIND[first + i])
            writer.number(w, row[i])
    writer.add(w, b"}")


def write_split(w: Writer, g: State, seat: int) -> None:
    """A split half."""
    write_counts(w, g.split[seat], ids.STOCKS)


def write_hand(w: Writer, g: State, seat: int) -> None:
    """Cards that are not yet placed."""
    writer.add(w, b"[")
    for i in range(g.hand_n[seat]):
        if i > 0:
            writer.add(w, b",")
        writer.add(w, CARD[g.hand[seat][i]])
    writer.add(w, b"]")


def write_discard(w: Writer, g: State) -> None:
    """The open discard by kind."""
    write_kinds(w, g.discard, 0, ids.MARKET)


def write_stock(w: Writer, g: State, stock: int) -> None:
    """Where a stock stands and what it costs."""
    writer.add(w, b'{"space":')
    writer.number(w, g.space[stock])
    writer.add(w, b',"price":')
    writer.number(w, box.price(g.box, stock, g.space[stock]))
    writer.add(w, b"}")


def write_progress(w: Writer, g: State) -> None:
    """Where the stage stands, and the agenda."""
    writer.add(w, b'{"step":')
    writer.number(w, g.step)
    writer.add(w, b',"turn":')
    writer.number(w, g.turn)
    writer.add(w, b',"count":')
    writer.number(w, g.count)
    writer.add(w, b',"deal":')
    writer.number(w, g.deal)
    writer.add(w, b',"agenda":[')
    for i in range(g.depth):
        writer.add(w, b"[" if i == 0 else b",[")
        write_four(w, g.task[i], g.about[i], g.amount[i], g.served[i])
        if g.task[i] == ids.TASK_CARD:
            writer.add(w, b",")
            writer.number(w, g.picked[i])
            for step in range(g.picked[i] if g.picked[i] < ids.PICKS else ids.PICKS):
                writer.add(w, b",")
                writer.number(w, g.picks[i][step])
        writer.add(w, b"]")
    writer.add(w, b"]}")


def write_question(w: Writer, g: State) -> None:
    """Who is asked what; a claim says of which company and for how much a share."""
    if g.ask == ids.NOTHING:
        writer.add(w, b"null")
        return
    writer.add(w, b'{"seats":')
    writer.add(w, SEATS[g.asked])
    writer.add(w, b',"ask":')
    writer.add(w, ASK[g.ask])
    if g.ask == ids.ASK_CLAIM:
        writer.add(w, b',"company":')
        writer.add(w, CARD[g.about[g.depth - 1] + 1])
        writer.add(w, b',"amount":')
        writer.number(w, g.amount[g.depth - 1])
    if g.ask > ids.ASK_PICK:
        writer.add(w, b',"card":')
        writer.add(w, POWER[g.about[g.depth - 1]])
        writer.add(w, b',"step":')
        writer.number(w, card.asked_step(g, g.about[g.depth - 1], g.amount[g.depth - 1], g.picked[g.depth - 1]))
    writer.add(w, b"}")


def write_bid(w: Writer, g: State, pile: int) -> None:
    """The meeple on a track."""
    if g.bid_space[pile] == 0:
        writer.add(w, b"null")
        return
    writer.add(w, b'{"seat":')
    writer.number(w, g.bid_seat[pile])
    writer.add(w, b',"space":')
    writer.number(w, g.bid_space[pile] - 1)
    writer.add(w, b',"value":')
    writer.number(w, g.box.bid_value[g.bid_space[pile] - 1])
    writer.add(w, b"}")


def at_table(g: State) -> int:
    """The mask of all seats that are taken."""
    return (1 << g.box.players) - 1


def write_pile(w: Writer, g: State, pile: int) -> None:
    """The cards of a pile in the order they were laid; who laid and who knows them is public."""
    writer.add(w, b"[")
    for slot in range(g.pile_n[pile]):
        writer.add(w, b'{"card":' if slot == 0 else b',{"card":')
        writer.add(w, CARD[g.pile_card[pile][slot]])
        writer.add(w, b',"up":')
        writer.add(w, TRUTH[g.pile_up[pile][slot]])
        if g.pile_placer[pile][slot]:
            writer.add(w, b',"by":')
            writer.number(w, g.pile_placer[pile][slot] - 1)
        if not g.pile_up[pile][slot]:
            writer.add(w, b',"known":')
            writer.add(w, SEATS[g.pile_known[pile][slot] & at_table(g)])
        writer.add(w, b"}")
    writer.add(w, b"]")


def write_pair(w: Writer, g: State, pair: int) -> None:
    """A pair, whose it is, and who knows it."""
    owner = box.pair_owner(g.box, pair)
    writer.add(w, b'{"owner":')
    if 0 <= owner < ids.SEATS:
        writer.number(w, owner)
    else:
        writer.add(w, b"null")
    writer.add(w, b',"company":')
    writer.add(w, CARD[g.pair_company[pair]])
    writer.add(w, b',"forecast":')
    writer.add(w, FORECAST[g.pair_forecast[pair]])
    writer.add(w, b',"up":')
    writer.add(w, TRUTH[g.pair_up[pair]])
    writer.add(w, b',"known":')
    writer.add(w, SEATS[g.pair_known[pair] & at_table(g)])
    writer.add(w, b',"told":true}' if g.pair_told[pair] else b"}")


def write_start(w: Writer, mark: int) -> None:
    """What is known of a starting card: "?" as it was dealt, a company, or null when it can no longer be told."""
    writer.add(w, b"null" if mark == ids.LOST else CARD[mark])


def write_book(w: Writer, g: State, observer: int, seat: int) -> None:
    """What one observer knows of a regular half: cards by kind, unknown cards by lot, and the starting card."""
    writer.add(w, b'{"known":')
    write_counts(w, g.known[observer][seat], ids.HELD)
    writer.add(w, b',"unknown":{')
    written = 0
    for lot in range(ids.LOTS):
        if g.lots[observer][seat][lot]:
            writer.add(w, b',"' if written else b'"')
            written = 1
            writer.number(w, lot)
            writer.add(w, b'":')
            writer.number(w, g.lots[observer][seat][lot])
    writer.add(w, b'},"start":')
    write_start(w, g.start_mark[observer][seat])
    writer.add(w, b"}")


def write_regular(w: Writer, g: State, seat: int) -> None:
    """A regular half as the observer knows it: the own cards, or the observer's book; and the public's book."""
    writer.add(w, b'{"size":')
    writer.number(w, g.regular_n[seat])
    writer.add(w, b',"left":')
    writer.add(w, TRUTH[g.left[seat]])
    writer.add(w, b',"public":')
    write_book(w, g, ids.PUBLIC, seat)
    mine = g.observer - 1
    if mine == seat or mine == ids.ALL:
        writer.add(w, b',"cards":')
        write_counts(w, g.regular[seat], ids.HELD)
        writer.add(w, b',"start":')
        write_start(w, g.start_mark[seat][seat])
    elif 0 <= mine < ids.SEATS:
        writer.add(w, b',"mine":')
        write_book(w, g, mine, seat)
    writer.add(w, b"}")


def write_score(w: Writer, g: State, seat: int) -> None:
    """The final reckoning of a seat; all zero before the end."""
    writer.add(w, b"{")
    for part in range(ids.PARTS):
        writer.add(w, PART[part])
        writer.number(w, g.score[seat][part])
        writer.add(w, b",")
    writer.add(w, b'"majorities":')
    writer.number(w, g.majorities[seat])
    writer.add(w, b"}")
