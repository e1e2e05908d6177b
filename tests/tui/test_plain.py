"""The line-by-line game: commands, answers, refusals, languages, files, several people."""

import io

import pytest

from stockpile import Record
from stockpile.engine.setup.modules import MODULES
from stockpile.text.words import LANGUAGES, Words
from stockpile.tui.plain import COMMANDS, Plain

TABLE = ("bonds", "commerce", "dice", "first-player-card")  # modules without cards that have a power


def play(sitting, lines, language="en", save=None):
    """Plays with these lines as input; gives all that was written."""
    target = io.StringIO()
    Plain(sitting, Words(language), io.StringIO("".join(f"{line}\n" for line in lines)), target, save).run()
    return target.getvalue()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [2, 3])
def test_a_whole_game_can_be_played_by_numbers_in_every_language(sit, language, players):
    sitting = sit(players=players, rounds=2)

    said = play(sitting, ["1"] * 400, language)

    assert sitting.over
    assert Words(language)("end-title") in said


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [2, 4])
def test_a_whole_game_with_all_modules_is_played_through_a_pipe(sit, language, players):
    sitting, words = sit(players=players, rounds=2, modules=MODULES), Words(language)
    looks = [words(f"command-{name}") for name in ("market", "piles", "hand", "know", "players", "cards")]

    said = play(sitting, [*looks, *["1"] * 30, *looks, *["1"] * 600], language)

    assert sitting.over
    for part in ("bonds", "commodities", "taxes"):
        assert words(f"part-{part}") in said
    for stage in TABLE:
        assert words(f"stage-{stage}") in said
    for question in ("lay-first", "choose-for-auction", "investor-bid", "drop-strategy"):
        assert words(f"question-{question}") in said
    assert words("menu-play") in said


@pytest.mark.parametrize("players", [2, 3])
def test_a_whole_game_of_several_people_with_all_modules_is_played(sit, players):
    """All are asked at once for investors and strategies; the keyboard goes from one to the next."""
    sitting = sit(people=players, players=players, rounds=1, modules=MODULES)

    said = play(sitting, ["", *["1"] * 1500])

    assert sitting.over
    assert said.count("it is your turn") > players
    assert said.count("Choose an investor to put up for auction.") == players * (2 if players == 2 else 1)


def test_the_texts_of_cards_are_told_when_they_are_chosen(sit):
    sitting = sit(players=3, modules=("investors", "strategies"))
    view = sitting.view(0).to_dict()
    dealt, hand = view["investors"][0]["dealt"], view["strategies"][0]["hand"]

    said = play(sitting, ["cards", f"choose {dealt[1]}", "cards", f"drop {hand[0]}", f"drop {hand[1]}", "hand", "quit"])

    words = Words("en")
    for key in dealt:
        assert f"Dealt to you: {words(f'investor-{key}')} (starting cash $" in said
    assert f"Play with {words(f'investor-{dealt[1]}')}  [choose {dealt[1]}]" in said
    assert f"Your investor {words(f'investor-{dealt[1]}')}: " in said
    assert all(f"Your strategy {words(f'strategy-{key}')}: " in said for key in hand)
    dropped = ", ".join(words(f"strategy-{key}") for key in hand[:2])
    assert f"Strategies that you discarded: {dropped}." in said


def test_nobody_is_told_what_another_chose_or_holds_before_it_is_shown(sit):
    sitting = sit(people=2, players=2, modules=("investors", "strategies"))
    secret = sitting.view(0).to_dict()
    names = [Words("en")(f"investor-{key}") for key in secret["investors"][0]["dealt"]]
    names += [Words("en")(f"strategy-{key}") for key in secret["strategies"][0]["hand"]]

    said = play(sitting, ["", "1", "1", "", "cards", "hand", "know", "players", "log", "quit"])

    first, second = said.split("Yann, it is your turn.")
    assert all(name in first for name in names)
    assert not any(name in second for name in names)


def test_what_modules_add_to_the_table_is_told(sit):
    sitting, twin = sit(players=3, modules=TABLE), sit(players=3, modules=TABLE)
    twin.answer(0, "bonds 2")
    twin.let_bots_play()
    placed = []
    while twin.question(0) is not None:
        placed.append(twin.match.game.notation(twin.question(0).answers[0]))
        twin.answer(0, placed[-1])

    said = play(sitting, ["bonds 2", "hand", "know", "players", *placed, "lay first>1", "hand", "quit"])

    drawn = sitting.view(0).to_dict()["commerce"][0]["hand"]
    assert "A bond costs $6K and pays $1K each round. How many do you buy? (Your cash: $20K)" in said
    assert "You bought 2 bonds for $12K." in said
    assert "You have 2 bonds." in said
    assert "The dice show: " in said
    assert "Your commerce cards: nothing. They count $0 so far." in said
    assert f"Drawn from the commerce deck: {Words('en')(f'card-{drawn[0]}')}." in said
    assert f"Lay a commerce card face-up on a pile ({Words('en')(f'card-{drawn[0]}')})." in said
    assert "You do not hold First Player Card. (COM-2)" in said


def test_who_will_be_first_is_told(sit):
    sitting = sit(people=3, players=3, modules=["first-player-card"])
    while sitting.match.game.question.ask != "give":
        sitting.answer(sitting.turn, sitting.question(sitting.turn).answers[0])
    giver = sitting.turn
    sitting.answer(giver, f"give {giver + 1}")

    said = play(sitting, ["", "players", "log", "quit"])

    assert f"First next round: {sitting.names[giver]}." in said
    assert "the First Player Card" in said


@pytest.mark.parametrize("modules", [(), tuple(MODULES)])
def test_a_whole_game_can_be_played_in_notation(sit, modules):
    sitting, twin = sit(rounds=1, modules=modules), sit(rounds=1, modules=modules)
    lines = []
    while not twin.over:
        if not twin.let_bots_play() and not twin.skip_idle_claim():
            answer = twin.question(0).answers[0]
            lines.append(twin.match.game.notation(answer))
            twin.answer(0, answer)

    play(sitting, lines)

    assert sitting.match.game.hash() == twin.match.game.hash()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_answers_and_leaves_the_question_open(sit, language):
    sitting, words = sit(), Words(language)
    looks = [words(f"command-{name}") for name in COMMANDS if name not in ("quit", "save", "lang")]

    said = play(sitting, ["?", *looks, "market", "back", "", "quit"], language)

    assert len(sitting.match.game.answers()) == 0
    assert words("help-market") in said
    assert words("mine-worth", amount=5) in said
    assert words("plain-bye") in said


def test_the_market_the_piles_and_the_hand_are_told(sit):
    sitting = sit()

    said = play(sitting, ["market", "piles", "hand", "know", "players", "quit"])

    view = sitting.view(0).to_dict()
    assert "Epic Electric: $5K, space 5 of 10." in said
    assert "Pile 1: " in said
    assert "Your cash: $20K." in said
    assert "Your pair: " in said
    assert f"Ada: $20K, {view['regular'][1]['size']} card, split half: nothing." in said


def test_a_refusal_is_explained_and_the_question_stays(sit):
    sitting = sit()

    said = play(sitting, ["bid 1@10", "sing a song", "99", "quit"])

    assert "The question is placing a card, not bidding. (SUP-3)" in said
    assert "“sing a song” is no answer I know." in said
    assert "Please give a number from 1 to" in said
    assert len(sitting.match.game.answers()) == 0


def test_an_answer_can_be_taken_back(sit):
    sitting = sit()

    said = play(sitting, ["1", "1", "undo", "undo", "quit"])

    assert "Taken back." in said
    assert "There is no answer of yours to take back." in said
    assert len(sitting.match.game.answers()) == 0


def test_the_language_can_be_changed_on_the_way(sit):
    said = play(sit(), ["lang xx", "lang fr", "aide", "idioma", "quitter"])

    assert "The languages are en, fr and pt." in said
    assert "les cours de toutes les entreprises" in said
    assert "Au revoir." in said


def test_rules_can_be_looked_up(sit):
    said = play(
        sit(), ["rules DEM-7", "rules STR:leverage", "rules zebra", "lang fr", "règles STR:leverage", "quitter"]
    )

    assert "smallest first" in said
    assert "STR:leverage Leverage · Pay $3K." in said
    assert f"STR:leverage {Words('fr')('strategy-leverage')} · " in said
    assert "No rule speaks of “zebra”." in said


def test_the_game_is_saved_where_one_says(sit, tmp_path):
    path = tmp_path / "a.txt"

    said = play(sit(), [f"save {path}", f"save {tmp_path / 'no' / 'x'}", "save", "quit"])

    assert f"The game is saved in {path}." in said
    assert "cannot be written" in said
    assert "Give a file name" in said
    assert Record.load(path).setup.players == 3


def test_leaving_and_the_end_of_the_input_save_the_game(sit, tmp_path):
    for number, lines in enumerate((["quit"], [])):
        path = tmp_path / f"{number}.txt"
        play(sit(), lines, save=path)
        assert path.exists()


def test_a_saved_game_goes_on_where_it_was(sit, tmp_path):
    from stockpile.tui.sitting import Sitting

    path = tmp_path / "game.txt"
    first = sit(rounds=1)
    play(first, ["1"] * 4, save=path)
    record = Record.load(path)

    again = Sitting.resumed(record, ["Zoé"], ["greedy", "greedy"])
    played = len(again.match.game.answers())
    play(again, ["1"] * 200)

    assert played == len(record.answers) > 0
    assert again.over


def test_between_two_people_the_keyboard_is_passed(sit):
    sitting = sit(people=2, players=2, rounds=1)

    said = play(sitting, ["", "1", "1", "1", "", "1", "1"] * 60)

    assert "Zoé, it is your turn." in said
    assert "Yann, it is your turn." in said


def test_nothing_of_one_hand_is_written_while_the_other_person_reads(sit):
    for seed in range(1, 6):
        sitting = sit(people=2, players=2, rounds=1, seed=seed)
        views = [sitting.view(seat).to_dict() for seat in (0, 1)]

        said = play(sitting, ["", "hand", "know", "log", "1", "1", "1", "", "hand", "know", "log", "quit"])

        first, second = said.split("Yann, it is your turn.")
        mine = [pair for pair in views[0]["pairs"] if pair["owner"] == 0]
        assert all(f"Your pair: {name(pair['company'])}" in first for pair in mine)
        assert not any(f"pair: {name(pair['company'])} {pair['forecast']}" in second for pair in mine)
        assert "You placed" not in second
        assert f"Your regular half: {name(next(iter(views[0]['regular'][0]['cards'])))}." not in second


def name(company):
    return Words("en")(f"company-{company}")


def test_one_who_has_nothing_to_claim_is_not_asked_unless_others_could_tell(sit):
    """Alone nobody watches; among several people the missing question would tell what one holds (MOV-6)."""
    alone, shared = sit(players=2), sit(people=2, players=2)

    for sitting in (alone, shared):
        for _ in range(600):
            if sitting.over or asks_idle_claim(sitting):
                break
            if not sitting.let_bots_play() and not sitting.skip_idle_claim():
                question = sitting.question(sitting.turn)
                sitting.answer(sitting.turn, question.answers[-1 if question.ask == "sell" else 0])

    assert not alone.skip_idle_claim()
    assert asks_idle_claim(shared)
    assert not shared.skip_idle_claim()


def asks_idle_claim(sitting):
    question = None if sitting.turn is None else sitting.question(sitting.turn)
    return sitting.is_shared and question is not None and question.ask == "claim" and question.forced
