"""The words of a view as JSON, by the numbers that stand for them in a state."""

from stockpile.engine import ids, names
from stockpile.engine.setup import roster


def _texts(keys: tuple[str, ...]) -> tuple[bytes, ...]:
    return tuple(f'"{key}"'.encode() for key in keys)


def _keys(keys: tuple[str, ...]) -> tuple[bytes, ...]:
    return tuple(f'"{key}":'.encode() for key in keys)


CARD = _texts(names.CARDS)
COMPANY = _texts(names.COMPANIES)
FORECAST = _texts(names.FORECASTS)
INFORMATION = _texts(names.INFORMATION)
STAGE = _texts(tuple(names.STAGES[stage] for stage in range(len(names.STAGES))))
ASK = _texts(tuple(names.ASKS[ask] for ask in range(len(names.ASKS))))
POWER = [f'"{roster.key_of(number)}"'.encode() for number in range(ids.POWERS)]  # plug-in cards change it
SEATS = (
    *(b"[" + b",".join(b"%d" % seat for seat in range(ids.SEATS) if mask >> seat & 1) + b"]" for mask in range(64)),
    b"[-1]",
)
TRUTH = (b"false", b"true")
# As the keys of an object: columns of a half, and kinds of cards.
HELD = _keys(names.HELD)
KIND = _keys(names.CARDS)
