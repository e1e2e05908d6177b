cimport cython

from stockpile.bots cimport policy, rollout
from stockpile.bots.valuation cimport Valuation
from stockpile.bots.policy cimport Policy
from stockpile.engine cimport ids, state
from stockpile.engine.resampling cimport resample
from stockpile.engine.rules cimport flow
from stockpile.engine.rules.rng cimport Source
from stockpile.engine.state cimport State


cdef class Search:
    cdef Policy guide
    cdef Valuation judge
    cdef list players
    cdef Source source
    cdef State trial
    cdef State seen
    cdef int n
    cdef int alive
    cdef int worlds
    cdef int rounds_ahead
    cdef double doubt
    cdef int out[160]
    cdef int order[160]
    cdef double prior[160]
    cdef double total[160]
    cdef double gap[160]
    cdef double square[160]
    cpdef int choose(self, State view, int seat, int rollouts, double seconds)
    @cython.locals(world=State, base=double)
    cdef void try_world(self, State view, int seat)
    cdef double try_answer(self, State world, int seat, int given, int last_round)
    cdef void line_up(self, State view, int seat, int rollouts)
    cdef void sort_alive(self)
    cdef int verdict(self)
