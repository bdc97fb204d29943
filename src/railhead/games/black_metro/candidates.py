"""Candidates: general abilities and the abilities of the start of the dominance phase (chapter 17, BLK-4.5, 4.8)."""

from __future__ import annotations

from railhead.games.black_metro.carry import Carry, against_using
from railhead.games.black_metro.model import BlackMetro, Option, Player
from railhead.games.black_metro.pieces import UNIT_OF
from railhead.games.black_metro.queries import general_ability, ready_at, used_bit
from railhead.games.black_metro.reasons import (
    CANDIDATE_DOWNED,
    NOBODY_TO_MOVE,
    NOT_CHARGED,
    NOT_NOW,
    NOT_THERE,
    NOT_YOURS,
    ONCE_A_ROUND,
)
from railhead.games.black_metro.scripts import DOMINANCE_START, GENERAL_ABILITY, SCRIPTS, TECH_SCRIPT, TECH_TIMING
from railhead.games.black_metro.solo import overlord_abilities, overlord_acts
from railhead.games.black_metro.tables import CARDS, DISTRICTS, FIRST_TECHNOLOGY, RANKS
from railhead.games.black_metro.units import shift
from railhead.games.black_metro.words import ALL_DISTRICTS, CARD, DISTRICT, PASS, UNIT, USE
from railhead.kernel.ask import NONE, Ask
from railhead.kernel.step import Step, flow


def use_general_ability(g: BlackMetro, player: int, script: int, place: int) -> None:
    """Down the candidate and carry out the general ability (BLK-17.2)."""
    g.candidate_charged[player] = False
    g.tell("uses_ability", player, USE + script)
    g.push(Carry(script, player, place))


def against_general(g: BlackMetro, player: int, script: int, when: int) -> int:
    """Why a player cannot use this general ability now."""
    if g.candidate[player] == NONE or GENERAL_ABILITY[g.candidate[player]] != script:
        return NOT_YOURS
    if SCRIPTS[script].when != when:
        return NOT_NOW
    if not g.candidate_charged[player]:
        return CANDIDATE_DOWNED
    return against_using(g, script, player, 0)


def usable_general(g: BlackMetro, player: int, when: int) -> int:
    """The general ability (option) that a player can use now, or NONE."""
    script = general_ability(g, player, when)
    if script == NONE or against_using(g, script, player, 0):
        return NONE
    return USE + script


def may_start(g: BlackMetro, player: int) -> bool:
    """Has a player anything that could work at the start of the dominance phase?"""
    if g.is_overlord(player):
        return overlord_acts(g, DOMINANCE_START)
    return len(g.technologies[player].cards) > 0 or general_ability(g, player, DOMINANCE_START) != NONE


class StartAbilities(Step):
    """A player uses abilities of the start of the dominance phase, the candidate's at any place (BLK-4.8)."""

    player: Player = 0
    answer: Option = NONE

    def __init__(self, player: int = 0) -> None:
        self.player = player

    def summon(self, g: BlackMetro) -> None:
        if g.is_overlord(self.player):
            overlord_abilities(g, DOMINANCE_START)

    def ask_ability(self, g: BlackMetro) -> Ask | None:
        if g.is_overlord(self.player):
            return None
        options = [CARD + card for card in ready_at(g, self.player, DOMINANCE_START) if self.can_move(g)]
        general = usable_general(g, self.player, DOMINANCE_START)
        if general != NONE:
            options.append(general)
        return Ask(self.player, "start_ability", [PASS, *options], "answer") if options else None

    def can_move(self, g: BlackMetro) -> bool:
        """Has the player personnel on the board?"""
        return any([g.personnel(self.player, district) for district in range(1, DISTRICTS + 1)])

    def use(self, g: BlackMetro) -> None:
        answer = self.answer
        self.answer = NONE
        if answer <= PASS:
            return
        self.go("ask_ability")
        if answer >= USE:
            use_general_ability(g, self.player, answer - USE, 0)
            return
        card = answer - CARD
        g.used[self.player] |= used_bit(card)
        g.tell("uses_technology", self.player, card)
        g.push(Carry(TECH_SCRIPT[card], self.player))

    def why_not(self, g: object, ask: Ask, option: int) -> int:
        assert isinstance(g, BlackMetro)
        if option - USE in GENERAL_ABILITY:
            return against_general(g, self.player, option - USE, DOMINANCE_START)
        if not CARD + FIRST_TECHNOLOGY <= option < CARD + len(CARDS):
            return 0
        card = option - CARD
        if not g.has_charged(self.player, card):
            return NOT_CHARGED
        if TECH_TIMING[card] != DOMINANCE_START:
            return NOT_NOW
        return ONCE_A_ROUND if g.used[self.player] & used_bit(card) else NOBODY_TO_MOVE


flow(StartAbilities, "summon", "ask_ability", "use")


class MovePersonnel(Step):
    """A player moves one of his personnel from a district to another (Grav Lifter)."""

    player: Player = 0
    source: Option = NONE
    rank: Option = NONE
    target: Option = NONE

    def __init__(self, player: int = 0) -> None:
        self.player = player

    def ask_source(self, g: BlackMetro) -> Ask:
        options = [DISTRICT + at for at in range(1, DISTRICTS + 1) if g.personnel(self.player, at)]
        return Ask(self.player, "lift_from", options, "source")

    def ranks(self, g: BlackMetro) -> list[int]:
        place = self.source - DISTRICT
        return [UNIT + rank for rank in range(RANKS) if g.count(self.player, rank, place)]

    def ask_rank(self, g: BlackMetro) -> Ask | None:
        ranks = self.ranks(g)
        return Ask(self.player, "lift_what", ranks, "rank", about=self.source) if len(ranks) > 1 else None

    def ask_target(self, g: BlackMetro) -> Ask:
        options = [option for option in ALL_DISTRICTS if option != self.source]
        return Ask(self.player, "lift_to", options, "target")

    def move(self, g: BlackMetro) -> None:
        rank = (self.ranks(g)[0] if self.rank == NONE else self.rank) - UNIT
        shift(g, self.player, UNIT_OF[rank], self.source - DISTRICT, self.target - DISTRICT)
        g.tell("lifts", self.player, UNIT + rank, self.source, self.target)

    def why_not(self, g: object, ask: Ask, option: int) -> int:
        return NOT_THERE if option in ALL_DISTRICTS or UNIT <= option < UNIT + RANKS else 0


flow(MovePersonnel, "ask_source", "ask_rank", "ask_target", "move")
