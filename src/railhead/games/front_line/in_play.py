"""Attack cards that stay in play: mines and wire on slots, roulettes at the initiative card (FLN-5.6 to 5.8)."""

from __future__ import annotations

from railhead.games.front_line import cards
from railhead.games.front_line.model import FrontLine


def discard_in_play(g: FrontLine, place: int, only_mines: bool = False) -> int:
    """Discard what lies on a slot, or the roulettes; how many cards that were."""
    zone = g.in_play
    count = 0
    for at in range(len(zone.cards) - 1, -1, -1):
        if zone.marks[at] == place and (cards.MINE_DAMAGE[zone.cards[at]] or not only_mines):
            g.move(zone, at, g.attack_discard)
            count += 1
    return count
