"""The table as a seat sees it: the Field, the OBJECTIVEs, everybody's Battle Area and the own hand."""

from __future__ import annotations

from typing import Final

from railhead.games.barbarossa.abilities import DEPLOYING_ABILITIES, PLAYING_ABILITIES
from railhead.games.barbarossa.activation import ActivationPhase
from railhead.games.barbarossa.attacking import Attack
from railhead.games.barbarossa.cards import (
    ACTIVE,
    AID,
    BUY_COST,
    CARD_OF_DECK,
    CITY,
    DECKS,
    DEFENCE_MOD,
    IDS,
    KINDS,
    OCCUPYING_COST,
    PLAY_COST,
    TITLES,
    VP,
)
from railhead.games.barbarossa.ending import EndingPhase
from railhead.games.barbarossa.model import (
    BUY,
    CARD,
    DEPLOY,
    PLACE,
    PLAY,
    REVIVE,
    TARGET,
    TARGETS,
    TIRED,
    UNTIRED,
    USE,
    USE_TIRED,
    Barbarossa,
)
from railhead.games.barbarossa.notes import CARD_NOTES, CARD_TEXTS
from railhead.games.barbarossa.operation import OperationPhase
from railhead.games.barbarossa.queries import occupying_cost
from railhead.games.barbarossa.reinforcement import ReinforcementPhase
from railhead.games.barbarossa.victory import sum_vp
from railhead.kernel.ask import NONE
from railhead.kernel.display import Cell, Panel
from railhead.kernel.view import View
from railhead.kernel.vocabulary import Options
from railhead.kernel.zones import HIDDEN, Zone

BOUGHT_DECKS: Final[list[int]] = [
    CARD_OF_DECK[deck]
    for deck in range(len(DECKS))
    if CARD_OF_DECK[deck] != NONE and BUY_COST[CARD_OF_DECK[deck]] != NONE
]


def number(value: int) -> str:
    return "-" if value == NONE else str(value)


def offered(view: View, choices: list[int]) -> int:
    """The first of these options that the viewer is asked about now; else the first of them."""
    for ask in view.asks:
        for option in choices:
            if option in ask.options:
                return option
    return choices[0]


def stack_of_cards(view: View, zone: Zone, place: str, kinds: list[Options]) -> list[Cell]:
    """The cards of an unmarked zone as cells, each with the first fitting option of these kinds."""
    seen = [0] * KINDS
    cells: list[Cell] = []
    for card in sorted(zone.cards):
        if card < 0:
            cells.append(Cell("?", tone="dim"))
            continue
        seen[card] += 1
        option = offered(view, [kind.of(card) for kind in kinds])
        cells.append(Cell(TITLES[card], option, f"{place}:{IDS[card]}:{seen[card]}", CARD_NOTES[card]))
    return cells


def counted(cards: list[int]) -> str:
    """Cards with their numbers: `3 Horses, Tracks`."""
    have = [0] * KINDS
    for card in cards:
        have[card] += 1
    names = [f"{have[card]} {TITLES[card]}" if have[card] > 1 else TITLES[card] for card in range(KINDS) if have[card]]
    return ", ".join(names) if names else "none"


# --- the panels -----------------------------------------------------------------------------------------------------


def panels(view: View) -> list[Panel]:
    """Everything one needs to play well."""
    g = view.state
    assert isinstance(g, Barbarossa)
    seat_titles = [g.rules.seat_title(g, seat) for seat in range(g.seats)]
    found = [
        turn_panel(g, seat_titles),
        field_panel(view, g),
        objective_panel(view, g),
        player_panel(view, g, seat_titles),
    ]
    for seat in range(g.seats):
        if g.deploying[seat].cards:
            cells = deployed_cells(view, g, seat)
            found.append(Panel(f"Deploying Zone of {seat_titles[seat]}", [cells], kind="row", seat=seat))
    if g.playing.cards:
        cells = played_cells(view, g)
        found.append(Panel(f"Playing Zone of {seat_titles[g.turn]}", [cells], kind="row", seat=g.turn))
    if view.seat < g.seats:
        found += own_panels(view, g)
    return found


def own_panels(view: View, g: Barbarossa) -> list[Panel]:
    seat = view.seat
    found: list[Panel] = []
    if g.scouted[seat].cards:
        cells = stack_of_cards(view, g.scouted[seat], "scouted", [CARD])
        found.append(Panel("EVENTs you look at", [cells], kind="row", seat=seat))
    cells = stack_of_cards(view, g.hand[seat], "hand", [PLAY, PLACE, CARD])
    found.append(Panel("Your hand", [cells], kind="row", seat=seat))
    return found


def phase_title(g: Barbarossa) -> str:
    """The phase of the turn, as the stack says."""
    phase = g.stack[1] if len(g.stack) > 1 else None
    if isinstance(phase, ActivationPhase):
        return "Activation Phase"
    if isinstance(phase, OperationPhase):
        return "Operation Phase"
    if isinstance(phase, ReinforcementPhase):
        return "Reinforcement Phase"
    return "Ending Phase" if isinstance(phase, EndingPhase) else "between turns"


def turn_panel(g: Barbarossa, seat_titles: list[str]) -> Panel:
    """Whose turn it is, the phase, the purse, and the attack that is going on."""
    rows = [
        [Cell("Round"), Cell(f"{g.round}: {seat_titles[g.turn]}, {phase_title(g)}")],
        [Cell("Purse"), Cell(f"{g.op} OP, {g.sp} SP, {g.rp} RP, {g.bp} BP")],
    ]
    if any([isinstance(step, Attack) for step in g.stack]) and g.target != NONE:
        needed = occupying_cost(g)
        rows.append([Cell("Attack on"), Cell(TITLES[g.target], note=CARD_NOTES[g.target], tone="strong")])
        rows.append([Cell("Occupying Cost"), Cell(f"{needed} BP; at hand {g.bp} BP")])
    for card in g.revealed.cards:
        text = f"{TITLES[card]} (+{DEFENCE_MOD[card]})"
        rows.append([Cell("EVENT"), Cell(text, CARD.of(card), note=CARD_NOTES[card], tone="bad")])
    if g.removed != NONE:
        title = "AID" if g.removed == AID else TITLES[CARD_OF_DECK[g.removed]]
        rows.append([Cell("Out of the game"), Cell(f"{title} deck")])
    return Panel("Turn", rows, kind="facts")


def field_panel(view: View, g: Barbarossa) -> Panel:
    """The decks from which cards are bought, with what is left of each."""
    rows = [buying_row(view, card, g.supply[card]) for card in BOUGHT_DECKS]
    if g.aid.cards:
        rows.append(buying_row(view, g.aid.cards[-1], len(g.aid.cards)))
        rows[-1][0].text += " (AID deck)"
        order = [TITLES[card] for card in reversed(g.aid.cards[:-1])]
        rows[-1][0].note += f" Below it: {', '.join(order)}." if order else ""
    events = Cell("EVENT deck", key="deck:event", note=known_events(view, g.event))
    rows.append([events, Cell(str(len(g.event.cards))), Cell("-"), Cell("-"), Cell("-")])
    return Panel("Field", rows, ("Deck", "Left", "Buy", "Play", "VP"))


def known_events(view: View, zone: Zone) -> str:
    """What the viewer knows of the EVENT deck: cards he has looked at, cards he saw go under it."""
    up = known_run(view, zone, list(range(len(zone.cards))))
    down = known_run(view, zone, list(range(len(zone.cards) - 1, len(up) - 1, -1)))
    told = [f"From the top down: {', '.join(down)}."] if down else []
    return " ".join([*told, f"From the bottom up: {', '.join(up)}."] if up else told)


def known_run(view: View, zone: Zone, places: list[int]) -> list[str]:
    """What lies in these places up to the first of which the viewer knows nothing."""
    found: list[str] = []
    for at in places:
        cards = [zone.cards[at]] if zone.cards[at] != HIDDEN else view.one_of(zone, at)
        if not cards:
            break
        found.append(" or ".join([TITLES[card] for card in sorted(set(cards))]))
    return found


def buying_row(view: View, card: int, left: int) -> list[Cell]:
    tone = "" if left else "dim"
    return [
        Cell(TITLES[card], BUY.of(card), f"deck:{IDS[card]}", CARD_NOTES[card], tone),
        Cell(str(left), tone=tone),
        Cell(number(BUY_COST[card]), tone=tone),
        Cell(number(PLAY_COST[card]), tone=tone),
        Cell(str(VP[card]), tone=tone),
    ]


def objective_panel(view: View, g: Barbarossa) -> Panel:
    """What can be attacked: Hill, Position, and the Cities in their order."""
    rows: list[list[Cell]] = []
    for place, target in enumerate(TARGETS):
        card = CARD_OF_DECK[DECKS.index(target)]
        if card != NONE:
            rows.append(objective_row(card, TARGET.of(place), f"{g.supply[card]} left. {CARD_TEXTS[card]}"))
    option = TARGET.of(TARGETS.index(DECKS[CITY]))
    for place, card in enumerate(reversed(g.city.cards)):
        rows.append(objective_row(card, option if place == 0 else NONE, CARD_TEXTS[card]))
        rows[-1][0].tone = "strong" if place == 0 else ""
    return Panel("OBJECTIVEs: the Cities in their order, the first one can be attacked", rows, HEADS)


HEADS: Final = ("OBJECTIVE", "BP", "VP", "What it does")


def objective_row(card: int, option: int, remark: str) -> list[Cell]:
    return [
        Cell(TITLES[card], option, f"deck:{IDS[card]}", CARD_NOTES[card]),
        Cell(str(OCCUPYING_COST[card])),
        Cell(str(VP[card])),
        Cell(remark),
    ]


def player_panel(view: View, g: Barbarossa, seat_titles: list[str]) -> Panel:
    """Everybody's piles and the Victory Points that lie open."""
    rows: list[list[Cell]] = []
    for seat in range(g.seats):
        tone = "own" if seat == view.seat else "" if g.in_play[seat] else "dim"
        shown = g.deploying[seat].cards + g.discard[seat].cards
        rows.append(
            [
                Cell(seat_titles[seat], tone=tone),
                Cell(str(len(g.hand[seat].cards))),
                Cell(str(len(g.deck[seat].cards))),
                Cell(str(len(g.deploying[seat].cards))),
                Cell(str(sum_vp(shown))),
                Cell(counted(g.discard[seat].cards), note="Discard pile"),
            ]
        )
    return Panel("Players", rows, ("Player", "Hand", "Deck", "Front", "VP", "Discard pile"))


def deployed_cells(view: View, g: Barbarossa, seat: int) -> list[Cell]:
    """The Deploying Zone of a player; an own card answers with what can be done with it now."""
    zone = g.deploying[seat]
    cells: list[Cell] = []
    seen = [0] * KINDS
    for at in sorted(range(len(zone.cards)), key=lambda at: (zone.cards[at], zone.marks[at])):
        card = zone.cards[at]
        seen[card] += 1
        active = zone.marks[at] == ACTIVE
        choices = [(UNTIRED if active else TIRED).of(card), REVIVE.of(card)]
        choices += [(USE if active else USE_TIRED).of(ability.number) for ability in DEPLOYING_ABILITIES[card]]
        choices += [USE.of(ability.number) for ability in DEPLOYING_ABILITIES[card] if ability.any_copy]
        option = offered(view, choices) if seat == view.seat else NONE
        text = TITLES[card] if active else f"{TITLES[card]} (fatigued)"
        cells.append(
            Cell(text, option, f"front{seat}:{IDS[card]}:{seen[card]}", CARD_NOTES[card], "" if active else "dim")
        )
    return cells


def played_cells(view: View, g: Barbarossa) -> list[Cell]:
    """The Playing Zone of the turn player."""
    zone = g.playing
    cells: list[Cell] = []
    seen = [0] * KINDS
    for card in sorted(zone.cards):
        seen[card] += 1
        choices = [DEPLOY.of(card)] + [USE.of(ability.number) for ability in PLAYING_ABILITIES[card]]
        option = offered(view, choices) if view.seat == g.turn else NONE
        cells.append(Cell(TITLES[card], option, f"playing:{IDS[card]}:{seen[card]}", CARD_NOTES[card]))
    return cells
