"""What operators may count: no table, no name, no secret among the labels, and nothing that tells one by its change."""

from collections import Counter as TallyOf
from collections.abc import Iterable

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

from stockpile.session.entry import Entry
from stockpile.session.kinds.catalog import KINDS

THOUGHTS = (0.1, 1.0, 10.0)  # seconds; a finer measure of one bot's thinking would tell how hard its choice is


class Metrics:
    """Counters and gauges of one process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.entries = Counter("stockpile_entries", "Entries stored", ["kind"], registry=self.registry)
        self._stored: TallyOf[str] = TallyOf()
        self.tables = Gauge("stockpile_tables_loaded", "Tables in memory", registry=self.registry)
        self.connections = Gauge("stockpile_connections", "Open streams", registry=self.registry)
        self.refusals = Counter("stockpile_refusals", "Commands refused", ["key"], registry=self.registry)
        self.dropped = Counter("stockpile_dropped", "Streams closed by the server", ["code"], registry=self.registry)
        self.requests = Counter("stockpile_requests", "HTTP answers", ["status"], registry=self.registry)
        self._thoughts = Histogram(
            "stockpile_thought_seconds", "How long bots think, rounded up", registry=self.registry, buckets=THOUGHTS
        )
        self.late = Counter("stockpile_thoughts_late", "Bots not ready at their moment", registry=self.registry)
        self.frozen = Counter("stockpile_frozen", "Tables that replay differently", registry=self.registry)

    def stored(self, entries: Iterable[Entry]) -> None:
        """Counts entries; cheaply, since this is done at every answer."""
        for item in entries:
            if not KINDS[item["kind"]].is_secret:
                self._stored[item["kind"]] += 1

    def thought(self, seconds: float) -> None:
        """Counts a bot's thought; its length is not even in the sum."""
        self._thoughts.observe(next((most for most in THOUGHTS if seconds <= most), 2 * THOUGHTS[-1]))

    def text(self) -> bytes:
        """All of it, as Prometheus reads it."""
        counted, self._stored = self._stored, TallyOf()
        for kind, count in counted.items():
            self.entries.labels(kind).inc(count)
        return generate_latest(self.registry)
