"""The only verbs that change cash, cards and prices, and report what they did."""

# c: def

from stockpile import _variant

_variant.extend(__path__, __name__)

from stockpile.engine.rules.effects.agenda import *
from stockpile.engine.rules.effects.bets import *
from stockpile.engine.rules.effects.choices import *
from stockpile.engine.rules.effects.dividends import *
from stockpile.engine.rules.effects.goods import *
from stockpile.engine.rules.effects.hands import *
from stockpile.engine.rules.effects.looking import *
from stockpile.engine.rules.effects.meeples import *
from stockpile.engine.rules.effects.money import *
from stockpile.engine.rules.effects.piles import *
from stockpile.engine.rules.effects.portfolio import *
from stockpile.engine.rules.effects.prices import *
