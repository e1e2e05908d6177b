"""Many stored tables, a restart, and the first answer at one of them; and a record for visitors to replay."""

import asyncio
import time
from pathlib import Path
from typing import Any

import httpx
from server_process import Server

from stockpile.bots import make
from stockpile.engine.setup.setup import Setup
from stockpile.server.store.sqlite import SqliteStore
from stockpile.server.tokens import hashed, new_table_id
from stockpile.session import Match

TOKEN = "t" * 43


def played(answers: int | None = None) -> Match:
    """A match of four after so many entries, asked of the first seat; without a number, to its end."""
    seats = [{"name": name, "token": hashed(TOKEN)} if name == "A" else {"name": name} for name in "ABCD"]
    match = Match.new(Setup(players=4, board="advanced"), 7, seats, time.time(), host=hashed(TOKEN), rules=1)
    bots = [make("random", match.setup, number, 3) for number in range(4)]
    while not match.over and (answers is None or len(match.entries) < answers or match.asked != [0]):
        asked = match.questions[0]
        move = {"kind": "answered", "seat": asked.seat, "revision": match.revision, "move": str(len(match.entries))}
        match.submit({**move, "answers": [bots[asked.seat].answer(match.view(asked.seat), asked)]}, time.time())
    return match


def restart(tables: int, folder: Path) -> dict[str, Any]:
    """How long after a restart the first answer is given, and what a table costs in memory."""
    match, file = played(80), folder / "many.db"
    names = [new_table_id() for _ in range(tables)]

    async def store() -> None:
        kept = SqliteStore(str(file))
        await kept.open()
        for start in range(0, tables, 500):
            await asyncio.gather(*(kept.add(name, match.entries) for name in names[start : start + 500]))
        await kept.close()

    asyncio.run(store())
    server = Server(f"sqlite:///{file}")
    question = match.question(0)
    assert question is not None
    answer = httpx.post(
        f"{server.url}/api/tables/{names[tables // 2]}/answers",
        json={"revision": match.revision, "move_id": "first", "answers": [question.answers[0]]},
        headers={"Authorization": f"Bearer {TOKEN}"},
        trust_env=False,
    )
    spent = time.perf_counter() - server.began
    assert answer.status_code == 200, answer.text
    before = server.memory()
    kept = min(1000, tables)
    with httpx.Client(trust_env=False) as http:
        for name in names[:kept]:
            http.get(f"{server.url}/api/tables/{name}")
    per_table = (server.memory() - before) * 1024 / kept
    server.stop()
    return {
        "tables": tables,
        "entries_each": len(match.entries),
        "restart_to_first_answer_s": round(spent, 2),
        "kb_per_idle_table": round(per_table, 1),
    }
