"""Entries one by one: whom each kind concerns, what is refused at its limits, and what the log says of itself."""

import pytest

from kit.effort import SEED
from stockpile import Setup
from stockpile.engine.question import Refusal
from stockpile.session import Match
from stockpile.session.entry import MOST_MEAL, MOVE_LENGTH, NAME_LENGTH, REACTIONS, STAGED, TEXT_LENGTH, WISHES
from stockpile.session.kinds.catalog import KINDS
from stockpile.session.match import HASHED_EVERY
from stockpile.session.replay import ReplayDiffers
from stockpile.session.seat import GRACE_SECONDS

SETUP = Setup(players=3, rounds=1, first=0)
PEOPLE = [{"name": "Ada"}, {"name": "Bo"}, {"name": "Cy"}]
TOKENS = [f"{digit}" * 64 for digit in "357"]

WHO_NOTICES = {
    "is_made": {"sealed", "stopped", "dealt", "flagged", "vacated", "paused"},
    "is_secret": {"planned", "preferred"},
    "moves_people": {"joined", "left", "hosted", "vacated"},
    "renews_view": {"dealt", "undone"},
    "asks": {"joined", "dealt", "answered", "undone", "handed-back", "paused"},
}
LEAVES_THE_TABLE = {"answered", "undone", "planned", "preferred", "said", "reacted", "paused"}


def made(*seats, now=0.0, **more) -> Match:
    return Match.new(SETUP, SEED, seats or PEOPLE, now, **more)


def sent(match: Match, kind: str, now: float = 1.0, **fields) -> str | None:
    """The key of a refusal, or None if the entry was taken."""
    outcome = match.submit({"kind": kind, **fields}, now)
    return outcome.key if isinstance(outcome, Refusal) else None


def answered(match: Match, seat: int, now: float = 1.0) -> None:
    given = match.question(seat)
    assert given is not None
    entry = {"kind": "answered", "seat": seat, "answers": [given.answers[0]], "revision": match.revision}
    assert isinstance(match.submit({**entry, "move": f"m{len(match.entries)}"}, now), list)


@pytest.mark.parametrize("mark", WHO_NOTICES)
def test_who_notices_an_entry_is_said_by_its_kind(mark):
    assert {key for key, kind in KINDS.items() if getattr(kind, mark)} == WHO_NOTICES[mark]


def test_what_everybody_knows_of_the_table_is_told_anew_but_for_what_does_not_change_it():
    assert {key for key, kind in KINDS.items() if not kind.changes_table} == LEAVES_THE_TABLE


# The log


def test_every_twentieth_entry_has_the_fingerprint_of_the_state():
    match = Match.new(Setup(players=3, rounds=3, first=0), SEED, PEOPLE, 0)
    while len(match.entries) < 2 * HASHED_EVERY + 1:
        answered(match, match.asked[0])

    assert HASHED_EVERY == 20
    assert [entry["seq"] for entry in match.entries if "hash" in entry] == [20, 40]
    assert match.entries[39]["hash"] != match.entries[19]["hash"]


def test_no_fingerprint_is_taken_before_the_cards_are_dealt():
    match = made({"name": "Ada"}, {"name": "Bo"}, {}, fair=True)
    for number in range(HASHED_EVERY + 2):
        assert sent(match, "renamed", seat=0, name=f"A{number}") is None

    assert match.current is None
    assert not any("hash" in entry for entry in match.entries)


def test_a_log_that_leads_elsewhere_is_noticed_by_its_fingerprint():
    match = made()
    while len(match.entries) < HASHED_EVERY:
        answered(match, match.asked[0])
    log = [dict(entry) for entry in match.entries]
    log[19]["hash"] = "another"

    with pytest.raises(ReplayDiffers):
        Match.from_entries(log)
    assert Match.from_entries(match.entries).game.hash() == match.game.hash()


def test_revisions_count_what_changes_the_game_one_by_one():
    match = made({"name": "Ada"}, {"bot": "random"}, {"bot": "random"})
    assert match.revision == 1

    answered(match, 0)
    assert match.revision == 2
    assert sent(match, "undone", seat=0, revision=2, move="u") is None
    assert match.revision == 3
    assert sent(match, "said", seat=0, text="hm") is None

    assert match.revision == 3


def test_bots_draw_from_a_seed_of_their_own():
    bots = [{"bot": "random"}] * 3
    played = []
    for seed, bot_seed in ((1, 1), (1, 1), (1, 2)):
        match = Match.new(SETUP, seed, bots, 0, bot_seed=bot_seed)
        match.tick(1)
        played.append([entry.get("answers") for entry in match.entries])

    assert played[0] == played[1] != played[2]
    assert match.created["bot_seed"] == hex(2) and match.bot_seed == 2


def test_what_is_said_of_a_table_when_it_is_made_is_kept():
    match = made(pace=0.5, gives_only_answers=True, preset="classic", clock={"reserve": 60, "bot": "trader"})

    assert (match.pace, match.gives_only_answers) == (0.5, True)
    assert [seat.plan.forced for seat in match.seats] == [True] * 3
    assert match.created["preset"] == "classic"
    assert (match.clock.reserve, match.clock.increment, match.clock.bot) == (60, 0, "trader")
    assert made().pace == 1.0 and not made().gives_only_answers
    assert made(clock={"reserve": 60}).clock.bot == "greedy"


# Who may


def test_a_bot_does_not_resign_and_nobody_resigns_to_a_bot_that_is_not_there():
    match = made({"name": "Ada"}, {"name": "Bo"}, {"bot": "random"})

    assert sent(match, "resigned", seat=2, bot="random") == "seat-is-bot"
    assert sent(match, "resigned", seat=0, bot="nobody") == "no-such-bot"
    assert sent(match, "resigned", seat=0, bot="random") is None
    assert sent(match, "resigned", seat=0, bot="random") == "resigned"
    assert sent(match, "handed-back", seat=0) == "resigned"
    assert match.seats[0].player == "random"


def test_a_seat_that_is_kept_for_somebody_takes_only_their_token():
    seats = [{"name": "Ada", "token": TOKENS[0]}, {"reserved": "Bo", "token": TOKENS[1]}, {}]
    match = made(*seats, fair=True)

    for token in (TOKENS[0], TOKENS[2]):
        assert sent(match, "joined", seat=1, name="Eve", token=token) == "seat-taken"
    assert sent(match, "joined", seat=1, name="Eve") == "seat-taken"
    assert sent(match, "joined", seat=1, name="Bo", token=TOKENS[1]) is None

    assert match.seats[1].reserved is None and match.seats[1].name == "Bo"


def test_a_seat_is_made_free_only_where_somebody_besides_the_host_plays():
    seats = [{"name": "Ada", "token": TOKENS[0]}, {"name": "Bo", "token": TOKENS[1]}, {"bot": "random"}]
    alone, together = made(*seats, host=TOKENS[0]), made()

    assert sent(alone, "vacating", seat=1, bot="random") == "nobody-agrees"
    assert sent(alone, "vacating", seat=0, bot="random") is None, "one who is no host plays"
    assert sent(together, "vacating", seat=1, bot="random", now=7.0) is None
    assert sent(together, "vacating", seat=1, bot="random") == "already-leaving"

    leaving = together.seats[1].leaving
    assert leaving is not None and (leaving.until, leaving.by) == (7.0 + GRACE_SECONDS, 0) == (127.0, 0)


def test_where_nobody_plays_nobody_can_agree():
    match = made({"name": "Ada", "token": TOKENS[0]}, {"bot": "random"}, {"bot": "random"}, host=TOKENS[0])

    assert sent(match, "vacating", seat=0, bot="random") == "nobody-agrees"


def test_names_and_texts_may_be_just_so_long():
    match = made()

    assert sent(match, "renamed", seat=0, name="x" * NAME_LENGTH) is None
    assert sent(match, "renamed", seat=0, name="x" * (NAME_LENGTH + 1)) == "too-long"
    assert sent(match, "said", seat=0, text="x" * TEXT_LENGTH) is None
    assert sent(match, "said", seat=0, text="x" * (TEXT_LENGTH + 1)) == "too-long"
    assert sent(match, "said", seat=0, text=" \n ") == "nothing-said"
    assert sent(match, "reacted", seat=0, reaction=REACTIONS[0]) is None
    assert sent(match, "reacted", seat=0, reaction="bah") == "no-such-reaction"
    assert sent(match, "said", seat=3, text="x") == sent(match, "said", seat=-1, text="x") == "no-such-seat"


def test_a_rematch_is_asked_for_when_the_game_is_over_and_answered_by_people():
    match = made({"name": "Ada"}, {"name": "Bo"}, {"bot": "random"})
    assert sent(match, "rematched", table="next", seat=0) == "not-over"
    assert sent(match, "accepted", seat=1) == "no-rematch"
    while not match.over:
        match.tick(1)
        for seat in match.waiting_for:
            answered(match, seat)

    assert sent(match, "rematched", table="next", seat=0) is None
    assert sent(match, "rematched", table="other", seat=0) == "not-over"
    assert sent(match, "accepted", seat=2) == "seat-is-bot"
    assert sent(match, "declined", seat=1) is None and sent(match, "accepted", seat=0) is None
    assert sent(match, "paced", pace="calm") == "game-over"

    assert match.rematch is not None
    assert match.rematch.to_dict() == {"table": "next", "by": 0, "in": [0], "out": [1]}
    assert sent(match, "accepted", seat=1) is None and match.rematch.to_dict()["out"] == []


def test_the_limits_of_what_people_write_are_those_of_the_protocol():
    assert (NAME_LENGTH, TEXT_LENGTH, MOVE_LENGTH, STAGED, WISHES, MOST_MEAL) == (40, 500, 80, 40, 12, 10_000_000)


def test_nobody_sits_down_where_somebody_sits_and_the_host_starts_a_full_table_once():
    match = made({"name": "Ada"}, {"name": "Bo"}, {}, fair=True, start="ready")
    assert match.round_number == 0

    assert sent(match, "joined", seat=0, name="Eve") == "seat-taken"
    assert sent(match, "started") == "seat-empty"
    assert sent(match, "joined", seat=2, name="Cy") is None
    assert sent(match, "started") is None

    assert sent(match, "started") == "already-started"
    assert sent(made(), "started") == "already-started"


def test_a_plan_answers_in_its_own_name_even_for_who_wants_forced_answers():
    match = made({"name": "Ada"}, {"bot": "random"}, {"bot": "random"})
    wishes = [{"pile": None, "most": 0}]
    while not (asked := match.question(0)) or asked.ask != "bid":
        if asked:
            answered(match, 0)
        match.tick(1)
    assert sent(match, "planned", seat=0, auction=wishes, forced=True) is None

    match.tick(1, 1)

    assert match.entries[-1]["by"] == "plan"


@pytest.mark.parametrize("limit", [0, 1, 3, 4])
def test_a_tick_gives_as_many_answers_as_it_may(limit):
    match = made({"bot": "random"}, {"bot": "random"}, {"bot": "random"})

    assert len(match.tick(1, limit)) == limit


def test_a_seat_becomes_free_when_its_time_has_come_and_who_sits_down_there_has_time_to_answer():
    match = made(clock={"reserve": 10, "increment": 5})
    match.tick(11.0, 0)
    assert match.seats[0].stand_in == "greedy"
    assert sent(match, "vacating", seat=0, bot="greedy", now=12.0) is None
    assert sent(match, "agreed", seat=0, by=0, now=12.0) == "not-leaving"
    assert sent(match, "agreed", seat=0, by=1, now=12.0) is None
    assert sent(match, "agreed", seat=0, by=1, now=12.0) == "not-leaving"
    assert sent(match, "agreed", seat=0, by=2, now=12.0) is None

    assert match.pass_time(131.9) == []
    assert [entry["kind"] for entry in match.pass_time(132.0)] == ["vacated"]
    assert sent(match, "joined", seat=0, name="Dot", now=133.0) is None

    assert match.clock.running == [0]
    assert match.clocks(133.0)[0] == 5


def test_a_log_with_a_gap_says_where_it_is():
    log = [dict(entry) for entry in made().entries]
    answered(match := made(), 0)

    with pytest.raises(ReplayDiffers, match="entry 1: the log has number 2 here"):
        Match.from_entries(match.entries[1:])
    with pytest.raises(ReplayDiffers, match="entry 2: the log has number 1 here"):
        Match.from_entries([*log, *log])


def test_who_has_seen_the_game_begin_and_nothing_taken_back_reads_on():
    match = made({"name": "Ada"}, {"bot": "random"}, {"bot": "random"})
    answered(match, 0)
    begun = next(message["number"] for message in match.stream(0) if message["kind"] == "event")
    last = match.said.mark()

    assert begun < last - 1
    assert [match.said.is_continuous(since) for since in (begun - 1, begun, last - 1, last, last + 1)] == [
        False, True, True, True, False,
    ]  # fmt: skip
