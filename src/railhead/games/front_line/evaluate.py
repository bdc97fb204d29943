"""How well a comrade stands: life, what the attack is about to do, and the cards he has for it."""

from __future__ import annotations

from typing import Final

from railhead.games.front_line import act, attack, cards, damage, draft, hit, movement, queries, terms
from railhead.games.front_line.model import FrontLine
from railhead.kernel.ask import NONE

# What so much life is worth; every point above the list is worth as much as its last one.
LIFE_WORTH: Final[list[int]] = [-700, 60, 190, 300, 405, 505, 605, 705, 805, 905, 1000]
LIFE_WORTH.extend([LIFE_WORTH[-1] + 100 * more for more in range(1, max(cards.TOP_LIFE) + 1)])
ROULETTE_RISK: Final = 30
# What equipment in play is worth for each point of durability, by verb and for the rest.
DURABILITY_WORTH: Final[dict[int, int]] = {
    terms.REDIRECT_HIT: 110,
    terms.REDUCE_DAMAGE: 45,
    terms.PREVENT_DAMAGE: 25,
    terms.DISARM_MINES: 25,
    terms.HEAL: 50,
    terms.TANK: 40,
}
# What a card in the hand is good for, seen from afar: by status, by verb, and for the rest.
STATUS_WORTH: Final[list[int]] = [70, 65, 20, 40]  # dodge, prone, F.U.B.A.R., Halt!
HAND_WORTH: Final[dict[int, int]] = {
    terms.HEAL: 150,
    terms.REDUCE_DAMAGE: 150,
    terms.CANCEL_EVENT: 60,
    terms.SHIFT_TARGET: 80,
}
ANY_CARD_WORTH: Final = 40
EQUIPMENT_IN_HAND: Final = 60  # per cent of what it is worth in play
LAST_CHANCE_WORTH: Final = 150
LUCK_WORTH: Final = 180
ABILITY_WORTH: Final = 80  # any other that is not yet spent


def in_play_worth(card: int, durability: int) -> int:
    return DURABILITY_WORTH.get(cards.VERB[card], 0) * durability


def hand_worth(card: int) -> int:
    if cards.KIND[card] == terms.EQUIPMENT:
        return in_play_worth(card, cards.DURABILITY[card]) * EQUIPMENT_IN_HAND // 100
    if cards.GIVES_STATUS[card] != NONE:
        return STATUS_WORTH[cards.GIVES_STATUS[card]]
    return HAND_WORTH.get(cards.VERB[card], ANY_CARD_WORTH)


CARD_WORTH: Final[list[int]] = [hand_worth(card) for card in range(len(cards.KIND))]
ACTION_COUNT: Final[list[int]] = cards.COUNT[: cards.ACTIONS]
MEAN_WORTH: Final[int] = sum([CARD_WORTH[card] * n for card, n in enumerate(ACTION_COUNT)]) // sum(ACTION_COUNT)


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
    return not any([isinstance(one, act.Act) for one in g.stack])


def best_future(g: FrontLine, seat: int, card: int) -> int:
    """The best outlook once this card of the player has taken effect."""
    if cards.KIND[card] == terms.EQUIPMENT and cards.VERB[card] != terms.TANK:
        return outlook(g, seat) + in_play_worth(card, cards.DURABILITY[card])
    futures = [outlook(after, seat) for after in futures_of(g, seat, card)]
    return max(futures) if futures else outlook(g, seat)


def belongings(g: FrontLine, seat: int) -> int:
    """Cards, equipment, unspent abilities, and what hangs over him."""
    worth = cards_worth(g, seat)
    zone = g.equipment[seat]
    for at in range(len(zone.cards)):
        worth += in_play_worth(zone.cards[at], zone.marks[at])
    if seat not in g.ability_spent:
        trigger = cards.ABILITY_TRIGGER[g.character[seat]]
        if trigger == terms.LETHAL_DAMAGE:
            worth += LAST_CHANCE_WORTH
        else:
            worth += LUCK_WORTH if trigger == terms.FIRST_ATTACK_DAMAGE else ABILITY_WORTH
    if seat == g.initiative:
        worth -= ROULETTE_RISK * len(queries.roulettes(g))
    return worth


def cards_worth(g: FrontLine, seat: int) -> int:
    """The hand, with the cards that the next refill will bring; in a draft the picks count, not the packet."""
    if any([isinstance(one, draft.Draft) for one in g.stack]):
        return sum([CARD_WORTH[card] for card in g.down[seat].cards])
    held = g.hand[seat].cards
    worth = sum([CARD_WORTH[card] for card in held])
    if seat not in g.gassed and len(held) < cards.HAND_SIZE:
        worth += MEAN_WORTH * (cards.HAND_SIZE - len(held))
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
    return not any([isinstance(one, damage.Damage) for one in g.stack])


def threats(g: FrontLine) -> list[int]:
    """The damage each comrade is about to take: hits being resolved, and the attack on the line as it stands."""
    coming = [0] * g.seats
    for one in g.stack:
        if isinstance(one, hit.Hit) and g.life[one.victim] > 0:
            coming[one.victim] += one.damage
    if is_attack_pending(g):
        hits = attack.hits_of(g, g.attack.cards[-1])
        for at, victim in enumerate(hits.victims):
            if not hit.immunity(g, victim, hits.types[at]):
                coming[victim] += hits.amounts[at]
    return coming


# --- the own card that lies face down --------------------------------------------------------------------------------


def futures_of(g: FrontLine, seat: int, card: int) -> list[FrontLine]:
    """How the line could look once the player's own card has taken effect; empty if it changes nothing here."""
    verb = cards.VERB[card]
    if cards.KIND[card] != terms.EVENT and verb == terms.STATUS:
        after = copy_of(g)
        if cards.GIVES_STATUS[card] == terms.DODGE:
            after.dodging.append(seat)
        elif cards.GIVES_STATUS[card] == terms.PRONE:
            after.prone.append(seat)
        return [after]
    if cards.KIND[card] == terms.EVENT or g.halt:
        return []
    if verb == terms.MOVE:
        movers = [seat] if cards.MOVES_WHOM[card] == terms.SELF else queries.movable_comrades(g, seat)
        ways = [terms.FORWARD, terms.BACK] if cards.DIRECTION[card] == terms.EITHER else [cards.DIRECTION[card]]
        return [moved(g, mover, way, cards.MOST_STEPS[card]) for mover in movers for way in ways]
    if verb == terms.SWAP and cards.SWAPS_SELF[card] and not queries.is_immovable(g, seat):
        return [swapped(g, seat, other) for other in queries.movable_comrades(g, seat)]
    if verb == terms.TANK:
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
        entered = movement.step(after, seat, way)
        if entered == movement.BLOCKED:
            break
        if entered != NONE:
            for mine in queries.mines_at(after, after.slot_of(entered)):
                left = after.life[entered] - cards.MINE_DAMAGE[mine]
                after.life[entered] = left if left > 0 else 0
    return after


def swapped(g: FrontLine, one: int, other: int) -> FrontLine:
    after = copy_of(g)
    movement.exchange_places(after, one, other)
    return after
