from stockpile.engine cimport box, ids, state
from stockpile.engine.state cimport State

cdef int CELL_MAP[2048]

cdef void fill_map()
cpdef str view_text(State g, str setup_text)
cpdef str changes(State before, State after)
cdef list find_dirty(State before, State after)
cdef str cell_text(State g, int sort, int i)
cdef str counts_text(list counts)
cdef str discard_text(State g)
cdef str progress_text(State g)
cdef str question_text(State g)
cdef str bid_text(State g, int pile)
cdef str pile_text(State g, int pile)
cdef str pair_text(State g, int pair)
cdef str book_text(State g, int observer, int seat)
cdef str start_text(int mark)
cdef str regular_text(State g, int seat)
cdef str score_text(State g, int seat)
