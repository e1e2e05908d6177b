from stockpile.engine cimport ids
from stockpile.engine.rules cimport chance, effects, events
from stockpile.engine.setup cimport box
from stockpile.engine.state cimport State

cdef void run(State g) noexcept nogil
cdef void lay_pair(State g, int pair) noexcept nogil
