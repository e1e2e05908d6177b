"""Every word of the game, declared once: numbers, keys, stages, asks, answers, events, cells and the fields of State.

The rest follows from here: `ids` and `names` are read off these files, `generate.py` writes what compiled code and type
checkers see of them, tools/schemas.py the JSON schemas, tools/web_types.py what the browser needs. Nothing here imports
anything outside this folder, so that a build can read it alone.
"""

from . import answers, asks, cells, events, keys, numbers, stages


def constants() -> dict[str, int]:
    """Every number of the engine by its name."""
    return {
        **{name: value for name, value in vars(numbers).items() if name.isupper()},
        "PRINTED_INVESTORS": len(keys.INVESTORS),
        "PRINTED_STRATEGIES": len(keys.STRATEGIES),
        **stages.constants(),
        **asks.constants(),
        **answers.constants(),
        **events.constants(),
        **cells.constants(),
    }
