"""Missions: which options can be fulfilled at a moment, and fulfilling one (chapter 15)."""

from __future__ import annotations

from railhead.games.black_metro.carry import Carry, against_paying
from railhead.games.black_metro.model import BlackMetro, Player
from railhead.games.black_metro.reasons import NOT_FULFILLED, NOT_YOUR_MISSION, WRONG_MOMENT
from railhead.games.black_metro.scripts import (
    AFTER_ASSERT,
    MISSION_OPTIONS,
    MISSION_TIMING,
    SCRIPTS,
    STANDBY_MISSION,
)
from railhead.games.black_metro.stats import meets
from railhead.games.black_metro.tables import FIRST_MISSION
from railhead.games.black_metro.words import PASS, USE
from railhead.kernel.ask import Ask
from railhead.kernel.step import Step, flow

FIRST_OPTION = MISSION_OPTIONS[0][0]
LAST_OPTION = MISSION_OPTIONS[-1][-1]


def mission_of(script: int) -> int:
    """The mission card to which an option belongs."""
    return FIRST_MISSION + (script - FIRST_OPTION) // 3


def against_option(g: BlackMetro, player: int, script: int) -> int:
    """Why an option of a mission in hand cannot be chosen: not met, or not to be paid (BLK-15.4, BLK-15.11)."""
    option = SCRIPTS[script]
    if not meets(g, player, option.conditions):
        return NOT_FULFILLED
    return 0 if option.cost is None else against_paying(g, option.cost, player, 0)


def add_options(g: BlackMetro, player: int, cards: list[int], timing: int, options: list[int]) -> None:
    """Add the options of these missions that can be fulfilled at this moment."""
    for card in cards:
        if MISSION_TIMING[card - FIRST_MISSION] == timing:
            for script in MISSION_OPTIONS[card - FIRST_MISSION]:
                if against_option(g, player, script) == 0:
                    options.append(USE + script)


class Fulfil(Step):
    """A player may fulfil one mission of this timing (BLK-6.1.12, BLK-6.3.1, BLK-8.9).

    After a district dominance the question is quiet: it would be put too often for the little it hides.
    """

    player: Player = 0
    timing: int = 0
    answer: int = 0

    def __init__(self, player: int = 0, timing: int = 0) -> None:
        self.player = player
        self.timing = timing

    def ask_mission(self, g: BlackMetro) -> Ask | list[Ask] | None:
        player = self.player
        if g.unfulfilled(player) == 0:
            return None
        options = [PASS]
        add_options(g, player, g.missions[player].cards, self.timing, options)
        add_options(g, player, g.revealed[player].cards, self.timing, options)
        if self.timing == AFTER_ASSERT:
            return [Ask(player, "fulfil_here", options, quiet=True)]
        return Ask(player, "fulfil_standby" if self.timing == STANDBY_MISSION else "fulfil_end", options, "answer")

    def fulfil(self, g: BlackMetro) -> None:
        answer = g.replies[self.player] if g.replies else self.answer
        if answer <= PASS:
            return
        player = self.player
        card = mission_of(answer - USE)
        if card in g.revealed[player].cards:
            g.move_card(g.revealed[player], card, g.fulfilled[player])
        else:
            g.move_card(g.missions[player], card, g.fulfilled[player])
        g.tell("fulfils", player, card, answer)
        if self.timing != STANDBY_MISSION:
            g.mission_done[player] = True
        g.replace(Carry(answer - USE, player))

    def why_not(self, g: object, ask: Ask, option: int) -> int:
        assert isinstance(g, BlackMetro)
        if not USE + FIRST_OPTION <= option <= USE + LAST_OPTION:
            return 0
        card = mission_of(option - USE)
        if card not in g.missions[self.player].cards and card not in g.revealed[self.player].cards:
            return NOT_YOUR_MISSION
        if MISSION_TIMING[card - FIRST_MISSION] != self.timing:
            return WRONG_MOMENT
        return against_option(g, self.player, option - USE)


flow(Fulfil, "ask_mission", "fulfil")


def may_fulfil(g: BlackMetro, player: int) -> bool:
    """Has this player a seat, missions, and no dominance mission fulfilled this round (BLK-15.3)?"""
    return not g.is_overlord(player) and not g.mission_done[player] and g.unfulfilled(player) > 0
