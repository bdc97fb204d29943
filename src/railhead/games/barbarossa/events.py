"""EVENTs: turned up in an attack, gained or put back after it, looked at in between (BAR-3.5, BAR-12.3, BAR-15.9)."""

from __future__ import annotations

from railhead.games.barbarossa import reasons
from railhead.games.barbarossa.cards import ACTIVE, DEFENCE_MOD
from railhead.games.barbarossa.effects import GAINED, REVEALED, TEXTS, resolve
from railhead.games.barbarossa.model import CARD, DONE, SEAT, Barbarossa, Text
from railhead.games.barbarossa.queries import against_interrupting, card_options
from railhead.kernel.ask import NONE, Ask
from railhead.kernel.step import Step


class TurnUp(Step):
    """EVENTs are turned up one at a time, each with everything its text brings (BAR-12.3.1, BAR-12.3.5)."""

    flow = ("each_event",)

    left: int

    def each_event(self, g: Barbarossa) -> bool:
        if not self.left:
            return False
        if not g.event.cards:
            g.tell("no_event")
            return False
        self.left -= 1
        card = g.move(g.event, -1, g.revealed)
        g.tell("turns_up", card, DEFENCE_MOD[card])
        if REVEALED[card] != NONE:
            resolve(g, REVEALED[card], ACTIVE)
        return True


class GainEvents(Step):
    """The turned-up EVENTs are gained in the order the attacker likes, each completely before the next (BAR-12.6)."""

    flow = ("ask_next", "gain")

    def ask_next(self, g: Barbarossa) -> Ask | None:
        options = card_options(g.revealed)
        return Ask(g.turn, "gain_next", options) if len(options) > 1 else None

    def gain(self, g: Barbarossa) -> None:
        if not g.revealed.cards:
            return
        card = CARD.thing(self.choice) if self.choice != NONE else g.revealed.cards[-1]
        self.go("ask_next")
        g.tell("gains_event", g.turn, card)
        resolve(g, GAINED[card], ACTIVE)

    def why_not(self, g: Barbarossa, ask: Ask, option: int) -> int:
        return reasons.NOT_TO_GAIN if CARD.has(option) else against_interrupting(option)


class GiveEvent(Step):
    """The gainer of an EVENT chooses the player who gets it into his Deploying Zone (BAR-3.5.4)."""

    flow = ("ask_player", "give")

    text: Text

    def ask_player(self, g: Barbarossa) -> Ask | None:
        options = [SEAT.of(seat) for seat in range(g.seats) if g.in_play[seat]]
        return Ask(g.turn, "give_event", options, about=CARD.of(TEXTS[self.text].card))

    def give(self, g: Barbarossa) -> None:
        card = TEXTS[self.text].card
        g.move_card(g.revealed, card, g.deploying[SEAT.thing(self.choice)], ACTIVE)
        g.tell("gives_event", g.turn, card, SEAT.thing(self.choice))

    def why_not(self, g: Barbarossa, ask: Ask, option: int) -> int:
        if not SEAT.has(option):
            return against_interrupting(option)
        return reasons.HAS_LEFT if SEAT.thing(option) < g.seats else reasons.NO_SUCH_PLAYER


class ReturnEvents(Step):
    """After a lost attack the EVENTs go under their deck in an order that only the attacker knows (BAR-12.7)."""

    flow = ("gather", "ask_next", "put_under")

    def gather(self, g: Barbarossa) -> None:
        if len(g.revealed.distinct()) > 1:
            g.tell("returns_events", g.turn, len(g.revealed.cards))
            g.move_all(g.revealed, g.scouted[g.turn])
        while g.revealed.cards:
            g.tell("returns", g.turn, g.move(g.revealed, 0, g.event, bottom=True))

    def ask_next(self, g: Barbarossa) -> Ask | None:
        # Asked even if the cards left are equal: the others must not learn that from the silence.
        scouted = g.scouted[g.turn]
        if len(scouted.cards) < 2:
            return None
        return Ask(g.turn, "return_next", card_options(scouted), secret=True)

    def put_under(self, g: Barbarossa) -> None:
        scouted = g.scouted[g.turn]
        if len(scouted.cards) > 1:
            bury(g, CARD.thing(g.replies[g.turn]))
            self.go("ask_next")
        elif scouted.cards:
            bury(g, scouted.cards[0])

    def why_not(self, g: Barbarossa, ask: Ask, option: int) -> int:
        return reasons.NOT_TO_RETURN if CARD.has(option) else against_interrupting(option)


class ArrangeEvents(Step):
    """The turn player looks at the top EVENTs, puts any of them under the deck and the rest back on top (BAR-15.9)."""

    flow = ("look", "ask_bottom", "put_under", "ask_top", "put_on_top")

    n: int

    def look(self, g: Barbarossa) -> None:
        scouted = g.scouted[g.turn]
        if not g.event.cards:
            g.tell("no_event")
        while len(scouted.cards) < self.n and g.event.cards:
            g.whisper(1 << g.turn, "looks_at", g.move(g.event, -1, scouted), g.turn)

    def ask_bottom(self, g: Barbarossa) -> Ask | None:
        options = card_options(g.scouted[g.turn])
        return Ask(g.turn, "bury", [*options, DONE], secret=True) if options else None

    def put_under(self, g: Barbarossa) -> None:
        if g.scouted[g.turn].cards and g.replies[g.turn] != DONE:
            bury(g, CARD.thing(g.replies[g.turn]))
            g.tell("buries", g.turn)
            self.go("ask_bottom")

    def ask_top(self, g: Barbarossa) -> Ask | None:
        scouted = g.scouted[g.turn]
        if len(scouted.cards) < 2:
            return None
        return Ask(g.turn, "put_on_top", card_options(scouted), secret=True)

    def put_on_top(self, g: Barbarossa) -> None:
        scouted = g.scouted[g.turn]
        if not scouted.cards:
            return
        g.tell("puts_on_top", g.turn)
        if len(scouted.cards) > 1:
            g.move_card(scouted, CARD.thing(g.replies[g.turn]), g.event)
            self.go("ask_top")
        else:
            g.move(scouted, -1, g.event)

    def why_not(self, g: Barbarossa, ask: Ask, option: int) -> int:
        return reasons.NOT_SCOUTED if CARD.has(option) else against_interrupting(option)


def bury(g: Barbarossa, card: int) -> None:
    """Put an EVENT that the turn player holds under the EVENT deck."""
    scouted = g.scouted[g.turn]
    g.move(scouted, scouted.place(card), g.event, bottom=True)
