"""Makes the environment, `.venv`: `environment.py play` holds what playing needs, `dev` what developing needs on top.

Runs on the machine's own Python. What is there is not done again; an environment that belongs to another folder or to
another Python is made anew, because its programs name the place where they were made.
"""

import argparse
import hashlib
import json
import shutil
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tools.steps import call, log_of, step  # noqa: E402

VENV = ROOT / ".venv"
PYTHON = VENV / "bin" / "python"
NOTE = VENV / "made.json"
PIP = (str(PYTHON), "-m", "pip", "--disable-pip-version-check", "install", "-c", "constraints.txt")
TOLD = {"play": "Python's packages (half a minute)", "dev": "the developers' packages (about a minute)"}


def wanted() -> dict[str, str]:
    """What an environment of this folder, this Python and these requirements is known by."""
    requirements = b"".join((ROOT / name).read_bytes() for name in ("pyproject.toml", "constraints.txt"))
    python = f"{Path(sys.base_prefix).resolve()} {sys.version}"
    return {"folder": str(ROOT), "python": python, "requirements": hashlib.sha256(requirements).hexdigest()}


def noted() -> dict[str, str]:
    """The same of the one that is there, and which of the two it is."""
    return dict(json.loads(NOTE.read_text("utf-8"))) if PYTHON.exists() and NOTE.exists() else {}


def make(kind: str) -> None:
    """Brings the environment up to this kind."""
    there, now = noted(), wanted()
    kept = all(there.get(key) == now[key] for key in ("folder", "python"))
    if kept and there["requirements"] == now["requirements"] and kind in ("play", there["kind"]):
        return
    if VENV.exists() and not kept:
        moved = there.get("folder", now["folder"]) != now["folder"]
        print("  This folder has moved: its environment is made anew." if moved else "  The environment is made anew.")
        shutil.rmtree(VENV)
    log_of("environment").unlink(missing_ok=True)
    with step(TOLD[kind]):
        if not PYTHON.exists():
            call("environment", [sys.executable, "-m", "venv", str(VENV)])
            call("environment", [*PIP, "setuptools", "Cython"])
        NOTE.unlink(missing_ok=True)  # one that breaks off is not taken for whole
        extras = "server" if kind == "play" else "dev"
        call("environment", [*PIP, "--no-build-isolation", "--editable", f".[{extras}]"])
    NOTE.write_text(json.dumps({**now, "kind": kind}), "utf-8")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("kind", choices=TOLD, help="for what")
    make(parser.parse_args().kind)
    return 0


if __name__ == "__main__":
    sys.exit(main())
