"""A view is what the rules let its seat know of the position, and nothing besides."""

import json
import pickle
from functools import cache
from typing import Any

import pytest

from kit import deals
from kit.effort import share
from kit.memory import Memory
from kit.moments import moments, scaled
from kit.printed import COMPANIES
from kit.samples import WITH_SECRETS, begin, observers, questions
from stockpile import Game, View


def comparable(view: dict[str, Any]) -> dict[str, Any]:
    """A view without what follows from the rest: prices, values of bids, the company of a claim, scores."""
    plain = {key: value for key, value in view.items() if key not in ("off", "scores", "winners")}
    plain["market"] = {key: {"space": stock["space"]} for key, stock in view["market"].items()}
    plain["bids"] = [bid and {key: bid[key] for key in ("seat", "space")} for bid in view["bids"]]
    plain["question"] = view["question"] and {key: view["question"][key] for key in ("seats", "ask")}
    return plain


@pytest.mark.parametrize("name", share(WITH_SECRETS, __name__))
def test_a_view_is_exactly_what_the_rules_let_its_seat_know(name):  # KNO-1, KNO-2, SUP-2, SUP-4
    setup = WITH_SECRETS[name]
    for number in range(scaled(2, 1)):
        for game in moments(setup, number, 20):
            position = game.position()
            for observer in observers(setup):
                view = game.view(observer).to_dict()

                assert comparable(view) == deals.view_of(position, observer)


@pytest.mark.parametrize("name", share(WITH_SECRETS, __name__))
def test_the_true_deal_is_possible_for_every_seat_at_every_question(name):  # KNO-7
    setup = WITH_SECRETS[name]
    for number in range(scaled(2, 1)):
        for game in moments(setup, 100 + number, 20):
            position = game.position()
            for observer in observers(setup):
                assert deals.objections(game.view(observer).to_dict(), position) == []


@pytest.mark.parametrize("name", share(WITH_SECRETS, __name__))
def test_every_seat_remembers_what_it_has_seen_and_no_more(name):  # KNO-3, KNO-4, KNO-5, DEM-8
    setup = WITH_SECRETS[name]
    for seed in range(scaled(2, 1)):
        game = begin(setup, seed)
        memories = {observer: Memory(setup.to_dict(), observer) for observer in observers(setup)}
        heard = 0
        for _ in questions(game, seed, "claims" if seed % 2 else "holds"):
            public = game.events(None, heard)
            sight = game.position() if any("looked" in event["event"] for event in public) else {}
            for observer, memory in memories.items():
                for event, told_to_all in zip(game.events(observer, heard), public, strict=True):
                    memory.hear(event, told_to_all, sight)
                halves = game.view(observer).to_dict()["regular"]
                for seat in range(setup.players):
                    if seat == observer:
                        continue
                    assert halves[seat]["public"] == memory.table.book(seat)
                    assert observer is None or halves[seat]["mine"] == memory.book(seat)
            heard = game.event_count


@cache
def position_of_two_epics() -> dict[str, Any]:
    """Seat 1 has two Epic cards: one it bought from seat 0's placing, one from seat 2's."""
    book = {"known": {}, "unknown": {"1": 2}, "start": None}
    knows_one = {"known": {"epic": 1}, "unknown": {"1": 1}, "start": None}
    blank: dict[str, Any] = {"known": {}, "unknown": {}, "start": None}
    return {
        "setup": {"players": 3, "first": 1},
        "phase": "selling",
        "round": 1,
        "regular": [{}, {"epic": 2}, {}],
        "knowledge": {
            "left": [True, True, True],
            "books": {
                "0": [blank, knows_one, blank],
                "1": [blank, blank, blank],
                "2": [blank, knows_one, blank],
                "public": [blank, book, blank],
            },
        },
    }


def test_after_one_of_two_epics_is_sold_neither_of_those_who_knew_one_knows_any():  # KNO-4
    game = Game.from_position(position_of_two_epics())
    assert game.view(0).to_dict()["regular"][1]["mine"]["known"] == {"epic": 1}

    game.answer("sell epic")

    for seat in (0, 2):
        assert game.view(seat).to_dict()["regular"][1]["mine"] == {"known": {}, "unknown": {"1": 1}, "start": None}


def position_of_an_epic_start() -> dict[str, Any]:
    """Seat 0 began with the Epic card; seat 1 has its starting card and an Epic card that it bought unseen."""
    unseen = {"known": {}, "unknown": {"0": 1, "1": 1}, "start": "?"}
    only_start = {"known": {}, "unknown": {"0": 1}, "start": "?"}
    own: list[dict[str, Any]] = [
        {"known": {}, "unknown": {}, "start": company} for company in ("epic", "cosmic", "leading")
    ]
    return {
        "setup": {"players": 3, "first": 1, "forecasts": ["$", "$", "$", "$", "$", "$"]},
        "phase": "selling",
        "round": 1,
        "regular": [{"epic": 1}, {"cosmic": 1, "epic": 1}, {"leading": 1}],
        "pairs": [{"company": "cosmic"}, {"company": "epic"}],
        "knowledge": {
            "left": [False, False, False],
            "books": {
                "0": [own[0], unseen, only_start],
                "1": [only_start, own[1], only_start],
                "2": [only_start, unseen, own[2]],
                "public": [only_start, unseen, only_start],
            },
        },
    }


def test_a_shown_card_is_not_the_starting_card_of_one_whose_starting_card_must_differ():  # KNO-4, KNO-5
    game = Game.from_position(position_of_an_epic_start())
    for text in ("done", "done", "done", "claim 1"):  # the pair of seat 1 comes first: a dividend on Epic
        game.answer(text)

    assert game.view(0).to_dict()["regular"][1]["mine"] == {"known": {"epic": 1}, "unknown": {"0": 1}, "start": "?"}
    assert game.view(2).to_dict()["regular"][1]["mine"] == {"known": {"epic": 1}, "unknown": {"1": 1}, "start": None}
    for seed in range(200):
        half = game.view(0).resample(seed).position()["regular"][1]
        assert half["epic"] == 1


def position_before_a_subpoena() -> dict[str, Any]:
    """Seat 1 has its starting card and a Boom that it bought unseen; seat 0 may see them."""
    position = position_of_an_epic_start()
    unseen = {"known": {}, "unknown": {"0": 1, "1": 1}, "start": "?"}
    for name in ("0", "2", "public"):
        position["knowledge"]["books"][name][1] = unseen
    return {
        **position,
        "setup": {**position["setup"], "modules": ["strategies"], "strategies": {"0": ["subpoena"]}, "first": 0},
        "phase": "action",
        "first": 0,
        "regular": [{"epic": 1}, {"cosmic": 1, "boom": 1}, {"leading": 1}],
    }


def test_only_who_is_shown_a_half_knows_it_and_what_its_starting_card_was():  # STR:subpoena, KNO-2, KNO-5
    game = Game.from_position(position_before_a_subpoena())
    before = {seat: game.view(seat).to_dict()["regular"] for seat in (2, None)}

    for text in ("play subpoena", "pick player 2"):
        game.answer(text)

    mine = game.view(0).to_dict()["regular"][1]["mine"]
    assert mine == {"known": {"cosmic": 1, "boom": 1}, "unknown": {}, "start": "cosmic"}
    assert {seat: game.view(seat).to_dict()["regular"] for seat in (2, None)} == before


@pytest.mark.parametrize("excluded", [[], ["stanford"]])
def test_what_a_shown_half_began_with_is_any_card_that_it_can_be_for_who_has_seen_it(
    excluded,
):  # STR:subpoena, KNO-5, KNO-7
    position = position_before_a_subpoena()
    position["regular"][1] = {"cosmic": 2, "american": 1, "epic": 1}
    for name in ("0", "2", "public"):  # one of the Cosmic cards was placed face-up
        row = {"known": {"cosmic": 1}, "unknown": {"0": 1, "1": 2}, "start": "?"}
        position["knowledge"]["books"][name][1] = row
    position["knowledge"]["excluded"] = [sum(1 << COMPANIES.index(company) for company in excluded)]
    game = Game.from_position(position)
    for text in ("play subpoena", "pick player 2"):
        game.answer(text)

    worlds = [game.view(0).resample(seed).position() for seed in range(60)]

    assert game.view(0).to_dict()["regular"][1]["mine"]["start"] is None
    began = [[world["knowledge"]["books"][str(seat)][seat]["start"] for seat in range(3)] for world in worlds]
    assert {row[1] for row in began} == {"cosmic", "american"}  # seat 0 began with the Epic card itself
    assert all(len(set(row)) == 3 for row in began)


def test_cards_bought_face_down_stay_known_to_their_placer_alone():  # DEM-8, KNO-2
    found = 0
    for number in range(6):
        for game in moments(WITH_SECRETS["3 players, standard board"], number, 8, "sell"):
            for owner in range(3):
                halves = [game.view(seat).to_dict()["regular"][owner] for seat in (0, 1, 2, None)]
                public = sum(halves[3]["public"]["known"].values())
                books = [sum(half["mine"]["known"].values()) for half in halves[:3] if "mine" in half]
                found += any(known > public for known in books)
                assert all(known >= public for known in books)
    assert found > 10


@pytest.mark.parametrize("name", share(WITH_SECRETS, __name__))
def test_a_view_that_went_through_json_or_pickle_is_as_good_as_the_first(name):
    setup = WITH_SECRETS[name]
    for game in moments(setup, 3, scaled(8, 3)):
        for observer in observers(setup):
            view = game.view(observer)
            again = View.from_dict(json.loads(view.to_json()))

            assert again == view == pickle.loads(pickle.dumps(view))  # noqa: S301  our own bytes
            assert again.to_bytes() == view.to_bytes()
            assert (again.seat, again.question, again.events) == (view.seat, view.question, view.events)
            assert again.resample(5) == view.resample(5)


@pytest.mark.parametrize("name", share(WITH_SECRETS, __name__))
def test_only_the_asked_seat_sees_what_it_may_answer(name):
    setup = WITH_SECRETS[name]
    for game in moments(setup, 4, 25):
        asked = {question.seat: question for question in game.questions}
        assert asked
        for observer in observers(setup):
            assert game.view(observer).question == (None if observer is None else asked.get(observer))


def test_a_spectator_is_a_seat_that_knows_nothing():
    for game in moments(WITH_SECRETS["4 players, standard board"], 5, 12):
        view = game.view(None)
        plain = view.to_dict()

        assert (plain["seat"], view.question) == (None, None)
        assert {card for hand in plain["hands"] for card in hand} <= {"?"}
        assert all(set(half) == {"size", "left", "public"} for half in plain["regular"])
        assert all(card["card"] == "?" for pile in plain["piles"] for card in pile if not card["up"])
        assert all(pair["company"] == "?" for pair in plain["pairs"] if not pair["up"])
