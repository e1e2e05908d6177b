"""What companies are called in texts for agents: their keys, or invented names that nobody can have memorised."""

import hashlib
import re
from collections.abc import Iterable
from typing import Any

from stockpile.engine.names import COMPANIES
from stockpile.engine.setup.actions import ACTIONS, parse
from stockpile.engine.setup.setup import Setup
from stockpile.text.words import Words

# Short, easy to spell, and no word of the notation; a seed draws six of them.
INVENTED = (
    "amaro", "brisk", "calder", "dovran", "elmira", "fenwick", "garnet", "harrow", "indigo", "juniper", "kestrel",
    "lumen", "marlow", "nimbus", "orchid", "pelham", "quartz", "rowan", "saffron", "tamsin", "umber", "verity",
    "willow", "zephyr",
)  # fmt: skip
EDITION = r"(?! Edition)"  # the box is called Epic Edition, which is no company


class Naming:
    """The names of the companies: their keys without a seed, invented ones with it."""

    def __init__(self, seed: int | None = None) -> None:
        self.seed = seed
        drawn = INVENTED if seed is None else sorted(INVENTED, key=lambda name: _lot(seed, name))
        self._names = dict(zip(COMPANIES, COMPANIES if seed is None else drawn, strict=False))
        self._keys = {name: key for key, name in self._names.items()}

    def __call__(self, key: str) -> str:
        """The name of a company; all other cards are called by their keys."""
        return self._names.get(key, key)

    def in_order(self, keys: Iterable[str]) -> list[str]:
        """Companies in the order of their names: the order of the box would tell which is which."""
        return sorted(keys, key=lambda key: self._names.get(key, key))

    def notation(self, setup: Setup, answer: int) -> str:
        """An answer as text."""
        return _exchanged(ACTIONS[answer].notation(setup.table.bids), self._names)

    def notations(self, setup: Setup, answers: Iterable[int]) -> list[str]:
        """Several answers: verbs as the table has them, what they are about by name."""
        every = list(answers)
        verbs = list(dict.fromkeys(ACTIONS[answer].verb for answer in every))
        texts = {answer: self.notation(setup, answer) for answer in every}
        if self.seed is None:
            return list(texts.values())

        def place(answer: int) -> tuple[Any, ...]:
            action = ACTIONS[answer]
            about = texts[answer].partition(">")[0] if action.card in COMPANIES else ""
            return verbs.index(action.verb), about, answer

        return [texts[answer] for answer in sorted(every, key=place)]

    def parse(self, setup: Setup, text: str) -> int | None:
        """The id of an answer as text, or None; with invented names the real ones are none."""
        if self.seed is not None and _tokens(text) & {*COMPANIES}:
            return None
        return parse(_exchanged(text.strip().strip("`'\".").strip(), self._keys), setup.table.bids)

    def words(self, language: str) -> Words:
        """The catalogues of a language, with these names."""
        return NamedWords(language, self)

    def hidden(self, text: str) -> str:
        """A text of the rules, which calls companies as the box does, with these names."""
        if self.seed is None:
            return text
        words = Words()
        for key, name in self._names.items():
            called = re.escape(words(f"company-{key}")), re.escape(words(f"short-{key}"))
            text = re.sub(rf"\b(?:{called[0]}|{called[1]}{EDITION})\b", name, text)
        return text


class NamedWords(Words):
    """Catalogues in which companies have the names of a naming."""

    def __init__(self, language: str, naming: Naming) -> None:
        super().__init__(language)
        self._naming = naming

    def __call__(self, key: str, /, **args: Any) -> str:
        sort, _, company = key.partition("-")
        return self._naming(company) if sort == "company" else super().__call__(key, **args)


def _lot(seed: int, name: str) -> bytes:
    return hashlib.blake2b(f"{seed}/{name}".encode(), digest_size=8).digest()


def _exchanged(text: str, names: dict[str, str]) -> str:
    """A notation with other names: what stands between blanks and signs is a name."""
    return re.sub(r"[a-z]+", lambda found: names.get(found[0], found[0]), text)


def _tokens(text: str) -> set[str]:
    return set(re.findall(r"[a-z]+", text))
