"""Who fights whom over what: the facts of a battle that procedure and outcome share (section 16)."""

from __future__ import annotations

from typing import Final

from railhead.games.metro2033.board import KIND, POLIS
from railhead.games.metro2033.model import ARMY, HERO, Cause, Deciding, Metro, Opponent, Option, Result, Seat, Station
from railhead.kernel.ask import NONE

STATION_ATTACKED: Final = 0
HERO_ATTACKED: Final = 1
THE_DARK: Final = 2  # the event Threats from the Dark: a player defends a station of his own
CAUSES: Final[list[str]] = ["attack_station", "attack_hero", "dark"]

THREAT_CARD: Final = 0
NEUTRAL_POLIS: Final = 1
PLAYER: Final = 2
OPPONENTS: Final[list[str]] = ["threat", "polis", "player"]

DRAW: Final = 0
WON: Final = 1
LOST: Final = 2
RESULTS: Final[list[str]] = ["draw", "won", "lost"]


class Clash(Deciding):
    """The two sides of a battle. `seat` attacks, or fights the dark; the outcome is seen from his side."""

    seat: Seat = 0
    force: Option = ARMY
    cause: Cause = STATION_ATTACKED
    station: Station = 0
    opponent: Opponent = THREAT_CARD
    rival: Seat = NONE  # the other player, if there is one
    rival_force: Option = ARMY
    outcome: Result = DRAW

    def take_facts(self, other: Clash) -> None:
        """Be about the same battle as another step."""
        self.seat = other.seat
        self.force = other.force
        self.cause = other.cause
        self.station = other.station
        self.opponent = other.opponent
        self.rival = other.rival
        self.rival_force = other.rival_force
        self.outcome = other.outcome

    def attack_on_station(self, g: Metro, seat: int, force: int, station: int) -> None:
        """An army or a hero attacks a station (M33-8.2.4, 9.7.2)."""
        self.seat = seat
        self.force = force
        self.station = station
        self.rival = g.owner(station)
        if self.rival != NONE:
            self.opponent = PLAYER
        elif KIND[station] == POLIS:
            self.opponent = NEUTRAL_POLIS

    def attack_on_hero(self, g: Metro, seat: int, force: int, rival: int) -> None:
        """An army or a hero attacks the hero of another player, who always fights himself (M33-8.3.4)."""
        self.seat = seat
        self.force = force
        self.cause = HERO_ATTACKED
        self.station = g.hero_at[rival]
        self.opponent = PLAYER
        self.rival = rival
        self.rival_force = HERO

    def defence_against_dark(self, seat: int, force: int, station: int) -> None:
        """A player defends a station of his own against the threat of the event (M33-6.2.3)."""
        self.seat = seat
        self.force = force
        self.station = station
        self.cause = THE_DARK

    def threat(self, g: Metro) -> int:
        """The open threat card, or NONE."""
        return g.open_threat.cards[0] if self.opponent == THREAT_CARD and g.open_threat.cards else NONE
