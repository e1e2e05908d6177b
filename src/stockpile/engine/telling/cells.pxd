cimport cython

from stockpile.engine cimport ids, state
from stockpile.engine.rules cimport card
from stockpile.engine.setup cimport box
from stockpile.engine.telling cimport writer
from stockpile.engine.state cimport State
from stockpile.engine.telling.writer cimport Writer

cdef int CELL_MAP[4096]

cdef int at_table(State g) noexcept nogil
cdef void mark_differences(State before, State after, int *dirty) noexcept

cdef void fill_map()
cpdef void write_view(Writer w, State g, bytes setup_text) except *
cdef void write_row(Writer w, State g, int sort, int size) except *
cdef void write_market(Writer w, State g) except *
@cython.locals(dirty="int[37]")
cdef int write_changes(Writer w, State before, State after) except -1
cdef void write_cell(Writer w, State g, int sort, int i) except *
cdef void write_rare(Writer w, State g, int sort, int i) except *
cdef void write_numbers(Writer w, signed char *row, int size) except *
cdef void write_counts(Writer w, signed char *row, int size) except *
cdef void write_split(Writer w, State g, int seat) except *
cdef void write_hand(Writer w, State g, int seat) except *
cdef void write_discard(Writer w, State g) except *
cdef void write_stock(Writer w, State g, int stock) except *
cdef void write_progress(Writer w, State g) except *
cdef void write_question(Writer w, State g) except *
cdef void write_bid(Writer w, State g, int pile) except *
cdef void write_pile(Writer w, State g, int pile) except *
cdef void write_pair(Writer w, State g, int pair) except *
cdef void write_start(Writer w, int mark) except *
cdef void write_book(Writer w, State g, int observer, int seat) except *
cdef void write_regular(Writer w, State g, int seat) except *
cdef void write_score(Writer w, State g, int seat) except *
cdef void write_module_cell(Writer w, State g, int sort, int i) except *
cdef void write_commerce(Writer w, State g, int seat) except *
cdef void write_rolled(Writer w, State g) except *
cdef void write_power_cell(Writer w, State g, int sort, int i) except *
cdef void write_investors(Writer w, State g, int seat) except *
cdef void write_strategies(Writer w, State g, int seat) except *
cdef int has_redrawn(State g, int seat) noexcept nogil
cdef void write_cards_of(Writer w, signed char *row, int seat, int size) except *
cdef void write_tally(Writer w, State g, int seat) except *
cdef void write_place(Writer w, int place) except *
cdef void write_offers(Writer w, State g) except *
cdef void write_tucks(Writer w, State g) except *
cdef void write_bets(Writer w, State g) except *
cdef void write_stocks(Writer w, int mask) except *
cdef void write_opening(Writer w, State g) except *
cdef void write_memos(Writer w, State g) except *
cdef void write_four(Writer w, int a, int b, int c, int d) except *
cdef void write_kinds(Writer w, signed char *row, int first, int size) except *
