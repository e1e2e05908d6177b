"""Python to C: each module by Cython, in processes of its own, so that others can already be compiled meanwhile."""

import gc
import os
import signal
from concurrent.futures import ProcessPoolExecutor
from importlib import import_module
from pathlib import Path
from typing import Any

from tools.compiled_sources import SRC

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
# Python does is a third of its time. Once a module is enough to keep a process small.
OBJECTS_BETWEEN_SEARCHES = 1_000_000


def translators(at_once: int) -> ProcessPoolExecutor:
    """Processes that translate. They all start here, before there are threads, which do not survive a fork well."""
    import Cython.Compiler.Main  # noqa: F401  once for all of them

    gc.freeze()  # Cython itself is never garbage
    processes = ProcessPoolExecutor(at_once, initializer=_begin)
    for started in [processes.submit(os.getpid) for _ in range(at_once)]:
        started.result()
    return processes


def _begin() -> None:
    """Ctrl-C is for the program that waits for this process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    gc.set_threshold(OBJECTS_BETWEEN_SEARCHES)


def translate(module: str, source: str, c_file: str) -> None:
    """Write the C of a module. Cython has said what is wrong where it cannot."""
    main: Any = import_module("Cython.Compiler.Main")  # no types are known of it

    Path(c_file).parent.mkdir(parents=True, exist_ok=True)
    done = main.compile(
        source, full_module_name=module, output_file=c_file, compiler_directives=DIRECTIVES, include_path=[str(SRC)]
    )
    if done.num_errors:
        Path(c_file).unlink(missing_ok=True)
        raise RuntimeError(f"{source} cannot be translated to C")
