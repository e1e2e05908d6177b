"""What operators may count: no table, no name, no secret among the labels."""

from collections.abc import Iterable

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

from stockpile.session.entry import Entry


class Metrics:
    """Counters and gauges of one process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.entries = Counter("stockpile_entries", "Entries stored", ["kind"], registry=self.registry)
        self._kinds: dict[str, Counter] = {}
        self.tables = Gauge("stockpile_tables_loaded", "Tables in memory", registry=self.registry)
        self.connections = Gauge("stockpile_connections", "Open streams", registry=self.registry)
        self.refusals = Counter("stockpile_refusals", "Commands refused", ["key"], registry=self.registry)
        self.dropped = Counter("stockpile_dropped", "Streams closed by the server", ["code"], registry=self.registry)
        self.requests = Counter("stockpile_requests", "HTTP answers", ["status"], registry=self.registry)
        self.thoughts = Histogram("stockpile_thought_seconds", "How long bots think", registry=self.registry)
        self.frozen = Counter("stockpile_frozen", "Tables that replay differently", registry=self.registry)

    def stored(self, entries: Iterable[Entry]) -> None:
        """Counts entries."""
        for item in entries:
            kind = item["kind"]
            if kind not in self._kinds:
                self._kinds[kind] = self.entries.labels(kind)
            self._kinds[kind].inc()

    def text(self) -> bytes:
        """All of it, as Prometheus reads it."""
        return generate_latest(self.registry)
