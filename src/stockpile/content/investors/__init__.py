"""The 26 investors, grouped by what they bend (INV)."""

from stockpile import _variant

_variant.extend(__path__, __name__)
