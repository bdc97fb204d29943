"""The resolution phase: the effects of the districts, and abilities used while resolving (chapter 7)."""

from __future__ import annotations

from railhead.games.black_metro.abilities import against_ability, note_use, use_technology
from railhead.games.black_metro.cards import BATTLEFIELD, CANDIDATE_DISTRICT
from railhead.games.black_metro.carry import Carry, against_using
from railhead.games.black_metro.missions import against_fulfilling, is_mission_option
from railhead.games.black_metro.model import (
    CARD,
    OVERLORD,
    PASS,
    PLACE,
    USE,
    BlackMetro,
    Place,
    Player,
    is_act,
    is_technology,
)
from railhead.games.black_metro.queries import DISTRICT_ABILITY_USED, DOUBLING, ready_at
from railhead.games.black_metro.reasons import (
    ABILITY_ELSEWHERE,
    ABILITY_ONCE,
    CANDIDATE_DOWNED,
    NOT_DOUBLED,
    NOT_WITH_MATRIX,
    NOT_YOURS,
    NOTHING_TO_TRADE,
    USED_ALREADY,
    WRONG_DISTRICT,
)
from railhead.games.black_metro.scripts import (
    DISTRICT_ABILITY,
    FIRST_EFFECT,
    RESOLVE_DISTRICT,
    SCRIPTS,
    SECOND_EFFECT,
    TECH_SCRIPT,
)
from railhead.games.black_metro.terms import acquire
from railhead.games.black_metro.trade import can_trade
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
            self.add_usable(g, FIRST_EFFECT[self.district], options)
        if self.done <= 1:
            self.add_usable(g, SECOND_EFFECT[self.district], options)
        candidate = g.candidate[self.player]
        if candidate != NONE and self.against_district_ability(g, DISTRICT_ABILITY[candidate]) == 0:
            options.append(USE.of(DISTRICT_ABILITY[candidate]))
        if g.technologies[self.player].cards:
            for card in ready_at(g, self.player, RESOLVE_DISTRICT):
                if self.against_using_here(g, card) == 0:
                    options.append(CARD.of(card))
        return options

    def add_usable(self, g: BlackMetro, effects: list[int], options: list[int]) -> None:
        for script in effects:
            if against_using(g, script, self.player, self.district) == 0:
                options.append(USE.of(script))

    def against_district_ability(self, g: BlackMetro, script: int) -> int:
        """Why the candidate's district ability cannot be used (BLK-7.1.6, BLK-11.12, BLK-17.9)."""
        candidate = g.candidate[self.player]
        if CANDIDATE_DISTRICT[candidate] != self.district:
            return ABILITY_ELSEWHERE
        if self.early:
            return NOT_WITH_MATRIX
        if not g.candidate_charged[self.player]:
            return CANDIDATE_DOWNED
        if g.used[self.player] & DISTRICT_ABILITY_USED:
            return ABILITY_ONCE
        return against_using(g, script, self.player, self.district)

    def against_using_here(self, g: BlackMetro, card: int) -> int:
        """Why a technology that works while one resolves is of no use now (BLK-7.1.8)."""
        if card not in DOUBLING:
            return 0 if can_trade(g, self.player) else NOTHING_TO_TRADE
        if self.early or self.first == NONE:
            return NOT_DOUBLED
        return 0 if self.district in SCRIPTS[TECH_SCRIPT[card]].effects[0].districts else NOT_DOUBLED

    def ask_effect(self, g: BlackMetro) -> Ask | None:
        options = self.choices(g)
        if not options:
            return None
        options.insert(0, PASS)
        return Ask(self.player, "resolve", options, about=PLACE.of(self.district))

    def use(self, g: BlackMetro) -> None:
        if not is_act(self.choice):
            return
        self.go("ask_effect")
        if not is_technology(self.choice):
            self.use_script(g, USE.thing(self.choice))
            return
        card = CARD.thing(self.choice)
        if card in DOUBLING:
            note_use(g, self.player, card)
            g.push(Carry(self.first, self.player, self.district))
        else:
            use_technology(g, self.player, card, self.district)

    def use_script(self, g: BlackMetro, script: int) -> None:
        if script in FIRST_EFFECT[self.district]:
            self.first = script
            self.done = 1
        elif script in SECOND_EFFECT[self.district]:
            self.done = 2
        else:
            g.used[self.player] |= DISTRICT_ABILITY_USED
        g.tell("uses", self.player, USE.of(script), PLACE.of(self.district))
        g.push(Carry(script, self.player, self.district))

    def why_not(self, g: BlackMetro, ask: Ask, option: int) -> int:
        if is_mission_option(option):
            return against_fulfilling(g, self.player, option, NONE)
        reason = against_ability(g, self.player, option, RESOLVE_DISTRICT)
        if reason:
            return reason
        if is_technology(option):
            return self.against_using_here(g, CARD.thing(option))
        return self.why_not_effect(g, USE.thing(option)) if USE.has(option) else 0

    def why_not_effect(self, g: BlackMetro, script: int) -> int:
        if script in DISTRICT_ABILITY:
            candidate = g.candidate[self.player]
            own = candidate != NONE and DISTRICT_ABILITY[candidate] == script
            return self.against_district_ability(g, script) if own else NOT_YOURS
        if script in FIRST_EFFECT[self.district]:
            return USED_ALREADY if self.done else against_using(g, script, self.player, self.district)
        if script in SECOND_EFFECT[self.district]:
            return USED_ALREADY if self.done > 1 else against_using(g, script, self.player, self.district)
        return WRONG_DISTRICT


def overlord_resolves(g: BlackMetro) -> None:
    """The overlord takes both effects of the battlefield whenever they are due to him (BLK-19.4.1)."""
    if not g.is_overlord(g.dominator[BATTLEFIELD]) or not g.personnel(OVERLORD, BATTLEFIELD):
        return
    for script in FIRST_EFFECT[BATTLEFIELD] + SECOND_EFFECT[BATTLEFIELD]:
        if against_using(g, script, OVERLORD, BATTLEFIELD) == 0:
            g.tell("uses", OVERLORD, USE.of(script), PLACE.of(BATTLEFIELD))
            for effect in SCRIPTS[script].effects:
                acquire(g, OVERLORD, effect.n)
