"""The table as a seat sees it: market, everybody's area, what is going on, and the own hand."""
# mypyc: skip - runs at the edge only

from __future__ import annotations

from railhead.games.breakthrough.cards import (
    CARAVAN,
    COST,
    FACTIONS,
    HERO,
    IDS,
    KIND,
    MARKET_SIZE,
    PARAMETER,
    STATIONS_END,
    THREAT,
    TITLES,
    TOKENS_TO_WIN,
)
from railhead.games.breakthrough.model import (
    CARD_OPTION,
    DECK_TOP,
    FACTION_OPTION,
    GUARD_OPTION,
    PLAY_OPTION,
    TASK_OPTION,
    TURNED,
    Breakthrough,
)
from railhead.games.breakthrough.notes import DEFENCE_FACTS, FACTS, LINES, NOTES
from railhead.games.breakthrough.queries import current_cost, option_at
from railhead.games.breakthrough.tasks import CompleteTask, keeping_price
from railhead.games.breakthrough.threats import Repel, Suffer
from railhead.kernel.ask import NONE
from railhead.kernel.display import Cell, Panel
from railhead.kernel.view import View

TASK_PROMPTS = ("action", "take_or_act", "end_turn", "last_clean_up")  # there, pointing at a station means its task
PLAY_PROMPTS = ("action", "free_card")  # there, pointing at a card of the hand means playing it


class Keys:
    """Names for the cards on the table: copies of a card are numbered as they are met."""

    def __init__(self) -> None:
        self.met: dict[int, int] = {}

    def name(self, card: int) -> str:
        self.met[card] = self.met.get(card, 0) + 1
        return f"{IDS[card]}-{self.met[card]}"


def panels(view: View) -> list[Panel]:
    """Everything there is to see, the own area and hand last, next to the question."""
    g = view.state
    assert isinstance(g, Breakthrough)
    prompt = view.asks[0].prompt if view.asks else ""
    if NONE in g.faction:
        return [set_up_panel(g)]
    keys = Keys()
    others = [(view.seat + step) % g.seats for step in range(1, g.seats)] if view.seat < g.seats else range(g.seats)
    found = [market_panel(g, keys), piles_panel(g), *[area(g, view.seat, seat, prompt, keys) for seat in others]]
    if view.seat < g.seats:
        found += [area(g, view.seat, view.seat, prompt, keys), hand_panel(g, view.seat, prompt, keys)]
    return found + going_on(g)


def set_up_panel(g: Breakthrough) -> Panel:
    """The faction cards, and who leads which."""
    rows: list[list[Cell]] = []
    for card in range(FACTIONS):
        leader = f"Player {g.faction.index(card) + 1}" if card in g.faction else ""
        name = Cell(TITLES[card], FACTION_OPTION[card], IDS[card], NOTES[card])
        rows.append([name, Cell(FACTS[card]), Cell(leader, tone="dim")])
    return Panel("Factions", rows, ("Faction", "Task and what it makes free", "Led by"))


def market_panel(g: Breakthrough, keys: Keys) -> Panel:
    """The face-up row, from left to right."""
    rows: list[list[Cell]] = []
    for place in range(MARKET_SIZE):
        if place not in g.market.marks:
            rows.append([Cell("(gap)", tone="dim")])
            continue
        card = g.market.cards[g.market.marks.index(place)]
        name = Cell(LINES[card], CARD_OPTION[card], keys.name(card), NOTES[card])
        rows.append([name, Cell(str(COST[card])), Cell(FACTS[card]), Cell(DEFENCE_FACTS[card])])
    return Panel(f"Turn {g.turn + 1} · Market", rows, ("Card", "Cost", "Upright", "As a defence"))


def piles_panel(g: Breakthrough) -> Panel:
    """The deck and the discard pile."""
    thrown = g.discard.cards
    top = f", {TITLES[thrown[-1]]} on top" if thrown else ""
    piles = [
        Cell(f"Deck: {len(g.deck.cards)} cards", DECK_TOP, "deck"),
        Cell(f"Discard pile: {len(thrown)}{top}", key="discard", note=", ".join(discarded(g)), tone="dim"),
    ]
    return Panel("Piles", [piles], kind="row")


def discarded(g: Breakthrough) -> list[str]:
    """The whole open discard pile, counted (BRK-11.1.3)."""
    counts = {card: g.discard.cards.count(card) for card in sorted(g.discard.cards)}
    return [f"{count} × {TITLES[card]}" for card, count in counts.items()]


# --- the areas of the players ---------------------------------------------------------------------------------------


def area(g: Breakthrough, viewer: int, seat: int, prompt: str, keys: Keys) -> Panel:
    """A player's tokens, faction card and cards in play."""
    own = viewer == seat
    zone = g.in_play[seat]
    groups: dict[str, list[Cell]] = {"Stations": [], "Resources": [], "Defences": [], "Heroes": []}
    for at, card in enumerate(zone.cards):
        option = NONE
        if own:
            option = TASK_OPTION[card] if card < STATIONS_END and prompt in TASK_PROMPTS else option_at(g, seat, at)
        group, text = in_play_text(card, zone.marks[at])
        groups[group].append(Cell(text, option, keys.name(card), NOTES[card]))
    rows = [[tokens_cell(g, seat)], [faction_cell(g, seat, own=own)]]
    rows += [[Cell(name, tone="dim"), *cells] for name, cells in groups.items() if cells]
    if not own:
        rows += seen_in_hand(g, seat)
    return Panel(area_title(g, viewer, seat), rows, seat=seat, kind="row")


def area_title(g: Breakthrough, viewer: int, seat: int) -> str:
    name = TITLES[g.faction[seat]]
    whose = " (you)" if viewer == seat else ""
    turn = " · on turn" if g.active == seat else ""
    return f"{name}{whose} · owns {g.owned(seat)} of {TOKENS_TO_WIN} tokens · {len(g.hand[seat].cards)} cards{turn}"


def tokens_cell(g: Breakthrough, seat: int) -> Cell:
    text = f"Tokens: {g.above[seat]} above, {g.below[seat]} below, {g.on_stations(seat)} on stations"
    return Cell(f"{text}, {g.supply[seat]} in the supply", key=f"tokens-{seat}", tone="strong")


def faction_cell(g: Breakthrough, seat: int, *, own: bool) -> Cell:
    """The faction card: its task, or what it makes free once flipped."""
    card = g.faction[seat]
    done = "done: " if g.flipped[seat] else ""
    option = TASK_OPTION[card] if own else NONE
    return Cell(f"Faction task {done}{FACTS[card]}", option, IDS[card], NOTES[card], "good" if done else "")


def in_play_text(card: int, mark: int) -> tuple[str, str]:
    """The group and the words for a card in play."""
    if card < STATIONS_END:
        return "Stations", f"{LINES[card]} {FACTS[card]}{f' ●{mark}' if mark else ''}"
    if KIND[card] == HERO:
        return "Heroes", f"{TITLES[card]} {FACTS[card]}"
    if mark == TURNED:
        return "Defences", f"{TITLES[card]} {DEFENCE_FACTS[card].partition(': ')[2]}"
    return "Resources", f"{TITLES[card]} {FACTS[card]}"


def seen_in_hand(g: Breakthrough, seat: int) -> list[list[Cell]]:
    """A reminder of the cards in another hand that the viewer saw taken (BRK-11.1.4)."""
    seen = [Cell(TITLES[card], tone="dim", note=NOTES[card]) for card in sorted(g.hand[seat].cards) if card >= 0]
    return [[Cell("Seen in hand", tone="dim"), *seen]] if seen else []


# --- the own hand ---------------------------------------------------------------------------------------------------


def hand_panel(g: Breakthrough, seat: int, prompt: str, keys: Keys) -> Panel:
    """The own cards with what they cost now, upright and turned."""
    rows: list[list[Cell]] = []
    playing = prompt in PLAY_PROMPTS
    for card in g.hand[seat].cards:
        option = PLAY_OPTION[card] if playing and PLAY_OPTION[card] != NONE else CARD_OPTION[card]
        name = Cell(LINES[card], option, keys.name(card), NOTES[card])
        turned = Cell(DEFENCE_FACTS[card], GUARD_OPTION[card] if playing else NONE, note=NOTES[card])
        rows.append([name, cost_cell(g, seat, card), Cell(FACTS[card]), turned])
    return Panel("Your hand", rows, ("Card", "Cost", "Upright", "As a defence"), seat)


def cost_cell(g: Breakthrough, seat: int, card: int) -> Cell:
    """What a card costs upright, printed and now; what an active card, which is never laid upright, regains."""
    if KIND[card] in (CARAVAN, THREAT):
        return Cell(f"regains {COST[card]}")
    now = current_cost(g, seat, card)
    text = str(COST[card]) if now == COST[card] else f"{COST[card]}, now {now}"
    return Cell(text, tone="" if now <= g.above[seat] else "bad")


# --- what is going on -----------------------------------------------------------------------------------------------


def going_on(g: Breakthrough) -> list[Panel]:
    """The task or the attack in progress."""
    if not g.stack or g.over:
        return []
    step = g.stack[-1]
    if isinstance(step, CompleteTask):
        price = keeping_price(g, step.seat)
        rows = [
            [Cell("Needed"), Cell(FACTS[step.card].partition(" →")[0])],
            [Cell("Chosen"), Cell(f"{step.total()} of {PARAMETER[step.card]}")],
        ]
        if step.card >= FACTIONS:
            rows.append([Cell("Keeping it"), Cell(f"takes {price} of your tokens above")])
        return [Panel(f"Task: {TITLES[step.card]}", rows, kind="facts")]
    if isinstance(step, (Repel, Suffer)):
        rows = [[Cell("Attacks with"), Cell(FACTS[step.threat], note=NOTES[step.threat])]]
        return [Panel(f"Attack: {TITLES[step.threat]}", rows, kind="facts")]
    return []
