"""The Activation Phase: fatigued cards stand up again (BAR-7.1)."""

from __future__ import annotations

from railhead.games.barbarossa import cards, reasons
from railhead.games.barbarossa.model import END, PLAY, REVIVE, TIRED, Barbarossa
from railhead.games.barbarossa.phases import against_outside_operation, begin_phase
from railhead.games.barbarossa.playing import add_transports, play
from railhead.games.barbarossa.queries import find
from railhead.kernel.ask import NONE, Ask
from railhead.kernel.step import Step
from railhead.kernel.zones import Zone


class ActivationPhase(Step):
    """Automatic activation, then TRANSPORTs and payments as the player likes (BAR-7.1.1, BAR-7.1.2)."""

    flow = ("activate", "ask_action", "act")

    def activate(self, g: Barbarossa) -> None:
        begin_phase(g, cards.ACTIVATION)
        zone = g.deploying[g.turn]
        cap = activation_cap(zone)
        if g.tape is not None:
            tell_who_stays_fatigued(g, zone)
        if cap == NONE or qualifying(zone) <= cap:
            activate_all(g, zone)
            return
        g.tell("held_up", g.turn, cap, qualifying(zone))
        if cap:
            g.push(ActivateSome(cap))

    def ask_action(self, g: Barbarossa) -> Ask | None:
        options = [END]
        add_transports(g, options)
        if g.sp:
            add_payable(g, options)
        return Ask(g.turn, "activation", options)

    def act(self, g: Barbarossa) -> None:
        if self.choice == END:
            return
        self.go("ask_action")
        if PLAY.has(self.choice):
            play(g, PLAY.thing(self.choice))
        else:
            pay_for(g, REVIVE.thing(self.choice))

    def why_not(self, g: Barbarossa, ask: Ask, option: int) -> int:
        if REVIVE.has(option):
            return against_paying_for(g, REVIVE.thing(option))
        return against_outside_operation(g, option)


# --- automatic activation -------------------------------------------------------------------------------------------


def qualifies(zone: Zone, at: int) -> bool:
    """Is the card at a place fatigued and activated automatically (BAR-7.1.3)?"""
    return zone.marks[at] == cards.FATIGUED and not cards.SKIPS_ACTIVATION[zone.cards[at]]


def qualifying(zone: Zone) -> int:
    """How many cards would be activated automatically."""
    return sum([1 for at in range(len(zone.cards)) if qualifies(zone, at)])


def qualifying_options(zone: Zone) -> list[int]:
    """The different cards that could be activated automatically."""
    options: list[int] = []
    for at in range(len(zone.cards)):
        if qualifies(zone, at) and TIRED.of(zone.cards[at]) not in options:
            options.append(TIRED.of(zone.cards[at]))
    return options


def activation_cap(zone: Zone) -> int:
    """The most cards that are activated automatically; NONE: no limit. The smallest cap holds (BAR-7.1.4)."""
    cap = NONE
    for card in zone.cards:
        limit = cards.ACTIVATION_CAP[card]
        if limit != NONE and (cap == NONE or limit < cap):
            cap = limit
    return cap


def activate_all(g: Barbarossa, zone: Zone) -> None:
    """All cards that qualify become active (BAR-7.1.1)."""
    for at in range(len(zone.cards)):
        if qualifies(zone, at):
            zone.marks[at] = cards.ACTIVE
            g.tell("activates", g.turn, zone.cards[at])


def tell_who_stays_fatigued(g: Barbarossa, zone: Zone) -> None:
    for at in range(len(zone.cards)):
        if zone.marks[at] == cards.FATIGUED and cards.SKIPS_ACTIVATION[zone.cards[at]]:
            g.tell("stays_fatigued", g.turn, zone.cards[at])


class ActivateSome(Step):
    """With more fatigued cards than his cap the player chooses which are activated, one by one (BAR-7.1.4)."""

    flow = ("ask_card", "activate")

    left: int

    def ask_card(self, g: Barbarossa) -> Ask | None:
        options = qualifying_options(g.deploying[g.turn])
        return Ask(g.turn, "activate_some", options) if len(options) > 1 else None

    def activate(self, g: Barbarossa) -> None:
        zone = g.deploying[g.turn]
        options = qualifying_options(zone)
        card = TIRED.thing(self.choice if self.choice != NONE else options[0])
        zone.marks[find(zone, card, cards.FATIGUED)] = cards.ACTIVE
        g.tell("activates", g.turn, card)
        self.left -= 1
        if self.left:
            self.go("ask_card")

    def why_not(self, g: Barbarossa, ask: Ask, option: int) -> int:
        if not TIRED.has(option):
            return 0
        return reasons.NOT_AUTOMATIC if cards.SKIPS_ACTIVATION[TIRED.thing(option)] else reasons.NONE_TO_ACTIVATE


# --- activation that is paid for (BAR-7.1.3) ------------------------------------------------------------------------


def against_paying_for(g: Barbarossa, card: int) -> int:
    """Why the turn player cannot pay to activate this card; 0: he can."""
    if cards.ACTIVATION_SP[card] == NONE:
        return reasons.NEVER_PAID_FOR
    if find(g.deploying[g.turn], card, cards.FATIGUED) < 0:
        return reasons.NONE_TO_PAY_FOR
    return 0 if cards.ACTIVATION_SP[card] <= g.sp else reasons.ACTIVATION_COST


def add_payable(g: Barbarossa, options: list[int]) -> None:
    """Add the fatigued cards that the player can pay to activate."""
    zone = g.deploying[g.turn]
    for at in range(len(zone.cards)):
        price = cards.ACTIVATION_SP[zone.cards[at]]
        if NONE < price <= g.sp and zone.marks[at] == cards.FATIGUED and REVIVE.of(zone.cards[at]) not in options:
            options.append(REVIVE.of(zone.cards[at]))


def pay_for(g: Barbarossa, card: int) -> None:
    """Pay and activate a card."""
    zone = g.deploying[g.turn]
    g.sp -= cards.ACTIVATION_SP[card]
    zone.marks[find(zone, card, cards.FATIGUED)] = cards.ACTIVE
    g.tell("pays_for", g.turn, card, cards.ACTIVATION_SP[card])
