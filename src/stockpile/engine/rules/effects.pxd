from stockpile.engine cimport ids
from stockpile.engine.knowledge cimport books
from stockpile.engine.rules cimport card, events
from stockpile.engine.setup cimport box
from stockpile.engine.state cimport State


cdef inline int seat_at(State g, int turn) noexcept nogil:
    cdef int seat = g.first + turn
    return seat - g.box.players if seat >= g.box.players else seat


cdef int price(State g, int stock) noexcept nogil
cdef int bid_cost(State g, int seat, int space) noexcept nogil
cdef int reach(State g, int seat, int money) noexcept nogil
cpdef int standing(State g, int seat) noexcept nogil
cdef void settle_fees(State g, int seat) noexcept nogil
cdef void gain(State g, int seat, int amount) noexcept nogil
cdef void spend(State g, int seat, int amount) noexcept nogil
cdef void gain_by(State g, int seat, int number, int amount) noexcept nogil
cdef void pay(State g, int seat, int number, int amount) noexcept nogil
cdef void hand_over(State g, int seat, int to, int amount) noexcept nogil
cdef void place_meeple(State g, int seat, int pile, int space) noexcept nogil
cdef int set_meeple(State g, int seat, int pile, int space) noexcept nogil
cdef void pay_bid(State g, int seat, int pile) noexcept nogil
cdef int held_of(int kind) noexcept nogil
cdef void put_on_pile(State g, int pile, int kind, int placer, int up, int known) noexcept nogil
cdef void take_card(State g, int seat, int kind, int known) noexcept nogil
cdef void take_laid_card(State g, int seat, int kind) noexcept nogil
cdef void take_pile(State g, int seat, int pile) noexcept nogil
cdef int take_fee(State g, int seat, int fee, int gains) noexcept nogil
cdef void lose_regular(State g, int seat, int held, int count) noexcept nogil
cdef int share_price(State g, int seat, int price) noexcept nogil
cdef void sell(State g, int seat, int stock, int how, int price) noexcept nogil
cdef void give_up(State g, int seat, int held) noexcept nogil
cdef void turn_back(State g, int seat, int stock) noexcept nogil
cdef void give_up_or_turn_back(State g, int seat, int own) noexcept nogil
cdef void make_split(State g, int seat, int stock) noexcept nogil
cdef void take_from_discard(State g, int seat, int stock) noexcept nogil
cdef void discard_company(State g, int seat, int stock) noexcept nogil
cdef void show_shares(State g, int seat, int stock, int shares) noexcept nogil
cdef int has_share(State g, int seat, int stock) noexcept nogil
cdef int cards_owned(State g, int seat) noexcept nogil
cdef int may_have_more(State g, int seat, int companies) noexcept nogil
cdef int commodity_cards(State g, int seat) noexcept nogil
cdef int bonds_left(State g) noexcept nogil
cdef void lose_commerce(State g, int seat, int what) noexcept nogil
cdef void buy_bonds(State g, int seat, int bonds) noexcept nogil
cdef void take_bonds(State g, int seat, int bonds) noexcept nogil
cdef int may_look(State g, int seat, int pair) noexcept nogil
cdef void look_at_pair(State g, int seat, int pair) noexcept nogil
cdef void tell_company(State g, int seat, int pair) noexcept nogil
cdef int is_new_pair(State g, int seat, int pair) noexcept nogil
cdef void show_pair(State g, int pair) noexcept nogil
cdef void look_at_pile(State g, int seat, int pile) noexcept nogil
cdef void look_at_half(State g, int seat, int other) noexcept nogil
cdef void move_pile_card(State g, int seat, int pile, int slot, int to) noexcept nogil
cdef void tuck(State g, int seat, int number, int pair) noexcept nogil
cdef void bet(State g, int seat, int number, int stock) noexcept nogil
cdef void settle_bets(State g, int stock, int walked) noexcept nogil
cdef void lock(State g, int seat, int stock) noexcept nogil
cdef void protect(State g, int seat, int stock) noexcept nogil
cdef int move_stock(State g, int stock, int by) noexcept nogil
cdef int fall(State g, int stock, int by) noexcept nogil
cdef void report_move(State g, int stock, int walked) noexcept nogil
cdef void split_stock(State g, int stock) noexcept nogil
cdef void bankrupt_stock(State g, int stock) noexcept nogil
cdef void pay_every_share(State g, int stock, int amount) noexcept nogil
cdef void declare_dividend(State g, int stock, int amount) noexcept nogil
cdef void pay_shares(State g, int seat, int stock, int shares, int amount) noexcept nogil
cdef void claim(State g, int seat, int stock, int cards, int amount) noexcept nogil
cdef void ask(State g, int seat, int kind) noexcept nogil
cdef void push(State g, int task, int about, int amount) noexcept nogil
cdef void bind(State g) noexcept nogil
cdef void pop(State g) noexcept nogil
cdef void begin_round(State g) noexcept nogil
cdef void next_stage(State g) noexcept nogil
cdef void enter_stage(State g) noexcept nogil
