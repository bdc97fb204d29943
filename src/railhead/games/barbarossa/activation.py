"""The Activation Phase: fatigued cards stand up again (BAR-7.1)."""

from __future__ import annotations

from railhead.games.barbarossa import cards, reasons
from railhead.games.barbarossa.cards import ACTIVATION_SP, FATIGUED, SKIPS_ACTIVATION
from railhead.games.barbarossa.model import END, PLAY, REVIVE, TIRED, Barbarossa
from railhead.games.barbarossa.phases import against_outside_operation, begin_phase
from railhead.games.barbarossa.playing import TRANSPORT_COST, play
from railhead.games.barbarossa.queries import add_different, find
from railhead.kernel.ask import NONE, Ask
from railhead.kernel.step import Step
from railhead.kernel.zones import Zone, different


class ActivationPhase(Step):
    """Automatic activation, then TRANSPORTs and payments as the player likes (BAR-7.1.1, BAR-7.1.2)."""

    flow = ("activate", "ask_action", "act")

    def activate(self, g: Barbarossa) -> None:
        begin_phase(g, cards.ACTIVATION)
        zone = g.deploying[g.turn]
        tired = qualifying(zone)
        cap = activation_cap(zone)
        if g.tape is not None:
            tell_who_stays_fatigued(g, zone)
        if cap == NONE or len(tired) <= cap:
            for at in tired:
                g.activate(at)
            return
        g.tell("held_up", g.turn, cap, len(tired))
        if cap:
            g.push(ActivateSome(cap))

    def ask_action(self, g: Barbarossa) -> Ask | None:
        options = [END]
        add_different(options, PLAY, g.hand[g.turn].cards, TRANSPORT_COST, g.op)
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


def qualifying(zone: Zone) -> list[int]:
    """The places of the fatigued cards that are activated automatically (BAR-7.1.3)."""
    return [at for at in range(len(zone.cards)) if zone.marks[at] == FATIGUED and not SKIPS_ACTIVATION[zone.cards[at]]]


def activation_cap(zone: Zone) -> int:
    """The most cards that are activated automatically; NONE: no limit. The smallest cap holds (BAR-7.1.4)."""
    cap = NONE
    for card in zone.cards:
        limit = cards.ACTIVATION_CAP[card]
        if limit != NONE and (cap == NONE or limit < cap):
            cap = limit
    return cap


def tell_who_stays_fatigued(g: Barbarossa, zone: Zone) -> None:
    for card, mark in zip(zone.cards, zone.marks, strict=True):
        if mark == FATIGUED and SKIPS_ACTIVATION[card]:
            g.tell("stays_fatigued", g.turn, card)


class ActivateSome(Step):
    """With more fatigued cards than his cap the player chooses which are activated, one by one (BAR-7.1.4)."""

    flow = ("ask_card", "activate")

    left: int

    def ask_card(self, g: Barbarossa) -> Ask | None:
        zone = g.deploying[g.turn]
        options = [TIRED.of(card) for card in different([zone.cards[at] for at in qualifying(zone)])]
        return Ask(g.turn, "activate_some", options) if len(options) > 1 else None

    def activate(self, g: Barbarossa) -> None:
        zone = g.deploying[g.turn]
        if self.choice == NONE:
            g.activate(qualifying(zone)[0])
        else:
            g.activate(find(zone, TIRED.thing(self.choice), FATIGUED))
        self.left -= 1
        if self.left:
            self.go("ask_card")

    def why_not(self, g: Barbarossa, ask: Ask, option: int) -> int:
        if not TIRED.has(option):
            return 0 if REVIVE.has(option) else against_outside_operation(g, option)
        return reasons.NOT_AUTOMATIC if SKIPS_ACTIVATION[TIRED.thing(option)] else reasons.NONE_TO_ACTIVATE


# --- activation that is paid for (BAR-7.1.3) ------------------------------------------------------------------------


def against_paying_for(g: Barbarossa, card: int) -> int:
    """Why the turn player cannot pay to activate a card that is not offered."""
    if ACTIVATION_SP[card] == NONE:
        return reasons.NEVER_PAID_FOR
    if find(g.deploying[g.turn], card, FATIGUED) < 0:
        return reasons.NONE_TO_PAY_FOR
    return reasons.ACTIVATION_COST


def add_payable(g: Barbarossa, options: list[int]) -> None:
    """Add the fatigued cards that the player can pay to activate."""
    zone = g.deploying[g.turn]
    for at in range(len(zone.cards)):
        price = ACTIVATION_SP[zone.cards[at]]
        if NONE < price <= g.sp and zone.marks[at] == FATIGUED and REVIVE.of(zone.cards[at]) not in options:
            options.append(REVIVE.of(zone.cards[at]))


def pay_for(g: Barbarossa, card: int) -> None:
    """Pay and activate a card."""
    zone = g.deploying[g.turn]
    g.sp -= ACTIVATION_SP[card]
    zone.marks[find(zone, card, FATIGUED)] = cards.ACTIVE
    g.tell("pays_for", g.turn, card, ACTIVATION_SP[card])
