"""The build backend: setuptools, which also gets a node for the browser client where this machine has none."""

import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from setuptools import build_meta
from setuptools.build_meta import (
    build_editable,
    build_sdist,
    build_wheel,
    get_requires_for_build_editable,
    get_requires_for_build_sdist,
    prepare_metadata_for_build_editable,
    prepare_metadata_for_build_wheel,
)

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tools import web  # noqa: E402

__all__ = [
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
    "prepare_metadata_for_build_editable",
    "prepare_metadata_for_build_wheel",
]
# Where there is a wheel of node. Elsewhere the package is built without the client, unless the machine has a node.
HAS_WHEEL = (
    "sys_platform == 'linux' and (platform_machine == 'x86_64' or platform_machine == 'aarch64')"
    " or sys_platform == 'darwin' or sys_platform == 'win32'"
)


def get_requires_for_build_wheel(config_settings: Mapping[str, Any] | None = None) -> list[str]:
    """What setuptools wants, and node unless it is here or the client is built already."""
    needed = list(build_meta.get_requires_for_build_wheel(config_settings))
    return needed if web.is_built() or web.machines_node() else [*needed, f"{pinned()}; {HAS_WHEEL}"]


def pinned() -> str:
    """The version of node that we build with."""
    lines = (ROOT / "constraints.txt").read_text("utf-8").splitlines()
    return next(line for line in lines if line.startswith(web.WHEEL))
