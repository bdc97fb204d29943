"""How well a seat stands: a hand-made value in hundredths of a Victory Point, higher is better."""

from __future__ import annotations

from typing import Final

from railhead.games.barbarossa import cards, queries
from railhead.games.barbarossa.abilities import DEPLOYING_ABILITIES, Ability
from railhead.games.barbarossa.activation import ActivationPhase
from railhead.games.barbarossa.attacking import EVENTS_PER_CITY, Attack
from railhead.games.barbarossa.deployment import ENTERS
from railhead.games.barbarossa.effects import PLAYING, TEXTS, effects_of
from railhead.games.barbarossa.model import TARGET_CARDS, Barbarossa
from railhead.games.barbarossa.operation import OperationPhase
from railhead.games.barbarossa.reinforcement import ReinforcementPhase
from railhead.games.barbarossa.victory import victory_points
from railhead.kernel.ask import NONE
from railhead.kernel.zones import Zone

POINT: Final = 100  # one Victory Point
PLANNED: Final = 70  # per cent of its worth: a target within reach before the attack is declared,
DECLARED: Final = 75  # once it is declared,
UNDER_ATTACK: Final = 85  # and once the EVENTs are known
SACRIFICE: Final = 60  # per Battle Point that only a discarded card can give
PROGRESS: Final = 4  # per Battle Point at hand for a target within reach
HOPELESS: Final = 200  # an attack that cannot be won
EXPECTED_EVENT: Final = 4  # a little more than the EVENTs add on average
BURDEN: Final = 120  # an EVENT that hampers its owner
OWN_OP: Final = 5
OWN_SP: Final = 5
OWN_RP: Final = 4
IN_HAND: Final = 2  # a card in hand rather than in the deck
STANDING: Final = 1  # per Battle Point of a card that is active
FRONT: Final = 12  # per Battle Point of a deployed card
ONE_USE: Final = 60  # per cent of its worth: a card that leaves the deck once it is played
# What the Playing Rule of a card is worth besides its points, by verb.
TEXT_WORTH: Final[dict[str, int]] = {
    "return_from_hand": 8,
    "search_discard": 2,
    "activate_deployed": 6,
    "permit_place_from_hand": 10,
    "arrange_events": 1,
}


def gained_bp(ability: Ability) -> int:
    """The Battle Points, or the Occupying Cost less, that an ability is worth."""
    parts = TEXTS[ability.effect].effects
    return sum([part.points.bp for part in parts] + [part.n for part in parts if part.prompt == "reduce_occupying"])


def best(card: int, *, fatigues: bool, paid: bool) -> int:
    """The most Battle Points a deployed card gives by being fatigued (or by leaving), for nothing or for SP."""
    worth = [
        gained_bp(ability)
        for ability in DEPLOYING_ABILITIES[card]
        if ability.fatigues == fatigues and not ability.picks and bool(ability.points.sp) == paid
    ]
    return max(worth, default=0)


FREE_BP: Final[list[int]] = [best(card, fatigues=True, paid=False) for card in cards.EVERY_CARD]
PAID_BP: Final[list[int]] = [best(card, fatigues=True, paid=True) for card in cards.EVERY_CARD]  # for 1 SP
LAST_BP: Final[list[int]] = [best(card, fatigues=False, paid=False) for card in cards.EVERY_CARD]  # by leaving
STRENGTH: Final[list[int]] = [max(FREE_BP[card], PAID_BP[card]) for card in cards.EVERY_CARD]


def deck_worth(card: int) -> int:
    """What a card in a deck is worth besides its Victory Points."""
    bonus = cards.PLAYING_BONUS[card]
    if cards.IS_TRANSPORT[card]:
        return (-6, -6, 24, 45)[min(bonus.sp, 3)]
    price = cards.BUY_COST[card]
    if price == NONE:
        return 4 if cards.PLAY_COST[card] != NONE else 0
    worth = 4 * price + 5 * STRENGTH[card] + 3 * (bonus.bp + bonus.sp + bonus.rp) + 4 * bonus.op + 6 * bonus.dp
    worth += sum([TEXT_WORTH.get(effect.prompt, 0) for effect in effects_of(PLAYING[card])])
    return worth * ONE_USE // 100 if cards.IS_PLAN[card] else worth


def front_worth(card: int) -> int:
    """What a deployed card is worth besides its Victory Points."""
    if cards.TYPE[card] == "EVENT":
        return -BURDEN
    if cards.TYPE[card] == "OBJECTIVE":
        return 2 * LAST_BP[card]
    return 2 * DECK_WORTH[card] + FRONT * STRENGTH[card]


DECK_WORTH: Final[list[int]] = [deck_worth(card) for card in cards.EVERY_CARD]
FRONT_WORTH: Final[list[int]] = [front_worth(card) for card in cards.EVERY_CARD]


def evaluate(g: Barbarossa, seat: int) -> int:
    """Own standing, with what the running turn promises, against the best of the others."""
    others = [standing(g, other) for other in range(g.seats) if other != seat and g.in_play[other]]
    value = standing(g, seat) - (max(others) if others else 0)
    return value + promise_of_turn(g) if seat == g.turn else value


def standing(g: Barbarossa, seat: int) -> int:
    """Victory Points and the worth of all cards where they lie."""
    value = POINT * victory_points(g, seat)
    for card in g.deck[seat].cards:
        value += DECK_WORTH[card]
    for card in g.discard[seat].cards:
        value += DECK_WORTH[card]
    for card in g.hand[seat].cards:
        value += DECK_WORTH[card] + IN_HAND
    zone = g.deploying[seat]
    for at in range(len(zone.cards)):
        value += FRONT_WORTH[zone.cards[at]]
        if zone.marks[at] == cards.ACTIVE:  # so that no card is fatigued for nothing
            value += STANDING * STRENGTH[zone.cards[at]] + 1
    return value


def promise_of_turn(g: Barbarossa) -> int:
    """What the turn player still has of his turn: played cards, the purse, an attack."""
    phase = g.stack[1] if len(g.stack) > 1 else None
    if isinstance(phase, ActivationPhase):
        return promise(g, PLANNED)
    if isinstance(phase, OperationPhase):
        return promise(g, attack_percent(g, phase))
    if isinstance(phase, ReinforcementPhase):
        return played_worth(g) + g.sp  # what is left over is lost, so points are worth little more than nothing now
    return played_worth(g)


def attack_percent(g: Barbarossa, phase: OperationPhase) -> int:
    """How much of a target counts: more, the nearer the attack has come; nothing once it is decided."""
    if phase.attacks < cards.ATTACKS_PER_TURN:
        return PLANNED
    attack = g.stack[2] if len(g.stack) > 2 else None
    if not isinstance(attack, Attack) or attack.settled:
        return 0
    return DECLARED if g.target == NONE else UNDER_ATTACK


def played_worth(g: Barbarossa) -> int:
    return sum([DECK_WORTH[card] for card in g.playing.cards])


def promise(g: Barbarossa, percent: int) -> int:
    """In the Activation and Operation Phase: cards that may be deployed, points, and the best target within reach."""
    value = OWN_OP * min(g.op, len(g.hand[g.turn].cards)) + OWN_SP * g.sp + OWN_RP * (g.rp + 1)
    for card in g.playing.cards:
        value += DECK_WORTH[card] if ENTERS[card] == NONE else FRONT_WORTH[card] - 1
    if percent == UNDER_ATTACK:
        return value + attack_worth(g, queries.occupying_cost(g), g.target, percent)
    if percent:
        targets = [queries.target_card(g, target) for target in range(len(TARGET_CARDS))]
        value += max([attack_worth(g, expected_cost(card), card, percent) for card in targets])
    return value


def expected_cost(card: int) -> int:
    if card == NONE:
        return 0
    events = EVENTS_PER_CITY + cards.REVEAL_EXTRA[card] if cards.IS_CITY[card] else 0
    return cards.OCCUPYING_COST[card] + EXPECTED_EVENT * events


def attack_worth(g: Barbarossa, cost: int, card: int, percent: int) -> int:
    """What a target is worth if it can be taken with the Battle Points at hand, 0 if not."""
    hopeless = 0 if percent == PLANNED else -HOPELESS
    if card == NONE or (cards.ENDS_GAME[card] and not would_win(g, cards.VP[card])):
        return hopeless
    zone = g.deploying[g.turn]
    missing = cost - g.bp - fatigue_reach(zone, g.sp, on_city=cards.IS_CITY[card])
    worth = POINT * cards.VP[card] * percent // 100
    if missing > 0:
        worth -= SACRIFICE * missing
        if worth <= 0 or missing > sacrifice_reach(zone, on_city=cards.IS_CITY[card]):
            return hopeless
    return worth + PROGRESS * min(g.bp, cost)


def would_win(g: Barbarossa, more: int) -> bool:
    """Would the turn player have the most Victory Points with so many more?"""
    own = victory_points(g, g.turn) + more
    return all(victory_points(g, seat) <= own for seat in range(g.seats) if seat != g.turn)


def fatigue_reach(zone: Zone, sp: int, on_city: bool) -> int:
    """The Battle Points that deployed cards can give by being fatigued."""
    reach = 0
    for at in range(len(zone.cards)):
        if zone.marks[at] == cards.ACTIVE:
            card = zone.cards[at]
            if sp and PAID_BP[card] > FREE_BP[card]:
                sp -= 1
                reach += PAID_BP[card]
            elif on_city or cards.IS_UNIT[card]:
                reach += FREE_BP[card]
    return reach


def sacrifice_reach(zone: Zone, on_city: bool) -> int:
    """The Battle Points that deployed cards can give by leaving."""
    return sum([LAST_BP[card] for card in zone.cards if on_city or cards.IS_UNIT[card]])
