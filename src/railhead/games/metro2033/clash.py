"""Who fights whom over what: the facts of a battle that procedure and outcome share (section 16)."""

from __future__ import annotations

from typing import Final

from railhead.games.metro2033.model import ARMY, Cause, Deciding, Metro, Opponent, Option, Result, Seat, Station
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

    def threat(self, g: Metro) -> int:
        """The open threat card, or NONE."""
        return g.open_threat.cards[0] if self.opponent == THREAT_CARD and g.open_threat.cards else NONE
