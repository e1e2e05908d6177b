"""Python to C: each module by Cython, in processes of its own, so that others can already be compiled meanwhile."""

import gc
import os
import signal
from concurrent.futures import ProcessPoolExecutor
from importlib import import_module
from pathlib import Path
from typing import Any

from tools.compiled_sources import SHARED, SRC

DIRECTIVES = {
    "language_level": 3,
    "boundscheck": False,
    "wraparound": False,
    "infer_types": True,
    "annotation_typing": False,
    "cdivision": True,
    "initializedcheck": False,
    "auto_pickle": False,
    "embedsignature": False,
    "emit_code_comments": False,  # the Python beside the C is half of the text, and nobody reads it
}
# Cython makes millions of objects for a module and drops hardly any before it is done: looking for garbage as often as
# Python does is a third of its time. Now and then is enough to keep a process small, and where there is room, never.
OBJECTS_BETWEEN_SEARCHES = 1_000_000
ROOM = 2 << 30  # bytes for each process: half of it would do


def translators(at_once: int) -> ProcessPoolExecutor:
    """Processes that translate. They all start here, before there are threads, which do not survive a fork well."""
    import Cython.Compiler.Main  # noqa: F401  once for all of them

    gc.freeze()  # Cython itself is never garbage
    processes = ProcessPoolExecutor(at_once, initializer=_begin, initargs=(_free_memory() > at_once * ROOM,))
    for started in [processes.submit(os.getpid) for _ in range(at_once)]:
        started.result()
    return processes


def _free_memory() -> int:
    """Bytes of memory that nobody uses, 0 where the system does not say."""
    names = getattr(os, "sysconf_names", {})
    return os.sysconf("SC_AVPHYS_PAGES") * os.sysconf("SC_PAGE_SIZE") if "SC_AVPHYS_PAGES" in names else 0


def _begin(roomy: bool) -> None:
    """Ctrl-C is for the program that waits for this process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    gc.set_threshold(0 if roomy else OBJECTS_BETWEEN_SEARCHES)


def translate(module: str, source: str, c_file: str) -> None:
    """Write the C of a module. Cython has said what is wrong where it cannot."""
    main: Any = import_module("Cython.Compiler.Main")  # no types are known of it

    Path(c_file).parent.mkdir(parents=True, exist_ok=True)
    done = main.compile(
        source,
        full_module_name=module,
        output_file=c_file,
        compiler_directives=DIRECTIVES,
        include_path=[str(SRC)],
        shared_utility_qualified_name=SHARED,
    )
    if done.num_errors:
        Path(c_file).unlink(missing_ok=True)
        raise RuntimeError(f"{source} cannot be translated to C")


def write_shared(c_file: str) -> None:
    """Write the C of the module that holds what all others share."""
    build: Any = import_module("Cython.Build.SharedModule")
    options: Any = import_module("Cython.Compiler.Options")

    Path(c_file).parent.mkdir(parents=True, exist_ok=True)
    wanted = {"shared_c_file_path": c_file, "module_name": SHARED}
    error, _ = build.generate_shared_module(options.CompilationOptions(options.default_options, **wanted))
    if error:
        raise RuntimeError(f"what compiled modules share cannot be written: {error}")
