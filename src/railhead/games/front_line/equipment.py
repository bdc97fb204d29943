"""Equipment: into play, used up, and what fits which occasion (FLN-1.7, FLN-8.5)."""

from __future__ import annotations

from railhead.games.front_line import cards, queries, reasons, terms
from railhead.games.front_line.model import ITEM, FrontLine


def put_into_play(g: FrontLine, seat: int) -> int:
    """The face-down equipment card of a player is active from now on (FLN-8.5.1); which one it is."""
    card = g.down[seat].cards[-1]
    durability = cards.DURABILITY[card]
    character = g.character[seat]
    if card not in cards.UNMODIFIED[character]:
        durability += cards.DURABILITY_MODIFIER[character]  # FLN-9.9
    g.move(g.down[seat], -1, g.equipment[seat], durability)
    g.tell("puts_into_play", seat, card, durability)
    return card


def wear_out(g: FrontLine, seat: int, at: int) -> bool:
    """One use costs 1 durability; at 0 the card is discarded (FLN-1.7). True if it is gone."""
    zone = g.equipment[seat]
    zone.marks[at] -= 1
    if zone.marks[at] > 0:
        return False
    g.tell("worn_out", seat, zone.cards[at])
    discard_item(g, seat, at)
    return True


def discard_item(g: FrontLine, seat: int, at: int) -> None:
    """An equipment card leaves play; with the tank its crew is outside at once (FLN-8.6.9, FLN-8.6.10)."""
    if cards.VERB[g.equipment[seat].cards[at]] == terms.TANK:
        g.crew = []
        g.tell("tank_gone")
    g.move(g.equipment[seat], at, g.action_discard)


def use_item(g: FrontLine, seat: int, option: int) -> int:
    """Use the equipment card that an option names, and wear it out; which card it is."""
    at = queries.place_of_item(g, seat, option)
    card = g.equipment[seat].cards[at]
    use_at(g, seat, at)
    return card


def use_at(g: FrontLine, seat: int, at: int) -> bool:
    """Use the equipment card at a place of the player's zone. True if it is worn out and gone."""
    zone = g.equipment[seat]
    g.tell("uses", seat, zone.cards[at], zone.marks[at] - 1)
    return wear_out(g, seat, at)


def items_with_trigger(g: FrontLine, seat: int, trigger: int) -> list[int]:
    """The options for a player's equipment that works at such an occasion."""
    return queries.items_at(
        g, seat, [at for at, card in enumerate(g.equipment[seat].cards) if cards.TRIGGER[card] == trigger]
    )


def against_item(g: FrontLine, seat: int, option: int, unfit: int) -> int:
    """What stands against using equipment that is not offered; `unfit`: the reason if it is the player's own."""
    if not ITEM.has(option):
        return 0
    return reasons.NOT_YOUR_EQUIPMENT if queries.place_of_item(g, seat, option) < 0 else unfit


def is_car_door(card: int) -> bool:
    """Can this equipment card pass a hit on?"""
    return cards.VERB[card] == terms.REDIRECT_HIT


def answers_hit(card: int, type_: int, gas: bool = False) -> bool:
    """Does this equipment card work against such a hit (FLN-8.5.2, FLN-8.5.4)?"""
    if cards.TRIGGER[card] == terms.ON_HIT:
        return terms.is_among(type_, cards.ANSWERS_HIT[card])
    return gas and cards.TRIGGER[card] == terms.ON_GAS


def car_doors(g: FrontLine, seat: int, type_: int) -> list[int]:
    """The options for a player's equipment that can pass such a hit on (FLN-8.5.2)."""
    own = g.equipment[seat].cards
    return queries.items_at(
        g, seat, [at for at, card in enumerate(own) if is_car_door(card) and answers_hit(card, type_)]
    )
