"""Doors for researchers: PettingZoo, Gymnasium, a vector of thousands of games, OpenSpiel; all show the same numbers."""

from stockpile import _variant

_variant.extend(__path__, __name__)
