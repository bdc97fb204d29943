"""The start of the dominance phase: abilities used there, and the Grav Lifter (BLK-4.5, BLK-4.8, BLK-6.1.1)."""

from __future__ import annotations

from railhead.games.black_metro import abilities, cards, model, overlord, personnel, queries, reasons, units
from railhead.games.black_metro.model import BlackMetro, Option, Player
from railhead.games.black_metro.scripts import DOMINANCE_START
from railhead.kernel.ask import NONE, Ask
from railhead.kernel.step import Step


def may_start(g: BlackMetro, player: int) -> bool:
    """Has a player anything that could work at the start of the dominance phase?"""
    if g.is_overlord(player):
        return overlord.overlord_acts(g, DOMINANCE_START)
    return len(g.technologies[player].cards) > 0 or queries.general_ability(g, player, DOMINANCE_START) != NONE


class StartAbilities(Step):
    """A player uses abilities of the start of the dominance phase, the candidate's at any place (BLK-4.8)."""

    flow = ("summon", "ask_ability", "use")

    player: Player = 0

    def summon(self, g: BlackMetro) -> None:
        if g.is_overlord(self.player):
            overlord.overlord_abilities(g, DOMINANCE_START)

    def ask_ability(self, g: BlackMetro) -> Ask | None:
        if g.is_overlord(self.player):
            return None
        lifting = queries.WORKING_AT[DOMINANCE_START] if self.can_move(g) else []
        options = [model.CARD.of(card) for card in queries.ready(g, self.player, lifting)]
        general = abilities.usable_general(g, self.player, DOMINANCE_START)
        if general != NONE:
            options.append(general)
        return Ask(self.player, "start_ability", [model.PASS, *options]) if options else None

    def can_move(self, g: BlackMetro) -> bool:
        """Has the player personnel on the board?"""
        return g.on_board(self.player) > 0

    def use(self, g: BlackMetro) -> None:
        if not model.is_act(self.choice):
            return
        self.go("ask_ability")
        abilities.use_ability(g, self.player, self.choice, 0)

    def why_not(self, g: BlackMetro, ask: Ask, option: int) -> int:
        reason = abilities.against_ability(g, self.player, option, DOMINANCE_START)
        if reason or not model.is_technology(option):
            return reason
        return 0 if self.can_move(g) else reasons.NOBODY_TO_MOVE


class MovePersonnel(Step):
    """A player moves one of his personnel from a district to another (Grav Lifter)."""

    flow = ("ask_source", "choose_source", "ask_rank", "ask_target", "move")

    player: Player = 0
    source: Option = NONE
    rank: Option = NONE

    def sources(self, g: BlackMetro) -> list[int]:
        return [model.PLACE.of(at) for at in range(1, cards.DISTRICTS + 1) if g.personnel(self.player, at)]

    def ask_source(self, g: BlackMetro) -> Ask | None:
        return queries.offer(self.player, "lift_from", self.sources(g), "source")

    def choose_source(self, g: BlackMetro) -> None:
        if self.source == NONE:
            self.source = self.sources(g)[0]

    def ranks(self, g: BlackMetro) -> list[int]:
        return units.ranks_in(g.forces[self.player][model.PLACE.thing(self.source)])

    def ask_rank(self, g: BlackMetro) -> Ask | None:
        return queries.offer(self.player, "lift_what", self.ranks(g), "rank", about=self.source)

    def ask_target(self, g: BlackMetro) -> Ask:
        options = [option for option in model.ALL_DISTRICTS if option != self.source]
        return Ask(self.player, "lift_to", options)

    def move(self, g: BlackMetro) -> None:
        rank = model.UNIT.thing(queries.settled(self.rank, self.ranks(g)))
        source, target = model.PLACE.thing(self.source), model.PLACE.thing(self.choice)
        units.shift(g, self.player, personnel.UNIT_OF[rank], source, target)
        g.tell("lifts", self.player, rank, self.source, self.choice)

    def why_not(self, g: BlackMetro, ask: Ask, option: int) -> int:
        if ask.prompt == "lift_what":
            return units.against_rank_chosen(option, self.ranks(g), reasons.NONE_TO_LIFT)
        if not model.DISTRICT.has(option):
            return 0
        if ask.prompt == "lift_from":
            return 0 if g.personnel(self.player, model.PLACE.thing(option)) else reasons.NOBODY_AT
        return reasons.LIFT_ELSEWHERE if option == self.source else 0
