from stockpile.engine cimport ids
from stockpile.engine.knowledge cimport books
from stockpile.engine.rules cimport events
from stockpile.engine.rules.effects cimport agenda, dividends, money, portfolio
from stockpile.engine.setup cimport box
from stockpile.engine.state cimport State


cdef int price(State g, int stock) noexcept nogil
cdef int move_stock(State g, int stock, int by) noexcept nogil
cdef int fall(State g, int stock, int by) noexcept nogil
cdef void report_move(State g, int stock, int walked) noexcept nogil
cdef void split_stock(State g, int stock) noexcept nogil
cdef void bankrupt_stock(State g, int stock) noexcept nogil
