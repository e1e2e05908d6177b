"""Plans, hosts, heirs and seats that change hands, each by itself."""

from kit.effort import SEED
from kit.table import table
from stockpile import Setup
from stockpile.engine.question import Refusal
from stockpile.session import Match
from stockpile.session.asked import Asked
from stockpile.session.people import People
from stockpile.session.plan import Plan
from stockpile.session.seat import Leaving, Seat

SETUP = Setup(players=3, rounds=1, first=0)


def bidding(*wishes, forced=False):
    """What a plan bids when Demand begins with 20 in cash and a meeple of seat 0 on pile 1 at 3."""
    game = table(3, phase="demand", bids={0: "1@3"})
    assert game.question
    given = Plan(list(wishes), forced=forced, round_number=1).answer(game.setup, game.question)
    return None if given is None else game.notation(given)


def wish(pile, most):
    return {"pile": pile, "most": most}


def test_a_plan_bids_the_least_that_counts_and_at_most_what_was_said():
    assert bidding(wish(0, 6)) == "bid 1@6"
    assert bidding(wish(0, 5)) is None
    assert bidding(wish(1, 5)) == "bid 2@0"


def test_the_first_wish_that_can_be_had_is_taken_and_no_pile_means_the_cheapest():
    assert bidding(wish(0, 3), wish(2, 3)) == "bid 3@0"
    assert bidding(wish(None, 10)) == "bid 2@0"
    assert bidding() is None


def test_a_plan_answers_nothing_but_bids_and_what_has_no_choice():
    game = table(3, phase="action", action_cards={0: ["boom"]})
    assert game.question

    assert Plan([wish(None, 20)]).answer(game.setup, game.question) is None
    assert Plan(forced=True).answer(game.setup, game.question) is None


def test_wishes_end_with_their_round_and_the_rest_stays():
    plan = Plan([wish(0, 3)], forced=True, round_number=2)

    plan.end_with(2)
    assert plan.to_dict() == {"auction": [wish(0, 3)], "forced": True}
    plan.end_with(3)

    assert plan.to_dict() == {"auction": [], "forced": True}


# People


def people(host="a"):
    seats = [
        Seat("Ada", None, None, "a"),
        Seat("Bo", None, None, "b"),
        Seat(None, "random"),
        Seat("Cy", None, None, "c"),
    ]
    for seat, since in zip(seats, (3, 2, 1, 9), strict=True):
        seat.since = since
    return People(seats, host)


def test_the_host_is_whoever_has_the_token_wherever_they_sit():
    told = people("b")

    assert told.host_seat == 1
    assert people("nobody").host_seat is None
    assert people(None).host_seat == 0


def test_a_former_host_is_remembered_in_order():
    told = people("b")

    told.pass_role(3)
    told.pass_role(1)

    assert (told.host_seat, told.host_seats) == (1, [1, 3])
    told.pass_role(0)
    assert (told.host_seat, told.host_seats) == (0, [1, 3, 0])


def test_the_heir_has_been_sitting_longest_beside_who_leaves():
    assert people().heir(0) == 1
    assert people().heir(1) == 0
    assert People([Seat("Ada"), Seat(bot="random")]).heir(0) is None


def test_a_seat_becomes_free_when_all_who_play_agree_and_one_more_than_who_asked():
    told = people()
    told.seats[3].leaving = Leaving(500.0, by=0)

    assert told.free_at(3) is None
    told.seats[3].leaving.agreed.add(1)
    assert told.free_at(3) == 500.0
    told.seats[3].leaving.by = None
    assert told.free_at(3) is None
    told.seats[1].stand_in = "random"
    told.seats[3].leaving = Leaving(500.0, by=0)
    assert told.free_at(3) is None  # who asks for it is not enough


def test_a_token_is_good_for_the_first_seat_that_is_its_persons_own():
    ada, bea = "a", "b"
    own = [Seat("Ada", token=ada), Seat("Ada", token=ada), Seat("Cleo")]
    told = People([Seat(bot="random", token=ada), Seat(reserved="Bea", token=bea), *own])

    assert told.seat_of_token() == {"a": 2}


def test_who_is_stood_in_for_has_no_say():
    told = people()
    told.seats[1].stand_in = "random"

    assert told.playing(3) == {0}


# Taking back


def answered(match, seat):
    given = [match.question(seat).answers[0]]
    entry = {"kind": "answered", "seat": seat, "answers": given, "revision": match.revision, "move": f"m{seat}"}
    return match.submit(entry, 1)


def undone(match, seat):
    return match.submit(
        {"kind": "undone", "seat": seat, "revision": match.revision, "move": f"u{len(match.entries)}"}, 1
    )


def test_a_person_who_is_stood_in_for_has_seen_it_too():
    match = Match.new(SETUP, SEED, [{"name": "Ada"}, {"name": "Bo"}, {"bot": "random"}], 0)
    match.submit({"kind": "took-over", "seat": 1, "bot": "random"}, 1)
    answered(match, 0)

    refused = undone(match, 0)

    assert isinstance(refused, Refusal) and refused.key == "already-seen"


def test_only_the_last_answer_of_the_same_seat_is_taken_back():
    match = Match.new(SETUP, SEED, [{"name": "Ada"}, {"bot": "random"}, {"bot": "random"}], 0)
    before = match.game.hash()
    answered(match, 0)

    assert match.may_undo(0) and not match.may_undo(1)
    assert isinstance(undone(match, 0), list)
    assert match.game.hash() == before
    assert isinstance(undone(match, 0), Refusal)


def test_what_a_seat_was_asked_before_another_answered_is_still_its_question():
    match = Match.new(SETUP, SEED, [{"name": "Ada"}, {"bot": "random"}, {"bot": "random"}], 0)
    opened = match.opened(0)

    match.submit({"kind": "said", "seat": 0, "text": "hm"}, 1)
    assert match.opened(0) == opened == match.revision
    answered(match, 0)

    assert match.opened(0) == match.revision == opened + 1


def test_the_same_question_asked_again_of_who_has_just_answered_is_a_new_one():
    game = table(3, phase="selling", regular={0: {"epic": 3}})
    asked = Asked()
    asked.note(game, 1, None)

    asked.note(game, 2, 1)
    assert asked.opened(0) == 1
    asked.note(game, 3, 0)

    assert (asked.opened(0), asked.opened(1)) == (3, None)


def test_messages_are_numbered_on_and_an_undone_answer_cannot_be_read_over():
    match = Match.new(SETUP, SEED, [{"name": "Ada"}, {"bot": "random"}, {"bot": "random"}], 0)
    answered(match, 0)
    read = match.said.mark()
    assert match.said.is_continuous(read)

    undone(match, 0)

    numbers = [message["number"] for message in match.stream(0)]
    assert numbers == sorted(set(numbers)) and numbers[-1] == match.said.mark()
    assert not match.said.is_continuous(read)
    assert match.said.is_continuous(match.said.mark())
    assert not match.said.is_continuous(match.said.mark() + 1)
    assert [message["number"] for message in match.stream(0, read)] == [n for n in numbers if n > read]


def test_chat_is_kept_apart_and_the_last_of_it_is_told():
    match = Match.new(SETUP, SEED, [{"name": "Ada"}, {"bot": "random"}, {"bot": "random"}], 0)
    for text in ("one", "two", "three"):
        match.submit({"kind": "said", "seat": 0, "text": text}, 1)

    match.submit({"kind": "renamed", "seat": 0, "name": "Eve"}, 2)

    assert [said["text"] for said in match.said.chat(2)] == ["two", "three"]


def test_bots_of_a_closed_table_do_nothing():
    match = Match.new(SETUP, SEED, [{"bot": "random"}] * 3, 0)
    match.submit({"kind": "closed"}, 1)

    assert match.tick(2) == []
