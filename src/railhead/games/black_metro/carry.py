"""How an ability is used: may it be used, what does it cost, and its effects one after the other (chapter 18)."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from railhead.games.black_metro import deck, mission_cards, queries, reasons, science, terms, units
from railhead.games.black_metro.model import BlackMetro, Place, Player, Script
from railhead.games.black_metro.scripts import EACH_PLAYER, OPS, OTHER, SCRIPTS, SELF, UNSAID, Cost, Effect
from railhead.kernel.ask import NONE
from railhead.kernel.errors import RulesError
from railhead.kernel.step import Step

# --- may it be used? ------------------------------------------------------------------------------------------------


def against_using(g: BlackMetro, at: int, player: int, place: int) -> int:
    """Why a player cannot use an ability at a place: level, needs, cost, an impossible effect (BLK-18.4)."""
    script = SCRIPTS[at]
    if g.level[player] < script.level:
        return reasons.LEVEL_TOO_LOW
    if script.needs and not queries.all_hold(g, script.needs, player, NONE, place):
        # The second effect of the battlefield is the only ability that needs something (BLK-7.2.9, BLK-7.2.11).
        return reasons.NOT_RELIC_PLAYER if g.options["combat_zone_second"] == "relic" else reasons.OVERWHELMED_NOBODY
    cost = script.cost
    if cost is not None:
        reason = against_paying(g, cost, player, place)
        if reason:
            return reason
    for effect in script.effects:
        if HINDERED[effect.op] and effect.who == SELF and not effect.if_able and not effect.optional:
            reason = CANS[effect.op](g, player, effect, place)
            if reason:
                return reason
    return 0


def against_paying(g: BlackMetro, cost: Cost, player: int, place: int) -> int:
    """Why a player cannot pay a cost in full (BLK-2.1, BLK-18.6); strain can always be inflicted (BLK-7.1.5)."""
    reason = science.against_spending(g, player, cost)
    if reason:
        return reason
    if cost.recall and g.personnel(player, place) < cost.recall:
        return reasons.TOO_FEW_TO_RECALL
    if cost.technologies and g.charged_count(player) < cost.technologies:
        return reasons.NOTHING_CHARGED
    if cost.fortunes and deck.good_count(g, player, cost.least_elite) < cost.fortunes:
        return reasons.TOO_FEW_TO_DISCARD
    if cost.missions and g.unfulfilled(player) - 1 < cost.missions:  # the mission itself does not count (BLK-15.10)
        return reasons.TOO_FEW_MISSIONS
    return 0


# --- using it -------------------------------------------------------------------------------------------------------


class Carry(Step):
    """A player pays for an ability and carries out its effects in order. The result is the place it ended at."""

    flow: ClassVar[tuple[str, ...]] = ("pay", "each_effect")

    script: Script = 0
    player: Player = 0
    place: Place = 0
    other: Player = NONE
    line: int = 0
    paid: int = 0  # the level of the technology downed as a cost

    def pay(self, g: BlackMetro) -> None:
        cost = SCRIPTS[self.script].cost
        if cost is not None:
            pay(g, cost, self.player, self.place)

    def each_effect(self, g: BlackMetro) -> bool:
        effects = SCRIPTS[self.script].effects
        while self.line < len(effects):
            effect = effects[self.line]
            self.line += 1
            if not effect.needs or queries.all_hold(g, effect.needs, self.player, self.other, self.place):
                if effect.who > OTHER:
                    self.share_out(g, effect)
                else:
                    ACTS[effect.op](g, self, effect, self.other if effect.who == OTHER else self.player)
            if g.interrupted:
                return True
        self.result = self.place
        return False

    def share_out(self, g: BlackMetro, effect: Effect) -> None:
        """The players concerned carry out an effect one after the other, the relic player first (BLK-13.9)."""
        players = [player for player in g.order() if self.concerns(g, effect, player)]
        g.push_each([Share(self.script, one, self.place, line=self.line - 1, paid=self.paid) for one in players])

    def concerns(self, g: BlackMetro, effect: Effect, player: int) -> bool:
        """Each other player at the place, if the effect names one; events do not touch the overlord (BLK-19.4.5)."""
        if effect.who == EACH_PLAYER:
            return not g.is_overlord(player)
        if player == self.player:
            return False
        return effect.at == UNSAID or g.personnel(player, self.place) > 0


class Share(Carry):
    """One player's share of an effect that concerns several."""

    flow = ("carry_share",)

    def carry_share(self, g: BlackMetro) -> None:
        effect = SCRIPTS[self.script].effects[self.line]
        ACTS[effect.op](g, self, effect, self.player)


def pay(g: BlackMetro, cost: Cost, player: int, place: int) -> None:
    """Pay a cost in full; what leaves a choice becomes a step."""
    science.spend_all(g, player, cost)
    if cost.strain:
        terms.inflict(g, player, cost.strain)
    if cost.recall:
        g.push(units.RecallPersonnel(player, place, cost.recall))
    if cost.technologies:
        g.push(science.DownTechnology(player), "paid")
    if cost.fortunes:
        g.push(deck.DiscardFortunes(player, cost.fortunes, cost.least_elite, deck.PAYMENT))
    if cost.missions:
        g.push(mission_cards.ReturnMissions(player, cost.missions))


# --- the verbs: `verbs.py` gives each its meaning -------------------------------------------------------------------

Act = Callable[[BlackMetro, Carry, Effect, int], None]
Can = Callable[[BlackMetro, int, Effect, int], int]


def unheard_of(g: BlackMetro, carry: Carry, effect: Effect, player: int) -> None:
    """A verb without a meaning, or a standing modifier that nobody carries out."""
    raise RulesError(f"{effect.name} is not something to carry out")


def always(g: BlackMetro, player: int, effect: Effect, place: int) -> int:
    """Nothing stands against this verb."""
    return 0


ACTS: Final[list[Act]] = [unheard_of for _ in OPS]
CANS: Final[list[Can]] = [always for _ in OPS]
HINDERED: Final[list[bool]] = [False for _ in OPS]  # can something stand against a verb?


def verb(name: str, act: Act, can: Can = always) -> None:
    """Give a verb its meaning: what it does, and why it cannot be done."""
    ACTS[OPS.index(name)] = act
    CANS[OPS.index(name)] = can
    HINDERED[OPS.index(name)] = can is not always
