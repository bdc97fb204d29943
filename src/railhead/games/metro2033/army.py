"""Phase 3: army actions (section 8)."""

from __future__ import annotations

from typing import Final

from railhead.games.metro2033 import cards, effects, model, queries, reasons
from railhead.games.metro2033.abilities import OwnTurn, did_mission
from railhead.games.metro2033.combat import attack_hero, attack_station
from railhead.games.metro2033.missions import OWN_TURN, question, why_not_mission
from railhead.games.metro2033.model import InTurnOrder, Metro, Option
from railhead.games.metro2033.tokens import GainAny, any_left
from railhead.kernel.ask import NONE, Ask


def heroes_in_reach(g: Metro, seat: int) -> list[int]:
    """The heroes, as options, whom the army of a player may attack (M33-8.3.1)."""
    reach = queries.reached_by_army(g, seat)
    others = [other for other in range(g.seats) if queries.against_army_on_hero(g, seat, other, reach) == 0]
    return [model.HERO_CARD.of(g.hero[other]) for other in others]


def obtain(g: Metro, seat: int) -> None:
    """The army brings a token of any type; the Bandits' brings more (M33-8.4.1, M33-19.6)."""
    for effect in cards.FACTION_EFFECTS[g.faction[seat]]:
        if effect.when == "army_obtain" and effect.op == effects.GAIN:
            g.tell("faction_ability", seat, g.faction[seat])
            g.push(GainAny(seat, effect.any, effect.distinct))
            return
    g.push(GainAny(seat, cards.OBTAINED))


ARMY_ACTIONS: Final[list[int]] = [model.ATTACK_STATION, model.ATTACK_HERO, model.OBTAIN]


def against_army_action(g: Metro, seat: int, action: int) -> int:
    """What stands against an army action; 0: nothing (M33-8.1.1)."""
    if action == model.ATTACK_STATION:
        return 0 if queries.army_targets(g, seat) else reasons.NO_STATION_IN_REACH
    if action == model.ATTACK_HERO:
        return 0 if heroes_in_reach(g, seat) else reasons.NO_HERO_IN_REACH
    return 0 if any_left(g) else reasons.NO_TOKEN_TO_OBTAIN


class ArmyActions(InTurnOrder):
    """Every player in turn order takes his army action (M33-5.2)."""

    def take_turn(self, g: Metro, seat: int) -> None:
        g.push(ArmyTurn(seat))


class ArmyTurn(OwnTurn):
    """At most one action: attack a station, attack a hero, or obtain resources (M33-8.1.1)."""

    flow = ("ask_action", "choose", "ask_target", "attack", "ask_afterwards", "afterwards")

    action: Option = NONE

    def ask_action(self, g: Metro) -> Ask | list[Ask] | None:
        actions = [action for action in ARMY_ACTIONS if against_army_action(g, self.seat, action) == 0]
        return question(g, self.seat, "army_action", [model.PASS, *actions], OWN_TURN)

    def choose(self, g: Metro) -> None:
        choice = self.taken(g, self.seat)
        if did_mission(g, self.seat, choice):
            self.go("ask_action")
        elif choice == model.PASS:
            g.tell("army_rests", self.seat)
            self.leave()
        elif choice == model.OBTAIN:
            g.tell("obtains", self.seat)
            obtain(g, self.seat)
            self.go("ask_afterwards")
        else:
            self.action = choice

    def targets(self, g: Metro) -> list[int]:
        if self.action == model.ATTACK_STATION:
            return queries.stations_in(queries.army_targets(g, self.seat))
        return heroes_in_reach(g, self.seat)

    def ask_target(self, g: Metro) -> Ask | None:
        prompt = "army_station" if self.action == model.ATTACK_STATION else "army_hero"
        return model.which(self.seat, prompt, self.targets(g))

    def attack(self, g: Metro) -> None:
        target = self.chosen(g, self.seat, self.targets)
        if self.action == model.ATTACK_STATION:
            attack_station(g, self.seat, model.ARMY, model.STATION.thing(target))
        else:
            attack_hero(g, self.seat, model.ARMY, queries.seat_of_hero(g, model.HERO_CARD.thing(target)))

    def against(self, g: Metro, ask: Ask, option: int) -> int:
        if ask.prompt == "army_station":
            return self.against_target(g, option) if model.STATION.has(option) else 0
        if ask.prompt == "army_hero":
            return self.against_target(g, option) if model.HERO_CARD.has(option) else 0
        names_target = model.STATION.has(option) or model.HERO_CARD.has(option)
        if ask.prompt == "missions" and (names_target or option in ARMY_ACTIONS):
            return reasons.ARMY_HAS_ACTED
        if names_target:
            return self.against_target(g, option) or reasons.ARMY_ATTACK_FIRST
        if option in ARMY_ACTIONS:
            return against_army_action(g, self.seat, option)
        return why_not_mission(g, self.seat, option, OWN_TURN)

    def against_target(self, g: Metro, option: int) -> int:
        """What stands against an attack on the station or hero that an option names; 0: nothing."""
        if model.STATION.has(option):
            return queries.against_army_attack(g, self.seat, model.STATION.thing(option))
        other = queries.seat_of_hero(g, model.HERO_CARD.thing(option))
        return queries.against_army_on_hero(g, self.seat, other, queries.reached_by_army(g, self.seat))
