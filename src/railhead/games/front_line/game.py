"""Front Line: No Komrades as a ruleset."""

from __future__ import annotations

from typing import Final

from railhead.components import messages
from railhead.games.front_line import cards, reasons, terms
from railhead.games.front_line.evaluate import evaluate
from railhead.games.front_line.faults import faults
from railhead.games.front_line.model import VOCABULARY, ZONES, FrontLine
from railhead.games.front_line.scene import MOMENTS, scene
from railhead.games.front_line.setup import copies, set_up
from railhead.games.front_line.standing import STANDING
from railhead.kernel.ask import Ask
from railhead.kernel.errors import BadSetup
from railhead.kernel.ruleset import Credits, Ruleset, Variant
from railhead.kernel.scene import Scene
from railhead.kernel.state import State
from railhead.kernel.view import View

ORIGINALS: Final = {
    **dict(zip(cards.IDS + cards.CHARACTERS, cards.POLISH + cards.CHARACTER_POLISH, strict=True)),
    **cards.MARKER_POLISH,
}
TITLES: Final = {**cards.MARKER_TITLES, **dict(zip(cards.CHARACTERS, cards.CHARACTER_TITLES, strict=True))}


def card_note(card: int) -> str:
    """What stands on a card; an attack says its kind first, for Dodge and equipment ask for it."""
    kind = "Linear attack. " if cards.IS_LINEAR[card] else "Splash attack. " if cards.IS_SPLASH[card] else ""
    return kind + cards.TEXTS[card]


NOTES: Final = {
    **dict(zip(cards.CHARACTERS, cards.ABILITY_TEXTS, strict=True)),
    **{f"ability_{name}": text for name, text in zip(cards.CHARACTERS, cards.ABILITY_TEXTS, strict=True)},
    **cards.MARKER_TEXTS,
    **{name: card_note(card) for card, name in enumerate(cards.IDS)},
}


class FrontLineRules(Ruleset):
    """The ruleset "front_line"."""

    def new_state(self) -> State:
        return FrontLine()

    def check_setup(self, seats: int, options: dict[str, str] | None) -> dict[str, str]:
        """A variant is refused where it does not change anything (FLN-11.1, FLN-11.2)."""
        chosen = super().check_setup(seats, options)
        fitting = cards.START_LIFE[chosen["variant"]]
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
        return [copies(card, g.seats) for card in range(len(cards.IDS))]

    def faults(self, g: State) -> list[str]:
        assert isinstance(g, FrontLine)
        return faults(g)

    def evaluate(self, g: State, seat: int) -> int:
        assert isinstance(g, FrontLine)
        return evaluate(g, seat)

    def is_out(self, g: State, seat: int) -> bool:
        """Whoever has fallen wins no more (FLN-10.1)."""
        assert isinstance(g, FrontLine)
        return g.fallen[seat] > 0

    def reason_numbers(self, g: State, reason: int, ask: Ask, option: int) -> tuple[int, ...]:
        assert isinstance(g, FrontLine)
        return reasons.numbers_of(g, reason, ask.seat, option)

    def scene(self, view: View) -> Scene:
        return scene(view)

    def seat_face(self, g: State, seat: int) -> str:
        assert isinstance(g, FrontLine)
        return cards.CHARACTERS[g.character[seat]]


def make() -> FrontLineRules:
    rules = FrontLineRules()
    rules.name = "front_line"
    rules.title = cards.TITLE
    rules.version = "1"
    rules.seats = cards.PLAYERS
    rules.options = (Variant("variant", cards.VARIANTS, "FLN-11.1"),)
    rules.standing = STANDING
    rules.hidden_reactions = True
    rules.moments = MOMENTS
    rules.vocabulary = VOCABULARY
    rules.cards = cards.IDS
    rules.card_titles = cards.TITLES
    rules.titles = TITLES
    rules.originals = ORIGINALS
    rules.notes = NOTES
    rules.zones = ZONES
    rules.kinds = {"Character": cards.CHARACTERS, "HitType": terms.HIT_TYPES, "Marker": list(cards.MARKERS)}
    rules.package = "railhead.games.front_line"
    rules.original_language, rules.original_title = "pl", cards.TITLE_POLISH
    rules.facts = {
        "drafts_left": int(cards.DRAFTS_LEFT),
        "fewest_players": cards.FEWEST_PLAYERS,
        "most_players": cards.MOST_PLAYERS,
    }
    rules.prompts, rules.events = messages(rules.package)
    rules.reasons = reasons.REASONS.all
    # How long a match takes at a real table, and for which age it is, is printed on the box, which we do not have.
    rules.credits = Credits(cards.DESIGNERS, cards.PUBLISHER, cards.YEAR, minutes=(0, 0), weight=cards.WEIGHT, age=0)
    return rules


RULES: Final = make()
