"""What the source archive and the wheel hold, and that they work where nothing else is installed."""

import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
IMPORT_ALL = """
import importlib, pkgutil, stockpile.content, stockpile.engine, stockpile._variant
for package in (stockpile.engine, stockpile.content):
    for module in pkgutil.walk_packages(package.__path__, package.__name__ + "."):
        file = importlib.import_module(module.name).__file__ or ""
        print(module.name, "compiled" if "_compiled" in file and not module.ispkg else "python")
print(stockpile._variant.name())
"""


def compiled_modules(folders: tuple[str, ...] = ("engine", "content", "bots", "env", "lab")) -> set[str]:
    src = ROOT / "src"
    files = {path for folder in folders for path in (src / "stockpile" / folder).rglob("*.py")}
    paths = {path for path in files if path.with_suffix(".pxd").exists() and path.stem not in ("ids", "__init__")}
    shared = {"stockpile.engine.cython_shared"}  # what Cython needs in every module; it has no source
    return shared | {".".join(path.relative_to(src).with_suffix("").parts) for path in paths}


def test_the_source_archive_holds_what_a_build_needs_and_nothing_built(sdist):
    with tarfile.open(sdist) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}

    assert {"setup.py", "constraints.txt", "docs/rules.md", "LICENSE", "tests/conftest.py"} <= names
    assert {path.relative_to(ROOT).as_posix() for path in ROOT.glob("src/**/*.pxd")} <= names
    assert not [name for name in names if name.endswith((".so", ".c", ".pyc"))]


def test_the_wheel_holds_the_rules_the_types_and_the_engine(wheel):
    names = zipfile.ZipFile(wheel).namelist()

    built = {name for name in names if name.endswith(".so")}

    assert {"stockpile/py.typed", "stockpile/text/rules.md", "stockpile/text/glossary.md"} <= set(names)
    assert not [name for name in names if name.endswith(".c") or name.startswith("tests")]
    homes = tuple(f"stockpile/_compiled/stockpile/{home}/" for home in ("engine", "content", "bots", "env", "lab"))
    library, *linked = zipfile.ZipFile(wheel).read("stockpile/_compiled/linked.txt").decode().split()
    assert all(name.startswith(homes) for name in built - {f"stockpile/_compiled/{library}"})
    assert len(built) == len(compiled_modules()) - len(linked) + 1


def test_a_bare_environment_runs_the_compiled_engine(bare):
    lines = bare(IMPORT_ALL).stdout.splitlines()

    assert lines[-1] == "compiled"
    assert {line.split()[0] for line in lines if line.endswith(" compiled")} == compiled_modules(("engine", "content"))


def test_a_bare_environment_can_run_the_same_engine_as_plain_python(bare):
    lines = bare(IMPORT_ALL, STOCKPILE_BUILD="pure").stdout.splitlines()

    assert lines[-1] == "pure"
    assert not [line for line in lines if line.endswith(" compiled")]


def test_without_a_compiler_the_package_installs_and_runs_as_plain_python(bare_without_compiler):
    lines = bare_without_compiler(IMPORT_ALL).stdout.splitlines()

    assert lines[-1] == "pure"
    assert not [line for line in lines if line.endswith(" compiled")]


def test_a_build_that_is_not_there_is_refused_with_the_remedy(bare_without_compiler):
    code = """
try:
    import stockpile.engine
except ImportError as error:
    print(error)
"""

    said = bare_without_compiler(code, STOCKPILE_BUILD="compiled").stdout

    assert "STOCKPILE_BUILD=compiled: not built; install stockpile-game again where a C compiler is found" in said


def test_the_rules_can_be_read_from_an_installed_package(bare):
    code = """
from stockpile.text import rulebook
print(rulebook.rules(rulebook.PATH.read_text("utf-8"))["DEM-7"].text, rulebook.PATH)
"""

    said = bare(code).stdout

    assert "smallest first" in said
    assert "site-packages" in said


def test_the_version_of_the_program_names_its_build(wheel, tmp_path):
    run = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--target", str(tmp_path), str(wheel)]
    subprocess.run(run, check=True)

    code = "import sys; sys.argv = ['stockpile', '--version']; from stockpile.cli import main; main()"
    said = subprocess.run(
        [sys.executable, "-c", code], check=True, text=True, capture_output=True, env={"PYTHONPATH": str(tmp_path)}
    ).stdout

    assert wheel.name.split("-")[1] in said
    assert "compiled" in said
