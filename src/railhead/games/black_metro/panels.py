"""The table as a seat sees it: board, players, syndicates, what is being played, and the own cards."""

from __future__ import annotations

from typing import Final

from railhead.games.black_metro.assignment import AssignPersonnel
from railhead.games.black_metro.cards import (
    CANDIDATE_IDS,
    CANDIDATE_NAMES,
    CARD_TITLES,
    CARDS,
    COLOURS,
    DISTRICT_NAMES,
    DISTRICT_ROWS,
    DISTRICTS,
    HIDEOUT,
    OVERWHELMED,
    ROUNDS,
    TILE_NAMES,
    TOP_LEVEL,
)
from railhead.games.black_metro.dice import Roll
from railhead.games.black_metro.model import CARD, CHARGED, PLACE, TURNED, BlackMetro
from railhead.games.black_metro.notes import (
    CANDIDATE_NOTES,
    DISTRICT_NOTES,
    FORTIFICATION_NOTE,
    PERSONNEL_NOTE,
    TILE_NOTES,
    level_note,
    note,
)
from railhead.games.black_metro.personnel import SPELLED
from railhead.games.black_metro.queries import strength
from railhead.games.black_metro.scripts import DICE_FACES, DIE_NAMES, SCRIPTS
from railhead.kernel.ask import NONE
from railhead.kernel.display import Cell, Panel
from railhead.kernel.view import View
from railhead.kernel.zones import HIDDEN, Zone

PHASES: Final[dict[str, str]] = {
    "SetUp": "set-up",
    "AssignmentPhase": "assignment phase",
    "DominancePhase": "dominance phase",
    "ResolutionPhase": "resolution phase",
    "StandbyPhase": "standby phase",
}
SHORT: Final[list[str]] = [f"{row['first'].text('short')} / {row['second'].text('short')}" for row in DISTRICT_ROWS]
ROMAN: Final[list[str]] = ["0", "I", "II", "III"]


def panels(view: View) -> list[Panel]:
    """All of the table."""
    g = view.state
    assert isinstance(g, BlackMetro)
    found = [board(g), trackers(g, view.seat), forces(g, view.seat), technologies(g, view.seat), syndicates(g)]
    found += now(g)
    if view.seat < g.seats:
        found += own_cards(g, view.seat)
    found.append(missions_on_table(g))
    return found


def title(g: BlackMetro, player: int) -> str:
    """What to call a player."""
    return g.rules.title_of(g.rules.seat_face(g, player))


def initial(g: BlackMetro, player: int) -> str:
    """The first letter of a player's colour."""
    return COLOURS[g.colour[player]][0].upper()


def tone(player: int, viewer: int) -> str:
    return "own" if player == viewer else ""


# --- the board ------------------------------------------------------------------------------------------------------


def board(g: BlackMetro) -> Panel:
    """The districts with their effects, personnel, fortifications and tiles."""
    phase = next((PHASES[type(step).__name__] for step in g.stack if type(step).__name__ in PHASES), "end")
    head = f"Round {g.round} of {ROUNDS}, {phase}. The relic: {title(g, g.relic)}."
    rows = [district_row(g, district) for district in range(1, DISTRICTS + 1)]
    return Panel(head, rows, ("District", "First / second effect", "Personnel", "Forts"))


def district_row(g: BlackMetro, district: int) -> list[Cell]:
    face = g.tile(district)
    name = DISTRICT_NAMES[district - 1]
    note = DISTRICT_NOTES[district - 1]
    if face != NONE:
        name += f" ({TILE_NAMES[face]})"
        note += f" {TILE_NOTES[face]}"
    people = [standing(g, player, district) for player in range(g.players) if g.personnel(player, district)]
    forts = [fortified(g, player, district) for player in range(g.players) if g.forts(player, district)]
    return [
        Cell(name, PLACE.of(district), f"d{district}", note, "strong" if g.dominator[district] != NONE else ""),
        Cell(SHORT[district - 1]),
        Cell(", ".join(people) or "-"),
        Cell(", ".join(forts) or "-"),
    ]


def standing(g: BlackMetro, player: int, district: int) -> str:
    """The personnel of a player at a district, their strength, and a mark for the dominating player."""
    crown = "*" if g.dominator[district] == player else ""
    return f"{initial(g, player)}{crown} {pieces(g, player, district)}={strength(g, player, district)}"


def pieces(g: BlackMetro, player: int, place: int) -> str:
    """Personnel at a place: 2s1p is two subordinates and a paragon."""
    here = g.forces[player][place]
    return SPELLED[here] if here else "-"


def fortified(g: BlackMetro, player: int, district: int) -> str:
    blockades = g.blockades[player][district]
    base = "+base" if g.base[player] == district else ""
    return f"{initial(g, player)} {f'{blockades}b' if blockades else ''}{base}"


# --- the players ----------------------------------------------------------------------------------------------------


def trackers(g: BlackMetro, viewer: int) -> Panel:
    """Power, resources, strain, level, and how many cards."""
    rows = []
    for player in range(g.players):
        overlord = g.is_overlord(player)
        numbers = [
            g.power[player],
            g.gold[player],
            g.intel[player],
            g.drakownium[player],
            g.strain[player],
        ]
        cells = [Cell(title(g, player), key=f"player{player}", tone=tone(player, viewer))]
        cells += [Cell(str(n)) for n in numbers]
        cells.append(Cell(ROMAN[g.level[player]]))
        cells.append(Cell("-" if overlord else str(g.hand_size(player))))
        cells.append(Cell("-" if overlord else f"{g.unfulfilled(player)} + {len(g.fulfilled[player].cards)}"))
        rows.append(cells)
    heads = ("Player", "Power", "Gold", "Intel", "Drak.", "Strain", "Level", "Fortunes", "Missions + done")
    return Panel("Trackers", rows, heads)


def forces(g: BlackMetro, viewer: int) -> Panel:
    """Hideout, overwhelmed, backup, fortifications left, candidate."""
    rows = []
    for player in range(g.players):
        base = "" if g.base[player] else "+base"
        rows.append(
            [
                Cell(title(g, player), tone=tone(player, viewer)),
                Cell(pieces(g, player, HIDEOUT), note=PERSONNEL_NOTE),
                Cell(pieces(g, player, OVERWHELMED)),
                Cell(f"{g.backup(player)}s {g.blockades[player][0]}b{base}", note=FORTIFICATION_NOTE),
                candidate(g, player),
            ]
        )
    return Panel("Forces (s subordinate, p paragon, D doom mechasuit, b blockade)", rows, FORCE_HEADS)


FORCE_HEADS: Final = ("Player", "Hideout", "Overwhelmed", "Backup", "Candidate")


def candidate(g: BlackMetro, player: int) -> Cell:
    """The candidate, with both abilities in the note."""
    at = g.candidate[player]
    if at == NONE:
        return Cell("-")
    charged = g.candidate_charged[player]
    name = CANDIDATE_NAMES[at] + ("" if charged else " (downed)")
    return Cell(name, key=CANDIDATE_IDS[at], note=CANDIDATE_NOTES[at], tone="" if charged else "dim")


def technologies(g: BlackMetro, viewer: int) -> Panel:
    """The technologies of all players, charged or downed."""
    rows = []
    for player in range(g.players):
        zone = g.owned(player)
        cells = [Cell(f"{title(g, player)}:", tone=tone(player, viewer))]
        places = sorted(range(len(zone.cards)), key=lambda at: (-zone.marks[at], zone.cards[at]))
        cells += [technology(zone, at, player) for at in places] or [Cell("-")]
        rows.append(cells)
    return Panel("Technologies", rows, kind="row")


def technology(zone: Zone, at: int, player: int) -> Cell:
    card = zone.cards[at]
    if card == HIDDEN:
        return Cell("hidden", tone="dim")
    charged = zone.marks[at] == CHARGED
    name = CARD_TITLES[card] + ("" if charged else " (downed)")
    return Cell(name, CARD.of(card), f"{CARDS[card]}.{player}", note(card), "" if charged else "dim")


# --- the middle of the table ----------------------------------------------------------------------------------------


def syndicates(g: BlackMetro) -> Panel:
    """The revealed syndicates."""
    cells = []
    for at, card in enumerate(g.syndicates.cards):
        turned = g.syndicates.marks[at] == TURNED
        name = CARD_TITLES[card] + (" (turned)" if turned else "")
        cells.append(Cell(name, CARD.of(card), CARDS[card], note(card), "dim" if turned else ""))
    return Panel("Syndicates", [cells], kind="row")


def now(g: BlackMetro) -> list[Panel]:
    """The decks, the fortunes being played, and the die on the table."""
    top = CARD_TITLES[g.discard.cards[-1]] if g.discard.cards else "none"
    cells = [
        Cell(f"{len(g.deck.cards)} fortunes in the deck"),
        Cell(f"{len(g.discard.cards)} discarded, on top: {top}"),
        Cell(f"{len(g.mission_deck.cards)} missions in the deck"),
    ]
    found = [Panel("Decks", [cells], kind="row")]
    if g.played.cards:
        found.append(Panel("Fortunes being played, the last one counts", [fortunes(g.played.cards)], kind="row"))
    found += [
        Panel(
            "In progress",
            [[Cell(f"{title(g, step.player)} assigns to {DISTRICT_NAMES[step.district - 1]}.")]],
            kind="row",
        )
        for step in g.stack
        if isinstance(step, AssignPersonnel)
    ]
    rolls = [step for step in g.stack if isinstance(step, Roll)]
    if rolls:
        roll = rolls[-1]
        face = SCRIPTS[DICE_FACES[roll.die][roll.face]].title
        text = f"{title(g, roll.player)}: {DIE_NAMES[roll.die]} {roll.face + 1}. {face}"
        found.append(Panel("Dice", [[Cell(text, tone="strong")]], kind="row"))
    return found


def fortunes(cards: list[int]) -> list[Cell]:
    """Fortunes side by side, each with a key of its own."""
    cells: list[Cell] = []
    for at, card in enumerate(cards):
        key = f"{CARDS[card]}.{cards[:at].count(card)}"
        cells.append(Cell(CARD_TITLES[card], CARD.of(card), key, note(card)))
    return cells


# --- cards ----------------------------------------------------------------------------------------------------------


def own_cards(g: BlackMetro, seat: int) -> list[Panel]:
    """What only this seat sees: fortunes, missions, and the technologies it could research."""
    missions = sorted(g.missions[seat].cards) + sorted(g.revealed[seat].cards)
    cells = []
    for card in missions:
        shown = " (revealed)" if card in g.revealed[seat].cards else ""
        cells.append(Cell(CARD_TITLES[card] + shown, CARD.of(card), CARDS[card], note(card)))
    library = [
        Cell(CARD_TITLES[card], CARD.of(card), f"{CARDS[card]}.{seat}", note(card), "dim")
        for card in sorted(g.library[seat].cards)
    ]
    return [
        Panel("Your fortunes", [fortunes(sorted(g.hand[seat].cards))], kind="row", seat=seat),
        Panel("Your missions", [cells], kind="row", seat=seat),
        Panel("Your technology deck", [library], kind="row", seat=seat),
        Panel("Your science", [[Cell(next_level(g, seat))]], kind="row", seat=seat),
    ]


def next_level(g: BlackMetro, seat: int) -> str:
    """What the next scientific level costs and allows."""
    level = g.level[seat]
    if level == TOP_LEVEL:
        return f"Level {ROMAN[level]}: the highest."
    return f"Level {ROMAN[level]}. {level_note(level + 1)}"


def missions_on_table(g: BlackMetro) -> Panel:
    """Fulfilled missions of all, and revealed ones."""
    rows = []
    for player in range(g.seats):
        cells = [Cell(f"{title(g, player)}:")]
        for card in sorted(g.fulfilled[player].cards):
            cells.append(Cell(CARD_TITLES[card], key=f"{CARDS[card]}.done", note=note(card), tone="good"))
        for card in sorted(g.revealed[player].cards):
            cells.append(Cell(f"{CARD_TITLES[card]} (revealed)", key=f"{CARDS[card]}.shown", note=note(card)))
        if len(cells) > 1:
            rows.append(cells)
    return Panel("Missions on the table", rows, kind="row")
