"""The set-up, the same for 2 to 5 players (chapter 4)."""

from __future__ import annotations

from typing import Final

from railhead.games.barbarossa import cards
from railhead.games.barbarossa.model import Barbarossa
from railhead.games.barbarossa.round import Turns
from railhead.kernel.ask import NONE

# The decks as they come out of the box. The cards that are bought most lie on top, where they are found first.
SORTED_CARDS: Final[list[int]] = [
    card for card in reversed(cards.EVERY_CARD) if not cards.MIXED[cards.DECK[card]] for _ in range(cards.COUNT[card])
]


def mixed_deck(deck: int) -> list[int]:
    return [card for card in cards.EVERY_CARD if cards.DECK[card] == deck for _ in range(cards.COUNT[card])]


AIDS: Final = mixed_deck(cards.AID)
EVENTS: Final = mixed_deck(cards.EVENT)
CITIES: Final = [card for card in mixed_deck(cards.CITY) if card != cards.MOSCOW]


def set_up(g: Barbarossa) -> None:
    """Lay out the Field, hand out the starting decks, take one deck out, draw the first hands."""
    clear_table(g)
    lay_out_field(g)
    for seat in range(g.seats):
        take_starting_deck(g, seat)
    remove_deck(g)
    for seat in range(g.seats):
        g.turn = seat
        g.draw(cards.STARTING_HAND)
    choose_first_player(g)
    g.push(Turns())


def clear_table(g: Barbarossa) -> None:
    g.supply = [0] * cards.KINDS
    g.removed = NONE
    g.in_play = [True] * g.seats
    g.round = 1
    g.empty_purse()
    g.permits = []
    g.target = NONE
    g.reduction = 0


def lay_out_field(g: Barbarossa) -> None:
    """All decks; AIDs, EVENTs and Cities shuffled, Moscow at the bottom of the Cities (BAR-4.1 to 4.4)."""
    g.field.fill(SORTED_CARDS)
    for card in SORTED_CARDS:
        g.supply[card] += 1
    g.aid.fill(AIDS)
    g.event.fill(EVENTS)
    g.city.fill(CITIES)
    g.shuffle(g.aid, "AID deck")
    g.shuffle(g.event, "EVENT deck")
    g.shuffle(g.city, "City deck")
    g.city.put(cards.MOSCOW, 0, bottom=True)


def take_starting_deck(g: Barbarossa, seat: int) -> None:
    """6 Horses and 2 Grenadier Regiments from the Field, shuffled (BAR-4.6)."""
    for card in cards.STARTING_DECK:
        g.take_from_field(card, g.deck[seat])
    g.shuffle(g.deck[seat], "deck")


def remove_deck(g: Barbarossa) -> None:
    """One Unit, PLAN or AID deck goes back into the box (BAR-4.8); in a first game the AIDs (BAR-17.3)."""
    if g.options["first_game"] == "on":
        g.removed = cards.AID
    else:
        g.removed = cards.REMOVABLE[g.roll("removed deck", len(cards.REMOVABLE))]
    if g.removed == cards.AID:
        g.move_all(g.aid, g.box)
        g.tell("removes_aids")
    else:
        card = cards.CARD_OF_DECK[g.removed]
        while g.supply[card]:
            g.take_from_field(card, g.box)
        g.tell("removes", card)


def choose_first_player(g: Barbarossa) -> None:
    """Whom the host has named, else at random (BAR-4.12)."""
    named = g.options["first_player"]
    g.first = g.roll("first player", g.seats) if named == "random" else int(named) - 1
    g.turn = g.first
    g.tell("first", g.first)
