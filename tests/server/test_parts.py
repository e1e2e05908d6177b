"""Small parts of the server, each by itself: credits, tokens, names, what is counted for what, what is marked."""

import contextlib
import hashlib
import json
import re
from functools import partial
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest
from starlette.requests import Request

import stockpile.server.credits as lent
from kit.effort import SEED
from stockpile import Setup
from stockpile.engine.question import Refusal
from stockpile.engine.setup.modules import MODULES
from stockpile.server import gate, guard, new_table, stream, tokens
from stockpile.server.answers import Refused, status_of
from stockpile.server.commands import Who
from stockpile.server.hosts import Hosts
from stockpile.server.presets import BY_KEY, chosen
from stockpile.server.reading import MOST_BODY, body_as
from stockpile.server.registry import Registry
from stockpile.server.request_bodies import read_new_table
from stockpile.server.settings import Settings
from stockpile.server.store import statements
from stockpile.server.store.mark import LENGTH, Acknowledged, Mark
from stockpile.server.store.store import Damaged, entry_of
from stockpile.server.table_state import TableState
from stockpile.session import Match
from stockpile.session.people import People


class Time:
    """A clock that a test sets."""

    def __init__(self) -> None:
        self.now = 1000.0

    def monotonic(self) -> float:
        return self.now


@pytest.fixture
def time(monkeypatch):
    made = Time()
    monkeypatch.setattr(lent, "time", made)
    return made


def test_credit_is_spent_and_comes_back_with_time(time):
    credit = lent.Credit(4, 8)

    assert [credit.spend() for _ in range(5)] == [True] * 4 + [False]
    time.now += 2
    assert [credit.spend() for _ in range(2)] == [True, False]
    time.now += 1000
    assert [credit.spend(4), credit.spend(0.1)] == [True, False]


@pytest.mark.usefixtures("time")
def test_looking_whether_there_is_enough_costs_nothing():
    credit = lent.Credit(4, 8)

    assert [credit.has(5), credit.has(4), credit.has(4)] == [False, True, True]


@pytest.mark.usefixtures("time")
def test_what_is_refused_costs_nothing():
    credit = lent.Credit(4, 8)

    assert not credit.spend(5)
    assert credit.spend(4)


@pytest.mark.usefixtures("time")
def test_each_address_has_its_own_credit_and_the_oldest_is_forgotten(monkeypatch):
    monkeypatch.setattr(lent, "MOST_KEPT", 2)
    many = lent.Credits(1, 100)

    assert [many.spend("a"), many.spend("b"), many.spend("a")] == [True, True, False]
    assert many.spend("c")
    assert not many.spend("a")  # it was used after b
    assert many.spend("b")


@pytest.mark.parametrize(
    ("method", "path", "kind"),
    [
        ("POST", "/api/tables", "table"),
        ("GET", "/api/tables", "other"),
        ("POST", "/api/tables/x/seats", "seat"),
        ("POST", "/api/tables/x/seat", "other"),
        ("GET", "/api/tables/x/seats", "other"),
        ("POST", "/api/replay", "replay"),
        ("GET", "/table/x", "page"),
        ("POST", "/table/x", "page"),
    ],
)
def test_each_request_is_counted_with_its_like(method, path, kind):
    assert guard._kind({"method": method}, path) == kind


@pytest.mark.parametrize(("host", "safe"), [("a.b:8", "a.b:8"), ("[::1]:8", "[::1]:8"), ("a;b", ""), ("é", "")])
def test_only_plain_names_stand_in_a_header(host, safe):
    assert guard._safe(host) == safe


def test_a_table_has_a_name_that_nobody_mistypes_and_a_token_is_kept_as_its_hash():
    name = tokens.new_table_id()

    assert tokens.is_table_id(name) and len(name) == 12
    assert not tokens.is_table_id(name[:-1])
    assert not tokens.is_table_id(name[:-1] + "o")
    assert tokens.hashed("secret") == hashlib.sha256(b"secret").hexdigest()
    assert len(tokens.new_token()) == 43 and tokens.new_token() != tokens.new_token()


def test_a_token_speaks_for_its_seat_and_a_reserved_one_for_none_until_it_is_taken():
    seats: list[dict[str, Any]] = [
        {"name": "Ada", "token": tokens.hashed("a")},
        {"reserved": "Bo", "token": tokens.hashed("b")},
        {"bot": "random"},
    ]
    match = Match.new(Setup(players=3, rounds=1), SEED, seats, 0, host=tokens.hashed("a"))

    assert Who.of("a").seat(match) == 0
    assert Who.of("b").seat(match) is None
    assert Who.of("c").seat(match) is None and Who.of(None).seat(match) is None
    assert Who.of("a").is_host(match) and not Who.of("b").is_host(match) and not Who.of(None).is_host(match)
    assert Who.of("b").is_known(match) and Who.of(None).is_known(match) and not Who.of("c").is_known(match)
    match.submit({"kind": "joined", "seat": 1, "name": "Bo", "token": tokens.hashed("b")}, 1)
    assert Who.of("b").seat(match) == 1


def test_a_visit_is_counted_until_it_leaves_and_once():
    door = gate.Gate(places=4)
    visits = [visit for _ in range(2) if (visit := door.arrive("a", lambda: None))]
    assert door._sockets["a"] == 2

    for _ in range(2):
        visits[0].leave()

    assert door._sockets["a"] == 1
    visits[1].leave()
    assert "a" not in door._sockets


def test_strangers_take_three_places_of_four_and_players_the_rest():
    door, gone = gate.Gate(places=4), list[str]()
    for name in "abc":
        assert door.arrive(name, partial(gone.append, name))
    assert gone == []

    assert door.arrive("d", lambda: None)

    assert gone == ["a"]


def test_an_address_has_so_many_sockets(monkeypatch):
    monkeypatch.setattr(gate, "SOCKETS", 2)
    door = gate.Gate(places=100)

    assert [bool(door.arrive("a", lambda: None)) for _ in range(3)] == [True, True, False]
    assert door.arrive("b", lambda: None)
    assert door.arrive("a", lambda: None, is_proxy=True)


@pytest.mark.usefixtures("time")
def test_a_stream_pays_for_frames_reads_and_bytes_and_players_not_for_their_neighbours():
    door = gate.Gate(places=100)
    visit = door.arrive("a", lambda: None)
    assert visit is not None

    assert all(visit.takes_frame() for _ in range(gate.FRAMES.most - 1))
    assert [visit.takes_read(0) for _ in range(5)] == [True] * 4 + [False]
    assert not visit.takes_frame()
    other = door.arrive("a", lambda: None)
    assert other is not None and not other.takes_read(gate.STREAM_BYTES.most + 1)


@pytest.mark.usefixtures("time")
def test_without_limits_nothing_is_counted():
    door = gate.Gate(limits=False, places=100)
    visit = door.arrive("a", lambda: None)
    assert visit is not None

    assert all(visit.takes_frame() and visit.takes_read(1 << 30) for _ in range(1000))
    assert all(door.takes_request("a") for _ in range(gate.REQUESTS.most + 1))


@pytest.mark.parametrize(
    ("host", "is_ours"),
    [
        ("localhost:8000", True), ("a.localhost", True), ("127.0.0.1:8000", True), ("[::1]:8000", True),
        ("play.example", True), ("x.friends.example", True), ("friends.example", False), ("evil.example", False),
        ("localhost:80000000", False), ("localhost.", True), ("", False),
    ],
)  # fmt: skip
def test_we_answer_under_our_own_names_alone(host, is_ours):
    ours = Hosts(Settings(public_url="https://play.example/", allowed_hosts=(".friends.example",)))

    assert ours.is_ours(host) == is_ours


def test_a_request_has_one_host_unless_it_is_an_old_programs():
    ours = Hosts(Settings())

    assert ours.are_ours(["localhost"], "1.1")
    assert not ours.are_ours(["localhost", "localhost"], "1.1")
    assert [ours.are_ours([], version) for version in ("0.9", "1.0", "1.1")] == [False, True, False]


def test_this_machine_has_its_own_name_and_those_that_nobody_outside_can_own(monkeypatch):
    monkeypatch.setattr("socket.gethostname", lambda: "Den.club.example")
    ours = Hosts(Settings())

    assert [ours.is_ours(f"{name}:8000") for name in ("den.club.example", "den.local", "den.home.arpa")] == [True] * 3
    assert [ours.is_ours(name) for name in ("den", "club.example", "club.example.local", ".local")] == [False] * 4


@pytest.mark.parametrize(
    ("query", "since"),
    [("since=5", 5), ("since=999999999999999", 10**15 - 1), ("since=1000000000000000", None), ("since=-1", None),
     ("since=x", None), ("", None)],
)  # fmt: skip
def test_a_stream_is_read_on_from_a_number_or_from_the_beginning(query, since):
    asked_for: Any = SimpleNamespace(_scope={"query_string": query.encode()})

    assert stream.TableStream._since(asked_for) == since


@pytest.mark.parametrize(("size", "is_read"), [(100, True), (MOST_BODY, True), (MOST_BODY + 1, False)])
async def test_a_body_that_comes_in_pieces_has_the_bound_of_one_that_says_its_length(size, is_read):
    pieces = iter([b"x" * 60, b"x" * (size - 60), b""])

    async def receive() -> dict[str, Any]:
        piece = next(pieces)
        return {"type": "http.request", "body": piece, "more_body": bool(piece)}

    request = Request({"type": "http", "method": "POST", "headers": [(b"content-type", b"application/json")]}, receive)

    with contextlib.nullcontext() if is_read else pytest.raises(Refused):
        assert await body_as(request, len) == size


def test_a_row_that_is_no_entry_is_told_as_damage():
    assert entry_of(b'{"kind":"said","seq":2}') == {"kind": "said", "seq": 2}
    with pytest.raises(Damaged, match="no entry"):
        entry_of(b'{"kind":"sa')


@pytest.mark.parametrize(
    ("wish", "said"),
    [
        ({}, []), ({"only_answers": "ask"}, ["preferred"]), ({"commitment": "ab" * 32}, ["seed-committed"]),
        ({"only_answers": "ask", "commitment": "ab" * 32}, ["preferred", "seed-committed"]),
        ({"preset": "guided", "players": 4, "commitment": "ab" * 32}, []),
    ],
)  # fmt: skip
def test_whoever_makes_a_table_and_sits_there_says_at_once_what_they_wish(wish, said):
    seats = [{"name": "Ada"}, *({} for _ in range(wish.get("players", 2) - 1))]
    read = read_new_table(json.dumps({"players": 2, "seats": seats, **wish}).encode())

    entries = new_table.created(read, tokens.hashed("ada"))

    assert [item["kind"] for item in entries] == ["created", *said]  # type: ignore[union-attr]


def test_a_box_that_is_drawn_without_investors_may_hold_everything_but_their_auction():
    drawn = [chosen(BY_KEY["random"], Random(seed))[1] for seed in range(300)]

    without = {module for modules in drawn if "investors" not in modules for module in modules}
    assert without == {*MODULES} - {"investors", "investor-bidding"}
    assert {module for modules in drawn for module in modules} == {*MODULES}


@pytest.mark.parametrize(("last", "lost"), [(5.0, 25.0), (15.0, 20.0), (25.0, 15.0), (50.0, 0.0)])
def test_time_in_which_nobody_served_is_lost_to_nobody(last, lost):
    house: Any = SimpleNamespace(_downtimes=[(10.0, 20.0), (30.0, 45.0)])
    match: Any = SimpleNamespace(entries=[{"at": 1.0}, {"at": last}])

    assert Registry._lost_since(house, match) == lost


def test_only_those_come_back_who_were_to_lose_their_seats_and_are_here():
    seats: Any = [SimpleNamespace(leaving=leaving) for leaving in (None, 5.0, None, 5.0)]
    match = SimpleNamespace(leaving=People(seats).leaving())
    table: Any = SimpleNamespace(match=match, present=lambda: [True, True, False, False])

    assert TableState.came_back(table) == [1]


@pytest.mark.parametrize(
    ("public", "host", "named"),
    [("https://play.example/s/", "a.b:8", "play.example"), ("", "a.b:8", "a.b:8"), ("", "a;b", "")],
)
def test_a_page_may_open_streams_to_where_it_came_from_alone(public, host, named):
    policy = guard.page_policy(host, Settings(public_url=public))

    allowed = re.findall(r"wss?://\S+?(?=[ ;]|$)", policy)
    assert allowed == ([f"ws://{named}", f"wss://{named}"] if named else [])


def test_the_last_acknowledged_entry_is_read_back_and_a_torn_line_is_none(tmp_path):
    mark = Mark(tmp_path / "mark")
    assert mark.read() is None
    mark.note(Acknowledged("a-long-table", 12345))
    mark.note(Acknowledged("b", 7))

    assert mark.read() == Acknowledged("b", 7)
    assert (tmp_path / "mark").stat().st_size == LENGTH
    (tmp_path / "mark").write_bytes((tmp_path / "mark").read_bytes().replace(b"b 7", b"b 8"))
    assert mark.read() is None
    mark.close()


def test_parameters_are_numbered_for_postgres():
    assert statements.numbered("a = ? AND b > ?") == "a = $1 AND b > $2"


@pytest.mark.parametrize(("key", "status"), [("bad-token", 401), ("not-host", 403), ("too-fast", 429), ("stale", 409)])
def test_a_refusal_has_its_status(key, status):
    assert status_of(Refusal("", key)) == status
