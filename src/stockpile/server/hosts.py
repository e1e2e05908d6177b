"""Under which names we answer. A page that has its own name point at us (DNS rebinding) does not get in under it."""

import ipaddress
import re
import socket
from collections.abc import Sequence
from urllib.parse import urlsplit

from stockpile.server.settings import Settings

ANY = "*"
LOOPBACK = ("localhost", ".localhost")
AT_HOME = ("local", "lan", "internal", "home.arpa")  # what nobody outside can own, behind this machine's name
_HOST = re.compile(r"(\[[0-9a-f:.]{2,45}\]|[a-z0-9._-]{1,253})(?::[0-9]{1,5})?")


class Hosts:
    """Addresses in numbers (nobody can rename those), this machine's own names, and those that the operator gives.

    A name that begins with a dot stands for all names that end so.
    """

    def __init__(self, settings: Settings) -> None:
        machine = socket.gethostname().lower()
        at_home = (f"{machine.partition('.')[0]}.{ending}" for ending in AT_HOME)
        public = urlsplit(settings.public_url).hostname or ""
        given = (one.lower() for one in settings.allowed_hosts)
        named = {*LOOPBACK, machine, *at_home, settings.host.lower(), public, *given}
        self._is_any = ANY in named
        self._names = {name for name in named if name and not name.startswith(".")}
        self._endings = tuple(name for name in named if name.startswith("."))

    def are_ours(self, hosts: Sequence[str], version: str) -> bool:
        """Whether a request with these Host headers was meant for us; old programs send none, browsers always one."""
        if not hosts:
            return version == "1.0"
        return len(hosts) == 1 and self.is_ours(hosts[0])

    def is_ours(self, host: str) -> bool:
        """Whether this is one of our names, with or without a port."""
        found = _HOST.fullmatch(host.lower())
        if found is None:
            return False
        name = found[1].rstrip(".")
        return self._is_any or name in self._names or name.endswith(self._endings) or _is_number(name)


def _is_number(name: str) -> bool:
    try:
        ipaddress.ip_address(name.strip("[]"))
    except ValueError:
        return False
    return True
