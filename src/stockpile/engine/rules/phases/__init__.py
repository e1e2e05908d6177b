"""The phases of a round, one file each, named as in the rulebook."""

from stockpile import _variant

_variant.extend(__path__, __name__)
