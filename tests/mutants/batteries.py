"""Which tests try a mutant of the engine: nearly every test runs nearly every file, so lines would choose nothing.

Two whole games with everything in play come first (`golden`), for they notice most; then the tests of the rules that
the file is about, which are quick, and more whole games; for files that all rules are about, the tests of views, events
and answers.
"""

POSITIONS = "tests/engine/test_positions.py"
BY_NAME = "test_a_position_that_no_game_can_have_is_refused_by_name"
TALLIES = "test_fees_picked_up_and_powers_used_this_round_are_written_and_read"
SCENARIOS = (
    "test_the_pairs_that_movement_has_come_to_are_open_and_no_others_need_be",
    "test_in_the_investor_auction_the_turn_is_one_of_the_seats",
    "test_positions_are_read_while_hands_of_any_size_are_dealt",
    "test_positions_are_read_while_investors_are_chosen",
    "test_positions_are_read_while_strategies_are_dealt",
    "test_a_position_is_read_while_the_first_player_card_is_given_and_names_who_gives_it",
    "test_a_tally_at_its_bounds_is_read",
    "test_a_game_that_is_over_may_leave_somebody_in_debt",
    "test_what_a_position_leaves_out_is_dealt_alike_by_every_version",
    "test_a_view_is_read_while_all_investors_of_the_box_are_dealt",
    "test_a_view_is_read_when_starting_cards_cannot_be_of_a_company_that_has_split",
)
MISTAKES = "tests/engine/test_mistakes.py::test_a_position_that_breaks_a_law_is_refused"
GOLDEN = "tests/engine/test_golden.py"
GOES, SHOWS = f"{GOLDEN}::test_a_golden_game_goes_as_it_went", f"{GOLDEN}::test_a_game_shows_everybody_what_it_showed"
WHOLE_GAMES = (
    f"{GOES}[2-everything]",
    f"{SHOWS}[chance asked, 2 players, phil and robins]",
    f"{SHOWS}[4 players, every module]",
    f"{GOES}[5-everything]",
)
SAID = f"{GOLDEN}::test_of_a_changed_position_is_said_what_was_said"
COPIES = tuple(
    f"tests/engine/test_copies.py::{test}"
    for test in (
        "test_a_position_goes_through_json_and_back", "test_views_pickle_copy_and_go_through_json_to_equals",
        "test_a_game_plays_on_from_its_position_as_it_would_have_without",
    )
)  # fmt: skip
PLAYOUTS = tuple(
    f"tests/engine/test_builds.py::{test}"
    for test in (
        "test_kept_playouts_end_alike_when_they_are_played_through_game",
        "test_playouts_count_what_is_played_in_them", "test_playouts_report_progress",
        "test_playouts_of_the_same_seed_are_the_same_and_of_others_are_not",
        "test_playouts_of_no_games_are_none", "test_a_number_of_playouts_that_is_none_is_refused_by_name",
    )
)  # fmt: skip
VIEWS = "tests/secrets/test_views.py"
SHOWN_HALF = "test_only_who_is_shown_a_half_knows_it_and_what_its_starting_card_was"
BEGAN = "test_what_a_shown_half_began_with_is_any_card_that_it_can_be_for_who_has_seen_it"
FAIR = "test_numbers_are_drawn_without_favourites_where_words_do_not_divide_evenly"
COPIED = "tests/engine/test_copies.py"
READ_AGAIN = "tests/secrets/test_views.py::test_a_view_that_went_through_json_or_pickle_is_as_good_as_the_first"
LAST = ("tests/engine/test_answers.py", "tests/engine/test_events.py", "tests/secrets/test_views.py")
RULES = {
    "phases/demand": "dem inv_bidding two fpc inv_purse", "phases/supply": "sup inv_piles two",
    "phases/action": "act str",
    "phases/selling": "sel inv_selling inv_after_selling", "phases/movement": "mov adv str_tucks str_bets",
    "phases/ending": "end rnd inv_income inv_sharing com bon", "phases/opening": "set inv str ibv fpc",
    "phases/auction": "ibv", "phases/information": "inf inv_looking", "phases/commerce": "com fpc",
    "phases/round_start": "bon dic rnd inf", "phases/windows": "inv inv_looking inv_after_selling inv_market",
    "effects/agenda": "mov str_market", "effects/bets": "str_bets", "effects/choices": "str inv",
    "effects/dividends": "mov adv str_dividends inv_market", "effects/goods": "str_goods com bon",
    "effects/hands": "str_shares sup str inv", "effects/looking": "str_looking inv_looking",
    "effects/meeples": "dem two inv_bidding", "effects/money": "dem str_money inv_purse inv_sharing",
    "effects/piles": "sup inv_piles dem fpc", "effects/portfolio": "sel mov str_sales str_shares end act",
    "effects/prices": "mov act adv str_market", "knowledge/": "kno str_looking inv_looking str_dividends",
    "rules/powers": "str inv inv_piles inv_sharing str_goods str_sales", "rules/card": "str inv",
    "rules/investors": "inv ibv set",
    "rules/worth": "end inv_selling", "result": "end", "rules/flow": "rnd set inv act", "rules/dispatch": "inv str",
    "refusals/bids": "dem inv_bidding two ibv", "refusals/cards": "inv str str_goods str_money str_shares str_market",
    "refusals/reasons": "dem act sel com bon fpc str inv", "setup/": "setups set inv str", "/random_play": "set",
    "chance/draws": "str inv inv_looking dic", "chance/": "set inf com",
}  # fmt: skip
OTHERS = {
    "declared/events": ("tests/session/test_staged_powers.py", "tests/session/test_match.py"),
    "game": (
        f"{COPIED}::test_games_pickle_and_copy_to_equals_that_play_on",
        *LAST,
        COPIED,
        "tests/engine/test_courtesies.py",
    ),
    "question": (
        f"{COPIED}::test_questions_are_equal_if_seat_ask_answers_and_draw_are",
        *LAST,
        "tests/engine/test_courtesies.py",
    ),
    "position/view": (READ_AGAIN,),
    "declared/shown": ("tests/engine/test_schemas.py", f"{POSITIONS}::{BY_NAME}", f"{POSITIONS}::{TALLIES}"),
    "phases/opening": (f"{SHOWS}[2 players, open hands]", f"{GOES}[3-turned]"),
    "chance/outcomes": (
        "tests/secrets/test_lots.py::test_discards_drawn_again_are_counted_with_asked_chance_too",
        "tests/secrets/test_asked_chance.py",
    ),
    "flat": ("tests/engine/test_copies.py",),
    "resampling/starts": (f"{VIEWS}::{BEGAN}", VIEWS),
    "resampling/cards": (
        f"{SHOWS}[5 players, strategies drawn again]",
        "tests/secrets/test_uniform.py::test_strategies_lie_in_every_possible_way_equally_often",
    ),
    "telling/seen": ("tests/engine/test_attributes.py",),
    "telling/special": ("tests/rules/test_inv_sharing.py", "tests/content/test_plugins.py"),
    "position/": (
        f"{POSITIONS}::{BY_NAME}",
        f"{MISTAKES}_by_name",
        *(f"{POSITIONS}::{test}" for test in SCENARIOS),
        *(f"{SAID}[{name}]" for name in ("2 players, every module", "chance asked, 3 players, every module")),
        SAID,
        *COPIES,
        "tests/engine/test_schemas.py",
        POSITIONS,
        "tests/engine/test_mistakes.py",
    ),
    "record": (
        f"{SHOWS}[2 players, open hands]",
        "tests/engine/test_records.py",
        "tests/secrets/test_seeds.py",
        "tests/engine/test_courtesies.py",
        "tests/engine/test_copies.py",
        "tests/secrets/test_asked_chance.py",
    ),
    "named_sets": ("tests/engine/test_named_sets.py",),
    "setup/roster": ("tests/content/test_plugins.py", "tests/engine/test_names.py"),
    "chance": ("tests/engine/test_chance.py", "tests/secrets/test_seeds.py"),
    "rng": (f"tests/engine/test_chance.py::{FAIR}", "tests/secrets/test_seeds.py"),
    "resampling/": ("tests/secrets/test_lots.py", "tests/secrets/test_resample.py", "tests/secrets/test_uniform.py"),
    "knowledge/": (f"{VIEWS}::{SHOWN_HALF}", "tests/secrets/test_lots.py", VIEWS),
    "purse": ("tests/text/test_money.py",),
    "plugins/": ("tests/content/test_plugins.py",),
    "declare": ("tests/engine/test_declared.py", "tests/engine/test_shapes.py", GOLDEN),
    "declared/numbers": (*LAST, POSITIONS),
    "setup/": (
        "tests/engine/test_mistakes.py::test_a_setup_that_breaks_a_law_is_refused_by_name",
        "tests/engine/test_modules.py",
        "tests/engine/test_mistakes.py",
        "tests/engine/test_courtesies.py",
        "tests/engine/test_copies.py",
        "tests/engine/test_answers.py",
    ),
    "rules/worth": ("tests/engine/test_simulation.py",),
    "simulation": ("tests/engine/test_simulation.py",),
    "playout": (*PLAYOUTS, "tests/engine/test_simulation.py", "tests/engine/test_courtesies.py"),
    "random_play": (*PLAYOUTS, "tests/engine/test_simulation.py"),
    "course": (
        "tests/engine/test_properties.py::test_probabilities_are_the_shares_of_the_cards_that_are_left",
        "tests/engine/test_properties.py::test_forced_questions_are_skipped_until_there_is_a_choice",
        *LAST,
        "tests/engine/test_copies.py",
        "tests/engine/test_courtesies.py",
    ),
    "view": (*LAST, "tests/engine/test_attributes.py"),
    "sight": (*LAST, "tests/engine/test_attributes.py"),
    "state": (*LAST, "tests/engine/test_copies.py"),
    "shadow": (*LAST, "tests/secrets/test_lots.py"),
    "telling/": (*LAST, "tests/engine/test_writers.py", "tests/engine/test_attributes.py"),
    "fingerprint": ("tests/engine/test_copies.py", "tests/engine/test_records.py"),
}
APART = ("position/", "record", "plugins/", "declare", "playout", "simulation")  # games do not need them
FILES = (
    GOLDEN, *LAST, "tests/rules", POSITIONS, "tests/content/test_plugins.py", "tests/text/test_money.py",
    "tests/engine/test_mistakes.py", "tests/engine/test_records.py", "tests/engine/test_chance.py",
    "tests/engine/test_declared.py", "tests/engine/test_attributes.py", "tests/engine/test_copies.py",
    "tests/engine/test_courtesies.py", "tests/engine/test_modules.py", "tests/engine/test_shapes.py",
    "tests/engine/test_simulation.py", "tests/engine/test_writers.py", "tests/secrets/test_lots.py",
    "tests/secrets/test_resample.py", "tests/secrets/test_seeds.py", "tests/secrets/test_uniform.py",
    "tests/session/test_staged_powers.py", "tests/session/test_match.py", "tests/engine/test_builds.py",
    "tests/engine/test_named_sets.py", "tests/engine/test_names.py", "tests/engine/test_properties.py",
    "tests/engine/test_referee.py", "tests/engine/test_schemas.py", "tests/secrets/test_asked_chance.py",
)  # fmt: skip


def battery(file: str) -> list[str]:
    """The tests, or files of tests, for a file of the engine, in the order in which they are run."""
    name = file.removeprefix("engine/")
    rules = [f"tests/rules/test_{rule}.py" for key, text in RULES.items() if key in name for rule in text.split()]
    others = [test for key, tests in OTHERS.items() if key in name for test in tests]
    if any(key in name for key in APART):
        return others
    quick, slow = WHOLE_GAMES[:2], WHOLE_GAMES[2:]
    return list(dict.fromkeys([*quick, *rules, *slow, *others, SHOWS, GOES, *(() if rules or others else LAST)]))
