"""Built once for all package tests: the source archive, and a wheel from it with and without a C compiler."""

import os
import subprocess
import sys
import sysconfig
from collections.abc import Callable
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
Python = Callable[..., subprocess.CompletedProcess[str]]


def run(*command: object, **env: str) -> subprocess.CompletedProcess[str]:
    """Run a program away from the source tree; its output is shown if it fails."""
    clean = {key: value for key, value in os.environ.items() if key not in {"PYTHONPATH", "STOCKPILE_BUILD"}}
    done = subprocess.run([str(part) for part in command], text=True, capture_output=True, env={**clean, **env})
    assert done.returncode == 0, f"{command}\n{done.stdout}\n{done.stderr}"
    return done


@pytest.fixture(scope="session")
def sdist(tmp_path_factory) -> Path:
    folder = tmp_path_factory.mktemp("sdist")
    run(sys.executable, ROOT / "tools" / "web.py", "build")
    run(sys.executable, "-m", "build", "--no-isolation", "--sdist", "--outdir", folder, ROOT)
    return next(folder.glob("*.tar.gz"))


def wheel_of(sdist: Path, folder: Path, **env: str) -> Path:
    run(sys.executable, "-m", "pip", "wheel", "--no-deps", "--no-build-isolation", "-w", folder, sdist, **env)
    return next(folder.glob("*.whl"))


@pytest.fixture(scope="session")
def compiler(tmp_path_factory) -> Path:
    """The C compiler, told last of all not to optimise: what a wheel holds is the same, and it is there much sooner."""
    path = tmp_path_factory.mktemp("compiler") / "cc"
    path.write_text(f'#!/bin/sh\nexec {sysconfig.get_config_var("CC")} "$@" -O0\n')
    path.chmod(0o755)
    return path


@pytest.fixture(scope="session")
def wheel(sdist, compiler, tmp_path_factory) -> Path:
    return wheel_of(sdist, tmp_path_factory.mktemp("wheel"), CC=str(compiler))


@pytest.fixture(scope="session")
def wheel_without_compiler(sdist, tmp_path_factory) -> Path:
    return wheel_of(sdist, tmp_path_factory.mktemp("no-compiler"), CC="/bin/false", LDSHARED="/bin/false")


def installed(wheel: Path, folder: Path) -> Python:
    """An environment that holds this wheel and nothing else: what it returns runs a line of Python there."""
    run(sys.executable, "-m", "venv", "--without-pip", folder)
    python = folder / "bin" / "python"
    run(sys.executable, "-m", "pip", "--python", python, "install", "--no-deps", "--no-index", wheel)
    return lambda code, **env: run(python, "-W", "error", "-c", code, **env)


@pytest.fixture(scope="session")
def bare(wheel, tmp_path_factory) -> Python:
    return installed(wheel, tmp_path_factory.mktemp("bare"))


@pytest.fixture(scope="session")
def bare_without_compiler(wheel_without_compiler, tmp_path_factory) -> Python:
    return installed(wheel_without_compiler, tmp_path_factory.mktemp("bare-pure"))
