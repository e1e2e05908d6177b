"""The layout of State, declared once: `python declare.py` writes state.pxd, state.pyi and ids.pxd from it.

The order is the order in memory: 16-bit fields first, so that nothing is padded. Everything up to the last PUBLIC field
is what every seat may see, so that a view is made by copying this prefix and then, field by field, what the seat knows
besides (project.py). A new field is SECRET unless somebody says otherwise.
"""

import os
import sys
from typing import NamedTuple

HERE = os.path.dirname(os.path.abspath(__file__))


def _ids() -> dict[str, int]:
    """The constants of ids.py; a build runs this file alone, outside its package."""
    if __package__:
        from stockpile.engine import ids

        values = vars(ids)
    else:
        import runpy

        values = runpy.run_path(os.path.join(HERE, "ids.py"))
    return {name: value for name, value in values.items() if name.isupper()}


SIZES = _ids()
PUBLIC, SECRET = "public", "secret"


class Field(NamedTuple):
    """One field of State: its C type (h: 16 bits, b: 8 bits), its dimensions and who may see it."""

    name: str
    ctype: str
    dims: tuple[int, ...]
    seen: str
    what: str

    @property
    def size(self) -> int:
        total = 1
        for length in self.dims:
            total *= length
        return total

    @property
    def nbytes(self) -> int:
        return self.size * (2 if self.ctype == "h" else 1)

    def zeros(self) -> object:
        """The field's empty value in the pure build: an int, a list or nested lists."""
        return _zeros(self.dims)


def _zeros(dims: tuple[int, ...]) -> object:
    if not dims:
        return 0
    if len(dims) == 1:
        return [0] * dims[0]
    return [_zeros(dims[1:]) for _ in range(dims[0])]


def _field(ctype: str, name: str, dims: str, seen: str, what: str) -> Field:
    return Field(name, ctype, tuple(SIZES[size] for size in dims.split()), seen, what)


FIELDS: tuple[Field, ...] = (
    _field("h", "cash", "SEATS", PUBLIC, "money in thousands"),
    _field("h", "score", "SEATS PARTS", PUBLIC, "the final reckoning, filled in at the end"),
    _field("h", "bid_pays", "SEATS BIDS", PUBLIC, "with investors: what a seat pays for each space of a track (INV-6)"),
    _field("h", "fee_money", "SEATS", PUBLIC, "what the trading fees picked up this round amount to"),
    _field("h", "rebate", "SEATS", PUBLIC, "what was paid of them"),
    _field("h", "memos", "PLUGINS SEATS MEMOS", PUBLIC, "what plug-in cards remember"),
    _field("b", "observer", "", PUBLIC, "0: the true state; seat + 1: a view; OBSERVERS: the public's view"),
    _field("b", "round", "", PUBLIC, "from 1"),
    _field("b", "stage", "", PUBLIC, "which stage of the round"),
    _field("b", "step", "", PUBLIC, "inside the stage"),
    _field("b", "turn", "", PUBLIC, "how many seats have had their turn in the stage"),
    _field("b", "count", "", PUBLIC, "cards dealt in the step"),
    _field("b", "deal", "", PUBLIC, "which deal of Supply (two players have two)"),
    _field("b", "first", "", PUBLIC, "seat of the first player"),
    _field("b", "ask", "", PUBLIC, "the open question, NOTHING if none"),
    _field("b", "asked", "", PUBLIC, "mask of the seats it is put to"),
    _field("b", "depth", "", PUBLIC, "height of the agenda"),
    _field("b", "task", "AGENDA", PUBLIC, "the agenda: what is to be finished before the stage goes on"),
    _field("b", "about", "AGENDA", PUBLIC, "its argument: a stock"),
    _field("b", "amount", "AGENDA", PUBLIC, "its argument: a number"),
    _field("b", "served", "AGENDA", PUBLIC, "its argument: how many seats have been served"),
    _field("b", "picked", "AGENDA", PUBLIC, "how much of a card's questions has been answered"),
    _field("b", "picks", "AGENDA PICKS", PUBLIC, "the answers"),
    _field("b", "space", "STOCKS", PUBLIC, "where each stock stands on its track"),
    _field("b", "regular_n", "SEATS", PUBLIC, "cards in each regular half"),
    _field("b", "split", "SEATS STOCKS", PUBLIC, "cards in the split halves"),
    _field("b", "fees", "SEATS FEES", PUBLIC, "trading fees held, by kind"),
    _field("b", "hand_n", "SEATS", PUBLIC, "cards dealt and not yet placed"),
    _field("b", "pile_n", "PILES", PUBLIC, "cards in each pile"),
    _field("b", "pile_up", "PILES SLOTS", PUBLIC, "1 for face-up"),
    _field("b", "pile_known", "PILES SLOTS", PUBLIC, "mask of the seats that know the card"),
    _field("b", "pile_placer", "PILES SLOTS", PUBLIC, "seat + 1; 0 for an opening card"),
    _field("b", "bid_space", "PILES", PUBLIC, "space + 1 of the meeple on the track; 0 if none"),
    _field("b", "bid_seat", "PILES", PUBLIC, "seat of that meeple"),
    _field("b", "off", "SEATS", PUBLIC, "meeples not on a track"),
    _field("b", "deck_at", "", PUBLIC, "market cards drawn so far"),
    _field("b", "deck_n", "", PUBLIC, "market cards in the deck at the start"),
    _field("b", "discard", "MARKET", PUBLIC, "the open discard, by kind"),
    _field("b", "pair_known", "PAIRS", PUBLIC, "mask of the seats that know the pair"),
    _field("b", "pair_up", "PAIRS", PUBLIC, "1 for face-up"),
    _field("b", "pair_told", "PAIRS", PUBLIC, "1 if a sale has told the company of the pair to all"),
    _field("b", "excluded", "LOTS", PUBLIC, "mask of stocks that no unknown card of the lot can be (KNO-5)"),
    _field("b", "left", "SEATS", PUBLIC, "1 once a stock card has left the regular half (KNO-5)"),
    _field("b", "majorities", "SEATS", PUBLIC, "companies in which the seat got a majority bonus"),
    _field("b", "winners", "", PUBLIC, "mask of the winners"),
    _field("b", "bonds", "SEATS", PUBLIC, "bonds held"),
    _field("b", "commodities", "SEATS COMMODITIES", PUBLIC, "commodity cards owned, by kind"),
    _field("b", "taxes", "SEATS", PUBLIC, "tax cards owned"),
    _field("b", "commerce_n", "SEATS", PUBLIC, "commerce cards drawn and not yet laid"),
    _field("b", "commerce_at", "", PUBLIC, "commerce cards drawn so far"),
    _field("b", "commerce_size", "", PUBLIC, "commerce cards in the deck at the start"),
    _field("b", "commerce_out", "TAXES", PUBLIC, "commodities and taxes that have left the game, by kind"),
    _field("b", "rolled", "STOCKS", PUBLIC, "what the dice show this round"),
    _field("b", "heir", "", PUBLIC, "seat + 1 of who will be first player next round, if the card says so"),
    _field("b", "investor", "SEATS OWNED", PUBLIC, "investors in play, number + 1"),
    _field("b", "margin", "SEATS", PUBLIC, "spaces above the own meeple that are blocked"),
    _field("b", "dealt_n", "SEATS", PUBLIC, "investors dealt and not yet shown"),
    _field("b", "chosen_n", "SEATS", PUBLIC, "how many of them have been chosen"),
    _field("b", "offer", "PILES", PUBLIC, "investors that are bid for, number + 1"),
    _field("b", "strategy_n", "SEATS", PUBLIC, "strategy cards in hand"),
    _field("b", "dropped_n", "SEATS", PUBLIC, "strategy cards discarded"),
    _field("b", "strategy_drawn", "", PUBLIC, "strategy cards drawn from the deck so far"),
    _field("b", "strategy_size", "", PUBLIC, "strategy cards in the deck at the start"),
    _field("b", "strategy_played", "STRATEGIES", PUBLIC, "seat + 1 of who has played the card"),
    _field("b", "recycled", "", PUBLIC, "strategy cards drawn again from the discards"),
    _field("b", "used", "SEATS", PUBLIC, "mask of the own investors whose power was used this round"),
    _field("b", "plays", "SEATS", PUBLIC, "strategies played this round"),
    _field("b", "tuck_n", "", PUBLIC, "cards tucked on pairs"),
    _field("b", "tuck_card", "TUCKS", PUBLIC, "their numbers, in the order played"),
    _field("b", "tuck_pair", "TUCKS", PUBLIC, "their pairs"),
    _field("b", "bet_n", "", PUBLIC, "bets"),
    _field("b", "bet_card", "BETS", PUBLIC, "their cards"),
    _field("b", "bet_seat", "BETS", PUBLIC, "whose they are"),
    _field("b", "bet_stock", "BETS", PUBLIC, "on which stock"),
    _field("b", "locked", "", PUBLIC, "mask of the stocks that no card may move"),
    _field("b", "protected", "", PUBLIC, "mask of the stocks that cannot go bankrupt"),
    _field("b", "fee_cards", "SEATS", PUBLIC, "how many trading fees were picked up this round"),
    _field("b", "fresh", "SEATS FEES", PUBLIC, "those of them that are still held"),
    _field("b", "highest", "SEATS", PUBLIC, "space + 1 of the furthest own meeple of this auction"),
    _field("b", "lowest", "SEATS", PUBLIC, "space + 1 of the lowest one"),
    _field("b", "took", "SEATS", PUBLIC, "1: took a company card for the first pair, 2: a forecast card"),
    _field("b", "opening_n", "", PUBLIC, "opening cards drawn by one seat and not yet laid"),
    _field("b", "opener", "", PUBLIC, "that seat + 1"),
    _field("b", "regular", "SEATS HELD", SECRET, "cards in the regular halves"),
    _field("b", "hand", "SEATS HAND", SECRET, "cards dealt and not yet placed"),
    _field("b", "pile_card", "PILES SLOTS", SECRET, "cards in the piles"),
    _field("b", "pair_company", "PAIRS", SECRET, "kind of each pair's company"),
    _field("b", "pair_forecast", "PAIRS", SECRET, "forecast of each pair"),
    _field("b", "known", "OBSERVERS SEATS HELD", SECRET, "what each observer knows of each regular half (KNO-4)"),
    _field("b", "lots", "OBSERVERS SEATS LOTS", SECRET, "how many cards of each lot the observer cannot name"),
    _field("b", "start_mark", "OBSERVERS SEATS", SECRET, "what the observer knows of each starting card"),
    _field("b", "deck", "DECK", SECRET, "the market deck, top first from deck_at"),
    _field("b", "coming_company", "LOTS STOCKS", SECRET, "company cards in the order they will be dealt, by round"),
    _field("b", "coming_forecast", "LOTS STOCKS", SECRET, "forecast cards likewise"),
    _field("b", "commerce_hand", "SEATS LAID", SECRET, "commerce cards drawn and not yet laid"),
    _field("b", "commerce", "COMMERCE", SECRET, "the commerce deck, top first from commerce_at"),
    _field("b", "coming_roll", "LOTS STOCKS", SECRET, "what the dice will show, by round"),
    _field("b", "investor_deck", "INVESTORS", SECRET, "investors still to be dealt, number + 1"),
    _field("b", "dealt", "SEATS OFFERED", SECRET, "investors dealt and not yet shown, number + 1"),
    _field("b", "chosen", "SEATS", SECRET, "mask of those that were chosen"),
    _field("b", "strategy_deck", "STRATEGIES", SECRET, "strategy cards from the top, number + 1"),
    _field("b", "strategy_at", "STRATEGIES", SECRET, "seat + 1 of who has the strategy card in hand"),
    _field("b", "dropped_by", "STRATEGIES", SECRET, "seat + 1 of who discarded it"),
    _field("b", "redrawn", "STRATEGIES", SECRET, "seat + 1 of who drew it from the discards of the others"),
    _field("b", "strategy_rank", "STRATEGIES", SECRET, "the order in which discards would be drawn again"),
    _field("b", "opening", "PILES", SECRET, "opening cards drawn and not yet laid"),
    _field("b", "drawn", "", SECRET, "what the chance seat has just answered"),
)
NBYTES = sum(field.nbytes for field in FIELDS)
PUBLIC_NBYTES = sum(field.nbytes for field in FIELDS if field.seen == PUBLIC)
COMPARED = 128  # bytes at once, when two states are compared that hardly differ
OFFSETS = {field.name: sum(other.nbytes for other in FIELDS[:index]) for index, field in enumerate(FIELDS)}
FORMAT = "<" + "".join(f"{field.size}{field.ctype}" for field in FIELDS)

PXD = """# Generated by declare.py: do not edit. The layout of State and what only compiled code can do with it.
cimport cython
from cpython.bytes cimport PyBytes_AS_STRING, PyBytes_FromStringAndSize
from libc.string cimport memcmp, memcpy, memset

from stockpile.engine.box cimport Box

cdef enum:
    STATE_BYTES = {nbytes}


cdef class State:
    cdef readonly Box box
    cdef public object tape
    cdef public int recording
    cdef public int emitted
{fields}

    @cython.locals(other=State)
    cpdef State clone(self)


cdef inline void copy_memory(State to, State source) noexcept nogil:
    memcpy(to.{first}, source.{first}, {nbytes})


cdef inline void copy_public(State to, State source) noexcept nogil:
    memcpy(to.{first}, source.{first}, {public})
    memset(<char *>to.{first} + {public}, 0, {nbytes} - {public})


cdef inline bytes memory(State state):
    return PyBytes_FromStringAndSize(<char *>state.{first}, {nbytes})


cdef inline void set_memory(State state, bytes data):
    memcpy(state.{first}, PyBytes_AS_STRING(data), {nbytes})


cdef inline int next_difference(State a, State b, int start) noexcept nogil:
    cdef const unsigned char *left = <const unsigned char *>a.{first}
    cdef const unsigned char *right = <const unsigned char *>b.{first}
    while start + {block} <= {nbytes} and memcmp(left + start, right + start, {block}) == 0:
        start += {block}
    while start + 8 <= {nbytes}:
        if (<const unsigned long long *>(left + start))[0] != (<const unsigned long long *>(right + start))[0]:
            break
        start += 8
    while start < {nbytes} and left[start] == right[start]:
        start += 1
    return start
"""

PYI = """# Generated by declare.py: do not edit.
from typing import Any

from stockpile.engine.box import Box

STATE_BYTES: int

class State:
    box: Box
    tape: Any
    recording: int
    emitted: int
{fields}

    def __init__(self, box: Box) -> None: ...
    def clone(self) -> State: ...
    def dump(self) -> bytes: ...
    def load(self, data: bytes) -> None: ...
    def sheet(self) -> dict[str, Any]: ...

def unpack(data: bytes) -> dict[str, Any]: ...
def pack(sheet: dict[str, Any]) -> bytes: ...
def copy_memory(to: State, source: State) -> None: ...
def copy_public(to: State, source: State) -> None: ...
def next_difference(a: State, b: State, start: int) -> int: ...
"""


def _pxd_line(field: Field) -> str:
    dims = "".join(f"[{size}]" for size in field.dims)
    ctype = "short" if field.ctype == "h" else "signed char"
    return f"    cdef {ctype} {field.name}{dims}  # {field.seen}: {field.what}"


def _pyi_line(field: Field) -> str:
    kind = "int"
    for _ in field.dims:
        kind = f"list[{kind}]"
    return f"    {field.name}: {kind}"


def texts() -> dict[str, str]:
    """The generated files by name."""
    body = "\n".join(_pxd_line(field) for field in FIELDS)
    pxd = PXD.format(fields=body, first=FIELDS[0].name, nbytes=NBYTES, public=PUBLIC_NBYTES, block=COMPARED)
    pyi = PYI.format(fields="\n".join(_pyi_line(field) for field in FIELDS))
    ids = "# Generated by declare.py from ids.py: do not edit.\ncdef enum:\n"
    ids += "".join(f"    {name} = {value}\n" for name, value in SIZES.items())
    return {"state.pxd": pxd, "state.pyi": pyi, "ids.pxd": ids}


def write() -> None:
    """Writes what has changed, and nothing else, so that builds stay up to date."""
    for name, text in texts().items():
        path = os.path.join(HERE, name)
        if os.path.exists(path):
            with open(path, encoding="utf-8") as file:
                if file.read() == text:
                    continue
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)


if __name__ == "__main__":
    write()
    print(f"State: {NBYTES} bytes, of which {PUBLIC_NBYTES} are public", file=sys.stderr)
