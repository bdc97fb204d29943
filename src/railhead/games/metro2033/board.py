"""The board: stations, tunnels, transfers and zones, and how far armies and heroes reach (chapter 2)."""

from __future__ import annotations

from typing import Final

from railhead.components import Entry
from railhead.games.metro2033.data import DATA, RESOURCES, entries, places_of

PIGS: Final = 0
MUSHROOMS: Final = 1
AMMO: Final = 2
ANY_RESOURCE: Final = 3  # what a Polis station produces
RESOURCE_TITLES: Final[list[str]] = [one.text("name") for one in entries("resources")]
TOKENS: Final[list[int]] = [one.number("tokens", least=0) for one in entries("resources")]
ONE_OF: Final[list[str]] = ["pig", "mushroom", "ammo"]
MANY_OF: Final[list[str]] = ["pigs", "mushrooms", "ammo"]

HOME: Final = 0
ORDINARY: Final = 1
POLIS: Final = 2
ABANDONED: Final = 3
HANSA: Final = 4
KINDS: Final[list[str]] = ["home", "neutral", "polis", "abandoned", "hansa"]

FACTIONS: Final[list[str]] = [one.text("id") for one in entries("factions")]
ZONES: Final[list[str]] = [*FACTIONS, "polis", "hansa"]
ZONE_DATA: Final[list[Entry]] = sorted(entries("zones"), key=lambda one: one.place_of("id", ZONES))
ZONE_TITLES: Final[list[str]] = [one.text("name") for one in ZONE_DATA]

LINES: Final[list[str]] = [one.text("id") for one in entries("lines")]
LINE_TITLES: Final[list[str]] = [one.text("name") for one in entries("lines")]

# Hansa comes last, so that every station that can be attacked or captured has one of the first 58 numbers: a set of
# such stations is a small integer with a bit for each.
STATION_DATA: Final[list[Entry]] = sorted(entries("stations"), key=lambda one: one.one_of("kind", KINDS) == "hansa")
STATIONS: Final[list[str]] = [one.text("id") for one in STATION_DATA]
KIND: Final[list[int]] = [one.place_of("kind", KINDS) for one in STATION_DATA]
ZONE: Final[list[int]] = [one.place_of("zone", ZONES) for one in STATION_DATA]
LINE: Final[list[int]] = [one.place_of("line", LINES) for one in STATION_DATA]
PRODUCES: Final[list[int]] = [one.place_of("produces", [*RESOURCES, "any", "none"]) for one in STATION_DATA]
PLACES: Final[list[tuple[float, float]]] = [(float(one.number("x")), float(one.number("y"))) for one in STATION_DATA]
HOMES: Final[list[list[int]]] = [places_of(one, "home", STATIONS) for one in entries("factions")]
OUTSIDE_HANSA: Final[int] = len(KIND) - KIND.count(HANSA)
POLIS_STATIONS: Final[list[int]] = [station for station in range(len(KIND)) if KIND[station] == POLIS]


def station_title(one: Entry) -> str:
    """The name of a station; where several lines have one of that name, with its line."""
    name = one.text("name")
    if [other["name"] for other in STATION_DATA].count(name) == 1:
        return name
    return f"{name} ({'ring' if one['line'] == 'brown' else one['line']})"


STATION_TITLES: Final[list[str]] = [station_title(one) for one in STATION_DATA]


def bits_where(kinds: list[int], zone: int = -1) -> int:
    """The set (bits) of stations of some kinds, in one zone or anywhere."""
    found = 0
    for station in range(OUTSIDE_HANSA):
        if KIND[station] in kinds and zone in (-1, ZONE[station]):
            found |= 1 << station
    return found


ZONE_BITS: Final[list[int]] = [bits_where([HOME, ORDINARY, ABANDONED], zone) for zone in range(len(ZONES))]
POLIS_BITS: Final[int] = bits_where([POLIS])
CAPTURABLE: Final[int] = bits_where([HOME, ORDINARY, POLIS])  # "neutral" while nobody holds them (M33-2.4)
ABANDONED_BITS: Final[int] = bits_where([ABANDONED])

# Which factions (bits) have a zone next to that of a faction (M33-2.8).
NEIGHBOUR_FACTIONS: Final[list[int]] = [
    sum([1 << other for other in places_of(one, "neighbours", FACTIONS)]) for one in ZONE_DATA
]


class Connection:
    """A tunnel or transfer from a station to its neighbour (M33-2.2)."""

    def __init__(self, to: int, transfer: bool, hansa_tunnel: bool) -> None:
        self.to = to
        self.transfer = transfer
        self.hansa_tunnel = hansa_tunnel  # M33-2.7


def connections() -> list[list[Connection]]:
    ways: list[list[Connection]] = [[] for _ in STATIONS]
    for edge in entries("edges"):
        a, b = edge.place_of("a", STATIONS), edge.place_of("b", STATIONS)
        transfer = edge.one_of("kind", ["tunnel", "transfer"]) == "transfer"
        hansa_tunnel = not transfer and KIND[a] == KIND[b] == HANSA
        edge.only("hansa", hansa_tunnel)
        edge.only("line", "none" if transfer else LINES[LINE[a]])
        for here, there in ((a, b), (b, a)):
            ways[here].append(Connection(there, transfer, hansa_tunnel))
    return ways


WAYS: Final[list[list[Connection]]] = connections()

# --- armies (M33-8.2.2) ---------------------------------------------------------------------------------------------


def reach_from(start: int, neutral_polis: int, tunnels: int) -> int:
    """The stations (bits) that an army reaches from one station, through Hansa and these neutral Polis stations."""
    reached = 0
    best: dict[int, int] = {start: 0}  # the fewest Hansa tunnels by which an army comes to a station it may pass
    queue = [start]
    while queue:
        here = queue.pop(0)
        for way in WAYS[here]:
            used = best[here] + way.hansa_tunnel
            if used > tunnels:
                continue
            if way.to < OUTSIDE_HANSA:
                reached |= 1 << way.to
                if not neutral_polis >> way.to & 1:
                    continue
            if used < best.get(way.to, tunnels + 1):
                best[way.to] = used
                queue.append(way.to)
    return reached & ~(1 << start)


def polis_bits(subset: int) -> int:
    """The set of stations for a set of places in POLIS_STATIONS."""
    found = 0
    for place, station in enumerate(POLIS_STATIONS):
        if subset >> place & 1:
            found |= 1 << station
    return found


FIRST_POLIS: Final[int] = POLIS_STATIONS[0]  # the four have consecutive numbers, so a shift gives their subset
FEW_TUNNELS: Final[int] = DATA["game"].number("army_hansa_tunnels", least=0)


def tunnel_limits() -> list[int]:
    """How many Hansa tunnels an army may use in one attack: normally, and by each card that sets another limit."""
    found = {FEW_TUNNELS}
    for mission in entries("missions"):
        for effect in mission["effects"]:
            if effect["op"] == "hansa_tunnels":
                found.add(effect.number("amount", least=0))
    return sorted(found)


TUNNEL_LIMITS: Final[list[int]] = tunnel_limits()

NORMAL_LIMIT: Final[int] = TUNNEL_LIMITS.index(FEW_TUNNELS)

POLIS_SUBSETS: Final = 16
# By limit and neutral Polis stations: what an army reaches from each station. Worked out at the first use.
REACH: Final[list[list[int]]] = [[] for _ in range(len(TUNNEL_LIMITS) * POLIS_SUBSETS)]


def reach(limit: int, neutral_polis: int) -> list[int]:
    """The stations (bits) that an army reaches from each station.

    `limit`: a place in TUNNEL_LIMITS; `neutral_polis`: the neutral Polis stations as a subset of the four.
    """
    place = limit * POLIS_SUBSETS + neutral_polis
    if not REACH[place]:
        passable, tunnels = polis_bits(neutral_polis), TUNNEL_LIMITS[limit]
        REACH[place] = [reach_from(start, passable, tunnels) for start in range(OUTSIDE_HANSA)]
    return REACH[place]


# --- heroes (M33-9.2.1) ---------------------------------------------------------------------------------------------


class Walk:
    """All stations a hero can walk to from one place, the nearest first, and how many lie within each speed."""

    def __init__(self) -> None:
        self.order: list[int] = []
        self.within: list[int] = []
        self.steps: dict[int, int] = {}  # by station
        self.before: dict[int, int] = {}  # by station: the one from which the way comes there


WALKS: Final[dict[int, Walk]] = {}  # worked out at the first use for a set of factions; the board never changes


def walk(factions: int, free_transfers: bool, start: int) -> Walk:
    """Where a hero can walk to while the zones of these factions (bits) are active (M33-9.2.1, 9.2.3)."""
    key = (factions * 2 + (1 if free_transfers else 0)) * 128 + start
    if key not in WALKS:
        WALKS[key] = find_walk(factions, free_transfers, start)
    return WALKS[key]


def find_walk(factions: int, free_transfers: bool, start: int) -> Walk:
    found = Walk()
    distance = found.steps
    distance[start] = 0
    ring = [start]
    speed = 0
    while ring:
        for here in ring:  # grows while it is read: transfers that cost nothing stay in the same ring
            if here not in found.order:
                found.order.append(here)
            for way in WAYS[here]:
                cost = speed + (0 if way.transfer and free_transfers else 1)
                if is_active(way.to, factions) and cost < distance.get(way.to, 99):
                    distance[way.to] = cost
                    found.before[way.to] = here
                    if cost == speed:
                        ring.append(way.to)
        found.within.append(len(found.order))
        speed += 1
        ring = sorted([station for station in distance if distance[station] == speed])
    return found


def is_active(station: int, factions: int) -> bool:
    """Is this station on the active map (M33-2.5, 2.6)?"""
    zone = ZONE[station]
    return zone >= len(FACTIONS) or factions >> zone & 1 == 1
