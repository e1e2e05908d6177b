"""What happened and what there is to see, as JSON."""

from stockpile import _variant

_variant.extend(__path__, __name__)
