"""Hints that teach: every answer with its figures and reasons, from the seat's own view, where the table allows it."""

import asyncio
import json
import os
import time
from random import Random

import pytest
from server.kit.client import Client, new_table
from server.kit.serving import serving, sqlite

from kit.effort import PATIENCE, SEED
from kit.samples import stopped
from stockpile import Setup, _variant
from stockpile.engine.setup.modules import MODULES
from stockpile.server import thoughts
from stockpile.server.means import HINTS


async def alone(served, language=None, **wish):
    """Ada against two bots that do not wait."""
    seats = [{"name": "Ada"}, {"bot": "novice"}, {"bot": "novice"}]
    told = await new_table(served.url, players=3, seats=seats, pace=0, **wish)
    ada = await Client(served.url, told["table"], told["token"], language=language).open()
    await ada.until(lambda: ada.is_asked)
    return ada


@pytest.mark.parametrize("depth", ["quick", "deep"])
async def test_a_hint_has_every_answer_with_figures_and_two_reasons_in_words(tmp_path, depth):
    async with serving(sqlite(tmp_path)) as served:
        ada = await alone(served, "pt")

        hint = (await ada.do("hint", depth=depth))["hint"]

        options = hint["options"]
        assert sorted(option["answer"] for option in options) == sorted(ada.state["question"]["answers"])
        assert hint["answer"] == options[0]["answer"]
        assert (hint["depth"], hint["revision"]) == (depth, ada.state["revision"])
        assert all(1 <= len(option["reasons"]) <= 2 and option["words"] for option in options)
        assert all(reason["words"] for option in options for reason in option["reasons"])
        if _variant.name() == "pure":
            assert hint["worlds"] == 0 and all(option["win"] is None for option in options)
        else:
            assert hint["worlds"] >= 8
            assert all(low <= o["win"] <= high for o in options for low, high in [o["win_90"]])
            assert [o["win"] for o in options] == sorted((o["win"] for o in options), reverse=True)
        await ada.close()


async def test_beliefs_tell_of_pairs_piles_and_shares_that_are_not_seen(tmp_path):
    async with serving(sqlite(tmp_path)) as served:
        ada = await alone(served)
        await ada.play(Random(SEED), answers=1)  # nobody has sold a share yet
        await ada.until(lambda: ada.is_asked)

        found = (await ada.do("beliefs"))["beliefs"]

        pairs = ada.view["pairs"]
        assert [one is None for one in found["pairs"]] == ["?" not in (p["company"], p["forecast"]) for p in pairs]
        unseen = [chances for pair in found["pairs"] if pair is not None for chances in pair.values()]
        unseen += [card for pile in found["piles"] for card in pile if card is not None]
        assert unseen
        assert all(sum(chances.values()) == pytest.approx(1, abs=0.02) for chances in unseen)
        assert found["shares"][0] is None
        assert [sum(seat.values()) > 0 for seat in found["shares"][1:]] == [True, True]
        await ada.close()


def test_beliefs_are_about_cards_that_are_not_seen_and_seats_of_others():
    game = stopped(Setup(players=3), SEED, 5)
    for seat in range(3):
        shown = game.view(seat).to_dict()

        found = thoughts.believe(json.dumps(shown).encode(), reads=False)

        piles = [[card["card"] != "?" for card in pile] for pile in shown["piles"]]
        assert [[card is None for card in pile] for pile in found["piles"]] == piles
        assert any(True in pile for pile in piles) and any(False in pile for pile in piles)
        assert [one is None for one in found["shares"]] == [other == seat for other in range(3)]


def test_nothing_is_believed_of_pairs_that_are_not_dealt_yet():
    game = stopped(Setup(players=3, modules=tuple(MODULES)), SEED, 0)

    assert thoughts.believe(game.view(0).to_bytes(), reads=False)["pairs"] == []


@pytest.mark.parametrize(("bot", "stand_in"), [("random", "random"), ("greedy", "greedy"), ("shark", "greedy")])
def test_at_once_a_bot_answers_itself_unless_it_searches(bot, stand_in):
    for answers in range(4, 24, 4):
        game = stopped(Setup(players=3), SEED, answers)
        seat = game.questions[0].seat
        view = game.view(seat).to_bytes()

        assert thoughts.quick(bot, seat, SEED, view) == thoughts.think(stand_in, seat, SEED, view)


def test_on_an_uncompiled_engine_a_hint_has_the_best_first_and_no_figures(monkeypatch):
    monkeypatch.setattr(_variant, "name", lambda: "pure")
    game = stopped(Setup(players=3), SEED, 5)
    question = game.questions[0]

    hint = thoughts.hint(game.view(question.seat).to_bytes(), question.seat, 8)

    assert hint["worlds"] == 0
    assert sorted(one["answer"] for one in hint["options"]) == sorted(question.answers)
    assert {(one["money"], one["win"]) for one in hint["options"]} == {(None, None)}


async def test_beliefs_can_weigh_what_the_others_did(tmp_path):
    async with serving(sqlite(tmp_path)) as served:
        ada = await alone(served)
        await ada.play(Random(SEED), answers=3)  # the others have laid cards and bid
        await ada.until(lambda: ada.is_asked)

        plain, read = [(await ada.do("beliefs", reads=reads))["beliefs"] for reads in (False, True)]
        refused = await ada.do("beliefs", reads="trader")

        assert read != plain
        assert read["shares"] == plain["shares"]
        for one, other in zip(read["pairs"], plain["pairs"], strict=True):
            assert (one is None) == (other is None)
            for half in one or ():
                assert set(one[half]) <= set(other[half])
                assert sum(one[half].values()) == pytest.approx(1, abs=0.02)
        assert "refused" in refused
        await ada.close()


async def test_neither_is_given_where_everybody_counts_alone_nor_to_spectators(tmp_path):
    async with serving(sqlite(tmp_path)) as served:
        ada = await alone(served, aids=False)
        other = await alone(served)
        watcher = await Client(served.url, other.table).open()

        forbidden = [await ada.do("hint"), await ada.do("hint", depth="deep"), await ada.do("beliefs")]
        unseated = [await watcher.do("hint"), await watcher.do("beliefs")]

        assert [reply["refused"]["key"] for reply in forbidden] == ["no-aids"] * 3
        assert [reply["refused"]["key"] for reply in unseated] == ["not-seated"] * 2
        for one in (ada, other, watcher):
            await one.close()


async def test_hints_have_their_credits_so_that_bots_are_not_kept_waiting(tmp_path):
    async with serving(sqlite(tmp_path), limits=True) as served:
        ada = await alone(served)
        for _ in range(HINTS):
            served.tables.hints.spend(
                next(str(seat.token) for seat in (await served.tables.table(ada.table)).match.seats)
            )

        refused = await ada.do("hint")

        assert refused["refused"]["key"] == "too-fast"
        await ada.close()


async def test_bots_think_while_hints_are_waited_for(tmp_path):
    async with serving(sqlite(tmp_path)) as served:
        ada = await alone(served)
        occupied = asyncio.create_task(served.tables.advisers.run(time.sleep, PATIENCE))
        await asyncio.sleep(0)
        hint = asyncio.create_task(ada.do("hint"))
        await ada.do("ping")  # which comes after it

        thinker = await served.tables.thinkers.run(os.getpid)

        assert thinker
        assert not hint.done()
        hint.cancel()
        occupied.cancel()
        await ada.close()
