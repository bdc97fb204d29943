"""Black Metro as a ruleset: its tables, set-up and faults."""

from __future__ import annotations

from typing import Final

from railhead.games.black_metro import fields as fields  # registers how states and steps are copied
from railhead.games.black_metro import verbs as verbs  # gives the verbs of the data their meaning
from railhead.games.black_metro.evaluate import evaluate
from railhead.games.black_metro.faults import faults
from railhead.games.black_metro.model import ZONES, BlackMetro
from railhead.games.black_metro.panels import panels
from railhead.games.black_metro.pieces import SPELLED
from railhead.games.black_metro.reasons import REASONS
from railhead.games.black_metro.round import Game
from railhead.games.black_metro.scripts import DICE, SCRIPT_NAMES
from railhead.games.black_metro.setup import lay_out
from railhead.games.black_metro.standing import STANDING
from railhead.games.black_metro.tables import (
    CANDIDATE_IDS,
    CARD_ROWS,
    CARD_TITLES,
    CARDS,
    COLOURS,
    DATA,
    DISTRICT_IDS,
    FIRST_TECHNOLOGY,
    PACKAGE,
    RANK_IDS,
    RESOURCES,
    TILE_FACES,
    TILE_NAMES,
)
from railhead.games.black_metro.texts import ABOUT, ENDINGS, EVENTS, PROMPTS
from railhead.games.black_metro.words import VOCABULARY
from railhead.kernel.display import Panel
from railhead.kernel.errors import BadSetup
from railhead.kernel.ruleset import Ruleset, Variant
from railhead.kernel.state import State
from railhead.kernel.view import View


class BlackMetroRules(Ruleset):
    """The ruleset "black_metro"."""

    def new_state(self) -> State:
        return BlackMetro()

    def check_setup(self, seats: int, options: dict[str, str] | None) -> dict[str, str]:
        chosen = super().check_setup(seats, options)
        if seats == 1 and chosen["use_candidates"] != "yes":
            raise BadSetup("The solo challenge is always played with a candidate (BLK-19.2.3).")
        return chosen

    def setup(self, g: State) -> None:
        assert isinstance(g, BlackMetro)
        lay_out(g)
        g.push(Game())

    def composition(self, g: State) -> list[int]:
        assert isinstance(g, BlackMetro)
        counts = [row.get("count", 1) for row in CARD_ROWS]
        players = 2 if g.is_solo() else g.seats
        for card in range(FIRST_TECHNOLOGY, len(CARDS)):
            overlords = "owner" in CARD_ROWS[card]
            counts[card] = (1 if g.is_solo() else 0) if overlords else players
        return counts

    def faults(self, g: State) -> list[str]:
        assert isinstance(g, BlackMetro)
        return faults(g)

    def evaluate(self, g: State, seat: int) -> int:
        assert isinstance(g, BlackMetro)
        return evaluate(g, seat)

    def table(self, view: View) -> list[Panel]:
        g = view.state
        assert isinstance(g, BlackMetro)
        return panels(g, view)

    def ending(self, reason: str) -> str:
        return ENDINGS.get(reason) or super().ending(reason)

    def seat_title(self, g: State, seat: int) -> str:
        assert isinstance(g, BlackMetro)
        return "The Overlord" if g.is_overlord(seat) else COLOURS[g.colour[seat]].capitalize()


def make() -> BlackMetroRules:
    """The ruleset with all its tables."""
    rules = BlackMetroRules()
    rules.name = "black_metro"
    rules.title = "Black Metro"
    rules.version = "1"
    rules.seats = range(1, 5)
    rules.options = tuple(
        [Variant(name, tuple(row["values"]), row["text"], row["rule"]) for name, row in DATA["options"].items()]
    )
    rules.standing = STANDING
    rules.vocabulary = VOCABULARY
    rules.cards = CARDS
    rules.card_titles = CARD_TITLES
    rules.zones = ZONES
    rules.kinds = {
        "Place": ["hideout", *DISTRICT_IDS, "overwhelmed"],
        "FortPlace": ["backup", *DISTRICT_IDS],
        "Candidate": CANDIDATE_IDS,
        "Colour": COLOURS,
        "TileFace": TILE_FACES,
        "Rank": RANK_IDS,
        "Script": SCRIPT_NAMES,
        "Pieces": SPELLED,
        # in sentences only
        "Resource": RESOURCES,
        "Die": DICE,
        "TileName": TILE_NAMES,
        "Turned": ["now unturned", "now turned"],
    }
    rules.package = PACKAGE
    rules.about = ABOUT
    rules.prompts = PROMPTS
    rules.events = EVENTS
    rules.reasons = REASONS
    return rules


RULES: Final = make()
