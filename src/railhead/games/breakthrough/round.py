"""The match turn by turn: the table of contents of the rules (chapters 4 and 8)."""

from __future__ import annotations

from typing import Final

from railhead.games.breakthrough.additional import begin_additional
from railhead.games.breakthrough.cards import DISCARD_THREE_COUNT
from railhead.games.breakthrough.discarding import ALL_HANDS, ONE_CARD, DiscardOne, DiscardThree
from railhead.games.breakthrough.market import TakeCards, fill_market, missing_cards, refill_hands
from railhead.games.breakthrough.model import (
    CARD_OF,
    CLEAN_UP,
    DECK_TOP,
    DISCARD,
    DISCARD_THREE,
    END_TURN,
    Breakthrough,
    Seat,
    names_card,
    names_play,
    names_turned,
)
from railhead.games.breakthrough.playing import play_card
from railhead.games.breakthrough.queries import (
    add_additional,
    add_plays,
    against_additional,
    against_play,
    against_playing,
    names_additional,
    out_of_place,
)
from railhead.games.breakthrough.reasons import (
    DRAW_OVER,
    END_OR_ACT,
    LEAVES_BY_CLEAN_UP,
    MAIN_ACTION_DUE,
    NOT_IN_HAND,
    NOT_IN_PLAY,
    SAY_HOW,
    TAKE_LATER,
    TOO_FEW_CARDS,
)
from railhead.games.breakthrough.victory import check_turn_limit
from railhead.kernel.ask import NONE, Ask
from railhead.kernel.step import Step

END_OR_CLEAN_UP: Final[list[int]] = [END_TURN, CLEAN_UP]


class Rounds(Step):
    """Play goes clockwise, one turn each, until someone wins (BRK-4.1.1)."""

    flow = ("take_turn", "pass_turn")

    def take_turn(self, g: Breakthrough) -> None:
        g.tell("turn", g.turn + 1, g.active)
        g.push(Turn(g.active))

    def pass_turn(self, g: Breakthrough) -> None:
        g.turn += 1
        g.active = (g.active + 1) % g.seats
        check_turn_limit(g)
        self.go("take_turn")


class Turn(Step):
    """A turn: one main action, with additional actions before, between and after its steps (BRK-4.1.5).

    Windows (a) and (c) are part of the question that follows them: who plays, discards or takes a card goes on.
    """

    flow = ("ask_action", "act", "draw_cards", "draw_others", "ask_additional", "act_additional", "check_hands")

    seat: Seat
    draw: int = 0  # the cards that the main action lets the player take, or ALL_HANDS
    declined: int = 0  # DECLINED: the player has just discarded nothing in a clean-up (ruling 3)

    def why_not(self, g: Breakthrough, ask: Ask, option: int) -> int:
        if names_additional(option):
            return against_additional(g, self.seat, option)
        if names_card(option):
            return self.against_pointing_at(g, ask, option)
        if ask.prompt != "action":
            return out_of_place(g, self.seat, option, DRAW_OVER if option == DECK_TOP else END_OR_ACT)
        if names_play(option):
            return against_play(g, self.seat, option)
        if option == DISCARD_THREE:
            return TOO_FEW_CARDS
        return out_of_place(g, self.seat, option, TAKE_LATER if option == DECK_TOP else MAIN_ACTION_DUE)

    def against_pointing_at(self, g: Breakthrough, ask: Ask, option: int) -> int:
        """Why no card is chosen by itself here, wherever it lies: in play, in hand, in the market or elsewhere."""
        if g.place_in_play(self.seat, CARD_OF[option], names_turned(option)) != NONE:
            return LEAVES_BY_CLEAN_UP
        if names_turned(option):
            return NOT_IN_PLAY
        if CARD_OF[option] in g.hand[self.seat].cards and ask.prompt == "action":
            return against_playing(g, self.seat, CARD_OF[option]) or SAY_HOW
        if CARD_OF[option] in g.market.cards:
            return TAKE_LATER if ask.prompt == "action" else DRAW_OVER
        return NOT_IN_HAND if ask.prompt == "action" else END_OR_ACT

    # (a) additional actions, (b) the main action

    def ask_action(self, g: Breakthrough) -> Ask | None:
        """Without a card in hand there is no main action, and window (e) follows at once (BRK-4.1.3)."""
        held = len(g.hand[self.seat].cards)
        if not held:
            return None
        options: list[int] = []
        add_plays(g, self.seat, options)
        options.append(DISCARD)
        if held >= DISCARD_THREE_COUNT:
            options.append(DISCARD_THREE)
        add_additional(g, self.seat, options, self.declined)
        return Ask(self.seat, "action", options)

    def act(self, g: Breakthrough) -> None:
        self.declined = 0
        if begin_additional(g, self.seat, self.choice):
            self.go("ask_action")
        elif self.choice == DISCARD:
            g.push(DiscardOne(self.seat), "draw")
        elif self.choice == DISCARD_THREE:
            g.push(DiscardThree(self.seat), "draw")
        elif self.choice == NONE:
            g.tell("no_main_action", self.seat)
        else:
            play_card(g, self.seat, self.choice)
            self.draw = ONE_CARD

    # (c) additional actions, (d) the draw

    def draw_cards(self, g: Breakthrough) -> None:
        count = missing_cards(g, self.seat) if self.draw == ALL_HANDS else self.draw
        if count > 0:
            g.push(TakeCards(self.seat, count, window=True))

    def draw_others(self, g: Breakthrough) -> None:
        """After an attack the draw is the refill of all hands (BRK-7.5.2, BRK-7.5.4)."""
        if self.draw == ALL_HANDS:
            refill_hands(g, self.seat)

    # (e) additional actions

    def ask_additional(self, g: Breakthrough) -> Ask | None:
        options = [END_TURN]
        add_additional(g, self.seat, options, self.declined)
        if len(options) == 1:
            return None
        return Ask(self.seat, "last_clean_up" if options == END_OR_CLEAN_UP else "end_turn", options)

    def act_additional(self, g: Breakthrough) -> None:
        self.declined = 0
        if begin_additional(g, self.seat, self.choice):
            self.go("ask_additional")

    # (f) the check of hands

    def check_hands(self, g: Breakthrough) -> None:
        fill_market(g)
        refill_hands(g, self.seat)
