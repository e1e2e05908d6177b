"""Writes docs/api.md, the reference of what Python programs call: `python tools/reference.py --write`.

Signatures and docstrings are read from the sources, not from what is imported: compiled classes do not know their own
parameters, and the page is the same where the libraries of the environments are not installed.
"""

import ast
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tools import kept

ROOT = Path(__file__).resolve().parent.parent
PATH = ROOT / "docs" / "api.md"
HEAD = """# API reference

Generated from the docstrings by `python tools/reference.py --write`; do not edit. In Python `help(stockpile.Game)` says
the same. How things are used together is on [research.md](research.md) and in the [gallery](gallery.md); cells of
observations are listed by `stockpile env describe`, answers in [actions.md](actions.md), rules in [rules.md](rules.md).

"""
# What is public, by chapter: the module to import from, and names of it.
CHAPTERS: dict[str, dict[str, tuple[str, ...]]] = {
    "The game": {
        "stockpile": ("Setup", "Game", "View", "Question", "Refusal", "IllegalAnswer", "Record", "RecordError"),
        "stockpile.engine.question": ("ChanceQuestion", "Draw"),
        "stockpile.engine.result": ("Result",),
        "stockpile.engine.setup.actions": ("Action",),
    },
    "Search and simulation": {
        "stockpile": ("playouts", "beliefs", "advise"),
        "stockpile.engine.playout": ("Playouts",),
        "stockpile.engine.simulation": ("Rollouts",),
        "stockpile.engine.game": ("Outcome",),
        "stockpile.bots.beliefs": ("Beliefs",),
        "stockpile.bots.advice": ("Advice", "Option"),
    },
    "Bots": {
        "stockpile.bots": ("Bot", "BotClass", "make", "spec_of", "UnknownBot"),
        "stockpile.bots.levels": ("policy_of",),
    },
    "Environments": {
        "stockpile.env.vector": ("Vector",),
        "stockpile.env.layout": ("layout_of", "Layout"),
        "stockpile.env.presets": ("setup_of",),
        "stockpile.env.aec": ("env", "raw_env", "StockpileAEC"),
        "stockpile.env.gym": ("StockpileEnv", "StockpileVectorEnv"),
        "stockpile.env.openspiel": ("StockpileGame", "StockpileState", "parameter_of"),
        "stockpile.env.extensive": ("flattened", "Flat", "InformationSet"),
    },
    "Learning": {
        "stockpile.env.learning.ppo": ("Learner", "PpoSettings", "Report", "fresh"),
        "stockpile.env.learning.gathering": ("LearningTable",),
        "stockpile.env.learning.network": ("Network", "Scale"),
        "stockpile.env.learning.trial": ("trial", "Trial"),
        "stockpile.env.learning.course": ("CoursePlan", "TrainingCourse", "CourseMark"),
        "stockpile.env.learning.policy_file": ("save", "load", "LearnedPolicy", "BadPolicy"),
    },
    "Texts for language models": {
        "stockpile.text.observation": ("text_observation",),
        "stockpile.text.digest": ("rules_digest",),
        "stockpile.text.naming": ("Naming",),
    },
}
WIDTH = 100
Function = ast.FunctionDef | ast.AsyncFunctionDef
Definition = ast.ClassDef | Function


class Documented(NamedTuple):
    """A definition, and the module it stands in."""

    module: str
    node: Definition


@cache
def tree_of(module: str) -> ast.Module:
    """The source of a module."""
    path = ROOT / "src" / Path(*module.split("."))
    file = path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
    return ast.parse(file.read_text("utf-8"))


def found(module: str, name: str) -> Documented:
    """Where a name of a module is defined: there, or where it is imported from."""
    for node in ast.walk(tree_of(module)):
        if isinstance(node, Definition) and node.name == name and node in tree_of(module).body:
            return Documented(module, node)
        if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith("stockpile"):
            for alias in node.names:
                if (alias.asname or alias.name) == name:
                    return found(node.module, alias.name)
    raise LookupError(f"tools/reference.py: {module} has no {name}")


def lineage(one: Documented) -> Iterator[Documented]:
    """A class and those of ours that it is made from, nearest first."""
    yield one
    assert isinstance(one.node, ast.ClassDef)
    for base in one.node.bases:
        if isinstance(base, ast.Name):
            try:
                above = found(one.module, base.id)
            except LookupError:  # of another library
                continue
            yield from lineage(above)


def text_of(node: ast.expr | None) -> str:
    """An expression as it is written; annotations in quotes without them."""
    if node is None:
        return ""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value
    return ast.unparse(node)


def parameters(node: Function, is_method: bool) -> list[str]:
    """What is given in a call, without the object itself."""
    given = node.args
    places = [*given.posonlyargs, *given.args]
    values = [None] * (len(places) - len(given.defaults)) + given.defaults
    shown = [parameter(one, value) for one, value in zip(places, values, strict=True)]
    if is_method and not any(text_of(mark) == "staticmethod" for mark in node.decorator_list):
        del shown[0]
    if given.vararg:
        shown.append("*" + parameter(given.vararg, None))
    elif given.kwonlyargs:
        shown.append("*")
    shown += [parameter(one, value) for one, value in zip(given.kwonlyargs, given.kw_defaults, strict=True)]
    return shown + (["**" + parameter(given.kwarg, None)] if given.kwarg else [])


def parameter(one: ast.arg, value: ast.expr | None) -> str:
    """One parameter with its type and default."""
    kind = f": {text_of(one.annotation)}" if one.annotation else ""
    default = "" if value is None else f" = {ast.unparse(value)}" if kind else f"={ast.unparse(value)}"
    return one.arg + kind + default


def signature(name: str, node: Function, is_method: bool) -> str:
    """A call and what it gives."""
    gives = text_of(node.returns)
    given = ", ".join(parameters(node, is_method))
    return f"{name}({given})" + (f" -> {gives}" if gives and gives != "None" else "")


def members(one: Documented) -> Iterator[tuple[str, str]]:
    """The public methods, properties and described fields of a class and of those it is made from."""
    told: set[str] = set()
    for part in lineage(one):
        assert isinstance(part.node, ast.ClassDef)
        for name, shown, said in own_members(part.node):
            if not name.startswith("_") and name not in told and said:
                told.add(name)
                yield shown, said


def own_members(node: ast.ClassDef) -> Iterator[tuple[str, str, str]]:
    """Name, how it is shown and what is said of the members that a class itself defines."""
    yield from fields(node.body, is_record=True)
    for part in node.body:
        if not isinstance(part, Function):
            continue
        if part.name == "__init__":
            yield from fields(part.body, is_record=False)
        marks = {text_of(mark) for mark in part.decorator_list}
        said = ast.get_docstring(part) or ""
        if marks & {"property", "cached_property"}:
            kind = text_of(part.returns)
            yield part.name, f"{part.name}: {kind}", said
        elif "overload" not in marks and not any(mark.endswith(".setter") for mark in marks):
            yield part.name, signature(part.name, part, is_method=True), said


def fields(body: list[ast.stmt], is_record: bool) -> Iterator[tuple[str, str, str]]:
    """Fields that are said something of in the next line; those of a record also without."""
    for part, after in zip(body, [*body[1:], None], strict=True):
        target: ast.expr | None = part.target if isinstance(part, ast.AnnAssign) else None
        if isinstance(part, ast.Assign) and not is_record:
            target = part.targets[0]
        name = text_of(target).removeprefix("self.")
        is_said = isinstance(after, ast.Expr) and isinstance(after.value, ast.Constant)
        if name.isidentifier() and (is_said or is_record):
            kind = f": {text_of(part.annotation)}" if isinstance(part, ast.AnnAssign) else ""
            if is_record and isinstance(part, ast.AnnAssign) and part.value is not None:
                kind += f" = {ast.unparse(part.value)}"
            said = str(after.value.value) if is_said else ""  # type: ignore[union-attr]  # it is one
            yield name, name + kind, said


def call_of(one: Documented) -> str:
    """How a class or function is called, with many parameters one in a line; nothing for what only has a name."""
    if isinstance(one.node, Function):
        given, gives = parameters(one.node, is_method=False), text_of(one.node.returns)
    elif maker := maker_of(one):
        given, gives = parameters(maker, is_method=True), text_of(maker.returns)
    else:
        given, gives = [shown for _, shown, _ in fields(one.node.body, is_record=True)], ""
    after = f" -> {gives}" if gives and gives != "None" else ""
    line = f"{one.node.name}({', '.join(given)}){after}"
    if len(line) > WIDTH:
        line = f"{one.node.name}(\n" + "".join(f"    {part},\n" for part in given) + f"){after}"
    return f"```python\n{line}\n```\n\n" if given or isinstance(one.node, Function) else ""


def maker_of(one: Documented) -> Function | None:
    """What is called when an object is made; of a protocol, how such a thing is called."""
    made = (node for part in lineage(one) for node in part.node.body if isinstance(node, Function))
    return next((node for node in made if node.name in ("__init__", "__call__")), None)


def bullet(shown: str, said: str) -> str:
    """A member with what is said of it."""
    lines = said.splitlines()
    first = f"- `{shown}`" + (f": {lines[0]}" if lines else "")
    return "\n".join([first, *("  " + line if line else "" for line in lines[1:])]) + "\n"


def entry(module: str, name: str) -> str:
    """One class or function."""
    one = found(module, name)
    said = ast.get_docstring(one.node)
    if not said:
        raise LookupError(f"tools/reference.py: {module}.{name} has no docstring")
    text = f"### `{module}.{name}`\n\n{call_of(one)}{said}\n"
    if isinstance(one.node, ast.ClassDef) and (listed := "".join(bullet(*member) for member in members(one))):
        text += f"\n{listed}"
    return text


def text() -> str:
    """The page as it should be."""
    chapters = [
        f"## {title}\n\n" + "\n".join(entry(module, name) for module, names in parts.items() for name in names)
        for title, parts in CHAPTERS.items()
    ]
    return HEAD + "\n".join(chapters)


def main() -> int:
    """Compares, and with --write replaces, the page."""
    return kept.compare(PATH, text(), "reference")


if __name__ == "__main__":
    sys.exit(main())
