"""Questions about the line and the cards in play; nothing here changes anything."""

from __future__ import annotations

from railhead.games.front_line import cards, terms
from railhead.games.front_line.model import ROULETTE_PLACE, FrontLine, item_option
from railhead.kernel.ask import NONE

# --- the line --------------------------------------------------------------------------------------------------------


def is_immovable(g: FrontLine, seat: int) -> bool:
    """Can this comrade not be moved in any way (FLN-8.3.7, FLN-8.6.8)?"""
    return seat in g.fubar or seat in g.crew


def is_end(g: FrontLine, place: int) -> bool:
    """Is this place (0 for slot 1) an end of the line for a mover (FLN-4.2.5)?"""
    if not 0 <= place < len(g.line):
        return True
    seat = g.line[place]
    return seat != NONE and is_immovable(g, seat)


def is_slot(g: FrontLine, slot: int) -> bool:
    """Is there such a slot in the line?"""
    return 1 <= slot <= len(g.line)


def free_slots(g: FrontLine) -> list[int]:
    """The free slots, from the front."""
    return [place + 1 for place, seat in enumerate(g.line) if seat == NONE]


def neighbours(g: FrontLine, seat: int) -> list[int]:
    """The living comrades in the adjacent slots, the one in front first (FLN-4.1.4)."""
    slot = g.slot_of(seat)
    found: list[int] = []
    for other in (g.occupant(slot - 1), g.occupant(slot + 1)):
        if other != NONE and g.life[other] > 0:
            found.append(other)
    return found


def movable_comrades(g: FrontLine, besides: int = NONE, nor: int = NONE) -> list[int]:
    """The comrades who can be moved, from the front, without one or two of them."""
    return [seat for seat in g.line if seat != NONE and seat != besides and seat != nor and not is_immovable(g, seat)]


# --- cards in the line -----------------------------------------------------------------------------------------------


def mines_at(g: FrontLine, slot: int) -> list[int]:
    """The mines that lie on a slot."""
    zone = g.in_play
    return [card for at, card in enumerate(zone.cards) if zone.marks[at] == slot and cards.MINE_DAMAGE[card]]


def is_wired(g: FrontLine, slot: int) -> bool:
    """Does barbed wire lie on this slot?"""
    zone = g.in_play
    return any([zone.marks[at] == slot and cards.VERB[card] == terms.PLACE_WIRE for at, card in enumerate(zone.cards)])


def roulettes(g: FrontLine) -> list[int]:
    """The roulettes attached to the initiative card."""
    zone = g.in_play
    return [card for at, card in enumerate(zone.cards) if zone.marks[at] == ROULETTE_PLACE]


def movable_targets(g: FrontLine, by: int) -> list[int]:
    """The slots with a target card that can be moved by so many slots within the line (FLN-8.4.9)."""
    found: list[int] = []
    for slot in g.targets:
        if slot not in found and (is_slot(g, slot - by) or is_slot(g, slot + by)):
            found.append(slot)
    found.sort()
    return found


# --- players ---------------------------------------------------------------------------------------------------------


def top_life(g: FrontLine, seat: int) -> int:
    """The highest number of a comrade's life card (FLN-1.4)."""
    return cards.TOP_LIFE[g.character[seat]]


def extra_steps(g: FrontLine, seat: int) -> int:
    """How many steps a comrade may add to his own movement manoeuvre (FLN-9.7)."""
    return cards.STEPS_MODIFIER[g.character[seat]]


def living_with(g: FrontLine, verb: int) -> int:
    """The living comrade whose ability has this verb; NONE if there is none."""
    for seat in range(g.seats):
        if cards.ABILITY_VERB[g.character[seat]] == verb and g.life[seat] > 0:
            return seat
    return NONE


def may_react(g: FrontLine, seat: int) -> bool:
    """Could this player, as far as all can see, play an event now (FLN-3.4.5, FLN-3.5)?"""
    if g.life[seat] <= 0 or not g.hand[seat].cards:
        return False
    return not g.event_spent or seat not in g.event_spent


def may_use_ability(g: FrontLine, seat: int) -> bool:
    """Has this player a window ability that is not yet used up (FLN-3.4.2)?"""
    return (
        g.life[seat] > 0 and cards.ABILITY_TRIGGER[g.character[seat]] == terms.IN_WINDOW and seat not in g.ability_spent
    )


def is_useless(g: FrontLine, card: int) -> bool:
    """Are too few comrades left for this card (FLN-8.3.4)?"""
    return g.comrades() < cards.FEWEST_COMRADES[card]


def small_group(g: FrontLine) -> bool:
    """Are so few comrades left that some cards are useless?"""
    return g.comrades() <= cards.SMALL_GROUP


def items_at(g: FrontLine, seat: int, places: list[int]) -> list[int]:
    """The options for the equipment cards of a player at these places of his zone, each once."""
    zone = g.equipment[seat]
    found: list[int] = []
    for at in places:
        option = item_option(zone.cards[at], zone.marks[at])
        if option not in found:
            found.append(option)
    return found


def items_of(g: FrontLine, seat: int) -> list[int]:
    """The options for the equipment cards a player has in play."""
    return items_at(g, seat, list(range(len(g.equipment[seat].cards))))


def place_of_item(g: FrontLine, seat: int, option: int) -> int:
    """Where in a player's equipment the named card lies, or -1."""
    zone = g.equipment[seat]
    for at in range(len(zone.cards)):
        if item_option(zone.cards[at], zone.marks[at]) == option:
            return at
    return -1
