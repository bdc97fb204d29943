"""Who is shut out, people by their id and addresses by themselves or by their network; and who may not speak."""

import time
from collections.abc import Sequence
from functools import lru_cache
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from typing import Any

MUTE = "mute"  # the kind of who may play, but not speak


class Bans:
    """What this process knows of the bans in the store; the keeper reads them anew every few seconds."""

    def __init__(self) -> None:
        self.people: frozenset[str] = frozenset()
        self.muted: dict[str, int] = {}  # who may not speak, and until when in milliseconds; 0: for ever
        self.networks: tuple[IPv4Network | IPv6Network, ...] = ()

    def learn(self, rows: Sequence[dict[str, Any]]) -> None:
        now = time.time() * 1000
        held = [(row["kind"], row["who"]) for row in rows if not row["until"] or row["until"] > now]
        self.people = frozenset(who for kind, who in held if kind == "person")
        self.muted = {
            row["who"]: row["until"] for row in rows if (row["kind"], row["who"]) in held and row["kind"] == MUTE
        }
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
