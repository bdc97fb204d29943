"""Phase 4: hero actions: movement, then one of seven actions (section 9)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from railhead.games.metro2033.abilities import did_mission
from railhead.games.metro2033.board import is_active
from railhead.games.metro2033.combat import Battle
from railhead.games.metro2033.decks import can_draw, fill_market
from railhead.games.metro2033.hero_abilities import against_hero_ability, use_hero_ability
from railhead.games.metro2033.missions import OWN_TURN, question, why_not_mission
from railhead.games.metro2033.model import (
    ABILITY,
    ATTACK_HERO,
    ATTACK_STATION,
    BUY,
    EXCHANGE,
    HERO,
    HERO_CARD,
    JUST_PASS,
    PASS,
    RECEIVE,
    SCOUT,
    STATION,
    STATION_OPTIONS,
    Deciding,
    InTurnOrder,
    Metro,
    Seat,
)
from railhead.games.metro2033.queries import (
    against_attacking,
    against_hero_on_hero,
    factions_in_play,
    hero_on_hansa,
    hero_walk,
    is_neutral,
    seat_of_hero,
    speed,
)
from railhead.games.metro2033.reasons import (
    ABANDONED_STATION,
    BUY_ON_HANSA,
    EXCHANGE_ON_HANSA,
    HANSA_STATION,
    MISSION_ON_HANSA,
    MOVE_FIRST,
    MOVED_ALREADY,
    NO_HERO_HERE,
    NO_THREAT_TO_SCOUT,
    NO_WAY,
    NOT_ENTERED,
    NOT_ON_NEUTRAL,
    ON_ABANDONED,
    ON_HANSA,
    ON_PROTECTED,
    ON_YOUR_OWN,
    PROTECTED,
    TOO_FAR,
    WOUNDED,
    YOUR_OWN,
)
from railhead.games.metro2033.scouting import scout
from railhead.games.metro2033.trade import (
    Buying,
    Exchange,
    against_exchanging_tokens,
    against_receiving_mission,
    against_trading_equipment,
    receive_mission,
)
from railhead.kernel.ask import NONE, Ask

# --- may an action be taken (M33-9.1.4) -----------------------------------------------------------------------------


def against_buying(g: Metro, seat: int) -> int:
    return against_trading_equipment(g, seat) if hero_on_hansa(g, seat) else BUY_ON_HANSA


def against_receiving(g: Metro, seat: int) -> int:
    return against_receiving_mission(g, seat) if hero_on_hansa(g, seat) else MISSION_ON_HANSA


def against_exchange(g: Metro, seat: int) -> int:
    return against_exchanging_tokens(g, seat) if hero_on_hansa(g, seat) else EXCHANGE_ON_HANSA


def against_scouting(g: Metro, seat: int) -> int:
    if not is_neutral(g, g.hero_at[seat]):
        return NOT_ON_NEUTRAL
    return 0 if can_draw(g.threats, g.threat_discard) else NO_THREAT_TO_SCOUT


# What stands against an attack on a station, said of the station where the hero stands.
WHERE_HE_STANDS: Final[dict[int, int]] = {
    HANSA_STATION: ON_HANSA,
    ABANDONED_STATION: ON_ABANDONED,
    YOUR_OWN: ON_YOUR_OWN,
    PROTECTED: ON_PROTECTED,
}


def against_station_attack(g: Metro, seat: int) -> int:
    reason = against_attacking(g, seat, g.hero_at[seat])
    return WHERE_HE_STANDS.get(reason, reason) if reason else 0


def heroes_here(g: Metro, seat: int) -> list[int]:
    """The heroes, as options, whom the hero of a player may attack (M33-9.8.1)."""
    return [HERO_CARD.of(g.hero[other]) for other in range(g.seats) if against_hero_on_hero(g, seat, other) == 0]


def against_hero_attack(g: Metro, seat: int) -> int:
    return 0 if heroes_here(g, seat) else NO_HERO_HERE


AGAINST_ACTION: Final[dict[int, Callable[[Metro, int], int]]] = {
    BUY: against_buying,
    RECEIVE: against_receiving,
    EXCHANGE: against_exchange,
    SCOUT: against_scouting,
    ATTACK_STATION: against_station_attack,
    ATTACK_HERO: against_hero_attack,
    ABILITY: against_hero_ability,
}


def hero_actions(g: Metro, seat: int) -> list[int]:
    """The actions that can be carried out, and to do nothing (M33-9.1.1)."""
    options = [PASS]
    for action, against in AGAINST_ACTION.items():
        if against(g, seat) == 0:
            options.append(action)
    return options


# --- what the actions do --------------------------------------------------------------------------------------------


def buy(g: Metro, seat: int) -> None:
    g.push(Buying(seat))


def exchange(g: Metro, seat: int) -> None:
    g.push(Exchange(seat))


def attack_station(g: Metro, seat: int) -> None:
    battle = Battle()
    battle.attack_on_station(g, seat, HERO, g.hero_at[seat])
    g.push(battle)


ACTIONS: Final[dict[int, Callable[[Metro, int], None]]] = {
    BUY: buy,
    RECEIVE: receive_mission,
    EXCHANGE: exchange,
    SCOUT: scout,
    ATTACK_STATION: attack_station,
    ABILITY: use_hero_ability,
}


class HeroActions(InTurnOrder):
    """Every player in turn order moves his hero and acts with him (M33-5.2)."""

    flow = ("each_player",)

    def each_player(self, g: Metro) -> bool:
        seat = self.next_seat(g)
        if seat != NONE:
            g.push(HeroTurn(seat))
        return seat != NONE


class HeroTurn(Deciding):
    """Move, then take one action; both are optional (M33-9.1.1). A wounded hero misses the turn (M33-9.1.2)."""

    flow = (
        "fill_market",
        "ask_missed",
        "miss",
        "ask_move",
        "move",
        "ask_action",
        "act",
        "ask_target",
        "attack",
        "ask_afterwards",
        "afterwards",
    )

    seat: Seat

    def fill_market(self, g: Metro) -> None:
        fill_market(g)

    def ask_missed(self, g: Metro) -> Ask | list[Ask] | None:
        return question(g, self.seat, "missed_turn", JUST_PASS, OWN_TURN) if g.wounded[self.seat] else None

    def miss(self, g: Metro) -> None:
        if not g.wounded[self.seat]:
            return
        if did_mission(g, self.seat, self.taken(g, self.seat)):
            self.go("ask_missed")
            return
        g.wounded[self.seat] = False
        g.tell("misses_turn", self.seat)
        self.leave()

    # --- movement (M33-9.2) -----------------------------------------------------------------------------------------

    def destinations(self, g: Metro) -> list[int]:
        """The stations, as options, within the speed of the hero, his own first (M33-9.2.1)."""
        walk = hero_walk(g, self.seat)
        far = speed(g, self.seat)
        count = walk.within[far] if far < len(walk.within) else len(walk.order)
        return [STATION_OPTIONS[station] for station in walk.order[:count]]

    def ask_move(self, g: Metro) -> Ask | list[Ask] | None:
        return question(g, self.seat, "move", self.destinations(g), OWN_TURN)

    def move(self, g: Metro) -> None:
        here = g.hero_at[self.seat]
        choice = self.taken(g, self.seat, STATION.of(here))
        if did_mission(g, self.seat, choice):
            self.go("ask_move")
        elif choice == STATION.of(here):
            g.tell("stays", self.seat, choice)
        else:
            g.hero_at[self.seat] = STATION.thing(choice)
            g.tell("moves", self.seat, choice)

    # --- the action -------------------------------------------------------------------------------------------------

    def ask_action(self, g: Metro) -> Ask | list[Ask] | None:
        return question(g, self.seat, "hero_action", hero_actions(g, self.seat), OWN_TURN)

    def act(self, g: Metro) -> None:
        choice = self.taken(g, self.seat)
        if did_mission(g, self.seat, choice):
            self.go("ask_action")
        elif choice == PASS:
            g.tell("hero_rests", self.seat)
            self.leave()
        elif choice != ATTACK_HERO:
            ACTIONS[choice](g, self.seat)
            self.go("ask_afterwards")

    def ask_target(self, g: Metro) -> Ask | None:
        targets = heroes_here(g, self.seat)
        return Ask(self.seat, "hero_hero", targets) if len(targets) > 1 else None

    def attack(self, g: Metro) -> None:
        target = self.taken(g, self.seat, heroes_here(g, self.seat)[0])
        battle = Battle()
        battle.attack_on_hero(g, self.seat, HERO, seat_of_hero(g, HERO_CARD.thing(target)))
        g.push(battle)

    def ask_afterwards(self, g: Metro) -> Ask | list[Ask] | None:
        return question(g, self.seat, "missions", JUST_PASS, OWN_TURN)

    def afterwards(self, g: Metro) -> None:
        if did_mission(g, self.seat, self.taken(g, self.seat)):
            self.go("ask_afterwards")

    def against(self, g: Metro, ask: Ask, option: int) -> int:
        if ask.prompt == "hero_hero":
            if HERO_CARD.has(option):
                return against_hero_on_hero(g, self.seat, seat_of_hero(g, HERO_CARD.thing(option)))
            return 0
        if ask.prompt == "missed_turn" and (STATION.has(option) or option in AGAINST_ACTION):
            return WOUNDED
        if STATION.has(option):
            return self.against_going(g, STATION.thing(option)) if ask.prompt == "move" else MOVED_ALREADY
        if option in AGAINST_ACTION and ask.prompt != "missions":
            return AGAINST_ACTION[option](g, self.seat) if ask.prompt == "hero_action" else MOVE_FIRST
        return why_not_mission(g, self.seat, option, OWN_TURN)

    def against_going(self, g: Metro, station: int) -> int:
        """Why the hero cannot go to a station that is not among his destinations."""
        if not is_active(station, factions_in_play(g)):
            return NOT_ENTERED
        return TOO_FAR if station in hero_walk(g, self.seat).order else NO_WAY
