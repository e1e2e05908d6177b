"""Writes the tables of docs/ that lists in the program decide: `python tools/pages.py [--write]`.

A page marks such a table by `<!-- generated: NAME -->` before it and `<!-- end -->` after it; docs/cards.md is one.
"""

import re
import sys
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from stockpile.bots.levels import LEVELS
from stockpile.content import catalog
from stockpile.engine import names
from stockpile.engine.declared import answers, asks, cells, stages
from stockpile.engine.rules.card import Card
from stockpile.engine.setup import named_sets
from stockpile.engine.setup.actions import ACTIONS
from stockpile.engine.setup.components import printed
from stockpile.lab import tables as lab
from stockpile.text.cards import cost_words, effect_words, power_words
from stockpile.text.words import LANGUAGES, Words
from tools import figures

DOCS = Path(__file__).resolve().parent.parent / "docs"
MARK = re.compile(r"(<!-- generated: (\S+) -->\n).*?(<!-- end -->)", re.S)
ENGLISH = Words("en")


def table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """A table in Markdown."""
    top, *lines = ["| " + " | ".join(cell.replace("|", "\\|") for cell in line) + " |\n" for line in (head, *rows)]
    return top + "|---" * len(head) + "|\n" + "".join(lines)


def investors() -> str:
    """Every investor: where it is written down, what is printed on it, and what it does."""
    rows = []
    for kind in catalog.INVESTORS:
        values = printed()["investors"][kind.key]
        cash = f"{values['cash']['two']} / {values['cash']['more']}"
        text = effect_words(ENGLISH, kind.key, values.get("amount", 0), values.get("track", ()))
        moment = names.STAGES[kind.window] if kind.window else ""
        rows.append((*_head(kind, values), cash, moment, text, values["provenance"]))
    return table(("card", "class", "set", "needs", "cash", "moment", "what it does", "provenance"), rows)


def strategies() -> str:
    """Every strategy card, likewise."""
    rows = []
    for kind in catalog.STRATEGIES:
        values = printed()["strategies"][kind.key]
        cost = cost_words(ENGLISH, kind.key, values["cost"], values.get("amount", 0))
        text = effect_words(ENGLISH, kind.key, values.get("amount", 0))
        picks = ", ".join(f"`{names.ASKS[stages_of_pick(sort)]}`" for sort in kind.asks)
        rows.append((*_head(kind, values), cost, picks, text, values["provenance"]))
    return table(("card", "class", "set", "needs", "cost", "picks", "what it does", "provenance"), rows)


def stages_of_pick(sort: int) -> int:
    """The number of the ask of a sort."""
    return len(asks.ASKS) - 1 + sort


def _head(kind: type[Card], values: dict[str, str]) -> tuple[str, str, str, str]:
    folder, file = kind.__module__.split(".")[-2:]
    name = f"{power_words(ENGLISH, kind.key)} `{kind.key}`"
    return (
        name,
        f"[{kind.__name__}](../src/stockpile/content/{folder}/{file}.py)",
        values["set"],
        values.get("needs", ""),
    )


def modules() -> str:
    """Every module: its stages, the asks of those stages' own, and its cells of a view."""
    rows = []
    for module in stages.MODULES:
        own = [stage.key for stage in stages.STAGES if stage.module == module]
        shown = [cell.path for cell in cells.CELLS if module in re.split(r"[ +]", cell.needs)]
        what = ENGLISH(f"module-{module}-what")
        rows.append((f"`{module}`", ENGLISH(f"module-{module}"), what, _listed(own), _listed(shown)))
    return table(("module", "name", "what it adds", "its stages", "its cells of a view"), rows)


def module_fields() -> str:
    """The fields of a view that come with modules, and what they hold."""
    rows = []
    for cell in cells.CELLS:
        if cell.needs and cell.needs != "content":
            needed = cell.needs.replace(" ", " or ").replace("+", " and ")
            each = f"For each {cell.each}. " if cell.each else ""
            rows.append((f"`{cell.path}`", needed, each + cell.shape.says))
    return table(("field", "module", "what it holds"), rows)


def a_round() -> str:
    """The stages of a round with every module, in their order."""
    keys = stages.ORDER[1:-2]
    return ", ".join(ENGLISH(f"stage-{key}") for key in keys) + ".\n"


def questions() -> str:
    """Every ask with an example of each verb that answers it."""
    rows = []
    for ask in asks.EVERY[1:]:
        blocks = {block.name: block for block in answers.BLOCKS}
        first = blocks[ask.first] if ask.first else None
        examples = [_example(verb, first) for verb in ask.verbs]
        whom = "the chance seat" if ask.is_chance else "who uses or plays the card" if ask.sort else "a seat"
        rows.append((f"`{ask.key}`", ENGLISH(f"ask-{ask.key}"), ", ".join(examples), whom))
    return table(("ask", "what it is about", "answers, for example", "who is asked"), rows)


def _example(verb: str, first: answers.Block | None) -> str:
    """The first answer with a verb; of a pick, the first of its own block."""
    row = next(first.rows()) if first is not None and first.verb == verb else {"verb": verb}
    found = next(action for action in ACTIONS if row.items() <= action._asdict().items())
    return f"`{found.notation()}`"


def bots() -> str:
    """Every bot: what people are told of it, and how it is made."""
    rows = []
    for key, level in LEVELS.items():
        weights = ", ".join(f"{name} {value:g}" for name, value in level.weights.items())
        searches = f"{level.rollouts} rollouts an answer" if level.rollouts else ""
        made = "; ".join(part for part in (f"policy `{level.policy}`", searches, weights) if part)
        rows.append((f"`{key}`", ENGLISH(f"bot-{key}"), ENGLISH(f"bot-{key}-what"), made))
    return table(("bot", "called", "what it does", "made of"), rows)


def lab_tables() -> str:
    """The columns of the tables that studies write."""
    rows = [(f"`{name}`", f"`{c.name}`", c.kind, c.meaning) for name, columns in lab.TABLES.items() for c in columns]
    return table(("table", "column", "type", "what it is"), rows)


def balanced_cash() -> str:
    """Starting cash as printed and in the balanced set, with the blocks that were solved."""
    blocks = sorted(
        named_sets.kept(named_sets.BALANCED)["investors"], key=lambda row: (row["everything"], row["players"])
    )
    head = ["investor", "printed 2 / 3–5"]
    head += [f"{row['players']} players{', everything on' if row['everything'] else ''}" for row in blocks]
    rows = []
    for key in names.INVESTORS:
        cash = printed()["investors"][key]["cash"]
        amounts = [row.get("amounts", {}).get(key) for row in blocks]
        solved = [str(row["cash"].get(key, "–")) for row in blocks]
        said = [f"{one}, ability {amount}" if amount else one for one, amount in zip(solved, amounts, strict=True)]
        rows.append([power_words(ENGLISH, key), f"{cash['two']} / {cash['more']}", *said])
    return table(head, rows)


def balanced_strategies() -> str:
    """The strategies that the balanced set changes."""
    rows = []
    for key, values in named_sets.kept(named_sets.BALANCED)["strategies"].items():
        old = printed()["strategies"][key]
        for field in (field for field in ("cost", "amount") if field in values):
            rows.append((power_words(ENGLISH, key), field, str(old[field]), str(values[field])))
    return table(("strategy", "what", "printed or ours", "balanced"), rows)


def names_of_strategies() -> str:
    """The strategies by their names in every language."""
    rows = [[power_words(Words(language), key) for language in LANGUAGES] for key in names.STRATEGIES]
    return table([Words(language)("language-name") for language in LANGUAGES], rows)


def _listed(keys: Iterable[str]) -> str:
    return ", ".join(f"`{key}`" for key in keys)


TABLES: dict[str, Callable[[], str]] = {
    "investors": investors,
    "strategies": strategies,
    "modules": modules,
    "module-fields": module_fields,
    "round": a_round,
    "questions": questions,
    "bots": bots,
    "lab-tables": lab_tables,
    "balanced-cash": balanced_cash,
    "balanced-strategies": balanced_strategies,
    "balanced-checks": lambda: table(*figures.balanced_checks()),
    "names-of-strategies": names_of_strategies,
    "training": lambda: table(*figures.training()),
    "responses": lambda: table(*figures.responses()),
    "baselines": lambda: table(*figures.baselines()),
}


def renewed(page: str) -> str:
    """A page with its tables as they should be."""
    return MARK.sub(lambda found: found[1] + TABLES[found[2]]() + found[3], page)


def main() -> int:
    """Compares, and with --write replaces, the tables."""
    pages = {path: path.read_text("utf-8") for path in sorted(DOCS.glob("*.md"))}
    stale = {path: new for path, old in pages.items() if (new := renewed(old)) != old}
    for path, new in stale.items():
        if "--write" in sys.argv[1:]:
            path.write_text(new, "utf-8")
        else:
            print(f"docs/{path.name} is not up to date: python tools/pages.py --write")
    return 1 if stale and "--write" not in sys.argv[1:] else 0


if __name__ == "__main__":
    sys.exit(main())
