"""Why an answer is not allowed, from what the asked seat knows: the rule and a key for the words."""

from stockpile import _variant

_variant.extend(__path__, __name__)
