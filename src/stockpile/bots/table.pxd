cimport cython

from stockpile.bots cimport rollout
from stockpile.engine cimport chance, ids
from stockpile.engine.state cimport State


@cython.locals(g=State, seen=State, decisions=long)
cpdef object play_deal(object setup, object seed, list policies)
