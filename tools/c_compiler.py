"""The C compiler of this machine: what it is told, and whether it is there."""

import os
import tempfile
from pathlib import Path

# Fused multiply and add would round otherwise than Python: bots would answer differently from build to build.
STRICT = ["-Werror=incompatible-pointer-types", "-ffp-contract=off"]
FLAGS = {
    "compiled": ["-O2", "-g0", *STRICT],
    # A C array index out of range traps instead of writing over its neighbour.
    "bounds": ["-O1", *STRICT, "-fsanitize=bounds", "-fsanitize-undefined-trap-on-error"],
}
# What moves Python objects about and computes little is as fast with less, and compiled in two thirds of the time.
HANDING_OVER = (
    "stockpile.engine.formats.",
    "stockpile.engine.plugins.",
    "stockpile.engine.telling.cell",
    "stockpile.engine.telling.history",
    "stockpile.bots.learning_games",
    "stockpile.bots.luck",
    "stockpile.bots.opening",
    "stockpile.lab.",
)
# What is linked together is also optimised together, where the compiler can.
TOGETHER = {"compiled": ["-O3", "-flto=auto", "-fno-fat-lto-objects", "-Wno-stringop-overflow"], "bounds": []}


def flags_of(module: str, variant: str) -> list[str]:
    """How the C of a module or a library is compiled, where compilers are told so."""
    if os.name != "posix":
        return []
    return [*FLAGS[variant], "-O1"] if module.startswith(HANDING_OVER) else FLAGS[variant]


def try_compiler(together: list[str]) -> list[str]:
    """Translating to C takes a while: better told now that nothing would come of it.

    Returns the options with which it optimises what is linked together, none if it cannot.
    """
    from setuptools._distutils.ccompiler import new_compiler
    from setuptools._distutils.sysconfig import customize_compiler, get_python_inc

    compiler = new_compiler()
    customize_compiler(compiler)
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "trial.c")
        source.write_text("#include <Python.h>\n")
        try:
            compiler.compile([str(source)], output_dir=folder, include_dirs=[get_python_inc()])
        except Exception as error:
            raise RuntimeError(f"no C compiler that finds Python.h: {error}") from None
        source.write_text("int stockpile(void) { return 0; }\n")
        try:
            objects = compiler.compile([str(source)], output_dir=folder, extra_postargs=together)
            compiler.link_shared_object(objects, str(Path(folder, "trial.so")), extra_postargs=together)
        except Exception:
            return []
    return together
