"""How strong a force is in a battle (M33-16.1, M33-19.2)."""

from __future__ import annotations

from railhead.games.metro2033 import cards, effects
from railhead.games.metro2033.effects import Effect
from railhead.games.metro2033.model import ARMY, Metro
from railhead.kernel.ask import NONE


class Fight:
    """The circumstances of one side of a battle: who fights, in which role, against what."""

    def __init__(self, seat: int, force: int, role: int, versus: int, threat: int) -> None:
        self.seat = seat
        self.who = effects.WITH_ARMY if force == ARMY else effects.WITH_HERO
        self.role = role
        self.versus = versus
        self.threat = threat  # the open threat card, or NONE

    def counts(self, effect: Effect, who: int) -> bool:
        """Do the filters of an effect let it count here? `who`: the force it works for."""
        if who not in (effects.ANYBODY, self.who) or effect.role not in (effects.ANYBODY, self.role):
            return False
        if effect.versus == effects.AGAINST_THREAT_OR_POLIS:
            return self.versus != effects.AGAINST_PLAYER
        if effect.versus not in (effects.ANYBODY, self.versus):
            return False
        return not effect.threat_type or (self.threat != NONE and cards.THREAT_TYPE[self.threat] == effect.threat_type)

    def sum(self, printed: list[Effect]) -> int:
        """What a card adds."""
        total = 0
        for effect in printed:
            if self.counts(effect, effect.who):
                total += effect.amount
        return total


def strength(g: Metro, fight: Fight) -> int:
    """Army or hero with everything that adds to its strength here; combat cards and one-shot cards come on top."""
    seat = fight.seat
    total = g.army[seat]
    if fight.who == effects.WITH_HERO:
        total = cards.HERO_STRENGTH[g.hero[seat]] + gear_strength(g, fight)
    total += fight.sum(cards.FACTION_STRENGTHS[g.faction[seat]]) + fight.sum(cards.HERO_STRENGTHS[g.hero[seat]])
    if fight.threat != NONE:
        total += fight.sum(cards.STRENGTHS[fight.threat])
    return total + lasting_strength(g, fight)


def gear_strength(g: Metro, fight: Fight) -> int:
    """What equipment adds to the hero; nothing against a threat that cancels it (M33-19.4)."""
    if ignores_equipment(fight.threat):
        return 0
    total = 0
    for card in g.gear[fight.seat].cards:
        total += fight.sum(cards.STRENGTHS[card])
    return total


def lasting_strength(g: Metro, fight: Fight) -> int:
    """What missions add that were used this round; for one of them the owner named army or hero (M33-19.15)."""
    total = 0
    for place in range(len(g.lasting)):
        if g.lasting_for[place] == fight.seat:
            for effect in cards.STRENGTHS[g.lasting[place]]:
                who = effect.who
                if who == effects.OWNER_CHOOSES:
                    who = effects.WITH_ARMY if g.lasting_on[place] == ARMY else effects.WITH_HERO
                if fight.counts(effect, who):
                    total += effect.amount
    return total


def tell_strength(g: Metro, fight: Fight) -> None:
    """Say openly what counts for a side, combat cards and one-shot cards apart."""
    seat = fight.seat
    if fight.who == effects.WITH_ARMY:
        g.tell("army_counts", seat, g.army[seat])
    else:
        g.tell("hero_counts", seat, cards.HERO_STRENGTH[g.hero[seat]])
    by_faction = fight.sum(cards.FACTION_STRENGTHS[g.faction[seat]])
    if by_faction:
        g.tell("faction_counts", seat, by_faction)
    by_hero = fight.sum(cards.HERO_STRENGTHS[g.hero[seat]])
    if by_hero:
        g.tell("ability_counts", seat, by_hero)
    gear = g.gear[seat].cards if fight.who == effects.WITH_HERO and not ignores_equipment(fight.threat) else []
    for card in [*gear, fight.threat] if fight.threat != NONE else gear:
        amount = fight.sum(cards.STRENGTHS[card])
        if amount:
            g.tell("card_counts", seat, card, amount)
    lasting = lasting_strength(g, fight)
    if lasting:
        g.tell("missions_count", seat, lasting)


def ignores_equipment(threat: int) -> bool:
    """Does equipment give no strength against this threat?"""
    return threat != NONE and has_op(threat, effects.IGNORE_EQUIPMENT)


def draw_is_defeat(threat: int) -> bool:
    """Do equal strengths count as a defeat against this threat?"""
    return threat != NONE and has_op(threat, effects.DRAW_IS_LOSS)


def has_op(card: int, op: int) -> bool:
    return op in cards.OPS_OF[card]


def plain_hero_strength(g: Metro, seat: int) -> int:
    """Printed strength plus equipment that adds to it without conditions (goal g10, M33-19.10)."""
    total = cards.HERO_STRENGTH[g.hero[seat]]
    for card in g.gear[seat].cards:
        for effect in cards.STRENGTHS[card]:
            if not effect.role and not effect.versus and not effect.threat_type:
                total += effect.amount
    return total
