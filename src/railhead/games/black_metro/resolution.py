"""The resolution phase: the effects of the districts, and abilities used while resolving (chapter 7)."""

from __future__ import annotations

from railhead.games.black_metro import abilities, missions, model, reasons, scripts, terms
from railhead.games.black_metro.cards import BATTLEFIELD, CANDIDATE_DISTRICT
from railhead.games.black_metro.carry import Carry, against_using
from railhead.games.black_metro.model import BlackMetro, Place, Player
from railhead.games.black_metro.queries import DISTRICT_ABILITY_USED, DOUBLING, WORKING_AT, ready
from railhead.kernel.ask import NONE, Ask
from railhead.kernel.step import Step


class ResolutionPhase(Step):
    """District after district, every player there resolves it (BLK-7.1.1)."""

    flow = ("each_district",)

    district: Place = 0

    def each_district(self, g: BlackMetro) -> bool:
        self.district = g.next_district(self.district)
        if not self.district:
            return False
        g.push_each([ResolveDistrict(player, self.district) for player in g.order() if self.resolves(g, player)])
        if self.district == BATTLEFIELD:
            overlord_resolves(g)
        return True

    def resolves(self, g: BlackMetro, player: int) -> bool:
        """At a facility all with personnel and a seat, on the battlefield the dominating one (BLK-7.1.2, BLK-7.2.9)."""
        if not g.forces[player][self.district] or g.is_overlord(player):
            return False
        return self.district != BATTLEFIELD or g.dominator[BATTLEFIELD] == player


class ResolveDistrict(Step):
    """A player uses the effects of a district in list order, and abilities at any point (BLK-7.1.3, BLK-7.1.6)."""

    flow = ("ask_effect", "use")

    player: Player = 0
    district: Place = 0
    early: bool = False  # with Expiditry Matrix, in the assignment phase (BLK-11.12)
    done: int = 0  # effects used or passed over
    first: int = NONE  # the first effect that was used

    def choices(self, g: BlackMetro) -> list[int]:
        """All effects and abilities that can be used now."""
        options: list[int] = []
        if self.done == 0:
            self.add_usable(g, scripts.FIRST_EFFECT[self.district], options)
        if self.done <= 1:
            self.add_usable(g, scripts.SECOND_EFFECT[self.district], options)
        candidate = g.candidate[self.player]
        if candidate != NONE and self.against_district_ability(g, scripts.DISTRICT_ABILITY[candidate]) == 0:
            options.append(model.USE.of(scripts.DISTRICT_ABILITY[candidate]))
        if g.technologies[self.player].cards:
            for card in ready(g, self.player, WORKING_AT[scripts.RESOLVE_DISTRICT]):
                if self.against_using_here(g, card) == 0:
                    options.append(model.CARD.of(card))
        return options

    def add_usable(self, g: BlackMetro, effects: list[int], options: list[int]) -> None:
        for script in effects:
            if against_using(g, script, self.player, self.district) == 0:
                options.append(model.USE.of(script))

    def against_district_ability(self, g: BlackMetro, script: int) -> int:
        """Why the candidate's district ability cannot be used (BLK-7.1.6, BLK-11.12, BLK-17.9)."""
        candidate = g.candidate[self.player]
        if CANDIDATE_DISTRICT[candidate] != self.district:
            return reasons.ABILITY_ELSEWHERE
        if self.early:
            return reasons.NOT_WITH_MATRIX
        if not g.candidate_charged[self.player]:
            return reasons.CANDIDATE_DOWNED
        if g.used[self.player] & DISTRICT_ABILITY_USED:
            return reasons.ABILITY_ONCE
        return against_using(g, script, self.player, self.district)

    def against_using_here(self, g: BlackMetro, card: int) -> int:
        """Why a technology that works while one resolves is of no use now (BLK-7.1.8)."""
        if card not in DOUBLING:
            return 0 if terms.can_trade(g, self.player) else reasons.NOTHING_TO_TRADE
        if self.early or self.first == NONE:
            return reasons.NOT_DOUBLED
        doubled = scripts.SCRIPTS[scripts.TECH_SCRIPT[card]].effects[0].districts
        return 0 if self.district in doubled else reasons.NOT_DOUBLED

    def ask_effect(self, g: BlackMetro) -> Ask | None:
        options = self.choices(g)
        if not options:
            return None
        options.insert(0, model.PASS)
        return Ask(self.player, "resolve", options, about=model.PLACE.of(self.district))

    def use(self, g: BlackMetro) -> None:
        if not model.is_act(self.choice):
            return
        self.go("ask_effect")
        if not model.is_technology(self.choice):
            self.use_script(g, model.USE.thing(self.choice))
            return
        card = model.CARD.thing(self.choice)
        if card in DOUBLING:
            abilities.note_use(g, self.player, card)
            g.push(Carry(self.first, self.player, self.district))
        else:
            abilities.use_technology(g, self.player, card, self.district)

    def use_script(self, g: BlackMetro, script: int) -> None:
        if script in scripts.FIRST_EFFECT[self.district]:
            self.first = script
            self.done = 1
        elif script in scripts.SECOND_EFFECT[self.district]:
            self.done = 2
        else:
            g.used[self.player] |= DISTRICT_ABILITY_USED
        g.tell("uses", self.player, model.USE.of(script), model.PLACE.of(self.district))
        g.push(Carry(script, self.player, self.district))

    def why_not(self, g: BlackMetro, ask: Ask, option: int) -> int:
        if missions.is_mission_option(option):
            return missions.against_fulfilling(g, self.player, option, NONE)
        reason = abilities.against_ability(g, self.player, option, scripts.RESOLVE_DISTRICT)
        if reason:
            return reason
        if model.is_technology(option):
            return self.against_using_here(g, model.CARD.thing(option))
        return self.why_not_effect(g, model.USE.thing(option)) if model.USE.has(option) else 0

    def why_not_effect(self, g: BlackMetro, script: int) -> int:
        if script in scripts.DISTRICT_ABILITY:
            candidate = g.candidate[self.player]
            own = candidate != NONE and scripts.DISTRICT_ABILITY[candidate] == script
            return self.against_district_ability(g, script) if own else reasons.NOT_YOURS
        if script in scripts.FIRST_EFFECT[self.district]:
            return reasons.USED_ALREADY if self.done else against_using(g, script, self.player, self.district)
        if script in scripts.SECOND_EFFECT[self.district]:
            return reasons.USED_ALREADY if self.done > 1 else against_using(g, script, self.player, self.district)
        return reasons.WRONG_DISTRICT


def overlord_resolves(g: BlackMetro) -> None:
    """The overlord takes both effects of the battlefield whenever they are due to him (BLK-19.4.1)."""
    if not g.is_overlord(g.dominator[BATTLEFIELD]) or not g.personnel(model.OVERLORD, BATTLEFIELD):
        return
    for script in scripts.FIRST_EFFECT[BATTLEFIELD] + scripts.SECOND_EFFECT[BATTLEFIELD]:
        if against_using(g, script, model.OVERLORD, BATTLEFIELD) == 0:
            g.tell("uses", model.OVERLORD, model.USE.of(script), model.PLACE.of(BATTLEFIELD))
            for effect in scripts.SCRIPTS[script].effects:
                terms.acquire(g, model.OVERLORD, effect.n)
