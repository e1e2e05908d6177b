"""Which store an address means."""

from pathlib import Path

from stockpile.server.store.store import Store


def opened(address: str, *, exclusive: bool = True) -> Store:
    """The store of an address: sqlite:///FILE or postgresql://…; a ValueError says what is wrong with it."""
    scheme, _, rest = address.partition("://")
    if scheme == "sqlite" and rest.startswith("/") and len(rest) > 1:
        from stockpile.server.store.sqlite import SqliteStore

        return SqliteStore(rest[1:], exclusive=exclusive)
    if scheme in ("postgresql", "postgres"):
        from stockpile.server.store.postgres import PostgresStore

        return PostgresStore(address)
    raise ValueError(f"{address!r}: sqlite:///FILE or postgresql://USER@HOST/NAME is needed")


def beside(address: str) -> Store:
    """A store for operators, beside a server that may be running; a file must be there already."""
    scheme, _, rest = address.partition("://")
    if scheme == "sqlite" and not Path(rest[1:]).exists():
        raise FileNotFoundError(f"{rest[1:]}: there is no such file")
    return opened(address, exclusive=False)
