"""What the writers of observations share: the room for one row, and where things are in it."""

# c: def

try:
    import cython
except ModuleNotFoundError:
    from stockpile.engine import shadow as cython

from stockpile.bots.odds import Odds
from stockpile.engine import ids
from stockpile.env import layout as layouts

CELLS = 2048  # more than one moment of any setup has
if not cython.compiled:
    HIGH, LOW = layouts.HIGH, layouts.LOW

    def clear(e: "Encoder") -> None:
        """Empties the cells; the compiled ones of these four are in encoder.pxd, where they are inlined."""
        e.cells[: e.frame] = [0] * e.frame

    def small(value: int) -> int:
        """A number as a cell can hold it."""
        if value > HIGH:
            return HIGH
        return LOW if value < LOW else value

    def distance(e: "Encoder", other: int, seat: int) -> int:
        """How far a seat is from the observer, clockwise."""
        return other - seat if other >= seat else other - seat + e.players

    def put_flag(e: "Encoder", size: int, which: int, at: int) -> int:
        """So many cells, 1 for one of them; all are 0 to begin with."""
        if which >= 0:
            e.cells[at + which] = 1
        return at + size


class Encoder:
    """What does not change from view to view of one layout, and room for one row."""

    # c: readonly int players, stages, asks, kinds, frame
    # c: readonly bint has_goods, has_commerce, has_dice, has_heir, has_powers, has_beliefs
    # c: Odds odds; signed char cells[2048]; int stage_at[STAGES], company_at[STOCKS]

    cells: list[int]
    stage_at: list[int]
    company_at: list[int]

    def __init__(self, layout: layouts.Layout) -> None:
        setup = layout.setup
        names = [section.code for section in layout.sections]
        self.players = setup.players
        self.stages = len(setup.stages)
        self.asks = next(section.size for section in layout.sections if section.code == "ask")
        self.kinds = next(len(s.columns) for s in layout.sections if s.code == "piles") - 3 - setup.players
        self.has_goods = "commerce_seats" in names
        self.has_commerce = "commerce" in names
        self.has_dice = "dice" in names
        self.has_heir = "heir" in names
        self.has_powers = "agenda" in names
        self.has_beliefs = layout.beliefs
        self.odds = Odds()
        if not cython.compiled:
            self.cells = [0] * CELLS
            self.stage_at = [0] * ids.STAGES
            self.company_at = [0] * ids.STOCKS
        for place, stage in enumerate(setup.stages):
            self.stage_at[stage] = place
        self.frame = layout.offsets.get("acts", layout.frame)  # which come last, and are not the encoder's
        if self.frame > CELLS:
            raise ValueError(f"an observation of this setup has {self.frame} cells, the most is {CELLS}")
