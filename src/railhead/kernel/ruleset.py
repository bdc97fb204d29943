"""What a game declares about itself, and how a match of it begins."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from railhead.kernel.ask import NONE, Ask
from railhead.kernel.errors import BadSetup, RulesError
from railhead.kernel.vocabulary import Vocabulary
from railhead.kernel.zones import EVERYBODY, Zone, ZoneSpec, empty_zone

if TYPE_CHECKING:
    from railhead.kernel.ask import Ask
    from railhead.kernel.events import Event, Tape
    from railhead.kernel.match import Match
    from railhead.kernel.scene import Scene
    from railhead.kernel.state import State
    from railhead.kernel.view import View


class Layout:
    """The zones of a match before anything lies in them, and the pools that unknown cards are dealt anew among."""

    def __init__(self, specs: tuple[ZoneSpec, ...], seats: int) -> None:
        self.pools: list[str] = []
        self.common: list[tuple[str, Zone]] = []
        self.each: list[tuple[str, list[Zone]]] = []  # one for every seat
        for spec in specs:
            if spec.each:
                self.each.append((spec.name, [self.zone(spec, seat) for seat in range(seats)]))
            else:
                self.common.append((spec.name, self.zone(spec, NONE)))

    def zone(self, spec: ZoneSpec, seat: int) -> Zone:
        """An empty zone as declared; its owner's bit, or everybody's, or nobody's sees what lies there."""
        base = EVERYBODY if spec.face == "all" else 1 << seat if spec.face == "owner" else 0
        pool = spec.pool.format(seat=seat)
        if pool not in self.pools:
            self.pools.append(pool)
        return empty_zone(base, self.pools.index(pool), spec.ordered, spec.marked)


LAYOUTS: Final[dict[tuple[Ruleset, int], Layout]] = {}  # worked out once for a ruleset and a number of seats


class Variant:
    """A choice the host makes before the match: a name, its values (the first is the default) and its rule.

    What it does stands in the catalogues (`variant-NAME`), or in `text` where the data of the game say it.
    """

    def __init__(self, name: str, values: tuple[str, ...], rule: str, text: str = "") -> None:
        self.name = name
        self.values = values
        self.rule = rule
        self.text = text


class Standing:
    """An answer that a seat may give in advance: to which questions, which option, and which event ends it.

    The table keeps it for the seat (`railhead.standing`); the rules never hear of it. `option` NONE stands for the only
    option there is. `besides`: it answers only where nothing else is offered than these. `until` ends it for everybody,
    `until_own` where the first argument of the event is the seat. `default`: in force from the beginning.
    Must hold: unless the question is quiet, it hangs on what everybody sees whether it answers; else the speed of the
    answer would tell something. A question that shows by having one option what its seat holds is not among `prompts`.
    """

    def __init__(
        self,
        name: str,
        prompts: tuple[str, ...] = (),
        option: int = NONE,
        besides: tuple[int, ...] = (),
        until: tuple[str, ...] = (),
        until_own: tuple[str, ...] = (),
        default: bool = False,
    ) -> None:
        self.name = name
        self.prompts = prompts
        self.option = option
        self.besides = besides
        self.until = until
        self.until_own = until_own
        self.default = default

    def answer(self, view: View, ask: Ask, alone: bool = False) -> int | None:
        """The option it stands for; None: the seat has to be asked. `alone`: no other person sees how long it takes."""
        if self.option == NONE:
            shown = ask.prompt in self.prompts or alone or view.state.seats == 1
            return ask.options[0] if shown and len(ask.options) == 1 else None
        if ask.prompt not in self.prompts or self.option not in ask.options:
            return None
        if self.besides:
            for option in ask.options:
                if option != self.option and option not in self.besides:
                    return None
        return self.option

    def ends_with(self, event: Event, seat: int) -> bool:
        """Does this event end it for a seat?"""
        if event.kind in self.until:
            return True
        return event.kind in self.until_own and len(event.args) > 0 and event.args[0] == seat


class Reason:
    """Why something is not allowed: the rule, and the name of the sentence in the catalogues (`why-NAME`).

    The sentence may speak of `$option` (what was pointed at), of `$number`, `$number2`… (`Ruleset.reason_numbers`)
    and of `$about`, the thing that this reason is about.
    """

    def __init__(self, rule: str, name: str, about: str = "") -> None:
        self.rule = rule
        self.name = name
        self.about = about


class Reasons:
    """The reasons of a game, declared one by one. Each gets a number; 0 stays free: nothing stands against it.

    REASONS: Final = Reasons()
    NOT_IN_HAND: Final = REASONS.add("TOY-2.1", "not_in_hand")
    """

    def __init__(self) -> None:
        self.all: Final[list[Reason]] = [Reason("", "")]

    def add(self, rule: str, name: str, about: str = "") -> int:
        self.all.append(Reason(rule, name, about))
        return len(self.all) - 1

    def each(self, rule: str, name: str, things: list[str]) -> list[int]:
        """One reason for each thing it can be about."""
        return [self.add(rule, name, thing) for thing in things]


class Credits:
    """Who made the published game, and what somebody who looks for a game wants to know of it."""

    def __init__(
        self,
        designers: tuple[str, ...],
        publisher: str,
        year: int,
        minutes: tuple[int, int],
        weight: int,
        age: int,
    ) -> None:
        self.designers = designers
        self.publisher = publisher
        self.year = year
        self.minutes = minutes  # of a match at a real table, the fewest and the most
        self.weight = weight  # 1: explained in two minutes; 5: an evening with the rulebook first
        self.age = age


@mypyc_attr(allow_interpreted_subclasses=True)
class Ruleset:
    """Base of all games: tables that describe the game, and the few functions the kernel calls.

    Must hold: a ruleset has no state of its own; everything about a match lives in its `State`.
    """

    name: str
    title: str
    version: str
    seats: range
    options: tuple[Variant, ...]
    standing: tuple[Standing, ...] = ()  # what a seat may answer in advance
    vocabulary: Vocabulary
    cards: list[str]  # ids of all kinds of cards, as in components.toml; a card in a zone is an index into this list
    card_titles: list[str]
    zones: tuple[ZoneSpec, ...]
    kinds: dict[str, list[str]]  # annotation of a field -> the names of its values; "Card" and "Option" come along
    parts: dict[str, list[list[tuple[str, int]]]]  # kind -> its values as so many of what
    prompts: dict[str, str]  # question -> the rule it comes from
    events: dict[str, str]  # event -> the kinds of its arguments: "seat card number"
    reasons: list[Reason]  # entry 0 is never used: 0 means "no reason against it"
    facts: dict[str, int]  # numbers of the data that sentences speak of
    titles: dict[str, str]  # what the data call a thing that is no card, by its id; else the catalogues know
    originals: dict[str, str]  # what the published game calls a thing in its own language, where the data say it
    notes: dict[str, str]  # what stands on a card or piece, by its face (its id in the data), for somebody who looks
    credits: Credits | None = None
    original_language: str = ""  # of the published game, where its names are in the data
    original_title: str = ""
    moments: tuple[str, ...] = ()  # the parts of a round or turn in their order, for the strip that shows where we are
    keeps_sets: bool = False  # do views know sets of cards of unknown order? Half the speed where hands are drafted
    hidden_reactions: bool = False  # does it put quiet questions?
    data: str = ""  # a hash of the data the rules were made from: edited data makes another game of it
    package: str  # where the steps, rules.md and components.toml of the game live

    def __init__(self) -> None:
        self.parts = {}
        self.facts = {}
        self.titles = {}
        self.originals = {}
        self.notes = {}

    # --- what a game provides ---------------------------------------------------------------------------------------

    def new_state(self) -> State:
        """An empty state object of the game."""
        raise NotImplementedError

    def setup(self, g: State) -> None:
        """Fill a state whose kernel fields and zones are laid out: cards, fields, and the first step on the stack."""
        raise NotImplementedError

    def composition(self, g: State) -> list[int]:
        """How many of each card there must be in all zones together, in a match like this one."""
        raise NotImplementedError

    def faults(self, g: State) -> list[str]:
        """What is impossible about this position, in sentences; empty if it could exist."""
        return []

    def evaluate(self, g: State, seat: int) -> int:
        """How well a seat stands: higher is better. Only what the seat may know, or imagines, is in `g`."""
        return 0

    def scene(self, view: View) -> Scene | None:
        """The table as this viewer sees it, in areas and pieces; None: there is only what is asked and told."""
        return None

    def concede(self, g: State, seat: int) -> bool:
        """A seat leaves the match. Must hold: afterwards `g` is over or asks a question. False: the rules forbid it."""
        return False

    def is_out(self, g: State, seat: int) -> bool:
        """Can a seat win no more, because it has fallen or left? Must hold: it stays so, and everybody can see it."""
        return False

    def reason_numbers(self, g: State, reason: int, ask: Ask, option: int) -> tuple[int, ...]:
        """The numbers of a reason's sentence. Must hold: the seat that is refused may know them."""
        return ()

    def seat_face(self, g: State, seat: int) -> str:
        """The id of what a seat plays, its character, faction or colour; empty: it goes by the player's name."""
        return ""

    # --- what every game has ----------------------------------------------------------------------------------------

    def title_of(self, face: str) -> str:
        """What the data call a thing that is no card; empty: the catalogues know."""
        return self.titles.get(face, "")

    def original_of(self, face: str) -> str:
        """What the published game calls a thing in its own language; empty: nobody knows."""
        return self.originals.get(face, "")

    def note(self, face: str) -> str:
        """What stands on a card or piece; empty: nothing."""
        return self.notes.get(face, "")

    def start(self, seats: int, seed: int | bytes = 0, options: dict[str, str] | None = None) -> Match:
        """Begin a match; the first questions are open when this returns."""
        from railhead.kernel.match import begin_match

        return begin_match(self, seats, seed, self.check_setup(seats, options))

    def start_state(self, seats: int, seed: int | bytes = 0, options: dict[str, str] | None = None) -> State:
        """The first position of a match without log and events: for search, benchmarks and soaks."""
        state = self.new_state()
        state.begin(self, seats, self.check_setup(seats, options))
        state.chance.seed(seed)
        self.setup(state)
        state.advance()
        return state

    def check_setup(self, seats: int, options: dict[str, str] | None) -> dict[str, str]:
        """The complete options of a match, or a refusal that says what would be right."""
        if seats not in self.seats:
            raise BadSetup(f"{self.title} is for {self.seats[0]} to {self.seats[-1]} seats, not for {seats!r}.")
        chosen = {variant.name: variant.values[0] for variant in self.options}
        if not options:
            return chosen
        for name, value in options.items():
            if name not in chosen:
                known = ", ".join(chosen) or "it has none"
                raise BadSetup(f"{self.title} has no option called {name!r}; its options: {known}.")
            chosen[name] = value
        for variant in self.options:
            if chosen[variant.name] not in variant.values:
                raise BadSetup(
                    f"Option {variant.name!r} of {self.title} is one of {', '.join(variant.values)}; "
                    f"{chosen[variant.name]!r} is not."
                )
        return chosen

    def load_state(self, data: object, tape: Tape | None = None) -> State:
        """Any consistent position from JSON, asked and ready; an impossible one is refused with a sentence.

        What still happens before the first question goes onto the tape, if there is one.
        """
        from railhead.kernel.codec import decode_state

        return decode_state(self, data, tape)

    def layout(self, seats: int) -> Layout:
        """The empty zones of a match with so many seats."""
        layout = LAYOUTS.get((self, seats))
        if layout is None:
            layout = LAYOUTS[self, seats] = Layout(self.zones, seats)
        return layout

    def rule_of(self, prompt: str) -> str:
        """The rule that a question comes from."""
        if prompt not in self.prompts:
            raise RulesError(f"{self.name} asks {prompt!r} and does not declare it")
        return self.prompts[prompt]
