cimport cython

from stockpile.bots cimport policy as policies
from stockpile.bots cimport rollout
from stockpile.bots.policy cimport Policy
from stockpile.engine cimport ids, state
from stockpile.engine.knowledge cimport project
from stockpile.engine.rules cimport chance, flow, rng
from stockpile.engine.rules.rng cimport Source
from stockpile.engine.setup cimport box
from stockpile.engine.state cimport State
from stockpile.env cimport encoder, rooms, showing
from stockpile.env.rooms cimport FORFEIT_MONEY, FORFEIT_WIN, MONEY, NEXT_STEP, SAME_STEP, WIN, WORTH, Rooms


cpdef void begin(Rooms b, int i)
@cython.locals(i=int)
cpdef int illegal(Rooms b, object given)
@cython.locals(i=int)
cpdef void step(Rooms b, object given)
@cython.locals(i=int)
cpdef void sample(Rooms b, object into)
cdef void settle(Rooms b, int i) noexcept nogil
cdef void deal(Rooms b, int i) noexcept nogil
cdef void deal_state(State g, State start, State blank, Source source) noexcept nogil
cdef void step_one(Rooms b, int i, int given) noexcept nogil
cdef void answer(Rooms b, int i, State g, int seat, int given) noexcept nogil
@cython.locals(out="int[160]")
cdef void go_on(Rooms b, int i, State g) noexcept nogil
cdef int policy_answer(Rooms b, int i, Policy p, State g, int seat, int away, int *out, int n) noexcept nogil
cdef int ahead(Rooms b, Policy p, int seat, int *out, int n) noexcept with gil
cdef void open_answers(Rooms b, int i, int *out, int n) noexcept nogil
cdef void show(Rooms b, int i, State g) noexcept nogil
cdef void finish(Rooms b, int i, State g) noexcept nogil
cdef void forfeit(Rooms b, int i) noexcept nogil
cdef void end(Rooms b, int i, int seat) noexcept nogil
cdef int is_allowed(Rooms b, int i, long long given) noexcept nogil
cdef int lowest(int mask) noexcept nogil
cdef double reward_of(Rooms b, int i, State g, int seat) noexcept nogil
cdef int worth(State g, int seat) noexcept nogil
cdef void draw_one(Rooms b, int i) noexcept nogil
