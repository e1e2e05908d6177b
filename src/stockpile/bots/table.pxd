cimport cython

from stockpile.bots cimport rollout
from stockpile.engine cimport ids
from stockpile.engine.rules cimport chance
from stockpile.engine.rules.rng cimport Source
from stockpile.engine.state cimport State


@cython.locals(g=State, seen=State, decisions=long)
cpdef object play_deal(object setup, object seed, list policies)
@cython.locals(g=State, seen=State, blank=State, source=Source, decisions=long)
cpdef object play_many(object setup, list policies, int games, object seed=*)
cdef list scores_of(State g)
cdef list winners_of(State g)
