"""The SQL that both databases share, in SQLite's spelling of parameters."""

from typing import Any

NEW_TABLE = "INSERT INTO game_table (id, created, players, rules) VALUES (?, ?, ?, ?)"
NEW_ENTRY = "INSERT INTO entry (table_id, seq, at, kind, seat, move, body) VALUES (?, ?, ?, ?, ?, ?, ?)"
ENTRIES = "SELECT body FROM entry WHERE table_id = ? AND seq > ? ORDER BY seq"
# Numbers are counted in the index; of the entries themselves, which lie far apart, only the last one is looked at.
SUMMARIES = """
SELECT t.id, t.created, last.at, (SELECT count(*) FROM entry WHERE table_id = t.id),
    t.players, t.rules, t.finished, t.frozen
FROM game_table t
JOIN entry last ON last.table_id = t.id AND last.seq = (SELECT max(seq) FROM entry WHERE table_id = t.id)
ORDER BY t.created DESC
"""
UNFINISHED = "SELECT id FROM game_table WHERE finished IS NULL ORDER BY created DESC"
FINISH = "UPDATE game_table SET finished = ? WHERE id = ? AND finished IS NULL"
BEEN_USED = """
SELECT id, top FROM (
    SELECT id, upto, (SELECT max(seq) FROM entry WHERE table_id = game_table.id) AS top FROM game_table
) looked WHERE top <> upto
"""
NOTE_UPTO = "UPDATE game_table SET upto = ?, used = (SELECT seconds FROM house_age) WHERE id = ?"
NOTE_USE = "UPDATE game_table SET used = (SELECT seconds FROM house_age) WHERE id = ?"
GROW_OLDER = "UPDATE house_age SET seconds = seconds + ?"
# Once more with the log in view: nobody's last move is overlooked, however little time ago it was made.
UNUSED = """
SELECT id FROM game_table WHERE used + ? <= (SELECT seconds FROM house_age)
AND upto = (SELECT max(seq) FROM entry WHERE table_id = game_table.id)
"""
CODE_OF = "SELECT code, until FROM join_code WHERE table_id = ? AND until > ?"
TABLE_OF_CODE = "SELECT table_id FROM join_code WHERE code = ? AND until > ?"
NEW_CODE = "INSERT INTO join_code (code, table_id, until) VALUES (?, ?, ?)"
END_CODES = "DELETE FROM join_code WHERE until <= ? OR table_id = ?"
END_CODE = "DELETE FROM join_code WHERE table_id = ?"
FILLER_BYTES = 64 * 1024
FREEZE = "UPDATE game_table SET frozen = ? WHERE id = ?"


def new_table(table: str, created: dict[str, Any]) -> tuple[str, float, int, int]:
    """The values of NEW_TABLE from a table's first entry."""
    return table, created["at"], len(created["seats"]), created.get("rules", 0)


def numbered(statement: str) -> str:
    """A statement with PostgreSQL's parameters, $1, $2 …"""
    parts = statement.split("?")
    return "".join(f"{part}${number + 1}" for number, part in enumerate(parts[:-1])) + parts[-1]
