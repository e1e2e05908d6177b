"""Every shuffle: by one fast source, or each stream and round with a key of its own."""

# c: cdef noexcept nogil

from stockpile.engine import ids
from stockpile.engine.rules import rng
from stockpile.engine.rules.chance import decks
from stockpile.engine.rules.rng import Source
from stockpile.engine.state import State


# c: args signed char *row
def shuffle(row: list[int], start: int, end: int, source: Source) -> None:
    """Shuffles the cards of a row from one place up to another."""
    for i in range(end - 1, start, -1):
        j = start + rng.below(source, i + 1 - start)
        card = row[i]
        row[i] = row[j]
        row[j] = card


def shuffle_market(g: State, source: Source, start: int) -> None:
    """Shuffles the deck from one place on."""
    shuffle(g.deck, start, g.deck_n, source)


def shuffle_commerce(g: State, source: Source) -> None:
    """Shuffles the commerce deck."""
    shuffle(g.commerce, 0, g.commerce_size, source)


def shuffle_investors(g: State, source: Source) -> None:
    """Shuffles the investors."""
    n = 0
    while n < ids.INVESTORS and g.investor_deck[n] > 0:
        n += 1
    shuffle(g.investor_deck, 0, n, source)


def shuffle_strategies(g: State, source: Source) -> None:
    """Shuffles the strategy deck and, where it may not last, settles the order of a second draw from the discards."""
    shuffle(g.strategy_deck, 0, g.strategy_size, source)
    if g.box.recycling:
        for i in range(ids.STRATEGIES):
            g.strategy_rank[i] = i + 1
        shuffle(g.strategy_rank, 0, ids.STRATEGIES, source)


def roll_dice(g: State, source: Source, round_number: int) -> None:
    """Rolls the dice of a round: they name its forecast cards (DIC-1)."""
    if g.box.dice:
        for die in range(g.box.companies):
            g.coming_roll[round_number][die] = g.box.die_face[die][rng.below(source, ids.FACES)]
            g.coming_forecast[round_number][die] = g.coming_roll[round_number][die]


def shuffle_companies(g: State, source: Source, round_number: int) -> None:
    """Shuffles the company cards of a round; round 0 are the starting cards."""
    shuffle(g.coming_company[round_number], 0, g.box.companies, source)


def shuffle_forecasts(g: State, source: Source, round_number: int) -> None:
    """Shuffles the forecast cards of a round."""
    shuffle(g.coming_forecast[round_number], 0, g.box.companies, source)


def shuffle_all(g: State, source: Source) -> None:
    """Shuffles all that is laid out with one fast source: playouts."""
    if g.box.first < 0:
        g.first = rng.below(source, g.box.players)
    shuffle_companies(g, source, 0)
    decks.take_starting_cards(g)
    shuffle_market(g, source, 0)
    shuffle_commerce(g, source)
    if g.box.investors:
        shuffle_investors(g, source)
    if g.box.strategies:
        shuffle_strategies(g, source)
    shuffle_rounds(g, source, 1)


def shuffle_rounds(g: State, source: Source, first: int) -> None:
    """Shuffles the information of a round and of all after it, and rolls their dice."""
    for round_number in range(first, g.box.rounds + 1):
        roll_dice(g, source, round_number)
        shuffle_companies(g, source, round_number)
        shuffle_forecasts(g, source, round_number)


def shuffle_coming(g: State, source: Source, first: int) -> None:
    """Shuffles anew what is still to be dealt when a round is about to begin: any order is as likely as that it has."""
    shuffle_market(g, source, g.deck_at)
    shuffle(g.commerce, g.commerce_at, g.commerce_size, source)
    shuffle_rounds(g, source, first)


def prepare(g: State, source: Source) -> None:
    """Lays everything out and shuffles it with one fast source."""
    decks.lay_out(g)
    shuffle_all(g, source)


# c: cpdef; args object seed
def prepare_keyed(g: State, seed: int) -> None:
    """Shuffles everything, each stream and round with its own key."""
    key = rng.seed_bytes(seed)
    decks.lay_out(g)
    if g.box.first < 0:
        g.first = rng.below(rng.keyed_by(key, "first", 0), g.box.players)
    shuffle_companies(g, rng.keyed_by(key, "start", 0), 0)
    decks.take_starting_cards(g)
    shuffle_market(g, rng.keyed_by(key, "market", 0), 0)
    if g.commerce_size > 0:
        shuffle_commerce(g, rng.keyed_by(key, "commerce", 0))
    if g.box.investors:
        shuffle_investors(g, rng.keyed_by(key, "investors", 0))
    if g.box.strategies:
        shuffle_strategies(g, rng.keyed_by(key, "strategies", 0))
    for round_number in range(1, g.box.rounds + 1):
        if g.box.dice:
            roll_dice(g, rng.keyed_by(key, "dice", round_number), round_number)
        source = rng.keyed_by(key, "information", round_number)
        shuffle_companies(g, source, round_number)
        shuffle_forecasts(g, source, round_number)


# c: cpdef
def prepare_asked(g: State) -> None:
    """Leaves everything as it lies: the chance seat will be asked."""
    decks.lay_out(g)
