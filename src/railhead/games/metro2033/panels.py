"""The table as a player sees it: the round, the players, the battle, the cards, the map."""

from __future__ import annotations

from typing import Final

from railhead.games.metro2033.board import (
    RESOURCE_TITLES,
    STATION_TITLES,
)
from railhead.games.metro2033.cards import (
    CARD_TITLES,
    CARDS,
    COMBAT,
    EQUIPMENT,
    FACTION_TITLES,
    HERO_TITLES,
    HEROES,
    LAWS,
    MISSIONS,
    NEXT_POSITION,
    POINTS_TO_WIN,
)
from railhead.games.metro2033.clash import HERO_ATTACKED, NEUTRAL_POLIS, PLAYER, THE_DARK, Clash
from railhead.games.metro2033.map_panels import map_panel, zone_panels
from railhead.games.metro2033.model import (
    COMBAT_CARD,
    COMPLETE,
    FACTION,
    GEAR,
    HERO_CARD,
    MISSION,
    THREAT,
    USE,
    USED,
    VOCABULARY,
    Metro,
)
from railhead.games.metro2033.notes import faction_note, hero_note, note, track_text
from railhead.games.metro2033.queries import carry_limit, speed
from railhead.games.metro2033.strength import plain_hero_strength
from railhead.games.metro2033.victory import polis_stations
from railhead.kernel.ask import NONE
from railhead.kernel.display import Cell, Panel
from railhead.kernel.view import View
from railhead.kernel.zones import Zone

PHASE_TITLES: Final[list[str]] = ["Events", "Mobilization", "Army actions", "Hero actions", "End of the round"]


def panels(view: View) -> list[Panel]:
    """All panels: the board first, what is going on now last, next to the question."""
    g = view.state
    assert isinstance(g, Metro)
    offered = [option for ask in view.asks for option in ask.options]
    found = [map_panel(g, view.seat), *zone_panels(g, view.seat)]
    found.append(Panel("Hansa Market", [cells(g.market)], kind="row"))
    found += gear_panels(g, view.seat, offered)
    found += [heroes_panel(g, view.seat), players_panel(g, view.seat), round_panel(g, view.seat)]
    found += battle_panels(g, view.seat) + choice_panels(g, view.seat)
    if view.seat < g.seats:
        found += own_panels(g, view.seat, offered)
    return found


def card_option(card: int) -> int:
    """The option that names a card."""
    if card >= COMBAT:
        return COMBAT_CARD.of(card - COMBAT)
    if card >= LAWS:
        return NONE
    if card >= MISSIONS:
        return MISSION.of(card - MISSIONS)
    return GEAR.of(card - EQUIPMENT) if card >= EQUIPMENT else THREAT.of(card)


def card_cell(card: int, text: str = "") -> Cell:
    if card < 0:
        return Cell("a card", tone="dim")
    return Cell(text or CARD_TITLES[card], card_option(card), f"card:{CARDS[card]}", note(card))


def cells(zone: Zone) -> list[Cell]:
    """The cards of a zone; those that are hidden from the viewer without their faces."""
    return [card_cell(card) for card in sorted(zone.cards)]


def tone(g: Metro, seat: int, viewer: int) -> str:
    return "own" if seat == viewer else "strong" if seat == g.active else ""


def title(g: Metro, seat: int) -> str:
    faction = g.faction[seat]
    return FACTION_TITLES[faction] if faction != NONE else f"Player {seat + 1}"


# --- the round and the players --------------------------------------------------------------------------------------


def round_panel(g: Metro, viewer: int) -> Panel:
    law = g.law.cards[0] if g.law.cards else NONE
    vote = g.laws.cards[-1] if g.laws.cards and any_step(g, "LawVote") else NONE
    reserve = ", ".join([f"{g.left(place)} {name.lower()}" for place, name in enumerate(RESOURCE_TITLES)])
    rows = [
        [Cell("Phase"), Cell(PHASE_TITLES[g.phase])],
        [Cell("Turn"), Cell(title(g, g.active), tone=tone(g, g.active, viewer))],
        [Cell("First player"), Cell(title(g, g.first))],
        [Cell("Round track"), Cell(f"now {track_text(g.position)}; next {track_text(NEXT_POSITION[g.position])}")],
        [Cell("Law in force"), card_cell(law) if law >= 0 else Cell("none", tone="dim")],
        [Cell("Reserve"), Cell(reserve)],
        [Cell("Threat deck"), deck_cell(g)],
    ]
    if vote >= 0:
        rows.insert(5, [Cell("Law proposed"), card_cell(vote)])
    return Panel(f"Round {g.round}, stage {g.stage}", rows, kind="facts")


def any_step(g: Metro, name: str) -> bool:
    return any([type(step).__name__ == name for step in g.stack])


def deck_cell(g: Metro) -> Cell:
    """How many threats there are, and the top one if the viewer knows it."""
    count = f"{len(g.threats.cards)} cards, {len(g.threat_discard.cards)} discarded"
    top = g.threats.cards[-1] if g.threats.cards else NONE
    return Cell(f"{count}; on top: {CARD_TITLES[top]}", note=note(top)) if top >= 0 else Cell(count)


def players_panel(g: Metro, viewer: int) -> Panel:
    rows: list[list[Cell]] = []
    for seat in range(g.seats):
        faction = g.faction[seat]
        rows.append(
            [
                Cell(
                    title(g, seat),
                    FACTION.of(faction) if faction != NONE else NONE,
                    f"player:{seat}",
                    faction_note(faction) if faction != NONE else "",
                    tone(g, seat, viewer),
                ),
                Cell(f"{g.points(seat)}/{POINTS_TO_WIN[faction]}" if faction != NONE else ""),
                Cell(str(len(g.held[seat]))),
                Cell(str(polis_stations(g, seat))),
                Cell(str(g.army[seat])),
                Cell(str(g.pigs[seat])),
                Cell(str(g.mushrooms[seat])),
                Cell(str(g.ammo[seat])),
                Cell(f"{len(g.missions[seat].cards)}+{len(g.completed[seat].cards)}", note="face down + completed"),
                Cell(str(len(g.scouted[seat].cards))),
            ]
        )
    heads = ("Player", "Pts", "Sta", "Pol", "Army", "Pigs", "Mush", "Ammo", "Mis", "Sct")
    return Panel("Players", rows, heads)


def hero_cell(hero: int, tone: str = "") -> Cell:
    return Cell(HERO_TITLES[hero], HERO_CARD.of(hero), f"hero:{HEROES[hero]}", hero_note(hero), tone)


def heroes_panel(g: Metro, viewer: int) -> Panel:
    rows: list[list[Cell]] = []
    for seat in range(g.seats):
        hero = g.hero[seat]
        if hero == NONE:
            continue
        at = g.hero_at[seat]
        rows.append(
            [
                Cell(
                    HERO_TITLES[hero],
                    HERO_CARD.of(hero),
                    f"hero:{HEROES[hero]}",
                    hero_note(hero),
                    tone(g, seat, viewer),
                ),
                Cell(title(g, seat)),
                Cell(STATION_TITLES[at] if at != NONE else ""),
                Cell(str(plain_hero_strength(g, seat))),
                Cell(str(speed(g, seat))),
                Cell("wounded" if g.wounded[seat] else "", tone="bad"),
            ]
        )
    return Panel("Heroes", rows, ("Hero", "Of", "At", "Strength", "Speed", ""))


# --- battles and choices --------------------------------------------------------------------------------------------


def battle_panels(g: Metro, viewer: int) -> list[Panel]:
    found: list[Panel] = []
    for step in g.stack:
        if isinstance(step, Clash):
            found.append(Panel("Battle", [[Cell(battle_text(g, step))]], kind="row"))
    if g.open_threat.cards:
        found.append(Panel("Threat being fought", [cells(g.open_threat)], kind="row"))
    for zone in (g.attack_hand, g.defence_hand):
        if zone.cards and min(zone.cards) >= 0:
            found.append(Panel("Your combat cards", [cells(zone)], kind="row", seat=viewer))
    if g.revealed.cards:
        revealed = [card_cell(card) for card in g.revealed.cards]
        found.append(Panel("Combat cards played: attacker, defender", [revealed], kind="row"))
    return found


def battle_text(g: Metro, step: Clash) -> str:
    force = VOCABULARY.titles[step.force].lower()
    who = f"{title(g, step.seat)} ({force})"
    where = STATION_TITLES[step.station]
    if step.cause == THE_DARK:
        return f"{who} defends {where} against the dark"
    if step.cause == HERO_ATTACKED:
        return f"{who} attacks the hero of {title(g, step.rival)} at {where}"
    if step.opponent == PLAYER:
        return f"{who} attacks {where} of {title(g, step.rival)}"
    return f"{who} attacks {where}: neutral{' Polis, strength 7' if step.opponent == NEUTRAL_POLIS else ''}"


def choice_panels(g: Metro, viewer: int) -> list[Panel]:
    """Cards that somebody is choosing from, as far as the viewer may see them."""
    found: list[Panel] = []
    if g.offer.cards:
        found.append(Panel("Equipment to choose from", [cells(g.offer)], kind="row"))
    for zone, heading in ((g.drawn, "Missions to choose from"), (g.looked, "Top of the threat deck")):
        if zone.cards and min(zone.cards) >= 0:
            found.append(Panel(heading, [cells(zone)], kind="row", seat=viewer))
    if any_step(g, "SetUp"):
        free = [hero for hero in range(len(HEROES)) if hero not in g.hero]
        found.append(Panel("Free heroes", [[hero_cell(hero) for hero in free]], kind="row"))
        factions = [faction for faction in range(len(FACTION_TITLES)) if faction not in g.faction]
        if NONE in g.faction:
            row = [Cell(FACTION_TITLES[one], FACTION.of(one), f"faction:{one}", faction_note(one)) for one in factions]
            found.append(Panel("Free factions", [row], kind="row"))
    return found


# --- cards of the players -------------------------------------------------------------------------------------------


def own_panels(g: Metro, seat: int, offered: list[int]) -> list[Panel]:
    """The viewer's face-down missions and scouted threats."""
    found: list[Panel] = []
    if g.missions[seat].cards:
        row = [mission_cell(card, offered) for card in sorted(g.missions[seat].cards)]
        found.append(Panel("Your missions, face down", [row], kind="row", seat=seat))
    if g.scouted[seat].cards:
        row = []
        for place, card in enumerate(g.scouted[seat].cards):
            when = "this round" if g.scouted[seat].marks[place] < g.round else "next round"
            row.append(card_cell(card, f"{CARD_TITLES[card]} (to be used {when})"))
        found.append(Panel("Your scouted threats", [row], kind="row", seat=seat))
    return found


def mission_cell(card: int, offered: list[int], used: bool = False) -> Cell:
    """Pointing at a mission turns it up if that is possible now, else uses it."""
    place = card - MISSIONS
    option = COMPLETE.of(place) if COMPLETE.of(place) in offered else USE.of(place)
    text = f"{CARD_TITLES[card]} (used)" if used else CARD_TITLES[card]
    return Cell(text, option, f"card:{CARDS[card]}", note(card), "dim" if used else "")


def gear_panels(g: Metro, viewer: int, offered: list[int]) -> list[Panel]:
    """Equipment and completed missions of everybody who has any."""
    found: list[Panel] = []
    for seat in range(g.seats):
        gear = cells(g.gear[seat])
        if gear:
            limit = f"{len(gear)} of {carry_limit(g)}"
            found.append(Panel(f"Equipment of {title(g, seat)} ({limit})", [gear], kind="row", seat=seat))
        done = g.completed[seat]
        if done.cards:
            own = offered if seat == viewer else []
            row = [mission_cell(card, own, done.marks[place] == USED) for place, card in enumerate(done.cards)]
            found.append(Panel(f"Completed missions of {title(g, seat)}", [row], kind="row", seat=seat))
    return found
