# cython: boundscheck=True, wraparound=True
"""Investors and strategies in positions and views, read."""

# c: def

from typing import Any

from stockpile.engine import ids
from stockpile.engine.formats.position.reader import Reader
from stockpile.engine.formats.position.shaped_read import read_cell, read_plain, word_of
from stockpile.engine.rules import investors
from stockpile.engine.setup import roster
from stockpile.engine.state import State


def read_cards(reader: Reader, is_view: bool) -> None:
    """Fills in what investors and strategies have put on the table; what is not said is what the setup gives."""
    modules = reader.setup.modules
    if "investors" in modules:
        _read_investors(reader)
    if "strategies" in modules:
        _read_strategies(reader, is_view)
        _read_deck(reader, is_view)
    read_plain(reader)
    for seat, fresh in enumerate(reader.sheet["fresh"] if "tally" in reader.data else ()):
        for fee, n in enumerate(fresh):
            reader.whole(f"tally.{seat}.fresh", n, 0, reader.sheet["fees"][seat][fee])


def _rows(reader: Reader, key: str) -> list[Any]:
    """What is said of seats: of the first ones, or of nobody."""
    rows = reader.data.get(key)
    return [] if rows is None else reader.items(key, rows, reader.players)


def _read_investors(reader: Reader) -> None:
    """Investors in play and being chosen, and in a position those that are still to be dealt."""
    sheet, is_setup = reader.sheet, reader.sheet["stage"] == ids.SETUP
    said = _rows(reader, "investors")
    for seat in range(reader.players):
        fixed = [] if is_setup else list(reader.setup.investors.get(seat, ()))
        read_cell(reader, "investors", said[seat] if seat < len(said) else {"shown": fixed}, seat)
    seen = [kind for row in sheet["investor"] for kind in row if kind]
    if len(set(seen)) != len(seen):
        raise ValueError("investors: one of them is there twice (INV-1)")
    if not is_setup:
        return
    place = 0
    if sheet["step"] == ids.INVESTOR_HANDS:  # cards that were dealt, not given, have left their places
        place = sum(n for seat, n in enumerate(sheet["dealt_n"]) if seat not in reader.setup.investors)
    for i, key in enumerate(reader.items("investor_deck", reader.data.get("investor_deck", []), ids.INVESTORS)):
        sheet["investor_deck"][place + i] = word_of(reader, "investor_deck", key, "investor") + 1


def _read_strategies(reader: Reader, is_view: bool) -> None:
    """Strategies of each seat. Those redrawn from the discards of others a view may name, in a position they follow."""
    sheet = reader.sheet
    said = _rows(reader, "strategies")
    for seat in range(reader.players):
        fixed = {} if sheet["stage"] == ids.SETUP else {"hand": list(reader.setup.strategies.get(seat, ()))}
        read_cell(reader, "strategies", said[seat] if seat < len(said) else fixed, seat)
    for number in range(ids.STRATEGIES):
        held, played = sheet["strategy_at"][number], sheet["strategy_played"][number]
        key = roster.key_of(ids.INVESTORS + number)
        if held and played:  # a discard may have been drawn again
            raise ValueError(f"strategies.{held - 1}.hand: {key} is there twice (STR-1)")
        if sheet["redrawn"][number] and sheet["redrawn"][number] not in (held, played):
            seat = sheet["redrawn"][number] - 1
            raise ValueError(f"strategies.{seat}.redrawn: {key} is neither in hand nor played (STR-1)")
        if not is_view:
            sheet["redrawn"][number] = (held or played) if sheet["dropped_by"][number] else 0


def _read_deck(reader: Reader, is_view: bool) -> None:
    """The strategy deck, and how a draw would go on from the discards."""
    sheet = reader.sheet
    sheet["strategy_size"] = len(reader.setup.lineup.strategies)
    deck = reader.mapping("strategy_deck", reader.data.get("strategy_deck", {}))
    if is_view:
        read_cell(reader, "strategy_deck", {"left": 0, "recycled": 0, **deck})
        return
    cards = reader.items("strategy_deck.cards", deck.get("cards", []), sheet["strategy_size"])
    sheet["strategy_drawn"] = sheet["strategy_size"] - len(cards)
    for i, key in enumerate(cards):
        number = word_of(reader, "strategy_deck.cards", key, "strategy") - ids.INVESTORS
        sheet["strategy_deck"][sheet["strategy_drawn"] + i] = number + 1
    for i, rank in enumerate(reader.items("strategy_deck.order", deck.get("order", []), ids.STRATEGIES)):
        sheet["strategy_rank"][i] = reader.whole("strategy_deck.order", rank, 0, ids.STRATEGIES)
    sheet["recycled"] = reader.whole("strategy_deck.recycled", deck.get("recycled", 0), 0, ids.STRATEGIES)


def check_unseen(reader: Reader, me: int) -> None:
    """The cards that a view does not show must fill the places it does not show."""
    if not reader.setup.modules:
        return
    sheet, lineup = reader.sheet, reader.setup.lineup
    if not lineup.investors_each and not lineup.strategies:
        return
    others = [seat for seat in range(reader.players) if seat != me]
    seen = {kind - 1 for row in (*sheet["investor"], *sheet["dealt"], sheet["offer"]) for kind in row if kind}
    dealt = sum(sheet["dealt_n"][seat] for seat in others if seat not in reader.setup.investors)
    if dealt > len(set(lineup.investors) - seen):
        raise ValueError(f"investors: {dealt} are dealt, but fewer are not seen (INV-1)")
    if lineup.strategies:
        _check_unseen_strategies(reader, me, others)


def _check_unseen_strategies(reader: Reader, me: int, others: list[int]) -> None:
    sheet, lineup = reader.sheet, reader.setup.lineup
    if me < ids.SEATS and sheet["strategy_at"].count(me + 1) != sheet["strategy_n"][me]:
        raise ValueError(f"strategies.{me}: one's own cards are all known (STR-3)")
    rows = (sheet["strategy_at"], sheet["strategy_played"], sheet["dropped_by"])
    unseen = sum(1 for number in lineup.strategies if not any(row[number] for row in rows))
    given = sum(1 for row in lineup.fixed_strategies for number in row if sheet["strategy_at"][number] - 1 in others)
    places = sheet["strategy_size"] - sheet["strategy_drawn"] - given
    places += sum(sheet["strategy_n"][seat] + sheet["dropped_n"][seat] for seat in others)
    if unseen > places or (unseen != places and not sheet["recycled"]):
        raise ValueError(f"strategies: {unseen} cards are not seen, but there are {places} places for them (STR-1)")


def fold(g: State) -> None:
    """What follows from the investors that are in play."""
    if not g.box.investors:
        return
    sheet = g.sheet()
    for seat in range(g.box.players):
        if sheet["investor"][seat][0] or sheet["stage"] != ids.SETUP:  # it has its investors: its bids are settled
            investors.fold_bids(g, seat)
