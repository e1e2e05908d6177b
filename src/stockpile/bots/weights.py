"""What a trader cares for: the numbers by which levels and personas differ."""

# c: def

from typing import Any

DEFAULTS = {
    "majority": 1.0,  # how much of the chance of a majority bonus counts
    "spread": 1.8,  # shares by which the end of the game may still differ from what is expected, with no round left
    "spread_round": 1.1,  # the same for each round to come
    "purse": 22.0,  # money wanted at hand for the next auction
    "thirst": 0.8,  # what each thousand is worth beyond itself while the purse is empty
    "spite": 0.28,  # what a thousand less for the others is worth
    "doubt": 1.0,  # how far the others may value a pile differently from what we think
    "leap": 0.8,  # how far towards the price at which another pile is as good the others are thought to bid at once
    "margin": 0.0,  # a sale must bring this much more than keeping
    "care": 0.4,  # how much of what an empty purse costs is thought of when bidding
    "greed": 1.0,  # how much a share is thought to be worth, beside what it is
    "bluff": 0.0,  # how much more it is worth to spoil the others' piles when cards are placed
    "guile": 0.0,  # thousands that it is thought worth to hide a fee on a good pile, or a good card on a bad one
    "nerve": 0.0,  # thousands that each step of a bid beyond the least is thought worth; below 0, what it costs
    "noise": 0.0,  # thousands by which the own judgement goes wrong
    "sight": 1.0,  # how much of what a forecast will do is thought of; with none, today's prices are all there is
    "hidden": 1.0,  # how much of what face-down cards may be worth is thought of
    "fees": 1.0,  # how much of a trading fee is thought of
    "tip": 0.0,  # how much more a rise is thought to bring that everybody can see coming
    "heat": 0.0,  # the part of a price that is forgotten while bidding
    "fear": 0.0,  # thousands that one would give up to have sold a share
    "lore": 1.0,  # how much is known of what investors and strategies bring; with none, starting cash alone counts
    "saving": 0.0,  # thousands that a bond seems to bring beyond its interest
    "growth": 2.0,  # what a commodity is worth beyond its set of today
    "first": 0.5,  # what it is worth to name the next first player
    "samples": 5,  # auctions thought through for each bid
    "trials": 1,  # auctions thought through for each placing
    "chance_scale": 6.0,  # money that makes a lead likely at the end
    "chance_round": 5.0,  # the same for each round to come
}


class Weights:
    """A set of these numbers; what is not given is the trader's own."""

    # c: readonly double majority, spread, spread_round, purse, thirst, spite, doubt, margin, leap, care
    # c: readonly double greed, bluff, noise; readonly double growth, first, chance_scale, chance_round
    # c: readonly double sight, hidden, fees, tip, heat, fear, lore, saving, guile, nerve
    # c: readonly int samples, trials

    def __init__(self, **given: float) -> None:
        unknown = set(given) - set(DEFAULTS)
        if unknown:
            raise ValueError(f"weights: no such number: {', '.join(sorted(unknown))}")
        values = {**DEFAULTS, **given}
        self.majority = values["majority"]
        self.spread = values["spread"]
        self.spread_round = values["spread_round"]
        self.purse = values["purse"]
        self.thirst = values["thirst"]
        self.spite = values["spite"]
        self.doubt = values["doubt"]
        self.leap = values["leap"]
        self.margin = values["margin"]
        self.care = values["care"]
        self.greed = values["greed"]
        self.bluff = values["bluff"]
        self.noise = values["noise"]
        self.sight = values["sight"]
        self.hidden = values["hidden"]
        self.fees = values["fees"]
        self.tip = values["tip"]
        self.heat = values["heat"]
        self.fear = values["fear"]
        self.lore = values["lore"]
        self.saving = values["saving"]
        self.guile = values["guile"]
        self.nerve = values["nerve"]
        self.growth = values["growth"]
        self.first = values["first"]
        self.samples = int(values["samples"])
        self.trials = int(values["trials"])
        self.chance_scale = values["chance_scale"]
        self.chance_round = values["chance_round"]

    def to_dict(self) -> dict[str, Any]:
        """The numbers by name."""
        return {name: getattr(self, name) for name in DEFAULTS}
