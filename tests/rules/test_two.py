"""Two players (TWO)."""

from kit.table import (
    BOTTOMLINE,
    COSMIC,
    EPIC,
    FEE1,
    FEE2,
    FEE3,
    LEADING,
    STANFORD,
    answers,
    asked,
    cash,
    discard,
    fees,
    phase_of,
    play,
    refused,
    regular,
    table,
    told,
)
from stockpile import Game, Setup

OPEN = {0: [EPIC], 1: [COSMIC], 2: [LEADING], 3: [STANFORD]}
DECK = [COSMIC] * 4 + [EPIC, LEADING, EPIC, BOTTOMLINE] + [FEE1, FEE2, FEE3, STANFORD]


def bidders(game: Game, *bids: str) -> list[int]:
    """Who places each of these bids."""
    seats = []
    for bid in bids:
        seats.append(asked(game)[0])
        play(game, f"bid {bid}")
    return seats


def test_two_players_have_two_meeples_each_four_piles_30_and_one_card():  # TWO-1
    game = Game(Setup(players=2), seed=1)

    view = game.view(None).to_dict()
    assert view["off"] == [2, 2]
    assert len(view["piles"]) == 4
    assert view["cash"] == [30, 30]
    assert [half["size"] for half in view["regular"]] == [1, 1]


def test_each_has_two_pairs_and_the_last_two_lie_face_down():  # TWO-2
    game = Game(Setup(players=2), seed=1)

    assert [pair["known"] for pair in game.position()["pairs"]] == [[0], [0], [1], [1], [], []]
    assert [pair["up"] for pair in game.position()["pairs"]] == [False] * 6


def test_the_two_pairs_are_kept_apart_as_pairs():  # TWO-2
    own = {0: (EPIC, "+4"), 1: (COSMIC, "-3")}
    game = table(players=2, regular={0: {EPIC: 1}}, pairs=own)

    seen = [(pair["company"], pair["forecast"]) for pair in game.view(0).to_dict()["pairs"]]
    assert seen == [(EPIC, "+4"), (COSMIC, "-3"), *[("?", "?")] * 4]
    assert [(pair["company"], pair["forecast"]) for pair in game.view(None).to_dict()["pairs"]] == [("?", "?")] * 6


def test_each_places_twice_and_the_second_deal_comes_after_both_have_placed():  # TWO-3
    game = table(players=2, phase="information", first=1, deck=DECK)

    assert game.position()["hands"] == [[EPIC, BOTTOMLINE], [EPIC, LEADING]]
    play(game, "up epic>1", "down leading>2")
    assert asked(game) == (0, "place")
    assert game.position()["hands"] == [[EPIC, BOTTOMLINE], []]
    play(game, "up bottomline>3", "down epic>3")
    assert asked(game) == (1, "place")
    assert game.position()["hands"] == [[FEE3, STANFORD], [FEE1, FEE2]]
    play(game, "up fee1>4", "down fee2>4", "up stanford>1", "down fee3>2")
    assert phase_of(game) == "demand"
    assert [len(pile) for pile in game.position()["piles"]] == [3, 3, 3, 3]


def test_each_time_one_card_is_laid_face_up_and_one_face_down():  # TWO-3
    game = table(players=2, phase="information", deck=DECK)

    verbs = []
    while asked(game)[1] == "place":
        verbs.append((asked(game)[0], answers(game)[0].split()[0]))
        play(game, answers(game)[0])

    assert verbs == [(0, "up"), (0, "down"), (1, "up"), (1, "down")] * 2


def test_players_alternate_until_each_has_placed_both_meeples():  # TWO-4
    game = table(players=2, first=1, piles=OPEN)

    assert bidders(game, "1@0", "2@0", "3@0", "4@0") == [1, 0, 1, 0]


def test_nobody_bids_again_before_all_four_meeples_were_placed():  # TWO-4
    game = table(players=2, piles=OPEN)

    assert bidders(game, "1@0", "1@1", "1@3", "1@6") == [0, 1, 0, 1]
    assert game.view(None).to_dict()["off"] == [2, 1]
    assert asked(game) == (0, "bid")


def test_bidding_again_they_alternate_from_the_first_player():  # TWO-4
    game = table(players=2, cash=60, piles=OPEN)

    bidders(game, "1@0", "1@1", "1@3", "1@6")

    assert bidders(game, "2@0", "3@0", "4@0") == [0, 1, 0]


def test_a_player_with_nothing_to_bid_again_is_skipped_and_the_other_bids_twice():  # TWO-4
    game = table(players=2, piles=OPEN)

    bidders(game, "1@0", "1@1", "2@0", "2@1")

    assert bidders(game, "3@0", "4@0") == [0, 0]


def test_it_is_not_asked_which_of_the_two_meeples_is_placed():  # TWO-4
    game = table(players=2, cash={0: 1}, piles=OPEN)

    assert answers(game) == [f"bid {pile}@{value}" for pile in (1, 2, 3, 4) for value in (0, 1)]


def test_two_own_meeples_never_stand_on_one_track():  # TWO-5
    game = table(players=2, piles=OPEN)

    play(game, "bid 1@3", "bid 2@0")

    assert not [answer for answer in answers(game) if answer.startswith("bid 1@")]
    assert refused(game, "bid 1@6") == "TWO-5"


def test_both_standing_bids_together_may_not_exceed_the_cash():  # TWO-5
    game = table(players=2, cash={0: 16}, piles=OPEN)

    play(game, "bid 1@10", "bid 2@0")

    assert [answer for answer in answers(game) if answer.startswith("bid 3@")][-1] == "bid 3@6"
    assert refused(game, "bid 3@10") == "TWO-5"


def test_a_bid_that_was_outbid_promises_nothing_any_more():  # TWO-5
    game = table(players=2, cash={0: 16}, piles=OPEN)

    play(game, "bid 1@10", "bid 1@15")

    assert "bid 3@15" in answers(game)


def test_each_pays_both_bids_before_taking_up_both_piles():  # TWO-6
    game = table(players=2, piles={**OPEN, 0: [EPIC, FEE1]})

    play(game, "bid 1@3", "bid 2@1", "bid 3@6", "bid 4@0")

    told_of_first = [event["event"] for event in told(game, "bid-paid", "pile-taken", "fee-paid") if event["seat"] == 0]
    assert told_of_first == ["bid-paid", "bid-paid", "pile-taken", "pile-taken", "fee-paid"]
    assert (cash(game, 0), cash(game, 1)) == (30 - 3 - 6 - 1, 29)
    assert (regular(game, 0), regular(game, 1)) == ({EPIC: 1, LEADING: 1}, {COSMIC: 1, STANFORD: 1})


def test_the_fees_of_both_piles_are_one_lot_smallest_first():  # TWO-6, DEM-7
    game = table(players=2, cash={0: 11}, piles={**OPEN, 0: [EPIC, FEE2], 2: [LEADING, FEE1]})

    play(game, "bid 1@3", "bid 2@0", "bid 3@6", "bid 4@0")

    assert (cash(game, 0), fees(game, 0), discard(game)) == (1, [FEE2], {FEE1: 1})
