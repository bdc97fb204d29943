"""What is impossible about a position, in sentences (for `load_state`)."""
# mypyc: skip - runs when a position is loaded, not while a match is played

from __future__ import annotations

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
    return next((found for check in checks if (found := check(g))), [])


def name(g: FrontLine, seat: int) -> str:
    return cards.CHARACTERS[g.character[seat]]


def is_running(g: FrontLine, *steps: type[Step]) -> bool:
    """Is one of these steps going on?"""
    return any([isinstance(step, steps) for step in g.stack])


# --- players and their comrades --------------------------------------------------------------------------------------


def seat_faults(g: FrontLine) -> list[str]:
    found: list[str] = []
    for field, values in (("character", g.character), ("life", g.life), ("fallen", g.fallen)):
        if len(values) != g.seats:
            found.append(f"table.{field}: {len(values)} entries for {g.seats} seats.")
    if found:
        return found
    if NONE in g.character or len(set(g.character)) < g.seats:
        return ["table.character: every seat needs a character of its own."]
    dying = is_running(g, hit.Hit, death.Mines, damage.Damage, death.Deaths)
    for seat in range(g.seats):
        top = cards.TOP_LIFE[g.character[seat]]
        if not 0 <= g.life[seat] <= top:
            found.append(f"table.life[{seat}]: {name(g, seat)} has from 0 to {top} life, not {g.life[seat]}.")
        if not 0 <= g.fallen[seat] < g.seats + 1:
            found.append(f"table.fallen[{seat}]: {g.fallen[seat]} is not a wave of deaths.")
        if g.fallen[seat] and g.life[seat]:
            found.append(f"table.fallen[{seat}]: {name(g, seat)} has fallen and still has life.")
        if not g.fallen[seat] and not g.life[seat] and not dying:
            found.append(f"table.life[{seat}]: {name(g, seat)} has no life left and has not fallen.")
    if not g.over and g.comrades() < 2 and not dying:
        found.append("table.life: fewer than two comrades are alive, and the match is not over.")
    if g.initiative == NONE:
        found.append("table.initiative: somebody must hold the initiative card.")
    if g.turn < 0:
        found.append("table.turn: turns are counted from 0.")
    return found


def line_faults(g: FrontLine) -> list[str]:
    found: list[str] = []
    standing = [seat for seat in range(g.seats) if not g.fallen[seat]]
    if sorted([seat for seat in g.line if seat != NONE]) != standing:
        found.append("table.line: every comrade who has not fallen stands there once, and nobody else.")
    free = g.line.count(NONE)
    if g.postponed < 0:
        found.append("table.postponed: not a number of advances.")
    if len(g.line) > g.seats + 1:
        found.append(f"table.line: {len(g.line)} slots; with {g.seats} seats there are {g.seats + 1} at most.")
    waiting = is_running(g, death.Deaths, death.Advance)
    if not waiting and not g.over and free != 1 + g.postponed:
        found.append(f"table.line: {free} free slots; {1 + g.postponed} are due.")
    if waiting and not 1 <= free:
        found.append("table.line: there is no free slot.")
    return found


def status_faults(g: FrontLine) -> list[str]:
    found: list[str] = []
    standing = (("dodging", g.dodging), ("prone", g.prone), ("fubar", g.fubar), ("gassed", g.gassed), ("crew", g.crew))
    for field, seats in (*standing, ("event_spent", g.event_spent), ("ability_spent", g.ability_spent)):
        if NONE in seats or len(set(seats)) < len(seats):
            found.append(f"table.{field}: a list of different seats is needed.")
    for field, seats in (*standing, ("targeted", g.targeted)):
        for seat in seats:
            if seat == NONE or g.fallen[seat]:
                found.append(f"table.{field}: only a comrade who stands in the line can be there.")
    if len(g.targets) + len(g.targeted) > cards.TARGET_CARDS:
        found.append(f"table.targets: there are {cards.TARGET_CARDS} target cards.")
    for slot in g.targets:
        if not 1 <= slot <= g.seats + 1:
            found.append(f"table.targets: there never was a slot {slot}.")
    return found


# --- cards -----------------------------------------------------------------------------------------------------------


def card_faults(g: FrontLine) -> list[str]:
    found: list[str] = []
    dying = is_running(g, death.Deaths) or g.over
    for spec in model.ZONES:
        zones: list[Zone] = getattr(g, spec.name) if spec.each else [getattr(g, spec.name)]
        for seat, zone in enumerate(zones):
            where = f"zones.{spec.name}[{seat}]" if spec.each else f"zones.{spec.name}"
            found += wrong_cards(where, zone, attack=spec.pool == "attack")
            if spec.each and zone.cards and g.fallen[seat] and not dying:
                found.append(f"{where}: a fallen player has no cards.")
    for seat in range(g.seats):
        if len(g.down[seat].cards) > 1 and not is_running(g, draft.Draft, event_cards.PlansEvent):
            found.append(f"zones.down[{seat}]: one card at most lies face down outside a draft.")
    for card in g.attack.cards:
        if cards.STAYS[card]:
            found.append(f"zones.attack: {cards.IDS[card]} stays in play and lies under in_play.")
    return found


def wrong_cards(where: str, zone: Zone, attack: bool) -> list[str]:
    """Attack cards among action cards, or the other way round."""
    kind = "an attack card" if attack else "an action card"
    return [f"{where}: {cards.IDS[card]} is not {kind}." for card in zone.cards if (card >= cards.ACTIONS) != attack]


def lying_faults(g: FrontLine) -> list[str]:
    found: list[str] = []
    zone = g.in_play
    for at, card in enumerate(zone.cards):
        slot, where = zone.marks[at], f"zones.in_play: {cards.IDS[card]}"
        if not cards.STAYS[card]:
            found.append(f"{where} does not stay in play.")
        elif cards.ROULETTE_DAMAGE[card]:
            if slot != model.ROULETTE_PLACE:
                found.append(f"{where} lies at the initiative card, mark {model.ROULETTE_PLACE}.")
        elif not 1 <= slot <= len(g.line):
            found.append(f"{where} lies on a slot from 1 to {len(g.line)}, not on {slot}.")
        elif cards.MINE_DAMAGE[card] and g.line[slot - 1] != NONE and not is_running(g, death.Mines):
            found.append(f"zones.in_play: a mine lies on slot {slot}, and somebody stands there.")
    return found


def equipment_faults(g: FrontLine) -> list[str]:
    found: list[str] = []
    owner = NONE
    for seat in range(g.seats):
        zone = g.equipment[seat]
        for at, card in enumerate(zone.cards):
            most = cards.DURABILITY[card] + max(cards.DURABILITY_MODIFIER)
            if cards.KIND[card] != terms.EQUIPMENT:
                found.append(f"zones.equipment[{seat}]: {cards.IDS[card]} is no equipment.")
            elif not 1 <= zone.marks[at] <= most:
                found.append(f"zones.equipment[{seat}]: {cards.IDS[card]} has a durability from 1 to {most}.")
            if card == cards.TANK_CARD:
                owner = seat
    if is_running(g, tank.Board):
        return found
    if (g.crew[0] if g.crew else NONE) != owner:
        found.append("table.crew: the owner of the tank comes first, and nobody is in a tank that is not in play.")
    if len(g.crew) > 2 or (len(g.crew) == 2 and abs(g.line.index(g.crew[0]) - g.line.index(g.crew[1])) != 1):
        found.append("table.crew: one or two comrades in adjacent slots.")
    return found


# --- what is going on ------------------------------------------------------------------------------------------------

# The options that a field of a step can hold besides null and pass, by its name.
POSSIBLE: Final[dict[str, list[int]]] = {
    "comrade": list(model.COMRADE.all()),
    "neighbour": list(model.COMRADE.all()),
    "first": list(model.COMRADE.all()),
    "second": list(model.COMRADE.all()),
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


def field_faults(g: FrontLine, where: str, field: str, kind: str, value: object) -> list[str]:
    """Is this value possible for a field of this name and kind?"""
    if kind in ("Seat", "HitType") and value == NONE and field not in MAY_BE_NOBODY:
        return [f"{where}.{field}: nobody and nothing is not possible here."]
    if kind.startswith("list[") and isinstance(value, list) and NONE in value:
        return [f"{where}.{field}: an entry is missing."]
    if kind == "Option" and isinstance(value, int) and value != NONE and value != model.PASS:
        if value not in POSSIBLE[field]:
            return [f"{where}.{field}: {model.VOCABULARY.names[value]} cannot stand there."]
        if model.COMRADE.has(value) and model.COMRADE.thing(value) not in g.character:
            return [f"{where}.{field}: {model.VOCABULARY.names[value]} is not in this match."]
    return []


def step_faults(g: FrontLine, where: str, step: Step) -> list[str]:
    """What only makes sense for one class of steps."""
    if isinstance(step, Window) and not 1 <= step.number <= terms.WINDOWS:
        return [f"{where}.number: windows are numbered from 1 to {terms.WINDOWS}."]
    if isinstance(step, act.Act) and not 0 <= step.place <= len(step.order):
        return [f"{where}.place: {step.place} is not a place in the order."]
    if isinstance(step, Refill) and not 0 <= step.place < len(step.order):
        return [f"{where}.place: {step.place} is not a place in the order."]
    if isinstance(step, death.Deaths) and step.at and not 0 <= step.place <= len(step.dead):
        return [f"{where}.place: {step.place} is not a place in the list of the dead."]
    if isinstance(step, death.Advance) and not 0 <= step.left <= g.seats:
        return [f"{where}.left: {step.left} is not a number of advances."]
    if isinstance(step, events.PlayEvent) and (step.card == NONE or cards.KIND[step.card] != terms.EVENT):
        return [f"{where}.card: an event is needed."]
    if isinstance(step, Move) and abs(step.direction) != 1:
        return [f"{where}: a comrade moves forward (-1) or back (1)."]
    if isinstance(step, death.Mines) and not all([cards.MINE_DAMAGE[card] for card in step.mines]):
        return [f"{where}.mines: only mines go off."]
    if isinstance(step, hit.Hit) and (step.damage < 0 or not 0 <= step.asked <= g.seats):
        return [f"{where}: a hit has a damage of 0 or more, and asks each seat once."]
    return []
