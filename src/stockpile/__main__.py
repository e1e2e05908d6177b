"""`python -m stockpile` is the command `stockpile`."""

import sys

from stockpile.cli import main

if __name__ == "__main__":
    sys.exit(main())
