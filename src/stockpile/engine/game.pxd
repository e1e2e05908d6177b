cimport cython

from stockpile.engine cimport ids
from stockpile.engine.course cimport Course
from stockpile.engine.knowledge cimport project
from stockpile.engine.rules cimport flow
from stockpile.engine.state cimport State
from stockpile.engine.telling cimport cells
from stockpile.engine.telling.writer cimport Writer


cdef class Game(Course):
    @cython.locals(other=Game)
    cpdef Game clone(self)
    @cython.locals(other=Game)
    cpdef Game fork(self)
