cimport cython

from stockpile.bots cimport valuation
from stockpile.bots.valuation cimport Valuation
from stockpile.engine cimport ids
from stockpile.engine.rules cimport effects, rng
from stockpile.engine.state cimport State


cdef class Auction:
    cdef int players, piles, bids, opening
    cdef double real[5][5]
    cdef double guess[5][5]
    cdef double swayed[5][5]
    cdef double valued[5][5]
    cdef int cost[5][8]
    cdef double price[5][8]
    cdef int purse[5]
    cdef int at_space[5]
    cdef int at_seat[5]
    cdef int off[5]
    cdef int count
    cdef int turn
    cdef int first
    # The auction that is being thought through.
    cdef int space[5]
    cdef int holder[5]
    cdef int idle[5]
    cdef int money[5]
    cdef int placed
    cdef int next


cdef void survey(Auction a, Valuation m, State g) noexcept nogil
cdef void value_piles(Auction a, Valuation m, State g) noexcept nogil
cdef void add_card(Auction a, Valuation m, State g, int pile, int kind, int up) noexcept nogil
cdef void clear_table(Auction a, State g) noexcept nogil
cdef void imagine(Auction a, Valuation m, State g, int sample) noexcept nogil
cdef void appraise(Auction a, int pile) noexcept nogil
cdef void imagine_pair(Auction a, Valuation m, State g, int seat) noexcept nogil
cdef void imagine_cards(Auction a, Valuation m, State g, int seat) noexcept nogil
@cython.locals(pick=double)
cdef int drawn(Valuation m, double *odds, int size) noexcept nogil
cdef void restart(Auction a) noexcept nogil
cdef void bid(Auction a, int seat, int pile, int space) noexcept nogil
cdef int next_bidder(Auction a) noexcept nogil
cdef int best_pile(Auction a, int seat, double leap) noexcept nogil
cdef void play_out(Auction a, double leap) noexcept nogil
cdef double outcome(Auction a, Valuation m, double spite) noexcept nogil
