"""Gaining personnel and technologies, and the optional advance of the supply dice (BLK-18.11, BLK-13.4)."""

from __future__ import annotations

from typing import Final

from railhead.games.black_metro import personnel, reasons, science, scripts
from railhead.games.black_metro.cards import COLOUR_ORDER, HIDEOUT, RANK_MAX, TECH_COLOUR, TECH_ORDER
from railhead.games.black_metro.model import CARD, DOWNED, PASS, USE, BlackMetro, Player, bit, is_act, is_technology
from railhead.kernel.ask import Ask
from railhead.kernel.step import Step


def gain_personnel(g: BlackMetro, player: int, rank: int, n: int) -> None:
    """Pieces of this rank come to the hideout, as far as there are any (BLK-18.13)."""
    for _ in range(n):
        if g.backup(player) and personnel.count_of(g.in_play(player), rank) < RANK_MAX[rank]:
            g.forces[player][HIDEOUT] += personnel.UNIT_OF[rank]
            g.tell("gains_personnel", player, rank)
        else:
            g.tell("gains_nobody", player, rank)


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
            science.infer_library(g, self.player)

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
        return Ask(self.player, "advance", [PASS, USE.of(ADVANCING)])

    def advance(self, g: BlackMetro) -> None:
        if is_act(self.choice):
            science.pay_and_advance(g, self.player)
