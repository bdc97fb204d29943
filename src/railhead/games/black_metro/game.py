"""Black Metro as a ruleset: its tables, set-up and faults."""

from __future__ import annotations

from typing import Final

from railhead.components import Entry, messages
from railhead.games.black_metro import cards, faults, notes, personnel, reasons, scene, setup, standing, victory
from railhead.games.black_metro import verbs as verbs  # gives the verbs of the data their meaning
from railhead.games.black_metro.evaluate import evaluate
from railhead.games.black_metro.model import VOCABULARY, ZONES, BlackMetro
from railhead.games.black_metro.refusals import reason_numbers
from railhead.games.black_metro.round import Game
from railhead.games.black_metro.scene_now import MOMENTS
from railhead.games.black_metro.scripts import DICE, DICE_FACES, DIE_NAMES, SCRIPT_NAMES, SCRIPTS, words
from railhead.kernel.ask import Ask
from railhead.kernel.errors import BadSetup
from railhead.kernel.ruleset import Credits, Ruleset, Variant
from railhead.kernel.scene import Scene
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
        setup.set_up(g)
        g.push(Game())

    def composition(self, g: State) -> list[int]:
        assert isinstance(g, BlackMetro)
        counts = cards.CARD_COUNTS[:]
        players = 2 if g.is_solo() else g.seats
        for card in range(cards.FIRST_TECHNOLOGY, len(cards.CARDS)):
            overlords = card in cards.OVERLORD_TECHNOLOGIES
            counts[card] = (1 if g.is_solo() else 0) if overlords else players
        return counts

    def faults(self, g: State) -> list[str]:
        assert isinstance(g, BlackMetro)
        return faults.faults(g)

    def evaluate(self, g: State, seat: int) -> int:
        assert isinstance(g, BlackMetro)
        return evaluate(g, seat)

    def scene(self, view: View) -> Scene:
        return scene.scene(view)

    def reason_numbers(self, g: State, reason: int, ask: Ask, option: int) -> tuple[int, ...]:
        assert isinstance(g, BlackMetro)
        return reason_numbers(g, reason, ask, option)

    def seat_face(self, g: State, seat: int) -> str:
        assert isinstance(g, BlackMetro)
        return OVERLORD if g.is_overlord(seat) else cards.COLOURS[g.colour[seat]]


OVERLORD: Final = "overlord"  # the face of the seat that the rules play
TITLES: Final[dict[str, str]] = {
    OVERLORD: cards.OVERLORD_NAME,
    **{colour: colour.capitalize() for colour in cards.COLOURS},
    **dict(zip(cards.LEVEL_IDS, cards.LEVEL_TITLES, strict=True)),
    **{f"die_{name}": title for name, title in zip(DICE, DIE_NAMES, strict=True)},
}
VARIANTS: Final[dict[str, list[str]]] = {  # the switches, and the values that the rules know; the first is the default
    "standby_order": ["quick_reference", "body_text"],
    "dominance_order": ["quick_reference", "body_text"],
    "blockade_fortune_mode": ["table", "strict"],
    "combat_zone_second": ["overwhelm", "relic"],
    "fortune_play_moment": ["before_or_after", "after"],
    "relic_when_no_dominance": ["stays", "tie_rule"],
    "use_candidates": ["yes", "no"],
}
MINUTES: Final[int] = cards.META.number("minutes_per_player", least=1)
CREDITS: Final = Credits(
    designers=(cards.META.text("designer"),),
    publisher=cards.META.text("publisher"),
    year=cards.META.number("year"),
    minutes=(cards.SEATS[0] * MINUTES, cards.SEATS[1] * MINUTES),
    weight=cards.META.number("weight", least=1, most=5),
    age=cards.META.number("age", least=0),
)


def variant(name: str) -> Variant:
    """A switch as the data describes it; the table may put another of its values first."""
    row: Entry = cards.DATA["options"][name]
    values = words(row, "values", VARIANTS[name])
    if sorted(values) != sorted(VARIANTS[name]):
        raise row.fault("values", f"is {values}", f"the rules know {', '.join(VARIANTS[name])}")
    return Variant(name, tuple(values), row.text("rule"), row.text("text"))


def make() -> BlackMetroRules:
    """The ruleset with all its tables."""
    rules = BlackMetroRules()
    rules.name = "black_metro"
    rules.title = cards.TITLE
    rules.version = "1"
    rules.seats = range(cards.SEATS[0], cards.SEATS[1] + 1)
    rules.options = tuple([variant(name) for name in VARIANTS])
    rules.standing = standing.STANDING
    rules.hidden_reactions = True
    rules.moments = MOMENTS
    rules.vocabulary = VOCABULARY
    rules.cards = cards.CARDS
    rules.card_titles = cards.CARD_TITLES
    rules.titles = TITLES
    rules.notes = notes.NOTES
    rules.zones = ZONES
    rules.kinds = {
        "Place": ["hideout", *cards.DISTRICT_IDS, "overwhelmed"],
        "FortPlace": ["backup", *cards.DISTRICT_IDS],
        "Candidate": cards.CANDIDATE_IDS,
        "Colour": cards.COLOURS,
        "TileFace": cards.TILE_FACES,
        "Rank": cards.RANK_IDS,
        "Fort": cards.FORT_IDS,
        "Level": cards.LEVEL_IDS,
        "Script": SCRIPT_NAMES,
        "Pieces": personnel.SPELLED,
        # in sentences only
        "Resource": cards.RESOURCES,
        "Die": DICE,
        "TileName": cards.TILE_NAMES,
        "Turned": ["now unturned", "now turned"],
        "Phase": ["assignment", "dominance", "resolution", "standby"],
        "Personnel": personnel.TOLD,
        "RankName": cards.RANK_NAMES,
        "FortName": cards.FORT_NAMES,
        "Where": ["in the hideout", *[f"at {name}" for name in cards.DISTRICT_NAMES], "among the overwhelmed"],
        "CandidateName": cards.CANDIDATE_NAMES,
        "Face": [SCRIPTS[face].title for faces in DICE_FACES for face in faces],
        "Scored": victory.SCORED,
    }
    rules.package = cards.PACKAGE
    rules.prompts, rules.events = messages(rules.package)
    rules.reasons = reasons.REASONS.all
    rules.credits = CREDITS
    cards.DATA.close()  # every key of the file has been read by now
    return rules


RULES: Final = make()
