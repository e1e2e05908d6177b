"""What is in the box beside the base game: investors and strategy cards, one small class each."""

from stockpile import _variant

_variant.extend(__path__, __name__)
