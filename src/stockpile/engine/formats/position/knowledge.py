# cython: boundscheck=True, wraparound=True
"""What seats know of each other's regular halves, in a position (KNO-4, KNO-5)."""

# c: def

from itertools import pairwise

from stockpile.engine import ids
from stockpile.engine.formats.position.reader import Reader
from stockpile.engine.names import CARDS, HELD

STARTS = CARDS[:7]
LOT_OF = {str(lot): lot for lot in range(ids.LOTS)}


def read_knowledge(reader: Reader) -> None:
    """What seats know of each other's halves; by default nothing but the cards under `seen`."""
    given = reader.data.get("knowledge")
    if given is None:
        default_knowledge(reader)
        return
    reader.mapping("knowledge", given)
    read_excluded(reader, "knowledge.excluded", given.get("excluded", []))
    for seat, left in enumerate(reader.items("knowledge.left", given.get("left", []), reader.players)):
        reader.sheet["left"][seat] = int(reader.truth(f"knowledge.left.{seat}", left))
    books = reader.mapping("knowledge.books", given.get("books", {}))
    for observer in range(ids.OBSERVERS):
        name = "public" if observer == ids.PUBLIC else str(observer)
        rows = reader.items(f"knowledge.books.{name}", books.get(name, []), reader.players)
        for seat, book in enumerate(rows):
            read_book(reader, f"knowledge.books.{name}.{seat}", observer, seat, book)
    check_books(reader)


def read_excluded(reader: Reader, where: str, masks: object) -> None:
    for lot, mask in enumerate(reader.items(where, masks, ids.LOTS)):
        reader.sheet["excluded"][lot] = reader.whole(where, mask, 0, (1 << ids.STOCKS) - 1)


def read_start(reader: Reader, where: str, value: object) -> int:
    return ids.LOST if value is None else reader.one_of(where, value, STARTS)


def read_book(reader: Reader, where: str, observer: int, seat: int, book: object) -> None:
    book = reader.mapping(where, book)
    reader.sheet["known"][observer][seat] = reader.counts(where, book.get("known", {}), HELD, ids.HELD)
    lots = reader.sheet["lots"][observer][seat]
    unknown = book.get("unknown", {})
    for lot, n in (unknown if type(unknown) is dict else reader.mapping(f"{where}.unknown", unknown)).items():
        number = LOT_OF.get(lot) if isinstance(lot, str) else None
        if number is None:
            raise ValueError(f"{where}.unknown: {lot!r} is no round")
        lots[number] = reader.whole(where, n, 0, ids.DECK)
    start = book.get("start")
    mark = ids.LOST if start is None else read_start(reader, f"{where}.start", start)
    reader.sheet["start_mark"][observer][seat] = mark


def default_knowledge(reader: Reader) -> None:
    """Nobody knows more than `seen`, nor when a card came into its half: all cards of a half are alike."""
    seen = reader.rows("seen", {})
    bought = reader.sheet["round"] if reader.is_after("demand") else max(reader.sheet["round"] - 1, 0)
    for seat in range(reader.players):
        row = reader.counts(f"seen.{seat}", seen[seat], HELD, ids.HELD)
        held = reader.sheet["regular"][seat]
        for i, n in enumerate(row):
            if n > held[i]:
                raise ValueError(f"seen.{seat}.{HELD[i]}: {n} seen of {held[i]} in the regular half")
        reader.sheet["left"][seat] = 1
        reader.sheet["start_mark"][seat][seat] = ids.LOST
        for observer in (*range(reader.players), ids.PUBLIC):
            if observer == seat:
                continue
            reader.sheet["start_mark"][observer][seat] = ids.LOST
            reader.sheet["known"][observer][seat] = list(row)
            reader.sheet["lots"][observer][seat][bought] = sum(held) - sum(row)


def check_books(reader: Reader) -> None:
    for observer in (*range(reader.players), ids.PUBLIC):
        for seat in range(reader.players):
            if observer == seat:
                continue
            known = reader.sheet["known"][observer][seat]
            held = reader.sheet["regular"][seat]
            if any(k > h for k, h in zip(known, held, strict=True)):
                raise ValueError(f"knowledge.books.{observer}.{seat}: more is known than the half has (KNO-4)")
            if sum(known) + sum(reader.sheet["lots"][observer][seat]) != sum(held):
                raise ValueError(f"knowledge.books.{observer}.{seat}: known and unknown do not make the half (KNO-4)")


def check_starts(reader: Reader) -> None:
    """Lots are of rounds that have been, and unknown cards may be what they are (KNO-5)."""
    sheet = reader.sheet
    last = sheet["round"] if reader.is_after("demand") else max(sheet["round"] - 1, 0)
    masks = sheet["excluded"]
    if any(later & ~earlier for earlier, later in pairwise(masks)) or any(masks[sheet["round"] + 1 :]):
        raise ValueError("knowledge.excluded: what no card of a round can be, no older one can be either (KNO-5)")
    for observer in (*range(reader.players), ids.PUBLIC):
        for seat in range(reader.players):
            where = f"knowledge.books.{'public' if observer == ids.PUBLIC else observer}.{seat}"
            if observer != seat and any(sheet["lots"][observer][seat][last + 1 :]):
                raise ValueError(f"{where}.unknown: cards of a round in which none were bought yet (KNO-4)")
            if observer != seat:
                check_lots(reader, where, observer, seat)
            check_mark(reader, where, observer, seat)


def check_lots(reader: Reader, where: str, observer: int, seat: int) -> None:
    """Cards that cannot be old find enough newer places; the older a lot, the fewer things it may be."""
    sheet = reader.sheet
    first = [0] * ids.HELD
    for held in range(ids.HELD):
        lots = [lot for lot in range(ids.LOTS) if not sheet["excluded"][lot] >> held & 1]
        first[held] = sheet["round"] if held >= ids.STOCKS else lots[0] if lots else ids.LOTS
    for lot in range(-1, ids.LOTS):
        newer = sum(
            sheet["regular"][seat][held] - sheet["known"][observer][seat][held]
            for held in range(ids.HELD)
            if first[held] > lot
        )
        if newer > sum(sheet["lots"][observer][seat][lot + 1 :]):
            raise ValueError(f"{where}.unknown: a card of the half cannot have come when all are said to have (KNO-5)")


def check_mark(reader: Reader, where: str, observer: int, seat: int) -> None:
    """A starting card that is known for certain is the one that the seat was dealt, and still has (KNO-5)."""
    sheet = reader.sheet
    mark, own = sheet["start_mark"][observer][seat], sheet["start_mark"][seat][seat]
    if mark in (ids.LOST, ids.INTACT):
        return
    if sheet["left"][seat] == 0 and not sheet["regular"][seat][mark - 1]:
        raise ValueError(f"{where}.start: {CARDS[mark]} is not in the half (KNO-5)")
    if observer == seat:
        check_own_mark(reader, where, seat)
    elif sheet["left"][seat] or own not in (mark, ids.LOST, ids.INTACT):
        raise ValueError(f"{where}.start: nobody can tell, or it is {CARDS[own] if own < ids.LOST else 'lost'} (KNO-5)")


def check_own_mark(reader: Reader, where: str, seat: int) -> None:
    """Starting cards are of different companies; of a half that something has left it does not matter (SET-6)."""
    sheet = reader.sheet
    mark = sheet["start_mark"][seat][seat]
    for other in range(seat):
        if mark == sheet["start_mark"][other][other] and not sheet["left"][seat] and not sheet["left"][other]:
            raise ValueError(f"{where}.start: seat {other} was dealt {CARDS[mark]} (SET-6)")
