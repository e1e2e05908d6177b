from stockpile.engine cimport ids
from stockpile.engine.rules cimport card
from stockpile.engine.setup cimport box
from stockpile.engine.telling cimport writer
from stockpile.engine.state cimport State
from stockpile.engine.telling.writer cimport Writer

cdef int at_table(State g) noexcept nogil
cdef int has_redrawn(State g, int seat) noexcept nogil
cdef void write_numbers(Writer w, signed char *row, int size) except *
cdef void write_counts(Writer w, signed char *row, int size) except *
cdef void write_kinds(Writer w, signed char *row, int first, int size) except *
cdef void write_cards_of(Writer w, signed char *row, int seat, int size) except *
cdef void write_four(Writer w, int a, int b, int c, int d) except *
cdef void write_question(Writer w, State g) except *
cdef void write_start(Writer w, int mark) except *
cdef void write_book(Writer w, State g, int observer, int seat) except *
cdef void write_half(Writer w, State g, int seat) except *
cdef void write_memos(Writer w, State g) except *
cdef void write_task(Writer w, State g, int j) except *
cdef void write_chosen(Writer w, State g, int seat) except *
cdef void write_owner(Writer w, State g, int pair) except *
