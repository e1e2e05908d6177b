"""The modules of the rules stand in one library and call each other by name, and nothing else is changed in their C."""

import importlib
import sys
from pathlib import Path

from stockpile import _variant

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from tools import linking

OWN = "__pyx_f_9stockpile_5rules_5money_"
OTHER = "__pyx_f_9stockpile_5rules_5piles_"
FOREIGN = "__pyx_f_9stockpile_4bots_5bold_"
# What Cython 3 writes for a module `money` that shares `gain`, keeps `count` to itself and calls others.
WRITTEN = f"""\
static int (*{OTHER}height)(struct State *, int); /*proto*/
static void (*{FOREIGN}boast)(struct State *); /*proto*/
static CYTHON_INLINE int {OTHER}top(struct State *); /*proto*/
static int {OWN}gain(struct State *, int); /*proto*/
static int {OWN}count(struct State *); /*proto*/
static int {OWN}gain(struct State *__pyx_v_g, int __pyx_v_seat) {{
  {FOREIGN}boast(__pyx_v_g);
  return {OTHER}height(__pyx_v_g, {OWN}count(__pyx_v_g));
}}
static int {OWN}count(struct State *__pyx_v_g) {{
    void (*const __pyx_export_pointers[])(void) = {{(void (*)(void))&{OWN}gain, (void (*)(void)) NULL}};
    void (**const __pyx_import_pointers[])(void) = {{(void (**)(void))&{OTHER}height, (void (**)(void)) NULL}};
    void (**const __pyx_import_pointers[])(void) = {{(void (**)(void))&{FOREIGN}boast, (void (**)(void)) NULL}};
"""
LINKED = linking.by_name(WRITTEN, ["stockpile.rules.money", "stockpile.rules.piles"])


def test_what_a_module_shares_has_a_name_for_the_linker_and_what_it_keeps_has_none():
    assert f"{linking.HIDDEN} int {OWN}gain(struct State *__pyx_v_g, int __pyx_v_seat) {{" in LINKED
    assert f"{linking.HIDDEN} int {OWN}gain(struct State *, int); /*proto*/" in LINKED
    assert f"static int {OWN}count(struct State *__pyx_v_g) {{" in LINKED


def test_a_function_of_the_library_is_called_itself_and_its_pointer_only_fetched():
    assert f"{linking.HIDDEN} int {OTHER}height(struct State *, int);" in LINKED
    assert f"static int (*{OTHER}height_fetched)(struct State *, int);" in LINKED
    assert f"&{OTHER}height_fetched," in LINKED
    assert f"return {OTHER}height(__pyx_v_g" in LINKED


def test_what_is_not_in_the_library_is_called_through_its_pointer_as_before():
    kept = [line for line in WRITTEN.splitlines() if FOREIGN in line or "CYTHON_INLINE" in line]

    assert set(kept) <= set(LINKED.splitlines())


def test_c_of_another_shape_stays_as_it_is():
    strange = "int (*__pyx_f_9stockpile_5rules_5piles_height)(void);\n"

    assert linking.by_name(strange, ["stockpile.rules.piles"]) == strange


def test_every_build_but_the_pure_one_has_the_rules_in_one_library():
    names = ("rules.flow", "rules.phases.demand", "rules.phases.selling", "knowledge.books", "playout")

    files = {importlib.import_module(f"stockpile.engine.{name}").__file__ for name in names}

    assert len(files) == (len(names) if _variant.name() == "pure" else 1)
