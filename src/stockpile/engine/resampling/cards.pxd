cimport cython

from stockpile.engine cimport ids
from stockpile.engine.rules cimport chance, investors, rng
from stockpile.engine.rules.rng cimport Source
from stockpile.engine.state cimport State

cdef void deal_investors(State g, int me, Source source) noexcept nogil
cdef int is_own_offer(State g, int me, int number) noexcept nogil
cdef void choose_any(State g, int seat, Source source) noexcept nogil
@cython.locals(again="int[5]")
cdef void deal_strategies(State g, int me, Source source) noexcept nogil
cdef int lay_unseen_strategies(State g, int me) noexcept nogil
cdef int drawer_of(State g) noexcept nogil
cdef void draw_again(State g, int me, int drawer, Source source, int *again) noexcept nogil
cdef int is_had_by(State g, int seat, int number) noexcept nogil
cdef int had_by(State g, int seat) noexcept nogil
cdef void pick_discards(State g, int me, int drawer, int forced, Source source, int *again) noexcept nogil
cdef int is_kept(int most, int places, int known, Source source) noexcept nogil
cdef void draw_own(State g, int me, int drawer, Source source) noexcept nogil
cdef int is_own_discard(State g, int me, int number) noexcept nogil
cdef void mark_redrawn(State g, int drawer, Source source, int *again) noexcept nogil
cdef void note_redrawn(State g, int drawer) noexcept nogil
cdef void mark_known(State g, int drawer, int places, int left, Source source, int *again) noexcept nogil
cdef int take_discard(State g, int pick, int *again) noexcept nogil
cdef void place_strategies(State g, int me, int drawer, int n, int *again) noexcept nogil
cdef void mark_discard(State g, int number, int *again) noexcept nogil
cdef int held_by(signed char *row, int seat) noexcept nogil
cdef void discard_strategies(State g, int me, int n) noexcept nogil
