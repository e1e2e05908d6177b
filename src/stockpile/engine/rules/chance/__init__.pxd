from stockpile.engine.rules.chance.decks cimport *
from stockpile.engine.rules.chance.draws cimport *
from stockpile.engine.rules.chance.outcomes cimport *
from stockpile.engine.rules.chance.shuffles cimport *
