"""The time of day, steady: what has passed is counted, however the clock on the wall is set meanwhile."""

import time


class SteadyClock:
    """What the wall said when the server began, and since then what a clock says that nobody can set.

    Nobody runs out of time because a machine has found out the right hour, or because it was asleep.
    """

    def __init__(self) -> None:
        self._offset = time.time() - time.monotonic()

    def __call__(self) -> float:
        return time.monotonic() + self._offset

    def not_before(self, moment: float) -> None:
        """Whatever the wall says, what is in the log has been."""
        self._offset = max(self._offset, moment - time.monotonic())

    @property
    def is_behind_the_wall(self) -> float:
        """By how many seconds; below 0 if it is ahead."""
        return time.time() - self()
