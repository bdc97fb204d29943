"""The Ending Phase: everything played or held is discarded, a new hand is drawn (BAR-7.4)."""

from __future__ import annotations

from railhead.games.barbarossa import reasons
from railhead.games.barbarossa.cards import HAND_REFILL, IS_PLAN
from railhead.games.barbarossa.model import CARD, DONE, Barbarossa
from railhead.games.barbarossa.phases import against_outside_operation
from railhead.games.barbarossa.queries import card_options, known_copy
from railhead.kernel.ask import NONE, Ask
from railhead.kernel.step import Step


class EndingPhase(Step):
    """Playing Zone, hand, draw, purse (BAR-7.4.1 to 7.4.6)."""

    flow = ("clear_playing_zone", "ask_keep", "discard_hand", "draw_hand", "empty_purse")

    def clear_playing_zone(self, g: Barbarossa) -> None:
        g.tell("ending_phase", g.turn)
        playing = g.playing
        for at in range(len(playing.cards) - 1, -1, -1):
            if IS_PLAN[playing.cards[at]]:
                g.return_from(playing, at)
            else:
                g.discard_from(playing, at)

    def ask_keep(self, g: Barbarossa) -> Ask | None:
        # Secret: which card is kept is nobody else's business (chapter 16).
        options = card_options(g.hand[g.turn])
        return Ask(g.turn, "keep", [DONE, *options], secret=True) if options else None

    def discard_hand(self, g: Barbarossa) -> None:
        hand = g.hand[g.turn]
        if not hand.cards:
            return
        kept = NONE if g.replies[g.turn] == DONE else CARD.thing(g.replies[g.turn])
        for card in hand.cards[:]:
            if card != kept or hand.cards.count(card) > 1:
                g.discard_from(hand, known_copy(hand, card))
                g.tell("discards_unplayed", g.turn, card)
        g.tell("keeps" if hand.cards else "keeps_nothing", g.turn)

    def draw_hand(self, g: Barbarossa) -> None:
        g.draw(HAND_REFILL)

    def empty_purse(self, g: Barbarossa) -> None:
        g.empty_purse()

    def why_not(self, g: Barbarossa, ask: Ask, option: int) -> int:
        return reasons.NOT_HELD_TO_KEEP if CARD.has(option) else against_outside_operation(g, option)
