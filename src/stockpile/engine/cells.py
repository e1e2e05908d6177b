"""A view as JSON, cut into cells: the least pieces that an event can set anew.

A cell has a path in the view (`cash.1`, `piles.0`) and a text made from the fields it shows. Every byte of a state
belongs to at most one cell, so that two views are compared as memory and only what differs is written.
"""

try:
    import cython
except ModuleNotFoundError:
    from stockpile.engine import shadow as cython

from stockpile.engine import box, declare, ids, names, state
from stockpile.engine.state import State

CARD = tuple(f'"{key}"' for key in names.CARDS)
FORECAST = tuple(f'"{key}"' for key in names.FORECASTS)
HELD = tuple(f'"{key}":' for key in names.HELD)
STAGE = tuple(f'"{names.STAGES[stage]}"' for stage in range(ids.OVER + 1))
ASK = tuple(f'"{names.ASKS[ask]}"' for ask in range(len(names.ASKS)))
SEATS = tuple("[" + ",".join(str(s) for s in range(7) if mask >> s & 1) + "]" for mask in range(64)) + ("[-1]",)

# One number for each sort of cell; the cell's own number is sort * WIDTH + index.
WIDTH = 8
(
    ROUND,
    PHASE,
    FIRST,
    PROGRESS,
    QUESTION,
    CASH,
    FEES,
    REGULAR,
    SPLIT,
    HAND,
    MEEPLES,
    PILE,
    BID,
    MARKET,
    PAIR,
    DECK,
    DISCARD,
    EXCLUDED,
    SCORE,
    WINNERS,
) = range(20)
SORTS = 20
PATHS = (
    "round",
    "phase",
    "first",
    "progress",
    "question",
    "cash",
    "fees",
    "regular",
    "split",
    "hands",
    "off",
    "piles",
    "bids",
    "market",
    "pairs",
    "deck",
    "discard",
    "excluded",
    "scores",
    "winners",
)
NONE = 255
# Which cell shows a field, and by which index: s a seat (or pile, stock, pair: the first), o the second, - none.
SHOWN = {
    "cash": (CASH, "s"),
    "score": (SCORE, "s"),
    "round": (ROUND, "-"),
    "stage": (PHASE, "-"),
    "step": (PROGRESS, "-"),
    "turn": (PROGRESS, "-"),
    "count": (PROGRESS, "-"),
    "deal": (PROGRESS, "-"),
    "first": (FIRST, "-"),
    "ask": (QUESTION, "-"),
    "asked": (QUESTION, "-"),
    "depth": (PROGRESS, "-"),
    "task": (PROGRESS, "-"),
    "about": (PROGRESS, "-"),
    "amount": (PROGRESS, "-"),
    "served": (PROGRESS, "-"),
    "space": (MARKET, "s"),
    "regular_n": (REGULAR, "s"),
    "split": (SPLIT, "s"),
    "fees": (FEES, "s"),
    "hand_n": (HAND, "s"),
    "pile_n": (PILE, "s"),
    "pile_up": (PILE, "s"),
    "pile_known": (PILE, "s"),
    "pile_placer": (PILE, "s"),
    "bid_space": (BID, "s"),
    "bid_seat": (BID, "s"),
    "off": (MEEPLES, "s"),
    "deck_at": (DECK, "-"),
    "deck_n": (DECK, "-"),
    "discard": (DISCARD, "-"),
    "pair_known": (PAIR, "s"),
    "pair_up": (PAIR, "s"),
    "excluded": (EXCLUDED, "-"),
    "left": (REGULAR, "s"),
    "majorities": (SCORE, "s"),
    "winners": (WINNERS, "-"),
    "regular": (REGULAR, "s"),
    "hand": (HAND, "s"),
    "pile_card": (PILE, "s"),
    "pair_company": (PAIR, "s"),
    "pair_forecast": (PAIR, "s"),
    "known": (REGULAR, "o"),
    "lots": (REGULAR, "o"),
    "start_mark": (REGULAR, "o"),
}


def _cell_of_bytes() -> bytes:
    """The cell of each byte of a state, NONE for what no view shows."""
    cells = bytearray([NONE]) * declare.NBYTES
    at = 0
    for field in declare.FIELDS:
        size = field.nbytes // field.size
        sort, by = SHOWN.get(field.name, (NONE, "-"))
        for i in range(field.size):
            index = 0
            if by == "s":
                index = i // (field.size // field.dims[0])
            elif by == "o":
                index = i // (field.size // (field.dims[0] * field.dims[1])) % field.dims[1]
            for byte in range(size):
                cells[at + i * size + byte] = NONE if sort == NONE else sort * WIDTH + index
        at += field.nbytes
    return bytes(cells)


CELL_OF_BYTE = _cell_of_bytes()
CELLS = SORTS * WIDTH
SEATED = (CASH, FEES, REGULAR, SPLIT, HAND, MEEPLES, SCORE)


def path_of(sort: int, index: int) -> str:
    """Where a cell lies in the view."""
    if sort == MARKET:
        return f"market.{names.COMPANIES[min(index, ids.STOCKS - 1)]}"
    if sort in SEATED or sort in (PILE, BID, PAIR):
        return f"{PATHS[sort]}.{index}"
    return PATHS[sort]


KEYS = tuple(f'"{path_of(sort, index)}":' for sort in range(SORTS) for index in range(WIDTH))
if not cython.compiled:
    CELL_MAP = [0] * declare.NBYTES


def fill_map() -> None:
    """Copies the map to where compiled code reads it without asking Python."""
    for i in range(declare.NBYTES):
        CELL_MAP[i] = CELL_OF_BYTE[i]


fill_map()


def view_text(g: State, setup_text: str) -> str:
    """The whole view as JSON."""
    players = range(g.box.players)
    piles = range(g.box.piles)
    seat = str(g.observer - 1) if 0 < g.observer <= ids.SEATS else "null"
    parts = [f'{{"seat":{seat},"setup":{setup_text},"events":{g.emitted}']
    for sort in range(SORTS):
        if sort in SEATED:
            value = "[" + ",".join([cell_text(g, sort, i) for i in players]) + "]"
        elif sort == PILE or sort == BID:
            value = "[" + ",".join([cell_text(g, sort, i) for i in piles]) + "]"
        elif sort == PAIR:
            value = "[" + ",".join([cell_text(g, sort, i) for i in range(g.box.pairs)]) + "]"
        elif sort == MARKET:
            companies = [g.box.company[i] for i in range(g.box.companies)]
            value = "{" + ",".join([HELD[c] + cell_text(g, sort, c) for c in companies]) + "}"
        else:
            value = cell_text(g, sort, 0)
        parts.append(f'"{PATHS[sort]}":{value}')
    return ",".join(parts) + "}"


def changes(before: State, after: State) -> str:
    """The cells in which two views differ, as the inside of a JSON object of paths and new values."""
    dirty = find_dirty(before, after)
    if after.ask == ids.ASK_CLAIM and PROGRESS * WIDTH in dirty and QUESTION * WIDTH not in dirty:
        dirty.append(QUESTION * WIDTH)
    return ",".join([KEYS[cell] + cell_text(after, cell // WIDTH, cell % WIDTH) for cell in dirty])


def find_dirty(before: State, after: State) -> list[int]:
    """The numbers of the cells in which two views differ."""
    dirty: list[int] = []
    at = state.next_difference(before, after, 0)
    while at < declare.NBYTES:
        cell = CELL_MAP[at]
        if cell != NONE and cell not in dirty:
            dirty.append(cell)
        at = state.next_difference(before, after, at + 1)
    return dirty


def cell_text(g: State, sort: int, i: int) -> str:
    """The JSON of one cell."""
    if sort == CASH:
        return str(g.cash[i])
    if sort == PROGRESS:
        return progress_text(g)
    if sort == QUESTION:
        return question_text(g)
    if sort == BID:
        return bid_text(g, i)
    if sort == PILE:
        return pile_text(g, i)
    if sort == REGULAR:
        return regular_text(g, i)
    if sort == MEEPLES:
        return str(g.off[i])
    if sort == HAND:
        return "[" + ",".join([CARD[g.hand[i][j]] for j in range(g.hand_n[i])]) + "]"
    if sort == SPLIT:
        return counts_text([g.split[i][j] for j in range(ids.STOCKS)])
    if sort == DISCARD:
        return discard_text(g)
    if sort == MARKET:
        return f'{{"space":{g.space[i]},"price":{box.price(g.box, i, g.space[i])}}}'
    if sort == PAIR:
        return pair_text(g, i)
    if sort == FEES:
        return f"[{g.fees[i][0]},{g.fees[i][1]},{g.fees[i][2]}]"
    if sort == DECK:
        return f'{{"left":{g.deck_n - g.deck_at},"drawn":{g.deck_at}}}'
    if sort == ROUND:
        return str(g.round)
    if sort == PHASE:
        return STAGE[g.box.plan[g.stage]]
    if sort == FIRST:
        return str(g.first)
    if sort == EXCLUDED:
        return "[" + ",".join([str(g.excluded[j]) for j in range(ids.LOTS)]) + "]"
    if sort == SCORE:
        return score_text(g, i)
    return SEATS[g.winners]


def counts_text(counts: list[int]) -> str:
    """How many of each kind, as an object without the zeros."""
    return "{" + ",".join([f"{HELD[i]}{n}" for i, n in enumerate(counts) if n]) + "}"


def discard_text(g: State) -> str:
    """The open discard by kind."""
    return "{" + ",".join([f"{CARD[i]}:{g.discard[i]}" for i in range(1, ids.KINDS) if g.discard[i]]) + "}"


def progress_text(g: State) -> str:
    """Where the stage stands, and the agenda."""
    agenda = ",".join([f"[{g.task[i]},{g.about[i]},{g.amount[i]},{g.served[i]}]" for i in range(g.depth)])
    return f'{{"step":{g.step},"turn":{g.turn},"count":{g.count},"deal":{g.deal},"agenda":[{agenda}]}}'


def question_text(g: State) -> str:
    """Who is asked what; a claim says of which company and for how much a share."""
    if g.ask == ids.NOTHING:
        return "null"
    text = f'{{"seats":{SEATS[g.asked]},"ask":{ASK[g.ask]}'
    if g.ask == ids.ASK_CLAIM:
        top = g.depth - 1
        return f'{text},"company":{CARD[g.about[top] + 1]},"amount":{g.amount[top]}}}'
    return text + "}"


def bid_text(g: State, pile: int) -> str:
    """The meeple on a track."""
    if g.bid_space[pile] == 0:
        return "null"
    space = g.bid_space[pile] - 1
    return f'{{"seat":{g.bid_seat[pile]},"space":{space},"value":{g.box.bid_value[space]}}}'


def pile_text(g: State, pile: int) -> str:
    """The cards of a pile in the order they were laid; who laid and who knows them is public."""
    cards = []
    for slot in range(g.pile_n[pile]):
        text = f'{{"card":{CARD[g.pile_card[pile][slot]]},"up":{"true" if g.pile_up[pile][slot] else "false"}'
        if g.pile_placer[pile][slot]:
            text += f',"by":{g.pile_placer[pile][slot] - 1}'
        if not g.pile_up[pile][slot]:
            text += f',"known":{SEATS[g.pile_known[pile][slot]]}'
        cards.append(text + "}")
    return "[" + ",".join(cards) + "]"


def pair_text(g: State, pair: int) -> str:
    """A pair, whose it is, and who knows it."""
    owner = box.pair_owner(g.box, pair)
    return (
        f'{{"owner":{owner if 0 <= owner < ids.SEATS else "null"},"company":{CARD[g.pair_company[pair]]},'
        f'"forecast":{FORECAST[g.pair_forecast[pair]]},"up":{"true" if g.pair_up[pair] else "false"},'
        f'"known":{SEATS[g.pair_known[pair]]}}}'
    )


def book_text(g: State, observer: int, seat: int) -> str:
    """What one observer knows of a regular half: cards by kind, unknown cards by lot, and the starting card."""
    known = counts_text([g.known[observer][seat][held] for held in range(ids.HELD)])
    lots = ",".join(
        [f'"{lot}":{g.lots[observer][seat][lot]}' for lot in range(ids.LOTS) if g.lots[observer][seat][lot]]
    )
    return f'{{"known":{known},"unknown":{{{lots}}},"start":{start_text(g.start_mark[observer][seat])}}}'


def start_text(mark: int) -> str:
    """What is known of a starting card: "?" as it was dealt, a company, or null when it can no longer be told."""
    return "null" if mark == ids.LOST else CARD[mark]


def regular_text(g: State, seat: int) -> str:
    """A regular half as the observer knows it: the own cards, or the observer's book; and the public's book."""
    left = "true" if g.left[seat] else "false"
    text = f'{{"size":{g.regular_n[seat]},"left":{left},"public":{book_text(g, ids.PUBLIC, seat)}'
    mine = g.observer - 1
    if mine == seat or mine == ids.ALL:
        cards = counts_text([g.regular[seat][held] for held in range(ids.HELD)])
        return f'{text},"cards":{cards},"start":{start_text(g.start_mark[seat][seat])}}}'
    if 0 <= mine < ids.SEATS:
        return f'{text},"mine":{book_text(g, mine, seat)}}}'
    return text + "}"


def score_text(g: State, seat: int) -> str:
    """The final reckoning of a seat; all zero before the end."""
    parts = ",".join([f'"{names.PARTS[i]}":{g.score[seat][i]}' for i in range(ids.PARTS)])
    return f'{{{parts},"majorities":{g.majorities[seat]}}}'
