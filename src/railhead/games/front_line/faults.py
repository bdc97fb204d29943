"""What is impossible about a position, in sentences (for `load_state`)."""
# mypyc: skip - runs when a position is loaded, not while a match is played

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from railhead.games.front_line import act, cards, damage, death, draft, event_cards, events, hit, model, tank, terms
from railhead.games.front_line.model import FrontLine
from railhead.games.front_line.movement import Move
from railhead.games.front_line.refill import Refill
from railhead.games.front_line.round import Turn
from railhead.games.front_line.windows import Window
from railhead.kernel.ask import NONE
from railhead.kernel.step import Step, shape
from railhead.kernel.zones import Zone


def faults(g: FrontLine) -> list[str]:
    """The first group of faults found; later checks rely on the earlier ones."""
    checks = (seat_faults, line_faults, status_faults, card_faults, lying_faults, equipment_faults, stack_faults)
    return next((found for check in checks if (found := list(check(g)))), [])


def name(g: FrontLine, seat: int) -> str:
    return cards.CHARACTERS[g.character[seat]]


def is_running(g: FrontLine, *steps: type[Step]) -> bool:
    """Is one of these steps going on?"""
    return any([isinstance(step, steps) for step in g.stack])


# --- players and their comrades --------------------------------------------------------------------------------------


def seat_faults(g: FrontLine) -> Iterator[str]:
    lengths = {"character": len(g.character), "life": len(g.life), "fallen": len(g.fallen)}
    for field, length in lengths.items():
        if length != g.seats:
            yield f"table.{field}: {length} entries for {g.seats} seats."
    if set(lengths.values()) != {g.seats}:
        return
    if NONE in g.character or len(set(g.character)) < g.seats:
        yield "table.character: every seat needs a character of its own."
        return
    dying = is_running(g, hit.Hit, death.Mines, damage.Damage, death.Deaths)
    for seat in range(g.seats):
        top = cards.TOP_LIFE[g.character[seat]]
        if not 0 <= g.life[seat] <= top:
            yield f"table.life[{seat}]: {name(g, seat)} has from 0 to {top} life, not {g.life[seat]}."
        if not 0 <= g.fallen[seat] < g.seats + 1:
            yield f"table.fallen[{seat}]: {g.fallen[seat]} is not a wave of deaths."
        if g.fallen[seat] and g.life[seat]:
            yield f"table.fallen[{seat}]: {name(g, seat)} has fallen and still has life."
        if not g.fallen[seat] and not g.life[seat] and not dying:
            yield f"table.life[{seat}]: {name(g, seat)} has no life left and has not fallen."
    if not g.over and g.comrades() < 2 and not dying:
        yield "table.life: fewer than two comrades are alive, and the match is not over."
    if g.initiative == NONE:
        yield "table.initiative: somebody must hold the initiative card."
    if g.turn < 0:
        yield "table.turn: turns are counted from 0."


def line_faults(g: FrontLine) -> Iterator[str]:
    standing = [seat for seat in range(g.seats) if not g.fallen[seat]]
    if sorted([seat for seat in g.line if seat != NONE]) != standing:
        yield "table.line: every comrade who has not fallen stands there once, and nobody else."
    free = g.line.count(NONE)
    if g.postponed < 0:
        yield "table.postponed: not a number of advances."
    if len(g.line) > g.seats + 1:
        yield f"table.line: {len(g.line)} slots; with {g.seats} seats there are {g.seats + 1} at most."
    waiting = is_running(g, death.Deaths, death.Advance)
    if not waiting and not g.over and free != 1 + g.postponed:
        yield f"table.line: {free} free slots; {1 + g.postponed} are due."
    if waiting and not 1 <= free:
        yield "table.line: there is no free slot."


def status_faults(g: FrontLine) -> Iterator[str]:
    standing = (("dodging", g.dodging), ("prone", g.prone), ("fubar", g.fubar), ("gassed", g.gassed), ("crew", g.crew))
    for field, seats in (*standing, ("event_spent", g.event_spent), ("ability_spent", g.ability_spent)):
        if NONE in seats or len(set(seats)) < len(seats):
            yield f"table.{field}: a list of different seats is needed."
    for field, seats in (*standing, ("targeted", g.targeted)):
        for seat in seats:
            if seat == NONE or g.fallen[seat]:
                yield f"table.{field}: only a comrade who stands in the line can be there."
    if len(g.targets) + len(g.targeted) > cards.TARGET_CARDS:
        yield f"table.targets: there are {cards.TARGET_CARDS} target cards."
    for slot in g.targets:
        if not 1 <= slot <= g.seats + 1:
            yield f"table.targets: there never was a slot {slot}."


# --- cards -----------------------------------------------------------------------------------------------------------


def card_faults(g: FrontLine) -> Iterator[str]:
    dying = is_running(g, death.Deaths) or g.over
    for spec in model.ZONES:
        zones: list[Zone] = getattr(g, spec.name) if spec.each else [getattr(g, spec.name)]
        for seat, zone in enumerate(zones):
            where = f"zones.{spec.name}[{seat}]" if spec.each else f"zones.{spec.name}"
            yield from wrong_cards(where, zone, attack=spec.pool == "attack")
            if spec.each and zone.cards and g.fallen[seat] and not dying:
                yield f"{where}: a fallen player has no cards."
    for seat in range(g.seats):
        if len(g.down[seat].cards) > 1 and not is_running(g, draft.Draft, event_cards.PlansEvent):
            yield f"zones.down[{seat}]: one card at most lies face down outside a draft."
    for card in g.attack.cards:
        if cards.STAYS[card]:
            yield f"zones.attack: {cards.IDS[card]} stays in play and lies under in_play."


def wrong_cards(where: str, zone: Zone, attack: bool) -> list[str]:
    """Attack cards among action cards, or the other way round."""
    kind = "an attack card" if attack else "an action card"
    return [f"{where}: {cards.IDS[card]} is not {kind}." for card in zone.cards if (card >= cards.ACTIONS) != attack]


def lying_faults(g: FrontLine) -> Iterator[str]:
    zone = g.in_play
    for at, card in enumerate(zone.cards):
        slot, where = zone.marks[at], f"zones.in_play: {cards.IDS[card]}"
        if not cards.STAYS[card]:
            yield f"{where} does not stay in play."
        elif cards.ROULETTE_DAMAGE[card]:
            if slot != model.ROULETTE_PLACE:
                yield f"{where} lies at the initiative card, mark {model.ROULETTE_PLACE}."
        elif not 1 <= slot <= len(g.line):
            yield f"{where} lies on a slot from 1 to {len(g.line)}, not on {slot}."
        elif cards.MINE_DAMAGE[card] and g.line[slot - 1] != NONE and not is_running(g, death.Mines):
            yield f"zones.in_play: a mine lies on slot {slot}, and somebody stands there."


def equipment_faults(g: FrontLine) -> Iterator[str]:
    owner = NONE
    for seat in range(g.seats):
        zone = g.equipment[seat]
        for at, card in enumerate(zone.cards):
            most = cards.DURABILITY[card] + max(cards.DURABILITY_MODIFIER)
            if cards.KIND[card] != terms.EQUIPMENT:
                yield f"zones.equipment[{seat}]: {cards.IDS[card]} is no equipment."
            elif not 1 <= zone.marks[at] <= most:
                yield f"zones.equipment[{seat}]: {cards.IDS[card]} has a durability from 1 to {most}."
            if card == cards.TANK_CARD:
                owner = seat
    if is_running(g, tank.Board):
        return
    if (g.crew[0] if g.crew else NONE) != owner:
        yield "table.crew: the owner of the tank comes first, and nobody is in a tank that is not in play."
    if len(g.crew) > 2 or (len(g.crew) == 2 and abs(g.line.index(g.crew[0]) - g.line.index(g.crew[1])) != 1):
        yield "table.crew: one or two comrades in adjacent slots."


# --- what is going on ------------------------------------------------------------------------------------------------

# The options that a field of a step can hold besides null and pass, by its name.
POSSIBLE: Final[dict[str, list[int]]] = {
    **{field: list(model.COMRADE.all()) for field in ("comrade", "neighbour", "first", "second")},
    "item": list(model.ITEM.all()),
    "direction": model.EITHER_WAY,
    "distance": list(model.STEPS.all()),
    "target": list(model.SLOT.all()),
    "choice": [*model.ABILITY.all(), *model.COMRADE.all(), *model.ITEM.all(), model.RANDOM_CARD, *model.SLOT.all()],
}
MAY_BE_NOBODY: Final = ("answered_by", "mover")


def stack_faults(g: FrontLine) -> list[str]:
    if g.over:
        return []
    if not g.stack or not isinstance(g.stack[0], Turn):
        return ["stack: the lowest step is a Turn."]
    found: list[str] = []
    for place, step in enumerate(g.stack):
        where = f"stack[{place}]"
        found += field_faults(g, where, "choice", "Option", step.choice)
        for field, kind in shape(type(step), Step):
            found += field_faults(g, where, field, kind, getattr(step, field))
        if not found:
            found += step_faults(g, where, step)
    return found


def field_faults(g: FrontLine, where: str, field: str, kind: str, value: object) -> Iterator[str]:
    """Is this value possible for a field of this name and kind?"""
    if kind in ("Seat", "HitType") and value == NONE and field not in MAY_BE_NOBODY:
        yield f"{where}.{field}: nobody and nothing is not possible here."
    elif kind.startswith("list[") and isinstance(value, list) and NONE in value:
        yield f"{where}.{field}: an entry is missing."
    elif kind == "Option" and isinstance(value, int) and value != NONE and value != model.PASS:
        if value not in POSSIBLE[field]:
            yield f"{where}.{field}: {model.VOCABULARY.names[value]} cannot stand there."
        elif model.COMRADE.has(value) and model.COMRADE.thing(value) not in g.character:
            yield f"{where}.{field}: {model.VOCABULARY.names[value]} is not in this match."


def step_faults(g: FrontLine, where: str, step: Step) -> Iterator[str]:
    """What only makes sense for one class of steps."""
    if isinstance(step, Window) and not 1 <= step.number <= terms.WINDOWS:
        yield f"{where}.number: windows are numbered from 1 to {terms.WINDOWS}."
    # After the last card Act still waits for window W3, its place behind the end of its order.
    elif isinstance(step, (act.Act, Refill)) and not 0 <= step.place < len(step.order) + isinstance(step, act.Act):
        yield f"{where}.place: {step.place} is not a place in the order."
    elif isinstance(step, death.Deaths) and step.at and not 0 <= step.place <= len(step.dead):
        yield f"{where}.place: {step.place} is not a place in the list of the dead."
    elif isinstance(step, death.Advance) and not 0 <= step.left <= g.seats:
        yield f"{where}.left: {step.left} is not a number of advances."
    elif isinstance(step, events.PlayEvent) and (step.card == NONE or cards.KIND[step.card] != terms.EVENT):
        yield f"{where}.card: an event is needed."
    elif isinstance(step, Move) and abs(step.direction) != 1:
        yield f"{where}: a comrade moves forward (-1) or back (1)."
    elif isinstance(step, death.Mines) and not all([cards.MINE_DAMAGE[card] for card in step.mines]):
        yield f"{where}.mines: only mines go off."
    elif isinstance(step, hit.Hit) and (step.damage < 0 or not 0 <= step.asked <= g.seats):
        yield f"{where}: a hit has a damage of 0 or more, and asks each seat once."
