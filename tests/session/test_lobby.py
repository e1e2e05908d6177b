"""Before the first card, each part by itself: who is waited for, until when, and what is due then."""

from stockpile.session.lobby import MEAL_SECONDS, Lobby
from stockpile.session.seal import dearest, digest, seal_of, seed_of, unsealed_seed
from stockpile.session.seat import Seat
from stockpile.session.shuffle import OPEN_SECONDS, PROMISE_SECONDS

SECRET = "07" * 32
PARTS = ["01" * 32, "02" * 32, "03" * 32]
PROMISES = [digest(part) for part in PARTS]
SEAL = "f2653d8cbfb0d6bcfe8dc71d9d6b0fe761c0b5dd2b89437fb117099b4d395e5c"
SEALED_SEED = "b2d6ac90d1a161a9d566d539460dc57de6b5b2ddf8f99138dd0a7320d20f3ed2"
OLD_SEED = "87e5a79276af156c0c16ea64c1502a3c5ea7f78da42789757becdbca46577003"
LOTS = [0, 2, 1, 0, 1, 2, 0, 1, 2, 1, 0, 1]
ADA, BO, BOT = Seat("Ada"), Seat("Bo"), Seat("Rob", bot="random")


def promised(first: str = "chance", *, seats=(0, 1, 2), start: str = "full") -> Lobby:
    """A lobby of three in which these seats have promised their part."""
    lobby = Lobby(SECRET, first, 3, start)
    for seat in seats:
        lobby.shuffle.promise(seat, PROMISES[seat])
    return lobby


# Meals, and when it begins


def test_nothing_is_due_before_the_table_is_full_and_then_at_once():
    lobby = Lobby(SECRET, "chance", 3)
    assert lobby.deadline() is None and lobby.due(1e9) is None

    lobby.filled([0, 1, 2], 10.0)

    assert lobby.deadline() == 10.0
    assert lobby.due(9.9) is None
    assert lobby.due(10.0) == {"kind": "sealed"}


def test_meals_are_waited_for_a_minute_and_no_longer_than_somebody_has_to_say_one():
    lobby = Lobby(SECRET, "meal", 3)
    assert not lobby.is_eating
    lobby.filled([0, 2], 10.0)

    assert lobby.is_eating and lobby.deadline() == 10.0 + MEAL_SECONDS == 70.0
    lobby.meals[0] = 900
    assert lobby.is_eating and lobby.due(69.9) is None and lobby.due(70.0) == {"kind": "sealed"}
    lobby.meals[2] = 0

    assert not lobby.is_eating and lobby.deadline() == 10.0
    assert lobby.final_meals() == [900, 0, 0]


def test_meals_are_secret_until_nobody_can_say_one_any_more():
    lobby = Lobby(SECRET, "meal", 3)
    lobby.meals[1] = 0
    assert lobby.meals_shown() == [None, True, None]
    lobby.filled([0, 1], 10.0)
    assert lobby.meals_shown() == [None, True, None]

    lobby.meals[0] = 1200

    assert lobby.meals_shown() == [1200, 0, None]
    assert Lobby(SECRET, "chance", 3).meals_shown() is None
    assert Lobby(SECRET, "chance", 3).final_meals() is None


def test_no_meal_is_asked_for_after_the_seal_or_a_stop():
    sealed, stopped = promised("meal"), promised("meal")
    for lobby in (sealed, stopped):
        lobby.filled([0, 1, 2], 0.0)
        lobby.shuffle.close(60.0, [], lobby.final_meals())
    stopped.shuffle.stop([1], 65.0)

    assert not sealed.is_eating and not stopped.is_eating


def test_who_gets_up_takes_meal_and_promise_along():
    lobby = promised("meal")
    lobby.meals = [1, 2, 3]

    lobby.vacate(1)

    assert lobby.meals == [1, None, 3]
    assert lobby.shuffle.commitments == [PROMISES[0], None, PROMISES[2]]


def test_a_table_begins_when_full_or_when_all_people_are_ready_or_when_the_host_says_so():
    full, ready = Lobby(SECRET, "chance", 3), Lobby(SECRET, "chance", 3, "ready")
    assert full.may_begin([ADA, BO, BOT]) and not full.may_begin([ADA, BO, Seat()])

    assert not ready.may_begin([ADA, BO, BOT])
    assert not ready.may_begin([Seat("Ada", ready=True), BO, BOT])
    assert ready.may_begin([Seat("Ada", ready=True), Seat("Bo", ready=True), BOT])
    assert ready.may_begin([ADA, BOT, BOT]), "who plays with bots alone waits for nobody"
    ready.is_called = True

    assert ready.may_begin([ADA, BO, BOT]) and not ready.may_begin([ADA, BO, Seat()])


# Promises, the seal, parts


def test_hosts_open_one_after_the_other_before_all_others_and_each_is_waited_for_anew():
    shuffle = promised().shuffle
    assert shuffle.opening == [] and shuffle.deadline() is None

    shuffle.close(100.0, [2, 1], None)

    assert shuffle.opening == [2] and shuffle.deadline() == 100.0 + OPEN_SECONDS == 105.0
    shuffle.open(2, PARTS[2], 103.0)
    assert shuffle.opening == [1] and shuffle.deadline() == 108.0
    shuffle.open(1, PARTS[1], 104.0)
    assert shuffle.opening == [0] and shuffle.deadline() == 109.0
    shuffle.open(0, PARTS[0], 106.0)
    assert shuffle.opening == [] and shuffle.deadline() is None


def test_one_who_is_no_host_opens_without_giving_the_others_more_time():
    shuffle = promised().shuffle
    shuffle.close(100.0, [], None)
    assert shuffle.opening == [0, 1, 2]

    shuffle.open(1, PARTS[1], 104.0)

    assert shuffle.opening == [0, 2] and shuffle.deadline() == 105.0


def test_after_a_stop_those_who_had_promised_and_opened_promise_once_more():
    shuffle = promised(seats=(0, 2)).shuffle
    assert not shuffle.may_promise(0) and shuffle.may_promise(1)
    shuffle.close(100.0, [], None)
    assert not shuffle.may_promise(1)
    shuffle.open(0, PARTS[0], 101.0)

    shuffle.stop([2], 105.0)

    assert shuffle.promising == [0] and shuffle.deadline() == 105.0 + PROMISE_SECONDS == 110.0
    assert [shuffle.may_promise(seat) for seat in range(3)] == [True, False, False]
    assert (shuffle.seal, shuffle.seeds, shuffle.commitments) == (None, [None] * 3, [None] * 3)
    shuffle.promise(0, PROMISES[0])
    assert shuffle.promising == [] and not shuffle.may_promise(0)


def test_what_is_due_is_the_seal_then_a_stop_for_those_who_do_not_open_and_else_the_deal():
    lobby = promised()
    lobby.filled([0, 1, 2], 10.0)
    lobby.shuffle.close(10.0, [], None)
    lobby.shuffle.open(1, PARTS[1], 11.0)

    assert lobby.due(14.9) is None
    assert lobby.due(15.0) == {"kind": "stopped", "seats": [0, 2]}
    lobby.shuffle.open(0, PARTS[0], 12.0)
    lobby.shuffle.open(2, PARTS[2], 12.0)

    assert lobby.due(12.0) == {"kind": "dealt", "first": None}


def test_the_cards_wait_for_new_promises_until_their_time_is_over():
    lobby = promised()
    lobby.filled([0, 1, 2], 10.0)
    lobby.shuffle.close(10.0, [], None)
    lobby.shuffle.stop([1], 15.0)

    assert lobby.due(19.9) is None
    assert lobby.due(20.0) == {"kind": "sealed"}


def test_parts_that_are_known_before_the_seal_are_thrown_away_at_once():
    lobby = promised()
    assert not lobby.shuffle.is_spoilt
    lobby.shuffle.seeds[0] = PARTS[0]
    assert lobby.shuffle.is_spoilt and lobby.deadline() is None

    lobby.filled([0, 1, 2], 10.0)

    assert lobby.deadline() == 10.0
    assert lobby.due(10.0) == {"kind": "stopped", "seats": []}


def test_the_secret_is_shown_when_the_game_is_over():
    lobby = promised()

    assert lobby.shown(over=False)["secret"] is None
    assert lobby.shown(over=True)["secret"] == SECRET
    assert lobby.shown(over=False)["hash"] == digest(SECRET)
    assert lobby.shown(over=False)["seats"][1] == {"commitment": PROMISES[1], "seed": None}


# The arithmetic: these numbers are in logs and in other programs, and must never be others


def test_the_seal_and_the_seed_are_those_of_every_program():
    seal = seal_of(digest(SECRET), [[1], []], [PROMISES[0], None, PROMISES[2]], [0, 1200, 3])

    assert seal == SEAL
    assert f"{seed_of(SECRET, seal, [PARTS[0], None, PARTS[2]]):064x}" == SEALED_SEED
    assert f"{unsealed_seed(SECRET, [PROMISES[0], None, PROMISES[2]], [PARTS[0], None, None], None):064x}" == OLD_SEED


def test_the_dearest_meal_begins_and_a_lot_decides_between_equals():
    assert dearest([1, 5, 3], 1) == 1
    assert {dearest([7, 0, 7], seed) for seed in range(20)} == {0, 2}
    assert {dearest([int("1200"), 0, int("1200")], seed) for seed in range(20)} == {0, 2}
    assert [dearest([7, 7, 7], seed) for seed in range(12)] == LOTS
