"""Every draw of the game. Decks are shuffled before the first card is dealt; with asked chance they stay as they are
and each draw becomes a question to the chance seat.

So the state holds no generator, and what is still to come depends on nothing that players do.
"""

# c: def

from stockpile import _variant

_variant.extend(__path__, __name__)

from stockpile.engine.rules.chance.decks import *
from stockpile.engine.rules.chance.draws import *
from stockpile.engine.rules.chance.outcomes import *
from stockpile.engine.rules.chance.shuffles import *
