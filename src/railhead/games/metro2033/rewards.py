"""What a defeated threat gives, and what else a lost battle against one costs (M33-19.3, M33-19.5)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from railhead.games.metro2033 import cards, effects, equipment
from railhead.games.metro2033.data import RESOURCES
from railhead.games.metro2033.decks import draw_equipment
from railhead.games.metro2033.draws import DrawMissions
from railhead.games.metro2033.effects import Effect
from railhead.games.metro2033.model import JUST_CAME, Card, Metro, Seat
from railhead.games.metro2033.tokens import GainAny, ReturnTokens
from railhead.kernel.step import Step


def change_army(g: Metro, seat: int, amount: int) -> None:
    """Move the army marker, never beyond the ends of the track (M33-1.6)."""
    strength = max(cards.ARMY_MIN, min(g.army[seat] + amount, cards.ARMY_MAX))
    g.tell("army_stays" if strength == g.army[seat] else "army_changes", seat, strength)
    g.army[seat] = strength


def gain_tokens(g: Metro, seat: int, tokens: list[int]) -> None:
    for resource in range(len(RESOURCES)):
        if tokens[resource]:
            g.gain(seat, resource, tokens[resource])


class Reward(Step):
    """A player receives the reward of a threat: tokens, tokens of his choice, equipment, missions (M33-19.5)."""

    flow = ("tokens", "tokens_of_choice", "equipment", "missions")

    seat: Seat
    threat: Card
    by_hero: bool

    def tokens(self, g: Metro) -> None:
        g.tell("takes_reward", self.seat, self.threat)
        gain_tokens(g, self.seat, cards.REWARD_TOKENS[self.threat])
        if self.by_hero:
            for effect in cards.HERO_EFFECTS[g.hero[self.seat]]:
                if effect.when == "on_win" and effect.op == effects.GAIN:
                    g.tell("hero_ability", self.seat, g.hero[self.seat])
                    gain_tokens(g, self.seat, effect.tokens)

    def tokens_of_choice(self, g: Metro) -> None:
        if cards.REWARD_ANY[self.threat]:
            g.push(GainAny(self.seat, cards.REWARD_ANY[self.threat]))

    def equipment(self, g: Metro) -> None:
        for _ in range(cards.REWARD_EQUIPMENT[self.threat]):
            if draw_equipment(g, g.gear[self.seat]):
                g.tell("receives_gear", self.seat, g.gear[self.seat].cards[-1])
                g.push(equipment.CarryLimit(self.seat))
            else:
                g.tell("no_equipment_left", self.seat)

    def missions(self, g: Metro) -> None:
        for _ in range(cards.REWARD_MISSIONS[self.threat]):
            g.push(DrawMissions(self.seat, cards.MISSION_DRAW, 1, JUST_CAME))


# --- "if you lose, also" (M33-19.3) ---------------------------------------------------------------------------------


def return_tokens(g: Metro, seat: int, effect: Effect, with_hero: bool) -> None:
    g.push(ReturnTokens(seat, effect.amount))


def weaken_army(g: Metro, seat: int, effect: Effect, with_hero: bool) -> None:
    change_army(g, seat, effect.amount)


def discard_equipment(g: Metro, seat: int, effect: Effect, with_hero: bool) -> None:
    """Heavy Armour saves the equipment of a hero who lost the battle himself (M33-19.8)."""
    if with_hero and equipment.gear_is_protected(g, seat):
        g.tell("gear_is_protected", seat)
        return
    for _ in range(effect.amount):
        g.push(equipment.LoseGear(seat, seat))


IF_YOU_LOSE: Final[dict[int, Callable[[Metro, int, Effect, bool], None]]] = {
    effects.LOSE_ANY: return_tokens,
    effects.ARMY_STEP: weaken_army,
    effects.DISCARD_EQUIPMENT: discard_equipment,
}


ON_LOSS: Final[list[list[Effect]]] = [[one for one in printed if one.when == "on_loss"] for printed in cards.EFFECTS]


def also_lose(g: Metro, seat: int, threat: int, place: int, with_hero: bool) -> bool:
    """The loss at this place of the card besides the battle; False if the card has no more of them."""
    if place >= len(ON_LOSS[threat]):
        return False
    effect = ON_LOSS[threat][place]
    g.tell("also_loses", seat, threat)
    IF_YOU_LOSE[effect.op](g, seat, effect, with_hero)
    return True
