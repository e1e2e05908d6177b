"""Investors and strategies of a position: those that the setup has, where they may be, and what they have done."""

from stockpile.engine import ids
from stockpile.engine.formats.position.reader import Reader
from stockpile.engine.names import COMPANIES
from stockpile.engine.rules import card
from stockpile.engine.setup.boxes import box_of
from stockpile.engine.setup.modules import STAGES as ORDER
from stockpile.engine.setup.roster import key_of


def check_cards(reader: Reader) -> None:
    """All of it."""
    if "investors" in reader.setup.modules:
        check_investors(reader)
        check_opening(reader)
    if "strategies" in reader.setup.modules:
        check_strategies(reader)
        check_tucks(reader)
        check_marks(reader)
    for seat in range(reader.players):
        check_used(reader, seat)
        check_tally(reader, seat)


def check_investors(reader: Reader) -> None:
    """Investors are those of the box, each once; after the choice nobody is dealt any (INV-1)."""
    sheet, cards = reader.sheet, reader.setup.lineup
    box = {*cards.investors, *(number for row in cards.fixed_investors for number in row)}
    rows = [("investors", kind) for row in (*sheet["investor"], *sheet["dealt"]) for kind in row if kind]
    rows += [("offers", kind) for kind in sheet["offer"] if kind]
    rows += [("investor_deck", kind) for kind in sheet["investor_deck"] if kind]
    for where, kind in rows:
        if kind - 1 not in box:
            raise ValueError(f"{where}: {key_of(kind - 1)} is not in this box (INV-1)")
    kinds = [kind for _, kind in rows]
    if len(set(kinds)) != len(kinds):
        raise ValueError("investors: one of them is there twice (INV-1)")
    for seat in range(reader.players):
        check_own_investors(reader, seat)
    if not reader.is_in(ids.SETUP) and any(sheet["offer"]):
        raise ValueError("offers: the investors are auctioned by now (IBV-3)")


def check_own_investors(reader: Reader, seat: int) -> None:
    """A seat shows no more than it may have, and those that the setup gives it (INV-1)."""
    sheet, cards = reader.sheet, reader.setup.lineup
    shown = [kind - 1 for kind in sheet["investor"][seat] if kind]
    if len(shown) > cards.investors_each:
        raise ValueError(f"investors.{seat}.shown: {len(shown)}, the most is {cards.investors_each} (INV-1)")
    given = cards.fixed_investors[seat]
    if given and shown and set(shown) != set(given) and "investor-bidding" not in reader.setup.modules:
        raise ValueError(f"investors.{seat}.shown: the setup gives others to the seat")
    if not reader.is_in(ids.SETUP) and (sheet["dealt_n"][seat] or sheet["chosen"][seat]):
        raise ValueError(f"investors.{seat}.dealt: they are chosen and shown by now (INV-1)")


def check_opening(reader: Reader) -> None:
    """Opening cards are in somebody's hand only while the piles are opened."""
    sheet = reader.sheet
    if sheet["opener"] and not (reader.is_in(ids.SUPPLY) and sheet["step"] == ids.OPEN and not sheet["count"]):
        raise ValueError(f"opening: nobody draws opening cards in {reader.phase} (SUP-1)")
    if sheet["opening_n"] and not sheet["opener"]:
        raise ValueError("opening: a seat is needed")
    if sheet["opener"] and ids.UNKNOWN in sheet["opening"][: sheet["opening_n"]]:
        raise ValueError("opening.cards: every card of a position must be named")


def check_strategies(reader: Reader) -> None:
    """Strategies are those of the box, each in one place; discards may have been drawn again (STR-1)."""
    sheet, cards, box = reader.sheet, reader.setup.lineup, box_of(reader.setup)
    known = {*cards.strategies, *(number for row in cards.fixed_strategies for number in row)}
    again = sum(check_place(reader, number, number in known) for number in range(ids.STRATEGIES))
    if again != sheet["recycled"]:
        raise ValueError(f"strategy_deck.recycled: {again} discards were drawn again")
    for seat in range(reader.players):
        if sheet["dropped_n"][seat] > box.drops * (not box.fixed_hands >> seat & 1):
            raise ValueError(f"strategies.{seat}.dropped: more than are discarded (STR-1)")
    if not reader.is_in(ids.SETUP) and any(sheet["strategy_rank"]):
        raise ValueError("strategy_deck.order: no more cards are drawn (STR-1)")


def check_place(reader: Reader, number: int, is_known: bool) -> bool:
    """A strategy is in one place, if it is in the box; whether it was drawn again from the discards (STR-1)."""
    sheet, key = reader.sheet, key_of(ids.INVESTORS + number)
    holder = sheet["strategy_at"][number] or sheet["strategy_played"][number]
    dropper = sheet["dropped_by"][number]
    in_deck = sheet["strategy_deck"].count(number + 1)
    if (holder or dropper or in_deck) and not is_known:
        raise ValueError(f"strategies: {key} is not in this box (STR-1)")
    if in_deck + bool(holder or dropper) > 1:
        raise ValueError(f"strategy_deck: {key} is there twice (STR-1)")
    if holder and dropper and holder == dropper:
        raise ValueError(f"strategies.{holder - 1}: {key} was discarded (STR-1)")
    return bool(holder and dropper)


def check_tucks(reader: Reader) -> None:
    """Tucked cards and bets were played, by whom they belong to, and wait for Movement (STR-5, STR-6)."""
    sheet = reader.sheet
    tucks, bets = sheet["tuck_card"][: sheet["tuck_n"]], sheet["bet_card"][: sheet["bet_n"]]
    if (tucks or bets) and not reader.is_from(ids.ACTION, ids.ROUND_END):
        raise ValueError(f"{'tucks' if tucks else 'bets'}: none in {reader.phase} (STR-5)")
    for where, numbers in (("tucks", tucks), ("bets", bets)):
        for i, number in enumerate(numbers):
            player = sheet["strategy_played"][number - ids.INVESTORS]
            if not player or (tucks + bets).count(number) > 1:
                raise ValueError(f"{where}: {key_of(number)} was not played, or is there twice (STR-5)")
            if where == "bets" and sheet["bet_seat"][i] != player - 1:
                raise ValueError(f"bets.seat: {key_of(number)} was played by seat {player - 1} (STR-6)")
    for i in range(sheet["bet_n"]):
        if COMPANIES[sheet["bet_stock"][i]] not in reader.table.companies:
            raise ValueError("bets.company: it is not in play")


def check_marks(reader: Reader) -> None:
    """Lock-up ends with Action, Poison Pill with the round (STR-7)."""
    sheet, in_play = reader.sheet, box_of(reader.setup).in_play
    for key, last in (("locked", ids.ACTION), ("protected", ids.ROUND_END)):
        if sheet[key] and not reader.is_from(ids.ACTION, last):
            raise ValueError(f"{key}: none in {reader.phase} (STR-7)")
        if sheet[key] & ~in_play:
            raise ValueError(f"{key}: a company is not in play")
    held = any(sum(row[ids.HELD_BOOM :]) for row in sheet["regular"])
    if sheet["locked"] == in_play and held:
        raise ValueError("locked: no stock is left that a Boom or Bust could move (ACT-1)")


def check_used(reader: Reader, seat: int) -> None:
    """A power is used once a round, in its phase or after it; plays are strategies that were played (INV-3, STR-2)."""
    sheet = reader.sheet
    for slot, kind in enumerate(sheet["investor"][seat]):
        if not sheet["used"][seat] >> slot & 1:
            continue
        stage = card.stage_of(kind - 1)
        if not stage or ORDER.index(stage) > ORDER.index(sheet["stage"]) or reader.is_in(ids.GAME_END, ids.OVER):
            raise ValueError(f"tally.{seat}.used: {key_of(kind - 1)} acts at another time (INV-3)")
    played = sum(1 for player in sheet["strategy_played"] if player == seat + 1)
    if sheet["plays"][seat] > (played if reader.is_from(ids.ACTION, ids.ROUND_END) else 0):
        raise ValueError(f"tally.{seat}.plays: {played} strategies were played (STR-2)")
    if sheet["took"][seat] and not reader.is_from(ids.BEFORE_INFORMATION, ids.ROUND_END):
        raise ValueError(f"tally.{seat}.took: nothing is taken in {reader.phase} (INV-3)")
    if sheet["took"][seat] and not (sheet["used"][seat] and reader.table.pairs):
        raise ValueError(f"tally.{seat}.took: no investor of the seat has taken anything (INV-3)")


def check_tally(reader: Reader, seat: int) -> None:
    """What strategies ask of the round: fees that were picked up, and where the meeples ended."""
    sheet, where = reader.sheet, f"tally.{seat}"
    values = reader.table.fee_values
    cards, money = sheet["fee_cards"][seat], sheet["fee_money"][seat]
    is_counted = "strategies" in reader.setup.modules and reader.is_from(ids.PAYING, ids.ROUND_END)
    if cards and not is_counted:
        raise ValueError(f"{where}.fee_cards: none are counted in {reader.phase}")
    if not cards * min(values) <= money <= cards * max(values):
        raise ValueError(f"{where}.fee_money: {money} is not the money of {cards} fees")
    if sum(sheet["fresh"][seat]) > cards:
        raise ValueError(f"{where}.fresh: more are held than were picked up")
    held = sum(n * value for n, value in zip(sheet["fresh"][seat], values, strict=True))
    if sheet["rebate"][seat] + held > money:
        raise ValueError(f"{where}.rebate: {sheet['rebate'][seat]} of {money} cannot be paid by now")
    low, high = sheet["lowest"][seat], sheet["highest"][seat]
    if (high and not is_counted) or bool(low) != bool(high) or low > high or high > len(reader.table.bids):
        raise ValueError(f"{where}.highest: no meeples ended there")
