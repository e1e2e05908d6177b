"""The stages of a game: their numbers, keys and modules, and the order in which they come (RND-2)."""

from typing import NamedTuple


class Stage(NamedTuple):
    """A stage; one with a module comes only with it."""

    name: str
    key: str
    module: str = ""


# In the order of their numbers: only ever appended.
STAGES = (
    Stage("SETUP", "setup"),
    Stage("INFORMATION", "information"),
    Stage("SUPPLY", "supply"),
    Stage("DEMAND", "demand"),
    Stage("PAYING", "paying"),
    Stage("ACTION", "action"),
    Stage("SELLING", "selling"),
    Stage("MOVEMENT", "movement"),
    Stage("ROUND_END", "round-end"),
    Stage("GAME_END", "game-end"),
    Stage("OVER", "over"),
    Stage("BONDS", "bonds", "bonds"),
    Stage("DICE", "dice", "dice"),
    Stage("COMMERCE_STAGE", "commerce", "commerce"),
    Stage("FIRST_CARD_STAGE", "first-player-card", "first-player-card"),
    Stage("BEFORE_INFORMATION", "before-information", "investors"),
    Stage("BEFORE_DEMAND", "before-demand", "investors"),
    Stage("BIDDING_ENDED", "bidding-ended", "investors"),
    Stage("END_OF_SELLING", "end-of-selling", "investors"),
    Stage("AFTER_SELLING", "after-selling", "investors"),
    Stage("END_OF_DEMAND", "end-of-demand", "investors"),
)
# In the order of RND-2.
ORDER = (
    "setup",
    "bonds",
    "dice",
    "before-information",
    "information",
    "supply",
    "commerce",
    "first-player-card",
    "before-demand",
    "demand",
    "bidding-ended",
    "paying",
    "end-of-demand",
    "action",
    "selling",
    "end-of-selling",
    "after-selling",
    "movement",
    "round-end",
    "game-end",
    "over",
)
# In the order in which a setup lists them.
MODULES = ("bonds", "commerce", "dice", "first-player-card", "investors", "investor-bidding", "strategies")


def constants() -> dict[str, int]:
    """The numbers of the stages by name, and how many there are."""
    return {**{stage.name: number for number, stage in enumerate(STAGES)}, "STAGES": len(STAGES)}
