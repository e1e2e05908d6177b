"""The stages of a game: their numbers, keys and modules, and the order in which they come (RND-2)."""

from typing import NamedTuple


class Stage(NamedTuple):
    """A stage; one with a module comes only with it."""

    name: str
    key: str
    run: str = ""  # what does its next step: a function of a phase; nothing for the last one, where nothing is left
    module: str = ""
    turns: str = ""  # how far `turn` can get: "players", "others" (all but the first) or a number; nothing for 0


# In the order of their numbers: only ever appended.
STAGES = (
    Stage("SETUP", "setup", "opening.run", turns="players"),
    Stage("INFORMATION", "information", "information.run"),
    Stage("SUPPLY", "supply", "supply.run", turns="players"),
    Stage("DEMAND", "demand", "demand.run", turns="others"),
    Stage("PAYING", "paying", "demand.pay", turns="players"),
    Stage("ACTION", "action", "action.run", turns="players"),
    Stage("SELLING", "selling", "selling.run", turns="players"),
    Stage("MOVEMENT", "movement", "movement.run"),
    Stage("ROUND_END", "round-end", "ending.end_round", turns="players"),
    Stage("GAME_END", "game-end", "ending.end_game"),
    Stage("OVER", "over"),
    Stage("BONDS", "bonds", "round_start.sell_bonds", "bonds", turns="players"),
    Stage("DICE", "dice", "round_start.roll", "dice"),
    Stage("COMMERCE_STAGE", "commerce", "commerce.run", "commerce", turns="players"),
    Stage("FIRST_CARD_STAGE", "first-player-card", "commerce.run_first_card", "first-player-card", turns="1"),
    Stage("BEFORE_INFORMATION", "before-information", "windows.run", "investors", turns="players"),
    Stage("BEFORE_DEMAND", "before-demand", "windows.run", "investors", turns="players"),
    Stage("BIDDING_ENDED", "bidding-ended", "windows.run", "investors", turns="players"),
    Stage("END_OF_SELLING", "end-of-selling", "selling.run_again", "investors", turns="players"),
    Stage("AFTER_SELLING", "after-selling", "windows.run", "investors", turns="players"),
    Stage("END_OF_DEMAND", "end-of-demand", "windows.run", "investors", turns="players"),
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
# In the order in which a setup lists them. Those of the boxes that are sold make up the editions; what comes later
# (docs/add-a-module.md) is played when a setup names it, and to one that does not every game stays what it was.
PRINTED_MODULES = ("bonds", "commerce", "dice", "first-player-card", "investors", "investor-bidding", "strategies")
FURTHER_MODULES: tuple[str, ...] = ()
MODULES = (*PRINTED_MODULES, *FURTHER_MODULES)
# Numbers of setup/components.toml that rules read as `g.box.printed[ids.SECTION_KEY]`: the section, and the key in it.
PRINTED = (
    ("bonds", "cards"),
    ("bonds", "interest"),
)


def constants() -> dict[str, int]:
    """The numbers of the stages and of printed values by name, and how many there are."""
    printed = {"_".join(said).upper().replace("-", "_"): number for number, said in enumerate(PRINTED)}
    stages = {stage.name: number for number, stage in enumerate(STAGES)}
    return {**stages, "STAGES": len(STAGES), **printed, "PRINTED": len(PRINTED)}
