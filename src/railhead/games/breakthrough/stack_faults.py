"""What is impossible about the steps in progress of a position."""
# mypyc: skip - runs when a position is loaded, not while a match is played

from __future__ import annotations

from typing import Final

from railhead.games.breakthrough.cards import (
    ATTACK_ALL,
    DISCARD_THREE_COUNT,
    FACTIONS,
    HAND_SIZE,
    IDS,
    PARAMETER,
    STATIONS_END,
    TASK_COLOUR,
    TYPES,
)
from railhead.games.breakthrough.clean_up import DECLINED, CleanUp
from railhead.games.breakthrough.discarding import ALL_HANDS, ONE_CARD, DiscardOne, DiscardThree
from railhead.games.breakthrough.market import TakeCards
from railhead.games.breakthrough.model import CARD, Breakthrough
from railhead.games.breakthrough.queries import reach_with
from railhead.games.breakthrough.round import Rounds, Turn
from railhead.games.breakthrough.setup import SetUp
from railhead.games.breakthrough.tasks import CompleteTask
from railhead.games.breakthrough.threats import Repel, Suffer
from railhead.kernel.ask import NONE
from railhead.kernel.step import PLACES, Step

# What may stand in the common fields of a step while it waits: its result, and where that goes.
RESULTS: Final[dict[type, tuple[int, ...]]] = {
    DiscardOne: (0, ONE_CARD, ALL_HANDS),
    DiscardThree: (0, DISCARD_THREE_COUNT),
}
GOES_INTO: Final[dict[type, tuple[str, ...]]] = {
    DiscardOne: ("draw",),
    DiscardThree: ("draw",),
    CleanUp: ("declined",),
}


def stack_faults(g: Breakthrough) -> list[str]:
    """What is wrong with the order of the steps, where they stand, and their fields."""
    if g.over:
        return []
    order = order_fault(g)
    if order:
        return [f"stack: {order}."]
    if g.stack[-1].choice != NONE and asks_next(g.stack[-1]):
        return [f"stack[{len(g.stack) - 1}]: `choice` holds an answer to a question that is still open."]
    faults = [common_fault(step) or step_fault(g, step) for step in g.stack]
    return [f"stack[{place}]: {fault}." for place, fault in enumerate(faults) if fault]


def asks_next(step: Step) -> bool:
    """Is the line that comes next a question?"""
    lines = list(PLACES[type(step)])
    return step.at < len(lines) and lines[step.at].startswith("ask_")


def common_fault(step: Step) -> str:
    """What is wrong with the fields that all steps have."""
    lines = list(PLACES[type(step)])
    if 0 < step.at < len(lines) and lines[step.at - 1].startswith("ask_") and not lines[step.at].startswith("ask_"):
        return f"{lines[step.at]} needs an answer that nobody gave; ask before it"
    if step.result not in RESULTS.get(type(step), (0,)):
        return f"{step.result} is not a result it can have"
    if isinstance(step, (Turn, TakeCards)) and step.declined not in (0, DECLINED):
        return f"`declined` is 0 or {DECLINED}, not {step.declined}"
    if step.into not in GOES_INTO.get(type(step), ("",)):
        return f"its result does not go into {step.into!r}"
    return ""


def order_fault(g: Breakthrough) -> str:
    """Set-up stands alone; else the rounds lie at the bottom, then the turn, then what happens in it."""
    if not g.stack:
        return "it is empty, and the match is not over"
    if isinstance(g.stack[0], SetUp):
        return "nothing happens during set-up" if len(g.stack) > 1 else ""
    if not isinstance(g.stack[0], Rounds):
        return "Rounds or SetUp must lie at the bottom"
    if g.stack[0].at >= len(PLACES[Rounds]):
        return "the rounds go on until somebody wins"
    if len(g.stack) > 1 and not isinstance(g.stack[1], Turn):
        return "a Turn must lie on the Rounds"
    if any(isinstance(step, (SetUp, Rounds, Turn)) for step in g.stack[2:]):
        return "a turn does not hold another turn"
    return ""


def step_fault(g: Breakthrough, step: Step) -> str:
    """What is wrong with the fields of one step."""
    if isinstance(step, SetUp):
        return set_up_fault(g, step)
    if isinstance(step, Rounds):
        return ""
    if isinstance(step, (Turn, CompleteTask, CleanUp, DiscardOne, DiscardThree)) and step.seat != g.active:
        return f"seat {step.seat} acts, but it is the turn of seat {g.active}"
    if isinstance(step, (TakeCards, Repel, Suffer)) and step.seat == NONE:
        return "it says not whom it concerns"
    if isinstance(step, Turn):
        return turn_fault(g, step)
    if isinstance(step, TakeCards):
        return take_fault(g, step)
    if isinstance(step, CompleteTask):
        return task_fault(g, step)
    if isinstance(step, (DiscardOne, DiscardThree)):
        return discard_fault(g, step)
    if isinstance(step, (Repel, Suffer)):
        return attack_fault(g, step)
    return ""


def set_up_fault(g: Breakthrough, step: SetUp) -> str:
    chosen = [seat for seat in range(g.seats) if g.faction[seat] != NONE]
    if chosen != list(range(max(step.seat, 0))) and step.at == 0:
        return f"seat {step.seat} chooses a faction, but it must be the first seat without one"
    if any(g.hand[seat].cards or g.in_play[seat].cards for seat in range(g.seats)) or g.market.cards:
        return "no card is dealt before the factions are chosen"
    return ""


def turn_fault(g: Breakthrough, step: Turn) -> str:
    if step.draw != ALL_HANDS and not 0 <= step.draw <= DISCARD_THREE_COUNT:
        return f"no main action lets a player take {step.draw} cards"
    if step.at < PLACES[Turn]["draw_cards"] and step.draw:
        return f"{step.draw} cards to take before the main action"
    if step.at == PLACES[Turn]["draw_cards"] and step.draw > HAND_SIZE - len(g.hand[step.seat].cards):
        return f"{step.draw} cards to take would make the hand too large"
    return ""


def take_fault(g: Breakthrough, step: TakeCards) -> str:
    room = HAND_SIZE - len(g.hand[step.seat].cards)
    if step.at < len(PLACES[TakeCards]) and not 1 <= step.count <= room:
        return f"{step.count} cards to take, but the hand has room for {room}"
    if step.window and step.seat != g.active:
        return f"seat {step.seat} may act, but it is the turn of seat {g.active}"
    return ""


def discard_fault(g: Breakthrough, step: DiscardOne | DiscardThree) -> str:
    held = len(g.hand[step.seat].cards)
    if isinstance(step, DiscardThree):
        if step.at == 0 and not 1 <= step.left <= min(DISCARD_THREE_COUNT, held):
            return f"{step.left} of {held} cards cannot be discarded"
        return ""
    if step.at == 0 and not held:
        return "there is no card to discard"
    if step.at > 0 and not CARD.has(step.choice):
        return "it says not which card is discarded"
    return ""


def task_fault(g: Breakthrough, step: CompleteTask) -> str:
    """The task is open, and the cards chosen and in play reach its parameter (BRK-5.2.1, BRK-5.2.4)."""
    if not 0 <= step.card < STATIONS_END:
        return "this card has no task"
    if step.card < FACTIONS:
        if step.card != g.faction[step.seat] or g.flipped[step.seat]:
            return f"the task of {IDS[step.card]} is not open for seat {step.seat}"
    else:
        at = g.place_in_play(step.seat, step.card)
        if at == NONE or g.in_play[step.seat].marks[at]:
            return f"the task of {IDS[step.card]} is not open for seat {step.seat}"
    if len(step.paid) != len(TYPES) or min(step.paid) < 0 or not 0 <= step.doubled < 1 << len(TYPES):
        return f"`paid` needs {len(TYPES)} numbers, and `doubled` bits of as many types"
    reached = reach_with(g, step.seat, step.paid[:], step.doubled)
    if step.at == 0 and reached[TASK_COLOUR[step.card]] < PARAMETER[step.card]:
        return f"the cards in play do not reach the parameter of {IDS[step.card]}"
    return ""


def attack_fault(g: Breakthrough, step: Repel | Suffer) -> str:
    if step.threat < 0 or not ATTACK_ALL[step.threat]:
        return "this card is not a threat"
    if isinstance(step, Repel):
        if any(bits <= 0 or bits & ~ATTACK_ALL[step.threat] for bits in step.used):
            return "`used` holds symbols that the threat does not show"
        if step.at == 0 and not step.usable(g):
            return f"seat {step.seat} has no card that repels {IDS[step.threat]}"
    return ""
