"""The tables of data: which columns they have, of what type, and what they mean. docs/lab.md shows them."""

from typing import NamedTuple


class Column(NamedTuple):
    """One column: its name, its type as Arrow calls it, and what it means. `key` is text from a short list."""

    name: str
    kind: str
    meaning: str


GAME = Column("game", "int64", "the number of the game within the study")
TABLES: dict[str, tuple[Column, ...]] = {
    "games": (
        GAME,
        Column("deal", "int32", "games with the same deal have the same cards; the unit of all statistics"),
        Column("cell", "key", "name of the cell: setup and bots"),
        Column("players", "int8", "seats"),
        Column("first", "int8", "seat of the first player in round 1"),
        Column("rounds", "int8", "rounds played"),
        Column("winners", "int8", "how many share the win"),
    ),
    "seats": (
        GAME,
        Column("deal", "int32", "as in games"),
        Column("cell", "key", "as in games"),
        Column("seat", "int8", "from 0"),
        Column("position", "int8", "seats after the first player of round 1"),
        Column("bot", "key", "who played it"),
        Column("investor", "key", "its investor; empty without"),
        Column("investor2", "key", "its second investor, with two players"),
        Column("money", "int16", "final total in thousands"),
        Column("won", "double", "share of the win: 1, 1/2 if shared by two, 0"),
        Column("kept", "keys", "strategy cards in hand when round 1 begins"),
        Column("played", "keys", "strategy cards played"),
    ),
    "prices": (
        GAME,
        Column("round", "int8", "0 before round 1, else the end of the round"),
        Column("company", "key", "company"),
        Column("price", "int8", "price of a share in thousands"),
    ),
    "bids": (
        GAME,
        Column("round", "int8", "round"),
        Column("number", "int16", "order of bids within the round, from 0"),
        Column("seat", "int8", "who bid"),
        Column("pile", "int8", "on which pile, from 0"),
        Column("space", "int8", "space of the bidding track, from 0"),
        Column("cost", "int16", "what the seat would pay for it, in thousands"),
        Column("won", "bool", "whether it got the pile"),
    ),
    "plays": (
        GAME,
        Column("round", "int8", "round"),
        Column("seat", "int8", "who played"),
        Column("what", "key", "boom, bust, sell, sell-split, sell-half, use (an investor) or play (a strategy card)"),
        Column("card", "key", "company, investor or strategy card"),
    ),
}  # fmt: skip
DETAILED = ("bids", "plays")  # kept on wish: they are most of the data
