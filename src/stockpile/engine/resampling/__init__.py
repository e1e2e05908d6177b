"""Possible worlds: deals the unseen cards anew, uniformly among all deals that agree with what a seat knows (KNO-7)."""

from stockpile import _variant

_variant.extend(__path__, __name__)
