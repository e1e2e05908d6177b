"""Pairs that are not known, and those of the rounds to come, with the dice that name them."""

# c: cdef noexcept nogil

from stockpile.engine import ids
from stockpile.engine.rules import chance, rng
from stockpile.engine.rules.rng import Source
from stockpile.engine.state import State


def deal_pairs(g: State, source: Source) -> None:
    """Pairs that are not known, and those of the rounds to come."""
    shuffle_coming(g, source)
    stage = g.stage
    if stage == ids.SETUP:
        order_starting_cards(g)
        return
    if is_before_information(g, g.round):
        return
    keep_rolls(g, g.round)
    if stage != ids.OVER:
        arrange_companies(g, source)
        arrange_forecasts(g, source)
        lay_pairs(g, g.count if stage == ids.INFORMATION else 2 * g.box.pairs)
    if stage != ids.INFORMATION:
        chance.forget(g, g.round)


def shuffle_coming(g: State, source: Source) -> None:
    """The cards of all rounds whose pairs are still to be dealt; those of earlier rounds are nobody's business."""
    for round_number in range(g.box.rounds + 1):
        if round_number > g.round or is_before_information(g, round_number):
            roll_open_dice(g, source, round_number)
            chance.shuffle_companies(g, source, round_number)
            if g.box.asked and g.stage == ids.DICE and round_number == g.round:
                continue  # the chance seat is still to be asked for the other dice, one by one
            chance.shuffle_forecasts(g, source, round_number)
        elif round_number < g.round:
            chance.forget(g, round_number)


def lay_pairs(g: State, dealt: int) -> None:
    """The first so many cards of this round's pairs, and those that were taken before they were dealt."""
    for pair in range(g.box.pairs):
        if 2 * pair < dealt or chance.is_taken(g, pair, 1):
            g.pair_company[pair] = g.coming_company[g.round][pair]
        if 2 * pair + 1 < dealt or chance.is_taken(g, pair, 2):
            g.pair_forecast[pair] = g.coming_forecast[g.round][pair]


def is_before_information(g: State, round_number: int) -> int:
    """Whether the pairs of this round are still to be dealt."""
    if round_number != g.round:
        return 0
    stage = g.box.after[ids.SETUP]
    while stage != ids.INFORMATION and stage != g.stage:
        stage = g.box.after[stage]
    return 1 if stage != ids.INFORMATION else 0


def roll_open_dice(g: State, source: Source, round_number: int) -> None:
    """Dice that are still to be rolled, beside those that lie there; nothing is rolled before chance is asked."""
    if not g.box.asked:
        chance.roll_dice(g, source, round_number)
    keep_rolls(g, round_number)


def keep_rolls(g: State, round_number: int) -> None:
    """Dice that have been rolled this round show what they show."""
    if g.box.dice and round_number == g.round:
        for die in range(g.box.companies):
            if g.rolled[die] > 0:
                g.coming_roll[round_number][die] = g.rolled[die]
                g.coming_forecast[round_number][die] = g.rolled[die]


def order_starting_cards(g: State) -> None:
    """While starting cards are being dealt, those that are lie before those that are not."""
    if g.step != ids.STARTING_CARDS:
        return
    for seat in range(g.count):
        for i in range(seat, g.box.companies):
            if g.coming_company[0][i] == g.start_mark[seat][seat]:
                g.coming_company[0][i] = g.coming_company[0][seat]
                g.coming_company[0][seat] = g.start_mark[seat][seat]


def arrange_companies(g: State, source: Source) -> None:
    """Company cards of this round: the known ones at their place, the others shuffled."""
    row = g.round
    for pair in range(g.box.pairs):
        for i in range(g.box.pairs):
            if g.pair_company[pair] > 0 and g.coming_company[row][i] == g.pair_company[pair]:
                g.coming_company[row][i] = g.coming_company[row][pair]
                g.coming_company[row][pair] = g.pair_company[pair]
    shuffle_open(g.pair_company, g.coming_company[row], g.box.pairs, source)


def arrange_forecasts(g: State, source: Source) -> None:
    """Forecast cards of this round likewise; several may be alike."""
    row = g.round
    for pair in range(g.box.pairs):
        if g.pair_forecast[pair] > 0:
            i = 0
            while g.coming_forecast[row][i] != g.pair_forecast[pair] or (i < pair and g.pair_forecast[i] > 0):
                i += 1
            g.coming_forecast[row][i] = g.coming_forecast[row][pair]
            g.coming_forecast[row][pair] = g.pair_forecast[pair]
    shuffle_open(g.pair_forecast, g.coming_forecast[row], g.box.pairs, source)


# c: args signed char *shown, signed char *row
def shuffle_open(shown: list[int], row: list[int], size: int, source: Source) -> None:
    """The cards at the places of which nothing is shown, in any order."""
    for place in range(size):
        if shown[place] == 0:
            other = pick_open(shown, place, size, source)
            card = row[place]
            row[place] = row[other]
            row[other] = card


# c: args signed char *row
def pick_open(row: list[int], start: int, size: int, source: Source) -> int:
    """One of the open places from `start` on, all equally likely."""
    places = 0
    for i in range(start, size):
        if row[i] == 0:
            places += 1
    pick = rng.below(source, places)
    for i in range(start, size):
        if row[i] == 0:
            if pick == 0:
                return i
            pick -= 1
    return start
