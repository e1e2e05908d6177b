"""The full-screen game, played by keys."""

from contextlib import nullcontext

import pytest
from textual import events

from stockpile import Record
from stockpile.engine.setup.modules import MODULES
from stockpile.text.words import LANGUAGES, Words
from stockpile.tui.help import help_text
from stockpile.tui.menu_view import MenuView
from stockpile.tui.program import Program
from stockpile.tui.screens import Ending, LookAway

TABLE = ("bonds", "commerce", "dice", "first-player-card")  # modules without cards that have a power
SIZES = [(30, 12), (40, 15), (60, 20), (80, 24), (120, 40), (200, 50)]


def text_of(app):
    """All that the window shows now."""
    return "\n".join("".join(segment.text for segment in strip) for strip in app.screen._compositor.render_strips())


async def settle(pilot):
    await pilot.pause()
    await pilot.pause()


async def tap(pilot, app, key="1"):
    """A key and all it causes; unlike `press` it does not wait until the processor has been idle for some time."""
    app.post_message(events.Key(key, " " if key == "space" else key))
    await pilot.pause(0)
    await pilot.pause(0)


async def reach(pilot, app, *asks):
    """Presses 1 until one of these questions is asked; nothing is painted on the way."""
    with app.batch_update():
        while app.table.asked is None or app.table.asked.ask not in asks:
            await tap(pilot, app)
    await settle(pilot)


async def play_on(pilot, app, is_painted=False):
    """Presses 1 (and Space between people) until the game is over; returns what was asked."""
    asked = set()
    with nullcontext() if is_painted else app.batch_update():
        while not app.has_ended:
            asked |= {app.table.asked.ask} if app.table.asked else set()
            await tap(pilot, app, "space" if isinstance(app.screen, LookAway) else "1")
    await settle(pilot)
    return asked


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_whole_game_is_played_by_keys_in_every_language(sit, language):
    app = Program(sit(rounds=1), Words(language), pace=0)

    async with app.run_test(size=(80, 24)) as pilot:
        await play_on(pilot, app, is_painted=True)

        assert isinstance(app.screen, Ending)
        assert Words(language)("part-majority") in text_of(app)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("players", "rounds", "size"), [(2, 1, (80, 24)), (4, 2, (120, 40))])
async def test_a_whole_game_with_all_modules_is_played_by_keys(sit, language, players, rounds, size):
    app = Program(sit(players=players, rounds=rounds, modules=MODULES), Words(language), pace=0)

    async with app.run_test(size=size) as pilot:
        await settle(pilot)
        asked = await play_on(pilot, app, is_painted=language == "en")  # in every language the same, and it takes long
        shown = text_of(app)

    assert asked >= {"choose-investor", "investor-bid", "drop-strategy", "bonds", "place", "lay", "bid", "action"}
    for part in ("bonds", "commodities", "taxes", "total"):
        assert Words(language)(f"part-{part}") in shown


@pytest.mark.parametrize("size", SIZES)
async def test_every_size_shows_the_questions_of_modules(sit, size):
    app = Program(sit(players=4, modules=TABLE), Words("en"), pace=0)

    async with app.run_test(size=size) as pilot:
        await settle(pilot)
        bonds = text_of(app)
        await reach(pilot, app, "lay")
        lay = text_of(app)

    assert "A bond costs" in bonds
    assert "Lay a commerce" in lay


async def test_bonds_dice_commerce_and_the_next_first_player_are_on_the_table(sit):
    app = Program(sit(people=1, players=3, modules=TABLE), Words("en"), pace=0)

    async with app.run_test(size=(120, 40)) as pilot:
        await settle(pilot)
        await pilot.press("down")
        await settle(pilot)
        assert app.table.menu.current is not None
        before, told = text_of(app), app.table.preview_lines(app.table.menu.current)
        await reach(pilot, app, "action", "sell")
        after = text_of(app)
        help_sheet = help_text(app.words, app.sitting.setup).plain

    assert told == [
        "→ Your cash: $20K → $14K.",
        "→ By the end of the game they bring $7K more than they cost.",
    ]
    assert "§" in before
    assert "⚄" in after
    assert "☆" in after
    assert "Commodities and taxes" in after
    assert "a commodity, by its first letters" in help_sheet


@pytest.mark.parametrize("size", SIZES)
async def test_every_size_shows_the_auction_of_investors_and_the_cards_of_a_hand(sit, size):
    app = Program(sit(players=4, modules=MODULES), Words("en"), pace=0)

    async with app.run_test(size=size) as pilot:
        await settle(pilot)
        choice = text_of(app)
        await pilot.press("1")
        await settle(pilot)
        auction = text_of(app)
        await reach(pilot, app, "drop-strategy")
        drop = text_of(app)

    assert "Choose an investor" in choice
    assert "Bid for an investor" in " ".join(auction.split())
    assert "Choose a strategy" in drop


async def test_investors_strategies_and_what_they_cost_are_on_the_table(sit):
    app = Program(sit(players=3, modules=MODULES), Words("en"), pace=0)

    async with app.run_test(size=(160, 60)) as pilot:
        await settle(pilot)
        await reach(pilot, app, "investor-bid")
        view, auction = app.sitting.view(0).to_dict(), text_of(app)
        await reach(pilot, app, "bid")
        later, shown = app.sitting.view(0).to_dict(), text_of(app)
        await pilot.press("c")
        await settle(pilot)
        sheet = " ".join(text_of(app).replace("│", "").split())
        await pilot.press("escape")
        await settle(pilot)
        help_sheet = help_text(app.words, app.sitting.setup).plain

    for offered in view["offers"]:
        assert f"{app.words(f'investor-{offered}')}, starting cash $" in auction
    for row in later["investors"]:
        assert all(app.words(f"investor-{key}") in shown for key in row["shown"])
    for key in later["strategies"][0]["hand"]:
        assert app.words(f"strategy-{key}") in shown
        assert f"Your strategy {app.words(f'strategy-{key}')}: " in sheet
    assert f"{len(later['strategies'][1]['hand'])} strategies" in shown
    assert "a space of a track that is blocked" in help_sheet


async def test_in_a_shared_game_all_choose_investors_one_after_the_other(sit):
    sitting = sit(people=2, players=2, rounds=1, modules=MODULES)
    secret = [Words("en")(f"investor-{key}") for key in sitting.view(0).to_dict()["investors"][0]["dealt"]]
    app = Program(sitting, Words("en"), pace=0)

    async with app.run_test(size=(120, 40)) as pilot:
        await settle(pilot)
        await pilot.press("space")
        await settle(pilot)
        first = text_of(app)
        while not isinstance(app.screen, LookAway):
            await tap(pilot, app)
        await pilot.press("space")
        await settle(pilot)
        second = text_of(app)
        await play_on(pilot, app)

    assert all(name in first for name in secret)
    assert "Choose an investor" in second
    assert not any(name in second for name in secret)
    assert sitting.over


@pytest.mark.parametrize("size", SIZES)
async def test_every_size_shows_market_question_and_answers(sit, size):
    app = Program(sit(players=4), Words("en"), pace=0)

    async with app.run_test(size=size) as pilot:
        await settle(pilot)
        shown = text_of(app)

    assert "Place one card" in shown
    assert " 1 " in shown
    assert "Piles" in shown or "Pile" in shown


@pytest.mark.parametrize(("players", "board"), [(2, "standard"), (5, "advanced")])
async def test_games_of_two_and_five_on_both_boards_are_played_to_the_end(sit, players, board):
    app = Program(sit(players=players, board=board, rounds=1), Words("en"), pace=0)

    async with app.run_test(size=(80, 24)) as pilot:
        await play_on(pilot, app)

    assert app.sitting.over


async def test_bots_move_one_by_one_at_their_pace(sit):
    sitting = sit(first=1)
    app = Program(sitting, Words("en"), pace=0.01)

    async with app.run_test(size=(80, 24)) as pilot:
        for _ in range(200):
            if sitting.turn is not None:
                break
            await pilot.pause(0.02)

        assert sitting.turn == 0
        await settle(pilot)
        assert "Place one card face-up" in text_of(app)


async def test_numbers_open_the_second_list_and_escape_goes_back(sit):
    app = Program(sit(), Words("en"), pace=0)

    async with app.run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        first = [choice.label for choice in app.query_one(MenuView).choices]
        await pilot.press("1")
        second = [choice.label for choice in app.query_one(MenuView).choices]
        await pilot.press("escape")

        assert all("pile" in label for label in second)
        assert [choice.label for choice in app.query_one(MenuView).choices] == first


async def test_the_bar_shows_what_an_answer_would_do(sit):
    app = Program(sit(), Words("en"), pace=0)

    async with app.run_test(size=(120, 40)) as pilot:
        await reach(pilot, app, "bid")
        await pilot.press("1", "down", "down")
        await settle(pilot)

        assert "If this bid stands, you have" in text_of(app)


async def test_undo_takes_back_and_is_refused_when_there_is_nothing(sit):
    app = Program(sit(), Words("en"), pace=0)

    async with app.run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        await pilot.press("1")
        if app.query_one(MenuView).choices[0].answer is not None:
            await pilot.press("1")
        await pilot.press("u")
        assert len(app.sitting.match.game.answers()) == 0
        await pilot.press("u")
        await settle(pilot)

        assert "There is no answer of yours to take back." in text_of(app)


async def test_an_answer_can_be_typed_and_a_wrong_one_is_explained(sit):
    app = Program(sit(), Words("en"), pace=0)

    async with app.run_test(size=(120, 40)) as pilot:
        await settle(pilot)
        await pilot.press("colon", *"bid 1@10", "enter")
        await settle(pilot)
        refused = text_of(app)
        question = app.sitting.question(0)
        assert question is not None
        notation = app.sitting.match.game.notation(question.answers[0])
        await pilot.press("colon", *notation, "enter")
        await pilot.press("colon", "x", "escape")

        assert "The question is placing a card, not bidding." in refused
        assert len(app.sitting.match.game.answers()) == 1


async def test_a_click_chooses_a_line(sit):
    app = Program(sit(), Words("en"), pace=0)

    async with app.run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        await pilot.click("#menu", offset=(4, 0))
        await settle(pilot)

        assert all("pile" in choice.label for choice in app.query_one(MenuView).choices)


async def test_help_rules_log_and_knowledge_open_and_close(sit):
    app = Program(sit(), Words("en"), pace=0)

    async with app.run_test(size=(100, 40)) as pilot:
        await settle(pilot)
        shown = {}
        for key in ("question_mark", "l", "k", "r"):
            await pilot.press(key)
            if key == "r":
                await pilot.press(*"DEM-7")
            await settle(pilot)
            shown[key] = text_of(app)
            await pilot.press("escape")
            assert app.is_at_table

    assert "chooses that line" in shown["question_mark"]
    assert "Supply" in shown["l"]
    assert "Your pair" in shown["k"]
    assert "smallest" in shown["r"]


async def test_the_language_changes_at_the_table(sit):
    app = Program(sit(), Words("en"), pace=0)

    async with app.run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        await pilot.press("f2")
        await settle(pilot)
        french = text_of(app)
        await pilot.press("f2")
        await settle(pilot)

        assert "Marché" in french
        assert "Mercado" in text_of(app)


async def test_leaving_asks_first_and_saves(sit, tmp_path):
    path = tmp_path / "game.txt"
    app = Program(sit(), Words("en"), path, pace=0)

    async with app.run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        await pilot.press("q")
        await settle(pilot)
        assert "Leave the game?" in text_of(app)
        await pilot.press("escape")
        assert app.is_at_table
        await pilot.press("1", "q", "enter")
        await settle(pilot)

    assert Record.load(path).setup.players == 3


async def test_ctrl_c_leaves_at_once_and_saves(sit, tmp_path):
    path = tmp_path / "game.txt"
    app = Program(sit(), Words("en"), path, pace=0)

    async with app.run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        await pilot.press("ctrl+c")
        await settle(pilot)

    assert path.exists()


async def test_ctrl_c_leaves_from_any_screen(sit):
    for key in ("r", "colon", "question_mark"):
        app = Program(sit(), Words("en"), pace=0)
        async with app.run_test(size=(80, 24)) as pilot:
            await settle(pilot)
            await pilot.press(key, "ctrl+c")
            await settle(pilot)
        assert app._exit


async def test_after_the_end_another_game_can_be_played(sit):
    app = Program(sit(rounds=1), Words("en"), pace=0)

    async with app.run_test(size=(80, 24)) as pilot:
        await play_on(pilot, app)
        before = app.sitting
        await pilot.press("n")
        await settle(pilot)

        assert app.sitting is not before
        assert not app.sitting.over
        assert app.is_at_table


async def test_a_window_that_is_resized_is_drawn_anew(sit):
    app = Program(sit(), Words("en"), pace=0)

    async with app.run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        await pilot.resize_terminal(200, 50)
        await settle(pilot)
        await settle(pilot)

        assert "Leading Laboratories" in text_of(app)


async def test_nothing_of_anothers_hand_is_shown_between_people(sit):
    """Hot-seat: the look-away screen is empty, and the next person's screen and log hold no secret of the first."""
    for seed in (1, 2):
        sitting = sit(people=2, players=2, rounds=1, seed=seed)
        app = Program(sitting, Words("en"), pace=0)
        async with app.run_test(size=(120, 40)) as pilot:
            await settle(pilot)
            away = text_of(app)
            await pilot.press("space")
            await settle(pilot)
            first = text_of(app)
            while not isinstance(app.screen, LookAway):
                await tap(pilot, app)
            await settle(pilot)
            between = text_of(app)
            await pilot.press("space")
            await settle(pilot)
            second = text_of(app)

        assert "Zoé, it is your turn" in away
        assert "Yann, it is your turn" in between
        for screen in (away, between):
            assert "Market" not in screen
            assert "Log" not in screen
        own = [pair for pair in sitting.view(0).to_dict()["pairs"] if pair["owner"] == 0]
        for pair in own:
            secret = f"{Words('en')('company-' + pair['company'])} {pair['forecast'].replace('-', '−')}"
            assert secret in " ".join(first.split())
            assert secret not in " ".join(second.split())
        assert "You placed" not in second
