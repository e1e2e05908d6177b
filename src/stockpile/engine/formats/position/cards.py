"""Investors and strategies in positions and views, read."""

from typing import Any

from stockpile.engine import ids
from stockpile.engine.formats.position.reader import Reader
from stockpile.engine.names import CARDS, COMPANIES, INFORMATION, MARKET
from stockpile.engine.rules import investors
from stockpile.engine.setup import roster
from stockpile.engine.state import State

KEYS = {
    "investors": "investors",
    "investor_deck": "investors",
    "offers": "investor-bidding",
    "opening": "investors",
    "strategies": "strategies",
    "strategy_deck": "strategies",
    "tucks": "strategies",
    "bets": "strategies",
    "locked": "strategies",
    "protected": "strategies",
    "tally": "investors or strategies",
    "memos": "content",
    "commerce_out": "strategies",
}


def read_cards(reader: Reader, is_view: bool) -> None:
    """Fills in what investors and strategies have put on the table; what is not said is what the setup gives."""
    modules = reader.setup.modules
    for key, module in KEYS.items():
        needed = module.split(" or ")
        if key in reader.data and not (reader.setup.content if module == "content" else set(needed) & set(modules)):
            raise ValueError(f"{key}: the module {module} is not in the setup")
    if "investors" in modules:
        _read_investors(reader)
        _read_opening(reader)
    if "investor-bidding" in modules:
        _read_offers(reader)
    if "strategies" in modules:
        _read_strategies(reader)
        _read_redrawn(reader, is_view)
        _read_deck(reader, is_view)
        _read_tucks(reader)
        _read_marks(reader)
    _read_tally(reader)
    _read_memos(reader)


def _number(reader: Reader, where: str, key: object, is_strategy: bool) -> int:
    number = roster.number_of(key) if isinstance(key, str) else -1
    if number < 0 or (number >= ids.INVESTORS) != is_strategy:
        raise ValueError(f"{where}: there is no {'strategy' if is_strategy else 'investor'} {key!r:.40}")
    return number


def _read_investors(reader: Reader) -> None:
    given = reader.data.get("investors")
    for seat in range(reader.players):
        where = f"investors.{seat}"
        fixed = list(reader.setup.investors.get(seat, ())) if reader.sheet["stage"] != ids.SETUP else []
        rows = reader.rows("investors", {"shown": fixed}) if given is not None else [{"shown": fixed}] * reader.players
        row = reader.mapping(where, rows[seat])
        for slot, key in enumerate(reader.items(f"{where}.shown", row.get("shown", []), ids.OWNED)):
            reader.sheet["investor"][seat][slot] = _number(reader, where, key, False) + 1
        dealt = reader.items(f"{where}.dealt", row.get("dealt", []), ids.OFFERED)
        for i, key in enumerate(dealt):
            reader.sheet["dealt"][seat][i] = 0 if key == "?" else _number(reader, where, key, False) + 1
        reader.sheet["dealt_n"][seat] = len(dealt)
        chosen = reader.items(f"{where}.chosen", row.get("chosen", []), ids.OWNED)
        for i in chosen:
            if i != "?":
                reader.sheet["chosen"][seat] |= 1 << reader.whole(f"{where}.chosen", i, 0, max(len(dealt) - 1, 0))
        reader.sheet["chosen_n"][seat] = len(chosen)
    seen = [kind for row in reader.sheet["investor"] for kind in row if kind]
    if len(set(seen)) != len(seen):
        raise ValueError("investors: one of them is there twice (INV-1)")
    if reader.sheet["stage"] == ids.SETUP:
        _read_investor_deck(reader)


def _read_investor_deck(reader: Reader) -> None:
    deck = reader.items("investor_deck", reader.data.get("investor_deck", []), ids.INVESTORS)
    place = 0
    if reader.sheet["step"] == ids.INVESTOR_HANDS:  # cards that were dealt, not given, have left their places
        place = sum(n for seat, n in enumerate(reader.sheet["dealt_n"]) if seat not in reader.setup.investors)
    for i, key in enumerate(deck):
        reader.sheet["investor_deck"][place + i] = _number(reader, "investor_deck", key, False) + 1


def _read_opening(reader: Reader) -> None:
    opening = reader.data.get("opening")
    if opening is None:
        return
    reader.mapping("opening", opening)
    reader.sheet["opener"] = 1 + reader.whole("opening.seat", opening.get("seat"), 0, reader.players - 1)
    cards = reader.items("opening.cards", opening.get("cards", []), reader.piles)
    for i, key in enumerate(cards):
        reader.sheet["opening"][i] = reader.one_of("opening.cards", key, MARKET)
    reader.sheet["opening_n"] = len(cards)


def _read_offers(reader: Reader) -> None:
    for pile, key in enumerate(reader.items("offers", reader.data.get("offers", []), reader.piles)):
        reader.sheet["offer"][pile] = 0 if key is None else _number(reader, "offers", key, False) + 1


def _read_strategies(reader: Reader) -> None:
    sheet = reader.sheet
    given = reader.data.get("strategies")
    for seat in range(reader.players):
        where = f"strategies.{seat}"
        fixed = {"hand": list(reader.setup.strategies.get(seat, ()))} if sheet["stage"] != ids.SETUP else {}
        row = reader.mapping(where, reader.rows("strategies", fixed)[seat] if given is not None else fixed)
        for part, field, size in (
            ("hand", "strategy_at", "strategy_n"),
            ("dropped", "dropped_by", "dropped_n"),
            ("played", "strategy_played", ""),
        ):
            cards = reader.items(f"{where}.{part}", row.get(part, []), ids.STRATEGIES)
            for key in cards:
                if key == "?":
                    continue
                number = _number(reader, f"{where}.{part}", key, True) - ids.INVESTORS
                twice = sheet["strategy_played"][number] or sheet["strategy_at"][number]
                if sheet["dropped_by"][number] if part == "dropped" else twice:  # a discard may have been drawn again
                    raise ValueError(f"{where}.{part}: {key} is there twice (STR-1)")
                sheet[field][number] = seat + 1
            if size:
                sheet[size][seat] = len(cards)


def _read_redrawn(reader: Reader, is_view: bool) -> None:
    """Cards that a seat has drawn from the discards of others: a view may name its own, in a position they follow."""
    sheet = reader.sheet
    for seat, row in enumerate(reader.data.get("strategies") or []):
        for key in reader.items(f"strategies.{seat}.redrawn", row.get("redrawn", []), ids.STRATEGIES):
            number = _number(reader, f"strategies.{seat}.redrawn", key, True) - ids.INVESTORS
            if seat + 1 not in (sheet["strategy_at"][number], sheet["strategy_played"][number]):
                raise ValueError(f"strategies.{seat}.redrawn: {key} is neither in hand nor played (STR-1)")
            sheet["redrawn"][number] = seat + 1
    for number, by in enumerate([] if is_view else sheet["dropped_by"]):
        sheet["redrawn"][number] = (sheet["strategy_at"][number] or sheet["strategy_played"][number]) if by else 0


def _read_deck(reader: Reader, is_view: bool) -> None:
    """The strategy deck, and how a draw would go on from the discards."""
    sheet = reader.sheet
    deck = reader.mapping("strategy_deck", reader.data.get("strategy_deck", {}))
    sheet["strategy_size"] = len(reader.setup.lineup.strategies)
    if is_view:
        left = reader.whole("strategy_deck.left", deck.get("left", 0), 0, sheet["strategy_size"])
    else:
        cards = reader.items("strategy_deck.cards", deck.get("cards", []), sheet["strategy_size"])
        left = len(cards)
        for i, key in enumerate(cards):
            number = _number(reader, "strategy_deck.cards", key, True) - ids.INVESTORS
            sheet["strategy_deck"][sheet["strategy_size"] - left + i] = number + 1
        order = reader.items("strategy_deck.order", deck.get("order", []), ids.STRATEGIES)
        for i, rank in enumerate(order):
            sheet["strategy_rank"][i] = reader.whole("strategy_deck.order", rank, 0, ids.STRATEGIES)
    sheet["strategy_drawn"] = sheet["strategy_size"] - left
    sheet["recycled"] = reader.whole("strategy_deck.recycled", deck.get("recycled", 0), 0, ids.STRATEGIES)


def _read_tucks(reader: Reader) -> None:
    sheet = reader.sheet
    tucks = reader.items("tucks", reader.data.get("tucks", []), ids.TUCKS)
    for i, row in enumerate(tucks):
        reader.mapping("tucks", row)
        sheet["tuck_card"][i] = _number(reader, "tucks.strategy", row.get("strategy"), True)
        sheet["tuck_pair"][i] = reader.whole("tucks.pair", row.get("pair"), 0, len(reader.setup.table.companies) - 1)
    sheet["tuck_n"] = len(tucks)
    bets = reader.items("bets", reader.data.get("bets", []), ids.BETS)
    for i, row in enumerate(bets):
        reader.mapping("bets", row)
        sheet["bet_card"][i] = _number(reader, "bets.strategy", row.get("strategy"), True)
        sheet["bet_seat"][i] = reader.whole("bets.seat", row.get("seat"), 0, reader.players - 1)
        sheet["bet_stock"][i] = reader.one_of("bets.company", row.get("company"), COMPANIES)
    sheet["bet_n"] = len(bets)


def _read_marks(reader: Reader) -> None:
    for key in ("locked", "protected"):
        for company in reader.items(key, reader.data.get(key, []), ids.STOCKS):
            reader.sheet[key] |= 1 << reader.one_of(key, company, COMPANIES)
    goods = CARDS[ids.GOLD : ids.FIRST_CARD]
    for name, n in reader.mapping("commerce_out", reader.data.get("commerce_out", {})).items():
        reader.sheet["commerce_out"][reader.one_of("commerce_out", name, goods)] = reader.whole("commerce_out", n, 0, 9)


def _read_tally(reader: Reader) -> None:
    sheet = reader.sheet
    for seat, row in enumerate(reader.rows("tally", {})):
        where = f"tally.{seat}"
        reader.mapping(where, row)
        for key in reader.items(f"{where}.used", row.get("used", []), ids.OWNED):
            number = _number(reader, f"{where}.used", key, False) + 1
            if number not in sheet["investor"][seat]:
                raise ValueError(f"{where}.used: seat {seat} does not have {key}")
            sheet["used"][seat] |= 1 << sheet["investor"][seat].index(number)
        for key, most in (("plays", 9), ("fee_cards", 40), ("fee_money", 4000), ("rebate", 4000)):
            sheet[key][seat] = reader.whole(f"{where}.{key}", row.get(key, 0), 0, most)
        for fee, n in enumerate(reader.items(f"{where}.fresh", row.get("fresh", []), ids.FEES)):
            sheet["fresh"][seat][fee] = reader.whole(f"{where}.fresh", n, 0, sheet["fees"][seat][fee])
        for key in ("highest", "lowest"):
            place = row.get(key)
            sheet[key][seat] = 0 if place is None else 1 + reader.whole(f"{where}.{key}", place, 0, ids.BIDS - 1)
        sheet["took"][seat] = reader.one_of(f"{where}.took", row.get("took", ""), INFORMATION)


def _read_memos(reader: Reader) -> None:
    """What cards from outside the box remember: card, seat, place and value."""
    for row in reader.items("memos", reader.data.get("memos", []), ids.PLUGINS * ids.SEATS * ids.MEMOS):
        given = reader.items("memos", row, 4)
        if len(given) != 4:
            raise ValueError("memos: card, seat, place and value are needed, four numbers")
        sizes = (ids.PLUGINS, ids.SEATS, ids.MEMOS)
        number, seat, i = (reader.whole("memos", n, 0, size - 1) for n, size in zip(given, sizes, strict=False))
        reader.sheet["memos"][number][seat][i] = reader.whole("memos", given[3], -32000, 32000)


def check_unseen(reader: Reader, me: int) -> None:
    """The cards that a view does not show must fill the places it does not show."""
    sheet, lineup = reader.sheet, reader.setup.lineup
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


def check_agenda(task: list[Any]) -> bool:
    """Whether a task of the agenda has the right numbers: four, and for a card also what was picked."""
    if task[0] != ids.TASK_CARD:
        return len(task) == 4
    picks = len(task) - 5
    return 0 <= picks <= ids.PICKS and isinstance(task[4], int) and task[4] >= picks


def fold(g: State) -> None:
    """What follows from the investors that are in play."""
    if not g.box.investors:
        return
    sheet = g.sheet()
    for seat in range(g.box.players):
        if sheet["investor"][seat][0] or sheet["stage"] != ids.SETUP:  # it has its investors: its bids are settled
            investors.fold_bids(g, seat)
