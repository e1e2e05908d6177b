"""How the cards come to lie as they do: promises, a seal, open parts, and what cheats could gain (docs/fairness.md)."""

import hashlib
import json
from random import Random

import pytest

from kit.effort import EFFORT, SEED
from stockpile import Setup
from stockpile.engine.question import Refusal
from stockpile.session import Match
from stockpile.session.proof import ProofError, proof_of, verify, verify_copy
from stockpile.session.seal import digest, seal_of, seed_of
from stockpile.session.shuffle import OPEN_SECONDS, PROMISE_SECONDS

TOKENS = [hashlib.sha256(name.encode()).hexdigest() for name in ("Ada", "Bea", "Cleo")]
NAMES = ("Ada", "Bea", "Cleo")


def part(seat, attempt=1):
    """A seat's own random number, as it would draw it."""
    return hashlib.sha256(f"{SEED} {seat} {attempt}".encode()).hexdigest()


class Sitting:
    """A table of people who all play fair unless a test says otherwise. Ada, who made it, is the host."""

    def __init__(self, players=2, first="chance", secret=SEED, promises=True):
        self.now = 0.0
        self.match = Match()
        self.players = players
        seats = [{"name": "Ada", "token": TOKENS[0]}, *({} for _ in range(players - 1))]
        self.do("created", setup=Setup(players=players, rounds=1).to_dict(), seed=hex(secret), bot_seed="0x1",
                seats=seats, clock=None, fair=True, first=first, host=TOKENS[0], rules=1)  # fmt: skip
        for seat in range(players):
            if seat:
                self.do("joined", seat=seat, name=NAMES[seat], token=TOKENS[seat])
            if promises:
                self.do("seed-committed", seat=seat, commitment=digest(part(seat)))

    @property
    def shuffle(self):
        assert self.match.lobby is not None
        return self.match.lobby.shuffle

    def do(self, kind, **fields):
        """An entry that must be accepted."""
        outcome = self.try_(kind, **fields)
        assert not isinstance(outcome, Refusal), outcome
        return outcome

    def try_(self, kind, **fields):
        return self.match.submit({"kind": kind, **fields}, self.now)

    def later(self, seconds=0.0):
        self.now += seconds
        return [entry["kind"] for entry in self.match.pass_time(self.now)]

    def open(self, seat, attempt=1, **more):
        return self.try_("revealed", seat=seat, seed=part(seat, attempt), **more)

    def open_all(self):
        """Everybody who is asked opens, until the cards are dealt."""
        self.later()
        while self.match.current is None:
            for seat in self.shuffle.opening:
                self.open(seat, 1 + len(self.shuffle.stops))
            self.later()
        return self

    def finish(self):
        """Bots play the game to its end."""
        for seat in range(self.players):
            self.do("took-over", seat=seat, bot="random")
        self.match.tick(self.now)
        return proof_of(self.match)


def test_promises_are_sealed_before_any_part_is_opened_and_then_the_cards_are_dealt():
    table = Sitting()

    table.open_all()

    kinds = [entry["kind"] for entry in table.match.entries]
    assert kinds == ["created", "seed-committed", "joined", "seed-committed", "sealed", "revealed", "revealed", "dealt"]
    assert Match.from_entries(table.match.entries).game.hash() == table.match.game.hash()


def test_the_seed_is_made_of_the_seal_the_servers_bytes_and_every_part():
    table = Sitting().open_all()

    secret = f"{SEED:064x}"
    seal = seal_of(digest(secret), [], [digest(part(0)), digest(part(1))], None)

    assert table.shuffle.seal == seal
    assert table.match.record("all").seed == seed_of(secret, seal, [part(0), part(1)])


def test_the_arithmetic_is_that_of_every_other_client():
    """The same numbers are in web/src/state/shuffle.test.ts."""
    server, parts = "5e" * 32, ["11" * 32, None, "22" * 32]
    promises = [None if given is None else digest(given) for given in parts]

    seal = seal_of(digest(server), [[1], [0, 2]], promises, [900, 0, 5])

    assert seal == "a63d4d9acbf4b115d0b72f2a3ee0c87235bb4361e6cf1a011c740510907b8711"
    assert f"{seed_of(server, seal, parts):064x}" == "320e068e6fbee188596a1149646390df52abe70662317e0b8e79ad1477f24e64"


def test_a_table_without_promises_is_dealt_at_once_from_the_servers_bytes():
    table = Sitting(promises=False)

    assert table.later() == ["sealed", "dealt"]


# Grinding: to try many values of something that one may still choose, and keep the one that deals the best cards.


def choices_left(table, seat):
    """Every entry by which a seat could change something after the seal, tried out."""
    other = hashlib.sha256(b"another").hexdigest()
    tries = [
        ("ate", {"seat": seat, "amount": 7}),
        ("seed-committed", {"seat": seat, "commitment": digest(other)}),
        ("revealed", {"seat": seat, "seed": other}),
        ("left", {"seat": seat}),
        ("joined", {"seat": seat, "name": "Eve", "token": other}),
        ("filled", {"seat": seat, "bot": "random", "name": "Bot"}),
        ("vacating", {"seat": seat, "bot": "random"}),
    ]
    return [kind for kind, fields in tries if not isinstance(table.try_(kind, **fields), Refusal)]


@pytest.mark.parametrize("cheat", [0, 1], ids=["host", "guest"])
def test_after_the_seal_nobody_can_choose_anything_that_enters_the_seed(cheat):  # SET-7
    table = Sitting(first="meal")
    for seat in (0, 1):
        table.do("ate", seat=seat, amount=10 + seat)
    table.later()
    sealed = table.shuffle.seal

    before = choices_left(table, cheat)
    table.open(0)
    between = choices_left(table, cheat)
    table.open(1)
    after = choices_left(table, cheat)

    assert (before, between, after) == ([], [], [])
    assert table.shuffle.seal == sealed
    assert table.later() == ["dealt"]


def test_meals_are_settled_before_the_first_part_is_asked_for():  # SET-7
    table = Sitting(first="meal")

    assert table.later(OPEN_SECONDS * 2) == []
    assert table.shuffle.opening == []
    assert isinstance(table.open(0), Refusal)

    table.do("ate", seat=1, amount=1200)
    assert table.later(60) == ["sealed"]  # Ada says nothing: that counts as 0
    assert table.try_("ate", seat=0, amount=9999).key == "no-meal-asked"
    assert table.open_all().match.setup.first == 1


def test_a_host_who_reads_the_servers_secret_finds_no_meal_that_deals_other_cards():  # SET-7
    """The attack that chose the cards: try meals until what they are hashed to is good, then say the best one."""
    table = Sitting(first="meal")
    table.do("ate", seat=1, amount=5)
    table.later(30)
    while_choosing = json.dumps(table.match.entries)  # the whole database
    early = table.open(1)
    table.do("ate", seat=0, amount=7)
    table.later()
    table.open(0)
    table.open(1)
    too_late = table.try_("ate", seat=0, amount=8)

    assert early.key == "not-revealing"
    assert part(1) not in while_choosing
    assert too_late.key == "no-meal-asked"


def test_a_host_opens_before_seeing_any_other_part_and_so_gains_nothing_by_waiting():
    table = Sitting(players=3)
    table.later()

    first = table.shuffle.opening
    early = table.open(1)
    table.open(0)

    assert first == [0]
    assert early.key == "not-revealing"
    assert table.shuffle.opening == [1, 2]


def test_a_host_who_passes_the_role_on_still_opens_first():
    table = Sitting(players=2)
    table.do("hosted", seat=1)
    table.later()
    orders = [table.shuffle.opening]
    table.open(0)
    orders.append(table.shuffle.opening)

    assert orders == [[0], [1]]


def promise_anew(table, *seats):
    for seat in seats:
        table.do("seed-committed", seat=seat, commitment=digest(part(seat, 1 + len(table.shuffle.stops))))


def test_who_withholds_a_part_stops_the_shuffle_for_all_and_takes_no_part_in_the_next():
    table = Sitting(players=3)
    table.later()
    table.open(0)
    table.open(1)

    stopped = table.later(OPEN_SECONDS)
    late, again = table.open(2), table.try_("seed-committed", seat=2, commitment=digest(part(2, 2)))
    promise_anew(table, 0, 1)
    table.open_all()
    proof = json.loads(table.finish())

    assert stopped == ["stopped"]
    assert (late.key, again.key) == ("not-revealing", "not-revealing")
    assert table.shuffle.stops == [[2]] == proof["stops"]
    assert proof["seeds"] == [part(0, 2), part(1, 2), None]
    assert [m["seats"] for m in table.match.stream(None) if m["kind"] == "stopped"] == [[2]]


def test_after_a_stop_no_part_of_the_first_attempt_is_used_again():
    table = Sitting(players=3)
    table.later()
    table.open(0)
    table.open(1)
    table.later(OPEN_SECONDS)

    assert table.shuffle.commitments == table.shuffle.seeds == [None] * 3
    assert table.shuffle.promising == [0, 1]
    assert table.later(PROMISE_SECONDS) == ["sealed", "dealt"]  # nobody promised anything new: nobody takes part


def test_a_coalition_of_server_and_guests_can_stop_no_more_often_than_it_has_guests():
    table = Sitting(players=3)
    for cheat in (2, 1):  # they know the server's bytes and never like the cards
        table.later()
        for seat in {0, 1, 2} - {cheat}:
            table.open(seat, 1 + len(table.shuffle.stops))
        table.later(OPEN_SECONDS)
        promise_anew(table, *table.shuffle.promising)

    table.open_all()

    assert table.shuffle.stops == [[2], [1]]
    assert table.shuffle.seeds == [part(0, 3), None, None]


def test_a_stopped_shuffle_cannot_be_predicted_when_it_is_stopped():
    """Whoever stops has seen all parts of the first attempt; the second has a new one of every honest seat."""
    drawn = Random(SEED)
    seeds = set()
    for _ in range(10 * EFFORT):
        table = Sitting(players=2)
        table.later()
        table.open(0)
        table.later(OPEN_SECONDS)
        fresh = f"{drawn.getrandbits(256):064x}"
        table.do("seed-committed", seat=0, commitment=digest(fresh))
        table.later()
        table.do("revealed", seat=0, seed=fresh)
        table.later()
        seeds.add(table.match.record("all").seed)

    assert len(seeds) == 10 * EFFORT


def test_who_was_shown_other_promises_does_not_open_anything():
    table = Sitting()
    table.later()
    theirs = seal_of(table.shuffle.hash, [], [digest(part(7)), digest(part(1))], None)

    assert table.open(0, seal=theirs).key == "other-seal"
    assert table.shuffle.seeds == [None, None]
    assert not isinstance(table.open(0, seal=table.shuffle.seal), Refusal)


# What is kept, and what it proves afterwards.


def test_a_proof_holds_against_the_seal_and_the_hash_that_were_shown():
    table = Sitting().open_all()
    seal, promise = table.shuffle.seal, table.shuffle.hash

    proof = table.finish()

    for kept in (None, seal, promise):
        assert verify(proof, kept).promised == seal
    with pytest.raises(ProofError, match="not what was promised"):
        verify(proof, digest(part(9)))


def test_a_server_that_chooses_its_bytes_after_the_parts_are_open_is_found_out():
    honest = Sitting().open_all()
    seal, promise = honest.shuffle.seal, honest.shuffle.hash
    swapped = Sitting(secret=SEED + 1).open_all()  # the same people, parts and answers; other bytes, other cards

    proof = swapped.finish()

    assert verify(proof).promised == swapped.shuffle.seal  # against itself it is whole
    for kept in (seal, promise):
        with pytest.raises(ProofError, match="not what was promised"):
            verify(proof, kept)


def test_a_copy_that_was_saved_while_playing_carries_the_seal_and_shows_a_changed_game():
    honest, swapped = Sitting().open_all(), Sitting(secret=SEED + 1).open_all()
    copies = [table.match.record(1) for table in (honest, swapped)]
    proof = honest.finish()

    assert copies[0].redacted and copies[0].promised == honest.shuffle.seal
    assert verify_copy(proof, type(copies[0]).from_text(copies[0].to_text())) == verify(proof)
    with pytest.raises(ProofError, match="not what was promised"):
        verify_copy(proof, copies[1])
    copies[1].promised = honest.shuffle.seal  # the right seal over cards that never lay there
    with pytest.raises(ProofError, match="not the game that was seen"):
        verify_copy(proof, copies[1])


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"seeds": [part(0), None]}, "seat 2: a part was promised, but not opened"),
        ({"stops": [[1]]}, "seal"),
        ({"meals": [1, 2]}, "seal"),
        ({"commitments": [digest(part(0)), digest(part(5))]}, "seat 2: .*not the one that was promised"),
        ({"commitments": [digest(part(5)), digest(part(1))]}, "seat 1: .*not the one that was promised"),
        ({"seeds": [None, part(1)]}, "seat 1: a part was promised, but not opened"),
        ({"secret": part(8)}, "not those it promised"),
        ({"stops": [[-1]]}, "a field is not what it should be"),
        ({"stops": [[True]]}, "a field is not what it should be"),
        ({"stops": [["1"]]}, "a field is not what it should be"),
        ({"meals": [0.5, 1]}, "a field is not what it should be"),
        ({"secret": "g" * 64}, "a field is not what it should be"),
        ({"hash": None}, "a field is not what it should be"),
        ({"seeds": [part(0)]}, "seats are missing"),
        ({"seeds": part(0)}, "a list is missing"),
        ({"seed": part(8)}, "not made of these parts"),
        ({"format": True}, "known format"),
    ],
)
def test_a_proof_with_a_changed_part_proves_nothing(change, why):
    proof = json.loads(Sitting().open_all().finish())

    with pytest.raises(ProofError, match=why):
        verify(json.dumps({**proof, **change}, indent=1) + "\n")


@pytest.mark.parametrize(("old", "new"), [("\n", "\n\n"), ("answer", "Answer"), (":", ": "), ("\nend", "\nend\n")])
def test_a_proof_whose_record_is_written_otherwise_proves_nothing(old, new):
    proof = json.loads(Sitting().open_all().finish())
    lines = "\n".join(proof["record"]).replace(old, new, 1).split("\n")

    with pytest.raises(ProofError, match="record"):
        verify(json.dumps({**proof, "record": lines}, indent=1) + "\n")


def test_a_game_from_before_there_were_seals_is_dealt_and_proved_as_it_was():
    table = Sitting(first="meal")
    old = [dict(entry) for entry in table.match.entries]
    more = [
        {"kind": "revealed", "seat": 0, "seed": part(0)},
        {"kind": "revealed", "seat": 1, "seed": part(1)},
        {"kind": "ate", "seat": 0, "amount": 3},
        {"kind": "ate", "seat": 1, "amount": 4},
        {"kind": "dealt", "first": 1},
    ]
    log = old + [{"seq": len(old) + n + 1, "at": 1.0, **item} for n, item in enumerate(more)]

    match = Match.from_entries(log)
    for seat in (0, 1):
        match.submit({"kind": "took-over", "seat": seat, "bot": "random"}, 2)
    match.tick(2)
    proof = proof_of(match)

    text = f"{SEED:064x}" + "".join(f"{s:02x}02{digest(part(s))}{part(s)}" for s in (0, 1))
    assert match.record("all").seed == int(hashlib.sha256(bytes.fromhex(text) + b"[3,4]").hexdigest(), 16)
    assert json.loads(proof)["format"] == 1
    assert verify(proof).promised is None


def test_parts_that_an_older_program_showed_before_there_was_a_seal_are_promised_anew():
    table = Sitting(first="meal")
    log = [*table.match.entries, {"seq": 5, "at": 0.5, "kind": "revealed", "seat": 1, "seed": part(1)}]

    table.match = Match.from_entries(log)
    stopped = table.later(1)
    meal = table.try_("ate", seat=0, amount=7)  # whoever knows a part has nothing left to choose
    promise_anew(table, 0, 1)

    assert stopped == ["stopped"]
    assert meal.key == "no-meal-asked"
    assert table.open_all().shuffle.seeds == [part(0, 2), part(1, 2)]
