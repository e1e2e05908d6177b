from stockpile.engine cimport ids
from stockpile.engine.knowledge cimport books
from stockpile.engine.rules cimport events
from stockpile.engine.rules.effects cimport agenda, money
from stockpile.engine.state cimport State


cdef void pay_every_share(State g, int stock, int amount) noexcept nogil
cdef void declare_dividend(State g, int stock, int amount) noexcept nogil
cdef void pay_shares(State g, int seat, int stock, int shares, int amount) noexcept nogil
cdef void claim(State g, int seat, int stock, int cards, int amount) noexcept nogil
