"""Drawing cards, full hands, and cards that become useless when few comrades are left (FLN-3.7 to 3.9, FLN-8.3.4)."""

from __future__ import annotations

from railhead.games.front_line import cards
from railhead.games.front_line.model import CARD, FrontLine, card_options, in_initiative_order
from railhead.games.front_line.queries import is_useless, small_group
from railhead.kernel.ask import NONE, Ask
from railhead.kernel.zones import Zone

# --- laying a card face down -----------------------------------------------------------------------------------------


def choose_cards(g: FrontLine, prompt: str) -> list[Ask]:
    """Everybody with a choice, so nobody dead, is asked for a card of his hand, at once and in secret (FLN-2.11)."""
    return [
        Ask(seat, prompt, card_options(g.hand[seat]), secret=True)
        for seat in range(g.seats)
        if len(g.hand[seat].cards) > 1
    ]


def lay_cards(g: FrontLine) -> None:
    """The chosen cards go face down before their players; a single card goes without choice."""
    replies = g.replies
    for seat in range(g.seats):
        if replies and replies[seat] != NONE:
            g.move_card(g.hand[seat], CARD.thing(replies[seat]), g.down[seat])
        elif g.hand[seat].cards:
            g.move_all(g.hand[seat], g.down[seat])


# --- drawing ---------------------------------------------------------------------------------------------------------


def has_cards(g: FrontLine, deck: Zone, discard: Zone, name: str, event: str) -> bool:
    """Is there a card to draw? An empty deck is made of its discard pile first, shuffled (FLN-3.9)."""
    if not deck.cards:
        if not discard.cards:
            return False
        g.move_all(discard, deck)
        g.shuffle(deck, name)
        g.tell(event)
    return True


def draw_card(g: FrontLine, seat: int) -> bool:
    """Draw one card that can be used; False if there is none (FLN-3.9, FLN-8.3.4)."""
    while has_cards(g, g.action_deck, g.action_discard, "action_deck", "reshuffled"):
        card = g.move(g.action_deck, -1, g.hand[seat])
        g.whisper(1 << seat, "draws", card, seat)
        if not cards.FEWEST_COMRADES[card] or not is_useless(g, card):
            return True
        discard_useless(g, seat, card)
        if only_useless_left(g):
            return False
    return False


def only_useless_left(g: FrontLine) -> bool:
    """Would drawing on and on bring nothing but useless cards?"""
    for zone in (g.action_deck, g.action_discard):
        for card in zone.cards:
            if not is_useless(g, card):
                return False
    return True


def draw_up(g: FrontLine, seat: int) -> bool:
    """Draw up to a full hand (FLN-3.1.6, FLN-3.8). False: not a single card."""
    drawn = False
    while len(g.hand[seat].cards) < cards.HAND_SIZE:
        if not draw_card(g, seat):
            g.tell("nothing_to_draw", seat)
            break
        drawn = True
    return drawn


def discard_useless(g: FrontLine, seat: int, card: int) -> None:
    g.move_card(g.hand[seat], card, g.action_discard)
    g.tell("discards_useless", seat, card)


def replace_useless_of(g: FrontLine, seat: int) -> None:
    """Replace the cards of a hand that can no longer be used, one for one (FLN-8.3.4, FLN-8.3.6)."""
    for card in g.hand[seat].distinct():
        while is_useless(g, card) and card in g.hand[seat].cards:
            discard_useless(g, seat, card)
            draw_card(g, seat)


def replace_useless(g: FrontLine) -> None:
    """When only two comrades are left: all hands, in initiative order (FLN-8.3.4, FLN-8.3.6)."""
    if small_group(g):
        for seat in in_initiative_order(g):
            replace_useless_of(g, seat)
