"""When bots answer: at a moment drawn before they think, whatever the decision costs them."""

import asyncio
import os
import signal
import subprocess
import sys
import time
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path

import pytest
from server.kit.client import Client, new_table
from server.kit.house import Pauses, serving, sqlite

from stockpile.server.automat import LEAST, LONGEST, MARGIN, SHORTEST, moment
from stockpile.server.thinkers import Thinkers


async def bots_alone(served):
    """A table where only bots play, and somebody who watches."""
    told = await new_table(served.url, players=2, seats=[{"name": "Ada"}, {"bot": "random"}], pace=1)
    ada = await Client(served.url, told["table"], told["token"]).open()
    await ada.do("leave", bot="random")
    return ada


def answered(client):
    return sum(message["kind"] == "answered" for message in client.messages)


def counted(served, name):
    """A number of the metrics."""
    lines = served.house.metrics.text().decode().splitlines()
    return next(float(line.split()[1]) for line in lines if line.startswith(name))


@pytest.mark.parametrize("is_hard", [False, True])
async def test_a_bot_answers_at_its_moment_whether_it_has_finished_thinking_or_not(tmp_path, is_hard):
    pauses = Pauses()
    async with serving(sqlite(tmp_path), pause=pauses) as served:
        occupied = asyncio.create_task(served.house.thinkers.run(time.sleep, 60 if is_hard else 0))
        ada = await bots_alone(served)
        lengths = []

        for number in range(3):
            (thinking, over), before = await pauses.begun(), answered(ada)
            while not is_hard and counted(served, "stockpile_thought_seconds_count") <= number:
                await asyncio.sleep(0.01)
            over.set_result(None)
            margin, over = await pauses.begun()
            assert answered(ada) == before
            over.set_result(None)
            await ada.until(lambda before=before: answered(ada) > before)
            lengths.append(thinking + margin)

        assert all(SHORTEST <= length <= LONGEST for length in lengths)
        assert counted(served, "stockpile_thoughts_late_total") == (3 if is_hard else 0)
        occupied.cancel()
        await ada.close()


def test_the_moment_leaves_time_to_think_unless_no_pause_is_wanted():
    drawn = [moment(pace) for pace in (0.001, 0.1, 1, 3) for _ in range(200)]

    assert min(drawn) == LEAST > MARGIN
    assert max(drawn) <= 3 * LONGEST
    assert moment(0) == 0


async def test_thoughts_that_nobody_wants_any_more_do_no_harm_when_a_thinker_dies():
    thinkers = Thinkers(1)
    process = await thinkers.run(os.getpid)
    unwanted = [asyncio.create_task(thinkers.run(time.sleep, 60)) for _ in range(20)]
    await asyncio.sleep(0.3)
    for thought in unwanted:
        thought.cancel()
    waiting = [asyncio.create_task(thinkers.run(abs, -number)) for number in range(5)]
    await asyncio.sleep(0.2)

    os.kill(process, signal.SIGKILL)

    assert await asyncio.wait_for(asyncio.gather(*waiting), 60) == [0, 1, 2, 3, 4]
    assert await thinkers.run(os.getpid) != process
    thinkers.stop()


async def test_a_thought_that_is_no_longer_wanted_is_not_begun(tmp_path):
    thinkers, begun = Thinkers(1), tmp_path / "begun"
    long = asyncio.create_task(thinkers.run(time.sleep, 0.3))
    unwanted = asyncio.create_task(thinkers.run(os.mkdir, str(begun)))
    await asyncio.sleep(0.05)

    unwanted.cancel()

    await long
    assert await thinkers.run(os.path.exists, str(begun)) is False
    thinkers.stop()


async def test_all_who_waited_for_the_first_thinker_are_served_by_the_next():
    thinkers = Thinkers(1)
    killed = asyncio.create_task(thinkers.run(os._exit, 1))
    waiting = [asyncio.create_task(thinkers.run(abs, -number)) for number in range(5)]

    with pytest.raises(BrokenProcessPool):
        await asyncio.wait_for(killed, 60)

    assert await asyncio.wait_for(asyncio.gather(*waiting), 60) == [0, 1, 2, 3, 4]
    thinkers.stop()


HOST = """
import asyncio, os, signal, time
from stockpile.server.thinkers import Thinkers

async def main():
    thinkers = Thinkers(1)
    print(await thinkers.run(os.getpid), flush=True)
    asyncio.create_task(thinkers.run(time.sleep, WORK))
    await asyncio.sleep(0.3)
    os.kill(os.getpid(), signal.SIGKILL)

asyncio.run(main())
"""


@pytest.mark.parametrize("work", [0, 600])
def test_thinkers_end_with_a_server_that_is_killed_idle_or_not(work):
    host = [sys.executable, "-c", HOST.replace("WORK", str(work))]
    done = subprocess.run(host, text=True, stdout=subprocess.PIPE, timeout=60)
    thinker = int(done.stdout)

    for _ in range(600):
        if not Path(f"/proc/{thinker}").exists():
            break
        time.sleep(0.05)

    assert done.returncode == -signal.SIGKILL
    assert not Path(f"/proc/{thinker}").exists()
