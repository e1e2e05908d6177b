"""When bots answer: at a moment drawn before they think, whatever the decision costs them."""

import asyncio
import os
import random
import signal
import subprocess
import sys
import threading
import time
from concurrent.futures.process import BrokenProcessPool
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest
from server.kit.client import Client, new_table, sit
from server.kit.serving import Clock, Pauses, serving, sqlite

from kit.effort import EFFORT, PATIENCE, SEED
from stockpile import Setup
from stockpile.bots import make
from stockpile.bots.levels import LEVELS
from stockpile.bots.registry import spec_of
from stockpile.engine.game import Game
from stockpile.engine.setup.modules import MODULES
from stockpile.server import pauses
from stockpile.server.autoplay import MARGIN
from stockpile.server.pauses import LEAST, LONGEST, MOMENTS, OPEN, SHORTEST, hurried, least, moment, personal, unasked
from stockpile.server.thinkers import Thinkers
from stockpile.session import Match

COMPILED = "compiled"


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
    lines = served.tables.metrics.text().decode().splitlines()
    return next(float(line.split()[1]) for line in lines if line.startswith(name))


@pytest.mark.parametrize("is_hard", [False, True])
async def test_a_bot_answers_at_its_moment_whether_it_has_finished_thinking_or_not(tmp_path, is_hard):
    pauses = Pauses()
    async with serving(sqlite(tmp_path), pause=pauses) as served:
        occupied = asyncio.create_task(served.tables.thinkers.run(time.sleep, 60 if is_hard else 0))
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


async def asked(served) -> tuple[Client, Client]:
    """Ada, who is asked something, and Bea; nobody answers for them."""
    told = await new_table(served.url, players=2, seats=[{"name": "Ada"}, {}], pace=1)
    ada = await Client(served.url, told["table"], told["token"]).open()
    seated = await sit(served.url, ada.table, "Bea")
    bea = await Client(served.url, ada.table, seated["token"]).open()
    await until_asked(ada, bea)
    return ada, bea


async def until_asked(one: Client, other: Client) -> None:
    while not one.is_asked:
        await (other.play(Random(SEED), 1) if other.is_asked else asyncio.sleep(0.01))


@pytest.mark.parametrize(("first", "second"), [("greedy", "random"), ("random", "greedy")])
async def test_a_bot_whose_seat_another_has_taken_while_it_thought_does_not_answer(tmp_path, first, second):
    pauses = Pauses()
    async with serving(sqlite(tmp_path), pause=pauses) as served:
        ada, bea = await asked(served)
        await ada.do("leave", bot=first)
        (_, thinking), before = await pauses.begun(), answered(ada)

        await ada.do("return")
        await ada.do("leave", bot=second)
        thinking.set_result(None)
        others = asyncio.create_task(pauses.end_all())
        await ada.until(lambda: answered(ada) > before)
        others.cancel()

        entries = served.tables.in_memory[ada.table].match.entries
        assert next(entry["by"] for entry in entries if "by" in entry) == second
        await ada.close()
        await bea.close()


async def test_a_bot_thinks_on_until_its_question_is_answered_and_no_longer(tmp_path):
    pauses = Pauses()
    async with serving(sqlite(tmp_path), pause=pauses) as served:
        ada, bea = await asked(served)
        await ada.do("leave", bot="random")
        _, thinking = await pauses.begun()

        await bea.do("say", text="take your time")
        is_undisturbed = not thinking.done()
        await ada.do("return")
        await ada.play(Random(SEED), 1)
        is_over = thinking.cancelled()
        await until_asked(ada, bea)
        await ada.do("leave", bot="random")
        _, again = await pauses.begun()

        assert (is_undisturbed, is_over, again.done()) == (True, True, False)
        await ada.close()
        await bea.close()


def test_the_moment_leaves_time_to_think_unless_no_pause_is_wanted():
    drawn = [moment(pace) for pace in (0.001, 0.1, 1, 3) for _ in range(200)]

    assert min(drawn) == LEAST > MARGIN
    assert all(moment(pace, goes_on=goes_on) > 0 for pace in MOMENTS for goes_on in (False, True))
    assert max(drawn) <= 3 * LONGEST
    assert moment(0) == 0


def played(taken, seats=({"name": "Ada"}, {"name": "Bea"}), **more):
    """A match whose people take so many seconds for an answer, in turn."""
    match, now = Match.new(Setup(players=2, rounds=1), SEED, seats, 0, **more), 0.0
    for seconds in taken:
        seat = match.asked[0]
        now += seconds
        question = match.question(seat)
        assert question is not None
        given = {"answers": [question.answers[0]], "revision": match.revision, "move": f"m{now}"}
        assert isinstance(match.submit({"kind": "answered", "seat": seat, **given}, now), list)
    return match, now


def best_guess(considered, forced):
    """How often whoever knows both distributions tells them apart at best, by one threshold either way."""
    marks = sorted(considered + forced)
    rate = [
        (sum(time <= mark for time in forced) / len(forced), sum(time <= mark for time in considered) / len(considered))
        for mark in marks
    ]
    return max(max((f + 1 - c) / 2, (c + 1 - f) / 2) for f, c in rate)


def test_an_answer_without_a_choice_comes_when_its_person_would_have_given_one():
    """The attack: against a person who thinks 2.2 seconds, a quick claim told 37 times of 37 that they held none."""
    draw = Random(SEED)
    habit = [max(0.3, draw.gauss(2.2, 0.5)) for _ in range(400)]
    match, now = played(habit[:12])

    forced = [personal(match, seat, now) for seat in (0, 1) for _ in range(200)]
    bots = [moment(1.0) for _ in range(400)]

    assert best_guess(habit, bots) > 0.85
    assert best_guess(habit, forced) < 0.70


def habitual(seconds, rounds=6):
    """A game of two people who take so long for each kind of question, seat 0 about to answer a claim or a sale."""
    match, now = Match.new(Setup(players=2, rounds=rounds), SEED, ({"name": "Ada"}, {"name": "Bea"}), 0), 0.0
    draw, answered = Random(SEED), 0
    while answered < 60 or [question.ask for question in match.questions if question.seat == 0] != ["sell"]:
        question = match.questions[0]
        seat = question.seat
        now += draw.gauss(seconds.get(question.ask, 3.0), 0.3)
        given = {"answers": [question.answers[0]], "revision": match.revision, "move": f"m{answered}"}
        assert isinstance(match.submit({"kind": "answered", "seat": seat, **given}, now), list)
        answered += 1
    return match, now


def test_a_person_slow_at_bids_and_quick_at_sales_is_not_given_away_by_a_slow_forced_sale():
    """The attack: pauses drawn from all answers alike told by a slow sale that there was nothing to sell."""
    match, now = habitual({"bid": 12.0, "place": 9.0, "sell": 2.0})
    draw = Random(SEED)

    considered = [draw.gauss(2.0, 0.3) for _ in range(300)]
    forced = [personal(match, 0, now) for _ in range(300)]

    assert best_guess(considered, forced) < 0.75


def waited(pace, seed, level="novice"):
    """The seconds that a person waits for three bots in a base game: their pauses, one after the other."""
    setup = Setup(players=4)
    game, total, last = Game(setup, seed=seed), 0.0, None
    bot = hurried(level, pace, COMPILED)
    plays = "trader" if spec_of(level).budget else level  # what they search with: the same answers, or nearly
    bots = [make(plays, setup, seat, seed) for seat in range(4)]
    while not game.over:
        question = game.questions[0]
        if question.seat:
            total += moment(pace, least(bot, pace, COMPILED), goes_on=last == question.seat)
        last = question.seat
        game.answer(bots[question.seat].answer(game.view(question.seat), question), seat=question.seat)
    return total


@pytest.mark.parametrize("level", [name for name in LEVELS if name != "random"])
@pytest.mark.parametrize(("pace", "most"), [("normal", 60.0), ("instant", 10.0)])
def test_a_base_game_against_three_bots_is_not_spent_waiting(pace, most, level):
    """With the compiled engine: without one, bots that search are given more time than that, except at once."""
    random.seed(SEED)

    assert max(waited(pace, SEED + number, level) for number in range(3)) <= most


def test_at_once_a_bot_that_searches_does_so_less_and_its_name_says_how_much():
    assert (
        hurried("shark", "instant", COMPILED) == hurried("shark@1024", "instant", COMPILED) == f"shark@{pauses.HURRIED}"
    )
    for name in ("novice", "broker", "shark@8"):
        assert hurried(name, "instant", COMPILED) == name
    assert hurried("shark", "normal", COMPILED) == hurried("shark", 0.5, COMPILED) == "shark"
    assert hurried("shark", "instant", "pure") == "trader"


def test_each_pace_is_quicker_than_the_one_before():
    firsts = [MOMENTS[pace] for pace in ("calm", "normal", "quick", "instant")]

    assert all(slow[n][1] > quick[n][1] for slow, quick in pairwise(firsts) for n in (0, 1))
    assert all(low < high and first[0] >= follows[0] for first, follows in firsts for low, high in (first, follows))


def test_a_pause_is_drawn_without_looking_at_the_game():
    random.seed(SEED)
    drawn = [moment("normal", least("shark"), goes_on=False) for _ in range(50)]
    random.seed(SEED)

    assert [moment("normal", least("shark")) for _ in range(50)] == drawn


async def considered(client, draw):
    """Plays a game, but gives no answer where there is only one."""
    while not client.is_over:
        await client.until(lambda: client.is_over or (client.is_asked and not client.state["question"]["forced"]))
        if not client.is_over:
            await client.play(draw, answers=1)


async def answered_by(served, draw):
    """Who gave the answers of a player who leaves only answers to the table, in one game."""
    seats = [{"name": "Ada"}, {"bot": "novice"}]
    told = await new_table(served.url, players=2, seats=seats, pace="instant", only_answers="give")
    ada = await Client(served.url, told["table"], told["token"]).open()
    await considered(ada, draw)
    table = await served.tables.table(told["table"])
    await ada.close()
    return {item.get("by") for item in table.match.entries if item["kind"] == "answered" and item["seat"] == 0}


async def test_an_only_answer_is_given_by_itself(tmp_path):
    draw, by = Random(SEED), {None}
    async with serving(sqlite(tmp_path)) as served:
        for _ in range(8):  # one game in a hundred has no question with only one answer
            by = await answered_by(served, draw)
            if by != {None}:
                break

    assert by == {None, "forced"}


async def test_whoever_wants_to_be_asked_is_asked(tmp_path):
    async with serving(sqlite(tmp_path)) as served:
        told = await new_table(served.url, players=2, seats=[{"name": "Ada"}, {}], pace=0, only_answers="ask")
        bea = await sit(served.url, told["table"], "Bea", only_answers="give")

        table = await served.tables.table(told["table"])

        assert [seat.plan.forced for seat in table.match.seats] == [False, True]
        assert bea["seat"] == 1


async def test_a_plan_leaves_the_wish_about_only_answers_as_it_is_and_nobody_else_is_told(tmp_path):
    async with serving(sqlite(tmp_path)) as served:
        told = await new_table(served.url, players=2, seats=[{"name": "Ada"}, {}], pace=0)
        other = await sit(served.url, told["table"], "Bea")
        ada, bea = [await Client(served.url, told["table"], token).open() for token in (told["token"], other["token"])]
        before, seen = bea.number, len(bea.raw)

        await ada.do("prefer", only_answers="give")
        await ada.do("plan", auction=[])
        forced = ada.state["plan"]["forced"]
        await ada.do("prefer", only_answers="ask")

        assert (forced, ada.state["plan"]["forced"]) == (True, False)
        assert (bea.number, len(bea.raw)) == (before, seen)
        await ada.close()
        await bea.close()


def test_how_long_an_automatic_answer_takes_does_not_depend_on_what_is_asked():
    match, now = played([2.0, 3.0, 4.0])
    other, _ = played([2.0, 3.0, 4.0], clock={"reserve": 600})

    random.seed(SEED)
    alike = [personal(match, 0, now) for _ in range(20)]
    random.seed(SEED)

    assert [personal(other, 0, now) for _ in range(20)] == alike


def test_nobody_is_held_up_by_a_pause_of_a_person_who_went_away():
    match, now = played([2.0] * 11 + [3600.0])

    assert max(personal(match, seat, now) for seat in (0, 1) for _ in range(300)) < 30


@pytest.mark.parametrize("answers", [16, 20, 24])
def test_of_whom_enough_is_known_nothing_else_is_drawn_from(answers):
    match, now = played([40.0] * answers)

    assert min(personal(match, seat, now) for seat in (0, 1) for _ in range(300)) > 10


def test_a_clock_is_never_let_run_out_by_a_pause():
    match, now = played([50.0] * 6, clock={"reserve": 210})

    left = [match.clock.left(seat, now) for seat in (0, 1)]

    assert all(personal(match, seat, now) <= left[seat] / 4 for seat in (0, 1) for _ in range(100))


def test_alone_with_bots_one_need_not_wait_for_answers_without_a_choice():
    match, now = played([], seats=({"name": "Ada"}, {"bot": "random"}), pace=0)

    assert personal(match, 0, now) == 0


def with_only_answer(is_open, seats):
    """A match of two whose seat 0 has one answer left, to a question that is open to all or not."""
    for seed in range(SEED, SEED + 400):
        modules = ("bonds", "first-player-card") if is_open else ()
        match = Match.new(Setup(players=2, rounds=2, modules=modules), seed, seats, 0)
        while not match.over:
            match.tick(2.0 * len(match.entries))
            if match.over:
                break
            question = match.questions[0]
            if question.seat == 0 and question.forced and (question.ask in OPEN) == is_open:
                return match
            given = {"answers": [question.answers[-1]], "revision": match.revision, "move": f"m{len(match.entries)}"}
            now = 2.0 * len(match.entries)  # they take their time
            assert isinstance(match.submit({"kind": "answered", "seat": question.seat, **given}, now), list)
    raise AssertionError("no such question came")


def test_an_only_answer_comes_at_once_where_its_reason_is_public_and_else_after_a_persons_pause():
    """The attack: a neighbour reads from a quick answer that a hand, a half or a power left no choice."""
    people = ({"name": "Ada"}, {"name": "Bea"})
    alone = ({"name": "Ada"}, {"bot": "random"})

    open_to_all = with_only_answer(True, people)
    secret = with_only_answer(False, people)

    assert unasked(open_to_all, 0, 1) == 0
    drawn = [unasked(secret, 0, 1) for _ in range(60)]
    assert min(drawn) >= LEAST
    assert len(set(drawn)) > 50  # each for itself: not the bots' moment, nor one pause for all
    assert unasked(with_only_answer(False, alone), 0, 1) == 0


def test_what_is_called_open_is_answered_alike_in_every_world_that_a_spectator_can_imagine():  # KNO-7
    choose, compared = Random(SEED), 0
    for number in range(2 * EFFORT):
        game = Game(Setup(players=3, rounds=2, board="advanced", modules=tuple(MODULES)), seed=SEED + number)
        while not game.over:
            question = game.questions[0]
            if question.ask in OPEN:
                compared += 1
                worlds = [game.view(None).resample(world) for world in range(2)]
                found = [next(one for one in world.questions if one.seat == question.seat) for world in worlds]
                assert [one.answers for one in found] == [question.answers] * 2
            game.answer(choose.choice(question.answers), seat=question.seat)

    assert compared > 20 * EFFORT


async def test_a_plan_answers_when_its_person_would_have_even_where_bots_need_no_pause(tmp_path):
    clock, pauses, draw = Clock(), Pauses(), Random(SEED)
    async with serving(sqlite(tmp_path), now=clock, pause=pauses) as served:
        told = await new_table(served.url, players=2, seats=[{"name": "Ada"}, {}], pace=0)
        other = await sit(served.url, told["table"], "Bea")
        people = [await Client(served.url, told["table"], token).open() for token in (told["token"], other["token"])]
        ada, own = people[0], 0

        while own < 8 or not ada.is_asked or ada.state["question"]["ask"] != "bid":
            asked = next((one for one in people if one.is_asked), None)
            if asked is None:
                await asyncio.sleep(0.005)
                continue
            clock.time += 40
            await asked.play(draw, answers=1)
            await ada.reach(asked.number)
            own += asked is ada
        await ada.do("plan", auction=[{"pile": None, "most": 25}], forced=True)
        seconds, over = await pauses.begun()
        over.set_result(None)
        await ada.until(lambda: not ada.is_asked)

        assert 10 < seconds < 160
        for one in people:
            await one.close()


async def test_thoughts_that_nobody_wants_any_more_do_no_harm_when_a_thinker_dies():
    thinkers = Thinkers(1)
    process = await thinkers.run(os.getpid)
    unwanted = [asyncio.create_task(thinkers.run(time.sleep, PATIENCE)) for _ in range(20)]
    await asyncio.sleep(0.3)
    for thought in unwanted:
        thought.cancel()
    waiting = [asyncio.create_task(thinkers.run(abs, -number)) for number in range(5)]
    await asyncio.sleep(0.2)

    os.kill(process, signal.SIGKILL)

    assert await asyncio.wait_for(asyncio.gather(*waiting), PATIENCE) == [0, 1, 2, 3, 4]
    assert await thinkers.run(os.getpid) != process
    thinkers.stop()


async def test_a_thought_that_is_no_longer_wanted_is_not_begun(tmp_path):
    thinkers, begun, gate = Thinkers(1), tmp_path / "begun", tmp_path / "gate"
    os.mkfifo(gate)
    long = asyncio.create_task(thinkers.run(gate.read_bytes))  # until somebody has opened and closed it
    unwanted = asyncio.create_task(thinkers.run(os.mkdir, str(begun)))
    held_open = await asyncio.to_thread(os.open, gate, os.O_WRONLY)  # the first thought is under way

    unwanted.cancel()
    os.close(held_open)

    assert await long == b""
    assert await thinkers.run(os.path.exists, str(begun)) is False
    thinkers.stop()


async def test_all_who_waited_for_the_first_thinker_are_served_by_the_next():
    thinkers = Thinkers(1)
    killed = asyncio.create_task(thinkers.run(os._exit, 1))
    waiting = [asyncio.create_task(thinkers.run(abs, -number)) for number in range(5)]

    with pytest.raises(BrokenProcessPool):
        await asyncio.wait_for(killed, PATIENCE)

    assert await asyncio.wait_for(asyncio.gather(*waiting), PATIENCE) == [0, 1, 2, 3, 4]
    thinkers.stop()


async def test_the_tables_do_not_wait_while_thinkers_start():
    connecting: list[int] = []
    thinkers, is_heard = Thinkers(1), True

    def hear(event: str, _args: object) -> None:  # which lasts as long as the process does
        if is_heard and event == "socket.connect":
            connecting.append(threading.get_ident())

    sys.addaudithook(hear)
    await thinkers.run(os.getpid)
    is_heard = False

    assert connecting  # to the process that makes thinkers, which answers when it has read all they need
    assert threading.get_ident() not in connecting
    thinkers.stop()


async def test_a_pool_that_is_stopped_while_it_starts_leaves_no_process():
    thinkers = Thinkers(1)
    thought = asyncio.create_task(thinkers.run(os.getpid))
    await asyncio.sleep(0)

    thinkers.stop()

    with pytest.raises(RuntimeError):
        await asyncio.wait_for(thought, PATIENCE)
    assert await asyncio.wait_for(thinkers.run(abs, -1), PATIENCE) == 1
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
    done = subprocess.run(host, text=True, stdout=subprocess.PIPE, timeout=PATIENCE)
    thinker = int(done.stdout)

    for _ in range(600):
        if not Path(f"/proc/{thinker}").exists():
            break
        time.sleep(0.05)

    assert done.returncode == -signal.SIGKILL
    assert not Path(f"/proc/{thinker}").exists()
