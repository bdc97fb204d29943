"""Scouted threats, and looks at the threat deck (M33-9.6, M33-19.7, M33-19.8, M33-19.12)."""

from __future__ import annotations

from typing import Final

from railhead.games.metro2033 import cards, decks, effects, model, reasons
from railhead.games.metro2033.model import Deciding, Metro, Option, Seat
from railhead.games.metro2033.strength import has_op
from railhead.kernel.ask import Ask

CALLED_OFF: Final = 1  # what can come of a look
REFUSED: Final = 2

# --- scouting -------------------------------------------------------------------------------------------------------


def scout(g: Metro, seat: int) -> None:
    """The top threat card goes face down before the player; only he looks at it (M33-9.6.1)."""
    if decks.ready_threat(g):
        card = g.move(g.threats, -1, g.scouted[seat], g.round)
        g.whisper(1 << seat, "scouts", card, seat)


def scouted_last_round(g: Metro, seat: int) -> int:
    """The place of the card that a player scouted in the previous round, or -1 (M33-9.6.2)."""
    marks = g.scouted[seat].marks
    for place in range(len(marks)):
        if marks[place] == g.round - 1:
            return place
    return -1


def play_scouted(g: Metro, seat: int) -> None:
    """The scouted card goes on top of the threat deck (M33-9.6.2)."""
    g.move(g.scouted[seat], scouted_last_round(g, seat), g.threats)
    g.tell("plays_scouted", seat)


def return_unused(g: Metro) -> None:
    """Scouted cards of the previous round that were not used go under the deck, in turn order (M33-9.6.3)."""
    for place in range(g.seats):
        seat = g.in_order(place)
        while scouted_last_round(g, seat) >= 0:
            g.move(g.scouted[seat], scouted_last_round(g, seat), g.threats, bottom=True)
            g.tell("returns_scouted", seat)


# --- looks before an attack -----------------------------------------------------------------------------------------


def against_look_and_skip(g: Metro, seat: int) -> int:
    """What stands against Khan's look: once a round (M33-19.7); 0: nothing."""
    for effect in cards.HERO_EFFECTS[g.hero[seat]]:
        if effect.op == effects.PEEK_AND_SKIP:
            if effect.uses_per_round and g.hero_used[seat] >= effect.uses_per_round:
                return reasons.KHAN_HAS_LOOKED
            return 0 if decks.can_draw(g.threats, g.threat_discard) else reasons.NO_THREAT_CARD
    return reasons.NOT_KHAN


def against_look_and_abort(g: Metro, seat: int) -> int:
    """What stands against the look of the Geiger Counter (M33-19.8); 0: nothing."""
    for card in g.gear[seat].cards:
        if has_op(card, effects.PEEK_AND_ABORT):
            return 0 if decks.can_draw(g.threats, g.threat_discard) else reasons.NO_THREAT_CARD
    return reasons.NO_GEIGER


class Look(Deciding):
    """A player looks at the top threat before his attack: Khan may refuse it, the Geiger Counter calls it off."""

    flow = ("look", "ask_decision", "decide")

    seat: Seat
    way: Option

    def look(self, g: Metro) -> None:
        decks.ready_threat(g)
        if self.way == model.LOOK_AND_SKIP:
            g.hero_used[self.seat] += 1
        g.show(g.threats, -1, 1 << self.seat)
        g.whisper(1 << self.seat, "looks", g.threats.cards[-1], self.seat, self.way)

    def ask_decision(self, g: Metro) -> Ask | None:
        if self.way != model.LOOK_AND_SKIP:
            return Ask(self.seat, "call_off", model.KEEP_OR_CALL_OFF)
        if len(g.threats.cards) > 1 or g.threat_discard.cards:
            return Ask(self.seat, "refuse_threat", model.KEEP_OR_REFUSE)
        return None  # there is no other card: he fights the one he saw (M33-19.12)

    def decide(self, g: Metro) -> None:
        choice = self.taken(g, self.seat)
        if choice == model.REFUSE:
            self.result = REFUSED
            refuse(g)
            g.tell("refuses_threat", self.seat)
        elif choice == model.CALL_OFF:
            self.result = CALLED_OFF
            g.tell("calls_off", self.seat)
        elif choice == model.KEEP:
            g.tell("keeps_threat" if self.way == model.LOOK_AND_SKIP else "goes_on", self.seat)


def refuse(g: Metro) -> None:
    """The top card is laid aside, the next one made ready, then the refused one goes under the deck (M33-19.12)."""
    g.move(g.threats, -1, g.looked)  # nothing else lies there: whoever knows the card can follow it
    decks.ready_threat(g)
    g.move(g.looked, -1, g.threats, bottom=True)


# --- arranging the deck (m07) ---------------------------------------------------------------------------------------


class ArrangeThreats(Deciding):
    """A player looks at the top cards of the threat deck and puts them back in any order (m07, M33-19.12)."""

    flow = ("look", "ask_next", "put_back")

    seat: Seat
    amount: int

    def look(self, g: Metro) -> None:
        for _ in range(min(self.amount, len(g.threats.cards))):
            g.move(g.threats, -1, g.looked)
        self.show_to_player(g)
        for card in g.looked.cards:
            g.whisper(1 << self.seat, "looks_through", card, self.seat)
        self.amount = len(g.looked.cards)

    def show_to_player(self, g: Metro) -> None:
        for place in range(len(g.looked.cards)):
            g.show(g.looked, place, 1 << self.seat)

    def ask_next(self, g: Metro) -> list[Ask] | None:
        options = [model.THREAT.of(card - cards.THREATS) for card in g.looked.cards]
        return [Ask(self.seat, "arrange", options, secret=True)] if len(options) > 1 else None

    def put_back(self, g: Metro) -> None:
        """Nobody else can tell any more which card lies where: `looked` has no order, and forgets."""
        if g.looked.cards:
            option = self.taken(g, self.seat, model.THREAT.of(g.looked.cards[0] - cards.THREATS))
            g.move_card(g.looked, model.THREAT.thing(option) + cards.THREATS, g.threats)
            g.show(g.threats, -1, 1 << self.seat)
            self.show_to_player(g)
            self.go("ask_next")
        else:
            g.tell("arranges", self.seat, self.amount)

    def against(self, g: Metro, ask: Ask, option: int) -> int:
        return reasons.NOT_LOOKED_AT if model.THREAT.has(option) else 0
