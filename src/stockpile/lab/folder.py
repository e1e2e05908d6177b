"""The folder of a study: chunks as they are finished, so that it can go on; then the result and its pictures."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

from stockpile.lab.chunk import Chunk
from stockpile.lab.design import Design
from stockpile.lab.tables import TABLES, Column
from stockpile.lab.tally import StudyTally

if TYPE_CHECKING:
    import pyarrow as pa

STUDY, RESULT, TALLIES = "study.json", "result.json", "tallies"


class OtherStudy(ValueError):
    """The folder was made by a study that differs."""


class BrokenStudy(ValueError):
    """A file of the folder cannot be read; it says which."""


class StudyFolder:
    """One study on disk. A chunk counts once its sums are there: they are written after its tables."""

    def __init__(self, path: Path, design: Design) -> None:
        self.path = path
        self.design = design
        (path / TALLIES).mkdir(parents=True, exist_ok=True)
        known = path / STUDY
        if known.exists() and read_json(known) != json.loads(json.dumps(design.to_dict())):
            raise OtherStudy(str(path))
        write_whole(known, json.dumps(design.to_dict(), indent=1) + "\n")

    def done(self) -> set[int]:
        """The chunks that are there."""
        return {int(path.stem) for path in (self.path / TALLIES).glob("*.json") if path.stem.isdigit()}

    def tally(self, number: int) -> StudyTally:
        """The sums of a chunk."""
        path = self.path / TALLIES / f"{number:06}.json"
        try:
            return StudyTally.from_dict(read_json(path))
        except (KeyError, TypeError, AttributeError) as error:
            raise BrokenStudy(f"{path}: {error!r}") from None

    def keep(self, chunk: Chunk) -> None:
        """Writes a chunk down."""
        import pyarrow.parquet as pq

        for name, columns in chunk.tables.items():
            home = self.path / name
            home.mkdir(exist_ok=True)
            path = home / f"part-{chunk.number:06}.parquet"
            pq.write_table(arrow(name, columns), path.with_suffix(".tmp"), compression="zstd")
            path.with_suffix(".tmp").replace(path)
        text = json.dumps(chunk.tally.to_dict(), separators=(",", ":"))
        write_whole(self.path / TALLIES / f"{chunk.number:06}.json", text)


def read_json(path: Path) -> Any:
    """A file of the folder; BrokenStudy names it if it is none."""
    try:
        return json.loads(path.read_text("utf-8"))
    except (ValueError, OSError) as error:
        raise BrokenStudy(f"{path}: {error}") from None


def write_whole(path: Path, text: str) -> None:
    """Writes a file that is there wholly or not at all."""
    beside = path.with_suffix(".tmp")
    beside.write_text(text, "utf-8")
    beside.replace(path)


def schema(name: str) -> "pa.Schema":
    """The Arrow schema of a table."""
    import pyarrow as pa

    def of(column: Column) -> "pa.DataType":
        key = pa.dictionary(pa.int16(), pa.string())
        special = {"key": key, "keys": pa.list_(pa.string()), "double": pa.float64(), "bool": pa.bool_()}
        return special[column.kind] if column.kind in special else getattr(pa, column.kind)()

    return pa.schema([pa.field(column.name, of(column)) for column in TABLES[name]])


def arrow(name: str, columns: dict[str, list[Any]]) -> "pa.Table":
    """A table of plain columns as Arrow has it."""
    import pyarrow as pa

    fields = schema(name)
    return pa.table([pa.array(columns[field.name], type=field.type) for field in fields], schema=fields)


def parts(path: Path, table: str) -> Iterator["pa.Table"]:
    """The parts of a table, in order."""
    import pyarrow.parquet as pq

    for part in sorted((path / table).glob("part-*.parquet")):
        yield pq.read_table(part)
