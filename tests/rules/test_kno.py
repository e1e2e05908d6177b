"""Who knows what (KNO)."""

from collections import Counter
from collections.abc import Iterator, Sequence

import pytest

from kit.table import (
    AMERICAN,
    BOOM,
    BOTTOMLINE,
    BUST,
    COMPANIES,
    COSMIC,
    EPIC,
    FEE1,
    FEE2,
    FEE3,
    LEADING,
    STANFORD,
    answers,
    asked,
    deal,
    down,
    known,
    pass_on,
    phase_of,
    play,
    regular,
    table,
    told,
    unknown,
)
from stockpile import Game, Setup, View

PAIRS = [card for pair in zip(COMPANIES, ("+4", "+2", "+1", "$$", "-2", "-3"), strict=True) for card in pair]
TAKE_ALL = ("bid 1@0", "bid 2@0", "bid 3@0")


def worlds(game: Game, seat: int | None, count: int = 60) -> Iterator[Game]:
    """Possible deals, as an observer sees it."""
    return (game.view(seat).resample(seed) for seed in range(count))


def dealt(*starts: str, hands: Sequence[str] = (LEADING,) * 6) -> Game:
    """Three players with these starting cards, before their first placing; the open pair is American, $$."""
    game = Game(Setup(players=3, chance="asked", first=0))
    return deal(game, *starts, *PAIRS, BOTTOMLINE, BOTTOMLINE, BOTTOMLINE, *hands)


# Public


def test_the_table_sees_prices_cash_fees_bids_and_the_number_of_cards():  # KNO-1
    game = table(
        prices={EPIC: 9},
        cash={0: 7, 1: 2, 2: 30},
        fees={1: [FEE3]},
        regular={0: {EPIC: 2, COSMIC: 1}},
        split={2: {EPIC: 1}},
        piles={0: [EPIC, down(COSMIC, by=1)], 1: [BOOM]},
        bids={0: "1@6"},
        discard={LEADING: 2, FEE1: 1},
    )
    deck = len(game.position()["deck"])

    for seat in (0, 1, 2, None):
        view = game.view(seat).to_dict()
        assert view["market"][EPIC]["price"] == 9
        assert view["cash"] == [7, 2, 30]
        assert view["fees"] == [[0, 0, 0], [0, 0, 1], [0, 0, 0]]
        assert view["bids"] == [{"seat": 0, "space": 3, "value": 6}, None, None]
        assert [half["size"] for half in view["regular"]] == [3, 0, 0]
        assert view["split"] == [{}, {}, {EPIC: 1}]
        assert [len(pile) for pile in view["piles"]] == [2, 1, 0]
        assert (view["piles"][0][0]["card"], view["piles"][1][0]["card"]) == (EPIC, BOOM)
        assert view["discard"] == {LEADING: 2, FEE1: 1}
        assert view["deck"]["left"] == deck


def test_the_table_sees_how_many_cards_a_hand_has():  # KNO-1
    game = table(phase="supply", hands={0: [EPIC, BOOM], 1: [COSMIC, FEE1], 2: [EPIC, EPIC]})

    play(game, "up epic>1")

    assert [len(hand) for hand in game.view(None).to_dict()["hands"]] == [1, 2, 2]


# Private


def test_halves_hands_pairs_and_face_down_cards_are_private():  # KNO-2
    game = table(
        phase="supply",
        regular={0: {EPIC: 2}, 1: {COSMIC: 1}},
        hands={0: [LEADING, BOOM], 1: [STANFORD, FEE1]},
        piles={2: [down(AMERICAN, by=2)]},
        pairs={0: (EPIC, "+4"), 1: (COSMIC, "-3")},
    )

    mine, other = game.view(0).to_dict(), game.view(1).to_dict()
    assert mine["regular"][0]["cards"] == {EPIC: 2} and "cards" not in other["regular"][0]
    assert (mine["hands"][0], other["hands"][0]) == ([LEADING, BOOM], ["?", "?"])
    assert (mine["pairs"][0]["company"], other["pairs"][0]["company"]) == (EPIC, "?")
    assert (mine["pairs"][0]["forecast"], other["pairs"][0]["forecast"]) == ("+4", "?")
    assert [game.view(seat).to_dict()["piles"][2][0]["card"] for seat in (0, 1, 2, None)] == ["?", "?", AMERICAN, "?"]


def test_a_card_known_to_all_but_not_shown_to_the_table_is_not_public():  # KNO-2
    piles = {0: [EPIC, down(COSMIC, by=1, known=[0, 1, 2])], 1: [LEADING], 2: [LEADING]}
    game = table(piles=piles)

    play(game, *TAKE_ALL)

    assert known(game, 1, 0) == known(game, 2, 0) == {EPIC: 1, COSMIC: 1}
    assert known(game, None, 0) == {EPIC: 1}


def test_a_spectator_knows_what_the_whole_table_has_seen():  # KNO-2
    game = table(regular={0: {EPIC: 2}, 1: {COSMIC: 1}}, seen={0: {EPIC: 1}}, pairs={0: (EPIC, "+4")})

    view = game.view(None).to_dict()
    assert all("cards" not in half and "mine" not in half for half in view["regular"])
    assert [half["public"]["known"] for half in view["regular"]] == [{EPIC: 1}, {}, {}]
    assert [pair["company"] != "?" for pair in view["pairs"]] == [False, False, False, True, False, False]


def test_nobody_forgets_the_face_up_cards_of_a_bought_pile():  # KNO-3
    game = table(piles={0: [EPIC, down(COSMIC, by=1)], 1: [LEADING], 2: [LEADING]})

    play(game, *TAKE_ALL)
    pass_on(game, "supply")

    assert game.position()["round"] == 2
    assert known(game, None, 0) == known(game, 2, 0) == {EPIC: 1}
    assert known(game, 1, 0) == {EPIC: 1, COSMIC: 1}


def test_nobody_forgets_a_card_that_was_shown_for_a_dividend():  # KNO-3
    game = table(regular={0: {EPIC: 2}}, pairs={0: (EPIC, "$$")})

    play(game, "done", "claim 1")
    pass_on(game, "demand")

    assert known(game, None, 0) == {EPIC: 1}


# Cards that are not told apart


def test_of_two_epic_cards_each_known_to_one_other_player_one_is_sold():  # KNO-4
    game = table(piles={0: [down(EPIC, by=1), down(EPIC, by=2)], 1: [LEADING], 2: [LEADING]})

    play(game, *TAKE_ALL)
    assert known(game, 1, 0) == known(game, 2, 0) == {EPIC: 1}
    play(game, "sell epic")

    assert known(game, 1, 0) == known(game, 2, 0) == {}
    assert unknown(game, 1, 0) == unknown(game, 2, 0) == {1: 1}


def test_a_card_that_leaves_counts_as_one_known_to_be_of_that_company():  # KNO-4
    game = table(piles={0: [EPIC, down(EPIC, by=0), down(EPIC, by=0)], 1: [LEADING], 2: [LEADING]})

    play(game, *TAKE_ALL, "sell epic")

    assert (known(game, 1, 0), unknown(game, 1, 0)) == ({}, {1: 2})


def test_else_it_counts_as_the_unknown_card_that_was_held_longest():  # KNO-4
    piles = {0: [down(COSMIC, by=0)], 1: [LEADING], 2: [LEADING]}
    game = table(in_round=3, regular={0: {EPIC: 1}}, piles=piles)

    play(game, *TAKE_ALL)
    assert unknown(game, 1, 0) == {2: 1, 3: 1}
    play(game, "sell cosmic")

    assert unknown(game, 1, 0) == {3: 1}


def test_unless_that_one_cannot_be_of_the_company():  # KNO-4, KNO-5
    game = table(
        prices={EPIC: 10},
        action_cards={1: [BOOM]},
        regular={0: {COSMIC: 1}},
        pairs={0: (EPIC, "+1")},
        deck=[LEADING] * 3 + [FEE1, EPIC, FEE1, FEE2, FEE1, FEE2],
    )

    play(game, "boom epic")
    pass_on(game, "supply")
    play(game, "up fee1>3", "down epic>1", "up fee1>2", "down fee2>2", "up fee1>2", "down fee2>3")
    play(game, "bid 2@0", "bid 3@0", "bid 1@0")
    assert unknown(game, 2, 0) == {1: 1, 2: 1}
    pass_on_to_seller(game, 0)
    play(game, "sell epic")

    assert unknown(game, 2, 0) == {1: 1}


def pass_on_to_seller(game: Game, seat: int) -> None:
    while asked(game) != (seat, "sell"):
        play(game, "done")


def test_as_many_cards_as_were_shown_are_known_and_sales_lower_the_number():  # KNO-4
    game = table(regular={0: {EPIC: 4}}, pairs={0: (EPIC, "$$")})

    play(game, "done", "claim 3")
    assert (known(game, None, 0), unknown(game, None, 0)) == ({EPIC: 3}, {1: 1})
    pass_on(game, "selling")
    pass_on_to_seller(game, 0)
    play(game, "sell epic", "sell epic")
    assert known(game, None, 0)[EPIC] == 1
    play(game, "sell epic", "sell epic")

    assert EPIC not in known(game, None, 0)


def test_cards_that_move_to_the_split_half_are_no_longer_known_in_the_regular_one():  # KNO-4
    halves = {0: {EPIC: 2, COSMIC: 1}}
    game = table(prices={EPIC: 10}, action_cards={1: [BOOM]}, regular=halves, seen={0: {EPIC: 1}})

    play(game, "boom epic")

    assert (known(game, None, 0), unknown(game, None, 0)) == ({}, {1: 1})


def test_showing_cards_again_tells_nothing_new():  # KNO-4
    piles = {0: [down(EPIC, by=1), down(EPIC, by=0)], 1: [LEADING], 2: [LEADING]}
    game = table(piles=piles, pairs={0: (EPIC, "$$")})

    play(game, *TAKE_ALL)
    pass_on(game, "movement")
    play(game, "claim 1")

    assert (known(game, 1, 0), unknown(game, 1, 0)) == ({EPIC: 1}, {1: 1})
    assert (known(game, 2, 0), unknown(game, 2, 0)) == ({EPIC: 1}, {1: 1})


# Exclusions


def test_after_a_split_no_card_in_a_regular_half_is_of_that_company():  # KNO-5, KNO-7
    piles = {0: [down(BOOM, by=0)], 1: [down(COSMIC, by=1), down(LEADING, by=1)], 2: [LEADING]}
    game = table(prices={EPIC: 9}, regular={1: {COSMIC: 2}}, piles=piles)

    play(game, *TAKE_ALL, "boom epic")

    assert unknown(game, 0, 1) == {0: 2, 1: 2}
    assert not any(EPIC in regular(world, 1) for world in worlds(game, 0))


def test_after_a_bankruptcy_no_card_in_a_regular_half_is_of_that_company():  # KNO-5, KNO-7
    piles = {0: [down(BUST, by=0)], 1: [down(COSMIC, by=1), down(LEADING, by=1)], 2: [LEADING]}
    game = table(prices={EPIC: 1}, regular={1: {COSMIC: 2}}, piles=piles)

    play(game, *TAKE_ALL, "bust epic")

    assert not any(EPIC in regular(world, 1) for world in worlds(game, 0))


def test_unknown_cards_taken_later_may_be_of_that_company():  # KNO-5
    game = table(
        prices={EPIC: 10},
        regular={1: {COSMIC: 1}},
        pairs={0: (EPIC, "+1")},
        deck=[LEADING] * 3 + [FEE1, COSMIC, FEE1, FEE2, FEE1, FEE2],
    )

    pass_on(game, "supply")
    play(game, "up fee1>2", "down cosmic>2", "up fee1>3", "down fee2>3", "up fee1>1", "down fee2>1")
    play(game, "bid 2@0", "bid 3@0", "bid 1@0")

    assert unknown(game, 0, 1) == {1: 1, 2: 1}
    assert {regular(world, 1).get(EPIC, 0) for world in worlds(game, 0)} == {0, 1}


def test_all_know_that_starting_cards_differ():  # KNO-5
    game = Game(Setup(players=5), seed=1)

    for world in worlds(game, 0):
        starts = [company for seat in range(5) for company in regular(world, seat)]
        assert len(set(starts)) == 5
        assert regular(world, 0) == regular(game, 0)


def test_a_starting_card_that_was_shown_is_unlike_the_others():  # KNO-5
    game = dealt(EPIC, COSMIC, AMERICAN)
    for _ in range(3):
        play(game, answers(game)[0], answers(game)[0].replace("up", "down"))
    pass_on(game, "movement")

    play(game, "claim 0", "claim 0", "claim 1")

    assert known(game, None, 2)[AMERICAN] == 1
    assert game.view(0).to_dict()["regular"][2]["mine"]["start"] == AMERICAN
    assert not any(AMERICAN in regular(world, 1) for world in worlds(game, 0))


def test_a_shown_card_is_not_taken_for_a_starting_card_that_must_differ():  # KNO-4, KNO-5
    game = dealt(AMERICAN, COSMIC, EPIC, hands=[*[LEADING] * 5, AMERICAN])
    play(game, *["up leading>1", "down leading>1"] * 2, "up leading>1", "down american>2", *TAKE_ALL)
    pass_on(game, "movement")

    play(game, "claim 0", "claim 1")

    assert known(game, 0, 1)[AMERICAN] == 1
    assert unknown(game, 0, 1) == {0: 1}
    assert unknown(game, 2, 1) == {0: 1}  # who laid it


def test_once_a_card_has_left_a_half_its_starting_card_is_no_longer_told_apart():  # KNO-5
    game = dealt(EPIC, COSMIC, AMERICAN)
    pass_on(game, "selling")
    pass_on_to_seller(game, 1)

    play(game, "sell bottomline")

    halves = game.view(0).to_dict()["regular"]
    assert [half["left"] for half in halves] == [False, True, False]
    assert [half["public"]["start"] for half in halves] == ["?", None, "?"]


# What questions and events give away


def test_two_tables_that_differ_in_a_hidden_card_look_alike_to_the_others():  # KNO-6
    tables = [table(regular={1: {company: 1}}, pairs={0: (EPIC, "$$")}) for company in (EPIC, COSMIC)]

    for game in tables:
        play(game, "done")
    views = [game.view(0) for game in tables]

    assert [asked(game) for game in tables] == [(1, "claim"), (1, "claim")]
    assert views[0] == views[1]
    assert tables[0].event_lines(0) == tables[1].event_lines(0)


def test_a_claim_is_asked_of_all_who_might_have_such_a_card():  # KNO-6
    game = table(regular={0: {EPIC: 1}, 1: {COSMIC: 1}, 2: {LEADING: 2}}, pairs={0: (EPIC, "$$")})

    play(game, "done", "done", "done")
    seats = []
    while asked(game)[1] == "claim":
        seats.append(asked(game)[0])
        play(game, "claim 0")

    assert seats == [0, 1, 2]


def test_events_name_a_face_down_card_by_its_place_alone():  # KNO-6
    game = table(phase="supply", hands={0: [EPIC, BOOM], 1: [COSMIC, FEE1], 2: [LEADING, LEADING]})

    play(game, "up epic>3", "down boom>1")

    placed = [(event["pile"], event["card"]) for event in told(game, "placed", seat=1)]
    assert placed == [(2, EPIC), (0, "?")]


def test_a_pile_is_taken_up_whole_so_no_fee_is_traced_to_its_place():  # KNO-6
    game = table(piles={0: [down(FEE1, by=1), down(EPIC, by=2)], 1: [LEADING], 2: [LEADING]})

    play(game, *TAKE_ALL)

    taken = {"event": "pile-taken", "seat": 0, "pile": 0, "fees": 1}
    assert told(game, "pile-taken")[0] == taken
    assert (known(game, None, 0), unknown(game, None, 0)) == ({}, {1: 1})
    assert (known(game, 2, 0), unknown(game, 2, 0)) == ({EPIC: 1}, {})


# Possible deals


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_a_possible_deal_looks_like_the_true_one(seat):  # KNO-7
    game = Game(Setup(players=3), seed=3)

    for _ in range(30):
        for world in worlds(game, seat, 2):
            assert world.view(seat) == game.view(seat)
        play(game, answers(game)[0])


def test_a_view_read_from_json_has_the_same_possible_deals():  # KNO-7
    game = table(regular={0: {EPIC: 1}, 1: {COSMIC: 2}}, seen={1: {COSMIC: 1}})

    copy = View.from_dict(game.view(0).to_dict())

    assert [copy.resample(seed) for seed in range(5)] == [game.view(0).resample(seed) for seed in range(5)]


def test_halves_hold_action_cards_only_until_the_action_turn_is_over():  # KNO-7
    piles = {0: [down(COSMIC, by=0)], 1: [down(BOOM, by=1)], 2: [down(BUST, by=2), down(EPIC, by=2)]}
    game = table(piles=piles)

    play(game, *TAKE_ALL)
    assert asked(game) == (1, "action")
    before = [[holds_action_card(world, seat) for seat in range(3)] for world in worlds(game, None)]
    play(game, "boom cosmic", "bust cosmic")
    assert phase_of(game) == "selling"
    after = [[holds_action_card(world, seat) for seat in range(3)] for world in worlds(game, None)]

    assert {row[0] for row in before} == {False}  # passed over: all saw that there was none
    assert {row[1] for row in before} == {True}  # asked to play one
    assert {row[2] for row in before} == {True, False}
    assert not any(any(row) for row in after)


def holds_action_card(game: Game, seat: int) -> bool:
    return bool({BOOM, BUST} & regular(game, seat).keys())


def test_what_was_seen_stays_seen_in_every_possible_deal():  # KNO-7
    piles = {0: [EPIC, down(COSMIC, by=1), down(LEADING, by=2)], 1: [LEADING], 2: [LEADING]}
    game = table(piles=piles, pairs={1: (STANFORD, "+4")})

    play(game, *TAKE_ALL)

    for world in worlds(game, 1):
        half = regular(world, 0)
        assert sum(half.values()) == 3 and half[EPIC] >= 1 and half[COSMIC] >= 1
        assert world.position()["pairs"][1] == game.position()["pairs"][1]


def test_all_possible_deals_weigh_the_same():  # KNO-7
    halves = {0: {EPIC: 10}, 1: {COSMIC: 1}}
    game = table(in_round=7, regular=halves, discard={COSMIC: 5, LEADING: 9, STANFORD: 10})

    drawn = Counter(next(iter(regular(world, 1))) for world in worlds(game, 0, 500))

    shares = {BOTTOMLINE: 10 / 26, AMERICAN: 10 / 26, COSMIC: 5 / 26, LEADING: 1 / 26}
    assert drawn.keys() == shares.keys()
    assert all(abs(drawn[company] / 500 - share) < 0.08 for company, share in shares.items())


def test_half_of_a_split_card_is_no_card_that_has_left_the_half():  # KNO-5
    book = {"unknown": {"0": 1}, "start": "?"}
    books = {"0": [{"start": COSMIC}], "1": [book], "2": [book], "public": [book]}
    knowledge = {"left": [False] * 3, "books": books}
    game = table(regular={0: {COSMIC: 1}}, split={0: {EPIC: 1}}, knowledge=knowledge)

    play(game, "sell-half epic")

    assert game.view(1).to_dict()["regular"][0]["left"] is False
    assert game.view(1).to_dict()["regular"][0]["mine"]["start"] == "?"
