"""Keys to words: one folder of Fluent catalogues a language, and the functions that turn facts into sentences."""

from stockpile.text.answers import answer_words, question_words
from stockpile.text.log import sentence
from stockpile.text.messages import message_words
from stockpile.text.refusals import refusal_words
from stockpile.text.seating import Seating
from stockpile.text.words import LANGUAGES, MissingWords, Words, language_of

__all__ = [
    "LANGUAGES",
    "MissingWords",
    "Seating",
    "Words",
    "answer_words",
    "language_of",
    "message_words",
    "question_words",
    "refusal_words",
    "sentence",
]
