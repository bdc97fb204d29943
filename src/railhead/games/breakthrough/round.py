"""The match turn by turn: the table of contents of the rules (chapters 4 and 8)."""

from __future__ import annotations

from railhead.games.breakthrough.additional import begin_additional
from railhead.games.breakthrough.cards import DISCARD_THREE_COUNT
from railhead.games.breakthrough.discarding import ALL_HANDS, ONE_CARD, DiscardOne, DiscardThree
from railhead.games.breakthrough.market import TakeCards, fill_market, missing_cards, refill_hands
from railhead.games.breakthrough.model import (
    CLEAN_UP,
    DISCARD,
    DISCARD_THREE,
    DONE,
    END_TURN,
    GO_ON,
    NOTHING,
    Breakthrough,
    Option,
    Seat,
    names_card,
    names_play,
    names_task,
)
from railhead.games.breakthrough.playing import play_card
from railhead.games.breakthrough.queries import add_additional, add_plays, against_additional, against_play
from railhead.games.breakthrough.reasons import MAIN_ACTION_DUE, MAIN_ACTION_USED, TOO_FEW_CARDS
from railhead.games.breakthrough.victory import check_turn_limit
from railhead.kernel.ask import Ask
from railhead.kernel.step import Step, flow


class Rounds(Step):
    """Play goes clockwise, one turn each, until someone wins (BRK-4.1.1)."""

    def take_turn(self, g: Breakthrough) -> None:
        g.push(Turn(g.active))

    def pass_turn(self, g: Breakthrough) -> None:
        g.turn += 1
        g.active = (g.active + 1) % g.seats
        check_turn_limit(g)
        self.go("take_turn")


flow(Rounds, "take_turn", "pass_turn")


class Turn(Step):
    """A turn: one main action, with additional actions before, between and after its steps (BRK-4.1.5).

    Windows (a) and (c) are part of the question that follows them: who plays, discards or takes a card goes on.
    """

    seat: Seat
    choice: Option = GO_ON
    draw: int = 0  # the cards that the main action lets the player take, or ALL_HANDS

    def __init__(self, seat: int = 0) -> None:
        self.seat = seat

    def why_not(self, g: object, ask: Ask, option: int) -> int:
        assert isinstance(g, Breakthrough)
        if names_task(option) or option == CLEAN_UP:
            return against_additional(g, self.seat, option)
        if ask.prompt == "end_turn":
            return MAIN_ACTION_USED if names_play(option) or option in (DISCARD, DISCARD_THREE) else 0
        if names_play(option) or names_card(option):
            return against_play(g, self.seat, option)
        if option == DISCARD_THREE:
            return TOO_FEW_CARDS
        return MAIN_ACTION_DUE if option in (GO_ON, END_TURN, NOTHING, DONE) else 0

    # (a) additional actions, (b) the main action

    def ask_action(self, g: Breakthrough) -> Ask | None:
        options: list[int] = []
        held = len(g.hand[self.seat].cards)
        if held:
            add_plays(g, self.seat, options)
            options.append(DISCARD)
        if held >= DISCARD_THREE_COUNT:
            options.append(DISCARD_THREE)
        add_additional(g, self.seat, options)
        if not options:
            return None
        if not held:
            options.append(GO_ON)
        return Ask(self.seat, "action", options, "choice")

    def act(self, g: Breakthrough) -> None:
        choice = self.choice
        self.choice = GO_ON
        self.draw = 0
        if begin_additional(g, self.seat, choice):
            self.go("ask_action")
        elif choice == DISCARD:
            g.push(DiscardOne(self.seat), "draw")
        elif choice == DISCARD_THREE:
            g.push(DiscardThree(self.seat), "draw")
        elif choice != GO_ON:
            play_card(g, self.seat, choice)
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
        add_additional(g, self.seat, options)
        return Ask(self.seat, "end_turn", options, "choice") if len(options) > 1 else None

    def act_additional(self, g: Breakthrough) -> None:
        choice = self.choice
        self.choice = END_TURN
        if begin_additional(g, self.seat, choice):
            self.go("ask_additional")

    # (f) the check of hands

    def check_hands(self, g: Breakthrough) -> None:
        fill_market(g)
        refill_hands(g, self.seat)


flow(Turn, "ask_action", "act", "draw_cards", "draw_others", "ask_additional", "act_additional", "check_hands")
