"""Missions: which options can be fulfilled at a moment, and fulfilling one (chapter 15)."""

from __future__ import annotations

from typing import Final

from railhead.games.black_metro import carry, reasons, stats
from railhead.games.black_metro.cards import FIRST_MISSION
from railhead.games.black_metro.model import PASS, USE, BlackMetro, Player, is_act
from railhead.games.black_metro.scripts import MISSION_OPTIONS, MISSION_TIMING, SCRIPTS, STANDBY_MISSION, TIMINGS
from railhead.kernel.ask import Ask
from railhead.kernel.step import Step

FIRST_OPTION: Final[int] = MISSION_OPTIONS[0][0]
LAST_OPTION: Final[int] = MISSION_OPTIONS[-1][-1]


def is_mission_option(option: int) -> bool:
    """Does this name an option of a mission?"""
    return USE.has(option) and FIRST_OPTION <= USE.thing(option) <= LAST_OPTION


def mission_of(script: int) -> int:
    """The mission card to which an option belongs."""
    return FIRST_MISSION + (script - FIRST_OPTION) // 3


def against_option(g: BlackMetro, player: int, script: int) -> int:
    """Why an option of a mission in hand cannot be chosen: not met, or not to be paid (BLK-15.4, BLK-15.11)."""
    option = SCRIPTS[script]
    reason = stats.against_conditions(g, player, option.conditions)
    if reason:
        return reason
    return 0 if option.cost is None else carry.against_paying(g, option.cost, player, 0)


def add_options(g: BlackMetro, player: int, cards: list[int], timing: int, options: list[int]) -> None:
    """Add the options of these missions that can be fulfilled at this moment."""
    for card in cards:
        if MISSION_TIMING[card - FIRST_MISSION] == timing:
            for script in MISSION_OPTIONS[card - FIRST_MISSION]:
                if against_option(g, player, script) == 0:
                    options.append(USE.of(script))


def missions_to_fulfil(g: BlackMetro, player: int, timing: int) -> list[int]:
    """Pass, and every option of a mission that the player can fulfil at this moment."""
    options = [PASS]
    add_options(g, player, g.missions[player].cards, timing, options)
    add_options(g, player, g.revealed[player].cards, timing, options)
    return options


def fulfil(g: BlackMetro, player: int, script: int, timing: int) -> None:
    """The mission is laid face up; the option that was chosen is paid and pays (BLK-15.4)."""
    card = mission_of(script)
    if card in g.revealed[player].cards:
        g.move_card(g.revealed[player], card, g.fulfilled[player])
    else:
        g.move_card(g.missions[player], card, g.fulfilled[player])
    g.tell("fulfils", player, card, USE.of(script))
    if timing != STANDBY_MISSION:
        g.mission_done[player] = True
    g.push(carry.Carry(script, player))


def against_fulfilling(g: BlackMetro, player: int, option: int, timing: int) -> int:
    """Why a player cannot choose this option of a mission at this moment."""
    if not is_mission_option(option):
        return 0
    card = mission_of(USE.thing(option))
    if card not in g.missions[player].cards and card not in g.revealed[player].cards:
        return reasons.NOT_YOUR_MISSION
    moment = MISSION_TIMING[card - FIRST_MISSION]
    return against_option(g, player, USE.thing(option)) if moment == timing else reasons.FULFILLED_AT[TIMINGS[moment]]


class Fulfil(Step):
    """A player may fulfil one mission at the end of the dominance phase, or in standby (BLK-6.3.1, BLK-8.9)."""

    flow = ("ask_mission", "fulfil")

    player: Player = 0
    timing: int = 0

    def ask_mission(self, g: BlackMetro) -> list[Ask] | None:
        """Put whatever the missions are, since they are secret; in the solo challenge only if there is a choice."""
        if g.unfulfilled(self.player) == 0:
            return None
        options = missions_to_fulfil(g, self.player, self.timing)
        prompt = "fulfil_standby" if self.timing == STANDBY_MISSION else "fulfil_end"
        return [Ask(self.player, prompt, options, quiet=g.is_solo())]

    def fulfil(self, g: BlackMetro) -> None:
        if g.replies and is_act(g.replies[self.player]):
            fulfil(g, self.player, USE.thing(g.replies[self.player]), self.timing)

    def why_not(self, g: BlackMetro, ask: Ask, option: int) -> int:
        return against_fulfilling(g, self.player, option, self.timing)


def may_fulfil(g: BlackMetro, player: int) -> bool:
    """Has this player a seat, missions, and no dominance mission fulfilled this round (BLK-15.3)?"""
    return not g.mission_done[player] and g.unfulfilled(player) > 0
