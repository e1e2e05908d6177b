"""Programs of one's own: JSON lines, a time limit, and a stand-in for what fails."""

import json
import re
import sys
import textwrap

import pytest

from kit.effort import SEED
from stockpile import Game, Setup
from stockpile.bots import NAMES, make
from stockpile.bots.contest import ContestTable
from stockpile.bots.wire import PROTOCOL, Connection, WireBot

SETUP = Setup(players=2, rounds=1)
GOOD = """
import json, sys
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        reply = {"type": "ready", "protocol": message["protocol"]}
    else:
        ANSWER
    print(json.dumps(reply), flush=True)
"""
FIRST = 'reply = {"type": "answer", "answer": message["question"]["answers"][0]}'
TEXT = 'reply = {"type": "answer", "answer": message["notation"][-1]}'


@pytest.fixture
def program(tmp_path):
    """Writes a program and returns its command line."""

    def write(code, answer=FIRST):
        path = tmp_path / f"bot{len(list(tmp_path.iterdir()))}.py"
        path.write_text(textwrap.dedent(code).replace("ANSWER", answer))
        return f"{sys.executable} {path}"

    return write


def play(bot):
    """A game of the bot in seat 0 against chance."""
    game, other = Game(SETUP, seed=2**100 + SEED), make("random", SETUP, 1, 1)
    while (question := game.question) is not None:
        player = bot if question.seat == 0 else other
        game.answer(player.answer(game.view(question.seat), question))
    return game


@pytest.mark.parametrize("answer", [FIRST, TEXT], ids=["by id", "by notation"])
def test_a_program_plays_by_answering_lines_with_lines(program, answer):
    bot = WireBot(program(GOOD, answer), SETUP, 0, 7)

    game = play(bot)
    bot.close()

    assert game.over
    assert bot.fault is None


def test_a_program_is_told_what_it_needs_and_no_more(program, tmp_path):
    log = tmp_path / "said.jsonl"
    code = GOOD.replace("    message =", f"    open({str(log)!r}, 'a').write(line)\n    message =")
    bot = WireBot(program(code), SETUP, 0, 7)

    game = play(bot)
    bot.close()

    hello, *questions = [json.loads(line) for line in log.read_text().splitlines()]
    assert hello == {"type": "hello", "protocol": PROTOCOL, "setup": SETUP.to_dict(), "seat": 0, "seed": 7}
    assert all(message["view"]["seat"] == 0 for message in questions)
    assert not {str(game.seed), f"{game.seed:x}"} & set(re.findall(r"[0-9a-f]+", log.read_text()))


@pytest.mark.parametrize(
    ("answer", "kind"),
    [
        ("sys.exit(3)", "crash"),
        ("raise ValueError('no idea')", "crash"),
        ("import time; time.sleep(60)", "hang"),
        ('reply = {"type": "answer", "answer": 9999}', "nonsense"),
        ('reply = {"type": "answer", "answer": True}', "nonsense"),
        ('reply = {"type": "answer", "answer": "bid 9@9"}', "nonsense"),
        ("reply = 5", "nonsense"),
        ('print("hm", flush=True); continue', "nonsense"),
        ('print("x" * 100000, flush=True); continue', "nonsense"),
    ],
)
def test_what_fails_is_named_and_replaced_and_the_game_goes_on(program, answer, kind):
    bot = WireBot(program(GOOD, answer), SETUP, 0, 7, seconds=0.5 if kind == "hang" else 20)

    game = play(bot)

    assert game.over
    assert bot.fault is not None
    assert bot.fault.kind == kind


def test_a_crash_is_told_with_the_programs_last_words(program):
    bot = WireBot(program(GOOD, "raise ValueError('no idea')"), SETUP, 0, 7)

    play(bot)

    assert "ValueError: no idea" in str(bot.fault)


@pytest.mark.parametrize(
    ("code", "kind"),
    [
        ("", "crash"),
        ("print('hello', flush=True)", "nonsense"),
        ('print(\'{"type": "ready", "protocol": 0}\')', "nonsense"),
    ],
)
def test_a_program_that_does_not_greet_back_is_not_asked(program, code, kind):
    bot = WireBot(program(code), SETUP, 0, 7)

    assert bot.fault is not None
    assert bot.fault.kind == kind
    assert play(bot).over


@pytest.mark.parametrize(
    ("code", "kind"),
    [
        ("", "crash"),
        ("print('hello')", "nonsense"),
        ('print(\'{"type": "ready", "protocol": 0}\')', "nonsense"),
        ('print(\'{"type": "ready", "protocol": 1}\')', "crash"),
    ],
)
def test_what_a_program_said_counts_though_it_has_ended_before_it_is_greeted(program, code, kind):
    command = program(code)
    link = Connection(command, seconds=60)
    link._process.wait()

    bot = WireBot(command, SETUP, 0, 7, link=link)

    assert play(bot).over
    assert bot.fault is not None
    assert bot.fault.kind == kind


def test_a_program_that_closes_its_input_has_crashed(program):
    command = program("import os, time; os.close(0); print('{}', flush=True); time.sleep(60)")
    link = Connection(command, seconds=60)
    assert link.ask({}) == {}
    link.seconds = 0.2

    bot = WireBot(command, SETUP, 0, 7, link=link)

    assert str(bot.fault) == "crash: it closed its input"


def test_a_program_that_is_not_there_is_a_crash_too():
    bot = WireBot("./no-such-program", SETUP, 0, 7)

    assert str(bot.fault) == "crash: ./no-such-program: No such file or directory"


def test_one_process_plays_many_games(program, tmp_path):
    starts = tmp_path / "starts"
    command = program(f"open({str(starts)!r}, 'a').write('x')\n" + GOOD)
    table = ContestTable(SETUP, SEED)

    deals = [table.play_once(number, [f"cmd:{command}", "random"]) for number in range(3)]
    table.close()

    assert [deal.games[0].faults for deal in deals] == [["", ""]] * 3
    assert starts.read_text() == "x"


def test_a_program_is_started_by_its_name(program):
    name = f"cmd:{program(GOOD)}"
    NAMES.admit(name)

    bot = make(name, SETUP, 0, 1)

    assert name in NAMES
    assert isinstance(bot, WireBot)
    assert play(bot).over
    bot.close()


STUBBORN = """
if message["type"] == "question":
    reply = {"type": "answer", "answer": WRONG, "usage": {"input_tokens": 900, "output_tokens": 5, "cost": 0.25}}
else:
    open(LOG, "a").write(line)
    reply = {"type": "answer", "answer": message["notation"][0], "usage": {"input_tokens": 100}}
"""


@pytest.mark.parametrize("wrong", ["bid 9@9", 9999, None, 0])
def test_a_program_that_asks_for_it_is_told_why_an_answer_is_illegal_and_asked_again(program, tmp_path, wrong):
    log = tmp_path / "refused.jsonl"
    answer = textwrap.indent(STUBBORN.replace("WRONG", repr(wrong)).replace("LOG", repr(str(log))), "        ").strip()
    code = GOOD.replace('"protocol": message["protocol"]', '"protocol": 1, "retries": 1')
    bot = WireBot(program(code, answer), SETUP, 0, 7)

    play(bot)
    bot.close()

    told = [json.loads(line) for line in log.read_text().splitlines()]
    assert bot.fault is None
    assert 0 < bot.illegal == len(told)
    assert all(message["refused"]["rule"] and message["left"] == 1 for message in told)
    assert all({"view", "question", "notation"} <= message.keys() for message in told)
    assert bot.usage.input_tokens == 1000 * bot.illegal and bot.usage.output_tokens == 5 * bot.illegal
    assert bot.usage.cost == 0.25 * bot.illegal


def test_whoever_is_wrong_once_more_than_asked_for_has_failed(program):
    code = GOOD.replace('"protocol": message["protocol"]', '"protocol": 1, "retries": 2')
    bot = WireBot(program(code, 'reply = {"type": "answer", "answer": "sell everything"}'), SETUP, 0, 7)

    play(bot)

    assert bot.illegal == 3
    assert bot.fault is not None and bot.fault.kind == "nonsense"


@pytest.mark.parametrize("retries", ["-1", "6", "True", "'two'"])
def test_retries_have_bounds(program, retries):
    code = GOOD.replace('"protocol": message["protocol"]', f'"protocol": 1, "retries": {retries}')
    bot = WireBot(program(code), SETUP, 0, 7)

    assert bot.fault is not None and "retries: from 0 to 5" in str(bot.fault)


@pytest.mark.parametrize(
    "usage", ["5", "{'input_tokens': -1}", "{'output_tokens': 1.5}", "{'cost': 'much'}", "{'cost': -1}"]
)
def test_what_cannot_be_a_usage_is_nonsense(program, usage):
    bot = WireBot(program(GOOD, FIRST.replace("}", f', "usage": {usage}' + "}")), SETUP, 0, 7)

    play(bot)

    assert bot.fault is not None and str(bot.fault).startswith("nonsense: usage: ")
