# cython: boundscheck=True, wraparound=True
"""The decks of a position: market, commerce, and the cards and dice of rounds to come."""

# c: def

from collections.abc import Mapping, Sequence
from typing import Any

from stockpile.engine import ids
from stockpile.engine.formats.position.reader import STAGE_OF, Reader, Sheet
from stockpile.engine.formats.position.shaped_read import read_cell, read_cells
from stockpile.engine.names import CARDS, COMPANIES, FORECASTS, MARKET
from stockpile.engine.rules import rng
from stockpile.engine.setup.box import face_of
from stockpile.engine.setup.boxes import box_of
from stockpile.engine.setup.table import commerce_copies_of


def read_deck(reader: Reader) -> None:
    """The deck from the top; cards that are nowhere else lie beneath, shuffled by `seed`."""
    sheet = reader.sheet
    read_cells(reader, "discard")
    named = reader.items("deck", reader.data.get("deck", []), ids.DECK)
    cards = [reader.one_of("deck", card, MARKET) for card in named]
    left = left_over(reader, cards)
    source = rng.Source(reader.whole("seed", reader.data.get("seed", 0), 0, (1 << 63) - 1))
    for i in range(len(left) - 1, 0, -1):
        j = source.draw(i + 1)
        left[i], left[j] = left[j], left[i]
    cards += left
    drawn = reader.whole("drawn", reader.data.get("drawn", 0), 0, ids.DECK - len(cards))
    sheet["deck_at"] = drawn
    sheet["deck_n"] = drawn + len(cards)
    sheet["deck"][drawn : drawn + len(cards)] = cards
    check_supply(reader, len(cards))


def named_cards(reader: Reader) -> list[int]:
    """The kinds of market cards in hands, on piles, and drawn to be laid there."""
    sheet = reader.sheet
    laid = [kind for p in range(reader.piles) for kind in sheet["pile_card"][p][: sheet["pile_n"][p]]]
    held = [kind for s in range(reader.players) for kind in sheet["hand"][s][: sheet["hand_n"][s]]]
    return [kind for kind in laid if kind < ids.MARKET] + held + list(sheet["opening"][: sheet["opening_n"]])


def count_seat(sheet: Sheet, seat: int, regular: Sequence[int], counted: list[int]) -> None:
    """Adds the cards of a seat by kind: a regular half, the split half and the fees."""
    for held, n in enumerate(regular):
        counted[held + 1 if held < ids.STOCKS else held - ids.HELD_BOOM + ids.BOOM] += n
    for stock, n in enumerate(sheet["split"][seat]):
        counted[stock + 1] += n
    for fee, n in enumerate(sheet["fees"][seat]):
        counted[ids.FEE1 + fee] += n


def left_over(reader: Reader, deck: list[int]) -> list[int]:
    """The cards of the box that have no place yet; more of a kind than there are is an error."""
    sheet = reader.sheet
    copies = list(reader.copies)
    seen = list(sheet["discard"])
    for seat in range(reader.players):
        count_seat(sheet, seat, sheet["regular"][seat], seen)
    starting: list[int] = []
    if sheet["stage"] == STAGE_OF["setup"] and reader.setup.starting_cards and reader.setup.chance == "drawn":
        starting = sheet["coming_company"][0][: reader.players]  # they are out of the deck before they are dealt
    for kind in (*deck, *named_cards(reader), *starting):
        seen[kind] += 1
    if seen[ids.UNKNOWN]:
        raise ValueError("cards: every card of a position must be named")
    if sum(seen) > sum(copies):
        raise ValueError(f"cards: {sum(seen)} market cards, the box has {sum(copies)} (SET-5)")
    left: list[int] = []
    for kind in range(1, ids.MARKET):
        if seen[kind] > copies[kind]:
            raise ValueError(f"cards: {seen[kind]} of {CARDS[kind]}, the box has {copies[kind]} (SET-5)")
        left += [kind] * (copies[kind] - seen[kind])
    return left


def check_supply(reader: Reader, cards: int) -> None:
    """Nothing is ever reshuffled, so the deck must last (SET-6)."""
    each = reader.table.up + reader.table.down
    a_round = reader.piles + reader.players * reader.table.deals * each
    needed = (reader.table.rounds - reader.sheet["round"]) * a_round
    stage = reader.sheet["stage"]
    if not reader.is_after("information") and stage != STAGE_OF["setup"]:
        needed += a_round
    elif stage == STAGE_OF["supply"]:
        deals = reader.table.deals - reader.sheet["deal"] - (reader.sheet["step"] == ids.PLACE)
        unopened = reader.piles - reader.sheet["opening_n"] if reader.sheet["step"] == ids.OPEN else 0
        needed += deals * reader.players * each + unopened
    if stage == STAGE_OF["setup"]:
        needed = 0
    dealt = reader.sheet["count"] if stage == STAGE_OF["supply"] else 0
    if cards + dealt < needed:
        raise ValueError(f"deck: {cards} cards, but {needed} are needed to the end of the game (SET-6)")


def read_coming(reader: Reader) -> None:
    """Company and forecast cards of later rounds; what is left out is shuffled by `seed`."""
    given = reader.data.get("coming", {})
    reader.mapping("coming", given)
    source = rng.Source(reader.whole("seed", reader.data.get("seed", 0), 0, (1 << 63) - 1) + 1)
    after = reader.is_after("information")
    for key in given:
        if not (isinstance(key, str) and key.isdecimal() and int(key) <= reader.table.rounds):
            raise ValueError(f"coming.{key}: no such round")
    before = reader.sheet["stage"] == STAGE_OF["setup"]
    for number in range(0 if before else 1, reader.table.rounds + 1):
        is_dealt = number < reader.sheet["round"] or (number == reader.sheet["round"] and after)
        if not number or not is_dealt:
            read_round(reader, number, reader.mapping(f"coming.{number}", given.get(str(number), {})), source)


def read_round(reader: Reader, number: int, row: Mapping[str, Any], source: rng.Source) -> None:
    """The company and forecast cards of one round to come; of round 0 the starting cards."""
    companies = [COMPANIES.index(company) + 1 for company in reader.table.companies]
    read_dealt(reader, f"coming.{number}.companies", row.get("companies", []), CARDS[:7], companies, source)
    reader.sheet["coming_company"][number][: len(companies)] = companies
    if number == 0:
        return
    forecasts = [FORECASTS.index(forecast) for forecast in reader.table.forecasts]
    where, said = f"coming.{number}.forecasts", row.get("forecasts", [])
    if "dice" in reader.setup.modules:
        listed = [reader.one_of(where, card, FORECASTS) for card in reader.items(where, said, ids.STOCKS)]
        forecasts = read_rolls(reader, number, row, listed, source)
    read_dealt(reader, where, said, FORECASTS, forecasts, source)
    reader.sheet["coming_forecast"][number][: len(forecasts)] = forecasts


def read_dealt(
    reader: Reader, where: str, said: object, names: Sequence[str], there: list[int], source: rng.Source
) -> None:
    """Puts the cards that are there into the order that is said; the rest of them follow, shuffled."""
    cards = [reader.one_of(where, card, names) for card in reader.items(where, said, ids.STOCKS)]
    for card in cards:
        if card not in there:
            raise ValueError(f"{where}: {names[card]} is not in the box, or is there twice")
        there.remove(card)
    while there:
        cards.append(there.pop(source.draw(len(there))))
    there[:] = cards


def read_rolls(
    reader: Reader, number: int, row: Mapping[str, Any], forecasts: list[int], source: rng.Source
) -> list[int]:
    """What the dice of a later round will show: as said, else as the forecast cards say, else rolled."""
    listed = reader.items(f"coming.{number}.rolls", row.get("rolls", []), ids.STOCKS)
    shown = [reader.one_of(f"coming.{number}.rolls", face, FORECASTS) for face in listed] or list(forecasts)
    if reader.setup.chance == "asked":
        reader.sheet["coming_roll"][number][: len(shown)] = shown
        return list(forecasts)  # nothing is rolled before the chance seat is asked
    for die in range(len(shown), len(reader.table.companies)):
        shown.append(face_of(box_of(reader.setup), die, source.draw(ids.FACES)))
    reader.sheet["coming_roll"][number][: len(shown)] = shown
    return list(shown)


def read_modules(reader: Reader) -> None:
    """Commerce cards of the seats, none where it is not said; no more bonds than there are, and all dice or none."""
    sheet, cards = reader.sheet, reader.setup.printed["bonds"]["cards"]
    if sum(sheet["bonds"]) > cards:
        raise ValueError(f"bonds: {sum(sheet['bonds'])} are held, the box has {cards} (BON-1)")
    for seat, row in enumerate(reader.rows("commerce", {}) if "commerce" in reader.setup.modules else ()):
        read_cell(reader, "commerce", {"taxes": 0, **reader.mapping(f"commerce.{seat}", row)}, seat)
    rolled = sum(1 for face in sheet["rolled"] if face)
    if 0 < rolled < len(reader.table.companies) and reader.is_after("dice"):
        raise ValueError(f"rolled: {rolled} of {len(reader.table.companies)} dice (DIC-1)")


def read_commerce_deck(reader: Reader) -> None:
    """The commerce deck from the top; cards that are nowhere else lie beneath, shuffled by `seed`."""
    sheet = reader.sheet
    named = reader.items("commerce_deck", reader.data.get("commerce_deck", []), ids.COMMERCE)
    cards = [reader.one_of("commerce_deck", card, CARDS) for card in named]
    left = unplaced_commerce(reader, cards)
    source = rng.Source(reader.whole("seed", reader.data.get("seed", 0), 0, (1 << 63) - 1) + 2)
    while left:
        cards.append(left.pop(source.draw(len(left))))
    drawn = sum(commerce_copies_of(reader.setup)) - len(cards)
    if reader.data.get("commerce_drawn", drawn) != drawn:
        raise ValueError(f"commerce_drawn: {drawn} cards are not in the deck (COM-1)")
    sheet["commerce_at"] = drawn
    sheet["commerce_size"] = drawn + len(cards)
    sheet["commerce"][drawn : drawn + len(cards)] = cards


def unplaced_commerce(reader: Reader, deck: list[int]) -> list[int]:
    """The commerce cards of the box that have no place yet."""
    copies = commerce_copies_of(reader.setup)
    for kind in deck:
        copies[kind] -= 1
    for seat in range(reader.players):
        for i, n in enumerate(reader.sheet["commodities"][seat]):
            copies[ids.GOLD + i] -= n
        copies[ids.TAX] -= reader.sheet["taxes"][seat]
        for kind in reader.sheet["commerce_hand"][seat][: reader.sheet["commerce_n"][seat]]:
            copies[kind] -= kind > 0
    for i, n in enumerate(reader.sheet["commerce_out"][: ids.COMMODITIES + 1]):
        copies[ids.GOLD + i] -= n
    for pile in range(reader.piles):
        for kind in reader.sheet["pile_card"][pile][: reader.sheet["pile_n"][pile]]:
            if ids.GOLD <= kind <= ids.TAX:
                copies[kind] -= 1
    for kind, n in enumerate(copies):
        if n < 0:
            raise ValueError(f"commerce: too many cards of {CARDS[kind]} (COM-1)")
    return [kind for kind, n in enumerate(copies) for _ in range(n)]
