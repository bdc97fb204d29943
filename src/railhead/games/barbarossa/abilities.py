"""Intentional Abilities: a cost, an arrow, an effect (chapter 9)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from railhead.components import Entry
from railhead.games.barbarossa import reasons
from railhead.games.barbarossa.cards import ACTIVE, BIT, BLOCKS, EVERY_CARD, FATIGUED, IS_CITY, Points
from railhead.games.barbarossa.effects import IN_DEPLOYING_ZONE, IN_PLAYING_ZONE, TEXTS, Effect, resolve
from railhead.games.barbarossa.model import ABILITY_IDS, USE, USE_TIRED, Barbarossa, Condition, Intent
from railhead.games.barbarossa.queries import find
from railhead.games.barbarossa.verbs import OnDeployed, read_text
from railhead.kernel.ask import NONE
from railhead.kernel.step import Step
from railhead.kernel.zones import Zone

MOMENTS: Final[list[str]] = ["operation", "attack", "attack_city"]  # when an ability may be used (BAR-9.2, BAR-9.9)
IN_OPERATION: Final = 0
IN_ATTACK_ON_CITY: Final = 2


class Ability:
    """An Intentional Ability as the data has it: when, for which cost, with which effect."""

    def __init__(self, number: int, card: int, home: int, block: Entry) -> None:
        costs = [part["do"] for part in block["cost"]]
        name = ABILITY_IDS[number]
        self.number: Final = number
        self.card: Final = card
        self.home: Final = home
        self.when: Final = MOMENTS.index(block.one_of("when", MOMENTS, "operation"))
        self.cost: Final = read_text(f"{name}.cost", card, home, block["cost"])
        self.effect: Final = read_text(name, card, home, block["effect"])
        self.fatigues: Final = "fatigue_self" in costs
        verbs = [part["do"] for part in block["cost"] + block["effect"]]
        # Whether it makes no difference which copy of the card, active or fatigued, uses it.
        self.any_copy: Final = not any([verb.endswith("_self") for verb in verbs])
        self.use: Final = USE.of(number)  # the option that uses it, with an active
        self.use_tired: Final = self.use if self.any_copy else USE_TIRED.of(number)  # and with a fatigued card
        self.points: Final = total_points(TEXTS[self.cost].effects)
        # The parts of its cost that are cards of the player's choice.
        self.picks: Final = [part for part in TEXTS[self.cost].effects if isinstance(part, OnDeployed)]
        # How many matching cards each pick needs: one more if the card itself matches and is spent already.
        self.needs: Final = [
            pick.n + (pick.fits[card] and ("discard_self" in costs or "return_self" in costs or self.fatigues))
            for pick in self.picks
        ]


def total_points(costs: list[Effect]) -> Points:
    """The points of all parts of a cost together."""
    op = sum([part.points.op for part in costs])
    sp = sum([part.points.sp for part in costs])
    rp = sum([part.points.rp for part in costs])
    bp = sum([part.points.bp for part in costs])
    return Points(op, sp, 0, rp, bp)


ABILITIES: Final[list[Ability]] = []


def read_abilities() -> None:
    """Enter the abilities of all cards, in the order of the vocabulary."""
    homes = (("playing_abilities", IN_PLAYING_ZONE), ("deploying_abilities", IN_DEPLOYING_ZONE))
    for card, block in enumerate(BLOCKS):
        for key, home in homes:
            for ability in block.get(key, []):
                ABILITIES.append(Ability(len(ABILITIES), card, home, ability))


def abilities_at(home: int) -> list[list[Ability]]:
    """By card: the abilities that it has where it lies."""
    return [[ability for ability in ABILITIES if ability.card == card and ability.home == home] for card in EVERY_CARD]


read_abilities()
PLAYING_ABILITIES: Final[list[list[Ability]]] = abilities_at(IN_PLAYING_ZONE)
DEPLOYING_ABILITIES: Final[list[list[Ability]]] = abilities_at(IN_DEPLOYING_ZONE)


# --- which can be used ----------------------------------------------------------------------------------------------


def against_using(g: Barbarossa, ability: Ability, condition: int) -> int:
    """Why a card in this condition, which is in play, cannot use its ability now; 0: it can."""
    if ability.when != IN_OPERATION:
        if g.target == NONE:
            return reasons.NEEDS_ATTACK
        if ability.when == IN_ATTACK_ON_CITY and not IS_CITY[g.target]:
            return reasons.NEEDS_CITY
    if ability.fatigues and condition != ACTIVE:
        return reasons.NOT_ACTIVE
    if not g.can_pay(ability.points):
        return lacking_points(g, ability.points)
    return reasons.USING_CARDS if ability.picks and lacking_pick(g, ability) >= 0 else 0


def lacking_points(g: Barbarossa, points: Points) -> int:
    """The reason for the first kind of points of which the purse holds too few."""
    if g.op < points.op:
        return reasons.USING_OP
    if g.sp < points.sp:
        return reasons.USING_SP
    return reasons.USING_RP if g.rp < points.rp else reasons.USING_BP


def lacking_pick(g: Barbarossa, ability: Ability) -> int:
    """Which part of its cost asks for more deployed cards than there are; -1: none (BAR-9.3)."""
    for place, pick in enumerate(ability.picks):
        if len(pick.places(g)) < ability.needs[place]:
            return place
    return -1


def add_usable(g: Barbarossa, options: list[int]) -> None:
    """Add all abilities that the turn player can use now to the options of a question (BAR-9.1)."""
    add_from(g, g.deploying[g.turn], DEPLOYING_ABILITIES, options)
    if g.playing.cards:
        add_from(g, g.playing, PLAYING_ABILITIES, options)


def add_from(g: Barbarossa, zone: Zone, abilities: list[list[Ability]], options: list[int]) -> None:
    """Add the usable abilities of the cards in a zone; equal cards in equal condition are looked at once."""
    cards = zone.cards
    marks = zone.marks
    active: i64 = 0
    fatigued: i64 = 0
    for at in range(len(cards)):
        card = cards[at]
        bit: i64 = BIT[card]
        if marks[at] == ACTIVE:
            if not active & bit:
                active |= bit
                for ability in abilities[card]:
                    if not (fatigued & bit and ability.any_copy) and not against_using(g, ability, ACTIVE):
                        options.append(ability.use)
        elif not fatigued & bit:
            fatigued |= bit
            for ability in abilities[card]:
                if not (active & bit and ability.any_copy) and not against_using(g, ability, FATIGUED):
                    options.append(ability.use_tired)


def ability_of(option: int) -> Ability:
    """The ability that an option uses."""
    return ABILITIES[USE.thing(option) if USE.has(option) else USE_TIRED.thing(option)]


def against_option(g: Barbarossa, option: int) -> int:
    """Why an option to use an ability is not open; 0: it is."""
    tired = USE_TIRED.has(option)
    ability = ability_of(option)
    zone = g.playing if ability.home == IN_PLAYING_ZONE else g.deploying[g.turn]
    if zone.place(ability.card) < 0:
        return reasons.NOT_IN_PLAY
    if ability.any_copy:
        return reasons.ANY_COPY if tired else against_using(g, ability, ACTIVE)
    if find(zone, ability.card, FATIGUED if tired else ACTIVE) >= 0:
        return against_using(g, ability, FATIGUED if tired else ACTIVE)
    if tired:
        return reasons.NO_FATIGUED_COPY
    return reasons.NOT_ACTIVE if ability.fatigues else reasons.NO_ACTIVE_COPY


# --- using one ------------------------------------------------------------------------------------------------------


class UseAbility(Step):
    """The Using Cost is paid in full, then the effect is applied (BAR-9.3)."""

    flow = ("pay", "apply")

    number: Intent
    condition: Condition

    def pay(self, g: Barbarossa) -> None:
        resolve(g, ABILITIES[self.number].cost, self.condition)

    def apply(self, g: Barbarossa) -> None:
        ability = ABILITIES[self.number]
        resolve(g, ability.effect, FATIGUED if ability.fatigues else self.condition)


def use(g: Barbarossa, option: int) -> None:
    """Use the ability of an option that is open."""
    g.tell("uses", g.turn, option)
    g.push(UseAbility(ability_of(option).number, FATIGUED if USE_TIRED.has(option) else ACTIVE))
