"""Learning by playing, in NumPy alone: PPO, self-play, and policies as files that play as bots.

One thread a process makes runs repeat exactly, and is faster at this size: set OPENBLAS_NUM_THREADS=1 before NumPy is
imported, as the commands do.
"""
