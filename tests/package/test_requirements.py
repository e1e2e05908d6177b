"""What a server is installed from: every file by its hash, at the versions that everything here is tested with."""

import re
import tomllib
from importlib.metadata import requires
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).resolve().parents[2]
PIN = re.compile(r"^([A-Za-z0-9._-]+)==(\S+)((?: *\\\n +--hash=sha256:[0-9a-f]{64})*)$", re.M)


def pins():
    """Each name with its version and its hashes."""
    text = (ROOT / "requirements.txt").read_text("utf-8")
    return {
        canonicalize_name(name): (version, re.findall(r"sha256:([0-9a-f]{64})", hashes))
        for name, version, hashes in PIN.findall(text)
    }


def needed():
    """Everything that the server needs here, and what that needs, and so on."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    named = [Requirement(text) for text in (*project["dependencies"], *project["optional-dependencies"]["server"])]
    waiting = [(one.name, extra) for one in named for extra in ("", *one.extras)]
    found = set()
    while waiting:
        name, extra = waiting.pop()
        if (name, extra) in found:
            continue
        found.add((name, extra))
        for one in map(Requirement, requires(name) or []):
            if one.marker is None or one.marker.evaluate({"extra": extra}):
                waiting += [(one.name, wanted) for wanted in ("", *one.extras)]
    return {canonicalize_name(name) for name, _ in found}


def test_every_pin_is_the_one_of_the_constraints_and_has_its_hashes():
    constraints = dict(line.split("==") for line in (ROOT / "constraints.txt").read_text("utf-8").splitlines())
    tested = {canonicalize_name(name): version for name, version in constraints.items()}

    assert {name: version for name, (version, _) in pins().items()} == {name: tested[name] for name in pins()}
    assert all(hashes for _, hashes in pins().values())


def test_everything_the_server_needs_is_pinned_and_nothing_else():
    assert set(pins()) == needed()


def test_the_file_names_no_registry_and_holds_nothing_but_pins():
    text = (ROOT / "requirements.txt").read_text("utf-8")
    rest = PIN.sub("", text)

    assert all(line.startswith("#") or not line for line in rest.splitlines())
    assert "://" not in text
