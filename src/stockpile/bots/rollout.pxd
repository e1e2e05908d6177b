cimport cython

from stockpile.bots cimport valuation, policy
from stockpile.bots.valuation cimport Valuation
from stockpile.bots.policy cimport Policy
from stockpile.engine cimport ids, state
from stockpile.engine.knowledge cimport project
from stockpile.engine.resampling cimport resample
from stockpile.engine.rules cimport chance, flow, rng
from stockpile.engine.rules.rng cimport Source
from stockpile.engine.state cimport State


@cython.locals(out="int[160]", p=Policy)
cdef long play_on(State g, list policies, State seen, int last_round)
cdef int drawn(State g, int *out, int n, Source source) noexcept nogil
cdef int answer_of(Policy p, State view, int seat, int *out, int n)
@cython.locals(tried="int[160]", totals="double[160]", ahead=Policy, trial=State, seen=State, world=State, source=Source, inner=list)
cdef int look_ahead(Policy p, State view, int seat, int *out, int n)
cdef int worth_trying(Policy p, State view, int seat, int *out, int n, int *tried) noexcept nogil
@cython.locals(answer=int, total=double)
cdef void sort(int *answers, double *totals, int size) noexcept nogil
cdef double prospect(Valuation m, State g, int seat, int wants_money) noexcept nogil
@cython.locals(out="int[160]")
cpdef int answer(Policy p, State view, int seat)
cpdef tuple played_out(State world, int seat, int given, list players, State trial, State seen)
