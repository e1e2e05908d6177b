from stockpile.engine cimport ids


cdef class Box:
    cdef readonly int players, piles, meeples, rounds, cash, starting, asked, first
    cdef readonly int deals, ups, downs, pairs, pairs_each, pairs_public, companies, in_play, bid_n
    cdef readonly int split_pays, majority, majority_tie
    cdef readonly int bond_price, bond_cards, bond_interest, commerce_each, dice
    cdef readonly int investors, investor_deal, bidding, strategies, drops, fixed_hands, recycling, plugged
    cdef int cost[102]
    cdef int amount[102]
    cdef int investor_cash[38]
    cdef int investor_in[38]
    cdef int strategy_in[64]
    cdef int fixed_strategy[64]
    cdef int fixed_investor[5][2]
    cdef int own_track[38][8]
    cdef int company[6]
    cdef int forecast[6]
    cdef int copies[12]
    cdef int bid_value[8]
    cdef int fee_value[3]
    cdef int track_n[6]
    cdef int track_start[6]
    cdef int track_reset[6]
    cdef int after[21]
    cdef int commerce_copies[20]
    cdef int set_value[7]
    cdef int tax_value[8]
    cdef int shows[37]
    cdef int die_face[6][6]
    cdef int track_value[6][16]
    cdef int track_sign[6][16]


cpdef int face_of(Box box, int die, int face) noexcept nogil
cpdef int price(Box box, int stock, int space) noexcept nogil
cpdef int step(Box box, int stock, int space, int way) noexcept nogil
cpdef int pair_owner(Box box, int pair) noexcept nogil
