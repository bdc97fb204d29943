"""Who is shut out: people by their id, addresses by themselves or by their network."""

import time
from collections.abc import Iterable
from functools import lru_cache
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from typing import Any


class Bans:
    """What this process knows of the bans in the store; the keeper reads them anew every few seconds."""

    def __init__(self) -> None:
        self.people: frozenset[str] = frozenset()
        self.networks: tuple[IPv4Network | IPv6Network, ...] = ()

    def learn(self, rows: Iterable[dict[str, Any]]) -> None:
        now = time.time() * 1000
        held = [(row["kind"], row["who"]) for row in rows if not row["until"] or row["until"] > now]
        self.people = frozenset(who for kind, who in held if kind == "person")
        self.networks = tuple(ip_network(who, strict=False) for kind, who in held if kind == "address")

    def shut_out(self, address: str) -> bool:
        return bool(self.networks) and within(address, self.networks)


@lru_cache(4096)
def within(address: str, networks: tuple[IPv4Network | IPv6Network, ...]) -> bool:
    try:
        found = ip_address(address)
    except ValueError:  # a socket in the file system, or a test
        return False
    return any(found in network for network in networks)
