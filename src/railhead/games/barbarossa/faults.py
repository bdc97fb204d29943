"""What makes a position impossible: each fault is a sentence that names the place."""
# mypyc: skip - runs when a position is loaded, not while a match is played

from __future__ import annotations

from typing import Final

from railhead.games.barbarossa import (
    abilities,
    activation,
    attacking,
    cards,
    choices,
    effects,
    ending,
    events,
    operation,
    reinforcement,
    round,
    victory,
)
from railhead.games.barbarossa.model import Barbarossa
from railhead.kernel.ask import NONE
from railhead.kernel.step import Step
from railhead.kernel.zones import Zone


def faults(g: Barbarossa) -> list[str]:
    """Everything that is wrong; the later checks only run on tables that have the right lengths."""
    lengths = wrong_lengths(g)
    if lengths:
        return lengths
    return wrong_places(g) + wrong_numbers(g) + wrong_field(g) + wrong_moscow(g) + wrong_stack(g)


def wrong_lengths(g: Barbarossa) -> list[str]:
    faults: list[str] = []
    if len(g.supply) != cards.KINDS:
        faults.append(f"table.supply: {cards.KINDS} numbers are needed, one for each card.")
    if len(g.in_play) != g.seats:
        faults.append("table.in_play: one entry is needed for each seat.")
    return faults


# --- cards where they cannot lie ------------------------------------------------------------------------------------

IN_FIELD: Final[list[bool]] = [not cards.MIXED[cards.DECK[card]] for card in cards.EVERY_CARD]
IN_AID: Final[list[bool]] = [cards.DECK[card] == cards.AID for card in cards.EVERY_CARD]
IN_CITY: Final[list[bool]] = [cards.DECK[card] == cards.CITY for card in cards.EVERY_CARD]
IN_EVENT: Final[list[bool]] = [cards.DECK[card] == cards.EVENT for card in cards.EVERY_CARD]
IN_DECK: Final[list[bool]] = [cards.PLAY_COST[card] != NONE for card in cards.EVERY_CARD]  # BAR-5.3.4
IN_FRONT: Final[list[bool]] = [
    cards.IS_OBJECTIVE[card]
    or (cards.HAS_DEPLOYING_RULE[card] and (cards.TYPE[card] != "EVENT" or cards.PLAY_COST[card] == NONE))
    for card in cards.EVERY_CARD
]


def misplaced(zone: Zone, where: str, allowed: list[bool]) -> list[str]:
    faults = [f"zones.{where}: {cards.IDS[card]} cannot lie there." for card in zone.distinct() if not allowed[card]]
    if zone.marked and any([not 0 <= mark < len(cards.CONDITIONS) for mark in zone.marks]):
        faults.append(f"zones.{where}: a mark is 0 (active) or 1 (fatigued).")
    return faults


def wrong_places(g: Barbarossa) -> list[str]:
    faults = misplaced(g.field, "field", IN_FIELD) + misplaced(g.aid, "aid", IN_AID)
    faults += misplaced(g.city, "city", IN_CITY) + misplaced(g.event, "event", IN_EVENT)
    faults += misplaced(g.revealed, "revealed", IN_EVENT) + misplaced(g.playing, "playing", IN_DECK)
    for seat in range(g.seats):
        faults += misplaced(g.deck[seat], f"deck[{seat}]", IN_DECK)
        faults += misplaced(g.discard[seat], f"discard[{seat}]", IN_DECK)
        faults += misplaced(g.hand[seat], f"hand[{seat}]", IN_DECK)
        faults += misplaced(g.deploying[seat], f"deploying[{seat}]", IN_FRONT)
        faults += misplaced(g.scouted[seat], f"scouted[{seat}]", IN_EVENT)
        if seat != g.turn and g.scouted[seat].cards:
            faults.append(f"zones.scouted[{seat}]: only the turn player looks at EVENTs.")
        if not g.in_play[seat] and (g.deck[seat].cards or g.hand[seat].cards or g.deploying[seat].cards):
            faults.append(f"zones: seat {seat} has conceded and has no cards any more.")
    return faults


# --- numbers --------------------------------------------------------------------------------------------------------


def wrong_numbers(g: Barbarossa) -> list[str]:
    faults: list[str] = []
    if not 0 <= g.turn < g.seats or not (g.in_play[g.turn] or g.over):
        faults.append("table.turn: it must be a seat that is still in the match.")
    if min(g.op, g.sp, g.rp, g.bp, g.reduction) < 0:
        faults.append("table: points and reduction are never below 0.")
    if not 0 <= g.first < g.seats:
        faults.append("table.first: it must be a seat of this match.")
    if not 1 <= g.round <= round.round_limit(g):
        faults.append(f"table.round: the rounds of this match are 1 to {round.round_limit(g)}, not {g.round}.")
    if g.target != NONE and not cards.IS_OBJECTIVE[g.target]:
        faults.append(f"table.target: {cards.IDS[g.target]} is not an OBJECTIVE.")
    for text in g.permits:
        if text == NONE or "permit_place_from_hand" not in [effect.prompt for effect in effects.TEXTS[text].effects]:
            faults.append("table.permits: only texts that allow to put cards down from the hand stand there.")
    return faults


def wrong_field(g: Barbarossa) -> list[str]:
    """The counts beside the Field, and the removed deck."""
    have = [0] * cards.KINDS
    for card in g.field.cards:
        have[card] += 1
    faults = [
        f"table.supply: {cards.IDS[card]} lies {have[card]} times in zones.field, not {g.supply[card]} times."
        for card in cards.EVERY_CARD
        if have[card] != g.supply[card]
    ]
    removed = g.removed
    if removed != NONE and removed not in cards.REMOVABLE:
        faults.append(f"table.removed: the {cards.DECKS[removed]} deck is never taken out.")
    elif removed != NONE and (g.aid.cards if removed == cards.AID else have[cards.CARD_OF_DECK[removed]]):
        faults.append(f"table.removed: the {cards.DECKS[removed]} deck still lies in the Field.")
    return faults


def wrong_moscow(g: Barbarossa) -> list[str]:
    """Moscow lies under all other Cities, or has just been gained (BAR-4.3, BAR-8.1)."""
    if any([cards.ENDS_GAME[card] for card in g.city.cards[1:]]):
        return ["zones.city: Moscow lies at the bottom."]
    if victory.moscow_has_fallen(g) and not g.over:
        phase = g.stack[1] if len(g.stack) > 1 else None
        holder = any([cards.ENDS_GAME[card] for card in g.deploying[g.turn].cards])
        if not holder or not isinstance(phase, operation.OperationPhase):
            return ["zones.city: Moscow is gone, so this must be the Operation Phase of the player who has it."]
    return []


# --- what is going on -----------------------------------------------------------------------------------------------


def wrong_stack(g: Barbarossa) -> list[str]:
    """Turns, then a phase, then what happens in it."""
    if g.over:
        return []
    for place, step in enumerate(g.stack):
        if isinstance(step, round.Turns) != (place == 0):
            return [f"stack[{place}]: Turns, and nothing else, stands at the bottom of the stack."]
        if is_phase(step) != (place == 1):
            return [f"stack[{place}]: a phase, and nothing else, stands on Turns."]
        if isinstance(step, attacking.Attack) and (place != 2 or not isinstance(g.stack[1], operation.OperationPhase)):
            return [f"stack[{place}]: an attack stands on the Operation Phase."]
        fault = wrong_step(step)
        if fault:
            return [f"stack[{place}]: {fault}"]
    under_attack = len(g.stack) > 2 and isinstance(g.stack[2], attacking.Attack)
    if not under_attack and (g.target != NONE or g.revealed.cards):
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


def is_phase(step: Step) -> bool:
    return isinstance(
        step,
        activation.ActivationPhase | operation.OperationPhase | reinforcement.ReinforcementPhase | ending.EndingPhase,
    )


def wrong_step(step: Step) -> str:
    """What is wrong about the fields of one step, or nothing."""
    if isinstance(step, choices.Choose):
        return wrong_effect(step.text, step.place, step.left, CHOOSING)
    if isinstance(step, events.GiveEvent):
        return wrong_effect(step.text, 0, 1, ("to_chosen_deploying",))
    if isinstance(step, effects.Resolve) and (step.text == NONE or step.condition == NONE or step.done < 0):
        return "a text, a condition and a number from 0 are needed."
    if isinstance(step, abilities.UseAbility) and (step.number == NONE or step.condition == NONE):
        return "an ability and a condition are needed."
    if isinstance(step, events.TurnUp | activation.ActivateSome) and step.left < 0:
        return "left is never below 0."
    if isinstance(step, events.ArrangeEvents) and step.n < 1:
        return "n is 1 or more."
    return ""


def wrong_effect(text: int, place: int, left: int, verbs: tuple[str, ...]) -> str:
    if (
        text == NONE
        or not 0 <= place < len(effects.TEXTS[text].effects)
        or effects.TEXTS[text].effects[place].prompt not in verbs
    ):
        return f"text and place must name an effect of this kind: {', '.join(verbs)}."
    most = max(effects.TEXTS[text].effects[place].n, 1)
    return "" if 1 <= left <= most else f"left is a number from 1 to {most} for {effects.TEXT_NAMES[text]}."
