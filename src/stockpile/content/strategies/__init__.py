"""The 52 strategy cards, grouped by what they do (STR)."""

from stockpile import _variant

_variant.extend(__path__, __name__)
