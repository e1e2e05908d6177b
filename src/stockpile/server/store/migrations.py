"""The schema in numbered steps, each for both databases. A step that has been released is never changed."""

# In SQLite the entries of one table lie side by side, in PostgreSQL the primary key's index finds them.
_ENTRIES = """
CREATE TABLE game_table (
    id TEXT PRIMARY KEY,
    created {real} NOT NULL,
    players INTEGER NOT NULL,
    rules INTEGER NOT NULL
){strict};
CREATE TABLE entry (
    table_id TEXT NOT NULL,
    seq INTEGER NOT NULL,
    at {real} NOT NULL,
    kind TEXT NOT NULL,
    seat INTEGER,
    move TEXT,
    body {bytes} NOT NULL,
    PRIMARY KEY (table_id, seq)
){clustered};
CREATE UNIQUE INDEX entry_move ON entry (table_id, seat, move) WHERE move IS NOT NULL;
"""
_ENDS = """
ALTER TABLE game_table ADD COLUMN finished {real};
ALTER TABLE game_table ADD COLUMN frozen TEXT;
CREATE INDEX game_table_open ON game_table (created) WHERE finished IS NULL;
"""
_DOWNTIME = """
CREATE TABLE heartbeat (id INTEGER PRIMARY KEY CHECK (id = 1), at {real} NOT NULL){strict};
CREATE TABLE downtime (began {real} NOT NULL, ended {real} NOT NULL){strict};
"""
# Whoever is about to write to a table in the moment in which it is deleted writes nothing.
_NO_ORPHANS = """
DELETE FROM entry WHERE table_id NOT IN (SELECT id FROM game_table);
{no_orphans};
"""
# What --keep counts: for how long servers have served, and how long that had been when a table was last in use.
# A table that was deleted is remembered, so that one that is missing is known to be lost; the filler proves that
# there is room.
_AGE = """
CREATE TABLE house_age (id INTEGER PRIMARY KEY CHECK (id = 1), seconds {real} NOT NULL){strict};
INSERT INTO house_age VALUES (1, 0);
ALTER TABLE game_table ADD COLUMN used {real} NOT NULL DEFAULT 0;
ALTER TABLE game_table ADD COLUMN upto INTEGER NOT NULL DEFAULT 0;
CREATE TABLE deleted_table (id TEXT PRIMARY KEY){strict};
CREATE TABLE filler (id INTEGER PRIMARY KEY CHECK (id = 1), body {bytes} NOT NULL){strict};
"""
# Five letters by which others find a table that waits for them; one that is over is as good as none.
_CODES = """
CREATE TABLE join_code (code TEXT PRIMARY KEY, table_id TEXT NOT NULL UNIQUE, until {real} NOT NULL){strict};
"""
STEPS = (_ENTRIES, _ENDS, _DOWNTIME, _NO_ORPHANS, _AGE, _CODES)
LATEST = len(STEPS)
_DIALECTS = {
    "sqlite": {
        "real": "REAL",
        "bytes": "BLOB",
        "strict": " STRICT",
        "clustered": " STRICT, WITHOUT ROWID",
        "no_orphans": """CREATE TRIGGER entry_of_table BEFORE INSERT ON entry
WHEN NOT EXISTS (SELECT 1 FROM game_table WHERE id = NEW.table_id)
BEGIN SELECT RAISE(ABORT, 'the table is gone'); END""",
    },
    "postgresql": {
        "real": "DOUBLE PRECISION",
        "bytes": "BYTEA",
        "strict": "",
        "clustered": "",
        "no_orphans": """ALTER TABLE entry ADD CONSTRAINT entry_of_table
FOREIGN KEY (table_id) REFERENCES game_table (id) ON DELETE CASCADE""",
    },
}


class NewerSchema(Exception):
    """The database was written by a newer program."""

    def __init__(self, found: int) -> None:
        super().__init__(f"the database has schema {found}, this program knows up to {LATEST}: use the newer program")


def statements(dialect: str, step: int) -> list[str]:
    """The statements of a step, counted from 1."""
    text = STEPS[step - 1].format(**_DIALECTS[dialect])
    return [part.strip() for part in text.split(";\n") if part.strip()]


def missing(found: int, target: int = LATEST) -> range:
    """The steps to take from a version; NewerSchema if it is beyond us."""
    if found > LATEST:
        raise NewerSchema(found)
    return range(found + 1, target + 1)
