"""The SQL that both databases share, in SQLite's spelling of parameters."""

from typing import Any

NEW_TABLE = "INSERT INTO game_table (id, created, players, rules) VALUES (?, ?, ?, ?)"
NEW_ENTRY = "INSERT INTO entry (table_id, seq, at, kind, seat, move, body) VALUES (?, ?, ?, ?, ?, ?, ?)"
ENTRIES = "SELECT body FROM entry WHERE table_id = ? AND seq > ? ORDER BY seq"
SUMMARIES = """
SELECT t.id, t.created, max(e.at), count(*), t.players, t.rules, t.finished, t.frozen
FROM game_table t JOIN entry e ON e.table_id = t.id GROUP BY t.id ORDER BY t.created DESC
"""
UNFINISHED = "SELECT id FROM game_table WHERE finished IS NULL ORDER BY created DESC"
FINISH = "UPDATE game_table SET finished = ? WHERE id = ? AND finished IS NULL"
FREEZE = "UPDATE game_table SET frozen = ? WHERE id = ?"


def new_table(table: str, created: dict[str, Any]) -> tuple[str, float, int, int]:
    """The values of NEW_TABLE from a table's first entry."""
    return table, created["at"], len(created["seats"]), created.get("rules", 0)


def numbered(statement: str) -> str:
    """A statement with PostgreSQL's parameters, $1, $2 …"""
    parts = statement.split("?")
    return "".join(f"{part}${number + 1}" for number, part in enumerate(parts[:-1])) + parts[-1]
