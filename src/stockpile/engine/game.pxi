cdef class Game(Course):
    @cython.locals(other=Game)
    cpdef Game clone(self)
    @cython.locals(other=Game)
    cpdef Game fork(self)
