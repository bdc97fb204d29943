"""Stage one and stage two (section 12)."""

from __future__ import annotations

from typing import Final

from railhead.games.metro2033 import cards, draws, equipment, queries
from railhead.games.metro2033.model import InTurnOrder, Metro

STAGE_ONE: Final = 1
STAGE_TWO: Final = 2


def somebody_is_far(g: Metro) -> bool:
    """Has any player the points that stage two needs (M33-12.2)?"""
    return any(g.points(seat) >= cards.STAGE_TWO_POINTS for seat in range(g.seats))


def change_stage(g: Metro, stage: int) -> None:
    """The threat deck of the other stage comes into play, all its cards shuffled (M33-12.3, 12.5)."""
    for seat in range(g.seats):
        while g.scouted[seat].cards:  # they belong to the deck that leaves (M33-9.6.5)
            g.move(g.scouted[seat], -1, g.threats)
    g.move_all(g.threat_discard, g.threats)
    g.exchange(g.threats, g.threats_aside)
    g.shuffle(g.threats, "threat deck")
    g.stage = stage
    g.tell("stage_begins", stage, queries.carry_limit(g))


class StageCheck(InTurnOrder):
    """At the end of a round stage two begins, or stage one returns (M33-12.2, 12.5)."""

    flow = ("check", "each_player")

    changed: bool = False

    def check(self, g: Metro) -> None:
        stage = STAGE_TWO if somebody_is_far(g) else STAGE_ONE
        self.changed = stage != g.stage
        if self.changed:
            change_stage(g, stage)
        else:
            self.leave()

    def take_turn(self, g: Metro, seat: int) -> None:
        """Stage two brings a gift of equipment; back in stage one the heroes carry less."""
        if g.stage == STAGE_TWO:
            g.push(draws.DrawEquipment(seat, cards.GIFT_DRAW, cards.GIFT_KEEP))
        else:
            g.push(equipment.CarryLimit(seat))
