"""Science: advancing, researching, gaining, charging and downing technologies (chapter 11, BLK-18.11)."""

from __future__ import annotations

from typing import Final

from railhead.games.black_metro import model, queries, reasons, scripts, terms
from railhead.games.black_metro.cards import (
    COLOUR_ORDER,
    DRAKOWNIUM,
    GOLD,
    INTEL,
    TECH_COLOUR,
    TECH_LEVEL,
    TECH_ORDER,
    TOP_LEVEL,
)
from railhead.games.black_metro.model import CARD, CHARGED, DOWNED, BlackMetro, Player, bit, is_technology
from railhead.games.black_metro.scripts import Cost
from railhead.kernel.ask import NONE, Ask
from railhead.kernel.step import Step
from railhead.kernel.zones import EVERYBODY


def against_spending(g: BlackMetro, player: int, cost: Cost) -> int:
    """Which resource of a cost a player does not have in full, as a reason (BLK-2.1)."""
    if g.gold[player] < cost.gold:
        return reasons.LACKS[GOLD]
    if g.intel[player] < cost.intel:
        return reasons.LACKS[INTEL]
    return reasons.LACKS[DRAKOWNIUM] if g.drakownium[player] < cost.drakownium else 0


def spend_all(g: BlackMetro, player: int, cost: Cost) -> None:
    """Spend the resources of a cost."""
    for res, n in enumerate(cost.resources):
        terms.spend(g, player, res, n)


def against_advancing(g: BlackMetro, player: int) -> int:
    """Why this player cannot pay the next scientific level card (BLK-11.1)."""
    if g.level[player] >= TOP_LEVEL:
        return reasons.NO_LEVEL_LEFT
    return against_spending(g, player, scripts.LEVEL_COST[g.level[player]])


def pay_and_advance(g: BlackMetro, player: int) -> None:
    """Pay the next scientific level card and advance (BLK-11.1)."""
    spend_all(g, player, scripts.LEVEL_COST[g.level[player]])
    advance(g, player)


def advance(g: BlackMetro, player: int) -> None:
    """The next scientific level, free of cost."""
    if g.level[player] < TOP_LEVEL:
        g.level[player] += 1
        g.tell("advances", player, g.level[player])


class Research(Step):
    """A player takes a technology of the level from the deck, downed and hidden, or charged (BLK-11.4, 11.7)."""

    flow = ("ask_technology", "research")

    player: Player = 0
    charged: bool = False

    def ask_technology(self, g: BlackMetro) -> Ask | None:
        options = [CARD.of(card) for card in queries.permitted_technologies(g, self.player)]
        return Ask(self.player, "research", options, secret=True) if options else None

    def research(self, g: BlackMetro) -> None:
        player = self.player
        if not g.replies:
            g.tell("researches_nothing", player)
            return
        card = CARD.thing(g.replies[player])
        g.move_card(g.library[player], card, g.technologies[player], DOWNED)
        g.whisper(bit(player), "researches", card, player)
        if self.charged:
            charge_card(g, player, len(g.technologies[player].cards) - 1)
        infer_library(g, player)

    def why_not(self, g: BlackMetro, ask: Ask, option: int) -> int:
        if not is_technology(option):
            return 0
        card = CARD.thing(option)
        if card not in g.library[self.player].cards:
            return reasons.TECHNOLOGY_OWNED
        return reasons.TECHNOLOGY_TOO_HIGH if TECH_LEVEL[card] > g.level[self.player] else 0


def infer_library(g: BlackMetro, player: int) -> None:
    """All can tell that what is above the level was not taken; and the whole deck, once nothing downed is hidden."""
    technologies = g.technologies[player]
    library = g.library[player]
    all_known = all([technologies.known(at) == EVERYBODY for at in range(len(technologies.cards))])
    for at in range(len(library.cards)):
        if all_known or TECH_LEVEL[library.cards[at]] > g.level[player]:
            g.show(library, at, EVERYBODY)


class GainTechnology(Step):
    """A player gains the lowest missing technology of a colour he chooses, downed and hidden (BLK-18.11)."""

    flow = ("ask_colour", "gain")

    player: Player = 0

    def lowest(self, g: BlackMetro) -> list[int]:
        """For each colour the lowest technology that is still in the deck."""
        found: list[int] = []
        for colour in range(len(COLOUR_ORDER)):
            for card in TECH_ORDER:
                if TECH_COLOUR[card] == colour and card in g.library[self.player].cards:
                    found.append(CARD.of(card))
                    break
        return found

    def ask_colour(self, g: BlackMetro) -> Ask | None:
        options = self.lowest(g)
        return Ask(self.player, "gain_technology", options, secret=True) if options else None

    def gain(self, g: BlackMetro) -> None:
        if g.replies:
            card = CARD.thing(g.replies[self.player])
            g.move_card(g.library[self.player], card, g.technologies[self.player], DOWNED)
            g.whisper(bit(self.player), "gains_secretly", card, self.player)
            infer_library(g, self.player)

    def why_not(self, g: BlackMetro, ask: Ask, option: int) -> int:
        if not is_technology(option):
            return 0
        if CARD.thing(option) not in g.library[self.player].cards:
            return reasons.TECHNOLOGY_OWNED
        return 0 if option in self.lowest(g) else reasons.NOT_THE_LOWEST


ADVANCING: Final[int] = next(
    script for effects in scripts.FIRST_EFFECT for script in effects if "advance" in scripts.verbs_of(script)
)


class Advance(Step):
    """A player may pay to advance the scientific level (BLK-13.4)."""

    flow = ("ask_advance", "advance")

    player: Player = 0

    def ask_advance(self, g: BlackMetro) -> Ask:
        return Ask(self.player, "advance", [model.PASS, model.USE.of(ADVANCING)])

    def advance(self, g: BlackMetro) -> None:
        if model.is_act(self.choice):
            pay_and_advance(g, self.player)


# --- charge and down (BLK-2.8) --------------------------------------------------------------------------------------


def charge_card(g: BlackMetro, player: int, at: int) -> None:
    """Turn a technology face up; it is public from now on (BLK-8.8)."""
    zone = g.owned(player)
    if zone.marks[at] == CHARGED:
        return
    zone.marks[at] = CHARGED
    g.show(zone, at, EVERYBODY)
    g.tell("charges", player, zone.cards[at])


def charge_all(g: BlackMetro, player: int) -> None:
    """Charge every downed technology and the candidate (BLK-8.8)."""
    cards = g.owned(player).cards
    for at in range(len(cards)):
        charge_card(g, player, at)
    if not g.is_overlord(player):
        if cards:
            infer_library(g, player)
        charge_candidate(g, player)


def charge_candidate(g: BlackMetro, player: int) -> None:
    """Turn the candidate face up, if there is one that is down (BLK-17.2)."""
    if g.candidate[player] != NONE and not g.candidate_charged[player]:
        g.candidate_charged[player] = True
        g.tell("charges_candidate", player, g.candidate[player])


def down_card(g: BlackMetro, player: int, card: int) -> None:
    """Turn a technology face down; who knows it goes on knowing it (BLK-20.2)."""
    zone = g.owned(player)
    zone.marks[zone.place(card)] = DOWNED
    g.tell("downs", player, card)


def down_all(g: BlackMetro, player: int) -> None:
    """Down all technologies of a player (event 4)."""
    cards = charged_cards(g, player)
    for card in cards:
        down_card(g, player, card)
    if not cards:
        g.tell("downs_nothing", player)


def charged_cards(g: BlackMetro, player: int) -> list[int]:
    """The charged technologies of a player."""
    zone = g.owned(player)
    return [zone.cards[at] for at in range(len(zone.cards)) if zone.marks[at] == CHARGED]


class DownTechnology(Step):
    """A player chooses one of these charged technologies and downs it; the result is its level (BLK-17.7, BLK-17.8)."""

    flow = ("ask_which", "down")

    player: Player = 0
    level: int = 0  # only this level; 0: any

    def choices(self, g: BlackMetro) -> list[int]:
        return [CARD.of(card) for card in charged_cards(g, self.player) if self.level in (0, TECH_LEVEL[card])]

    def ask_which(self, g: BlackMetro) -> Ask | None:
        return None if g.is_overlord(self.player) else queries.offer(self.player, "down_which", self.choices(g))

    def down(self, g: BlackMetro) -> None:
        options = self.choices(g)
        if options:
            card = CARD.thing(queries.settled(self.choice, options))
            down_card(g, self.player, card)
            self.result = TECH_LEVEL[card]

    def why_not(self, g: BlackMetro, ask: Ask, option: int) -> int:
        if not is_technology(option):
            return 0
        if not g.has_charged(self.player, CARD.thing(option)):
            return reasons.NOT_CHARGED
        return 0 if self.level in (0, TECH_LEVEL[CARD.thing(option)]) else reasons.OTHER_LEVEL


def jam(g: BlackMetro, player: int, level: int) -> None:
    """A jammed player downs a technology of the level, else of the highest lower level he has charged (BLK-17.8)."""
    levels = [TECH_LEVEL[card] for card in charged_cards(g, player) if TECH_LEVEL[card] <= level]
    if levels:
        g.push(DownTechnology(player, max(levels)))
    else:
        g.tell("downs_nothing", player)
