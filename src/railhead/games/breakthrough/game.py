"""Metro 2033: Breakthrough as a ruleset."""

from __future__ import annotations

from typing import Final

from railhead.components import messages
from railhead.games.breakthrough import cards, evaluate, faults, model, reasons, refusals, scene
from railhead.games.breakthrough.model import Breakthrough
from railhead.games.breakthrough.notes import NOTES
from railhead.games.breakthrough.setup import set_up
from railhead.games.breakthrough.standing import STANDING
from railhead.kernel.ask import NONE, Ask
from railhead.kernel.errors import BadSetup
from railhead.kernel.ruleset import Credits, Ruleset, Variant
from railhead.kernel.scene import Scene
from railhead.kernel.state import State
from railhead.kernel.view import View

SWITCH_RULES: Final = ("BRK-10.2.1", "BRK-10.3.1", "BRK-10.4.1")


class BreakthroughRules(Ruleset):
    """The ruleset "breakthrough"."""

    def new_state(self) -> State:
        return Breakthrough()

    def setup(self, g: State) -> None:
        assert isinstance(g, Breakthrough)
        set_up(g)

    def composition(self, g: State) -> list[int]:
        return cards.DECK

    def faults(self, g: State) -> list[str]:
        assert isinstance(g, Breakthrough)
        return faults.faults(g)

    def evaluate(self, g: State, seat: int) -> int:
        assert isinstance(g, Breakthrough)
        return 0 if NONE in g.faction else evaluate.evaluate(g, seat)

    def scene(self, view: View) -> Scene:
        return scene.scene(view)

    def seat_face(self, g: State, seat: int) -> str:
        assert isinstance(g, Breakthrough)
        faction = g.faction[seat] if seat < len(g.faction) else NONE
        return cards.IDS[faction] if faction != NONE else ""

    def reason_numbers(self, g: State, reason: int, ask: Ask, option: int) -> tuple[int, ...]:
        assert isinstance(g, Breakthrough)
        return refusals.reason_numbers(g, reason, ask, option)

    def check_setup(self, seats: int, options: dict[str, str] | None) -> dict[str, str]:
        chosen = super().check_setup(seats, options)
        first = chosen[model.FIRST_PLAYER]
        if first != "random" and int(first) > seats:
            raise BadSetup(f"Player {first} cannot go first in a match of {seats} players.")
        return chosen


def survival_switch(number: int) -> Variant:
    """A switch of the survival mode; all are off unless the data says otherwise (BRK-10.1.1)."""
    values = ("on", "off") if cards.SWITCH_DEFAULT[number] else ("off", "on")
    return Variant(cards.SWITCHES[number], values, SWITCH_RULES[number], cards.SWITCH_TEXT[number])


def make() -> BreakthroughRules:
    rules = BreakthroughRules()
    rules.name = "breakthrough"
    rules.title = cards.TITLE
    rules.version = "1"
    rules.credits = Credits(
        cards.DESIGNERS, cards.PUBLISHER, cards.YEAR, (cards.MINUTES, cards.MINUTES), cards.WEIGHT, cards.AGE
    )
    rules.seats = range(cards.FEWEST_PLAYERS, cards.MOST_PLAYERS + 1)
    rules.options = (
        *[survival_switch(number) for number in range(len(cards.SWITCHES))],
        Variant(model.FIRST_PLAYER, ("random", "1", "2", "3", "4", "5"), "BRK-3.1.9"),
        Variant(model.COLOURS_BY, ("chosen", "random"), "BRK-3.1.10"),
        Variant(model.TURN_LIMIT, (model.UNLIMITED, "50", "100", "200", "500", "1000"), "BRK-9.1.5"),
    )
    rules.standing = STANDING
    rules.moments = scene.MOMENTS
    rules.vocabulary = model.VOCABULARY
    rules.cards = cards.IDS
    rules.card_titles = cards.TITLES
    rules.notes = NOTES
    rules.zones = model.ZONES
    rules.kinds = {"type": [title.lower() for title in cards.TYPE_TITLES], "colour": cards.COLOURS}
    rules.package = "railhead.games.breakthrough"
    rules.original_language, rules.original_title = "ru", cards.TITLE_RU
    rules.originals = cards.ORIGINAL_NAMES
    rules.facts = {"discard_three": cards.DISCARD_THREE_COUNT, "tokens_to_win": cards.TOKENS_TO_WIN}
    rules.prompts, rules.events = messages(rules.package)
    rules.reasons = reasons.REASONS.all
    return rules


RULES: Final = make()
