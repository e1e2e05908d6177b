"""Lets compiled modules that are linked into one library call each other by name.

Cython calls a function of another module through a pointer that it fetches when the module is imported, so that the C
compiler can neither see nor inline it. Within one library that detour is not needed: here the C that Cython has written
is given the names themselves. The pointers are still fetched, which checks the signatures at import, but nobody uses
them. C that does not look as expected stays as it is, and works as before.
"""

import re
from collections.abc import Collection

HIDDEN = '__attribute__((visibility("hidden")))'
IMPORTED = re.compile(r"^static (.+)\(\*(__pyx_f_\w+)\)(\(.*\)); /\*proto\*/$", re.M)
OWN = re.compile(r"^static ((?!CYTHON_INLINE)[^(\n]*\b(__pyx_f_\w+)\(.*(?:; /\*proto\*/| \{))$", re.M)
EXPORTS = re.compile(r"__pyx_export_pointers\[\]\)\(void\) = \{(.*)\};$", re.M)
TAKEN = re.compile(r"&(__pyx_f_\w+)\b")


def prefix_of(module: str) -> str:
    """How the C names of a module's functions begin."""
    return "__pyx_f_" + "".join(f"{len(part)}{part}_" for part in module.split("."))


def by_name(text: str, modules: Collection[str]) -> str:
    """The C of a module, in which what it shares with these modules has a name for the linker."""
    shared = {name for line in EXPORTS.findall(text) for name in TAKEN.findall(line)}
    text = OWN.sub(lambda found: f"{HIDDEN} {found[1]}" if found[2] in shared else found[0], text)
    prefixes = tuple(map(prefix_of, modules))
    fetched = {name for _, name, _ in IMPORTED.findall(text) if name.startswith(prefixes)}
    text = TAKEN.sub(lambda found: f"{found[0]}_fetched" if found[1] in fetched else found[0], text)
    return IMPORTED.sub(lambda found: _declared(*found.groups()) if found[2] in fetched else found[0], text)


def _declared(kind: str, name: str, arguments: str) -> str:
    """A pointer that is fetched, and the function itself."""
    return f"static {kind}(*{name}_fetched){arguments}; {HIDDEN} {kind}{name}{arguments};"
