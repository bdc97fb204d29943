"""What each event does, and the choices it needs (FLN-8.4.3 to 8.4.9)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from railhead.games.front_line import cards, choices, equipment, hands, life, manoeuvres, model, queries, reasons, terms
from railhead.games.front_line.death import Mines
from railhead.games.front_line.events import PlayEvent
from railhead.games.front_line.model import FrontLine, Option
from railhead.games.front_line.movement import Move
from railhead.kernel.ask import NONE, Ask

# --- events without a choice -----------------------------------------------------------------------------------------


def nothing(g: FrontLine, seat: int, card: int) -> None:
    pass


def heal(g: FrontLine, seat: int, card: int) -> None:
    """Medic!: gain life."""
    life.gain_life(g, seat, cards.AMOUNT[card])


def take_initiative(g: FrontLine, seat: int, card: int) -> None:
    """Seize the Initiative: the card with all roulettes attached to it."""
    if seat == g.initiative:
        g.tell("keeps_initiative", seat)
        return
    g.initiative = seat
    g.tell("seizes_initiative", seat)
    if queries.roulettes(g):
        g.tell("roulettes_follow", seat)


def shuffle_line(g: FrontLine, seat: int, card: int) -> None:
    """Vsyo Ravno: comrades and free slots are dealt anew over the places they held (FLN-8.4.4)."""
    places = [at for at, one in enumerate(g.line) if one == NONE or not queries.is_immovable(g, one)]
    left = [g.line[at] for at in places]
    for at in places:
        g.line[at] = left.pop(model.draw_lot(g, "vsyo_ravno", len(left)))
    g.tell("line_shuffled")
    taken = [at for at in places if g.line[at] != NONE]
    for at in taken:
        g.tell("lands_on", g.line[at], at + 1)
    g.push_each([Mines(g.line[at], at + 1, mines) for at in taken if (mines := queries.mines_at(g, at + 1))])


Effect = Callable[[FrontLine, int, int], None]
EFFECTS: Final[list[Effect]] = [nothing] * len(terms.VERBS)
EFFECTS[terms.HEAL] = heal
EFFECTS[terms.STATUS] = manoeuvres.give_status  # Halt!: nobody moves on the line until the end of the turn (FLN-8.4.3)
EFFECTS[terms.TAKE_INITIATIVE] = take_initiative
EFFECTS[terms.SHUFFLE_LINE] = shuffle_line


class SimpleEvent(PlayEvent):
    """An event that needs no choice."""

    def take_effect(self, g: FrontLine) -> None:
        EFFECTS[cards.VERB[self.card]](g, self.seat, self.card)


# --- events with choices ---------------------------------------------------------------------------------------------


class ComradeEvent(PlayEvent):
    """An event about a comrade whom its player chooses; a single possible one needs no question."""

    comrade: Option = NONE

    def whom(self, g: FrontLine) -> list[int]:
        """The seats that may be chosen."""
        return []

    def prompt(self) -> str:
        raise NotImplementedError

    def ask_comrade(self, g: FrontLine) -> Ask | None:
        seats = self.whom(g)
        if len(seats) < 2:
            return None
        return Ask(self.seat, self.prompt(), g.comrade_options(seats), "comrade")

    def settle_comrade(self, g: FrontLine) -> None:
        if self.comrade == NONE:
            self.comrade = g.comrade_option(self.whom(g)[0])

    def announce(self, g: FrontLine) -> None:
        g.tell("announces_about", self.seat, self.card, self.comrade)


class OrderEvent(ComradeEvent):
    """Commissar's Order: a comrade moves forward until he is blocked (FLN-8.4.5)."""

    flow = ("lay_open", "ask_comrade", "settle_comrade", "announce", "await_nyet", "carry_out")

    def whom(self, g: FrontLine) -> list[int]:
        return choices.choosable(g, self.seat, self.card)

    def prompt(self) -> str:
        return "order_whom"

    def take_effect(self, g: FrontLine) -> None:
        g.push(Move(g.seat_of(self.comrade), cards.DIRECTION[self.card], cards.MOST_STEPS[self.card]))

    def why_not(self, g: FrontLine, ask: Ask, option: int) -> int:
        if model.COMRADE.has(option):
            return choices.against_moving(g, option, choices.not_himself(self.seat, self.card), reasons.SHOVES_ANOTHER)
        return reasons.MUST_CHOOSE if option == model.PASS else 0


class SabotageEvent(ComradeEvent):
    """Sabotage: an equipment card of another comrade is discarded (FLN-8.4.6)."""

    flow = ("lay_open", "ask_comrade", "settle_comrade", "ask_item", "announce", "await_nyet", "carry_out")

    item: Option = NONE

    def whom(self, g: FrontLine) -> list[int]:
        return equipped_others(g, self.seat)

    def prompt(self) -> str:
        return "sabotage_whom"

    def ask_item(self, g: FrontLine) -> Ask | None:
        items = queries.items_of(g, g.seat_of(self.comrade))
        return Ask(self.seat, "sabotage_what", items, "item", about=self.comrade) if len(items) > 1 else None

    def announce(self, g: FrontLine) -> None:
        if self.item == NONE:
            self.item = queries.items_of(g, g.seat_of(self.comrade))[0]
        g.tell("announces_item", self.seat, self.card, self.comrade, self.item)

    def take_effect(self, g: FrontLine) -> None:
        owner = g.seat_of(self.comrade)
        g.tell("sabotaged", owner, self.item)
        equipment.discard_item(g, owner, queries.place_of_item(g, owner, self.item))

    def why_not(self, g: FrontLine, ask: Ask, option: int) -> int:
        if ask.prompt == "sabotage_whom" and model.COMRADE.has(option):
            return choices.against_comrade(g, option, self.seat, reasons.SABOTAGES_ANOTHER) or reasons.HAS_NO_EQUIPMENT
        if ask.prompt == "sabotage_what" and model.ITEM.has(option):
            return reasons.NOT_HIS_EQUIPMENT
        return reasons.MUST_CHOOSE if option == model.PASS else 0


class PickpocketEvent(ComradeEvent):
    """Pickpocket: a random card out of the hand of another player (FLN-8.4.6)."""

    flow = ("lay_open", "ask_comrade", "settle_comrade", "announce", "await_nyet", "carry_out")

    def whom(self, g: FrontLine) -> list[int]:
        return others_with_cards(g, self.seat)

    def prompt(self) -> str:
        return "rob_whom"

    def take_effect(self, g: FrontLine) -> None:
        """Only the two players see which card it is. The victim's last card may have been a Nyet!."""
        victim = g.seat_of(self.comrade)
        hand = g.hand[victim]
        if not hand.cards:
            g.tell("nothing_to_take", self.card, victim)
            return
        card = g.move(hand, model.draw_lot(g, "pickpocket", len(hand.cards)), g.hand[self.seat])
        g.whisper(1 << self.seat | 1 << victim, "takes_card", card, self.seat, victim)
        hands.replace_useless_of(g, self.seat)

    def why_not(self, g: FrontLine, ask: Ask, option: int) -> int:
        if model.COMRADE.has(option):
            return choices.against_comrade(g, option, self.seat, reasons.ROBS_ANOTHER) or reasons.HAS_NO_CARDS
        return reasons.MUST_CHOOSE if option == model.PASS else 0


class CoordinatesEvent(PlayEvent):
    """Wrong Coordinates: a target card on a slot moves by the card's steps within the line (FLN-8.4.6, FLN-8.4.9)."""

    flow = ("lay_open", "ask_target", "settle_target", "ask_direction", "announce", "await_nyet", "carry_out")

    target: Option = NONE
    direction: Option = NONE

    def ask_target(self, g: FrontLine) -> Ask | None:
        slots = queries.movable_targets(g, cards.MOST_STEPS[self.card])
        if len(slots) < 2:
            return None
        return Ask(self.seat, "which_target", [model.slot_option(slot) for slot in slots], "target")

    def settle_target(self, g: FrontLine) -> None:
        if self.target == NONE:
            self.target = model.slot_option(queries.movable_targets(g, cards.MOST_STEPS[self.card])[0])

    def ways(self, g: FrontLine) -> list[int]:
        """The directions in which the chosen target card stays within the line."""
        slot, by = model.slot_named(self.target), cards.MOST_STEPS[self.card]
        found: list[int] = []
        if queries.is_slot(g, slot - by):
            found.append(model.GO_FORWARD)
        if queries.is_slot(g, slot + by):
            found.append(model.GO_BACK)
        return found

    def ask_direction(self, g: FrontLine) -> Ask | None:
        ways = self.ways(g)
        return Ask(self.seat, "target_direction", ways, "direction", about=self.target) if len(ways) > 1 else None

    def announce(self, g: FrontLine) -> None:
        if self.direction == NONE:
            self.direction = self.ways(g)[0]
        way = "announces_shift_forward" if self.direction == model.GO_FORWARD else "announces_shift_back"
        g.tell(way, self.seat, self.card, self.target)

    def take_effect(self, g: FrontLine) -> None:
        slot, by = model.slot_named(self.target), cards.MOST_STEPS[self.card]
        to = slot - by if self.direction == model.GO_FORWARD else slot + by
        g.targets[g.targets.index(slot)] = to
        g.tell("target_moved", slot, to)

    def why_not(self, g: FrontLine, ask: Ask, option: int) -> int:
        if ask.prompt == "which_target" and model.SLOT.has(option):
            return reasons.TARGET_OUT_OF_REACH if model.slot_named(option) in g.targets else reasons.NO_TARGET_THERE
        return reasons.MUST_CHOOSE if option == model.PASS else 0


class PlansEvent(PlayEvent):
    """Change of Plans: the own face-down card is exchanged with a hand card, unseen (FLN-3.6, FLN-8.4.6)."""

    flow = ("lay_open", "ask_card", "set_aside", "announce", "await_nyet", "carry_out")

    def ask_card(self, g: FrontLine) -> Ask | None:
        hand = g.hand[self.seat]
        if len(hand.cards) < 2:
            return None
        return Ask(self.seat, "change_plans", model.card_options(hand), secret=True)

    def set_aside(self, g: FrontLine) -> None:
        """The chosen card waits face down on the other until Nyet! is settled."""
        hand = g.hand[self.seat]
        if g.replies:
            g.move_card(hand, model.CARD.thing(g.replies[self.seat]), g.down[self.seat])
        else:
            g.move_all(hand, g.down[self.seat])

    def carry_out(self, g: FrontLine) -> None:
        """One of the two goes to the hand: the old card, or after a Nyet! the chosen one."""
        g.move(g.down[self.seat], -1 if self.cancelled else 0, g.hand[self.seat])
        if self.cancelled:
            g.tell("void", self.card)
        else:
            g.tell("plans_changed", self.seat)
            hands.replace_useless_of(g, self.seat)

    def why_not(self, g: FrontLine, ask: Ask, option: int) -> int:
        if model.CARD.has(option):
            return reasons.NOTHING_TO_EXCHANGE
        return reasons.MUST_CHOOSE if option == model.PASS else 0


# --- who or what there is to choose ----------------------------------------------------------------------------------


def equipped_others(g: FrontLine, seat: int) -> list[int]:
    """The other living comrades who have equipment in play."""
    return [other for other in range(g.seats) if other != seat and g.life[other] > 0 and g.equipment[other].cards]


def others_with_cards(g: FrontLine, seat: int) -> list[int]:
    """The other living players who have a card in their hand."""
    return [other for other in range(g.seats) if other != seat and g.life[other] > 0 and g.hand[other].cards]
