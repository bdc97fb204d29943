"""Set-up: factions, tokens, the deck, hands, the market and the first player (chapter 3)."""

from __future__ import annotations

from railhead.games.breakthrough import model, reasons
from railhead.games.breakthrough.cards import COMMON_DECK, FACTIONS, HAND_SIZE, START_TOKENS_ABOVE, TOKENS
from railhead.games.breakthrough.market import fill_market
from railhead.games.breakthrough.model import Breakthrough, Seat
from railhead.games.breakthrough.round import Rounds
from railhead.kernel.ask import NONE, Ask
from railhead.kernel.step import Step


def set_up(g: Breakthrough) -> None:
    """Lay the common deck and all tokens ready; nobody has a faction yet."""
    g.deck.fill(COMMON_DECK)
    g.faction = [NONE] * g.seats
    g.flipped = [False] * g.seats
    g.above = [0] * g.seats
    g.below = [0] * g.seats
    g.supply = [TOKENS] * g.seats
    g.active = 0
    g.turn = 0
    g.push(SetUp())


class SetUp(Step):
    """From the choice of factions to the first turn (BRK-3.1)."""

    flow = ("ask_faction", "take_faction", "shuffle", "deal", "find_first_player")

    seat: Seat = 0

    def why_not(self, g: Breakthrough, ask: Ask, option: int) -> int:
        return reasons.FACTION_TAKEN if option in model.FACTION_OPTION else reasons.CHOOSE_FACTION

    def ask_faction(self, g: Breakthrough) -> Ask | None:
        if g.options[model.COLOURS_BY] == "random":
            return None
        free = free_factions(g)
        return Ask(self.seat, "choose_faction", free) if len(free) > 1 else None

    def take_faction(self, g: Breakthrough) -> None:
        """Take a faction card and its ten tokens; five go above it (BRK-3.1.1, BRK-3.1.3)."""
        free = free_factions(g)
        chosen = self.choice
        if g.options[model.COLOURS_BY] == "random":
            chosen = free[g.roll("faction", len(free))]
        elif chosen == NONE:
            chosen = free[0]
        g.faction[self.seat] = model.CARD_OF[chosen]
        g.above[self.seat] = START_TOKENS_ABOVE
        g.supply[self.seat] = TOKENS - START_TOKENS_ABOVE
        g.tell("leads", self.seat, g.faction[self.seat])
        self.seat += 1
        if self.seat < g.seats:
            self.go("ask_faction")

    def shuffle(self, g: Breakthrough) -> None:
        g.shuffle(g.deck, "deck")

    def deal(self, g: Breakthrough) -> None:
        """Five cards for each hand, then three face up (BRK-3.1.5, BRK-3.1.6)."""
        for seat in range(g.seats):
            for _ in range(HAND_SIZE):
                g.whisper(1 << seat, "draws", g.move(g.deck, -1, g.hand[seat]), seat)
        fill_market(g)

    def find_first_player(self, g: Breakthrough) -> None:
        named = g.options[model.FIRST_PLAYER]
        g.active = g.roll("first_player", g.seats) if named == "random" else int(named) - 1
        g.tell("begins", g.active)
        g.replace(Rounds())


def free_factions(g: Breakthrough) -> list[int]:
    """The faction cards that nobody has taken, as options."""
    return [model.FACTION_OPTION[card] for card in range(FACTIONS) if card not in g.faction]
