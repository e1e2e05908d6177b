"""Where a server can be reached, for people: addresses in the network, and a code for telephones."""

import io
import json as jsonlib
import socket
from collections.abc import Iterator

import segno

from stockpile.server.settings import Settings
from stockpile.text.words import Words

EVERYWHERE = ("0.0.0.0", "::", "")  # noqa: S104  what is compared with, not what we listen on


def local(settings: Settings, port: int) -> str:
    """The address for this machine."""
    host = "127.0.0.1" if settings.host in EVERYWHERE else settings.host
    return f"http://{bracketed(host)}:{port}/"


def lan() -> list[str]:
    """This machine's addresses in its networks, the one that leads outside first."""
    found: list[str] = []
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # sends nothing: only asks which address would be used
            found.append(probe.getsockname()[0])
        except OSError:
            pass
    try:
        named = socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)
    except OSError:
        named = []
    found += [str(info[4][0]) for info in named]
    return [address for address in dict.fromkeys(found) if not address.startswith("127.")]


def reached(settings: Settings, port: int) -> list[str]:
    """All addresses to tell people."""
    if settings.public_url:
        return [settings.public_url]
    here = [local(settings, port)]
    return here + [f"http://{address}:{port}/" for address in lan()] if settings.host in EVERYWHERE else here


def announced(words: Words, settings: Settings, port: int, place: str, *, json: bool) -> Iterator[str]:
    """What is printed at the start; `place` is where games are kept."""
    every = reached(settings, port)
    if json:
        yield jsonlib.dumps({"addresses": every, "games": place})
        return
    yield words("cli-serving", address=every[0])
    yield words("cli-games-kept", place=place)
    for address in every[1:]:
        yield words("cli-serving-lan", address=address)
        yield code(address)


def code(address: str) -> str:
    """A QR code for the terminal."""
    out = io.StringIO()
    segno.make(address, error="l", micro=False).terminal(out, compact=True, border=2)
    return out.getvalue()


def bracketed(host: str) -> str:
    """A host as it stands before a port."""
    return f"[{host}]" if ":" in host else host
