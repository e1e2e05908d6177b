"""How a round goes: phases, the powers of cards, chance, and the effects that alone change cash, cards and prices."""

from stockpile import _variant

_variant.extend(__path__, __name__)
