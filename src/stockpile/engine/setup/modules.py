"""The modules that can be played and the stages that come with them, in the order of a round (RND-2)."""

from stockpile.engine.declared import stages

# Every stage in the order of RND-2; those of modules come only with their module.
NUMBERS = {stage.key: number for number, stage in enumerate(stages.STAGES)}
STAGES = tuple(NUMBERS[key] for key in stages.ORDER)
# Each module with the stages that come only with it.
MODULES: dict[str, tuple[int, ...]] = {
    module: tuple(NUMBERS[stage.key] for stage in stages.STAGES if stage.module == module) for module in stages.MODULES
}
POWERED = ("investors", "investor-bidding", "strategies")  # those that need the cards with a power


def stages_with(modules: tuple[str, ...]) -> tuple[int, ...]:
    """The stages of a game in order, the round's between the first and the last two."""
    absent = {stage for module, stages in MODULES.items() if module not in modules for stage in stages}
    return tuple(stage for stage in STAGES if stage not in absent)
