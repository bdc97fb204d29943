"""The Reinforcement Phase: buying cards from the Field (BAR-7.3, chapter 11)."""

from __future__ import annotations

from typing import Final

from railhead.games.barbarossa import reasons
from railhead.games.barbarossa.cards import AID, BUY_COST, DECK, EVERY_CARD, MIXED, REINFORCEMENT
from railhead.games.barbarossa.model import BUY, END, PLAY, Barbarossa
from railhead.games.barbarossa.phases import against_outside_operation, begin_phase
from railhead.games.barbarossa.playing import TRANSPORT_COST, play
from railhead.games.barbarossa.queries import add_different, on_top
from railhead.kernel.ask import NONE, Ask
from railhead.kernel.step import Step

RP_PER_CARD: Final = 1  # BAR-11.1
# The cards that have a Field deck of their own and a Buying Cost, the cheapest first.
OWN_DECK: Final[list[int]] = sorted(
    [card for card in EVERY_CARD if BUY_COST[card] != NONE and not MIXED[DECK[card]]],
    key=BUY_COST.__getitem__,
)


class ReinforcementPhase(Step):
    """The turn player buys cards and plays TRANSPORTs as he likes (BAR-7.3.2)."""

    flow = ("gain_points", "ask_action", "act")

    def gain_points(self, g: Barbarossa) -> None:
        begin_phase(g, REINFORCEMENT)

    def ask_action(self, g: Barbarossa) -> Ask | None:
        options = [END]
        add_different(options, PLAY, g.hand[g.turn].cards, TRANSPORT_COST, g.op)
        if g.rp >= RP_PER_CARD:
            add_buyable(g, options)
        return Ask(g.turn, "reinforcement", options)

    def act(self, g: Barbarossa) -> None:
        if self.choice == END:
            return
        self.go("ask_action")
        if PLAY.has(self.choice):
            play(g, PLAY.thing(self.choice))
        else:
            buy(g, BUY.thing(self.choice))

    def why_not(self, g: Barbarossa, ask: Ask, option: int) -> int:
        if BUY.has(option):
            return against_buying(g, BUY.thing(option))
        return against_outside_operation(g, option)


def against_buying(g: Barbarossa, card: int) -> int:
    """Why the turn player cannot buy this card; 0: he can."""
    if BUY_COST[card] == NONE:
        return reasons.NEVER_BOUGHT
    if DECK[card] == g.removed:
        return reasons.DECK_REMOVED
    if not on_top(g, card):
        return reasons.NOT_ON_TOP if DECK[card] == AID and g.aid.cards else reasons.DECK_EMPTY
    if g.rp < RP_PER_CARD:
        return reasons.NO_RP
    return 0 if BUY_COST[card] <= g.sp else reasons.PRICE_TOO_HIGH


def add_buyable(g: Barbarossa, options: list[int]) -> None:
    """Add the cards that can be bought with these Supply Points."""
    sp = g.sp
    supply = g.supply
    first = BUY.first
    for card in OWN_DECK:
        if BUY_COST[card] > sp:
            break
        if supply[card]:
            options.append(first + card)
    if g.aid.cards and BUY_COST[g.aid.cards[-1]] <= sp:
        options.append(BUY.of(g.aid.cards[-1]))


def buy(g: Barbarossa, card: int) -> None:
    """Pay; the card goes to the discard pile at once (BAR-11.3)."""
    g.rp -= RP_PER_CARD
    g.sp -= BUY_COST[card]
    g.take_from_field(card, g.discard[g.turn])
    g.tell("buys", g.turn, card, BUY_COST[card])
