"""How well a comrade stands: life, what the attack is about to do, and the cards he has for it."""

from __future__ import annotations

from typing import Final

from railhead.games.front_line.act import Act
from railhead.games.front_line.attack import hits_of
from railhead.games.front_line.cards import (
    ABILITY_TRIGGER,
    ACTIONS,
    COUNT,
    DIRECTION,
    DURABILITY,
    GIVES_STATUS,
    HAND_SIZE,
    KIND,
    MINE_DAMAGE,
    MOST_STEPS,
    MOVES_WHOM,
    SWAPS_SELF,
    TOP_LIFE,
    VERB,
)
from railhead.games.front_line.damage import Damage
from railhead.games.front_line.draft import Draft
from railhead.games.front_line.hit import Hit, immunity
from railhead.games.front_line.model import FrontLine
from railhead.games.front_line.movement import BLOCKED, exchange_places, step
from railhead.games.front_line.queries import is_immovable, mines_at, movable_comrades, roulettes
from railhead.games.front_line.terms import (
    BACK,
    CANCEL_EVENT,
    DISARM_MINES,
    DODGE,
    EITHER,
    EQUIPMENT,
    EVENT,
    FIRST_ATTACK_DAMAGE,
    FORWARD,
    HEAL,
    LETHAL_DAMAGE,
    MOVE,
    PREVENT_DAMAGE,
    PRONE,
    REDIRECT_HIT,
    REDUCE_DAMAGE,
    SELF,
    SHIFT_TARGET,
    STATUS,
    SWAP,
    TANK,
)
from railhead.kernel.ask import NONE

# What so much life is worth; every point above the list is worth as much as its last one.
LIFE_WORTH: Final[list[int]] = [-700, 60, 190, 300, 405, 505, 605, 705, 805, 905, 1000]
LIFE_WORTH.extend([LIFE_WORTH[-1] + 100 * more for more in range(1, max(TOP_LIFE) + 1)])
ROULETTE_RISK: Final = 30
# What equipment in play is worth for each point of durability, by verb and for the rest.
DURABILITY_WORTH: Final[dict[int, int]] = {
    REDIRECT_HIT: 110,
    REDUCE_DAMAGE: 45,
    PREVENT_DAMAGE: 25,
    DISARM_MINES: 25,
    HEAL: 50,
    TANK: 40,
}
# What a card in the hand is good for, seen from afar: by status, by verb, and for the rest.
STATUS_WORTH: Final[list[int]] = [70, 65, 20, 40]  # dodge, prone, F.U.B.A.R., Halt!
HAND_WORTH: Final[dict[int, int]] = {HEAL: 150, REDUCE_DAMAGE: 150, CANCEL_EVENT: 60, SHIFT_TARGET: 80}
ANY_CARD_WORTH: Final = 40
EQUIPMENT_IN_HAND: Final = 60  # per cent of what it is worth in play
LAST_CHANCE_WORTH: Final = 150
LUCK_WORTH: Final = 180
ABILITY_WORTH: Final = 80  # any other that is not yet spent


def in_play_worth(card: int, durability: int) -> int:
    return DURABILITY_WORTH.get(VERB[card], 0) * durability


def hand_worth(card: int) -> int:
    if KIND[card] == EQUIPMENT:
        return in_play_worth(card, DURABILITY[card]) * EQUIPMENT_IN_HAND // 100
    if GIVES_STATUS[card] != NONE:
        return STATUS_WORTH[GIVES_STATUS[card]]
    return HAND_WORTH.get(VERB[card], ANY_CARD_WORTH)


CARD_WORTH: Final[list[int]] = [hand_worth(card) for card in range(len(KIND))]
MEAN_WORTH: Final[int] = sum([CARD_WORTH[card] * COUNT[card] for card in range(ACTIONS)]) // sum(COUNT[:ACTIONS])


def evaluate(g: FrontLine, seat: int) -> int:
    """Higher is better for this seat. A question that is open to himself counts as answered in the best way."""
    question = g.question
    if question is not None and question.seat == seat and not g.over:
        return max([evaluate(answered(g, seat, option), seat) for option in question.options])
    return prospects(g, seat) + belongings(g, seat)


def answered(g: FrontLine, seat: int, option: int) -> FrontLine:
    after = copy_of(g)
    after.answer(seat, option)
    return after


def prospects(g: FrontLine, seat: int) -> int:
    """The outlook with the card he has laid, or with the best one he can still lay this turn."""
    if not is_attack_pending(g) or g.life[seat] <= 0:
        return outlook(g, seat)
    if g.down[seat].cards:
        return best_future(g, seat, g.down[seat].cards[-1])
    best = outlook(g, seat)
    if may_still_choose(g):
        for card in g.hand[seat].distinct():
            best = max(best, best_future(g, seat, card) - CARD_WORTH[card] + MEAN_WORTH)
    return best


def may_still_choose(g: FrontLine) -> bool:
    """Is the choice of step 2 still to come this turn?"""
    return not any([isinstance(one, Act) for one in g.stack])


def best_future(g: FrontLine, seat: int, card: int) -> int:
    """The best outlook once this card of the player has taken effect."""
    if KIND[card] == EQUIPMENT and VERB[card] != TANK:
        return outlook(g, seat) + in_play_worth(card, DURABILITY[card])
    futures = [outlook(after, seat) for after in futures_of(g, seat, card)]
    return max(futures) if futures else outlook(g, seat)


def belongings(g: FrontLine, seat: int) -> int:
    """Cards, equipment, unspent abilities, and what hangs over him."""
    worth = cards_worth(g, seat)
    zone = g.equipment[seat]
    for at in range(len(zone.cards)):
        worth += in_play_worth(zone.cards[at], zone.marks[at])
    if seat not in g.ability_spent:
        trigger = ABILITY_TRIGGER[g.character[seat]]
        if trigger == LETHAL_DAMAGE:
            worth += LAST_CHANCE_WORTH
        else:
            worth += LUCK_WORTH if trigger == FIRST_ATTACK_DAMAGE else ABILITY_WORTH
    if seat == g.initiative:
        worth -= ROULETTE_RISK * len(roulettes(g))
    return worth


def cards_worth(g: FrontLine, seat: int) -> int:
    """The hand, with the cards that the next refill will bring; in a draft the picks count, not the packet."""
    if any([isinstance(one, Draft) for one in g.stack]):
        return sum([CARD_WORTH[card] for card in g.down[seat].cards])
    cards = g.hand[seat].cards
    worth = sum([CARD_WORTH[card] for card in cards])
    if seat not in g.gassed and len(cards) < HAND_SIZE:
        worth += MEAN_WORTH * (HAND_SIZE - len(cards))
    return worth


# --- life and threats ------------------------------------------------------------------------------------------------


def outlook(g: FrontLine, seat: int) -> int:
    """The life of this comrade against that of the others, with the damage that is coming."""
    coming = threats(g)
    own = 0
    others = 0
    for other in range(g.seats):
        now = LIFE_WORTH[g.life[other]]
        left = g.life[other] - coming[other]
        later = LIFE_WORTH[left if left > 0 else 0]
        if other == seat:
            own = (now + later) // 2
        else:
            others += (now + later) // 2
    return own - others // (g.seats - 1)


def is_attack_pending(g: FrontLine) -> bool:
    """Is the attack of this turn still to come?"""
    if not g.attack.cards:
        return False
    return not any([isinstance(one, Damage) for one in g.stack])


def threats(g: FrontLine) -> list[int]:
    """The damage each comrade is about to take: hits being resolved, and the attack on the line as it stands."""
    coming = [0] * g.seats
    for one in g.stack:
        if isinstance(one, Hit) and g.life[one.victim] > 0:
            coming[one.victim] += one.damage
    if is_attack_pending(g):
        hits = hits_of(g, g.attack.cards[-1])
        for at, victim in enumerate(hits.victims):
            if not immunity(g, victim, hits.types[at]):
                coming[victim] += hits.amounts[at]
    return coming


# --- the own card that lies face down --------------------------------------------------------------------------------


def futures_of(g: FrontLine, seat: int, card: int) -> list[FrontLine]:
    """How the line could look once the player's own card has taken effect; empty if it changes nothing here."""
    verb = VERB[card]
    if KIND[card] != EVENT and verb == STATUS:
        after = copy_of(g)
        if GIVES_STATUS[card] == DODGE:
            after.dodging.append(seat)
        elif GIVES_STATUS[card] == PRONE:
            after.prone.append(seat)
        return [after]
    if KIND[card] == EVENT or g.halt:
        return []
    if verb == MOVE:
        movers = [seat] if MOVES_WHOM[card] == SELF else movable_comrades(g, seat)
        ways = [FORWARD, BACK] if DIRECTION[card] == EITHER else [DIRECTION[card]]
        return [moved(g, mover, way, MOST_STEPS[card]) for mover in movers for way in ways]
    if verb == SWAP and SWAPS_SELF[card] and not is_immovable(g, seat):
        return [swapped(g, seat, other) for other in movable_comrades(g, seat)]
    if verb == TANK:
        after = copy_of(g)
        after.crew = [seat]
        return [after]
    return []


def copy_of(g: FrontLine) -> FrontLine:
    after = g.clone()
    assert isinstance(after, FrontLine)
    return after


def moved(g: FrontLine, seat: int, way: int, steps: int) -> FrontLine:
    """After so many steps; mines on the way take their toll at once."""
    after = copy_of(g)
    for _ in range(steps):
        entered = step(after, seat, way)
        if entered == BLOCKED:
            break
        if entered != NONE:
            for mine in mines_at(after, after.slot_of(entered)):
                left = after.life[entered] - MINE_DAMAGE[mine]
                after.life[entered] = left if left > 0 else 0
    return after


def swapped(g: FrontLine, one: int, other: int) -> FrontLine:
    after = copy_of(g)
    exchange_places(after, one, other)
    return after
