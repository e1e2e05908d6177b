"""Positions and records: texts that people read and write."""

from stockpile import _variant

_variant.extend(__path__, __name__)
