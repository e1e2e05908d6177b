"""Writes requirements.txt: what a server needs, at the versions of constraints.txt, each with the hashes of its files.

Needs pip-tools, which is installed for it into a folder of its own, and whichever registry pip is configured for; the
name of that does not get into the file. Run it with the oldest Python that is served, since that needs the most.
"""

import os
import subprocess
import sys
import tempfile
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FILE = ROOT / "requirements.txt"
HEADER = """\
# What `stockpile serve` needs on Linux and macOS; tools/requirements.py writes this from pyproject.toml and
# constraints.txt. pip install --require-hashes -r requirements.txt, then the project itself with --no-deps.
"""
COMPILE = (
    *("--quiet", "--generate-hashes", "--strip-extras", "--extra=server", "--constraint=constraints.txt"),
    *("--no-header", "--no-annotate", "--no-emit-index-url", "--no-emit-trusted-host", "--no-emit-find-links"),
    *("--output-file=-", "pyproject.toml"),
)


def main() -> int:
    """Asks the registry anew."""
    with tempfile.TemporaryDirectory() as folder:
        venv.create(folder, with_pip=True)
        python = Path(folder) / "bin" / "python"
        # Only what is published for everybody, not what happens to lie on this machine.
        env = {key: value for key, value in os.environ.items() if key != "PIP_FIND_LINKS"}
        subprocess.run([python, "-m", "pip", "install", "--quiet", "pip-tools"], check=True)
        command = [str(python), "-m", "piptools", "compile", *COMPILE]
        found = subprocess.run(command, cwd=ROOT, env=env, check=True, stdout=subprocess.PIPE, text=True).stdout
    FILE.write_text(HEADER + found.strip() + "\n", "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
