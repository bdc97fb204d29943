"""Drawing fortunes, with the hand limit and the jokers of the solo challenge (BLK-12.1.3, BLK-19.5.2)."""

from __future__ import annotations

from railhead.games.black_metro import cards, deck, dice, scripts
from railhead.games.black_metro.model import BlackMetro, Player, bit
from railhead.kernel.step import Step


def draw_fortune(g: BlackMetro, player: int) -> None:
    """Draw the top fortune (BLK-12.1.5)."""
    if not deck.refill(g):
        g.tell("draws_nothing", player)
        return
    card = g.move(g.deck, -1, g.hand[player])
    g.whisper(bit(player), "draws", card, player)
    check_hand(g, player)


def take_discard(g: BlackMetro, player: int) -> None:
    """Take the top card of the discard, which all have seen (BLK-13.4, BLK-13.5)."""
    if not g.discard.cards:
        g.tell("takes_nothing", player)
        return
    card = g.move(g.discard, -1, g.hand[player])
    g.tell("takes_discard", player, card)
    check_hand(g, player)


def check_hand(g: BlackMetro, player: int) -> None:
    """A joker drawn in the solo challenge comes first, then the hand limit (BLK-19.5.2, BLK-12.1.3)."""
    if g.is_solo() and g.hand[player].cards[-1] == cards.JOKER:
        g.tell("counterintelligence", player)
        deck.discard_hand(g, player)
        g.push(dice.Roll(scripts.PENALTY_DICE, player))
    else:
        deck.check_hand_limit(g, player)


class DrawFortunes(Step):
    """A player draws several fortunes, one after the other."""

    flow = ("draw",)

    player: Player = 0
    n: int = 0

    def draw(self, g: BlackMetro) -> None:
        if self.n > 0:
            self.n -= 1
            self.go("draw")
            draw_fortune(g, self.player)
