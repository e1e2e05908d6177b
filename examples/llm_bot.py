"""A language model as a bot: speaks the protocol of `cmd:` bots and asks any endpoint that speaks like OpenAI's.

    export OPENAI_API_KEY=...
    export STOCKPILE_BOT_SECONDS=120
    stockpile arena 'cmd:python examples/llm_bot.py --model gpt-x --price-in 0.4 --price-out 1.6' greedy \\
        --players 2 --rounds 2 --deals 5 --out results

Nothing but the standard library and stockpile is needed. The model reads the rules digest once and a text observation
for each question; what it answers illegally comes back with the rule. After the last try the first legal answer is
given, so that a game goes on, and the arena counts the illegal ones.
"""

import argparse
import json
import os
import sys
import urllib.error
import urllib.request
from typing import Any

from stockpile import Question, Refusal, View
from stockpile.text.digest import rules_digest
from stockpile.text.naming import Naming
from stockpile.text.observation import text_observation
from stockpile.text.refusals import refusal_words
from stockpile.text.seating import Seating

ASKED = {
    "en": "Think briefly. The last line of your reply must be one legal answer in the notation and nothing else.",
    "fr": "Réfléchissez peu. La dernière ligne doit être une réponse permise, dans la notation, et rien d'autre.",
    "pt": "Pense pouco. A última linha deve ser uma única resposta permitida, na notação, e nada mais.",
}


class Model:
    """One model behind an endpoint, and what its replies have cost."""

    def __init__(self, options: argparse.Namespace) -> None:
        self.options = options
        self.usage = {"input_tokens": 0, "output_tokens": 0, "cost": 0.0}

    def reply(self, messages: list[dict[str, str]]) -> str:
        """What the model says."""
        given = self.options
        body = {"model": given.model, "messages": messages, "max_tokens": given.max_tokens}
        headers = {"Content-Type": "application/json"}
        if key := os.environ.get(given.key_variable):
            headers["Authorization"] = f"Bearer {key}"
        address = f"{given.url.rstrip('/')}/chat/completions"
        request = urllib.request.Request(address, json.dumps(body).encode(), headers)  # noqa: S310  the owner named it
        with urllib.request.urlopen(request, timeout=given.seconds) as answer:  # noqa: S310
            told = json.load(answer)
        self.count(told.get("usage") or {})
        return str(told["choices"][0]["message"]["content"] or "")

    def count(self, used: dict[str, int]) -> None:
        """Adds up tokens, and their price by the million."""
        read, written = used.get("prompt_tokens", 0), used.get("completion_tokens", 0)
        self.usage["input_tokens"] += read
        self.usage["output_tokens"] += written
        self.usage["cost"] += (read * self.options.price_in + written * self.options.price_out) / 1_000_000

    def taken_usage(self) -> dict[str, Any]:
        """What was spent since this was asked last."""
        taken, self.usage = self.usage, {"input_tokens": 0, "output_tokens": 0, "cost": 0.0}
        return taken


class Player:
    """One seat of one game after the other."""

    def __init__(self, options: argparse.Namespace) -> None:
        self.options = options
        self.model = Model(options)
        self.naming = Naming(options.renamed)
        self.talk: list[dict[str, str]] = []

    def answer(self, message: dict[str, Any]) -> dict[str, Any]:
        """The reply to a line of the protocol."""
        if message["type"] == "hello":
            return {"type": "ready", "protocol": 1, "retries": self.options.tries}
        view = View.from_dict(message["view"])
        if message["type"] == "refused" and message["left"] <= 1:  # the model has had all its tries
            return {"type": "answer", "answer": message["question"]["answers"][0]}
        if message["type"] == "refused":
            self.talk.append({"role": "user", "content": self.why(view, message["refused"])})
        else:
            self.talk = self.opening(view, Question(**message["question"]))
        said = self.model.reply(self.talk)
        self.talk.append({"role": "assistant", "content": said})
        return {"type": "answer", "answer": self.chosen(view, said), "usage": self.model.taken_usage()}

    def opening(self, view: View, question: Question) -> list[dict[str, str]]:
        """What the model reads of a question: the rules, then the position."""
        lang, renamed = self.options.lang, self.options.renamed
        rules = rules_digest(view, lang, renamed=renamed)
        position = text_observation(view, question, lang, legal=not self.options.no_legal, renamed=renamed)
        return [
            {"role": "system", "content": f"{rules}\n\n{ASKED[lang]}"},
            {"role": "user", "content": position},
        ]

    def why(self, view: View, refused: dict[str, Any]) -> str:
        """A refusal in words."""
        refusal = Refusal(refused["rule"], refused["key"], **refused["args"])
        seats = Seating([f"P{seat + 1}" for seat in view.setup.seats], view.seat)
        said = refusal_words(self.naming.words(self.options.lang), view.setup, seats, refusal)
        return f"{said}\n{ASKED[self.options.lang]}"

    def chosen(self, view: View, said: str) -> int | str:
        """The answer in the last line, as a number if it is one at all."""
        last = (said.strip().splitlines() or [""])[-1].strip()
        number = self.naming.parse(view.setup, last.rpartition(":")[2])
        return last[:80] if number is None else number


def options_of(arguments: list[str] | None = None) -> argparse.Namespace:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--model", required=True, help="the name that the endpoint knows the model by")
    parser.add_argument("--url", default="https://api.openai.com/v1", help="where /chat/completions is")
    parser.add_argument(
        "--key-variable", default="OPENAI_API_KEY", help="the variable with the key; none is sent without"
    )
    parser.add_argument("--lang", choices=sorted(ASKED), default="en")
    parser.add_argument("--renamed", type=int, metavar="SEED", help="invented names for the companies")
    parser.add_argument("--no-legal", action="store_true", help="do not list the legal answers")
    parser.add_argument("--tries", type=int, choices=range(1, 6), default=2, help="how often the model may be wrong")
    parser.add_argument("--max-tokens", type=int, default=400)
    parser.add_argument("--seconds", type=float, default=60.0, help="how long to wait for a reply")
    parser.add_argument("--price-in", type=float, default=0.0, help="for a million tokens read")
    parser.add_argument("--price-out", type=float, default=0.0, help="for a million tokens written")
    return parser.parse_args(arguments)


def main() -> None:
    """Answers line by line."""
    player = Player(options_of())
    for line in sys.stdin:
        try:
            reply = player.answer(json.loads(line))
        except (urllib.error.URLError, TimeoutError, KeyError, IndexError) as error:
            sys.exit(f"{player.options.url}: {error!r}")
        sys.stdout.write(json.dumps(reply) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
