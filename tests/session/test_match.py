"""One match: seats, answers, staging, undo, takeover, clocks, chat, and the log that is the truth."""

import gc
import json

import pytest

from kit.effort import SEED
from stockpile import Setup
from stockpile.engine.question import Refusal
from stockpile.engine.setup.modules import MODULES
from stockpile.session import Match, turns

SHORT = Setup(players=3, rounds=1, first=0)


def match(*bots, setup=SHORT, clock=None, seed=SEED):
    """People in the seats that no bot is named for."""
    seats = [
        {"name": f"P{seat}"} if seat >= len(bots) or not bots[seat] else {"bot": bots[seat]} for seat in setup.seats
    ]
    return Match.new(setup, seed, seats, 0, clock=clock)


def answered(table, seat, *answers, revision=None, move=None, now=1):
    """Submits answers; without any, the first legal one."""
    given = list(answers) or [table.question(seat).answers[0]]
    entry = {"kind": "answered", "seat": seat, "answers": given, "move": move or f"m{len(table.entries)}"}
    return table.submit({**entry, "revision": table.revision if revision is None else revision}, now)


def undone(table, seat, now=1):
    return table.submit(
        {"kind": "undone", "seat": seat, "revision": table.revision, "move": f"u{len(table.entries)}"}, now
    )


def key(outcome):
    assert isinstance(outcome, Refusal), outcome
    return outcome.key


def finish(table, now=1):
    while not table.over:
        table.tick(now)
        for seat in table.waiting_for:
            answered(table, seat, now=now)
    return table


def test_a_game_of_bots_is_played_by_ticks_alone():
    table = match("greedy", "random", "random")

    entries = table.tick(now=1)

    assert table.over
    assert {entry["kind"] for entry in entries} == {"answered"}


def test_a_tick_can_be_limited_to_so_many_answers():
    table = match("random", "random", "random")

    assert len(table.tick(1, limit=2)) == 2
    assert not table.over


@pytest.mark.parametrize(
    "modules", [(), *((module,) for module in MODULES if module != "investor-bidding"), tuple(MODULES)]
)
def test_a_match_rebuilt_from_its_entries_is_the_same(modules):
    table = finish(match(None, "greedy", "random", setup=Setup(players=3, rounds=2, modules=modules)))

    again = Match.from_entries(json.loads(json.dumps(table.entries)))

    assert again == table
    assert again.game.hash() == table.game.hash()
    for seat in (0, 1, 2, None):
        assert again.stream(seat) == table.stream(seat)
    assert again.clocks(9) == table.clocks(9)


def test_a_log_with_a_gap_or_an_illegal_answer_is_refused():
    table = match("random", "random", "random")
    table.tick(1, limit=3)

    with pytest.raises(ValueError, match="entry 2: the log has number 3 here"):
        Match.from_entries([table.entries[0], *table.entries[2:]])
    with pytest.raises(ValueError, match="entry 2: "):
        Match.from_entries([table.entries[0], {**table.entries[1], "answers": ["claim 3"]}])


def test_nobody_answers_before_all_seats_are_taken():
    table = Match.new(SHORT, SEED, [{"name": "Ada"}, {}, {"bot": "random"}], 0)

    early = answered(table, 0)
    table.submit({"kind": "joined", "seat": 1, "name": "  Bruno\n "}, 1)

    assert key(early) == "not-started"
    assert table.entries[-1]["name"] == "Bruno"
    assert isinstance(answered(table, 0), list)


@pytest.mark.parametrize(
    ("entry", "why"),
    [
        ({"kind": "joined", "seat": 0, "name": "X"}, "seat-taken"),
        ({"kind": "joined", "seat": 7, "name": "X"}, "no-such-seat"),
        ({"kind": "renamed", "seat": 2, "name": "X"}, "seat-is-bot"),
        ({"kind": "renamed", "seat": 0, "name": " \x00 "}, "nothing-said"),
        ({"kind": "said", "seat": 0, "text": "x" * 501}, "too-long"),
        ({"kind": "said", "seat": 2, "text": "beep"}, "seat-is-bot"),
        ({"kind": "handed-back", "seat": 0}, "not-taken-over"),
        ({"kind": "took-over", "seat": 0, "bot": "nobody"}, "no-such-bot"),
        ({"kind": "took-over", "seat": 2, "bot": "random"}, "seat-is-bot"),
        ({"kind": "created", "setup": {"players": 2}, "seed": "0x1", "bot_seed": "0x1", "seats": [], "clock": None},
         "already-created"),
        ({"kind": "flagged", "seat": 0, "bot": "random"}, "unknown-kind"),
        ({"kind": "joined", "seat": 0}, "bad-entry"),
        ({"kind": "joined", "seat": True, "name": "X"}, "bad-entry"),
        ({"kind": "joined", "seat": 0, "name": "X", "admin": True}, "bad-entry"),
        ({"kind": "answered", "seat": 0, "answers": [], "revision": 1, "move": "a"}, "nothing-staged"),
        ({"kind": "answered", "seat": 1, "answers": [0], "revision": 1, "move": "a"}, "not-your-turn"),
        ({"kind": "answered", "seat": 0, "answers": ["done"], "revision": 1, "move": "a"}, "other-question"),
        ({"kind": "answered", "seat": 0, "answers": [10**30], "revision": 1, "move": "a"}, "no-such-answer"),
        ({"kind": "answered", "seat": 0, "answers": ["x"], "revision": 1, "move": "a", "by": "bot"}, "bad-entry"),
        ({"kind": "undone", "seat": 0, "revision": 1, "move": "a"}, "nothing-to-undo"),
        ([], "bad-entry"),
        ({}, "unknown-kind"),
    ],
)  # fmt: skip
def test_a_bad_entry_is_refused_and_changes_nothing(entry, why):
    table = match(None, None, "random")
    before = json.dumps([table.entries, table.stream(0), table.game.hash()])

    assert key(table.submit(entry, 5)) == why
    assert json.dumps([table.entries, table.stream(0), table.game.hash()]) == before


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"setup": {"players": 9}}, "bad-setup"),
        ({"setup": {"players": 3, "chance": "asked"}}, "bad-setup"),
        ({"setup": {"players": 3, "bids": [[]]}}, "bad-setup"),
        ({"seats": [{}]}, "bad-entry"),
        ({"seats": [{"bot": "nobody"}, {}, {}]}, "no-such-bot"),
        ({"seats": [{"name": ""}, {}, {}]}, "nothing-said"),
        ({"clock": {"reserve": -1}}, "bad-entry"),
        ({"clock": {"reserve": 1, "bot": "nobody"}}, "no-such-bot"),
        ({"seed": 5}, "bad-entry"),
        ({"seed": "0xZZ"}, "bad-entry"),
    ],
)
def test_a_table_that_cannot_be_set_is_refused(change, why):
    good = {"kind": "created", "setup": {"players": 3}, "seed": "0x1", "bot_seed": "0x2", "seats": [{}, {}, {}]}

    assert key(Match().submit({**good, "clock": None, **change}, 0)) == why
    assert key(Match().submit({"kind": "closed"}, 0)) == "not-created"


def test_staged_answers_count_all_or_none():
    table = match()
    up, down = (table.game.notation(table.question(0).answers[0]), "down nothing>1")

    assert key(answered(table, 0, up, down)) == "no-such-answer"
    assert len(table.entries) == 1

    hand = table.view(0).to_dict()["hands"][0]
    accepted = answered(table, 0, f"up {hand[0]}>1", f"down {hand[1]}>2")

    assert len(accepted) == 1
    assert table.question(0) is None


def test_nothing_can_be_staged_after_an_answer_that_shows_something():
    setup = Setup(players=2, rounds=1, first=0, booms=40, busts=0, stocks=9, fees=(0, 0, 0))
    for seed in range(SEED, SEED + 30):
        table = match(setup=setup, seed=seed)
        while (seat := table.waiting_for[0]) is not None and table.question(seat).ask != "action":
            answered(table, seat)
        company = setup.table.companies[0]

        outcome = answered(table, seat, f"boom {company}", "done")

        assert key(outcome) == "stage-ends"
        break


def test_previews_and_refused_turns_leave_the_tape_that_everybody_is_told_from_whole():
    table = match()
    for seat in (0, 1, 2, None):
        table.text(seat)
    while not table.over:
        question = table.questions[0]
        turns.staged(table.game, question.seat, [question.answers[-1]])
        tried = turns.staged(table.game, question.seat, [question.answers[0], question.answers[-1]])
        if not isinstance(tried, Refusal):
            tried.events(question.seat, table.game.event_count)
        answered(table, question.seat, question.answers[0], "no such answer")
        answered(table, question.seat)

        tape = table.game._history.tape
        assert tape is not None
        assert (tape.skipped, len(tape.tracks)) == (0, 4)


def test_a_stale_revision_is_refused_and_the_present_one_counts():
    table = match()
    old = table.revision
    answered(table, 0)

    assert key(answered(table, 0, revision=old)) == "stale-revision"
    assert key(answered(table, 0, revision=table.revision + 1)) == "stale-revision"
    assert isinstance(answered(table, 0), list)


def test_a_repeated_move_gives_the_same_entry_and_does_nothing():
    table = match()
    first = answered(table, 0, move="once")
    entries = len(table.entries)

    again = answered(table, 0, move="once", revision=999)

    assert again == first
    assert len(table.entries) == entries


def test_chat_and_names_do_not_make_an_answer_stale():
    table = match()
    revision = table.revision
    table.submit({"kind": "said", "seat": 1, "text": "hurry"}, 1)
    table.submit({"kind": "renamed", "seat": 1, "name": "Zoe"}, 1)

    assert isinstance(answered(table, 0, revision=revision), list)
    assert table.seats[1].name == "Zoe"


def test_against_bots_an_answer_can_be_taken_back_until_they_move():
    table = match(None, "random", "random")
    before = table.game.hash()
    answered(table, 0)
    answered(table, 0)

    assert isinstance(undone(table, 0), list)
    assert isinstance(undone(table, 0), list)
    assert table.game.hash() == before
    assert key(undone(table, 0)) == "nothing-to-undo"

    answered(table, 0)
    answered(table, 0)
    table.tick(1)

    assert not table.may_undo(0)
    assert key(undone(table, 0)) in {"nothing-to-undo", "already-seen"}
    assert Match.from_entries(table.entries).game.hash() == table.game.hash()


def test_what_another_person_has_seen_cannot_be_taken_back():
    table = match(None, None, "random")
    answered(table, 0)

    assert key(undone(table, 0)) == "already-seen"
    assert key(undone(table, 1)) == "nothing-to-undo"


def test_what_a_person_in_an_earlier_seat_has_seen_cannot_be_taken_back_either():
    table = match(None, "random", None)
    while table.question(2) is None:
        answered(table, 0) if table.question(0) else table.tick(1)
    answered(table, 2)

    assert key(undone(table, 2)) == "already-seen"


def test_an_answer_that_showed_something_cannot_be_taken_back():
    table = match("random", "random", None)  # the last to sell, whose answer shows the pairs
    table.tick(1)
    while table.question(2).ask != "sell":
        answered(table, 2)
        table.tick(1)
    before = table.view(2).events

    answered(table, 2, "done")

    assert "pair-shown" in {event["event"] for event in table.events(2, before)}
    assert not table.may_undo(2)
    assert key(undone(table, 2)) == "already-seen"


def test_what_a_seat_takes_back_ends_where_another_seat_has_answered():
    table = match("random", "random", None)
    table.tick(1)
    answered(table, 2)

    assert isinstance(undone(table, 2), list)
    assert not table.may_undo(2)
    assert key(undone(table, 2)) == "nothing-to-undo"


def test_a_question_that_others_answer_beside_it_stays_open_and_one_of_its_own_answers_renews_it():
    table = match(setup=Setup(players=3, rounds=1, first=0, modules=("strategies",)))
    assert table.asked == [0, 1, 2] and table.question(0).ask == "drop-strategy"
    seen = table.revision

    assert isinstance(answered(table, 0, revision=seen), list)
    assert (table.opened(1), table.opened(0)) == (seen, table.revision)
    assert isinstance(answered(table, 1, revision=seen), list)

    assert key(answered(table, 0, revision=seen)) == "stale-revision"


def test_the_stream_of_a_match_that_was_undone_leaves_a_gap_and_says_so():
    table = match(None, "random", "random")
    answered(table, 0)
    read = table.stream(0)[-1]["number"]

    undone(table, 0)
    told = table.stream(0, read)
    fresh = table.stream(0)

    assert [message["kind"] for message in told] == ["undone"]
    assert told[0]["events"] == table.view(0).events
    assert [m["event"]["n"] for m in fresh if m["kind"] == "event"] == list(range(1, table.view(0).events + 1))
    numbers = [message["number"] for message in fresh]
    assert numbers == sorted(set(numbers))


def test_messages_put_together_from_their_heads_are_the_text_of_the_stream():
    table = match(None, "random", "random")
    for _ in range(6):
        answered(table, 0) if table.question(0) else table.tick(1)
    table.submit({"kind": "said", "seat": 0, "text": "hm"}, 1)

    for since in range(table.said.mark()):
        first, heads = table.said.heads(since)
        lines = iter(table.game.event_lines(0, first - 1) if first is not None else ())
        whole = b"".join(head + (next(lines) if item is None else b"") for head, item in heads)
        assert whole + b"}" == table.text(0, since)
    assert table.said.heads(table.said.mark()) == (None, [])


def test_an_answer_is_judged_for_itself_whatever_was_tried_before_it():
    table = match()
    legal = table.question(0).answers[0]

    for wrong in (legal + 10_000, -1):
        assert isinstance(answered(table, 0, wrong), Refusal)
        assert not isinstance(table.after_answers(0, [legal]), Refusal)
        assert isinstance(table.after_answers(0, [wrong]), Refusal)

    assert isinstance(answered(table, 0, legal), list)


def test_matches_are_the_same_if_their_logs_are():
    one, other = match(), match()
    assert one == other
    answered(one, 0)

    assert one != other and other != one
    assert one != one.entries


def test_a_stream_can_be_resumed_from_any_number():
    table = finish(match(None, "random", "random"))
    whole = table.stream(1)

    for since in range(0, whole[-1]["number"] + 1, 7):
        assert table.stream(1, since) == [message for message in whole if message["number"] > since]


def test_all_seats_read_the_same_numbers():
    table = finish(match("random", "random", "random"))

    numbers = [[message["number"] for message in table.stream(seat)] for seat in (0, 1, 2, None)]

    assert all(row == numbers[0] for row in numbers)


def test_a_bot_carries_on_for_an_absent_person_and_hands_back():
    table = match(None, None, "random")
    table.submit({"kind": "took-over", "seat": 0, "bot": "random"}, 1)

    assert key(answered(table, 0)) == "taken-over"
    assert table.tick(2)
    assert table.waiting_for == [1]

    table.submit({"kind": "handed-back", "seat": 0}, 3)

    assert table.seats[0].player is None
    assert "took-over" in [message["kind"] for message in table.stream(None)]


def test_thinking_time_is_counted_from_entry_times_and_rewarded():
    table = match(clock={"reserve": 60, "increment": 5})

    assert table.clocks(20) == [40, 60, 60]
    answered(table, 0, now=20)
    assert table.clocks(20) == [45, 60, 60]
    answered(table, 0, now=30)
    assert table.clocks(30) == [40, 60, 60]
    assert table.clocks(31) == [40, 59, 60]


def test_time_that_has_run_out_flags_the_seat_and_a_bot_plays_on():
    table = match(None, None, "random", clock={"reserve": 10, "increment": 1, "bot": "random"})

    late = answered(table, 0, now=11)
    ticked = table.tick(12)

    assert key(late) == "time-is-up"
    assert ticked[0] == {"seq": 2, "at": 12, "kind": "flagged", "seat": 0, "bot": "random"}
    assert table.seats[0].player == "random"
    assert table.waiting_for == [1]

    table.submit({"kind": "handed-back", "seat": 0}, 13)

    assert table.clocks(13)[0] == 1


def test_time_never_runs_backwards():
    table = match()
    answered(table, 0, now=50)

    accepted = answered(table, 0, now=3)

    assert accepted[0]["at"] == 50


def test_no_clock_runs_while_seats_are_empty():
    table = Match.new(SHORT, SEED, [{"name": "Ada"}, {}, {}], 0, clock={"reserve": 10})

    assert table.clocks(1000) == [10, 10, 10]
    assert table.tick(1000) == []


def test_a_closed_table_takes_nothing_more():
    table = match(None, "random", "random")
    table.submit({"kind": "closed"}, 1)

    assert key(answered(table, 0)) == "closed"
    assert table.tick(2) == []


def test_after_the_end_people_still_talk():
    table = finish(match(None, "random", "random"))

    assert (
        key(table.submit({"kind": "answered", "seat": 0, "answers": [0], "revision": 1, "move": "z"}, 2)) == "game-over"
    )
    assert isinstance(table.submit({"kind": "said", "seat": 0, "text": "well played"}, 2), list)


def test_what_comes_back_is_a_copy():
    table = match()

    answered(table, 0)[0]["seat"] = 9

    assert table.entries[-1]["seat"] == 0


def test_both_commerce_cards_of_two_players_are_laid_in_one_turn():
    table = match(setup=Setup(players=2, first=0, rounds=1, modules=("commerce",)))
    while table.question(table.asked[0]).ask == "place":
        answered(table, table.asked[0])
    first = table.game.notation(table.question(0).answers[0])
    hand = table.view(0).to_dict()["commerce"][0]["hand"]
    second = f"lay {hand[1 if first.startswith(f'lay {hand[0]}>') else 0]}>2"

    outcome = answered(table, 0, first, second)

    assert not isinstance(outcome, Refusal)
    assert table.view(0).to_dict()["commerce"][0]["hand"] == []


def test_a_drawn_commerce_card_cannot_be_put_back():
    table = match("greedy", setup=Setup(players=3, first=1, rounds=1, modules=("commerce",)))
    answered(table, 1)
    answered(table, 1)

    assert table.view(1).to_dict()["commerce"][1]["hand"]
    assert key(undone(table, 1)) == "already-seen"


def test_bonds_can_be_given_back_while_no_person_has_seen_it():
    table = match("greedy", setup=Setup(players=2, first=1, modules=("bonds",)))
    answered(table, 1, "bonds 2")

    assert not isinstance(undone(table, 1), Refusal)
    assert table.view(1).to_dict()["bonds"] == [0, 0]


def test_a_match_that_nobody_has_any_more_leaves_nothing_for_the_garbage_collector():
    match = Match.new(Setup(players=2), 3, [{"name": "Ada"}, {"name": "Bea"}], 0.0)
    for number in range(20):
        question = match.questions[0]
        turns.staged(match.game, question.seat, question.answers[:1])
        given = {"seat": question.seat, "answers": question.answers[:1], "move": str(number)}
        match.submit({"kind": "answered", "revision": match.revision, **given}, 1.0)
        for seat in (None, 0, 1):
            match.text(seat)
    gc.collect()

    del match

    assert gc.collect() == 0
