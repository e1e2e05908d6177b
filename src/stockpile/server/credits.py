"""How much one address or connection may ask for: credits that come back with time."""

import time
from collections import OrderedDict

MOST_KEPT = 20_000  # addresses that are remembered; the oldest is forgotten first


class Credit:
    """So many at once, and all of them back after so many seconds."""

    __slots__ = ("_at", "_left", "most", "seconds")

    def __init__(self, most: int, seconds: float) -> None:
        self.most = most
        self.seconds = seconds
        self._left = float(most)
        self._at = time.monotonic()

    def has(self, amount: float = 1) -> bool:
        """Whether there is enough; nothing is spent."""
        self.spend(0)
        return self._left >= amount

    def spend(self, amount: float = 1) -> bool:
        """Whether there was enough; then it is less now."""
        now = time.monotonic()
        left = min(self.most, self._left + (now - self._at) * self.most / self.seconds)
        self._at = now
        self._left = left - amount if left >= amount else left
        return left >= amount


class Credits:
    """The credit of many addresses."""

    def __init__(self, most: int, seconds: float) -> None:
        self.most = most
        self.seconds = seconds
        self._known: OrderedDict[str, Credit] = OrderedDict()

    def spend(self, address: str, amount: float = 1) -> bool:
        """Whether this address had enough."""
        credit = self._known.get(address)
        if credit is None:
            credit = self._known[address] = Credit(self.most, self.seconds)
            if len(self._known) > MOST_KEPT:
                self._known.popitem(last=False)
        else:
            self._known.move_to_end(address)
        return credit.spend(amount)
