"""Positions that no game can have, one by one and by thousands: refused by name, or playable to the end."""

import random
from itertools import islice
from typing import Any

import pytest

from kit import fuzz
from kit.effort import EFFORT, SEED
from kit.printed import COMPANIES
from kit.samples import IS_PURE, SETUPS, begin, questions
from kit.table import asked, cash, play, table, unknown
from stockpile import Game, Setup, View
from stockpile.engine import ids

CASH = [25, 25, 25]
MEEPLE = {"seat": 0, "pile": 0, "space": 7}
ALL_OUT = [{"seat": seat, "pile": seat, "space": 0} for seat in range(3)]


def position(phase: str, **fields: Any) -> dict[str, Any]:
    """A position of three players."""
    modules = fields.pop("modules", [])
    return {"setup": {"players": 3, "modules": modules, **fields.pop("setup", {})}, "phase": phase, **fields}


def books(*halves: dict[str, int], start: dict[int, str]) -> dict[str, Any]:
    """What everybody knows if every card of these halves was seen, and of which starting cards the owners know."""
    rows: list[dict[str, Any]] = [
        {"known": halves[seat] if seat < len(halves) else {}, "unknown": {}} for seat in range(3)
    ]
    told = {"public": rows, **{str(observer): [dict(row) for row in rows] for observer in range(3)}}
    for seat, card in start.items():
        told[str(seat)][seat]["start"] = card
    return told


IMPOSSIBLE: dict[str, tuple[dict[str, Any], str]] = {
    "a meeple that stands in Selling": (position("selling", meeples=[MEEPLE], cash=CASH), "meeples: .*DEM-5"),
    "a meeple that stands in Supply": (position("supply", meeples=[MEEPLE], cash=CASH), "meeples: .*DEM-5"),
    "a meeple at home when piles are paid": (position("paying", meeples=ALL_OUT[:2]), "meeples: seat 2 .*DEM-3"),
    "a meeple on the track that was paid for": (position("paying", turn=1, meeples=ALL_OUT), "meeples: seat 0 .*DEM-5"),
    "a bid out of turn": (position("demand", meeples=[{**MEEPLE, "seat": 2}], cash=CASH), "meeples: seat 2 .*DEM-3"),
    "a first pass whose turn is another's": (
        position("demand", progress={"count": 1, "turn": 2}, meeples=[MEEPLE], cash=CASH), "turn: after 1 bids.*DEM-3",
    ),
    "a bid that left no meeple": (position("demand", progress={"count": 1, "turn": 1}), "meeples: .*DEM-2"),
    "a fee beside enough cash": (position("selling", cash=[3], fees=[{"fee3": 1}]), "fees.0: fee3 .* 3 free.*DEM-7"),
    "a fee beside enough cash that no bid binds": (
        position("demand", cash=[12], fees=[{"fee2": 1}], meeples=[{**MEEPLE, "space": 4}]), "fees.0: fee2.*DEM-7",
    ),
    "a Boom in a half before Demand": (position("supply", regular=[{"boom": 1}]), "regular.0: a Boom.*ACT-1"),
    "a Bust in a half after Action": (position("selling", regular=[{}, {"bust": 1}]), "regular.1: a Boom.*ACT-1"),
    "a Boom of a seat whose Action turn is over": (position("action", turn=1, regular=[{"boom": 1}]), "regular.0: .*"),
    "a Boom of a seat that has not paid": (
        position("paying", meeples=ALL_OUT, regular=[{"boom": 1}]), "regular.0: .*ACT-1",
    ),
    "piles in Selling": (position("selling", piles=[["epic"]]), "piles.0: .*DEM-6"),
    "piles in Movement": (position("movement", piles=[[], ["epic"]]), "piles.1: .*DEM-6"),
    "a pile in Paying that nobody bid for": (
        position("paying", turn=3, piles=[["epic"]]), "piles.0: nobody.*DEM-6",
    ),
    "more cards in piles than were dealt": (position("demand", piles=[["epic"] * 10]), "piles: 10 .*SUP-3"),
    "hands in Demand": (position("demand", hands=[["epic"]]), "hands.0: 1 cards in demand.*SUP-2"),
    "three cards in hand": (position("supply", hands=[["epic"] * 3]), "hands.0: 3 cards, 2.*SUP-2"),
    "a hand of a seat that has placed": (
        position("supply", progress={"step": ids.PLACE, "turn": 1}, hands=[["epic"]]), "hands.0: .*SUP-3",
    ),
    "a seed of more than 63 bits": (position("selling", seed=1 << 63), "seed: "),
    "a round before the first": (position("selling", round=0), "round: 0 has no selling"),
    "an end before the last round": (position("game-end", round=3), "round: 3 has no game-end"),
    "a setup in a round": (position("setup", round=1), "round: 1 has no setup"),
    "a first player who is not drawn": (position("selling", first=-1), "first: .*SET-7"),
    "a step that a phase does not have": (position("selling", progress={"step": 1}), "progress.step: 1"),
    "a count that a phase does not have": (position("movement", progress={"count": 7}), "progress.count: 7"),
    "a count in a phase that counts nothing": (position("selling", progress={"count": 1}), "progress.count: 1"),
    "a count while cards are placed": (
        position("supply", progress={"step": ids.PLACE, "count": 1}, hands=[["epic"]]), "progress.count: 1",
    ),
    "a starting card that the half does not have": (
        position("selling", regular=[{"epic": 1}], knowledge={"books": books({"epic": 1}, start={0: "cosmic"})}),
        "knowledge.books.0.0.start: cosmic.*KNO-5",
    ),
    "a starting card that another seat was dealt": (
        position(
            "selling",
            regular=[{"epic": 1}, {"epic": 1}],
            knowledge={"books": books({"epic": 1}, {"epic": 1}, start={0: "epic", 1: "epic"})},
        ),
        "knowledge.books.1.1.start: seat 0 .*SET-6",
    ),
    "a deal that is not dealt": (position("supply", progress={"deal": 1}), "progress.deal: 1"),
    "a dividend in Demand": (position("demand", progress={"agenda": [[1, 0, 2, 0]]}), "progress.agenda: .*"),
    "a dividend of nothing": (position("movement", progress={"agenda": [[1, 0, 0, 0]]}), "progress.agenda: 0"),
    "a gift of a card that is not played with": (
        position("paying", turn=3, progress={"turn": 3, "agenda": [[2, 0, 0, 0]]}), "progress.agenda: .*FPC-2",
    ),
    "an investor at work that the seat does not have": (
        position("action", modules=["investors"], progress={"agenda": [[3, 0, 0, 0, 0]]}), "progress.agenda: seat 0",
    ),
    "a card at work that does not say what was picked": (
        position("action", modules=["investors"], progress={"agenda": [[3, 0, 0, 0]]}), "progress.agenda: tasks of",
    ),
    "a card at work that was picked for less often than it says what": (
        position("action", modules=["investors"], progress={"agenda": [[3, 0, 0, 0, 0, 1]]}), "progress.agenda: tasks",
    ),
    "a card at work for a seat that is not at the table": (
        position("action", modules=["investors"], progress={"agenda": [[3, 0, 3, 0, 0]]}), "progress.agenda: 3 is not",
    ),
    "a pair that its owner does not know": (
        position("demand", pairs=[{"company": "epic", "forecast": "+1", "known": []}]), "pairs.0.known: .*INF-1",
    ),
    "an open pair that is face-down": (position("demand", pairs=[{}, {}, {}, {"up": False}]), "pairs.3.up: .*INF-2"),
    "a pair before Information": (
        position("information", pairs=[{"company": "epic", "forecast": "+1"}]), "pairs.0.company: .*INF-1",
    ),
    "a pair that was shown and is face-down": (position("movement", progress={"count": 1}), "pairs.0.up: .*MOV-1"),
    "half of the pairs at the end of a round": (
        position("round-end", pairs=[{"company": "epic", "forecast": "+1", "up": True}]), "pairs: .*MOV-1",
    ),
    "cards to come that were dealt": (position("demand", coming={"1": {"companies": ["epic"]}}), "coming.1: .*INF-1"),
    "scores before the end": (position("selling", winners=[0]), "scores: .*END-1"),
    "dice before they are rolled": (
        position("bonds", modules=["bonds", "dice"], rolled=["+1"]), "rolled: .*DIC-1",
    ),
    "dice that do not name the cards to come": (
        position(
            "information",
            modules=["dice"],
            rolled=["+4", "+2", "+1", "$$", "-2", "-3"],
            coming={"1": {"forecasts": ["-3", "-3", "-2", "$$", "+1", "+2"]}},
        ),
        "coming.1.forecasts: .*DIC-1",
    ),
    "an heir in Supply": (position("supply", modules=["first-player-card"], heir=1), "heir: .*FPC-2"),
    "an heir in the last round": (
        position("selling", round=7, modules=["first-player-card"], heir=1), "heir: .*FPC-2",
    ),
    "a First Player Card on a pile that is given on already": (
        position(
            "paying", turn=1, modules=["first-player-card"], meeples=ALL_OUT[1:], piles=[[], ["first"]], heir=2,
        ),
        "piles: the First Player Card.*FPC-2",
    ),
    "a First Player Card in the last round": (
        position("demand", round=7, modules=["first-player-card"], piles=[["first"]]), "piles: .*FPC-2",
    ),
    "commerce cards in hand in Demand": (
        position("demand", modules=["commerce"], commerce=[{"hand": ["gold"]}]), "commerce.0.hand: .*COM-2",
    ),
    "a second commerce card": (
        position(
            "commerce", modules=["commerce"], commerce=[{"hand": ["gold"]}], piles=[[{"card": "oil", "by": 0}]]
        ),
        "commerce.0.hand: .*COM-3",
    ),
    "a commerce card face-down": (
        position("demand", modules=["commerce"], piles=[[{"card": "oil", "up": False}]]), "piles.0: oil.*COM-3",
    ),
    "an investor that is not in the box": (
        position(
            "selling", modules=["investors"], setup={"investor_sets": ["base"]}, investors=[{"shown": ["soros"]}]
        ),
        "investors: soros.*INV-1",
    ),
    "two investors of one seat": (
        position("selling", modules=["investors"], investors=[{"shown": ["warren", "martha"]}]), "investors.0.shown: 2",
    ),
    "a power used before its time": (
        position(
            "supply", modules=["investors"], investors=[{"shown": ["cramer"]}], tally=[{"used": ["cramer"]}]
        ),
        "tally.0.used: cramer",
    ),
    "a strategy that is held and in the deck": (
        position(
            "selling", modules=["strategies"], strategies=[{"hand": ["data-broker"]}],
            strategy_deck={"cards": ["data-broker"]},
        ),
        "strategy_deck: data-broker",
    ),
    "a strategy that is held and was played": (
        position(
            "selling", modules=["strategies"], strategies=[{}, {}, {"hand": ["data-broker"], "played": ["data-broker"]}]
        ),
        "strategies.2.hand: data-broker is there twice.*STR-1",
    ),
    "a bet that was not played": (
        position(
            "action", modules=["strategies"], bets=[{"strategy": "data-broker", "seat": 0, "company": "epic"}]
        ),
        "bets: data-broker",
    ),
    "a stock under Lock-up in Movement": (
        position("movement", modules=["strategies"], locked=["epic"]), "locked: none in movement",
    ),
    "fresh fees that were never picked up": (
        position("action", modules=["strategies"], cash=[0], fees=[{"fee1": 1}], tally=[{"fresh": [1, 0, 0]}]),
        "tally.0.fresh",
    ),
    "investors that the setup gives to others": (
        position(
            "selling", modules=["investors"], setup={"investors": {"1": ["warren"]}},
            investors=[{}, {"shown": ["martha"]}],
        ),
        "investors.1.shown: the setup gives others",
    ),
    "a strategy that its holder has discarded": (
        position(
            "selling", modules=["strategies"], strategies=[{}, {}, {"hand": ["subpoena"], "dropped": ["subpoena"]}]
        ),
        "strategies.2: subpoena was discarded.*STR-1",
    ),
    "a bet of another than who has played it": (
        position(
            "action", modules=["strategies"], strategies=[{}, {}, {"played": ["put-option"]}],
            bets=[{"strategy": "put-option", "seat": 0, "company": "epic"}],
        ),
        "bets.seat: put-option was played by seat 2.*STR-6",
    ),
    "more plays than strategies were played": (
        position("action", modules=["strategies"], strategies=[{}, {"played": ["subpoena"]}], tally=[{}, {"plays": 2}]),
        "tally.1.plays: 1 strategies.*STR-2",
    ),
    "more money for fees than they cost": (
        position("action", modules=["strategies"], tally=[{}, {}, {"fee_cards": 2, "fee_money": 7}]),
        "tally.2.fee_money: 7 is not the money of 2 fees",
    ),
    "less money for fees than they cost": (
        position("action", modules=["strategies"], tally=[{}, {}, {"fee_cards": 2, "fee_money": 1}]),
        "tally.2.fee_money: 1 is not the money of 2 fees",
    ),
    "more given back than fees have cost": (
        position("action", modules=["strategies"], tally=[{}, {"fee_cards": 2, "fee_money": 3, "rebate": 4}]),
        "tally.1.rebate: 4 of 3",
    ),
    "a lowest bid above the highest": (
        position("action", modules=["strategies"], tally=[{}, {"lowest": 4, "highest": 3}]), "tally.1.highest",
    ),
    "a highest bid above the track": (
        position("action", modules=["strategies"], tally=[{}, {"lowest": 4, "highest": 100}]), "tally.1.highest",
    ),
    "a highest bid without a lowest": (
        position("action", modules=["strategies"], tally=[{}, {"highest": 3}]), "tally.1.highest",
    ),
    "an investor auction without investors": (
        position("setup", modules=["investors", "investor-bidding"], progress={"step": ids.INVESTOR_AUCTION}),
        "investor",
    ),
    "a setup without the investors to deal": (position("setup", modules=["investors"]), "investor_deck: .*INV-1"),
    "a setup without the strategies to deal": (position("setup", modules=["strategies"]), "strategy_deck: .*STR-1"),
    "cash before the investors are chosen": (position("setup", modules=["investors"], cash=[5]), "cash.0: .*INV-2"),
}  # fmt: skip


@pytest.mark.parametrize("mistake", IMPOSSIBLE)
def test_a_position_that_no_game_can_have_is_refused_by_name(mistake):
    data, words = IMPOSSIBLE[mistake]

    with pytest.raises(ValueError, match=words):
        Game.from_position(data)


BIDS = len(Setup(players=3).table.bids)


@pytest.mark.parametrize(
    "tally",
    [
        {"fee_cards": 2, "fee_money": 2, "rebate": 2},
        {"fee_cards": 2, "fee_money": 6, "fresh": [0, 0, 1], "rebate": 3},
        {"lowest": 0, "highest": BIDS - 1},
        {"lowest": 3, "highest": 3},
        {"plays": 1},
    ],
)
def test_a_tally_at_its_bounds_is_read(tally):  # STR-2
    strategies = [{}, {}, {"played": ["subpoena"]}]
    fees = [{}, {}, {"fee3": sum(tally.get("fresh", [0]))}]
    data = position("action", modules=["strategies"], cash=[0, 0, 0], fees=fees, strategies=strategies)

    told = Game.from_position({**data, "tally": [{}, {}, tally]}).start_position()["tally"][2]

    assert {key: told[key] for key in tally} == tally


def test_a_game_that_is_over_may_leave_somebody_in_debt():  # END-5
    game = Game.from_position(position("over", cash=[-3, 5, 4]))

    assert (game.over, game.position()["cash"]) == (True, [-3, 5, 4])


def test_the_meeple_that_led_to_a_question_without_answers_is_refused():
    data = {"setup": {"players": 3, "rounds": 7}, "phase": "selling", "meeples": [MEEPLE], "cash": CASH}

    with pytest.raises(ValueError, match="meeples: seat 0 has one on a track in selling"):
        Game.from_position(data)


def test_cash_that_is_not_said_is_what_the_investors_bring():  # INV-2
    setup = {"modules": ["investors"], "investors": {"0": ["warren"], "2": ["liliane"]}}
    printed = Setup(players=3, modules=("investors",)).printed["investors"]

    game = Game.from_position(position("selling", setup=setup, cash=[]))

    assert game.position()["cash"] == [printed["warren"]["cash"]["more"], 20, printed["liliane"]["cash"]["more"]]


def test_two_investors_bring_their_cash_together():  # INV-2
    setup = {"players": 2, "modules": ["investors"], "investors": {"1": ["warren", "martha"]}}
    printed = Setup(players=2, modules=("investors",)).printed["investors"]

    game = Game.from_position({"setup": setup, "phase": "selling", "cash": [7]})

    assert game.position()["cash"] == [7, printed["warren"]["cash"]["two"] + printed["martha"]["cash"]["two"]]


def test_liliane_is_not_paid_again_when_a_meeple_stands():  # INV:liliane
    begun = table(cash=20, investors={1: "liliane"}, bids={0: "1@3"})
    turned = table(cash=20, investors={1: "liliane"}, bids={0: "1@3"}, turn=1)
    fresh = table(cash=20, phase="demand", investors={1: "liliane"})

    assert (cash(begun, 1), cash(turned, 1)) == (20, 20)
    assert cash(fresh, 1) > 20
    assert asked(begun) == (1, "bid")


def test_knowledge_that_is_not_said_tells_no_action_card_from_a_stock():  # KNO-4
    game = table(in_round=2, phase="action", regular={1: {"boom": 1, "epic": 2}, 2: {"cosmic": 3}})

    assert unknown(game, 0, 1) == unknown(game, 0, 2) == {2: 3}
    worlds = [game.view(0).resample(seed).position()["regular"][1] for seed in range(60)]
    assert {sum(world.get(card, 0) for card in ("boom", "bust")) for world in worlds} >= {1, 2}


CHANGES_OF_PRICE = ("+4", "+2", "+1", "$$", "-2", "-3")
TABLES: dict[str, tuple[dict[str, int], int]] = {  # with how many pairs each player has
    "one pair each": ({"players": 3}, 1),
    "two pairs each": ({"players": 2}, 2),
    "hidden pairs only": ({"players": 3, "pairs": 0, "public_pairs": 0, "hidden_pairs": 6}, 0),
}


def pairs_with(players: int, each: int, opened: set[int]) -> list[dict[str, Any]]:
    """All pairs, these of them open, and those that are open to all from the start."""
    return [
        {"company": company, "forecast": forecast, "up": i in opened or (each == 1 and i == players),
         "known": [i // each] if i < players * each else []}
        for i, (company, forecast) in enumerate(zip(COMPANIES, CHANGES_OF_PRICE, strict=True))
    ]  # fmt: skip


@pytest.mark.parametrize("name", TABLES)
def test_the_pairs_that_movement_has_come_to_are_open_and_no_others_need_be(name):  # MOV-1
    setup, each = TABLES[name]
    players = setup["players"]
    for first in range(players):
        own = [(first + turn) % players * each + i for turn in range(players) for i in range(each)]
        for count in range(1, 4):
            shown = {*[*own, *range(players * each, 6)][:count]}
            told = {"setup": setup, "phase": "movement", "first": first, "progress": {"count": count}}

            Game.from_position({**told, "pairs": pairs_with(players, each, shown)})
            for missing in shown - ({players} if each == 1 else set()):
                with pytest.raises(ValueError, match=rf"pairs.{missing}.up: .*MOV-1"):
                    Game.from_position({**told, "pairs": pairs_with(players, each, shown - {missing})})


@pytest.mark.parametrize("seat", range(3))
def test_a_position_is_read_while_the_first_player_card_is_given_and_names_who_gives_it(seat):  # FPC-2
    piles = {other: ["epic", "first"] if other == seat else ["epic"] for other in range(3)}
    game = play(table(modules=["first-player-card"], piles=piles), "bid 1@0", "bid 2@0", "bid 3@0")
    data = game.position()
    agenda = [[data["progress"]["agenda"][0][0], (seat + 1) % 3, 0, 0]]

    again = Game.from_position(data)

    assert (asked(game), again.position(), again.hash()) == ((seat, "give"), data, game.hash())
    with pytest.raises(ValueError, match=r"progress.agenda|question"):
        Game.from_position({**data, "progress": {**data["progress"], "agenda": agenda}})


def test_in_the_investor_auction_the_turn_is_one_of_the_seats():  # IBV-1
    game = Game(Setup(players=3, modules=("investors", "investor-bidding")), seed=SEED)
    auction = next(
        data for _ in questions(game, SEED) if (data := game.position())["progress"]["step"] == ids.INVESTOR_AUCTION
        and data["progress"]["count"] == 3
    )  # fmt: skip

    with pytest.raises(ValueError, match=r"progress.turn: 3 is not from 0 to 2"):
        Game.from_position({**auction, "progress": {**auction["progress"], "turn": 3}})


@pytest.mark.parametrize("players", [2, 3])
def test_positions_are_read_while_investors_are_chosen(players):  # INV-1, SET-8
    game = Game(Setup(players=players, modules=("investors",)), seed=SEED)

    choosing = [game.position() for question in questions(game, SEED) if question.ask == "choose-investor"]

    assert any(row["chosen"] for data in choosing for row in data["investors"])
    assert [Game.from_position(data).position() for data in choosing] == choosing


def test_positions_are_read_while_strategies_are_dealt():  # STR-1
    game = Game(Setup(players=3, modules=("strategies",), chance="asked", rounds=1))

    dealing = [game.position() for question in questions(game, SEED) if question.ask == "strategy"]

    assert len(dealing) == 3 * 4
    assert [Game.from_position(data).position() for data in dealing] == dealing


@pytest.mark.parametrize(("up", "down"), [(0, 2), (2, 1), (1, 0)])
def test_positions_are_read_while_hands_of_any_size_are_dealt(up, down):  # SUP-2
    game = Game(Setup(players=2, chance="asked", rounds=1, deals=1, up=up, down=down))

    dealing = [game.position() for _ in questions(game, SEED) if game.position()["progress"]["step"] == ids.DEAL]

    assert len([data for data in dealing if data["phase"] == "supply"]) == 2 * (up + down)
    assert [Game.from_position(data).position() for data in dealing] == dealing


@pytest.mark.parametrize(
    ("seed", "deck", "commerce", "companies", "rolls"),
    [
        (0, "bust stanford epic", "corn tax corn", "american stanford epic", "+2 +3 +1"),
        (3, "american epic leading", "gas tax platinum", "leading epic stanford", "+2 +3 +1"),
        (6, "leading epic boom", "cattle corn cattle", "leading cosmic epic", "+4 +2 +1"),
    ],
)
def test_what_a_position_leaves_out_is_dealt_alike_by_every_version(seed, deck, commerce, companies, rolls):
    data = position("demand", modules=["commerce", "dice"], seed=seed)

    dealt = Game.from_position(data).position()

    assert (dealt["deck"][:3], dealt["commerce_deck"][:3]) == (deck.split(), commerce.split())
    assert dealt["coming"]["2"]["companies"][:3] == companies.split()
    assert dealt["coming"]["2"]["rolls"][:3] == rolls.split()


def test_a_view_is_read_while_all_investors_of_the_box_are_dealt():  # INV-1
    setup = Setup(players=5, modules=("investors",), investor_sets=("base",))
    views = [Game(setup, seed=SEED).view(seat) for seat in (0, 4, None)]

    assert [View.from_dict(view.to_dict()) for view in views] == views


def test_a_view_is_read_when_starting_cards_cannot_be_of_a_company_that_has_split():  # KNO-5
    unseen = [{"known": {}, "unknown": {"0": 1}, "start": "?"} for _ in range(3)]
    began = ("cosmic", "leading", "american")
    told: dict[str, Any] = {"public": unseen}
    for seat, company in enumerate(began):
        own = {"known": {}, "unknown": {}, "start": company}
        told[str(seat)] = [own if other == seat else unseen[other] for other in range(3)]
    known = {"left": [False] * 3, "excluded": [1 << COMPANIES.index("epic")], "books": told}
    halves = [{company: 1} for company in began]
    game = Game.from_position(position("selling", regular=halves, knowledge=known))

    again = View.from_dict(game.view(0).to_dict())

    assert again == game.view(0)
    assert all("epic" not in again.resample(seed).position()["regular"][1] for seed in range(50))


@pytest.mark.parametrize("seat", [-1, 3, 6])
def test_a_view_of_a_seat_that_is_not_at_the_table_is_refused_by_name(seat):
    data = Game(Setup(players=3), seed=SEED).view(None).to_dict()

    with pytest.raises(ValueError, match=rf"seat: {seat} is not from 0 to 2"):
        View.from_dict({**data, "seat": seat})


# Views that no game shows


def seen_at(ask: str, setup: Setup, seat: int = 0) -> dict[str, Any]:
    """What a seat sees at the first such question of a game."""
    game = Game(setup, seed=SEED)
    return next(game.view(seat).to_dict() for question in questions(game, SEED) if question.ask == ask)


IMPOSSIBLE_VIEWS: dict[str, tuple[str, Setup, dict[str, Any], str]] = {
    "dice that were rolled and are not there": (
        "bid", Setup(players=2, modules=("dice",)), {"rolled": []}, "rolled: .*DIC-1",
    ),
    "a round that has not begun": ("bid", Setup(players=3), {"round": 0}, "round: 0 has no demand.*RND-2"),
    "a turn of nobody": (
        "bid", Setup(players=3), {"progress": {"step": 0, "turn": 9, "count": 0, "deal": 0, "agenda": []}},
        "progress.turn: 9",
    ),
    "hands before they are dealt": (
        "place", Setup(players=3), {"progress": {"step": 0, "turn": 0, "count": 0, "deal": 0, "agenda": []}},
        "hands.*SUP-",
    ),
    "a question about a dividend that nobody pays": (
        "action", Setup(players=3), {"question": {"seats": [0], "ask": "claim"}}, "progress.agenda: .*claim.*RND-2",
    ),
    "a question of another phase": (
        "action", Setup(players=3), {"question": {"seats": [0], "ask": "sell"}}, "question: sell is not .*RND-2",
    ),
    "a meeple on a track after the auction": ("sell", Setup(players=3), {"off": [0, 1, 1]}, "meeples: seat 0 .*DEM-5"),
    "piles that were taken up": ("sell", Setup(players=3), {"piles": [["epic"], [], []]}, "piles.0: 1 cards.*DEM-6"),
    "a reckoning before the end": ("bid", Setup(players=3), {"winners": [0]}, "scores: the game is not over.*END-1"),
    "one's own cards face-down": ("place", Setup(players=3), {"hands": [["?", "?"]] * 3}, "hands.0: .*SUP-2"),
    "a question to nobody at the table": (
        "action", Setup(players=3), {"question": {"seats": [9], "ask": "action"}}, "question",
    ),
}  # fmt: skip


@pytest.mark.parametrize("mistake", IMPOSSIBLE_VIEWS)
def test_a_view_that_no_game_shows_is_refused_by_name_before_its_worlds_are_asked_for(mistake):  # KNO-7
    ask, setup, changes, words = IMPOSSIBLE_VIEWS[mistake]
    view = seen_at(ask, setup)

    assert View.from_dict(view).resample(SEED)
    with pytest.raises(ValueError, match=words):
        View.from_dict({**view, **changes})


def test_a_view_that_asks_a_seat_in_action_whose_turn_it_is_not_is_refused():  # ACT-1, KNO-7
    view = seen_at("action", Setup(players=3))
    asked_seat = view["question"]["seats"][0]

    with pytest.raises(ValueError, match=r"question.seats: it is not the turn of seat"):
        View.from_dict({**view, "question": {"seats": [(asked_seat + 1) % 3], "ask": "action"}})


def test_a_view_in_which_a_bid_cannot_be_paid_is_refused():  # DEM-2, KNO-7
    game = Game(Setup(players=3), seed=SEED)
    views = (game.view(0).to_dict() for question in questions(game, SEED) if question.ask == "bid")
    view = next(view for view in views if any(bid and bid["value"] for bid in view["bids"]))
    bidder = next(bid["seat"] for bid in view["bids"] if bid and bid["value"])
    cash = [0 if seat == bidder else own for seat, own in enumerate(view["cash"])]

    with pytest.raises(ValueError, match=rf"meeples: seat {bidder} bids .*DEM-2"):
        View.from_dict({**view, "cash": cash})


def test_a_view_whose_deck_does_not_last_is_refused():  # SET-6, KNO-7
    view = seen_at("sell", Setup(players=3))

    with pytest.raises(ValueError, match=r"deck: .* are needed to the end of the game \(SET-6\)"):
        View.from_dict({**view, "deck": {**view["deck"], "left": 9}})


# By thousands


@pytest.mark.parametrize("name", SETUPS)
def test_every_position_of_a_game_is_read_and_goes_on_alike(name):
    game = begin(SETUPS[name], SEED)
    start = game.start_position()

    assert Game.from_position(start).start_position() == start
    for _ in islice(questions(game, SEED), 0, None, 7 if IS_PURE else 2):
        again = Game.from_position(game.position())
        assert (again.position(), again.hash()) == (game.position(), game.hash())
    assert Game.from_position(game.position()).position() == game.position()


GAMES = 5 if IS_PURE else 50
CHANGES = 20  # of each game


@pytest.mark.parametrize("share", range(5))
def test_a_changed_position_is_refused_by_name_or_can_be_played_to_its_end(share):
    first = SEED * 100_000 + share * GAMES * EFFORT // 5
    numbers = range(first, first + GAMES * EFFORT // 5)

    wrong = [(what, data) for data, what in fuzz.troubles(numbers, CHANGES)]

    assert not wrong, f"{len(wrong)}: {wrong[0][0]}: {wrong[0][1]}"


def test_a_good_part_of_the_changed_positions_can_be_played():
    read = 0
    for number in range(10):
        found = fuzz.moments(number, 4)
        chooser = random.Random(number)
        for _ in range(10):
            try:
                Game.from_position(fuzz.mutated(chooser.choice(found), found, chooser))
                read += 1
            except ValueError:
                continue

    assert 15 < read < 85  # else the changes are too tame or too wild to find anything


def test_fees_picked_up_and_powers_used_this_round_are_written_and_read():
    setup = {"players": 2, "modules": ["investors", "strategies"], "investors": {"0": ["cramer", "chanda"]}}
    tally = [{"used": ["cramer", "chanda"], "fee_cards": 1, "fee_money": 3, "fresh": [0, 0, 1]}]
    data = {"setup": setup, "phase": "action", "cash": [2, 5], "fees": [{"fee3": 1}], "tally": tally}

    told = Game.from_position(data).start_position()["tally"][0]

    assert {key: told[key] for key in tally[0]} == tally[0]
