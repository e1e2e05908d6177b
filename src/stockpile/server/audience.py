"""Who follows a table from this process, and what each of them is sent: what their seat may know."""

from stockpile.server import frames
from stockpile.server.listener import Listener
from stockpile.server.sentences import Teller
from stockpile.server.store import Notice
from stockpile.server.table_state import TableState
from stockpile.session.entry import Entry
from stockpile.session.kinds.catalog import KINDS


class Updates:
    """The frames of one step, each made once for all who read the same."""

    def __init__(self, table: TableState, since: int, common: frames.Shared, *, anew: bool) -> None:
        self._table = table
        self._since = since
        self._common = common
        self._anew = anew
        self._tellers: dict[str | None, Teller | None] = {}
        self._made: dict[tuple[int | None, str | None], bytes] = {}

    def of(self, seat: int | None, language: str | None) -> bytes:
        """The frame of a seat, in words if a language is given."""
        made = self._made.get((seat, language))
        if made is None:
            if language not in self._tellers:
                self._tellers[language] = self._table.teller(language)
            teller = self._tellers[language]
            made = frames.update(self._table, seat, self._since, self._common, anew=self._anew, teller=teller)
            self._made[seat, language] = made
        return made


class Audience:
    """Sends the listeners of one table, in this process, what happens there."""

    def __init__(self, table: TableState) -> None:
        self._table = table

    def publish(self, new: list[Entry], since: int, *, ended: bool) -> None:
        """Sends each listener what its seat may know of the new entries."""
        table = self._table
        if not table.listeners:
            return
        anew, changed, owners = False, ended, set()
        for item in new:
            kind = KINDS[item["kind"]]
            if kind.moves_people:
                self._reseat()
            anew, changed = anew or kind.renews_view, changed or kind.changes_table
            if kind.is_secret:
                owners.add(item["seat"])
        silent = table.match.said.mark() == since  # then nobody may notice but those whose secret it is
        updates = Updates(table, since, frames.shared(table, table.now(), changed=changed), anew=anew)
        for listener in table.listeners:
            if not silent or listener.seat in owners:
                listener.push(updates.of(listener.seat, listener.language))

    def _reseat(self) -> None:
        """Whose token has lost or won a seat or the host's role looks through other eyes from now on."""
        for listener in self._table.listeners:
            seen = (listener.seat, listener.host)
            listener.look_up(self._table.match)
            if seen != (listener.seat, listener.host):
                self.send_snapshot(listener)

    def look_anew(self) -> None:
        """The match is another one: everybody's seat is looked up, and everything sent."""
        for listener in self._table.listeners:
            listener.look_up(self._table.match)
        self.send_snapshots()

    def send_snapshots(self) -> None:
        """Gives every listener everything anew."""
        for listener in self._table.listeners:
            self.send_snapshot(listener)

    def send_snapshot(self, listener: Listener) -> None:
        """Gives one listener everything."""
        seat, host, language = listener.seat, listener.host, listener.language
        listener.push(frames.snapshot(self._table, seat, host=host, now=self._table.now(), language=language))

    def welcome(self, listener: Listener, since: int | None) -> None:
        """Adds a listener, within `read`: with what it missed, if it can read on, or with everything."""
        if since and self._table.match.said.is_continuous(since):
            common = frames.shared(self._table, self._table.now(), changed=True)
            teller = self._table.teller(listener.language)
            listener.push(frames.update(self._table, listener.seat, since, common, anew=False, teller=teller))
        else:
            self.send_snapshot(listener)
        self._table.listeners.add(listener)

    def heard_presence(self, notice: Notice) -> None:
        """Another process tells who is connected there."""
        self._table.presence.heard(notice)
        self.send_presence()

    def send_presence(self) -> None:
        """Tells everybody who is connected."""
        if not self._table.listeners:
            return
        frame = frames.presence(self._table)
        for listener in self._table.listeners:
            listener.push(frame)
