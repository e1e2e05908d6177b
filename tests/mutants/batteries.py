"""Which of the many tests that run a line of the engine are about its file: they are tried first on its mutants.

Whole games with everything in play come first (`golden`), for they notice most; then the tests of the rules that the
file is about; for files that all of them are about, those of views, events and answers.
"""

POSITIONS = "tests/engine/test_positions.py"
MISTAKES = "tests/engine/test_mistakes.py::test_a_position_that_breaks_a_law_is_refused"
GOLDEN = "tests/engine/test_golden.py"
LAST = ("tests/engine/test_answers.py", "tests/engine/test_events.py", "tests/secrets/test_views.py")
RULES = {
    "phases/demand": "dem inv_bidding two fpc", "phases/supply": "sup inv_piles", "phases/action": "act str",
    "phases/selling": "sel inv_selling inv_after_selling", "phases/movement": "mov adv str_tucks str_bets",
    "phases/ending": "end rnd inv_income", "phases/opening": "set inv str", "phases/auction": "ibv",
    "phases/information": "inf inv_looking", "phases/commerce": "com fpc", "phases/round_start": "bon dic",
    "phases/windows": "inv inv_looking inv_after_selling", "effects": "mov dem str_money str_market end",
    "books": "kno", "rules/powers": "str inv", "rules/card": "str inv", "setup/": "setups set",
}  # fmt: skip
OTHERS = {
    "position/": (f"{POSITIONS}::test_a_position_that_no_game_can_have_is_refused_by_name", f"{MISTAKES}_by_name"),
    "record": ("tests/engine/test_records.py",),
    "chance": ("tests/engine/test_chance.py", "tests/secrets/test_seeds.py"),
    "rng": ("tests/secrets/test_seeds.py",),
    "resampling/": ("tests/secrets/test_lots.py", "tests/secrets/test_resample.py"),
    "books": ("tests/secrets/test_lots.py",),
    "project": ("tests/secrets/test_lots.py",),
    "purse": ("tests/text/test_money.py",),
    "plugins/": ("tests/content/test_plugins.py",),
    "declare": ("tests/engine/test_declared.py",),
    "setup/": ("tests/engine/test_mistakes.py::test_a_setup_that_breaks_a_law_is_refused_by_name",),
}
APART = ("position/", "record", "plugins/", "declare", "purse")  # games do not need them
LEARNT = (
    "tests/rules", "tests/content/test_plugins.py", "tests/engine/test_mistakes.py", "tests/engine/test_records.py",
    "tests/engine/test_chance.py", "tests/engine/test_declared.py", "tests/engine/test_attributes.py",
    "tests/engine/test_copies.py", "tests/engine/test_courtesies.py", "tests/engine/test_limits.py",
    "tests/secrets/test_seeds.py",
)  # fmt: skip
# They run everything there is, and take long: which lines they run is not worth finding out.
WHOLE = (
    GOLDEN, *LAST, POSITIONS, "tests/text/test_money.py", "tests/secrets/test_lots.py",
    "tests/secrets/test_resample.py",
    "tests/engine/test_simulation.py", "tests/engine/test_modules.py", "tests/engine/test_shapes.py",
    "tests/engine/test_writers.py",
)  # fmt: skip
FILES = (*LEARNT, *WHOLE)


def about(file: str) -> tuple[str, ...]:
    """What the names of those tests begin with."""
    name = file.removeprefix("engine/")
    rules = [f"tests/rules/test_{rule}.py" for key, text in RULES.items() if key in name for rule in text.split()]
    others = [test for key, tests in OTHERS.items() if key in name for test in tests]
    if any(key in name for key in APART):
        return tuple(others)
    return (GOLDEN, *rules, *others, *(LAST if not rules and not others else ()))


def whole(file: str) -> tuple[list[str], list[str]]:
    """What is tried whatever lines it runs: before those that run the line, and after them."""
    found = [test for test in about(file) if test.startswith(WHOLE)]
    return [test for test in found if test == GOLDEN], [test for test in found if test != GOLDEN]
