"""How a face-down card or an unseen pair would fit to what everybody did in the open this round, in numbers."""

# c: cdef noexcept nogil

try:
    import cython
except ModuleNotFoundError:
    from stockpile.engine import shadow as cython

from stockpile.bots import small_network, valuation
from stockpile.bots.open_acts import OpenActs
from stockpile.bots.small_network import SmallNetwork
from stockpile.engine import ids
from stockpile.engine.state import State

if not cython.compiled:  # the compiled ones are in reading_features.pxd
    CARD_GLANCE = 34  # numbers that describe a face-down card in its place, by what lies open alone
    CARD_SIZE = 46  # and with what explains the acts of its owner
    PAIR_GLANCE = 26  # the same of a pair in a hand
    PAIR_SIZE = 38


# c: def
def sizes() -> tuple[int, int]:
    """How many numbers describe a face-down card and an unseen pair."""
    return CARD_SIZE, PAIR_SIZE


# c: def
def glance_sizes() -> tuple[int, int]:
    """How many of them are seen at a glance."""
    return CARD_GLANCE, PAIR_GLANCE


def describe_card(r: OpenActs, g: State, pile: int, slot: int, kind: int) -> None:
    """A card of some kind in the place of a face-down one, in about thirty numbers around 1."""
    seat = g.pile_placer[pile][slot] - 1
    small_network.clear(r.cards)
    if kind <= ids.STOCKS:
        describe_stock(r, g, seat, pile, kind - 1)
    elif kind <= ids.FEE3:
        r.cards.seen[7] = 1.0
        r.cards.seen[8] = g.box.fee_value[kind - ids.FEE1] / 3.0
    else:
        r.cards.seen[9] = 1.0
        r.cards.seen[10] = 1.0 if kind == ids.BUST else 0.0
    r.cards.seen[11] = r.m.left / 6.0
    r.cards.seen[12] = (r.looks[pile] - r.average) / 8.0
    r.cards.seen[13] = g.pile_n[pile] / 5.0
    r.cards.seen[14] = slot / 4.0
    describe_open(r, g, seat, pile)
    describe_bids(r, g, seat, pile)
    r.cards.seen[31] = g.box.players / 5.0
    r.cards.seen[32] = g.cash[seat] / 20.0
    r.cards.seen[33] = 1.0 if g.stage == ids.SUPPLY else 0.0
    if r.is_thorough:
        explain_card(r, g, seat, kind)


# c: locals same double
def describe_stock(r: OpenActs, g: State, seat: int, pile: int, stock: int) -> None:
    """What a share would mean there."""
    r.cards.seen[0] = 1.0
    r.cards.seen[1] = r.m.price[stock] / 10.0
    r.cards.seen[2] = (r.m.price[stock] - r.fair) / 4.0
    r.cards.seen[3] = (r.m.openly[stock] - r.m.price[stock]) / 4.0
    r.cards.seen[4] = r.m.shares[seat][stock] / 4.0
    r.cards.seen[5] = 1.0 if r.up_kind[seat] == stock + 1 else 0.0
    same = 0.0
    for other in range(g.pile_n[pile]):
        if g.pile_up[pile][other] and g.pile_card[pile][other] == stock + 1:
            same += 0.5
    r.cards.seen[6] = same


def describe_open(r: OpenActs, g: State, seat: int, pile: int) -> None:
    """The card that the same seat has laid face-up this round."""
    kind = r.up_kind[seat]
    if kind == 0:
        r.cards.seen[15] = 1.0
        return
    r.cards.seen[16] = 1.0 if r.up_pile[seat] == pile else 0.0
    if kind <= ids.STOCKS:
        r.cards.seen[17] = 1.0
        r.cards.seen[18] = r.m.price[kind - 1] / 10.0
        r.cards.seen[19] = (r.m.openly[kind - 1] - r.m.price[kind - 1]) / 4.0
    elif kind <= ids.FEE3:
        r.cards.seen[20] = 1.0
        r.cards.seen[21] = g.box.fee_value[kind - ids.FEE1] / 3.0
    else:
        r.cards.seen[22] = 1.0
    r.cards.seen[23] = (r.looks[r.up_pile[seat]] - r.average) / 8.0


def describe_bids(r: OpenActs, g: State, seat: int, pile: int) -> None:
    """Where the seat stands, and who stands on this pile."""
    r.cards.seen[24] = 1.0 if g.stage == ids.DEMAND else 0.0
    r.cards.seen[25] = 1.0 if r.stands[seat][pile] > 0 else 0.0
    r.cards.seen[26] = r.stands[seat][pile] / 5.0
    r.cards.seen[27] = 1.0 if g.bid_space[pile] > 0 and r.stands[seat][pile] == 0 else 0.0
    r.cards.seen[28] = g.bid_space[pile] / 5.0 if r.stands[seat][pile] == 0 else 0.0
    for other in range(g.box.piles):
        if other != pile and r.stands[seat][other] > 0:
            r.cards.seen[29] = 1.0
            r.cards.seen[30] = r.stands[seat][other] / 5.0


# c: locals worth double, here double, there double, beside double
def describe_pair(r: OpenActs, g: State, pair: int, stock: int, forecast: int) -> None:
    """A pair in the hand of the seat that knows it, in some twenty numbers around 1."""
    seat = r.pair_owner[pair]
    small_network.clear(r.pairs)
    worth = r.m.card_values.regular_after[r.m.left][stock][g.space[stock]][forecast]
    if worth < r.m.price[stock]:
        worth = r.m.price[stock]
    r.pairs.seen[0] = (worth - r.m.openly[stock]) / 4.0
    r.pairs.seen[1] = (
        r.m.card_values.regular_after[r.m.left][stock][g.space[stock]][forecast] - r.m.price[stock]
    ) / 4.0
    r.pairs.seen[2] = 1.0 if forecast >= ids.DIVIDEND1 else 0.0
    r.pairs.seen[3] = r.m.price[stock] / 10.0
    r.pairs.seen[4] = r.m.left / 6.0
    r.pairs.seen[5] = r.m.shares[seat][stock] / 4.0
    r.pairs.seen[6] = 1.0 if r.up_kind[seat] == stock + 1 else 0.0
    r.pairs.seen[7] = 1.0 if r.up_kind[seat] == stock + 1 and r.stands[seat][r.up_pile[seat]] > 0 else 0.0
    here = 0.0
    there = 0.0
    beside = 0.0
    for pile in range(g.box.piles):
        for slot in range(g.pile_n[pile]):
            if g.pile_up[pile][slot] and g.pile_card[pile][slot] == stock + 1:
                if r.stands[seat][pile] > 0:
                    here += 0.5
                    r.pairs.seen[8] = r.stands[seat][pile] / 5.0
                    r.pairs.seen[9] = (r.looks[pile] - r.average) / 8.0
                elif g.bid_space[pile] > 0:
                    there += 0.5
                    r.pairs.seen[10] = g.bid_space[pile] / 5.0
                    r.pairs.seen[11] = (r.looks[pile] - r.average) / 8.0
                else:
                    beside += 0.5
    r.pairs.seen[12] = here
    r.pairs.seen[13] = there
    r.pairs.seen[14] = beside
    describe_owner(r, g, seat)
    r.pairs.seen[25] = g.box.players / 5.0
    if r.is_thorough:
        explain_pair(r, g, seat, stock, forecast)


def explain_card(r: OpenActs, g: State, seat: int, kind: int) -> None:
    """How well the card explains what its owner did, how much sense that makes at all, and what the owner is like."""
    if r.suspicions.is_told[seat]:
        for way in range(ids.WAYS):
            r.cards.seen[CARD_GLANCE + way] = r.suspicions.of_card[way][seat][kind] / 2.0
            r.cards.seen[CARD_GLANCE + ids.WAYS + way] = r.suspicions.sense[way][seat] / 4.0 + 1.0
    describe_past(g, seat, r.cards, CARD_GLANCE + 2 * ids.WAYS)


def explain_pair(r: OpenActs, g: State, seat: int, stock: int, forecast: int) -> None:
    """The same of a pair."""
    if r.suspicions.is_told[seat]:
        for way in range(ids.WAYS):
            r.pairs.seen[PAIR_GLANCE + way] = r.suspicions.of_pair[way][seat][stock][forecast] / 2.0
            r.pairs.seen[PAIR_GLANCE + ids.WAYS + way] = r.suspicions.sense[way][seat] / 4.0 + 1.0
    describe_past(g, seat, r.pairs, PAIR_GLANCE + 2 * ids.WAYS)


# c: locals cards double, cash double
def describe_past(g: State, seat: int, net: SmallNetwork, at: int) -> None:
    """What earlier rounds have left with the seat: whoever sells in fear has few cards, whoever saves has bonds."""
    cards = 0.0
    cash = 0.0
    for other in range(g.box.players):
        cards += 1.0 * g.regular_n[other] / g.box.players
        cash += 1.0 * g.cash[other] / g.box.players
    net.seen[at] = g.regular_n[seat] / 6.0
    net.seen[at + 1] = (g.regular_n[seat] - cards) / 4.0
    net.seen[at + 2] = (g.cash[seat] - cash) / 20.0
    net.seen[at + 3] = g.bonds[seat] / 3.0


def describe_owner(r: OpenActs, g: State, seat: int) -> None:
    """What the seat has done, whatever the pair is about."""
    for pile in range(g.box.piles):
        if r.stands[seat][pile] > 0:
            r.pairs.seen[15] = 1.0
            r.pairs.seen[16] = r.stands[seat][pile] / 5.0
            r.pairs.seen[17] = (r.looks[pile] - r.average) / 8.0
    if r.up_pile[seat] >= 0:
        r.pairs.seen[18] = 1.0
        r.pairs.seen[19] = (r.looks[r.up_pile[seat]] - r.average) / 8.0
        r.pairs.seen[20] = 1.0 if r.up_kind[seat] <= ids.STOCKS else 0.0
    r.pairs.seen[21] = g.cash[seat] / 20.0
    r.pairs.seen[22] = 1.0 if g.stage == ids.SUPPLY else 0.0
    r.pairs.seen[23] = 0.0 if valuation.is_before_auction(g) else 1.0
    r.pairs.seen[24] = 1.0 * ((seat - g.first + g.box.players) % g.box.players) / 4.0
