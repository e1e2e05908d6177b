"""Compares what is kept here and made from lists with those lists: `python tools/generated.py [--write]`.

What is made in a build and not kept (`.pxd` and `.pyi` of the engine, types of the browser client) is not among it.
"""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tools import actions, cells, dispatch, pages, protocol, reference, schemas

PARTS = (actions, cells, dispatch, schemas, pages, protocol, reference)


def main() -> int:
    """Runs every part, with --write to replace what is not as it should be."""
    return max(int(part.main()) for part in PARTS)


if __name__ == "__main__":
    sys.exit(main())
