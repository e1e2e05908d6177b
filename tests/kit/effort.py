"""How hard the suite tries, and from which seed: EFFORT multiplies the work, SEED makes it another sample."""

import os

EFFORT = int(os.environ.get("EFFORT") or 1)
SEED = int(os.environ.get("SEED") or 1)
IS_SOAK = bool(os.environ.get("SEED"))
