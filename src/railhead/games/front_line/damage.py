"""One hit through all defences (FLN-6.2 to 6.6)."""

from __future__ import annotations

from typing import Final

from railhead.games.front_line.cards import (
    ABILITY_AMOUNT,
    ABILITY_TRIGGER,
    AMOUNT,
    FIRST_ATTACK_DAMAGE,
    LETHAL_DAMAGE,
    LINEAR,
    REACTS_TO_DAMAGE,
    REDIRECT_HIT,
    REDUCE_DAMAGE,
    ROULETTE_DAMAGE,
    SPECIAL,
    UNTOUCHED_BY,
    VERB,
    bits,
)
from railhead.games.front_line.equipment import answers_hit, car_doors, use_item, wear_out
from railhead.games.front_line.events import PlayEvent
from railhead.games.front_line.life import gain_life
from railhead.games.front_line.model import (
    ABILITY,
    CARD,
    COMRADE,
    ITEM,
    JUST_PASS,
    PASS,
    RANDOM_CARD,
    ROULETTE_PLACE,
    FrontLine,
    HitType,
    Option,
    Seat,
    item_option,
)
from railhead.games.front_line.queries import neighbours, roulettes
from railhead.games.front_line.reactions import first_reaction, reaction_asks, silent_asks
from railhead.games.front_line.reasons import (
    EQUIPMENT_DOES_NOT_FIT,
    IS_DEAD,
    IS_YOURSELF,
    NOT_A_DUD,
    NOT_ADJACENT,
    NOT_IN_HAND,
    NOT_IN_THE_MATCH,
)
from railhead.kernel.ask import NONE, Ask
from railhead.kernel.step import Step, flow

DUDS: Final[int] = bits(REACTS_TO_DAMAGE)
NO_DUD: Final[list[Ask]] = silent_asks("dud")


class Hit(Step):
    """One hit on one comrade: immunity, redirection, equipment, Dud, abilities, loss of life (FLN-6.4)."""

    victim: Seat
    damage: int
    type: HitType
    gas: bool
    choice: Option = PASS
    door: Option = PASS
    used: int = 0  # places (bits) in the victim's equipment that were used against this hit
    asked: int = 0  # how many seats in initiative order were asked for a Dud
    relief: int = 0  # by how much a Dud lowers the damage

    def __init__(self, victim: int = 0, damage: int = 0, type_: int = SPECIAL, gas: bool = False) -> None:
        self.victim = victim
        self.damage = damage
        self.type = type_
        self.gas = gas

    # 1. Immunity

    def check_immunity(self, g: FrontLine) -> None:
        if not g.is_alive(self.victim):  # FLN-6.2
            self.go("over")
        elif self.is_immune(g):
            g.tell("unharmed", self.victim)
            self.go("over")
        elif not g.equipment[self.victim].cards:
            self.go("ask_dud")

    def is_immune(self, g: FrontLine) -> bool:
        """Does this hit not touch him at all (FLN-6.4, first line)?"""
        victim = self.victim
        if victim in g.crew:
            return True
        if self.type == LINEAR:
            return victim in g.dodging
        if self.type == SPECIAL:
            return False
        return victim in g.prone or UNTOUCHED_BY[g.character[victim]] >> self.type & 1 == 1

    # 2. Redirection

    def ask_redirect(self, g: FrontLine) -> Ask | None:
        if not g.equipment[self.victim].cards or not car_doors(g, self.victim, self.type):
            return None
        beside = neighbours(g, self.victim)
        if not beside:
            return None
        return Ask(self.victim, "redirect", JUST_PASS + [g.comrade_option(seat) for seat in beside], "choice")

    def ask_door(self, g: FrontLine) -> Ask | None:
        if self.choice == PASS:
            return None
        doors = car_doors(g, self.victim, self.type)
        return Ask(self.victim, "which_door", doors, "door") if len(doors) > 1 else None

    def redirect(self, g: FrontLine) -> None:
        """The hit passes to a neighbour, who may defend like anybody else (FLN-8.5.2)."""
        if self.choice == PASS:
            return
        other = g.seat_of(self.choice)
        use_item(g, self.victim, car_doors(g, self.victim, self.type)[0] if self.door == PASS else self.door)
        g.tell("redirects", self.victim, other, self.damage)
        self.victim = other
        self.choice = PASS
        self.door = PASS
        self.go("check_immunity")

    # 3. Equipment

    def fitting(self, g: FrontLine) -> list[int]:
        """The equipment that the victim may use against this hit, each card once (FLN-6.4, third line)."""
        zone = g.equipment[self.victim]
        found: list[int] = []
        for at in range(len(zone.cards)):
            card = zone.cards[at]
            if not self.used >> at & 1 and VERB[card] != REDIRECT_HIT and answers_hit(card, self.type, self.gas):
                option = item_option(card, zone.marks[at])
                if option not in found:
                    found.append(option)
        return found

    def ask_equipment(self, g: FrontLine) -> Ask | None:
        if self.damage <= 0 or not g.equipment[self.victim].cards:
            return None
        items = self.fitting(g)
        return Ask(self.victim, "use_equipment", JUST_PASS + items, "choice") if items else None

    def use_equipment(self, g: FrontLine) -> None:
        if self.choice == PASS:
            return
        zone = g.equipment[self.victim]
        at = 0
        while self.used >> at & 1 or item_option(zone.cards[at], zone.marks[at]) != self.choice:
            at += 1
        card = zone.cards[at]
        g.tell("uses", self.victim, card)
        if wear_out(g, self.victim, at):
            self.used = self.used & ((1 << at) - 1) | self.used >> (at + 1) << at
        else:
            self.used |= 1 << at
        self.lower(g, AMOUNT[card] if VERB[card] == REDUCE_DAMAGE else self.damage)
        self.choice = PASS
        self.go("ask_equipment")

    def lower(self, g: FrontLine, amount: int) -> None:
        """Reduce the damage, not below 0."""
        self.damage = self.damage - amount if self.damage > amount else 0
        g.tell("damage_left", self.victim, self.damage)

    # 4. Dud

    def ask_dud(self, g: FrontLine) -> list[Ask] | None:
        if self.damage <= 0:
            return None
        return reaction_asks(g, g.initiative, self.asked, DUDS, NO_DUD, g.comrade_option(self.victim))

    def play_dud(self, g: FrontLine) -> None:
        self.relief = 0
        seat = first_reaction(g, g.initiative, self.asked)
        if seat != NONE:
            self.asked = (seat - g.initiative) % g.seats + 1
            g.push(PlayEvent(seat, g.replies[seat] - CARD), "relief")
        else:
            self.asked = g.seats

    def dud(self, g: FrontLine) -> None:
        """A Dud is carried out before the next player is asked (FLN-6.4, fourth line)."""
        if self.relief > 0:
            self.lower(g, self.relief)
        if self.damage > 0 and self.asked < g.seats:
            self.go("ask_dud")

    # 5 and 6. Nikolai and the roulettes

    def luck(self, g: FrontLine) -> None:
        """Nikolai's first damage of the game is none (FLN-9.3); then the roulettes fire (FLN-5.7)."""
        victim = self.victim
        if self.damage <= 0:
            self.go("over")
        elif ABILITY_TRIGGER[g.character[victim]] == FIRST_ATTACK_DAMAGE and victim not in g.ability_spent:
            g.ability_spent.append(victim)
            g.tell("lucky", victim)
            self.go("over")
        elif victim == g.initiative:
            self.fire_roulettes(g)

    def fire_roulettes(self, g: FrontLine) -> None:
        """The holder of the initiative card takes more for every roulette; then they are gone (FLN-5.7.2)."""
        attached = roulettes(g)
        if not attached:
            return
        extra = 0
        for card in attached:
            extra += ROULETTE_DAMAGE[card]
        zone = g.in_play
        for at in range(len(zone.cards) - 1, -1, -1):
            if zone.marks[at] == ROULETTE_PLACE:
                g.move(zone, at, g.attack_discard)
        self.damage += extra
        g.tell("roulette_fires", self.victim, extra)

    # 7 to 9. Boris, loss of life, gas

    def ask_ham(self, g: FrontLine) -> Ask | None:
        victim = self.victim
        if self.damage < g.life[victim] or ABILITY_TRIGGER[g.character[victim]] != LETHAL_DAMAGE:
            return None
        if victim in g.ability_spent:
            return None
        return Ask(victim, "last_chance", [PASS, ABILITY + g.character[victim]], "choice")

    def suffer(self, g: FrontLine) -> None:
        """Boris first gains life (FLN-9.6); then the victim loses life, and may be gassed."""
        victim = self.victim
        if self.choice != PASS:
            g.ability_spent.append(victim)
            g.tell("uses_ability", victim, self.choice)
            gain_life(g, victim, ABILITY_AMOUNT[g.character[victim]])
        left = g.life[victim] - self.damage
        g.life[victim] = left if left > 0 else 0
        g.tell("damaged", victim, self.damage, g.life[victim])
        if self.gas and victim not in g.gassed:
            g.gassed.append(victim)
            g.tell("gassed", victim)

    def over(self, g: FrontLine) -> None:
        pass

    def why_not(self, g: object, ask: Ask, option: int) -> int:
        assert isinstance(g, FrontLine)
        if ask.prompt == "dud":
            return NOT_A_DUD if option - CARD not in REACTS_TO_DAMAGE else NOT_IN_HAND
        if COMRADE <= option < ITEM and ask.prompt == "redirect":
            if option - COMRADE not in g.character:
                return NOT_IN_THE_MATCH
            seat = g.seat_of(option)
            return IS_YOURSELF if seat == self.victim else NOT_ADJACENT if g.is_alive(seat) else IS_DEAD
        return EQUIPMENT_DOES_NOT_FIT if ITEM <= option < RANDOM_CARD else 0


flow(
    Hit,
    "check_immunity",
    "ask_redirect",
    "ask_door",
    "redirect",
    "ask_equipment",
    "use_equipment",
    "ask_dud",
    "play_dud",
    "dud",
    "luck",
    "ask_ham",
    "suffer",
    "over",
)
