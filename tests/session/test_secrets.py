"""Nothing in a stream or refusal that the seat may not know."""

import json
from random import Random

from kit.effort import EFFORT, SEED
from stockpile import Setup
from stockpile.session import Match

SECRET_SEED = 0xC0FFEE1234567890C0FFEE


def test_a_stream_holds_neither_seed_nor_answers_nor_anothers_cards():
    choose = Random(SEED)
    for number in range(EFFORT):
        setup = Setup(players=3, rounds=2, modules=("bonds", "commerce", "dice", "first-player-card"))
        table = Match.new(
            setup, SECRET_SEED + number, [{"name": "A"}, {"name": "B"}, {"bot": "random"}], 0, bot_seed=77
        )
        while not table.over:
            table.tick(1)
            if table.over:
                break
            seat = table.waiting_for[0]
            question = table.question(seat)
            assert question is not None
            answers = [choose.choice(question.answers)]
            entry = {"kind": "answered", "seat": seat, "answers": answers, "revision": table.revision}
            table.submit({**entry, "move": f"{len(table.entries)}"}, 1)
            for reader in (0, 1, None):
                check(table, reader)


def check(table, reader):
    messages = table.stream(reader)
    text = json.dumps(messages)
    assert hex(SECRET_SEED)[2:12] not in text
    assert str(SECRET_SEED) not in text
    assert "bot_seed" not in text
    for message in messages:
        assert "answers" not in message
        if message["kind"] != "event":
            continue
        event = message["event"]
        if event["event"] in ("dealt", "starting-card", "commerce-drawn") and event["seat"] != reader:
            assert event["card"] == "?"
        if event["event"] == "placed" and not event["up"] and event["seat"] != reader:
            assert event["card"] == "?"
    assert [m["event"] for m in messages if m["kind"] == "event"] == table.events(reader)
