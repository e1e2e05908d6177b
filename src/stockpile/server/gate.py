"""What everybody at the other end of a socket may take and send, counted before anything is read out of it.

A `Visit` is one socket. It spends on its way: an address for arriving, for requests and for bytes; a stream for each
read, each frame and its bytes, whatever they hold. Who has nothing left is cut. Those who play are the last to go:
what an address owes never falls on their streams, and when places run out strangers make room.
"""

import resource
from collections import Counter
from collections.abc import Callable
from typing import NamedTuple

from stockpile.server.credits import Credit, Credits

FILES = 100  # descriptors that are kept for databases, thinkers, pages and whatever else is not a visitor
MOST_FILES = 1 << 16
STRANGERS = 0.75  # the part of all places that those may take who do not play
READ = 0.25  # what a read costs, in frames: a message may come in many packets


class Share(NamedTuple):
    """So much at once, and all of it back after so many seconds."""

    most: int
    seconds: float


# Twenty people behind one router who all open their browsers at once fit in, with seven sockets each.
SOCKETS = 256  # of one address at the same time
ARRIVALS = Share(1000, 100)
REQUESTS = Share(4000, 80)
BYTES = Share(8 << 20, 60)
# One stream. Commands have a stricter measure of their own (see stream.py), which says no more kindly.
FRAMES = Share(240, 20)
STREAM_BYTES = Share(512 << 10, 30)


class Gate:
    """All visits of one process."""

    def __init__(self, *, limits: bool = True, places: int | None = None) -> None:
        self.limits = limits
        self._places = most_sockets() if places is None else places
        self._sockets: Counter[str] = Counter()
        self._arrivals = Credits(*ARRIVALS)
        self._requests = Credits(*REQUESTS)
        self._bytes = Credits(*BYTES)
        self._strangers: dict[Visit, None] = {}  # in the order they came
        self._watchers: dict[Visit, None] = {}
        self._players: set[Visit] = set()

    def arrive(self, address: str, hang_up: Callable[[], None], *, is_proxy: bool = False) -> "Visit | None":
        """A new visit, or None if there is no place for it. A proxy's visitors are counted where they are named."""
        if self.limits and not is_proxy and not self._may_arrive(address):
            return None
        if not self._has_room():
            return None
        visit = Visit(self, address, hang_up, is_proxy=is_proxy)
        self._strangers[visit] = None
        self._sockets[address] += 1
        return visit

    def _may_arrive(self, address: str) -> bool:
        return self._sockets[address] < SOCKETS and self._arrivals.spend(address)

    def _has_room(self) -> bool:
        """Whether one more can come in; the stranger who has waited longest makes room for it."""
        strangers = len(self._strangers) + len(self._watchers)
        if strangers + len(self._players) < self._places and strangers < self._places * STRANGERS:
            return True
        oldest = next(iter(self._strangers or self._watchers), None)
        if oldest is None:
            return False
        oldest.leave()
        oldest.hang_up()
        return True

    def takes_request(self, address: str) -> bool:
        """Whether an address may ask once more."""
        return not self.limits or self._requests.spend(address)


class Visit:
    """One socket, until it is closed."""

    __slots__ = ("_bytes", "_frames", "_gate", "_is_gone", "_is_proxy", "address", "hang_up")

    def __init__(self, gate: Gate, address: str, hang_up: Callable[[], None], *, is_proxy: bool) -> None:
        self.address = address
        self.hang_up = hang_up
        self._gate = gate
        self._is_proxy = is_proxy
        self._is_gone = False
        self._frames = Credit(*FRAMES)
        self._bytes = Credit(*STREAM_BYTES)

    def takes_bytes(self, size: int) -> bool:
        """Whether its address may send so many bytes more."""
        gate = self._gate
        return not gate.limits or self._is_proxy or gate._bytes.spend(self.address, size)

    def takes_read(self, size: int) -> bool:
        """Whether a stream may send a packet of so many bytes; those who play do not pay for their neighbours."""
        if not self._gate.limits:
            return True
        if not (self._frames.spend(READ) and self._bytes.spend(size)):
            return False
        return self in self._gate._players or self.takes_bytes(size)

    def takes_frame(self) -> bool:
        """Whether a stream may send one more frame of any kind."""
        return not self._gate.limits or self._frames.spend()

    def settle(self, *, plays: bool) -> None:
        """It is known now who it is: somebody with a seat, or somebody who watches."""
        gate = self._gate
        if self._is_gone:
            return
        self._forget()
        if plays:
            gate._players.add(self)
        else:
            gate._watchers[self] = None

    def leave(self) -> None:
        """It is closed."""
        if self._is_gone:
            return
        self._is_gone = True
        self._forget()
        sockets = self._gate._sockets
        sockets[self.address] -= 1
        if not sockets[self.address]:
            del sockets[self.address]

    def _forget(self) -> None:
        self._gate._strangers.pop(self, None)
        self._gate._watchers.pop(self, None)
        self._gate._players.discard(self)


def open_wide() -> None:
    """As many descriptors as the system lets us have without asking."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if soft != resource.RLIM_INFINITY and soft < most:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))


def most_sockets() -> int:
    """How many sockets there is room for, so that files can still be opened."""
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = MOST_FILES if soft == resource.RLIM_INFINITY else min(soft, MOST_FILES)
    return max(most - FILES, most // 2)
