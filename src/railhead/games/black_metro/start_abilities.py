"""The start of the dominance phase: abilities used there, and the Grav Lifter (BLK-4.5, BLK-4.8, BLK-6.1.1)."""

from __future__ import annotations

from railhead.games.black_metro.abilities import against_ability, usable_general, use_ability
from railhead.games.black_metro.cards import DISTRICTS, RANKS
from railhead.games.black_metro.model import (
    ALL_DISTRICTS,
    CARD,
    DISTRICT,
    PASS,
    PLACE,
    UNIT,
    BlackMetro,
    Option,
    Player,
    is_act,
    is_technology,
)
from railhead.games.black_metro.overlord import overlord_abilities, overlord_acts
from railhead.games.black_metro.personnel import UNIT_OF
from railhead.games.black_metro.queries import general_ability, ready_at
from railhead.games.black_metro.reasons import LIFT_ELSEWHERE, NOBODY_AT, NOBODY_TO_MOVE, NONE_TO_LIFT
from railhead.games.black_metro.scripts import DOMINANCE_START
from railhead.games.black_metro.units import shift
from railhead.kernel.ask import NONE, Ask
from railhead.kernel.step import Step


def may_start(g: BlackMetro, player: int) -> bool:
    """Has a player anything that could work at the start of the dominance phase?"""
    if g.is_overlord(player):
        return overlord_acts(g, DOMINANCE_START)
    return len(g.technologies[player].cards) > 0 or general_ability(g, player, DOMINANCE_START) != NONE


class StartAbilities(Step):
    """A player uses abilities of the start of the dominance phase, the candidate's at any place (BLK-4.8)."""

    flow = ("summon", "ask_ability", "use")

    player: Player = 0

    def summon(self, g: BlackMetro) -> None:
        if g.is_overlord(self.player):
            overlord_abilities(g, DOMINANCE_START)

    def ask_ability(self, g: BlackMetro) -> Ask | None:
        if g.is_overlord(self.player):
            return None
        options = [CARD.of(card) for card in ready_at(g, self.player, DOMINANCE_START) if self.can_move(g)]
        general = usable_general(g, self.player, DOMINANCE_START)
        if general != NONE:
            options.append(general)
        return Ask(self.player, "start_ability", [PASS, *options]) if options else None

    def can_move(self, g: BlackMetro) -> bool:
        """Has the player personnel on the board?"""
        return any([g.personnel(self.player, district) for district in range(1, DISTRICTS + 1)])

    def use(self, g: BlackMetro) -> None:
        if not is_act(self.choice):
            return
        self.go("ask_ability")
        use_ability(g, self.player, self.choice, 0)

    def why_not(self, g: BlackMetro, ask: Ask, option: int) -> int:
        reason = against_ability(g, self.player, option, DOMINANCE_START)
        if reason or not is_technology(option):
            return reason
        return 0 if self.can_move(g) else NOBODY_TO_MOVE


class MovePersonnel(Step):
    """A player moves one of his personnel from a district to another (Grav Lifter)."""

    flow = ("ask_source", "choose_source", "ask_rank", "ask_target", "move")

    player: Player = 0
    source: Option = NONE
    rank: Option = NONE

    def sources(self, g: BlackMetro) -> list[int]:
        return [PLACE.of(at) for at in range(1, DISTRICTS + 1) if g.personnel(self.player, at)]

    def ask_source(self, g: BlackMetro) -> Ask | None:
        sources = self.sources(g)
        return Ask(self.player, "lift_from", sources, "source") if len(sources) > 1 else None

    def choose_source(self, g: BlackMetro) -> None:
        if self.source == NONE:
            self.source = self.sources(g)[0]

    def ranks(self, g: BlackMetro) -> list[int]:
        place = PLACE.thing(self.source)
        return [UNIT.of(rank) for rank in range(RANKS) if g.count(self.player, rank, place)]

    def ask_rank(self, g: BlackMetro) -> Ask | None:
        ranks = self.ranks(g)
        return Ask(self.player, "lift_what", ranks, "rank", about=self.source) if len(ranks) > 1 else None

    def ask_target(self, g: BlackMetro) -> Ask:
        options = [option for option in ALL_DISTRICTS if option != self.source]
        return Ask(self.player, "lift_to", options)

    def move(self, g: BlackMetro) -> None:
        rank = UNIT.thing(self.ranks(g)[0] if self.rank == NONE else self.rank)
        shift(g, self.player, UNIT_OF[rank], PLACE.thing(self.source), PLACE.thing(self.choice))
        g.tell("lifts", self.player, rank, self.source, self.choice)

    def why_not(self, g: BlackMetro, ask: Ask, option: int) -> int:
        if ask.prompt == "lift_what" and UNIT.has(option):
            return 0 if option in self.ranks(g) else NONE_TO_LIFT[UNIT.thing(option)]
        if not DISTRICT.has(option):
            return 0
        if ask.prompt == "lift_from":
            return 0 if g.personnel(self.player, PLACE.thing(option)) else NOBODY_AT
        return LIFT_ELSEWHERE if option == self.source else 0
