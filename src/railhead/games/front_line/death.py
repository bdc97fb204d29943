"""Mines, deaths and the Commissar's advance: each may call for the next (FLN-5.6, FLN-6.7 to 6.10, chapter 7)."""

from __future__ import annotations

from railhead.games.front_line import cards, equipment, hands, hit, in_play, queries, reasons, terms, victory
from railhead.games.front_line.model import ITEM, JUST_PASS, RANDOM_CARD, Card, FrontLine, Seat, draw_lot, is_chosen
from railhead.kernel.ask import NONE, Ask
from railhead.kernel.step import Step

# --- mines ------------------------------------------------------------------------------------------------------------


def enter(g: FrontLine, seat: int) -> None:
    """A comrade has come into a slot that was free: mines there go off under him (FLN-4.2.8, FLN-5.6.3)."""
    slot = g.slot_of(seat)
    mines = queries.mines_at(g, slot)
    if mines:
        g.push(Mines(seat, slot, mines))


class Mines(Step):
    """All mines of a slot go off at once under the comrade who enters it (FLN-5.6.3)."""

    flow = ("ask_detector", "go_off", "discard")

    seat: Seat
    slot: int
    mines: list[Card]

    def ask_detector(self, g: FrontLine) -> Ask | None:
        if cards.DISARMS[g.character[self.seat]]:
            return None
        detectors = equipment.items_with_trigger(g, self.seat, terms.ON_ENTER_MINE)
        if detectors:
            return Ask(self.seat, "mine_detector", JUST_PASS + detectors)
        return None

    def go_off(self, g: FrontLine) -> None:
        """A Mine Detector, or Svetlana, takes all mines away without damage (FLN-8.5.4, FLN-9.8)."""
        if is_chosen(self.choice):
            equipment.use_item(g, self.seat, self.choice)
        elif not cards.DISARMS[g.character[self.seat]]:
            g.tell("mine_goes_off" if len(self.mines) == 1 else "mines_go_off", self.seat, self.slot, len(self.mines))
            g.push_each([hit.Hit(self.seat, cards.MINE_DAMAGE[mine], terms.SPECIAL) for mine in self.mines])
            return
        g.tell("mine_disarmed" if len(self.mines) == 1 else "mines_disarmed", self.seat, self.slot, len(self.mines))

    def discard(self, g: FrontLine) -> None:
        in_play.discard_in_play(g, self.slot, only_mines=True)
        bury_the_dead(g)

    def why_not(self, g: FrontLine, ask: Ask, option: int) -> int:
        return equipment.against_item(g, self.seat, option, reasons.IS_NO_DETECTOR)


# --- deaths -----------------------------------------------------------------------------------------------------------


def bury_the_dead(g: FrontLine) -> None:
    """After the last hit of an attack or of a mine stack: who has no life left dies (FLN-6.7)."""
    for seat in g.line:
        if seat != NONE and g.life[seat] <= 0:
            g.push(Deaths([]))
            return


class Deaths(Step):
    """All who have no life left die at the same moment, and what follows from it (FLN-6.7, FLN-6.8)."""

    flow = ("remove", "end_of_game", "ask_loot", "take", "discard", "replace_smoke_screens", "advance")

    dead: list[Seat]  # from front to rear
    place: int = 0  # whose belongings are dealt with

    def remove(self, g: FrontLine) -> None:
        wave = max(g.fallen) + 1
        for place, seat in enumerate(g.line):
            if seat != NONE and g.life[seat] <= 0:
                g.line[place] = NONE
                g.fallen[seat] = wave
                self.dead.append(seat)
                clear_marks(g, seat)
                g.tell("dies", seat)

    def end_of_game(self, g: FrontLine) -> None:
        victory.check_end(g)

    def ask_loot(self, g: FrontLine) -> Ask | None:
        """Igor chooses before the dead player's cards are discarded."""
        igor = queries.living_with(g, terms.LOOT)
        if igor == NONE:
            return None
        options = self.loot(g)
        return Ask(igor, "loot", JUST_PASS + options, about=self.about(g)) if options else None

    def about(self, g: FrontLine) -> int:
        return g.comrade_option(self.dead[self.place])

    def loot(self, g: FrontLine) -> list[int]:
        """What the dead comrade leaves that can be taken."""
        dead = self.dead[self.place]
        items = queries.items_of(g, dead)
        if g.hand[dead].cards:
            items.append(RANDOM_CARD)
        return items

    def take(self, g: FrontLine) -> None:
        if not is_chosen(self.choice):
            return
        dead = self.dead[self.place]
        igor = queries.living_with(g, terms.LOOT)
        if self.choice == RANDOM_CARD:
            hand = g.hand[dead]
            card = g.move(hand, draw_lot(g, "loot", len(hand.cards)), g.hand[igor])
            g.whisper(1 << igor | 1 << dead, "takes_card", card, igor, dead)
        else:
            at = queries.place_of_item(g, dead, self.choice)
            zone = g.equipment[dead]
            g.tell("loots", igor, dead, zone.cards[at], zone.marks[at])
            g.move(zone, at, g.equipment[igor], zone.marks[at])

    def discard(self, g: FrontLine) -> None:
        """Hand, face-down card and equipment of the dead player are discarded (FLN-6.9)."""
        dead = self.dead[self.place]
        for zone in (g.hand[dead], g.down[dead], g.equipment[dead]):
            left = zone.cards[:]
            g.move_all(zone, g.action_discard)
            for card in left:
                g.tell("leaves", dead, card)
        self.place += 1
        if self.place < len(self.dead):
            self.go("ask_loot")

    def replace_smoke_screens(self, g: FrontLine) -> None:
        hands.replace_useless(g)

    def advance(self, g: FrontLine) -> None:
        g.push(Advance(len(self.dead)))

    def why_not(self, g: FrontLine, ask: Ask, option: int) -> int:
        if option == RANDOM_CARD:
            return reasons.LEAVES_NO_HAND
        return reasons.LEAVES_NO_SUCH_ITEM if ITEM.has(option) else 0


def clear_marks(g: FrontLine, seat: int) -> None:
    """Whatever stuck to a comrade goes with him: target card, statuses, the tank (FLN-5.1.6, FLN-8.6.10)."""
    for marked in (g.targeted, g.dodging, g.prone, g.fubar, g.gassed):
        while seat in marked:
            marked.remove(seat)
    if seat in g.crew:
        if g.crew[0] == seat:
            equipment.discard_item(g, seat, g.equipment[seat].place(cards.TANK_CARD))
        else:
            g.crew.remove(seat)


# --- the Commissar's advance ------------------------------------------------------------------------------------------


class Advance(Step):
    """The Commissar moves one place forward for every dead comrade, one advance after the other (FLN-7.1, FLN-7.9)."""

    flow = ("each_advance",)

    left: int
    regardless: bool = False  # of Halt!, F.U.B.A.R. and the tank: the postponed advances at the end of step 5

    def each_advance(self, g: FrontLine) -> bool:
        if self.left <= 0 or NONE not in g.line:
            return False
        self.left -= 1
        if g.line[-1] == NONE:
            take_last_slot(g)
        elif not self.regardless and must_wait(g):
            g.postponed += 1
            g.tell("postponed")
        else:
            push_forward(g)
        return True


def nearest_free(g: FrontLine) -> int:
    """The place (0 for slot 1) of the free slot nearest to the Commissar (FLN-7.3)."""
    place = len(g.line) - 1
    while g.line[place] != NONE:
        place -= 1
    return place


def must_wait(g: FrontLine) -> bool:
    """Would the advance push somebody who cannot be moved now, and is step 5 not yet at its end (FLN-7.6)?"""
    for step in g.stack:
        if isinstance(step, Advance) and step.regardless:
            return False
    if g.halt:
        return True
    return any([queries.is_immovable(g, seat) for seat in g.line[nearest_free(g) + 1 :]])


def take_last_slot(g: FrontLine) -> None:
    """He takes the last slot of the line, which is one slot shorter now (FLN-7.2, FLN-7.5)."""
    slot = len(g.line)
    g.line.pop()
    g.tell("advances", slot)
    clear_slot(g, slot)


def clear_slot(g: FrontLine, slot: int) -> None:
    """Mines and wire go without hurting anybody, where the Commissar stands now or a tank is pushed to."""
    if in_play.discard_in_play(g, slot):
        g.tell("obstacles_gone", slot)


def push_forward(g: FrontLine) -> None:
    """He pushes all between him and the nearest free slot; the foremost enters it (FLN-7.2, FLN-7.4)."""
    free = nearest_free(g)
    line = g.line
    g.tell("commissar_pushes", line[free + 1], free + 1)
    for place in range(free, len(line) - 1):
        line[place] = line[place + 1]
        if line[place] in g.crew:  # mines and wire do not hurt who sits in the tank (FLN-7.6)
            clear_slot(g, place + 1)
    take_last_slot(g)
    enter(g, line[free])
