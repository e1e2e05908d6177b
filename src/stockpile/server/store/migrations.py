"""The schema in numbered steps, each for both databases. A step that has been released is never changed."""

# In SQLite the entries of one table lie side by side (until step 7), in PostgreSQL the primary key's index finds them.
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
# Every page that a transaction touches is written by SQLite as a whole, and answers come from many tables at a time. So
# there entries lie in the order in which they came, and what finds them is small. An entry follows the one before it,
# the first one its table: nobody writes to a table that is gone, or to a log of which he does not know the end.
_ARRIVAL = "{arrival}"
STEPS = (_ENTRIES, _ENDS, _DOWNTIME, _NO_ORPHANS, _AGE, _CODES, _ARRIVAL)
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
        "arrival": """DROP TRIGGER entry_of_table;
DROP INDEX entry_move;
ALTER TABLE entry RENAME TO entry_by_table;
CREATE TABLE entry (
    table_id TEXT NOT NULL,
    seq INTEGER NOT NULL,
    at REAL NOT NULL,
    kind TEXT NOT NULL,
    seat INTEGER,
    move TEXT,
    body BLOB NOT NULL
) STRICT;
INSERT INTO entry SELECT * FROM entry_by_table ORDER BY table_id, seq;
DROP TABLE entry_by_table;
CREATE UNIQUE INDEX entry_number ON entry (table_id, seq);
CREATE TRIGGER entry_follows BEFORE INSERT ON entry WHEN NOT CASE NEW.seq
WHEN 1 THEN EXISTS (SELECT 1 FROM game_table WHERE id = NEW.table_id)
ELSE EXISTS (SELECT 1 FROM entry WHERE table_id = NEW.table_id AND seq = NEW.seq - 1) END
BEGIN SELECT RAISE(ABORT, 'the table is gone, or its log ends elsewhere'); END""",
    },
    "postgresql": {
        "real": "DOUBLE PRECISION",
        "bytes": "BYTEA",
        "strict": "",
        "clustered": "",
        "no_orphans": """ALTER TABLE entry ADD CONSTRAINT entry_of_table
FOREIGN KEY (table_id) REFERENCES game_table (id) ON DELETE CASCADE""",
        "arrival": "",
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
