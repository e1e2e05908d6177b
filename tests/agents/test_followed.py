"""What an agent reads of a table: folded from its own frames alone, the same in worlds that it cannot tell apart."""

import json
from typing import Any

import pytest

from kit.effort import share
from kit.moments import chooser_of, moments, scaled
from kit.samples import BASE, CARDS
from kit.twins import Twins, compare
from stockpile import Game, Refusal
from stockpile.agents.followed import NEWS_LIMIT, FollowedTable
from stockpile.text.observation import LIMIT

SETUPS = {**CARDS, "3 players, advanced board": BASE["3 players, advanced board"]}
TRIED = [name for name in share(SETUPS, __name__) if SETUPS[name].chance == "drawn"]


def snapshot(game: Game, seat: int | None, state: str = "playing") -> dict[str, Any]:
    """The first frame of a stream, as far as texts read it."""
    own = next((question for question in game.questions if question.seat == seat), None)
    seats = [{"name": name, "bot": None} for name in "ABCDE"[: game.setup.players]]
    return {
        "frame": "snapshot",
        "number": game.event_count,
        "revision": 1,
        "seat": seat,
        "table": {"id": "22222222222k", "state": state, "setup": game.setup.to_dict(), "seats": seats},
        "view": None if state == "lobby" else game.view(seat).to_dict(),
        "question": own and {"ask": own.ask, "answers": own.answers, "forced": own.forced},
        "plan": {"auction": [], "forced": False},
    }


def update(game: Game, seat: int | None, since: int) -> dict[str, Any]:
    """What happened since, as the frames tell it."""
    events = [json.loads(line) for line in game.event_lines(seat, since)]
    frame = snapshot(game, seat, "over" if game.over else "playing")
    messages = [{"number": event["n"], "kind": "event", "event": event} for event in events]
    return {**{key: value for key, value in frame.items() if key != "view"}, "frame": "update", "messages": messages}


class FollowedTwins(Twins):
    """Twin worlds that an agent follows by its frames: what its tools say is the same."""

    def check(self, *, full: bool) -> None:
        """The same as for everybody, and all that the tools give."""
        super().check(full=full)
        if not hasattr(self, "agents"):
            self.agents = [FollowedTable("fr", renamed=4), FollowedTable("fr", renamed=4)]
            self.told = self.one.event_count
            frames = [snapshot(world, self.observer) for world in (self.one, self.two)]
        else:
            frames = [update(world, self.observer, self.told) for world in (self.one, self.two)]
            self.told = self.one.event_count
        texts = [self.read(agent, frame) for agent, frame in zip(self.agents, frames, strict=True)]
        compare(texts[0], texts[1], self.where)

    def read(self, agent: FollowedTable, frame: dict[str, Any]) -> dict[str, str]:
        """Everything that an agent could ask for."""
        agent.take(frame)
        refused = agent.refused(Refusal("DEM-2", "bid-too-low", pile=0, value=1, standing=3))
        return {"turn": agent.turn(), "rules": agent.rules(""), "refused": refused}


@pytest.mark.parametrize("name", TRIED)
def test_what_the_tools_say_is_the_same_in_twin_worlds(name):  # KNO-1, KNO-2, KNO-6
    setup, chooser = SETUPS[name], chooser_of(name, 5)
    compared = 0

    for game in moments(setup, 5, scaled(1, 1)):
        for observer in setup.seats:
            compared += FollowedTwins(game, observer, chooser, wild=chooser.random() < 0.5).run(6).questions

    assert compared >= len(setup.seats)


@pytest.mark.parametrize("name", ["4 players, every module", "2 players, every module"])
def test_a_followed_game_is_folded_into_the_view_that_the_seat_has(name):
    setup, chooser = SETUPS[name], chooser_of(name, 6)
    game = Game(setup, seed=8)
    agent, told = FollowedTable(), game.event_count
    agent.take(snapshot(game, 1))

    while not game.over:
        question = chooser.choice(game.questions)
        game.answer(chooser.choice(question.answers), question.seat)
        agent.take(update(game, 1, told))
        told = game.event_count
        text = agent.turn()

        assert agent.view == game.view(1).to_dict()
        assert len(text) <= LIMIT + NEWS_LIMIT + 100

    assert agent.is_over and "The game is over" in text


def test_an_only_answer_that_the_server_gives_is_not_asked():
    game = Game(SETUPS["3 players, advanced board"], seed=1)
    asked = snapshot(game, game.questions[0].seat)
    asked["question"]["forced"] = True

    agent = FollowedTable()
    agent.take(asked)
    is_asked = agent.is_due
    agent.take({**asked, "plan": {"auction": [], "forced": True}})

    assert is_asked and not agent.is_due


def test_much_news_is_cut_at_its_old_end():
    game = Game(SETUPS["3 players, advanced board"], seed=1)
    agent = FollowedTable()
    agent.take(snapshot(game, 0, "lobby"))
    said = [{"number": 1, "kind": "said", "at": 0.0, "seat": 1, "text": f"{n} " + "x" * 400} for n in range(30)]

    agent.take({**snapshot(game, 0, "lobby"), "frame": "update", "messages": said})
    news = agent.turn()

    assert "earlier events left out" in news and "29 xxx" in news and "\n1 xxx" not in news
    assert "The game has not begun. Seats: P1 you, P2 B, P3 C" in news
    assert agent.taken_news() == ""


def test_a_table_that_is_closed_says_so():
    game = Game(SETUPS["3 players, advanced board"], seed=1)
    agent = FollowedTable()

    agent.take(snapshot(game, 0, "closed"))

    assert agent.is_over and agent.turn().endswith("This table is closed.")


def test_rules_are_found_by_card_id_or_word():
    agent = FollowedTable(renamed=3)
    agent.take(snapshot(Game(SETUPS["4 players, every module"], seed=1), 0))

    assert agent.rules("leverage").startswith("leverage (Leverage): ")
    assert agent.rules("DEM-2").startswith("DEM-2 ")
    assert agent.naming("stanford") in agent.rules("ADV-3")
    assert len(agent.rules("the")) <= 6000
    assert "xyzzy" in agent.rules("xyzzy")
