"""What makes a position impossible: each fault is a sentence that names the place."""
# mypyc: skip - runs when a position is loaded, not while a match is played

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from railhead.games.barbarossa import cards, effects, events, round
from railhead.games.barbarossa.abilities import UseAbility
from railhead.games.barbarossa.activation import ActivateSome
from railhead.games.barbarossa.attacking import Attack
from railhead.games.barbarossa.model import Barbarossa
from railhead.games.barbarossa.operation import OperationPhase
from railhead.games.barbarossa.victory import moscow_has_fallen
from railhead.kernel.ask import NONE
from railhead.kernel.step import Step
from railhead.kernel.zones import Zone


def faults(g: Barbarossa) -> list[str]:
    """Everything that is wrong; the later checks only run on tables that have the right lengths."""
    lengths = list(wrong_lengths(g))
    return lengths or [*wrong_places(g), *wrong_numbers(g), *wrong_field(g), *wrong_moscow(g), *wrong_stack(g)]


def wrong_lengths(g: Barbarossa) -> Iterator[str]:
    if len(g.supply) != cards.KINDS:
        yield f"table.supply: {cards.KINDS} numbers are needed, one for each card."
    if len(g.in_play) != g.seats:
        yield "table.in_play: one entry is needed for each seat."


# --- cards where they cannot lie ------------------------------------------------------------------------------------


def of_deck(deck: int) -> list[bool]:
    return [home == deck for home in cards.DECK]


def may_be_deployed(card: int) -> bool:
    if cards.IS_EVENT[card] and cards.PLAY_COST[card] != NONE:
        return False
    return cards.IS_OBJECTIVE[card] or cards.HAS_DEPLOYING_RULE[card]


PLAYABLE: Final = [cost != NONE for cost in cards.PLAY_COST]  # BAR-5.3.4
# For every zone the cards that may lie there: those that all share, then those of each player.
COMMON_ZONES: Final[dict[str, list[bool]]] = {
    "field": [not cards.MIXED[deck] for deck in cards.DECK],
    "aid": of_deck(cards.AID),
    "city": of_deck(cards.CITY),
    "event": of_deck(cards.EVENT),
    "revealed": of_deck(cards.EVENT),
    "playing": PLAYABLE,
}
OWN_ZONES: Final[dict[str, list[bool]]] = {
    "deck": PLAYABLE,
    "discard": PLAYABLE,
    "hand": PLAYABLE,
    "deploying": [may_be_deployed(card) for card in cards.EVERY_CARD],
    "scouted": of_deck(cards.EVENT),
}


def misplaced(zone: Zone, where: str, allowed: list[bool]) -> Iterator[str]:
    for card in zone.distinct():
        if not allowed[card]:
            yield f"zones.{where}: {cards.IDS[card]} cannot lie there."
    if zone.marked and any(not 0 <= mark < len(cards.CONDITIONS) for mark in zone.marks):
        yield f"zones.{where}: a mark is 0 (active) or 1 (fatigued)."


def wrong_places(g: Barbarossa) -> Iterator[str]:
    for name, allowed in COMMON_ZONES.items():
        yield from misplaced(getattr(g, name), name, allowed)
    for seat in range(g.seats):
        for name, allowed in OWN_ZONES.items():
            yield from misplaced(getattr(g, name)[seat], f"{name}[{seat}]", allowed)
        if seat != g.turn and g.scouted[seat].cards:
            yield f"zones.scouted[{seat}]: only the turn player looks at EVENTs."
        if not g.in_play[seat] and (g.deck[seat].cards or g.hand[seat].cards or g.deploying[seat].cards):
            yield f"zones: seat {seat} has conceded and has no cards any more."


# --- numbers --------------------------------------------------------------------------------------------------------


def wrong_numbers(g: Barbarossa) -> Iterator[str]:
    if not 0 <= g.turn < g.seats or not (g.in_play[g.turn] or g.over):
        yield "table.turn: it must be a seat that is still in the match."
    if min(g.op, g.sp, g.rp, g.bp, g.reduction) < 0:
        yield "table: points and reduction are never below 0."
    if not 0 <= g.first < g.seats:
        yield "table.first: it must be a seat of this match."
    if not 1 <= g.round <= round.round_limit(g):
        yield f"table.round: the rounds of this match are 1 to {round.round_limit(g)}, not {g.round}."
    if g.target != NONE and not cards.IS_OBJECTIVE[g.target]:
        yield f"table.target: {cards.IDS[g.target]} is not an OBJECTIVE."
    for text in g.permits:
        if "permit_place_from_hand" not in [effect.prompt for effect in effects.effects_of(text)]:
            yield "table.permits: only texts that allow to put cards down from the hand stand there."


def wrong_field(g: Barbarossa) -> Iterator[str]:
    """The counts beside the Field, and the removed deck."""
    for card, supply in enumerate(g.supply):
        have = g.field.cards.count(card)
        if have != supply:
            yield f"table.supply: {cards.IDS[card]} lies {have} times in zones.field, not {supply} times."
    if g.removed == NONE:
        return
    if g.removed not in cards.REMOVABLE:
        yield f"table.removed: the {cards.DECKS[g.removed]} deck is never taken out."
    elif g.aid.cards if g.removed == cards.AID else cards.CARD_OF_DECK[g.removed] in g.field.cards:
        yield f"table.removed: the {cards.DECKS[g.removed]} deck still lies in the Field."


def wrong_moscow(g: Barbarossa) -> Iterator[str]:
    """Moscow lies under all other Cities, or has just been gained (BAR-4.3, BAR-8.1)."""
    if cards.MOSCOW in g.city.cards[1:]:
        yield "zones.city: Moscow lies at the bottom."
    elif moscow_has_fallen(g) and not g.over:
        phase = g.stack[1] if len(g.stack) > 1 else None
        if cards.MOSCOW not in g.deploying[g.turn].cards or not isinstance(phase, OperationPhase):
            yield "zones.city: Moscow is gone, so this must be the Operation Phase of the player who has it."


# --- what is going on -----------------------------------------------------------------------------------------------


def wrong_stack(g: Barbarossa) -> list[str]:
    """Turns, then a phase, then what happens in it."""
    if g.over:
        return []
    for place, step in enumerate(g.stack):
        if isinstance(step, round.Turns) != (place == 0):
            return [f"stack[{place}]: Turns, and nothing else, stands at the bottom of the stack."]
        if isinstance(step, round.PHASES) != (place == 1):
            return [f"stack[{place}]: a phase, and nothing else, stands on Turns."]
        if isinstance(step, Attack) and (place != 2 or not isinstance(g.stack[1], OperationPhase)):
            return [f"stack[{place}]: an attack stands on the Operation Phase."]
        fault = wrong_step(step)
        if fault:
            return [f"stack[{place}]: {fault}"]
    if not any(isinstance(step, Attack) for step in g.stack) and (g.target != NONE or g.revealed.cards):
        return ["table.target: no attack is going on, so there is no target and no EVENT is turned up."]
    return []


# The verbs that leave the player a choice.
CHOOSING: Final = (
    "discard_deployed",
    "fatigue_deployed",
    "activate_deployed",
    "choose_one",
    "search_discard",
    "return_from_hand",
)


def wrong_step(step: Step) -> str:
    """What is wrong about the fields of one step, or nothing."""
    if isinstance(step, effects.Choose):
        return wrong_effect(step.text, step.place, step.left, CHOOSING)
    if isinstance(step, events.GiveEvent):
        return wrong_effect(step.text, 0, 1, ("to_chosen_deploying",))
    if isinstance(step, effects.Resolve) and (step.text == NONE or step.condition == NONE or step.done < 0):
        return "a text, a condition and a number from 0 are needed."
    if isinstance(step, UseAbility) and (step.number == NONE or step.condition == NONE):
        return "an ability and a condition are needed."
    if isinstance(step, events.TurnUp | ActivateSome) and step.left < 0:
        return "left is never below 0."
    if isinstance(step, events.ArrangeEvents) and step.n < 1:
        return "n is 1 or more."
    return ""


def wrong_effect(text: int, place: int, left: int, verbs: tuple[str, ...]) -> str:
    parts = effects.effects_of(text)
    if not 0 <= place < len(parts) or parts[place].prompt not in verbs:
        return f"text and place must name an effect of this kind: {', '.join(verbs)}."
    most = max(parts[place].n, 1)
    return "" if 1 <= left <= most else f"left is a number from 1 to {most} for {effects.TEXT_NAMES[text]}."
