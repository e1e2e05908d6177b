"""Starts a game: `play.py serve OPTION…` in the browser, `play.py terminal OPTION…` in the terminal.

The engine is compiled and the client built if they are not. Compiling takes longer than people like to wait: it goes
on behind the game, which runs uncompiled meanwhile, and the next start has the compiled engine.
"""

import importlib.util
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tools import web  # noqa: E402
from tools.steps import end_of, log_of  # noqa: E402

PATIENCE = float(os.environ.get("STOCKPILE_PATIENCE", "15"))  # seconds for which a game waits for the compiler
COMPILE = (sys.executable, "setup.py", "--quiet", "build_ext", "--variant", "compiled")
COMMANDS = {"serve": ("serve", "--open", "--log", "warning"), "terminal": ("play", "--terminal")}


def is_compiled() -> bool:
    """Whether there is a compiled engine of these sources; the module that knows is asked without the rest."""
    spec = importlib.util.spec_from_file_location("_variant", ROOT / "src" / "stockpile" / "_variant.py")
    assert spec is not None and spec.loader is not None
    variant = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(variant)
    return not variant.fault("compiled")


def has_compiler() -> bool:
    """Whether it is worth trying: there is a C compiler, and what Python needs to be compiled against."""
    program = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")[0]
    return bool(shutil.which(program)) and Path(sysconfig.get_path("include"), "Python.h").exists()


def compiling() -> "subprocess.Popen[bytes] | None":
    """The compiler at work, in a session of its own so that it outlives the game; nothing if there is nothing to do."""
    if os.environ.get("STOCKPILE_BUILD") or is_compiled():
        return None
    if not has_compiler():
        print("  no C compiler: with one (Debian: gcc python3-dev) the engine is many times faster", flush=True)
        return None
    print("  compiling the engine (a minute or two), beside what follows", flush=True)
    with log_of("compile").open("wb") as log:
        return subprocess.Popen(
            ["nice", *COMPILE],  # noqa: S607  wherever it is
            cwd=ROOT,
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=subprocess.STDOUT,
            start_new_session=True,
        )


def engine(compiler: "subprocess.Popen[bytes] | None") -> dict[str, str]:
    """What the game's environment says about the engine, after a little patience; people are told as well."""
    if compiler is None:
        return {}
    try:
        failed = compiler.wait(PATIENCE)
    except subprocess.TimeoutExpired:
        print("  … still compiling: this game runs on the slower engine, the next start has the fast one", flush=True)
        return {"STOCKPILE_BUILD": "pure"}
    if failed:
        print(f"  {end_of(log_of('compile'), 1)}\n  The game runs on the slower engine.", flush=True)
    return {}


def main() -> int:
    game, *options = sys.argv[1:] or ["serve"]
    if game not in COMMANDS:
        raise SystemExit(__doc__)
    compiler = compiling()
    if game == "serve":
        web.build()
    env = {**os.environ, **engine(compiler)}
    sys.stdout.flush()
    os.execve(sys.executable, [sys.executable, "-m", "stockpile", *COMMANDS[game], *options], env)  # noqa: S606


if __name__ == "__main__":
    sys.exit(main())
