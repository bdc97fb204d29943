"""Using the ability of a mission: each operation of the data is one small function (M33-14.3, M33-19.15)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from railhead.games.metro2033 import cards, effects, model, reasons
from railhead.games.metro2033.data import RESOURCES
from railhead.games.metro2033.hiring import HireOne
from railhead.games.metro2033.missions import OWN_TURN, mission_of, question, turn_up
from railhead.games.metro2033.model import Card, Deciding, Metro, Option, Seat
from railhead.games.metro2033.scouting import ArrangeThreats
from railhead.games.metro2033.tokens import GainAny, types_of
from railhead.games.metro2033.trade import Buying
from railhead.kernel.ask import NONE, Ask
from railhead.kernel.zones import EVERYBODY

# --- what the abilities do ------------------------------------------------------------------------------------------


def last(g: Metro, seat: int, card: int, on: int) -> None:
    """The effect lasts until the end of the round (M33-14.3.2)."""
    g.lasting.append(card)
    g.lasting_for.append(seat)
    g.lasting_on.append(on)


def take_a_token(g: Metro, seat: int, card: int, on: int) -> None:
    g.push(GainAny(seat, cards.ABILITY_OF[card].any))


def buy_a_card(g: Metro, seat: int, card: int, on: int) -> None:
    g.push(Buying(seat, cards.ABILITY_OF[card].most, by_mission=True))


def arrange_threats(g: Metro, seat: int, card: int, on: int) -> None:
    g.push(ArrangeThreats(seat, cards.ABILITY_OF[card].amount))


def hire_one(g: Metro, seat: int, card: int, on: int) -> None:
    g.push(HireOne(seat, cards.ABILITY_OF[card].prices))


def heal(g: Metro, seat: int, card: int, on: int) -> None:
    """The wound of now is gone; the figure stays where it is."""
    g.wounded[seat] = False
    g.tell("is_healed", seat)


def steal(g: Metro, seat: int, card: int, on: int) -> None:
    g.push(Steal(seat))


def tell_parent(g: Metro, seat: int, card: int, on: int) -> None:
    """The vote or battle that is going on sees to it: the result of the step tells it what was used."""


ABILITIES: Final[dict[int, Callable[[Metro, int, int, int], None]]] = {
    **dict.fromkeys(effects.LASTING, last),
    effects.GAIN: take_a_token,
    effects.BUY_EQUIPMENT: buy_a_card,
    effects.ARRANGE_THREATS: arrange_threats,
    effects.HIRE_ONE: hire_one,
    effects.HEAL: heal,
    effects.STEAL: steal,
    effects.DOUBLE_VOTES: tell_parent,
    effects.CANCEL_COMBAT_CARD: tell_parent,
}


class UseMission(Deciding):
    """A player uses the ability of a mission; the result is its operation (M33-14.3.1)."""

    flow = ("pay", "ask_target", "take_effect")

    seat: Seat
    card: Card
    on: Option = NONE

    def pay(self, g: Metro) -> None:
        """An uncompleted mission is discarded and shown; a completed one costs 1 ammo and stays."""
        missions = g.missions[self.seat]
        if self.card in missions.cards:
            g.move_card(missions, self.card, g.mission_discard)
            g.show(g.mission_discard, -1, EVERYBODY)
            g.tell("discards_mission", self.seat, self.card)
            return
        completed = g.completed[self.seat]
        g.pay(self.seat, effects.COST[effects.COST_OF_ABILITY])
        completed.marks[completed.place(self.card)] = model.USED
        g.tell("uses_mission", self.seat, self.card, effects.COST[effects.COST_OF_ABILITY])

    def targets(self, g: Metro) -> list[int]:
        """What the player has to name."""
        effect = cards.ABILITY_OF[self.card]
        if effect.op == effects.PROTECT_STATION:
            return [model.STATION.of(station) for station in g.held[self.seat]]
        return model.ARMY_OR_HERO if effect.who == effects.OWNER_CHOOSES else []

    def ask_target(self, g: Metro) -> Ask | None:
        prompt = "protect" if cards.ABILITY_OF[self.card].op == effects.PROTECT_STATION else "strengthen"
        return model.which(self.seat, prompt, self.targets(g))

    def take_effect(self, g: Metro) -> None:
        on = self.chosen(g, self.seat, self.targets)
        self.result = cards.ABILITY_OF[self.card].op
        if on != NONE:
            g.tell("names", self.seat, on, self.card)
        ABILITIES[self.result](g, self.seat, self.card, on)

    def against(self, g: Metro, ask: Ask, option: int) -> int:
        return reasons.PROTECT_YOUR_OWN if ask.prompt == "protect" and model.STATION.has(option) else 0


def did_mission(g: Metro, seat: int, option: int) -> bool:
    """Carry out an option that uses or turns up a mission; False if it is about something else."""
    if model.USE.has(option):
        g.push(UseMission(seat, mission_of(option)))
        return True
    if model.COMPLETE.has(option):
        turn_up(g, seat, mission_of(option))
        return True
    return False


class OwnTurn(Deciding):
    """A turn of one player; when all else is done he may use or turn up missions (M33-14.2.2, 14.3.3)."""

    seat: Seat

    def ask_afterwards(self, g: Metro) -> Ask | list[Ask] | None:
        return question(g, self.seat, "missions", model.JUST_PASS, OWN_TURN)

    def afterwards(self, g: Metro) -> None:
        if did_mission(g, self.seat, self.taken(g, self.seat)):
            self.go("ask_afterwards")


class Steal(Deciding):
    """Name another player and a type he has; one token moves to the user (m15, M33-19.15)."""

    flow = ("ask_victim", "choose_victim", "ask_type", "take")

    seat: Seat
    victim: Seat = NONE

    def victims(self, g: Metro) -> list[int]:
        others = [other for other in range(g.seats) if other != self.seat and g.token_count(other)]
        return [model.FACTION.of(g.faction[other]) for other in others]

    def ask_victim(self, g: Metro) -> Ask | None:
        return model.which(self.seat, "steal_from", self.victims(g))

    def choose_victim(self, g: Metro) -> None:
        self.victim = g.faction.index(model.FACTION.thing(self.chosen(g, self.seat, self.victims)))

    def ask_type(self, g: Metro) -> Ask | None:
        return model.which(self.seat, "steal", types_of(g, self.victim))

    def take(self, g: Metro) -> None:
        resource = model.RESOURCE.thing(self.taken(g, self.seat, types_of(g, self.victim)[0]))
        if 0 <= resource < len(RESOURCES):
            g.stock(resource)[self.victim] -= 1
            g.stock(resource)[self.seat] += 1
            g.tell("steals", self.seat, resource, self.victim)

    def against(self, g: Metro, ask: Ask, option: int) -> int:
        if ask.prompt == "steal":
            return reasons.VICTIM_HAS_NONE[model.RESOURCE.thing(option)] if model.RESOURCE.has(option) else 0
        if not model.FACTION.has(option):
            return 0
        faction = model.FACTION.thing(option)
        if faction not in g.faction:
            return reasons.NOT_PLAYED
        return reasons.TAKE_FROM_ANOTHER if faction == g.faction[self.seat] else reasons.HAS_NO_TOKEN
