"""Builds the compiled engine and bots, and the browser client; all else about the package is in pyproject.toml.

`python setup.py build_ext --variant compiled` fills `build/compiled/`. In a wheel the same extensions go into
`stockpile/_compiled/`. Where they cannot be built the package is installed without them and runs as plain Python; where
there is no node it is installed without the client, and `stockpile serve` says how to get it.
"""

import contextlib
import hashlib
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor, ThreadPoolExecutor, as_completed
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext as _build_ext
from setuptools.command.build_py import build_py as _build_py

sys.path.insert(0, str(Path(__file__).resolve().parent))
from tools import c_compiler, compiled_sources, linking, translation
from tools.c_compiler import FLAGS, TOGETHER, flags_of, try_compiler
from tools.compiled_sources import (
    PACKAGE,
    PLAIN,
    SHARED,
    SRC,
    declare,
    digest,
    dotted,
    found,
    linked,
    made_from,
    sources,
)

CLIENT = PACKAGE / "server" / "static"
LIBRARY = "linked"  # beside the packages, where nobody takes it for a module


@contextlib.contextmanager
def alone(target: Path) -> Iterator[None]:
    """Waits until nobody else builds there."""
    target.parent.mkdir(parents=True, exist_ok=True)
    with target.with_suffix(".lock").open("w") as lock:
        if os.name == "posix":
            import fcntl

            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


class build_py(_build_py):
    """Also puts rules, glossary (for `stockpile rules` and `words`) and the browser client into the package."""

    def run(self) -> None:
        super().run()
        if not self.editable_mode:
            for page in ("rules.md", "glossary.md"):
                self.copy_file(f"docs/{page}", str(Path(self.build_lib, "stockpile", "text", page)))
            self.add_client()

    def add_client(self) -> None:
        """Built if need be, with the node that is here or that the build has asked for."""
        target = Path(self.build_lib, "stockpile", "server", "static")
        shutil.rmtree(target, ignore_errors=True)
        built = subprocess.run([sys.executable, "tools/web.py", "build", "--no-fetch"], check=False)
        if (CLIENT / "index.html").exists():  # an older one, if there is no node to build this one, is better than none
            shutil.copytree(CLIENT, target)
        if built.returncode:
            print("\nWARNING: the browser client was not built; `stockpile serve` says how to get it.\n")


class build_ext(_build_ext):
    """Builds what has changed, in one variant, away from the sources."""

    user_options = [*_build_ext.user_options, ("variant=", None, "fill build/<variant>: compiled or bounds")]

    def initialize_options(self) -> None:
        super().initialize_options()
        self.variant = None

    def finalize_options(self) -> None:
        if self.variant:
            if self.variant not in FLAGS:
                raise SystemExit(f"--variant is one of {', '.join(FLAGS)}, not {self.variant}")
            self.build_lib = str(Path("build", self.variant))
            self.build_temp = str(Path("build", "objects", self.variant))
        self.parallel = self.parallel or os.cpu_count()
        self.linked = linked()
        super().finalize_options()

    @property
    def target(self) -> Path:
        """The directory that holds `stockpile/engine/*.so`, `stockpile/bots/*.so` and the manifest."""
        return Path(self.build_lib) if self.variant else Path(self.build_lib, "stockpile", "_compiled")

    def get_ext_fullpath(self, ext_name: str) -> str:
        return str(self.target / os.path.relpath(super().get_ext_fullpath(ext_name), self.build_lib))

    def run(self) -> None:
        if self.editable_mode or self.inplace:  # a source tree is built by --variant
            self.extensions = []
            return
        try:
            self.build_engine()
        except Exception as error:
            if self.variant:
                raise SystemExit(f"the {self.variant} build failed: {error}") from None
            shutil.rmtree(self.target, ignore_errors=True)
            self.extensions = []
            print(f"\nWARNING: the engine was not compiled ({error}).\nStockpile will run as plain Python.\n")

    def build_engine(self) -> None:
        """One at a time in a source tree: a build may be going on behind a game."""
        with contextlib.ExitStack() as done:
            if self.variant:
                done.enter_context(alone(self.target))
            self.build_stale()

    def build_stale(self) -> None:
        import Cython

        manifest = self.target / "manifest.json"
        known = json.loads(manifest.read_text()) if manifest.exists() else {}
        seen = self.fingerprints(Cython.__version__)
        stale = self.stale(known, seen)
        stamps = self.target / "stamps.txt"
        stamps.unlink(missing_ok=True)  # a build that breaks off leaves none
        manifest.parent.mkdir(parents=True, exist_ok=True)
        kept = seen.keys() - {ext.name for ext in stale}  # what a build that breaks off has not touched stays as it is
        fresh = {name: hashed for name, hashed in seen.items() if name in kept}
        manifest.write_text(json.dumps({"modules": fresh, "linked": known.get("linked")}, indent=1))
        self.drop_orphans()
        if stale:
            self.compile_modules(stale, seen)
        manifest.write_text(json.dumps({"modules": seen, "linked": self.linked}, indent=1))
        (self.target / "linked.txt").write_text("\n".join([self.library.name, *self.linked]))
        stamps.write_text("\n".join([sys.implementation.cache_tag, *self.stamps()]))
        print(f"{self.variant or 'wheel'}: {len(stale)} of {len(self.extensions)} modules built")

    def fingerprints(self, cython: str) -> dict[str, str]:
        """A hash for each module of all it is made from."""
        tools = (
            Path("setup.py"),
            *(Path(tool.__file__) for tool in (c_compiler, compiled_sources, linking, translation)),
        )
        common = [cython, sys.version, *map(digest, tools)]
        made = {SHARED: [], **{dotted(path): made_from(path) for path in sources()}}
        return {name: hashlib.sha256("\n".join([*common, *parts]).encode()).hexdigest() for name, parts in made.items()}

    def stale(self, known: dict[str, dict[str, str]], seen: dict[str, str]) -> list[Extension]:
        """The modules that have to be compiled; a library that is linked anew needs the objects of all in it."""
        before = known.get("modules", {})
        again = {ext.name for ext in self.extensions if before.get(ext.name) != seen[ext.name]}
        again |= {ext.name for ext in self.extensions if not self.home_of(ext.name).exists()}
        if known.get("linked") != self.linked:
            again.update(self.linked)
        if again.intersection(self.linked):
            again.update(name for name in self.linked if not self.object_of(name).exists())
        return [ext for ext in self.extensions if ext.name in again]

    @property
    def library(self) -> Path:
        """The file that holds all modules that are linked together."""
        return self.target / self.get_ext_filename(LIBRARY)

    def home_of(self, name: str) -> Path:
        """The file that a module is in."""
        return self.library if name in self.linked else Path(self.get_ext_fullpath(name))

    @property
    def translations(self) -> Path:
        """Where the C files are; variants differ only in how C is compiled, so they share them."""
        return Path("build", "cython") if self.variant else Path(self.build_temp, "cython")

    def object_of(self, name: str) -> Path:
        """What a module that is linked with others is compiled to."""
        return Path(self.build_temp, self.translations, "linked", f"{name}.o")

    def drop_orphans(self) -> None:
        """Remove extensions whose source is gone or no longer compiled: they would still be imported."""
        wanted = {self.home_of(ext.name) for ext in self.extensions}
        for path in self.target.rglob("*"):
            if path.suffix in {".so", ".pyd"} and path not in wanted:
                path.unlink()

    def stamps(self) -> list[str]:
        """What stockpile._variant compares at import: size, time and hash of each source. A wheel has no use for it."""
        if not self.variant:
            return []
        watched = {path for pattern in ("*.px[di]", "declare.py", "declared/*.py") for path in found(pattern)}
        return [
            f"{path.relative_to(SRC).as_posix()} {path.stat().st_size} {path.stat().st_mtime_ns} {digest(path)}"
            for path in sorted(watched.union(sources(), PLAIN))
            if path.exists()
        ]

    def compile_modules(self, stale: list[Extension], seen: dict[str, str]) -> None:
        """Translate and compile these modules; what was translated for another variant is only compiled."""
        self.together = try_compiler(TOGETHER[self.variant or "compiled"])
        note = self.translations / "translated.json"
        known = json.loads(note.read_text()) if note.exists() else {}
        self.to_translate = {ext.name for ext in stale if known.get(ext.name) != seen[ext.name]}
        self.to_translate |= {ext.name for ext in stale if not self.c_file_of(ext).exists()}
        self.translated = set[str]()
        every, self.extensions = self.extensions, stale
        self.force = True
        note.unlink(missing_ok=True)  # what is translated while it breaks off is not in it
        try:
            super().run()
        finally:
            self.extensions = every
            whole = {name: hashed for name, hashed in known.items() if name not in self.to_translate}
            note.parent.mkdir(parents=True, exist_ok=True)
            note.write_text(json.dumps(whole | {name: seen[name] for name in self.translated}, indent=1))

    def flags_of(self, name: str) -> list[str]:
        """How the C of a module, or the library, is compiled in this variant."""
        return flags_of(name, self.variant or "compiled")

    def c_file_of(self, ext: Extension) -> Path:
        """What Cython makes of a module."""
        return self.translations.joinpath(SRC, *ext.name.split(".")).with_suffix(".c")

    def build_extensions(self) -> None:
        """As many at once as there are processors, each translated and compiled without waiting for others.

        First what is linked together, so that the linker works beside the rest; then what all share and the longest,
        so that no processor waits for the last one alone.
        """
        size = {ext.name: Path(ext.sources[0]).stat().st_size for ext in self.extensions if ext.sources}
        longest = sorted(self.extensions, key=lambda ext: size.get(ext.name, sys.maxsize), reverse=True)
        with contextlib.ExitStack() as done:
            self.translators: ProcessPoolExecutor | None = None
            if self.to_translate:
                self.translators = done.enter_context(translation.translators(self.parallel))
            workers = done.enter_context(ThreadPoolExecutor(self.parallel))
            done.callback(workers.shutdown, cancel_futures=True)  # whatever fails, nothing else is begun
            objects = [workers.submit(self.build_extension, ext) for ext in longest if ext.name in self.linked]
            jobs = [workers.submit(self.link_library, objects)] if objects else []
            jobs += [workers.submit(self.build_extension, ext) for ext in longest if ext.name not in self.linked]
            for job in as_completed([*objects, *jobs]):
                job.result()

    def build_extension(self, ext: Extension) -> None:
        c_file = self.c_file_of(ext)
        if self.translators and ext.name in self.to_translate:
            work = (translation.translate, ext.name, ext.sources[0]) if ext.sources else (translation.write_shared,)
            self.translators.submit(*work, str(c_file)).result()
            self.translated.add(ext.name)
        if ext.name in self.linked:
            source, flags = self.named(ext.name, c_file), [*self.flags_of(ext.name), *self.together]
            self.compiler.compile([source], output_dir=self.build_temp, extra_postargs=flags)
        else:
            ext.sources, ext.extra_compile_args = [str(c_file)], self.flags_of(ext.name)
            super().build_extension(ext)

    def link_library(self, objects: list[Future[None]]) -> None:
        """One library of all that is linked together, as soon as it is compiled."""
        for compiled in objects:
            compiled.result()
        files = [str(self.object_of(name)) for name in self.linked]
        flags = [*self.flags_of(LIBRARY), *self.together]
        self.compiler.link_shared_object(files, str(self.library), extra_postargs=flags)

    def named(self, name: str, c_file: Path) -> str:
        """The C of a module that calls what it is linked with by name."""
        path = self.translations / "linked" / f"{name}.c"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(linking.by_name(c_file.read_text("utf-8"), self.linked), "utf-8")
        return str(path)


if __name__ == "__main__":
    declare()
    setup(
        cmdclass={"build_ext": build_ext, "build_py": build_py},
        ext_modules=[Extension(SHARED, []), *(Extension(dotted(path), [str(path)]) for path in sources())],
    )
