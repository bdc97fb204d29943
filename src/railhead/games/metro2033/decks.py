"""Decks and discard piles (section 11)."""

from __future__ import annotations

from typing import Final

from railhead.games.metro2033.cards import MARKET_SIZE
from railhead.games.metro2033.model import Metro
from railhead.kernel.zones import Zone


def can_draw(deck: Zone, discard: Zone) -> bool:
    """Can a card be had, if need be after a shuffle (M33-11.3)?"""
    return len(deck.cards) > 0 or len(discard.cards) > 0


DECKS: Final[list[str]] = ["threat", "equipment", "mission"]
THREAT_DECK: Final = 0
EQUIPMENT_DECK: Final = 1
MISSION_DECK: Final = 2


def make_ready(g: Metro, deck: Zone, discard: Zone, name: int) -> bool:
    """See to it that a deck has a card: an empty one is made from its discard pile (M33-11.3)."""
    if not deck.cards and discard.cards:
        g.move_all(discard, deck)
        g.shuffle(deck, f"{DECKS[name]} deck")
        g.tell("reshuffles", name)
    return len(deck.cards) > 0


def ready_threat(g: Metro) -> bool:
    """See to it that the threat deck has a card; False if there is none to be had."""
    return make_ready(g, g.threats, g.threat_discard, THREAT_DECK)


def draw_equipment(g: Metro, target: Zone) -> bool:
    """Draw the top equipment card openly onto a zone; False if there is none to be had."""
    if not make_ready(g, g.equipment, g.equipment_discard, EQUIPMENT_DECK):
        return False
    g.move(g.equipment, -1, target)
    return True


def draw_mission(g: Metro, seat: int) -> bool:
    """Draw the top mission for a player to look at; False if there is none to be had."""
    if not make_ready(g, g.mission_deck, g.mission_discard, MISSION_DECK):
        return False
    g.move(g.mission_deck, -1, g.drawn)
    g.show(g.drawn, -1, 1 << seat)
    return True


def fill_market(g: Metro) -> None:
    """Fill the market up, as far as cards can be had (M33-9.3.6, 11.6)."""
    while len(g.market.cards) < MARKET_SIZE and draw_equipment(g, g.market):
        g.tell("market_shows", g.market.cards[-1])


def discard_gear(g: Metro, seat: int, card: int) -> None:
    """An equipment card leaves the hero of a player for the discard pile."""
    g.move_card(g.gear[seat], card, g.equipment_discard)
    g.tell("discards_gear", seat, card)
