"""Mission cards as they move: drawing, returning, revealing (chapter 15, BLK-13.12, BLK-13.13)."""

from __future__ import annotations

from railhead.games.black_metro import queries, reasons
from railhead.games.black_metro.model import CARD, PASS, BlackMetro, Player, bit, is_mission
from railhead.kernel.ask import NONE, Ask
from railhead.kernel.step import Step
from railhead.kernel.zones import EVERYBODY


def draw_mission(g: BlackMetro, player: int) -> None:
    """Draw the top mission; an empty deck gives nothing (BLK-15.1)."""
    if not g.mission_deck.cards:
        g.tell("draws_no_mission", player)
        return
    card = g.move(g.mission_deck, -1, g.missions[player])
    g.whisper(bit(player), "draws_mission", card, player)


def return_mission(g: BlackMetro, player: int, card: int) -> None:
    """Put an unfulfilled mission under the deck; only a revealed one is seen by the others (BLK-20.7)."""
    at = g.revealed[player].place(card)
    if at >= 0:
        g.move(g.revealed[player], at, g.mission_deck, bottom=True)
        g.whisper(EVERYBODY, "returns_mission", card, player)
    else:
        g.move(g.missions[player], g.missions[player].place(card), g.mission_deck, bottom=True)
        g.whisper(bit(player), "returns_mission", card, player)


class ReturnMissions(Step):
    """A player puts unfulfilled missions under the deck, in the order he names (BLK-13.12)."""

    flow = ("ask_mission", "put_back")

    player: Player = 0
    n: int = 0
    optional: bool = False

    def cards(self, g: BlackMetro) -> list[int]:
        return g.missions[self.player].cards + g.revealed[self.player].cards

    def ask_mission(self, g: BlackMetro) -> Ask | None:
        cards = self.cards(g)
        if self.n <= 0 or not cards or (len(cards) == 1 and not self.optional):
            return None
        options = [CARD.of(card) for card in cards]
        return Ask(self.player, "return_mission", [PASS, *options] if self.optional else options, secret=True)

    def put_back(self, g: BlackMetro) -> None:
        cards = self.cards(g)
        if self.n <= 0:
            return
        if not cards or (g.replies and g.replies[self.player] == PASS):
            g.tell("returns_no_mission", self.player)
            return
        return_mission(g, self.player, CARD.thing(g.replies[self.player]) if g.replies else cards[0])
        self.n -= 1
        self.go("ask_mission")

    def why_not(self, g: BlackMetro, ask: Ask, option: int) -> int:
        return reasons.NOT_YOUR_MISSION if is_mission(option) and CARD.thing(option) not in self.cards(g) else 0


class RevealMission(Step):
    """A player reveals a secret mission of his choice; it stays unfulfilled (BLK-13.7, BLK-13.13)."""

    flow = ("ask_mission", "reveal")

    player: Player = 0

    def ask_mission(self, g: BlackMetro) -> Ask | None:
        return queries.offer(self.player, "reveal_mission", [CARD.of(card) for card in g.missions[self.player].cards])

    def reveal(self, g: BlackMetro) -> None:
        secret = g.missions[self.player]
        if not secret.cards:
            g.tell("reveals_no_mission", self.player)
            return
        card = secret.cards[0] if self.choice == NONE else CARD.thing(self.choice)
        g.move_card(secret, card, g.revealed[self.player])
        g.tell("reveals_mission", self.player, card)

    def why_not(self, g: BlackMetro, ask: Ask, option: int) -> int:
        if not is_mission(option) or CARD.thing(option) in g.missions[self.player].cards:
            return 0
        revealed = CARD.thing(option) in g.revealed[self.player].cards
        return reasons.ALREADY_REVEALED if revealed else reasons.NOT_YOUR_MISSION


class KeepMission(Step):
    """In the set-up a player draws 2 missions, keeps 1 and puts the other under the deck (BLK-3.5)."""

    flow = ("draw", "ask_keep", "keep")

    player: Player = 0
    drawn: int = 0

    def draw(self, g: BlackMetro) -> None:
        for _ in range(self.drawn):
            draw_mission(g, self.player)

    def ask_keep(self, g: BlackMetro) -> Ask:
        options = [CARD.of(card) for card in g.missions[self.player].cards]
        return Ask(self.player, "keep_mission", options, secret=True)

    def keep(self, g: BlackMetro) -> None:
        kept = CARD.thing(g.replies[self.player])
        for card in g.missions[self.player].cards[:]:
            if card != kept:
                return_mission(g, self.player, card)

    def why_not(self, g: BlackMetro, ask: Ask, option: int) -> int:
        drawn = not is_mission(option) or CARD.thing(option) in g.missions[self.player].cards
        return 0 if drawn else reasons.NOT_YOUR_MISSION
