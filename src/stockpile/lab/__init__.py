"""Studies of many games (duplicate deals, honest statistics, data, pictures), and of one: its ledger and its coach."""

from stockpile import _variant

_variant.extend(__path__, __name__)
