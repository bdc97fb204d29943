"""Pure questions about a position that several chapters ask."""

from __future__ import annotations

from mypy_extensions import i64

from railhead.games.barbarossa import reasons
from railhead.games.barbarossa.cards import AID, BIT, DECK, DEFENCE_MOD, IS_UNIT, OCCUPYING_COST, TRANSPORT_MALUS
from railhead.games.barbarossa.model import CARD, KIND, TARGET_CARDS, Barbarossa
from railhead.kernel.ask import NONE
from railhead.kernel.vocabulary import Options
from railhead.kernel.zones import Zone

# --- where a card lies ----------------------------------------------------------------------------------------------


def find(zone: Zone, card: int, condition: int) -> int:
    """Where a copy of a card in this condition lies in a marked zone, or -1."""
    cards = zone.cards
    for at in range(len(cards)):
        if cards[at] == card and zone.marks[at] == condition:
            return at
    return -1


def known_copy(zone: Zone, card: int) -> int:
    """Where the copy of a card lies that most seats know, or -1.

    Of two equal cards in a hand the one that others have seen goes first: else they could tell from its staying that
    there were two.
    """
    if not zone.seen:
        return zone.place(card)
    best = -1
    for at in range(len(zone.cards)):
        if zone.cards[at] == card and (best < 0 or zone.known(at).bit_count() > zone.known(best).bit_count()):
            best = at
    return best


def add_different(options: list[int], kind: Options, cards: list[int], costs: list[int], most: int) -> None:
    """Add an option for each different one of these cards whose cost is known and not too high."""
    added: i64 = 0
    first = kind.first
    for card in cards:
        if NONE < costs[card] <= most:
            bit: i64 = BIT[card]
            if not added & bit:
                added |= bit
                options.append(first + card)


def card_options(zone: Zone) -> list[int]:
    """The different cards of a zone as options."""
    first = CARD.first
    return [first + card for card in zone.distinct()]


def on_top(g: Barbarossa, card: int) -> bool:
    """Does a copy of this card lie on top of its Field deck (BAR-11.2)?"""
    if DECK[card] == AID:
        return len(g.aid.cards) > 0 and g.aid.cards[-1] == card
    return g.supply[card] > 0


def against_interrupting(option: int) -> int:
    """Why something cannot be done in the middle of a card or an ability (BAR-5.2.1, BAR-9.3); 0: no special reason."""
    if KIND[option] in ("play", "deploy", "place"):
        return reasons.NO_CARDS_IN_BETWEEN
    return reasons.NO_ABILITIES_IN_BETWEEN if KIND[option] in ("use", "use_fatigued") else 0


# --- deployed cards and attacks -------------------------------------------------------------------------------------


def transport_malus(g: Barbarossa, card: int) -> int:
    """How many SP less this TRANSPORT yields because of the turn player's deployed cards (BAR-15.15)."""
    less = 0
    for deployed in g.deploying[g.turn].cards:
        malus = TRANSPORT_MALUS[deployed]
        if malus is not None:
            less += malus.less[card]
    return less


def has_unit(g: Barbarossa) -> bool:
    """Has the turn player a deployed Unit, active or fatigued (BAR-12.1)?"""
    return any(IS_UNIT[card] for card in g.deploying[g.turn].cards)


def has_target(g: Barbarossa) -> bool:
    """Is there anything to attack (BAR-12.2)?"""
    return any(target_card(g, target) != NONE for target in range(len(TARGET_CARDS)))


def target_card(g: Barbarossa, target: int) -> int:
    """The OBJECTIVE that an attack on this deck would meet; NONE if the deck is empty (BAR-12.2)."""
    card = TARGET_CARDS[target]
    if card == NONE:
        return g.city.cards[-1] if g.city.cards else NONE
    return card if g.supply[card] else NONE


def occupying_cost(g: Barbarossa) -> int:
    """Printed value, plus what the turned-up EVENTs add, minus reductions, never below 0 (BAR-12.3.2)."""
    cost = OCCUPYING_COST[g.target] - g.reduction
    for card in g.revealed.cards:
        cost += DEFENCE_MOD[card]
    return max(cost, 0)
