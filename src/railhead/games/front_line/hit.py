"""One hit through all defences (FLN-6.2 to 6.6)."""

from __future__ import annotations

from typing import Final

from railhead.games.front_line import cards, choices, equipment, in_play, model, queries, reactions, reasons, terms
from railhead.games.front_line.events import DudEvent
from railhead.games.front_line.life import gain_life
from railhead.games.front_line.model import FrontLine, HitType, Option, Seat
from railhead.kernel.ask import NONE, Ask
from railhead.kernel.step import Step

NO_DUD: Final[list[Ask]] = reactions.silent_asks("dud")


# What is told when an attack strikes somebody, by the type of the hit.
STRIKES: Final[list[str]] = ["strikes_linear", "strikes_main", "strikes_indirect"]


def immunity(g: FrontLine, victim: int, type_: int) -> str:
    """The event that tells why such a hit does nothing to him (FLN-6.2, FLN-6.4, first line); empty if it does."""
    if g.life[victim] <= 0:
        return "past_harm"
    if victim in g.crew:
        return "safe_in_tank"
    if type_ == terms.LINEAR and victim in g.dodging:
        return "safe_dodging"
    if type_ in (terms.SPLASH_MAIN, terms.SPLASH_INDIRECT) and victim in g.prone:
        return "safe_prone"
    return "safe_by_ability" if terms.is_among(type_, cards.UNTOUCHED_BY[g.character[victim]]) else ""


def without_place(places: int, at: int) -> int:
    """Places (bits) of a zone after the card at one of them has gone: those behind it move up."""
    return places & ((1 << at) - 1) | places >> (at + 1) << at


class Hit(Step):
    """One hit on one comrade: immunity, redirection, equipment, Dud, abilities, loss of life (FLN-6.4)."""

    flow = (
        "strike",
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
    )

    victim: Seat
    damage: int
    type: HitType
    gas: bool = False
    neighbour: Option = model.PASS  # to whom the victim passes the hit on
    used: int = 0  # places (bits) in the victim's equipment that were used against this hit
    asked: int = 0  # how many seats in initiative order were asked for a Dud
    relief: int = 0  # by how much a Dud lowers the damage

    def strike(self, g: FrontLine) -> None:
        """Mines have told already that they go off."""
        if self.type != terms.SPECIAL:
            g.tell(STRIKES[self.type], self.victim, self.damage)

    # 1. Immunity

    def check_immunity(self, g: FrontLine) -> None:
        spared = immunity(g, self.victim, self.type)
        if spared:
            g.tell(spared, self.victim)
            self.leave()
        elif not g.equipment[self.victim].cards:
            self.go("ask_dud")

    # 2. Redirection

    def ask_redirect(self, g: FrontLine) -> Ask | None:
        if not g.equipment[self.victim].cards or not equipment.car_doors(g, self.victim, self.type):
            return None
        beside = queries.neighbours(g, self.victim)
        if not beside:
            return None
        return Ask(self.victim, "redirect", model.JUST_PASS + g.comrade_options(beside), "neighbour")

    def ask_door(self, g: FrontLine) -> Ask | None:
        if self.neighbour == model.PASS:
            return None
        doors = equipment.car_doors(g, self.victim, self.type)
        return Ask(self.victim, "which_door", doors) if len(doors) > 1 else None

    def redirect(self, g: FrontLine) -> None:
        """The hit passes to a neighbour, who may defend like anybody else (FLN-8.5.2)."""
        if self.neighbour == model.PASS:
            return
        other = g.seat_of(self.neighbour)
        door = equipment.car_doors(g, self.victim, self.type)[0] if self.choice == NONE else self.choice
        equipment.use_item(g, self.victim, door)
        g.tell("redirects", self.victim, other, self.damage)
        self.victim = other
        self.neighbour = model.PASS
        self.go("check_immunity")

    # 3. Equipment

    def against_use(self, g: FrontLine, at: int) -> int:
        """What stands against using the equipment at this place against this hit (FLN-6.4, third line)."""
        card = g.equipment[self.victim].cards[at]
        if terms.is_among(at, self.used):
            return reasons.USED_ALREADY
        if not equipment.answers_hit(card, self.type, self.gas):
            return reasons.DOES_NOT_FIT_HIT
        if equipment.is_car_door(card):
            return reasons.DOOR_TOO_LATE if queries.neighbours(g, self.victim) else reasons.NOBODY_BESIDE
        return 0

    def fitting(self, g: FrontLine) -> list[int]:
        """The places of the equipment that the victim may use against this hit."""
        return [at for at in range(len(g.equipment[self.victim].cards)) if not self.against_use(g, at)]

    def ask_equipment(self, g: FrontLine) -> Ask | None:
        if self.damage <= 0 or not g.equipment[self.victim].cards:
            return None
        items = queries.items_at(g, self.victim, self.fitting(g))
        return Ask(self.victim, "use_equipment", model.JUST_PASS + items) if items else None

    def use_equipment(self, g: FrontLine) -> None:
        if not model.is_chosen(self.choice):
            return
        zone = g.equipment[self.victim]
        at = next(at for at in self.fitting(g) if model.item_option(zone.cards[at], zone.marks[at]) == self.choice)
        card = zone.cards[at]
        gone = equipment.use_at(g, self.victim, at)
        self.used = without_place(self.used, at) if gone else self.used | 1 << at
        self.lower(g, cards.AMOUNT[card] if cards.VERB[card] == terms.REDUCE_DAMAGE else self.damage)
        self.go("ask_equipment")

    def lower(self, g: FrontLine, amount: int) -> None:
        """Reduce the damage, not below 0."""
        self.damage = self.damage - amount if self.damage > amount else 0
        g.tell("damage_left", self.victim, self.damage)

    # 4. Dud

    def ask_dud(self, g: FrontLine) -> list[Ask] | None:
        if self.damage <= 0:
            return None
        victim = g.comrade_option(self.victim)
        return reactions.reaction_asks(g, g.initiative, self.asked, cards.REACTS_TO_DAMAGE, NO_DUD, victim)

    def play_dud(self, g: FrontLine) -> None:
        self.relief = 0
        seat = reactions.first_reaction(g, g.initiative, self.asked)
        if seat != NONE:
            self.asked = model.CLOCKWISE[g.seats][g.initiative].index(seat) + 1
            reactions.tell_first(g, "first_dud", seat, g.initiative)
            g.push(DudEvent(seat, model.CARD.thing(g.replies[seat])), "relief")
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
            self.leave()
        elif cards.ABILITY_TRIGGER[g.character[victim]] == terms.FIRST_ATTACK_DAMAGE and victim not in g.ability_spent:
            g.ability_spent.append(victim)
            g.tell("lucky", victim)
            self.leave()
        elif victim == g.initiative:
            self.fire_roulettes(g)

    def fire_roulettes(self, g: FrontLine) -> None:
        """The holder of the initiative card takes more for every roulette; then they are gone (FLN-5.7.2)."""
        attached = queries.roulettes(g)
        if not attached:
            return
        extra = 0
        for card in attached:
            extra += cards.ROULETTE_DAMAGE[card]
        in_play.discard_in_play(g, model.ROULETTE_PLACE)
        self.damage += extra
        g.tell("roulette_fires", self.victim, extra)

    # 7 to 9. Boris, loss of life, gas

    def ask_ham(self, g: FrontLine) -> Ask | None:
        victim = self.victim
        if self.damage < g.life[victim] or cards.ABILITY_TRIGGER[g.character[victim]] != terms.LETHAL_DAMAGE:
            return None
        if victim in g.ability_spent:
            return None
        return Ask(victim, "last_chance", [model.PASS, model.ABILITY.of(g.character[victim])])

    def suffer(self, g: FrontLine) -> None:
        """Boris first gains life (FLN-9.6); then the victim loses life, and may be gassed."""
        victim = self.victim
        if model.is_chosen(self.choice):
            g.ability_spent.append(victim)
            g.tell("uses_ability", victim, self.choice)
            gain_life(g, victim, cards.ABILITY_AMOUNT[g.character[victim]])
        left = g.life[victim] - self.damage
        g.life[victim] = left if left > 0 else 0
        g.tell("damaged", victim, self.damage, g.life[victim])
        if self.gas and victim not in g.gassed:
            g.gassed.append(victim)
            g.tell("gassed", victim)

    def why_not(self, g: FrontLine, ask: Ask, option: int) -> int:
        if ask.prompt == "dud":
            return reactions.against_reaction(option, cards.REACTS_TO_DAMAGE, reasons.NOT_A_DUD)
        if ask.prompt == "last_chance":
            return reasons.NOT_YOUR_ABILITY if model.ABILITY.has(option) else 0
        if model.ITEM.has(option):
            return self.against_equipment(g, ask.prompt, option)
        if ask.prompt == "redirect" and model.COMRADE.has(option):
            own = reasons.PASSES_ON_TO_ANOTHER
            return choices.against_comrade(g, option, self.victim, own) or reasons.TOO_FAR_FOR_DOOR
        return reasons.MUST_CHOOSE if option == model.PASS else 0

    def against_equipment(self, g: FrontLine, prompt: str, option: int) -> int:
        """Why this equipment is no answer now."""
        at = queries.place_of_item(g, self.victim, option)
        if at < 0:
            return reasons.NOT_YOUR_EQUIPMENT
        if prompt == "use_equipment":
            return self.against_use(g, at)
        if prompt == "which_door":
            return reasons.NOT_A_DOOR
        is_door = equipment.is_car_door(g.equipment[self.victim].cards[at])
        return reasons.DOOR_NEEDS_COMRADE if is_door else reasons.DOOR_COMES_FIRST
