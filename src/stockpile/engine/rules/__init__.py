"""How a round goes: phases, powers of cards, effects, chance."""

from stockpile import _variant

_variant.extend(__path__, __name__)
