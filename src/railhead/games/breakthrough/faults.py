"""What is impossible about a position, in sentences."""
# mypyc: skip - runs when a position is loaded, not while a match is played

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from railhead.games.breakthrough import cards
from railhead.games.breakthrough.additional import DECLINED, CleanUp
from railhead.games.breakthrough.discarding import ALL_HANDS, ONE_CARD, DiscardOne, DiscardThree
from railhead.games.breakthrough.market import TakeCards
from railhead.games.breakthrough.model import CARD, TURN_LIMIT, TURNED, UNLIMITED, UPRIGHT, Breakthrough
from railhead.games.breakthrough.queries import reach_with
from railhead.games.breakthrough.round import Rounds, Turn
from railhead.games.breakthrough.setup import SetUp
from railhead.games.breakthrough.tasks import CompleteTask
from railhead.games.breakthrough.threats import Repel, Suffer
from railhead.kernel.ask import NONE
from railhead.kernel.step import PLACES, Step


def faults(g: Breakthrough) -> list[str]:
    """All faults of a position; the deeper checks run only on a sound base."""
    return list(table_faults(g)) or [*token_faults(g), *card_faults(g)] or stack_faults(g)


def table_faults(g: Breakthrough) -> Iterator[str]:
    """The lists of the players, the factions, whose turn it is."""
    for name in ("faction", "flipped", "above", "below", "supply"):
        if len(getattr(g, name)) != g.seats:
            yield f"table.{name}: one entry is needed for each of the {g.seats} seats."
            return
    yield from faction_faults(g)
    if not 0 <= g.active < g.seats:
        yield f"table.active: there is no seat {g.active}."
    limit = g.options[TURN_LIMIT]
    if g.turn < 0 or (limit != UNLIMITED and g.turn >= int(limit) + g.over):
        yield f"table.turn: {g.turn} is not a turn of this match."


def faction_faults(g: Breakthrough) -> Iterator[str]:
    choosing = bool(g.stack) and isinstance(g.stack[0], SetUp)
    for seat, card in enumerate(g.faction):
        if card >= cards.FACTIONS:
            yield f"table.faction[{seat}]: {cards.IDS[card]} is not a faction card."
        elif card == NONE and not choosing:
            yield f"table.faction[{seat}]: this player leads no faction, and the match has begun."
        elif card != NONE and g.faction.count(card) > 1:
            yield f"table.faction[{seat}]: {cards.IDS[card]} is led by two players."
        if card == NONE and g.flipped[seat]:
            yield f"table.flipped[{seat}]: there is no faction card to be flipped."


def token_faults(g: Breakthrough) -> Iterator[str]:
    """Ten tokens for each player, at least five of them out of the supply (BRK-1.1.5, BRK-9.1.4)."""
    for seat in range(g.seats):
        parts = [g.above[seat], g.below[seat], g.on_stations(seat), g.supply[seat]]
        if min(parts) < 0 or sum(parts) != cards.TOKENS:
            yield (
                f"table: seat {seat} has {parts[0]} tokens above, {parts[1]} below, {parts[2]} on stations and "
                f"{parts[3]} in the supply; together they must be {cards.TOKENS}."
            )
        elif g.faction[seat] == NONE and g.supply[seat] != cards.TOKENS:
            yield f"table.supply[{seat}]: all {cards.TOKENS} tokens lie there until a faction is chosen."
        elif g.faction[seat] != NONE and g.supply[seat] > cards.TOKENS - cards.START_TOKENS_ABOVE:
            yield f"table.supply[{seat}]: tokens never return to the supply, and {cards.START_TOKENS_ABOVE} left it."
        elif g.owned(seat) >= cards.TOKENS_TO_WIN and not g.over:
            yield f"table: seat {seat} owns {g.owned(seat)} tokens and has won, but the match is not over."


def card_faults(g: Breakthrough) -> Iterator[str]:
    """Hands, the market and the cards in play."""
    places = g.market.marks
    if len(set(places)) != len(places) or any(not 0 <= place < cards.MARKET_SIZE for place in places):
        yield f"zones.market: the marks are the places 0 to {cards.MARKET_SIZE - 1} of the row, each used once."
    for seat in range(g.seats):
        if len(g.hand[seat].cards) > cards.HAND_SIZE:
            yield f"zones.hand[{seat}]: a hand never holds more than {cards.HAND_SIZE} cards."
        zone = g.in_play[seat]
        for card, mark in zip(zone.cards, zone.marks, strict=True):
            fault = in_play_fault(card, mark)
            if fault:
                yield f"zones.in_play[{seat}]: {cards.IDS[card]} {fault}."


def in_play_fault(card: int, mark: int) -> str:
    """What is wrong with a card that lies so in play; nothing if all is well (BRK-4.2.2, BRK-4.2.3)."""
    if cards.KIND[card] == cards.CARAVAN:
        return "is a caravan and can never be laid"
    if cards.KIND[card] == cards.STATION:
        return "" if 0 <= mark <= cards.TOKENS else f"cannot have {mark} tokens on it"
    if mark not in (UPRIGHT, TURNED):
        return f"lies upright ({UPRIGHT}) or turned ({TURNED}), not {mark}"
    if mark == TURNED and not cards.MAY_DEFEND[card]:
        return "has no defence half and cannot lie turned"
    if mark == UPRIGHT and cards.KIND[card] == cards.THREAT:
        return "is a threat and can only lie turned"
    return ""


# --- the steps in progress ------------------------------------------------------------------------------------------

# What may stand in the common fields of a step while it waits: its result, and where that goes.
RESULTS: Final[dict[type, tuple[int, ...]]] = {
    DiscardOne: (0, ONE_CARD, ALL_HANDS),
    DiscardThree: (0, cards.DISCARD_THREE_COUNT),
}
GOES_INTO: Final[dict[type, tuple[str, ...]]] = {DiscardOne: ("draw",), DiscardThree: ("draw",), CleanUp: ("declined",)}


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
    if isinstance(step, (Turn, CompleteTask, CleanUp, DiscardOne, DiscardThree)) and step.seat != g.active:
        return f"seat {step.seat} acts, but it is the turn of seat {g.active}"
    if isinstance(step, (TakeCards, Repel, Suffer)) and step.seat == NONE:
        return "it says not whom it concerns"
    return STEP_FAULTS[type(step)](g, step) if type(step) in STEP_FAULTS else ""


def set_up_fault(g: Breakthrough, step: SetUp) -> str:
    chosen = [seat for seat in range(g.seats) if g.faction[seat] != NONE]
    if chosen != list(range(max(step.seat, 0))) and step.at == 0:
        return f"seat {step.seat} chooses a faction, but it must be the first seat without one"
    if any(g.hand[seat].cards or g.in_play[seat].cards for seat in range(g.seats)) or g.market.cards:
        return "no card is dealt before the factions are chosen"
    return ""


def turn_fault(g: Breakthrough, step: Turn) -> str:
    if step.draw != ALL_HANDS and not 0 <= step.draw <= cards.DISCARD_THREE_COUNT:
        return f"no main action lets a player take {step.draw} cards"
    if step.at < PLACES[Turn]["draw_cards"] and step.draw:
        return f"{step.draw} cards to take before the main action"
    if step.at == PLACES[Turn]["draw_cards"] and step.draw > cards.HAND_SIZE - len(g.hand[step.seat].cards):
        return f"{step.draw} cards to take would make the hand too large"
    return ""


def take_fault(g: Breakthrough, step: TakeCards) -> str:
    room = cards.HAND_SIZE - len(g.hand[step.seat].cards)
    if step.at < len(PLACES[TakeCards]) and not 1 <= step.count <= room:
        return f"{step.count} cards to take, but the hand has room for {room}"
    if step.window and step.seat != g.active:
        return f"seat {step.seat} may act, but it is the turn of seat {g.active}"
    return ""


def discard_one_fault(g: Breakthrough, step: DiscardOne) -> str:
    if step.at == 0:
        return "" if g.hand[step.seat].cards else "there is no card to discard"
    return "" if CARD.has(step.choice) else "it says not which card is discarded"


def discard_three_fault(g: Breakthrough, step: DiscardThree) -> str:
    held = len(g.hand[step.seat].cards)
    possible = step.at > 0 or 1 <= step.left <= min(cards.DISCARD_THREE_COUNT, held)
    return "" if possible else f"{step.left} of {held} cards cannot be discarded"


def task_fault(g: Breakthrough, step: CompleteTask) -> str:
    """The task is open, and the cards chosen and in play reach its parameter (BRK-5.2.1, BRK-5.2.4)."""
    if not 0 <= step.card < cards.STATIONS_END:
        return "this card has no task"
    if step.card < cards.FACTIONS:
        if step.card != g.faction[step.seat] or g.flipped[step.seat]:
            return f"the task of {cards.IDS[step.card]} is not open for seat {step.seat}"
    else:
        at = g.place_in_play(step.seat, step.card)
        if at == NONE or g.in_play[step.seat].marks[at]:
            return f"the task of {cards.IDS[step.card]} is not open for seat {step.seat}"
    if len(step.paid) != len(cards.TYPES) or min(step.paid) < 0 or not 0 <= step.doubled < 1 << len(cards.TYPES):
        return f"`paid` needs {len(cards.TYPES)} numbers, and `doubled` bits of as many types"
    reached = reach_with(g, step.seat, step.paid[:], step.doubled)
    if step.at == 0 and reached[cards.TASK_COLOUR[step.card]] < cards.PARAMETER[step.card]:
        return f"the cards in play do not reach the parameter of {cards.IDS[step.card]}"
    return ""


def attack_fault(g: Breakthrough, step: Repel | Suffer) -> str:
    return "this card is not a threat" if step.threat < 0 or not cards.ATTACK_ALL[step.threat] else ""


def repel_fault(g: Breakthrough, step: Repel) -> str:
    fault = attack_fault(g, step)
    if not fault and any(bits <= 0 or bits & ~cards.ATTACK_ALL[step.threat] for bits in step.used):
        return "`used` holds symbols that the threat does not show"
    if not fault and step.at == 0 and not step.usable(g):
        return f"seat {step.seat} has no card that repels {cards.IDS[step.threat]}"
    return fault


STEP_FAULTS: Final[dict[type, Callable[..., str]]] = {
    SetUp: set_up_fault,
    Turn: turn_fault,
    TakeCards: take_fault,
    CompleteTask: task_fault,
    DiscardOne: discard_one_fault,
    DiscardThree: discard_three_fault,
    Repel: repel_fault,
    Suffer: attack_fault,
}
