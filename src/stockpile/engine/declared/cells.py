"""A view in cells, the least pieces that an event can set anew: where each lies, which fields it shows, and when."""

from collections.abc import Collection
from typing import NamedTuple

from . import shown
from .shapes import NULL, Shape, counts, left, number, seats, special, word


class Cell(NamedTuple):
    """A sort of cells: one for the whole table, or one for each seat, pile, pair or company."""

    name: str
    path: str
    fields: str  # of State; every field belongs to one sort of cells at most
    shape: Shape
    each: str = ""
    needs: str = ""  # the module it comes with; of several one is enough, with "+" all are needed; content: plug-ins

    def is_in_play(self, modules: Collection[str], has_content: bool) -> bool:
        """Whether views have such cells."""
        if self.needs == "content":
            return has_content
        if "+" in self.needs:
            return all(module in modules for module in self.needs.split("+"))
        return not self.needs or any(module in modules for module in self.needs.split())


# In the order of their numbers, which is the order in a view: only ever appended.
CELLS = (
    Cell("ROUND", "round", "round", number("round", 0, "LOTS", "The round, from 1; 0 before the first.")),
    Cell("PHASE", "phase", "stage", word("stage", "phase")),
    Cell("FIRST", "first", "first", number("first", -1, "SEATS", "The first player; -1 before it is known.")),
    Cell("PROGRESS", "progress", "step turn count deal depth task about amount served picked picks", shown.PROGRESS),
    Cell("QUESTION", "question", "ask asked", special("question", "question")),
    Cell(
        "CASH",
        "cash",
        "cash",
        number("cash[i]", -32000, 32000, "Cash in thousands; below 0 only once taxes are paid (END-5)."),
        each="seat",
    ),
    Cell("FEES", "fees", "fees", shown.FEES, each="seat"),
    Cell("REGULAR", "regular", "regular_n left regular known lots start_mark", special("half", "half"), each="seat"),
    Cell("SPLIT", "split", "split", counts("split[i]", "stocks", "STOCKS"), each="seat"),
    Cell("HAND", "hands", "hand_n hand", shown.HAND, each="seat"),
    Cell("MEEPLES", "off", "off", number("off[i]", 0, 2, "Meeples that stand on no track."), each="seat"),
    Cell("PILE", "piles", "pile_n pile_up pile_known pile_placer pile_card", shown.PILE, each="pile"),
    Cell("BID", "bids", "bid_space bid_seat", shown.BID, each="pile"),
    Cell("MARKET", "market", "space", shown.STOCK, each="company"),
    Cell("PAIR", "pairs", "pair_known pair_up pair_told pair_company pair_forecast", shown.PAIR, each="pair"),
    Cell("DECK", "deck", "deck_at deck_n", shown.DECK),
    Cell("DISCARD", "discard", "discard", counts("discard", "kinds", "MARKET")),
    Cell("EXCLUDED", "excluded", "excluded", shown.EXCLUDED),
    Cell("SCORE", "scores", "score majorities", shown.SCORE, each="seat"),
    Cell("WINNERS", "winners", "winners", seats("winners")),
    Cell(
        "BONDS", "bonds", "bonds", number("bonds[i]", 0, 100, "Bonds of the seat (BON-2)."), each="seat", needs="bonds"
    ),
    Cell(
        "COMMERCE",
        "commerce",
        "commodities taxes commerce_n commerce_hand",
        shown.COMMERCE,
        each="seat",
        needs="commerce",
    ),
    Cell(
        "COMMERCE_DECK",
        "commerce_deck",
        "commerce_at commerce_size",
        left("commerce_size", "commerce_at", "COMMERCE", "Commerce cards left in their deck (COM-1)."),
        needs="commerce",
    ),
    Cell("ROLLED", "rolled", "rolled", shown.ROLLED, needs="dice"),
    Cell(
        "HEIR",
        "heir",
        "heir",
        number("heir", 0, "SEATS", "A seat, clockwise, from 0.", plus=1, zero=NULL),
        needs="first-player-card",
    ),
    Cell(
        "INVESTORS",
        "investors",
        "investor dealt_n chosen_n dealt chosen",
        shown.INVESTORS,
        each="seat",
        needs="investors",
    ),
    Cell("OFFERS", "offers", "offer", shown.OFFERS, needs="investor-bidding"),
    Cell(
        "STRATEGIES",
        "strategies",
        "strategy_n dropped_n strategy_played strategy_at dropped_by redrawn",
        shown.STRATEGIES,
        each="seat",
        needs="strategies",
    ),
    Cell(
        "STRATEGY_DECK",
        "strategy_deck",
        "strategy_drawn strategy_size recycled",
        shown.STRATEGY_DECK,
        needs="strategies",
    ),
    Cell("TUCKS", "tucks", "tuck_n tuck_card tuck_pair", shown.TUCKS, needs="strategies"),
    Cell("BETS", "bets", "bet_n bet_card bet_seat bet_stock", shown.BETS, needs="strategies"),
    Cell("LOCKED", "locked", "locked", shown.LOCKED, needs="strategies"),
    Cell("PROTECTED", "protected", "protected", shown.PROTECTED, needs="strategies"),
    Cell(
        "TALLY",
        "tally",
        "used plays fee_cards fee_money fresh rebate highest lowest took",
        shown.TALLY,
        each="seat",
        needs="investors strategies",
    ),
    Cell("OPENING", "opening", "opening_n opener opening", shown.OPENING, needs="investors"),
    Cell("MEMOS", "memos", "memos", special("memos", "memos"), needs="content"),
    Cell("COMMERCE_OUT", "commerce_out", "commerce_out", shown.COMMERCE_OUT, needs="strategies+commerce"),
)
WIDTH = 8  # places for the cells of a sort; the last one of a row says that all of them have changed
SIZES = {"seat": "SEATS", "pile": "PILES", "pair": "PAIRS", "company": "STOCKS"}


def constants() -> dict[str, int]:
    """The numbers of the sorts by name; the number of a cell is sort * CELL_WIDTH + index."""
    sorts = {f"CELL_{cell.name}": number for number, cell in enumerate(CELLS)}
    return {**sorts, "CELL_SORTS": len(CELLS), "CELL_WIDTH": WIDTH, "CELL_NONE": 511}
