"""What an answer costs the server, part by part: processor time of the code alone, without network and disk.

One game is played over and over in this process; every part is timed by the thread's own clock, and the cheapest of
several games counts, so that a busy machine changes little.
"""

import json
import time
from random import Random
from typing import Any

from stockpile.engine.setup.setup import Setup
from stockpile.server import frames, requests
from stockpile.server.commands import Who, act_of
from stockpile.server.services import looked
from stockpile.server.table_state import TableState
from stockpile.server.tokens import hashed
from stockpile.session import Match

GAMES = 12
LANGUAGE = "fr"
NAMES = ("Ada", "Bea", "Cleo", "Dana")


class Parts:
    """Nanoseconds by part, by the clock of the thread."""

    def __init__(self) -> None:
        self.spent: dict[str, int] = {}
        self._since = 0

    def begin(self) -> None:
        """From here on somebody works."""
        self._since = time.thread_time_ns()

    def end(self, part: str) -> None:
        """They worked on this part, and whatever follows is worked on next."""
        now = time.thread_time_ns()
        self.spent[part] = self.spent.get(part, 0) + now - self._since
        self._since = time.thread_time_ns()


def game(number: int) -> tuple[Parts, int]:
    """One game of four people, each of whom previews and reads French; how many answers it took."""
    parts, draw = Parts(), Random(7)
    tokens = [f"token-{seat}" for seat in range(4)]
    names = [f"{name} {number}" for name in NAMES]
    seats = [{"name": name, "token": hashed(token)} for name, token in zip(names, tokens, strict=True)]
    match = Match.new(Setup(players=4), 11, seats, 0.0)
    table: Any = TableState("bench", match, None, lambda: 1.0)
    answers = 0
    while not match.over:
        answers += 1
        question = match.questions[0]
        given = draw.choice(question.answers)
        sent = {"revision": match.revision, "move_id": f"m{answers}", "answers": [given]}
        turn(parts, table, Who(hashed(tokens[question.seat])), sent)
    return parts, answers


def turn(parts: Parts, table: Any, who: Who, sent: dict[str, Any]) -> None:
    """A preview and an answer, told to four readers: plainly, and once more in words."""
    previewing = json.dumps({"do": "preview", "id": 1, "answers": sent["answers"]})
    answering, match = json.dumps({"do": "answer", "id": 2, **sent}), table.match
    since = match.said.mark()
    parts.begin()
    previewed = requests.read_command(previewing)
    assert isinstance(previewed, requests.Preview)
    preview = looked(table, who, previewed, LANGUAGE)
    assert isinstance(preview, dict)
    frames.reply(1, **preview)
    parts.end("preview with sentences")
    command = requests.read_command(answering)
    parts.end("reading the answer")
    outcome = act_of(command, who, table)(match, 1.0)
    parts.end("rules and log")
    assert isinstance(outcome, list), outcome
    parts.begin()
    common = frames.shared(table, 1.0, changed=False)
    for reader in range(4):
        match.text(reader, since)
    parts.end("facts as each of four readers may know them")
    for reader in range(4):
        frames.update(table, reader, since, common, anew=False)
    parts.end("four frames without sentences")
    teller = table.teller(LANGUAGE)
    for reader in range(4):
        frames.update(table, reader, since, common, anew=False, teller=teller)
    parts.end("four frames with sentences")


def cost_by_part() -> dict[str, float]:
    """Microseconds an answer at a table of four, by part: of the cheapest of several games each."""
    runs = [game(number) for number in range(GAMES)]
    return {
        part: round(min(parts.spent[part] / answers for parts, answers in runs) / 1000, 1) for part in runs[0][0].spent
    }


if __name__ == "__main__":
    print(json.dumps(cost_by_part(), indent=2))
