"""What is played: checks, printed values, the cards in play."""

from stockpile import _variant

_variant.extend(__path__, __name__)
