"""Stockpile as an environment of TextArena (https://www.textarena.ai), for two to five language models.

    pip install textarena                     # some 60 MB beside what stockpile needs; not one of our extras
    python examples/textarena_stockpile.py    # two models by chance, to see it run

    import textarena as ta
    import textarena_stockpile                # registers Stockpile-v0
    env = ta.make("Stockpile-v0", rounds=2, renamed=7)
    env.reset(num_players=3, seed=1)

Unlike in most of its games, what a player writes is not shown to the others: a card placed face-down would be no secret
then. Each is told what happened as their own seat may know it, and the position when they are asked.
"""

import random
import re
import secrets
from typing import Any

import textarena as ta

from stockpile import Game, IllegalAnswer, Setup
from stockpile.engine.refusals.reasons import unreadable
from stockpile.text.digest import rules_digest
from stockpile.text.log import is_quiet, sentence
from stockpile.text.naming import Naming
from stockpile.text.observation import text_observation
from stockpile.text.refusals import refusal_words
from stockpile.text.seating import Seating

ASKED = "Write your answer in square brackets, for instance [bid 2@10]; the last one counts."
BRACKETS = re.compile(r"\[([^\[\]]+)\]")
FIRST_SECRET = 1 << 256


class StockpileEnv(ta.Env):  # type: ignore[misc]  # the library has no types
    """One game; `setup` are fields of a Setup beside the players, such as modules or rounds."""

    def __init__(
        self, lang: str = "en", legal: bool = True, renamed: int | None = None, error_allowance: int = 2, **setup: Any
    ) -> None:
        super().__init__()
        self.lang = lang
        self.legal = legal
        self.naming = Naming(renamed)
        self.words = self.naming.words(lang)
        self.error_allowance = error_allowance
        self.fields = setup or {"rounds": 2}

    def reset(self, num_players: int, seed: int | None = None) -> None:
        """A new deal."""
        self.setup = Setup(num_players, **self.fields)
        self.game = Game(self.setup, seed=secrets.randbelow(FIRST_SECRET) if seed is None else seed)
        self.told = [0] * num_players
        self.state = ta.MinimalMultiPlayerState(num_players, seed=seed, error_allowance=self.error_allowance)
        self.state.reset(game_state={}, player_prompt_function=self._prompt)
        self._ask()

    def _prompt(self, player_id: int, game_state: dict[str, Any]) -> str:  # noqa: ARG002  the library's signature
        digest = rules_digest(self.game.view(player_id), self.lang, renamed=self.naming.seed)
        return f"You are Player {player_id}, called P{player_id + 1} below.\n{digest}\n{ASKED}"

    def step(self, action: str) -> tuple[bool, dict[str, Any]]:
        """One reply of the player who was asked."""
        question = self.game.question
        assert question is not None
        given = (BRACKETS.findall(action) or [action.strip()])[-1]
        number = self.naming.parse(self.setup, given)
        try:
            if number is None:
                raise IllegalAnswer(unreadable(given))
            self.game.answer(number, question.seat)
        except IllegalAnswer as illegal:
            if not self.state.set_invalid_move(reason=self._why(illegal, question.seat)):
                return self.state.step()  # type: ignore[no-any-return]
            self.game.answer(question.answers[0], question.seat)  # wrong too often: the first legal answer counts
        self._ask()
        return self.state.step()  # type: ignore[no-any-return]

    def _why(self, illegal: IllegalAnswer, seat: int) -> str:
        return refusal_words(self.words, self.setup, self._seating(seat), illegal.refusal)

    def _seating(self, seat: int) -> Seating:
        return Seating([f"P{number + 1}" for number in self.setup.seats], seat)

    def _ask(self) -> None:
        """Goes on to the next real choice, and tells whoever has it; or tells everybody how it ended."""
        self.game.skip_forced()
        question, result = self.game.question, self.game.result
        if question is None:
            assert result is not None
            for seat in self.setup.seats:
                self._tell(seat, text_observation(self.game.view(seat), None, self.lang, renamed=self.naming.seed))
            scores = ", ".join(f"P{seat + 1} {score}" for seat, score in enumerate(result.scores))
            self.state.set_winners(player_ids=list(result.winners), reason=scores)
            return
        view = self.game.view(question.seat)
        text = text_observation(view, question, self.lang, legal=self.legal, renamed=self.naming.seed)
        self._tell(question.seat, text)
        self.state.manually_set_current_player_id(question.seat, force=True)

    def _tell(self, seat: int, position: str) -> None:
        """What happened since, as the seat may know it, and where things stand."""
        events = [event for event in self.game.events(seat, self.told[seat]) if not is_quiet(event)]
        self.told[seat] = self.game.event_count
        news = [sentence(self.words, self.setup, self._seating(seat), event) for event in events]
        if news:
            self.state.add_observation("\n".join(news), ta.ObservationType.GAME_MESSAGE, to_id=seat)
        self.state.add_observation(position, ta.ObservationType.GAME_BOARD, to_id=seat)


ta.register(id="Stockpile-v0", entry_point=StockpileEnv)


def main() -> None:
    """Two players who answer by chance, as a model would: from the text."""
    env = StockpileEnv()
    env.reset(num_players=2, seed=1)
    draw, done, messages = random.Random(1), False, []
    while not done:
        _, messages = env.get_observation()
        legal = re.findall(r"^Legal answers: (.+)$", messages[-1][1], re.M)[-1].split(", ")
        done, _ = env.step(f"Let me try [{draw.choice(legal)}]")
    rewards, info = env.close()
    print(rewards, info[0]["reason"])


if __name__ == "__main__":
    main()
