# cython: boundscheck=True, wraparound=True
"""What lies on the table in which phase: hands, piles, action cards, fees, pairs, dice, commerce cards."""

# c: cpdef

from stockpile.engine import ids
from stockpile.engine.formats.position.reader import Reader
from stockpile.engine.names import CARDS, FORECASTS
from stockpile.engine.setup.box import pair_owner


def check_table(reader: Reader) -> None:
    """All of them."""
    check_open_table(reader)
    check_action_cards(reader)
    check_pairs(reader)
    check_coming(reader)
    check_dice(reader)


def check_open_table(reader: Reader) -> None:
    """Those of which everybody sees enough to tell that they are right: a view is held to them too."""
    check_hands(reader)
    check_piles(reader)
    check_laid(reader)
    check_commerce_hands(reader)
    check_shown(reader)
    check_heir(reader)
    check_winners(reader)


def check_hands(reader: Reader) -> None:
    """Cards are in hand only while they are dealt and placed, and who has placed has none (SUP-2, SUP-3)."""
    sheet, each = reader.sheet, reader.table.up + reader.table.down
    if not any(sheet["hand_n"]) and not reader.is_in(ids.SUPPLY):
        return
    for seat in range(reader.players):
        held = sheet["hand_n"][seat]
        if held and (not reader.is_in(ids.SUPPLY) or sheet["step"] == ids.OPEN):
            raise ValueError(f"hands.{seat}: {held} cards in {reader.phase} (SUP-2)")
        if held > each:
            raise ValueError(f"hands.{seat}: {held} cards, {each} are dealt (SUP-2)")
        if held and sheet["step"] == ids.PLACE and reader.place(seat) < sheet["turn"]:
            raise ValueError(f"hands.{seat}: the seat has placed its cards (SUP-3)")
        dealt = min(max(sheet["count"] - reader.place(seat) * each, 0), each)
        if reader.is_in(ids.SUPPLY) and sheet["step"] == ids.DEAL and held != dealt:
            raise ValueError(f"hands.{seat}: {held} cards, but {dealt} were dealt (SUP-2)")


def check_rolled(reader: Reader) -> None:
    """The dice of a round lie on the table until all its pairs are shown: they name the forecasts (DIC-1)."""
    is_rolled = reader.is_after("dice") and not reader.is_after("movement")
    if "dice" in reader.setup.modules and is_rolled and not any(reader.sheet["rolled"]):
        raise ValueError(f"rolled: the dice were rolled before {reader.phase} (DIC-1)")


def check_piles(reader: Reader) -> None:
    """Cards lie in piles from Supply until they are taken up (DEM-6); no more than were opened and placed."""
    if any(reader.sheet["pile_n"]):
        check_place_of_piles(reader)
    elif not reader.is_in(ids.SUPPLY):
        return
    check_size_of_piles(reader)


def check_place_of_piles(reader: Reader) -> None:
    """None lies there before Supply, nor after its pile was paid for."""
    sheet = reader.sheet
    is_laid = reader.is_from(ids.SUPPLY, ids.PAYING)
    if is_laid and not reader.is_in(ids.PAYING):
        return
    for pile, n in enumerate(sheet["pile_n"][: reader.piles]):
        if n and not is_laid:
            raise ValueError(f"piles.{pile}: {n} cards in {reader.phase} (DEM-6)")
        if n and not sheet["bid_space"][pile]:
            raise ValueError(f"piles.{pile}: nobody has bid for it, or it is taken up (DEM-6)")


def check_size_of_piles(reader: Reader) -> None:
    """No more than were opened and placed (SUP-1, SUP-3)."""
    sheet, stage = reader.sheet, reader.sheet["stage"]
    market = len([kind for pile in range(reader.piles) for kind in _cards(reader, pile) if kind < ids.MARKET])
    deals = sheet["deal"] + (sheet["step"] == ids.PLACE) if stage == ids.SUPPLY else reader.table.deals
    most = reader.piles + deals * reader.players * (reader.table.up + reader.table.down)
    if stage == ids.SUPPLY and sheet["step"] == ids.OPEN:
        opened = [int(pile < sheet["count"]) for pile in range(reader.piles)]
        if sheet["pile_n"][: reader.piles] != opened:
            raise ValueError(f"piles: {sheet['count']} of them are open (SUP-1)")
    if market + sum(sheet["hand_n"]) * (sheet["step"] == ids.PLACE) > most:
        raise ValueError(f"piles: {market} market cards, {most} were dealt this round (SUP-3)")


# c: def
def _cards(reader: Reader, pile: int) -> list[int]:
    cards: list[int] = reader.sheet["pile_card"][pile][: reader.sheet["pile_n"][pile]]
    return cards


# c: def
def check_laid(reader: Reader) -> None:
    """Commerce cards and the First Player Card are laid after Supply (COM-3, FPC-2)."""
    sheet = reader.sheet
    cards = [kind for pile in range(reader.piles) for kind in _cards(reader, pile) if kind >= ids.GOLD]
    if not cards:
        return
    if any(ids.GOLD <= kind <= ids.TAX for kind in cards) and not reader.is_from(ids.COMMERCE_STAGE, ids.PAYING):
        raise ValueError(f"piles: a commerce card in {reader.phase} (COM-3)")
    check_first_card(reader, cards.count(ids.FIRST_CARD))
    for pile in range(reader.piles):
        for slot, kind in enumerate(_cards(reader, pile)):
            if kind >= ids.GOLD and not sheet["pile_up"][pile][slot]:
                raise ValueError(f"piles.{pile}: {CARDS[kind]} lies face-up (COM-3)")


def check_first_card(reader: Reader, first: int) -> None:
    """There is one First Player Card, and only with its module; it lies on a pile until it is taken up (FPC-2)."""
    sheet = reader.sheet
    if first > ("first-player-card" in reader.setup.modules):
        raise ValueError(f"piles: {first} First Player Cards (FPC-1)")
    is_laid = reader.is_from(ids.FIRST_CARD_STAGE, ids.PAYING) and sheet["round"] < reader.table.rounds
    if first and (not is_laid or sheet["heir"] or (reader.is_in(ids.FIRST_CARD_STAGE) and not sheet["turn"])):
        raise ValueError(f"piles: the First Player Card in {reader.phase} (FPC-2)")


def check_commerce_hands(reader: Reader) -> None:
    """Commerce cards are drawn when all market cards are placed, and laid on different piles (COM-2, COM-3)."""
    sheet, each = reader.sheet, reader.box.commerce_each
    if "commerce_n" not in sheet or (each <= 0 and not any(sheet["commerce_n"])):
        return
    for seat in range(reader.players):
        held, where = sheet["commerce_n"][seat], f"commerce.{seat}.hand"
        if held and not _has_drawn_commerce(reader, seat):
            raise ValueError(f"{where}: {held} cards in {reader.phase} (COM-2)")
        laid = [
            pile
            for pile in range(reader.piles)
            for slot, kind in enumerate(_cards(reader, pile))
            if ids.GOLD <= kind <= ids.TAX and sheet["pile_placer"][pile][slot] == seat + 1
        ]
        if held + len(laid) > max(each, 0):
            raise ValueError(f"{where}: {held} cards and {len(laid)} laid, {each} are drawn (COM-3)")
        if reader.is_in(ids.COMMERCE_STAGE) and len(set(laid)) < len(laid):
            raise ValueError(f"piles: seat {seat} has laid two commerce cards on one pile (COM-3)")


def _has_drawn_commerce(reader: Reader, seat: int) -> bool:
    """Whether the seat is between drawing its commerce cards and laying them."""
    sheet, place = reader.sheet, reader.place(seat)
    if reader.is_in(ids.COMMERCE_STAGE):
        return bool(place >= sheet["turn"])
    is_last_deal = reader.is_in(ids.SUPPLY) and sheet["step"] == ids.PLACE and sheet["deal"] + 1 == reader.table.deals
    return bool(is_last_deal and place <= sheet["turn"] and not sheet["hand_n"][seat])


def check_action_cards(reader: Reader) -> None:
    """Boom and Bust are in a half from the taking up of the piles to the owner's turn in Action (ACT-1)."""
    sheet = reader.sheet
    for seat in range(reader.players):
        held = sum(sheet["regular"][seat][ids.HELD_BOOM :])
        place = reader.place(seat)
        is_paid = reader.is_in(ids.PAYING) and place < sheet["turn"]
        is_due = reader.is_in(ids.END_OF_DEMAND) or (reader.is_in(ids.ACTION) and place >= sheet["turn"])
        if held and not is_paid and not is_due:
            raise ValueError(f"regular.{seat}: a Boom or Bust that is not yet bought, or was to be played (ACT-1)")


def check_pairs(reader: Reader) -> None:
    """Pairs are dealt in Information and cleared away at the end of the round (INF-1, RND-5)."""
    sheet, size = reader.sheet, len(reader.table.companies)
    named = [bool(sheet[f"pair_{key}"][i]) for key in ("company", "forecast") for i in range(size)]
    if reader.is_in(ids.ROUND_END):
        if any(named) and not (all(named) and all(sheet["pair_up"][:size])):
            raise ValueError("pairs: at the end of a round all are open (MOV-1)")
    elif not reader.is_from(ids.SUPPLY, ids.MOVEMENT):
        check_few_pairs(reader)
    for pair in range(size):
        check_owner(reader, pair)


def check_owner(reader: Reader, pair: int) -> None:
    """A dealt pair is known to its owner, or to all (INF-1, INF-2)."""
    sheet, owner = reader.sheet, pair_owner(reader.box, pair)
    is_dealt = sheet["pair_company"][pair] and sheet["pair_forecast"][pair]
    if is_dealt and 0 <= owner < ids.PUBLIC and not sheet["pair_known"][pair] >> owner & 1:
        raise ValueError(f"pairs.{pair}.known: seat {owner} knows its own (INF-1)")
    if is_dealt and owner == ids.PUBLIC and not sheet["pair_up"][pair]:
        raise ValueError(f"pairs.{pair}.up: it is open to all (INF-2)")


def check_shown(reader: Reader) -> None:
    """The pairs that Movement has come to are open (MOV-1)."""
    sheet = reader.sheet
    for place in range(sheet["count"] if reader.is_in(ids.MOVEMENT) else 0):
        own = reader.players * reader.table.pairs
        seat = (sheet["first"] + place // max(reader.table.pairs, 1)) % reader.players
        pair = place if place >= own else seat * reader.table.pairs + place % reader.table.pairs
        if not sheet["pair_up"][pair]:
            raise ValueError(f"pairs.{pair}.up: it has been shown (MOV-1)")


def check_few_pairs(reader: Reader) -> None:
    """Before and during Information a pair has no more than was dealt or taken; after the round nothing."""
    sheet = reader.sheet
    dealt = sheet["count"] if reader.is_in(ids.INFORMATION) else 0
    for pair in range(len(reader.table.companies)):
        seat = pair // reader.table.pairs if reader.table.pairs else reader.players
        took = sheet["took"][seat] if seat < reader.players and pair % reader.table.pairs == 0 else 0
        for i, key in enumerate(("company", "forecast")):
            is_there = 2 * pair + i < dealt or took == i + 1
            if bool(sheet[f"pair_{key}"][pair]) != is_there:
                what = "is missing" if is_there else f"is there in {reader.phase}"
                raise ValueError(f"pairs.{pair}.{key}: it {what} (INF-1)")
            coming = sheet[f"coming_{key}"][sheet["round"]][pair]
            if is_there and sheet[f"pair_{key}"][pair] != coming and reader.is_from(ids.DICE, ids.INFORMATION):
                raise ValueError(f"pairs.{pair}.{key}: another card is dealt there, see coming (INF-1)")


def check_coming(reader: Reader) -> None:
    """Cards of a round that are dealt are no longer to come."""
    number, is_dealt = reader.sheet["round"], reader.is_after("information")
    for key, row in reader.mapping("coming", reader.data.get("coming", {})).items():
        is_past = int(key) < number or (int(key) == number and is_dealt)
        if is_past and any(reader.mapping(f"coming.{key}", row).values()):
            raise ValueError(f"coming.{key}: the cards of that round are dealt (INF-1)")


# c: def
def check_dice(reader: Reader) -> None:
    """Dice lie on the table from their roll to the end of the round, and name its forecast cards (DIC-1)."""
    sheet, size = reader.sheet, len(reader.table.companies)
    rolled = [kind for kind in sheet["rolled"][:size] if kind]
    if reader.is_in(ids.DICE) and len(rolled) != sheet["count"]:
        raise ValueError(f"rolled: {len(rolled)} dice, {sheet['count']} were rolled (DIC-1)")
    if rolled and not reader.is_from(ids.DICE, ids.ROUND_END):
        raise ValueError(f"rolled: dice in {reader.phase} (DIC-1)")
    if reader.is_in(ids.BEFORE_INFORMATION, ids.INFORMATION) and "dice" in reader.setup.modules:
        coming = sheet["coming_forecast"][sheet["round"]][:size]
        if sorted(rolled) != sorted(coming):
            names = ", ".join(FORECASTS[kind] for kind in rolled)
            raise ValueError(f"coming.{sheet['round']}.forecasts: the dice show {names} (DIC-1)")


def check_heir(reader: Reader) -> None:
    """The First Player Card is given on when its pile is taken up, never in the last round (FPC-2)."""
    if (
        "heir" in reader.sheet
        and reader.sheet["heir"]
        and not (reader.is_from(ids.PAYING, ids.ROUND_END) and reader.sheet["round"] < reader.table.rounds)
    ):
        raise ValueError(f"heir: nobody is given the First Player Card in {reader.phase} (FPC-2)")


def check_winners(reader: Reader) -> None:
    """There is a reckoning when the game is over (END-1)."""
    sheet = reader.sheet
    # What nobody has given is not looked at: a sheet would make room for it.
    is_reckoned = ("winners" in sheet and sheet["winners"]) or ("score" in sheet and any(map(any, sheet["score"])))
    if is_reckoned and not reader.is_in(ids.OVER):
        raise ValueError("scores: the game is not over (END-1)")
    if is_reckoned and sheet["winners"] >> reader.players:
        raise ValueError("winners: nobody sits there")
    if reader.is_in(ids.OVER) and (sheet["ask"] or sheet["depth"]):
        raise ValueError("question: the game is over (END-1)")
