"""Phase 3: army actions (section 8)."""

from __future__ import annotations

from typing import Final

from railhead.games.metro2033.abilities import did_mission
from railhead.games.metro2033.cards import FACTION_EFFECTS, OBTAINED
from railhead.games.metro2033.combat import Battle
from railhead.games.metro2033.effects import GAIN
from railhead.games.metro2033.missions import OWN_TURN, question, why_not_mission
from railhead.games.metro2033.model import (
    ARMY,
    ATTACK_HERO,
    ATTACK_STATION,
    HERO_CARD,
    JUST_PASS,
    OBTAIN,
    PASS,
    STATION,
    Deciding,
    InTurnOrder,
    Metro,
    Option,
    Seat,
)
from railhead.games.metro2033.queries import (
    against_army_attack,
    against_army_on_hero,
    army_targets,
    reached_by_army,
    seat_of_hero,
    stations_in,
)
from railhead.games.metro2033.reasons import NO_HERO_IN_REACH, NO_STATION_IN_REACH, NO_TOKEN_TO_OBTAIN
from railhead.games.metro2033.tokens import GainAny, types_left
from railhead.kernel.ask import NONE, Ask


def heroes_in_reach(g: Metro, seat: int) -> list[int]:
    """The heroes, as options, whom the army of a player may attack (M33-8.3.1)."""
    reach = reached_by_army(g, seat)
    return [HERO_CARD.of(g.hero[other]) for other in range(g.seats) if against_army_on_hero(g, seat, other, reach) == 0]


def obtain(g: Metro, seat: int) -> None:
    """The army brings a token of any type; the Bandits' brings more (M33-8.4.1, M33-19.6)."""
    for effect in FACTION_EFFECTS[g.faction[seat]]:
        if effect.when == "army_obtain" and effect.op == GAIN:
            g.tell("faction_ability", seat, g.faction[seat])
            g.push(GainAny(seat, effect.any, effect.distinct))
            return
    g.push(GainAny(seat, OBTAINED))


ARMY_ACTIONS: Final[list[int]] = [ATTACK_STATION, ATTACK_HERO, OBTAIN]


def against_army_action(g: Metro, seat: int, action: int) -> int:
    """What stands against an army action; 0: nothing (M33-8.1.1)."""
    if action == ATTACK_STATION:
        return 0 if army_targets(g, seat) else NO_STATION_IN_REACH
    if action == ATTACK_HERO:
        return 0 if heroes_in_reach(g, seat) else NO_HERO_IN_REACH
    return 0 if types_left(g) else NO_TOKEN_TO_OBTAIN


class ArmyActions(InTurnOrder):
    """Every player in turn order takes his army action (M33-5.2)."""

    flow = ("each_player",)

    def each_player(self, g: Metro) -> bool:
        seat = self.next_seat(g)
        if seat != NONE:
            g.push(ArmyTurn(seat))
        return seat != NONE


class ArmyTurn(Deciding):
    """At most one action: attack a station, attack a hero, or obtain resources (M33-8.1.1)."""

    flow = ("ask_action", "choose", "ask_target", "attack", "ask_afterwards", "afterwards")

    seat: Seat
    action: Option = NONE

    def ask_action(self, g: Metro) -> Ask | list[Ask] | None:
        options = [PASS]
        for action in ARMY_ACTIONS:
            if against_army_action(g, self.seat, action) == 0:
                options.append(action)
        return question(g, self.seat, "army_action", options, OWN_TURN)

    def choose(self, g: Metro) -> None:
        choice = self.taken(g, self.seat)
        if did_mission(g, self.seat, choice):
            self.go("ask_action")
        elif choice == PASS:
            g.tell("army_rests", self.seat)
            self.leave()
        elif choice == OBTAIN:
            g.tell("obtains", self.seat)
            obtain(g, self.seat)
            self.go("ask_afterwards")
        else:
            self.action = choice

    def targets(self, g: Metro) -> list[int]:
        if self.action == ATTACK_STATION:
            return stations_in(army_targets(g, self.seat))
        return heroes_in_reach(g, self.seat)

    def ask_target(self, g: Metro) -> Ask | None:
        targets = self.targets(g)
        prompt = "army_station" if self.action == ATTACK_STATION else "army_hero"
        return Ask(self.seat, prompt, targets) if len(targets) > 1 else None

    def attack(self, g: Metro) -> None:
        target = self.taken(g, self.seat, self.targets(g)[0])
        battle = Battle()
        if self.action == ATTACK_STATION:
            battle.attack_on_station(g, self.seat, ARMY, STATION.thing(target))
        else:
            battle.attack_on_hero(g, self.seat, ARMY, seat_of_hero(g, HERO_CARD.thing(target)))
        g.push(battle)

    def ask_afterwards(self, g: Metro) -> Ask | list[Ask] | None:
        return question(g, self.seat, "missions", JUST_PASS, OWN_TURN)

    def afterwards(self, g: Metro) -> None:
        if did_mission(g, self.seat, self.taken(g, self.seat)):
            self.go("ask_afterwards")

    def against(self, g: Metro, ask: Ask, option: int) -> int:
        if ask.prompt == "army_station" and STATION.has(option):
            return against_army_attack(g, self.seat, STATION.thing(option))
        if ask.prompt == "army_hero" and HERO_CARD.has(option):
            other = seat_of_hero(g, HERO_CARD.thing(option))
            return against_army_on_hero(g, self.seat, other, reached_by_army(g, self.seat))
        if ask.prompt == "army_action" and option in ARMY_ACTIONS:
            return against_army_action(g, self.seat, option)
        return why_not_mission(g, self.seat, option, OWN_TURN) if ask.prompt in ("army_action", "missions") else 0
