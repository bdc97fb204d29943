"""Metro 2033 as a ruleset."""

from __future__ import annotations

from typing import Final

from railhead.components import messages
from railhead.games.metro2033 import board, cards, clash, decks, effects, inventory, model, notes, reasons
from railhead.games.metro2033.data import RESOURCES
from railhead.games.metro2033.evaluate import evaluate
from railhead.games.metro2033.faults import faults
from railhead.games.metro2033.model import Metro
from railhead.games.metro2033.refusals import reason_numbers
from railhead.games.metro2033.scene import MOMENTS, scene
from railhead.games.metro2033.setup import set_up
from railhead.games.metro2033.standing import STANDING
from railhead.kernel.ask import NONE, Ask
from railhead.kernel.ruleset import Ruleset
from railhead.kernel.scene import Scene
from railhead.kernel.state import State
from railhead.kernel.view import View

NOTES: Final[dict[str, str]] = {
    **dict(zip(cards.CARDS, notes.CARD_NOTES, strict=True)),
    **dict(zip(cards.HEROES, notes.HERO_NOTES, strict=True)),
    **dict(zip(board.FACTIONS, notes.FACTION_NOTES, strict=True)),
    **dict(zip(board.STATIONS, notes.STATION_NOTES, strict=True)),
}

THINGS: Final[dict[str, str]] = {  # what the data call the things that are no cards
    **dict(zip(board.FACTIONS, cards.FACTION_TITLES, strict=True)),
    **dict(zip(cards.HEROES, cards.HERO_TITLES, strict=True)),
    **dict(zip(board.STATIONS, board.STATION_TITLES, strict=True)),
    **dict(zip(cards.GOALS, [one.text("text") for one in cards.GOAL_DATA], strict=True)),
}


class MetroRules(Ruleset):
    """The ruleset "metro2033"."""

    def new_state(self) -> State:
        return Metro()

    def setup(self, g: State) -> None:
        assert isinstance(g, Metro)
        set_up(g)

    def composition(self, g: State) -> list[int]:
        return cards.COUNT

    def faults(self, g: State) -> list[str]:
        assert isinstance(g, Metro)
        return faults(g)

    def evaluate(self, g: State, seat: int) -> int:
        assert isinstance(g, Metro)
        return evaluate(g, seat)

    def scene(self, view: View) -> Scene:
        return scene(view)

    def reason_numbers(self, g: State, reason: int, ask: Ask, option: int) -> tuple[int, ...]:
        assert isinstance(g, Metro)
        return reason_numbers(g, reason, ask, option)

    def seat_face(self, g: State, seat: int) -> str:
        assert isinstance(g, Metro)
        faction = g.faction[seat] if seat < len(g.faction) else NONE
        return board.FACTIONS[faction] if faction != NONE else ""


def make() -> MetroRules:
    rules = MetroRules()
    rules.name = "metro2033"
    rules.title = cards.TITLE
    rules.credits = cards.CREDITS
    rules.version = "1"
    rules.seats = range(cards.FEWEST_PLAYERS, cards.MOST_PLAYERS + 1)
    rules.options = ()
    rules.standing = STANDING
    rules.hidden_reactions = True
    rules.vocabulary = model.VOCABULARY
    rules.cards = cards.CARDS
    rules.card_titles = cards.CARD_TITLES
    rules.titles = THINGS
    rules.notes = NOTES
    rules.zones = model.ZONES
    rules.kinds = {
        "Faction": board.FACTIONS,
        "Hero": cards.HEROES,
        "Station": board.STATIONS,
        "Resource": RESOURCES,
        "Phase": model.PHASES,
        "Cause": clash.CAUSES,
        "Opponent": clash.OPPONENTS,
        "Result": clash.RESULTS,
        "Deck": decks.DECKS,
        "FactionAbility": cards.ABILITY_NAMES,
    }
    rules.parts = {
        "Price": [[(RESOURCES[kind], n) for kind, n in enumerate(price) if n] for price in effects.PRICES],
        "OneToken": [[(resource, 1)] for resource in RESOURCES],
        "Track": [[(f"shown_{one}", 1) for one in shown or ["nothing"]] for shown in cards.SYMBOLS],
    }
    rules.package = "railhead.games.metro2033"
    rules.prompts, rules.events = messages(rules.package)
    rules.moments = MOMENTS
    rules.reasons = reasons.REASONS.all
    inventory.check_data()
    return rules


RULES: Final = make()
