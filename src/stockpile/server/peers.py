"""Who is at the other end: the peer, or whom a trusted proxy names; and what counts as one address."""

import ipaddress
from collections.abc import Iterable
from functools import lru_cache

HOME_BITS = 64  # of an IPv6 address: whoever has one has all of its network
LONGEST = 64  # characters of an address
MOST_KEPT = 1024  # addresses of which it is remembered what they count as: each is asked for several times a visit


class Peers:
    """Knows the trusted proxies."""

    def __init__(self, trusted: Iterable[str]) -> None:
        self._trusted = [ipaddress.ip_network(one, strict=False) for one in trusted]
        self._is_known_proxy = lru_cache(MOST_KEPT)(self._is_trusted)

    def is_proxy(self, address: str) -> bool:
        """Whether this address speaks for others."""
        if not self._trusted:
            return False
        return self._is_known_proxy(address) if len(address) <= LONGEST else self._is_trusted(address)

    def _is_trusted(self, address: str) -> bool:
        try:
            found = ipaddress.ip_address(address)
        except ValueError:
            return False
        return any(found in network for network in self._trusted)

    def named(self, peer: str, forwarded: str) -> str:
        """Who asks, with the value of X-Forwarded-For, as one address is counted."""
        if not self.is_proxy(peer):
            return counted(peer)
        for one in reversed([part.strip() for part in forwarded.split(",") if part.strip()]):
            if not self.is_proxy(one):
                return counted(one)
        return counted(peer)


def counted(address: str) -> str:
    """What the limits take for one address: an IPv4 address, or the network of an IPv6 one."""
    return _kept(address) if len(address) <= LONGEST else _counted(address)  # nobody makes us remember more


def _counted(address: str) -> str:
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address[:LONGEST]
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((found, HOME_BITS), strict=False))


_kept = lru_cache(MOST_KEPT)(_counted)
