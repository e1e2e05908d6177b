cimport cython
from cpython.bytearray cimport PyByteArray_AS_STRING

from stockpile.bots cimport policy as policies_
from stockpile.bots cimport rollout
from stockpile.bots.policy cimport Policy
from stockpile.engine cimport ids, state
from stockpile.engine.knowledge cimport project
from stockpile.engine.rules cimport chance, flow, rng
from stockpile.engine.rules.rng cimport Source, u64
from stockpile.engine.setup cimport box
from stockpile.engine.state cimport State
from stockpile.env cimport encode
from stockpile.env.encode cimport Encoder

cdef enum:
    WIN = 0
    MONEY = 1
    WORTH = 2
    SAME_STEP = 0
    NEXT_STEP = 1
    DISABLED = 2
    WIDE = 5
    FORFEIT_WIN = -1
    FORFEIT_MONEY = -100


cdef class Pointers:
    cdef list kept
    cdef bytearray room
    cdef void **at


cdef inline void point(Pointers p):
    p.room = bytearray(len(p.kept) * sizeof(void *))
    p.at = <void **>PyByteArray_AS_STRING(p.room)
    for i in range(len(p.kept)):
        p.at[i] = <void *>p.kept[i]


cdef inline u64 game_seed(u64 own, long long played, int i) noexcept nogil:
    return own + <u64>(played * 65537 + i) * <u64>0x9E3779B97F4A7C15


cdef class Batch:
    cdef readonly object setup, layout
    cdef readonly int games, players, actions, acts, recall, frame, reward, autoreset
    cdef readonly list opponents, states, starts
    cdef bint skip_forced, forfeits, is_drawn, wants_cells, wants_floats, wants_masks, wants_last
    cdef int fault
    cdef Encoder encoder
    cdef State blank, seen
    cdef Source source
    cdef Pointers state_at, start_at, policy_at
    cdef u64[::1] own_seeds, numbers
    cdef long long[::1] played
    cdef int[::1] id_of, number_of, asked, learners, waiting, legal_n, act_n
    cdef int[:, ::1] legal, worths, done_acts, past_n
    cdef signed char[:, ::1] told, is_open, is_valued, now
    cdef signed char[:, :, :, ::1] past
    cdef signed char[::1] line
    cdef signed char[:, ::1] observations, masks, last
    cdef float[:, ::1] floats, rewards
    cdef signed char[::1] dones
    cdef int[::1] seats
    cdef long long[::1] given, drawn
    cpdef begin_one(self, int i, object seed, int learners)
    cpdef start_position(self, int i)
    @cython.locals(into=State)
    cpdef State view_state(self, int i, int seat)
    cpdef observation(self, int i, int seat)
    cpdef mask(self, int i)
    cpdef int asked_seat(self, int i)
    @cython.locals(i=int)
    cpdef step(self, given)
    @cython.locals(i=int)
    cpdef sample(self, into)
    @cython.locals(g=State)
    cpdef list score(self, int i)


cdef void deal(Batch b, int i) noexcept nogil
cdef void deal_state(State g, State start, State blank, Source source) noexcept nogil
cdef void step_one(Batch b, int i, int given) noexcept nogil
cdef void answer(Batch b, int i, State g, int seat, int given) noexcept nogil
@cython.locals(out="int[160]")
cdef void go_on(Batch b, int i, State g) noexcept nogil
cdef int policy_answer(Batch b, int i, Policy p, State g, int seat, int away, int *out, int n) noexcept nogil
cdef int ahead(Batch b, Policy p, int seat, int *out, int n) noexcept with gil
cdef void open_answers(Batch b, int i, int *out, int n) noexcept nogil
cdef void show(Batch b, int i, State g) noexcept nogil
cdef void finish(Batch b, int i, State g) noexcept nogil
cdef void forfeit(Batch b, int i, State g) noexcept nogil
cdef void end(Batch b, int i, int seat) noexcept nogil
cdef int is_allowed(Batch b, int i, long long given) noexcept nogil
cdef int lowest(int mask) noexcept nogil
cdef double reward_of(Batch b, int i, State g, int seat) noexcept nogil
cdef int worth(State g, int seat) noexcept nogil
cdef void observe(Batch b, int i, int seat, int is_last) noexcept nogil
cdef void compose(Batch b, int i, int seat) noexcept nogil
cdef void tell(Batch b, int i, int seat, int back, int at) noexcept nogil
cdef void recall(Batch b, int i, int seat, int back, int at) noexcept nogil
cdef void remember(Batch b, int i, int seat) noexcept nogil
cdef void draw_one(Batch b, int i) noexcept nogil
