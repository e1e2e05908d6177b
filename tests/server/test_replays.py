"""Records that visitors bring: told in a process of their own, within bounds, and never at the cost of bots."""

import asyncio
import os

import pytest
from server.kit.serving import serving, sqlite

from kit.effort import PATIENCE, SEED
from kit.samples import played
from stockpile import Setup
from stockpile.engine.setup.modules import MODULES
from stockpile.server.answers import Refused
from stockpile.server.replays import MOST_RECORD, MOST_WAITING, Replays

GAME = played(Setup(players=3, modules=tuple(MODULES)), SEED)
GOOD = GAME.record().to_text()


def heavy(size: int) -> str:
    """A record with secrets left out whose events go on and on: each of them is put into words."""
    head, _, events = GAME.record(0).to_text().partition("\nevents ")
    lines = events.split("\n")[1:-2]
    lines *= size // len("\n".join(lines))
    return "\n".join([head, f"events {len(lines)}", *lines, "end", ""])


async def outcome(replays: Replays, text: str) -> str:
    """`told`, or why not."""
    try:
        return "told" if await replays.told(text, "fr") else ""
    except Refused as refused:
        return f"{refused.refusal.key} {refused.refusal.args.get('field', '')}".strip()


async def test_bots_think_while_records_are_told(tmp_path):
    async with serving(sqlite(tmp_path)) as served:
        telling = [asyncio.create_task(outcome(served.tables.replays, heavy(MOST_RECORD))) for _ in range(4)]
        await asyncio.sleep(0.1)

        thinker = await served.tables.thinkers.run(os.getpid)
        are_told = [task.done() for task in telling]
        for task in telling:
            task.cancel()
        await asyncio.gather(*telling, return_exceptions=True)

    assert thinker
    assert not all(are_told)


async def test_a_record_that_takes_too_long_is_given_up_and_the_next_one_told():
    replays = Replays(cpu_seconds=0.3, wall_seconds=PATIENCE)

    first = await outcome(replays, heavy(20 * MOST_RECORD))
    second = await outcome(replays, "stockpile record 1\n")
    replays.stop()

    assert first == "bad-request record: it takes too long"
    assert second.startswith("bad-request line 2")


@pytest.mark.slow
async def test_a_process_that_does_not_come_back_is_ended_and_made_anew():
    replays = Replays(cpu_seconds=600, wall_seconds=2)

    first = await outcome(replays, heavy(60 * MOST_RECORD))
    replays.wall_seconds = PATIENCE
    second = await outcome(replays, GOOD)
    replays.stop()

    assert (first, second) == ("bad-request record: it takes too long", "told")


async def test_only_a_few_records_wait():
    replays = Replays(wall_seconds=PATIENCE)

    found = await asyncio.gather(*(outcome(replays, GOOD) for _ in range(MOST_WAITING + 5)))
    replays.stop()

    assert sorted(found) == ["told"] * MOST_WAITING + ["too-fast"] * 5
