"""Phase 4: hero actions: movement, then one of seven actions (section 9)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from railhead.games.metro2033 import board, decks, hero_abilities, model, queries, reasons, scouting, trade
from railhead.games.metro2033.abilities import OwnTurn, did_mission
from railhead.games.metro2033.combat import attack_hero, attack_station
from railhead.games.metro2033.missions import OWN_TURN, question, why_not_mission
from railhead.games.metro2033.model import InTurnOrder, Metro
from railhead.kernel.ask import Ask

# --- may an action be taken (M33-9.1.4) -----------------------------------------------------------------------------


def against_buying(g: Metro, seat: int) -> int:
    return trade.against_trading_equipment(g, seat) if queries.hero_on_hansa(g, seat) else reasons.BUY_ON_HANSA


def against_receiving(g: Metro, seat: int) -> int:
    return trade.against_receiving_mission(g, seat) if queries.hero_on_hansa(g, seat) else reasons.MISSION_ON_HANSA


def against_exchange(g: Metro, seat: int) -> int:
    return trade.against_exchanging_tokens(g, seat) if queries.hero_on_hansa(g, seat) else reasons.EXCHANGE_ON_HANSA


def against_scouting(g: Metro, seat: int) -> int:
    if not queries.is_neutral(g, g.hero_at[seat]):
        return reasons.NOT_ON_NEUTRAL
    return 0 if decks.can_draw(g.threats, g.threat_discard) else reasons.NO_THREAT_TO_SCOUT


# What stands against an attack on a station, said of the station where the hero stands.
WHERE_HE_STANDS: Final[dict[int, int]] = {
    reasons.HANSA_STATION: reasons.ON_HANSA,
    reasons.ABANDONED_STATION: reasons.ON_ABANDONED,
    reasons.YOUR_OWN: reasons.ON_YOUR_OWN,
    reasons.PROTECTED: reasons.ON_PROTECTED,
}


def against_station_attack(g: Metro, seat: int) -> int:
    reason = queries.against_attacking(g, seat, g.hero_at[seat])
    return WHERE_HE_STANDS.get(reason, reason) if reason else 0


def heroes_here(g: Metro, seat: int) -> list[int]:
    """The heroes, as options, whom the hero of a player may attack (M33-9.8.1)."""
    others = [other for other in range(g.seats) if queries.against_hero_on_hero(g, seat, other) == 0]
    return [model.HERO_CARD.of(g.hero[other]) for other in others]


def against_hero_attack(g: Metro, seat: int) -> int:
    return 0 if heroes_here(g, seat) else reasons.NO_HERO_HERE


AGAINST_ACTION: Final[dict[int, Callable[[Metro, int], int]]] = {
    model.BUY: against_buying,
    model.RECEIVE: against_receiving,
    model.EXCHANGE: against_exchange,
    model.SCOUT: against_scouting,
    model.ATTACK_STATION: against_station_attack,
    model.ATTACK_HERO: against_hero_attack,
    model.ABILITY: hero_abilities.against_hero_ability,
}


ON_HANSA: Final = (model.BUY, model.RECEIVE, model.EXCHANGE, model.ABILITY)
OFF_HANSA: Final = (model.SCOUT, model.ATTACK_STATION, model.ATTACK_HERO, model.ABILITY)


def hero_actions(g: Metro, seat: int) -> list[int]:
    """The actions that can be carried out, and to do nothing; where he stands rules out half of them (M33-9.1.1)."""
    here = ON_HANSA if queries.hero_on_hansa(g, seat) else OFF_HANSA
    return [model.PASS, *[action for action in here if AGAINST_ACTION[action](g, seat) == 0]]


# --- what the actions do --------------------------------------------------------------------------------------------


def buy(g: Metro, seat: int) -> None:
    g.push(trade.Buying(seat))


def exchange(g: Metro, seat: int) -> None:
    g.push(trade.Exchange(seat))


def attack_here(g: Metro, seat: int) -> None:
    attack_station(g, seat, model.HERO, g.hero_at[seat])


ACTIONS: Final[dict[int, Callable[[Metro, int], None]]] = {
    model.BUY: buy,
    model.RECEIVE: trade.receive_mission,
    model.EXCHANGE: exchange,
    model.SCOUT: scouting.scout,
    model.ATTACK_STATION: attack_here,
    model.ABILITY: hero_abilities.use_hero_ability,
}


# Why the hero neither moves nor acts where his player is asked for his missions alone.
MISSIONS_ONLY: Final[dict[str, int]] = {"missed_turn": reasons.WOUNDED, "missions": reasons.HERO_HAS_ACTED}


class HeroActions(InTurnOrder):
    """Every player in turn order moves his hero and acts with him (M33-5.2)."""

    def take_turn(self, g: Metro, seat: int) -> None:
        g.push(HeroTurn(seat))


class HeroTurn(OwnTurn):
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

    def fill_market(self, g: Metro) -> None:
        decks.fill_market(g)

    def ask_missed(self, g: Metro) -> Ask | list[Ask] | None:
        return question(g, self.seat, "missed_turn", model.JUST_PASS, OWN_TURN) if g.wounded[self.seat] else None

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
        walk = queries.hero_walk(g, self.seat)
        far = queries.speed(g, self.seat)
        count = walk.within[far] if far < len(walk.within) else len(walk.order)
        options = model.STATION_OPTIONS
        return [options[station] for station in walk.order[:count]]

    def ask_move(self, g: Metro) -> Ask | list[Ask] | None:
        return question(g, self.seat, "move", self.destinations(g), OWN_TURN)

    def move(self, g: Metro) -> None:
        here = g.hero_at[self.seat]
        choice = self.taken(g, self.seat, model.STATION.of(here))
        if did_mission(g, self.seat, choice):
            self.go("ask_move")
        elif choice == model.STATION.of(here):
            g.tell("stays", self.seat, choice)
        else:
            g.hero_at[self.seat] = model.STATION.thing(choice)
            g.tell("moves", self.seat, choice)

    # --- the action -------------------------------------------------------------------------------------------------

    def ask_action(self, g: Metro) -> Ask | list[Ask] | None:
        return question(g, self.seat, "hero_action", hero_actions(g, self.seat), OWN_TURN)

    def act(self, g: Metro) -> None:
        choice = self.taken(g, self.seat)
        if did_mission(g, self.seat, choice):
            self.go("ask_action")
        elif choice == model.PASS:
            g.tell("hero_rests", self.seat)
            self.leave()
        elif choice != model.ATTACK_HERO:
            ACTIONS[choice](g, self.seat)
            self.go("ask_afterwards")

    def ask_target(self, g: Metro) -> Ask | None:
        return model.which(self.seat, "hero_hero", heroes_here(g, self.seat))

    def attack(self, g: Metro) -> None:
        target = self.taken(g, self.seat, heroes_here(g, self.seat)[0])
        attack_hero(g, self.seat, model.HERO, queries.seat_of_hero(g, model.HERO_CARD.thing(target)))

    def against(self, g: Metro, ask: Ask, option: int) -> int:
        if ask.prompt == "hero_hero":
            return self.against_hero(g, option) if model.HERO_CARD.has(option) else 0
        names_target = model.STATION.has(option) or model.HERO_CARD.has(option)
        if ask.prompt in MISSIONS_ONLY and (names_target or option in AGAINST_ACTION):
            return MISSIONS_ONLY[ask.prompt]
        if model.HERO_CARD.has(option):
            attacks = ask.prompt == "hero_action"
            return self.against_hero(g, option) or reasons.HERO_ATTACK_FIRST if attacks else reasons.MOVE_FIRST
        if model.STATION.has(option):
            return self.against_going(g, model.STATION.thing(option)) if ask.prompt == "move" else reasons.MOVED_ALREADY
        if option in AGAINST_ACTION:
            return AGAINST_ACTION[option](g, self.seat) if ask.prompt == "hero_action" else reasons.MOVE_FIRST
        return why_not_mission(g, self.seat, option, OWN_TURN)

    def against_hero(self, g: Metro, option: int) -> int:
        """What stands against an attack on the hero that an option names; 0: nothing."""
        other = queries.seat_of_hero(g, model.HERO_CARD.thing(option))
        return queries.against_hero_on_hero(g, self.seat, other)

    def against_going(self, g: Metro, station: int) -> int:
        """Why the hero cannot go to a station that is not among his destinations."""
        if not board.is_active(station, queries.factions_in_play(g)):
            return reasons.NOT_ENTERED
        return reasons.TOO_FAR if station in queries.hero_walk(g, self.seat).order else reasons.NO_WAY
