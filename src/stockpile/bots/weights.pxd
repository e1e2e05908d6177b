cdef class Weights:
    cdef readonly double majority, spread, spread_round, purse, thirst, spite, doubt, margin, leap, care, greed, bluff, noise
    cdef readonly double growth, first, chance_scale, chance_round
    cdef readonly int samples, trials
