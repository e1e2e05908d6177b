"""The guided first game: prepared cards, and what is pointed at when. Its facts hold whatever the player answers."""

from dataclasses import asdict, dataclass, field
from typing import Any

SEED = 912  # found by search; tests/server/test_guide.py holds it to everything that is said here
BOT = "novice"
TIP = "american"  # the player's tip in round 1: +4; it rises again in round 2, and splits at the latest then
DIVIDEND = "leading"  # the player's starting card pays a dividend in round 1
OPEN = ("cosmic", "+1")  # the pair that lies open in round 1
CASH = 20
BONUS = 10  # for the most shares of a company
ROUNDS = 2


@dataclass(frozen=True)
class Step:
    """One thought: from which moment on it may be shown, after which event if it waits for one, what is pointed at."""

    key: str
    round: int
    phase: str  # nothing: from the first moment of the round on
    points: str
    after: str = ""  # an event; of those that befall a seat, the one that befalls the player
    args: dict[str, str | int] = field(default_factory=dict)  # the prepared facts that its words tell

    def to_dict(self) -> dict[str, Any]:
        """As plain JSON."""
        return asdict(self)


STEPS = (
    Step("goal", 1, "", "cash", args={"cash": CASH}),
    Step("board", 1, "", "board"),
    Step("tip", 1, "", "tip", args={"company": TIP, "sign": "+4"}),
    Step("open-pair", 1, "", "open-pair", args={"company": OPEN[0], "sign": OPEN[1]}),
    Step("pile", 1, "supply", "piles"),
    Step("fee", 1, "supply", "fee"),
    Step("supply", 1, "supply", "hand"),
    Step("demand", 1, "demand", "tracks"),
    Step("outbid", 1, "demand", "tracks", after="outbid"),
    Step("action", 1, "action", "stage"),
    Step("selling", 1, "selling", "shares"),
    Step("movement", 1, "movement", "board"),
    Step("dividend", 1, "movement", "cash", after="dividend"),
    Step("again", 2, "supply", "stage"),
    Step("last", 2, "selling", "others"),
    Step("split", 2, "movement", "shares", after="split"),
    Step("reckoning", 2, "game-end", "podium", args={"bonus": BONUS}),
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
