"""The match turn by turn: the table of contents of the rules (chapters 4 and 8)."""

from __future__ import annotations

from typing import Final

from railhead.games.breakthrough import model, queries, reasons
from railhead.games.breakthrough.additional import begin_additional
from railhead.games.breakthrough.cards import DISCARD_THREE_COUNT
from railhead.games.breakthrough.discarding import ALL_HANDS, ONE_CARD, DiscardOne, DiscardThree
from railhead.games.breakthrough.market import TakeCards, fill_market, missing_cards, refill_hands
from railhead.games.breakthrough.model import Breakthrough, Seat
from railhead.games.breakthrough.playing import play_card
from railhead.games.breakthrough.victory import check_turn_limit
from railhead.kernel.ask import NONE, Ask
from railhead.kernel.step import Step

END_OR_CLEAN_UP: Final[list[int]] = [model.END_TURN, model.CLEAN_UP]


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
        if queries.names_additional(option):
            return queries.against_additional(g, self.seat, option)
        if model.names_card(option):
            return self.against_pointing_at(g, ask, option)
        if ask.prompt != "action":
            asked = reasons.DRAW_OVER if option == model.DECK_TOP else reasons.END_OR_ACT
            return queries.out_of_place(g, self.seat, option, asked)
        if model.names_play(option):
            return queries.against_play(g, self.seat, option)
        if option == model.DISCARD_THREE:
            return reasons.TOO_FEW_CARDS
        asked = reasons.TAKE_LATER if option == model.DECK_TOP else reasons.MAIN_ACTION_DUE
        return queries.out_of_place(g, self.seat, option, asked)

    def against_pointing_at(self, g: Breakthrough, ask: Ask, option: int) -> int:
        """Why no card is chosen by itself here, wherever it lies: in play, in hand, in the market or elsewhere."""
        if g.place_in_play(self.seat, model.CARD_OF[option], model.DEFENCE.has(option)) != NONE:
            return reasons.LEAVES_BY_CLEAN_UP
        if model.DEFENCE.has(option):
            return reasons.NOT_IN_PLAY
        if model.CARD_OF[option] in g.hand[self.seat].cards and ask.prompt == "action":
            return queries.against_playing(g, self.seat, model.CARD_OF[option]) or reasons.SAY_HOW
        if model.CARD_OF[option] in g.market.cards:
            return reasons.TAKE_LATER if ask.prompt == "action" else reasons.DRAW_OVER
        return reasons.NOT_IN_HAND if ask.prompt == "action" else reasons.END_OR_ACT

    # (a) additional actions, (b) the main action

    def ask_action(self, g: Breakthrough) -> Ask | None:
        """Without a card in hand there is no main action, and window (e) follows at once (BRK-4.1.3)."""
        held = len(g.hand[self.seat].cards)
        if not held:
            return None
        options: list[int] = []
        queries.add_plays(g, self.seat, options)
        options.append(model.DISCARD)
        if held >= DISCARD_THREE_COUNT:
            options.append(model.DISCARD_THREE)
        queries.add_additional(g, self.seat, options, self.declined)
        return Ask(self.seat, "action", options)

    def act(self, g: Breakthrough) -> None:
        self.declined = 0
        if begin_additional(g, self.seat, self.choice):
            self.go("ask_action")
        elif self.choice == model.DISCARD:
            g.push(DiscardOne(self.seat), "draw")
        elif self.choice == model.DISCARD_THREE:
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
        options = [model.END_TURN]
        queries.add_additional(g, self.seat, options, self.declined)
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
