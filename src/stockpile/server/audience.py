"""Who follows a table from this process, and what each of them is sent: what their seat may know."""

from typing import TYPE_CHECKING

from stockpile.server import frames
from stockpile.server.listener import Listener
from stockpile.server.store import Notice
from stockpile.session.entry import Entry

if TYPE_CHECKING:
    from stockpile.server.table import Table

QUIET = frozenset({"answered", "said", "reacted", "planned", "undone", "paused"})  # these change nothing in `table`
ANEW = frozenset({"dealt", "undone"})  # after these, events alone do not lead from the old view to the new one
MOVES = frozenset({"joined", "left", "vacated", "hosted"})  # who sits where, and who is the host
PRESENCE_SECONDS = 90.0


class Audience:
    """Listeners of this process, and what other processes say about theirs."""

    def __init__(self, table: "Table") -> None:
        self.listeners: set[Listener] = set()
        self._table = table
        self._elsewhere: dict[str, tuple[Notice, float]] = {}  # who is connected to other processes

    # Who is there

    def present(self) -> list[bool]:
        """Which seats have somebody connected; bots always have."""
        here = {listener.seat for listener in self.listeners}
        return [
            seat.bot is not None or number in here or any(number in notice.present for notice in self._told())
            for number, seat in enumerate(self._table.match.seats)
        ]

    def came_back(self) -> list[int]:
        """The seats that are to be somebody else's, though whoever has them is here."""
        present = self.present()
        return [n for n, seat in enumerate(self._table.match.seats) if seat.leaving is not None and present[n]]

    def spectators(self) -> int:
        """How many watch."""
        here = sum(listener.seat is None for listener in self.listeners)
        return here + sum(notice.spectators for notice in self._told())

    def _told(self) -> list[Notice]:
        """What other processes said lately."""
        now = self._table.house.now()
        return [notice for notice, at in self._elsewhere.values() if now - at < PRESENCE_SECONDS]

    def heard_presence(self, notice: Notice, now: float) -> None:
        """Another process tells who is connected there."""
        self._elsewhere[notice.sender] = (notice, now)
        self.send_presence()

    # What they are sent

    def publish(self, new: list[Entry], since: int, *, ended: bool) -> None:
        """Sends each listener what its seat may know of the new entries."""
        if not self.listeners:
            return
        table = self._table
        kinds = {item["kind"] for item in new}
        if not MOVES.isdisjoint(kinds):
            self._reseat()
        anew, changed = not ANEW.isdisjoint(kinds), ended or not QUIET.issuperset(kinds)
        silent = table.match.said.mark() == since  # only plans, which nobody but their owner may notice
        planners = {item["seat"] for item in new if item["kind"] == "planned"}
        common = frames.shared(table, table.house.now(), changed=changed)
        made: dict[tuple[int | None, str | None], bytes] = {}
        for listener in self.listeners:
            if silent and listener.seat not in planners:
                continue
            key = (listener.seat, listener.language)
            if key not in made:
                frame = frames.update(table, listener.seat, since, common, anew=anew)
                made[key] = table.house.worded(table, frame, key)
            listener.push(made[key])

    def _reseat(self) -> None:
        """Whose token has lost or won a seat or the host's role looks through other eyes from now on."""
        for listener in self.listeners:
            seen = (listener.seat, listener.host)
            listener.look_up(self._table.match)
            if seen != (listener.seat, listener.host):
                self.send_snapshot(listener)

    def look_anew(self) -> None:
        """The match is another one: everybody's seat is looked up, and everything sent."""
        for listener in self.listeners:
            listener.look_up(self._table.match)
        self.send_snapshots()

    def send_snapshots(self) -> None:
        """Gives every listener everything anew."""
        for listener in self.listeners:
            self.send_snapshot(listener)

    def send_snapshot(self, listener: Listener) -> None:
        """Gives one listener everything."""
        frame = frames.snapshot(self._table, listener.seat, host=listener.host, now=self._table.house.now())
        listener.push(self._table.house.worded(self._table, frame, (listener.seat, listener.language)))

    def welcome(self, listener: Listener, since: int | None) -> None:
        """Adds a listener, within `read`: with what it missed, if it can read on, or with everything."""
        if since and self._table.match.said.is_continuous(since):
            common = frames.shared(self._table, self._table.house.now(), changed=True)
            frame = frames.update(self._table, listener.seat, since, common, anew=False)
            listener.push(self._table.house.worded(self._table, frame, (listener.seat, listener.language)))
        else:
            self.send_snapshot(listener)
        self.listeners.add(listener)

    def send_presence(self) -> None:
        """Tells everybody who is connected."""
        frame = frames.presence(self._table)
        for listener in self.listeners:
            listener.push(frame)
