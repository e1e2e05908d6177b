from stockpile.engine cimport ids
from stockpile.engine.setup cimport box
from stockpile.engine.telling cimport special, writer
from stockpile.engine.state cimport State
from stockpile.engine.telling.writer cimport Writer

cdef void write_cell(Writer w, State g, int sort, int i) except *
cdef void write_round(Writer w, State g, int i) except *
cdef void write_phase(Writer w, State g, int i) except *
cdef void write_first(Writer w, State g, int i) except *
cdef void write_progress(Writer w, State g, int i) except *
cdef void write_question(Writer w, State g, int i) except *
cdef void write_cash(Writer w, State g, int i) except *
cdef void write_fees(Writer w, State g, int i) except *
cdef void write_regular(Writer w, State g, int i) except *
cdef void write_split(Writer w, State g, int i) except *
cdef void write_hands(Writer w, State g, int i) except *
cdef void write_off(Writer w, State g, int i) except *
cdef void write_piles(Writer w, State g, int i) except *
cdef void write_bids(Writer w, State g, int i) except *
cdef void write_market(Writer w, State g, int i) except *
cdef void write_pairs(Writer w, State g, int i) except *
cdef void write_deck(Writer w, State g, int i) except *
cdef void write_discard(Writer w, State g, int i) except *
cdef void write_excluded(Writer w, State g, int i) except *
cdef void write_scores(Writer w, State g, int i) except *
cdef void write_winners(Writer w, State g, int i) except *
cdef void write_bonds(Writer w, State g, int i) except *
cdef void write_commerce(Writer w, State g, int i) except *
cdef void write_commerce_deck(Writer w, State g, int i) except *
cdef void write_rolled(Writer w, State g, int i) except *
cdef void write_heir(Writer w, State g, int i) except *
cdef void write_investors(Writer w, State g, int i) except *
cdef void write_offers(Writer w, State g, int i) except *
cdef void write_strategies(Writer w, State g, int i) except *
cdef void write_strategy_deck(Writer w, State g, int i) except *
cdef void write_tucks(Writer w, State g, int i) except *
cdef void write_bets(Writer w, State g, int i) except *
cdef void write_locked(Writer w, State g, int i) except *
cdef void write_protected(Writer w, State g, int i) except *
cdef void write_tally(Writer w, State g, int i) except *
cdef void write_opening(Writer w, State g, int i) except *
cdef void write_memos(Writer w, State g, int i) except *
cdef void write_commerce_out(Writer w, State g, int i) except *
