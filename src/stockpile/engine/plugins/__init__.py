"""Cards from outside the box."""

from stockpile import _variant

_variant.extend(__path__, __name__)
