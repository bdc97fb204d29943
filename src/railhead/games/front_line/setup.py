"""Set-up: characters, life, decks, line, initiative, hands and the first draft (chapter 2)."""

from __future__ import annotations

from typing import Final

from railhead.games.front_line import cards, draft
from railhead.games.front_line.model import FrontLine, draw_lot
from railhead.games.front_line.round import Turn
from railhead.kernel.ask import NONE


def set_up(g: FrontLine) -> None:
    """Everything on the table, and the draft of the first hands about to begin."""
    deal_characters(g)
    shuffle_decks(g)
    form_line(g)
    clear_table(g)
    for seat in range(g.seats):
        for _ in range(cards.HAND_SIZE):
            card = g.move(g.action_deck, -1, g.hand[seat])
            g.whisper(1 << seat, "draws", card, seat)
    g.push(Turn())
    g.push(draft.Draft())


def deal_characters(g: FrontLine) -> None:
    """One character at random for each player, with his starting life (FLN-2.2 to 2.4)."""
    left = list(range(len(cards.CHARACTERS)))
    g.character = [left.pop(draw_lot(g, "character", len(left))) for _ in range(g.seats)]
    life = cards.START_LIFE[g.options["variant"]][g.seats]
    g.life = [life + cards.START_LIFE_MODIFIER[character] for character in g.character]


def copies(card: int, seats: int) -> int:
    """How many copies of a card are in a match: those that so few players cannot use are taken out (FLN-2.6)."""
    return cards.COUNT[card] if cards.FEWEST_COMRADES[card] <= seats else 0


def deck_of(box: range, seats: int) -> list[int]:
    """All copies of these cards, before they are shuffled."""
    return [card for card in box for _ in range(copies(card, seats))]


# The decks by number of players.
ACTION_DECKS: Final = {seats: deck_of(range(cards.ACTIONS), seats) for seats in cards.PLAYERS}
ATTACK_DECKS: Final = {seats: deck_of(range(cards.ACTIONS, len(cards.IDS)), seats) for seats in cards.PLAYERS}


def shuffle_decks(g: FrontLine) -> None:
    """Two decks, shuffled separately (FLN-2.5)."""
    g.action_deck.fill(ACTION_DECKS[g.seats])
    g.attack_deck.fill(ATTACK_DECKS[g.seats])
    g.shuffle(g.action_deck, "action_deck")
    g.shuffle(g.attack_deck, "attack_deck")


def form_line(g: FrontLine) -> None:
    """The comrades in random order, then one free slot; the foremost gets the initiative card (FLN-2.7, FLN-2.8)."""
    left = list(range(g.seats))
    g.line = [left.pop(draw_lot(g, "line", len(left))) for _ in range(g.seats)]
    g.line.append(NONE)
    g.initiative = g.line[0]
    for place in range(g.seats):
        g.tell("lines_up", g.line[place], place + 1, g.life[g.line[place]])
    g.tell("has_initiative", g.initiative)


def clear_table(g: FrontLine) -> None:
    g.turn = 0
    g.targets = []
    g.targeted = []
    g.dodging = []
    g.prone = []
    g.fubar = []
    g.halt = False
    g.crew = []
    g.gassed = []
    g.event_spent = []
    g.ability_spent = []
    g.fallen = [0] * g.seats
    g.postponed = 0
