"""One trade among the bundles 3 gold, 2 intel, 1 drakownium (BLK-14.4: market; Trading Platform)."""

from __future__ import annotations

from railhead.games.black_metro import reasons, terms
from railhead.games.black_metro.cards import BUNDLE
from railhead.games.black_metro.model import PASS, TRADE, TRADES, BlackMetro, Player, is_act
from railhead.kernel.ask import Ask
from railhead.kernel.step import Step


def trades(g: BlackMetro, player: int) -> list[int]:
    """The trades (options) whose first bundle the player has in full."""
    return [TRADE.of(at) for at, (give, _) in enumerate(TRADES) if g.stock(give)[player] >= BUNDLE[give]]


def can_trade(g: BlackMetro, player: int) -> bool:
    """Has the player one of the bundles?"""
    return any([g.stock(res)[player] >= BUNDLE[res] for res in range(len(BUNDLE))])


class Trade(Step):
    """A player spends one bundle and gets another."""

    flow = ("ask_trade", "trade")

    player: Player = 0
    optional: bool = False

    def ask_trade(self, g: BlackMetro) -> Ask | None:
        options = trades(g, self.player)
        if not options:
            return None
        return Ask(self.player, "trade", [PASS, *options] if self.optional else options)

    def trade(self, g: BlackMetro) -> None:
        if is_act(self.choice):
            give, take = TRADES[TRADE.thing(self.choice)]
            terms.spend(g, self.player, give, BUNDLE[give])
            terms.get(g, self.player, take, BUNDLE[take])

    def why_not(self, g: BlackMetro, ask: Ask, option: int) -> int:
        if not TRADE.has(option) or option in trades(g, self.player):
            return 0
        return reasons.LACKS[TRADES[TRADE.thing(option)][0]]
