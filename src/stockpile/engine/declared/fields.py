"""The layout of State, field by field, with who may see it.

The order is the order in memory: 16-bit fields first, so that nothing is padded. Everything up to the last field that
everybody sees is what a view is made of by copying this prefix and then, field by field, what the seat knows besides
(project.py). A new field is for NOBODY unless somebody says otherwise.
"""

from functools import cache
from itertools import accumulate
from math import prod
from typing import NamedTuple

from . import cells, numbers

EVERYBODY = "everybody"
OWNER = "owner"  # the seat whose card it is, and nobody else
MASK = "mask"  # the seats in the mask that lies beside it
BOOK = "book"  # the observer whose book it is; the book of the public is everybody's
NOBODY = "nobody"


class Field(NamedTuple):
    """One field of State: its C type (h: 16 bits, b: 8 bits), the names of its sizes, and who may see it."""

    name: str
    ctype: str
    sizes: str
    seen: str
    what: str

    @property
    def dims(self) -> tuple[int, ...]:
        return _dims(self.sizes)

    @property
    def is_public(self) -> bool:
        return self.seen == EVERYBODY

    @property
    def size(self) -> int:
        return prod(self.dims)

    @property
    def nbytes(self) -> int:
        return self.size * (2 if self.ctype == "h" else 1)

    def zeros(self) -> object:
        """The field's empty value in the pure build: an int, a list or nested lists."""
        return _zeros(self.dims)


@cache
def _dims(sizes: str) -> tuple[int, ...]:
    return tuple(getattr(numbers, size) for size in sizes.split())


def _zeros(dims: tuple[int, ...]) -> object:
    if not dims:
        return 0
    if len(dims) == 1:
        return [0] * dims[0]
    return [_zeros(dims[1:]) for _ in range(dims[0])]


FIELDS: tuple[Field, ...] = (
    Field("cash", "h", "SEATS", EVERYBODY, "money in thousands"),
    Field("score", "h", "SEATS PARTS", EVERYBODY, "the final reckoning, filled in at the end"),
    Field(
        "bid_pays", "h", "SEATS BIDS", EVERYBODY, "with investors: what a seat pays for each space of a track (INV-6)"
    ),
    Field("fee_money", "h", "SEATS", EVERYBODY, "what the trading fees picked up this round amount to"),
    Field("rebate", "h", "SEATS", EVERYBODY, "what was paid of them"),
    Field("memos", "h", "PLUGINS SEATS MEMOS", EVERYBODY, "what plug-in cards remember"),
    Field("observer", "b", "", EVERYBODY, "0: the true state; seat + 1: a view; OBSERVERS: the public's view"),
    Field("round", "b", "", EVERYBODY, "from 1"),
    Field("stage", "b", "", EVERYBODY, "which stage of the round"),
    Field("step", "b", "", EVERYBODY, "inside the stage"),
    Field("turn", "b", "", EVERYBODY, "how many seats have had their turn in the stage"),
    Field("count", "b", "", EVERYBODY, "cards dealt in the step"),
    Field("deal", "b", "", EVERYBODY, "which deal of Supply (two players have two)"),
    Field("first", "b", "", EVERYBODY, "seat of the first player"),
    Field("ask", "b", "", EVERYBODY, "the open question, NOTHING if none"),
    Field("asked", "b", "", EVERYBODY, "mask of the seats it is put to"),
    Field("depth", "b", "", EVERYBODY, "height of the agenda"),
    Field("task", "b", "AGENDA", EVERYBODY, "the agenda: what is to be finished before the stage goes on"),
    Field("about", "b", "AGENDA", EVERYBODY, "its argument: a stock"),
    Field("amount", "b", "AGENDA", EVERYBODY, "its argument: a number"),
    Field("served", "b", "AGENDA", EVERYBODY, "its argument: how many seats have been served"),
    Field("picked", "b", "AGENDA", EVERYBODY, "how much of a card's questions has been answered"),
    Field("picks", "b", "AGENDA PICKS", EVERYBODY, "the answers"),
    Field("space", "b", "STOCKS", EVERYBODY, "where each stock stands on its track"),
    Field("regular_n", "b", "SEATS", EVERYBODY, "cards in each regular half"),
    Field("split", "b", "SEATS STOCKS", EVERYBODY, "cards in the split halves"),
    Field("fees", "b", "SEATS FEES", EVERYBODY, "trading fees held, by kind"),
    Field("hand_n", "b", "SEATS", EVERYBODY, "cards dealt and not yet placed"),
    Field("pile_n", "b", "PILES", EVERYBODY, "cards in each pile"),
    Field("pile_up", "b", "PILES SLOTS", EVERYBODY, "1 for face-up"),
    Field("pile_known", "b", "PILES SLOTS", EVERYBODY, "mask of the seats that know the card"),
    Field("pile_placer", "b", "PILES SLOTS", EVERYBODY, "seat + 1; 0 for an opening card"),
    Field("bid_space", "b", "PILES", EVERYBODY, "space + 1 of the meeple on the track; 0 if none"),
    Field("bid_seat", "b", "PILES", EVERYBODY, "seat of that meeple"),
    Field("off", "b", "SEATS", EVERYBODY, "meeples not on a track"),
    Field("deck_at", "b", "", EVERYBODY, "market cards drawn so far"),
    Field("deck_n", "b", "", EVERYBODY, "market cards in the deck at the start"),
    Field("discard", "b", "MARKET", EVERYBODY, "the open discard, by kind"),
    Field("pair_known", "b", "PAIRS", EVERYBODY, "mask of the seats that know the pair"),
    Field("pair_up", "b", "PAIRS", EVERYBODY, "1 for face-up"),
    Field("pair_told", "b", "PAIRS", EVERYBODY, "1 if a sale has told the company of the pair to all"),
    Field("excluded", "b", "LOTS", EVERYBODY, "mask of stocks that no unknown card of the lot can be (KNO-5)"),
    Field("left", "b", "SEATS", EVERYBODY, "1 once a stock card has left the regular half (KNO-5)"),
    Field("majorities", "b", "SEATS", EVERYBODY, "companies in which the seat got a majority bonus"),
    Field("winners", "b", "", EVERYBODY, "mask of the winners"),
    Field("bonds", "b", "SEATS", EVERYBODY, "bonds held"),
    Field("commodities", "b", "SEATS COMMODITIES", EVERYBODY, "commodity cards owned, by kind"),
    Field("taxes", "b", "SEATS", EVERYBODY, "tax cards owned"),
    Field("commerce_n", "b", "SEATS", EVERYBODY, "commerce cards drawn and not yet laid"),
    Field("commerce_at", "b", "", EVERYBODY, "commerce cards drawn so far"),
    Field("commerce_size", "b", "", EVERYBODY, "commerce cards in the deck at the start"),
    Field("commerce_out", "b", "TAXES", EVERYBODY, "commodities and taxes that have left the game, by kind"),
    Field("rolled", "b", "STOCKS", EVERYBODY, "what the dice show this round"),
    Field("heir", "b", "", EVERYBODY, "seat + 1 of who will be first player next round, if the card says so"),
    Field("investor", "b", "SEATS OWNED", EVERYBODY, "investors in play, number + 1"),
    Field("margin", "b", "SEATS", EVERYBODY, "spaces above the own meeple that are blocked"),
    Field("dealt_n", "b", "SEATS", EVERYBODY, "investors dealt and not yet shown"),
    Field("chosen_n", "b", "SEATS", EVERYBODY, "how many of them have been chosen"),
    Field("offer", "b", "PILES", EVERYBODY, "investors that are bid for, number + 1"),
    Field("strategy_n", "b", "SEATS", EVERYBODY, "strategy cards in hand"),
    Field("dropped_n", "b", "SEATS", EVERYBODY, "strategy cards discarded"),
    Field("strategy_drawn", "b", "", EVERYBODY, "strategy cards drawn from the deck so far"),
    Field("strategy_size", "b", "", EVERYBODY, "strategy cards in the deck at the start"),
    Field("strategy_played", "b", "STRATEGIES", EVERYBODY, "seat + 1 of who has played the card"),
    Field("recycled", "b", "", EVERYBODY, "strategy cards drawn again from the discards"),
    Field("used", "b", "SEATS", EVERYBODY, "mask of the own investors whose power was used this round"),
    Field("plays", "b", "SEATS", EVERYBODY, "strategies played this round"),
    Field("tuck_n", "b", "", EVERYBODY, "cards tucked on pairs"),
    Field("tuck_card", "b", "TUCKS", EVERYBODY, "their numbers, in the order played"),
    Field("tuck_pair", "b", "TUCKS", EVERYBODY, "their pairs"),
    Field("bet_n", "b", "", EVERYBODY, "bets"),
    Field("bet_card", "b", "BETS", EVERYBODY, "their cards"),
    Field("bet_seat", "b", "BETS", EVERYBODY, "whose they are"),
    Field("bet_stock", "b", "BETS", EVERYBODY, "on which stock"),
    Field("locked", "b", "", EVERYBODY, "mask of the stocks that no card may move"),
    Field("protected", "b", "", EVERYBODY, "mask of the stocks that cannot go bankrupt"),
    Field("fee_cards", "b", "SEATS", EVERYBODY, "how many trading fees were picked up this round"),
    Field("fresh", "b", "SEATS FEES", EVERYBODY, "those of them that are still held"),
    Field("highest", "b", "SEATS", EVERYBODY, "space + 1 of the furthest own meeple of this auction"),
    Field("lowest", "b", "SEATS", EVERYBODY, "space + 1 of the lowest one"),
    Field("took", "b", "SEATS", EVERYBODY, "1: took a company card for the first pair, 2: a forecast card"),
    Field("opening_n", "b", "", EVERYBODY, "opening cards drawn by one seat and not yet laid"),
    Field("opener", "b", "", EVERYBODY, "that seat + 1"),
    Field("regular", "b", "SEATS HELD", OWNER, "cards in the regular halves"),
    Field("hand", "b", "SEATS HAND", OWNER, "cards dealt and not yet placed"),
    Field("pile_card", "b", "PILES SLOTS", MASK, "cards in the piles"),
    Field("pair_company", "b", "PAIRS", MASK, "kind of each pair's company"),
    Field("pair_forecast", "b", "PAIRS", MASK, "forecast of each pair"),
    Field("known", "b", "OBSERVERS SEATS HELD", BOOK, "what each observer knows of each regular half (KNO-4)"),
    Field("lots", "b", "OBSERVERS SEATS LOTS", BOOK, "how many cards of each lot the observer cannot name"),
    Field("start_mark", "b", "OBSERVERS SEATS", BOOK, "what the observer knows of each starting card"),
    Field("deck", "b", "DECK", NOBODY, "the market deck, top first from deck_at"),
    Field("coming_company", "b", "LOTS STOCKS", NOBODY, "company cards in the order they will be dealt, by round"),
    Field("coming_forecast", "b", "LOTS STOCKS", NOBODY, "forecast cards likewise"),
    Field("commerce_hand", "b", "SEATS LAID", OWNER, "commerce cards drawn and not yet laid"),
    Field("commerce", "b", "COMMERCE", NOBODY, "the commerce deck, top first from commerce_at"),
    Field("coming_roll", "b", "LOTS STOCKS", NOBODY, "what the dice will show, by round"),
    Field("investor_deck", "b", "INVESTORS", NOBODY, "investors still to be dealt, number + 1"),
    Field("dealt", "b", "SEATS OFFERED", OWNER, "investors dealt and not yet shown, number + 1"),
    Field("chosen", "b", "SEATS", OWNER, "mask of those that were chosen"),
    Field("strategy_deck", "b", "STRATEGIES", NOBODY, "strategy cards from the top, number + 1"),
    Field("strategy_at", "b", "STRATEGIES", OWNER, "seat + 1 of who has the strategy card in hand"),
    Field("dropped_by", "b", "STRATEGIES", OWNER, "seat + 1 of who discarded it"),
    Field("redrawn", "b", "STRATEGIES", OWNER, "seat + 1 of who drew it from the discards of the others"),
    Field("strategy_rank", "b", "STRATEGIES", NOBODY, "the order in which discards would be drawn again"),
    Field("opening", "b", "PILES", OWNER, "opening cards drawn and not yet laid"),
    Field("drawn", "b", "", NOBODY, "what the chance seat has just answered"),
)
NBYTES = sum(field.nbytes for field in FIELDS)
PUBLIC_NBYTES = sum(field.nbytes for field in FIELDS if field.is_public)
OFFSETS = dict(
    zip((field.name for field in FIELDS), accumulate((field.nbytes for field in FIELDS), initial=0), strict=False)
)


def shown() -> dict[str, tuple[int, str]]:
    """Which sort of cells shows a field, and by which index of the field.

    s: the first (a seat, pile, pair or company), o: the second, after the observer; -: none; a: by no index that the
    layout has, so that all cells of the sort are written.
    """
    by_name = {field.name: field for field in FIELDS}
    found = {}
    for sort, cell in enumerate(cells.CELLS):
        for name in cell.fields.split():
            sizes = by_name[name].sizes.split()
            if not cell.each:
                by = "-"
            elif sizes[0] == "OBSERVERS":
                by = "o"
            else:
                by = "s" if sizes[0] == cells.SIZES[cell.each] else "a"
            found[name] = (sort, by)
    return found
