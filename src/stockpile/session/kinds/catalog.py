"""All kinds of entries, one line a kind, and the check that an entry from outside is well-formed."""

from collections.abc import Mapping

from stockpile.engine.question import Refusal
from stockpile.session.entry import NAME_LENGTH
from stockpile.session.kinds import absence, dealing, play, seats, table, talk
from stockpile.session.kinds.kind import Kind

KINDS: Mapping[str, Kind] = {
    kind.key: kind
    for kind in (
        table.Created(),
        seats.Joined(),
        seats.Left(),
        seats.Filled(),
        seats.Readied(),
        seats.Started(),
        seats.Renamed(),
        seats.Hosted(),
        dealing.SeedCommitted(),
        dealing.Sealed(),
        dealing.Revealed(),
        dealing.Stopped(),
        dealing.Ate(),
        dealing.Dealt(),
        play.Answered(),
        play.Undone(),
        play.Planned(),
        play.Preferred(),
        absence.TookOver(),
        absence.Flagged(),
        absence.Resigned(),
        absence.HandedBack(),
        absence.Vacating(),
        absence.Agreed(),
        absence.Vacated(),
        talk.Said(),
        talk.Reacted(),
        table.Paced(),
        table.Rematched(),
        table.Accepted(),
        table.Declined(),
        table.Paused(),
        table.Closed(),
    )
}


def fault(entry: object) -> Refusal | None:
    """Why this cannot be read as an entry, or None. Whether the table allows it is another question."""
    if not isinstance(entry, Mapping):
        return Refusal("", "bad-entry", field="entry")
    key = entry.get("kind")
    kind = KINDS.get(key) if isinstance(key, str) else None
    if kind is None or kind.is_made:
        return Refusal("", "unknown-kind", given=str(key)[:NAME_LENGTH])
    for field, check in kind.fields.items():
        if field not in entry or not check(entry[field]):
            return Refusal("", "bad-entry", field=field)
    if len(entry) == len(kind.fields) + 1:
        return None
    for field in sorted(set(entry) - set(kind.fields) - {"kind"}, key=str):
        if field not in kind.optional or not kind.optional[field](entry[field]):
            return Refusal("", "bad-entry", field=str(field)[:NAME_LENGTH])
    return None
