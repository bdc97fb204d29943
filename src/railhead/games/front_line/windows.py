"""Event windows: in initiative order each player may play an event or a window ability (FLN-3.4, FLN-8.4.8)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from railhead.games.front_line import cards, characters, event_cards, events, reasons, terms
from railhead.games.front_line.cards import ABILITY_TRIGGER, VERB, WINDOW_EVENTS
from railhead.games.front_line.choices import choosable
from railhead.games.front_line.model import ABILITY, CARD, PASS, FrontLine
from railhead.games.front_line.queries import movable_targets
from railhead.games.front_line.reactions import first_reaction, silent_asks, tell_first
from railhead.games.front_line.terms import IN_WINDOW
from railhead.kernel.ask import NONE, Ask
from railhead.kernel.step import Step

PROMPTS: Final[list[str]] = [f"window_{number}" for number in range(terms.WINDOWS + 1)]
SILENT: Final[list[list[Ask]]] = [silent_asks(prompt) for prompt in PROMPTS]

# --- what stands against an event, by verb ---------------------------------------------------------------------------


def nothing(g: FrontLine, seat: int, card: int) -> int:
    return 0


def against_shuffling(g: FrontLine, seat: int, card: int) -> int:
    return reasons.HALT_IN_FORCE if g.halt else 0


def against_order(g: FrontLine, seat: int, card: int) -> int:
    if g.halt:
        return reasons.HALT_IN_FORCE
    return 0 if choosable(g, seat, card) else reasons.NOBODY_MOVABLE


def against_sabotage(g: FrontLine, seat: int, card: int) -> int:
    return 0 if event_cards.equipped_others(g, seat) else reasons.NO_EQUIPMENT_ABOUT


def against_stealing(g: FrontLine, seat: int, card: int) -> int:
    return 0 if event_cards.others_with_cards(g, seat) else reasons.NOBODY_TO_ROB


def against_shifting(g: FrontLine, seat: int, card: int) -> int:
    return 0 if movable_targets(g, cards.MOST_STEPS[card]) else reasons.NO_TARGET_CARD


def against_change(g: FrontLine, seat: int, card: int) -> int:
    if not g.down[seat].cards:
        return reasons.NO_CARD_DOWN
    return 0 if len(g.hand[seat].cards) > 1 else reasons.NO_OTHER_CARD


Against = Callable[[FrontLine, int, int], int]
AGAINST: Final[list[Against]] = [nothing] * len(terms.VERBS)
AGAINST[terms.SHUFFLE_LINE] = against_shuffling
AGAINST[terms.MOVE] = against_order
AGAINST[terms.DISCARD_EQUIPMENT] = against_sabotage
AGAINST[terms.STEAL_CARD] = against_stealing
AGAINST[terms.SHIFT_TARGET] = against_shifting
AGAINST[terms.EXCHANGE_PLAYED] = against_change


# What stands against an event in the windows that its timing does not admit (FLN-3.4.4).
WRONG_MOMENT: Final[dict[str, int]] = {
    "before_action": reasons.ONLY_BEFORE_STEP_4,
    "before_damage": reasons.ONLY_BEFORE_STEP_5,
    "own_card_down": reasons.ONLY_WITH_CARD_DOWN,
    "react_event": reasons.ONLY_AGAINST_EVENT,
    "react_damage": reasons.ONLY_AGAINST_DAMAGE,
}


def against_event(g: FrontLine, seat: int, card: int, window: int) -> int:
    """The reason why a player may not announce this event in this window; 0 if he may (FLN-8.4.8)."""
    if cards.KIND[card] != terms.EVENT:
        return reasons.NOT_AN_EVENT
    if g.hand[seat].place(card) < 0:
        return reasons.EVENT_NOT_IN_HAND
    if not WINDOW_EVENTS[window][card]:
        return WRONG_MOMENT[cards.TIMING[card]]
    if seat in g.event_spent:
        return reasons.EVENT_SPENT
    return AGAINST[VERB[card]](g, seat, card)


# --- the window ------------------------------------------------------------------------------------------------------


def window_ask(g: FrontLine, seat: int, window: int) -> Ask:
    """The question to a player: silent where he holds no event for this window and has no ability for any."""
    if ABILITY_TRIGGER[g.character[seat]] == IN_WINDOW:
        return open_ask(g, seat, window)
    admitted = WINDOW_EVENTS[window]
    for card in g.hand[seat].cards:  # every player in every window: interpreted, a loop is the fastest
        if admitted[card]:
            return open_ask(g, seat, window)
    return SILENT[window][seat]


def open_ask(g: FrontLine, seat: int, window: int) -> Ask:
    """What a player may do in a window besides passing: announce an event, use his window ability, or nothing."""
    admitted = WINDOW_EVENTS[window]
    options = [PASS]
    if seat not in g.event_spent:
        for card in g.hand[seat].cards:
            if admitted[card] and CARD.of(card) not in options and not AGAINST[VERB[card]](g, seat, card):
                options.append(CARD.of(card))
        if len(options) > 2:
            options.sort()
    character = g.character[seat]
    if ABILITY_TRIGGER[character] == IN_WINDOW and not characters.against_ability(g, seat, character):
        options.append(ABILITY.of(character))
    return Ask(seat, PROMPTS[window], options, quiet=True) if len(options) > 1 else SILENT[window][seat]


class Window(Step):
    """One of the windows W1 to W5; it closes when all living players have passed in succession (FLN-3.4.2)."""

    flow = ("ask_events", "play")

    number: int

    def ask_events(self, g: FrontLine) -> list[Ask]:
        return [window_ask(g, seat, self.number) for seat in range(g.seats) if g.life[seat] > 0]

    def play(self, g: FrontLine) -> None:
        """The first in initiative order who plays something is heard; then all are asked again."""
        seat = first_reaction(g, g.initiative, 0)
        if seat == NONE:
            return
        option = g.replies[seat]
        self.go("ask_events")
        tell_first(g, "first_in_window", seat, g.initiative, abilities=True)
        if ABILITY.has(option):
            characters.use_ability(g, seat)
        else:
            g.push(event_step(seat, CARD.thing(option)))

    def why_not(self, g: FrontLine, ask: Ask, option: int) -> int:
        if CARD.has(option):
            return against_event(g, ask.seat, CARD.thing(option), self.number)
        if ABILITY.has(option):
            return characters.against_ability(g, ask.seat, ABILITY.thing(option))
        return 0


EVENT_STEPS: Final[dict[int, type[events.PlayEvent]]] = {
    terms.MOVE: event_cards.OrderEvent,
    terms.DISCARD_EQUIPMENT: event_cards.SabotageEvent,
    terms.SHIFT_TARGET: event_cards.CoordinatesEvent,
    terms.STEAL_CARD: event_cards.PickpocketEvent,
    terms.EXCHANGE_PLAYED: event_cards.PlansEvent,
}


def event_step(seat: int, card: int) -> events.PlayEvent:
    """The step that plays this event: with the choices its verb needs, or without."""
    return EVENT_STEPS.get(cards.VERB[card], event_cards.SimpleEvent)(seat, card)
