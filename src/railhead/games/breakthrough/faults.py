"""What is impossible about a position, in sentences."""
# mypyc: skip - runs when a position is loaded, not while a match is played

from __future__ import annotations

from railhead.games.breakthrough.cards import (
    CARAVAN,
    FACTIONS,
    HAND_SIZE,
    IDS,
    KIND,
    MARKET_SIZE,
    MAY_DEFEND,
    START_TOKENS_ABOVE,
    STATION,
    THREAT,
    TOKENS,
    TOKENS_TO_WIN,
)
from railhead.games.breakthrough.model import TURN_LIMIT, TURNED, UNLIMITED, UPRIGHT, Breakthrough
from railhead.games.breakthrough.setup import SetUp
from railhead.games.breakthrough.stack_faults import stack_faults
from railhead.kernel.ask import NONE


def faults(g: Breakthrough) -> list[str]:
    """All faults of a position; the deeper checks run only on a sound base."""
    return table_faults(g) or [*token_faults(g), *card_faults(g)] or stack_faults(g)


def table_faults(g: Breakthrough) -> list[str]:
    """The lists of the players, the factions, whose turn it is."""
    for name in ("faction", "flipped", "above", "below", "supply"):
        if len(getattr(g, name)) != g.seats:
            return [f"table.{name}: one entry is needed for each of the {g.seats} seats."]
    found = faction_faults(g)
    if not 0 <= g.active < g.seats:
        found.append(f"table.active: there is no seat {g.active}.")
    limit = g.options[TURN_LIMIT]
    if g.turn < 0 or (limit != UNLIMITED and g.turn >= int(limit) + g.over):
        found.append(f"table.turn: {g.turn} is not a turn of this match.")
    return found


def faction_faults(g: Breakthrough) -> list[str]:
    choosing = bool(g.stack) and isinstance(g.stack[0], SetUp)
    found: list[str] = []
    for seat, card in enumerate(g.faction):
        if card >= FACTIONS:
            found.append(f"table.faction[{seat}]: {IDS[card]} is not a faction card.")
        elif card == NONE and not choosing:
            found.append(f"table.faction[{seat}]: this player leads no faction, and the match has begun.")
        elif card != NONE and g.faction.count(card) > 1:
            found.append(f"table.faction[{seat}]: {IDS[card]} is led by two players.")
        if card == NONE and g.flipped[seat]:
            found.append(f"table.flipped[{seat}]: there is no faction card to be flipped.")
    return found


def token_faults(g: Breakthrough) -> list[str]:
    """Ten tokens for each player, at least five of them out of the supply (BRK-1.1.5, BRK-9.1.4)."""
    found: list[str] = []
    for seat in range(g.seats):
        parts = [g.above[seat], g.below[seat], g.on_stations(seat), g.supply[seat]]
        if min(parts) < 0 or sum(parts) != TOKENS:
            found.append(
                f"table: seat {seat} has {parts[0]} tokens above, {parts[1]} below, {parts[2]} on stations and "
                f"{parts[3]} in the supply; together they must be {TOKENS}."
            )
        elif g.faction[seat] == NONE and g.supply[seat] != TOKENS:
            found.append(f"table.supply[{seat}]: all {TOKENS} tokens lie there until a faction is chosen.")
        elif g.faction[seat] != NONE and g.supply[seat] > TOKENS - START_TOKENS_ABOVE:
            found.append(f"table.supply[{seat}]: tokens never return to the supply, and {START_TOKENS_ABOVE} left it.")
        elif g.owned(seat) >= TOKENS_TO_WIN and not g.over:
            found.append(f"table: seat {seat} owns {g.owned(seat)} tokens and has won, but the match is not over.")
    return found


def card_faults(g: Breakthrough) -> list[str]:
    """Hands, the market and the cards in play."""
    found: list[str] = []
    places = g.market.marks
    if len(set(places)) != len(places) or any(not 0 <= place < MARKET_SIZE for place in places):
        found.append(f"zones.market: the marks are the places 0 to {MARKET_SIZE - 1} of the row, each used once.")
    for seat in range(g.seats):
        if len(g.hand[seat].cards) > HAND_SIZE:
            found.append(f"zones.hand[{seat}]: a hand never holds more than {HAND_SIZE} cards.")
        zone = g.in_play[seat]
        for card, mark in zip(zone.cards, zone.marks, strict=True):
            fault = in_play_fault(card, mark)
            if fault:
                found.append(f"zones.in_play[{seat}]: {IDS[card]} {fault}.")
    return found


def in_play_fault(card: int, mark: int) -> str:
    """What is wrong with a card that lies so in play; nothing if all is well (BRK-4.2.2, BRK-4.2.3)."""
    if KIND[card] == CARAVAN:
        return "is a caravan and can never be laid"
    if KIND[card] == STATION:
        return "" if 0 <= mark <= TOKENS else f"cannot have {mark} tokens on it"
    if mark not in (UPRIGHT, TURNED):
        return f"lies upright ({UPRIGHT}) or turned ({TURNED}), not {mark}"
    if mark == TURNED and not MAY_DEFEND[card]:
        return "has no defence half and cannot lie turned"
    if mark == UPRIGHT and KIND[card] == THREAT:
        return "is a threat and can only lie turned"
    return ""
