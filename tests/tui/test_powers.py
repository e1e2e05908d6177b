"""Investors and strategies at the table in the terminal: texts, menus, signs, costs of bids."""

import pytest

from kit.table import AMERICAN, BOOM, EPIC, play, table
from stockpile.engine.setup.actions import ACTIONS
from stockpile.text.bids import bid_cost, blocked_space
from stockpile.text.seating import Seating
from stockpile.text.words import LANGUAGES, Words
from stockpile.tui import panels
from stockpile.tui.describe import Description
from stockpile.tui.menu import menu
from stockpile.tui.powers import Powers
from stockpile.tui.preview import preview

WORDS = Words("en")
NAMES = ("Zoé", "Ada", "Bruno", "Chloé", "Davi")


def seen(game, seat=0, words=WORDS):
    """The table as a seat may know it, in words."""
    seating = Seating(NAMES[: game.setup.players], seat)
    return Description(words, game.setup, seating, game.view(seat).to_dict())


def lines_of(game, seat=0):
    """The menu of a seat's question."""
    return menu(WORDS, Seating(NAMES[: game.setup.players], seat), game.view(seat), game.view(seat).question)


def labels(lines):
    return [line.label for line in lines]


def answer_of(game, notation):
    """The id of an answer that is legal now."""
    return next(answer for answer in game.question.answers if game.notation(answer) == notation)


def told(game, notation, seat=0):
    """The preview of an answer."""
    return preview(WORDS, Seating(NAMES[: game.setup.players], seat), game.view(seat), answer_of(game, notation))


def test_the_action_turn_lists_cards_abilities_strategies_and_its_end_last():
    game = table(
        phase="action",
        action_cards={0: [BOOM]},
        investors={0: "cramer"},
        strategies={0: ["insider-trading", "rumour-mill"]},
        cash=10,
    )

    lines = lines_of(game)

    assert labels(lines) == ["Boom", "Use Crazy Cramer", "Play a strategy"]
    assert labels(lines[2].below) == ["Insider Trading", "Rumour Mill"]
    game.answer("boom epic")
    assert labels(lines_of(game)) == ["Use Crazy Cramer", "Play a strategy", "End your turn"]


def test_a_hand_that_is_longer_than_the_keys_goes_on_behind_the_last_line():
    hand = ["insider-trading", "rumour-mill", "analyst-upgrade", "market-leak", "windfall-tax", "golden-parachute"]
    hand += ["data-broker", "corporate-espionage", "special-dividend", "block-trading", "subpoena"]
    game = table(phase="action", strategies={0: hand}, regular={1: {EPIC: 1}}, cash={0: 5, 1: 9, 2: 9})

    plays = lines_of(game)[0]

    assert plays.label == "Play a strategy"
    assert len(plays.below) == 9
    assert plays.below[-1].label == "More"
    played = {ACTIONS[answer].key for answer in plays.answers}
    assert played >= {"insider-trading", "rumour-mill", "special-dividend", "subpoena"}
    assert len(plays.answers) == len(played)


def test_martha_and_soros_stand_beside_bids_and_sales():
    bidding = table(phase="demand", investors={0: "martha"}, cash=10)
    selling = table(phase="selling", investors={0: "soros"}, regular={0: {EPIC: 1}})

    assert labels(lines_of(bidding)) == ["Pile 1", "Pile 2", "Pile 3", "Use Mayknow Martha"]
    assert labels(lines_of(selling))[-2:] == ["Use Shorting Soros", "Finish selling"]


@pytest.mark.parametrize(
    ("investors", "costs"),
    [
        ("cramer", [0, 1, 3, 6, 10, 15, 20, 25]),
        ("donald", [0, 0, 1, 3, 6, 10, 15, 20]),
        ("barbara", [-4, -3, 0, 3, 8, 15, 22, 30]),
    ],
)
def test_what_a_bid_costs_depends_on_the_investor(investors, costs):  # INV-6
    game = table(phase="demand", investors={0: investors}, cash=100)
    view = game.view(0).to_dict()

    assert [bid_cost(game.setup, view, 0, space) for space in range(8)] == costs


def test_donald_and_barbara_in_one_seat_pay_her_value_one_space_below():  # INV-6
    game = table(players=2, phase="demand", investors={0: ["donald", "barbara"], 1: ["bill", "bernie"]}, cash=100)
    view = game.view(0).to_dict()

    assert [bid_cost(game.setup, view, 0, space) for space in range(8)] == [-4, -4, -3, 0, 3, 8, 15, 22]


def test_a_menu_and_a_preview_say_what_a_bid_costs_where_it_is_not_what_the_space_says():
    donald = table(phase="demand", investors={0: "donald"}, cash=20)
    barbara = table(phase="demand", investors={0: "barbara"}, cash=20)

    assert "$10K on pile 1 (you pay $6K)" in labels(lines_of(donald)[0].below)
    assert "$0 on pile 1" in labels(lines_of(donald)[0].below)
    assert "$1K on pile 1 (the bank pays you $3K)" in labels(lines_of(barbara)[0].below)
    assert told(donald, "bid 1@10") == ["For you this bid costs $6K.", "If this bid stands, you have $14K left."]
    assert told(barbara, "bid 1@0") == [
        "For this bid the bank pays you $4K.",
        "If this bid stands, you have $20K left.",
    ]


def test_the_space_that_carlos_blocks_is_marked():  # INV:carlos
    game = table(phase="demand", first=1, investors={1: "carlos"}, bids={1: "2@6"}, cash=30)
    look = seen(game)

    assert blocked_space(game.setup, look.view, 1) == 4
    assert look.piles()[1].endswith("Bid of Ada: $6K. The next space, $10K, is blocked.")
    assert "▸6 ×10" in panels.piles(look, 80).plain
    assert blocked_space(game.setup, look.view, 0) is None


def test_on_the_last_space_nothing_is_blocked():  # INV-7
    game = table(phase="demand", first=1, investors={1: "carlos"}, bids={1: "2@25"}, cash=30)

    assert blocked_space(game.setup, seen(game).view, 1) is None


def test_own_cards_are_told_with_costs_and_texts_and_those_of_others_as_far_as_they_are_known():
    game = table(
        phase="action",
        investors={0: "cramer", 1: "graham"},
        strategies={0: ["leverage"], 1: ["subpoena", "rumour-mill"]},
        cash=10,
    )
    play(game, "use cramer", "pick epic", "pick up")

    mine, everything = seen(game).mine(), seen(game).powers.everything()

    assert "Your investor Crazy Cramer: In your Action turn you may move one stock up 1 or down 1." in mine
    assert "Used this round: Crazy Cramer." in mine
    leverage = next(line for line in mine if line.startswith("Your strategy Leverage: Cost: Pay $3K. "))
    assert leverage in everything
    assert any(line.startswith("Ada has the investor Golden Graham: Each share you sell") for line in everything)
    assert "Ada: 2 strategy cards in hand." in everything
    assert "Investor: Golden Graham. 2 strategy cards in hand." in seen(game).player(1)
    assert "Crazy Cramer ✓" in panels.powers(seen(game), 80).plain


def test_strategies_on_pairs_bets_locks_and_protection_are_told_and_marked():
    game = table(
        phase="action",
        strategies={0: ["trading-halt"], 1: ["call-option"], 2: ["poison-pill"]},
        regular={2: {AMERICAN: 1}},
        pairs={0: (EPIC, "+2")},
        cash=10,
    )
    play(game, "play trading-halt", "pick pair 1", "play call-option", "pick epic", "play poison-pill", "pick american")
    look = seen(game)

    assert "Trading Halt lies on your pair." in look.knowledge()
    assert "Bet of Ada: Epic Electric, with Call Option." in look.knowledge()
    assert "Safe from bankruptcy this round: American Automotive." in look.knowledge()
    market = panels.market(look, 80).plain.splitlines()
    assert next(row for row in market if "Epic" in row).rstrip().endswith("♦")
    assert next(row for row in market if "American" in row).rstrip().endswith("◇")


def test_a_locked_stock_is_marked_for_the_others():
    game = table(phase="action", strategies={0: ["lock-up-agreement"], 1: ["rumour-mill"]}, cash=10)
    play(game, "play lock-up-agreement", "pick epic")
    look = seen(game, 1)

    assert "Locked for this Action phase: Epic Electric." in look.knowledge()
    assert next(row for row in panels.market(look, 80).plain.splitlines() if "Epic" in row).rstrip().endswith("⊘")


def test_a_card_is_previewed_by_its_text():
    game = table(phase="action", investors={0: "cramer"}, strategies={0: ["leverage"]}, cash=10)

    assert told(game, "use cramer") == ["In your Action turn you may move one stock up 1 or down 1."]
    assert told(game, "play leverage")[-1].startswith("Cost: Pay $3K. ")


def test_without_their_modules_there_is_nothing_to_say_of_cards():
    look = seen(table(phase="selling"))

    assert look.powers.everything() == ["This game has neither investors nor strategies."]
    assert panels.powers(look, 80).plain == ""
    assert not look.powers.are_played


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_of_the_box_has_a_text_in_every_language(language):
    game = table(phase="action", investors={0: "cramer"}, strategies={0: ["leverage"]}, cash=10)
    powers = Powers(Words(language), game.setup, Seating(NAMES[:3], 0), game.view(0).to_dict())

    for key in (*game.setup.printed["investors"], *game.setup.printed["strategies"]):
        assert len(powers.line(key)) > 20
