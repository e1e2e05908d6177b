"""Who knows what: the books of every observer, and the one projection of a state to what a seat may see."""

from stockpile import _variant

_variant.extend(__path__, __name__)
