"""Last Lantern as a ruleset: its tables, sentences and set-up (chapter 1)."""

from __future__ import annotations

from typing import Final

from railhead.kernel.ask import Ask
from railhead.kernel.ruleset import Ruleset, Variant
from railhead.kernel.scene import Scene
from railhead.kernel.state import State
from railhead.kernel.view import View
from railhead.testing.toy.model import (
    BOX,
    COUNT,
    IDS,
    LIGHTS,
    NOT_IN_HAND,
    REASONS,
    ROUNDS,
    TITLES,
    VOCABULARY,
    ZONES,
    Lantern,
)
from railhead.testing.toy.round import Round
from railhead.testing.toy.scene import scene


class LanternRules(Ruleset):
    """The ruleset "toy"."""

    def new_state(self) -> State:
        return Lantern()

    def setup(self, g: State) -> None:
        assert isinstance(g, Lantern)
        g.deck.fill(BOX)
        g.shuffle(g.deck, "deck")
        g.lights = [LIGHTS] * g.seats
        g.flame = [0] * g.seats
        g.round = 0
        for seat in range(g.seats):
            g.draw(seat)
        g.push(Round())

    def composition(self, g: State) -> list[int]:
        return COUNT

    def faults(self, g: State) -> list[str]:
        assert isinstance(g, Lantern)
        if len(g.flame) != g.seats:
            return ["table.flame: one number is needed for each seat."]
        if len(g.lights) != g.seats or any([not 0 <= lights <= LIGHTS for lights in g.lights]):
            return [f"table.lights: one number from 0 to {LIGHTS} is needed for each seat."]
        if not 0 <= g.round < ROUNDS[g.options["length"]] + g.over:
            return [f"table.round: {g.round} is not a round of this match."]
        return []

    def evaluate(self, g: State, seat: int) -> int:
        assert isinstance(g, Lantern)
        others = max([g.lights[other] for other in range(g.seats) if other != seat], default=0)
        return 100 * (g.lights[seat] - others) + sum([card for card in g.hand[seat].cards])

    def scene(self, view: View) -> Scene:
        return scene(view)

    def reason_numbers(self, g: State, reason: int, ask: Ask, option: int) -> tuple[int, ...]:
        assert isinstance(g, Lantern)
        return (len(g.hand[ask.seat].cards),) if reason == NOT_IN_HAND else ()


def make() -> LanternRules:
    rules = LanternRules()
    rules.name = "toy"
    rules.title = "Last Lantern"
    rules.version = "1"
    rules.seats = range(1, 11)
    rules.options = (Variant("length", ("short", "long"), "TOY-5.2"),)
    rules.moments = ("round",)
    rules.hidden_reactions = True
    rules.vocabulary = VOCABULARY
    rules.cards = IDS
    rules.card_titles = TITLES
    rules.zones = ZONES
    rules.kinds = {}
    rules.package = "railhead.testing.toy"
    rules.prompts = {"lay": "TOY-2.1", "bury": "TOY-2.6", "save": "TOY-3.1", "answer_shade": "TOY-3.2"}
    rules.events = {
        "draws": "seat",
        "lays": "seat",
        "turns_up": "seat card",
        "dark": "card",
        "buries": "seat",
        "loses_light": "seat number",
        "plays_shade": "seat",
    }
    rules.reasons = REASONS.all
    return rules


RULES: Final = make()
