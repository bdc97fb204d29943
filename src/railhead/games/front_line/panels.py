"""The table as a seat sees it: the turn, the line with everybody's public area, equipment, and the own cards."""

from __future__ import annotations

from typing import Final

from railhead.games.front_line.cards import (
    ABILITY_TEXTS,
    ABILITY_TITLES,
    ABILITY_TRIGGER,
    CHARACTER_TITLES,
    COMMISSAR_TITLE,
    IDS,
    MINE_DAMAGE,
    TEXTS,
    TITLES,
    TOP_LIFE,
)
from railhead.games.front_line.hit import Hit
from railhead.games.front_line.model import ABILITY, CARD, COMRADE, FrontLine, item_option, slot_option
from railhead.games.front_line.notes import COMMISSAR_NOTE, INITIATIVE_NOTE, TARGET_NOTE, comrade_note, note
from railhead.games.front_line.queries import is_wired, mines_at, roulettes
from railhead.games.front_line.round import Turn
from railhead.games.front_line.terms import FIRST_ATTACK_DAMAGE, HIT_TYPES, IN_WINDOW, LETHAL_DAMAGE
from railhead.kernel.ask import NONE
from railhead.kernel.display import Cell, Panel
from railhead.kernel.view import View
from railhead.kernel.zones import HIDDEN, Zone

# The seven steps, by the lines of a turn.
STEP_OF_LINE: Final[dict[str, str]] = {
    "attack": "step 1, attack",
    "window_1": "step 1, attack",
    "ask_cards": "step 2, choose",
    "lay_down": "step 2, choose",
    "window_2": "step 2, choose",
    "act": "step 4, act",
    "damage": "step 5, damage",
    "window_4": "step 5, damage",
    "refill": "step 6, refill",
    "window_5": "step 6, refill",
    "pass_initiative": "step 7, initiative",
}
ONCE_PER_GAME: Final = (IN_WINDOW, FIRST_ATTACK_DAMAGE, LETHAL_DAMAGE)


class Keys:
    """Gives every cell of a card a key of its own: copies are numbered as they come."""

    def __init__(self) -> None:
        self.count: dict[str, int] = {}

    def key(self, card: int) -> str:
        number = self.count.get(IDS[card], 0) + 1
        self.count[IDS[card]] = number
        return f"{IDS[card]}:{number}"


def panels(view: View) -> list[Panel]:
    """Everything needed to play well, in this order."""
    g = view.state
    assert isinstance(g, FrontLine)
    keys = Keys()
    shown = [turn_panel(g, keys), line_panel(g, view.seat)]
    if any([zone.cards for zone in g.equipment]):
        shown.append(equipment_panel(g, keys))
    if view.seat < g.seats:
        shown += own_panels(g, view.seat, keys)
    if any(g.fallen):
        fallen = sorted([seat for seat in range(g.seats) if g.fallen[seat]], key=lambda seat: g.fallen[seat])
        cells = [comrade_cell(g, seat, "dim") for seat in fallen]
        shown.append(Panel("Fallen, the first one first", [cells], kind="row"))
    return shown


# --- the turn --------------------------------------------------------------------------------------------------------


def turn_panel(g: FrontLine, keys: Keys) -> Panel:
    rows: list[list[Cell]] = []
    for card in reversed(g.attack.cards):
        title = Cell(TITLES[card], key=keys.key(card), note=note(card), tone="bad")
        rows += [[Cell("Attack"), title], [Cell(""), Cell(TEXTS[card], tone="dim")]]
    holder = CHARACTER_TITLES[g.character[g.initiative]]
    rows.append([Cell("Initiative", note=INITIATIVE_NOTE), Cell(holder, g.comrade_option(g.initiative))])
    for card in roulettes(g):
        rows.append([Cell(""), Cell(TITLES[card], key=keys.key(card), note=note(card), tone="bad")])
    if g.halt:
        rows.append([Cell("In force"), Cell("Halt!: nobody moves on the line this turn", tone="bad")])
    if g.postponed:
        rows.append([Cell("Commissar"), Cell(f"{g.postponed} advances wait for the end of step 5")])
    rows += [[Cell("Hit"), hit_cell(g, step)] for step in g.stack if isinstance(step, Hit)]
    rows.append([Cell("Action deck"), deck_cell(g.action_deck, g.action_discard)])
    rows.append([Cell("Attack deck"), deck_cell(g.attack_deck, g.attack_discard)])
    return Panel(turn_title(g), rows, kind="facts")


def hit_cell(g: FrontLine, hit: Hit) -> Cell:
    text = f"{CHARACTER_TITLES[g.character[hit.victim]]}: {hit.damage} damage, {HIT_TYPES[hit.type].replace('_', ' ')}"
    return Cell(text, g.comrade_option(hit.victim), tone="bad")


def deck_cell(deck: Zone, discard: Zone) -> Cell:
    """The size of a deck, and its discard pile: the top card, all of it in the note (FLN-13.1)."""
    if not discard.cards:
        return Cell(f"{len(deck.cards)} cards, none discarded")
    note = "Discarded, from the top: " + ", ".join([TITLES[card] for card in reversed(discard.cards)])
    return Cell(
        f"{len(deck.cards)} cards, {len(discard.cards)} discarded, on top {TITLES[discard.cards[-1]]}", note=note
    )


def turn_title(g: FrontLine) -> str:
    if not g.turn:
        return "Set-up: the draft"
    bottom = g.stack[0] if g.stack else None
    if g.over or not isinstance(bottom, Turn):
        return f"Turn {g.turn}"
    # A line that has pushed a child is already left behind, except where it asks itself.
    lines = list(STEP_OF_LINE)
    at = bottom.at if len(g.stack) == 1 else bottom.at - 1
    return f"Turn {g.turn}, {STEP_OF_LINE[lines[at]]}"


# --- the line --------------------------------------------------------------------------------------------------------


def line_panel(g: FrontLine, viewer: int) -> Panel:
    rows: list[list[Cell]] = []
    for place, seat in enumerate(g.line):
        slot = place + 1
        here = Cell(str(slot), slot_option(slot), key=f"slot:{slot}")
        rows.append([here, *comrade_cells(g, seat, viewer), here_cell(g, slot)])
    behind = len(g.line) + 1
    commissar = [Cell(""), Cell(COMMISSAR_TITLE, key="commissar", note=COMMISSAR_NOTE, tone="dim")]
    rows.append([*commissar, Cell(""), Cell(""), Cell(""), here_cell(g, behind)])
    return Panel("The front line", rows, ("Slot", "Comrade", "Life", "Hand", "State", "Here"))


def comrade_cells(g: FrontLine, seat: int, viewer: int) -> list[Cell]:
    """Who stands in a slot, his life, his hand and his state."""
    if seat == NONE:
        return [Cell("free", tone="dim"), Cell(""), Cell(""), Cell("")]
    tone = "own" if seat == viewer else ""
    laid = " + 1 down" if g.down[seat].cards and not is_drafting(g) else ""
    return [
        comrade_cell(g, seat, tone),
        Cell(f"{g.life[seat]}/{TOP_LIFE[g.character[seat]]}"),
        Cell(f"{len(g.hand[seat].cards)}{laid}"),
        Cell(state_of(g, seat)),
    ]


def is_drafting(g: FrontLine) -> bool:
    return len(g.stack) > 0 and type(g.stack[-1]).__name__ == "Draft"


def comrade_cell(g: FrontLine, seat: int, tone: str) -> Cell:
    character = g.character[seat]
    text = comrade_note(character)
    if ABILITY_TRIGGER[character] in ONCE_PER_GAME and seat in g.ability_spent:
        text += " Used."
    option = COMRADE.of(character)
    return Cell(CHARACTER_TITLES[character], option, key=f"comrade:{character}", note=text, tone=tone)


def state_of(g: FrontLine, seat: int) -> str:
    words = [
        word
        for word, seats in (
            ("dodging", g.dodging),
            ("prone", g.prone),
            ("F.U.B.A.R.", g.fubar),
            ("in tank", g.crew),
            ("gassed", g.gassed),
            ("event used", g.event_spent),
        )
        if seat in seats
    ]
    if seat in g.targeted:
        words.insert(0, "TARGET")
    if ABILITY_TRIGGER[g.character[seat]] in ONCE_PER_GAME and seat in g.ability_spent:
        words.append("ability used")
    return ", ".join(words)


def targets_at(g: FrontLine, slot: int) -> str:
    count = g.targets.count(slot)
    return "TARGET" if count == 1 else f"{count} TARGETS" if count else ""


def here_cell(g: FrontLine, slot: int) -> Cell:
    """What lies at a slot."""
    return Cell(lying_at(g, slot), note=TARGET_NOTE if slot in g.targets else "", tone="bad")


def lying_at(g: FrontLine, slot: int) -> str:
    """Target cards, mines and wire at a slot."""
    mines = mines_at(g, slot)
    damage = "+".join([str(MINE_DAMAGE[card]) for card in mines])
    parts = [targets_at(g, slot), f"mine {damage}" if mines else "", "wire" if is_wired(g, slot) else ""]
    return ", ".join([part for part in parts if part])


# --- cards -----------------------------------------------------------------------------------------------------------


def equipment_panel(g: FrontLine, keys: Keys) -> Panel:
    rows: list[list[Cell]] = []
    for seat in range(g.seats):
        zone = g.equipment[seat]
        if zone.cards:
            items = [
                Cell(
                    f"{TITLES[card]} {zone.marks[at]}",
                    item_option(card, zone.marks[at]),
                    key=keys.key(card),
                    note=note(card),
                )
                for at, card in enumerate(zone.cards)
            ]
            rows.append([Cell(CHARACTER_TITLES[g.character[seat]], g.comrade_option(seat)), *items])
    return Panel("Equipment in play, with durability", rows, kind="facts")


def own_panels(g: FrontLine, seat: int, keys: Keys) -> list[Panel]:
    character = g.character[seat]
    spent = seat in g.ability_spent
    ability = Cell(
        ABILITY_TITLES[character] + (" (used)" if spent else ""),
        ABILITY.of(character),
        note=ABILITY_TEXTS[character],
        tone="dim" if spent else "own",
    )
    shown = [Panel("Your comrade", [[ability, Cell(ABILITY_TEXTS[character], tone="dim")]], kind="facts", seat=seat)]
    title = "The packet you hold" if is_drafting(g) else "Your hand"
    if g.hand[seat].cards:
        shown.append(Panel(title, [own_cards(g.hand[seat], keys)], kind="row", seat=seat))
    if g.down[seat].cards:
        shown.append(Panel("Face down before you", [own_cards(g.down[seat], keys)], kind="row", seat=seat))
    return shown


def own_cards(zone: Zone, keys: Keys) -> list[Cell]:
    return [
        Cell(TITLES[card], CARD.of(card), key=keys.key(card), note=note(card))
        for card in sorted(zone.cards)
        if card != HIDDEN
    ]
