"""Logs as JSON lines. What could be a secret is not there: no addresses with queries, no bodies, no tokens."""

import contextlib
import json
import logging
import sys
import time
from collections.abc import Iterator
from typing import Any

KEPT = frozenset(logging.makeLogRecord({}).__dict__) | {"message", "asctime", "taskName", "color_message"}


class JsonLines(logging.Formatter):
    """One JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        """Time, level, where from, what, and what was added to it."""
        line: dict[str, Any] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "from": record.name,
            "what": record.getMessage(),
        }
        line |= {key: value for key, value in record.__dict__.items() if key not in KEPT}
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


@contextlib.contextmanager
def to_stderr(level: str) -> Iterator[None]:
    """Everything goes to the error output; afterwards logging is as it was, since the caller may live on."""
    root, access = logging.getLogger(), logging.getLogger("uvicorn.access")
    errors = logging.getLogger("uvicorn.error")
    before = (root.handlers[:], root.level, access.disabled, errors.level)
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root.handlers, access.disabled = [handler], True  # uvicorn would log queries; ours logs the route instead
    root.setLevel(level.upper())
    if level != "debug":
        errors.setLevel(logging.WARNING)
    try:
        yield
    finally:
        root.handlers, access.disabled = before[0], before[2]
        root.setLevel(before[1])
        errors.setLevel(before[3])
        handler.close()
