"""One language's catalogues: a key and its arguments in, words out."""

from collections.abc import Iterable, Mapping
from functools import cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

LOCALES = {"en": "en-US", "fr": "fr-FR", "pt": "pt-BR"}
LANGUAGES = tuple(LOCALES)


class MissingWords(LookupError):
    """A key that the catalogues do not have, or an argument that its sentence wants."""


class Words:
    """Calls like `words("log-bid", value=10, …)` give the sentence of that key in one language."""

    def __init__(self, language: str = "en") -> None:
        if language not in LOCALES:
            raise ValueError(f"language: {language!r} is none of {', '.join(LANGUAGES)}")
        self.language = language
        self._bundle = _bundle(language)

    def __call__(self, key: str, /, **args: Any) -> str:
        if not self._bundle.has_message(key):
            raise MissingWords(f"{self.language}: no words for {key!r}")
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            raise MissingWords(f"{self.language}: {key!r} is empty")
        text, errors = self._bundle.format_pattern(pattern, args)
        if errors:
            raise MissingWords(f"{self.language}: {key!r}: {errors[0]}")
        return str(text)

    def money(self, amount: int) -> str:
        """An amount of thousands as players write it."""
        return self("money", sign="−" if amount < 0 else "", amount=abs(amount))

    def listed(self, items: Iterable[str]) -> str:
        """Several things in one sentence: a, b and c."""
        every = list(items)
        if len(every) < 2:
            return "".join(every)
        return self("list-and", first=", ".join(every[:-1]), last=every[-1])


@cache
def _bundle(language: str) -> FluentBundle:
    """The catalogues of a language, read once."""
    bundle = FluentBundle([LOCALES[language]], functions={"MONEY": _money(language)}, use_isolating=False)
    for entry in sorted(files("stockpile.text").joinpath(language).iterdir(), key=lambda entry: entry.name):
        if entry.name.endswith(".ftl"):
            bundle.add_resource(FluentResource(entry.read_text("utf-8")))
    return bundle


def _money(language: str) -> Any:
    """The function MONEY() of the catalogues."""
    return lambda amount: Words(language).money(int(amount))


def language_of(environment: Mapping[str, str]) -> str:
    """The language that the environment asks for; English if we do not speak it."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = environment.get(name, "")
        if value:
            return value[:2].lower() if value[:2].lower() in LOCALES else "en"
    return "en"
