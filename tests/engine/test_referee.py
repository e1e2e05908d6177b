"""The referee, who knows only the rules, agrees with random games event by event, and would object to wrong ones."""

import ast
import copy
import inspect
import json
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import kit
from kit import printed
from kit.effort import share
from kit.held import agree
from kit.printed import printed as printed_table
from kit.referee import Objection, Referee
from kit.samples import ALL, BASE, EVERY, SETUPS, TINY, games, played, table_of
from kit.subsets import SUBSETS
from stockpile import Game, Setup
from stockpile.engine.setup.setup import components

Events = list[dict[str, Any]]
OF_THE_SETUP = {
    "players", "first", "chance", "starting_cards", "modules", "investor_sets", "promo_strategies", "investors",
    "strategies",
}  # fmt: skip


PLAIN = ("collections", "contextlib", "json", "kit", "typing")
LOADERS = ("collections", "functools", "importlib", "pathlib", "sys", "types")  # of later cards


@pytest.mark.parametrize("name", share(SETUPS, __name__))
def test_the_referee_agrees_with_random_games_after_every_event(name):
    for seed in games(3):
        agree(SETUPS[name], seed)


@pytest.mark.parametrize("modules", SUBSETS, ids=lambda modules: "+".join(modules) or "base")
def test_the_referee_agrees_with_every_choice_of_modules(modules):
    mask = SUBSETS.index(modules)
    for seed in games(1):
        setup = Setup(
            players=2 + (seed + mask + mask // 4) % 4,
            board=("standard", "advanced")[(seed + mask // 2) % 2],
            chance=("drawn", "drawn", "asked")[(seed + mask) % 3],
            modules=modules,
            rounds=3,
        )
        agree(setup, seed)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_referee_agrees_when_everything_is_played_and_all_powers_are_used(players):
    for seed in games(4):
        board = ("standard", "advanced")[seed % 2]
        agree(Setup(players=players, modules=EVERY, board=board), seed, "plays")


@pytest.mark.parametrize("name", BASE)
def test_the_setup_has_the_numbers_that_are_printed(name):  # SET-2, SET-3, SET-4, SET-5, DEM-1, INF-2, INF-3, ADV-1
    setup = BASE[name]
    table = setup.table

    ours = printed_table(setup.players, setup.board)

    for key in ours.keys() - {"tracks", *OF_THE_SETUP}:
        value = getattr(table, key)
        assert ours[key] == (list(value) if isinstance(value, tuple) else value), key
    assert list(ours["tracks"].values()) == [track.to_dict() for track in table.tracks]


def test_modules_have_the_numbers_that_are_printed():  # BON-1, BON-3, COM-1, COM-5, COM-6, DIC-1
    values = components()

    assert values["bonds"]["prices"] == {str(players): price for players, price in printed.BOND_PRICES.items()}
    assert (values["bonds"]["cards"], values["bonds"]["interest"]) == (printed.BOND_CARDS, 1)
    assert tuple(tuple(die) for die in values["dice"]["faces"]) == printed.DICE
    assert tuple(values["commerce"]["sets"]) == printed.SETS
    assert tuple(values["commerce"]["tax_costs"]) == printed.TAXES
    assert {values["commerce"]["commodities"]} == {printed.COMMERCE_CARDS[card] for card in printed.COMMODITIES}
    assert values["commerce"]["taxes"] == printed.COMMERCE_CARDS["tax"]


def test_the_referee_imports_nothing_of_the_engine():
    folder = Path(next(iter(kit.__path__)))
    names = [path for path in folder.glob("*.py") if path.name.startswith(("printed", "scoresheet", "referee"))]
    assert len(names) == 15
    for path in names:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            imported = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            imported += [node.module or ""] if isinstance(node, ast.ImportFrom) else []
            for name in imported:
                allowed = LOADERS if path.name == "printed_later.py" else PLAIN
                assert name.partition(".")[0] in allowed, path
                assert not name.startswith("kit.") or name[4:].startswith(("printed", "scoresheet", "referee")), path


# Wrong games. Each change makes a true game into one that breaks a rule; where it can be done only in some games, the
# first game that has the occasion is taken.


def first(events: Events, name: str, **facts: object) -> int:
    """The place of the first event of a name with such facts."""
    for i, event in enumerate(events):
        if event["event"] == name and all(event[key] == value for key, value in facts.items()):
            return i
    raise LookupError(name)


def drop(events: Events, i: int) -> None:
    """Takes an event out and closes the gap in the numbers."""
    del events[i]
    renumber(events)


def renumber(events: Events) -> None:
    for number, event in enumerate(events):
        event["n"] = number + 1


def swap(events: Events, i: int, j: int) -> None:
    events[i], events[j] = events[j], events[i]
    renumber(events)


def a_sale_brings_one_more(events: Events) -> None:
    events[first(events, "sold")]["amount"] += 1


def a_split_card_sells_for_one_price(events: Events) -> None:
    event = events[first(events, "sold", how="split")]
    event["amount"] //= 2


def half_of_a_card_sells_for_two(events: Events) -> None:
    event = events[first(events, "sold", how="half")]
    event["amount"] *= 2


def somebody_sells_a_card_they_do_not_have(events: Events) -> None:
    sold = events[first(events, "sold", how="regular")]
    sold["how"] = "split"


def a_bid_is_paid_one_too_low(events: Events) -> None:
    i = next(i for i, event in enumerate(events) if event["event"] == "bid-paid" and event["amount"])
    events[i]["amount"] -= 1


def a_bid_is_equal_to_the_one_that_stands(events: Events) -> None:
    i = first(events, "outbid") - 1
    standing = next(e for e in reversed(events[:i]) if e["event"] == "bid" and e["pile"] == events[i]["pile"])
    events[i].update(space=standing["space"], value=standing["value"])


def a_bid_is_beyond_the_cash(events: Events) -> None:
    events[first(events, "bid")].update(space=7, value=25)


def a_bid_has_the_wrong_value(events: Events) -> None:
    events[first(events, "bid")]["value"] += 1


def the_second_seat_bids_first(events: Events) -> None:
    i = first(events, "asked", ask="bid")
    j = next(j for j in range(i + 2, len(events)) if events[j]["event"] == "asked")
    for key in ("seats",):
        events[i][key], events[j][key] = events[j][key], events[i][key]
    events[i + 1]["seat"], events[j + 1]["seat"] = events[j + 1]["seat"], events[i + 1]["seat"]


def an_outbid_player_bids_again_at_once(events: Events) -> None:
    i = first(events, "outbid")
    asked = next(j for j in range(i, len(events)) if events[j]["event"] == "asked")
    if events[asked]["ask"] != "bid" or events[asked]["seats"] == [events[i]["seat"]]:
        raise LookupError
    events[asked]["seats"] = [events[i]["seat"]]


def a_fee_is_forgotten(events: Events) -> None:
    drop(events, first(events, "fee-paid"))


def fees_are_paid_largest_first(events: Events) -> None:
    for i in range(len(events) - 1):
        one, two = events[i], events[i + 1]
        if one["event"] == two["event"] == "fee-paid" and one["seat"] == two["seat"] and one["fee"] != two["fee"]:
            swap(events, i, i + 1)
            return
    raise LookupError


def a_fee_is_paid_out_of_a_promised_bid(events: Events) -> None:
    held = [event for event in events if event["event"] == "pile-taken" and event["fees"]]
    for taken in held:
        i = taken["n"]
        while events[i]["event"] == "fee-paid":
            i += 1
        bid = next((j for j in range(i, len(events)) if events[j]["event"] == "bid" and events[j]["value"]), None)
        paid = next((j for j in range(i, len(events)) if events[j]["event"] == "fee-paid"), None)
        if bid is not None and paid is not None and bid < paid and events[bid]["seat"] == events[paid]["seat"]:
            events.insert(bid + 1, events.pop(paid))
            renumber(events)
            return
    raise LookupError


def a_fee_costs_one_more(events: Events) -> None:
    events[first(events, "fee-paid")]["amount"] += 1


def a_split_pays_nothing_for_cards_already_split(events: Events) -> None:
    drop(events, first(events, "split-paid"))


def a_split_pays_ten_a_share(events: Events) -> None:
    event = events[first(events, "split-paid")]
    event["amount"] *= 2


def a_split_pays_after_the_cards_have_moved(events: Events) -> None:
    i = first(events, "split-paid")
    j = next((j for j in range(i, len(events)) if events[j]["event"] == "split-shown"), None)
    if j is None or any(events[k]["event"] not in ("split-paid", "fee-paid") for k in range(i, j)):
        raise LookupError
    events.insert(j, events.pop(i))
    renumber(events)


def a_split_leaves_regular_cards_where_they_are(events: Events) -> None:
    drop(events, first(events, "split-shown"))


def the_rest_of_a_move_is_lost_at_a_split(events: Events) -> None:
    i = first(events, "split")
    i = next(j for j in range(i, len(events)) if events[j]["event"] == "moved")
    if events[i]["company"] != events[first(events, "split")]["company"]:
        raise LookupError
    drop(events, i)


def bankruptcy_spares_a_player(events: Events) -> None:
    drop(events, first(events, "bankrupt-lost"))


def bankruptcy_resets_to_the_first_space(events: Events) -> None:
    events[first(events, "bankrupt")].update(space=0, price=1)


def a_stock_moves_a_space_too_far(events: Events) -> None:
    event = events[first(events, "moved")]
    event.update(by=event["by"] + 1, space=event["space"] + 1)


def a_forecast_is_another_when_it_is_shown(events: Events) -> None:
    event = events[first(events, "pair-shown")]
    event["forecast"] = "+1" if event["forecast"] != "+1" else "+2"


def a_company_has_two_forecasts(events: Events) -> None:
    i = first(events, "pair-dealt", pair=1)
    events[i]["company"] = events[i - 1]["company"]


def pairs_are_shown_in_the_order_of_seats(events: Events) -> None:
    shown = [i for i, event in enumerate(events) if event["event"] == "pair-shown"]
    i = next(i for i in shown if events[i]["pair"] == 1 and any(events[j]["pair"] == 0 and j > i for j in shown))
    events[i]["pair"] = 0


def a_dividend_pays_a_split_card_once(events: Events) -> None:
    event = next(e for e in events if e["event"] == "dividend-paid" and e["shares"] > 1)
    event.update(shares=event["shares"] - 1, amount=event["amount"] - event["amount"] // event["shares"])


def a_claim_is_not_asked_of_who_has_nothing_to_claim(events: Events) -> None:
    i = first(events, "claimed", cards=0)
    del events[i - 1 : i + 1]
    renumber(events)


def more_is_claimed_than_there_is(events: Events) -> None:
    event = events[first(events, "claimed")]
    event.update(cards=event["cards"] + 9, amount=event["amount"] + 18)


def a_boom_moves_by_three(events: Events) -> None:
    i = first(events, "action-played", card="boom") + 1
    if events[i]["event"] != "moved" or events[i]["by"] != 2:
        raise LookupError
    events[i].update(by=3, space=events[i]["space"] + 1)


def an_action_card_is_kept(events: Events) -> None:
    i = first(events, "asked", ask="action")
    del events[i : next(j for j in range(i + 1, len(events)) if events[j]["event"] in ("asked", "stage-began"))]
    renumber(events)


def both_cards_are_placed_face_up(events: Events) -> None:
    events[first(events, "placed", up=False)]["up"] = True


def a_card_is_dealt_that_the_deck_does_not_have(events: Events) -> None:
    for event in events:
        if event["event"] in ("dealt", "opened"):
            event["card"] = "boom"


def two_starting_cards_are_alike(events: Events) -> None:
    i = first(events, "starting-card", seat=1)
    events[i]["card"] = events[i - 1]["card"]


def the_token_stays_where_it_is(events: Events) -> None:
    event = events[first(events, "round-started", round=2)]
    event["first"] = events[first(events, "round-started", round=1)]["first"]


def a_round_is_left_out(events: Events) -> None:
    last = max(event["round"] for event in events if event["event"] == "round-started")
    start = first(events, "round-started", round=last)
    del events[start : first(events, "round-ended", round=last) + 1]
    renumber(events)


def a_tie_of_a_majority_pays_ten(events: Events) -> None:
    events[first(events, "majority", amount=5)]["amount"] = 10


def a_majority_goes_to_nobody(events: Events) -> None:
    drop(events, first(events, "majority"))


def the_final_sale_forgets_a_card(events: Events) -> None:
    event = next(e for e in events if e["event"] == "final-sale" and e["regular"] > 1)
    event["regular"] -= 1


def another_player_wins(events: Events) -> None:
    events[-1]["winners"] = [(events[-1]["winners"][0] + 1) % 3]


def an_event_is_missing_from_the_numbers(events: Events) -> None:
    for event in events[100:]:
        event["n"] += 1


def a_bond_costs_one_more(events: Events) -> None:
    next(e for e in events if e["event"] == "bonds-bought" and e["bonds"])["amount"] += 1


def four_bonds_are_bought_at_once(events: Events) -> None:
    event = events[first(events, "bonds-bought", bonds=3)]
    event.update(bonds=4, amount=event["amount"] // 3 * 4)


def a_player_who_could_buy_bonds_is_not_asked(events: Events) -> None:
    i = first(events, "bonds-bought", bonds=0)
    del events[i - 1 : i + 1]
    renumber(events)


def bonds_bought_this_round_bear_no_interest(events: Events) -> None:
    drop(events, first(events, "interest"))


def interest_comes_after_the_end_of_the_round(events: Events) -> None:
    i = first(events, "round-ended")
    if events[i - 1]["event"] != "interest":
        raise LookupError
    swap(events, i - 1, i)


def bonds_pay_two_less_at_the_end(events: Events) -> None:
    events[first(events, "bonds-paid")]["amount"] -= 2


def a_die_shows_a_face_it_does_not_have(events: Events) -> None:
    events[first(events, "rolled", die=5)]["forecast"] = "+4"


def five_dice_are_rolled(events: Events) -> None:
    drop(events, first(events, "rolled", die=5))


def a_forecast_is_dealt_that_was_not_rolled(events: Events) -> None:
    rolled = [event["forecast"] for event in events if event["event"] == "rolled"][:6]
    event = events[first(events, "pair-dealt")]
    event["forecast"] = next(face for face in ("+4", "+3", "$", "-4", "-1") if face not in rolled)


def a_forecast_is_dealt_twice_that_was_rolled_once(events: Events) -> None:
    i = first(events, "pair-dealt", pair=1)
    rolled = [event["forecast"] for event in events if event["event"] == "rolled"][:6]
    if rolled.count(events[i - 1]["forecast"]) > 1:
        raise LookupError
    events[i]["forecast"] = events[i - 1]["forecast"]


def an_eighth_tax_is_drawn(events: Events) -> None:
    for event in events:
        if event["event"] in ("commerce-drawn", "laid") and event["card"] != "first":
            event["card"] = "tax"


def a_commerce_card_is_laid_that_was_not_drawn(events: Events) -> None:
    event = events[first(events, "laid")]
    event["card"] = "gold" if event["card"] != "gold" else "oil"


def nobody_draws_a_commerce_card(events: Events) -> None:
    drop(events, first(events, "commerce-drawn"))


def two_commerce_cards_of_one_player_lie_on_one_pile(events: Events) -> None:
    laid = [event for event in events if event["event"] == "laid" and event["card"] != "first"][:2]
    if laid[0]["seat"] != laid[1]["seat"]:
        raise LookupError  # only with two players
    laid[1]["pile"] = laid[0]["pile"]


def a_set_of_commodities_pays_three_more(events: Events) -> None:
    events[first(events, "commodities-paid")]["amount"] += 3


def taxes_are_paid_before_bonds_and_commodities(events: Events) -> None:
    i, j = first(events, "bonds-paid"), first(events, "taxes-paid")
    events.insert(i, events.pop(j))
    renumber(events)


def a_tax_is_forgotten(events: Events) -> None:
    event = next(e for e in events if e["event"] == "taxes-paid" and e["taxes"] > 1)
    event.update(taxes=event["taxes"] - 1)


def another_than_the_first_player_lays_the_first_player_card(events: Events) -> None:
    i = first(events, "laid", card="first")
    seat = (events[i]["seat"] + 1) % 2
    events[i]["seat"] = seat
    events[i - 1]["seats"] = [seat]


def the_first_player_card_is_given_by_who_did_not_take_it(events: Events) -> None:
    i = first(events, "first-given")
    seat = (events[i]["seat"] + 1) % 2
    events[i]["seat"] = seat
    events[i - 1]["seats"] = [seat]


def the_first_player_card_is_given_to_another_than_is_first(events: Events) -> None:
    event = events[first(events, "first-given")]
    event["to"] = (event["to"] + 1) % 2


def the_first_player_card_is_not_given(events: Events) -> None:
    i = first(events, "first-given")
    del events[i - 1 : i + 1]
    renumber(events)


def the_first_player_card_is_given_after_the_next_player_paid(events: Events) -> None:
    i = first(events, "first-given")
    if events[i + 1]["event"] != "bid-paid":
        raise LookupError
    events.insert(i - 1, events.pop(i + 1))
    renumber(events)


def the_first_player_card_is_used_in_the_last_round(events: Events) -> None:
    last = max(i for i, event in enumerate(events) if event["event"] == "stage-began" and event["stage"] == "demand")
    seat = next(e["first"] for e in reversed(events) if e["event"] == "round-started")
    events[last:last] = [
        {"event": "asked", "seats": [seat], "ask": "lay", "set": {}},
        {"event": "laid", "seat": seat, "pile": 0, "card": "first", "set": {}},
    ]
    renumber(events)


def an_investor_is_dealt_twice(events: Events) -> None:
    dealt = [event for event in events if event["event"] == "investor-dealt"]
    dealt[1]["investor"] = dealt[0]["investor"]


def an_investor_is_kept_that_was_not_dealt(events: Events) -> None:
    event = events[first(events, "investor-chosen")]
    event["investor"] = "bill" if event["investor"] != "bill" else "ana"


def a_bid_for_an_investor_is_above_its_value(events: Events) -> None:
    i = first(events, "investor-offered")
    i = next(j for j in range(i, len(events)) if events[j]["event"] == "bid")
    events[i].update(space=7, value=25)
    offered = [e["investor"] for e in events if e["event"] == "investor-offered"]
    if offered[events[i]["pile"]] in ("bill", "oprah", "mark"):
        raise LookupError


def starting_cash_forgets_the_bid(events: Events) -> None:
    won = next(e for e in events if e["event"] == "investor-won" and e["amount"])
    events[first(events, "starting-cash", seat=won["seat"])]["amount"] += won["amount"]


def three_strategies_are_discarded(events: Events) -> None:
    i = next(i for i in range(len(events)) if events[i]["event"] == "starting-cash")
    seat = 0
    card = next(e["strategy"] for e in events if e["event"] == "strategy-dealt" and e["seat"] == seat)
    events[i:i] = [
        {"event": "asked", "seats": [seat], "ask": "drop-strategy", "set": {}},
        {"event": "strategy-dropped", "seat": seat, "strategy": card, "set": {}},
    ]
    renumber(events)


def a_strategy_is_played_that_is_not_in_hand(events: Events) -> None:
    played_first = events[first(events, "strategy-played")]
    later = [e for e in events if e["event"] == "strategy-played"][-1]
    if later is played_first:
        raise LookupError
    later["strategy"] = played_first["strategy"]


def a_strategy_costs_one_less(events: Events) -> None:
    i = next(i for i, e in enumerate(events) if e["event"] == "paid" and events[i - 1]["event"] == "strategy-played")
    events[i]["amount"] -= 1


def a_strategy_brings_one_more(events: Events) -> None:
    events[first(events, "gained")]["amount"] += 1


def two_strategies_are_played_in_one_turn(events: Events) -> None:
    for i in range(len(events) - 2):
        one, two = events[i], events[i + 2]
        if one["event"] == "strategy-played" and two["event"] == "stage-began":
            twin = {**one, "strategy": "golden-parachute"}
            events[i + 2 : i + 2] = [{"event": "asked", "seats": [one["seat"]], "ask": "action", "set": {}}, twin]
            renumber(events)
            return
    raise LookupError


def a_power_is_used_twice(events: Events) -> None:
    i = first(events, "power-used", investor="martha")
    block = copy.deepcopy(events[i : i + 4])
    events[i + 4 : i + 4] = block
    renumber(events)


def a_pair_is_looked_at_that_is_the_own(events: Events) -> None:
    event = events[first(events, "pair-looked")]
    event["pair"] = event["seat"]


def a_must_is_left_out(events: Events) -> None:
    i = next(i for i, e in enumerate(events) if e["event"] == "power-used" and e["investor"] in ("sanders", "dangote"))
    drop(events, i)


def sanders_takes_from_another_than_the_richest(events: Events) -> None:
    i = first(events, "power-used", investor="sanders")
    given = next(e for e in events[i:] if e["event"] == "given")
    given["seat"] = next(seat for seat in range(5) if seat not in (given["seat"], given["to"]))


def oprah_gives_to_herself(events: Events) -> None:
    i = first(events, "power-used", investor="oprah")
    given = next(e for e in events[i:] if e["event"] == "given")
    given["to"] = given["seat"]


def liliane_is_outbid_for_nothing(events: Events) -> None:
    drop(events, first(events, "paid", by="liliane"))


def mitt_gets_nothing_for_his_meeple(events: Events) -> None:
    drop(events, first(events, "gained", by="mitt"))


def donald_pays_his_own_space(events: Events) -> None:
    seat = events[first(events, "investor-shown", investor="donald")]["seat"]
    paid = next(e for e in events if e["event"] == "bid-paid" and e["seat"] == seat)
    paid["amount"] = next(
        e["value"] for e in reversed(events[: paid["n"]]) if e["event"] == "bid" and e["pile"] == paid["pile"]
    )


def bernie_holds_a_fee(events: Events) -> None:
    drop(events, first(events, "fees-gained"))


def graham_sells_at_the_price(events: Events) -> None:
    seat = events[first(events, "investor-shown", investor="graham")]["seat"]
    next(e for e in events if e["event"] == "sold" and e["seat"] == seat)["amount"] -= 1


def li_gets_plain_interest(events: Events) -> None:
    seat = events[first(events, "investor-shown", investor="li")]["seat"]
    event = events[first(events, "interest", seat=seat)]
    event["amount"] = event["bonds"]


def a_halted_pair_moves(events: Events) -> None:
    drop(events, first(events, "halted"))


def a_tuck_is_forgotten(events: Events) -> None:
    drop(events, first(events, "bent"))


def a_bet_is_paid_for_a_space_too_many(events: Events) -> None:
    event = next(e for e in events if e["event"] == "bet-settled" and e["amount"])
    event.update(spaces=event["spaces"] + (1 if event["spaces"] > 0 else -1), amount=event["amount"] + 2)


def a_bet_is_not_settled(events: Events) -> None:
    drop(events, first(events, "bet-settled"))


def a_card_is_taken_that_was_just_given_up(events: Events) -> None:
    for i, event in enumerate(events):
        if event["event"] == "given-up" and event["card"] not in ("boom", "bust") and events[i + 2]["event"] == "taken":
            events[i + 2]["company"] = event["card"]
            return
    raise LookupError


def phil_is_dealt_another_card_than_he_took(events: Events) -> None:
    i = first(events, "information-taken")
    sort = events[i]["sort"]
    mine = first(events[i:], "pair-dealt", pair=events[i]["seat"]) + i
    other = next(
        j
        for j in range(i, len(events))
        if events[j]["event"] == "pair-dealt" and j != mine and events[j][sort] != events[mine][sort]
    )
    events[mine][sort], events[other][sort] = events[other][sort], events[mine][sort]


def a_card_is_moved_to_the_pile_where_it_lies(events: Events) -> None:
    event = events[first(events, "card-moved")]
    event["to"] = event["pile"]


def barack_pays_the_full_price(events: Events) -> None:
    events[first(events, "paid", by="barack")]["amount"] += 2


def soros_sells_a_whole_split_card_for_his_price(events: Events) -> None:
    i = first(events, "power-used", investor="soros")
    sold = next(e for e in events[i:] if e["event"] == "sold")
    sold.update(how="split", amount=2 * sold["amount"])


def a_locked_stock_is_moved(events: Events) -> None:
    i = first(events, "locked")
    stop = next(j for j in range(i, len(events)) if events[j]["event"] == "stage-began")
    moved = next(
        j
        for j in range(i, stop)
        if events[j]["event"] == "action-played" and events[j + 1]["event"] == "moved" and abs(events[j + 1]["by"]) == 2
    )
    for event in events[moved : moved + 2]:
        event["company"] = events[i]["company"]


WRONGS: list[Callable[[Events], None]] = [
    value
    for value in list(globals().values())
    if inspect.isfunction(value)
    and value.__module__ == __name__
    and list(inspect.signature(value).parameters) == ["events"]
    and value is not renumber
]
WRONG_SETUPS = [*list(BASE.values())[2:], TINY["poor players and heavy fees"]]
MODULE_WRONGS = WRONGS[WRONGS.index(a_bond_costs_one_more) :]
CARD_WRONGS = MODULE_WRONGS[MODULE_WRONGS.index(an_investor_is_dealt_twice) :]
MODULE_SETUPS = [Setup(players=players, modules=ALL) for players in (2, 3, 4, 5)]
CARD_SETUPS = [Setup(players=players, modules=EVERY) for players in (4, 5, 3)]


def wrong_game(wrong: Callable[[Events], None]) -> tuple[Setup, Events, Events]:
    """A setup, a true game and the same game made wrong; looks for the first game that has the occasion."""
    setups = CARD_SETUPS if wrong in CARD_WRONGS else MODULE_SETUPS if wrong in MODULE_WRONGS else WRONG_SETUPS
    for seed in range(150):
        setup = setups[seed % len(setups)]
        true = true_game(setup, seed)
        events = copy.deepcopy(true)
        try:
            wrong(events)
        except (LookupError, StopIteration):
            continue
        if events != true:
            return setup, true, events
    raise AssertionError(f"no occasion for {wrong.__name__}")


@cache
def true_game(setup: Setup, seed: int) -> Events:
    style = "plays" if "strategies" in setup.modules else None
    return [json.loads(line) for line in played(setup, seed, style).all_lines()]


@pytest.mark.parametrize("wrong", WRONGS, ids=lambda wrong: wrong.__name__)
def test_the_referee_objects_from_the_rules_alone_when(wrong):
    setup, true, events = wrong_game(wrong)

    Referee(table_of(setup), true, compare=False).run()

    with pytest.raises(Objection, match="event "):
        Referee(table_of(setup), events, compare=False).run()


@pytest.mark.parametrize("path", ["cash.0", "market.epic", "split.1", "discard", "deck", "piles.0", "bids.1", "off.0"])
def test_the_referee_objects_when_a_client_would_be_told_something_else(path):
    setup = BASE["3 players, standard board"]
    events = copy.deepcopy(true_game(setup, 3))
    event = next(event for event in reversed(events) if path in event["set"])
    value = event["set"][path]
    event["set"][path] = value + 1 if isinstance(value, int) else {"epic": 99}

    with pytest.raises(Objection, match=f"event {event['n']}, {path}"):
        Referee(table_of(setup), events).run()


@pytest.mark.parametrize("path", ["bonds.0", "commerce.1", "commerce_deck", "rolled", "heir"])
def test_the_referee_objects_when_a_client_would_be_told_something_else_of_a_module(path):
    setup = MODULE_SETUPS[1]
    events = copy.deepcopy(true_game(setup, 3))
    event = next(event for event in reversed(events) if path in event["set"])
    value = event["set"][path]
    event["set"][path] = value + 1 if isinstance(value, int) else 3 if value is None else {"epic": 99}

    with pytest.raises(Objection, match=f"event {event['n']}, {path}"):
        Referee(table_of(setup), events).run()


@pytest.mark.parametrize(
    "path", ["investors.0", "strategies.1", "tally.2", "offers", "strategy_deck", "tucks", "bets", "commerce_out"]
)
def test_the_referee_objects_when_a_client_would_be_told_something_else_of_a_card(path):
    for seed in range(40):
        setup = CARD_SETUPS[seed % 3]
        events = copy.deepcopy(true_game(setup, seed))
        event = next((event for event in reversed(events) if path in event["set"]), None)
        if event is not None:
            break
    assert event is not None
    event["set"][path] = {"epic": 99}

    with pytest.raises(Objection, match=f"event {event['n']}, {path}"):
        Referee(table_of(setup), events).run()


def test_the_events_of_a_game_begin_at_one_and_leave_out_none():
    game = played(BASE["2 players, standard board"], 5)

    numbers = [json.loads(line)["n"] for line in game.all_lines()]

    assert numbers == list(range(1, game.event_count + 1))
    assert isinstance(game, Game)
