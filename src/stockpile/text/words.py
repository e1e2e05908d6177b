"""One language's catalogues: a key and its arguments in, words out."""

import re
import unicodedata
from collections.abc import Iterable, Mapping
from functools import cache, lru_cache
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from stockpile.text.languages import ORIGINAL, catalogues, languages, locale

LANGUAGES = languages()
ELIDES = "language-elides"  # the beginnings before which a short word loses its vowel; most languages have none
KEPT = 1 << 15  # sentences: some megabytes


class MissingWords(LookupError):
    """A key that the catalogues do not have, or an argument that its sentence wants."""


class Words:
    """Calls like `words("log-bid", value=10, …)` give the sentence of that key in one language.

    What a language has no words for is said in English: `stockpile words` and the tests tell what is missing.
    """

    def __init__(self, language: str = ORIGINAL) -> None:
        if language not in LANGUAGES:
            raise ValueError(f"language: {language!r} is none of {', '.join(LANGUAGES)}")
        self.language = language
        self._bundle = _bundle(language)

    def __contains__(self, key: str) -> bool:
        return self._bundle.has_message(key) or _bundle(ORIGINAL).has_message(key)

    def __call__(self, key: str, /, **args: Any) -> str:
        return _said(self.language, key, tuple(args.items()))

    def money(self, amount: int) -> str:
        """An amount of thousands as players write it."""
        return self("money", sign="−" if amount < 0 else "", amount=abs(amount))

    def signed(self, amount: int) -> str:
        """The same for money that comes in or is paid."""
        return self("money", sign="−" if amount < 0 else "+", amount=abs(amount))

    def listed(self, items: Iterable[str]) -> str:
        """Several things in one sentence: a, b and c."""
        every = list(items)
        if len(every) < 2:
            return "".join(every)
        return self("list-and", first=", ".join(every[:-1]), last=every[-1])


@lru_cache(maxsize=KEPT)
def _said(language: str, key: str, args: tuple[tuple[str, Any], ...]) -> str:
    """The words of a key: the same facts are told to many readers, and putting them into words costs a hundred times
    what remembering them does."""
    bundle = _bundle(language)
    if not bundle.has_message(key):
        bundle = _bundle(ORIGINAL)
    if not bundle.has_message(key):
        raise MissingWords(f"{language}: no words for {key!r}")
    pattern = bundle.get_message(key).value
    if pattern is None:
        raise MissingWords(f"{language}: {key!r} is empty")
    text, errors = bundle.format_pattern(pattern, dict(args))
    if errors:
        raise MissingWords(f"{language}: {key!r}: {errors[0]}")
    return str(text)


@cache
def _bundle(language: str) -> FluentBundle:
    """The catalogues of a language, read once."""
    # A language that the library has no plurals for counts like English, whatever the system's own is.
    locales = [locale(language), locale(ORIGINAL)]
    bundle = FluentBundle(
        locales, functions={"MONEY": _money(language), "ELIDE": _elide(language)}, use_isolating=False
    )
    for path in catalogues(language):
        bundle.add_resource(FluentResource(path.read_text("utf-8")))
    return bundle


def _money(language: str) -> Any:
    """The function MONEY() of the catalogues."""
    return lambda amount: Words(language).money(int(amount))


def _elide(language: str) -> Any:
    """The function ELIDE("de", $name) of the catalogues: d’Emma, but de Paul, where the language says so itself."""

    def elided(word: str, name: Any) -> str:
        bundle, said = _bundle(language), unicodedata.normalize("NFC", str(name))
        if bundle.has_message(ELIDES) and re.match(Words(language)(ELIDES), said, re.IGNORECASE):
            return f"{word[:-1]}’{said}"
        return f"{word} {said}"

    return elided


def language_of(environment: Mapping[str, str]) -> str:
    """The language that the environment asks for; English if we do not speak it."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = environment.get(name, "")
        if value:
            tag = value.partition(".")[0].partition("@")[0].replace("_", "-").lower()
            spoken = {language.lower(): language for language in LANGUAGES}
            return spoken.get(tag) or spoken.get(tag.partition("-")[0]) or ORIGINAL
    return ORIGINAL
