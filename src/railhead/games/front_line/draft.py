"""The draft: pick one card, hand the rest to the left, until all packets are empty (FLN-2.10, FLN-5.5)."""

from __future__ import annotations

from railhead.games.front_line import cards, hands, reasons
from railhead.games.front_line.model import CARD, PASS, FrontLine
from railhead.kernel.ask import Ask
from railhead.kernel.step import Step
from railhead.kernel.zones import empty_zone


class Draft(Step):
    """All hands are packets; the picks lie face down in front of the players and become their hands."""

    flow = ("ask_picks", "pick", "pass_on", "take_up")

    def ask_picks(self, g: FrontLine) -> list[Ask]:
        return hands.choose_cards(g, "draft")

    def pick(self, g: FrontLine) -> None:
        """A single card is taken without choice: its last holder knows which it is."""
        hands.lay_cards(g)
        g.tell("picked")

    def pass_on(self, g: FrontLine) -> None:
        """Everybody hands the rest to the next living player, and picks again."""
        players = [seat for seat in range(g.seats) if g.life[seat] > 0]
        if not any([g.hand[seat].cards for seat in players]):
            return
        if not cards.DRAFTS_LEFT:
            players.reverse()
        last = empty_zone(ordered=True)
        g.move_all(g.hand[players[-1]], last)
        for at in range(len(players) - 1, 0, -1):
            g.move_all(g.hand[players[at - 1]], g.hand[players[at]])
        g.move_all(last, g.hand[players[0]])
        g.tell("packets_passed")
        self.go("ask_picks")

    def take_up(self, g: FrontLine) -> None:
        for seat in range(g.seats):
            if g.down[seat].cards:
                g.move_all(g.down[seat], g.hand[seat])
        g.tell("drafted")

    def why_not(self, g: FrontLine, ask: Ask, option: int) -> int:
        if option == PASS:
            return reasons.MUST_PICK
        return reasons.NOT_IN_PACKET if CARD.has(option) else 0
