"""The guided first game: prepared cards, and what is pointed at when. Its facts hold whatever the player answers."""

from dataclasses import dataclass
from typing import Any

SEED = 912  # found by search; tests/server/test_guide.py holds it to everything that is said here
BOT = "novice"
TIP = "american"  # the player's tip in round 1: +4; it rises again in round 2, and splits at the latest then
DIVIDEND = "leading"  # the player's starting card pays a dividend in round 1
ROUNDS = 2


@dataclass(frozen=True)
class Step:
    """One thought: from which moment on it may be shown, and what is pointed at."""

    key: str
    round: int
    phase: str
    points: str
    company: str | None = None

    def to_dict(self) -> dict[str, Any]:
        """As plain JSON."""
        args = {} if self.company is None else {"company": self.company}
        return {"key": self.key, "round": self.round, "phase": self.phase, "points": self.points, "args": args}


STEPS = (
    Step("goal", 1, "supply", "board"),
    Step("tip", 1, "supply", "tip", TIP),
    Step("open-pair", 1, "supply", "open-pair"),
    Step("pile", 1, "supply", "piles"),
    Step("fee", 1, "supply", "hand"),
    Step("bid", 1, "demand", "tracks", TIP),
    Step("action", 1, "action", "stage"),
    Step("selling", 1, "selling", "shares"),
    Step("movement", 1, "movement", "stage"),
    Step("dividend", 1, "movement", "shares", DIVIDEND),
    Step("second", 2, "supply", "tip"),
    Step("split", 2, "selling", "board", TIP),
    Step("reckoning", 2, "game-end", "stage"),
    Step("over", 2, "over", "stage"),
)


def guide() -> dict[str, Any]:
    """What a client needs to guide somebody through it."""
    return {
        "rounds": ROUNDS,
        "bot": BOT,
        "tip": {"company": TIP, "forecast": "+4"},
        "split": {"company": TIP, "round": 2},
        "dividend": {"company": DIVIDEND, "round": 1},
        "steps": [step.to_dict() for step in STEPS],
    }
