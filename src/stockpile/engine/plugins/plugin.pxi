cdef class PlugIn(Card):
    cdef readonly object inner
    cdef list sorts
    cdef object desk(self, State g)
    cdef int may_use(self, State g, int seat) noexcept with gil
    cdef int may_pick(self, State g, int seat, int step, int value, int *picks) noexcept with gil
    cdef int extra_cost(self, State g, int seat, int *picks) noexcept with gil
    cdef void act(self, State g, int seat, int *picks) noexcept with gil
    cdef int bid_space(self, int space) noexcept with gil
    cdef int bid_value(self, State g, int space, int value) noexcept with gil
    cdef int outbid_margin(self, int spaces) noexcept with gil
    cdef int sale_price(self, State g, int seat, int price) noexcept with gil
    cdef int short_price(self, State g, int price) noexcept with gil
    cdef int interest(self, State g, int seat, int amount) noexcept with gil
    cdef int plays(self, int strategies) noexcept with gil
    cdef int further_draws(self, State g, int cards) noexcept with gil
    cdef int gains_fees(self) noexcept with gil
    cdef int may_hide(self) noexcept with gil
    cdef int sells_again(self) noexcept with gil
    cdef void on_demand(self, State g, int seat) noexcept with gil
    cdef void on_meeple(self, State g, int seat) noexcept with gil
    cdef void on_outbid(self, State g, int seat) noexcept with gil
    cdef void bend(self, State g, int *fold) noexcept with gil
    cdef int payoff(self, State g, int walked) noexcept with gil
