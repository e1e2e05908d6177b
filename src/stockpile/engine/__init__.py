"""The rules: state, questions, events, effects, views and records."""

from stockpile import _variant

_variant.extend(__path__, __name__)
