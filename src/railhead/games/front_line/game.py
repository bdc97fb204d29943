"""Front Line: No Komrades as a ruleset."""

from __future__ import annotations

from typing import Final

from railhead.components import messages
from railhead.games.front_line.cards import (
    ABILITY_TEXTS,
    CHARACTER_POLISH,
    CHARACTER_TITLES,
    CHARACTERS,
    DESIGNERS,
    DRAFTS_LEFT,
    FEWEST_PLAYERS,
    IDS,
    IS_LINEAR,
    IS_SPLASH,
    MARKER_POLISH,
    MARKER_TEXTS,
    MARKER_TITLES,
    MARKERS,
    MOST_PLAYERS,
    PLAYERS,
    POLISH,
    PUBLISHER,
    START_LIFE,
    TEXTS,
    TITLE,
    TITLE_POLISH,
    TITLES,
    VARIANTS,
    WEIGHT,
    YEAR,
)
from railhead.games.front_line.evaluate import evaluate
from railhead.games.front_line.faults import faults
from railhead.games.front_line.model import VOCABULARY, ZONES, FrontLine
from railhead.games.front_line.reasons import REASONS, numbers_of
from railhead.games.front_line.scene import MOMENTS, scene
from railhead.games.front_line.setup import copies, set_up
from railhead.games.front_line.standing import STANDING
from railhead.games.front_line.terms import HIT_TYPES
from railhead.kernel.ask import Ask
from railhead.kernel.errors import BadSetup
from railhead.kernel.ruleset import Credits, Ruleset, Variant
from railhead.kernel.scene import Scene
from railhead.kernel.state import State
from railhead.kernel.view import View

ORIGINALS: Final = {**dict(zip(IDS + CHARACTERS, POLISH + CHARACTER_POLISH, strict=True)), **MARKER_POLISH}


class FrontLineRules(Ruleset):
    """The ruleset "front_line"."""

    def new_state(self) -> State:
        return FrontLine()

    def check_setup(self, seats: int, options: dict[str, str] | None) -> dict[str, str]:
        """A variant is refused where it does not change anything (FLN-11.1, FLN-11.2)."""
        chosen = super().check_setup(seats, options)
        fitting = START_LIFE[chosen["variant"]]
        if seats not in fitting:
            raise BadSetup(
                f"The variant {chosen['variant']!r} of {self.title} is for {min(fitting)} to {max(fitting)} seats, "
                f"not for {seats}."
            )
        return chosen

    def setup(self, g: State) -> None:
        assert isinstance(g, FrontLine)
        set_up(g)

    def composition(self, g: State) -> list[int]:
        return [copies(card, g.seats) for card in range(len(IDS))]

    def faults(self, g: State) -> list[str]:
        assert isinstance(g, FrontLine)
        return faults(g)

    def evaluate(self, g: State, seat: int) -> int:
        assert isinstance(g, FrontLine)
        return evaluate(g, seat)

    def reason_numbers(self, g: State, reason: int, ask: Ask, option: int) -> tuple[int, ...]:
        assert isinstance(g, FrontLine)
        return numbers_of(g, reason, ask.seat, option)

    def scene(self, view: View) -> Scene:
        return scene(view)

    def note(self, face: str) -> str:
        if face in IDS:
            return card_note(IDS.index(face))
        if face in MARKER_TEXTS:
            return MARKER_TEXTS[face]
        character = face.removeprefix("ability_")
        return ABILITY_TEXTS[CHARACTERS.index(character)] if character in CHARACTERS else ""

    def seat_face(self, g: State, seat: int) -> str:
        assert isinstance(g, FrontLine)
        return CHARACTERS[g.character[seat]]

    def title_of(self, face: str) -> str:
        return CHARACTER_TITLES[CHARACTERS.index(face)] if face in CHARACTERS else MARKER_TITLES.get(face, "")

    def original_of(self, face: str) -> str:
        return ORIGINALS.get(face, "")


def card_note(card: int) -> str:
    """What stands on a card; an attack says its kind first, for Dodge and equipment ask for it."""
    kind = "Linear attack. " if IS_LINEAR[card] else "Splash attack. " if IS_SPLASH[card] else ""
    return kind + TEXTS[card]


def make() -> FrontLineRules:
    rules = FrontLineRules()
    rules.name = "front_line"
    rules.title = TITLE
    rules.version = "1"
    rules.seats = PLAYERS
    rules.options = (
        Variant(
            "variant",
            VARIANTS,
            "FLN-11.1",
        ),
    )
    rules.standing = STANDING
    rules.hidden_reactions = True
    rules.moments = MOMENTS
    rules.vocabulary = VOCABULARY
    rules.cards = IDS
    rules.card_titles = TITLES
    rules.zones = ZONES
    rules.kinds = {"Character": CHARACTERS, "HitType": HIT_TYPES, "Marker": list(MARKERS)}
    rules.package = "railhead.games.front_line"
    rules.original_language, rules.original_title = "pl", TITLE_POLISH
    rules.facts = {"drafts_left": int(DRAFTS_LEFT), "fewest_players": FEWEST_PLAYERS, "most_players": MOST_PLAYERS}
    rules.prompts, rules.events = messages(rules.package)
    rules.reasons = REASONS.all
    # How long a match takes at a real table, and for which age it is, is printed on the box, which we do not have.
    rules.credits = Credits(DESIGNERS, PUBLISHER, YEAR, minutes=(0, 0), weight=WEIGHT, age=0)
    return rules


RULES: Final = make()
