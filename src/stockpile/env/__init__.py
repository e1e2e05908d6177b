"""Doors for researchers: PettingZoo, Gymnasium, OpenSpiel and thousands of games at once; all show the same numbers."""

from stockpile import _variant

_variant.extend(__path__, __name__)
