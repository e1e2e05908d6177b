"""Whatever people send, in whatever order: the log stays the truth and nobody reads another's secrets."""

import json

from hypothesis import given
from hypothesis import strategies as st

from kit.effort import SEED
from stockpile import Setup
from stockpile.engine.question import Refusal
from stockpile.session import Match

SETUP = Setup(players=3, rounds=1, modules=("bonds", "commerce", "dice", "first-player-card"))
JUNK = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=5,
)
SEATS = st.integers(-1, 3)
MOVES = st.one_of(
    st.tuples(st.just("legal"), st.integers(0, 200)),
    st.tuples(st.just("staged"), st.integers(0, 200)),
    st.tuples(st.just("wild"), st.integers(-5, 320)),
    st.tuples(st.just("stale"), st.integers(0, 5)),
    st.tuples(st.just("again"), st.integers(0, 5)),
    st.tuples(st.just("undo"), SEATS),
    st.tuples(st.just("leave"), SEATS),
    st.tuples(st.just("return"), SEATS),
    st.tuples(st.just("say"), SEATS),
    st.tuples(st.just("tick"), st.integers(0, 3)),
)


def entry_of(table, what, number):
    """An entry from what hypothesis drew."""
    asked = table.asked[0] if table.asked else 0
    base = {"kind": "answered", "seat": asked, "revision": table.revision, "move": f"{what}{len(table.entries)}"}
    question = table.question(asked)
    legal = question.answers if question else [0]
    if what in ("undo", "leave", "return", "say"):
        return {
            "undo": {"kind": "undone", "seat": number, "revision": table.revision, "move": base["move"]},
            "leave": {"kind": "took-over", "seat": number, "bot": "random"},
            "return": {"kind": "handed-back", "seat": number},
            "say": {"kind": "said", "seat": number, "text": "hm"},
        }[what]
    chosen = legal[number % len(legal)]
    return {
        "legal": {**base, "answers": [chosen]},
        "staged": {**base, "answers": [chosen, chosen + 55, "done"]},
        "wild": {**base, "answers": [number], "seat": number % 3},
        "stale": {**base, "answers": [chosen], "revision": table.revision - 1 - number},
        "again": {**base, "answers": [chosen], "move": f"legal{number}"},
    }[what]


def state_of(table):
    return json.dumps([table.entries, table.game.hash(), table.stream(0), table.stream(None), table.revision])


@given(st.lists(MOVES, max_size=25), st.integers(0, 2))
def test_refusals_change_nothing_and_the_log_rebuilds_the_match(moves, people):
    seats = [{"name": f"P{seat}"} if seat <= people else {"bot": "random"} for seat in SETUP.seats]
    table = Match.new(SETUP, SEED, seats, 0, clock={"reserve": 50, "increment": 1})
    for now, (what, number) in enumerate(moves):
        if what == "tick":
            table.tick(now, number)
            continue
        before, known = state_of(table), [dict(entry) for entry in table.entries]
        entry = entry_of(table, what, number)
        outcome = table.submit(entry, now)
        if isinstance(outcome, Refusal):
            assert state_of(table) == before
            assert outcome.key
        elif outcome[0] in known:
            assert state_of(table) == before
            assert outcome[0]["move"] == entry["move"]
        else:
            assert table.entries == [*known, *outcome]
        assert table.submit(entry, now) == outcome or "move" not in entry or isinstance(outcome, Refusal)

    again = Match.from_entries(json.loads(json.dumps(table.entries)))

    assert state_of(again) == state_of(table)
    assert again.clocks(99) == table.clocks(99)


@given(JUNK)
def test_junk_is_refused(junk):
    table = Match.new(SETUP, SEED, [{"name": "A"}, {"name": "B"}, {"bot": "random"}], 0)
    before = state_of(table)

    for entry in (
        junk,
        {"kind": junk},
        {"kind": "answered", "seat": junk, "answers": junk, "revision": 1, "move": "x"},
    ):
        assert isinstance(table.submit(entry, 1), Refusal)
    created = {"kind": "created", "setup": junk, "seed": "0x1", "bot_seed": "0x1", "seats": junk, "clock": None}
    assert isinstance(Match().submit(created, 0), Refusal)
    assert state_of(table) == before


@given(st.integers(0, 2**32))
def test_fields_of_a_setup_may_be_anything(number):
    created = {"kind": "created", "setup": {"players": 3, "bids": [number, {}], "tracks": {"epic": number}}}

    refused = Match().submit({**created, "seed": "0x1", "bot_seed": "0x1", "seats": [{}] * 3, "clock": None}, 0)

    assert isinstance(refused, Refusal)
    assert refused.key == "bad-setup"


def legal_answers(table, seat):
    question = table.question(seat)
    return question.answers if question else []


def played(seed, steps):
    """A match of three people after so many answers."""
    table = Match.new(SETUP, seed, [{"name": "A"}, {"name": "B"}, {"name": "C"}], 0)
    for step in range(steps):
        if table.over:
            break
        asked = table.asked[0]
        legal = legal_answers(table, asked)
        entry = {"kind": "answered", "seat": asked, "answers": [legal[(seed + step) % len(legal)]], "move": f"{step}"}
        table.submit({**entry, "revision": table.revision}, 1)
    return table


def twin(table, seat, seed):
    """The same match in another world that the seat cannot tell from this one."""
    other = Match.from_entries(table.entries)
    other.current = table.view(seat).resample(seed)
    return other


@given(st.integers(0, 40), st.lists(st.integers(0, 310), min_size=1, max_size=3), st.integers(0, 1000))
def test_a_refusal_or_a_staged_turn_tells_nothing_that_the_view_does_not(steps, wild, seed):
    """Trying things out must not be a way to peek: refused alike in every world that fits the view."""
    table = played(seed, steps)
    if table.over:
        return
    seat = table.asked[0]
    legal = legal_answers(table, seat)
    answers = [legal[seed % len(legal)], *wild]
    probe = {"kind": "answered", "seat": seat, "answers": answers, "revision": table.revision, "move": "probe"}
    worlds = [twin(table, seat, number) for number in range(3)]

    outcome = table.submit(probe, 2)

    for world in worlds:
        other = world.submit(probe, 2)
        assert isinstance(other, Refusal) == isinstance(outcome, Refusal)
        if isinstance(outcome, Refusal):
            assert other == outcome
        else:  # a resampled world remembers nothing before the probe: what could be undone then, the next test asks
            assert world.may_undo(seat) == table.may_undo(seat)


@given(st.integers(0, 40), st.integers(0, 200), st.integers(0, 1000))
def test_whether_an_answer_can_be_taken_back_tells_nothing_that_the_view_does_not(steps, choice, seed):
    """The offer is alike in every world that the seat, after its answer, still cannot tell from this one."""
    table = played(seed, steps)
    if table.over:
        return
    seat = table.asked[0]
    legal = legal_answers(table, seat)
    answer = {"kind": "answered", "seat": seat, "answers": [legal[choice % len(legal)]], "move": "last"}
    worlds = [twin(table, seat, number) for number in range(4)]

    table.submit({**answer, "revision": table.revision}, 2)

    probe = {"kind": "undone", "seat": seat, "revision": table.revision, "move": "probe"}
    for world in worlds:
        assert not isinstance(world.submit({**answer, "revision": world.revision}, 2), Refusal)
        if world.view(seat).to_bytes() == table.view(seat).to_bytes():
            assert world.may_undo(seat) == table.may_undo(seat)
            refused = [match.submit(probe, 3) for match in (Match.from_entries(table.entries), world)]
            assert isinstance(refused[0], Refusal) == isinstance(refused[1], Refusal)
