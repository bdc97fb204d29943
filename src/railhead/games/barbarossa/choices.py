"""The choices that card texts leave to the turn player: which cards and how many (rows D10 to D13 and D20)."""

from __future__ import annotations

from railhead.games.barbarossa import reasons
from railhead.games.barbarossa.effects import TEXTS, Effect
from railhead.games.barbarossa.model import CARD, DONE, Barbarossa, Text
from railhead.kernel.ask import Ask
from railhead.kernel.step import Step


class Choose(Step):
    """The turn player chooses for an effect or a cost, one by one (BAR-9.6, BAR-12.8, BAR-15.6 to 15.8, BAR-15.17)."""

    flow = ("ask_one", "take")

    text: Text
    place: int
    left: int

    def effect(self) -> Effect:
        return TEXTS[self.text].effects[self.place]

    def ask_one(self, g: Barbarossa) -> Ask | None:
        effect = self.effect()
        options = effect.options(g)
        if effect.up_to:
            options.append(DONE)
        return Ask(g.turn, effect.prompt, options, about=CARD.of(TEXTS[self.text].card))

    def take(self, g: Barbarossa) -> None:
        if self.choice == DONE:
            g.tell("takes_no_more", g.turn, TEXTS[self.text].card)
            return
        effect = self.effect()
        effect.take(g, self.choice)
        self.left = effect.left(g, self.left)
        if self.left:
            self.go("ask_one")

    def why_not(self, g: Barbarossa, ask: Ask, option: int) -> int:
        if option == DONE:
            return reasons.PAID_IN_FULL if TEXTS[self.text].is_cost else reasons.NOT_OPTIONAL
        return self.effect().against(g, option)
