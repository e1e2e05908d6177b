"""What the generated writers of cells need: lists and counts, and the few things that are unlike all others."""

# c: cdef except *

from stockpile.engine import ids
from stockpile.engine.rules import card
from stockpile.engine.setup import box
from stockpile.engine.state import State
from stockpile.engine.telling import writer
from stockpile.engine.telling.words import ASK, CARD, COMPANY, HELD, KIND, POWER, SEATS, TRUTH
from stockpile.engine.telling.writer import Writer


# c: args signed char *row
def write_numbers(w: Writer, row: list[int], size: int) -> None:
    """A list of numbers."""
    writer.add(w, b"[")
    for i in range(size):
        if i > 0:
            writer.add(w, b",")
        writer.number(w, row[i])
    writer.add(w, b"]")


# c: args signed char *row
def write_counts(w: Writer, row: list[int], size: int) -> None:
    """How many cards of each column of a half, as an object without the zeros."""
    write_named(w, row, HELD, 0, size)


# c: args signed char *row
def write_kinds(w: Writer, row: list[int], first: int, size: int) -> None:
    """How many cards of each kind, from a first one on, likewise."""
    write_named(w, row, KIND, first, size)


# c: args signed char *row, tuple keys
def write_named(w: Writer, row: list[int], keys: tuple[bytes, ...], first: int, size: int) -> None:
    """The numbers of a row that are not 0, each by its key."""
    writer.add(w, b"{")
    written = 0
    for i in range(size):
        if row[i]:
            if written:
                writer.add(w, b",")
            written = 1
            writer.add(w, keys[first + i])
            writer.number(w, row[i])
    writer.add(w, b"}")


# c: args signed char *row
def write_cards_of(w: Writer, row: list[int], seat: int, size: int) -> None:
    """The strategies that a row gives to a seat, filled up with unknown ones."""
    writer.add(w, b"[")
    written = 0
    for number in range(ids.STRATEGIES):
        if row[number] == seat + 1:
            writer.add(w, b"," if written else b"")
            writer.add(w, POWER[ids.INVESTORS + number])
            written += 1
    for _ in range(size - written):
        writer.add(w, b',"?"' if written else b'"?"')
        written += 1
    writer.add(w, b"]")


# c: cdef noexcept nogil
def has_redrawn(g: State, seat: int) -> int:
    """Whether the seat has drawn cards from the discards of the others, and they may be named."""
    for number in range(ids.STRATEGIES):
        if g.redrawn[number] == seat + 1:
            return 1
    return 0


# c: cdef noexcept nogil
def at_table(g: State) -> int:
    """The mask of all seats that are taken."""
    return (1 << g.box.players) - 1


def write_four(w: Writer, a: int, b: int, c: int, d: int) -> None:
    """Four numbers with commas between."""
    writer.number(w, a)
    writer.add(w, b",")
    writer.number(w, b)
    writer.add(w, b",")
    writer.number(w, c)
    writer.add(w, b",")
    writer.number(w, d)


def write_question(w: Writer, g: State) -> None:
    """Who is asked what; a claim says of which company and for how much a share."""
    if g.ask == ids.NOTHING:
        writer.add(w, b"null")
        return
    writer.add(w, b'{"seats":')
    writer.add(w, SEATS[g.asked])
    writer.add(w, b',"ask":')
    writer.add(w, ASK[g.ask])
    if g.ask == ids.ASK_CLAIM:
        writer.add(w, b',"company":')
        writer.add(w, COMPANY[g.about[g.depth - 1]])
        writer.add(w, b',"amount":')
        writer.number(w, g.amount[g.depth - 1])
    if g.ask > ids.ASK_PICK:
        writer.add(w, b',"card":')
        writer.add(w, POWER[g.about[g.depth - 1]])
        writer.add(w, b',"step":')
        writer.number(w, card.asked_step(g, g.about[g.depth - 1], g.amount[g.depth - 1], g.picked[g.depth - 1]))
    writer.add(w, b"}")


def write_start(w: Writer, mark: int) -> None:
    """What is known of a starting card: "?" as it was dealt, a company, or null when it can no longer be told."""
    writer.add(w, b"null" if mark == ids.LOST else CARD[mark])


def write_book(w: Writer, g: State, observer: int, seat: int) -> None:
    """What one observer knows of a regular half: cards by kind, unknown cards by lot, and the starting card."""
    writer.add(w, b'{"known":')
    write_counts(w, g.known[observer][seat], ids.HELD)
    writer.add(w, b',"unknown":{')
    written = 0
    for lot in range(ids.LOTS):
        if g.lots[observer][seat][lot]:
            writer.add(w, b',"' if written else b'"')
            written = 1
            writer.number(w, lot)
            writer.add(w, b'":')
            writer.number(w, g.lots[observer][seat][lot])
    writer.add(w, b'},"start":')
    write_start(w, g.start_mark[observer][seat])
    writer.add(w, b"}")


def write_half(w: Writer, g: State, seat: int) -> None:
    """A regular half as the observer knows it: the own cards, or the observer's book; and the public's book."""
    writer.add(w, b'{"size":')
    writer.number(w, g.regular_n[seat])
    writer.add(w, b',"left":')
    writer.add(w, TRUTH[g.left[seat]])
    writer.add(w, b',"public":')
    write_book(w, g, ids.PUBLIC, seat)
    mine = g.observer - 1
    if mine == seat or mine == ids.ALL:
        writer.add(w, b',"cards":')
        write_counts(w, g.regular[seat], ids.HELD)
        writer.add(w, b',"start":')
        write_start(w, g.start_mark[seat][seat])
    elif 0 <= mine < ids.SEATS:
        writer.add(w, b',"mine":')
        write_book(w, g, mine, seat)
    writer.add(w, b"}")


def write_memos(w: Writer, g: State) -> None:
    """What plug-in cards remember, as lists of card, seat, place and value without the zeros."""
    writer.add(w, b"[")
    written = 0
    for number in range(ids.PLUGINS):
        for seat in range(g.box.players):
            for i in range(ids.MEMOS):
                if g.memos[number][seat][i]:
                    writer.add(w, b",[" if written else b"[")
                    written = 1
                    write_four(w, number, seat, i, g.memos[number][seat][i])
                    writer.add(w, b"]")
    writer.add(w, b"]")


def write_task(w: Writer, g: State, j: int) -> None:
    """A task of the agenda; of a card also what was picked."""
    writer.add(w, b"[")
    write_four(w, g.task[j], g.about[j], g.amount[j], g.served[j])
    if g.task[j] == ids.TASK_CARD:
        writer.add(w, b",")
        writer.number(w, g.picked[j])
        for step in range(g.picked[j] if g.picked[j] < ids.PICKS else ids.PICKS):
            writer.add(w, b",")
            writer.number(w, g.picks[j][step])
    writer.add(w, b"]")


def write_chosen(w: Writer, g: State, seat: int) -> None:
    """Which of the investors that were dealt are chosen, as far as it may be known."""
    writer.add(w, b"[")
    written = 0
    for i in range(g.dealt_n[seat]):
        if (g.chosen[seat] >> i) & 1:
            writer.add(w, b"," if written else b"")
            writer.number(w, i)
            written += 1
    for _ in range(g.chosen_n[seat] - written):
        writer.add(w, b',"?"' if written else b'"?"')
        written += 1
    writer.add(w, b"]")


def write_owner(w: Writer, g: State, pair: int) -> None:
    """Whose pair it is, null for those that are dealt to nobody."""
    owner = box.pair_owner(g.box, pair)
    if 0 <= owner < ids.SEATS:
        writer.number(w, owner)
    else:
        writer.add(w, b"null")
