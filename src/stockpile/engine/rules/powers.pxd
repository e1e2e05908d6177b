cimport cython

from stockpile.engine cimport bits, ids
from stockpile.engine.ids cimport SORTS
from stockpile.engine.rules cimport card, effects, events
from stockpile.engine.state cimport State

cdef int FIRST[SORTS]

cdef int next_ask(State g, int number, int seat, int step, int *picks) noexcept nogil
cdef int may_use(State g, int number, int seat) noexcept nogil
cdef int may_pick(State g, int number, int seat, int step, int value, int *picks) noexcept nogil
cdef int may_stop(State g, int number, int seat, int step) noexcept nogil
cdef int extra_cost(State g, int number, int seat, int *picks) noexcept nogil
cdef void on_pick(State g, int number, int seat, int step, int value) noexcept nogil
cdef void act(State g, int number, int seat, int *picks) noexcept nogil
cdef int enough(int number) noexcept nogil
cdef int first_answer(int sort) noexcept nogil
cdef int present(State g, int number, int seat, int sort, int last) noexcept nogil
cdef int present_own(State g, int seat) noexcept nogil
cdef int present_card(State g, int seat, int sort) noexcept nogil
cdef int may_sell(State g, int seat, int value) noexcept nogil
cdef int is_open(State g, int number, int seat, int step, int value, int *picks, int owed) noexcept nogil
cdef int can_finish(State g, int number, int seat, int step, int *picks, int owed) noexcept nogil
@cython.locals(picks="int[8]")
cpdef int is_usable(State g, int number, int seat) noexcept nogil
cdef int is_pending(State g, int seat, int slot, int stage) noexcept nogil
cdef int has_pending(State g, int seat, int stage) noexcept nogil
cdef int legal_uses(State g, int seat, int stage, int *out, int n) noexcept nogil
cdef void use(State g, int seat, int number) noexcept nogil
cdef void start(State g, int seat, int number) noexcept nogil
@cython.locals(picks="int[8]")
cdef void run(State g) noexcept nogil
cdef void read_picks(State g, int top, int *picks) noexcept nogil
@cython.locals(picks="int[8]")
cdef int legal(State g, int seat, int *out) noexcept nogil
cdef void answer(State g, int seat, int kind, int given) noexcept nogil
