"""Step 1: attack cards, their target cards, and what they do on reveal (chapter 5)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from railhead.games.front_line import cards, draft, hands, life, queries, reading, terms
from railhead.games.front_line.model import ABILITY, ROULETTE_PLACE, Card, FrontLine, in_initiative_order
from railhead.kernel.ask import NONE
from railhead.kernel.step import Step

# --- step 1 ----------------------------------------------------------------------------------------------------------


class RevealAttack(Step):
    """Turn up the top attack card, lay its target cards, carry out what it does on reveal (FLN-3.1.1)."""

    flow = ("turn_up", "turn_up_another")

    card: Card = NONE

    def turn_up(self, g: FrontLine) -> None:
        if not hands.has_cards(g, g.attack_deck, g.attack_discard, "attack_deck", "attack_reshuffled"):
            g.tell("no_attack")
            return
        self.card = g.move(g.attack_deck, -1, g.attack)
        g.tell("attack", self.card)
        if not cards.STAYS[self.card]:  # those that stay mark their own place and use no target card (FLN-5.1.8)
            lay_targets(g, self.card)
        self.carry_out(g)

    def carry_out(self, g: FrontLine) -> None:
        for seat in range(g.seats):
            if cards.ABILITY_ATTACK[g.character[seat]] == self.card and g.is_alive(seat):  # FLN-9.4
                g.tell("uses_ability", seat, ABILITY.of(g.character[seat]))
                life.gain_life(g, seat, cards.ABILITY_AMOUNT[g.character[seat]])
        ON_REVEAL[cards.VERB[self.card]](g, self.card)

    def turn_up_another(self, g: FrontLine) -> None:
        """Only for cards that say so; none does in the box as we know it (FLN-5.4.2)."""
        if self.card != NONE and cards.REVEAL_ANOTHER[self.card]:
            self.card = NONE
            self.go("turn_up")


def nothing(g: FrontLine, card: int) -> None:
    pass


def place_mine(g: FrontLine, card: int) -> None:
    """A mine goes onto the free slot, on top of others that lie there (FLN-5.6.1, FLN-5.6.2)."""
    slot = queries.free_slots(g)[0]
    g.move_card(g.attack, card, g.in_play, slot)
    g.tell("mine_laid", slot)


def place_wire(g: FrontLine, card: int) -> None:
    """Barbed wire goes onto its slot, occupied or not (FLN-5.8.1)."""
    slot = aimed_slot(g, cards.AIMED_AT[card][0], len(g.line))
    g.move_card(g.attack, card, g.in_play, slot)
    g.tell("wire_laid", slot)


def attach_roulette(g: FrontLine, card: int) -> None:
    """A roulette goes to the initiative card and travels with it (FLN-5.7.1)."""
    g.move_card(g.attack, card, g.in_play, ROULETTE_PLACE)
    g.tell("roulette_attached", g.initiative)


def draft_hands(g: FrontLine, card: int) -> None:
    """COMRADES!: everybody draws up to a full hand, which ends the gas, then all hands are drafted (FLN-5.5)."""
    for seat in in_initiative_order(g):
        if hands.draw_up(g, seat) and seat in g.gassed and len(g.hand[seat].cards) >= cards.HAND_SIZE:
            g.gassed.remove(seat)
            g.tell("gas_over", seat)
    g.tell("drafting")
    g.push(draft.Draft())


OnReveal = Callable[[FrontLine, int], None]
ON_REVEAL: Final[list[OnReveal]] = [nothing] * len(terms.VERBS)
ON_REVEAL[terms.PLACE_MINE] = place_mine
ON_REVEAL[terms.PLACE_WIRE] = place_wire
ON_REVEAL[terms.ATTACH_ROULETTE] = attach_roulette
ON_REVEAL[terms.DRAFT_HANDS] = draft_hands


# --- target cards ----------------------------------------------------------------------------------------------------


def lay_targets(g: FrontLine, card: int) -> None:
    """Lay the target cards once, with the line as it stands (FLN-5.1.1)."""
    aims = cards.AIMED_AT[card]
    for aim in aims:
        if aim.kind in terms.AT_A_COMRADE:
            seat = aimed_comrade(g, aim)
            if seat != NONE:
                g.targeted.append(seat)
                g.tell("targets_comrade", seat)
            continue
        slot = aimed_slot(g, aim, len(g.line) if len(aims) == 1 else 0)
        if slot > 0:
            g.targets.append(slot)
            g.tell("targets_slot", slot)
        else:
            g.tell("target_not_laid", aim.n)


def aimed_slot(g: FrontLine, aim: reading.Aim, nearest: int) -> int:
    """The slot that a place target names (FLN-5.1.2); beyond the line the nearest slot, or 0 if there is none.

    `nearest`: the last slot for a single target; 0 if a target beyond the line is not laid (FLN-5.1.3).
    """
    last = len(g.line)
    if aim.kind == terms.FROM_FRONT:
        return aim.n if aim.n <= last else nearest
    if aim.kind == terms.FROM_REAR:
        return last + 1 - aim.n if aim.n <= last else 1 if nearest else 0
    if aim.kind == terms.MIDDLE:
        return (last + 1) // 2
    return queries.free_slots(g)[0]


def aimed_comrade(g: FrontLine, aim: reading.Aim) -> int:
    """The comrade that a character target names; the foremost of equals (FLN-5.1.4, FLN-5.1.5)."""
    if aim.kind == terms.HOLDER:
        return g.initiative if g.is_alive(g.initiative) else NONE
    best = NONE
    for seat in g.line:
        if seat == NONE or g.life[seat] <= 0:
            continue
        if (
            best == NONE
            or (aim.kind == terms.LEAST_LIFE and g.life[seat] < g.life[best])
            or (aim.kind == terms.MOST_LIFE and g.life[seat] > g.life[best])
        ):
            best = seat
    return best


# --- who is hit ------------------------------------------------------------------------------------------------------


class Hits:
    """The list of hits of an attack: who, how much, and of which type (FLN-6.1)."""

    def __init__(self) -> None:
        self.victims: list[int] = []
        self.amounts: list[int] = []
        self.types: list[int] = []
        self.passed_by: list[int] = []  # comrades who dodged a linear attack
        self.stopped = False  # did the tank stop a linear attack?
        self.reach = 0  # the last slot that a linear attack came to with damage left to do

    def add(self, victim: int, amount: int, type_: int) -> None:
        self.victims.append(victim)
        self.amounts.append(amount)
        self.types.append(type_)


def hits_of(g: FrontLine, card: int) -> Hits:
    """All hits of an attack card on the line as it stands now, from the front target to the rear one."""
    hits = Hits()
    for slot in target_slots(g):
        strike(g, card, slot, hits)
    return hits


def target_slots(g: FrontLine) -> list[int]:
    """Where target cards lie now, those that comrades carry along included; the front one first."""
    slots = g.targets[:]
    for seat in g.targeted:
        slots.append(g.slot_of(seat))
    slots.sort()
    return slots


def strike(g: FrontLine, card: int, slot: int, hits: Hits) -> None:
    """What comes from one target card."""
    if cards.ATTACK_TYPE[card] == terms.LINEAR:
        fire_along(g, card, slot, hits)
    else:
        burst(g, card, slot, hits)


def fire_along(g: FrontLine, card: int, slot: int, hits: Hits) -> None:
    """A linear attack hits the first available targets from its target card on (FLN-5.2)."""
    damage = cards.DAMAGE[card]
    last = len(g.line)
    if cards.TOWARDS[card] == terms.FORWARD and slot > last:
        slot = last  # FLN-5.1.7
    count = 0
    while 1 <= slot <= last:
        amount = damage[count] if count < len(damage) else cards.DAMAGE_REST[card]
        if not amount:
            return
        hits.reach = slot
        seat = g.line[slot - 1]
        slot += cards.TOWARDS[card]
        if seat == NONE:
            continue
        if seat in g.dodging and seat not in g.crew:
            hits.passed_by.append(seat)
            continue
        if seat in g.crew:  # the tank stops it (FLN-8.6.6)
            hits.stopped = True
            return
        hits.add(seat, amount, terms.LINEAR)
        count += 1


def burst(g: FrontLine, card: int, slot: int, hits: Hits) -> None:
    """A splash attack: the target slot, then the slot in front of it, then the one behind (FLN-5.3)."""
    seat = g.occupant(slot)
    if seat != NONE:
        hits.add(seat, cards.MAIN[card], terms.SPLASH_MAIN)
    for beside in (slot - 1, slot + 1):
        seat = g.occupant(beside)
        if seat != NONE and cards.INDIRECT[card]:
            hits.add(seat, cards.INDIRECT[card], terms.SPLASH_INDIRECT)
