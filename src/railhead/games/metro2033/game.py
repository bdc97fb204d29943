"""Metro 2033 as a ruleset."""

from __future__ import annotations

from typing import Final

from railhead.components import messages
from railhead.games.metro2033.board import FACTIONS, STATION_TITLES, STATIONS
from railhead.games.metro2033.cards import (
    ABILITY_NAMES,
    CARD_TITLES,
    CARDS,
    COUNT,
    FACTION_TITLES,
    FEWEST_PLAYERS,
    GOAL_DATA,
    GOALS,
    HERO_TITLES,
    HEROES,
    MOST_PLAYERS,
    SHOWN,
    SHOWS_LAW,
    SHOWS_THREAT,
    TITLE,
    TRACK,
)
from railhead.games.metro2033.clash import CAUSES, OPPONENTS, RESULTS
from railhead.games.metro2033.data import RESOURCES
from railhead.games.metro2033.decks import DECKS
from railhead.games.metro2033.effects import PRICES
from railhead.games.metro2033.evaluate import evaluate
from railhead.games.metro2033.faults import faults
from railhead.games.metro2033.inventory import check_data
from railhead.games.metro2033.model import PHASES, VOCABULARY, ZONES, Metro
from railhead.games.metro2033.notes import CARD_NOTES, FACTION_NOTES, HERO_NOTES, STATION_NOTES
from railhead.games.metro2033.reasons import REASONS
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
    **dict(zip(CARDS, CARD_NOTES, strict=True)),
    **dict(zip(HEROES, HERO_NOTES, strict=True)),
    **dict(zip(FACTIONS, FACTION_NOTES, strict=True)),
    **dict(zip(STATIONS, STATION_NOTES, strict=True)),
}

THINGS: Final[dict[str, str]] = {  # what the data call the things that are no cards
    **dict(zip(FACTIONS, FACTION_TITLES, strict=True)),
    **dict(zip(HEROES, HERO_TITLES, strict=True)),
    **dict(zip(STATIONS, STATION_TITLES, strict=True)),
    **dict(zip(GOALS, [one.text("text") for one in GOAL_DATA], strict=True)),
}


class MetroRules(Ruleset):
    """The ruleset "metro2033"."""

    def new_state(self) -> State:
        return Metro()

    def setup(self, g: State) -> None:
        assert isinstance(g, Metro)
        set_up(g)

    def composition(self, g: State) -> list[int]:
        return COUNT

    def faults(self, g: State) -> list[str]:
        assert isinstance(g, Metro)
        return faults(g)

    def evaluate(self, g: State, seat: int) -> int:
        assert isinstance(g, Metro)
        return evaluate(g, seat)

    def scene(self, view: View) -> Scene:
        return scene(view)

    def note(self, face: str) -> str:
        return NOTES.get(face, "")

    def reason_numbers(self, g: State, reason: int, ask: Ask, option: int) -> tuple[int, ...]:
        assert isinstance(g, Metro)
        return reason_numbers(g, reason, ask, option)

    def seat_face(self, g: State, seat: int) -> str:
        assert isinstance(g, Metro)
        faction = g.faction[seat] if seat < len(g.faction) else NONE
        return FACTIONS[faction] if faction != NONE else ""

    def title_of(self, face: str) -> str:
        return THINGS.get(face, "")


def shown_at(position: int) -> list[str]:
    """What a position of the round track shows, in its order; nothing is something, too."""
    shown = [RESOURCES[resource] for resource in SHOWN[position]]
    shown += ["threat"] * SHOWS_THREAT[position] + ["law"] * SHOWS_LAW[position]
    return shown or ["nothing"]


def make() -> MetroRules:
    rules = MetroRules()
    rules.name = "metro2033"
    rules.title = TITLE
    rules.version = "1"
    rules.seats = range(FEWEST_PLAYERS, MOST_PLAYERS + 1)
    rules.options = ()
    rules.standing = STANDING
    rules.hidden_reactions = True
    rules.vocabulary = VOCABULARY
    rules.cards = CARDS
    rules.card_titles = CARD_TITLES
    rules.zones = ZONES
    rules.kinds = {
        "Faction": FACTIONS,
        "Hero": HEROES,
        "Station": STATIONS,
        "Resource": RESOURCES,
        "Phase": PHASES,
        "Cause": CAUSES,
        "Opponent": OPPONENTS,
        "Result": RESULTS,
        "Deck": DECKS,
        "FactionAbility": ABILITY_NAMES,
    }
    rules.parts = {
        "Price": [[(RESOURCES[kind], n) for kind, n in enumerate(price) if n] for price in PRICES],
        "OneToken": [[(resource, 1)] for resource in RESOURCES],
        "Track": [[(f"shown_{one}", 1) for one in shown_at(position)] for position in range(len(TRACK))],
    }
    rules.package = "railhead.games.metro2033"
    rules.prompts, rules.events = messages(rules.package)
    rules.moments = MOMENTS
    rules.reasons = REASONS.all
    check_data()
    return rules


RULES: Final = make()
