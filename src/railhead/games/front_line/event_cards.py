"""What each event does, and the choices it needs (FLN-8.4.3 to 8.4.9)."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from railhead.games.front_line.cards import AMOUNT, DIRECTION, MOST_STEPS, VERB
from railhead.games.front_line.choices import against_comrade, against_moving, choosable, not_himself
from railhead.games.front_line.death import Mines
from railhead.games.front_line.equipment import discard_item
from railhead.games.front_line.events import PlayEvent
from railhead.games.front_line.hands import replace_useless_of
from railhead.games.front_line.life import gain_life
from railhead.games.front_line.manoeuvres import give_status
from railhead.games.front_line.model import (
    CARD,
    COMRADE,
    GO_BACK,
    GO_FORWARD,
    ITEM,
    PASS,
    SLOT,
    FrontLine,
    Option,
    card_options,
    draw_lot,
    slot_named,
    slot_option,
)
from railhead.games.front_line.movement import Move
from railhead.games.front_line.queries import (
    is_immovable,
    is_slot,
    items_of,
    mines_at,
    movable_targets,
    place_of_item,
    roulettes,
)
from railhead.games.front_line.reasons import (
    HAS_NO_CARDS,
    HAS_NO_EQUIPMENT,
    MUST_CHOOSE,
    NO_TARGET_THERE,
    NOT_HIS_EQUIPMENT,
    NOTHING_TO_EXCHANGE,
    ROBS_ANOTHER,
    SABOTAGES_ANOTHER,
    SHOVES_ANOTHER,
    TARGET_OUT_OF_REACH,
)
from railhead.games.front_line.terms import HEAL, SHUFFLE_LINE, STATUS, TAKE_INITIATIVE, VERBS
from railhead.kernel.ask import NONE, Ask

# --- events without a choice -----------------------------------------------------------------------------------------


def nothing(g: FrontLine, seat: int, card: int) -> None:
    pass


def heal(g: FrontLine, seat: int, card: int) -> None:
    """Medic!: gain life."""
    gain_life(g, seat, AMOUNT[card])


def take_initiative(g: FrontLine, seat: int, card: int) -> None:
    """Seize the Initiative: the card with all roulettes attached to it."""
    if seat == g.initiative:
        g.tell("keeps_initiative", seat)
        return
    g.initiative = seat
    g.tell("seizes_initiative", seat)
    if roulettes(g):
        g.tell("roulettes_follow", seat)


def shuffle_line(g: FrontLine, seat: int, card: int) -> None:
    """Vsyo Ravno: comrades and free slots are dealt anew over the places they held (FLN-8.4.4)."""
    places = [at for at, one in enumerate(g.line) if one == NONE or not is_immovable(g, one)]
    left = [g.line[at] for at in places]
    for at in places:
        g.line[at] = left.pop(draw_lot(g, "vsyo_ravno", len(left)))
    g.tell("line_shuffled")
    for at in places:
        if g.line[at] != NONE:
            g.tell("lands_on", g.line[at], at + 1)
    g.push_each(
        [Mines(g.line[at], at + 1, mines) for at in places if g.line[at] != NONE and (mines := mines_at(g, at + 1))]
    )


Effect = Callable[[FrontLine, int, int], None]
EFFECTS: Final[list[Effect]] = [nothing] * len(VERBS)
EFFECTS[HEAL] = heal
EFFECTS[STATUS] = give_status  # Halt!: nobody moves on the line until the end of the turn (FLN-8.4.3)
EFFECTS[TAKE_INITIATIVE] = take_initiative
EFFECTS[SHUFFLE_LINE] = shuffle_line


class SimpleEvent(PlayEvent):
    """An event that needs no choice."""

    flow = ("lay_open", "announce", "await_nyet", "carry_out")

    def take_effect(self, g: FrontLine) -> None:
        EFFECTS[VERB[self.card]](g, self.seat, self.card)


# --- events with choices ---------------------------------------------------------------------------------------------


class ComradeEvent(PlayEvent):
    """An event about a comrade whom its player chooses; a single possible one needs no question."""

    flow: ClassVar[tuple[str, ...]] = (
        "lay_open",
        "ask_comrade",
        "settle_comrade",
        "announce",
        "await_nyet",
        "carry_out",
    )

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
        return choosable(g, self.seat, self.card)

    def prompt(self) -> str:
        return "order_whom"

    def take_effect(self, g: FrontLine) -> None:
        g.push(Move(g.seat_of(self.comrade), DIRECTION[self.card], MOST_STEPS[self.card]))

    def why_not(self, g: FrontLine, ask: Ask, option: int) -> int:
        if COMRADE.has(option):
            return against_moving(g, option, not_himself(self.seat, self.card), SHOVES_ANOTHER)
        return MUST_CHOOSE if option == PASS else 0


class SabotageEvent(ComradeEvent):
    """Sabotage: an equipment card of another comrade is discarded (FLN-8.4.6)."""

    flow = ("lay_open", "ask_comrade", "settle_comrade", "ask_item", "announce", "await_nyet", "carry_out")

    item: Option = NONE

    def whom(self, g: FrontLine) -> list[int]:
        return equipped_others(g, self.seat)

    def prompt(self) -> str:
        return "sabotage_whom"

    def ask_item(self, g: FrontLine) -> Ask | None:
        items = items_of(g, g.seat_of(self.comrade))
        return Ask(self.seat, "sabotage_what", items, "item", about=self.comrade) if len(items) > 1 else None

    def announce(self, g: FrontLine) -> None:
        if self.item == NONE:
            self.item = items_of(g, g.seat_of(self.comrade))[0]
        g.tell("announces_item", self.seat, self.card, self.comrade, self.item)

    def take_effect(self, g: FrontLine) -> None:
        owner = g.seat_of(self.comrade)
        g.tell("sabotaged", owner, self.item)
        discard_item(g, owner, place_of_item(g, owner, self.item))

    def why_not(self, g: FrontLine, ask: Ask, option: int) -> int:
        if ask.prompt == "sabotage_whom" and COMRADE.has(option):
            return against_comrade(g, option, self.seat, SABOTAGES_ANOTHER) or HAS_NO_EQUIPMENT
        if ask.prompt == "sabotage_what" and ITEM.has(option):
            return NOT_HIS_EQUIPMENT
        return MUST_CHOOSE if option == PASS else 0


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
        card = g.move(hand, draw_lot(g, "pickpocket", len(hand.cards)), g.hand[self.seat])
        g.whisper(1 << self.seat | 1 << victim, "takes_card", card, self.seat, victim)
        replace_useless_of(g, self.seat)

    def why_not(self, g: FrontLine, ask: Ask, option: int) -> int:
        if COMRADE.has(option):
            return against_comrade(g, option, self.seat, ROBS_ANOTHER) or HAS_NO_CARDS
        return MUST_CHOOSE if option == PASS else 0


class CoordinatesEvent(PlayEvent):
    """Wrong Coordinates: a target card on a slot moves by the card's steps within the line (FLN-8.4.6, FLN-8.4.9)."""

    flow = ("lay_open", "ask_target", "settle_target", "ask_direction", "announce", "await_nyet", "carry_out")

    target: Option = NONE
    direction: Option = NONE

    def ask_target(self, g: FrontLine) -> Ask | None:
        slots = movable_targets(g, MOST_STEPS[self.card])
        return (
            Ask(self.seat, "which_target", [slot_option(slot) for slot in slots], "target") if len(slots) > 1 else None
        )

    def settle_target(self, g: FrontLine) -> None:
        if self.target == NONE:
            self.target = slot_option(movable_targets(g, MOST_STEPS[self.card])[0])

    def ways(self, g: FrontLine) -> list[int]:
        """The directions in which the chosen target card stays within the line."""
        slot, by = slot_named(self.target), MOST_STEPS[self.card]
        found: list[int] = []
        if is_slot(g, slot - by):
            found.append(GO_FORWARD)
        if is_slot(g, slot + by):
            found.append(GO_BACK)
        return found

    def ask_direction(self, g: FrontLine) -> Ask | None:
        ways = self.ways(g)
        return Ask(self.seat, "target_direction", ways, "direction", about=self.target) if len(ways) > 1 else None

    def announce(self, g: FrontLine) -> None:
        if self.direction == NONE:
            self.direction = self.ways(g)[0]
        way = "announces_shift_forward" if self.direction == GO_FORWARD else "announces_shift_back"
        g.tell(way, self.seat, self.card, self.target)

    def take_effect(self, g: FrontLine) -> None:
        slot, by = slot_named(self.target), MOST_STEPS[self.card]
        to = slot - by if self.direction == GO_FORWARD else slot + by
        g.targets[g.targets.index(slot)] = to
        g.tell("target_moved", slot, to)

    def why_not(self, g: FrontLine, ask: Ask, option: int) -> int:
        if ask.prompt == "which_target" and SLOT.has(option):
            return TARGET_OUT_OF_REACH if slot_named(option) in g.targets else NO_TARGET_THERE
        return MUST_CHOOSE if option == PASS else 0


class PlansEvent(PlayEvent):
    """Change of Plans: the own face-down card is exchanged with a hand card, unseen (FLN-3.6, FLN-8.4.6)."""

    flow = ("lay_open", "ask_card", "set_aside", "announce", "await_nyet", "carry_out")

    def ask_card(self, g: FrontLine) -> Ask | None:
        hand = g.hand[self.seat]
        if len(hand.cards) < 2:
            return None
        return Ask(self.seat, "change_plans", card_options(hand), secret=True)

    def set_aside(self, g: FrontLine) -> None:
        """The chosen card waits face down on the other until Nyet! is settled."""
        hand = g.hand[self.seat]
        if g.replies:
            g.move_card(hand, CARD.thing(g.replies[self.seat]), g.down[self.seat])
        else:
            g.move_all(hand, g.down[self.seat])

    def carry_out(self, g: FrontLine) -> None:
        """One of the two goes to the hand: the old card, or after a Nyet! the chosen one."""
        g.move(g.down[self.seat], -1 if self.cancelled else 0, g.hand[self.seat])
        if self.cancelled:
            g.tell("void", self.card)
        else:
            g.tell("plans_changed", self.seat)
            replace_useless_of(g, self.seat)

    def why_not(self, g: FrontLine, ask: Ask, option: int) -> int:
        if CARD.has(option):
            return NOTHING_TO_EXCHANGE
        return MUST_CHOOSE if option == PASS else 0


# --- who or what there is to choose ----------------------------------------------------------------------------------


def equipped_others(g: FrontLine, seat: int) -> list[int]:
    """The other living comrades who have equipment in play."""
    return [other for other in range(g.seats) if other != seat and g.life[other] > 0 and g.equipment[other].cards]


def others_with_cards(g: FrontLine, seat: int) -> list[int]:
    """The other living players who have a card in their hand."""
    return [other for other in range(g.seats) if other != seat and g.life[other] > 0 and g.hand[other].cards]
