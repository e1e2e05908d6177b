"""Chooses which build of the engine is imported: compiled, bounds or pure."""

import os
import sys
from importlib.machinery import ExtensionFileLoader, ModuleSpec

CHOICES = ("compiled", "pure", "bounds")
_COMPILED = ("engine", "bots", "env", "lab")
_HERE = os.path.dirname(os.path.abspath(__file__))
_SRC = os.path.dirname(_HERE)
_TREE = os.path.dirname(_SRC)
IN_TREE = os.path.basename(_SRC) == "src" and os.path.exists(os.path.join(_TREE, "setup.py"))
_chosen: str | None = None


def name() -> str:
    """The build in use."""
    global _chosen
    if _chosen is None:
        _chosen = _choose(os.environ.get("STOCKPILE_BUILD", ""))
        if _chosen != "pure":
            sys.meta_path.insert(0, Linked(home(_chosen)))
    return _chosen


def extend(path: list[str], package: str) -> None:
    """Put the chosen build's directory for this package before its sources."""
    if name() != "pure":
        path.insert(0, os.path.join(home(name()), *package.split(".")))


class Linked:
    """Finds the modules of the rules: a build links them into one library, where they call each other directly."""

    def __init__(self, folder: str) -> None:
        with open(os.path.join(folder, "linked.txt"), encoding="utf-8") as file:
            library, *modules = file.read().split()
        self._library = os.path.join(folder, library)
        self._modules = frozenset(modules)

    def find_spec(self, name: str, _path: object = None, _target: object = None) -> ModuleSpec | None:
        """Where the import system finds a module of the library; nothing for all others."""
        if name not in self._modules:
            return None
        spec = ModuleSpec(name, ExtensionFileLoader(name, self._library), origin=self._library)
        spec.has_location = True
        return spec


def home(variant: str) -> str:
    """The directory that holds a build: in the source tree, or inside the installed package."""
    return os.path.join(_TREE, "build", variant) if IN_TREE else os.path.join(_HERE, "_compiled")


def _choose(wanted: str) -> str:
    if wanted == "pure":
        return "pure"
    if wanted and wanted not in CHOICES:
        raise ImportError(f"STOCKPILE_BUILD is one of {', '.join(CHOICES)}, not {wanted!r}")
    problem = fault(wanted or "compiled")
    if not problem:
        return wanted or "compiled"
    if wanted:
        raise ImportError(f"STOCKPILE_BUILD={wanted}: {problem}")
    if "changed" in problem:
        import warnings

        warnings.warn(f"the engine runs uncompiled: {problem}", RuntimeWarning, stacklevel=2)
    return "pure"


def fault(variant: str) -> str:
    """Why this build cannot be used, or nothing."""
    remedy = (
        f"run `make build VARIANT={variant}`" if IN_TREE else "install stockpile-game again where a C compiler is found"
    )
    if variant == "bounds" and not IN_TREE:
        return "this build exists only in a source tree"
    try:
        with open(os.path.join(home(variant), "stamps.txt"), encoding="utf-8") as file:
            python, *stamps = file.read().splitlines()
    except OSError:
        return f"not built; {remedy}"
    if python != sys.implementation.cache_tag:
        return f"built for {python}, this is {sys.implementation.cache_tag}; {remedy}"
    changed = _changed(stamps) if IN_TREE else ""
    return f"{changed} changed after the build; {remedy}" if changed else ""


def _changed(stamps: list[str]) -> str:
    """The first source that is not what was built, or nothing. Contents are read only where size or time differ."""
    sources = set()
    for stamp in stamps:
        source, size, time, digest = stamp.split()
        try:
            found = os.stat(f"{_SRC}/{source}")
        except OSError:
            return source
        if found.st_size != int(size) or (found.st_mtime_ns != int(time) and _digest(source) != digest):
            return source
        sources.add(source)
    for package in _COMPILED:
        for folder, _, files in os.walk(os.path.join(_HERE, package)):
            inside = folder[len(_SRC) + 1 :].replace(os.sep, "/")
            for file in files:
                if file.endswith(".pxd") and f"{inside}/{file}" not in sources:
                    return f"{inside}/{file}"
    return ""


def _digest(source: str) -> str:
    import hashlib

    with open(os.path.join(_SRC, source), "rb") as file:
        return hashlib.sha256(file.read()).hexdigest()
