"""Barbarossa as a ruleset."""

from __future__ import annotations

from typing import Final

from railhead.components import credits, messages
from railhead.games.barbarossa import cards, effects, evaluate, faults, model, notes, reasons, refusals, scene
from railhead.games.barbarossa.model import Barbarossa
from railhead.games.barbarossa.setup import set_up
from railhead.games.barbarossa.standing import STANDING
from railhead.games.barbarossa.victory import concede
from railhead.kernel.ask import Ask
from railhead.kernel.errors import BadSetup
from railhead.kernel.ruleset import Ruleset, Variant
from railhead.kernel.scene import Scene
from railhead.kernel.state import State
from railhead.kernel.view import View


class BarbarossaRules(Ruleset):
    """The ruleset "barbarossa"."""

    def new_state(self) -> State:
        return Barbarossa()

    def setup(self, g: State) -> None:
        assert isinstance(g, Barbarossa)
        set_up(g)

    def composition(self, g: State) -> list[int]:
        return cards.COUNT

    def faults(self, g: State) -> list[str]:
        assert isinstance(g, Barbarossa)
        return faults.faults(g)

    def check_setup(self, seats: int, options: dict[str, str] | None) -> dict[str, str]:
        chosen = super().check_setup(seats, options)
        first = chosen["first_player"]
        if first != "random" and int(first) > seats:
            raise BadSetup(f"Option 'first_player': there is no player {first} in a match of {seats}.")
        return chosen

    def concede(self, g: State, seat: int) -> bool:
        """A player leaves the match (BAR-8.8); False if he has left already."""
        assert isinstance(g, Barbarossa)
        if g.over or not g.in_play[seat]:
            return False
        concede(g, seat)
        return True

    def is_out(self, g: State, seat: int) -> bool:
        """Whoever has conceded wins no more (BAR-8.8)."""
        assert isinstance(g, Barbarossa)
        return not g.in_play[seat]

    def reason_numbers(self, g: State, reason: int, ask: Ask, option: int) -> tuple[int, ...]:
        assert isinstance(g, Barbarossa)
        return refusals.reason_numbers(g, reason, option)

    def evaluate(self, g: State, seat: int) -> int:
        assert isinstance(g, Barbarossa)
        return evaluate.evaluate(g, seat)

    def scene(self, view: View) -> Scene:
        return scene.scene(view)


def make() -> BarbarossaRules:
    rules = BarbarossaRules()
    rules.name = "barbarossa"
    rules.title = cards.DATA.text("title")
    rules.version = "1"
    rules.seats = cards.PLAYERS
    rules.options = (
        Variant("first_player", ("random", *[str(seat) for seat in range(1, cards.PLAYERS[-1] + 1)]), "BAR-4.12"),
        Variant("round_limit", ("100", "1000"), "BAR-8.9"),
        Variant("first_game", ("off", "on"), "BAR-17.3"),
    )
    rules.standing = STANDING
    rules.keeps_sets = True  # everybody saw which EVENTs a lost attack put under the deck
    rules.vocabulary = model.VOCABULARY
    rules.cards = cards.IDS
    rules.card_titles = cards.TITLES
    rules.originals = notes.OTHER_NAMES  # in other editions, the Japanese one among them
    rules.notes = notes.NOTES
    rules.zones = model.ZONES
    rules.moments = scene.MOMENTS
    rules.kinds = {
        "Point": model.POINTS,
        "Phase": cards.PHASE_TITLES,
        "Deck": cards.DECKS,
        "Text": effects.TEXT_NAMES,
        "Condition": cards.CONDITIONS,
        "Intent": model.ABILITY_IDS,
    }
    rules.package = cards.PACKAGE
    rules.prompts, rules.events = messages(rules.package)
    rules.reasons = reasons.REASONS.all
    rules.credits = credits(cards.DATA["credits"])
    cards.check_data()
    return rules


RULES: Final = make()
